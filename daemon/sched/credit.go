package sched

import "math"

const (
	// maxCredit bounds what a client can be behind or ahead: a kernel that ran for
	// longer than that is partly forgiven.
	maxCredit = 4 * Second
	// capPeriods is for how many periods what a cap allows may be saved up, so that
	// who is late, by a few milliseconds, does not lose it.
	capPeriods = 4
	// capPatience is the longest that a client waits for its cap.
	capPatience = 8 * Second
	// loadTime is the time over which loads are averaged, in periods.
	loadTime = 2.0
	// keptShare is the least part that a client pays of the time in which it kept
	// others out.
	keptShare = 0.75
)

// An account is one weight, and one cap, for several clients.
type account struct {
	weight    float64
	given     bool // somebody has set its terms
	clients   int
	allowance allowance
	spend     Nanos // while a settlement is made
	settled   Nanos // up to when its own cap is

	// While credits are handed out.
	members []*client
	room    float64
	part    float64
}

// An allowance holds a client or an account to a part of the device's time. It
// fills by that part as time passes and empties as the device is used; once empty,
// it must have filled to a reasonable piece of work before it counts as filled.
type allowance struct {
	cap   float64 // 0 for none
	left  Nanos
	spent bool
}

func (a *allowance) setCap(part float64) {
	if part <= 0 || part >= 1 || math.IsNaN(part) {
		*a = allowance{}
		return
	}
	if a.cap == 0 {
		a.left = maxCredit // full, as soon as it is known how much that is
	}
	a.cap = part
}

func (a *allowance) settle(passed, used, period Nanos) {
	if a.cap == 0 {
		return
	}
	piece := Nanos(a.cap * float64(period))
	a.left = max(min(a.left+Nanos(a.cap*float64(passed)), capPeriods*piece)-used, -Nanos(a.cap*float64(capPatience)))
	if a.left <= 0 {
		a.spent = true
	} else if a.left >= piece/2 {
		a.spent = false
	}
}

// wake is in how much time the allowance may change its answer, if it is used.
func (a *allowance) wake(period Nanos) Nanos {
	switch {
	case a.cap == 0:
		return Never
	case a.spent:
		return Nanos((a.cap*float64(period)/2-float64(a.left))/a.cap) + 100*Microsecond
	default:
		return max(a.left, 100*Microsecond)
	}
}

// settle brings an account's own cap up to date, once.
func (a *account) settle(now, period Nanos) {
	if a.settled != now {
		a.allowance.settle(now-a.settled, a.spend, period)
		a.settled, a.spend = now, 0
	}
}

// account settles and hands out when it is time to.
func (s *Scheduler) account(now Nanos) {
	if now-s.handout >= s.cfg.Period {
		s.settle(now)
		s.handOut(now)
		return
	}
	for _, c := range s.awake {
		if c.capped() && now-s.settled >= 100*Microsecond {
			s.settle(now)
			return
		}
	}
}

// settle has clients pay for what they have used since the last time. Where they
// used the device at the same time, they divide the time.
func (s *Scheduler) settle(now Nanos) {
	passed := now - s.settled
	if passed <= 0 {
		return
	}
	s.turn.hold(s, now)
	var together Nanos
	for _, c := range s.awake {
		together += min(c.grown, passed)
	}
	scale := min(1, float64(passed-min(s.ahead, passed/2))/float64(max(together, 1)))
	keep := math.Exp(-float64(passed) / (loadTime * float64(s.cfg.Period)))
	var paid, used Nanos
	for _, c := range s.awake {
		// What took longer than the time that passed began before it, when it
		// could not yet be known.
		lately, before := min(c.grown, passed), max(c.grown-passed, 0)
		device := before + Nanos(scale*float64(lately))
		price := max(device-min(before, c.advance), Nanos(keptShare*float64(c.held)))
		c.advance += price - device
		if !c.busy {
			c.advance = 0 // all is told
		}
		c.credit = max(c.credit-price, -maxCredit)
		c.paid += price
		s.pace.fresh += c.cost.fresh
		c.cost.settle(now, passed, device, s.shared)
		c.beside += c.grown - device
		c.allowance.settle(passed, device, s.cfg.Period)
		c.account.spend += device
		used += device
		paid += price
	}
	s.pace.settle(now, passed, passed, s.shared)
	for _, c := range s.awake {
		c.account.settle(now, s.cfg.Period)
		c.average(now, passed, keep, s.cfg.Slice, s.shared)
	}
	// Use is told late, and what came late is not scaled. Without turns it comes late all the
	// time, and all the clients would have had more than there was.
	if s.ahead += used - passed; s.shared || s.ahead < 0 {
		s.ahead = 0
	}
	s.rate = s.rate*keep + min(1, float64(used)/float64(passed))*(1-keep)
	s.settled = now
}

