package worker

import (
	"errors"
	"fmt"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// memory backs the device window: the client chooses addresses, we see to it
// that there is memory behind them. The driver maps in granules of 2 MiB, so
// small allocations share a granule, and a unit (what was created and mapped
// as one) lives as long as an allocation touches it.
//
// Freeing waits for the GPU natively. Here it happens beside the loop; until
// then the allocation is dying, and only an allocation at the same address,
// or one that finds no memory, waits for it.
type memory struct {
	tally    *tally
	withdraw func(*cu.FerryShare)
	window   session.Range
	// allocations are the session's: those of given that are not dying. Under mu.
	allocations map[uint64]*session.Allocation
	mu          sync.Mutex
	freed       *sync.Cond
	units       session.Spans[*unit]
	spare       []*unit                    // that nobody uses, mapped still; longest unused first
	unused      uint64                     // their bytes
	given       session.Spans[*allocation] // living and dying
	dying       int
	owned       map[*context]*owned  // what ends with a context
	ending      map[cu.Device]uint64 // bytes of units that only dying allocations use
	peers       peers
	types       map[cu.Device]cu.MemAllocationHandleType // how memory of a device can be exported; filled as it is asked
}

// graphBlocks is what this file needs to know of memory that graphs allocate.
type graphBlocks interface {
	// holds says whether a graph's node allocates at an address.
	holds(addr uint64) bool
	// captureAlloc makes an allocation part of what a stream captures.
	captureAlloc(s cu.Stream, c *context, q *wire.MemAllocAsyncRequest) cu.Result
}

type allocation struct {
	session.Allocation
	ctx   *context
	units []*unit
	dying bool
}

func newAllocation(c *context, a session.Allocation) *allocation {
	a.Context = c.Index
	return &allocation{Allocation: a, ctx: c}
}

// owned are the allocations that end with a context.
type owned struct {
	list  map[*allocation]struct{}
	dying int // of them
}

// own notes an allocation that ends with its context. mu is held.
func (m *memory) own(a *allocation) {
	o := m.owned[a.ctx]
	if o == nil {
		o = &owned{list: map[*allocation]struct{}{}}
		m.owned[a.ctx] = o
	}
	o.list[a] = struct{}{}
}

// give notes an allocation that the client has from now on. mu is held.
func (m *memory) give(a *allocation) {
	m.given.Add(a.Extent(), a)
	m.allocations[a.Addr] = &a.Allocation
	m.own(a)
}

// disown forgets one that has ended, which was dying. mu is held.
func (m *memory) disown(a *allocation) {
	o := m.owned[a.ctx]
	delete(o.list, a)
	o.dying--
	if len(o.list) == 0 {
		delete(m.owned, a.ctx)
	}
}

func (m *memory) init(w *Worker) {
	m.allocations = w.s.Allocations
	m.tally, m.withdraw = &w.tally, w.withdraw
	m.freed = sync.NewCond(&m.mu)
	m.types = map[cu.Device]cu.MemAllocationHandleType{}
	m.ending = map[cu.Device]uint64{}
	m.owned = map[*context]*owned{}
}

// errTaken: the driver, or a library of the worker's, has something there. It is chance, and the client asks for another range.
var errTaken = errors.New("taken on the server")

// reserve claims the device window at the client's own addresses.
func (m *memory) reserve(dev device.Device, window session.Range) error {
	m.window = window
	at, rc := dev.MemAddressReserve(window.Size, 0, cu.Deviceptr(window.Base), 0)
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("cannot reserve %d GiB of device addresses: %w", window.Size>>30, rc)
	}
	if uint64(at) != window.Base {
		dev.MemAddressFree(at, window.Size)
		return fmt.Errorf("addresses at %#x are %w", window.Base, errTaken)
	}
	return nil
}

func (w *Worker) cmdMemAlloc(q *wire.MemAllocRequest, a *wire.MemAllocReply) cu.Result {
	rc := w.allocHere(uint64(q.Addr), q.Size)
	if rc == cu.CUDA_SUCCESS {
		free, _, _ := w.dev.MemGetInfo()
		a.Free = w.tally.tell(w.current.Device, free)
	}
	return rc
}

func (w *Worker) cmdMemAllocSoon(q *wire.MemAllocSoonRequest) cu.Result {
	w.tally.unasked = true
	defer func() { w.tally.unasked = false }()
	return w.allocHere(uint64(q.Addr), q.Size)
}

// allocHere allocates in the current context.
func (w *Worker) allocHere(addr, size uint64) cu.Result {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return w.mem.alloc(w.dev, w.current.home(), w.current.Device, addr, size)
}

// cmdMemInfo answers as if freed memory were free at once.
func (w *Worker) cmdMemInfo(_ *wire.MemInfoRequest, a *wire.MemInfoReply) (rc cu.Result) {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	w.mem.mu.Lock()
	defer w.mem.mu.Unlock() // until the device has answered, or what ends meanwhile would count twice
	w.mem.trim(w.dev, 0)
	a.Free, a.Total, rc = w.dev.MemGetInfo()
	ending := w.mem.ending[w.current.Device]
	a.Free, a.Total = w.tally.limit(w.current.Device, min(a.Free+ending, a.Total), a.Total, ending)
	return rc
}

