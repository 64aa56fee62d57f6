package worker

import (
	"fmt"
	"maps"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// context is a client's context with what the worker keeps for it: events to
// mark places in streams and staging memory, which both belong to a context
// and end with it.
type context struct {
	session.Context
	base  *context   // green: the primary context, as Base says
	aside cu.Context // what other threads than the loop's use in its place, 0: itself

	mirror cu.Stream // see mirrorStream; the loop's
	left   []*mark   // behind the work of streams that have ended; likewise

	mu     sync.Mutex
	events []cu.Event
	stage  stager
	lent   sync.WaitGroup // staging buffers that lanes read from
}

// beside is the context for threads beside the loop's: a green one must not be
// current to two threads, and what they do does not depend on multiprocessors.
func (c *context) beside() cu.Context {
	if c.aside != 0 {
		return c.aside
	}
	return c.Real
}

func (c *context) event(dev device.Device) (cu.Event, cu.Result) {
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

// record marks a place in a stream of the context's, which is current.
func (c *context) record(dev device.Device, s cu.Stream) (cu.Event, cu.Result) {
	ev, rc := c.event(dev)
	if rc == cu.CUDA_SUCCESS {
		if rc = dev.EventRecord(ev, s); rc != cu.CUDA_SUCCESS {
			c.giveBack(ev)
		}
	}
	return ev, rc
}

func (c *context) giveBack(ev cu.Event) {
	c.mu.Lock()
	c.events = append(c.events, ev)
	c.mu.Unlock()
}

// stream translates a stream and finds the context its marks must be made in.
func (w *Worker) stream(h cu.Stream) (cu.Stream, *context, cu.Result) {
	var real cu.Stream
	var c *context
	if known := w.streamOf(h); known != nil {
		real, c = known.real, known.c
	} else {
		r, ok := w.s.Handles.Real(cu.KindStream, uint64(h))
		if !ok {
			return 0, nil, cu.CUDA_ERROR_INVALID_HANDLE
		}
		if real, c = cu.Stream(r), w.contextOf(h); c == nil {
			return 0, nil, cu.CUDA_ERROR_INVALID_CONTEXT
		}
	}
	w.use(c, h, real)
	if len(w.marked) > 0 {
		delete(w.marked, real)
	}
	return real, c, cu.CUDA_SUCCESS
}

// context finds a live context by the client's handle, nil if there is none.
func (w *Worker) context(h cu.Context) *context {
	if c := w.contexts[uint32(h)]; c != nil && c.Handle == h {
		return c
	}
	return nil
}

// adopt makes a real context known under the client's handle.
func (w *Worker) adopt(h cu.Context, real cu.Context, dev cu.Device, primary bool) {
	if w.contexts[uint32(h)] != nil {
		w.s.Fail(fmt.Errorf("%w: %#x: a live context has this index", session.ErrHandle, h))
		return
	}
	if err := w.s.Handles.Bind(cu.KindContext, uint64(h), uint64(real), 0); err != nil {
		w.s.Fail(err)
		return
	}
	c := &context{Context: session.Context{Handle: h, Index: uint32(h), Real: real, Device: dev, Primary: primary}}
	w.contexts[c.Index] = c
	w.s.Contexts[c.Index] = &c.Context
	w.tally.contexts(dev, 1)
	w.current = c
	w.dev.CtxSetCurrent(real)
	if primary || w.kept[dev] != nil {
		w.cool(dev) // one reference less
	} else {
		w.coolBeside(dev)
	}
}

// bury forgets a context whose objects the driver has ended. Registrations of
// the client's memory end with it too; the client shares it anew when needed.
func (w *Worker) bury(c *context) {
	if w.pushing == c {
		w.pushing = nil
	}
	w.mem.dropContext(w.dev, c)
	w.dropLimits(c)
	w.arriving = slices.DeleteFunc(w.arriving, func(m *mark) bool { return m.c.home() == c })
	maps.DeleteFunc(w.before, func(at place, _ *mark) bool { return at.c.home() == c }) // its events have ended
	w.dropGreens(c)
	w.mem.part(w.dev, func(pair [2]*context) bool { return pair[0] == c || pair[1] == c })
	w.s.Handles.DropContext(c.Index)
	clear(w.marked) // of its streams too; the others are asked once more
	delete(w.contexts, c.Index)
	delete(w.s.Contexts, c.Index)
	w.tally.contexts(c.Device, -1)
	w.current = nil
	w.dev.CtxSetCurrent(0)
}

func (w *Worker) cmdPrimaryRetain(q *wire.PrimaryRetainRequest, a *wire.PrimaryRetainReply) cu.Result {
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if c := w.context(q.Ctx); c != nil && c.Primary && c.Device == dev {
		return cu.CUDA_SUCCESS
	}
	if q.Flags != 0 {
		w.cool(dev) // they are for a context that is made with them
		w.dev.DevicePrimaryCtxSetFlags(dev, q.Flags)
	}
	real, rc := w.primary(q.Ctx, dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.dev.CtxSetCurrent(real)
	free, _, _ := w.dev.MemGetInfo()
	a.Free = w.tally.tell(dev, free)
	now := cu.Context(0)
	if w.current != nil {
		now = w.current.Real
	}
	w.dev.CtxSetCurrent(now)
	return rc
}

// primary makes a device's primary context, or what stands for it in the client's
// part, known under the client's handle.
func (w *Worker) primary(h cu.Context, dev cu.Device) (cu.Context, cu.Result) {
	if p := w.kept[dev]; p != nil {
		return w.adoptPart(p, h, dev, true)
	}
	real, rc := w.dev.DevicePrimaryCtxRetain(dev)
	if rc == cu.CUDA_SUCCESS {
		w.adopt(h, real, dev, true)
	}
	return real, rc
}

func (w *Worker) cmdPrimaryRelease(q *wire.PrimaryReleaseRequest) cu.Result {
	c := w.context(q.Ctx)
	if c == nil || !c.Primary {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	w.quiesce(c)
	if c.Partition != 0 {
		return w.leavePart(c)
	}
	rc := w.dev.DevicePrimaryCtxRelease(c.Device)
	w.bury(c)
	return rc
}

// cmdPrimaryReset ends the context's objects; the client may use its handle
// on, so a fresh primary context takes its place at the next retain.
func (w *Worker) cmdPrimaryReset(q *wire.PrimaryResetRequest, _ *wire.PrimaryResetReply) cu.Result {
	c := w.context(q.Ctx)
	if c == nil || !c.Primary {
		return cu.CUDA_SUCCESS
	}
	w.quiesce(c)
	if c.Partition != 0 {
		return w.leavePart(c)
	}
	rc := w.dev.DevicePrimaryCtxReset(c.Device)
	// Our own retain must not outlive the client's, or the next one would find
	// a context that is no longer new.
	w.dev.DevicePrimaryCtxRelease(c.Device)
	w.bury(c)
	return rc
}

func (w *Worker) cmdCtxCreate(q *wire.CtxCreateRequest, _ *wire.CtxCreateReply) cu.Result {
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if p := w.kept[dev]; p != nil {
		_, rc := w.adoptPart(p, q.Ctx, dev, false)
		return rc
	}
	real, rc := w.dev.CtxCreate_v2(q.Flags, dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.adopt(q.Ctx, real, dev, false)
	return rc
}

func (w *Worker) cmdCtxDestroy(q *wire.CtxDestroyRequest, _ *wire.CtxDestroyReply) cu.Result {
	c := w.context(q.Ctx)
	if c == nil || c.Primary || c.Green != 0 {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	w.quiesce(c)
	var rc cu.Result
	if c.Partition != 0 {
		rc = w.leavePart(c)
	} else {
		rc = w.dev.CtxDestroy(c.Real)
		w.bury(c)
	}
	w.s.Handles.Drop(cu.KindContext, uint64(q.Ctx))
	return rc
}

// quiesce lets waiters and deliveries of a context finish before it ends. A
// context's end waits for its work natively too.
func (w *Worker) quiesce(c *context) {
	w.enter(c.Index)
	w.dropPolls(func(p *poll) bool { return p.c == c || p.c.home() == c })
	w.dev.CtxSynchronize_v1()
	w.settleCopies(w.dev)
	w.handOver() // which gives back their marks
	c.lent.Wait()
	w.mem.waitFrees(c.home())
	if g := w.gates.of(c.Device); g != nil {
		g.forget(c)
	}
	w.tell(true) // what its kernels printed
}
