package memory

import (
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
)

// The driver applies peer access to memory that the driver placed (variables, arrays). For
// memory that the worker maps, each device that may use it must be named, also for later
// mappings.

// peers says which contexts may access the memory of which.
type peers struct {
	pairs map[[2]*gpu.Context]bool // {the context that may, the context that owns the memory}
}

// of lists the devices that may use memory of dev, dev itself first.
func (p *peers) of(dev cu.Device) []cu.Device {
	others := map[cu.Device]bool{}
	for pair := range p.pairs {
		if pair[1].Device == dev && pair[0].Device != dev {
			others[pair[0].Device] = true
		}
	}
	return append([]cu.Device{dev}, slices.Sorted(maps.Keys(others))...)
}

// CmdPeerAccess enables or disables the access of the current context to the memory of
// another.
func (m *Memory) CmdPeerAccess(q *wire.PeerAccessRequest, _ *wire.PeerAccessReply) cu.Result {
	c, peer := m.gpu.Current, m.gpu.Find(q.Peer)
	if c == nil || peer == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if q.On == 0 {
		rc := m.dev.CtxDisablePeerAccess(peer.Real)
		if rc == cu.CUDA_SUCCESS {
			m.RevokePeers(m.dev, func(pair [2]*gpu.Context) bool { return pair == [2]*gpu.Context{c, peer} })
		}
		return rc
	}
	rc := m.dev.CtxEnablePeerAccess(peer.Real, q.Flags)
	if rc == cu.CUDA_SUCCESS {
		rc = m.allowPeer(m.dev, c, peer)
	}
	return rc
}

// allowPeer lets the device of c use the memory of the device of peer.
func (m *Memory) allowPeer(dev device.Device, c, peer *gpu.Context) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.peers.pairs == nil {
		m.peers.pairs = map[[2]*gpu.Context]bool{}
	}
	m.peers.pairs[[2]*gpu.Context{c, peer}] = true
	return m.setAccess(dev, peer.Device, c.Device, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
}

// RevokePeers ends the access of the pairs that which selects.
func (m *Memory) RevokePeers(dev device.Device, which func(pair [2]*gpu.Context) bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for pair := range m.peers.pairs {
		if !which(pair) {
			continue
		}
		delete(m.peers.pairs, pair)
		if !slices.Contains(m.peers.of(pair[1].Device), pair[0].Device) {
			m.setAccess(dev, pair[1].Device, pair[0].Device, cu.CU_MEM_ACCESS_FLAGS_PROT_NONE)
		}
	}
}

// setAccess changes how a device may use the memory of another. mu is held.
func (m *Memory) setAccess(dev device.Device, owner, who cu.Device, flags cu.MemAccess_flags) (rc cu.Result) {
	for _, mp := range m.mappings.All {
		if mp.dev != owner || mp.opened || mp.granted[who] {
			continue
		}
		if got := mp.setAccess(dev, who, flags); got != cu.CUDA_SUCCESS {
			rc = got
		}
	}
	return rc
}

// setAccess changes how a device may use one mapping.
func (mp *mapping) setAccess(dev device.Device, who cu.Device, flags cu.MemAccess_flags) cu.Result {
	return dev.MemSetAccess(cu.Deviceptr(mp.base), mp.size, []cu.MemAccessDesc_v1{{Location: DeviceLocation(who), Flags: flags}})
}

// CmdMemAccess lets devices use one allocation. Pools work that way.
func (m *Memory) CmdMemAccess(q *wire.MemAccessRequest, _ *wire.MemAccessReply) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.liveAllocation(uint64(q.Addr))
	if a == nil || a.Opened {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, d := range q.Devices {
		who, ok := m.s.Devices.Ordinal(cu.Device(d))
		if !ok {
			return cu.CUDA_ERROR_INVALID_DEVICE
		}
		for _, mp := range a.mappings {
			if rc := m.grantAccess(m.dev, mp, who, q.On != 0); rc != cu.CUDA_SUCCESS {
				return rc
			}
		}
	}
	return cu.CUDA_SUCCESS
}

// grantAccess lets a device use a mapping, or, if on is false, takes that away unless the
// device is a peer. mu is held.
func (m *Memory) grantAccess(dev device.Device, mp *mapping, who cu.Device, on bool) cu.Result {
	if who == mp.dev {
		return cu.CUDA_SUCCESS
	}
	flags := cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
	if !on && !slices.Contains(m.peers.of(mp.dev), who) {
		flags = cu.CU_MEM_ACCESS_FLAGS_PROT_NONE
	}
	rc := mp.setAccess(dev, who, flags)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if mp.granted == nil {
		mp.granted = map[cu.Device]bool{}
	}
	mp.granted[who] = on
	return rc
}

// DeviceLocation is the location of memory on a device.
func DeviceLocation(d cu.Device) cu.MemLocation_v1 {
	l := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	l.Id = int32(d)
	return l
}

// deviceOf is the device on which memory of the client lies; false for other memory.
func (m *Memory) deviceOf(addr uint64) (cu.Device, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	mp := m.mappingAt(addr)
	if mp == nil {
		return 0, false
	}
	return mp.dev, true
}

// CopyBetween copies between two devices in the way that needs no access of one to the
// other. It returns false if the copy is not one between devices.
func (m *Memory) CopyBetween(q *wire.CopyOnRequest, s cu.Stream) (cu.Result, bool) {
	if len(m.gpu.Contexts) < 2 {
		return 0, false
	}
	dst, ok1 := m.deviceOf(uint64(q.Dst))
	src, ok2 := m.deviceOf(uint64(q.Src))
	if !ok1 || !ok2 || dst == src {
		return 0, false
	}
	to, from := m.gpu.ContextOn(dst), m.gpu.ContextOn(src)
	if to == nil || from == nil {
		return 0, false
	}
	width, rows := q.Width, q.Rows
	if q.DstPitch == width && q.SrcPitch == width {
		width, rows = width*rows, 1
	}
	for i := range rows {
		at, of := q.Dst+cu.Deviceptr(i*q.DstPitch), q.Src+cu.Deviceptr(i*q.SrcPitch)
		if rc := m.dev.MemcpyPeerAsync(at, to.Real, of, from.Real, width, s); rc != cu.CUDA_SUCCESS {
			return rc, true
		}
	}
	return cu.CUDA_SUCCESS, true
}

// OpenToPeers lets all other devices use the memory under an allocation.
func (m *Memory) OpenToPeers(addr uint64) {
	if len(m.s.Devices.Granted) < 2 {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	_, a, _ := m.allocations.First(session.Range{Base: addr, Size: 1})
	for _, i := range m.s.Devices.Granted {
		access := cu.MemAccessDesc_v1{Location: DeviceLocation(i), Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}
		for _, mp := range a.mappings {
			if rc := m.dev.MemSetAccess(cu.Deviceptr(mp.base), mp.size, []cu.MemAccessDesc_v1{access}); rc != cu.CUDA_SUCCESS {
				m.log.Info("managed memory is out of a device's reach", "device", i, "result", rc.Error())
				break
			}
			if mp.granted == nil {
				mp.granted = map[cu.Device]bool{}
			}
			mp.granted[i] = true
		}
	}
}
