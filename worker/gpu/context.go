package gpu

import (
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// A Context is a client's context with what the worker keeps for it: events that mark
// places in streams, and staging memory. Both belong to the context and end with it.
//
// mu guards the events and the free staging memory, which threads of the pool return. All
// other fields belong to the command loop.
type Context struct {
	session.Context
	Under *Context   // of a green context: the primary context under it (session.Context.Base)
	Aux   cu.Context // the context that threads of the pool use in its place; 0: this one

	Mirror     cu.Stream // see MirrorStream
	EndedMarks []*Mark   // behind the work of streams that have ended, and behind events of the whole context

	mu       sync.Mutex
	events   []cu.Event
	staging  staging
	InFlight sync.WaitGroup // staging buffers and shared memory that lanes or the device still use
}

// Home is the context to which objects made in c belong: for a green context the primary
// context, which outlives it.
func (c *Context) Home() *Context {
	if c.Under != nil {
		return c.Under
	}
	return c
}

// Background is the context for threads of the pool. A green context must not be current on
// two threads, and what those threads do does not depend on multiprocessors.
func (c *Context) Background() cu.Context {
	if c.Aux != 0 {
		return c.Aux
	}
	return c.Real
}

// event returns an unused event of the context, which must be current.
func (c *Context) event(dev device.Device) (cu.Event, cu.Result) {
	c.mu.Lock()
	if n := len(c.events); n > 0 {
		ev := c.events[n-1]
		c.events = c.events[:n-1]
		c.mu.Unlock()
		return ev, cu.CUDA_SUCCESS
	}
	c.mu.Unlock()
	return dev.EventCreate(uint32(cu.CU_EVENT_DISABLE_TIMING))
}

// Record marks a place in a stream of the context, which must be current. The caller
// returns the event with ReturnEvent.
func (c *Context) Record(dev device.Device, s cu.Stream) (cu.Event, cu.Result) {
	ev, rc := c.event(dev)
	if rc == cu.CUDA_SUCCESS {
		if rc = dev.EventRecord(ev, s); rc != cu.CUDA_SUCCESS {
			c.ReturnEvent(ev)
		}
	}
	return ev, rc
}

// ReturnEvent gives back an event that nothing waits for any more. Any thread may call it.
func (c *Context) ReturnEvent(ev cu.Event) {
	c.mu.Lock()
	c.events = append(c.events, ev)
	c.mu.Unlock()
}

// MirrorStream is the context's own stream for mirrors. It does not wait for the client's
// streams, and they do not wait for it.
func (c *Context) MirrorStream(dev device.Device) (cu.Stream, cu.Result) {
	if c.Mirror != 0 {
		return c.Mirror, cu.CUDA_SUCCESS
	}
	var s cu.Stream
	var rc cu.Result
	PlaceContext(dev, func() { s, rc = dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING)) })
	if rc == cu.CUDA_SUCCESS {
		c.Mirror = s
	}
	return s, rc
}

// AddInFlight counts uses of memory that must end before the context ends. A use in a green
// context counts for its primary context too.
func (c *Context) AddInFlight(n int) {
	c.InFlight.Add(n)
	if home := c.Home(); home != c {
		home.InFlight.Add(n)
	}
}

// A Mark is an event behind everything that a stream held when the event was recorded.
type Mark struct {
	Ctx   *Context
	Event cu.Event
	users atomic.Int32
}

// Share adds a user of the mark. Each user drops it.
func (m *Mark) Share() { m.users.Add(1) }

// Drop is called by each user once. The last one gives the event back.
func (m *Mark) Drop() {
	if m.users.Add(-1) == 0 {
		m.Ctx.ReturnEvent(m.Event)
	}
}
