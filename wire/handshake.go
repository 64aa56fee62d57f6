package wire

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
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
// (hello.Resume) whose secret it has. The error is a *MovedError if the session is on another
// server.
func ClientResume(rw io.ReadWriter, hello Hello, token []byte, secret [32]byte) (Welcome, error) {
	return clientHandshake(rw, hello, token, secret, func(string) {})
}

func clientHandshake(rw io.ReadWriter, hello Hello, token []byte, secret [32]byte, waiting func(message string)) (Welcome, error) {
	c, err := BeginClientHandshake(rw, hello, token)
	if err != nil {
		return Welcome{}, err
	}
	return c.finish(secret, waiting)
}

// A ClientChallenge is the client's side of a handshake after the server's Challenge.
type ClientChallenge struct {
	// Server is the schema of the server.
	Server Schema

	rw                     io.ReadWriter
	hello                  Hello
	token                  []byte
	c                      Challenge
	rawHello, rawChallenge []byte
	revision               Revision
}

// BeginClientHandshake does the first half of ClientHandshake: it returns when the server has
// answered Hello.
func BeginClientHandshake(rw io.ReadWriter, hello Hello, token []byte) (*ClientChallenge, error) {
	if hello.Ticket {
		token = nil // the session's secret is enough, and a token is none of the server's business
	}
	hello.HasToken, hello.Token = token != nil, IDOfToken(token)
	rawHello := hello.Append(nil)
	if _, err := rw.Write(rawHello); err != nil {
		return nil, fmt.Errorf("sending hello: %w", err)
	}
	c, rawChallenge, err := ReadChallenge(rw)
	if err != nil {
		return nil, fmt.Errorf("reading the server's challenge: %w", err)
	}
	revision, err := checkChallenge(c, hello)
	if err != nil {
		return nil, err
	}
	return &ClientChallenge{c.Schema, rw, hello, token, c, rawHello, rawChallenge, revision}, nil
}

// Revision is the revision of the schema that client and server use.
func (h *ClientChallenge) Revision() Revision { return h.revision }

// Finish does the second half. waiting is called each time the server says that the client has
// to wait, and why.
func (h *ClientChallenge) Finish(waiting func(message string)) (Welcome, error) {
	return h.finish([32]byte{}, waiting)
}

