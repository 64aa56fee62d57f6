// Package wire defines the layout of everything that crosses between a client and its
// worker: handshake, frames, records. It is pure: functions on byte slices and, for the
// handshake, on io.Reader and io.Writer; no clock, no goroutines, no state. PROTOCOL.md in
// this folder is the text for people.
//
// A decoder that meets a length which is not true sets its error, and everything after that
// reads as zero: the caller checks the error once, at the end.
package wire

import (
	"encoding/binary"
	"errors"
	"fmt"

	"ferry/api/cu"
)

// HeaderSize is the size of a frame's header.
const HeaderSize = 16

// MaxPayload bounds the payload of a frame; larger data travels in pieces. It leaves room
// for the records around a full piece of data.
const MaxPayload = 1<<20 + 64<<10

// Answers are frames from the worker. Their kind is in the header's Op field.
const (
	AnsReply     = 1 // a call's result and reply record
	AnsData      = 2 // bytes for the destination the call named; in order, before its reply
	AnsOutput    = 3 // text the device printed
	AnsCall      = 4 // a stream waits for the client to run a host function
	AnsReport    = 5 // text about a mistake of the program, for its developer
	AnsAssertion = 6 // text of failed assertions in kernels
	AnsGone      = 7 // a token of the client that no graph holds any more
	AnsStore     = 8 // bytes for the memory a token names: token, offset, data
	AnsLanes     = 9 // how many bytes of a call travel on lanes; the client waits for them before the next answer
)

// FlagReply asks for an answer to a command that would have none.
const FlagReply = 1

// FlagRings, on a frame that carries a descriptor, says that the descriptor is the shared
// memory through which frames travel from now on.
const FlagRings = 2

// A Header starts every frame.
type Header struct {
	Size  uint32 // whole frame, header included, a multiple of 8
	Op    uint16
	Flags uint16
	ID    uint32 // names the call in its answers; 0 where the client wants none
	Ctx   uint32 // index of the context the command belongs to; 0 none
}

// Errors of malformed frames. They end the session.
var (
	ErrFrameSize = errors.New("wire: frame size out of bounds")
	ErrShort     = errors.New("wire: record is cut short")
	ErrUnknownOp = errors.New("wire: unknown command")
)

// ParseHeader reads and checks a header.
func ParseHeader(b []byte) (Header, error) {
	if len(b) < HeaderSize {
		return Header{}, ErrShort
	}
	h := Header{
		Size:  binary.LittleEndian.Uint32(b),
		Op:    binary.LittleEndian.Uint16(b[4:]),
		Flags: binary.LittleEndian.Uint16(b[6:]),
		ID:    binary.LittleEndian.Uint32(b[8:]),
		Ctx:   binary.LittleEndian.Uint32(b[12:]),
	}
	if h.Size < HeaderSize || h.Size > HeaderSize+MaxPayload || h.Size%8 != 0 {
		return h, fmt.Errorf("%w: %d", ErrFrameSize, h.Size)
	}
	return h, nil
}

// Put writes the header to the start of b.
func (h Header) Put(b []byte) {
	binary.LittleEndian.PutUint32(b, h.Size)
	binary.LittleEndian.PutUint16(b[4:], h.Op)
	binary.LittleEndian.PutUint16(b[6:], h.Flags)
	binary.LittleEndian.PutUint32(b[8:], h.ID)
	binary.LittleEndian.PutUint32(b[12:], h.Ctx)
}

// ReplyFixed is the size of the fixed part that begins every reply's payload.
const ReplyFixed = 16

// Reply is the fixed part of an answer: the call's own result, and the first
// error of an asynchronous command since the last answer, with its op.
type Reply struct {
	Result   cu.Result
	Async    cu.Result
	AsyncOp  Op
	AsyncCtx uint32 // index of the context that command belonged to
}

// AppendReply appends the fixed part to b.
func (r Reply) AppendReply(b []byte) []byte {
	b = binary.LittleEndian.AppendUint32(b, uint32(r.Result))
	b = binary.LittleEndian.AppendUint32(b, uint32(r.Async))
	b = binary.LittleEndian.AppendUint32(b, uint32(r.AsyncOp))
	return binary.LittleEndian.AppendUint32(b, r.AsyncCtx)
}

// ParseReply reads the fixed part and returns the record that follows.
func ParseReply(b []byte) (Reply, []byte, error) {
	if len(b) < ReplyFixed {
		return Reply{}, nil, ErrShort
	}
	return Reply{
		Result:  cu.Result(binary.LittleEndian.Uint32(b)),
		Async:   cu.Result(binary.LittleEndian.Uint32(b[4:])),
		AsyncOp: Op(binary.LittleEndian.Uint32(b[8:])), AsyncCtx: binary.LittleEndian.Uint32(b[12:]),
	}, b[ReplyFixed:], nil
}

// Record is implemented by the generated requests and replies.
type Record interface {
	Append(b []byte) []byte
	Decode(b []byte) error
}

type opInfo struct {
	name    string
	class   string
	since   Revision
	request func() Record
	reply   func() Record // nil for commands without a reply record
}

// NewRequest returns an empty request record of a command, nil if there is no
// such command.
func NewRequest(op Op) Record {
	if op >= opEnd || ops[op].request == nil {
		return nil
	}
	return ops[op].request()
}

// NewReply returns an empty reply record of a command, nil if it has none.
func NewReply(op Op) Record {
	if op >= opEnd || ops[op].reply == nil {
		return nil
	}
	return ops[op].reply()
}

// String returns the driver's name of a call, or Ferry's name of a command of its own.
func (op Op) String() string {
	if op < opEnd && ops[op].name != "" {
		return ops[op].name
	}
	return fmt.Sprintf("op %d", uint16(op))
}

// Since returns the revision of the schema in which the command appeared, 0 if there is no such
// command.
func (op Op) Since() Revision {
	if op >= opEnd {
		return 0
	}
	return ops[op].since
}

// Answered reports whether the command always has an answer.
func (op Op) Answered() bool { return op < opEnd && ops[op].class != "async" }

// Reports reports whether a call also returns the error of an earlier command that had no
// answer: calls that wait for the GPU or query its progress do.
func (op Op) Reports() bool {
	return op < opEnd && (ops[op].class == "wait" || op == OpStreamQuery || op == OpEventQuery)
}
