package swap

import (
	"fmt"
	"slices"
)

const (
	// turnExchanges is how many times as long as its exchange a session stays in, before it
	// leaves for a comer although it works: so exchanges take a tenth of the time.
	turnExchanges = 10
	// maxTurn bounds a turn whatever its session's size and weight: others wait for it.
	maxTurn = 10 * Minute
	// Weights count within these bounds, so that a turn stays bearable for others.
	minWeight, maxWeight = 0.25, 4
	// recent is how long ago a call may be for a session to count as active now.
	recent = 10 * Second

	// A session that failed to leave is left alone for these times.
	firstBackOff, maxBackOff = 10 * Second, 10 * Minute
	// maxComeFailures is how often a session may fail to come in for one call.
	maxComeFailures = 3
	// maxVain is how often an allocation may fail after it was granted.
	maxVain = 2
	// promiseHolds is how long granted memory is kept for the allocation to be tried again.
	promiseHolds = 10 * Second
	// A transfer that takes ten times as long as it should, and this, is not relied upon.
	transferSlack = Minute
)

// A session is the Swapper's state of one session. It is large because Step is a pure
// function of it: every moment and count that a decision depends on is a field.
type session struct {
	id      ID
	policy  Policy
	state   State
	device  int
	devices []int // where it may come in, sorted

	claimed uint64 // as reported, up to what its GPU has; its size when it is out
	held    uint64 // resident, leaving, coming: as far as there is room
	promise uint64 // granted and not used yet; kept for it
	disk    bool   // leaving: goes to disk; out: is on disk; coming: comes from there
	// fromDisk says that it last came in from disk: its exchange takes so long.
	fromDisk bool

	active Nanos // when it last had a call
	since  Nanos // when it came in
	began  Nanos // leaving, coming: when that began

	hold    bool
	refusal string // why a hold failed; told by the next Step

	// What it asks for.
	wants    bool   // out, leaving: a call of it waits
	need     uint64 // bytes of an allocation that did not fit; 0 for none
	deadline Nanos  // of the allocation
	stuck    Nanos  // out: since when it cannot come in whoever leaves; none if it can
	retryAt  Nanos  // out: when to try again after it failed to come in

	evicting  bool // others leave for its allocation
	granted   bool // its last allocation was granted and nothing has grown since
	grantedAt Nanos
	vain      int // how often that happened in a row

	unmovable    string
	failure      string // of its last transfer
	failures     int    // to leave, in a row
	movableFrom  Nanos  // after a failure to leave
	comeFailures int
	avoid        int   // the GPU where it failed to come in; -1 for none
	spillFrom    Nanos // after a failure to go to disk
}

func (v *session) setPolicy(p Policy) {
	if p.Wait <= 0 {
		p.Wait = DefaultWait
	}
	if !(p.Weight > 0) {
		p.Weight = 1
	}
	p.Weight = min(max(p.Weight, minWeight), maxWeight)
	p.Idle = max(p.Idle, 0)
	v.policy = p
}

// asks reports whether the session waits for memory.
func (v *session) asks() bool { return v.wants || v.need > 0 }

// occupied is what the session takes of its GPU.
func (v *session) occupied() uint64 {
	if v.state == Out {
		return 0
	}
	return addBytes(v.held, v.promise)
}

// transfer returns how long it takes to move bytes out of a GPU or into it.
func (a *accounts) transfer(bytes uint64, disk bool) Nanos {
	rate := a.cfg.Rate
	if disk {
		rate = min(rate, a.cfg.DiskRate)
	}
	t := float64(bytes) / rate * float64(Second)
	return a.cfg.Fixed + Nanos(min(t, float64(maxTurn)))
}

// exchange returns how long it takes a session to leave and to come in again.
func (a *accounts) exchange(v *session) Nanos {
	return a.transfer(v.claimed, false) + a.transfer(v.claimed, v.fromDisk)
}

// turn returns how long a session that works stays in.
func (a *accounts) turn(v *session) Nanos {
	return min(Nanos(float64(turnExchanges*a.exchange(v))*v.policy.Weight), maxTurn)
}

// turnEnd returns when a session that works may leave for a comer.
func (a *accounts) turnEnd(v *session) Nanos { return later(v.since, a.turn(v)) }

// idleAt returns when a session is idle if it has no call until then. One whose allocation
// waits has a call.
func (a *accounts) idleAt(v *session) Nanos {
	if v.need > 0 {
		return Never
	}
	return later(v.active, max(v.policy.Idle, a.exchange(v)))
}

// overdue reports whether a transfer takes so much longer than it should that nobody waits
// for it any more.
func (a *accounts) overdue(v *session) bool { return a.now >= a.overdueAt(v) }

func (a *accounts) overdueAt(v *session) Nanos { return later(v.began, a.slowTransfer(v)) }

// slowTransfer is the longest that anyone relies on a transfer of a session.
func (a *accounts) slowTransfer(v *session) Nanos {
	return turnExchanges*a.transfer(v.claimed, v.disk || v == a.spilling) + transferSlack
}

// movable reports whether a session may leave for others at some time, as far as can be
// known now. One that failed to leave may be tried again, but is not counted upon.
func (a *accounts) movable(v *session) bool {
	return v.unmovable == "" && v.policy.Idle > 0 && v.failures == 0
}

// obstacle says why a session is not movable.
func (a *accounts) obstacle(v *session) string {
	switch {
	case v.unmovable != "":
		return v.unmovable
	case v.policy.Idle == 0:
		return "its tenant has no idle time"
	default:
		return fmt.Sprintf("it failed to leave: %s", v.failure)
	}
}

// enqueue puts a session that asks behind the others, unless it is there already.
func (s *Swapper) enqueue(v *session) {
	if !slices.Contains(s.queue, v) {
		s.queue = append(s.queue, v)
		v.stuck = none
	}
}

// requeue puts a session behind all others.
func (s *Swapper) requeue(v *session) {
	s.unqueue(v)
	s.enqueue(v)
}

func (s *Swapper) unqueue(v *session) {
	s.queue = slices.DeleteFunc(s.queue, func(x *session) bool { return x == v })
}

// unqueueIdle takes a session that asks for nothing any more out of the queue.
func (s *Swapper) unqueueIdle(v *session) {
	if !v.asks() {
		s.unqueue(v)
	}
}
