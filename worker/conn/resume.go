package conn

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/transport/channel"
	"ferry/transport/socket"
	"ferry/wire"
)

// This file is a session over a network: a link, the sockets through which the
// client comes back, and lanes.

// keepFor is how long the session is kept without a connection.
func (c *Conn) keepFor(arrivals *control.Conn) time.Duration {
	if arrivals == nil {
		c.opts.KeepMs = 0
	}
	return time.Duration(c.opts.KeepMs) * time.Millisecond
}

// onLost is called when a connection of the link was lost.
func (c *Conn) onLost(why error) {
	c.log.Info("connection lost; the session waits for its client", "why", why, "at_most", time.Duration(c.opts.KeepMs)*time.Millisecond)
}

// openLink prepares what belongs to a link: its bandwidth, lanes, on which that payload comes next,
// and the sockets that the daemon passes on. Welcome gives it the first socket.
func (c *Conn) openLink(arrivals *control.Conn, page *sessionpage.Page, payload uint64) {
	c.limit = socket.NewRateLimit(&page.Limits().Bandwidth)
	if c.first != nil {
		c.first.SetRateLimit(c.limit)
	}
	if c.opts.KeepMs > 0 {
		c.enableLanes(c.opts.peerTimeout())
		c.lanes.StartAt(payload)
		go c.receiveArrivals(arrivals)
	}
}

// adopt lets the link go on through a socket, after a Welcome.
func (c *Conn) adopt(sock *socket.Socket, received uint64, w wire.Welcome) error {
	limit := c.opts.peerTimeout()
	sock.Tune(limit)
	watched, err := sock.Dup()
	if err != nil {
		return err
	}
	err = c.link.Adopt(sock, received, func(received uint64) error {
		w.Received = received
		return sendWelcome(sock, w)
	})
	if err != nil {
		return errors.Join(err, unix.Close(watched))
	}
	go c.watchSocket(watched, limit)
	return nil
}

// receiveArrivals adopts the sockets that the daemon passes on. The daemon has made
// sure that the client is at the other end.
func (c *Conn) receiveArrivals(arrivals *control.Conn) {
	defer func() { _ = arrivals.Close() }()
	for {
		var a control.Arrival
		file, err := arrivals.Receive(&a)
		if errors.Is(err, io.EOF) || errors.Is(err, os.ErrClosed) {
			return // the daemon has ended, and ends this worker too
		}
		if err != nil || file == nil {
			c.log.Warn("a connection could not be passed on", "err", err)
			continue
		}
		if a.Memory {
			c.takeGuestMemory(file)
			continue
		}
		w := wire.Welcome{Session: c.opts.Session, Packets: true, Keep: c.opts.KeepMs}
		copy(w.Proof[:], a.Proof)
		sock := socket.FromFile(file)
		sock.SetRateLimit(c.limit)
		sock.SetDirect(a.Direct)
		if !c.in.awaitThaw() {
			_ = sock.Close() // the client asks the daemon again, which knows where the session is
			return
		}
		err = c.useArrival(sock, a, w)
		for errors.Is(err, channel.ErrPaused) && c.in.awaitThaw() {
			err = c.useArrival(sock, a, w)
		}
		if errors.Is(err, channel.ErrPaused) {
			_ = sock.Close()
			return
		}
		if err != nil {
			c.log.Warn("the client came back, but cannot go on", "lane", a.Lane, "err", err)
			e := wire.NoSession()
			_ = sendWelcome(sock, wire.Welcome{Status: e.Status, Message: e.Message})
			sock.Shut()
			_ = sock.Close()
			continue
		}
		if a.Lane == 0 {
			c.log.Info("the client came back")
		}
	}
}

// useArrival uses a socket for the link or for a lane, as the client asked.
func (c *Conn) useArrival(sock *socket.Socket, a control.Arrival, w wire.Welcome) error {
	if a.Lane == 0 {
		return c.adopt(sock, a.Received, w)
	}
	limit := c.opts.peerTimeout()
	sock.Tune(limit)
	id := wire.LaneID(a.Lane)
	if id.Down() { // the client always reads: one that does not acknowledge is gone
		sock.DropUnacknowledged(limit)
	}
	agreed := wire.LaneCapabilities(a.Capabilities) & (wire.LanePacks | wire.LaneAlways)
	if agreed&wire.LaneAlways == 0 && sock.Direct() && sock.SameHost() {
		agreed = 0 // there is no slow network between two processes of one machine
	}
	w.Received = uint64(agreed & wire.LanePacks)
	if sock.Direct() {
		w.Received |= uint64(wire.LaneDirect)
	}
	return c.lanes.Adopt(sock, id, agreed, func() error {
		sock.SetRateLimit(nil) // the Welcome does not wait for the limit
		defer sock.SetRateLimit(c.limit)
		return sendWelcome(sock, w)
	})
}

// watchEvery is how often watchSocket examines a socket that nobody reads.
const watchEvery = time.Second

// watchSocket minds one socket of the link, through a descriptor of its own, until
// the socket is shut. It reads packets while the command loop is busy elsewhere, so
// that a client that asks for a sign of life gets one, and it finds out when the
// machine of the peer is gone. Silence of the client itself is no reason to drop the
// socket: the client may be stopped in a debugger.
func (c *Conn) watchSocket(fd int, limit time.Duration) {
	defer unix.Close(fd)
	for {
		p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLRDHUP}}
		n, err := unix.Poll(p, int(watchEvery.Milliseconds()))
		if err != nil && err != unix.EINTR {
			return
		}
		if n > 0 && p[0].Revents&(unix.POLLHUP|unix.POLLERR|unix.POLLNVAL) != 0 {
			c.link.PumpPacket() // shut by the link, or reset; a reader has seen it otherwise
			return
		}
		for readable(fd) && c.link.PumpPacket() {
		}
		if n > 0 { // half closed: what came before is read above
			time.Sleep(time.Millisecond)
		}
		info, err := unix.GetsockoptTCPInfo(fd, unix.IPPROTO_TCP, unix.TCP_INFO)
		if err == nil && info.Unacked > 0 && time.Duration(info.Last_ack_recv)*time.Millisecond > limit {
			c.link.Drop(fmt.Errorf("nothing heard for %v", limit))
			return
		}
	}
}

func readable(fd int) bool {
	p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
	n, err := unix.Poll(p, 0)
	return err == nil && n > 0 && p[0].Revents&unix.POLLIN != 0
}
