package softgpu

import (
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/softgpu/handle"
	"ferry/softgpu/memory"
)

// A context is a program's place on a device. A primary context outlives its
// destruction: it begins a new life when it is retained again.
type context struct {
	m       *machine
	handle  cu.Context
	dev     *dev
	primary bool
	green   *green   // what it stands for: the primary context with fewer multiprocessors
	of      *context // green: the primary context
	life    atomic.Pointer[life]
	gone    atomic.Bool

	mu     sync.Mutex // a leaf: settings only
	flags  uint32
	limits map[cu.Limit]uint64
	cache  cu.Func_cache
	shared cu.Sharedconfig
}

func (m *machine) newContext(d *dev, flags uint32, primary bool) *context {
	c := &context{m: m, dev: d, flags: flags, primary: primary}
	c.handle = cu.Context(m.contexts.Reserve())
	c.begin()
	m.contexts.Put(uint64(c.handle), c)
	return c
}

// unusable is why no context can be made on a device: a fault of the program broke it.
// While a context of that time is left, that is the answer.
func (m *machine) unusable(d *dev) cu.Result {
	if d.broken.Load() == 0 {
		return cu.CUDA_SUCCESS
	}
	for _, c := range m.contexts.All() {
		if l := c.alive(); c.dev == d && !l.late {
			return l.failure()
		}
	}
	return cu.CUDA_ERROR_DEVICE_UNAVAILABLE
}

// begin starts a life with default settings.
func (c *context) begin() {
	l := &life{ctx: c, late: c.dev.broken.Load() != 0, streams: map[*stream]bool{}, busy: map[*stream]bool{}, ended: make(chan struct{})}
	l.sight.Store(&memory.Visibility{Devices: 1 << c.dev.ordinal})
	l.legacy = l.newStream(0, 0)
	l.legacy.handle = legacyStream
	l.perThread = l.newStream(0, 0)
	l.perThread.handle = perThreadStream
	l.streams[l.legacy] = true
	l.streams[l.perThread] = true
	l.malloc = memory.NewKernelHeap(c.m.mem, c.dev.vars, func() uint64 {
		size, _ := c.limit(cu.CU_LIMIT_MALLOC_HEAP_SIZE)
		return size
	})
	c.mu.Lock()
	c.limits = defaultLimits(uint64(c.dev.prof.sharedOptin))
	c.cache = cu.CU_FUNC_CACHE_PREFER_NONE
	c.shared = cu.CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE
	c.mu.Unlock()
	c.life.Store(l)
}

func (c *context) alive() *life {
	if c.of != nil {
		return c.of.alive()
	}
	return c.life.Load()
}

// owns reports whether a stream is the context's. A primary context's are
// those of its green ones, too, and the default streams are everybody's.
func (c *context) owns(s *stream) bool {
	return c.green == nil || s.green == c.green || s.handle <= perThreadStream
}

// finish ends the present life: running kernels are stopped, what is queued is
// dropped, everything that belonged to it loses its handle.
func (c *context) finish() {
	l := c.alive()
	l.stop.Store(true)
	l.mu.Lock()
	if !l.over {
		l.over = true
		close(l.ended)
	}
	l.mu.Unlock()
	for _, p := range l.tails(func(*stream) bool { return true }) {
		p.Wait()
	}
	m := c.m
	m.streams.RemoveIf(func(s *stream) bool { return s.life == l })
	m.events.RemoveIf(func(e *event) bool {
		if e.life == l && e.shared != nil {
			e.shared.drop()
		}
		return e.life == l
	})
	for _, lib := range m.libraries.All() {
		lib.forget(l)
	}
	for _, mod := range m.modules.All() {
		if mod.life == l {
			mod.unload()
		}
	}
	l.ending.Wait()
	m.findLeaksOf(c)
	m.images.Forget(l)
	l.malloc.Close()
}

