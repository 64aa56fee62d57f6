package sched

import "math"

const (
	// maxBalance bounds balances in both directions: a kernel that ran for longer is
	// partly forgiven.
	maxBalance = 4 * Second
	// capPeriods is for how many periods a capped client may save up its allowance, so
	// that a client that is late by a few milliseconds does not lose it.
	capPeriods = 4
	// maxCapWait is the longest time that a client waits for its cap.
	maxCapWait = 8 * Second
	// loadTime is the time over which loads are averaged, in periods.
	loadTime = 2.0
	// minHeldCharge is the part of the time in which a client kept others waiting that it
	// pays at least.
	minHeldCharge = 0.75
)

// An account has one weight and one cap for several clients.
type account struct {
	weight    float64
	given     bool // SetAccount has set its entitlement
	clients   int
	allowance allowance
	spend     Nanos // device time its clients used, summed up during a settlement
	settled   Nanos // its own cap is settled up to this moment

	// Scratch space of divide.
	members []*client
	room    float64
	part    float64
}

// An allowance holds a client or an account to a part of the device's time. It fills by
// that part as time passes and empties as the device is used; once empty, it must have
// filled to half a period's worth before the client may run again.
type allowance struct {
	cap        float64 // 0 for none
	left       Nanos
	capReached bool
}

func (a *allowance) setCap(part float64) {
	if part <= 0 || part >= 1 || math.IsNaN(part) {
		*a = allowance{}
		return
	}
	if a.cap == 0 {
		a.left = maxBalance // the first settlement reduces it to capPeriods periods
	}
	a.cap = part
}

func (a *allowance) settleAllowance(passed, used, period Nanos) {
	if a.cap == 0 {
		return
	}
	piece := Nanos(a.cap * float64(period))
	a.left = max(min(a.left+Nanos(a.cap*float64(passed)), capPeriods*piece)-used, -Nanos(a.cap*float64(maxCapWait)))
	if a.left <= 0 {
		a.capReached = true
	} else if a.left >= piece/2 {
		a.capReached = false
	}
}

// wake returns after how much time capReached may change, if the device is used meanwhile.
func (a *allowance) wake(period Nanos) Nanos {
	switch {
	case a.cap == 0:
		return Never
	case a.capReached:
		return Nanos((a.cap*float64(period)/2-float64(a.left))/a.cap) + 100*Microsecond
	default:
		return max(a.left, 100*Microsecond)
	}
}

// settleAccount brings the account's own cap up to date, once per moment.
func (a *account) settleAccount(now, period Nanos) {
	if a.settled != now {
		a.allowance.settleAllowance(now-a.settled, a.spend, period)
		a.settled, a.spend = now, 0
	}
}

// settleIfDue settles and hands out when a period has passed, and settles more often for
// capped clients.
func (s *Scheduler) settleIfDue(now Nanos) {
	if now-s.handout >= s.cfg.Period {
		s.settlePeriod(now)
		s.handOut(now)
		return
	}
	for _, c := range s.awake {
		if c.capped() && now-s.settled >= 100*Microsecond {
			s.settlePeriod(now)
			return
		}
	}
}

