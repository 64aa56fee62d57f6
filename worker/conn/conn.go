// Package conn is a worker's connection to its client. It reads and writes frames,
// and hides what they travel through: the socket that the client came through,
// memory that client and worker share, or a link that outlives its sockets.
//
// A Conn chooses the channel (package channel) and moves frames to another one
// when the client asks for it. It also owns what belongs to the way to the client
// rather than to its commands: the Welcome, resuming a session on another socket,
// lanes for large data, bandwidth limits, descriptors that come along, spinning
// before the reader sleeps, and noticing that the client has left. It can leave all of
// that to a Conn of another process, at any byte (Freeze). The worker asks
// for properties (CanSeePending, RoundTripsAreCheap, ...), never for the kind of
// channel. docs/adding-a-transport.md says how to add one.
//
// Goroutines: one goroutine, the command loop, reads (Next, ReadFrame) and calls
// everything that has to do with reading: HasBuffered, Pending, KnownEmpty,
// PollWord, OnIdle, OnSpin, ReadAhead. The Writer, lanes, ReceiveFile, AwaitHangup
// and Close may be used by any goroutine. Freeze, Thaw and Abandon are called by one that
// owns the command loop's state. Locks: the Writer's mutex, the input's mutex; neither is
// held while the other is taken.
package conn

import (
	"bufio"
	"errors"
	"io"
	"log/slog"
	"net"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/transport/channel"
	"ferry/transport/lanes"
	"ferry/transport/link"
	"ferry/transport/ring"
	"ferry/transport/socket"
	"ferry/wire"
)

// Options are what the daemon tells a new worker about the connection.
type Options struct {
	Session       uint64 `json:"session"`
	Who           string `json:"who,omitempty"` // tenant and name of the client, for what it is told
	ServerProof   []byte `json:"server_proof"`
	Packets       bool   `json:"packets"`         // frames travel in packets, through a link
	Secret        []byte `json:"secret"`          // what the session can be resumed with, as the Welcome has it
	KeepMs        uint32 `json:"keep_ms"`         // how long to wait for a client whose connection is lost; 0: not at all
	PeerTimeoutMs uint32 `json:"peer_timeout_ms"` // how long the machine of a peer may be silent
	Direct        bool   `json:"direct"`          // the other end of the socket is the client's own process
	Follows       bool   `json:"follows"`         // the client follows its session to another server

	// Part is what the session has of the memory of its client's virtual machine; its file comes
	// with an arrival. Nil for none.
	Part *wire.MemoryPart `json:"guest_memory,omitempty"`

	Revision wire.Revision `json:"revision"` // of the schema: what client and server both have; 0 for this build's
	// ClientRevision is the client's own: a newer client may send commands that this build
	// does not know.
	ClientRevision wire.Revision `json:"client_revision"`
}

// ClientIsNewer reports whether the client may have commands that the session has not.
func (o *Options) ClientIsNewer() bool { return !o.Revision.Has(o.ClientRevision) }

// peerTimeout is PeerTimeoutMs as a duration.
func (o *Options) peerTimeout() time.Duration {
	return time.Duration(o.PeerTimeoutMs) * time.Millisecond
}

// A Conn is the connection of one session. It is large because it has a field, and methods, for each thing that a session may travel through.
type Conn struct {
	log  *slog.Logger
	opts Options

	first *socket.Socket     // the client came through it; nil in tests
	base  channel.Connection // what the session began with: knows when the client is gone
	link  *link.Link         // base, if frames travel in packets; else nil
	lanes *lanes.Lanes       // connections for large data; nil where there can be none
	limit *socket.RateLimit  // of all sockets together; nil for none

	ch     channel.Channel // what frames travel through now
	traits channel.Traits  // of ch
	memory atomic.Pointer[ring.Rings]
	closed atomic.Bool // the client has closed its end

	in     input         // what is read comes through it
	buf    *bufio.Reader // of in; made by the first read
	room   []byte        // for frames that do not fit buf
	hand   Frame         // what Next has returned
	ahead  bool          // another goroutine reads ahead
	wait   waiting
	out    Writer
	shared int              // descriptor of memory that the client made, if there is any
	guest  chan *ring.Rings // gets the rings in memory of the client's virtual machine
	moved  chan struct{}    // closed by Abandon
}

// How long the worker goes on with commands that were sent before the client left.
// A client that said goodbye wants them executed; the work of one that vanished is
// of no use.
const (
	graceAfterHangup  = 200 * time.Millisecond
	graceAfterGoodbye = 2 * time.Second
)

