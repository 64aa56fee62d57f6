package gpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// CheckStreamCreateWithPriority notes the blocking streams of a context with a partition.
// Such a context is a green context to the driver. In a green context NVIDIA's driver (580
// on an H200) does not make blocking streams and the default stream wait for each other,
// and programs count on it: the worker keeps that order itself. A stream whose creation
// fails is not used, so noting it does no harm.
func (e *Executor) CheckStreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) cu.Result {
	if c := e.Current; c != nil && c.Partition != 0 && q.Flags == uint32(cu.CU_STREAM_DEFAULT) {
		if c.Order.Blocking == nil {
			c.Order.Blocking = map[cu.Stream]bool{}
		}
		c.Order.Blocking[q.PhStream] = true
	}
	return cu.CUDA_SUCCESS
}

// orderBlockingStreams is called before a stream of a context with a partition gets work.
// The client knows the stream as h, the driver as s. Work in the default stream waits for
// all blocking streams with newer work, and work in a blocking stream waits for the default
// stream.
func (e *Executor) orderBlockingStreams(c *Context, h, s cu.Stream) {
	if c.Partition == 0 || !GivesWork(e.s.Command.Op) || len(e.s.Captures) > 0 || s == session.PerThreadStream {
		return
	}
	if current := e.Current; current != c {
		index := uint32(0)
		if current != nil {
			index = current.Index
		}
		e.Enter(c.Index)
		defer e.Enter(index)
	}
	o := &c.Order
	switch {
	case s <= session.LegacyStream:
		for _, other := range o.Pending {
			e.orderAfter(c, s, other)
		}
		o.Pending, o.Legacy = o.Pending[:0], true
	case o.Blocking[h]:
		o.Legacy = o.Legacy && e.orderAfter(c, s, 0)
		if !slices.Contains(o.Pending, s) {
			o.Pending = append(o.Pending, s)
		}
	}
}

// orderAfter makes stream s wait for the work that another stream holds now. It reports
// whether the other stream holds any.
func (e *Executor) orderAfter(c *Context, s, other cu.Stream) bool {
	if e.dev.StreamQuery(other) != cu.CUDA_ERROR_NOT_READY {
		return false
	}
	ev, rc := c.Record(e.dev, other)
	if rc == cu.CUDA_SUCCESS {
		rc = e.dev.StreamWaitEvent(s, ev, 0)
		c.ReturnEvent(ev)
	}
	if rc != cu.CUDA_SUCCESS {
		e.log.Error("the order of a part's streams is lost", "err", rc)
	}
	return true
}

// endStreamOrder makes the default stream wait for a stream that is about to end.
func (e *Executor) endStreamOrder(c *Context, h, s cu.Stream) {
	o := &c.Order
	delete(o.Blocking, h)
	if i := slices.Index(o.Pending, s); i >= 0 {
		o.Pending = slices.Delete(o.Pending, i, i+1)
		if len(e.s.Captures) == 0 && e.Current == c {
			o.Legacy = e.orderAfter(c, 0, s) || o.Legacy
		}
	}
}
