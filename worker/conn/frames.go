package conn

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"ferry/wire"
)

// A Frame is a command as it came.
type Frame struct {
	wire.Header
	Payload []byte
}

// CarriesFile reports whether the frame is no command, but brings a descriptor: for
// the next command, or the memory that frames travel through from now on.
func (f *Frame) CarriesFile() bool {
	return wire.Op(f.Op) == wire.OpNone && f.ID == 0 && len(f.Payload) == 0
}

const (
	commandBuffer = 256 << 10 // of a command loop
	callBuffer    = 64 << 10  // of ReadFrame
)

// HasBuffered reports whether Next has bytes of the next frame at hand. If not, it
// may have to wait.
func (c *Conn) HasBuffered() bool { return c.backlog == nil && c.buffered() > 0 }

func (c *Conn) buffered() int {
	if c.buf == nil {
		return 0
	}
	return c.buf.Buffered()
}

// Next reads the next frame of a command loop. Its payload is valid until Next is
// called again. Where the frame brings memory to share, frames travel through that
// when Next returns.
func (c *Conn) Next() (Frame, error) {
	if c.backlog != nil {
		return c.nextFromBacklog()
	}
	if c.buf == nil {
		c.buf = bufio.NewReaderSize(c.ch, commandBuffer)
		c.room = make([]byte, wire.MaxPayload)
	}
	if c.buf.Buffered() == 0 {
		c.awaitFrame()
	}
	f, err := nextFrame(c.buf, c.room)
	if err == nil && f.Flags&wire.FlagRings != 0 && f.CarriesFile() {
		err = c.shareMemory()
	}
	return f, err
}

// ReadFrame reads the next frame of a client that sends nothing but calls. The
// payload is valid until it is called again.
func (c *Conn) ReadFrame() (Frame, error) {
	if c.buf == nil {
		c.buf = bufio.NewReaderSize(c.ch, callBuffer)
		c.room = make([]byte, wire.MaxPayload)
	}
	return readFrame(c.buf, c.room)
}

// nextFrame reads one frame. The payload is valid until something is read again.
func nextFrame(r *bufio.Reader, room []byte) (f Frame, err error) {
	if f.Header, err = peekHeader(r); err != nil {
		return f, err
	}
	if n := int(f.Size); n <= r.Buffered() { // most are whole, and need not be copied
		whole, _ := r.Peek(n)
		f.Payload = whole[wire.HeaderSize:n:n]
		_, _ = r.Discard(n)
		return f, nil
	}
	return readPayload(r, f, room)
}

// readFrame reads one frame into room, or new memory where that is too small.
func readFrame(r *bufio.Reader, room []byte) (f Frame, err error) {
	if f.Header, err = peekHeader(r); err != nil {
		return f, err
	}
	return readPayload(r, f, room)
}

// peekHeader parses the header of the next frame and leaves it in the buffer.
func peekHeader(r *bufio.Reader) (h wire.Header, err error) {
	head, err := r.Peek(wire.HeaderSize)
	if err != nil {
		if len(head) > 0 && errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return h, err
	}
	if h, err = wire.ParseHeader(head); err != nil {
		return h, fmt.Errorf("client broke the protocol: %w", err)
	}
	return h, nil
}

// readPayload reads the frame whose header is that of f.
func readPayload(r *bufio.Reader, f Frame, room []byte) (Frame, error) {
	_, _ = r.Discard(wire.HeaderSize) // it is there
	n := int(f.Size - wire.HeaderSize)
	if n > len(room) {
		room = make([]byte, n)
	}
	f.Payload = room[:n]
	_, err := io.ReadFull(r, f.Payload)
	return f, err
}
