package sessionpage

import (
	"time"

	"ferry/transport/futex"
)

// SetGate is the daemon's decision. It numbers it, tells the worker, and returns
// what the worker will have followed once it acts on it.
func (d *Device) SetGate(g Gate) Gate {
	next := Gate(d.gate.Load())&^(NextGate-1) + NextGate | g
	d.gate.Store(uint32(next))
	futex.Wake(&d.gate, futex.All)
	return next
}

// Gate is the daemon's last decision.
func (d *Device) Gate() Gate { return Gate(d.gate.Load()) }

// AwaitChange sleeps until the gate is another than g, at most so long.
func (d *Device) AwaitChange(g Gate, patience time.Duration) {
	futex.Wait(&d.gate, uint32(g), patience)
}

// Quota is how many bytes of the device the client may have, 0 for any number.
func (d *Device) Quota() uint64 { return d.memory.Load() }

// SetQuota is the daemon's. A client that has more keeps what it has.
func (d *Device) SetQuota(bytes uint64) { d.memory.Store(bytes) }

// Slice is how much work a worker gives the device ahead while contended.
func (d *Device) Slice() time.Duration { return time.Duration(d.slice.Load()) }

// SetSlice is the daemon's.
func (d *Device) SetSlice(t time.Duration) { d.slice.Store(uint64(t)) }

// AddBeside is the daemon's: of what the worker calls used, others had this much.
func (d *Device) AddBeside(t time.Duration) { d.beside.Add(uint64(t)) }

// Divided is the device time that a session has had, by its worker's word, where it used
// the device beside others its part of it.
func (d *Device) Divided() time.Duration { return time.Duration(d.used.Load() - d.beside.Load()) }

// Use is what a worker says of a device, all of it its own word.
type Use struct {
	Followed Gate // the decision it acts on
	Wants    bool // commands wait for the gate
	Busy     bool // the device works for it, or may any moment
	Contexts int
	Used     time.Duration // device time since the session began
	Held     uint64        // bytes
	Given    uint64        // commands, since the session began
}

// Use reads the worker's line.
func (d *Device) Use() Use {
	return Use{
		Followed: Gate(d.followed.Load()), Wants: d.wants.Load() != 0, Busy: d.busy.Load() != 0,
		Contexts: int(d.contexts.Load()), Used: time.Duration(d.used.Load()), Held: d.held.Load(),
		Given: d.given.Load(),
	}
}

// Follow says that the worker acts on a decision.
func (d *Device) Follow(g Gate) { d.followed.Store(uint32(g)) }

// SetWants says whether commands wait for the gate.
func (d *Device) SetWants(yes bool) { d.wants.Store(bit(yes)) }

// SetBusy says whether the device has, or may get this moment, work.
func (d *Device) SetBusy(yes bool) { d.busy.Store(bit(yes)) }

// AddUsed adds device time.
func (d *Device) AddUsed(t time.Duration) { d.used.Add(uint64(t)) }

// SetGiven says how many commands the device was given.
func (d *Device) SetGiven(commands uint64) { d.given.Store(commands) }

// SetHeld says how many bytes the client holds.
func (d *Device) SetHeld(bytes uint64) { d.held.Store(bytes) }

// SetContexts says how many contexts it has.
func (d *Device) SetContexts(n int) { d.contexts.Store(uint32(n)) }

func bit(yes bool) uint32 {
	if yes {
		return 1
	}
	return 0
}
