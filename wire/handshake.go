package wire

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// This file is the handshake of PROTOCOL.md: four messages that come before the
// first frame. Both ends read exactly the bytes of a message and never more,
// because the daemon hands the socket to a worker after the third. Neither end
// keeps time: whoever owns the connection sets the deadline.

// ProtocolVersion is the version of the wire protocol this build speaks.
//
//	1: the first.
const ProtocolVersion = 1

// Sizes of the fixed parts, and bounds of the variable ones.
const (
	helloSize     = 128
	challengeSize = 80
	welcomeSize   = 80
	proofSize     = sha256.Size

	maxProgram = 255
	maxRequest = 255
	maxMessage = 1023
)

// MinToken and MaxToken bound the length of a token, in bytes.
const (
	MinToken = 16
	MaxToken = 4096
)

const (
	flagToken  = 1 << 0 // Hello: the client holds a token
	knownFlags = flagToken

	authNone  = 0
	authToken = 1
)

var magic = [8]byte{'F', 'E', 'R', 'R', 'Y', '\r', '\n', 0x1a}

// A Status says how a handshake ended. Everything but StatusOK is a refusal.
type Status uint32

// The statuses of PROTOCOL.md.
const (
	StatusOK        Status = 0
	StatusVersion   Status = 1 // other protocol version
	StatusSchema    Status = 2 // other schema hash
	StatusToken     Status = 3 // token missing or wrong
	StatusCapacity  Status = 4 // no capacity
	StatusNoDevice  Status = 5 // driver missing, no GPU
	StatusRange     Status = 6 // the address range cannot be reserved: try another
	StatusMalformed Status = 7 // malformed handshake
	StatusInternal  Status = 8 // internal error
	StatusWaiting   Status = 9 // in a Welcome: not yet; another Welcome follows
)

func (s Status) String() string {
	names := [...]string{
		"ok", "other protocol version", "other build of Ferry", "token missing or wrong", "no capacity",
		"no device", "address range not available", "malformed handshake", "internal error", "waiting",
	}
	if int64(s) < int64(len(names)) {
		return names[s]
	}
	return fmt.Sprintf("status %d", uint32(s))
}

// A RefusedError is a handshake that one side ended with a status. On the server
// it is what the peer was told; on the client it is what the server said.
type RefusedError struct {
	Status  Status
	Message string // for a person: what is wrong, what to do
}

func (e *RefusedError) Error() string {
	if e.Message == "" {
		return "refused: " + e.Status.String()
	}
	return "refused: " + e.Status.String() + ": " + e.Message
}

var (
	// ErrNotFerry is returned when the first bytes are not Ferry's: the peer is
	// something else. It is not answered.
	ErrNotFerry = errors.New("the peer does not speak Ferry's protocol")

	// ErrClosed is returned when the peer closed the connection instead of sending
	// the message that was due; with io.ErrUnexpectedEOF when it had begun to.
	ErrClosed = errors.New("the peer closed the connection during the handshake")

	// ErrImpostor is returned to a client that holds a token when the server does
	// not prove that it holds the same one.
	ErrImpostor = errors.New("the server did not prove that it holds the token")
)

// Hello is the client's first message.
type Hello struct {
	Version  uint32
	Schema   [16]byte
	Nonce    [32]byte
	Pid      uint32
	HasToken bool
	Base     uint64 // address range the client reserved; both zero for none
	Size     uint64
	Host     [16]byte // the same for all processes of one machine since it started; zero if unknown
	Service  Service
	Program  string // at most 255 bytes, no NUL
	Request  string // what it asks of the server's GPUs, key=value words (package place); at most 255 bytes of printable ASCII
}

// A Service is what a client wants of the server.
type Service uint32

// The services of PROTOCOL.md.
const (
	ServiceCUDA Service = 0 // the driver: commands of gen_schema.go
	ServiceNVML Service = 1 // the management library: calls of package nvml
)

// NewHello returns a Hello of this build with a fresh nonce. A program name that
// does not fit is cut.
func NewHello(program string, pid int) Hello {
	program, _, _ = strings.Cut(program, "\x00")
	h := Hello{
		Version: ProtocolVersion,
		Schema:  SchemaHash,
		Pid:     uint32(pid),
		Program: program[:min(len(program), maxProgram)],
	}
	_, _ = rand.Read(h.Nonce[:]) // never fails (crypto/rand)
	return h
}

