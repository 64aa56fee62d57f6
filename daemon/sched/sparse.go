package sched

import "slices"

const (
	// denseAbove is the part of a turn that whoever uses it fills; sparse clients
	// are put together until they fill a turn to filled, and never beyond crowded.
	denseAbove, filled, crowded = 0.60, 1.0, 1.35
	// A sparse client is measured alone again after resolo, one every soloPause; at
	// first, enoughSolos times, ten times as often.
	resolo, soloPause = Second, 200 * Millisecond
	enoughSolos       = 6
	// A dense client's turn is cut short after that part of it. One in uncut is not.
	worthwhile = 3
	uncut      = 2 * Second
)

// measure learns from a turn alone how dense its holder is. What the holder's
// worker needs to wake up does not count. Being late is easily taken for being
// sparse, so the measure is quicker to rise than to fall.
func (s *Scheduler) measure(now Nanos) {
	t := &s.turn
	if len(t.members) != 1 || t.started == none || now-t.started < leastTurn {
		return
	}
	c := t.members[0]
	if c.idleSince != none && s.cuttable(c.idleSince) {
		return // the rest would have been sparser
	}
	used := c.used - t.used
	if c.busy {
		used += now - max(c.grewAt, t.started) // which its worker has not told yet
	}
	density := min(1, float64(used)/float64(now-t.started))
	weight := 2.0
	if density < c.density {
		weight = 3
	}
	c.density += (max(density, 0) - c.density) / weight
	c.soloAt = now
	c.solos++
	t.started = none
}

// watch notes when the holder of a turn alone begins to have the device to itself.
func (s *Scheduler) watch(now Nanos) {
	t := &s.turn
	if len(t.members) != 1 || t.started != none || t.closing || !t.members[0].busy {
		return
	}
	only := t.members[0]
	if slices.ContainsFunc(s.awake, func(c *client) bool { return c.busy && c != only && !c.light }) {
		return
	}
	t.started, t.used = now, only.used
	if t.solo {
		t.ends = now + s.cfg.Slice/2
	}
}

// alone makes the turn one in which its holder is measured.
func (s *Scheduler) alone(now Nanos) {
	s.turn.solo, s.lastSolo = true, now
}

// measurable: it is time to see again how sparse a client is.
func (s *Scheduler) measurable(now Nanos, c *client) bool {
	if c.solos < enoughSolos {
		return !c.dense() && now-s.lastSolo > soloPause/10
	}
	return !c.dense() && now-c.soloAt > resolo && now-s.lastSolo > soloPause
}

// dense: it fills a turn by itself.
func (c *client) dense() bool { return c.density > denseAbove }

// cuttable: the turn's only holder had done all it had by then, and may go at once. It
// had collected that while it waited, and what it does from now on it collects while
// others have the device: a program that trains has a step in each turn, as fast as the
// device can do it. Whether it is dense shows only in turns that are not cut.
func (s *Scheduler) cuttable(idleSince Nanos) bool {
	t := &s.turn
	if len(t.members) != 1 || t.solo || idleSince-t.began < s.cfg.Slice/worthwhile {
		return false
	}
	c := t.members[0]
	return c.dense() && c.solos >= enoughSolos && t.began-c.soloAt < uncut
}

// crowd lets further sparse clients into a turn that is not full.
func (s *Scheduler) crowd(now Nanos) {
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
		if full >= filled {
			return
		}
		more := s.candidate(now, func(c *client) bool { return !c.dense() && full+c.density <= crowded })
		if more == nil {
			return
		}
		s.settle(now)
		t.members, t.started = append(t.members, more), none
		more.waitSince, more.lastTurn = none, now
	}
}

// seamless: the next turn may begin while work of this one's runs on, because its
// holders run beside each other as well as beside those.
func (s *Scheduler) seamless(now Nanos) bool {
	next := s.candidate(now, func(*client) bool { return true })
	return next != nil && !next.dense() && !s.measurable(now, next) && !slices.ContainsFunc(s.turn.members, (*client).dense)
}
