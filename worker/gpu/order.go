package gpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// CheckStreamCreateWithPriority remembers the blocking streams of a part. One that
// cannot be made is not used either.
func (e *Executor) CheckStreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) cu.Result {
	if c := e.Current; c != nil && c.Partition != 0 && q.Flags == uint32(cu.CU_STREAM_DEFAULT) {
		if c.Order.Blocking == nil {
			c.Order.Blocking = map[cu.Stream]bool{}
		}
		c.Order.Blocking[q.PhStream] = true
	}
	return cu.CUDA_SUCCESS
}

// keepOrder is called before a stream of a part is given work: h to the client, s
// to the driver.
func (e *Executor) keepOrder(c *Context, h, s cu.Stream) {
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

// orderAfter has a stream wait for what another holds now, and says whether it holds
// anything.
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

// endOrder has the default stream wait for a stream that is about to end.
func (e *Executor) endOrder(c *Context, h, s cu.Stream) {
	o := &c.Order
	delete(o.Blocking, h)
	if i := slices.Index(o.Pending, s); i >= 0 {
		o.Pending = slices.Delete(o.Pending, i, i+1)
		if len(e.s.Captures) == 0 && e.Current == c {
			o.Legacy = e.orderAfter(c, 0, s) || o.Legacy
		}
	}
}
