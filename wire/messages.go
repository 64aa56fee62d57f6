package wire

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// ProtocolVersion is the version of the wire protocol this build speaks.
//
//	1: the first.
//	2: packets, and sessions that outlive their connection.
const ProtocolVersion = 2

// Sizes of the fixed parts, and bounds of the variable ones.
const (
	helloSize     = 128
	challengeSize = 80
	welcomeSize   = 128
	proofSize     = sha256.Size

	maxProgram = 255
	maxRequest = 255
	maxMessage = 1023
)

const (
	flagToken   = 1 << 0 // Hello: the client holds a token
	flagPackets = 1 << 1 // Hello, Welcome: frames travel in packets
	flagResume  = 1 << 2 // Hello: the client resumes a session
	portShift   = 16     // Hello: the upper half of the word is the client's port
	flagRelayed = 1 << 3 // Welcome: there is an agent between client and server
	flagLane    = 1 << 4 // Hello: the connection is a lane of the session
	flagFollows = 1 << 5 // Hello: the client follows its session to another server
	flagTicket  = 1 << 6 // Hello: the session has moved, and its secret stands for a token
	flagMemory  = 1 << 7 // Hello: the client has memory of a region; Welcome: this part of it is the session's
	knownFlags  = flagToken | flagPackets | flagResume | flagLane | flagFollows | flagTicket | flagMemory

	authNone  = 0
	authToken = 1
)

var magic = [8]byte{'F', 'E', 'R', 'R', 'Y', '\r', '\n', 0x1a}

// A Status is the result of a handshake. Everything but StatusOK is a refusal.
type Status uint32

// The statuses of PROTOCOL.md.
const (
	StatusOK        Status = 0
	StatusVersion   Status = 1  // other protocol version
	StatusSchema    Status = 2  // a schema that has nothing in common
	StatusToken     Status = 3  // token missing or wrong
	StatusCapacity  Status = 4  // no capacity
	StatusNoDevice  Status = 5  // driver missing, no GPU
	StatusRange     Status = 6  // the server cannot reserve the address range: the client tries another
	StatusMalformed Status = 7  // malformed handshake
	StatusInternal  Status = 8  // internal error
	StatusSession   Status = 9  // the session to resume does not exist
	StatusWaiting   Status = 10 // in a Welcome: not yet; another Welcome follows
	StatusMoved     Status = 11 // in a Welcome: the session to resume is on another server
)

func (s Status) String() string {
	names := [...]string{
		"ok", "other protocol version", "no schema in common", "token missing or wrong", "no capacity",
		"no device", "address range not available", "malformed handshake", "internal error", "no such session", "waiting", "moved to another server",
	}
	if int64(s) < int64(len(names)) {
		return names[s]
	}
	return fmt.Sprintf("status %d", uint32(s))
}

// A RefusedError is a handshake that one side ended with a status. On the server it is the
// refusal sent to the peer; on the client it is the one received.
type RefusedError struct {
	Status  Status
	Message string // for a person: what is wrong, and what to do
	Server  Schema // on the client: the server's schema, if a Challenge brought it
}

func (e *RefusedError) Error() string {
	if e.Message == "" {
		return "refused: " + e.Status.String()
	}
	return "refused: " + e.Status.String() + ": " + e.Message
}

var (
	// ErrNotFerry is returned when the first bytes are not Ferry's: the peer is something
	// else. The server does not answer it.
	ErrNotFerry = errors.New("the peer does not speak Ferry's protocol")

	// ErrClosed is returned when the peer closed the connection instead of sending the
	// next message; with io.ErrUnexpectedEOF when it had sent a part of it.
	ErrClosed = errors.New("the peer closed the connection during the handshake")

	// ErrImpostor is returned to a client that holds a token when the server does
	// not prove that it holds the same one.
	ErrImpostor = errors.New("the server did not prove that it holds the token")
)

// Hello is the client's first message.
type Hello struct {
	Version      uint32
	Schema       Schema
	Nonce        [32]byte
	Pid          uint32
	HasToken     bool
	Token        TokenID // the token's id, if it has one
	Base         uint64  // address range the client reserved; both zero for none
	Size         uint64
	Host         [16]byte // the same for all processes of one machine since it started; zero if unknown
	Service      Service
	Packets      bool             // frames travel in packets
	Resume       bool             // resume Session, of which the client has received Received bytes
	MoveFlags                     // about sessions that move, and those that cannot
	Session      uint64           // zero unless Resume
	Received     uint64           // zero unless Resume
	Lane         LaneID           // with Resume: the connection is a lane, not the session's next connection; Received is zero
	Capabilities LaneCapabilities `json:"Terms"` // with Lane: what the lane may do; Base is zero. A restart hands Hellos over as JSON, under this name
	Port         uint16           // local port of the client's TCP connection, lower half of its vsock port; PortOpensLanes; zero: unknown, or neither
	Program      string           // at most 255 bytes, no NUL
	Request      string           // what the client asks for of the server's GPUs, key=value words (package place); at most 255 bytes of printable ASCII
}

