package guestmemory

import (
	"encoding/binary"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/transport/ring"
	"ferry/wire"
)

// newFile makes a file for so many parts, as what runs a guest does.
func newFile(t *testing.T, parts int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "region")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, headBytes+int64(parts)*partBytes); err != nil {
		t.Fatal(err)
	}
	return path
}

func open(paths ...string) *Regions { return Open(paths, slog.New(slog.DiscardHandler)) }

// idOf is the number that a guest reads in a file.
func idOf(t *testing.T, path string) wire.RegionID {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(b[:8]) != magic || binary.LittleEndian.Uint32(b[8:]) != version {
		t.Fatalf("the head is %q", b[:24])
	}
	return wire.RegionID(binary.LittleEndian.Uint64(b[16:]))
}

// TestTake: each part is one session's until nobody has it mapped any more, whichever daemon asks.
func TestTake(t *testing.T) {
	path := newFile(t, 2)
	r := open(path)
	id := idOf(t, path)
	first, a, ok := r.TakePart(id, 11)
	second, b, okToo := r.TakePart(id, 12)
	if !ok || !okToo || a.Region != id || a.Offset == b.Offset || a.Offset%partAlign != 0 {
		t.Fatalf("%+v %v, %+v %v", a, ok, b, okToo)
	}
	if _, p, ok := r.TakePart(id, 13); ok {
		t.Fatalf("a third got %+v", p)
	}

	// As a worker does: the mapping alone keeps the part.
	memory, err := unix.Mmap(int(first.Fd()), int64(a.Offset), ring.PartBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	_ = first.Close()
	if got := binary.LittleEndian.Uint64(memory[ring.PartOwner:]); got != 11 {
		t.Errorf("the part says that it is session %d's", got)
	}
	memory[5000] = 1
	restarted := open(path)
	id = idOf(t, path)
	if _, p, ok := restarted.TakePart(id, 14); ok {
		t.Fatalf("after a restart, %+v was given twice", p)
	}
	_ = unix.Munmap(memory)
	third, p, ok := restarted.TakePart(id, 15)
	if !ok || p.Offset != a.Offset {
		t.Fatalf("what was given back is not given again: %+v %v", p, ok)
	}
	defer third.Close()
	defer second.Close()
	got := make([]byte, ring.PartBytes)
	if _, err := third.ReadAt(got, int64(p.Offset)); err != nil || got[5000] != 0 || binary.LittleEndian.Uint64(got[ring.PartOwner:]) != 15 {
		t.Errorf("the next session finds what the last one left, or is not named: %v", err)
	}
}

// TestTakeUnknown: only who has read a region's number gets a part of that region.
func TestTakeUnknown(t *testing.T) {
	a, b := newFile(t, 1), newFile(t, 1)
	r := open(a, b)
	if idOf(t, a) == idOf(t, b) {
		t.Error("two regions have one number")
	}
	for _, id := range []wire.RegionID{0, idOf(t, a) + 1} {
		if _, p, ok := r.TakePart(id, 1); ok {
			t.Errorf("region %d: %+v", id, p)
		}
	}
	var none *Regions
	if _, _, ok := none.TakePart(idOf(t, a), 1); ok {
		t.Error("a server without regions gave a part")
	}
}

// TestReplaced: a file that comes later, or is made anew with its machine, is a region from then on.
func TestReplaced(t *testing.T) {
	path := newFile(t, 1)
	content, _ := os.ReadFile(path)
	_ = os.Remove(path)
	r := open(path)
	_ = os.WriteFile(path, content, 0o600)
	r.refresh()
	id := idOf(t, path)
	f, _, ok := r.TakePart(id, 1)
	if !ok {
		t.Fatal("the file that came later is none")
	}
	_ = f.Close()
	_ = os.Rename(path, path+"-before") // so that the next one is another inode
	_ = os.WriteFile(path, content, 0o600)
	if _, _, ok := r.TakePart(id, 2); ok {
		t.Error("a part of a file that was replaced")
	}
	r.refresh()
	if now := idOf(t, path); now == id {
		t.Error("another file has the same number")
	} else if f, _, ok := r.TakePart(now, 3); !ok {
		t.Error("the new file is none")
	} else {
		_ = f.Close()
	}
}

// TestUnusable: a file that other users could read or shorten, or that is too small, is none, and says why.
func TestUnusable(t *testing.T) {
	for name, c := range map[string]struct {
		change func(path string) error
		says   string
	}{
		"readable by all": {func(p string) error { return os.Chmod(p, 0o644) }, "chmod o-rw"},
		"too small":       {func(p string) error { return os.Truncate(p, leastBytes-1) }, "a session needs"},
		"a folder":        {func(p string) error { _ = os.Remove(p); return os.Mkdir(p, 0o700) }, "directory"},
		"a link":          {func(p string) error { _ = os.Rename(p, p+"-"); return os.Symlink(p+"-", p) }, "symbolic links"},
		"missing":         {os.Remove, "no such file yet"},
	} {
		path := newFile(t, 1)
		if err := c.change(path); err != nil {
			t.Fatal(err)
		}
		var log strings.Builder
		r := Open([]string{path}, slog.New(slog.NewTextHandler(&log, nil)))
		r.refresh()
		if r.list[0].id != 0 || !strings.Contains(log.String(), c.says) || strings.Count(log.String(), "\n") != 1 {
			t.Errorf("%s: %q", name, log.String())
		}
	}
}
