package gpu

import (
	"fmt"
	"maps"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// Find finds a live context by the client's handle, nil if there is none.
func (e *Executor) Find(h cu.Context) *Context {
	if c := e.Contexts[uint32(h)]; c != nil && c.Handle == h {
		return c
	}
	return nil
}

// ContextFor finds a context on a device the client names.
func (e *Executor) ContextFor(d cu.Device) (*Context, cu.Result) {
	dev, ok := e.s.Devices.Ordinal(d)
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_DEVICE
	}
	if c := e.ContextOn(dev); c != nil {
		return c, cu.CUDA_SUCCESS
	}
	return nil, cu.CUDA_ERROR_INVALID_CONTEXT
}

// Home is the context that what is made in c belongs to: for a green one the
// primary context, which outlives it.
func (c *Context) Home() *Context {
	if c.Under != nil {
		return c.Under
	}
	return c
}

// dropGreens forgets the green contexts of a primary one that has ended.
func (e *Executor) dropGreens(primary *Context) {
	for index, c := range e.Contexts {
		if c.Under == primary {
			e.s.Handles.DropContext(index)
			delete(e.Contexts, index)
			delete(e.s.Contexts, index)
		}
	}
}

// AnyContext is the current context, or some other one; nil if there is none.
func (e *Executor) AnyContext() *Context {
	if e.Current != nil {
		return e.Current
	}
	for _, c := range e.Contexts {
		return c
	}
	return nil
}

// ContextOn finds a context on a device, the current one first.
func (e *Executor) ContextOn(dev cu.Device) *Context {
	if e.Current != nil && e.Current.Device == dev {
		return e.Current
	}
	for _, i := range slices.Sorted(maps.Keys(e.Contexts)) {
		if c := e.Contexts[i]; c.Device == dev {
			return c
		}
	}
	return nil
}

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

// Background returns the context for the threads of the pool, 0 for none: a green
// one must not be current to two threads, and what the pool does there does not
// depend on multiprocessors.
func (c *Context) Background() cu.Context {
	if c == nil {
		return 0
	}
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

// ForgetContext forgets a context whose objects the driver has ended, and the green contexts
// on top of it. No context is current afterwards.
func (e *Executor) ForgetContext(c *Context) {
	e.arriving = slices.DeleteFunc(e.arriving, func(m *Mark) bool { return m.Ctx.Home() == c })
	maps.DeleteFunc(e.beforeCaptures, func(at streamIn, _ *Mark) bool { return at.ctx.Home() == c }) // its events have ended
	e.dropGreens(c)
	e.s.Handles.DropContext(c.Index)
	clear(e.endInMark) // of its streams too; the others are asked once more
	delete(e.Contexts, c.Index)
	delete(e.s.Contexts, c.Index)
	e.accounts.Usage.AddContexts(c.Device, -1)
	e.Current = nil
	e.dev.CtxSetCurrent(0)
}

// AddContext makes a real context known under the client's handle, and current. nil: the
// handle is impossible, and the session fails.
func (e *Executor) AddContext(h, real cu.Context, dev cu.Device, primary bool) *Context {
	if e.Contexts[uint32(h)] != nil {
		e.s.Fail(fmt.Errorf("%w: %#x: a live context has this index", session.ErrHandle, h))
		return nil
	}
	if err := e.s.Handles.Bind(cu.KindContext, uint64(h), uint64(real), 0); err != nil {
		e.s.Fail(err)
		return nil
	}
	c := &Context{Context: session.Context{Handle: h, Index: uint32(h), Real: real, Device: dev, Primary: primary}}
	e.Contexts[c.Index] = c
	e.s.Contexts[c.Index] = &c.Context
	e.accounts.Usage.AddContexts(dev, 1)
	e.Current = c
	e.dev.CtxSetCurrent(real)
	return c
}
