package memory

import (
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/worker/gpu"
)

// A mapping is device memory that was created and mapped as one.
type mapping struct {
	base, size uint64
	dev        cu.Device
	handle     cu.MemGenericAllocationHandle
	users      int
	freeing    int                // how many of these users are being freed
	opened     bool               // memory of another session
	host       bool               // memory of the host, which the device uses in place
	promised   bool               // it stands in for memory of the device, and counts as that
	exported   bool               // other sessions may reach it
	granted    map[cu.Device]bool // devices that may use it, whatever peer access says
}

// Granule is the unit in which the driver maps memory.
const Granule = 2 << 20

// ends reports whether a mapping will be unused when the allocations that are being freed
// have ended.
func (mp *mapping) ends() bool { return !mp.opened && mp.users > 0 && mp.users == mp.freeing }

// addUsers changes how many allocations use a mapping, and how many of these are being
// freed. mu is held.
func (m *Memory) addUsers(mp *mapping, users, freeing int) {
	if mp.ends() && !mp.host {
		m.endingBytes[mp.dev] -= mp.size
	}
	mp.users += users
	mp.freeing += freeing
	if mp.ends() && !mp.host {
		m.endingBytes[mp.dev] += mp.size
	}
}

// backAllocation finds or makes the mappings under an allocation. mu is held.
func (m *Memory) backAllocation(dev device.Device, a *allocation) cu.Result {
	start := a.Addr &^ (Granule - 1)
	for at := start; at < a.Addr+a.Size; {
		end := (a.Addr + a.Size + Granule - 1) &^ (Granule - 1)
		_, mp, found := m.mappings.First(session.Range{Base: at, Size: end - at})
		// An unused mapping must be just the one that would be made: on the right device,
		// and all of the allocation, or the allocation could not be shared.
		if found && mp.users == 0 && (mp.dev != a.Device || mp.host != a.onHost || mp.base != start || mp.size != end-start) {
			m.removeUnused(mp)
			m.dropMapping(dev, mp)
			continue
		}
		if !found || mp.base > at {
			if found {
				end = mp.base
			}
			made, rc := m.create(dev, a, at, end-at)
			if rc != cu.CUDA_SUCCESS {
				m.unbackAllocation(dev, a)
				return rc
			}
			mp = made
			m.addUnused(mp)
			m.mappings.Add(session.Range{Base: mp.base, Size: mp.size}, mp)
		}
		if mp.users == 0 {
			m.removeUnused(mp)
		}
		m.addUsers(mp, 1, 0)
		a.mappings = append(a.mappings, mp)
		at = mp.base + mp.size
	}
	return cu.CUDA_SUCCESS
}

// create creates and maps memory for an allocation, within the quota. mu is held.
func (m *Memory) create(dev device.Device, a *allocation, base, size uint64) (*mapping, cu.Result) {
	ordinal := a.Device
	if a.onHost {
		return createOnHost(m, dev, ordinal, base, size)
	}
	prop := cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: DeviceLocation(ordinal),
		RequestedHandleTypes: m.exportable(dev, ordinal), // the client may share it one day
	}
	if !m.accounts.Usage.Claim(ordinal, size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	if m.standIn {
		prop.Location = hostLocation(dev, ordinal)
	}
	h, rc := dev.MemCreate(size, &prop, 0)
	if m.standIn && rc != cu.CUDA_SUCCESS && prop.RequestedHandleTypes != 0 { // not every driver can share it
		prop.RequestedHandleTypes = 0
		h, rc = dev.MemCreate(size, &prop, 0)
	}
	if rc != cu.CUDA_SUCCESS {
		m.accounts.Usage.Refund(ordinal, size)
		return nil, rc
	}
	if rc = mapFor(dev, base, size, h, m.peers.of(ordinal)); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		m.accounts.Usage.Refund(ordinal, size)
		return nil, rc
	}
	return &mapping{base: base, size: size, dev: ordinal, handle: h, host: m.standIn, promised: m.standIn}, rc
}

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

// hostLocation is the memory of the host that is nearest to a device.
func hostLocation(dev device.Device, ordinal cu.Device) cu.MemLocation_v1 {
	node, rc := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, ordinal)
	if rc != cu.CUDA_SUCCESS {
		node = 0
	}
	return cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST_NUMA, Id: max(node, 0)} // below 0: there are no nodes
}

// exportable says how memory of a device can be passed to other processes. mu is held.
func (m *Memory) exportable(dev device.Device, ordinal cu.Device) cu.MemAllocationHandleType {
	t, known := m.handleTypes[ordinal]
	if !known {
		if yes, rc := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, ordinal); rc == cu.CUDA_SUCCESS && yes != 0 {
			t = cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
		}
		m.handleTypes[ordinal] = t
	}
	return t
}

