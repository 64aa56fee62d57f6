package memory

import (
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// This file takes memory away from the devices and brings it back, for a session that is
// suspended. The addresses stay reserved, so that the memory comes back to where it was. The
// caller owns the command loop's state, and no work of the client is on a device.

// A Content is memory of a device that holds data of the client.
type Content struct {
	session.Range
	Device cu.Device
}

// Contents lists the memory that TakeAway takes away. It fails if some of it cannot be taken
// away, since another process uses it too.
func Contents(m *Memory) (list []Content, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.trim(m.dev, 0)
	for _, a := range m.allocations.All {
		if err := a.stays(); err != nil {
			return nil, err
		}
		if slices.ContainsFunc(a.mappings, (*mapping).moves) {
			list = append(list, Content{a.Extent(), a.Device})
		}
	}
	return list, nil
}

// stays says why an allocation cannot leave its device; nil if it can.
func (a *allocation) stays() error {
	for _, mp := range a.mappings {
		switch {
		case mp.opened:
			return fmt.Errorf("the program uses %d bytes of another process's memory, at %#x", a.Size, a.Addr)
		case mp.exported || a.Published != nil:
			return fmt.Errorf("the program shares %d bytes of memory with other processes, at %#x", a.Size, a.Addr)
		}
	}
	return nil
}

// moves reports whether a mapping leaves the device with a session that is suspended.
func (mp *mapping) moves() bool { return !mp.host && !mp.opened }

// TakeAway ends the memory behind the client's addresses. The caller has copied the Contents.
func TakeAway(m *Memory, dev device.Device) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.trim(dev, 0)
	for _, mp := range m.mappings.All {
		if mp.moves() {
			mp.drain(dev)
		}
	}
}

// drain ends the memory of a mapping, but not the mapping.
func (mp *mapping) drain(dev device.Device) {
	dev.MemUnmap(cu.Deviceptr(mp.base), mp.size)
	dev.MemRelease(mp.handle)
	mp.handle = 0
}

// BringBack puts new memory behind the client's addresses, which TakeAway took away. If there is
// not enough it puts none there and says so. The caller copies the Contents back.
func BringBack(m *Memory, dev device.Device) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	var done []*mapping
	for _, mp := range m.mappings.All {
		if !mp.moves() {
			continue
		}
		if rc := refill(m, dev, mp); rc != cu.CUDA_SUCCESS {
			for _, mp := range done {
				mp.drain(dev)
			}
			return fmt.Errorf("device %d has no memory of %d bytes: %w", mp.dev, mp.size, rc)
		}
		done = append(done, mp)
	}
	for _, a := range m.allocations.All {
		dev.Extent(cu.Deviceptr(a.Addr), a.Size) // ended with the mapping
	}
	return nil
}

// refill puts new memory behind a mapping. mu is held.
func refill(m *Memory, dev device.Device, mp *mapping) cu.Result {
	prop := cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: DeviceLocation(mp.dev),
		RequestedHandleTypes: m.exportable(dev, mp.dev),
	}
	h, rc := dev.MemCreate(mp.size, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	who := m.peers.of(mp.dev)
	for d, may := range mp.granted {
		if may && !slices.Contains(who, d) {
			who = append(who, d)
		}
	}
	if rc = mapFor(dev, mp.base, mp.size, h, who); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		return rc
	}
	mp.handle = h
	return rc
}
