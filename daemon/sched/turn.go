package sched

import (
	"cmp"
	"slices"
)

const (
	// Turns begin when clients together use more than busyAbove of the device and
	// end when they have used less than calmBelow, and nobody waited, for calmTime.
	busyAbove, calmBelow = 0.8, 0.7
	calmTime             = 200 * Millisecond

	// leastTurn is what even an interactive client leaves the holder of a turn.
	leastTurn = Millisecond
	// Patience: how long a client waits at most before it gets a turn whatever its
	// debt; the shorter one if its work on the device may be what waits.
	patience, stuckPatience = 5 * Second, 250 * Millisecond
	// longGrace is the longest pause that does not end a turn early, see idleTime.
	longGrace = 10 * Millisecond
	// longDrain is how long a kernel is waited for that runs on after its turn.
	longDrain = Second
)

// A turn is who may use the device now, beside light clients.
type turn struct {
	members []*client
	solo    bool  // a sparse client is measured
	began   Nanos // when gates were opened
	started Nanos // when its only holder was seen to use the device; none before
	used    Nanos // what that had used by then
	ends    Nanos
	closing bool  // gates are closed, the device drains
	closed  Nanos // since when
}

func (t *turn) has(c *client) bool    { return slices.Contains(t.members, c) }
func (t *turn) admits(c *client) bool { return !t.closing && t.has(c) }

func (t *turn) drop(c *client) {
	t.members = slices.DeleteFunc(t.members, func(m *client) bool { return m == c })
}

// hold counts the time in which the turn kept somebody out.
func (t *turn) hold(s *Scheduler, now Nanos) {
	if len(t.members) == 0 || !s.someoneWaits() {
		return
	}
	time := (now - max(s.settled, t.began)) / Nanos(len(t.members))
	for _, c := range t.members {
		c.held += time
	}
}

// someoneWaits: a client waits for a turn, and not for its cap.
func (s *Scheduler) someoneWaits() bool {
	return slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.spent() && !s.turn.has(c) })
}

// chooseMode begins and ends the taking of turns.
func (s *Scheduler) chooseMode(now Nanos) {
	contenders, load := 0, 0.0
	for _, c := range s.awake {
		load += c.load
		if !c.light {
			contenders++
		}
	}
	if !s.shared {
		if contenders >= 2 && load > busyAbove && !s.together(now) {
			s.share(now)
		}
		return
	}
	if contenders >= 2 && s.alike(now) {
		s.takeNoTurns(now)
		return
	}
	if contenders >= 2 && (s.rate > calmBelow || !s.turn.solo && s.someoneWaits()) {
		s.calm = now
	}
	if now-s.calm >= calmTime {
		if s.seemAlike(now, calmTime/2) {
			s.believe(anyPace) // the device is not full, in turns
		}
		s.takeNoTurns(now)
	}
}

// takeNoTurns ends the taking of turns: everybody's gate is open.
func (s *Scheduler) takeNoTurns(now Nanos) {
	s.shared, s.turn = false, turn{}
	s.resetCosts(now)
}

// share begins the taking of turns: everybody who is to take them has one, which
// ends now.
func (s *Scheduler) share(now Nanos) {
	s.settle(now)
	s.shared, s.calm, s.unlike = true, now, now
	s.resetCosts(now)
	s.turn = turn{began: now, closing: true, closed: now, started: none}
	for _, c := range s.awake {
		c.cost.turned = false
		if !c.light {
			s.turn.members = append(s.turn.members, c)
		}
	}
}

// rotate ends the turn if it is time to and begins the next.
func (s *Scheduler) rotate(now Nanos) {
	t := &s.turn
	t.members = slices.DeleteFunc(t.members, func(c *client) bool { return c.light })
	s.watch(now)
	if len(t.members) > 0 && !t.closing {
		over := s.over(now)
		switch {
		case over && s.seamless(now):
			s.endTurn(now)
		case over:
			t.closing, t.closed = true, now
			return // whether the device has drained is not known before the next reports
		case now >= t.ends: // nobody waits who deserves it more
			s.renew(now)
		}
	}
	if t.closing {
		if s.draining(now) {
			return
		}
		s.endTurn(now)
	}
	if len(t.members) == 0 {
		s.next(now)
	}
	s.crowd(now)
}

// endTurn ends the turn; its holders' gates are closed.
func (s *Scheduler) endTurn(now Nanos) {
	s.settleTurn(now)
	for _, c := range s.turn.members {
		if !s.turn.closing {
			break // nobody was waited for
		}
		c.tail += (now - s.turn.closed - c.tail) / 4
		if c.overrun = c.busy; c.overrun {
			c.drain = max(c.drain/4, s.cfg.Slice)
		} else {
			c.drain = min(2*c.drain, longDrain)
		}
	}
	s.turn = turn{}
}

// draining: holders of the turn still use the device and are waited for.
func (s *Scheduler) draining(now Nanos) bool {
	return now < s.drainTime()
}

