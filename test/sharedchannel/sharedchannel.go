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

// A Client writes commands to the memory and drops the answers. It has left already:
// the channel ends when everything is read.
type Client struct {
	mem     []byte
	written uint64
}

// New returns a channel in shared memory and its client. The caller must have
// stopped using both when the test ends.
func New(t testing.TB) (channel.Channel, *Client) {
	t.Helper()
	fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
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
	gone := new(atomic.Bool)
	gone.Store(true)
	r, err := ring.Map(fd, gone, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = unix.Munmap(mem)
		_ = r.Unmap()
	})
	return r, &Client{mem: mem}
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

// DropAnswers takes everything that has come for the client.
func (c *Client) DropAnswers() { copy(c.mem[answers+taken:][:8], c.mem[answers:]) }
