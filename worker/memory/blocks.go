package memory

import (
	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
)

// This file lets memory of a session that is to move be read while the program runs. The program may free it at any moment: whoever
// reads holds the mappings.

// Made are the mappings that another worker has made ahead, at the same addresses (Prepare).
type Made map[session.Range]cu.Device

// Made lists the mappings that Prepare makes of the state that Save returned last.
func (v *Moving) Made() Made {
	made := Made{}
	if v.saved == nil || len(v.saved.Peers) > 0 {
		return made
	}
	for i := range v.saved.Mappings {
		if s := &v.saved.Mappings[i]; s.plain() {
			made[session.Range{Base: s.Base, Size: s.Size}] = v.m.s.Devices.Granted[s.Device]
		}
	}
	return made
}

// has reports whether a mapping is as it was made.
func (made Made) has(mp *mapping) bool {
	d, ok := made[session.Range{Base: mp.base, Size: mp.size}]
	return ok && d == mp.dev && !mp.host && !mp.opened && len(mp.granted) == 0 && mp.handle != 0
}

// A Block is a block of an allocation, as the regions of a checkpoint have them.
type Block struct {
	Addr, Size uint64
	Device     cu.Device
}

// BlocksOf lists the blocks of allocations that lie in mappings which the other worker has too, by address.
func BlocksOf(m *Memory, made Made) (list []Block) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.peers.pairs) > 0 {
		return nil
	}
	for _, a := range m.allocations.All {
		if a.freeing || !made.holds(a) {
			continue
		}
		for offset := uint64(0); offset < a.Size; offset += checkpoint.BlockSize {
			list = append(list, Block{a.Addr + offset, min(checkpoint.BlockSize, a.Size-offset), a.Device})
		}
	}
	return list
}

// holds reports whether all mappings under an allocation are as they were made.
func (made Made) holds(a *allocation) bool {
	for _, mp := range a.mappings {
		if !made.has(mp) {
			return false
		}
	}
	return true
}

// Hold keeps the mappings of blocks, though the program frees them, until release is called, and returns which blocks are still
// there. The command loop's state is the caller's; release may be called later, on the thread that uses the view. An allocation that finds
// no memory meanwhile waits for the release.
func Hold(m *Memory, made Made, blocks []Block) (held []Block, release func(dev device.Device)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	pin := &allocation{}
	for _, b := range blocks {
		r, a, found := m.allocations.First(session.Range{Base: b.Addr, Size: 1})
		if !found || a.freeing || a.Device != b.Device || !made.holds(a) || b.Addr+b.Size > r.Base+r.Size {
			continue
		}
		held = append(held, b)
		for _, mp := range a.mappings {
			if mp.base < b.Addr+b.Size && b.Addr < mp.base+mp.size {
				m.addUsers(mp, 1, 0)
				pin.mappings = append(pin.mappings, mp)
			}
		}
	}
	m.held++
	return held, func(dev device.Device) {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.unbackAllocation(dev, pin)
		m.held--
		m.freed.Broadcast()
	}
}
