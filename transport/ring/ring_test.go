package ring

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
)

// memory for rings of that size, as the shim makes it.
func ringFile(t *testing.T, size int64, seals int) int {
	t.Helper()
	fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Close(fd) })
	if err := unix.Ftruncate(fd, size); err != nil {
		t.Fatal(err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, seals); err != nil {
		t.Fatal(err)
	}
	return fd
}

// bothEnds maps the same memory twice, the second time with the directions
// swapped, as the client sees them.
func bothEnds(t *testing.T, spinTime time.Duration) (ours, theirs *Rings, gone *atomic.Bool) {
	t.Helper()
	fd := ringFile(t, ringControl+2*minRing, unix.F_SEAL_SHRINK)
	gone = new(atomic.Bool)
	ends := [2]*Rings{}
	for i := range ends {
		r, err := Map(fd, gone, spinTime)
		if err != nil {
			t.Fatal(err)
		}
		ends[i] = r
	}
	ends[1].in, ends[1].out = ends[1].out, ends[1].in
	return ends[0], ends[1], gone
}

func TestRingsCarryEverything(t *testing.T) {
	for _, spinTime := range []time.Duration{0, time.Millisecond} {
		ours, theirs, _ := bothEnds(t, spinTime)
		sent := make([]byte, 3<<20)
		chacha := rand.NewChaCha8([32]byte{1})
		_, _ = chacha.Read(sent)
		go func() {
			for rest := sent; len(rest) > 0; {
				n := min(len(rest), 1+rand.IntN(3*minRing))
				if _, err := theirs.Write(rest[:n]); err != nil {
					t.Error(err)
					return
				}
				rest = rest[n:]
			}
		}()
		// What comes goes back, so that both directions fill up and wrap.
		go func() {
			if _, err := io.CopyN(ours, ours, int64(len(sent))); err != nil {
				t.Error(err)
			}
		}()
		got := make([]byte, len(sent))
		if _, err := io.ReadFull(theirs, got); err != nil || !bytes.Equal(got, sent) {
			t.Fatalf("spin time %v: %v, equal %v", spinTime, err, bytes.Equal(got, sent))
		}
	}
}

// TestRoomIsLookedForOnce: the client's position is fetched when the ring seems full,
// not with every answer.
func TestRoomIsLookedForOnce(t *testing.T) {
	ours, theirs, _ := bothEnds(t, 0)
	answer, looks := make([]byte, 32), 0
	for seen := ours.taken; ours.written < 10*minRing; {
		if _, err := ours.Write(answer); err != nil {
			t.Fatal(err)
		}
		if _, err := io.ReadFull(theirs, answer); err != nil {
			t.Fatal(err)
		}
		if ours.taken != seen {
			seen = ours.taken
			looks++
		}
	}
	if looks == 0 || looks > 10 {
		t.Errorf("%d looks for ten ringfuls", looks)
	}
}

func TestRingsEndWithTheClient(t *testing.T) {
	ours, _, gone := bothEnds(t, 0)
	time.AfterFunc(20*time.Millisecond, func() { gone.Store(true) }) // not a limit
	if _, err := ours.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("read: %v", err)
	}
	if _, err := ours.Write(make([]byte, 2*minRing)); err != io.EOF {
		t.Errorf("write: %v", err)
	}
}

func TestRingsRefuseNonsense(t *testing.T) {
	ours, _, _ := bothEnds(t, 0)
	ours.in.written.Store(minRing + 1)
	if _, err := ours.Read(make([]byte, 1)); !errors.Is(err, errRing) {
		t.Errorf("written beyond the ring: %v", err)
	}
	if _, err := ours.Write(make([]byte, minRing)); err != nil {
		t.Error(err)
	}
	ours.out.taken.Store(minRing + 1)
	if _, err := ours.Write(make([]byte, 1)); !errors.Is(err, errRing) { // there is no room: it looks
		t.Errorf("taken what was not written: %v", err)
	}
	for _, size := range []int64{0, ringControl, ringControl + 2*minRing + 4096, ringControl + 2*(minRing-4096), ringControl + 2*2*maxRing} {
		if _, err := Map(ringFile(t, size, unix.F_SEAL_SHRINK), nil, 0); err == nil {
			t.Errorf("%d bytes were taken", size)
		}
	}
	if _, err := Map(ringFile(t, ringControl+2*minRing, unix.F_SEAL_GROW), nil, 0); err == nil {
		t.Error("memory that can shrink was taken")
	}
}

// TestWake: who sleeps learns at once that the client is gone, in either direction.
func TestWake(t *testing.T) {
	for name, sleep := range map[string]func(*Rings) error{
		"reading": func(r *Rings) error { _, err := r.Read(make([]byte, 1)); return err },
		"writing": func(r *Rings) error { _, err := r.Write(make([]byte, minRing+1)); return err },
	} {
		t.Run(name, func(t *testing.T) {
			ours, _, gone := bothEnds(t, 0)
			ours.sleep = time.Hour // nothing but Wake ends it
			ended := make(chan error, 1)
			go func() { ended <- sleep(ours) }()
			for ours.in.takerSleeps.Load() == 0 && ours.out.writerSleeps.Load() == 0 {
				time.Sleep(time.Millisecond)
			}
			gone.Store(true)
			ours.Wake()
			select {
			case err := <-ended:
				if !errors.Is(err, io.EOF) {
					t.Fatal(err)
				}
			case <-limit.After():
				t.Fatal("it sleeps on")
			}
		})
	}
}
