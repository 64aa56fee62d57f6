package gpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/wire"
)

// ContextOf is the context a stream belongs to, by the client's handle: one that
// need not be made belongs to the current context. nil if there is none.
func (e *Executor) ContextOf(h cu.Stream) *Context {
	if h > 2 {
		if index := e.s.Handles.Context(uint64(h)); index != 0 {
			return e.Contexts[index]
		}
	}
	return e.Current
}

// Use notes that a stream is about to be given work.
func (e *Executor) Use(c *Context, h, real cu.Stream) {
	if h > 2 && len(e.arriving) > 0 {
		e.awaitArrivals()
	}
	e.keepOrder(c, h, real)
	c.Busy.Add(real)
}

// Touch notes that a command names a stream. A stream that ends leaves its
// work behind.
func (e *Executor) Touch(h, real cu.Stream, ends bool) {
	c := e.ContextOf(h)
	if c == nil {
		return
	}
	if !ends {
		e.Use(c, h, real)
		return
	}
	e.OnStreamEnd(c, real)
	e.endOrder(c, h, real)
	c.Busy.Fresh = slices.DeleteFunc(c.Busy.Fresh, func(s cu.Stream) bool { return s == real })
	if c.Busy.Lost || c.Busy.Waits.Load() != 0 || slices.Contains(c.Busy.List, real) {
		e.markEnding(c, real)
		c.Busy.List, c.Busy.Lost = c.Busy.List[:0], true
	}
	delete(e.endInMark, real)
}

// Idle looks whether a context's work has ended, or watches for its end for a
// moment. When it says so, everything given to the context has been done.
func (e *Executor) Idle(c *Context, watch bool) bool {
	if c.Busy.Lost || c.Busy.Waits.Load() != 0 || len(e.s.Captures) != 0 {
		return false
	}
	e.Enter(c.Index)
	for len(c.Busy.List) > 0 {
		last := len(c.Busy.List) - 1
		var rc cu.Result // of a look at the stream: a mark would make an idle one busy, in the client's eyes
		if watch {
			rc = e.spinOnStream(c.Busy.List[last])
		} else {
			rc = e.dev.StreamQuery(c.Busy.List[last])
		}
		if rc != cu.CUDA_SUCCESS {
			return false
		}
		c.Busy.List = c.Busy.List[:last]
	}
	return true
}

// DeviceIdle says whether no context on a device has work left, as far as a
// look tells: green contexts use the primary one's memory.
func (e *Executor) DeviceIdle(dev cu.Device) bool {
	for _, c := range e.Contexts {
		if c.Device == dev && !e.Idle(c, false) {
			return false
		}
	}
	return true
}

// Capture turns a stream's commands into a graph. The driver does that itself,
// command by command; what the worker adds to a stream for its own purposes
// (marks behind copies) must stay out of it.

// Capturing asks whether a stream is being captured. While nobody captures
// it costs nothing.
func (e *Executor) Capturing(s cu.Stream) bool {
	if len(e.s.Captures) == 0 {
		return false
	}
	status, rc := e.dev.StreamIsCapturing(s)
	return rc == cu.CUDA_SUCCESS && status != cu.CU_STREAM_CAPTURE_STATUS_NONE
}

// Stream translates a stream and finds the context its marks must be made in.
func (e *Executor) Stream(h cu.Stream) (cu.Stream, *Context, cu.Result) {
	var real cu.Stream
	var c *Context
	if known := e.recentStream(h); known != nil {
		real, c = known.real, known.c
	} else {
		r, ok := e.s.Handles.Real(cu.KindStream, uint64(h))
		if !ok {
			return 0, nil, cu.CUDA_ERROR_INVALID_HANDLE
		}
		if real, c = cu.Stream(r), e.ContextOf(h); c == nil {
			return 0, nil, cu.CUDA_ERROR_INVALID_CONTEXT
		}
	}
	e.Use(c, h, real)
	if len(e.endInMark) > 0 {
		delete(e.endInMark, real)
	}
	return real, c, cu.CUDA_SUCCESS
}

// givesWork are the commands that give a device work worth counting. CopyInLanes waits
// for its data, and passes with each piece of it.
var givesWork = [...]bool{
	wire.OpLaunch: true, wire.OpGraphLaunch: true, wire.OpGraphLaunchAsk: true,
	wire.OpCopyIn: true, wire.OpCopyOut: true, wire.OpCopyOutLater: true, wire.OpCopyOn: true,
	wire.OpStageIn: true, wire.OpStageOut: true,
	wire.OpArrayIn: true, wire.OpArrayOut: true, wire.OpArrayOn: true,
	wire.OpMemsetD8Async: true, wire.OpMemsetD16Async: true, wire.OpMemsetD32Async: true,
	wire.OpMemsetD2D8Async: true, wire.OpMemsetD2D16Async: true, wire.OpMemsetD2D32Async: true,
	wire.OpMemBatchDecompressAsync: true,
}

func GivesWork(op wire.Op) bool { return int(op) < len(givesWork) && givesWork[op] }

// recentStreams are the same of streams.
type recentStreams [32]recentStream

type recentStream struct {
	handle cu.Stream
	age    uint64
	real   cu.Stream
	c      *Context
}

// recentStream looks up a stream that was made and the context it was made in. Neither
// those that need not be made nor one whose context is unknown are its concern.
func (e *Executor) recentStream(h cu.Stream) *recentStream {
	r, age := &e.recentStreams[uint64(h)%uint64(len(e.recentStreams))], 1+e.s.Handles.Ended()
	if r.handle == h && r.age == age {
		return r
	}
	real, ok := e.s.Handles.Real(cu.KindStream, uint64(h))
	c := e.Contexts[e.s.Handles.Context(uint64(h))]
	if h <= 2 || !ok || c == nil {
		return nil
	}
	*r = recentStream{handle: h, age: age, real: cu.Stream(real), c: c}
	return r
}

// KeepStaged keeps a staging buffer until the stream has passed this point.
func (e *Executor) KeepStaged(c *Context, buf []byte, s cu.Stream) cu.Result {
	ev, rc := c.Record(e.dev, s)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	st := &c.staging
	if st.byStream == nil {
		st.byStream = map[cu.Stream]*stageQueue{}
	}
	l := st.byStream[s]
	if l == nil {
		if n := len(st.unused); n > 0 {
			l, st.unused = st.unused[n-1], st.unused[:n-1]
		} else {
			l = new(stageQueue)
		}
		l.stream = s
		st.byStream[s] = l
		st.queues = append(st.queues, l)
	}
	l.inUse = append(l.inUse, Staged{buf, ev})
	return rc
}
