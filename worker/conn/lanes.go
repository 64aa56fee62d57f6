package conn

import (
	"net"
	"time"

	"ferry/transport/lanes"
	"ferry/transport/socket"
	"ferry/wire"
)

// An Incoming is a payload that arrives on lanes, piece by piece.
type Incoming = lanes.Incoming

// ErrPayload is returned for a payload that no correct client announces.
var ErrPayload = lanes.ErrPayload

// enableLanes has the connection accept lanes. A lane to the client that makes no
// progress for as long as timeout is given up.
func (c *Conn) enableLanes(timeout time.Duration) {
	c.lanes = lanes.New(timeout, func(rate uint64) {
		c.log.Info("large copies to the client are compressed: the link is slow", "bytes_per_second", rate)
	})
}

// AddLane uses nc as a lane without further ceremony. It is for tests, before the
// session begins: other lanes come from the daemon.
func (c *Conn) AddLane(nc net.Conn, id wire.LaneID, timeout time.Duration) error {
	sock, err := socket.FromConn(nc)
	if err != nil {
		return err
	}
	c.enableLanes(timeout)
	return c.lanes.Adopt(sock, id, 0, func() error { return nil })
}

// AcceptsLanes reports whether payloads may come on lanes.
func (c *Conn) AcceptsLanes() bool { return c.lanes != nil }

// HasLaneToClient reports whether there is a lane that carries data to the client.
func (c *Conn) HasLaneToClient() bool { return c.lanes != nil && c.lanes.Carries() }

// SendOnLane has a piece of the data of a call carried to the client, and waits
// while too much is under way. data must stay as it is until done is called, on any
// goroutine, with a lock held: done must not call back. There must be lanes.
func (c *Conn) SendOnLane(call uint32, at uint64, data []byte, done func()) {
	c.lanes.Send(uint64(call), at, data, done)
}

// ReceiveOnLanes announces a payload that comes on lanes. There is one at a time.
// There must be lanes.
func (c *Conn) ReceiveOnLanes(payload, size uint64) (*Incoming, error) {
	return c.lanes.Receive(payload, size)
}
