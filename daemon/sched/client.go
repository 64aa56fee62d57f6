package sched

import (
	"cmp"
	"slices"
)

const (
	// grace is how long a client may have nothing to do before that counts as a pause
	// and not as the time its host takes between two launches.
	grace = 200 * Microsecond
	// parkAfter is how long a client is idle before it is parked: its permit is revoked.
	parkAfter = Second

	// No worker gives a device a command in less than minCommandTime, but for maxBurst commands
	// that are counted at once. What a worker reports beyond that is not true.
	minCommandTime = 100 // nanoseconds
	maxBurst       = 1000

	// A client becomes light below the first load and stops being light above the second.
	lightBelow, heavyAbove = 0.45, 0.6
)

// none stands for a moment that has not come.
const none Nanos = -1 << 63

// A client is the scheduler's state of one client. It is large because Step is a pure
// function of it: every average, moment and sum that a decision depends on is a field.
type client struct {
	id          ID
	entitlement Entitlement
	account     *account
	allowance   allowance
	permit      Permit // as last returned by Step
	parked      bool
	parkedAt    Nanos

	// As reported by the worker.
	busy, wants bool
	used        Nanos
	reported    Nanos // the moment of the report
	maxGrowth   Nanos // by how much the scheduler believes that Used may grow
	grewAt      Nanos // when Used last grew

	active    Nanos // when it last used or wanted the device
	idleSince Nanos // none while it uses or wants the device
	counted   Nanos // pauses are counted in idle up to this moment
	waitSince Nanos // none unless it wants the device and has no permit
	lastTurn  Nanos
	overrun   bool  // its permit was revoked, and its work ran on for longer than drain
	drain     Nanos // how long the scheduler waits for its work at the end of a turn
	tail      Nanos // average time its work runs on after its turns

	// Since the last settlement.
	grown Nanos // Used
	idle  Nanos // in pauses
	held  Nanos // part of the time in which it kept others waiting

	overlap Nanos // of its reported use, the time that belongs to concurrent clients; until TakeOverlap
	balance Nanos
	prepaid Nanos // what it paid for use that its worker has not reported yet
	paid    Nanos
	load    float64
	light   bool
	density float64 // part of a turn alone in which it uses the device, see soloAt
	cost    cost
	soloAt  Nanos // when density was last measured
	solos   int   // how often density was measured
}

// wakeUp returns a parked client to the clients that Step decides about. Its debt has
// shrunk by the time it was parked.
func (s *Scheduler) wakeUp(now Nanos, c *client) {
	c.parked = false
	c.active, c.idleSince, c.waitSince, c.lastTurn = now, none, none, now
	c.grown, c.idle, c.held, c.maxGrowth = 0, 0, 0, 0
	c.load, c.light, c.overrun, c.solos = 0, true, false, 0
	c.cost = cost{given: c.cost.given, since: now}
	if c.balance < 0 {
		c.balance = min(0, c.balance+now-c.parkedAt)
	}
	at, _ := slices.BinarySearchFunc(s.awake, c.id, func(a *client, id ID) int { return cmp.Compare(a.id, id) })
	s.awake = slices.Insert(s.awake, at, c)
	if len(s.awake) == 2 {
		s.startAccounting(now)
	}
}

// startAccounting begins the accounting when a second client wakes up: with a single client
// there was none.
func (s *Scheduler) startAccounting(now Nanos) {
	s.settled, s.handout, s.rate = now, now, 0
	for _, c := range s.awake {
		if !c.capped() {
			c.balance, c.load, c.light = 0, 0, true
		}
		c.active, c.idleSince = now, none
		c.grown, c.idle, c.held, c.maxGrowth = 0, 0, 0, 0
	}
}

// parkIdle parks the clients that have not used the device for long, unless a single client
// has the device to itself.
func (s *Scheduler) parkIdle(now Nanos) {
	if len(s.awake) == 0 && len(s.clients) == 1 {
		for _, c := range s.clients {
			s.wakeUp(now, c)
		}
	}
	if s.uncontended() {
		return
	}
	s.awake = slices.DeleteFunc(s.awake, func(c *client) bool {
		if c.pending() || now-c.active < parkAfter {
			return false
		}
		c.parked, c.parkedAt = true, now
		s.toRevoke = append(s.toRevoke, c)
		s.turn.drop(c)
		s.forgetPace()
		return true
	})
}

