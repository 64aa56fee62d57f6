package worker

import (
	"slices"
	"sync/atomic"

	"ferry/api/cu"
)

// busyStreams are the streams of a context that may hold work. The driver has
// no way to ask whether a whole context is idle; with this the loop can answer
// most waits for one itself, by a look at a stream or two.
type busyStreams struct {
	list  []cu.Stream
	lost  bool         // there is work that no stream in the list stands for
	fresh []cu.Stream  // that were used since the gate last marked them, the last few
	waits atomic.Int32 // waits for all of it that others have taken over
}

// maxBusy is how many streams are worth looking at one by one.
const maxBusy = 4

// maxFresh is how many streams tell the gate enough of what a device does.
const maxFresh = 8

func (b *busyStreams) add(s cu.Stream) {
	if n := len(b.fresh); (n == 0 || b.fresh[n-1] != s) && !slices.Contains(b.fresh, s) {
		if n == maxFresh {
			b.fresh = slices.Delete(b.fresh, 0, 1)
		}
		b.fresh = append(b.fresh, s)
	}
	if n := len(b.list); n > 0 && b.list[n-1] == s || b.lost || slices.Contains(b.list, s) {
		return
	}
	if len(b.list) == maxBusy {
		b.lost = true
		return
	}
	b.list = append(b.list, s)
}

// clear is for when everything so far is waited for.
func (b *busyStreams) clear() { b.list, b.lost = b.list[:0], false }

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
	c.busy.add(real)
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
	c.busy.fresh = slices.DeleteFunc(c.busy.fresh, func(s cu.Stream) bool { return s == real })
	if c.busy.lost || c.busy.waits.Load() != 0 || slices.Contains(c.busy.list, real) {
		w.leave(c, real)
		c.busy.list, c.busy.lost = c.busy.list[:0], true
	}
	delete(w.marked, real)
}

// idle looks whether a context's work has ended, or watches for its end for a
// moment. When it says so, everything given to the context has been done.
func (w *Worker) idle(c *context, watch bool) bool {
	if c.busy.lost || c.busy.waits.Load() != 0 || len(w.s.Captures) != 0 {
		return false
	}
	w.enter(c.index)
	for len(c.busy.list) > 0 {
		last := len(c.busy.list) - 1
		var rc cu.Result // of a look at the stream: a mark would make an idle one busy, in the client's eyes
		if watch {
			rc = w.watchStream(c.busy.list[last])
		} else {
			rc = w.dev.StreamQuery(c.busy.list[last])
		}
		if rc != cu.CUDA_SUCCESS {
			return false
		}
		c.busy.list = c.busy.list[:last]
	}
	return true
}

// deviceIdle says whether no context on a device has work left, as far as a
// look tells: green contexts use the primary one's memory.
func (w *Worker) deviceIdle(dev cu.Device) bool {
	for _, c := range w.contexts {
		if c.dev == dev && !w.idle(c, false) {
			return false
		}
	}
	return true
}
