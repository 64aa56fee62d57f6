package conn

import (
	"errors"
	"os"
	"time"

	"ferry/transport/ring"
)

// This file is a session whose client is in a virtual machine that shares memory with this host.
// Frames travel through rings in that memory. The link goes on beneath them: it says whether the
// client lives, and a byte in it is a knock, which wakes an end that sleeps.

// takeGuestMemory maps the part of the file that is the session's. The file itself is closed, so
// that a worker in hostile hands cannot map more of it; the part is the session's while it is mapped.
func (c *Conn) takeGuestMemory(file *os.File) {
	defer func() { _ = file.Close() }()
	if c.opts.Part == nil {
		c.log.Warn("memory of a guest came, and none was announced")
		return
	}
	r, err := ring.MapPart(int(file.Fd()), int64(c.opts.Part.Offset), &c.closed, c.wait.spinTime, c.giveKnock)
	if err != nil {
		c.log.Warn("memory of a guest cannot be mapped", "err", err)
		return
	}
	select {
	case c.guest <- r:
	default: // it came twice
		_ = r.Unmap()
	}
}

// guestMemoryLimit is how long a worker waits for memory that the daemon has sent before the client
// could know of it.
const guestMemoryLimit = 5 * time.Second

// shareGuestMemory moves the frames into memory of the client's virtual machine.
func (c *Conn) shareGuestMemory() error {
	if c.opts.Part == nil || c.memory.Load() != nil {
		return errors.New("client broke the protocol: rings in memory that it was not given, or twice")
	}
	var r *ring.Rings
	select {
	case r = <-c.guest:
	case <-time.After(guestMemoryLimit):
		return errors.New("the memory of the client's virtual machine did not come")
	}
	r.SetSpinTime(c.wait.spinTime)
	c.link.OnIdle(nil) // nothing that the command loop does belongs to a knock
	c.memory.Store(r)
	c.use(r)
	c.log.Info("frames travel through memory of the client's virtual machine", "offset", c.opts.Part.Offset)
	go c.hearKnocks(r)
	return nil
}

// giveKnock wakes the client's reader. It is called by whoever writes, one at a time. That the link
// has ended is found out elsewhere.
func (c *Conn) giveKnock() { _, _ = c.link.Write([]byte{0}) }

// hearKnocks wakes the reader of the rings when the client knocks.
func (c *Conn) hearKnocks(r *ring.Rings) {
	var knocks [64]byte
	for {
		if _, err := c.link.Read(knocks[:]); err != nil {
			return // AwaitHangup wakes the reader
		}
		r.Wake()
	}
}
