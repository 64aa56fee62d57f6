package softgpu

import (
	"ferry/api/cu"
	"ferry/softgpu/graph"
)

// Priorities a program may ask for. They are hints: kernels of all streams
// share the processors alike.
const (
	leastPriority    = 0
	greatestPriority = -5
)

// stream finds the stream a handle means, and reports its context's failure.
func (g *GPU) stream(h cu.Stream) (*stream, cu.Result) {
	if h <= perThreadStream {
		c, r := g.current()
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		l := c.alive()
		if h == perThreadStream {
			return l.perThread, r
		}
		return l.legacy, r
	}
	s, ok := g.m.streams.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return s, s.life.failure()
}

// StreamCreate makes a stream of the current context.
func (g *GPU) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	return g.StreamCreateWithPriority(flags, 0)
}

// StreamCreateWithPriority brings the priority into the range there is.
func (g *GPU) StreamCreateWithPriority(flags uint32, priority int32) (cu.Stream, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if flags&^uint32(cu.CU_STREAM_NON_BLOCKING) != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.newStream(c, flags, priority)
}

func (g *GPU) newStream(c *context, flags uint32, priority int32) (cu.Stream, cu.Result) {
	l := c.alive()
	s := l.newStream(flags, max(min(priority, leastPriority), greatestPriority))
	s.green = c.green
	s.handle = cu.Stream(g.m.streams.Reserve())
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.over {
		return 0, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	l.streams[s] = true
	g.m.streams.Put(uint64(s.handle), s)
	return s.handle, cu.CUDA_SUCCESS
}

// StreamDestroy returns at once; the stream's work goes on to its end.
func (g *GPU) StreamDestroy(h cu.Stream) cu.Result {
	if h <= perThreadStream {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	s, ok := g.m.streams.Remove(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	g.Abandon(s)
	s.mu.Lock()
	s.destroyed = true
	idle := !s.running
	s.mu.Unlock()
	if idle {
		s.life.forget(s)
	}
	return s.life.failure()
}

// StreamQuery is NOT_READY while there is work.
func (g *GPU) StreamQuery(h cu.Stream) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if r := s.observed(); r != cu.CUDA_SUCCESS {
		return r
	}
	if len(s.concerning()) > 0 {
		return cu.CUDA_ERROR_NOT_READY
	}
	return s.life.failure()
}

// StreamSynchronize waits for what the stream has been given so far.
func (g *GPU) StreamSynchronize(h cu.Stream) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if r := s.observed(); r != cu.CUDA_SUCCESS {
		return r
	}
	for _, p := range s.concerning() {
		p.Wait()
	}
	return s.life.failure()
}

// StreamWaitEvent makes later work of the stream wait for the event as it was
// recorded last.
func (g *GPU) StreamWaitEvent(h cu.Stream, e cu.Event, flags uint32) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	ev, ok := g.m.events.Get(uint64(e))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if flags&^uint32(cu.CU_EVENT_WAIT_EXTERNAL) != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	rec := ev.latest()
	if s.capture.Load() != nil || rec != nil && rec.mark != nil {
		var external graph.Work
		if flags&uint32(cu.CU_EVENT_WAIT_EXTERNAL) != 0 {
			external = waitWork{eventNamed{ev.handle, ev}}
		}
		var mark *graph.Mark
		if rec != nil {
			mark = rec.mark
		}
		return g.WaitEvent(s, external, rec != nil, mark)
	}
	if rec == nil || rec.at.Reached() {
		return cu.CUDA_SUCCESS
	}
	_, r = s.enqueue(operation{after: []point{rec.at}, run: func() {}})
	return r
}

// StreamGetFlags returns the flags of creation.
func (g *GPU) StreamGetFlags(h cu.Stream) (uint32, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return s.flags, r
}

// StreamGetPriority returns the priority in effect.
func (g *GPU) StreamGetPriority(h cu.Stream) (int32, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return s.priority, r
}

// StreamGetId returns a number no other stream has or will have.
func (g *GPU) StreamGetId(h cu.Stream) (uint64, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return uint64(s.handle), r
}

// StreamGetDevice returns the device the stream works on.
func (g *GPU) StreamGetDevice(h cu.Stream) (cu.Device, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Device(s.life.ctx.dev.ordinal), r
}

// StreamGetCtx returns the stream's context, and its green one if it has one.
func (g *GPU) StreamGetCtx(h cu.Stream) (cu.Context, cu.GreenCtx, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	if s.green != nil {
		return s.life.ctx.handle, s.green.handle, r
	}
	if g.cur != nil && g.cur.green != nil && h <= perThreadStream {
		return s.life.ctx.handle, g.cur.green.handle, r
	}
	return s.life.ctx.handle, 0, r
}

// StreamGetCtx_v1 is StreamGetCtx of old.
func (g *GPU) StreamGetCtx_v1(h cu.Stream) (cu.Context, cu.Result) {
	c, _, r := g.StreamGetCtx(h)
	return c, r
}
