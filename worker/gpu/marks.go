package gpu

import (
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// This file waits until a context is done with something, such as memory that is freed. The
// driver's own wait, cuCtxSynchronize, spoils every capture in the context, on whichever
// thread it is called and in whatever mode the capture was begun. A capture may also begin
// between a free and the wait for it. So the worker marks each stream that may hold work,
// and waits for the marks.

// MarkStream marks a stream of a context. It returns nil where the mark would become part
// of a capture or spoil it, and where there is nothing to mark.
func (e *Executor) MarkStream(c *Context, s cu.Stream) *Mark {
	if len(e.s.Captures) > 0 {
		if status, rc := e.dev.StreamIsCapturing(s); rc != cu.CUDA_SUCCESS || status != cu.CU_STREAM_CAPTURE_STATUS_NONE {
			return nil
		}
	}
	e.Enter(c.Index)
	if len(e.s.Captures) == 0 && e.dev.StreamQuery(s) == cu.CUDA_SUCCESS {
		return nil // a mark would make the stream busy for a client that has just waited for it
	}
	ev, rc := c.Record(e.dev, s)
	if rc != cu.CUDA_SUCCESS {
		e.markError = rc
		return nil
	}
	if e.endInMark == nil {
		e.endInMark = map[cu.Stream]struct{}{}
	}
	e.endInMark[s] = struct{}{}
	return newMark(c, ev)
}

// newMark returns a mark with one user.
func newMark(c *Context, ev cu.Event) *Mark {
	m := &Mark{Ctx: c, Event: ev}
	m.users.Store(1)
	return m
}

// CheckStreamQuery waits until the GPU has passed a mark of the worker that is the last
// entry of a stream. The client may have waited for all its own work in that stream: its
// query must not say that work is left.
func (e *Executor) CheckStreamQuery(q *wire.StreamQueryRequest) cu.Result {
	real, _ := e.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if _, ours := e.endInMark[cu.Stream(real)]; !ours {
		return cu.CUDA_SUCCESS
	}
	delete(e.endInMark, cu.Stream(real)) // once: any work that is left then is the client's
	timeout := markTimeout
	if e.dev.Traits().ExecutesOnHost {
		timeout = hostMarkTimeout
	}
	for start := time.Now(); time.Since(start) < timeout && e.dev.StreamQuery(cu.Stream(real)) == cu.CUDA_ERROR_NOT_READY; {
		runtime.Gosched()
	}
	return cu.CUDA_SUCCESS
}

// markAll marks all work of a context, and of the green contexts on top of it.
func (e *Executor) markAll(home *Context) (list []*Mark) {
	for at, m := range e.beforeCaptures {
		if at.ctx.Home() == home {
			m.Share()
			list = append(list, m)
		}
	}
	for _, c := range e.Contexts {
		if c.Home() != home {
			continue
		}
		for _, m := range c.EndedMarks {
			m.Share()
			list = append(list, m)
		}
	}
	e.markBusy(home, func(_ streamIn, m *Mark) { list = append(list, m) })
	return list
}

// A streamIn is a stream as a context sees it: every context has a legacy stream.
type streamIn struct {
	ctx *Context
	s   cu.Stream
}

// markBusy marks the streams that may hold work, as far as they can be marked.
func (e *Executor) markBusy(home *Context, marked func(streamIn, *Mark)) {
	for _, c := range e.Contexts {
		if c.Home() != home {
			continue
		}
		for _, s := range e.mayBeBusy(c) {
			if m := e.MarkStream(c, s); m != nil {
				marked(streamIn{c, s}, m)
			}
		}
	}
}

// mayBeBusy lists the streams that may hold work: all streams, if it is not known which do.
func (e *Executor) mayBeBusy(c *Context) []cu.Stream {
	if c.Busy.Known() {
		return c.Busy.List
	}
	list := []cu.Stream{session.LegacyStream}
	if c.Partition == 0 { // a green context has no per-thread stream; its clients use streams that they made
		list = append(list, session.PerThreadStream)
	}
	if c.Mirror != 0 {
		list = append(list, c.Mirror)
	}
	for _, s := range e.s.Handles.InContext(cu.KindStream, c.Index) {
		list = append(list, cu.Stream(s))
	}
	return list
}

// AfterWork calls do on a thread of the pool once all work that a context has so far is
// done.
func (e *Executor) AfterWork(c *Context, do func(device.Device)) {
	list := e.markAll(c.Home())
	e.Pool.Queue(Sequence{c, AllStreams, true}, func(dev device.Device) {
		awaitMarks(dev, list)
		do(dev)
	})
}

// awaitMarks waits for marks and drops them. It returns the first error.
func awaitMarks(dev device.Device, list []*Mark) cu.Result {
	rc := cu.CUDA_SUCCESS
	for _, m := range list {
		if got := dev.EventSynchronize(m.Event); rc == cu.CUDA_SUCCESS {
			rc = got
		}
		m.Drop()
	}
	return rc
}

// ContextWaiter returns a function that waits for a context on a thread of the pool. It
// waits by marks, because cuCtxSynchronize would spoil a capture that begins meanwhile. It
// uses cuCtxSynchronize if a capture is under way already, because then the driver has to
// say what that means, and if a stream cannot be marked, because then the context has
// failed.
func (e *Executor) ContextWaiter(c *Context) func(device.Device) cu.Result {
	if len(e.s.Captures) == 0 {
		e.markError = cu.CUDA_SUCCESS
		list := e.markAll(c.Home())
		if e.markError == cu.CUDA_SUCCESS {
			return func(dev device.Device) cu.Result { return awaitMarks(dev, list) }
		}
		for _, m := range list {
			m.Drop()
		}
	}
	return func(dev device.Device) cu.Result { return dev.CtxSynchronize_v1() }
}

// WorkWaiter returns a function that waits, on a thread of the pool, for the work that a
// context has so far. It waits by marks only, so it spoils no capture, neither one under
// way nor one that begins meanwhile. What a capture has recorded is no work yet.
func (e *Executor) WorkWaiter(c *Context) func(device.Device) cu.Result {
	list := e.markAll(c.Home())
	return func(dev device.Device) cu.Result { return awaitMarks(dev, list) }
}

// markEnding marks a stream that is about to end. Afterwards the stream cannot be marked.
func (e *Executor) markEnding(c *Context, s cu.Stream) {
	e.dropPassedMarks(c)
	if m := e.MarkStream(c, s); m != nil {
		c.EndedMarks = append(c.EndedMarks, m)
	}
}

// NoteCtxRecordEvent notes that a client recorded an event behind all work of a context.
func (e *Executor) NoteCtxRecordEvent(q *wire.CtxRecordEventRequest, rc cu.Result) {
	e.markRecorded(q.HEvent, rc)
}

// NoteGreenCtxRecordEvent notes the same of a green context.
func (e *Executor) NoteGreenCtxRecordEvent(q *wire.GreenCtxRecordEventRequest, rc cu.Result) {
	e.markRecorded(q.HEvent, rc)
}

// markRecorded puts a mark behind an event that was recorded for a whole context. The event
// is in no stream, so the device may pass it a moment after the last stream; whoever waits
// for the context has waited for it too.
func (e *Executor) markRecorded(event cu.Event, rc cu.Result) {
	c := e.Contexts[e.s.Handles.Context(uint64(event))]
	if rc != cu.CUDA_SUCCESS || c == nil {
		return
	}
	c = c.Home()
	e.dropPassedMarks(c)
	e.Enter(c.Index)
	ev, rc := c.event(e.dev)
	if rc != cu.CUDA_SUCCESS {
		return
	}
	if e.dev.CtxRecordEvent(c.Real, ev) != cu.CUDA_SUCCESS { // a capture that does not concern the event
		c.ReturnEvent(ev)
		return
	}
	c.EndedMarks = append(c.EndedMarks, newMark(c, ev))
	c.Busy.Lose()
}

// dropPassedMarks drops the marks of a context that the GPU has passed.
func (e *Executor) dropPassedMarks(c *Context) {
	kept := c.EndedMarks[:0]
	for _, m := range c.EndedMarks {
		if e.dev.EventQuery(m.Event) == cu.CUDA_ERROR_NOT_READY {
			kept = append(kept, m)
		} else {
			m.Drop()
		}
	}
	clear(c.EndedMarks[len(kept):])
	c.EndedMarks = kept
}

// BeforeCapture marks all work before a capture begins: a captured stream, and the legacy
// stream during a capture, cannot be marked. Captures may overlap without end, so marks
// that the GPU has passed are dropped, and a stream's new mark replaces its old one, which
// is in front of it.
func (e *Executor) BeforeCapture(c *Context) {
	e.OnCapture() // a query spoils a capture
	for at, m := range e.beforeCaptures {
		if e.dev.EventQuery(m.Event) != cu.CUDA_ERROR_NOT_READY {
			e.dropBeforeCapture(at)
		}
	}
	if e.beforeCaptures == nil {
		e.beforeCaptures = map[streamIn]*Mark{}
	}
	e.markBusy(c.Home(), func(at streamIn, m *Mark) {
		e.dropBeforeCapture(at)
		e.beforeCaptures[at] = m
	})
}

// dropBeforeCapture drops the mark that a stream got before a capture.
func (e *Executor) dropBeforeCapture(at streamIn) {
	if m := e.beforeCaptures[at]; m != nil {
		m.Drop()
		delete(e.beforeCaptures, at)
	}
}

// AfterCapture drops those marks when no capture is left.
func (e *Executor) AfterCapture() {
	if len(e.s.Captures) > 0 {
		return
	}
	for at := range e.beforeCaptures {
		e.dropBeforeCapture(at)
	}
}

// markTimeout is far longer than the GPU takes to pass a mark without work in front of it.
// A device that executes on the host must schedule a thread for it, on a machine that may
// be busy: hostMarkTimeout is for that.
const (
	markTimeout     = 2 * time.Millisecond
	hostMarkTimeout = 100 * time.Millisecond
)
