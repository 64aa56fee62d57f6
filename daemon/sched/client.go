package sched

import (
	"cmp"
	"slices"
)

const (
	// grace is how long a client may have nothing to do before that is a pause and
	// not the time its host takes between two launches.
	grace = 200 * Microsecond
	// parkAfter is how long a client is idle before its gate is closed behind it.
	parkAfter = Second

	// A client becomes light below the first load and stops being it above the second.
	lightBelow, heavyAbove = 0.45, 0.6
)

// none is a moment that has not come.
const none Nanos = -1 << 63

// A client is what is known of one.
type client struct {
	id        ID
	terms     Terms
	account   *account
	allowance allowance
	gate      Gate // as it was last told
	parked    bool
	parkedAt  Nanos

	// The worker's word.
	busy, wants bool
	used        Nanos
	reported    Nanos // when
	room        Nanos // by how much Used may grow and be believed
	grewAt      Nanos // when Used last grew

	active    Nanos // when it last did, or wanted, anything
	idleSince Nanos // none while it does
	counted   Nanos // up to when pauses are in idle
	waitSince Nanos // none unless it wants and is closed out
	lastTurn  Nanos
	overrun   bool  // closed, and its work went on for longer than that is waited for
	drain     Nanos // how long that is
	tail      Nanos // how long its work runs on after its turns, on average

	// Since the last settlement.
	grown Nanos // Used
	idle  Nanos // in pauses
	held  Nanos // part of the time in which it kept others out

	beside  Nanos // of what it told, what others had of the device at the same time; until somebody asks
	credit  Nanos
	advance Nanos // what it paid for time whose use it has not told yet
	paid    Nanos
	load    float64
	light   bool
	density float64 // part of a turn alone in which it uses the device
	cost    cost
	soloAt  Nanos // when that was measured
	solos   int   // how often
}

// wakeUp takes a parked client back among those that are looked at. Its debt has
// shrunk by the time it stayed away.
func (s *Scheduler) wakeUp(now Nanos, c *client) {
	c.parked = false
	c.active, c.idleSince, c.waitSince, c.lastTurn = now, none, none, now
	c.grown, c.idle, c.held, c.room = 0, 0, 0, 0
	c.load, c.light, c.overrun, c.solos = 0, true, false, 0
	c.cost = cost{given: c.cost.given, since: now}
	if c.credit < 0 {
		c.credit = min(0, c.credit+now-c.parkedAt)
	}
	at, _ := slices.BinarySearchFunc(s.awake, c.id, func(a *client, id ID) int { return cmp.Compare(a.id, id) })
	s.awake = slices.Insert(s.awake, at, c)
	if len(s.awake) == 2 {
		s.begin(now)
	}
}

// begin starts the books: until now there was one client and none were kept.
func (s *Scheduler) begin(now Nanos) {
	s.settled, s.handout, s.rate = now, now, 0
	for _, c := range s.awake {
		if !c.capped() {
			c.credit, c.load, c.light = 0, 0, true
		}
		c.active, c.idleSince = now, none
		c.grown, c.idle, c.held, c.room = 0, 0, 0, 0
	}
}

// park closes the gates of those who have not used the device for long, as long as
// there is somebody else to care about.
func (s *Scheduler) park(now Nanos) {
	if len(s.awake) == 0 && len(s.clients) == 1 {
		for _, c := range s.clients {
			s.wakeUp(now, c)
		}
	}
	if s.undisputed() {
		return
	}
	s.awake = slices.DeleteFunc(s.awake, func(c *client) bool {
		if c.pending() || now-c.active < parkAfter {
			return false
		}
		c.parked, c.parkedAt = true, now
		s.toClose = append(s.toClose, c)
		s.turn.drop(c)
		s.forgetPace()
		return true
	})
}

// undisputed: at most one client uses the device, and it may use all of it.
func (s *Scheduler) undisputed() bool {
	return len(s.awake) == 0 || len(s.awake) == 1 && !s.awake[0].capped()
}

// rest forgets turns: there is nobody to take them.
func (s *Scheduler) rest(now Nanos) {
	s.shared, s.turn, s.settled, s.handout = false, turn{}, now, now
	s.apart, s.apartUntil = 0, 0 // those to come may be others
	for _, c := range s.awake {
		c.reported = none // what it uses now is nobody's business
	}
}

// observe takes in a report.
func (c *client) observe(now Nanos, r Report) {
	if c.reported == none {
		c.used, c.reported = r.Used, now
	}
	c.room += now - c.reported
	grown := min(max(r.Used-c.used, 0), c.room)
	c.room -= grown
	c.grown += grown
	c.used, c.reported = r.Used, now
	c.cost.tell(r.Given)
	c.busy, c.wants = r.Busy, r.Wants
	if !c.busy {
		c.overrun = false
		if !c.wants {
			c.room = min(c.room, grace) // nothing is left that could be told of later
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
	switch waits := c.wants && !c.gate.Open; {
	case !waits:
		c.waitSince = none
	case c.waitSince == none:
		c.waitSince = now
	}
}

// countPause counts the pause that lasts up to now, if it is one, as far as that
// has not been done.
func (c *client) countPause(now Nanos) {
	if c.idleSince != none && now-c.idleSince >= grace {
		c.idle += max(now-max(c.idleSince, c.counted), 0)
		c.counted = now
	}
}

// pending: it uses the device or would like to.
func (c *client) pending() bool { return c.busy || c.wants }

// waiting: its gate keeps it from using the device.
func (c *client) waiting() bool { return c.waitSince != none && !c.parked }

// pausing: it has had nothing to do for a while.
func (c *client) pausing(now Nanos) bool { return c.idleSince != none && now-c.idleSince >= grace }

// under: it has not used more than its part.
func (c *client) under() bool { return c.credit >= 0 }

func (c *client) capped() bool { return c.allowance.cap > 0 || c.account.allowance.cap > 0 }

// spent: it has used up what its cap allows for now.
func (c *client) spent() bool { return c.allowance.spent || c.account.allowance.spent }

// set notes the gate a client should have, and the change if it has another.
func (c *client) set(g Gate, changes []Change) []Change {
	if g == c.gate {
		return changes
	}
	if g.Open {
		c.waitSince = none
	}
	c.gate = g
	return append(changes, Change{c.id, g})
}

// wanted is the gate of a client that is not parked.
func (s *Scheduler) wanted(c *client) Gate {
	switch {
	case c.spent():
		return Gate{Contended: true}
	case !s.shared:
		return Gate{Open: true, Contended: c.capped()}
	default:
		return Gate{Open: c.light || s.turn.admits(c), Contended: true}
	}
}

// closeParked closes the gates of those who have been parked since the last Step,
// or have joined.
func (s *Scheduler) closeParked(changes []Change) []Change {
	for _, c := range s.toClose {
		if c.parked && s.clients[c.id] == c {
			changes = c.set(Gate{}, changes)
		}
	}
	s.toClose, s.doubted = s.doubted[:0], s.toClose
	return changes
}
