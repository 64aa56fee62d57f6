package worker

import (
	"fmt"
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
	units  session.Spans[*unit]
	given  session.Spans[*allocation] // living and dying
	dying  int
	ending map[cu.Device]uint64 // bytes of units that only dying allocations use
}

const granule = 2 << 20

type unit struct {
	base, size uint64
	dev        cu.Device
	handle     cu.MemGenericAllocationHandle
	users      int
	dying      int // of them
}

type allocation struct {
	addr, size uint64
	ctx        *context
	units      []*unit
	dying      bool
}

func (a *allocation) span() session.Range { return session.Range{Base: a.addr, Size: a.size} }

func (m *memory) init(w *Worker) {
	m.w = w
	m.freed = sync.NewCond(&m.mu)
	m.ending = map[cu.Device]uint64{}
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
	a := &allocation{addr: addr, size: size, ctx: c}
	for {
		_, other, found := m.given.First(a.span())
		if !found {
			break
		}
		if !other.dying {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		m.freed.Wait()
	}
	rc := m.back(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.dying > 0 {
		m.freed.Wait()
		rc = m.back(dev, a)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m.given.Add(a.span(), a)
	c.own(a)
	dev.Extent(cu.Deviceptr(addr), size)
	return rc
}

// back takes or makes the units under an allocation. mu is held.
func (m *memory) back(dev device.Device, a *allocation) cu.Result {
	for at := a.addr &^ (granule - 1); at < a.addr+a.size; {
		end := (a.addr + a.size + granule - 1) &^ (granule - 1)
		_, u, found := m.units.First(session.Range{Base: at, Size: end - at})
		if !found || u.base > at {
			if found {
				end = u.base
			}
			made, rc := m.create(dev, a.ctx.dev, at, end-at)
			if rc != cu.CUDA_SUCCESS {
				m.unback(dev, a)
				return rc
			}
			u = made
			m.units.Add(session.Range{Base: u.base, Size: u.size}, u)
		} else if u.dying == u.users {
			m.ending[u.dev] -= u.size // it lives on
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
	return &unit{base: base, size: size, dev: ordinal, handle: h}, rc
}

// unback lets go of an allocation's units and ends those nobody uses. mu is held.
func (m *memory) unback(dev device.Device, a *allocation) {
	for _, u := range a.units {
		was := u.dying == u.users
		u.users--
		if a.dying {
			u.dying--
		}
		switch {
		case u.users > 0 && !was && u.dying == u.users:
			m.ending[u.dev] += u.size
		case u.users == 0 && was:
			m.ending[u.dev] -= u.size
		}
		if u.users > 0 {
			continue
		}
		dev.MemUnmap(cu.Deviceptr(u.base), u.size)
		dev.MemRelease(u.handle)
		m.units.Remove(u.base)
	}
	a.units = nil
}

func (w *Worker) cmdMemFree(q *wire.MemFreeRequest) cu.Result {
	m := &w.mem
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
func (w *Worker) cmdMemAllocAsync(q *wire.MemAllocAsyncRequest, _ *wire.MemAllocAsyncReply) cu.Result {
	_, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	return w.mem.alloc(w.dev, c, uint64(q.Addr), q.Size)
}

func (w *Worker) cmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
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
	_, a, found := m.given.First(session.Range{Base: addr, Size: 1})
	if !found || a.addr != addr || a.dying {
		return nil
	}
	m.condemn(a)
	return a
}

// condemn turns a living allocation into a dying one. mu is held.
func (m *memory) condemn(a *allocation) {
	a.dying = true
	a.ctx.dying++
	m.dying++
	for _, u := range a.units {
		if u.dying++; u.dying == u.users {
			m.ending[u.dev] += u.size
		}
	}
}

// cmdMemInfo counts what is dying as free: natively a free waits until it is.
func (w *Worker) cmdMemInfo(_ *wire.MemInfoRequest, a *wire.MemInfoReply) (rc cu.Result) {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	// Held until the device has answered, so that no unit ends in between and counts twice.
	w.mem.mu.Lock()
	defer w.mem.mu.Unlock()
	a.Free, a.Total, rc = w.dev.MemGetInfo()
	a.Free = min(a.Free+w.mem.ending[w.current.dev], a.Total)
	return rc
}

// end finishes a dying allocation. mu is held.
func (m *memory) end(dev device.Device, a *allocation) {
	dev.Extent(cu.Deviceptr(a.addr), 0) // freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.addr), 0) // and gone
	m.unback(dev, a)
	m.given.Remove(a.addr)
	delete(a.ctx.allocations, a)
	a.ctx.dying--
	m.dying--
	m.freed.Broadcast()
}

// waitFrees waits until no allocation of a context is dying.
func (m *memory) waitFrees(c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for c.dying > 0 {
		m.freed.Wait()
	}
}

// dropContext ends the allocations of a context that has ended.
func (m *memory) dropContext(dev device.Device, c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for a := range c.allocations {
		if !a.dying {
			m.condemn(a)
			m.end(dev, a)
		}
	}
}

// count says what there is, for the inventory.
func (m *memory) count() (allocations, dying, units int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.given.Len() - m.dying, m.dying, m.units.Len()
}
