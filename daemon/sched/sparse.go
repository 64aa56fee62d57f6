package sched

import "slices"

const (
	// A client that uses more than denseAbove of a turn alone is dense. Sparse clients are
	// put together until they fill a turn to fullAt, and never beyond maxFill.
	denseAbove, fullAt, maxFill = 0.60, 1.0, 1.35
	// A sparse client is measured alone again after remeasureAfter, one client every
	// soloPause; its first enoughSolos measurements come ten times as often.
	remeasureAfter, soloPause = Second, 200 * Millisecond
	enoughSolos               = 6
	// A dense client's turn may end early after a slice divided by earlyEndDivisor. One
	// turn in fullTurnEvery does not.
	earlyEndDivisor = 3
	fullTurnEvery   = 2 * Second
)

// measureDensity learns from a turn alone how dense its holder is. The time in which the
// holder's worker wakes up does not count. A late worker looks like a sparse client, so the
// measure rises faster than it falls.
func (s *Scheduler) measureDensity(now Nanos) {
	t := &s.turn
	if len(t.members) != 1 || t.started == none || now-t.started < minTurn {
		return
	}
	c := t.members[0]
	if c.idleSince != none && s.mayEndEarly(c.idleSince) {
		return // the remainder of the turn would have been sparser
	}
	used := c.used - t.used
	if c.busy {
		used += now - max(c.grewAt, t.started) // which its worker has not reported yet
	}
	density := min(1, float64(used)/float64(now-t.started))
	weight := 2.0
	switch {
	case c.solos == 0:
		weight = 1 // there is nothing to average with
	case density < c.density:
		weight = 3
	}
	if c.solos++; density < c.density/2 {
		c.solos = min(c.solos, enoughSolos-1) // an earlier measure was far too high: measure again soon
	}
	c.density += (max(density, 0) - c.density) / weight
	c.soloAt = now
	t.started = none
}

// noteSoloStart records when the holder of a turn alone begins to have the device to itself, and
// then when it has caught up: it had collected work while it waited, and looks denser than it is
// until that is done.
func (s *Scheduler) noteSoloStart(now Nanos) {
	t := &s.turn
	if len(t.members) != 1 || t.closing {
		return
	}
	only := t.members[0]
	caughtUp := t.caughtUp == none && !only.pending() && only.grewAt >= t.began
	switch {
	case t.started == none && !only.busy && !caughtUp:
		return
	case t.started == none && slices.ContainsFunc(s.awake, func(c *client) bool { return c.busy && c != only && !c.light }):
		return
	case t.started != none && !(caughtUp && (t.solo || t.ends-now >= minTurn)):
		return
	}
	t.started, t.used = now, only.used
	if caughtUp {
		t.caughtUp = now
	}
	if t.solo {
		t.ends = now + s.cfg.Slice/2
	}
}

// startSolo makes the turn one in which its only holder is measured.
func (s *Scheduler) startSolo(now Nanos) {
	s.turn.solo, s.lastSolo = true, now
}

// dueForMeasurement reports whether it is time to measure again how sparse a client is.
func (s *Scheduler) dueForMeasurement(now Nanos, c *client) bool {
	if c.solos < enoughSolos {
		return !c.dense() && now-s.lastSolo > soloPause/10
	}
	return !c.dense() && now-c.soloAt > remeasureAfter && now-s.lastSolo > soloPause
}

// dense reports whether the client fills a turn by itself.
func (c *client) dense() bool { return c.density > denseAbove }

// mayEndEarly reports whether the turn's only holder had done all its work by idleSince, so
// that the turn may end at once. The holder had collected that work while it waited, and it
// collects further work while others have the device: a program that trains does a step in
// each turn, as fast as the device can. Whether a client is dense shows only in turns that
// do not end early.
func (s *Scheduler) mayEndEarly(idleSince Nanos) bool {
	t := &s.turn
	if len(t.members) != 1 || t.solo || idleSince-t.began < s.cfg.Slice/earlyEndDivisor {
		return false
	}
	if t.caughtUp != none && t.caughtUp-t.began < s.cfg.Slice/earlyEndDivisor {
		return false // what it does since then it has not collected
	}
	c := t.members[0]
	return c.dense() && c.solos >= enoughSolos && t.began-c.soloAt < fullTurnEvery
}

// fillTurn adds further sparse clients to a turn that is not full.
func (s *Scheduler) fillTurn(now Nanos) {
	t := &s.turn
	if len(t.members) == 0 || t.closing || t.solo {
		return
	}
	for {
		full := 0.0
		for _, c := range t.members {
			if c.dense() {
				return
			}
			if !c.pausing(now) {
				full += c.density
			}
		}
		if full >= fullAt {
			return
		}
		more := s.nextCandidate(now, func(c *client) bool { return !c.dense() && full+c.density <= maxFill })
		if more == nil {
			return
		}
		s.settlePeriod(now)
		t.members, t.started = append(t.members, more), none
		more.waitSince, more.lastTurn = none, now
	}
}

// mayOverlapNext reports whether the next turn may begin while work of this turn runs on,
// because both turns' holders are sparse and run concurrently without loss.
func (s *Scheduler) mayOverlapNext(now Nanos) bool {
	next := s.nextCandidate(now, func(*client) bool { return true })
	return next != nil && !next.dense() && !s.dueForMeasurement(now, next) && !slices.ContainsFunc(s.turn.members, (*client).dense)
}