// A Service is what a client uses the server for.
type Service uint32

// The services of PROTOCOL.md.
const (
	ServiceCUDA Service = 0 // the driver: commands of gen_schema.go
	ServiceNVML Service = 1 // the management library: calls of package nvml
	ServiceMove Service = 2 // another server brings a session of the driver
	ServiceInfo Service = 3 // the client asks what the server has, and leaves: info.go
)

// NewHello returns a Hello of this build with a fresh nonce. A program name that is too
// long is cut.
func NewHello(program string, pid int) Hello {
	program, _, _ = strings.Cut(program, "\x00")
	h := Hello{
		Version: ProtocolVersion,
		Schema:  ThisSchema(),
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
	if h.Packets {
		flags |= flagPackets
	}
	if h.Follows {
		flags |= flagFollows
	}
	if h.Resume {
		flags |= flagResume
	}
	if h.Ticket {
		flags |= flagTicket
	}
	received, base := h.Received, h.Base
	if h.Lane != 0 {
		flags |= flagLane
		received, base = uint64(h.Lane), uint64(h.Capabilities) // a lane uses the places of received and base
	}
	session := h.Session
	if h.Region != 0 {
		flags, session = flags|flagMemory, uint64(h.Region) // a new session has no number yet
	}
	flags |= uint32(h.Port) << portShift
	name, request := h.Program[:min(len(h.Program), maxProgram)], h.Request[:min(len(h.Request), maxRequest)]
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint32(b, h.Version)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(name)))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(request)))
	b = append(b, h.Schema[:]...)
	b = append(b, h.Nonce[:]...)
	b = binary.LittleEndian.AppendUint32(b, h.Pid)
	b = binary.LittleEndian.AppendUint32(b, flags)
	b = binary.LittleEndian.AppendUint64(b, base)
	b = binary.LittleEndian.AppendUint64(b, h.Size)
	b = append(b, h.Host[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(h.Service))
	b = append(b, h.Token[:]...)
	b = binary.LittleEndian.AppendUint64(b, session)
	b = binary.LittleEndian.AppendUint64(b, received)
	return append(append(b, name...), request...)
}

