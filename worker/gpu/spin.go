package gpu

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// patience is how long the loop itself watches for the GPU. Handing a wait to
// another thread costs more than this, and no command is held up for longer.
// Where the loop can see that there is none, it watches on: another thread would have
// to be woken, and be as long in looking.
const (
	SpinLimit     = 40 * time.Microsecond
	IdleSpinLimit = 2 * time.Millisecond
)

// spinOnStream looks for a moment whether a stream is done, until it is or fails: most
// waits are for work that is all but done.
func (e *Executor) spinOnStream(s cu.Stream) cu.Result {
	if x, ok := e.dev.(device.Watcher); ok {
		return e.spinInDevice(func(watch device.Watch) cu.Result { return x.WatchStream(s, watch) })
	}
	return e.spinByPolling(func() cu.Result { return e.dev.StreamQuery(s) })
}

// spinOnEvent looks likewise whether a mark has been passed.
func (e *Executor) spinOnEvent(ev cu.Event) cu.Result {
	if x, ok := e.dev.(device.Watcher); ok {
		return e.spinInDevice(func(watch device.Watch) cu.Result { return x.WatchEvent(ev, watch) })
	}
	return e.spinByPolling(func() cu.Result { return e.dev.EventQuery(ev) })
}

// watchLimits is how long that may take. Where the device can see for itself that no command
// has come, it may take longer.
func (e *Executor) watchLimits() device.Watch {
	watch := device.Watch{CommandLimit: int64(SpinLimit), Limit: int64(SpinLimit)}
	if written, read := e.conn.PollWord(); written != nil && e.conn.SpinTime() > SpinLimit {
		watch.Limit = int64(IdleSpinLimit)
		watch.Written, watch.Read = written, read
	}
	return watch
}

// maySpinOn says whether a watch that has taken so long may go on, since no command has
// come that the watch would have seen itself.
func (e *Executor) maySpinOn(past time.Duration) bool {
	if written, _ := e.conn.PollWord(); written != nil {
		return false
	}
	return e.conn.CanSeePending() && e.conn.SpinTime() > SpinLimit && past < IdleSpinLimit && !e.conn.Pending()
}

// spinInDevice has a device look that can look by itself.
func (e *Executor) spinInDevice(look func(device.Watch) cu.Result) cu.Result {
	watch := e.watchLimits()
	for start := time.Now(); ; {
		if rc := look(watch); rc != cu.CUDA_ERROR_NOT_READY || !e.maySpinOn(time.Since(start)) {
			return rc
		}
	}
}

// spinByPolling asks a device that has to be asked.
func (e *Executor) spinByPolling(look func() cu.Result) cu.Result {
	watch := e.watchLimits()
	for start := time.Now(); ; {
		rc := look()
		if rc != cu.CUDA_ERROR_NOT_READY {
			return rc
		}
		if past := time.Since(start); watch.Ended(int64(past)) && !e.maySpinOn(past) {
			return rc
		}
	}
}

// SpinForEvent watches for a mark to be passed.
func (e *Executor) SpinForEvent(ev cu.Event) cu.Result {
	rc := e.spinOnEvent(ev)
	if rc == cu.CUDA_SUCCESS && !e.prints.Silent() {
		rc = e.dev.EventSynchronize(ev) // does not wait, and brings what kernels printed, which a query does not
	}
	return rc
}

// SpinForStream watches for the end of all that a stream holds, to which the loop adds
// nothing meanwhile: no mark is needed, whose making, and passing by the GPU, would
// be part of the wait.
func (e *Executor) SpinForStream(s cu.Stream) cu.Result {
	rc := e.spinOnStream(s)
	if rc == cu.CUDA_SUCCESS && !e.prints.Silent() {
		rc = e.dev.StreamSynchronize(s) // likewise
	}
	return rc
}

// StreamIsAll says whether a wait for a stream is a wait for what that stream holds, so
// that a query tells when it is over. The default stream's is for others' work too;
// and what may be asked beside a capture is different for streams and for marks.
func (e *Executor) StreamIsAll(c *Context, s cu.Stream) bool {
	if len(e.s.Captures) > 0 {
		return false
	}
	b := &c.Busy
	return s > session.PerThreadStream || !b.Lost && b.Waits.Load() == 0 && len(b.List) == 1 && b.List[0] == s
}
