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
func (c *Conn) HasBuffered() bool { return !c.ahead && c.buffered() > 0 }

func (c *Conn) buffered() int {
	if c.buf == nil {
		return 0
	}
	return c.buf.Buffered()
}

// AtHand reports whether Next has a whole frame at hand, and need not wait for any of it. It
// reads what lies in shared memory; of other channels it knows what was read before.
func AtHand(c *Conn) bool {
	if c.ahead {
		return !c.in.queueEmpty()
	}
	if holdsFrame(c) {
		return true
	}
	if c.buf == nil || !c.traits.SharesMemory || len(c.in.unread) == 0 && !c.ch.Pending() {
		return false
	}
	_, _ = c.buf.Peek(c.buf.Buffered() + 1) // one read; an error comes again with the next one
	return holdsFrame(c)
}

// holdsFrame reports whether the buffer holds a whole frame, or one that breaks the protocol.
func holdsFrame(c *Conn) bool {
	n := c.buffered()
	if n < wire.HeaderSize {
		return false
	}
	h, err := peekHeader(c.buf)
	return err != nil || int(h.Size) <= n
}

// makeBuffer makes the buffer of whoever reads, unless there is one.
func (c *Conn) makeBuffer(size int) {
	if c.buf == nil {
		c.buf = bufio.NewReaderSize(&c.in, size)
		c.room = make([]byte, wire.MaxPayload)
	}
}

// Next reads the next frame of a command loop. Its payload is valid until Next is
// called again. Where the frame brings memory to share, frames travel through that
// when Next returns.
func (c *Conn) Next() (Frame, error) {
	f, err := c.next()
	c.hand = f
	if err != nil {
		c.hand = Frame{}
	}
	if c.in.idled {
		c.in.leaveNext()
	}
	return f, err
}

func (c *Conn) next() (Frame, error) {
	if c.ahead {
		return c.nextFromBacklog()
	}
	c.makeBuffer(commandBuffer)
	if c.buf.Buffered() == 0 {
		c.awaitFrame()
	}
	f, err := c.nextFrame()
	if err == nil && f.Flags&wire.FlagRings != 0 && f.CarriesFile() {
		err = c.shareMemory()
	}
	return f, err
}

// ReadFrame reads the next frame of a client that sends nothing but calls. The
// payload is valid until it is called again.
func (c *Conn) ReadFrame() (Frame, error) {
	c.makeBuffer(callBuffer)
	return c.readFrame(c.room)
}

// nextFrame reads one frame. The payload is valid until something is read again.
func (c *Conn) nextFrame() (f Frame, err error) {
	r := c.buf
	if f.Header, err = peekHeader(r); err != nil {
		return f, err
	}
	if n := int(f.Size); n <= r.Buffered() { // most are whole, and need not be copied
		whole, _ := r.Peek(n)
		f.Payload = whole[wire.HeaderSize:n:n]
		_, _ = r.Discard(n)
		return f, nil
	}
	return c.readPayload(f, c.room)
}

// readFrame reads one frame into room, or new memory where that is too small.
func (c *Conn) readFrame(room []byte) (f Frame, err error) {
	if f.Header, err = peekHeader(c.buf); err != nil {
		return f, err
	}
	return c.readPayload(f, room)
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

// readPayload reads the frame whose header is that of f. Freeze finds in the input what was read
// of it.
func (c *Conn) readPayload(f Frame, room []byte) (Frame, error) {
	_, _ = c.buf.Discard(wire.HeaderSize) // it is there
	n := int(f.Size - wire.HeaderSize)
	if n > len(room) {
		room = make([]byte, n)
	}
	f.Payload = room[:n]
	p := &c.in.partial
	*p = partial{active: true, head: f.Header, room: f.Payload}
	for p.got < n {
		k, err := c.buf.Read(f.Payload[p.got:])
		if p.got += k; err != nil && p.got < n {
			if errors.Is(err, io.EOF) && p.got > 0 {
				err = io.ErrUnexpectedEOF
			}
			*p = partial{}
			return f, err
		}
	}
	*p = partial{}
	return f, nil
}
