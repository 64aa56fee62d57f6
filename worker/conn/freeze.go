package conn

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"slices"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/transport/channel"
	"ferry/transport/link"
	"ferry/transport/ring"
	"ferry/transport/socket"
	"ferry/wire"
)

// This file is how a connection goes on in another worker. The client of a link loses its
// connection and resumes where the session is then; to a client on the same host nothing happens,
// because the other worker gets the descriptors.

// A Kind is what the frames of a session travel through.
type Kind string

// The kinds of channels that another worker can go on with.
const (
	KindLink   Kind = "link"
	KindSocket Kind = "socket" // a Unix socket
	KindMemory Kind = "memory" // memory that is shared with the client, and a Unix socket
)

// A State is a connection that is stopped: together with descriptors, where the Kind has some,
// all that Reopen needs.
type State struct {
	Kind Kind        `json:"kind"`
	Link *link.State `json:"link,omitempty"`
	// Read and Written are the positions in shared memory.
	Read    uint64 `json:"read,omitempty"`
	Written uint64 `json:"written,omitempty"`

	Unread  []byte `json:"unread,omitempty"`  // commands that were read and not executed, the last perhaps not complete
	Unsent  []byte `json:"unsent,omitempty"`  // answers that the channel has not taken, the first perhaps begun
	Ahead   bool   `json:"ahead,omitempty"`   // ReadAhead was called
	Payload uint64 `json:"payload,omitempty"` // which payload comes next on lanes

	Revision       wire.Revision `json:"revision"`
	ClientRevision wire.Revision `json:"client_revision"`
	Follows        bool          `json:"follows,omitempty"`
}

// Bounds of a State, so that it fits a section of a checkpoint.
const (
	maxUnread = 64 << 20
	maxUnsent = 2 << 20
	maxFiles  = 1024
)

// CanFollow reports whether the client comes to another server if the session moves there: it has
// said so, and the session outlives its connection.
func (c *Conn) CanFollow() bool { return c.link != nil && c.opts.Follows && c.opts.KeepMs > 0 }

// NeedsDescriptors reports whether the client stays with the session only if another worker, on
// this host, gets the descriptors of the connection: it has no link.
func (c *Conn) NeedsDescriptors() bool { return c.link == nil }

// errGuestMemory is why a session stays whose client was given memory of its virtual machine.
var errGuestMemory = errors.New("the program is in a virtual machine and shares memory with this host; started with FERRY_RINGS=0 it would not, and could move")

// Stays says why the session cannot go on in another worker, as far as that is known before Freeze.
func (c *Conn) Stays() error {
	if c.opts.Part != nil {
		return errGuestMemory
	}
	return nil
}

// Freeze stops the connection and returns what Reopen needs in another worker. The descriptors
// stay the connection's. The caller owns the command loop's state (suspend.LoopLock) until Thaw or
// Abandon has returned, and has seen to it that no answer is still to be written. Freeze does not
// wait for the client, but where lanes carry data to it. When Freeze fails, nothing has changed but
// that a link may have lost its connection.
//
// The client of a link waits from now on, and gives up after FERRY_RESUME: whatever takes long,
// such as copying memory, comes before Freeze.
func (c *Conn) Freeze(deadline time.Time) (s State, fds []int, err error) {
	if c.link == nil && (c.first == nil || !c.first.Local()) {
		return s, nil, errors.New("the client's connection is neither local nor one that can be resumed")
	}
	if c.link != nil && c.opts.KeepMs == 0 {
		return s, nil, errors.New("the session ends with its connection (--resume 0)")
	}
	if err = c.Stays(); err != nil {
		return s, nil, err
	}
	if c.lanes != nil {
		if s.Payload, err = c.lanes.Drain(deadline); err != nil {
			return s, nil, err
		}
	}
	g := &c.in
	g.mu.Lock()
	g.frozen = true
	pausers := c.pausers()
	g.mu.Unlock()
	for _, p := range pausers {
		if err = p.Pause(); err != nil {
			c.Thaw()
			return s, nil, err
		}
	}
	if !c.awaitStop(deadline) {
		c.Thaw()
		return s, nil, errors.New("the worker does not stop reading in time")
	}
	if err = c.save(&s); err != nil {
		c.Thaw()
		return s, nil, err
	}
	if c.link == nil {
		fds = c.descriptors()
	}
	return s, fds, nil
}

