package timeshare

import (
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ferry/server/sessionpage"
	"ferry/test/limit"
)

// A playedWorker has kernels of some length for device 0 all the time, or none.
type playedWorker struct {
	ours, theirs *sessionpage.Page
	kernel       time.Duration
	idle, stop   atomic.Bool
	stubborn     bool // ignores its permit and is always busy
	done         atomic.Int64
	ended        sync.WaitGroup
}

type played struct {
	*testing.T
	*Devices
}

func playShares(t *testing.T, cfg Config) played {
	cfg, err := cfg.WithDefaults()
	if err != nil {
		t.Fatal(err)
	}
	before := goleak.IgnoreCurrent()
	s := New(cfg, slog.New(slog.DiscardHandler))
	t.Cleanup(func() {
		s.Close()
		goleak.VerifyNone(t, before)
	})
	return played{t, s}
}

func (s played) add(session uint64, w *playedWorker) *playedWorker {
	ours, page, doorbell, err := sessionpage.New()
	if err == nil {
		w.theirs, err = sessionpage.Join(page, doorbell)
	}
	if err != nil {
		s.Fatal(err)
	}
	_, _ = page.Close(), doorbell.Close()
	w.ours = ours
	s.Join(session, Share{}, ours, nil)
	w.ended.Go(w.work)
	s.Cleanup(func() { s.remove(session, w) })
	return w
}

func (s played) remove(session uint64, w *playedWorker) {
	if w.stop.Swap(true) {
		return
	}
	_ = w.ours.Close()
	s.RemoveSession(session)
	w.ended.Wait()
	_ = w.ours.Unmap() // would fault a goroutine that still reads it
	_, _ = w.theirs.Close(), w.theirs.Unmap()
}

func (w *playedWorker) work() {
	d, given := w.theirs.Device(0), uint64(0)
	for !w.stop.Load() {
		if w.idle.Load() {
			time.Sleep(time.Millisecond)
			continue
		}
		d.SetBusy(true)
		if at := d.Permit(); at&sessionpage.Run == 0 && !w.stubborn {
			d.SetBusy(false)
			d.SetWants(true)
			w.theirs.RingDoorbell()
			d.AwaitPermit(at, 50*time.Millisecond)
			continue
		}
		d.SetWants(false)
		began := time.Now()
		time.Sleep(w.kernel)
		d.AddUsed(time.Since(began))
		given++
		d.SetGiven(given)
		w.done.Add(int64(w.kernel))
		if !w.stubborn {
			d.SetBusy(false)
			w.theirs.RingDoorbell()
		}
	}
}

// TestForeignDevice: a worker that claims to use a device that its session was not given has no part in
// the time of that device.
func TestForeignDevice(t *testing.T) {
	s := playShares(t, Config{})
	ours, theirs, doorbell, err := sessionpage.New()
	if err != nil {
		t.Fatal(err)
	}
	_, _ = theirs.Close(), doorbell.Close()
	s.Join(2, Share{}, ours, []int{0, 3})
	for i := range s.devices {
		_, in := s.devices[i].members[2]
		if in != (i == 0 || i == 3) {
			t.Errorf("device %d: %v", i, in)
		}
		ours.Device(i).SetBusy(true)
		ours.Device(i).SetWants(true)
	}
	s.Poll(2, ours)
	if err := s.Set(2, Share{Weight: 2}); err != nil {
		t.Error(err)
	}
	for i := range s.devices {
		if p := ours.Device(i).Permit(); i != 0 && i != 3 && p != sessionpage.Run {
			t.Errorf("device %d: a permit %v", i, p)
		}
	}
	_ = ours.Close()
	s.RemoveSession(2)
	_ = ours.Unmap()
}

func TestSharesByWeight(t *testing.T) {
	s := playShares(t, Config{})
	a := s.add(1, &playedWorker{kernel: 2 * time.Millisecond})
	b := s.add(2, &playedWorker{kernel: 2 * time.Millisecond})
	if err := s.Set(1, Share{Weight: 3}); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	limit.Until(t, "a second of work", func() bool { return a.done.Load()+b.done.Load() > 1e9 })
	x, y := float64(a.done.Load()), float64(b.done.Load())
	if part := x / (x + y); part < 0.55 || part > 0.95 { // daemon/sched has it exactly
		t.Errorf("weight 3 of 4 has %.2f", part)
	}
	if past := float64(time.Since(began)); x+y > 1.3*past+0.2e9 {
		t.Errorf("together they used %.2f s of %.2f", (x+y)/1e9, past/1e9)
	}
	if err := s.Set(7, Share{}); !errors.Is(err, ErrNoSession) {
		t.Errorf("session 7: %v", err)
	}
}

