package wire

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
)

// This file is the handshake of PROTOCOL.md, both ends of it; messages.go has its
// four messages, which come before the first frame. Both ends read exactly the bytes
// of a message and never more, because the daemon hands the socket to a worker after
// the third. Neither end keeps time: whoever owns the connection sets the deadline.

// ClientHandshake speaks the client's part and returns the server's Welcome, the
// secret in it unsealed. A nil token means the client holds none; a client with a
// token accepts only a server that proves it holds the same one. A refusal is a
// *RefusedError.
func ClientHandshake(rw io.ReadWriter, hello Hello, token []byte) (Welcome, error) {
	return ClientHandshakeWaiting(rw, hello, token, func(string) {})
}

// ClientHandshakeWaiting is ClientHandshake with a function that is told each
// time the server says that the client has to wait, and why.
func ClientHandshakeWaiting(rw io.ReadWriter, hello Hello, token []byte, waiting func(message string)) (Welcome, error) {
	return clientHandshake(rw, hello, token, [32]byte{}, waiting)
}

// ClientResume is ClientHandshake for a client that goes on with a session
// (hello.Resume) of which it has the secret.
func ClientResume(rw io.ReadWriter, hello Hello, token []byte, secret [32]byte) (Welcome, error) {
	return clientHandshake(rw, hello, token, secret, func(string) {})
}

func clientHandshake(rw io.ReadWriter, hello Hello, token []byte, secret [32]byte, waiting func(message string)) (Welcome, error) {
	hello.HasToken, hello.Token = token != nil, IDOfToken(token)
	rawHello := hello.Append(nil)
	if _, err := rw.Write(rawHello); err != nil {
		return Welcome{}, fmt.Errorf("sending hello: %w", err)
	}
	c, rawChallenge, err := ReadChallenge(rw)
	if err != nil {
		return Welcome{}, fmt.Errorf("reading the server's challenge: %w", err)
	}
	if err := checkChallenge(c, hello); err != nil {
		return Welcome{}, err
	}
	var proof, want [proofSize]byte
	var key TokenKey
	if c.NeedToken {
		key = KeyOfToken(token)
		proof = clientProof(key, rawHello, rawChallenge)
		want = serverProof(key, rawHello, rawChallenge)
	}
	proofs := proof[:]
	if hello.Resume {
		own := proofOf(secret, resumeRole, rawHello, rawChallenge)
		proofs = append(proofs, own[:]...)
	}
	if _, err := rw.Write(proofs); err != nil {
		return Welcome{}, fmt.Errorf("sending proof: %w", err)
	}
	w, err := ReadWelcome(rw)
	for err == nil && w.Status == StatusWaiting {
		waiting(w.Message)
		w, err = ReadWelcome(rw)
	}
	if err != nil {
		return w, fmt.Errorf("waiting for the server's welcome: %w", err)
	}
	if w.Status != StatusOK {
		return w, &RefusedError{w.Status, w.Message}
	}
	if c.NeedToken && !hmac.Equal(w.Proof[:], want[:]) {
		return w, ErrImpostor
	}
	if w.Packets != hello.Packets {
		return w, refuse(StatusMalformed, "the server does not say whether packets follow")
	}
	if w.Packets && c.NeedToken {
		w.Secret = Seal(w.Secret, key, rawHello, rawChallenge)
	}
	return w, nil
}

// Seal hides a session's secret from who does not hold the token, and brings it
// back: a Welcome may be overheard.
func Seal(secret [32]byte, key TokenKey, hello, challenge []byte) [32]byte {
	mask := proofOf(key, sealRole, hello, challenge)
	for i := range secret {
		secret[i] ^= mask[i]
	}
	return secret
}

// checkChallenge decides whether a client that sent hello goes on after c.
func checkChallenge(c Challenge, hello Hello) error {
	switch {
	case c.Status != StatusOK:
		return &RefusedError{c.Status, c.Message}
	case c.Version != hello.Version:
		return refuse(StatusVersion, "the server speaks version %d of Ferry's protocol, this client %d; install the same Ferry on both sides", c.Version, hello.Version)
	case c.Schema != hello.Schema:
		return refuse(StatusSchema, "the server is Ferry build %x, this client %x; install the same Ferry on both sides", c.Schema, hello.Schema)
	case c.NeedToken && !hello.HasToken:
		return refuse(StatusToken, "the server wants a token; set FERRY_TOKEN")
	case !c.NeedToken && hello.HasToken:
		// Whoever stands in for a server could claim to need no token.
		return fmt.Errorf("%w: it asks for none, but this client has one; unset FERRY_TOKEN to use it all the same", ErrImpostor)
	}
	return nil
}

// ServerOptions is what a server demands of its clients.
type ServerOptions struct {
	// Key is asked for the key of the token a client names. For one that may not
	// come in it returns a key that nobody holds: such a client goes through the
	// same exchange as one whose proof is wrong. nil: anyone may come.
	Key    func(TokenID) TokenKey
	Schema [16]byte // the server's own

	// Secret is what a session can be resumed with; false where there is none.
	// Without it no session can be.
	Secret func(session uint64) ([32]byte, bool)
}

