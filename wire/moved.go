package wire

import (
	"crypto/hmac"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// MoveFlags are the part of a Hello about where a session is: those that move from one server to another,
// and those that share memory with their server's machine.
type MoveFlags struct {
	Follows bool     // with Packets: the client knows StatusMoved
	Ticket  bool     // with Resume: the session has moved here, and its secret stands for a token
	Region  RegionID // with Packets, of a new session: the client has this region's memory and wants a part of it; zero for none
}

// This file is what a client is told that resumes a session which has moved to another server,
// and the handshake by which it goes on there (PROTOCOL.md, "Moved sessions").

// Bounds of a Redirect.
const (
	MaxAddresses = 8
	maxAddress   = 255
)

// A Redirect says where a session is that has moved to another server. Its secret, which that
// server has made for this session alone, is the ticket with which the client resumes there: it
// takes the place of a token.
type Redirect struct {
	Addresses []string // how clients may reach the server, best first: as transport.Parse reads them
	Session   uint64   // its number there
	Secret    [32]byte
}

// A MovedError is the answer to a client that resumes a session which has moved.
type MovedError struct{ Redirect }

func (e *MovedError) Error() string {
	return "the session has moved to " + strings.Join(e.Addresses, " or ")
}

// Validate says why r is none that could be sent.
func (r *Redirect) Validate() error {
	switch {
	case len(r.Addresses) == 0 || len(r.Addresses) > MaxAddresses:
		return fmt.Errorf("a session that has moved has 1 to %d addresses, not %d", MaxAddresses, len(r.Addresses))
	case r.Session == 0 || r.Secret == [32]byte{}:
		return errors.New("a session that has moved without its number or its secret")
	}
	for _, a := range r.Addresses {
		strange := strings.IndexFunc(a, func(c rune) bool { return c <= ' ' || c > '~' }) >= 0
		if scheme, rest, ok := strings.Cut(a, "://"); !ok || scheme == "" || rest == "" || len(a) > maxAddress || strange {
			return fmt.Errorf("a session cannot move to the address %q", a)
		}
	}
	if n := len(strings.Join(r.Addresses, " ")); n > maxMessage {
		return fmt.Errorf("addresses of %d bytes (at most %d)", n, maxMessage)
	}
	return nil
}

// Moved is the Welcome that tells a client, which has proved the secret of its session, where
// that is now. Nobody without that secret can read the new one, or change anything.
func (a *Accepted) Moved(secret [32]byte, r Redirect) (Welcome, error) {
	if err := r.Validate(); err != nil {
		return Welcome{}, err
	}
	w := Welcome{Status: StatusMoved, Packets: true, Session: r.Session, Message: strings.Join(r.Addresses, " ")}
	w.Secret = maskOf(secret, r.Secret, a.rawHello, a.rawChallenge)
	w.Proof = movedProof(secret, w, a.rawHello, a.rawChallenge)
	return w, nil
}

// parseMoved is the client's side of Moved.
func parseMoved(w Welcome, secret [32]byte, rawHello, rawChallenge []byte) error {
	if want := movedProof(secret, w, rawHello, rawChallenge); !hmac.Equal(w.Proof[:], want[:]) {
		return fmt.Errorf("%w: it says that the session has moved, and does not know its secret", ErrImpostor)
	}
	r := Redirect{Addresses: strings.Split(w.Message, " "), Session: w.Session, Secret: maskOf(secret, w.Secret, rawHello, rawChallenge)}
	if err := r.Validate(); err != nil {
		return refuse(StatusMalformed, "%v", err)
	}
	return &MovedError{r}
}

// maskOf hides the secret of a session behind the one that it had before, and shows it again.
func maskOf(before, secret [32]byte, rawHello, rawChallenge []byte) [32]byte {
	mask := proofOf(before, ticketSealRole, rawHello, rawChallenge)
	for i := range secret {
		secret[i] ^= mask[i]
	}
	return secret
}

// movedProof proves that whoever sends w knows the secret of the session.
func movedProof(secret [32]byte, w Welcome, rawHello, rawChallenge []byte) [proofSize]byte {
	w.Proof = [32]byte{}
	return proofOf(secret, movedRole, rawHello, slices.Concat(rawChallenge, w.Append(nil)))
}

// ticketProof is what a server that asks for no token proves to a client with a ticket.
func ticketProof(secret [32]byte, rawHello, rawChallenge []byte) [proofSize]byte {
	return proofOf(secret, ticketRole, rawHello, rawChallenge)
}

// CannotFollow returns the refusal for a client whose session has moved and that does not know
// what that means.
func CannotFollow() *RefusedError {
	return refuse(StatusSession, "the session has moved to another server, and this client is too old to follow it; upgrade the client")
}

// UseOlderHello reports whether a handshake failed because the server is too old for what hello
// says. Then it changes hello so that the next attempt, on another connection, is accepted: both
// speak the newest that the server knows.
func UseOlderHello(hello *Hello, err error) bool {
	return ForgetFollows(hello, err) || UseOlderSchema(hello, err)
}

// ForgetFollows is UseOlderHello for a server that does not know that clients can follow their
// sessions.
func ForgetFollows(hello *Hello, err error) bool {
	refused, ok := asRefused(err)
	if !ok || !hello.Follows || refused.Status != StatusMalformed || !strings.HasPrefix(refused.Message, unknownFlags) {
		return false
	}
	hello.Follows = false
	return true
}

// unknownFlags begins what a server says to a client whose Hello has flags that it does not know.
const unknownFlags = "unknown flags"
