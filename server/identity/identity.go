// Package identity establishes who a client is and by which proof: certificates of a small
// CA, tokens, and the files of both. It opens no connection; the code that does asks this
// package which credentials to present and which to accept.
//
// Files are replaced as a whole, are readable by their owner alone where they hold a
// secret, and are read again when they have changed (see Watched), so that a new
// certificate or a revoked token needs no restart. Watched may be used by any goroutine;
// other values are immutable after they are made.
package identity

import (
	"crypto/x509"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// How a client has proved its identity.
const (
	ByCertificate = "certificate"
	ByToken       = "token"
	ByUser        = "user"   // the kernel names the user at the other end of a Unix socket
	ByNobody      = "anyone" // the server asks for no proof
	ByServer      = "server" // another server, which brought the session, says so
	ByClaim       = "claim"  // the token of a claim that the pool of the server has granted
)

// DefaultTenant is the tenant of clients that are in no other one.
const DefaultTenant = "default"

// An Identity is the proved identity of a client.
type Identity struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	Tenant string `json:"tenant"`
	Serial string `json:"serial,omitempty"` // of the certificate, or the id of the token
}

// Names of identities that are in no store. They contain a blank or a parenthesis, which no
// name of a certificate or a token does: none can be mistaken for another.
const (
	TokenFileName = "(token file)"
	AnyoneName    = "(anyone)"
)

// User returns the identity of a user at the other end of a Unix socket.
func User(uid uint32) Identity {
	return Identity{Kind: ByUser, Name: fmt.Sprintf("uid %d", uid), Tenant: DefaultTenant}
}

// Anyone returns the identity of a client that was asked for no proof.
func Anyone() Identity { return Identity{Kind: ByNobody, Name: AnyoneName, Tenant: DefaultTenant} }

func (i Identity) String() string { return i.Tenant + "/" + i.Name }

// Owner returns the name under which sessions share memory and see each other: tenant and
// name. It is not the tenant alone: an operator counts and limits a tenant's clients
// together, which does not mean that its people may read each other's memory. It is not the
// credential either: a client that renews its certificate, or moves from a token to a
// certificate, stays the same.
func (i Identity) Owner() string { return fmt.Sprintf("%q %q", i.Tenant, i.Name) }

var nameForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$`)

// CheckName says what is wrong with the name of a client or of a tenant.
func CheckName(what, name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("%s %q: use 1 to 63 letters, digits, '.', '_' and '-', beginning with a letter or digit", what, name)
	}
	return nil
}

// trustDomain is the authority of the URIs that the CA writes. A reader accepts any: the
// signature counts.
const trustDomain = "ferry"

// uri returns the name of a client in a certificate, after SPIFFE.
func uri(tenant, name string) string {
	return "spiffe://" + trustDomain + "/tenant/" + tenant + "/client/" + name
}

// OfCertificate returns the identity that a certificate states: its only URI,
// spiffe://domain/tenant/TENANT/client/NAME.
func OfCertificate(c *x509.Certificate) (Identity, error) {
	if len(c.URIs) != 1 || c.URIs[0].Scheme != "spiffe" || c.URIs[0].RawQuery != "" || c.URIs[0].Fragment != "" {
		return Identity{}, errors.New("the certificate names no client; it needs one URI, " + uri("TENANT", "NAME"))
	}
	part := strings.Split(c.URIs[0].Path, "/")
	if len(part) != 5 || part[0] != "" || part[1] != "tenant" || part[3] != "client" {
		return Identity{}, fmt.Errorf("the certificate's URI is %s, not as %s", c.URIs[0], uri("TENANT", "NAME"))
	}
	if err := errors.Join(CheckName("tenant", part[2]), CheckName("client", part[4])); err != nil {
		return Identity{}, fmt.Errorf("the certificate's URI: %w", err)
	}
	return Identity{Kind: ByCertificate, Tenant: part[2], Name: part[4], Serial: c.SerialNumber.Text(16)}, nil
}