// average brings the load up to date and begins a new stretch. While turns are taken
// workers tell when they pause; otherwise use is all that is known.
func (c *client) average(now, passed Nanos, keep float64, slice Nanos, shared bool) {
	c.countPause(now)
	load := float64(c.grown) / float64(passed)
	if shared {
		load = 1 - float64(c.idle)/float64(passed)
	} else if c.waiting() {
		load = 1 // its cap keeps it
	}
	c.load = c.load*keep + min(max(load, 0), 1)*(1-keep)
	c.grown, c.idle, c.held = 0, 0, 0
	switch {
	case c.load > heavyAbove || c.credit < -slice:
		c.light = false
	case c.load < lightBelow && c.under():
		c.light = true
	}
}

// handOut gives what was paid back to everybody by weight. Credits add up to zero
// afterwards, also if somebody has left with some.
func (s *Scheduler) handOut(now Nanos) {
	s.handout = now
	var sum, positive Nanos
	for _, c := range s.awake {
		c.credit -= max(c.credit-s.limit(c), 0) / 5 // not at once: a client may be held up for a moment
		sum += c.credit
		positive += max(c.credit, 0)
	}
	if sum >= 0 {
		for _, c := range s.awake {
			if c.credit > 0 {
				c.credit -= Nanos(float64(sum) * (float64(c.credit) / float64(positive)))
			}
		}
		return
	}
	s.divide(float64(-sum))
}

// divide hands an amount out to the accounts, and each account's to its clients.
// Nobody gets more than it may keep; what it cannot take goes to the others.
func (s *Scheduler) divide(amount float64) {
	var accounts []*account
	for _, c := range s.awake {
		a := c.account
		if len(a.members) == 0 {
			accounts = append(accounts, a)
		}
		a.members = append(a.members, c)
		a.room += s.headroom(c)
	}
	fill(amount, accounts,
		func(a *account) (float64, float64) { return a.weight, a.room },
		func(a *account, part float64) { a.part = part })
	for _, a := range accounts {
		fill(a.part, a.members,
			func(c *client) (float64, float64) { return c.terms.Weight, s.headroom(c) },
			func(c *client, part float64) { c.credit += Nanos(part) })
		a.members, a.room, a.part = a.members[:0], 0, 0
	}
}

// headroom is how much more credit a client may have.
func (s *Scheduler) headroom(c *client) float64 {
	return float64(max(s.limit(c)-c.credit, 0))
}

// limit is the most credit a client may have. Who wants the device all the time can
// be behind only because others kept it.
func (s *Scheduler) limit(c *client) Nanos {
	if c.light {
		return s.cfg.Period
	}
	return maxCredit
}

// fill divides an amount by weight among takers that have only so much room.
func fill[T any](amount float64, takers []T, of func(T) (weight, room float64), give func(T, float64)) {
	open := make([]bool, len(takers))
	var weights float64
	for i, t := range takers {
		w, _ := of(t)
		weights += w
		open[i] = true
	}
	for again := true; again; {
		again = false
		for i, t := range takers {
			w, room := of(t)
			if open[i] && amount*w/weights > room {
				give(t, room)
				amount, weights, open[i], again = amount-room, weights-w, false, true
			}
		}
	}
	for i, t := range takers {
		if w, _ := of(t); open[i] {
			give(t, amount*w/weights)
		}
	}
}