func (h *ClientChallenge) finish(secret [32]byte, waiting func(message string)) (Welcome, error) {
	rw, hello, token, c, rawHello, rawChallenge := h.rw, h.hello, h.token, h.c, h.rawHello, h.rawChallenge
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
	if hello.Ticket {
		want = ticketProof(secret, rawHello, rawChallenge)
	}
	if _, err := rw.Write(proofs); err != nil {
		return Welcome{}, fmt.Errorf("sending proof: %w", err)
	}
	w, err := ReadWelcome(rw)
	w.Revision = h.revision
	for err == nil && w.Status == StatusWaiting {
		waiting(w.Message)
		w, err = ReadWelcome(rw)
		w.Revision = h.revision
	}
	if err != nil {
		return w, fmt.Errorf("waiting for the server's welcome: %w", err)
	}
	if w.Status == StatusMoved && hello.Resume {
		return w, parseMoved(w, secret, rawHello, rawChallenge)
	}
	if w.Status != StatusOK {
		return w, &RefusedError{Status: w.Status, Message: w.Message}
	}
	if (c.NeedToken || hello.Ticket) && !hmac.Equal(w.Proof[:], want[:]) {
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

// checkChallenge decides whether a client that sent hello goes on after c, and with which
// revision of the schema. A client that resumes a session keeps the revision that it began
// with: the session's worker may be older than the server that passes the connection on.
func checkChallenge(c Challenge, hello Hello) (Revision, error) {
	switch {
	case c.Version != hello.Version:
		return 0, otherVersion(c.Version, hello.Version)
	case c.Status != StatusOK:
		return 0, &RefusedError{c.Status, c.Message, c.Schema}
	}
	if err := checkPeer(hello.Schema, c.Schema, "server"); err != nil {
		return 0, err
	}
	switch {
	case c.NeedToken && hello.Ticket:
		return 0, refuse(StatusToken, "the server wants a token for a session that has moved to it; upgrade the server")
	case c.NeedToken && !hello.HasToken:
		return 0, refuse(StatusToken, "the server wants a token: name its file with --token-file or FERRY_TOKEN_FILE, or set FERRY_TOKEN")
	case !c.NeedToken && hello.HasToken:
		// An impostor could claim to need no token.
		return 0, fmt.Errorf("%w: it asks for none, but this client has one; unset FERRY_TOKEN to use it all the same", ErrImpostor)
	}
	return hello.Schema.Agree(c.Schema)
}

// ServerOptions is what a server demands of its clients.
type ServerOptions struct {
	// Key returns the key of the token a client names. For an unknown token it returns a
	// key that nobody holds: such a client goes through the same exchange as one whose
	// proof is wrong. nil: the server asks for no token.
	Key    func(TokenID) TokenKey
	Schema Schema // the server's own

	// Ask, if not nil, is asked for the schema of the server behind this one: an agent is a
	// server that executes nothing. Its error, if it is a *RefusedError, is sent on.
	Ask func(Hello) (Schema, error)

	// Secret returns the secret with which a session can be resumed; false if there is
	// none. A nil Secret: no session can be resumed.
	Secret func(session uint64) ([32]byte, bool)

	// Ticket is Secret for sessions that have moved to this server: their clients prove the
	// secret and no token. A nil Ticket: no session has.
	Ticket func(session uint64) ([32]byte, bool)
}

// forTicket is what a server demands of a client with a ticket.
func (o ServerOptions) forTicket() ServerOptions {
	o.Key, o.Secret = nil, o.Ticket
	return o
}

// Accepted is the outcome of a handshake that may go on to a Welcome.
type Accepted struct {
	Hello Hello
	// Revision is what the two ends use. A client that resumes a session uses what it agreed
	// on when the session began.
	Revision Revision
	Proof    [32]byte // for the Welcome
	Secret   [32]byte // of a new session with packets
	Sealed   [32]byte // the secret as the Welcome carries it

	rawHello, rawChallenge []byte // what proofs are made over
}

// ServerHandshake does the server's side up to the client's Proof; the worker that opens
// the device sends the Welcome. When it returns a *RefusedError, it has sent the refusal to
// the peer.
func ServerHandshake(rw io.ReadWriter, opts ServerOptions) (Accepted, error) {
	hello, rawHello, err := ReadHello(rw)
	a := Accepted{Hello: hello}
	if hello.Ticket {
		opts = opts.forTicket()
	}
	own := opts.Schema
	if err == nil && opts.Ask != nil {
		own, err = opts.Ask(hello)
		if refused, ok := asRefused(err); ok && refused.Server != (Schema{}) {
			own = refused.Server
		}
	}
	if err == nil {
		a.Revision, err = checkHello(hello, own, opts)
	}
	c := Challenge{Version: ProtocolVersion, Schema: own.answerTo(hello.Schema), NeedToken: opts.Key != nil}
	if refused, ok := asRefused(err); ok {
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
	var proof, resumeProof, want [proofSize]byte
	if n, err := io.ReadFull(rw, proof[:]); err != nil {
		return a, fmt.Errorf("reading proof: %w", readError(err, n))
	}
	if hello.Resume {
		if n, err := io.ReadFull(rw, resumeProof[:]); err != nil {
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
			err = refuse(StatusToken, "the token was not accepted: it is another one than the server's, has expired or was revoked; name the right file with --token-file or FERRY_TOKEN_FILE, or set FERRY_TOKEN")
		}
		_ = WriteWelcome(rw, Welcome{Status: err.Status, Message: err.Message})
		return Accepted{Hello: hello}, err
	}
	a.rawHello, a.rawChallenge = rawHello, rawChallenge
	secret, may := mayResume(opts, hello, resumeProof, rawHello, rawChallenge)
	if hello.Ticket {
		a.Proof = ticketProof(secret, rawHello, rawChallenge)
	}
	if hello.Resume && !may {
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
func mayResume(opts ServerOptions, h Hello, proof [proofSize]byte, rawHello, rawChallenge []byte) (secret [32]byte, may bool) {
	known := false
	if opts.Secret != nil {
		secret, known = opts.Secret(h.Session)
	}
	want := proofOf(secret, resumeRole, rawHello, rawChallenge)
	return secret, hmac.Equal(proof[:], want[:]) && known
}

// NoSession returns the refusal for a client that cannot resume a session, whatever the
// reason.
func NoSession() *RefusedError {
	return refuse(StatusSession, "there is no such session to go on with")
}

// checkHello decides whether a server with these options and this schema goes on after h, and
// with which revision of the schema.
func checkHello(h Hello, own Schema, opts ServerOptions) (Revision, error) {
	if own == schemas[1] && h.Schema != own {
		// What builds from before revisions do: to them, revisions are just another build.
		return 0, refuse(StatusSchema, "the server is Ferry build %x, the client %x", own[:], h.Schema[:])
	}
	if err := checkPeer(own, h.Schema, "client"); err != nil {
		return 0, err
	}
	if opts.Key != nil && !h.HasToken {
		return 0, refuse(StatusToken, "the server wants a token: name its file with --token-file or FERRY_TOKEN_FILE, or set FERRY_TOKEN")
	}
	return own.Agree(h.Schema)
}

// The roles of proofs; a proof for one role is invalid for another.
const (
	clientRole = "ferry client v2"
	serverRole = "ferry server v2"
	resumeRole = "ferry resume v2"
	sealRole   = "ferry secret v2"

	movedRole      = "ferry moved v2"
	ticketRole     = "ferry ticket server v2"
	ticketSealRole = "ferry ticket v2"
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