// pausers are the channels to be paused. The input's mu is held.
func (c *Conn) pausers() []channel.Pauser {
	list := []channel.Pauser{c.base.(channel.Pauser)}
	if r := c.memory.Load(); r != nil {
		list = append(list, r)
	}
	return list
}

// awaitStop waits until no goroutine reads.
func (c *Conn) awaitStop(deadline time.Time) bool {
	g := &c.in
	timer := time.AfterFunc(time.Until(deadline), func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.changed.Broadcast()
	})
	defer timer.Stop()
	g.mu.Lock()
	defer g.mu.Unlock()
	for !g.stopped() {
		if !time.Now().Before(deadline) {
			return false
		}
		g.changed.Wait()
	}
	return true
}

// save fills in the state of a connection that is stopped.
func (c *Conn) save(s *State) error {
	s.Revision, s.ClientRevision, s.Follows, s.Ahead = c.opts.Revision, c.opts.ClientRevision, c.opts.Follows, c.ahead
	s.Unread = c.unreadCommands()
	s.Unsent = c.out.unsent()
	if len(s.Unread) > maxUnread || len(s.Unsent) > maxUnsent {
		return fmt.Errorf("%d bytes of commands and %d of answers are under way, of which %d and %d can be moved; try again later", len(s.Unread), len(s.Unsent), maxUnread, maxUnsent)
	}
	r := c.memory.Load()
	switch {
	case c.link != nil:
		state := c.link.State()
		s.Kind, s.Link = KindLink, &state
	case r != nil:
		s.Kind = KindMemory
		s.Read, s.Written = r.Positions()
	default:
		s.Kind = KindSocket
	}
	return nil
}

// unreadCommands are the bytes that were read and not executed, in their order.
func (c *Conn) unreadCommands() (b []byte) {
	g := &c.in
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.waiting { // the loop has a command and does not own the state to execute it
		b = appendFrame(b, c.hand)
	}
	for _, f := range g.queue.frames {
		b = appendFrame(b, f)
	}
	if g.queue.coming != nil {
		b = appendFrame(b, *g.queue.coming)
	}
	if p := &g.partial; p.active {
		b = appendFrame(b, Frame{p.head, p.room[:p.got]})
	}
	if c.buf != nil {
		buffered, _ := c.buf.Peek(c.buf.Buffered())
		b = append(b, buffered...)
	}
	return append(b, g.unread...)
}

// appendFrame appends a frame as it came, or its beginning. One that only brought a descriptor,
// or memory, has been seen to.
func appendFrame(b []byte, f Frame) []byte {
	if f.Size == 0 || f.Size == wire.HeaderSize && f.CarriesFile() {
		return b
	}
	at := len(b)
	b = append(b, zeros[:]...)
	f.Put(b[at:])
	return append(b, f.Payload...)
}

// descriptors are the socket, the shared memory if there is any, and what has come through the
// socket for later commands.
func (c *Conn) descriptors() []int {
	fd, files := c.first.Descriptors()
	fds := []int{fd}
	if c.shared >= 0 {
		fds = append(fds, c.shared)
	}
	return append(fds, files...)
}

// Thaw has a connection go on that Freeze has stopped. A link waits for its client to come back,
// which its client does at once.
func (c *Conn) Thaw() {
	for _, p := range c.pausers() {
		p.Unpause()
	}
	c.in.mu.Lock()
	c.in.frozen = false
	c.in.changed.Broadcast()
	c.in.mu.Unlock()
	c.out.goOn(false)
}

// Abandon gives up a connection that Freeze has stopped and that another worker has: nothing is
// read, written or said any more, whoever reads gets ErrMoved, and AwaitHangup returns. The client
// does not notice, or finds its connection lost. The descriptors are open until this process ends,
// which it does now: as long as they are, the client would not notice the end of the other worker.
// The daemon must know by now where the session is (admission.Moved): the client asks at once.
func (c *Conn) Abandon() {
	c.in.mu.Lock()
	c.in.abandoned = true
	c.in.changed.Broadcast()
	c.in.mu.Unlock()
	close(c.moved)
	c.out.goOn(true)
	if c.link != nil {
		c.link.End(ErrMoved)
	}
	if c.lanes != nil {
		c.lanes.Close()
	}
}

