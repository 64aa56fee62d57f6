// Package swap decides which sessions have their memory on a GPU and which are suspended to
// host memory or to disk, so that many mostly idle sessions share a GPU that holds a few of
// them. It is pure: it has no clock, no I/O, no goroutines and no locks. Its driver in the
// daemon reports what happens, calls Step, carries out the actions that Step returns and
// reports how they ended. The driver calls it from one goroutine at a time.
//
// # Sessions
//
// The memory of a session is resident, leaving, out (in host memory or on disk) or coming.
// A session moves only because another one needs its memory or because an operator holds
// it: a session that nobody needs to leave stays however idle it is, and one that is out
// comes in only for a call of its own. An operator's hold keeps it out until the release.
// Some sessions never leave for others: those whose policy says so (Idle is 0) and those
// that cannot be moved, such as one that shares memory with another process.
//
// # Who asks
//
//   - A comer is out and has a call. It owns that memory, and its program cannot be told that
//     the memory is gone: it waits until it gets in.
//   - A growth is an allocation of a resident session that did not fit. A program can be told
//     that there is no memory, so a growth may be denied.
//
// # Who leaves
//
// A session is idle when it has had no call for the Idle of its policy, and at least for
// the time that its exchange takes: out and in again. An idle session leaves at once for
// anyone who asks. A session that is not idle leaves only after its turn: ten exchanges, by
// weight, since it came in or since others left for an allocation of it. So sessions that all
// work, on a GPU that cannot hold all of them, take turns, and exchanges cost a tenth of the
// time.
//
// Of those that may leave, idle ones go before those that work and interactive ones go last;
// among equals the least recently active goes first, where sessions active in the last
// seconds count as the same and the one that has been in longest goes first. The fewest
// possible leave: one large session rather than two small ones; but any number of idle
// sessions rather than one that works. They leave a GPU for one that asks at a time, since
// all transfers of a GPU share its bus.
//
// # Order and waiting
//
// Those that ask are served in the order of asking. What has left for one is not given to a
// later one. A comer for which nobody may leave yet keeps all memory of its GPUs from those
// behind it, but for what sessions that are in and can leave later allocate. It waits for the
// turns of those that are in, never longer: each session that may leave at all may leave then. So a comer waits at most one turn and two exchanges for
// itself and for each one before it. A growth keeps nothing from comers until sessions leave
// for it. A session that leaves while it asks asks again behind the others: otherwise it
// would take back the memory that it gave up.
//
// No program waits for what cannot happen:
//
//   - A growth is denied at once if it exceeds the GPU, or what sessions may hold together
//     (Oversubscribe), or the room to swap to, or if not enough others will be idle or have had
//     their turn before it has waited for its policy's Wait. Then it is denied in any case, unless
//     sessions are leaving for it. So two sessions whose allocations each need what the
//     other one has do not wait for each other forever.
//   - A comer is denied when, for its policy's Wait, it would not have fit even if all that can
//     leave had left: the others are never swapped, cannot be moved, or failed to leave. It
//     stays out and may ask again with its next call. It is denied at once if no GPU is
//     large enough.
//   - A growth keeps as much room to swap to as the largest session takes: without that room
//     a full GPU and full host memory could not exchange two sessions.
//
// # Failures
//
// A session that fails to leave, because a kernel does not end, stays in. It is not asked
// again for a while, longer each time, and until it has left once nobody's wait is justified
// by it. A session that fails to come in is tried again, then denied. A grant after which
// the allocation fails again is repeated once, then denied.
//
// # Memory
//
// On each GPU the bytes of sessions that are resident, leaving or coming, and what is granted
// and not yet used, never exceed its capacity less its reserve. Reports are believed as far
// as there is room: what a worker claims beyond that counts as soon as there is room for it,
// before anything is given to others. Bytes in host memory and on disk never exceed what was
// set aside; the session that has been out of use for longest goes from host memory to disk,
// early enough that the largest resident session could leave.
//
// # Use
//
//	s.Active(now, id)              // and Need, Holds, Left, Came, Spilled, Hold, Release, …
//	actions, wake := s.Step(now)   // after each event, and at wake
package swap

