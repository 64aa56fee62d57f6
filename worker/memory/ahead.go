package memory

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// This file makes the memory of a session that is to move here before the session is stopped.

// An Ahead is memory at the addresses of a session that is to move here.
type Ahead struct {
	dev  device.Device
	made map[session.Range]aheadMapping
	used uint64 // bytes that the session has taken
}

type aheadMapping struct {
	dev    cu.Device
	handle cu.MemGenericAllocationHandle
}

// plain reports whether a mapping is memory of its device that no other device may use.
func (s *mappingState) plain() bool { return !s.Host && !s.Promised && len(s.Granted) == 0 }

// Prepare makes the mappings of a session that is to move here, at their addresses in the window, which has been reserved. Devices are
// those that the session may use here. Where there is no room for all of it none is made: the session itself will say so, if it
// comes. Memory that several devices use is not made ahead.
func Prepare(dev device.Device, devices []cu.Device, window session.Range, decode func(any) error) (*Ahead, error) {
	var st state
	if err := decode(&st); err != nil {
		return nil, err
	}
	a := &Ahead{dev: dev, made: map[session.Range]aheadMapping{}}
	if len(st.Peers) > 0 {
		return a, nil
	}
	m := &Memory{}
	m.handleTypes = map[cu.Device]cu.MemAllocationHandleType{}
	for i := range st.Mappings {
		s := &st.Mappings[i]
		if !s.plain() {
			continue
		}
		at := session.Range{Base: s.Base, Size: s.Size}
		if s.Device < 0 || s.Device >= len(devices) || at.Size == 0 || at.Base%Granule != 0 || at.Size%Granule != 0 || !window.Contains(at.Base, at.Size) {
			a.End()
			return nil, damaged("%d bytes at %#x of device %d", at.Size, at.Base, s.Device)
		}
		d := devices[s.Device]
		prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: DeviceLocation(d), RequestedHandleTypes: m.exportable(dev, d)}
		h, rc := dev.MemCreate(at.Size, &prop, 0)
		if rc == cu.CUDA_SUCCESS {
			if rc = mapFor(dev, at.Base, at.Size, h, []cu.Device{d}); rc != cu.CUDA_SUCCESS {
				dev.MemRelease(h)
			}
		}
		if rc != cu.CUDA_SUCCESS {
			a.End()
			return a, nil
		}
		a.made[at] = aheadMapping{d, h}
	}
	return a, nil
}

// Used is how many bytes the session has taken, and how many wait for it.
func (a *Ahead) Used() (taken, left uint64) {
	for at := range a.made {
		left += at.Size
	}
	return a.used, left
}

// End ends what nobody has taken.
func (a *Ahead) End() {
	for at, x := range a.made {
		a.dev.MemUnmap(cu.Deviceptr(at.Base), at.Size)
		a.dev.MemRelease(x.handle)
		delete(a.made, at)
	}
}

// keepOnly ends what a session does not have as it is.
func (a *Ahead) keepOnly(devices func(place int) (cu.Device, error), st *state) {
	wanted := map[session.Range]cu.Device{}
	for i := range st.Mappings {
		s := &st.Mappings[i]
		if d, err := devices(s.Device); err == nil && s.plain() && len(st.Peers) == 0 {
			wanted[session.Range{Base: s.Base, Size: s.Size}] = d
		}
	}
	rest := &Ahead{dev: a.dev, made: map[session.Range]aheadMapping{}}
	for at, x := range a.made {
		if d, ok := wanted[at]; !ok || d != x.dev {
			rest.made[at] = x
			delete(a.made, at)
		}
	}
	rest.End()
}

// takeAhead returns a mapping that was made ahead, within the quota; nil if there is none. mu is held.
func (m *Memory) takeAhead(a *Ahead, s *mappingState, d cu.Device) *mapping {
	if a == nil {
		return nil
	}
	at := session.Range{Base: s.Base, Size: s.Size}
	x, ok := a.made[at]
	if !ok || x.dev != d || !s.plain() || !m.accounts.Usage.Claim(d, s.Size) {
		return nil
	}
	delete(a.made, at)
	a.used += s.Size
	return &mapping{base: s.Base, size: s.Size, dev: d, handle: x.handle}
}