// mapFor maps memory and lets some devices use it.
func mapFor(dev device.Device, base, size uint64, h cu.MemGenericAllocationHandle, who []cu.Device) cu.Result {
	rc := dev.MemMap(cu.Deviceptr(base), size, 0, h, 0)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	var access []cu.MemAccessDesc_v1
	for _, d := range who {
		access = append(access, cu.MemAccessDesc_v1{Location: DeviceLocation(d), Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE})
	}
	if rc = dev.MemSetAccess(cu.Deviceptr(base), size, access); rc != cu.CUDA_SUCCESS {
		dev.MemUnmap(cu.Deviceptr(base), size)
	}
	return rc
}

// open maps memory of another session, all of it, at the place that the client chose. The
// offer says which part of it the client may use.
func (m *Memory) open(dev device.Device, c *gpu.Context, at session.Range, o offer, fd int) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	if o.Size == 0 || !m.awaitVacant(at) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.trim(dev, 0)
	if _, _, taken := m.mappings.First(at); taken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	h, rc := dev.ImportMemory(fd, o.MappingSize, o.Device)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	who := m.peers.of(o.Device)
	if o.Device != c.Device && !slices.Contains(who, c.Device) {
		who = append(who, c.Device)
	}
	if rc = mapFor(dev, at.Base, at.Size, h, who); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		return rc
	}
	mp := &mapping{base: at.Base, size: at.Size, dev: o.Device, handle: h, users: 1, opened: true}
	m.mappings.Add(at, mp)
	a := newAllocation(c, session.Allocation{Addr: at.Base + o.Offset, Size: o.Size, Device: o.Device, Opened: true})
	a.mappings = []*mapping{mp}
	m.addAllocation(a)
	dev.Extent(cu.Deviceptr(a.Addr), a.Size)
	return rc
}

// mappingAt finds the mapping at an address, nil if there is none. mu is held.
func (m *Memory) mappingAt(addr uint64) *mapping {
	_, mp, _ := m.mappings.First(session.Range{Base: addr, Size: 1})
	return mp
}

// isMapping reports whether the worker mapped the memory at an address.
func (m *Memory) isMapping(addr uint64) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.mappingAt(addr) != nil
}

// unbackAllocation gives up the mappings under an allocation, and ends those that no
// allocation uses, or keeps them for the next one. mu is held.
func (m *Memory) unbackAllocation(dev device.Device, a *allocation) {
	for _, mp := range a.mappings {
		if a.freeing {
			m.addUsers(mp, -1, -1)
		} else {
			m.addUsers(mp, -1, 0)
		}
		if mp.users > 0 {
			continue
		}
		if mp.opened || mp.exported || mp.host || len(mp.granted) > 0 { // others reach it: it must not back another allocation
			m.dropMapping(dev, mp)
		} else {
			m.addUnused(mp)
		}
	}
	a.mappings = nil
	m.trim(dev, maxUnused)
}

// maxUnused is how much unused memory stays mapped. Making and ending a mapping costs a
// hundred microseconds, and many programs allocate and free the same sizes over and over.
// The client reuses freed addresses, so an unused mapping is found by its address.
const maxUnused = 64 << 20

// addUnused adds a mapping to the unused ones. mu is held.
func (m *Memory) addUnused(mp *mapping) {
	m.unused = append(m.unused, mp)
	m.unusedBytes += mp.size
	if !mp.host {
		m.accounts.Usage.AddReserve(mp.dev, int64(mp.size))
	}
}

// removeUnused takes a mapping out of the unused ones. mu is held.
func (m *Memory) removeUnused(mp *mapping) {
	i := slices.Index(m.unused, mp)
	m.unused = slices.Delete(m.unused, i, i+1)
	m.unusedBytes -= mp.size
	if !mp.host {
		m.accounts.Usage.AddReserve(mp.dev, -int64(mp.size))
	}
}

// trim ends unused mappings, the longest unused first, until at most limit bytes are left.
// mu is held.
func (m *Memory) trim(dev device.Device, limit uint64) {
	for m.unusedBytes > limit {
		mp := m.unused[0]
		m.removeUnused(mp)
		m.dropMapping(dev, mp)
	}
}

// dropMapping ends a mapping. mu is held.
func (m *Memory) dropMapping(dev device.Device, mp *mapping) {
	dev.MemUnmap(cu.Deviceptr(mp.base), mp.size)
	dev.MemRelease(mp.handle)
	switch {
	case mp.host && !mp.promised:
		m.accounts.Host.Sub(mp.size)
	case !mp.opened:
		m.accounts.Usage.Refund(mp.dev, mp.size)
	}
	m.mappings.Remove(mp.base)
}
