package registry

import (
	"errors"
	"fmt"
	"io"
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
	r.Join(control.Session{ID: id, Program: fmt.Sprintf("p%d", id), WorkerPid: int(1000 + id)}, owner, sessionpage.Alone())
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
	fd, err := unix.MemfdCreate("test", unix.MFD_CLOEXEC)
	if err != nil {
		t.Fatal(err)
	}
	f := os.NewFile(uintptr(fd), "test")
	t.Cleanup(func() { _ = f.Close() })
	if _, err := f.WriteAt([]byte(text), 0); err != nil {
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
	r := New()
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

func TestLendingIsBounded(t *testing.T) {
	r := New()
	a, leave := member(t, r, 1, "me")
	defer leave()
	for i := range maxPublished {
		if err := a.Publish(control.NewName(), nil, nil); err != nil {
			t.Fatalf("name %d: %v", i, err)
		}
	}
	if err := a.Publish(control.NewName(), nil, nil); err == nil {
		t.Error("no bound")
	}
}

func TestSessionsOfAnOwner(t *testing.T) {
	r := New()
	long := strings.Repeat("<&\x01", 100)
	for id := range uint64(40) {
		most := sessionpage.Alone()
		for i := range sessionpage.MaxDevices {
			most.Device(i).SetHeld(1 << 63)
		}
		r.Join(control.Session{ID: id + 1, Program: long, Host: make([]byte, 16)}, "me", most)
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

// What no worker of ours sends ends the channel, or is answered with an error,
// and leaves no descriptor behind.
func TestControlTakesNoNonsense(t *testing.T) {
	r := New()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	conn, err := control.FromFile(theirs)
	if err != nil {
		t.Fatal(err)
	}
	r.Join(control.Session{ID: 1}, "me", sessionpage.Alone())
	served := make(chan error, 1)
	go func() { served <- r.Serve(1, ours) }()
	file := memfd(t, "x")
	before := descriptors(t)
	for _, q := range []control.Request{{}, {Op: "publish"}, {Op: "unheard of", Name: &control.Name{}}, {Op: "fetch", Name: &control.Name{}}} {
		var reply control.Reply
		if err := conn.Send(&q, file); err != nil {
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
