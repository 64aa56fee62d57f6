package sched

import (
	"cmp"
	"slices"
)

const (
	// Turns begin when clients together use more than busyAbove of the device. Turns end
	// when clients have used less than calmBelow, and none waited, for calmTime.
	busyAbove, calmBelow = 0.8, 0.7
	calmTime             = 200 * Millisecond

	// minTurn is the part of a turn that even an interactive client does not cut off.
	minTurn = Millisecond
	// maxWait is how long a client waits at most before it gets a turn whatever its debt;
	// maxWaitBusy if work of it is on the device and may depend on the work that waits.
	maxWait, maxWaitBusy = 5 * Second, 250 * Millisecond
	// maxIdleGrace is the longest pause that does not end a turn early, see idleTime.
	maxIdleGrace = 10 * Millisecond
	// maxDrain is how long the scheduler waits for a kernel that runs on after its turn.
	maxDrain = Second
)

// A turn names the clients that may use the device now, besides light clients.
type turn struct {
	members  []*client
	solo     bool  // a sparse client is measured
	began    Nanos // when permits were granted
	started  Nanos // when its only holder was first seen to use the device, or to have caught up; none before
	used     Nanos // the device time the only holder had used by then
	caughtUp Nanos // when its only holder had done what it had collected before the turn; none before
	ends     Nanos
	closing  bool  // permits are revoked, the device drains
	closed   Nanos // when permits were revoked
}

func (t *turn) has(c *client) bool    { return slices.Contains(t.members, c) }
func (t *turn) admits(c *client) bool { return !t.closing && t.has(c) }

func (t *turn) drop(c *client) {
	t.members = slices.DeleteFunc(t.members, func(m *client) bool { return m == c })
}

// addHeldTime charges the holders with the time in which the turn kept other clients
// waiting.
func (t *turn) addHeldTime(s *Scheduler, now Nanos) {
	if len(t.members) == 0 || !s.someoneWaits() {
		return
	}
	time := (now - max(s.settled, t.began)) / Nanos(len(t.members))
	for _, c := range t.members {
		c.held += time
	}
}

// someoneWaits reports whether a client waits for a turn, and not for its cap.
func (s *Scheduler) someoneWaits() bool {
	return slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.capReached() && !s.turn.has(c) })
}

// chooseMode decides whether clients take turns.
func (s *Scheduler) chooseMode(now Nanos) {
	contenders, load := 0, 0.0
	for _, c := range s.awake {
		load += c.load
		if !c.light {
			contenders++
		}
	}
	if !s.takingTurns {
		if contenders >= 2 && load > busyAbove && !s.mayRunTogether(now) {
			s.startTurns(now)
		}
		return
	}
	if contenders >= 2 && s.mayEndTurns(now) {
		s.endTurns(now)
		return
	}
	if contenders >= 2 && (s.rate > calmBelow || !s.turn.solo && s.someoneWaits()) {
		s.calm = now
	}
	if now-s.calm >= calmTime {
		if s.seemAlike(now, calmTime/2) {
			s.assumeAlike(unknownPace) // in turns the device is not full
		}
		s.endTurns(now)
	}
}

// endTurns ends the taking of turns: every client gets a permit.
func (s *Scheduler) endTurns(now Nanos) {
	s.takingTurns, s.turn = false, turn{}
	s.resetCosts(now)
}

// startTurns begins the taking of turns. All clients that are to take turns form the first
// turn, which ends at once.
func (s *Scheduler) startTurns(now Nanos) {
	s.settlePeriod(now)
	s.takingTurns, s.calm, s.unlike = true, now, now
	s.resetCosts(now)
	s.turn = turn{began: now, closing: true, closed: now, started: none, caughtUp: none}
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
	s.noteSoloStart(now)
	if len(t.members) > 0 && !t.closing {
		done := s.turnIsDone(now)
		switch {
		case done && s.mayOverlapNext(now):
			s.endTurn(now)
		case done:
			t.closing, t.closed = true, now
			return // only the next reports can say whether the device has drained
		case now >= t.ends: // no waiting client has a higher balance
			s.extendTurn(now)
		}
	}
	if t.closing {
		if s.draining(now) {
			return
		}
		s.endTurn(now)
	}
	if len(t.members) == 0 {
		s.startNextTurn(now)
	}
	s.fillTurn(now)
}

// endTurn ends the turn; its holders' permits are revoked.
func (s *Scheduler) endTurn(now Nanos) {
	s.settleTurn(now)
	for _, c := range s.turn.members {
		if !s.turn.closing {
			break // the scheduler did not wait for the device to drain
		}
		c.tail += (now - s.turn.closed - c.tail) / 4
		if c.overrun = c.busy; c.overrun {
			c.drain = max(c.drain/4, s.cfg.Slice)
		} else {
			c.drain = min(2*c.drain, maxDrain)
		}
	}
	s.turn = turn{}
}

// draining reports whether holders of the turn still use the device and the scheduler waits
// for them.
func (s *Scheduler) draining(now Nanos) bool {
	return now < s.drainTime()
}

// drainTime returns until when the scheduler waits for the device to drain.
func (s *Scheduler) drainTime() Nanos {
	wait := Nanos(0)
	for _, c := range s.turn.members {
		if c.busy {
			wait = max(wait, c.drain)
		}
	}
	if slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.capReached() && c.urgent() }) {
		wait = min(wait, s.cfg.Slice)
	}
	return s.turn.closed + wait
}

