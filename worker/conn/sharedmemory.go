package conn

import (
	"errors"
	"fmt"

	"golang.org/x/sys/unix"

	"ferry/transport/ring"
)

// shareMemory moves the frames into memory that the client has sent. There is no
// answer: no correct client sends memory that cannot be used, and the client need
// not wait before it uses it.
func (c *Conn) shareMemory() error {
	fd, ok := c.ReceiveFile()
	if !ok || c.memory.Load() != nil {
		return errors.New("client broke the protocol: rings without memory for them, or twice")
	}
	defer unix.Close(fd)
	r, err := ring.Map(fd, &c.closed, c.wait.spinTime)
	if err != nil {
		return fmt.Errorf("client broke the protocol: %w", err)
	}
	c.first.CarryFilesOnly()
	c.memory.Store(r)
	c.use(r)
	return nil
}
