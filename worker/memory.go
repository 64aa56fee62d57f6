package worker

import (
	"fmt"
	"sort"
	"sync"

	"ferry/cu"
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
	w      *Worker
	window session.Range
	mu     sync.Mutex
	freed  *sync.Cond
	units  []*unit // by address
	live   map[uint64]*allocation
	dying  map[*allocation]struct{}
}

const granule = 2 << 20

type unit struct {
	base, size uint64
	handle     cu.MemGenericAllocationHandle
	users      int
}

type allocation struct {
	addr, size uint64
	ctx        *context
	units      []*unit
}

func (m *memory) init(w *Worker) {
	m.w = w
	m.freed = sync.NewCond(&m.mu)
	m.live = map[uint64]*allocation{}
	m.dying = map[*allocation]struct{}{}
}

// reserve claims the device window at the client's own addresses.
func (m *memory) reserve(dev device.Device, window session.Range) error {
	m.window = window
	at, rc := dev.MemAddressReserve(window.Size, 0, cu.Deviceptr(window.Base), 0)
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("cannot reserve %d GiB of device addresses: %w", window.Size>>30, rc)
	}
	if uint64(at) != window.Base {
		dev.MemAddressFree(at, window.Size)
		return fmt.Errorf("addresses at %#x are taken on the server", window.Base)
	}
	return nil
}

func (w *Worker) cmdMemAlloc(q *wire.MemAllocRequest, _ *wire.MemAllocReply) cu.Result {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return w.mem.alloc(w.dev, w.current, uint64(q.Addr), q.Size)
}

func (m *memory) alloc(dev device.Device, c *context, addr, size uint64) cu.Result {
	if size == 0 || !m.window.Contains(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for m.overlapsDying(addr, size) {
		m.freed.Wait()
	}
	if m.overlapsLive(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := &allocation{addr: addr, size: size, ctx: c}
	rc := m.back(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && len(m.dying) > 0 {
		m.freed.Wait()
		rc = m.back(dev, a)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m.live[addr] = a
	dev.Extent(cu.Deviceptr(addr), size)
	return rc
}

// back takes or makes the units under an allocation. mu is held.
func (m *memory) back(dev device.Device, a *allocation) cu.Result {
	for at := a.addr &^ (granule - 1); at < a.addr+a.size; {
		i := sort.Search(len(m.units), func(i int) bool { return m.units[i].base+m.units[i].size > at })
		end := (a.addr + a.size + granule - 1) &^ (granule - 1)
		var u *unit
		if i < len(m.units) && m.units[i].base <= at {
			u = m.units[i]
		} else {
			if i < len(m.units) {
				end = min(end, m.units[i].base)
			}
			made, rc := m.create(dev, a.ctx.dev, at, end-at)
			if rc != cu.CUDA_SUCCESS {
				m.unback(dev, a)
				return rc
			}
			u = made
			m.units = append(m.units, nil)
			copy(m.units[i+1:], m.units[i:])
			m.units[i] = u
		}
		u.users++
		a.units = append(a.units, u)
		at = u.base + u.size
	}
	return cu.CUDA_SUCCESS
}

func (m *memory) create(dev device.Device, ordinal cu.Device, base, size uint64) (*unit, cu.Result) {
	where := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	where.Id = int32(ordinal)
	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: where}
	h, rc := dev.MemCreate(size, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	if rc = dev.MemMap(cu.Deviceptr(base), size, 0, h, 0); rc == cu.CUDA_SUCCESS {
		access := cu.MemAccessDesc_v1{Location: where, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}
		rc = dev.MemSetAccess(cu.Deviceptr(base), size, []cu.MemAccessDesc_v1{access})
		if rc != cu.CUDA_SUCCESS {
			dev.MemUnmap(cu.Deviceptr(base), size)
		}
	}
	if rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		return nil, rc
	}
	return &unit{base: base, size: size, handle: h}, rc
}

// unback lets go of an allocation's units and ends those nobody uses. mu is held.
func (m *memory) unback(dev device.Device, a *allocation) {
	for _, u := range a.units {
		if u.users--; u.users > 0 {
			continue
		}
		dev.MemUnmap(cu.Deviceptr(u.base), u.size)
		dev.MemRelease(u.handle)
		i := sort.Search(len(m.units), func(i int) bool { return m.units[i].base >= u.base })
		m.units = append(m.units[:i], m.units[i+1:]...)
	}
	a.units = nil
}

func (w *Worker) cmdMemFree(q *wire.MemFreeRequest) cu.Result {
	m := &w.mem
	if w.graphs.memory.blocks[uint64(q.Addr)] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := m.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.dev.Extent(q.Addr, 0) // what is launched from now on must not use it
	w.beside.queue(line{a.ctx, allStreams, true}, func(dev device.Device) {
		dev.CtxSynchronize_v1()
		m.mu.Lock()
		m.end(dev, a)
		m.mu.Unlock()
	})
	return cu.CUDA_SUCCESS
}

// cmdMemAllocAsync gives memory at once: a stream's order is kept by using it
// only in that stream. Ending it in stream order is cmdMemFreeAsync's.
func (w *Worker) cmdMemAllocAsync(q *wire.MemAllocAsyncRequest, a *wire.MemAllocAsyncReply) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.capturing(s) {
		a.Captured = 1
		return w.captured(s, func(g cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
			return w.allocNode(g, after, c, uint64(q.Addr), q.Size, q.Token)
		})
	}
	return w.mem.alloc(w.dev, c, uint64(q.Addr), q.Size)
}

func (w *Worker) cmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.capturing(s) || w.graphs.memory.blocks[uint64(q.Addr)] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE // captured frees are of graphs' memory only, see cmdGraphMemoryFree
	}
	a := w.mem.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.index) // the mark must be made in the stream's context
	ev, rc := c.event(w.dev)
	if rc == cu.CUDA_SUCCESS {
		rc = w.dev.EventRecord(ev, s)
	}
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
	a := m.live[addr]
	if a != nil {
		delete(m.live, addr)
		m.dying[a] = struct{}{}
	}
	return a
}

// end finishes a dying allocation. mu is held.
func (m *memory) end(dev device.Device, a *allocation) {
	if _, ok := m.dying[a]; !ok {
		return
	}
	dev.Extent(cu.Deviceptr(a.addr), 0) // freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.addr), 0) // and gone
	m.unback(dev, a)
	delete(m.dying, a)
	m.freed.Broadcast()
}

// waitFrees waits until no allocation of a context is dying.
func (m *memory) waitFrees(c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for m.anyDying(c) {
		m.freed.Wait()
	}
}

func (m *memory) anyDying(c *context) bool {
	for a := range m.dying {
		if a.ctx == c {
			return true
		}
	}
	return false
}

// dropContext ends the allocations of a context that has ended.
func (m *memory) dropContext(dev device.Device, c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for addr, a := range m.live {
		if a.ctx == c {
			delete(m.live, addr)
			m.dying[a] = struct{}{}
			m.end(dev, a)
		}
	}
}

func (m *memory) overlapsDying(addr, size uint64) bool {
	for a := range m.dying {
		if addr < a.addr+a.size && a.addr < addr+size {
			return true
		}
	}
	return false
}

// overlapsLive need only look at allocations that share a unit.
func (m *memory) overlapsLive(addr, size uint64) bool {
	for _, a := range m.live {
		if addr < a.addr+a.size && a.addr < addr+size {
			return true
		}
	}
	return false
}