// Accepted is the outcome of a handshake that may go on to a Welcome.
type Accepted struct {
	Hello  Hello
	Proof  [32]byte // to be sent in the Welcome
	Secret [32]byte // of a new session with packets
	Sealed [32]byte // the same, as the Welcome has it
}

// ServerHandshake speaks the server's part up to the client's Proof; sending the
// Welcome is left to whoever opens the device. A peer that is turned away has
// been told so when the *RefusedError comes back.
func ServerHandshake(rw io.ReadWriter, opts ServerOptions) (Accepted, error) {
	hello, rawHello, err := ReadHello(rw)
	a := Accepted{Hello: hello}
	if err == nil {
		err = checkHello(hello, opts)
	}
	c := Challenge{Version: ProtocolVersion, Schema: opts.Schema, NeedToken: opts.Key != nil}
	if refused, ok := errors.AsType[*RefusedError](err); ok {
		c.Status, c.Message = refused.Status, refused.Message
		_, _ = rw.Write(c.Append(nil)) // the refusal stands whether or not it arrives
		return a, err
	}
	if err != nil {
		return a, fmt.Errorf("reading hello: %w", err)
	}

	_, _ = rand.Read(c.Nonce[:]) // never fails (crypto/rand)
	rawChallenge := c.Append(nil)
	if _, err := rw.Write(rawChallenge); err != nil {
		return a, fmt.Errorf("sending challenge: %w", err)
	}
	var proof, own, want [proofSize]byte
	if n, err := io.ReadFull(rw, proof[:]); err != nil {
		return a, fmt.Errorf("reading proof: %w", readError(err, n))
	}
	if hello.Resume {
		if n, err := io.ReadFull(rw, own[:]); err != nil {
			return a, fmt.Errorf("reading proof: %w", readError(err, n))
		}
	}
	var key TokenKey
	if opts.Key != nil {
		key = opts.Key(hello.Token)
		want = clientProof(key, rawHello, rawChallenge)
		a.Proof = serverProof(key, rawHello, rawChallenge)
	}
	if !hmac.Equal(proof[:], want[:]) {
		err := refuse(StatusMalformed, "a proof was sent that nobody asked for")
		if opts.Key != nil {
			err = refuse(StatusToken, "the token was not accepted; set FERRY_TOKEN to one the server knows")
		}
		_ = WriteWelcome(rw, Welcome{Status: err.Status, Message: err.Message})
		return Accepted{Hello: hello}, err
	}
	if hello.Resume && !mayResume(opts, hello, own, rawHello, rawChallenge) {
		err := NoSession()
		_ = WriteWelcome(rw, Welcome{Status: err.Status, Message: err.Message})
		return Accepted{Hello: hello}, err
	}
	if hello.Packets && !hello.Resume {
		_, _ = rand.Read(a.Secret[:]) // never fails (crypto/rand)
		a.Sealed = a.Secret
		if opts.Key != nil {
			a.Sealed = Seal(a.Secret, key, rawHello, rawChallenge)
		}
	}
	return a, nil
}

// mayResume checks the proof of a client that says it has a session. One that
// does not exist costs as much as a wrong proof.
func mayResume(opts ServerOptions, h Hello, proof [proofSize]byte, rawHello, rawChallenge []byte) bool {
	var secret [32]byte
	known := false
	if opts.Secret != nil {
		secret, known = opts.Secret(h.Session)
	}
	want := proofOf(secret, resumeRole, rawHello, rawChallenge)
	return hmac.Equal(proof[:], want[:]) && known
}

// NoSession is what a client hears that cannot go on with a session, whatever
// the reason.
func NoSession() *RefusedError {
	return refuse(StatusSession, "there is no such session to go on with")
}

// checkHello decides whether a server with these options goes on after h.
func checkHello(h Hello, opts ServerOptions) error {
	switch {
	case h.Schema != opts.Schema:
		return refuse(StatusSchema, "the server is Ferry build %x, the client %x; install the same Ferry on both sides", opts.Schema, h.Schema)
	case opts.Key != nil && !h.HasToken:
		return refuse(StatusToken, "the server wants a token; set FERRY_TOKEN")
	}
	return nil
}

// What proofs are for; none can stand for another.
const (
	clientRole = "ferry client v2"
	serverRole = "ferry server v2"
	resumeRole = "ferry resume v2"
	sealRole   = "ferry secret v2"
)

func clientProof(key TokenKey, hello, challenge []byte) [proofSize]byte {
	return proofOf(key, clientRole, hello, challenge)
}

func serverProof(key TokenKey, hello, challenge []byte) [proofSize]byte {
	return proofOf(key, serverRole, hello, challenge)
}

func proofOf(key [32]byte, role string, hello, challenge []byte) [proofSize]byte {
	m := hmac.New(sha256.New, key[:])
	m.Write([]byte(role))
	m.Write(hello)
	m.Write(challenge)
	return [proofSize]byte(m.Sum(nil))
}
