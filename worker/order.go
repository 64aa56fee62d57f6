package worker

import (
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// order is what a context of a part knows of its streams to have the default one and
// the blocking ones wait for each other. In a green context NVIDIA's driver does not
// (580 on an H200), and programs count on it. Only the loop looks.
type order struct {
	blocking map[cu.Stream]bool // the client's names of those; the driver says that none is
	ahead    []cu.Stream        // blocking ones that may hold work the default stream has not waited for
	legacy   bool               // the default stream may hold work
}

// checkStreamCreateWithPriority remembers the blocking streams of a part. One that
// cannot be made is not used either.
func (w *Worker) checkStreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) cu.Result {
	if c := w.current; c != nil && c.part != 0 && q.Flags == uint32(cu.CU_STREAM_DEFAULT) {
		if c.order.blocking == nil {
			c.order.blocking = map[cu.Stream]bool{}
		}
		c.order.blocking[q.PhStream] = true
	}
	return cu.CUDA_SUCCESS
}

// keepOrder is called before a stream of a part is given work: h to the client, s
// to the driver.
func (w *Worker) keepOrder(c *context, h, s cu.Stream) {
	if c.part == 0 || !worksFor(w.s.Command.Op) || len(w.s.Captures) > 0 || s == session.PerThreadStream {
		return
	}
	if current := w.current; current != c {
		index := uint32(0)
		if current != nil {
			index = current.index
		}
		w.enter(c.index)
		defer w.enter(index)
	}
	o := &c.order
	switch {
	case s <= session.LegacyStream:
		for _, other := range o.ahead {
			w.await(c, s, other)
		}
		o.ahead, o.legacy = o.ahead[:0], true
	case o.blocking[h]:
		o.legacy = o.legacy && w.await(c, s, 0)
		if !slices.Contains(o.ahead, s) {
			o.ahead = append(o.ahead, s)
		}
	}
}

// await has a stream wait for what another holds now, and says whether it holds
// anything.
func (w *Worker) await(c *context, s, other cu.Stream) bool {
	if w.dev.StreamQuery(other) != cu.CUDA_ERROR_NOT_READY {
		return false
	}
	ev, rc := c.record(w.dev, other)
	if rc == cu.CUDA_SUCCESS {
		rc = w.dev.StreamWaitEvent(s, ev, 0)
		c.giveBack(ev)
	}
	if rc != cu.CUDA_SUCCESS {
		w.log.Error("the order of a part's streams is lost", "err", rc)
	}
	return true
}

// orderEnds has the default stream wait for a stream that is about to end.
func (w *Worker) orderEnds(c *context, h, s cu.Stream) {
	o := &c.order
	delete(o.blocking, h)
	if i := slices.Index(o.ahead, s); i >= 0 {
		o.ahead = slices.Delete(o.ahead, i, i+1)
		if len(w.s.Captures) == 0 && w.current == c {
			o.legacy = w.await(c, 0, s) || o.legacy
		}
	}
}
