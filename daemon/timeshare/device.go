package timeshare

import (
	"log/slog"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"ferry/daemon/sched"
	"ferry/server/sessionpage"
)

// A device is one device and the sessions that may use it.
type device struct {
	log      *slog.Logger
	timers   *sync.WaitGroup
	begin    time.Time   // the origin of the scheduler's time
	disputed atomic.Bool // more than one session uses it: every doorbell matters

	mu      sync.Mutex
	sched   *sched.Scheduler
	members map[sched.ID]*sessionpage.Device
	timer   *timer // nil until the scheduler needs it
	closed  bool
}

func (d *device) now() sched.Nanos { return sched.Nanos(time.Since(d.begin)) }

// addMember has a session take part.
func (d *device) addMember(id sched.ID, t sched.Entitlement, page *sessionpage.Device) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.members[id] = page
	d.sched.Join(d.now(), id, t, sched.Nanos(page.Use().Used))
	d.decide(0)
}

// removeMember ends the part of a session.
func (d *device) removeMember(id sched.ID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.members, id)
	d.sched.RemoveClient(id)
	d.decide(0)
}

// change changes the scheduler and decides anew.
func (d *device) change(change func(*sched.Scheduler)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	change(d.sched)
	d.decide(0)
}

func (d *device) standing(id sched.ID) sched.Standing {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.sched.Standing(id)
}

// step decides anew because a session rang its doorbell, or for 0 because the timer fired.
func (d *device) step(rang sched.ID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.decide(rang)
}

// decide reports to the scheduler and carries out what it says. After a permit lost Run it
// reports again: a worker sets Busy before it reads its permit, so what the worker says
// after the permit was stored is true. mu is held.
func (d *device) decide(rang sched.ID) {
	for again := true; again; {
		now := d.now()
		d.report(now, rang)
		for id := range d.sched.Watched() {
			d.report(now, id)
		}
		changes, wake := d.sched.Step(now)
		again = false
		for _, c := range changes {
			d.setPermit(c)
			again = again || !c.Run
		}
		if !again {
			d.recordOverlaps()
			d.disputed.Store(wake != sched.Never)
			d.wakeAt(wake)
		}
	}
}

// recordOverlaps notes in the pages of sessions that used the device at the same time what
// the others had of it. mu is held.
func (d *device) recordOverlaps() {
	for id := range d.sched.Watched() {
		if page, less := d.members[id], d.sched.TakeOverlap(id); page != nil && less > 0 {
			page.AddOverlap(time.Duration(less))
		}
	}
}

// report passes on what a worker says. mu is held.
func (d *device) report(now sched.Nanos, id sched.ID) {
	page := d.members[id]
	if page == nil {
		return
	}
	u := page.Use()
	d.sched.Report(now, id, sched.Report{Busy: u.Busy, Wants: u.Wants, Used: sched.Nanos(min(uint64(u.Used), math.MaxInt64)), Given: u.Given})
}

// setPermit writes a decision of the scheduler into the page of a session. mu is held.
func (d *device) setPermit(c sched.Change) {
	page := d.members[c.ID]
	if page == nil {
		return
	}
	var p sessionpage.Permit
	if c.Run {
		p |= sessionpage.Run
	}
	if c.Contended {
		p |= sessionpage.Contended
	}
	page.SetPermit(p)
}

// wakeAt sets the timer. mu is held.
func (d *device) wakeAt(at sched.Nanos) {
	switch {
	case d.closed, at == sched.Never && d.timer == nil:
	case at == sched.Never:
		d.timer.stop()
	case d.timer == nil:
		t, err := newTimer()
		if err != nil {
			// Doorbells still bring decisions about, only later than they should be.
			d.log.Error("sharing the device's time", "err", err)
			return
		}
		d.timer = t
		d.timers.Go(func() {
			for t.wait() == nil {
				d.step(0)
			}
		})
		fallthrough
	default:
		d.timer.set(time.Duration(at - d.now()))
	}
}

// close ends the goroutine that waits for the timer.
func (d *device) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.closed = true
	if d.timer != nil {
		d.timer.close()
	}
}
