package worker

import (
	"runtime"
	"sync/atomic"
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

// A mark is an event behind what a stream held when it was made.
type mark struct {
	c     *context
	ev    cu.Event
	users atomic.Int32
}

func (m *mark) drop() {
	if m.users.Add(-1) == 0 {
		m.c.giveBack(m.ev)
	}
}

// mark makes one, nil where that would become part of a capture, or spoil it,
// and where there is nothing to mark.
func (w *Worker) mark(c *context, s cu.Stream) *mark {
	if len(w.s.Captures) > 0 {
		if status, rc := w.dev.StreamIsCapturing(s); rc != cu.CUDA_SUCCESS || status != cu.CU_STREAM_CAPTURE_STATUS_NONE {
			return nil
		}
	}
	w.enter(c.Index)
	if len(w.s.Captures) == 0 && w.dev.StreamQuery(s) == cu.CUDA_SUCCESS {
		return nil // nothing to wait for; and a mark would make it busy, in the eyes of a client that just waited for it
	}
	ev, rc := c.record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		w.unmarked = rc
		return nil
	}
	if w.marked == nil {
		w.marked = map[cu.Stream]struct{}{}
	}
	w.marked[s] = struct{}{}
	m := &mark{c: c, ev: ev}
	m.users.Store(1)
	return m
}

// checkStreamQuery lets a mark of ours that is the last thing in a stream pass:
// the client, which may have waited for all it gave that stream, must not be
// told that there is something left.
func (w *Worker) checkStreamQuery(q *wire.StreamQueryRequest) cu.Result {
	real, _ := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if _, ours := w.marked[cu.Stream(real)]; !ours {
		return cu.CUDA_SUCCESS
	}
	delete(w.marked, cu.Stream(real)) // once: what is still there then is the client's own
	timeout := markTimeout
	if w.dev.Traits().ExecutesOnHost {
		timeout = hostMarkTimeout
	}
	for start := time.Now(); time.Since(start) < timeout && w.dev.StreamQuery(cu.Stream(real)) == cu.CUDA_ERROR_NOT_READY; {
		runtime.Gosched()
	}
	return cu.CUDA_SUCCESS
}

// markTimeout is far longer than a mark takes to pass that no work is in front of.
// On a device that executes on the host a thread must be scheduled for it, on a
// machine that may be busy: there the limit is hostMarkTimeout.
const (
	markTimeout     = 2 * time.Millisecond
	hostMarkTimeout = 100 * time.Millisecond
)

// marks marks all that a context may be working on, and what green contexts on
// top of it are.
func (w *Worker) marks(home *context) (list []*mark) {
	for at, m := range w.before {
		if at.c.home() == home {
			m.users.Add(1)
			list = append(list, m)
		}
	}
	for _, c := range w.contexts {
		if c.home() != home {
			continue
		}
		for _, m := range c.left {
			m.users.Add(1)
			list = append(list, m)
		}
	}
	w.markBusy(home, func(_ place, m *mark) { list = append(list, m) })
	return list
}

// A place is a stream as a context sees it: all have a legacy stream.
type place struct {
	c *context
	s cu.Stream
}

// markBusy marks the streams that may hold work, as far as they can be marked.
func (w *Worker) markBusy(home *context, made func(place, *mark)) {
	for _, c := range w.contexts {
		if c.home() != home {
			continue
		}
		for _, s := range w.mayBeBusy(c) {
			if m := w.mark(c, s); m != nil {
				made(place{c, s}, m)
			}
		}
	}
}

// mayBeBusy lists the streams that may hold work: all of them, if it is not
// known which do.
func (w *Worker) mayBeBusy(c *context) []cu.Stream {
	if !c.Busy.Lost && c.Busy.Waits.Load() == 0 {
		return c.Busy.List
	}
	list := []cu.Stream{session.LegacyStream}
	if c.Partition == 0 { // a green context has none, and clients use streams that they made
		list = append(list, session.PerThreadStream)
	}
	if c.mirror != 0 {
		list = append(list, c.mirror)
	}
	for _, s := range w.s.Handles.InContext(cu.KindStream, c.Index) {
		list = append(list, cu.Stream(s))
	}
	return list
}

// behind does something on another thread once all that a context was given
// so far is done.
func (w *Worker) behind(c *context, do func(device.Device)) {
	list := w.marks(c.home())
	w.beside.queue(line{c, allStreams, true}, func(dev device.Device) {
		passed(dev, list)
		do(dev)
	})
}

// passed waits for marks and lets go of them. The first error counts.
func passed(dev device.Device, list []*mark) cu.Result {
	rc := cu.CUDA_SUCCESS
	for _, m := range list {
		if got := dev.EventSynchronize(m.ev); rc == cu.CUDA_SUCCESS {
			rc = got
		}
		m.drop()
	}
	return rc
}

// waitCtxDrain waits like cuCtxSynchronize, beside captures.
func (w *Worker) waitCtxDrain(id uint32, q *wire.CtxDrainRequest) {
	c := w.context(q.Ctx)
	switch {
	case c == nil:
		w.refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
	case w.idle(c, true):
		w.waited(id, c, cu.CUDA_SUCCESS)
	default:
		w.behind(c, func(dev device.Device) { w.waitedBeside(dev, id, c, 0, cu.CUDA_SUCCESS) })
	}
}

// waiter returns what waits for a context on another thread: by marks, because
// cuCtxSynchronize would spoil a capture that begins meanwhile; by that if
// somebody captures already, and the driver is to say what that means, or if
// the context has failed.
func (w *Worker) waiter(c *context) func(device.Device) cu.Result {
	if len(w.s.Captures) == 0 {
		w.unmarked = cu.CUDA_SUCCESS
		list := w.marks(c.home())
		if w.unmarked == cu.CUDA_SUCCESS {
			return func(dev device.Device) cu.Result { return passed(dev, list) }
		}
		for _, m := range list {
			m.drop()
		}
	}
	return func(dev device.Device) cu.Result { return dev.CtxSynchronize_v1() }
}

// leave marks a stream that is about to end; nobody could later.
func (w *Worker) leave(c *context, s cu.Stream) {
	kept := c.left[:0]
	for _, m := range c.left {
		if w.dev.EventQuery(m.ev) == cu.CUDA_ERROR_NOT_READY {
			kept = append(kept, m)
		} else {
			m.drop()
		}
	}
	clear(c.left[len(kept):])
	c.left = kept
	if m := w.mark(c, s); m != nil {
		c.left = append(c.left, m)
	}
}

// beforeCapture marks what is there before a capture begins: a stream that is
// captured, or the legacy stream beside one, cannot be marked. Captures may
// overlap without end, so what has passed is forgotten, and a stream's new mark
// takes the place of its old one, which it is behind.
func (w *Worker) beforeCapture(c *context) {
	w.onCapture() // a question spoils a capture
	for at, m := range w.before {
		if w.dev.EventQuery(m.ev) != cu.CUDA_ERROR_NOT_READY {
			w.forgetBefore(at)
		}
	}
	if w.before == nil {
		w.before = map[place]*mark{}
	}
	w.markBusy(c.home(), func(at place, m *mark) {
		w.forgetBefore(at)
		w.before[at] = m
	})
}

func (w *Worker) forgetBefore(at place) {
	if m := w.before[at]; m != nil {
		m.drop()
		delete(w.before, at)
	}
}

// afterCapture forgets the marks when nobody captures any more.
func (w *Worker) afterCapture() {
	if len(w.s.Captures) > 0 {
		return
	}
	for at := range w.before {
		w.forgetBefore(at)
	}
}
