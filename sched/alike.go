package sched

import "math"

const (
	// Clients may be alike if what a command takes differs by less than maybe between
	// them while they take turns, and are if it differs by less than really when they do
	// not: after a second half as much more may be chance, after five a tenth.
	maybe, really = 0.30, 0.10
	chance        = Second / 2
	// That is known after so long, and so many commands.
	knownAfter = 300 * Millisecond
	knownGiven = 50
	// costTime is the time over which that is averaged.
	costTime = 6 * Second
	// alikeTime is for how long they are alike before turns end.
	alikeTime = 200 * Millisecond
	// If they were not when turns had ended, turns are taken for so long before anybody
	// is believed to be alike again, and twice as long each time.
	leastApart, mostApart = 30 * Second, 20 * 60 * Second
)

// A cost is what a client's commands take the device, lately.
type cost struct {
	given  uint64 // the commands its worker has told of
	fresh  uint64 // of them, those since the last settlement
	turned bool   // it has been known while turns were taken

	since          Nanos
	used, commands float64 // of costTime, the latest weighing most
}

// reset begins anew: what a command takes in turns, and beside others, are two things.
func (k *cost) reset(now Nanos) { k.since, k.used, k.commands = now, 0, 0 }

// tell takes in how many commands there were.
func (k *cost) tell(given uint64) {
	if given > k.given {
		k.fresh += given - k.given
	}
	k.given = given
}

// settle takes in what was used; keep is what is left of the past.
func (k *cost) settle(used Nanos, keep float64) {
	k.used = k.used*keep + float64(used)
	k.commands = k.commands*keep + float64(k.fresh)
	k.fresh = 0
}

func (k *cost) known(now Nanos) bool { return k.commands >= knownGiven && now-k.since >= knownAfter }

// together decides, for a device that is full and whose clients do not take turns,
// whether that may go on. Processes that are alike get the same from the device if it
// slices between them by its own rules, and more of it: no turn leaves it idle while
// its holder's host thinks, and none is handed over. That they do get the same shows by
// what a command takes, of a time in which all of them have some: it is the same.
func (s *Scheduler) together(now Nanos) bool {
	if !s.equals() || !s.everybody(func(c *client) bool { return c.cost.turned }) {
		return false
	}
	if !s.known(now) || s.near(really+float64(chance)/float64(now-s.untold)) {
		return true
	}
	s.apart = min(max(2*s.apart, leastApart), mostApart)
	s.apartUntil = now + s.apart
	return false
}

// alike decides whether turns may end although the device is full.
func (s *Scheduler) alike(now Nanos) bool {
	if now < s.apartUntil || !s.equals() || !s.known(now) || !s.near(maybe) {
		s.unlike = now
	}
	if now-s.unlike < alikeTime {
		return false
	}
	for _, c := range s.awake {
		c.cost.turned = !c.light
	}
	return true
}

func (s *Scheduler) resetCosts(now Nanos) {
	s.untold = now
	for _, c := range s.awake {
		c.cost.reset(now)
	}
}

// everybody who takes turns, or would.
func (s *Scheduler) everybody(is func(*client) bool) bool {
	for _, c := range s.awake {
		if !c.light && !is(c) {
			return false
		}
	}
	return true
}

func (s *Scheduler) known(now Nanos) bool {
	return s.everybody(func(c *client) bool { return c.cost.known(now) })
}

// near: what a command takes them differs by no more than a part.
func (s *Scheduler) near(part float64) bool {
	least, most := math.Inf(1), 0.0
	return s.everybody(func(c *client) bool {
		takes := c.cost.used / c.cost.commands
		least, most = min(least, takes), max(most, takes)
		return most <= least*(1+part)
	})
}

// equals: everybody is of one account and entitled to the same, and nobody to anything
// that the device's own rules would not give it. A client can make itself look like
// another and be none: strangers take turns.
func (s *Scheduler) equals() bool {
	weight := 0.0
	for _, c := range s.awake {
		if c.capped() || c.terms.Interactive || c.account != s.awake[0].account {
			return false
		}
		if c.light {
			continue
		}
		if weight == 0 {
			weight = c.terms.Weight
		}
		if c.terms.Weight != weight {
			return false
		}
	}
	return true
}