// destroy ends a context for good.
func (c *context) destroy() {
	if c.gone.Swap(true) {
		return
	}
	if c.of == nil {
		c.finish()
	}
	c.m.contexts.Remove(uint64(c.handle))
}

// current returns the view's current context unless it failed.
func (g *GPU) current() (*context, cu.Result) {
	c := g.cur
	if c == nil {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if c.gone.Load() {
		return nil, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	return c, c.alive().failure()
}

// context finds a context by handle; 0 means the current one.
func (g *GPU) context(h cu.Context) (*context, cu.Result) {
	if h == 0 {
		return g.current()
	}
	c, ok := g.m.contexts.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return c, c.alive().failure()
}

// CtxCreate makes a context and makes it current.
func (g *GPU) CtxCreate(params *cu.CtxCreateParams, flags uint32, d cu.Device) (cu.Context, cu.Result) {
	if params != nil && *params != (cu.CtxCreateParams{}) {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return g.CtxCreate_v2(flags, d)
}

// CtxCreate_v3 is CtxCreate with affinities, of which there are none.
func (g *GPU) CtxCreate_v3(params []cu.ExecAffinityParam_v1, flags uint32, d cu.Device) (cu.Context, cu.Result) {
	if len(params) > 0 {
		return 0, cu.CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY
	}
	return g.CtxCreate_v2(flags, d)
}

// CtxCreate_v2 makes a context and makes it current.
func (g *GPU) CtxCreate_v2(flags uint32, d cu.Device) (cu.Context, cu.Result) {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if flags&^uint32(cu.CU_CTX_FLAGS_MASK) != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	if r := g.m.unusable(dev); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	g.cur = g.m.newContext(dev, flags, false)
	return g.cur.handle, r
}

// CtxDestroy stops all work of the context and ends it.
func (g *GPU) CtxDestroy(h cu.Context) cu.Result {
	c, ok := g.m.contexts.Get(uint64(h))
	if !ok || c.primary || c.green != nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	c.destroy()
	if g.cur == c {
		g.cur = nil
	}
	return cu.CUDA_SUCCESS
}

// CtxSetCurrent makes a context current for this view, 0 for none.
func (g *GPU) CtxSetCurrent(h cu.Context) cu.Result {
	if h == 0 {
		g.cur = nil
		return cu.CUDA_SUCCESS
	}
	c, ok := g.m.contexts.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	g.cur = c
	return cu.CUDA_SUCCESS
}

// CtxGetCurrent returns the current context, 0 for none.
func (g *GPU) CtxGetCurrent() (cu.Context, cu.Result) {
	if g.cur == nil {
		return 0, cu.CUDA_SUCCESS
	}
	return g.cur.handle, cu.CUDA_SUCCESS
}

// CtxGetDevice returns a context's device.
func (g *GPU) CtxGetDevice(h cu.Context) (cu.Device, cu.Result) {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Device(c.dev.ordinal), r
}

// CtxGetDevice_v1 returns the current context's device.
func (g *GPU) CtxGetDevice_v1() (cu.Device, cu.Result) { return g.CtxGetDevice(0) }

// CtxGetId returns a number no other context has or will have.
func (g *GPU) CtxGetId(h cu.Context) (uint64, cu.Result) {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return uint64(c.handle) & (1<<handle.KindShift - 1), r
}

// CtxGetApiVersion is what cuCtxGetApiVersion says since CUDA 3.2.
func (g *GPU) CtxGetApiVersion(h cu.Context) (uint32, cu.Result) {
	_, r := g.context(h)
	return 3020, r
}

// CtxSynchronize waits for all work given to the context so far.
func (g *GPU) CtxSynchronize(h cu.Context) cu.Result {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	l := c.alive()
	if l.spoil() {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	for _, p := range l.tails(c.owns) {
		p.Wait()
	}
	return l.failure()
}

// CtxSynchronize_v1 waits for the current context.
func (g *GPU) CtxSynchronize_v1() cu.Result { return g.CtxSynchronize(0) }
