package sessionpage

import (
	"sync/atomic"
	"syscall"
	"time"
)

// ResidenceSignal is the signal by which the daemon tells a worker to read its Order.
const ResidenceSignal = syscall.SIGUSR1

// A Residence is the part of the page that says whether a session is on its devices or
// suspended. The daemon writes the first cache line, what it wants; the worker writes the rest,
// how far it is. A signal (ResidenceSignal) tells the worker that the daemon wants something else;
// RingDoorbell tells the daemon that the worker got further.
type Residence struct {
	order   atomic.Uint32 // an Order
	timeout atomic.Uint32 // milliseconds that a suspension may wait for the device
	_       [56]byte

	state  atomic.Uint32 // a Stage, and above it the number of the Order that it belongs to
	wants  atomic.Uint32 // a command of the client waits until the session is back
	moved  atomic.Uint64 // bytes that have been moved since the last Order
	total  atomic.Uint64 // of so many
	length atomic.Uint32 // of reason
	place  atomic.Uint32 // a Place
	signs  atomic.Uint32 // signs of life, of whatever the worker waits for, and below them its Phase
	reason [maxReason]byte
	_      [64 - (44+maxReason)%64]byte
}

// maxReason is how long the reason of a failure may be, in bytes.
const maxReason = 216

// An Order is what the daemon wants of a session: the lowest bit says whether it is to be
// suspended, the next whether it is to move to another worker, the third whether it is only to be
// said why it cannot move; the others number the orders.
type Order uint32

const (
	orderSuspend Order = 1 << iota
	orderMove
	orderCheck
	orderStep
)

// Suspended reports whether the session is to be suspended.
func (o Order) Suspended() bool { return o&orderSuspend != 0 }

// Moves reports whether the session is to move to another worker. A worker asks the daemon for the
// connection to that worker (control.Client.Transfer).
func (o Order) Moves() bool { return o&orderMove != 0 }

// Checks reports whether the worker is to say why the session cannot move, and leave it where it is.
func (o Order) Checks() bool { return o&orderCheck != 0 }

// A Stage is how far a worker is with an Order.
type Stage uint32

const (
	// Fixed: the worker cannot suspend its session. It is a worker of an earlier version, or
	// serves NVML.
	Fixed Stage = iota
	// Resident: the session runs.
	Resident
	// Leaving: the worker waits for the device, and moves memory away from it.
	Leaving
	// Away: the session is suspended. The worker holds none of the memory of its client on a
	// device, and gives a device nothing to do.
	Away
	// Returning: the worker moves memory back to the device.
	Returning
	// Refused: the order could not be followed, and Reason says why. The session is where it
	// was before the order.
	Refused
	// Gone: another worker owns the session. This one waits for its end.
	Gone
	// Checked: the session can move, and is where it was.
	Checked
	// Again: as Refused. Only an address was in the way, and another worker may have it.
	Again

	stages
)

// A Place is where the memory of a session is.
type Place uint32

const (
	OnDevice     Place = iota
	InMemory           // of the host
	OnDisk             // in a file without a name
	InCheckpoint       // in a file of the operator's

	places
)

// A Phase is what a worker does that moves memory.
type Phase uint32

// The phases. A suspension and a resumption copy only.
const (
	Waiting    Phase = iota // until the devices have done the client's work
	Copying                 // memory, between a device and where it is kept or sent
	Rebuilding              // the other worker makes the session
	Preparing               // the other worker prepares for the session, which runs
	phases
)

// phaseBits is how many bits of the signs a Phase has.
const phaseBits = 4

// stageBits is how many bits of the state a Stage has.
const stageBits = 4

// Order stores what the daemon wants, under the next number. Only the daemon calls it, and then
// signals the worker.
func (r *Residence) Order(suspend bool, timeout time.Duration) Order {
	if suspend {
		return r.give(orderSuspend, timeout)
	}
	return r.give(0, timeout)
}

// OrderMove is Order, for a session that is to move to another worker.
func (r *Residence) OrderMove(timeout time.Duration) Order { return r.give(orderMove, timeout) }

// OrderCheck is Order, for a session of which it is only to be said why it cannot move.
func (r *Residence) OrderCheck(timeout time.Duration) Order { return r.give(orderCheck, timeout) }

func (r *Residence) give(what Order, timeout time.Duration) Order {
	r.timeout.Store(uint32(min(max(timeout.Milliseconds(), 0), 1<<31)))
	next := (Order(r.order.Load())&^(orderStep-1)+orderStep)&(1<<(32-stageBits)-1) | what
	r.order.Store(uint32(next))
	return next
}

// Ordered is what the daemon wants, and how long the worker may wait for the device.
func (r *Residence) Ordered() (Order, time.Duration) {
	return Order(r.order.Load()), time.Duration(r.timeout.Load()) * time.Millisecond
}

// A Progress is what a worker reports of its residence. The daemon cannot check any of it.
type Progress struct {
	Of           Order // the order that it belongs to
	Stage        Stage
	Wants        bool // a command waits until the session is back
	Moved, Total uint64
	Place        Place
	Signs        uint32 // changes while whatever the worker waits for is alive
	Phase        Phase
}

// Progress reads the worker's part.
func (r *Residence) Progress() Progress {
	state := r.state.Load()
	p := Progress{
		Of: Order(state >> stageBits), Stage: Stage(state & (1<<stageBits - 1)), Wants: r.wants.Load() != 0,
		Moved: r.moved.Load(), Total: r.total.Load(), Place: Place(r.place.Load()),
	}
	if p.Stage >= stages {
		p.Stage = Fixed
	}
	if p.Place >= places || p.Stage == Away && p.Place == OnDevice { // a worker of an earlier version says no place
		p.Place = InMemory
	}
	signs := r.signs.Load()
	if p.Signs, p.Phase = signs>>phaseBits, Phase(signs&(1<<phaseBits-1)); p.Phase >= phases {
		p.Phase = Waiting
	}
	return p
}

// Reason is why the worker refused an order, or what it remarks about one that it followed. The bytes
// are the worker's: whoever shows them makes them printable.
func (r *Residence) Reason() string {
	b := r.reason // a copy, which the worker may be writing to
	return string(b[:min(r.length.Load(), maxReason)])
}

// Report says how far the worker is with an order.
func (r *Residence) Report(of Order, s Stage) { r.state.Store(uint32(of)<<stageBits | uint32(s)) }

// Refuse says that an order could not be followed, and why; again: another worker may do.
func (r *Residence) Refuse(of Order, reason string, again bool) {
	r.Remark(reason)
	if again {
		r.Report(of, Again)
	} else {
		r.Report(of, Refused)
	}
}

// Sign is a sign of life in a phase.
func (r *Residence) Sign(p Phase) {
	for {
		old := r.signs.Load()
		if r.signs.CompareAndSwap(old, (old>>phaseBits+1)<<phaseBits|uint32(p)) {
			return
		}
	}
}

// Remark says something about an order that is being followed, for people, before the Report of its last stage.
func (r *Residence) Remark(text string) {
	n := copy(r.reason[:], text)
	r.length.Store(uint32(n))
}

// SetWants says whether a command waits until the session is back.
func (r *Residence) SetWants(yes bool) { r.wants.Store(bit(yes)) }

// SetPlace says where the memory of the session is. The worker says it before it reports the stage.
func (r *Residence) SetPlace(p Place) { r.place.Store(uint32(p)) }

// SetMoved says how much has been moved, of how much.
func (r *Residence) SetMoved(moved, total uint64) {
	r.total.Store(total)
	r.moved.Store(moved)
}
