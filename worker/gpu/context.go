package gpu

import (
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// Context is a client's context with what the worker keeps for it: events to
// mark places in streams and staging memory, which both belong to a context
// and end with it.
type Context struct {
	session.Context
	Under *Context   // green: the primary context under it; Base of the same
	Aux   cu.Context // what threads of the pool use in its place; 0: itself

	Mirror     cu.Stream // see MirrorStream; the command loop uses it
	EndedMarks []*Mark   // behind the work of streams that have ended; likewise

	mu      sync.Mutex
	events  []cu.Event
	staging staging
	Lent    sync.WaitGroup // staging buffers that lanes read from
}

// Home is the context that what is made in c belongs to: for a green one the
// primary context, which outlives it.
func (c *Context) Home() *Context {
	if c.Under != nil {
		return c.Under
	}
	return c
}

// Background is the context for threads beside the loop's: a green one must not be
// current to two threads, and what they do does not depend on multiprocessors.
func (c *Context) Background() cu.Context {
	if c.Aux != 0 {
		return c.Aux
	}
	return c.Real
}

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

// Record marks a place in a stream of the context's, which is current.
func (c *Context) Record(dev device.Device, s cu.Stream) (cu.Event, cu.Result) {
	ev, rc := c.event(dev)
	if rc == cu.CUDA_SUCCESS {
		if rc = dev.EventRecord(ev, s); rc != cu.CUDA_SUCCESS {
			c.ReturnEvent(ev)
		}
	}
	return ev, rc
}

func (c *Context) ReturnEvent(ev cu.Event) {
	c.mu.Lock()
	c.events = append(c.events, ev)
	c.mu.Unlock()
}

// MirrorStream is a context's own stream for mirrors: it waits for none of the
// client's, and none of them for it.
func (c *Context) MirrorStream(dev device.Device) (cu.Stream, cu.Result) {
	if c.Mirror != 0 {
		return c.Mirror, cu.CUDA_SUCCESS
	}
	s, rc := dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
	if rc == cu.CUDA_SUCCESS {
		c.Mirror = s
	}
	return s, rc
}

// AddLent counts what must be over before a context ends, a green one's with that it
// is on top of.
func (c *Context) AddLent(n int) {
	c.Lent.Add(n)
	if home := c.Home(); home != c {
		home.Lent.Add(n)
	}
}

// A Mark is an event behind what a stream held when it was made.
type Mark struct {
	Ctx   *Context
	Event cu.Event
	users atomic.Int32
}

// Share adds a user of the mark, who drops it too.
func (m *Mark) Share() { m.users.Add(1) }

// Drop is called by each user once. The last one gives the event back.
func (m *Mark) Drop() {
	if m.users.Add(-1) == 0 {
		m.Ctx.ReturnEvent(m.Event)
	}
}
