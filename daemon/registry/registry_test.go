package registry

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
)

// member joins a registry as a worker would, and returns the worker's end.
func member(t *testing.T, r *Registry, id uint64, owner string) (*control.Client, func()) {
	t.Helper()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	c, err := control.NewClient(theirs)
	if err != nil {
		t.Fatal(err)
	}
	r.Join(control.Session{ID: id, Program: fmt.Sprintf("p%d", id), WorkerPid: int(1000 + id)}, owner, sessionpage.Alone(), nil, 0)
	served := make(chan error, 1)
	go func() { served <- r.Serve(id, ours) }()
	leave := func() {
		_ = c.Close()
		if err := <-served; err != nil {
			t.Errorf("serve: %v", err)
		}
		r.RemoveSession(id)
	}
	return c, leave
}

func memfd(t *testing.T, text string) *os.File {
	t.Helper()
	fd, err := unix.MemfdCreate("test", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	f := os.NewFile(uintptr(fd), "test")
	t.Cleanup(func() { _ = f.Close() })
	if _, err := f.WriteAt([]byte(text), 0); err != nil {
		t.Fatal(err)
	}
	if _, err := unix.FcntlInt(f.Fd(), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK); err != nil {
		t.Fatal(err)
	}
	return f
}

func descriptors(t *testing.T) int {
	t.Helper()
	list, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

func TestLending(t *testing.T) {
	r := New(1 << 16)
	a, leaveA := member(t, r, 1, "me")
	b, leaveB := member(t, r, 2, "me")
	c, leaveC := member(t, r, 3, "someone else")
	name := control.NewName()
	file := memfd(t, "contents")
	if err := a.Publish(name, file, []byte("about it")); err != nil {
		t.Fatal(err)
	}
	before := descriptors(t)
	for range 100 {
		f, meta, from, err := b.Fetch(name)
		if err != nil || string(meta) != "about it" || from != 1 {
			t.Fatalf("fetched %q of %d, %v", meta, from, err)
		}
		text := make([]byte, 8)
		if _, err := f.ReadAt(text, 0); err != nil || string(text) != "contents" {
			t.Fatalf("read %q, %v", text, err)
		}
		_ = f.Close()
	}
	_, _ = b.Sessions() // answered once the last loan's own copy is closed
	if now := descriptors(t); now != before {
		t.Errorf("%d descriptors, before %d", now, before)
	}
	if _, _, _, err := c.Fetch(name); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("another owner fetched: %v", err)
	}
	altered := name
	altered[31] ^= 1
	if _, _, _, err := b.Fetch(altered); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("an altered name: %v", err)
	}
	if err := b.Withdraw(name); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("another session withdrew: %v", err)
	}
	if err := b.Publish(name, nil, nil); err == nil {
		t.Error("a name was published twice")
	}
	if err := a.Publish(control.NewName(), nil, make([]byte, control.MaxMeta+1)); err == nil {
		t.Error("too much meta was kept")
	}
	second := control.NewName()
	if err := a.Publish(second, nil, nil); err != nil {
		t.Fatal(err)
	}
	if err := a.Withdraw(second); err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := b.Fetch(second); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("withdrawn: %v", err)
	}
	leaveA()
	if _, _, _, err := b.Fetch(name); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("after the publisher's end: %v", err)
	}
	leaveB()
	leaveC()
	if len(r.published) != 0 || len(r.sessions) != 0 {
		t.Errorf("left behind: %v, %v", r.published, r.sessions)
	}
}

// publishAll publishes names until the registry refuses, and returns how many it took.
func publishAll(t *testing.T, c *control.Client) (n int) {
	t.Helper()
	for ; n < 1<<14; n++ {
		if err := c.Publish(control.NewName(), nil, nil); err != nil {
			return n
		}
	}
	t.Fatal("no bound")
	return n
}

func TestPublishingIsBounded(t *testing.T) {
	r := New(1 << 20)
	a, leave := member(t, r, 1, "me")
	if n := publishAll(t, a); n != maxPublished {
		t.Errorf("one session published %d names", n)
	}
	leave()

	// Of 400 names one owner has 200 at most, one session 50.
	r = New(400)
	taken := map[string]int{}
	for id := range uint64(20) {
		owner := []string{"me", "you", "they"}[id%3]
		c, leave := member(t, r, id+1, owner)
		defer leave()
		n := publishAll(t, c)
		if n > 50 {
			t.Errorf("session %d published %d names", id, n)
		}
		taken[owner] += n
	}
	if taken["me"] > 200 || taken["you"] > 200 || taken["me"]+taken["you"]+taken["they"] != 400 {
		t.Errorf("names by owner: %v", taken)
	}
}

func TestSessionsOfAnOwner(t *testing.T) {
	r := New(1 << 16)
	long := strings.Repeat("<&\x01", 100)
	for id := range uint64(40) {
		most := sessionpage.Alone()
		for i := range sessionpage.MaxDevices {
			most.Device(i).SetHeld(1 << 63)
		}
		r.Join(control.Session{ID: id + 1, Program: long, Host: make([]byte, 16)}, "me", most, nil, 0)
	}
	other, leaveOther := member(t, r, 41, "someone else")
	defer leaveOther()
	a, leave := member(t, r, 42, "me")
	defer leave()
	r.sessions[42].page.Device(1).SetHeld(4096)
	list, err := a.Sessions()
	if err != nil || len(list) != 41 {
		t.Fatalf("%d sessions, %v", len(list), err)
	}
	last := list[40]
	if last.ID != 42 || last.Program != "p42" || last.WorkerPid != 1042 || len(last.Uses) != 1 || last.Uses[0].Memory != 4096 {
		t.Errorf("%+v", last)
	}
	if strings.ContainsRune(list[0].Program, 1) || len(list[0].Program) > 64 {
		t.Errorf("a program's name as it came: %q", list[0].Program)
	}
	if list, err := other.Sessions(); err != nil || len(list) != 1 || list[0].ID != 41 {
		t.Errorf("another owner sees %v, %v", list, err)
	}
}