func (m *memory) alloc(dev device.Device, c *context, on cu.Device, addr, size uint64) cu.Result {
	if size == 0 || !m.window.Contains(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	a := newAllocation(c, session.Allocation{Addr: addr, Size: size, Device: on})
	if !m.vacant(a.Extent()) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	rc := m.back(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.dying+len(m.spare) > 0 {
		if len(m.spare) == 0 {
			m.freed.Wait()
		}
		m.trim(dev, 0)
		rc = m.back(dev, a)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m.give(a)
	dev.Extent(cu.Deviceptr(addr), size)
	return rc
}

// vacant waits for allocations that die in a range, and says whether a living
// one is in it. mu is held.
func (m *memory) vacant(r session.Range) bool {
	for {
		_, other, found := m.given.First(r)
		if !found || !other.dying {
			return !found
		}
		m.freed.Wait()
	}
}

func (w *Worker) cmdMemFree(q *wire.MemFreeRequest) cu.Result {
	m := &w.mem
	if w.inGraph.holds(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := m.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.dev.Extent(q.Addr, 0) // what is launched from now on must not use it
	if w.deviceIdle(a.ctx.Device) {
		m.mu.Lock()
		m.end(w.dev, a)
		m.mu.Unlock()
		return cu.CUDA_SUCCESS
	}
	w.behind(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.end(dev, a)
		m.mu.Unlock()
	})
	return cu.CUDA_SUCCESS
}

// endAfterWork ends the allocation at an address once all that its context was given is
// done, and then calls a function on that thread. False: there is no allocation.
func (w *Worker) endAfterWork(addr uint64, then func()) bool {
	m := &w.mem
	a := m.dies(addr)
	if a == nil {
		return false
	}
	w.dev.Extent(cu.Deviceptr(addr), 0) // what is launched from now on must not use it
	w.behind(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.end(dev, a)
		m.mu.Unlock()
		then()
	})
	return true
}

// cmdMemAllocAsync gives memory at once: a stream's order is kept by using it
// only in that stream. Ending it in stream order is cmdMemFreeAsync's.
func (w *Worker) cmdMemAllocAsync(q *wire.MemAllocAsyncRequest, a *wire.MemAllocAsyncReply) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	on, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if w.capturing(s) {
		a.Captured = 1
		return w.inGraph.captureAlloc(s, c, q)
	}
	return w.mem.alloc(w.dev, c.home(), on, uint64(q.Addr), q.Size)
}

func (w *Worker) cmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.capturing(s) || w.inGraph.holds(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE // captured frees are of graphs' memory only, see cmdGraphMemoryFree
	}
	a := w.mem.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.Index) // the mark must be made in the stream's context
	ev, rc := c.record(w.dev, s)
	marked := rc == cu.CUDA_SUCCESS
	w.beside.queue(line{c, s, true}, func(dev device.Device) {
		if marked {
			dev.EventSynchronize(ev)
			c.giveBack(ev)
		}
		w.mem.mu.Lock()
		w.mem.end(dev, a)
		w.mem.mu.Unlock()
	})
	return rc
}

// dies takes an allocation out of the living; nil if there is none there.
func (m *memory) dies(addr uint64) *allocation {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.living(addr)
	if a != nil {
		m.condemn(a)
	}
	return a
}

// living finds the allocation that begins at an address, nil if there is none or
// it is dying. mu is held.
func (m *memory) living(addr uint64) *allocation {
	_, a, found := m.given.First(session.Range{Base: addr, Size: 1})
	if !found || a.Addr != addr || a.dying {
		return nil
	}
	return a
}

// condemn turns a living allocation into a dying one, out of others' reach. mu
// is held.
func (m *memory) condemn(a *allocation) {
	a.dying = true
	delete(m.allocations, a.Addr)
	m.owned[a.ctx].dying++
	m.dying++
	if a.Published != nil {
		m.withdraw(a.Published)
	}
	for _, u := range a.units {
		m.use(u, 0, 1)
	}
}

// end finishes a dying allocation. mu is held.
func (m *memory) end(dev device.Device, a *allocation) {
	dev.Extent(cu.Deviceptr(a.Addr), 0) // freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.Addr), 0) // and gone
	m.unback(dev, a)
	m.given.Remove(a.Addr)
	m.disown(a)
	m.dying--
	m.freed.Broadcast()
}

// waitFrees waits until no allocation of a context is dying.
func (m *memory) waitFrees(c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for o := m.owned[c]; o != nil && o.dying > 0; o = m.owned[c] {
		m.freed.Wait()
	}
}

// dropContext ends the allocations of a context that has ended.
func (m *memory) dropContext(dev device.Device, c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer m.trim(dev, 0)
	o := m.owned[c]
	if o == nil {
		return
	}
	for a := range o.list {
		if !a.dying {
			m.condemn(a)
			m.end(dev, a)
		}
	}
}

// count says what there is, but for what is kept in reserve, for the inventory.
func (m *memory) count() (allocations, dying, units int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.given.Len() - m.dying, m.dying, m.units.Len() - len(m.spare)
}
