package conn

import (
	"log/slog"
	"os"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/test/sharedchannel"
	"ferry/transport/link"
	"ferry/wire"
)

// reopen tries to go on with a state, and closes what it opened.
func reopen(t *testing.T, s State, fds ...int) error {
	t.Helper()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	defer ours.Close()
	arrivals, err := control.FromFile(theirs)
	if err != nil {
		t.Fatal(err)
	}
	c, err := Reopen(s, fds, Options{Session: 7, KeepMs: uint32(time.Hour.Milliseconds())}, arrivals, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	if err == nil {
		c.Close()
	} else {
		_ = arrivals.Close()
	}
	return err
}

// null is a descriptor that is no socket.
func null(t *testing.T) int {
	t.Helper()
	fd, err := unix.Open(os.DevNull, unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	return fd
}

// half is one end of a socketpair.
func half(t *testing.T, kind int) int {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, kind|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = unix.Close(fds[1]) })
	return fds[0]
}

// memory is a descriptor of memory for rings.
func memory(t *testing.T) int {
	fd, _ := sharedchannel.NewMemory(t)
	return fd
}

// TestHostileState: a state that no connection has is refused, and its descriptors are closed. It comes from another server.
func TestHostileState(t *testing.T) {
	one := func() *link.State {
		return &link.State{Written: 100, Acked: 90, MostSent: 95, Unacked: make([]byte, 10), Received: 50, Unread: make([]byte, 5)}
	}
	with := func(edit func(*State)) State {
		s := State{Kind: KindLink, Link: one(), Payload: 1}
		edit(&s)
		return s
	}
	if err := reopen(t, with(func(*State) {})); err != nil {
		t.Fatal(err)
	}
	if err := reopen(t, State{Kind: KindSocket, Unread: []byte("half a frame"), Unsent: []byte("an answer")}, half(t, unix.SOCK_STREAM), null(t)); err != nil {
		t.Fatal(err)
	}
	if err := reopen(t, State{Kind: KindMemory}, half(t, unix.SOCK_STREAM), memory(t)); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		s   State
		fds []int
	}{
		"no kind":                      {State{}, nil},
		"another kind":                 {State{Kind: "pigeon"}, nil},
		"a link with descriptors":      {with(func(*State) {}), []int{null(t)}},
		"a link without state":         {State{Kind: KindLink, Payload: 1}, nil},
		"a socket with a link's state": {State{Kind: KindSocket, Link: one()}, []int{half(t, unix.SOCK_STREAM)}},
		"a socket without one":         {State{Kind: KindSocket}, nil},
		"no payload":                   {with(func(s *State) { s.Payload = 0 }), nil},
		"fewer bytes than positions":   {with(func(s *State) { s.Link.Unacked = s.Link.Unacked[1:] }), nil},
		"more sent than written":       {with(func(s *State) { s.Link.MostSent = 101 }), nil},
		"acknowledged, not sent":       {with(func(s *State) { s.Link.MostSent = 89 }), nil},
		"unread, not received":         {with(func(s *State) { s.Link.Received = 4 }), nil},
		"beyond a window":              {with(func(s *State) { s.Link.Written += 9 << 20; s.Link.Unacked = make([]byte, 10+9<<20) }), nil},
		"unread beyond a window":       {with(func(s *State) { s.Link.Received = 9 << 20; s.Link.Unread = make([]byte, wire.Window+1) }), nil},
		"positions that wrap around":   {with(func(s *State) { s.Link.Received = ^uint64(0) }), nil},
		"too many commands":            {with(func(s *State) { s.Unread = make([]byte, maxUnread+1) }), nil},
		"too many answers":             {with(func(s *State) { s.Unsent = make([]byte, maxUnsent+1) }), nil},
		"no socket":                    {State{Kind: KindSocket}, []int{null(t)}},
		"no stream":                    {State{Kind: KindSocket}, []int{half(t, unix.SOCK_SEQPACKET)}},
		"no memory":                    {State{Kind: KindMemory}, []int{half(t, unix.SOCK_STREAM), null(t)}},
		"memory is missing":            {State{Kind: KindMemory}, []int{half(t, unix.SOCK_STREAM)}},
		"a socket at a position":       {State{Kind: KindSocket, Read: 1}, []int{half(t, unix.SOCK_STREAM)}},
		"read what was not written":    {State{Kind: KindMemory, Read: 1}, []int{half(t, unix.SOCK_STREAM), memory(t)}},
		"written over what is unread":  {State{Kind: KindMemory, Written: 3 << 20}, []int{half(t, unix.SOCK_STREAM), memory(t)}},
	} {
		if err := reopen(t, c.s, c.fds...); err == nil || !strings.Contains(err.Error(), "moves here") {
			t.Errorf("%s: %v", name, err)
		}
		for _, fd := range c.fds {
			if _, err := unix.FcntlInt(uintptr(fd), unix.F_GETFD, 0); err == nil {
				t.Errorf("%s: a descriptor is left open", name)
			}
		}
	}
}

// TestFreezeRefused: what cannot go on elsewhere says why, and goes on here.
func TestFreezeRefused(t *testing.T) {
	near, far := socketpair(t)
	c, err := Open(near, Options{Session: 7, Packets: true}, nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer far.Close()
	defer c.Close()
	if _, _, err := c.Freeze(time.Now()); err == nil || !strings.Contains(err.Error(), "--resume 0") || c.CanFollow() {
		t.Errorf("a link that ends with its connection: %v", err)
	}
	c.opts.KeepMs, c.opts.Part = 1000, &wire.MemoryPart{}
	if _, _, err := c.Freeze(time.Now()); err == nil || !strings.Contains(err.Error(), "shares memory with this host") || c.Stays() == nil {
		t.Errorf("a client with memory of its virtual machine: %v", err)
	}
	other, _ := linked(t)
	over := Over(other, sessionpage.Alone().Counters())
	if _, _, err := over.Freeze(time.Now()); err == nil || !strings.Contains(err.Error(), "neither local nor one that can be resumed") {
		t.Errorf("a connection that is no client's: %v", err)
	}
}
