package nvml

import (
	"encoding/binary"
	"errors"
)

// A request is a word of 64 bits per parameter, then the bytes that go in, each
// run padded to 8. The word is the number, the handle, or the size in bytes of
// what the pointer points to; none for a null pointer. A reply is, for every
// parameter that goes out, its size in a word and its bytes, padded.

// none stands for a null pointer.
const none = ^uint64(0)

// maxBuffer bounds what a client may ask for in one buffer. The shim asks for no more.
const maxBuffer = 256 << 10

var (
	// ErrMalformed is a request that no shim of ours sends.
	ErrMalformed = errors.New("malformed NVML call")
	// ErrUnknown is a number that names no function that travels.
	ErrUnknown = errors.New("unknown NVML function")
)

// Arg is the argument for one parameter.
type Arg struct {
	Word uint64 // number or handle
	Data []byte // text with its NUL, or the buffer; nil for a null pointer
}

// Call is a function with its arguments.
type Call struct {
	Op   Op
	Func *Func
	Args []Arg
}

// New prepares a call of a function by hand: all pointers null.
func New(op Op) *Call {
	f := &Funcs[op]
	return &Call{Op: op, Func: f, Args: make([]Arg, len(f.Params))}
}

// Decode reads a request and checks every size in it against the table, so that
// a library may trust them.
func Decode(number uint16, payload []byte) (*Call, error) {
	op := Op(number) - 1
	if op < 0 || op >= opCrossing || Funcs[op].Since == 0 {
		return nil, ErrUnknown
	}
	c := New(op)
	if len(payload) < 8*len(c.Args) {
		return nil, ErrMalformed
	}
	tail := payload[8*len(c.Args):]
	for i := range c.Args {
		word := binary.LittleEndian.Uint64(payload[8*i:])
		p := &c.Func.Params[i]
		switch {
		case p.Kind == Word || p.Kind == Handle:
			c.Args[i].Word = word
			continue
		case word == none:
			continue
		case word > maxBuffer:
			return nil, ErrMalformed
		}
		data := make([]byte, word, word+8)
		if p.In {
			if uint64(len(tail)) < word {
				return nil, ErrMalformed
			}
			copy(data, tail)
			tail = tail[min((int(word)+7)&^7, len(tail)):]
		}
		if p.Kind == Text {
			data = append(data, 0)
		}
		c.Args[i].Data = data
	}
	for i := range c.Args {
		if !c.sizeFits(i) {
			return nil, ErrMalformed
		}
	}
	return c, nil
}

// sizeFits reports whether a buffer has the size the library will assume.
func (c *Call) sizeFits(i int) bool {
	p, data := &c.Func.Params[i], c.Args[i].Data
	if data == nil {
		return true
	}
	switch p.Kind {
	case Sized:
		return len(data) >= 4 && len(data) <= p.Elem && int(binary.LittleEndian.Uint32(data)&0xffffff) == len(data)
	case Field:
		of := c.Args[p.Of].Data
		return len(of) >= p.CountAt+4 && len(of) >= p.At+8 &&
			uint64(len(data)) == uint64(p.Elem)*uint64(binary.LittleEndian.Uint32(of[p.CountAt:]))
	case Buffer:
		return uint64(len(data)) == uint64(p.Elem)*c.count(p)
	}
	return true
}

// count is how many elements a buffer has.
func (c *Call) count(p *Param) uint64 {
	if p.By < 0 {
		return uint64(p.Count)
	}
	by := &c.Args[p.By]
	if c.Func.Params[p.By].Kind == Word {
		return by.Word & 0xffffffff
	}
	if len(by.Data) < 4 {
		return 0
	}
	return uint64(binary.LittleEndian.Uint32(by.Data))
}

// AppendReply appends what goes out. A call that failed leaves alone what the
// caller did not fill in itself; of an array only what was filled goes out.
func (c *Call) AppendReply(b []byte, rc Return) []byte {
	for i := range c.Args {
		p, data := &c.Func.Params[i], c.Args[i].Data
		if !p.Out {
			continue
		}
		if rc != NVML_SUCCESS && !p.In {
			data = nil
		}
		if p.Kind == Buffer && p.By >= 0 {
			data = data[:min(uint64(len(data)), uint64(p.Elem)*c.count(p))]
		}
		b = binary.LittleEndian.AppendUint64(b, uint64(len(data)))
		b = append(b, data...)
		b = append(b, make([]byte, (8-len(data)%8)%8)...)
	}
	return b
}

// U32 is the number a parameter points to, 0 for a null pointer.
func (c *Call) U32(i int) uint32 {
	if len(c.Args[i].Data) < 4 {
		return 0
	}
	return binary.LittleEndian.Uint32(c.Args[i].Data)
}

// U64 is the number a parameter points to, 0 for a null pointer.
func (c *Call) U64(i int) uint64 {
	if len(c.Args[i].Data) < 8 {
		return 0
	}
	return binary.LittleEndian.Uint64(c.Args[i].Data)
}

// PutU32 writes the number a parameter points to.
func (c *Call) PutU32(i int, v uint32) Return {
	if len(c.Args[i].Data) < 4 {
		return NVML_ERROR_INVALID_ARGUMENT
	}
	binary.LittleEndian.PutUint32(c.Args[i].Data, v)
	return NVML_SUCCESS
}

// PutU64 writes the number a parameter points to.
func (c *Call) PutU64(i int, v uint64) Return {
	if len(c.Args[i].Data) < 8 {
		return NVML_ERROR_INVALID_ARGUMENT
	}
	binary.LittleEndian.PutUint64(c.Args[i].Data, v)
	return NVML_SUCCESS
}

// PutString writes a string with its NUL.
func (c *Call) PutString(i int, s string) Return {
	data := c.Args[i].Data
	if data == nil {
		return NVML_ERROR_INVALID_ARGUMENT
	}
	if len(s)+1 > len(data) {
		return NVML_ERROR_INSUFFICIENT_SIZE
	}
	clear(data)
	copy(data, s)
	return NVML_SUCCESS
}

// Text is a string argument.
func (c *Call) Text(i int) string { return CString(c.Args[i].Data) }

// CString is the text up to a NUL.
func CString(b []byte) string {
	for i, ch := range b {
		if ch == 0 {
			return string(b[:i])
		}
	}
	return string(b)
}
