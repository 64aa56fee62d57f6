package worker

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/transport/link"
	"ferry/wire"
)

// A connection is the way to the client and back. On the same host it is the
// socket, and ends with it. Over a network frames travel in packets through a
// link, which outlives the socket: the daemon passes on the next one.
type connection struct {
	sock *socket    // the first
	link *link.Link // nil: the socket itself
	// Further connections for large data; nil where there can be none.
	lanes *link.Lanes
	log   *slog.Logger
	boot  Boot
	pace  *pace // of all of them together
}

// How long a session that has ended may go on with what the client had sent: a
// client that said goodbye meant it, the work of one that vanished is nobody's.
const (
	afterHangup  = 200 * time.Millisecond
	afterGoodbye = 2 * time.Second
)

// connect takes over the connection a client came through. arrivals, where there
// is one, brings those it comes back through.
func connect(conn net.Conn, boot Boot, arrivals *control.Conn, terms *sessionpage.Page, log *slog.Logger) (*connection, error) {
	sock, err := direct(conn)
	if err != nil {
		return nil, err
	}
	sock.direct = boot.Direct
	c := &connection{sock: sock, log: log, boot: boot}
	if !boot.Packets {
		return c, nil
	}
	c.pace = &pace{rate: &terms.Limits().Bandwidth}
	sock.pace = c.pace
	keep := time.Duration(boot.KeepMs) * time.Millisecond
	if arrivals == nil {
		keep = 0
	}
	c.boot.KeepMs = uint32(keep.Milliseconds())
	c.link = link.New(keep, func(why error) {
		log.Info("connection lost; the session waits for its client", "why", why, "at_most", keep)
	})
	if keep > 0 {
		c.lanes = link.NewLanes(time.Duration(boot.PeerTimeoutMs) * time.Millisecond)
		c.lanes.Narrow = func(rate uint64) {
			log.Info("large copies to the client are compressed: the link is slow", "bytes_per_second", rate)
		}
		go c.receive(arrivals)
	}
	return c, nil
}

// welcome tells the client that it is served, by what.
func (c *connection) welcome(message string) error {
	w := wire.Welcome{Session: c.boot.Session, Message: message}
	copy(w.Proof[:], c.boot.ServerProof)
	if c.link == nil {
		return send(c.sock, w)
	}
	w.Packets, w.Keep = true, c.boot.KeepMs
	copy(w.Secret[:], c.boot.Secret)
	return c.adopt(c.sock, 0, w)
}

// adopt lets the link go on through a socket, after a Welcome.
func (c *connection) adopt(sock *socket, received uint64, w wire.Welcome) error {
	limit := time.Duration(c.boot.PeerTimeoutMs) * time.Millisecond
	sock.tune(limit)
	watched, err := unix.FcntlInt(uintptr(sock.fd), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return err
	}
	err = c.link.Adopt(sock, received, func(received uint64) error {
		w.Received = received
		return send(sock, w)
	})
	if err != nil {
		return errors.Join(err, unix.Close(watched))
	}
	go c.watch(watched, limit)
	return nil
}

// receive adopts the sockets that the daemon passes on. The daemon has made sure
// that it is the client.
func (c *connection) receive(arrivals *control.Conn) {
	defer func() { _ = arrivals.Close() }()
	for {
		var a control.Arrival
		file, err := arrivals.Receive(&a)
		if errors.Is(err, io.EOF) || errors.Is(err, os.ErrClosed) {
			return // the daemon is gone, and soon we are
		}
		if err != nil || file == nil {
			c.log.Warn("a connection could not be passed on", "err", err)
			continue
		}
		w := wire.Welcome{Session: c.boot.Session, Packets: true, Keep: c.boot.KeepMs}
		copy(w.Proof[:], a.Proof)
		sock := &socket{file: file, fd: int(file.Fd()), pace: c.pace, direct: a.Direct} // Fd makes it blocking
		if err := c.arrived(sock, a, w); err != nil {
			c.log.Warn("the client came back, but cannot go on", "lane", a.Lane, "err", err)
			e := wire.NoSession()
			_ = send(sock, wire.Welcome{Status: e.Status, Message: e.Message})
			sock.Shut()
			_ = sock.Close()
			continue
		}
		if a.Lane == 0 {
			c.log.Info("the client came back")
		}
	}
}

// arrived uses a socket for what it is meant.
func (c *connection) arrived(sock *socket, a control.Arrival, w wire.Welcome) error {
	if a.Lane == 0 {
		return c.adopt(sock, a.Received, w)
	}
	limit := time.Duration(c.boot.PeerTimeoutMs) * time.Millisecond
	sock.tune(limit)
	id := wire.LaneID(a.Lane)
	if id.Down() { // the client always reads: who does not acknowledge for so long is gone
		_ = unix.SetsockoptInt(sock.fd, unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(limit.Milliseconds()))
	}
	terms := wire.LaneTerms(a.Capabilities) & (wire.LanePacks | wire.LaneAlways)
	if terms&wire.LaneAlways == 0 && sock.direct && sock.near() {
		terms = 0 // however slow the two processes may be, there is no link between them
	}
	w.Received = uint64(terms & wire.LanePacks)
	if sock.direct {
		w.Received |= uint64(wire.LaneDirect)
	}
	return c.lanes.Adopt(sock, id, terms, func() error {
		sock.pace = nil // nobody waits for a rate here
		defer func() { sock.pace = c.pace }()
		return send(sock, w)
	})
}

// stream is what frames are read from and written to.
func (c *connection) stream() io.ReadWriter {
	if c.link != nil {
		return c.link
	}
	return c.sock
}

// hangup returns when the client is gone for good, and how long what it has sent
// may still take.
func (c *connection) hangup() time.Duration {
	if c.link == nil {
		c.sock.hangup()
		return afterHangup
	}
	<-c.link.Ended()
	if c.link.Reason() != nil {
		return afterHangup
	}
	return afterGoodbye
}

// close ends the connection; a client that said goodbye is answered.
func (c *connection) close() {
	if c.lanes != nil {
		c.lanes.Close()
	}
	if c.link != nil {
		c.link.Close(afterHangup)
		return
	}
	_ = unix.Shutdown(c.sock.fd, unix.SHUT_RDWR)
}

// left says whether an error only means that the client is gone.
func left(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, unix.ECONNRESET) || errors.Is(err, unix.EPIPE) || errors.Is(err, link.ErrClosed) || errors.Is(err, link.ErrExpired) || errors.Is(err, link.ErrGone)
}

// look is how often somebody looks after a socket that nobody reads.
const look = time.Second

// watch minds one socket of a link, through a descriptor of its own, until the
// socket is shut: it reads while the loop is busy elsewhere, so that a client
// that asks for a sign of life gets one, and finds out when the peer's machine is
// gone. Its own silence is no reason: the client may be stopped in a debugger.
func (c *connection) watch(fd int, limit time.Duration) {
	defer unix.Close(fd)
	for {
		p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLRDHUP}}
		n, err := unix.Poll(p, int(look.Milliseconds()))
		if err != nil && err != unix.EINTR {
			return
		}
		if n > 0 && p[0].Revents&(unix.POLLHUP|unix.POLLERR|unix.POLLNVAL) != 0 {
			c.link.Pump() // shut by us, or reset; whoever reads has seen it otherwise
			return
		}
		for readable(fd) && c.link.Pump() {
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
