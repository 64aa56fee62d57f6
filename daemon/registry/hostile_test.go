package registry

import (
	"testing"

	"ferry/server/control"
)

// TestMetaIsBounded: a description is as long as workers of ours write it, or refused.
func TestMetaIsBounded(t *testing.T) {
	r := New(1 << 16)
	c, leave := member(t, r, 1, "me")
	defer leave()
	if err := c.Publish(control.NewName(), nil, make([]byte, control.MaxMeta)); err != nil {
		t.Error(err)
	}
	if err := c.Publish(control.NewName(), nil, make([]byte, control.MaxMeta+1)); err == nil {
		t.Error("a longer description is kept")
	}
}

// TestNameIsTaken: no session replaces what another has published.
func TestNameIsTaken(t *testing.T) {
	r := New(1 << 16)
	a, leaveA := member(t, r, 1, "me")
	defer leaveA()
	b, leaveB := member(t, r, 2, "me")
	defer leaveB()
	name := control.NewName()
	if err := a.Publish(name, nil, []byte("a")); err != nil {
		t.Fatal(err)
	}
	if err := b.Publish(name, nil, []byte("b")); err == nil {
		t.Error("a name is published twice")
	}
	if _, meta, from, err := b.Fetch(name); err != nil || string(meta) != "a" || from != 1 {
		t.Errorf("%q of %d, %v", meta, from, err)
	}
}

// TestFileWithAnotherRequest: a file comes with a publication only; the channel of a worker that
// sends one with another request ends, whatever the file is.
func TestFileWithAnotherRequest(t *testing.T) {
	for _, op := range []string{control.OpFetch, control.OpWithdraw, control.OpSessions, "unheard of"} {
		r := New(1 << 16)
		theirs, served := serveOne(t, r)
		conn, err := control.FromFile(theirs)
		if err != nil {
			t.Fatal(err)
		}
		if err := conn.Send(&control.Request{Op: op, Name: &control.Name{}}, memfd(t, "x")); err != nil {
			t.Fatal(err)
		}
		if _, err := conn.Receive(&control.Reply{}); err == nil {
			t.Errorf("%s: answered", op)
		}
		_ = conn.Close()
		if err := <-served; err == nil {
			t.Errorf("%s with a file is no error", op)
		}
	}
}

// TestNamesOfOneOwner: however many sessions an owner has, it leaves half of the names to others.
func TestNamesOfOneOwner(t *testing.T) {
	r := New(400)
	total := 0
	for id := range uint64(10) {
		c, leave := member(t, r, id+1, "me")
		defer leave()
		total += publishAll(t, c)
	}
	if total != 200 {
		t.Errorf("one owner has published %d names", total)
	}
}
