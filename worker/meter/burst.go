package meter

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/worker/gpu"
)

// A burst is what a client gives a device from one moment at which nothing of it is
// left there to the next. Marks tell only that the device is at work while one is
// ahead of it; between them, and before a wait, a client of short kernels is at work
// most of the time, or hardly ever if its host is slower than the device. What
// happened shows when the burst ends: if much was left to do after the last command,
// the device was behind and worked all the time; if little, it kept up, and each
// command took it about as long as the last one.
//
// All of it is under the gate's mu, and counts while others want the device.
type burst struct {
	ended   uint64        // commands known to have ended: those behind them are the burst
	began   time.Time     // when the device was given the first; zero if that was not noted
	last    time.Time     // the newest
	charged time.Duration // of it, so far
}

// answerTime is how much of the time from a launch to its end, as the loop sees it,
// is not the kernel's.
const answerTime = 3 * time.Microsecond

// gave notes that the device was given the command with this number.
func (b *burst) gave(n uint64, now time.Time) (first bool) {
	b.last = now
	if first = b.ended == n-1; first {
		b.began, b.charged = now, 0
	}
	return first
}

// end notes that all commands up to this one had ended at a moment, and returns what
// is left to charge for them.
func (b *burst) end(upTo uint64, at time.Time) (more time.Duration) {
	if commands := upTo - b.ended; !b.began.IsZero() && commands > 0 {
		all, rest := at.Sub(b.began), max(at.Sub(b.last)-answerTime, 0)
		worked := all
		if rest < all/time.Duration(min(commands, 1<<20)) {
			worked = rest * time.Duration(commands)
		}
		more = max(worked-b.charged, 0)
	}
	*b = burst{ended: upTo}
	return more
}

// NoteGiven notes, while others want the device, that it has been given the command the loop
// is at. Up to the first of a burst it had nothing to do.
func (t *Meter) NoteGiven() {
	g := t.current()
	if g == nil || g.permit&sessionpage.Contended == 0 {
		return
	}
	now := time.Now()
	g.mu.Lock()
	if g.burst.gave(g.given.Load(), now) {
		g.chargedUpTo = now
	}
	g.mu.Unlock()
}

// charge charges the time since the last look, at which these batches were ahead of the
// device, as far as is certain if the end of a burst will tell more.
func (g *throttle) charge(now time.Time, before []batch) {
	b, since, used := &g.burst, now.Sub(g.chargedUpTo), time.Duration(0)
	switch {
	case b.ended == g.given.Load(): // it has been given nothing since it was done
	case b.began.IsZero() || now.Sub(b.began) > g.page.Slice(): // an end has not been heard of, or not for long
		if g.atWork() {
			used = since
		} else if len(before) > 0 {
			used = since / 2 // it ended some time in between
		}
	case len(before) > 0:
		used = min(since, now.Sub(before[0].made))
		if len(g.batches) == 0 {
			used /= 2
		}
	}
	b.charged += used
	g.page.AddUsed(used)
}

// atWork is the best guess at whether the device works this moment. Marks tell;
// behind the newest one, commands are believed to be at work unless marks have
// shown, since the client last waited, that the device keeps up.
func (g *throttle) atWork() bool {
	if len(g.batches) > 0 {
		return true
	}
	given, marked, waited := g.given.Load(), g.marked.Load(), g.waited.Load()
	return given > max(waited, marked) && marked <= waited
}

// worthTelling is the part of a slice that a burst lasts whose end the daemon is told of at
// once, and not when the meter has seen it: a turn may end with it (worthwhile in package sched).
const worthTelling = 3

// ended notes that the device has done all of so many commands, unless it has been
// given more meanwhile.
func (g *throttle) ended(upTo uint64, dev device.Device) {
	now := time.Now()
	g.mu.Lock()
	defer g.mu.Unlock()
	if upTo != g.given.Load() || upTo <= g.burst.ended {
		return
	}
	if g.dropPassed(dev); len(g.batches) > 0 {
		return // a mark behind the last of them has yet to be passed
	}
	long := now.Sub(g.burst.began) >= g.page.Slice()/worthTelling
	g.page.AddUsed(g.burst.end(upTo, now))
	g.chargedUpTo = now
	if long && g.working.Load() {
		g.reportIdle(upTo)
	}
}

// NoteEnded notes that the device of a context has done so many commands, if that is
// known.
func (t *Meter) NoteEnded(dev device.Device, c *gpu.Context, upTo uint64) {
	if upTo > 0 {
		t.throttles.of(c.Device).ended(upTo, dev)
	}
}

// AllEnded is, on the loop, how many commands the device of a context is known to have
// done, 0 where that is of no interest or not known: a look at its streams tells.
func (t *Meter) AllEnded(c *gpu.Context) uint64 {
	g := t.throttles.of(c.Device)
	if g == nil || g.permit&sessionpage.Contended == 0 || !t.gpu.DeviceIdle(c.Device) {
		return 0
	}
	return g.given.Load()
}

// AllCovered is how many commands the device of a context will have done when a wait
// for this stream, or for all of the context's work, has ended; 0 if it may have more
// to do.
func (t *Meter) AllCovered(c *gpu.Context, s cu.Stream) uint64 {
	g := t.throttles.of(c.Device)
	if g == nil || g.permit&sessionpage.Contended == 0 || len(t.gpu.Contexts) != 1 {
		return 0
	}
	if b := &c.Busy; s != gpu.AllStreams && (b.Lost || b.Waits.Load() != 0 || len(b.List) != 1 || b.List[0] != s) {
		return 0
	}
	return g.given.Load()
}