// Append appends the message to b.
func (h Hello) Append(b []byte) []byte {
	var flags uint32
	if h.HasToken {
		flags |= flagToken
	}
	name, request := h.Program[:min(len(h.Program), maxProgram)], h.Request[:min(len(h.Request), maxRequest)]
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint32(b, h.Version)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(name)))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(request)))
	b = append(b, h.Schema[:]...)
	b = append(b, h.Nonce[:]...)
	b = binary.LittleEndian.AppendUint32(b, h.Pid)
	b = binary.LittleEndian.AppendUint32(b, flags)
	b = binary.LittleEndian.AppendUint64(b, h.Base)
	b = binary.LittleEndian.AppendUint64(b, h.Size)
	b = append(b, h.Host[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(h.Service))
	b = append(b, make([]byte, 20)...)
	return append(append(b, name...), request...)
}

// ReadHello reads one Hello and returns it with its bytes, over which the proofs
// run. The error is a *RefusedError where the peer deserves an answer.
func ReadHello(r io.Reader) (Hello, []byte, error) {
	var h Hello
	raw, err := readFixed(r, helloSize)
	if err != nil {
		return h, raw, err
	}
	h.Version = binary.LittleEndian.Uint32(raw[8:])
	if h.Version != ProtocolVersion {
		// The rest may be laid out in another way: read no further.
		return h, raw, refuse(StatusVersion, "the server speaks version %d of Ferry's protocol, the client %d; install the same Ferry on both sides", ProtocolVersion, h.Version)
	}
	h.Schema = [16]byte(raw[16:])
	h.Nonce = [32]byte(raw[32:])
	h.Pid = binary.LittleEndian.Uint32(raw[64:])
	flags := binary.LittleEndian.Uint32(raw[68:])
	h.HasToken = flags&flagToken != 0
	h.Base = binary.LittleEndian.Uint64(raw[72:])
	h.Size = binary.LittleEndian.Uint64(raw[80:])

	h.Host = [16]byte(raw[88:])
	h.Service = Service(binary.LittleEndian.Uint32(raw[104:]))

	n, more := uint32(binary.LittleEndian.Uint16(raw[12:])), uint32(binary.LittleEndian.Uint16(raw[14:]))
	switch {
	case n > maxProgram:
		return h, raw, refuse(StatusMalformed, "a program name of %d bytes (at most %d)", n, maxProgram)
	case more > maxRequest:
		return h, raw, refuse(StatusMalformed, "a request of %d bytes (at most %d)", more, maxRequest)
	case flags&^knownFlags != 0:
		return h, raw, refuse(StatusMalformed, "unknown flags %#x", flags)
	case h.Base+h.Size < h.Base:
		return h, raw, refuse(StatusMalformed, "address range %#x+%#x wraps around", h.Base, h.Size)
	case h.Service > ServiceNVML:
		return h, raw, refuse(StatusMalformed, "unknown service %d", h.Service)
	case !allZero(raw[108:helloSize]):
		return h, raw, refuse(StatusMalformed, "reserved bytes of Hello are not zero")
	}
	raw, err = readMore(r, raw, n+more)
	if err != nil {
		return h, raw, err
	}
	h.Program, h.Request = string(raw[helloSize:helloSize+n]), string(raw[helloSize+n:])
	if strings.IndexByte(h.Program, 0) >= 0 {
		return h, raw, refuse(StatusMalformed, "the program name contains a NUL")
	}
	for _, c := range []byte(h.Request) {
		if c < ' ' || c > '~' {
			return h, raw, refuse(StatusMalformed, "the request contains a byte %#x", c)
		}
	}
	return h, raw, nil
}

// Challenge is the server's answer to Hello.
type Challenge struct {
	Version   uint32
	Status    Status
	Schema    [16]byte
	Nonce     [32]byte
	NeedToken bool
	Message   string // at most 1023 bytes
}

// Append appends the message to b.
func (c Challenge) Append(b []byte) []byte {
	auth := uint32(authNone)
	if c.NeedToken {
		auth = authToken
	}
	msg := c.Message[:min(len(c.Message), maxMessage)]
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint32(b, c.Version)
	b = binary.LittleEndian.AppendUint32(b, uint32(c.Status))
	b = append(b, c.Schema[:]...)
	b = append(b, c.Nonce[:]...)
	b = binary.LittleEndian.AppendUint32(b, auth)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(msg)))
	b = append(b, make([]byte, 8)...)
	return append(b, msg...)
}

