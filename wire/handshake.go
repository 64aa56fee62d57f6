package wire

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
)

// This file implements both ends of the handshake of PROTOCOL.md; messages.go has its four
// messages, which come before the first frame. Both ends read exactly the bytes of a message
// and never more, because the daemon passes the socket to a worker after the third. Neither
// end has a timeout: the owner of the connection sets the deadline.

// ClientHandshake does the client's side of the handshake and returns the server's Welcome,
// with its secret unsealed. A nil token means the client holds none; a client with a token
// accepts only a server that proves it holds the same one. A refusal is a *RefusedError.
func ClientHandshake(rw io.ReadWriter, hello Hello, token []byte) (Welcome, error) {
	return ClientHandshakeWaiting(rw, hello, token, func(string) {})
}

// ClientHandshakeWaiting does what ClientHandshake does, and calls waiting each time the
// server says that the client has to wait, and why.
func ClientHandshakeWaiting(rw io.ReadWriter, hello Hello, token []byte, waiting func(message string)) (Welcome, error) {
	return clientHandshake(rw, hello, token, [32]byte{}, waiting)
}

// ClientResume does what ClientHandshake does, for a client that resumes a session
// (hello.Resume) whose secret it has.
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

// Seal encrypts a session's secret for a client that holds the token, and decrypts it: a
// Welcome may be overheard.
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
		// An impostor could claim to need no token.
		return fmt.Errorf("%w: it asks for none, but this client has one; unset FERRY_TOKEN to use it all the same", ErrImpostor)
	}
	return nil
}

// ServerOptions is what a server demands of its clients.
type ServerOptions struct {
	// Key returns the key of the token a client names. For an unknown token it returns a
	// key that nobody holds: such a client goes through the same exchange as one whose
	// proof is wrong. nil: the server asks for no token.
	Key    func(TokenID) TokenKey
	Schema [16]byte // the server's own

	// Secret returns the secret with which a session can be resumed; false if there is
	// none. A nil Secret: no session can be resumed.
	Secret func(session uint64) ([32]byte, bool)
}

// Accepted is the outcome of a handshake that may go on to a Welcome.
type Accepted struct {
	Hello  Hello
	Proof  [32]byte // for the Welcome
	Secret [32]byte // of a new session with packets
	Sealed [32]byte // the secret as the Welcome carries it
}

// ServerHandshake does the server's side up to the client's Proof; the worker that opens
// the device sends the Welcome. When it returns a *RefusedError, it has sent the refusal to
// the peer.
func ServerHandshake(rw io.ReadWriter, opts ServerOptions) (Accepted, error) {
	hello, rawHello, err := ReadHello(rw)
	a := Accepted{Hello: hello}
	if err == nil {
		err = checkHello(hello, opts)
	}
	c := Challenge{Version: ProtocolVersion, Schema: opts.Schema, NeedToken: opts.Key != nil}
	if refused, ok := errors.AsType[*RefusedError](err); ok {
		c.Status, c.Message = refused.Status, refused.Message
		_, _ = rw.Write(c.Append(nil)) // the peer may have disconnected: it is refused all the same
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
		err := refuse(StatusMalformed, "the client sent a proof although the server asked for none")
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

// mayResume checks the proof of a client that resumes a session. An unknown session takes
// as long as a wrong proof.
func mayResume(opts ServerOptions, h Hello, proof [proofSize]byte, rawHello, rawChallenge []byte) bool {
	var secret [32]byte
	known := false
	if opts.Secret != nil {
		secret, known = opts.Secret(h.Session)
	}
	want := proofOf(secret, resumeRole, rawHello, rawChallenge)
	return hmac.Equal(proof[:], want[:]) && known
}

// NoSession returns the refusal for a client that cannot resume a session, whatever the
// reason.
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

// The roles of proofs; a proof for one role is invalid for another.
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
