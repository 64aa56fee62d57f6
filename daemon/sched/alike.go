package sched

import "math"

const (
	// Clients may be alike if what a command takes differs by less than maybe between
	// them while they take turns, and are if it differs by less than really when they do
	// not: after a second half as much more may be chance, after five a tenth.
	maybe, really = 0.50, 0.10
	chance        = Second / 2
	// What a command takes is known after so many, and so long; in turns, where it is what
	// later is compared with, after longer.
	knownGiven = 50
	knownAfter = 300 * Millisecond
	knownTurns = Second
	// costTime is the time over which that is averaged.
	costTime = 6 * Second
	// alikeTime is for how long they are alike before turns end.
	alikeTime = 200 * Millisecond
	// trusted is for how long turns are not taken before they are tried again.
	trusted = 60 * Second
	// If turns turned out to be needed, they are taken for so long before anybody is
	// believed to be alike again, and twice as long each time.
	leastApart, mostApart = 30 * Second, 20 * 60 * Second
)

// anyPace is what turns cannot be better than.
var anyPace = math.Inf(1)

// A cost is what commands take, lately: a client's of the device, or all clients' of
// the time.
type cost struct {
	given  uint64 // the commands its worker has told of
	fresh  uint64 // of them, those since the last settlement
	turned bool   // it has been known while turns were taken

	since          Nanos
	used, commands float64
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

// settle takes in what was used in the time that has passed. In turns the last quarter of
// the time since the beginning weighs most, because programs begin with what they never
// do again; without, costTime.
func (k *cost) settle(now, passed, used Nanos, turns bool) {
	horizon := costTime
	if turns {
		horizon = min(max((now-k.since)/4, passed), costTime)
	}
	keep := max(0, 1-float64(passed)/float64(horizon))
	k.used = k.used*keep + float64(used)
	k.commands = k.commands*keep + float64(k.fresh)
	k.fresh = 0
}

// takes is what a command takes.
func (k *cost) takes() float64 { return k.used / k.commands }

func (k *cost) known(now, after Nanos) bool { return k.commands >= knownGiven && now-k.since >= after }

// together decides, for a device that is full and whose clients do not take turns,
// whether that may go on. Processes that are alike get the same from the device if it
// slices between them by its own rules. Whether they get more of it than in turns depends:
// turns leave it idle while their holders' hosts think, but the device, too, needs time to
// go from one process to the next, and goes more often. That they do get the same shows
// by what a command takes, of a time in which all of them have some: it is the same. That
// they get more, by all of their commands.
func (s *Scheduler) together(now Nanos) bool {
	if !s.equals() || !s.everybody(func(c *client) bool { return c.cost.turned }) {
		return false
	}
	time := now - s.pace.since
	luck := float64(chance) / float64(time)
	switch {
	case !s.known(now, knownAfter):
		return true
	case s.near(really+luck) && s.pace.takes() <= s.turnsPace*(1+luck):
		return time < trusted
	}
	s.apart = min(max(2*s.apart, leastApart), mostApart)
	s.apartUntil = now + s.apart
	return false
}

// alike decides whether turns may end although the device is full.
func (s *Scheduler) alike(now Nanos) bool {
	if !s.seemAlike(now, knownTurns) {
		s.unlike = now
	}
	if now-s.unlike < alikeTime {
		return false
	}
	s.believe(s.pace.takes())
	return true
}

// seemAlike: as far as that shows in turns.
func (s *Scheduler) seemAlike(now, known Nanos) bool {
	return now >= s.apartUntil && s.equals() && s.known(now, known) && s.near(maybe)
}

// believe that clients are alike, who got a command done in so much of the time.
func (s *Scheduler) believe(pace float64) {
	s.turnsPace = pace
	for _, c := range s.awake {
		c.cost.turned = !c.light
	}
}

// forgetPace: it was another, with those who have gone.
func (s *Scheduler) forgetPace() { s.turnsPace = anyPace }

func (s *Scheduler) resetCosts(now Nanos) {
	s.pace.reset(now)
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

func (s *Scheduler) known(now, after Nanos) bool {
	return s.everybody(func(c *client) bool { return c.cost.known(now, after) })
}

// near: what a command takes them differs by no more than a part.
func (s *Scheduler) near(part float64) bool {
	least, most := math.Inf(1), 0.0
	return s.everybody(func(c *client) bool {
		takes := c.cost.takes()
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
