package meter

import (
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/worker/gpu"
)

// account drops the batches that the device has passed and charges the time since the last
// call. It reports whether work may be left, and tells the daemon when none is.
func (t *throttle) account(dev device.Device) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.working.Load() {
		return false
	}
	before := t.batches
	t.dropPassed(dev)
	now := time.Now()
	if n := len(before) - len(t.batches); n > 0 {
		if !t.lastPassed.IsZero() && len(before) > n {
			// Smoothed, and only if there was work all the time.
			t.pace += (now.Sub(t.lastPassed)/time.Duration(n) - t.pace) / 4
		}
		t.lastPassed = now
	}
	since := now.Sub(t.chargedUpTo)
	t.charge(now, before)
	t.page.SetGiven(t.given.Load())
	t.chargedUpTo = now
	all := t.marked.Load()
	if len(t.batches) > 0 || t.given.Load() != all {
		return true
	}
	t.page.AddUsed(t.burst.end(all, now.Add(-since/2)))
	return !t.reportIdle(all)
}

// reportIdle tells the daemon that the device has done all of so many commands. It returns
// false if the command loop has admitted another one meanwhile, believing that the
// measuring thread runs.
func (t *throttle) reportIdle(all uint64) bool {
	t.working.Store(false)
	if t.given.Load() != all {
		t.working.Store(true)
		return false
	}
	t.batches, t.lastPassed = nil, time.Time{}
	t.page.SetBusy(false)
	t.doorbell()
	return true
}

// dropPassed drops the batches that the device has passed.
func (t *throttle) dropPassed(dev device.Device) {
	for len(t.batches) > 0 && t.oldestPassed(dev) {
		t.batches = t.batches[1:]
	}
}

// oldestPassed reports whether the device has passed the oldest batch, and drops its marks.
func (t *throttle) oldestPassed(dev device.Device) bool {
	for list := &t.batches[0].marks; len(*list) > 0; *list = (*list)[1:] {
		if dev.EventQuery((*list)[0].Event) == cu.CUDA_ERROR_NOT_READY {
			return false
		}
		(*list)[0].Drop()
	}
	return true
}

// measure is the measuring thread: it polls until the device has no work, or until a thread
// of another context measures. At each poll it also calls onPoll, for work that the command
// loop may be too busy to do.
func (t *throttle) measure(dev device.Device, in *gpu.Context, sessionEnded *atomic.Bool, onPoll func()) {
	for t.keepsMeasuring(in, sessionEnded) {
		interval := AloneInterval
		if t.page.Permit()&(sessionpage.Contended|sessionpage.Run) != sessionpage.Run {
			interval = contendedInterval
		}
		time.Sleep(interval)
		onPoll()
		t.account(dev)
	}
}

// keepsMeasuring reports whether the measuring thread of a context goes on. If not, begin
// starts the next one.
func (t *throttle) keepsMeasuring(in *gpu.Context, sessionEnded *atomic.Bool) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.meteredIn != in {
		return false
	}
	if !t.working.Load() || sessionEnded.Load() {
		t.meteredIn = nil
	}
	return t.meteredIn != nil
}

// setPace sets the measured pace to an assumed one.
func (t *throttle) setPace(pace time.Duration) {
	t.mu.Lock()
	t.pace = pace
	t.mu.Unlock()
}