// Sessions that do the same come to use the device at the same time, and what each is
// said to have had is its part of that time.
func TestSharesAlike(t *testing.T) {
	s := playShares(t, Config{})
	list := []*playedWorker{s.add(1, &playedWorker{kernel: time.Millisecond}), s.add(2, &playedWorker{kernel: time.Millisecond})}
	d := &s.devices[0]
	turns := false
	for deadline := limit.Deadline(); ; time.Sleep(time.Millisecond) {
		open := 0
		for _, w := range list {
			if w.ours.Device(0).Permit()&(sessionpage.Run|sessionpage.Contended) == sessionpage.Run {
				open++
			}
		}
		turns = turns || open == 0
		if turns && open == 2 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("they take turns for ever")
		}
	}
	if !d.disputed.Load() {
		t.Error("nobody watches them")
	}
	had := func() (used, divided time.Duration) {
		for _, w := range list {
			used, divided = used+w.ours.Device(0).Use().Used, divided+w.ours.Device(0).ChargedTime()
		}
		return used, divided
	}
	usedBefore, dividedBefore := had()
	limit.Until(t, "two seconds of use", func() bool { used, _ := had(); return used-usedBefore > 2*time.Second })
	used, divided := had()
	used, divided = used-usedBefore, divided-dividedBefore
	if part := float64(divided) / float64(used); part < 0.2 || part > 0.9 { // half, but for turns and pauses
		t.Errorf("of %v that both used at the same time they are said to have had %v", used, divided)
	}
}

// Alone, and among sessions that do nothing, the permit of a session has Run and nothing is
// decided; one that comes back is let in at once.
func TestSharesSleep(t *testing.T) {
	s := playShares(t, Config{})
	w := s.add(1, &playedWorker{kernel: time.Millisecond})
	idle := &playedWorker{kernel: time.Millisecond}
	idle.idle.Store(true)
	s.add(2, idle)
	d := &s.devices[0]
	limit.Until(t, "one works alone, and the idle one is parked", func() bool {
		d.mu.Lock()
		defer d.mu.Unlock()
		g := w.ours.Device(0).Permit()
		alone := g&(sessionpage.Run|sessionpage.Contended) == sessionpage.Run && !d.disputed.Load() && d.timer == nil
		return alone && w.done.Load() > 0 && idle.ours.Device(0).Permit()&sessionpage.Run == 0
	})
	idle.idle.Store(false)
	for deadline := limit.Deadline(); idle.done.Load() == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("it is not let in")
		}
	}
	s.remove(1, w)
	s.remove(2, idle)
	if d.disputed.Load() || len(d.members) != 0 {
		t.Error("something is left")
	}
}

// A worker that is always busy and ignores its permit keeps no other session out.
func TestSharesDespiteStubbornWorker(t *testing.T) {
	s := playShares(t, Config{})
	s.add(1, &playedWorker{kernel: time.Millisecond, stubborn: true})
	w := s.add(2, &playedWorker{kernel: time.Millisecond})
	// It is waited for at first.
	limit.Until(t, "100 kernels beside it", func() bool { return w.done.Load() > int64(100*w.kernel) })
}

func TestSharesCapped(t *testing.T) {
	s := playShares(t, Config{})
	w := s.add(1, &playedWorker{kernel: time.Millisecond})
	if err := s.Set(1, Share{Cap: 0.25}); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "it works", func() bool { return w.done.Load() > int64(100*w.kernel) })
	before, used := time.Now(), w.ours.Device(0).Use().Used
	limit.Until(t, "300 ms of work", func() bool { return w.ours.Device(0).Use().Used > used+300*time.Millisecond })
	if part := float64(w.ours.Device(0).Use().Used-used) / float64(time.Since(before)); part > 0.4 { // daemon/sched has it exactly
		t.Errorf("capped at 0.25 it uses %.3f", part)
	}
}

func TestConfigBounds(t *testing.T) {
	for _, c := range []Config{
		{Slice: time.Microsecond}, {Slice: time.Minute}, {Period: time.Millisecond, Slice: 2 * time.Millisecond}, {Period: time.Hour}, {Slice: -1},
	} {
		if _, err := c.WithDefaults(); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	if c, err := (Config{Slice: 50 * time.Millisecond}).WithDefaults(); err != nil || c.Period != 50*time.Millisecond {
		t.Errorf("%+v, %v", c, err)
	}
	for _, s := range []Share{{Weight: -1}, {Cap: 2}, {Cap: -0.1}} {
		if s.Validate() == nil {
			t.Errorf("%+v is taken", s)
		}
	}
}