import (
	"cmp"
	"math"
	"slices"
)

// Nanos is a moment, counted from any origin, or a length of time.
type Nanos int64

// Lengths.
const (
	Millisecond Nanos = 1000 * 1000
	Second            = 1000 * Millisecond
	Minute            = 60 * Second

	// Never is a wake-up that is not needed.
	Never Nanos = 1<<63 - 1
)

// none stands for a moment that has not come.
const none Nanos = -1 << 63

// Config holds what a Swapper works with; zeros stand for the defaults.
type Config struct {
	Host uint64 // bytes of host memory for sessions that are out; 0 for none
	Disk uint64 // bytes on disk; 0 for none
	// Oversubscribe bounds what the sessions of a GPU may hold, in and out, as a multiple
	// of what the GPU holds. Up to 1 nothing needs to leave.
	Oversubscribe float64
	Rate          float64 // bytes a second between a GPU and host memory
	DiskRate      float64 // and disk
	Fixed         Nanos   // what leaving or coming takes whatever the bytes
}

// The defaults are an H200's: 16 GiB move at 54 GB/s each way between it and pinned memory,
// and the driver's own state takes about a second more.
const (
	DefaultRate     = 50e9
	DefaultDiskRate = 1e9
	DefaultFixed    = Second
	// DefaultWait is how long an allocation waits for others to leave: longer than a turn of 30 GiB.
	DefaultWait = Minute
)

// ID names a session.
type ID uint64

// A Policy is how a session's tenant wants it treated.
type Policy struct {
	// Idle is how long the session must have had no call before it leaves at once for any other
	// session that needs the memory; before that it leaves only after its turn. 0: the session
	// never leaves for another.
	Idle Nanos
	// Wait is how long an allocation that does not fit waits, and how long a call of the
	// session while it is out and nobody can leave; 0 for DefaultWait.
	Wait        Nanos
	Weight      float64 // of its turn, against those of others: 2 stays in twice as long as 1; 0 for 1
	Interactive bool    // leaves after others, if it works
}

// A Device is a GPU. Number is the server's.
type Device struct {
	Number   int
	Capacity uint64
	Reserve  uint64 // bytes of it that sessions do not get
}

// A State says where a session's memory is.
type State int

// The states.
const (
	Resident State = iota
	Leaving
	Out
	Coming
)

// A Session is what Add is told of a session. One that has memory on several GPUs is added
// once for each, under different IDs, and set unmovable.
type Session struct {
	Device  int    // the GPU where its memory is, or was
	Devices []int  // the GPUs where it may come in; empty for Device only
	Bytes   uint64 // of device memory that it holds, or held when it left
	State   State  // Resident, or Out for one that a restart carried over
	Disk    bool   // out: on disk
	Held    bool   // out: held by an operator
	Policy  Policy
}

// A Swapper decides about all sessions of a server.
type Swapper struct {
	accounts
	sessions map[ID]*session
	queue    []*session // those that ask, in the order of asking
	actions  []Action   // of the current Step
}

// New returns a Swapper without GPUs and sessions.
func New(cfg Config) *Swapper {
	if !(cfg.Oversubscribe >= 1) {
		cfg.Oversubscribe = 1
	}
	if !(cfg.Rate >= 1) {
		cfg.Rate = DefaultRate
	}
	if !(cfg.DiskRate >= 1) {
		cfg.DiskRate = DefaultDiskRate
	}
	if cfg.Fixed <= 0 {
		cfg.Fixed = DefaultFixed
	}
	return &Swapper{accounts: accounts{cfg: cfg, devices: map[int]*device{}, now: none}, sessions: map[ID]*session{}}
}

// SetDevices sets the server's GPUs. Sessions stay where they are, also on a GPU that is gone.
func (s *Swapper) SetDevices(list []Device) {
	now := map[int]*device{}
	for _, d := range list {
		x := s.devices[d.Number]
		if x == nil {
			x = &device{}
		}
		x.Device = d
		now[d.Number] = x
	}
	s.devices = now
}