// serveOne joins session 1 and answers it until its end, which served tells. theirs is the worker's end.
func serveOne(t *testing.T, r *Registry) (theirs *os.File, served <-chan error) {
	t.Helper()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	r.Join(control.Session{ID: 1}, "me", sessionpage.Alone(), nil, 0)
	end := make(chan error, 1)
	go func() { end <- r.Serve(1, ours) }()
	return theirs, end
}

// What no worker of ours sends ends the channel, or is answered with an error,
// and leaves no descriptor behind.
func TestControlTakesNoNonsense(t *testing.T) {
	r := New(1 << 16)
	theirs, served := serveOne(t, r)
	conn, err := control.FromFile(theirs)
	if err != nil {
		t.Fatal(err)
	}
	file := memfd(t, "x")
	before := descriptors(t)
	for _, q := range []control.Request{{}, {Op: "publish"}, {Op: "unheard of", Name: &control.Name{}}, {Op: "fetch", Name: &control.Name{}}} {
		var reply control.Reply
		var with *os.File
		if q.Op == control.OpPublish {
			with = file
		}
		if err := conn.Send(&q, with); err != nil {
			t.Fatal(err)
		}
		f, err := conn.Receive(&reply)
		if err != nil || f != nil || reply.Error == "" && !reply.NotFound {
			t.Errorf("%+v: %+v, %v, %v", q, reply, f, err)
		}
	}
	if now := descriptors(t); now != before {
		t.Errorf("%d descriptors, before %d", now, before)
	}
	if err := conn.Send("text", nil); err != nil {
		t.Fatal(err)
	}
	if err := <-served; err == nil {
		t.Error("text was taken for a request")
	}
	if _, err := conn.Receive(&control.Reply{}); !errors.Is(err, io.EOF) {
		t.Errorf("the channel is open: %v", err)
	}
	_ = conn.Close()
}

// lingering returns a connected TCP socket with unsent data whose close would wait for years.
func lingering(t *testing.T) *os.File {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	peer, err := l.Accept() // never reads
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = peer.(*net.TCPConn).SetLinger(0); _ = peer.Close() })
	if err := c.(*net.TCPConn).SetLinger(1 << 20); err != nil {
		t.Fatal(err)
	}
	f, err := c.(*net.TCPConn).File()
	if err != nil {
		t.Fatal(err)
	}
	fd := int(f.Fd())
	for err == nil {
		err = unix.Sendto(fd, make([]byte, 1<<20), unix.MSG_DONTWAIT, nil)
	}
	return f
}

// A worker that publishes what it could hold up the daemon with loses its channel, and no other
// worker waits meanwhile.
func TestOnlyMemoryIsPublished(t *testing.T) {
	pipeRead, pipeWrite, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer pipeRead.Close()
	defer pipeWrite.Close()
	plain, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	soft, err := unix.MemfdCreate("soft", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	unsealed := os.NewFile(uintptr(soft), "soft")
	defer unsealed.Close()
	null, err := os.Open("/dev/null")
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	for what, file := range map[string]*os.File{
		"a socket that lingers": lingering(t), "a pipe": pipeWrite, "a file": plain, "a memfd without seal": unsealed, "a device": null,
	} {
		t.Run(what, func(t *testing.T) {
			r := New(1 << 16)
			theirs, served := serveOne(t, r)
			c, err := control.NewClient(theirs)
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Publish(control.NewName(), file, nil); err == nil {
				t.Fatal("it was published") // and served waits for the worker's end
			}
			if what == "a socket that lingers" {
				go file.Close() // so that the daemon's copy may be the last
			}
			if err := <-served; err == nil {
				t.Error("the worker goes on")
			}
			_ = c.Close()
			if r.RemoveSession(1); len(r.published) != 0 {
				t.Error("it stayed published")
			}
		})
	}
}

// TestTransfer: the worker of a session that is to move is given the connection once; nobody else is, and
// nothing stays open that nobody asked for.
func TestTransfer(t *testing.T) {
	before := descriptors(t)
	r := New(1 << 16)
	a, leaveA := member(t, r, 1, "me")
	b, leaveB := member(t, r, 2, "me")
	if _, err := a.Transfer(); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("a connection that nobody offered: %v", err)
	}
	withdraw := r.OfferTransfer(1, dup(t, memfd(t, "there")))
	if _, err := b.Transfer(); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("another session is given it: %v", err)
	}
	f, err := a.Transfer()
	if err != nil {
		t.Fatal(err)
	}
	var text [5]byte
	if _, err := f.ReadAt(text[:], 0); err != nil || string(text[:]) != "there" {
		t.Errorf("it is given %q: %v", text, err)
	}
	_ = f.Close()
	withdraw()
	if _, err := a.Transfer(); !errors.Is(err, control.ErrNotFound) {
		t.Errorf("it is given twice: %v", err)
	}
	r.OfferTransfer(1, dup(t, memfd(t, "withdrawn")))()
	r.OfferTransfer(2, dup(t, memfd(t, "left")))
	r.OfferTransfer(3, dup(t, memfd(t, "of nobody")))()
	leaveA()
	leaveB()
	if now := descriptors(t); now > before+5 { // the memory of the test itself
		t.Errorf("%d descriptors more are open", now-before)
	}
}

func dup(t *testing.T, f *os.File) *os.File {
	t.Helper()
	d, err := duplicate(f)
	if err != nil {
		t.Fatal(err)
	}
	return d
}
