// Package sharedchannel is the client's end of a channel in shared memory, for tests
// and benchmarks of what reads the other end.
package sharedchannel

import (
	"encoding/binary"
	"sync/atomic"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/transport/channel"
	"ferry/transport/ring"
)

// The layout, as wire/PROTOCOL.md has it.
const (
	control = 4096
	size    = 2 << 20
	answers = 256 // where the words of the stream to the client are
	taken   = 64  // from the words of a stream to the one that its reader writes
)

// A Client writes commands to the memory and reads the answers. It never sleeps and
// wakes nobody.
type Client struct {
	mem     []byte
	written uint64 // commands
	read    uint64 // answers
}

// NewMemory returns memory as the shim makes it, which the caller closes, and its
// client. The test must have stopped using the client when it ends.
func NewMemory(t testing.TB) (fd int, client *Client) {
	t.Helper()
	fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.Ftruncate(fd, control+2*size); err != nil {
		t.Fatal(err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK); err != nil {
		t.Fatal(err)
	}
	mem, err := unix.Mmap(fd, 0, control+2*size, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = unix.Munmap(mem) })
	return fd, &Client{mem: mem}
}

// New returns a channel in shared memory and its client, which has left already: the
// channel ends when everything is read. The test must have stopped using both when it
// ends.
func New(t testing.TB) (channel.Channel, *Client) {
	t.Helper()
	fd, client := NewMemory(t)
	defer unix.Close(fd)
	gone := new(atomic.Bool)
	gone.Store(true)
	r, err := ring.Map(fd, gone, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Unmap() })
	return r, client
}

// Send writes the same frames n times. There must be room for them.
func (c *Client) Send(n int, frames []byte) {
	for range n {
		bytes := c.mem[control:][:size]
		k := copy(bytes[c.written%size:], frames)
		copy(bytes, frames[k:])
		c.written += uint64(len(frames))
	}
	binary.LittleEndian.PutUint64(c.mem, c.written)
}

// Written is how many bytes were sent in all.
func (c *Client) Written() uint64 { return c.written }

// Receive returns what has come for the client.
func (c *Client) Receive() []byte {
	end := binary.LittleEndian.Uint64(c.mem[answers:])
	bytes := c.mem[control+size:][:size]
	out := make([]byte, end-c.read)
	k := copy(out, bytes[c.read%size:])
	copy(out[k:], bytes)
	c.DropAnswers()
	return out
}

// DropAnswers takes everything that has come for the client.
func (c *Client) DropAnswers() {
	copy(c.mem[answers+taken:][:8], c.mem[answers:])
	c.read = binary.LittleEndian.Uint64(c.mem[answers:])
}