// Add adds a session. One that is there already stays as it is.
func (s *Swapper) Add(now Nanos, id ID, x Session) {
	s.advance(now)
	if s.sessions[id] != nil {
		return
	}
	v := &session{id: id, device: x.Device, devices: slices.Clone(x.Devices), active: s.now, since: s.now, retryAt: none, stuck: none, movableFrom: none, spillFrom: none, avoid: -1}
	if !slices.Contains(v.devices, v.device) {
		v.devices = append(v.devices, v.device)
	}
	slices.Sort(v.devices)
	v.devices = slices.Compact(v.devices)
	v.setPolicy(x.Policy)
	v.claimed = x.Bytes
	if x.State == Out {
		v.state, v.disk, v.hold = Out, x.Disk, x.Held
	} else {
		v.claimed = min(v.claimed, s.usable(v.device)) // held grows to it as far as there is room
	}
	s.sessions[id] = v
	at, _ := slices.BinarySearchFunc(s.order, id, func(v *session, id ID) int { return cmp.Compare(v.id, id) })
	s.order = slices.Insert(s.order, at, v)
	s.settleClaims()
}

// Remove removes a session, wherever its memory is.
func (s *Swapper) Remove(id ID) {
	v := s.sessions[id]
	if v == nil {
		return
	}
	delete(s.sessions, id)
	s.order = slices.DeleteFunc(s.order, func(x *session) bool { return x == v })
	s.unqueue(v)
	if s.spilling == v {
		s.spilling = nil
	}
}

// SetPolicy changes how a session is treated from now on.
func (s *Swapper) SetPolicy(id ID, p Policy) {
	if v := s.sessions[id]; v != nil {
		v.setPolicy(p)
	}
}

// SetUnmovable says why a session cannot leave; "" if it can.
func (s *Swapper) SetUnmovable(id ID, reason string) {
	if v := s.sessions[id]; v != nil {
		v.unmovable = reason
	}
}

// Active reports that a session has a call that needs its memory, or unfinished work on its
// GPU. The driver repeats it while that is so, about every second. A session that is out asks
// to come in; for a resident one, or one that asks already, no Step is needed.
func (s *Swapper) Active(now Nanos, id ID) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil {
		return
	}
	v.active = s.now
	if v.state == Out || v.state == Leaving {
		v.wants = true
		s.enqueue(v)
	}
}

// Need reports that an allocation of a session did not fit: it asks for bytes more. Step
// answers with Grant or Deny. The driver reports Holds before it.
func (s *Swapper) Need(now Nanos, id ID, bytes uint64) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil {
		return
	}
	v.active = s.now
	if v.granted {
		v.vain++
	}
	v.promise = 0
	v.need, v.deadline = max(bytes, 1), later(s.now, v.policy.Wait)
	s.enqueue(v)
}

// Withdraw reports that nobody waits any more for what a session asked: the threads of its
// program have ended, or its client is gone.
func (s *Swapper) Withdraw(id ID) {
	if v := s.sessions[id]; v != nil {
		v.need, v.wants = 0, false
		s.unqueue(v)
	}
}

// Holds reports how much device memory a resident session has. It is believed as far as its
// GPU has room.
func (s *Swapper) Holds(now Nanos, id ID, bytes uint64) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil || v.state != Resident {
		return // what is on its way counts with its full size
	}
	bytes = min(bytes, s.usable(v.device))
	if bytes > v.claimed {
		v.promise -= min(v.promise, bytes-v.claimed)
		v.granted, v.vain = false, 0
	}
	v.claimed = bytes
	v.held = min(v.held, bytes)
	s.settleClaims()
}

