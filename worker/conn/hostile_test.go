package conn

import (
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/test/sharedchannel"
	"ferry/wire"
)

// TestMemoryTwice: a client that has moved its frames into shared memory cannot replace that memory.
func TestMemoryTwice(t *testing.T) {
	c, far := opened(t)
	client := sendMemory(t, far)
	if _, err := c.Next(); err != nil {
		t.Fatal(err)
	}
	fd, _ := sharedchannel.NewMemory(t)
	defer unix.Close(fd)
	if _, _, err := far.WriteMsgUnix(frame(0, 0, 0), unix.UnixRights(fd), nil); err != nil {
		t.Fatal(err)
	}
	client.Send(1, frame(uint16(wire.OpNone), 0, wire.FlagRings))
	if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "or twice") {
		t.Errorf("%v", err)
	}
}