// ReadChallenge reads one Challenge and returns it with its bytes. A refusing
// one is returned without error: the caller decides by Status.
func ReadChallenge(r io.Reader) (Challenge, []byte, error) {
	var c Challenge
	raw, err := readFixed(r, challengeSize)
	if err != nil {
		return c, raw, err
	}
	c.Version = binary.LittleEndian.Uint32(raw[8:])
	c.Status = Status(binary.LittleEndian.Uint32(raw[12:]))
	c.Schema = [16]byte(raw[16:])
	c.Nonce = [32]byte(raw[32:])
	auth := binary.LittleEndian.Uint32(raw[64:])
	c.NeedToken = auth == authToken
	if c.Status == StatusOK && c.Version == ProtocolVersion {
		if auth > authToken {
			return c, raw, refuse(StatusMalformed, "the server asks for authentication %d, which this Ferry does not know", auth)
		}
		if !allZero(raw[72:challengeSize]) {
			return c, raw, refuse(StatusMalformed, "reserved bytes of Challenge are not zero")
		}
	}
	raw, c.Message, err = readMessage(r, raw, binary.LittleEndian.Uint32(raw[68:]))
	return c, raw, err
}

// Welcome is the last message, from the worker once its device is open, or from
// the daemon when there will be no worker.
type Welcome struct {
	Status  Status
	Proof   [32]byte // the server's; zero without a token
	Session uint64
	Message string // at most 1023 bytes
}

// Append appends the message to b.
func (w Welcome) Append(b []byte) []byte {
	msg := w.Message[:min(len(w.Message), maxMessage)]
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(w.Status))
	b = binary.LittleEndian.AppendUint32(b, uint32(len(msg)))
	b = append(b, w.Proof[:]...)
	b = binary.LittleEndian.AppendUint64(b, w.Session)
	b = append(b, make([]byte, 24)...)
	return append(b, msg...)
}

// WriteWelcome sends w.
func WriteWelcome(dst io.Writer, w Welcome) error {
	_, err := dst.Write(w.Append(nil))
	return err
}

// ReadWelcome reads one Welcome. A refusing one is returned without error.
func ReadWelcome(r io.Reader) (Welcome, error) {
	var w Welcome
	raw, err := readFixed(r, welcomeSize)
	if err != nil {
		return w, err
	}
	w.Status = Status(binary.LittleEndian.Uint32(raw[8:]))
	w.Proof = [32]byte(raw[16:])
	w.Session = binary.LittleEndian.Uint64(raw[48:])
	if !allZero(raw[56:welcomeSize]) {
		return w, refuse(StatusMalformed, "reserved bytes of Welcome are not zero")
	}
	_, w.Message, err = readMessage(r, raw, binary.LittleEndian.Uint32(raw[12:]))
	return w, err
}

// ClientHandshake speaks the client's part and returns the server's Welcome. A
// nil token means the client holds none; a client with a token accepts only a
// server that proves it holds the same one. A refusal is a *RefusedError.
func ClientHandshake(rw io.ReadWriter, hello Hello, token []byte) (Welcome, error) {
	return ClientHandshakeWaiting(rw, hello, token, func(string) {})
}

