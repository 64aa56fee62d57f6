package gpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/wire"
)

// ContextOf is the context to which a stream belongs, by the client's handle; nil if there
// is none. The predefined streams belong to the current context.
func (e *Executor) ContextOf(h cu.Stream) *Context {
	if h > 2 {
		if index := e.s.Handles.Context(uint64(h)); index != 0 {
			return e.Contexts[index]
		}
	}
	return e.Current
}

// NoteUse notes that a stream is about to get work. It first waits for blocking copies that
// the stream must not overtake.
func (e *Executor) NoteUse(c *Context, h, real cu.Stream) {
	if h > 2 && len(e.arriving) > 0 {
		e.awaitArrivals()
	}
	e.orderBlockingStreams(c, h, real)
	c.Busy.Add(real)
}

// Touch notes that a command names a stream. A stream that ends leaves its work to the
// device, so the work is marked before.
func (e *Executor) Touch(h, real cu.Stream, ends bool) {
	c := e.ContextOf(h)
	if c == nil {
		return
	}
	if !ends {
		e.NoteUse(c, h, real)
		return
	}
	e.OnStreamEnd(c, real)
	e.endStreamOrder(c, h, real)
	c.Busy.Fresh = slices.DeleteFunc(c.Busy.Fresh, func(s cu.Stream) bool { return s == real })
	if !c.Busy.Known() || slices.Contains(c.Busy.List, real) {
		e.markEnding(c, real)
		c.Busy.Lose()
	}
	delete(e.endInMark, real)
}

// Idle reports whether a context has no work left. With watch it spins for that for a
// moment. When it returns true, everything that the context was given is done.
func (e *Executor) Idle(c *Context, watch bool) bool {
	if !c.Busy.Known() || len(e.s.Captures) != 0 {
		return false
	}
	e.Enter(c.Index)
	for len(c.Busy.List) > 0 {
		last := len(c.Busy.List) - 1
		var rc cu.Result // by a query: a mark would make an idle stream busy for the client
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

// DeviceIdle reports whether no context on a device has work left, as far as queries show:
// green contexts use memory of the primary one.
func (e *Executor) DeviceIdle(dev cu.Device) bool {
	for _, c := range e.Contexts {
		if c.Device == dev && !e.Idle(c, false) {
			return false
		}
	}
	return true
}

// A capture turns the commands of a stream into a graph. The driver does that itself,
// command by command. The worker's own additions to a stream (marks behind copies) must
// stay out of the graph.

// Capturing reports whether a stream is being captured. It costs nothing while no capture
// is under way.
func (e *Executor) Capturing(s cu.Stream) bool {
	if len(e.s.Captures) == 0 {
		return false
	}
	status, rc := e.dev.StreamIsCapturing(s)
	return rc == cu.CUDA_SUCCESS && status != cu.CU_STREAM_CAPTURE_STATUS_NONE
}

// Stream translates a stream that is about to get work, and finds the context in which its
// marks must be recorded.
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
	e.NoteUse(c, h, real)
	if len(e.endInMark) > 0 {
		delete(e.endInMark, real)
	}
	return real, c, cu.CUDA_SUCCESS
}

// givesWork lists the commands that give a device work worth measuring. CopyInLanes is not
// among them: it waits for its data, and each piece of the data is admitted by itself.
var givesWork = [...]bool{
	wire.OpLaunch: true, wire.OpGraphLaunch: true, wire.OpGraphLaunchAsk: true,
	wire.OpCopyIn: true, wire.OpCopyOut: true, wire.OpCopyOutLater: true, wire.OpCopyOn: true,
	wire.OpStageIn: true, wire.OpStageOut: true,
	wire.OpArrayIn: true, wire.OpArrayOut: true, wire.OpArrayOn: true,
	wire.OpMemsetD8Async: true, wire.OpMemsetD16Async: true, wire.OpMemsetD32Async: true,
	wire.OpMemsetD2D8Async: true, wire.OpMemsetD2D16Async: true, wire.OpMemsetD2D32Async: true,
	wire.OpMemBatchDecompressAsync: true,
}

// GivesWork reports whether a command gives a device work that the meter measures.
func GivesWork(op wire.Op) bool { return int(op) < len(givesWork) && givesWork[op] }

// recentStreams are the streams that commands named last, already looked up (see package
// code, recent.go). An entry is right as long as no handle has ended.
type recentStreams [32]recentStream

// A recentStream is one such entry.
type recentStream struct {
	handle cu.Stream
	age    uint64
	real   cu.Stream
	c      *Context
}

// recentStream looks up a stream that the client made, and the context in which it was
// made. It returns nil for the predefined streams and for a stream whose context is
// unknown.
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

// ReleaseStagingInOrder releases a staging buffer once the stream has passed this point.
func (e *Executor) ReleaseStagingInOrder(c *Context, buf []byte, s cu.Stream) cu.Result {
	ev, rc := c.Record(e.dev, s)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	st := &c.staging
	if st.byStream == nil {
		st.byStream = map[cu.Stream]*stageQueue{}
	}
	q := st.byStream[s]
	if q == nil {
		if n := len(st.unused); n > 0 {
			q, st.unused = st.unused[n-1], st.unused[:n-1]
		} else {
			q = new(stageQueue)
		}
		q.stream = s
		st.byStream[s] = q
		st.queues = append(st.queues, q)
	}
	q.inUse = append(q.inUse, Staged{buf, ev})
	return rc
}