// settlePeriod charges clients for the time they have used since the last settlement. Clients
// that used the device at the same time divide that time.
func (s *Scheduler) settlePeriod(now Nanos) {
	passed := now - s.settled
	if passed <= 0 {
		return
	}
	s.turn.addHeldTime(s, now)
	var together Nanos
	for _, c := range s.awake {
		together += min(c.grown, passed)
	}
	scale := min(1, float64(passed-min(s.overcharged, passed/2))/float64(max(together, 1)))
	keep := math.Exp(-float64(passed) / (loadTime * float64(s.cfg.Period)))
	var paid, used Nanos
	for _, c := range s.awake {
		// Use beyond the time that passed belongs to earlier settlements, when the
		// worker had not reported it yet.
		lately, before := min(c.grown, passed), max(c.grown-passed, 0)
		device := before + Nanos(scale*float64(lately))
		price := max(device-min(before, c.prepaid), Nanos(minHeldCharge*float64(c.held)))
		c.prepaid += price - device
		if !c.busy {
			c.prepaid = 0 // the worker has reported all of its use
		}
		c.balance = max(c.balance-price, -maxBalance)
		c.paid += price
		s.pace.fresh += c.cost.fresh
		c.cost.settleCost(now, passed, device, s.takingTurns)
		c.overlap += c.grown - device
		c.allowance.settleAllowance(passed, device, s.cfg.Period)
		c.account.spend += device
		used += device
		paid += price
	}
	s.pace.settleCost(now, passed, passed, s.takingTurns)
	for _, c := range s.awake {
		c.account.settleAccount(now, s.cfg.Period)
		c.average(now, passed, keep, s.cfg.Slice, s.takingTurns)
	}
	// Workers report use late, and late use is not scaled. Without turns all reports are
	// late, and the clients together would be charged with more time than there was.
	if s.overcharged += used - passed; s.takingTurns || s.overcharged < 0 {
		s.overcharged = 0
	}
	s.rate = s.rate*keep + min(1, float64(used)/float64(passed))*(1-keep)
	s.settled = now
}

// average brings the client's load up to date and begins the next interval. While clients
// take turns their workers report pauses; otherwise only use is known.
func (c *client) average(now, passed Nanos, keep float64, slice Nanos, shared bool) {
	c.countPause(now)
	load := float64(c.grown) / float64(passed)
	if shared {
		load = 1 - float64(c.idle)/float64(passed)
	} else if c.waiting() {
		load = 1 // only its cap keeps it from running
	}
	c.load = c.load*keep + min(max(load, 0), 1)*(1-keep)
	c.grown, c.idle, c.held = 0, 0, 0
	switch {
	case c.load > heavyAbove || c.balance < -slice:
		c.light = false
	case c.load < lightBelow && c.under():
		c.light = true
	}
}

// handOut gives what clients paid back to all of them by weight. Afterwards balances add up
// to zero, also if a client has left with a balance.
func (s *Scheduler) handOut(now Nanos) {
	s.handout = now
	var sum, positive Nanos
	for _, c := range s.awake {
		c.balance -= max(c.balance-s.maxBalanceOf(c), 0) / 5 // not all at once: a client may be held up for a moment
		sum += c.balance
		positive += max(c.balance, 0)
	}
	if sum >= 0 {
		for _, c := range s.awake {
			if c.balance > 0 {
				c.balance -= Nanos(float64(sum) * (float64(c.balance) / float64(positive)))
			}
		}
		return
	}
	s.divide(float64(-sum))
}

// divide hands out an amount to the accounts, and each account's part to its clients. No
// client gets more than it may keep; the remainder goes to the others.
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
	divideByWeight(amount, accounts,
		func(a *account) (float64, float64) { return a.weight, a.room },
		func(a *account, part float64) { a.part = part })
	for _, a := range accounts {
		divideByWeight(a.part, a.members,
			func(c *client) (float64, float64) { return c.entitlement.Weight, s.headroom(c) },
			func(c *client, part float64) { c.balance += Nanos(part) })
		a.members, a.room, a.part = a.members[:0], 0, 0
	}
}

// headroom returns by how much a client's balance may grow.
func (s *Scheduler) headroom(c *client) float64 {
	return float64(max(s.maxBalanceOf(c)-c.balance, 0))
}

// maxBalanceOf returns the highest balance a client may have. A client that wants the
// device all the time has a high balance only because others kept it waiting.
func (s *Scheduler) maxBalanceOf(c *client) Nanos {
	if c.light {
		return s.cfg.Period
	}
	return maxBalance
}

// divideByWeight divides an amount by weight among takers that each have limited room.
func divideByWeight[T any](amount float64, takers []T, of func(T) (weight, room float64), give func(T, float64)) {
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
