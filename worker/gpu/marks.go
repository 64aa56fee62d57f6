package gpu

import (
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// What must wait until a context is done with something, such as memory that
// is freed. The driver's own way, cuCtxSynchronize, spoils every capture in the
// context, whoever calls it and in whatever mode it captures; and a capture may
// begin between a free and the wait for it. So the worker marks each stream that
// may hold work, and waits for the marks.

// MarkStream makes one, nil where that would become part of a capture, or spoil it,
// and where there is nothing to mark.
func (e *Executor) MarkStream(c *Context, s cu.Stream) *Mark {
	if len(e.s.Captures) > 0 {
		if status, rc := e.dev.StreamIsCapturing(s); rc != cu.CUDA_SUCCESS || status != cu.CU_STREAM_CAPTURE_STATUS_NONE {
			return nil
		}
	}
	e.Enter(c.Index)
	if len(e.s.Captures) == 0 && e.dev.StreamQuery(s) == cu.CUDA_SUCCESS {
		return nil // nothing to wait for; and a mark would make it busy, in the eyes of a client that just waited for it
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
	m := &Mark{Ctx: c, Event: ev}
	m.users.Store(1)
	return m
}

// CheckStreamQuery lets a mark of ours that is the last thing in a stream pass:
// the client, which may have waited for all it gave that stream, must not be
// told that there is something left.
func (e *Executor) CheckStreamQuery(q *wire.StreamQueryRequest) cu.Result {
	real, _ := e.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if _, ours := e.endInMark[cu.Stream(real)]; !ours {
		return cu.CUDA_SUCCESS
	}
	delete(e.endInMark, cu.Stream(real)) // once: what is still there then is the client's own
	timeout := markTimeout
	if e.dev.Traits().ExecutesOnHost {
		timeout = hostMarkTimeout
	}
	for start := time.Now(); time.Since(start) < timeout && e.dev.StreamQuery(cu.Stream(real)) == cu.CUDA_ERROR_NOT_READY; {
		runtime.Gosched()
	}
	return cu.CUDA_SUCCESS
}

// markAll marks all that a context may be working on, and what green contexts on
// top of it are.
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

// A streamIn is a stream as a context sees it: all have a legacy stream.
type streamIn struct {
	ctx *Context
	s   cu.Stream
}

// markBusy marks the streams that may hold work, as far as they can be marked.
func (e *Executor) markBusy(home *Context, made func(streamIn, *Mark)) {
	for _, c := range e.Contexts {
		if c.Home() != home {
			continue
		}
		for _, s := range e.mayBeBusy(c) {
			if m := e.MarkStream(c, s); m != nil {
				made(streamIn{c, s}, m)
			}
		}
	}
}

// mayBeBusy lists the streams that may hold work: all of them, if it is not
// known which do.
func (e *Executor) mayBeBusy(c *Context) []cu.Stream {
	if !c.Busy.Lost && c.Busy.Waits.Load() == 0 {
		return c.Busy.List
	}
	list := []cu.Stream{session.LegacyStream}
	if c.Partition == 0 { // a green context has none, and clients use streams that they made
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

// AfterWork does something on another thread once all that a context was given
// so far is done.
func (e *Executor) AfterWork(c *Context, do func(device.Device)) {
	list := e.markAll(c.Home())
	e.Pool.Queue(Sequence{c, AllStreams, true}, func(dev device.Device) {
		awaitMarks(dev, list)
		do(dev)
	})
}

// awaitMarks waits for marks and lets go of them. The first error counts.
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

// ContextWaiter returns what waits for a context on another thread: by marks, because
// cuCtxSynchronize would spoil a capture that begins meanwhile; by that if
// somebody captures already, and the driver is to say what that means, or if
// the context has failed.
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

// markEnding marks a stream that is about to end; nobody could later.
func (e *Executor) markEnding(c *Context, s cu.Stream) {
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
	if m := e.MarkStream(c, s); m != nil {
		c.EndedMarks = append(c.EndedMarks, m)
	}
}

// BeforeCapture marks what is there before a capture begins: a stream that is
// captured, or the legacy stream beside one, cannot be marked. Captures may
// overlap without end, so what has passed is forgotten, and a stream's new mark
// takes the place of its old one, which it is behind.
func (e *Executor) BeforeCapture(c *Context) {
	e.OnCapture() // a question spoils a capture
	for at, m := range e.beforeCaptures {
		if e.dev.EventQuery(m.Event) != cu.CUDA_ERROR_NOT_READY {
			e.forgetBefore(at)
		}
	}
	if e.beforeCaptures == nil {
		e.beforeCaptures = map[streamIn]*Mark{}
	}
	e.markBusy(c.Home(), func(at streamIn, m *Mark) {
		e.forgetBefore(at)
		e.beforeCaptures[at] = m
	})
}

func (e *Executor) forgetBefore(at streamIn) {
	if m := e.beforeCaptures[at]; m != nil {
		m.Drop()
		delete(e.beforeCaptures, at)
	}
}

// AfterCapture forgets the marks when nobody captures any more.
func (e *Executor) AfterCapture() {
	if len(e.s.Captures) > 0 {
		return
	}
	for at := range e.beforeCaptures {
		e.forgetBefore(at)
	}
}

// markTimeout is far longer than a mark takes to pass that no work is in front of.
// On a device that executes on the host a thread must be scheduled for it, on a
// machine that may be busy: there the limit is hostMarkTimeout.
const (
	markTimeout     = 2 * time.Millisecond
	hostMarkTimeout = 100 * time.Millisecond
)
