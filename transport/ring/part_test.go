package ring

import (
	"errors"
	"io"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// partEnds maps a part of a region twice, as host and guest do: no end reaches the futexes of the other,
// so that only knocks wake a reader, and they are counted.
func partEnds(t *testing.T) (ours, theirs *Rings, gone *atomic.Bool, knocks *atomic.Int64) {
	t.Helper()
	const offset = 64 << 10
	fd := ringFile(t, offset+PartBytes, unix.F_SEAL_SHRINK)
	gone, knocks = new(atomic.Bool), new(atomic.Int64)
	ends := [2]*Rings{}
	for i := range ends {
		r, err := MapPart(fd, offset, gone, 0, func() {
			knocks.Add(1)
			ends[1-i].Wake()
		})
		if err != nil {
			t.Fatal(err)
		}
		r.sleep = time.Hour // a knock that is missing is a hang
		ends[i] = r
	}
	ends[1].in, ends[1].out = ends[1].out, ends[1].in
	return ends[0], ends[1], gone, knocks
}

// TestPartCarriesEverything: knocks alone wake readers, and writers find room by themselves.
func TestPartCarriesEverything(t *testing.T) {
	ours, theirs, _, knocks := partEnds(t)
	sent := make([]byte, 5*partRing+7)
	chacha := rand.NewChaCha8([32]byte{2})
	_, _ = chacha.Read(sent)
	go func() {
		for rest := sent; len(rest) > 0; {
			n := min(len(rest), 1+rand.IntN(2*partRing))
			if _, err := theirs.Write(rest[:n]); err != nil {
				t.Error(err)
				return
			}
			rest = rest[n:]
		}
	}()
	go func() {
		if _, err := io.CopyN(ours, ours, int64(len(sent))); err != nil {
			t.Error(err)
		}
	}()
	got := make([]byte, len(sent))
	if _, err := io.ReadFull(theirs, got); err != nil || string(got) != string(sent) {
		t.Fatalf("what came back is not what was sent: %v", err)
	}
	if knocks.Load() == 0 {
		t.Error("no knock was given")
	}
}

// TestPartKnocks: a reader that is awake costs no knock, one that sleeps costs one.
func TestPartKnocks(t *testing.T) {
	ours, theirs, _, knocks := partEnds(t)
	if _, err := ours.Write([]byte("awake")); err != nil || knocks.Load() != 0 {
		t.Fatalf("%v, %d knocks for a reader that does not sleep", err, knocks.Load())
	}
	b := make([]byte, 5)
	if _, err := io.ReadFull(theirs, b); err != nil {
		t.Fatal(err)
	}
	read := make(chan error, 1)
	go func() { _, err := theirs.Read(b); read <- err }()
	for theirs.in.takerSleeps.Load() == 0 {
		time.Sleep(time.Millisecond)
	}
	if _, err := ours.Write([]byte("b")); err != nil {
		t.Fatal(err)
	}
	if err := <-read; err != nil || knocks.Load() != 1 {
		t.Errorf("%v, %d knocks", err, knocks.Load())
	}
}

// TestPartBeyond: a part must lie in its file.
func TestPartBeyond(t *testing.T) {
	fd := ringFile(t, PartBytes+4096, unix.F_SEAL_SHRINK)
	for _, offset := range []int64{-4096, 8192, 1 << 62} {
		if _, err := MapPart(fd, offset, new(atomic.Bool), 0, nil); err == nil {
			t.Errorf("mapped at %d", offset)
		}
	}
	gone := new(atomic.Bool)
	r, err := MapPart(fd, 4096, gone, 0, func() {})
	if err != nil {
		t.Fatal(err)
	}
	gone.Store(true)
	if _, err := r.Read(make([]byte, 1)); !errors.Is(err, io.EOF) {
		t.Errorf("of a client that is gone: %v", err)
	}
}
