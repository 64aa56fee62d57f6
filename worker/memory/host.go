package memory

import (
	"ferry/api/cu"
	"ferry/session"
)

// AllocManaged allocates managed memory in the current context: on its device or, where the
// device has no room, in the host's memory. The device uses that in place, slowly: natively
// the driver would move pages back and forth. A quota limits managed memory as any other.
func AllocManaged(m *Memory, addr, size uint64) cu.Result {
	rc := m.AllocInCurrent(addr, size)
	if rc != cu.CUDA_ERROR_OUT_OF_MEMORY || !m.accounts.Usage.HasRoom(m.gpu.Current.Device, wholeGranules(size)) {
		return rc
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.trim(m.dev, 0)
	a := newAllocation(m.gpu.Current.Home(), session.Allocation{Addr: addr, Size: size, Device: m.gpu.Current.Device})
	a.onHost = true
	if !m.awaitVacant(a.Extent()) || m.backAllocation(m.dev, a) != cu.CUDA_SUCCESS {
		return rc
	}
	m.addAllocation(a)
	m.dev.Extent(cu.Deviceptr(addr), size)
	m.log.Info("managed memory lies in the host's memory, as the device has no room", "bytes", size)
	return cu.CUDA_SUCCESS
}

// wholeGranules rounds a size up.
func wholeGranules(size uint64) uint64 { return (size + Granule - 1) &^ (Granule - 1) }

// Reader returns what calls a function that reads the client's memory at some addresses,
// unless the client has freed that memory by then: a thread of the pool may come to it later
// than the command loop. Until the function returns the memory stays.
func Reader(m *Memory, at session.Range) func(read func() cu.Result) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	_, a, found := m.allocations.First(session.Range{Base: at.Base, Size: 1})
	gone := !found && m.window.Contains(at.Base, at.Size) && m.accounts.Charges.MappedAt(at.Base) == nil
	return func(read func() cu.Result) cu.Result {
		m.mu.Lock()
		defer m.mu.Unlock()
		if gone || found && a.freeing {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		return read()
	}
}