// ReadHello reads one Hello and returns it with its bytes, which the proofs cover. The
// error is a *RefusedError if the server is to answer the peer.
func ReadHello(r io.Reader) (Hello, []byte, error) {
	var h Hello
	raw, err := readFixed(r, helloSize)
	if err != nil {
		return h, raw, err
	}
	h.Version = binary.LittleEndian.Uint32(raw[8:])
	if h.Version != ProtocolVersion {
		// Another version may have another layout: read no further.
		return h, raw, otherVersion(ProtocolVersion, h.Version)
	}
	h.Schema = Schema(raw[16:32])
	h.Nonce = [32]byte(raw[32:])
	h.Pid = binary.LittleEndian.Uint32(raw[64:])
	flags := binary.LittleEndian.Uint32(raw[68:])
	h.Port, flags = uint16(flags>>portShift), flags&(1<<portShift-1)
	h.HasToken, h.Packets, h.Resume = flags&flagToken != 0, flags&flagPackets != 0, flags&flagResume != 0
	h.Follows, h.Ticket = flags&flagFollows != 0, flags&flagTicket != 0
	h.Base = binary.LittleEndian.Uint64(raw[72:])
	h.Size = binary.LittleEndian.Uint64(raw[80:])

	h.Host = [16]byte(raw[88:])
	h.Service = Service(binary.LittleEndian.Uint32(raw[104:]))
	h.Token = TokenID(raw[108:])
	h.Session = binary.LittleEndian.Uint64(raw[112:])
	h.Received = binary.LittleEndian.Uint64(raw[120:])
	if flags&flagLane != 0 {
		h.Lane, h.Received = LaneID(h.Received), 0
		h.Capabilities, h.Base = LaneCapabilities(h.Base), 0
	}
	reserved := raw[112:helloSize]
	if flags&flagMemory != 0 {
		h.Region, h.Session, reserved = RegionID(h.Session), 0, raw[120:helloSize]
	}

	n, more := uint32(binary.LittleEndian.Uint16(raw[12:])), uint32(binary.LittleEndian.Uint16(raw[14:]))
	switch {
	case n > maxProgram:
		return h, raw, refuse(StatusMalformed, "a program name of %d bytes (at most %d)", n, maxProgram)
	case more > maxRequest:
		return h, raw, refuse(StatusMalformed, "a request of %d bytes (at most %d)", more, maxRequest)
	case flags&^knownFlags != 0:
		return h, raw, refuse(StatusMalformed, unknownFlags+" %#x", flags)
	case h.Base+h.Size < h.Base:
		return h, raw, refuse(StatusMalformed, "address range %#x+%#x wraps around", h.Base, h.Size)
	case h.Service > ServiceInfo:
		return h, raw, refuse(StatusMalformed, "unknown service %d", h.Service)
	case h.Service == ServiceInfo && (h.Packets || h.Resume):
		return h, raw, refuse(StatusMalformed, "what the server has is asked of the server itself, not through an agent")
	case flags&flagMemory != 0 && (h.Resume || !h.Packets || h.Region == 0):
		return h, raw, refuse(StatusMalformed, "memory for a session that is resumed or has no packets, or of no region")
	case !h.Resume && !allZero(reserved):
		return h, raw, refuse(StatusMalformed, "reserved bytes of Hello are not zero")
	case h.Token != TokenID{} && !h.HasToken:
		return h, raw, refuse(StatusMalformed, "the id of a token, but the flag says that there is no token")
	case h.Resume && !h.Packets:
		return h, raw, refuse(StatusMalformed, "a session without packets cannot be resumed")
	case h.Follows && !h.Packets || h.Ticket && (!h.Resume || h.HasToken):
		return h, raw, refuse(StatusMalformed, "a client without packets that follows its session, or a ticket that resumes none or comes with a token")
	case flags&flagLane != 0 && (!h.Resume || !h.Lane.Valid()):
		return h, raw, refuse(StatusMalformed, "a lane without a session, or lane %d", h.Lane)
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
	Schema    Schema
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

// ReadChallenge reads one Challenge and returns it with its bytes. A refusing one is
// returned without error: the caller decides by Status.
func ReadChallenge(r io.Reader) (Challenge, []byte, error) {
	var c Challenge
	raw, err := readFixed(r, challengeSize)
	if err != nil {
		return c, raw, err
	}
	c.Version = binary.LittleEndian.Uint32(raw[8:])
	c.Status = Status(binary.LittleEndian.Uint32(raw[12:]))
	c.Schema = Schema(raw[16:32])
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

// Welcome is the last message. The worker sends it once its device is open; the daemon
// sends it when there will be no worker.
type Welcome struct {
	Status  Status
	Proof   [32]byte // the server's proof; zero without a token
	Session uint64
	Relayed bool // there is an agent between: descriptors reach only the agent

	Revision Revision // on the client, not part of the message: what the two ends use

	// With packets only; Secret and Keep also of an agent, for the lanes that the program opens there.
	Packets  bool
	Received uint64     // how many bytes of the client's stream have arrived; 0 for a new session; for a lane its LaneCapabilities
	Secret   [32]byte   // secret to resume the session with, sealed (see Seal)
	Keep     uint32     // how long the server keeps the session without a connection, in ms
	Memory   MemoryPart // of the region that the client has named, for rings; zero for none

	Message string // at most 1023 bytes
}

// Append appends the message to b.
func (w Welcome) Append(b []byte) []byte {
	var flags uint32
	if w.Packets {
		flags |= flagPackets
	}
	if w.Relayed {
		flags |= flagRelayed
	}
	if w.Memory.Size != 0 {
		flags |= flagMemory
	}
	msg := w.Message[:min(len(w.Message), maxMessage)]
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(w.Status))
	b = binary.LittleEndian.AppendUint32(b, uint32(len(msg)))
	b = append(b, w.Proof[:]...)
	b = binary.LittleEndian.AppendUint64(b, w.Session)
	b = binary.LittleEndian.AppendUint64(b, w.Received)
	b = append(b, w.Secret[:]...)
	b = binary.LittleEndian.AppendUint32(b, w.Keep)
	b = binary.LittleEndian.AppendUint32(b, flags)
	return append(w.Memory.append(b), msg...)
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
	w.Received = binary.LittleEndian.Uint64(raw[56:])
	w.Secret = [32]byte(raw[64:])
	w.Keep = binary.LittleEndian.Uint32(raw[96:])
	flags := binary.LittleEndian.Uint32(raw[100:])
	w.Packets, w.Relayed = flags&flagPackets != 0, flags&flagRelayed != 0
	w.Memory = memoryPart(raw[104:])
	if flags&^(flagPackets|flagRelayed|flagMemory) != 0 || !w.Memory.announced(flags&flagMemory != 0) || w.Memory.Size != 0 && !w.Packets || !w.Packets && !(w.Relayed && w.Received == 0) && !allZero(raw[56:100]) {
		return w, refuse(StatusMalformed, "reserved bytes of Welcome are not zero")
	}
	_, w.Message, err = readMessage(r, raw, binary.LittleEndian.Uint32(raw[12:]))
	return w, err
}

func refuse(s Status, format string, args ...any) *RefusedError {
	return &RefusedError{Status: s, Message: fmt.Sprintf(format, args...)}
}

// otherVersion is the refusal of a peer that speaks another version of the protocol: nothing
// else is known about such a peer.
func otherVersion(server, client uint32) *RefusedError {
	older := "client"
	if server < client {
		older = "server"
	}
	return refuse(StatusVersion, "the server speaks version %d of Ferry's protocol, the client version %d; upgrade the %s", server, client, older)
}

func asRefused(err error) (*RefusedError, bool) { return errors.AsType[*RefusedError](err) }

// readFixed reads the fixed part of a message. It reads the magic first, so that it
// recognises a short line of another protocol at once.
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

// readMessage reads a message for a person and removes characters that a terminal would
// interpret.
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

// readError distinguishes a peer that left between messages from one that was cut off.
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
