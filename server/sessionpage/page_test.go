package sessionpage

import (
	"errors"
	"io"
	"os"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
)

// both returns the two processes' views of one page.
func both(t *testing.T) (daemon, worker *Page) {
	t.Helper()
	daemon, page, doorbell, err := New()
	if err != nil {
		t.Fatal(err)
	}
	worker, err = Join(page, doorbell)
	if err != nil {
		t.Fatal(err)
	}
	_, _ = page.Close(), doorbell.Close()
	t.Cleanup(func() {
		for _, p := range []*Page{daemon, worker} {
			_ = p.Close()
			if err := p.Unmap(); err != nil {
				t.Error(err)
			}
		}
	})
	return daemon, worker
}

func TestEachSidesWords(t *testing.T) {
	daemon, worker := both(t)
	d, w := daemon.Device(3), worker.Device(3)
	if w.Permit()&Run == 0 || w.Quota() != 0 {
		t.Error("a new page keeps its worker from something")
	}
	d.SetQuota(1 << 30)
	d.SetSlice(6 * time.Millisecond)
	if w.Quota() != 1<<30 || w.Slice() != 6*time.Millisecond {
		t.Error("the worker does not see its limits")
	}
	daemon.Limits().Bandwidth.Store(3 << 20)
	if worker.Limits().Bandwidth.Load() != 3<<20 || worker.Counters().BytesIn.Load() != 0 {
		t.Error("the worker does not see its bandwidth")
	}
	w.SetBusy(true)
	w.SetHeld(4096)
	w.SetContexts(2)
	w.AddUsed(time.Millisecond)
	w.SetGiven(7)
	w.Follow(d.SetPermit(Run | Contended))
	want := Use{Followed: d.Permit(), Busy: true, Contexts: 2, Used: time.Millisecond, Held: 4096, Given: 7}
	if got := d.Use(); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if d.AddOverlap(300 * time.Microsecond); d.ChargedTime() != 700*time.Microsecond {
		t.Errorf("it has had %v", d.ChargedTime())
	}
	if daemon.Device(2).Use() != (Use{}) || daemon.Device(MaxDevices) != nil || daemon.Device(-1) != nil {
		t.Error("devices are mixed up")
	}
}

// A permit without Run and a busy device are never missed by both sides.
func TestPermitAgainstBusy(t *testing.T) {
	daemon, worker := both(t)
	d, w := daemon.Device(0), worker.Device(0)
	for range 2000 {
		d.SetPermit(Run)
		w.SetBusy(false)
		var sawBusy, sawClosed bool
		var both sync.WaitGroup
		both.Go(func() { d.SetPermit(0); sawBusy = d.Use().Busy })
		both.Go(func() { w.SetBusy(true); sawClosed = w.Permit()&Run == 0 })
		both.Wait()
		if !sawBusy && !sawClosed {
			t.Fatal("the daemon believes the device idle, the worker believes it may run")
		}
	}
}

func TestWaking(t *testing.T) {
	daemon, worker := both(t)
	d, w := daemon.Device(0), worker.Device(0)
	closed := d.SetPermit(0)
	opened := make(chan struct{})
	go func() {
		for w.Permit() == closed {
			w.AwaitPermit(closed, time.Minute)
		}
		close(opened)
	}()
	time.Sleep(10 * time.Millisecond)
	d.SetPermit(Run)
	<-opened

	worker.RingDoorbell()
	worker.RingDoorbell() // once is enough
	if err := daemon.WaitDoorbell(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	go func() { ended <- daemon.WaitDoorbell() }()
	time.Sleep(10 * time.Millisecond)
	_ = daemon.Close()
	if err := <-ended; !errors.Is(err, os.ErrClosed) {
		t.Errorf("a wait ended with %v", err)
	}
}

// A worker that clears O_NONBLOCK of everything it was given and exits without a ring must not
// leave the daemon in a read that nothing interrupts.
func TestWorkerChangesItsEnd(t *testing.T) {
	daemon, page, doorbell, err := New()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _, _ = daemon.Close(), daemon.Unmap() }()
	if err := unix.SetNonblock(int(doorbell.Fd()), false); err != nil {
		t.Fatal(err)
	}
	ours, _ := daemon.doorbell.SyscallConn()
	_ = ours.Control(func(fd uintptr) {
		if flags, err := unix.FcntlInt(fd, unix.F_GETFL, 0); err != nil || flags&unix.O_NONBLOCK == 0 {
			t.Errorf("the worker's flags are the daemon's: %#x, %v", flags, err)
		}
	})
	if _, err := doorbell.Read(make([]byte, 8)); err == nil {
		t.Error("a worker reads the doorbell, and takes rings away")
	}
	if _, err := doorbell.Write(make([]byte, 8)); err != nil {
		t.Fatal(err)
	}
	_, _ = page.Close(), doorbell.Close()
	if err := daemon.WaitDoorbell(); err != nil {
		t.Errorf("a ring got lost: %v", err)
	}
	if err := daemon.WaitDoorbell(); !errors.Is(err, io.EOF) {
		t.Errorf("the end of the worker was %v", err)
	}
}

// A worker never waits for a daemon that does not read.
func TestRingingNeverBlocks(t *testing.T) {
	daemon, worker := both(t)
	rung := make(chan struct{})
	go func() {
		defer close(rung)
		for range 1 << 16 {
			worker.RingDoorbell()
		}
	}()
	select {
	case <-rung:
	case <-limit.After():
		t.Fatal("a ring waits for the daemon")
	}
	if err := daemon.WaitDoorbell(); err != nil {
		t.Error(err)
	}
	if n := testing.AllocsPerRun(100, worker.RingDoorbell); n > 0 {
		t.Errorf("a ring allocates %v times", n)
	}
}

func TestJoinRefusesAnotherFile(t *testing.T) {
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Join(f, f); err == nil {
		t.Error("an empty file is no page")
	}
}
