package worker

import (
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// checkStreamCreateWithPriority remembers the blocking streams of a part. One that
// cannot be made is not used either.
func (w *Worker) checkStreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) cu.Result {
	if c := w.current; c != nil && c.Partition != 0 && q.Flags == uint32(cu.CU_STREAM_DEFAULT) {
		if c.Order.Blocking == nil {
			c.Order.Blocking = map[cu.Stream]bool{}
		}
		c.Order.Blocking[q.PhStream] = true
	}
	return cu.CUDA_SUCCESS
}

// keepOrder is called before a stream of a part is given work: h to the client, s
// to the driver.
func (w *Worker) keepOrder(c *context, h, s cu.Stream) {
	if c.Partition == 0 || !worksFor(w.s.Command.Op) || len(w.s.Captures) > 0 || s == session.PerThreadStream {
		return
	}
	if current := w.current; current != c {
		index := uint32(0)
		if current != nil {
			index = current.Index
		}
		w.enter(c.Index)
		defer w.enter(index)
	}
	o := &c.Order
	switch {
	case s <= session.LegacyStream:
		for _, other := range o.Pending {
			w.await(c, s, other)
		}
		o.Pending, o.Legacy = o.Pending[:0], true
	case o.Blocking[h]:
		o.Legacy = o.Legacy && w.await(c, s, 0)
		if !slices.Contains(o.Pending, s) {
			o.Pending = append(o.Pending, s)
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
	o := &c.Order
	delete(o.Blocking, h)
	if i := slices.Index(o.Pending, s); i >= 0 {
		o.Pending = slices.Delete(o.Pending, i, i+1)
		if len(w.s.Captures) == 0 && w.current == c {
			o.Legacy = w.await(c, 0, s) || o.Legacy
		}
	}
}