// Open takes over the connection that a client came through. arrivals brings the
// connections through which it comes back; nil if there will be none. page has the
// limits and the counters of the session.
func Open(conn net.Conn, o Options, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) (*Conn, error) {
	sock, err := socket.FromConn(conn)
	if err != nil {
		return nil, err
	}
	sock.SetDirect(o.Direct)
	c := newConn(o, log)
	c.first, c.base = sock, sock
	if o.Packets {
		c.link = link.New(c.keepFor(arrivals), c.onLost)
		c.base = c.link
		c.openLink(arrivals, page, 1)
	} else {
		sock.AllowPause()
	}
	c.use(c.base)
	c.out.counts = page.Counters()
	return c, nil
}

// Over returns a connection whose frames travel through ch and which never hangs up.
// It is for tests.
func Over(ch channel.Channel, counts *sessionpage.Counters) *Conn {
	c := newConn(Options{}, slog.New(slog.DiscardHandler))
	c.use(ch)
	c.out.counts = counts
	return c
}

// newConn returns a connection without a channel.
func newConn(o Options, log *slog.Logger) *Conn {
	c := &Conn{log: log, opts: o, shared: -1, guest: make(chan *ring.Rings, 1), moved: make(chan struct{})}
	c.in.init()
	return c
}

// use has frames travel through ch from now on.
func (c *Conn) use(ch channel.Channel) {
	c.ch, c.traits = ch, ch.Traits()
	c.in.ch = ch
	c.out.setWriter(ch)
	if c.buf != nil {
		c.buf.Reset(&c.in)
	}
	c.setIdleHook()
}

// Welcome tells the client that it is served, and by which device.
func (c *Conn) Welcome(message string) error {
	w := wire.Welcome{Session: c.opts.Session, Message: message}
	copy(w.Proof[:], c.opts.ServerProof)
	if c.link == nil {
		return sendWelcome(c.first, w)
	}
	w.Packets, w.Keep = true, c.opts.KeepMs
	copy(w.Secret[:], c.opts.Secret)
	if c.opts.Part != nil && c.opts.KeepMs > 0 { // else nothing arrives
		w.Memory = *c.opts.Part
	}
	return c.adopt(c.first, 0, w)
}

// Refuse tells a client that has no Welcome yet why it is not served, and returns
// err.
func (c *Conn) Refuse(status wire.Status, err error) error { return Refuse(c.first, status, err) }

// Refuse is the method, for a connection that nobody has taken over.
func Refuse(to io.Writer, status wire.Status, err error) error {
	_ = sendWelcome(to, wire.Welcome{Status: status, Message: err.Error()})
	return err
}

func sendWelcome(to io.Writer, w wire.Welcome) error {
	_, err := to.Write(w.Append(nil))
	return err
}

// Writer writes frames to the client.
func (c *Conn) Writer() *Writer { return &c.out }

// ReceiveFile hands over the descriptor that came with the command that the loop
// executes; false where none came, or the client is on another machine. The caller
// owns the descriptor.
func (c *Conn) ReceiveFile() (fd int, ok bool) {
	files, can := c.base.(channel.FileReceiver)
	if !can {
		return -1, false
	}
	return files.ReceiveFile()
}

// PassesFiles reports whether the client is on this machine, and sends descriptors.
func (c *Conn) PassesFiles() bool {
	_, can := c.base.(channel.FileReceiver)
	return can
}

// RoundTripsAreCheap reports whether client and worker exchange frames within
// microseconds, so that the client may ask for details when it needs them.
func (c *Conn) RoundTripsAreCheap() bool { return c.traits.SharesMemory }

// AwaitHangup returns when the client is gone for good, or another process has its
// connection, and how long the worker may go on with what it has sent. Until the worker has ended, what the client had is
// not free for others, so a command loop that sleeps is woken.
func (c *Conn) AwaitHangup() (grace time.Duration) {
	left := make(chan bool, 1)
	go func() { left <- c.base.AwaitHangup() }()
	goodbye := false
	select {
	case goodbye = <-left:
	case <-c.moved:
	}
	select {
	case <-c.moved: // a link has ended with it
		return 0
	default:
	}
	c.closed.Store(true)
	if c.lanes != nil {
		c.lanes.Close() // the loop may be waiting for data
	}
	if r := c.memory.Load(); r != nil {
		r.Wake()
	}
	if goodbye {
		return graceAfterGoodbye
	}
	return graceAfterHangup
}

// Close ends the connection; a client that said goodbye is answered. Of a connection that
// another process has, the descriptors end with this process.
func (c *Conn) Close() {
	select {
	case <-c.moved:
		return
	default:
	}
	if c.lanes != nil {
		c.lanes.Close()
	}
	c.base.HangUp(graceAfterHangup)
}

// ClientLeft reports whether an error only means that the client is gone.
func ClientLeft(err error) bool {
	for _, e := range []error{io.EOF, unix.ECONNRESET, unix.EPIPE, link.ErrClosed, link.ErrExpired, link.ErrGone, ErrMoved} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// ClientDidNotReturn reports whether an error means that the connection was lost and
// the client did not come back in time.
func ClientDidNotReturn(err error) bool { return errors.Is(err, link.ErrExpired) }
