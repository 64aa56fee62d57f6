package sched

import "math"

const (
	// Clients may be alike if the time per command differs between them by less than
	// suspectTolerance while they take turns. They are alike if it differs by less than
	// confirmTolerance while they run concurrently. To the second the scheduler adds
	// noiseTime divided by the length of the measurement: a half after a second, a tenth
	// after five.
	suspectTolerance, confirmTolerance = 0.50, 0.10
	noiseTime                          = Second / 2
	// The time per command is known after knownCommands commands and knownAfter; while
	// clients take turns after knownTurns, because later measurements are compared with it.
	knownCommands = 50
	knownAfter    = 300 * Millisecond
	knownTurns    = Second
	// costTime is the time over which the time per command is averaged.
	costTime = 6 * Second
	// alikeTime is how long clients must be alike before turns end.
	alikeTime = 200 * Millisecond
	// retryTurnsAfter is how long clients run without turns before turns are tried again.
	retryTurnsAfter = 60 * Second
	// If clients that seemed alike turned out to need turns, they take turns for minBackoff
	// before they may count as alike again, and twice as long each further time.
	minBackoff, maxBackoff = 30 * Second, 20 * 60 * Second
)

// unknownPace is a pace that nothing is slower than: there is no measurement in turns yet.
var unknownPace = math.Inf(1)

// A cost is the average time per command: device time for one client, wall-clock time for
// all clients together.
type cost struct {
	given  uint64 // the commands its worker has reported
	fresh  uint64 // the commands reported since the last settlement
	turned bool   // it was known while clients took turns

	since          Nanos
	used, commands float64
}

// reset begins a new measurement: the time per command in turns and the time per command
// among concurrent clients are two different things.
func (k *cost) reset(now Nanos) { k.since, k.used, k.commands = now, 0, 0 }

// addCommands records the worker's counter of commands, which cannot have grown by more than most.
func (k *cost) addCommands(given, most uint64) {
	if given > k.given {
		k.fresh += min(given-k.given, most)
	}
	k.given = given
}

// settleCost records the time used in the time that passed. In turns the last quarter of the
// time since the beginning weighs most, because programs begin with work they never do
// again; without turns the average is over costTime.
func (k *cost) settleCost(now, passed, used Nanos, turns bool) {
	horizon := costTime
	if turns {
		horizon = min(max((now-k.since)/4, passed), costTime)
	}
	keep := max(0, 1-float64(passed)/float64(horizon))
	k.used = k.used*keep + float64(used)
	k.commands = k.commands*keep + float64(k.fresh)
	k.fresh = 0
}

// perCommand returns the average time per command.
func (k *cost) perCommand() float64 { return k.used / k.commands }

func (k *cost) known(now, after Nanos) bool {
	return k.commands >= knownCommands && now-k.since >= after
}

// mayRunTogether decides, for a full device whose clients do not take turns, whether they
// may go on without. Processes that are alike get the same time from the device if it
// slices between them by its own rules. Whether they get more of it than in turns depends:
// turns leave the device idle while the holder's host computes, but the device, too, needs
// time to switch between processes, and switches more often. Equal device time per command
// shows that the clients get the same; the number of all their commands shows whether they
// get more.
func (s *Scheduler) mayRunTogether(now Nanos) bool {
	if !s.equallyEntitled() || !s.allContenders(func(c *client) bool { return c.cost.turned }) {
		return false
	}
	time := now - s.pace.since
	noise := float64(noiseTime) / float64(time)
	switch {
	case !s.costsKnown(now, knownAfter):
		return true
	case s.costsWithin(confirmTolerance+noise) && s.pace.perCommand() <= s.turnsPace*(1+noise):
		return time < retryTurnsAfter
	}
	s.backoff = min(max(2*s.backoff, minBackoff), maxBackoff)
	s.backoffUntil = now + s.backoff
	return false
}

// mayEndTurns decides whether turns may end although the device is full.
func (s *Scheduler) mayEndTurns(now Nanos) bool {
	if !s.seemAlike(now, knownTurns) {
		s.unlike = now
	}
	if now-s.unlike < alikeTime {
		return false
	}
	s.assumeAlike(s.pace.perCommand())
	return true
}

// seemAlike reports whether clients are alike as far as a measurement in turns can show.
func (s *Scheduler) seemAlike(now, known Nanos) bool {
	return now >= s.backoffUntil && s.equallyEntitled() && s.costsKnown(now, known) && s.costsWithin(suspectTolerance)
}

// assumeAlike treats the clients as alike from now on. pace is the wall-clock time per
// command that they must not exceed.
func (s *Scheduler) assumeAlike(pace float64) {
	s.turnsPace = pace
	for _, c := range s.awake {
		c.cost.turned = !c.light
	}
}

// forgetPace drops the measured pace when a client leaves: the remaining clients have
// another.
func (s *Scheduler) forgetPace() { s.turnsPace = unknownPace }

func (s *Scheduler) resetCosts(now Nanos) {
	s.pace.reset(now)
	for _, c := range s.awake {
		c.cost.reset(now)
	}
}

// allContenders reports whether is holds for every client that takes turns, or would.
func (s *Scheduler) allContenders(is func(*client) bool) bool {
	for _, c := range s.awake {
		if !c.light && !is(c) {
			return false
		}
	}
	return true
}

func (s *Scheduler) costsKnown(now, after Nanos) bool {
	return s.allContenders(func(c *client) bool { return c.cost.known(now, after) })
}

// costsWithin reports whether the clients' times per command differ by at most the given
// part.
func (s *Scheduler) costsWithin(part float64) bool {
	least, most := math.Inf(1), 0.0
	return s.allContenders(func(c *client) bool {
		takes := c.cost.perCommand()
		least, most = min(least, takes), max(most, takes)
		return most <= least*(1+part)
	})
}

// equallyEntitled reports whether all clients are of one account with equal weights, and
// none has a cap or a priority that the device's own rules would not honour. A client can
// imitate the measured behaviour of another one, so clients of different accounts (tenants)
// always take turns.
func (s *Scheduler) equallyEntitled() bool {
	weight := 0.0
	for _, c := range s.awake {
		if c.capped() || c.entitlement.Interactive || c.account != s.awake[0].account {
			return false
		}
		if c.light {
			continue
		}
		if weight == 0 {
			weight = c.entitlement.Weight
		}
		if c.entitlement.Weight != weight {
			return false
		}
	}
	return true
}
