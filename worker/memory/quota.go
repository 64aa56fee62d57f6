package memory

import (
	"encoding/binary"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/gpu"
)

// Besides mappings, these count against a client's quota: memory that it creates
// (cuMemCreate), arrays, mipmaps, images of code, and the heap and the printf buffer of a
// context beyond their default size. Each is claimed before the device is asked, so that
// beyond the quota the client gets out of memory at that very call, and is refunded when
// the last handle of the object ends. Memory of other sessions counts for those sessions.

// claim claims bytes of a device's quota. Before it refuses, it ends unused mappings and
// waits for memory that is being freed.
func (m *Memory) claim(dev cu.Device, bytes uint64) cu.Result {
	if m.accounts.Usage.Claim(dev, bytes) {
		return cu.CUDA_SUCCESS
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for {
		m.trim(m.dev, 0)
		switch {
		case m.accounts.Usage.Claim(dev, bytes):
			return cu.CUDA_SUCCESS
		case m.freeing == 0:
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		m.freed.Wait()
	}
}

// ClaimObject is claim for the object that the device is asked to make next. Executor.Bind
// settles it.
func (m *Memory) ClaimObject(dev cu.Device, bytes uint64) cu.Result {
	rc := m.claim(dev, bytes)
	if rc == cu.CUDA_SUCCESS {
		m.accounts.Charges.Expect(dev, bytes)
	}
	return rc
}

// --- memory that the client creates; only the command loop changes these charges

// CheckMemCreate claims memory before the device creates it.
func (m *Memory) CheckMemCreate(q *wire.MemCreateRequest) cu.Result {
	switch q.Prop.Location.Type {
	case cu.CU_MEM_LOCATION_TYPE_DEVICE:
	case cu.CU_MEM_LOCATION_TYPE_HOST, cu.CU_MEM_LOCATION_TYPE_HOST_NUMA:
		return claimHost(m, q)
	default:
		return cu.CUDA_SUCCESS // the device refuses it
	}
	return m.ClaimObject(cu.Device(q.Prop.Location.Id), q.Size)
}

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

// physicalOf is the memory behind a handle of the client, nil if the client did not create
// it.
func (m *Memory) physicalOf(h cu.MemGenericAllocationHandle) *accounting.Physical {
	real, ok := m.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(h))
	if !ok {
		return nil
	}
	return m.accounts.Charges.PhysicalOf(real)
}

// NoteMemMap notes that created memory is mapped.
func (m *Memory) NoteMemMap(q *wire.MemMapRequest, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		m.accounts.Charges.Map(session.Range{Base: uint64(q.Ptr), Size: q.Size}, q.Offset, m.physicalOf(q.Handle))
	}
}

// NoteMemUnmap notes that created memory is no longer mapped.
func (m *Memory) NoteMemUnmap(q *wire.MemUnmapRequest, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		m.accounts.Charges.Unmap(session.Range{Base: uint64(q.Ptr), Size: q.Size})
	}
}

// Arrays and multicast objects hold memory in tiles and parts that the worker does not
// follow. The memory counts to the end of the session.

// CheckMemMapArrayAsync notes that arrays hold memory.
func (m *Memory) CheckMemMapArrayAsync(q *wire.MemMapArrayAsyncRequest) cu.Result {
	for i := range q.MapInfoList { // already admitted: its handle is a real one
		real := binary.LittleEndian.Uint64(cu.Bytes(&q.MapInfoList[i].MemHandle))
		m.accounts.Charges.PhysicalOf(real).KeepToEnd()
	}
	return cu.CUDA_SUCCESS
}

// CheckMulticastBindMem notes that a multicast object holds memory.
func (m *Memory) CheckMulticastBindMem(q *wire.MulticastBindMemRequest) cu.Result {
	m.physicalOf(q.MemHandle).KeepToEnd()
	return cu.CUDA_SUCCESS
}

// CheckMulticastBindAddr notes that a multicast object holds the memory at an address.
func (m *Memory) CheckMulticastBindAddr(q *wire.MulticastBindAddrRequest) cu.Result {
	m.accounts.Charges.MappedAt(uint64(q.Memptr)).KeepToEnd()
	return cu.CUDA_SUCCESS
}

// --- arrays

// CheckArrayCreate claims the memory of an array.
func (m *Memory) CheckArrayCreate(q *wire.ArrayCreate_v2Request) cu.Result {
	d := &q.PAllocateArray
	return m.claimArray(&cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: d.Width, Height: d.Height, Format: d.Format, NumChannels: d.NumChannels}, 1)
}

// CheckArray3DCreate claims the memory of an array.
func (m *Memory) CheckArray3DCreate(q *wire.Array3DCreate_v2Request) cu.Result {
	return m.claimArray(&q.PAllocateArray, 1)
}

// CheckMipmappedArrayCreate claims the memory of a mipmap.
func (m *Memory) CheckMipmappedArrayCreate(q *wire.MipmappedArrayCreateRequest) cu.Result {
	return m.claimArray(&q.PMipmappedArrayDesc, q.NumMipmapLevels)
}

// claimArray claims the memory of an array on the current device.
func (m *Memory) claimArray(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, levels uint32) cu.Result {
	if m.gpu.Current == nil {
		return cu.CUDA_SUCCESS // the device refuses it
	}
	return m.ClaimObject(m.gpu.Current.Device, accounting.ArrayFootprint(d, levels))
}

// --- limits of a context that are memory

// defaultLimits is what every context has. It counts for no client.
var defaultLimits = map[cu.Limit]uint64{cu.CU_LIMIT_MALLOC_HEAP_SIZE: 8 << 20, cu.CU_LIMIT_PRINTF_FIFO_SIZE: 1 << 20}

// CheckCtxSetLimit claims the memory of a larger limit.
func (m *Memory) CheckCtxSetLimit(q *wire.CtxSetLimitRequest) cu.Result {
	room, counts := defaultLimits[q.Limit]
	if m.gpu.Current == nil || !counts {
		return cu.CUDA_SUCCESS
	}
	c, more := m.gpu.Current.Home(), q.Value-min(q.Value, room)
	if had := c.Limits[q.Limit]; more > had {
		return m.claim(c.Device, more-had)
	}
	return cu.CUDA_SUCCESS
}

// NoteCtxSetLimit refunds what a failed call claimed, or what a smaller limit gives back.
func (m *Memory) NoteCtxSetLimit(q *wire.CtxSetLimitRequest, rc cu.Result) {
	room, counts := defaultLimits[q.Limit]
	if m.gpu.Current == nil || !counts {
		return
	}
	c, more := m.gpu.Current.Home(), q.Value-min(q.Value, room)
	had := c.Limits[q.Limit]
	switch {
	case rc != cu.CUDA_SUCCESS && more > had:
		m.accounts.Usage.Refund(c.Device, more-had)
	case rc == cu.CUDA_SUCCESS:
		if more < had {
			m.accounts.Usage.Refund(c.Device, had-more)
		}
		if c.Limits == nil {
			c.Limits = map[cu.Limit]uint64{}
		}
		c.Limits[q.Limit] = more
	}
}

// DropLimits refunds the memory of a context's limits.
func (m *Memory) DropLimits(c *gpu.Context) {
	for _, bytes := range c.Limits {
		m.accounts.Usage.Refund(c.Device, bytes)
	}
	c.Limits = nil
}