// Left reports the end of Leave: the bytes that left, or why it failed: then the session goes
// on, with calls of it that waited. The driver reports it in any case, within a bound of its
// own.
func (s *Swapper) Left(now Nanos, id ID, bytes uint64, failure string) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil || v.state != Leaving {
		return
	}
	v.promise = 0
	if failure != "" {
		v.state, v.disk, v.wants = Resident, false, false
		v.failures++
		v.movableFrom = later(s.now, backOff(v.failures, firstBackOff, maxBackOff))
		v.failure = failure
		if v.hold {
			v.hold, v.refusal = false, failure
		}
		s.unqueueIdle(v)
		return
	}
	// The program may have allocated between the decision and the stop. No more is believed than
	// there was room for.
	if bytes > v.claimed {
		room := s.hostFree()
		if v.disk {
			room = s.diskFree()
		}
		v.claimed += min(bytes-v.claimed, room)
	} else if bytes > 0 {
		v.claimed = bytes
	}
	v.state, v.held = Out, 0
	v.failures, v.movableFrom, v.failure = 0, none, ""
}

// Came reports the end of Come, or why it failed.
func (s *Swapper) Came(now Nanos, id ID, failure string) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil || v.state != Coming {
		return
	}
	if failure != "" {
		v.state, v.held, v.promise = Out, 0, 0
		v.comeFailures++
		v.avoid, v.failure = v.device, failure
		v.retryAt = later(s.now, backOff(v.comeFailures, Second, maxBackOff))
		return
	}
	v.state, v.wants, v.since = Resident, false, s.now
	v.fromDisk, v.disk = v.disk, false
	v.comeFailures, v.avoid, v.failure = 0, -1, ""
	s.unqueueIdle(v)
}

// Spilled reports the end of ToDisk, or why it failed.
func (s *Swapper) Spilled(now Nanos, id ID, failure string) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil || s.spilling != v {
		return
	}
	s.spilling = nil
	if failure != "" {
		v.spillFrom = later(s.now, maxBackOff)
		return
	}
	v.disk = true
}

// Hold suspends a session for an operator: it leaves as soon as it can, and stays out until
// Release. Step answers Deny if it cannot leave.
func (s *Swapper) Hold(now Nanos, id ID) {
	s.advance(now)
	if v := s.sessions[id]; v != nil {
		v.hold = true
	}
}

// Release ends a hold. A call that waited since then brings the session in; without one it
// stays out until its next call.
func (s *Swapper) Release(now Nanos, id ID) {
	s.advance(now)
	v := s.sessions[id]
	if v == nil || !v.hold {
		return
	}
	v.hold = false
	if v.wants || v.need > 0 {
		s.requeue(v)
	}
}

// A Standing is where a session stands, for people to read.
type Standing struct {
	State     State
	Device    int
	Bytes     uint64
	Disk      bool   // out: on disk
	Held      bool   // by an operator
	Waiting   int    // its place among those that ask, from 1; 0: it asks for nothing
	Unmovable string // why it cannot leave now, "" if it can
}

// Standing returns where a session stands, and false for an unknown one.
func (s *Swapper) Standing(id ID) (Standing, bool) {
	v := s.sessions[id]
	if v == nil {
		return Standing{}, false
	}
	x := Standing{State: v.state, Device: v.device, Bytes: v.claimed, Disk: v.disk, Held: v.hold, Waiting: 1 + slices.Index(s.queue, v)}
	if v.state == Resident && !s.movable(v) {
		x.Unmovable = s.obstacle(v)
	}
	return x, true
}

// later adds a length to a moment, and stays at Never.
func later(at, length Nanos) Nanos {
	if length > 0 && at > Never-length {
		return Never
	}
	return at + length
}

// backOff doubles a length with each failure.
func backOff(failures int, first, most Nanos) Nanos {
	return min(first<<min(failures-1, 16), most)
}

// addBytes adds, and stays at the largest number.
func addBytes(a, b uint64) uint64 {
	if a > math.MaxUint64-b {
		return math.MaxUint64
	}
	return a + b
}

// lessBytes subtracts, and stays at 0.
func lessBytes(a, b uint64) uint64 { return a - min(a, b) }
