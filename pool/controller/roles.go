package controller

import (
	"crypto/subtle"
	"net/http"
	"path"
	"strings"
	"time"

	"ferry/pool/protocol"
	"ferry/server/identity"
	"ferry/wire"
)

// Roles say which clients are servers of the pool, and which its operators: names of certificates or tokens,
// as NAME or TENANT/NAME, with * for any letters. All others are clients.
type Roles struct {
	Servers, Operators []string
}

// A Caller is who sends a request.
type Caller struct {
	identity.Identity
	Trusted bool // it could do to the controller whatever it likes: its own user, or root, on its machine
}

func listed(names []string, who identity.Identity) bool {
	if who.Kind != identity.ByCertificate && who.Kind != identity.ByToken {
		return false
	}
	for _, n := range names {
		text := who.Name
		if strings.Contains(n, "/") {
			text = who.Tenant + "/" + who.Name
		}
		if ok, err := path.Match(n, text); ok && err == nil {
			return true
		}
	}
	return false
}

func (r Roles) operator(c Caller) bool { return c.Trusted || listed(r.Operators, c.Identity) }

// server says whether a caller may speak for a server: it is one, of that name.
func (r Roles) server(c Caller, name string) bool {
	return c.Trusted || listed(r.Servers, c.Identity) && c.Name == name
}

// FindCaller says who sends a request: the user of a Unix socket, a certificate that TLS has verified, or a
// token.
func FindCaller(r *http.Request, tokens identity.Tokens) (Caller, error) {
	if c, ok := r.Context().Value(peerKey{}).(Caller); ok {
		return c, nil
	}
	if r.TLS != nil && len(r.TLS.PeerCertificates) > 0 {
		who, err := identity.OfCertificate(r.TLS.PeerCertificates[0])
		return Caller{Identity: who}, err
	}
	text, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !ok {
		return Caller{}, protocol.Refuse(http.StatusUnauthorized, "present a certificate (--cert, --key) or a token (--token-file)", "the pool does not know who you are")
	}
	key, who, found := tokens.Find(wire.IDOfToken([]byte(text)), time.Now())
	proof := wire.KeyOfToken([]byte(text))
	if subtle.ConstantTimeCompare(key[:], proof[:]) != 1 || !found {
		return Caller{}, protocol.Refuse(http.StatusUnauthorized, "ferry token list on the pool's machine shows those that are valid", "the pool does not accept this token")
	}
	return Caller{Identity: who}, nil
}

// peerKey is the key of a Caller in the context of a connection.
type peerKey struct{}