// uncontended reports whether at most one client uses the device, and may use all of it.
func (s *Scheduler) uncontended() bool {
	return len(s.awake) == 0 || len(s.awake) == 1 && !s.awake[0].capped()
}

// onIdle forgets turns: no two clients are there to take them.
func (s *Scheduler) onIdle(now Nanos) {
	s.takingTurns, s.turn, s.settled, s.handout = false, turn{}, now, now
	s.backoff, s.backoffUntil = 0, 0 // later clients may be different ones
	for _, c := range s.awake {
		c.reported = none // a client alone is not charged
	}
}

// observe records a worker's report.
func (c *client) observe(now Nanos, r Report) {
	if c.reported == none {
		c.used, c.reported = r.Used, now
	}
	commands := maxBurst + uint64(max(now-c.reported, 0)/minCommandTime)
	c.maxGrowth += now - c.reported
	grown := min(max(r.Used-c.used, 0), c.maxGrowth)
	c.maxGrowth -= grown
	c.grown += grown
	c.used, c.reported = r.Used, now
	c.cost.addCommands(r.Given, commands)
	c.busy, c.wants = r.Busy, r.Wants
	if !c.busy {
		c.overrun = false
		if !c.wants {
			c.maxGrowth = min(c.maxGrowth, grace) // no use is left that could be reported later
		}
	}

	if grown > 0 {
		c.grewAt = now
	}
	if c.pending() || grown > 0 {
		c.countPause(now - grown)
		c.idleSince, c.active = none, now
	}
	if !c.pending() && c.idleSince == none {
		c.idleSince = now
	}
	switch waits := c.wants && !c.permit.Run; {
	case !waits:
		c.waitSince = none
	case c.waitSince == none:
		c.waitSince = now
	}
}

// countPause adds the pause that lasts up to now, if it is one, to idle, as far as it has
// not been added already.
func (c *client) countPause(now Nanos) {
	if c.idleSince != none && now-c.idleSince >= grace {
		c.idle += max(now-max(c.idleSince, c.counted), 0)
		c.counted = now
	}
}

// pending reports whether the client uses the device or wants to.
func (c *client) pending() bool { return c.busy || c.wants }

// waiting reports whether the client wants the device and has no permit.
func (c *client) waiting() bool { return c.waitSince != none && !c.parked }

// pausing reports whether the client has had nothing to do for longer than grace.
func (c *client) pausing(now Nanos) bool { return c.idleSince != none && now-c.idleSince >= grace }

// under reports whether the client is UNDER: it has not used more than its part.
func (c *client) under() bool { return c.balance >= 0 }

func (c *client) capped() bool { return c.allowance.cap > 0 || c.account.allowance.cap > 0 }

// capReached reports whether the client, or its account, has used up what its cap allows
// for now.
func (c *client) capReached() bool { return c.allowance.capReached || c.account.allowance.capReached }

// setPermit sets the permit a client should have, and appends the change if it had another.
func (c *client) setPermit(g Permit, changes []Change) []Change {
	if g == c.permit {
		return changes
	}
	if g.Run {
		c.waitSince = none
	}
	c.permit = g
	return append(changes, Change{c.id, g})
}

// permitFor returns the permit of a client that is not parked.
func (s *Scheduler) permitFor(c *client) Permit {
	switch {
	case c.capReached():
		return Permit{Contended: true}
	case !s.takingTurns:
		return Permit{Run: true, Contended: c.capped()}
	default:
		return Permit{Run: c.light || s.turn.admits(c), Contended: true}
	}
}

// revokeParked revokes the permits of clients that were parked, or have joined, since the
// last Step.
func (s *Scheduler) revokeParked(changes []Change) []Change {
	for _, c := range s.toRevoke {
		if c.parked && s.clients[c.id] == c {
			changes = c.setPermit(Permit{}, changes)
		}
	}
	s.toRevoke, s.revoked = s.revoked[:0], s.toRevoke
	return changes
}
