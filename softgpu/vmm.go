package softgpu

import (
	"ferry/api/cu"

	"ferry/softgpu/memory"
)

// MemAddressReserve reserves addresses, at addr if they are free.
func (g *GPU) MemAddressReserve(size, alignment uint64, addr cu.Deviceptr, flags uint64) (cu.Deviceptr, cu.Result) {
	if size == 0 || !memory.Aligned(size, uint64(addr)) || alignment&(alignment-1) != 0 || flags != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	base, err := g.m.mem.Reserve(memory.Range{Base: uint64(addr), Size: size}, alignment)
	if err != nil {
		g.m.log.Warn("address reservation failed", "size", size, "error", err)
		return 0, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return cu.Deviceptr(base), cu.CUDA_SUCCESS
}

// MemAddressFree ends a reservation that has no mappings.
func (g *GPU) MemAddressFree(ptr cu.Deviceptr, size uint64) cu.Result {
	if !g.m.mem.Unreserve(memory.Range{Base: uint64(ptr), Size: size}) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_SUCCESS
}

// onHost says whether a location is one of the host's. All of the host's memory is one node
// of NUMA, number 0.
func onHost(l cu.MemLocation_v1) bool {
	return l.Type == cu.CU_MEM_LOCATION_TYPE_HOST || l.Type == cu.CU_MEM_LOCATION_TYPE_HOST_NUMA && l.Id == 0
}

// locate finds the memory that an allocation is to be made of.
func (g *GPU) locate(prop *cu.MemAllocationProp_v1) (*memory.Physical, cu.Result) {
	if prop == nil || prop.Type != cu.CU_MEM_ALLOCATION_TYPE_PINNED {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	switch prop.RequestedHandleTypes {
	case cu.CU_MEM_HANDLE_TYPE_NONE, cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR:
	case cu.CU_MEM_HANDLE_TYPE_FABRIC:
		return nil, cu.CUDA_ERROR_NOT_PERMITTED // as where there is no fabric service
	default:
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if onHost(prop.Location) {
		return g.m.ram, cu.CUDA_SUCCESS
	}
	if prop.Location.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return nil, cu.CUDA_ERROR_INVALID_VALUE // the node of the calling thread is no place, as the documentation has it
	}
	d, r := g.m.dev(cu.Device(prop.Location.Id))
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return d.phys, r
}

// MemGetAllocationGranularity is 2 MiB, of whatever it is asked: driver 580 looks
// neither at the kind of memory nor at the device.
func (g *GPU) MemGetAllocationGranularity(prop *cu.MemAllocationProp_v1, option cu.MemAllocationGranularity_flags) (uint64, cu.Result) {
	if prop == nil {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return memory.Granularity, cu.CUDA_SUCCESS
}

// MemCreate lends memory of a device or of the host.
func (g *GPU) MemCreate(size uint64, prop *cu.MemAllocationProp_v1, flags uint64) (cu.MemGenericAllocationHandle, cu.Result) {
	phys, r := g.locate(prop)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if size == 0 || !memory.Aligned(size) || flags != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	create := g.m.mem.Create
	if prop.RequestedHandleTypes == cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR {
		create = g.m.mem.CreateShared
	}
	a, r := create(phys, size)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	a.Types = prop.RequestedHandleTypes
	a.Handle = g.m.memories.Reserve()
	g.m.memories.Put(a.Handle, a)
	return cu.MemGenericAllocationHandle(a.Handle), cu.CUDA_SUCCESS
}

// MemRelease drops a handle. The memory stays while it is mapped.
func (g *GPU) MemRelease(handle cu.MemGenericAllocationHandle) cu.Result {
	a, ok := g.m.memories.Get(uint64(handle))
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if g.m.mem.Release(a) {
		g.m.memories.Remove(uint64(handle))
	}
	return cu.CUDA_SUCCESS
}

// MemMap shows memory at reserved addresses. Access comes with MemSetAccess.
func (g *GPU) MemMap(ptr cu.Deviceptr, size, offset uint64, handle cu.MemGenericAllocationHandle, flags uint64) cu.Result {
	a, ok := g.m.memories.Get(uint64(handle))
	if !ok || size == 0 || !memory.Aligned(uint64(ptr), size) || flags != 0 || g.m.mem.Own(memory.Range{Base: uint64(ptr), Size: size}) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !memory.Aligned(offset) || offset > a.Size || size > a.Size-offset {
		return cu.CUDA_ERROR_NOT_SUPPORTED // as driver 580 calls it
	}
	return g.m.mem.MapAt(memory.Range{Base: uint64(ptr), Size: size}, a, offset, 0)
}

// MemUnmap ends mappings.
func (g *GPU) MemUnmap(ptr cu.Deviceptr, size uint64) cu.Result {
	if size == 0 || !memory.Aligned(uint64(ptr), size) || g.m.mem.Own(memory.Range{Base: uint64(ptr), Size: size}) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.m.mem.Unmap(memory.Range{Base: uint64(ptr), Size: size})
}

// MemSetAccess says which devices may use mapped memory. The host reaches its own memory
// whatever is said of it. Read-only access is not enforced.
func (g *GPU) MemSetAccess(ptr cu.Deviceptr, size uint64, desc []cu.MemAccessDesc_v1) cu.Result {
	if size == 0 || !memory.Aligned(uint64(ptr), size) || g.m.mem.Own(memory.Range{Base: uint64(ptr), Size: size}) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	var grant, revoke uint64
	for _, d := range desc {
		if onHost(d.Location) && g.m.mem.OnHost(uint64(ptr)) {
			continue
		}
		if d.Location.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
		dev, r := g.m.dev(cu.Device(d.Location.Id))
		if r != cu.CUDA_SUCCESS {
			return r
		}
		switch d.Flags {
		case cu.CU_MEM_ACCESS_FLAGS_PROT_NONE:
			revoke |= 1 << dev.ordinal
		case cu.CU_MEM_ACCESS_FLAGS_PROT_READ, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE:
			grant |= 1 << dev.ordinal
		default:
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return g.m.mem.SetAccess(memory.Range{Base: uint64(ptr), Size: size}, grant, revoke)
}

// MemGetAccess says what a device may do at an address.
func (g *GPU) MemGetAccess(location *cu.MemLocation_v1, ptr cu.Deviceptr) (uint64, cu.Result) {
	if location != nil && onHost(*location) && g.m.mem.OnHost(uint64(ptr)) {
		return uint64(cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE), cu.CUDA_SUCCESS
	}
	if location == nil || location.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	d, r := g.m.dev(cu.Device(location.Id))
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	access, ok := g.m.mem.AccessAt(uint64(ptr))
	if !ok {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	if access>>d.ordinal&1 == 0 {
		return uint64(cu.CU_MEM_ACCESS_FLAGS_PROT_NONE), cu.CUDA_SUCCESS
	}
	return uint64(cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE), cu.CUDA_SUCCESS
}

// MemGetAllocationPropertiesFromHandle says how memory was made.
func (g *GPU) MemGetAllocationPropertiesFromHandle(handle cu.MemGenericAllocationHandle) (cu.MemAllocationProp_v1, cu.Result) {
	a, ok := g.m.memories.Get(uint64(handle))
	if !ok {
		return cu.MemAllocationProp_v1{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	where := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE, Id: int32(a.Phys.Ordinal)}
	if a.Phys.Ordinal == memory.Host {
		where = cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST_NUMA}
	}
	return cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, RequestedHandleTypes: a.Types, Location: where}, cu.CUDA_SUCCESS
}

// MemRetainAllocationHandle returns the handle of what is mapped at addr.
func (g *GPU) MemRetainAllocationHandle(addr cu.Deviceptr) (cu.MemGenericAllocationHandle, cu.Result) {
	a := g.m.mem.RetainAt(uint64(addr), func(a *memory.Allocation) { g.m.memories.Put(a.Handle, a) })
	if a == nil {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.MemGenericAllocationHandle(a.Handle), cu.CUDA_SUCCESS
}

// Extent tells the device which exact range a program was given. Size 0 ends
// it, in two steps: see extent.
func (g *GPU) Extent(addr cu.Deviceptr, size uint64) {
	if size == 0 {
		g.m.mem.FreeExtent(uint64(addr))
		return
	}
	g.m.mem.AddExtent(memory.Range{Base: uint64(addr), Size: size}, "")
}

// MemGetInfo returns free and total memory of the current device.
func (g *GPU) MemGetInfo() (uint64, uint64, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return c.dev.phys.Available(), c.dev.total, cu.CUDA_SUCCESS
}
