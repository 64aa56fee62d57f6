package meter

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/worker/gpu"
)

// A burst is the work that a client gives a device from one moment at which the device has
// none of its work left to the next such moment.
//
// Marks show only that the device works while one is in front of it. Between marks, and
// before a wait, a client of short kernels keeps the device at work most of the time, or
// hardly ever if the client's host is slower than the device. What happened shows when the
// burst ends. If much was left to do after the last command, the device lagged behind and
// worked all the time. If little was left, the device kept up, and each command took about
// as long as the last one.
//
// All fields are under throttle.mu. Bursts are noted while other clients want the device.
type burst struct {
	ended   uint64        // commands known to have ended; the commands after them are the burst
	began   time.Time     // when the device got the first; zero if that was not noted
	last    time.Time     // when the device got the newest
	charged time.Duration // device time charged for the burst so far
}

// answerTime is the part of the time from a launch to its end, as the command loop sees it,
// that the kernel does not use.
const answerTime = 3 * time.Microsecond

// addCommand notes that the device has got the command with this number. It reports whether
// the command is the first of a burst.
func (b *burst) addCommand(n uint64, now time.Time) (first bool) {
	b.last = now
	if first = b.ended == n-1; first {
		b.began, b.charged = now, 0
	}
	return first
}

// end notes that all commands up to this one had ended at a moment, and returns how much
// device time is left to charge for them.
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

// NoteGiven notes, while other clients want the device, that it has got the command that
// the command loop executes. Up to the first command of a burst the device had nothing to
// do.
func (m *Meter) NoteGiven() {
	t := m.current()
	if t == nil || t.permit&sessionpage.Contended == 0 {
		return
	}
	now := time.Now()
	t.mu.Lock()
	if t.burst.addCommand(t.given.Load(), now) {
		t.chargedUpTo = now
	}
	t.mu.Unlock()
}

// charge charges the time since the last poll, at which these batches were in front of the
// device. If the end of a burst will show more, it charges only what is certain.
func (t *throttle) charge(now time.Time, before []batch) {
	b, since, used := &t.burst, now.Sub(t.chargedUpTo), time.Duration(0)
	switch {
	case b.ended == t.given.Load(): // it has got no command since it was done
	case b.began.IsZero() || now.Sub(b.began) > t.page.Slice(): // no end is known, or none for long
		if t.atWork() {
			used = since
		} else if len(before) > 0 {
			used = since / 2 // the work ended at some time in between
		}
	case len(before) > 0:
		used = min(since, now.Sub(before[0].made))
		if len(t.batches) == 0 {
			used /= 2
		}
	}
	b.charged += used
	t.page.AddUsed(used)
}

// atWork is the best guess whether the device works at this moment. Batches show that it
// does. Commands behind the newest batch count as work unless marks have shown, since the
// client last waited, that the device keeps up.
func (t *throttle) atWork() bool {
	if len(t.batches) > 0 {
		return true
	}
	given, marked, waited := t.given.Load(), t.marked.Load(), t.waited.Load()
	return given > max(waited, marked) && marked <= waited
}

// reportFraction: a burst that lasted a reportFraction-th of a slice is reported to the
// daemon at its end, not at the next poll, because the client's turn may end with it
// (worthwhile in package sched).
const reportFraction = 3

// ended notes that the device has done all of so many commands, unless it has got more
// meanwhile.
func (t *throttle) ended(upTo uint64, dev device.Device) {
	now := time.Now()
	t.mu.Lock()
	defer t.mu.Unlock()
	if upTo != t.given.Load() || upTo <= t.burst.ended {
		return
	}
	if t.dropPassed(dev); len(t.batches) > 0 {
		return // the device has not passed the mark behind the last command yet
	}
	long := now.Sub(t.burst.began) >= t.page.Slice()/reportFraction
	t.page.AddUsed(t.burst.end(upTo, now))
	t.chargedUpTo = now
	if long && t.working.Load() {
		t.reportIdle(upTo)
	}
}

// NoteEnded notes that the device of a context has done so many commands; 0 for an unknown
// number.
func (m *Meter) NoteEnded(dev device.Device, c *gpu.Context, upTo uint64) {
	if upTo > 0 {
		m.throttles.of(c.Device).ended(upTo, dev)
	}
}

// AllEnded is, on the command loop, how many commands the device of a context is known to
// have done: all of them, if queries of its streams show that it is idle. It is 0 where
// that is unknown, and where no other client wants the device.
func (m *Meter) AllEnded(c *gpu.Context) uint64 {
	t := m.throttles.of(c.Device)
	if t == nil || t.permit&sessionpage.Contended == 0 || !m.gpu.DeviceIdle(c.Device) {
		return 0
	}
	return t.given.Load()
}

// AllCovered is how many commands the device of a context will have done when a wait for
// this stream, or for all work of the context, has ended. It is 0 if the device may have
// more to do.
func (m *Meter) AllCovered(c *gpu.Context, s cu.Stream) uint64 {
	t := m.throttles.of(c.Device)
	if t == nil || t.permit&sessionpage.Contended == 0 || len(m.gpu.Contexts) != 1 {
		return 0
	}
	if s != gpu.AllStreams && !c.Busy.Only(s) {
		return 0
	}
	return t.given.Load()
}
