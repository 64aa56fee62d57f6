package memory

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
)

// CmdMemFree frees an allocation: at once if the device is idle, otherwise on a thread of
// the pool, once all work of the context is done.
func (m *Memory) CmdMemFree(q *wire.MemFreeRequest) cu.Result {
	if m.inGraph.HoldsAddress(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := m.beginFree(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.dev.Extent(q.Addr, 0) // later launches must not use it
	if m.gpu.DeviceIdle(a.ctx.Device) {
		m.mu.Lock()
		m.finishFree(m.dev, a)
		m.mu.Unlock()
		return cu.CUDA_SUCCESS
	}
	m.gpu.AfterWork(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
	})
	return cu.CUDA_SUCCESS
}

// EndAfterWork ends the allocation at an address once all work of its context is done, and
// then calls then on that thread. It returns false if there is no such allocation.
func (m *Memory) EndAfterWork(addr uint64, then func()) bool {
	a := m.beginFree(addr)
	if a == nil {
		return false
	}
	m.dev.Extent(cu.Deviceptr(addr), 0) // later launches must not use it
	m.gpu.AfterWork(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
		then()
	})
	return true
}

// CmdMemFreeAsync frees an allocation once the stream has passed this point.
func (m *Memory) CmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := m.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if m.gpu.Capturing(s) || m.inGraph.HoldsAddress(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE // only memory of graphs can be freed in a capture: CmdGraphMemoryFree of package graph
	}
	a := m.beginFree(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.gpu.Enter(c.Index) // the event must be recorded in the context of the stream
	ev, rc := c.Record(m.dev, s)
	marked := rc == cu.CUDA_SUCCESS
	m.gpu.Pool.Queue(gpu.Sequence{Ctx: c, Stream: s, Free: true}, func(dev device.Device) {
		if marked {
			dev.EventSynchronize(ev)
			c.ReturnEvent(ev)
		}
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
	})
	return rc
}

// beginFree marks the live allocation at an address as being freed; nil if there is none.
func (m *Memory) beginFree(addr uint64) *allocation {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.liveAllocation(addr)
	if a != nil {
		m.markFreeing(a)
	}
	return a
}

// liveAllocation finds the allocation that begins at an address, nil if there is none or it
// is being freed. mu is held.
func (m *Memory) liveAllocation(addr uint64) *allocation {
	_, a, found := m.allocations.First(session.Range{Base: addr, Size: 1})
	if !found || a.Addr != addr || a.freeing {
		return nil
	}
	return a
}

// markFreeing marks a live allocation as being freed, so that no other session reaches it
// any more. mu is held.
func (m *Memory) markFreeing(a *allocation) {
	a.freeing = true
	delete(m.s.Allocations, a.Addr)
	m.owned[a.ctx].freeing++
	m.freeing++
	if a.Published != nil {
		m.withdraw(a.Published)
	}
	for _, mp := range a.mappings {
		m.addUsers(mp, 0, 1)
	}
}

// finishFree ends an allocation that is being freed. mu is held.
func (m *Memory) finishFree(dev device.Device, a *allocation) {
	dev.Extent(cu.Deviceptr(a.Addr), 0) // the first call marks it as freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.Addr), 0) // the second forgets it
	m.unbackAllocation(dev, a)
	m.allocations.Remove(a.Addr)
	m.removeOwned(a)
	m.freeing--
	m.freed.Broadcast()
}

// WaitFrees waits until no allocation of a context is being freed.
func (m *Memory) WaitFrees(c *gpu.Context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for o := m.owned[c]; o != nil && o.freeing > 0; o = m.owned[c] {
		m.freed.Wait()
	}
}

// DropContext ends the allocations of a context that has ended.
func (m *Memory) DropContext(dev device.Device, c *gpu.Context) {
	m.onDropContext(c)
	m.mu.Lock()
	defer m.mu.Unlock()
	defer m.trim(dev, 0)
	o := m.owned[c]
	if o == nil {
		return
	}
	for a := range o.list {
		if !a.freeing {
			m.markFreeing(a)
			m.finishFree(dev, a)
		}
	}
}

// takeAwaited gives a graph that is made again the memory that it had. It returns false if no such
// memory waits for it. mu is held.
func takeAwaited(m *Memory, a *allocation) bool {
	is := m.liveAllocation(a.Addr)
	if is == nil || !is.awaited || is.Size != a.Size || is.Device != a.Device || is.ctx != a.ctx {
		return false
	}
	is.awaited = false
	return true
}