// turnIsDone reports whether the turn is to end, because another client waits or a cap is
// reached.
func (s *Scheduler) turnIsDone(now Nanos) bool {
	t := &s.turn
	if slices.ContainsFunc(t.members, (*client).capReached) {
		return true
	}
	next := s.nextCandidate(now, func(*client) bool { return true })
	if next == nil {
		return false
	}
	if now >= s.idleTime(next) {
		return true
	}
	if next.urgent() && now-t.began >= minTurn && !slices.ContainsFunc(t.members, (*client).urgent) {
		return true
	}
	if now < t.ends {
		return false
	}
	// Permits are not revoked only to be granted to the same clients again.
	s.settleTurn(now)
	var balance Nanos
	for _, c := range t.members {
		balance += c.balance / Nanos(len(t.members))
	}
	return t.solo || next.overdue(now) || next.urgent() || next.balance >= balance
}

// settleTurn settles in a turn that may go on.
func (s *Scheduler) settleTurn(now Nanos) {
	s.measureDensity(now)
	s.settlePeriod(now)
}

// urgent reports whether the client goes before others.
func (c *client) urgent() bool { return c.entitlement.Interactive && c.under() }

// startNextTurn gives the turn to the waiting client that goes first.
func (s *Scheduler) startNextTurn(now Nanos) {
	first := s.nextCandidate(now, func(*client) bool { return true })
	if first == nil {
		return
	}
	s.settlePeriod(now)
	s.startTurn(now, first)
	first.lastTurn = now
	if s.dueForMeasurement(now, first) {
		s.startSolo(now)
	}
}

// startTurn starts a turn of the given clients.
func (s *Scheduler) startTurn(now Nanos, c ...*client) {
	s.turn = turn{members: c, began: now, ends: now + s.cfg.Slice, started: none, caughtUp: none}
}

// extendTurn lets the holders go on for another turn. Holders that are never alone could
// not be measured again, so one of them may get this turn alone.
func (s *Scheduler) extendTurn(now Nanos) {
	t := &s.turn
	s.settleTurn(now)
	if i := slices.IndexFunc(t.members, func(c *client) bool { return s.dueForMeasurement(now, c) }); i >= 0 && len(t.members) > 1 {
		s.startTurn(now, t.members[i])
		s.startSolo(now)
		return
	}
	s.startTurn(now, t.members...)
}

// nextCandidate returns the waiting client that goes first: an overdue one, then an urgent
// one, then the one with the highest balance, then the one whose last turn is longest ago.
func (s *Scheduler) nextCandidate(now Nanos, fits func(*client) bool) (first *client) {
	for _, c := range s.awake {
		if !c.waiting() || c.capReached() || s.turn.has(c) || !fits(c) {
			continue
		}
		if first == nil || goesBefore(now, c, first) {
			first = c
		}
	}
	return first
}

func goesBefore(now Nanos, a, b *client) bool {
	if x, y := a.overdue(now), b.overdue(now); x != y {
		return x
	}
	if x, y := a.urgent(), b.urgent(); x != y {
		return x
	}
	return cmp.Or(-cmp.Compare(a.balance, b.balance), cmp.Compare(a.lastTurn, b.lastTurn)) < 0
}

func (c *client) overdue(now Nanos) bool {
	return now-c.waitSince > maxWait || c.busy && now-c.waitSince > maxWaitBusy
}

// wakeTime returns when time alone may change the decision.
func (s *Scheduler) wakeTime(now Nanos) Nanos {
	if s.uncontended() {
		return Never
	}
	wake := s.handout + s.cfg.Period
	for _, c := range s.awake {
		wake = min(wake, addTime(s.settled, c.allowance.wake(s.cfg.Period)), addTime(s.settled, c.account.allowance.wake(s.cfg.Period)))
	}
	t := &s.turn
	switch {
	case len(t.members) == 0:
	case t.closing:
		wake = min(wake, s.drainTime())
	default:
		if next := s.nextCandidate(now, func(*client) bool { return true }); next != nil {
			wake = min(wake, s.idleTime(next))
		}
		wake = min(wake, t.ends, s.cutTime())
	}
	return max(wake, now+10*Microsecond)
}

func addTime(from, by Nanos) Nanos {
	if by == Never {
		return Never
	}
	return from + by
}

// idleTime returns when the turn ends for next if no holder finds anything to do, see
// mayEndEarly. If next goes first only because no other client wants to, and its work is
// known to run on for long, the turn stays open longer for a holder that may come back.
func (s *Scheduler) idleTime(next *client) Nanos {
	wait, since := grace, none
	for _, c := range s.turn.members {
		if c.idleSince == none {
			return Never
		}
		since = max(since, c.idleSince)
		if c.balance > next.balance {
			wait = max(wait, min(next.tail/8, maxIdleGrace))
		}
	}
	if wait <= grace && s.mayEndEarly(since) {
		return since
	}
	return since + wait
}

// cutTime returns when an urgent client may end the turn.
func (s *Scheduler) cutTime() Nanos {
	if slices.ContainsFunc(s.turn.members, (*client).urgent) ||
		!slices.ContainsFunc(s.awake, func(c *client) bool { return c.waiting() && !c.capReached() && c.urgent() && !s.turn.has(c) }) {
		return Never
	}
	return s.turn.began + minTurn
}
