package gpu

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// SpinLimit is how long the command loop itself spins for the GPU. Handing a wait to a
// thread of the pool costs more than this, and no command is held up for longer. Where the
// command loop can see that no command has come, it spins for up to IdleSpinLimit: a thread
// of the pool would have to be woken and would see the end no sooner.
const (
	SpinLimit     = 40 * time.Microsecond
	IdleSpinLimit = 2 * time.Millisecond
)

// spinOnStream spins until a stream is done or has failed, up to the limit: most waits are
// for work that is almost done.
func (e *Executor) spinOnStream(s cu.Stream) cu.Result {
	if x, ok := e.dev.(device.Watcher); ok {
		return e.spinInDevice(func(watch device.Watch) cu.Result { return x.WatchStream(s, watch) })
	}
	return e.spinByPolling(func() cu.Result { return e.dev.StreamQuery(s) })
}

// spinOnEvent does the same for an event.
func (e *Executor) spinOnEvent(ev cu.Event) cu.Result {
	if x, ok := e.dev.(device.Watcher); ok {
		return e.spinInDevice(func(watch device.Watch) cu.Result { return x.WatchEvent(ev, watch) })
	}
	return e.spinByPolling(func() cu.Result { return e.dev.EventQuery(ev) })
}

// watchLimits are the limits of one spin inside the device. The limit is longer where the
// device can see for itself, in a word of shared memory, that no command has come.
func (e *Executor) watchLimits() device.Watch {
	watch := device.Watch{CommandLimit: int64(SpinLimit), Limit: int64(SpinLimit)}
	if written, read := e.conn.PollWord(); written != nil && e.conn.SpinTime() > SpinLimit {
		watch.Limit = int64(IdleSpinLimit)
		watch.Written, watch.Read = written, read
	}
	return watch
}

// maySpinOn reports whether a spin that has lasted so long may go on, because no command
// has come. Where the device looks for commands itself, it has spun long enough already.
func (e *Executor) maySpinOn(past time.Duration) bool {
	if written, _ := e.conn.PollWord(); written != nil {
		return false
	}
	return e.conn.CanSeePending() && e.conn.SpinTime() > SpinLimit && past < IdleSpinLimit && !e.conn.Pending()
}

// spinInDevice spins inside a device that can do so (device.Watcher), without returning to
// Go in between.
func (e *Executor) spinInDevice(watchOnce func(device.Watch) cu.Result) cu.Result {
	watch := e.watchLimits()
	for start := time.Now(); ; {
		if rc := watchOnce(watch); rc != cu.CUDA_ERROR_NOT_READY || !e.maySpinOn(time.Since(start)) {
			return rc
		}
	}
}

// spinByPolling spins on a device that has to be queried again and again.
func (e *Executor) spinByPolling(poll func() cu.Result) cu.Result {
	watch := e.watchLimits()
	for start := time.Now(); ; {
		rc := poll()
		if rc != cu.CUDA_ERROR_NOT_READY {
			return rc
		}
		if past := time.Since(start); watch.Ended(int64(past)) && !e.maySpinOn(past) {
			return rc
		}
	}
}

// SpinForEvent spins until the GPU has passed an event.
func (e *Executor) SpinForEvent(ev cu.Event) cu.Result {
	rc := e.spinOnEvent(ev)
	if rc == cu.CUDA_SUCCESS && !e.prints.Silent() {
		rc = e.dev.EventSynchronize(ev) // does not wait; hands over what kernels printed, which a query does not
	}
	return rc
}

// SpinForStream spins until the GPU has done all work of a stream, to which the command
// loop adds nothing meanwhile. It needs no mark: recording one, and the GPU's passing it,
// would be part of the wait.
func (e *Executor) SpinForStream(s cu.Stream) cu.Result {
	rc := e.spinOnStream(s)
	if rc == cu.CUDA_SUCCESS && !e.prints.Silent() {
		rc = e.dev.StreamSynchronize(s) // hands over what kernels printed
	}
	return rc
}

// StreamIsAll reports whether a wait for a stream covers only the work of that stream, so
// that a query shows its end. A wait for the default stream covers work of other streams
// too. During a capture, different rules say which streams and which marks may be queried.
func (e *Executor) StreamIsAll(c *Context, s cu.Stream) bool {
	if len(e.s.Captures) > 0 {
		return false
	}
	return s > session.PerThreadStream || c.Busy.Only(s)
}
