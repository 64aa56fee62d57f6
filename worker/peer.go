package worker

import (
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// Peer access is the driver's for what the driver placed (variables, arrays).
// The memory we map ourselves needs every device named that may use it, also
// what is mapped later.

// peers says which contexts were given access to the memory of which.
type peers struct {
	pairs map[[2]*context]bool // {who may, whose memory}
}

// of lists the devices that may use memory of dev, itself first.
func (p *peers) of(dev cu.Device) []cu.Device {
	others := map[cu.Device]bool{}
	for pair := range p.pairs {
		if pair[1].Device == dev && pair[0].Device != dev {
			others[pair[0].Device] = true
		}
	}
	return append([]cu.Device{dev}, slices.Sorted(maps.Keys(others))...)
}

func (w *Worker) cmdPeerAccess(q *wire.PeerAccessRequest, _ *wire.PeerAccessReply) cu.Result {
	c, peer := w.current, w.context(q.Peer)
	if c == nil || peer == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if q.On == 0 {
		rc := w.dev.CtxDisablePeerAccess(peer.Real)
		if rc == cu.CUDA_SUCCESS {
			w.mem.part(w.dev, func(pair [2]*context) bool { return pair == [2]*context{c, peer} })
		}
		return rc
	}
	rc := w.dev.CtxEnablePeerAccess(peer.Real, q.Flags)
	if rc == cu.CUDA_SUCCESS {
		rc = w.mem.befriend(w.dev, c, peer)
	}
	return rc
}

// befriend lets the device of c use the memory of peer's.
func (m *memory) befriend(dev device.Device, c, peer *context) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.peers.pairs == nil {
		m.peers.pairs = map[[2]*context]bool{}
	}
	m.peers.pairs[[2]*context{c, peer}] = true
	return m.setAccess(dev, peer.Device, c.Device, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
}

// part ends friendships.
func (m *memory) part(dev device.Device, which func(pair [2]*context) bool) {
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

// setAccess changes what a device may do with the memory of another. mu is held.
func (m *memory) setAccess(dev device.Device, owner, who cu.Device, flags cu.MemAccess_flags) (rc cu.Result) {
	for _, u := range m.units.All {
		if u.dev != owner || u.opened || u.granted[who] {
			continue
		}
		if got := u.setAccess(dev, who, flags); got != cu.CUDA_SUCCESS {
			rc = got
		}
	}
	return rc
}

func (u *unit) setAccess(dev device.Device, who cu.Device, flags cu.MemAccess_flags) cu.Result {
	return dev.MemSetAccess(cu.Deviceptr(u.base), u.size, []cu.MemAccessDesc_v1{{Location: onDevice(who), Flags: flags}})
}

// cmdMemAccess gives devices access to one allocation, which is how pools do it.
func (w *Worker) cmdMemAccess(q *wire.MemAccessRequest, _ *wire.MemAccessReply) cu.Result {
	m := &w.mem
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.living(uint64(q.Addr))
	if a == nil || a.Opened {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, d := range q.Devices {
		who, ok := w.s.Devices.Ordinal(cu.Device(d))
		if !ok {
			return cu.CUDA_ERROR_INVALID_DEVICE
		}
		for _, u := range a.units {
			if rc := m.grant(w.dev, u, who, q.On != 0); rc != cu.CUDA_SUCCESS {
				return rc
			}
		}
	}
	return cu.CUDA_SUCCESS
}

// grant lets a device use a unit, or not unless it is a peer's. mu is held.
func (m *memory) grant(dev device.Device, u *unit, who cu.Device, on bool) cu.Result {
	if who == u.dev {
		return cu.CUDA_SUCCESS
	}
	flags := cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
	if !on && !slices.Contains(m.peers.of(u.dev), who) {
		flags = cu.CU_MEM_ACCESS_FLAGS_PROT_NONE
	}
	rc := u.setAccess(dev, who, flags)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if u.granted == nil {
		u.granted = map[cu.Device]bool{}
	}
	u.granted[who] = on
	return rc
}

func onDevice(d cu.Device) cu.MemLocation_v1 {
	l := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	l.Id = int32(d)
	return l
}

// deviceOf is where memory the client allocated lies; false for other memory.
func (m *memory) deviceOf(addr uint64) (cu.Device, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	u := m.unitAt(addr)
	if u == nil {
		return 0, false
	}
	return u.dev, true
}

// copyBetween copies between devices the way that needs no access of one to the
// other; false if it is no such copy.
func (w *Worker) copyBetween(q *wire.CopyOnRequest, s cu.Stream) (cu.Result, bool) {
	if len(w.contexts) < 2 {
		return 0, false
	}
	dst, ok1 := w.mem.deviceOf(uint64(q.Dst))
	src, ok2 := w.mem.deviceOf(uint64(q.Src))
	if !ok1 || !ok2 || dst == src {
		return 0, false
	}
	to, from := w.contextOn(dst), w.contextOn(src)
	if to == nil || from == nil {
		return 0, false
	}
	width, rows := q.Width, q.Rows
	if q.DstPitch == width && q.SrcPitch == width {
		width, rows = width*rows, 1
	}
	for i := range rows {
		at, of := q.Dst+cu.Deviceptr(i*q.DstPitch), q.Src+cu.Deviceptr(i*q.SrcPitch)
		if rc := w.dev.MemcpyPeerAsync(at, to.Real, of, from.Real, width, s); rc != cu.CUDA_SUCCESS {
			return rc, true
		}
	}
	return cu.CUDA_SUCCESS, true
}

// contextOn finds a context on a device, the current one first.
func (w *Worker) contextOn(dev cu.Device) *context {
	if w.current != nil && w.current.Device == dev {
		return w.current
	}
	for _, i := range slices.Sorted(maps.Keys(w.contexts)) {
		if c := w.contexts[i]; c.Device == dev {
			return c
		}
	}
	return nil
}
