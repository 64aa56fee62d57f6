package worker

import (
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

const granule = 2 << 20

type unit struct {
	base, size uint64
	dev        cu.Device
	handle     cu.MemGenericAllocationHandle
	users      int
	dying      int                // of them
	opened     bool               // another session's memory
	lent       bool               // other sessions may reach it
	granted    map[cu.Device]bool // devices that may use it whoever is whose peer
}

// ends says whether a unit will be free when what is dying has died.
func (u *unit) ends() bool { return !u.opened && u.users > 0 && u.users == u.dying }

// use changes how many allocations use a unit, and how many of them are dying.
// mu is held.
func (m *memory) use(u *unit, users, dying int) {
	if u.ends() {
		m.ending[u.dev] -= u.size
	}
	u.users += users
	u.dying += dying
	if u.ends() {
		m.ending[u.dev] += u.size
	}
}

// back takes or makes the units under an allocation. mu is held.
func (m *memory) back(dev device.Device, a *allocation) cu.Result {
	start := a.Addr &^ (granule - 1)
	for at := start; at < a.Addr+a.Size; {
		end := (a.Addr + a.Size + granule - 1) &^ (granule - 1)
		_, u, found := m.units.First(session.Range{Base: at, Size: end - at})
		// A spare one must be just what would be made: on the right device, and
		// all there is under the allocation, or that could not be shared.
		if found && u.users == 0 && (u.dev != a.Device || u.base != start || u.size != end-start) {
			m.inUse(u)
			m.drop(dev, u)
			continue
		}
		if !found || u.base > at {
			if found {
				end = u.base
			}
			made, rc := m.create(dev, a.Device, at, end-at)
			if rc != cu.CUDA_SUCCESS {
				m.unback(dev, a)
				return rc
			}
			u = made
			m.keep(u)
			m.units.Add(session.Range{Base: u.base, Size: u.size}, u)
		}
		if u.users == 0 {
			m.inUse(u)
		}
		m.use(u, 1, 0)
		a.units = append(a.units, u)
		at = u.base + u.size
	}
	return cu.CUDA_SUCCESS
}

func (m *memory) create(dev device.Device, ordinal cu.Device, base, size uint64) (*unit, cu.Result) {
	prop := cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: onDevice(ordinal),
		RequestedHandleTypes: m.exportable(dev, ordinal), // the client may share it one day
	}
	if !m.tally.claim(ordinal, size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	h, rc := dev.MemCreate(size, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		m.tally.refund(ordinal, size)
		return nil, rc
	}
	if rc = mapFor(dev, base, size, h, m.peers.of(ordinal)); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		m.tally.refund(ordinal, size)
		return nil, rc
	}
	return &unit{base: base, size: size, dev: ordinal, handle: h}, rc
}

// exportable says how memory of a device can be handed to other processes. mu is
// held.
func (m *memory) exportable(dev device.Device, ordinal cu.Device) cu.MemAllocationHandleType {
	t, known := m.types[ordinal]
	if !known {
		if yes, rc := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, ordinal); rc == cu.CUDA_SUCCESS && yes != 0 {
			t = cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
		}
		m.types[ordinal] = t
	}
	return t
}

// mapFor maps memory for some devices.
func mapFor(dev device.Device, base, size uint64, h cu.MemGenericAllocationHandle, who []cu.Device) cu.Result {
	rc := dev.MemMap(cu.Deviceptr(base), size, 0, h, 0)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	var access []cu.MemAccessDesc_v1
	for _, d := range who {
		access = append(access, cu.MemAccessDesc_v1{Location: onDevice(d), Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE})
	}
	if rc = dev.MemSetAccess(cu.Deviceptr(base), size, access); rc != cu.CUDA_SUCCESS {
		dev.MemUnmap(cu.Deviceptr(base), size)
	}
	return rc
}

// open maps another session's memory, all of it at the place the client chose,
// of which it was offered a part.
func (m *memory) open(dev device.Device, c *context, at session.Range, o offer, fd int) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	if o.Size == 0 || !m.vacant(at) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.trim(dev, 0)
	if _, _, taken := m.units.First(at); taken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	h, rc := dev.ImportMemory(fd, o.Unit, o.Device)
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
	u := &unit{base: at.Base, size: at.Size, dev: o.Device, handle: h, users: 1, opened: true}
	m.units.Add(at, u)
	a := newAllocation(c, session.Allocation{Addr: at.Base + o.Offset, Size: o.Size, Opened: true})
	a.units = []*unit{u}
	m.give(a)
	dev.Extent(cu.Deviceptr(a.Addr), a.Size)
	return rc
}

// unitAt finds what is mapped at an address. mu is held.
func (m *memory) unitAt(addr uint64) *unit {
	_, u, _ := m.units.First(session.Range{Base: addr, Size: 1})
	return u
}

// isUnit says whether we mapped what is at an address.
func (m *memory) isUnit(addr uint64) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.unitAt(addr) != nil
}

// unback lets go of an allocation's units and ends those nobody uses. mu is held.
func (m *memory) unback(dev device.Device, a *allocation) {
	for _, u := range a.units {
		if a.dying {
			m.use(u, -1, -1)
		} else {
			m.use(u, -1, 0)
		}
		if u.users > 0 {
			continue
		}
		if u.opened || u.lent || len(u.granted) > 0 { // somebody else reaches it: it must not become anything new
			m.drop(dev, u)
		} else {
			m.keep(u)
		}
	}
	a.units = nil
	m.trim(dev, maxSpare)
}

// maxSpare is how much memory nobody uses stays mapped: making and ending a
// mapping costs a hundred microseconds, and many programs allocate and free
// the same over and over. The client hands freed addresses out again, so that
// what is spare is found by its address.
const maxSpare = 64 << 20

// keep puts a unit among the spare ones, inUse takes it out. mu is held.
func (m *memory) keep(u *unit) {
	m.spare = append(m.spare, u)
	m.unused += u.size
	m.tally.spares(u.dev, int64(u.size))
}

func (m *memory) inUse(u *unit) {
	i := slices.Index(m.spare, u)
	m.spare = slices.Delete(m.spare, i, i+1)
	m.unused -= u.size
	m.tally.spares(u.dev, -int64(u.size))
}

// trim ends spare units until at most limit bytes are left. mu is held.
func (m *memory) trim(dev device.Device, limit uint64) {
	for m.unused > limit {
		u := m.spare[0]
		m.inUse(u)
		m.drop(dev, u)
	}
}

// drop ends a unit. mu is held.
func (m *memory) drop(dev device.Device, u *unit) {
	dev.MemUnmap(cu.Deviceptr(u.base), u.size)
	dev.MemRelease(u.handle)
	if !u.opened {
		m.tally.refund(u.dev, u.size)
	}
	m.units.Remove(u.base)
}