// ClientHandshakeWaiting is ClientHandshake with a function that is told each
// time the server says that the client has to wait, and why.
func ClientHandshakeWaiting(rw io.ReadWriter, hello Hello, token []byte, waiting func(message string)) (Welcome, error) {
	hello.HasToken = token != nil
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
	if c.NeedToken {
		proof = clientProof(token, rawHello, rawChallenge)
		want = serverProof(token, rawHello, rawChallenge)
	}
	if _, err := rw.Write(proof[:]); err != nil {
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
	return w, nil
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
	Token  []byte   // nil: anyone may come
	Schema [16]byte // the server's own
}

// Accepted is the outcome of a handshake that may go on to a Welcome.
type Accepted struct {
	Hello Hello
	Proof [32]byte // to be sent in the Welcome
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
	c := Challenge{Version: ProtocolVersion, Schema: opts.Schema, NeedToken: opts.Token != nil}
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
	var proof, want [proofSize]byte
	if n, err := io.ReadFull(rw, proof[:]); err != nil {
		return a, fmt.Errorf("reading proof: %w", readError(err, n))
	}
	if opts.Token != nil {
		want = clientProof(opts.Token, rawHello, rawChallenge)
		a.Proof = serverProof(opts.Token, rawHello, rawChallenge)
	}
	if !hmac.Equal(proof[:], want[:]) {
		err := refuse(StatusMalformed, "a proof was sent that nobody asked for")
		if opts.Token != nil {
			err = refuse(StatusToken, "the token is wrong; set FERRY_TOKEN to the server's")
		}
		_ = WriteWelcome(rw, Welcome{Status: err.Status, Message: err.Message})
		return Accepted{Hello: hello}, err
	}
	return a, nil
}

// checkHello decides whether a server with these options goes on after h.
func checkHello(h Hello, opts ServerOptions) error {
	switch {
	case h.Schema != opts.Schema:
		return refuse(StatusSchema, "the server is Ferry build %x, the client %x; install the same Ferry on both sides", opts.Schema, h.Schema)
	case opts.Token != nil && !h.HasToken:
		return refuse(StatusToken, "the server wants a token; set FERRY_TOKEN")
	}
	return nil
}

// ParseToken takes a token as it stands in a file or a variable: surrounding
// white space does not count, and it must be long enough to be one.
func ParseToken(text []byte) ([]byte, error) {
	token := bytes.TrimSpace(text)
	if len(token) < MinToken {
		return nil, fmt.Errorf("a token needs at least %d characters, this one has %d; make one with: ferry token create", MinToken, len(token))
	}
	if len(token) > MaxToken {
		return nil, fmt.Errorf("a token has at most %d characters, this one has %d", MaxToken, len(token))
	}
	return bytes.Clone(token), nil
}

func clientProof(token, hello, challenge []byte) [proofSize]byte {
	return proofOf(token, "ferry client v1", hello, challenge)
}

func serverProof(token, hello, challenge []byte) [proofSize]byte {
	return proofOf(token, "ferry server v1", hello, challenge)
}

func proofOf(token []byte, role string, hello, challenge []byte) [proofSize]byte {
	m := hmac.New(sha256.New, token)
	m.Write([]byte(role))
	m.Write(hello)
	m.Write(challenge)
	return [proofSize]byte(m.Sum(nil))
}

func refuse(s Status, format string, args ...any) *RefusedError {
	return &RefusedError{s, fmt.Sprintf(format, args...)}
}

// readFixed reads the fixed part of a message. The magic comes first by itself,
// so that a short line of something else is recognised at once.
func readFixed(r io.Reader, size int) ([]byte, error) {
	b := make([]byte, size)
	n, err := io.ReadFull(r, b[:len(magic)])
	if err == nil || n > 0 {
		if !bytes.Equal(b[:n], magic[:n]) {
			return b[:n], ErrNotFerry
		}
	}
	if err != nil {
		return b[:n], readError(err, n)
	}
	n, err = io.ReadFull(r, b[len(magic):])
	return b, readError(err, len(magic)+n)
}

// readMore reads the variable part, whose length the caller has bounded.
func readMore(r io.Reader, raw []byte, n uint32) ([]byte, error) {
	size := len(raw)
	raw = append(raw, make([]byte, n)...)
	_, err := io.ReadFull(r, raw[size:])
	return raw, readError(err, size)
}

// readMessage reads a message for a person, made fit for a terminal.
func readMessage(r io.Reader, raw []byte, n uint32) ([]byte, string, error) {
	if n > maxMessage {
		return raw, "", refuse(StatusMalformed, "a message of %d bytes (at most %d)", n, maxMessage)
	}
	size := len(raw)
	raw, err := readMore(r, raw, n)
	if err != nil {
		return raw, "", err
	}
	printable := func(c rune) rune {
		if c == '\n' || c == '\t' {
			return ' '
		}
		if !unicode.IsPrint(c) {
			return -1
		}
		return c
	}
	return raw, strings.Map(printable, strings.ToValidUTF8(string(raw[size:]), "?")), nil
}

// readError tells a peer that left between messages from one that was cut off.
func readError(err error, got int) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		if got == 0 {
			return ErrClosed
		}
		return fmt.Errorf("%w: %w", ErrClosed, io.ErrUnexpectedEOF)
	}
	return err
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}
