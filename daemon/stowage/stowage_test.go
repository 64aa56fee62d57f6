package stowage

import (
	"bytes"
	"log/slog"
	"os"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/test/limit"
)

const mib = 1 << 20

// small returns places with pieces of one MiB, touched ahead.
func small(t *testing.T, memory uint64) *Stowage {
	t.Helper()
	s := New(Config{Memory: memory, Dir: t.TempDir(), Log: slog.New(slog.DiscardHandler)})
	s.mu.Lock()
	s.piece = mib
	s.mu.Unlock()
	t.Cleanup(s.Close)
	s.Warm()
	return s
}

func (s *Stowage) readyIs(t *testing.T, want uint64) {
	t.Helper()
	limit.Until(t, "the pieces are ready", func() bool { ready, _, _ := s.Count(); return ready == want })
}

// blocks is how much a file takes of the memory or the disk.
func blocks(t *testing.T, f *os.File) int64 {
	t.Helper()
	var st unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &st); err != nil {
		t.Fatal(err)
	}
	return st.Blocks * 512
}

// ask has a worker ask for a place that must be there.
func ask(t *testing.T, s *Stowage, id, n uint64, kind string) *os.File {
	t.Helper()
	f, place, err := s.Ask(id, n)
	if err != nil || f == nil || place.Kind != kind {
		t.Fatalf("%v, %+v, %v", f, place, err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// TestPieces follows pieces through their lives: they have been touched, nobody can change their size, what is given back is free although its
// worker still has it open, and another takes its place.
func TestPieces(t *testing.T) {
	s := small(t, 3*mib)
	s.readyIs(t, 3*mib)
	if f, _, err := s.Ask(1, mib); f != nil || err != nil {
		t.Fatalf("without an offer: %v, %v", f, err)
	}
	s.Offer(1, Offer{Kind: control.PlaceMemory, Bytes: 2 * mib})
	first := ask(t, s, 1, 2*mib, control.PlaceMemory)
	if n := blocks(t, first); n != mib {
		t.Errorf("%d bytes of it have been touched", n)
	}
	if first.Truncate(2*mib) == nil || first.Truncate(0) == nil {
		t.Error("a worker can change its size")
	}
	ask(t, s, 1, mib, control.PlaceMemory)
	if f, _, _ := s.Ask(1, mib); f != nil {
		t.Error("a worker gets more than was offered")
	}
	if !s.KeepTaken(1) {
		t.Error("it has not asked")
	}
	if f, _, _ := s.Ask(1, mib); f != nil {
		t.Error("it gets some when the offer has ended")
	}
	if _, err := first.WriteAt(bytes.Repeat([]byte{7}, mib), 0); err != nil {
		t.Fatal(err)
	}
	if ready, memory, _ := s.Count(); ready != mib || memory != 2*mib {
		t.Errorf("%d are ready, %d are in use", ready, memory)
	}
	s.Return(1)
	limit.Until(t, "the memory is free", func() bool { return blocks(t, first) == 0 })
	s.readyIs(t, 3*mib)
	s.Offer(2, Offer{Kind: control.PlaceMemory, Bytes: 3 * mib})
	for range 3 {
		f := ask(t, s, 2, 3*mib, control.PlaceMemory)
		if os.SameFile(stat(t, f), stat(t, first)) {
			t.Error("the other session gets a piece that the first may have open")
		}
	}
}

func stat(t *testing.T, f *os.File) os.FileInfo {
	t.Helper()
	info, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	return info
}

// TestCancel: what a worker was given for a move that failed is made again, and where its session was stays.
func TestCancel(t *testing.T) {
	s := small(t, 2*mib)
	s.readyIs(t, 2*mib)
	s.Offer(1, Offer{Kind: control.PlaceMemory, Bytes: mib})
	kept := ask(t, s, 1, mib, control.PlaceMemory)
	s.KeepTaken(1)
	s.Offer(1, Offer{Kind: control.PlaceMemory, Bytes: mib})
	taken := ask(t, s, 1, mib, control.PlaceMemory)
	s.Cancel(1)
	limit.Until(t, "the memory is free", func() bool { return blocks(t, taken) == 0 })
	s.readyIs(t, mib)
	if n := blocks(t, kept); n != mib {
		t.Errorf("%d bytes are left of where it is", n)
	}
}

// TestRoom: nothing is touched while the host has no memory to spare, nor for memory that a daemon before gave away.
func TestRoom(t *testing.T) {
	asked := make(chan uint64, 1)
	s := New(Config{Memory: minPiece, Room: func(n uint64) bool { asked <- n; return false }, Log: slog.New(slog.DiscardHandler)})
	t.Cleanup(s.Close)
	s.Warm()
	if n := <-asked; n != minPiece {
		t.Errorf("asked for %d bytes", n)
	}
	if ready, _, _ := s.Count(); ready != 0 {
		t.Errorf("%d bytes were touched", ready)
	}
	full := small(t, 2*mib)
	full.readyIs(t, 2*mib)
	full.Inherit(5, 1<<60)
	full.Offer(1, Offer{Kind: control.PlaceMemory, Bytes: mib})
	ask(t, full, 1, mib, control.PlaceMemory)
	full.Return(1)
	if _, more, _ := full.next(); more {
		t.Error("more is touched than there is")
	}
}

// TestDisk gives a session a file: it has no name, takes no more room when it is given back, and is found when it grows.
func TestDisk(t *testing.T) {
	s := small(t, 0)
	f, err := s.OpenDisk(mib)
	if err != nil {
		t.Fatal(err)
	}
	s.Offer(1, Offer{Kind: control.PlaceDisk, Bytes: mib, File: f})
	if g, _, err := s.Ask(1, 2*mib); g != nil || err == nil {
		t.Errorf("more than was offered: %v, %v", g, err)
	}
	g := ask(t, s, 1, mib, control.PlaceDisk)
	if h, _, _ := s.Ask(1, mib); h != nil {
		t.Error("the file is given twice")
	}
	if mode := stat(t, g).Mode(); mode.Perm() != 0o600 {
		t.Errorf("mode %v", mode)
	}
	if list, err := os.ReadDir(s.cfg.Dir); err != nil || len(list) != 0 {
		t.Errorf("it has a name: %v, %v", list, err)
	}
	s.KeepTaken(1)
	if _, _, disk := s.Count(); disk != mib {
		t.Errorf("%d bytes are on disk", disk)
	}
	if err := g.Truncate(mib); err != nil || s.Overgrown() != nil {
		t.Errorf("%v; a file of the right size is too large", err)
	}
	if err := g.Truncate(4 * mib); err != nil {
		t.Fatal(err)
	}
	if ids := s.Overgrown(); len(ids) != 1 || ids[0] != 1 || stat(t, g).Size() != 0 {
		t.Errorf("%v have grown; it has %d bytes", ids, stat(t, g).Size())
	}
	if _, err := g.WriteAt([]byte{1}, 0); err != nil {
		t.Fatal(err)
	}
	s.Return(1)
	limit.Until(t, "the disk is free", func() bool { return stat(t, g).Size() == 0 })
	if _, err := New(Config{}).OpenDisk(1); err == nil {
		t.Error("a file without a folder")
	}
}

// TestPieceSize: no pool has more pieces than descriptors.
func TestPieceSize(t *testing.T) {
	for _, c := range []struct {
		memory uint64
		files  int
		want   uint64
	}{{0, 0, minPiece}, {1 << 30, 100, minPiece}, {300 << 30, 300, 1 << 30}, {300 << 30, 100, 3 << 30}, {1 << 40, 0, 2 << 30}} {
		got := pieceSize(Config{Memory: c.memory, Files: c.files})
		if got != c.want {
			t.Errorf("%d bytes in %d files: pieces of %d MiB", c.memory, c.files, got/mib)
		}
	}
}
