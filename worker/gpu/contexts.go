package gpu

import (
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/session"
)

// Find finds a live context by the client's handle, nil if there is none.
func (e *Executor) Find(h cu.Context) *Context {
	if c := e.Contexts[uint32(h)]; c != nil && c.Handle == h {
		return c
	}
	return nil
}

// ContextFor finds a context on a device, which the client names by its own number.
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

// dropGreens forgets the green contexts of a primary context that has ended.
func (e *Executor) dropGreens(primary *Context) {
	for index, c := range e.Contexts {
		if c.Under == primary {
			e.s.Handles.DropContext(index)
			e.s.DropSettings(index)
			delete(e.Contexts, index)
			delete(e.s.Contexts, index)
		}
	}
}

// AnyContext is the current context, or any other one; nil if there is none.
func (e *Executor) AnyContext() *Context {
	if e.Current != nil {
		return e.Current
	}
	for _, c := range e.Contexts {
		return c
	}
	return nil
}

// ContextOn finds a context on a device, the current one first; nil if there is none.
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

// ForgetContext forgets a context whose objects the driver has ended, and the green
// contexts on top of it. No context is current afterwards.
func (e *Executor) ForgetContext(c *Context) {
	e.arriving = slices.DeleteFunc(e.arriving, func(m *Mark) bool { return m.Ctx.Home() == c })
	maps.DeleteFunc(e.beforeCaptures, func(at streamIn, _ *Mark) bool { return at.ctx.Home() == c }) // their events have ended with the context
	e.dropGreens(c)
	e.s.Handles.DropContext(c.Index)
	e.s.DropSettings(c.Index)
	clear(e.endInMark) // has streams of the context; the others are polled once more
	delete(e.Contexts, c.Index)
	delete(e.s.Contexts, c.Index)
	e.accounts.Usage.AddContexts(c.Device, -1)
	e.Current = nil
	e.dev.CtxSetCurrent(0)
}

// AddContext makes a real context known under the client's handle, and current. It returns
// nil, and the session fails, where the handle is impossible.
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