// drainTime is until when the device's draining is waited for.
func (s *Scheduler) drainTime() Nanos {
	wait := Nanos(0)
	for _, c := range s.turn.members {
		if c.busy {
			wait = max(wait, c.drain)
		}
	}
	if slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.spent() && c.urgent() }) {
		wait = min(wait, s.cfg.Slice)
	}
	return s.turn.closed + wait
}

// over: the turn is to end, because somebody waits or a cap is reached.
func (s *Scheduler) over(now Nanos) bool {
	t := &s.turn
	if slices.ContainsFunc(t.members, (*client).spent) {
		return true
	}
	next := s.candidate(now, func(*client) bool { return true })
	if next == nil {
		return false
	}
	if now >= s.idleTime(next) {
		return true
	}
	if next.urgent() && now-t.began >= leastTurn && !slices.ContainsFunc(t.members, (*client).urgent) {
		return true
	}
	if now < t.ends {
		return false
	}
	// Gates are not closed only to be opened for the same clients again.
	s.settleTurn(now)
	var credit Nanos
	for _, c := range t.members {
		credit += c.credit / Nanos(len(t.members))
	}
	return t.solo || next.impatient(now) || next.urgent() || next.credit >= credit
}

// settleTurn settles for a turn that may go on.
func (s *Scheduler) settleTurn(now Nanos) {
	s.measure(now)
	s.settle(now)
}

// urgent: it goes before others.
func (c *client) urgent() bool { return c.terms.Interactive && c.under() }

// next gives the turn to whoever deserves it most.
func (s *Scheduler) next(now Nanos) {
	first := s.candidate(now, func(*client) bool { return true })
	if first == nil {
		return
	}
	s.settle(now)
	s.begins(now, first)
	first.lastTurn = now
	if s.measurable(now, first) {
		s.alone(now)
	}
}

// begins starts a turn.
func (s *Scheduler) begins(now Nanos, c ...*client) {
	s.turn = turn{members: c, began: now, ends: now + s.cfg.Slice, started: none}
}

// renew lets the turn go on. Holders that are never alone could not be measured
// again: then one of them is.
func (s *Scheduler) renew(now Nanos) {
	t := &s.turn
	s.settleTurn(now)
	if i := slices.IndexFunc(t.members, func(c *client) bool { return s.measurable(now, c) }); i >= 0 && len(t.members) > 1 {
		s.begins(now, t.members[i])
		s.alone(now)
		return
	}
	s.begins(now, t.members...)
}

// candidate is the one of those waiting that goes first: who has lost patience, who
// is urgent, who has most credit, who had a turn least recently.
func (s *Scheduler) candidate(now Nanos, fits func(*client) bool) (first *client) {
	for _, c := range s.awake {
		if !c.waiting() || c.spent() || s.turn.has(c) || !fits(c) {
			continue
		}
		if first == nil || before(now, c, first) {
			first = c
		}
	}
	return first
}

func before(now Nanos, a, b *client) bool {
	if x, y := a.impatient(now), b.impatient(now); x != y {
		return x
	}
	if x, y := a.urgent(), b.urgent(); x != y {
		return x
	}
	return cmp.Or(-cmp.Compare(a.credit, b.credit), cmp.Compare(a.lastTurn, b.lastTurn)) < 0
}

func (c *client) impatient(now Nanos) bool {
	return now-c.waitSince > patience || c.busy && now-c.waitSince > stuckPatience
}

// wakeTime is when time alone may change the decision.
func (s *Scheduler) wakeTime(now Nanos) Nanos {
	if s.undisputed() {
		return Never
	}
	wake := s.handout + s.cfg.Period
	for _, c := range s.awake {
		wake = min(wake, later(s.settled, c.allowance.wake(s.cfg.Period)), later(s.settled, c.account.allowance.wake(s.cfg.Period)))
	}
	t := &s.turn
	switch {
	case len(t.members) == 0:
	case t.closing:
		wake = min(wake, s.drainTime())
	default:
		if next := s.candidate(now, func(*client) bool { return true }); next != nil {
			wake = min(wake, s.idleTime(next))
		}
		wake = min(wake, t.ends, s.cutTime())
	}
	return max(wake, now+10*Microsecond)
}

func later(from, by Nanos) Nanos {
	if by == Never {
		return Never
	}
	return from + by
}

// idleTime is when the turn ends for next if nobody in it finds anything to do, see cuttable. If
// next is to go first only because nobody else wants to, and is known for work that
// runs on for long, it is worth waiting longer whether a holder comes back.
func (s *Scheduler) idleTime(next *client) Nanos {
	wait, since := grace, none
	for _, c := range s.turn.members {
		if c.idleSince == none {
			return Never
		}
		since = max(since, c.idleSince)
		if c.credit > next.credit {
			wait = max(wait, min(next.tail/8, longGrace))
		}
	}
	if wait <= grace && s.cuttable(since) {
		return since
	}
	return since + wait
}

// cutTime is when an urgent client may end the turn.
func (s *Scheduler) cutTime() Nanos {
	if slices.ContainsFunc(s.turn.members, (*client).urgent) ||
		!slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.spent() && c.urgent() && !s.turn.has(c) }) {
		return Never
	}
	return s.turn.began + leastTurn
}
