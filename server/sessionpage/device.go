package sessionpage

import (
	"time"

	"ferry/transport/futex"
)

// SetPermit stores a decision of the daemon under the next number and wakes a worker that
// waits for it. It returns the numbered permit, which the worker passes to Follow once it
// acts on it. Only the daemon calls it.
func (d *Device) SetPermit(bits Permit) Permit {
	next := Permit(d.permit.Load())&^(NextPermit-1) + NextPermit | bits
	d.permit.Store(uint32(next))
	futex.Wake(&d.permit, futex.All)
	return next
}

// Permit is the daemon's last decision.
func (d *Device) Permit() Permit { return Permit(d.permit.Load()) }

// AwaitPermit sleeps until the permit is no longer old, or until the timeout.
func (d *Device) AwaitPermit(old Permit, timeout time.Duration) {
	futex.Wait(&d.permit, uint32(old), timeout)
}

// Quota is how many bytes of the device the client may have, 0 for any number.
func (d *Device) Quota() uint64 { return d.memory.Load() }

// SetQuota sets the quota. A client that has more keeps what it has. Only the daemon calls
// it.
func (d *Device) SetQuota(bytes uint64) { d.memory.Store(bytes) }

// Slice is how much work, as device time, a worker may queue on the device while the
// permit has Contended.
func (d *Device) Slice() time.Duration { return time.Duration(d.slice.Load()) }

// SetSlice sets the slice. Only the daemon calls it.
func (d *Device) SetSlice(t time.Duration) { d.slice.Store(uint64(t)) }

// AddOverlap notes how much of the time the worker reports as used other sessions had on
// the device at the same time. Only the daemon calls it.
func (d *Device) AddOverlap(t time.Duration) { d.overlap.Add(uint64(t)) }

// ChargedTime is the device time the worker reports, less what other sessions had of the
// device at the same time (AddOverlap).
func (d *Device) ChargedTime() time.Duration { return time.Duration(d.used.Load() - d.overlap.Load()) }

// Use is what a worker reports about a device. The daemon cannot check any of it.
type Use struct {
	Followed Permit // the decision it acts on
	Wants    bool   // commands wait until the permit has Run
	Busy     bool   // the device works for it, or may any moment
	Contexts int
	Used     time.Duration // device time since the session began
	Held     uint64        // bytes
	Given    uint64        // commands, since the session began
}

// Use reads the worker's cache line.
func (d *Device) Use() Use {
	return Use{
		Followed: Permit(d.followed.Load()), Wants: d.wants.Load() != 0, Busy: d.busy.Load() != 0,
		Contexts: int(d.contexts.Load()), Used: time.Duration(d.used.Load()), Held: d.held.Load(),
		Given: d.given.Load(),
	}
}

// Follow says that the worker acts on a permit.
func (d *Device) Follow(p Permit) { d.followed.Store(uint32(p)) }

// SetWants says whether commands wait until the permit has Run.
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
