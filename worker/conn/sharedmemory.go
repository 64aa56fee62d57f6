package conn

import (
	"errors"
	"fmt"

	"golang.org/x/sys/unix"

	"ferry/transport/ring"
)

// shareMemory moves the frames into memory that the client has sent, or that its virtual machine shares with
// this host. There is no
// answer: no correct client sends memory that cannot be used, and the client need
// not wait before it uses it.
func (c *Conn) shareMemory() error {
	if c.link != nil {
		return c.shareGuestMemory()
	}
	fd, ok := c.ReceiveFile()
	if !ok || c.memory.Load() != nil {
		return errors.New("client broke the protocol: rings without memory for them, or twice")
	}
	r, err := ring.Map(fd, &c.closed, c.wait.spinTime)
	if err != nil {
		_ = unix.Close(fd)
		return fmt.Errorf("client broke the protocol: %w", err)
	}
	c.in.mu.Lock()
	defer c.in.mu.Unlock()
	if c.in.frozen {
		_ = r.Pause() // Freeze has paused the socket, or is about to
	}
	c.useMemory(r, fd)
	return nil
}

// useMemory moves the frames. The descriptor is kept, for another process.
func (c *Conn) useMemory(r *ring.Rings, fd int) {
	c.first.CarryFilesOnly()
	c.shared = fd
	c.memory.Store(r)
	c.use(r)
}
