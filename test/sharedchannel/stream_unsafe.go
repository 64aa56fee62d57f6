package sharedchannel

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"

	"ferry/transport/futex"
)

// The futexes of the server, from the words of a stream.
const (
	takerSleeps  = 128
	writerSleeps = 192
)

// Write writes what there is room for, wakes the server, and returns how much it wrote.
func (c *Client) Write(b []byte) int {
	room := size - int(c.written-binary.LittleEndian.Uint64(c.mem[taken:]))
	b = b[:min(len(b), room)]
	if len(b) > 0 {
		c.Send(1, b)
	}
	c.wake(takerSleeps)
	return len(b)
}

// Read reads what has come, at most as much as fits b, and wakes the server.
func (c *Client) Read(b []byte) int {
	end := binary.LittleEndian.Uint64(c.mem[answers:])
	b = b[:min(uint64(len(b)), end-c.read)]
	bytes := c.mem[control+size:][:size]
	k := copy(b, bytes[c.read%size:])
	copy(b[k:], bytes)
	c.read += uint64(len(b))
	binary.LittleEndian.PutUint64(c.mem[answers+taken:], c.read)
	c.wake(answers + writerSleeps)
	return len(b)
}

// Came is how many bytes have come in all.
func (c *Client) Came() uint64 { return binary.LittleEndian.Uint64(c.mem[answers:]) }

func (c *Client) wake(at int) {
	word := (*atomic.Uint32)(unsafe.Pointer(&c.mem[at]))
	if word.Load() != 0 {
		word.Store(0)
		futex.Wake(word, 1)
	}
}