// Validate says why s cannot be the state of a connection with so many descriptors. It comes from
// another server.
func (s *State) Validate(descriptors int) error {
	least := map[Kind]int{KindLink: 0, KindSocket: 1, KindMemory: 2}
	n, known := least[s.Kind]
	switch {
	case !known:
		return fmt.Errorf("a connection of the kind %q", s.Kind)
	case s.Kind == KindLink && descriptors != 0, descriptors < n, descriptors > n+maxFiles:
		return fmt.Errorf("a connection of the kind %q with %d descriptors", s.Kind, descriptors)
	case (s.Link != nil) != (s.Kind == KindLink):
		return errors.New("a link without its state, or the state of one without it")
	case s.Kind != KindMemory && (s.Read != 0 || s.Written != 0):
		return errors.New("positions in shared memory, of which there is none")
	case len(s.Unread) > maxUnread || len(s.Unsent) > maxUnsent:
		return fmt.Errorf("%d bytes of commands and %d of answers under way", len(s.Unread), len(s.Unsent))
	case s.Kind == KindLink && s.Payload == 0:
		return errors.New("a link whose payloads on lanes have no number")
	case s.Link != nil:
		return s.Link.Validate()
	}
	return nil
}

// Reopen goes on with a connection that another worker has stopped. It owns the descriptors, also
// if it fails. o, arrivals, page and log are as for Open; the client has its Welcome. Where
// State.Ahead is true, ReadAhead is called before the first Next.
func Reopen(s State, fds []int, o Options, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) (*Conn, error) {
	rest := slices.Clone(fds)
	defer func() {
		for _, fd := range rest {
			_ = unix.Close(fd)
		}
	}()
	if err := s.Validate(len(fds)); err != nil {
		return nil, fmt.Errorf("the connection of a session that moves here: %w", err)
	}
	o.Packets, o.Revision, o.ClientRevision, o.Follows = s.Kind == KindLink, s.Revision, s.ClientRevision, s.Follows
	c := newConn(o, log)
	c.out.counts = page.Counters()
	if s.Kind == KindLink {
		var err error
		if c.link, err = link.Restore(*s.Link, c.keepFor(arrivals), c.onLost); err != nil {
			return nil, fmt.Errorf("the connection of a session that moves here: %w", err)
		}
		c.base = c.link
		c.openLink(arrivals, page, s.Payload)
		c.use(c.base)
	} else {
		if err := c.takeDescriptors(s, &rest); err != nil {
			return nil, fmt.Errorf("the connection of a session that moves here: %w", err)
		}
	}
	c.makeBuffer(commandBuffer)
	c.in.unread = s.Unread
	c.out.begin(s.Unsent)
	return c, nil
}

// takeDescriptors makes the channel of a client on this host. What it takes it removes from the
// list.
func (c *Conn) takeDescriptors(s State, list *[]int) error {
	fds := *list
	if domain, err := unix.GetsockoptInt(fds[0], unix.SOL_SOCKET, unix.SO_DOMAIN); err != nil || domain != unix.AF_UNIX {
		return errors.New("the first descriptor is no Unix socket")
	}
	if kind, err := unix.GetsockoptInt(fds[0], unix.SOL_SOCKET, unix.SO_TYPE); err != nil || kind != unix.SOCK_STREAM {
		return errors.New("the first descriptor is no stream")
	}
	var r *ring.Rings
	n := 1
	if s.Kind == KindMemory {
		var err error
		if r, err = ring.Map(fds[1], &c.closed, c.wait.spinTime); err != nil {
			return err
		}
		if err = r.GoOn(s.Read, s.Written); err != nil {
			_ = r.Unmap()
			return err
		}
		n = 2
	}
	*list = nil
	c.first = socket.FromFileLocal(os.NewFile(uintptr(fds[0]), "client"), slices.Clone(fds[n:]))
	c.first.SetDirect(c.opts.Direct)
	c.first.AllowPause()
	c.base = c.first
	c.use(c.base)
	if r != nil {
		c.useMemory(r, fds[1])
	}
	return nil
}

// WelcomeMove tells a server that brings a session that there is a worker for it, and with which secret
// the client can resume it. o is what the daemon has told this worker.
func WelcomeMove(to io.Writer, o Options) error {
	w := wire.Welcome{Session: o.Session, Packets: o.Packets, Keep: o.KeepMs}
	copy(w.Proof[:], o.ServerProof)
	copy(w.Secret[:], o.Secret)
	return sendWelcome(to, w)
}
