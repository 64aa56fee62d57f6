package worker

import (
	"slices"

	"ferry/api/cu"
)

// contextOf is the context a stream belongs to, by the client's handle: one that
// need not be made belongs to the current context. nil if there is none.
func (w *Worker) contextOf(h cu.Stream) *context {
	if h > 2 {
		if index := w.s.Handles.Context(uint64(h)); index != 0 {
			return w.contexts[index]
		}
	}
	return w.current
}

// use notes that a stream is about to be given work.
func (w *Worker) use(c *context, h, real cu.Stream) {
	if h > 2 && len(w.arriving) > 0 {
		w.catchUp()
	}
	w.keepOrder(c, h, real)
	c.Busy.Add(real)
}

// touch notes that a command names a stream. A stream that ends leaves its
// work behind.
func (w *Worker) touch(h, real cu.Stream, ends bool) {
	c := w.contextOf(h)
	if c == nil {
		return
	}
	if !ends {
		w.use(c, h, real)
		return
	}
	w.onStreamEnd(c, real)
	w.orderEnds(c, h, real)
	c.Busy.Fresh = slices.DeleteFunc(c.Busy.Fresh, func(s cu.Stream) bool { return s == real })
	if c.Busy.Lost || c.Busy.Waits.Load() != 0 || slices.Contains(c.Busy.List, real) {
		w.leave(c, real)
		c.Busy.List, c.Busy.Lost = c.Busy.List[:0], true
	}
	delete(w.marked, real)
}

// idle looks whether a context's work has ended, or watches for its end for a
// moment. When it says so, everything given to the context has been done.
func (w *Worker) idle(c *context, watch bool) bool {
	if c.Busy.Lost || c.Busy.Waits.Load() != 0 || len(w.s.Captures) != 0 {
		return false
	}
	w.enter(c.Index)
	for len(c.Busy.List) > 0 {
		last := len(c.Busy.List) - 1
		var rc cu.Result // of a look at the stream: a mark would make an idle one busy, in the client's eyes
		if watch {
			rc = w.watchStream(c.Busy.List[last])
		} else {
			rc = w.dev.StreamQuery(c.Busy.List[last])
		}
		if rc != cu.CUDA_SUCCESS {
			return false
		}
		c.Busy.List = c.Busy.List[:last]
	}
	return true
}

// deviceIdle says whether no context on a device has work left, as far as a
// look tells: green contexts use the primary one's memory.
func (w *Worker) deviceIdle(dev cu.Device) bool {
	for _, c := range w.contexts {
		if c.Device == dev && !w.idle(c, false) {
			return false
		}
	}
	return true
}
