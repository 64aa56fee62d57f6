package memory

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// MaxHost is how much memory of the server's host a client may have, all kinds together.
const MaxHost = 64 << 30

// claimHost claims memory of the host that the client creates. Other processes cannot open
// it: the copies that their programs see would differ.
func claimHost(m *Memory, q *wire.MemCreateRequest) cu.Result {
	if q.Prop.RequestedHandleTypes != cu.CU_MEM_HANDLE_TYPE_NONE {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for !m.accounts.Host.HasRoomBelow(MaxHost, q.Size) {
		if m.freeing == 0 {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		m.freed.Wait()
	}
	m.accounts.Host.Add(q.Size)
	m.accounts.Charges.ExpectHost(q.Size)
	return cu.CUDA_SUCCESS
}

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

// createOnHost creates memory of the host and maps it for a device. mu is held.
func createOnHost(m *Memory, dev device.Device, ordinal cu.Device, base, size uint64) (*mapping, cu.Result) {
	if !m.accounts.Host.HasRoomBelow(MaxHost, size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: hostLocation(dev, ordinal)}
	h, rc := dev.MemCreate(size, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	if rc = mapFor(dev, base, size, h, m.peers.of(ordinal)); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		return nil, rc
	}
	m.accounts.Host.Add(size)
	return &mapping{base: base, size: size, dev: ordinal, handle: h, host: true}, rc
}
