package residence

import (
	"context"
	"math"
	"time"

	"ferry/daemon/swap"
	"ferry/server/sessionpage"
)

// SwapConfig says how sessions share more device memory than there is.
type SwapConfig struct {
	swap.Config
	// Context is what a session has on a GPU besides the memory of its client, if it has a
	// context there.
	Context uint64
}

// tick is how often the pages of all sessions are read, for those that became idle or freed
// memory. leaveTimeout is how long a session may have work on the GPU when it is to leave for
// another.
const (
	tick         = time.Second
	leaveTimeout = 3 * time.Second
	ringPause    = 2 * time.Millisecond
)

// toDiskWay is how the log calls the way from host memory to disk.
const toDiskWay = "to disk"

// A swapper runs package swap: it tells it what sessions do, and carries out what it decides.
// Everything in it is under Sessions.mu.
type swapper struct {
	cfg     SwapConfig
	decide  *swap.Swapper
	start   time.Time
	timer   *time.Timer
	stopped bool
}

// A swapped is what the swapper knows of a session. Everything in it is under Sessions.mu.
type swapped struct {
	commands uint64
	asked    uint32 // the last question that was passed on
	room     uint64
	seen     uint64        // the memory of its client when it was last looked at on the GPU
	held     bool          // by an operator
	rang     time.Time     // when its doorbell was last heard
	grown    time.Time     // when the session last used all of its room, or got more
	timeout  time.Duration // how long an operator lets it wait for its work; 0: it leaves for others
	to       Offer         // where an operator wants it; nil for anywhere
	waiting  []chan<- result
}

// A result is how a move ended.
type result struct {
	moved Moved
	err   error
}

// EnableSwap has sessions leave their GPUs for others from now on. It is called before the first
// session joins.
func (m *Sessions) EnableSwap(cfg SwapConfig) {
	m.swap = &swapper{cfg: cfg, decide: swap.New(cfg.Config), start: time.Now()}
	m.swap.timer = time.AfterFunc(tick, m.onTick)
}

// Close ends what EnableSwap began.
func (m *Sessions) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.swap != nil {
		m.swap.stopped = true
		m.swap.timer.Stop()
	}
}

// SetDevices says which GPUs there are and how much memory each has.
func (m *Sessions) SetDevices(memory []uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.swap == nil {
		return
	}
	var list []swap.Device
	for i, bytes := range memory {
		list = append(list, swap.Device{Number: i, Capacity: bytes, Reserve: bytes / 50}) // the driver's own, and what it cannot use
	}
	m.swap.decide.SetDevices(list)
}

// SetPolicy says how a session is treated.
func (m *Sessions) SetPolicy(id uint64, p swap.Policy) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.swap != nil {
		m.swap.decide.SetPolicy(swap.ID(id), p)
	}
}

// now is the swapper's time.
func (s *swapper) now() swap.Nanos { return swap.Nanos(time.Since(s.start)) }

// join adds a session. mu is held.
func (s *swapper) join(id uint64, e *entry) {
	x := swap.Session{Device: e.Device, Bytes: s.occupied(e), Policy: e.Policy}
	if e.state == Suspended {
		x.State, x.Disk = swap.Out, e.place == sessionpage.OnDisk
	}
	s.decide.Add(s.now(), swap.ID(id), x)
	e.setRoom(e.memory())
}

// memory is what the client of a session has on its GPU, as far as the worker is believed.
func (e *entry) memory() uint64 {
	held := min(e.Page.Device(e.Device).Use().Held, math.MaxInt64)
	if e.Quota > 0 {
		held = min(held, e.Quota)
	}
	return held
}

// occupied is what a session takes of its GPU: what it has or may have without asking, and its
// contexts.
func (s *swapper) occupied(e *entry) uint64 {
	bytes := max(e.memory(), e.room)
	if e.Page.Device(e.Device).Use().Contexts > 0 {
		bytes += s.cfg.Context
	}
	return bytes
}

// setRoom tells the worker how much memory its client may have without asking. None at all is one
// byte: 0 stands for any number.
func (e *entry) setRoom(bytes uint64) {
	e.room, e.grown = max(bytes, 1), time.Now()
	e.Page.Device(e.Device).SetRoom(e.room)
}

// Ring is called when a worker has rung its doorbell. One that rings without a pause is heard every
// ringPause: it must not keep the others from being served.
func (m *Sessions) Ring(id uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	e := m.all[id]
	if m.swap == nil || m.swap.stopped || e == nil || e.Device < 0 {
		return
	}
	if time.Since(e.rang) < ringPause {
		m.swap.timer.Reset(ringPause)
		return
	}
	e.rang = time.Now()
	m.observe(id, e)
	m.step()
}

// onTick reads the pages of all sessions.
func (m *Sessions) onTick() {
	m.endOvergrown()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.swap.stopped {
		return
	}
	for id, e := range m.all {
		m.observe(id, e)
	}
	m.step()
}

// observe tells the swapper what a session does. mu is held.
func (m *Sessions) observe(id uint64, e *entry) {
	s := m.swap
	if e.Device < 0 {
		return
	}
	now, key := s.now(), swap.ID(id)
	if e.state == Resident {
		s.decide.Holds(now, key, s.occupied(e))
		e.seen = e.memory()
		switch memory := e.seen; {
		case memory >= e.room:
			e.grown = time.Now()
		case time.Since(e.grown) > 2*tick: // others have what it freed from the next look on
			e.setRoom(memory)
		}
	}
	commands := e.Page.Counters().Commands.Load()
	p := e.Page.Residence().Progress()
	if commands != e.commands || p.Wants && e.state == Suspended || e.Page.Device(e.Device).Use().Busy {
		s.decide.Active(now, key)
	}
	e.commands = commands
	if number, bytes := e.Page.Device(e.Device).Asked(); number != e.asked {
		e.asked = number
		s.decide.Need(now, key, min(bytes, math.MaxInt64))
	}
}

// step has the swapper decide, and begins what it decides. mu is held.
func (m *Sessions) step() {
	s := m.swap
	actions, wake := s.decide.Step(s.now())
	for _, a := range actions {
		m.carryOut(a)
	}
	if !s.stopped {
		s.timer.Reset(min(tick, max(time.Duration(wake-s.now()), time.Millisecond)))
	}
}

// carryOut begins what the swapper decided. mu is held.
func (m *Sessions) carryOut(a swap.Action) {
	e := m.all[uint64(a.ID)]
	if e == nil {
		return
	}
	id := uint64(a.ID)
	switch a.Kind {
	case swap.Leave:
		go m.leaveForOthers(id, e, a.Disk)
	case swap.ToDisk:
		go m.goToDisk(id, e, a.Bytes)
	case swap.Come:
		go m.comeBack(id, e)
	case swap.Grant:
		e.setRoom(max(e.room, e.memory()) + a.Bytes)
		m.answer(e, true)
	case swap.Deny:
		if a.Request == swap.Allocation {
			m.cfg.Log.Info("an allocation is refused: no session can leave the GPU for it", "session", id, "why", a.Reason)
			m.answer(e, false)
			return
		}
		if a.Request == swap.Suspension {
			e.held = false
		}
		m.finish(e, result{err: &RefusedError{Reason: a.Reason}})
	}
}

// answer answers the last question of a session. mu is held.
func (m *Sessions) answer(e *entry, yes bool) {
	e.Page.Device(e.Device).Answer(e.asked, yes)
}

// leaveForOthers takes a session off its GPU, to host memory or to disk.
func (m *Sessions) leaveForOthers(id uint64, e *entry, disk bool) {
	m.mu.Lock()
	timeout, to := leaveTimeout, e.to
	if e.timeout > 0 {
		timeout, e.timeout = e.timeout, 0
	}
	e.to = nil
	m.mu.Unlock()
	switch {
	case to != nil:
	case disk:
		to = m.toDisk
	default:
		to = m.toMemory
	}
	moved, err := m.suspend(context.Background(), id, timeout, to)
	m.settle(id, e, "out", result{moved, err}, func(now swap.Nanos, failure string) {
		// It needs what it held, not what it copied: memory is mapped in larger pieces.
		m.swap.decide.Left(now, swap.ID(id), 0, failure)
		if err != nil {
			e.held = false
		}
	})
}

// goToDisk takes a session that is in host memory to disk, so that others can leave for host memory.
func (m *Sessions) goToDisk(id uint64, e *entry, bytes uint64) {
	start := time.Now()
	bytes, err := m.spill(context.Background(), id, e, bytes)
	m.settle(id, e, toDiskWay, result{Moved{Bytes: bytes, Took: time.Since(start)}, err}, func(now swap.Nanos, failure string) {
		m.swap.decide.Spilled(now, swap.ID(id), failure)
	})
}

// comeBack brings a session back to its GPU. What was granted to it before it left, and it had not
// used, is others'.
func (m *Sessions) comeBack(id uint64, e *entry) {
	m.mu.Lock()
	if m.all[id] != e {
		m.mu.Unlock()
		return // its page may be gone
	}
	e.setRoom(e.seen)
	m.mu.Unlock()
	moved, err := m.resume(context.Background(), id)
	m.settle(id, e, "in", result{moved, err}, func(now swap.Nanos, failure string) {
		m.swap.decide.Came(now, swap.ID(id), failure)
		m.swap.decide.Active(now, swap.ID(id)) // the call for which it came
	})
}

// settle tells all who wait for it how a move ended, the swapper by tell, unless the session has
// ended meanwhile.
func (m *Sessions) settle(id uint64, e *entry, way string, r result, tell func(now swap.Nanos, failure string)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.all[id] != e {
		return
	}
	m.logSwap(way, id, r.moved, r.err)
	failure := ""
	if r.err != nil {
		failure = r.err.Error()
	}
	tell(m.swap.now(), failure)
	if way != toDiskWay { // operators wait for other ways
		m.finish(e, r)
	}
	m.observe(id, e)
	m.step()
}

// logSwap logs a move. mu is held.
func (m *Sessions) logSwap(way string, id uint64, moved Moved, err error) {
	if err != nil {
		m.cfg.Log.Warn("a session could not be swapped "+way, "session", id, "err", err)
		return
	}
	m.swaps++
	m.cfg.Log.Info("session swapped "+way, "session", id, "bytes", moved.Bytes, "took", moved.Took.Round(time.Millisecond), "driver", moved.Driver.Round(time.Millisecond))
}

// askSwapper has the swapper move a session for an operator. It returns a channel that brings how that
// ended; nil where the swapper has nothing to do with the session.
func (m *Sessions) askSwapper(id uint64, to State, timeout time.Duration, where Offer) <-chan result {
	m.mu.Lock()
	defer m.mu.Unlock()
	e := m.all[id]
	if m.swap == nil || e == nil || e.Device < 0 {
		return nil
	}
	done := make(chan result, 1)
	now, key := m.swap.now(), swap.ID(id)
	switch {
	case to == Suspended && (e.held || where != nil && e.state == Suspended):
		done <- result{err: ErrThere}
	case to == Suspended && e.state == Suspended: // for others: now it stays so
		e.held = true
		m.swap.decide.Hold(now, key)
		done <- result{}
	case to == Suspended:
		e.held, e.timeout, e.to = true, timeout, where
		e.waiting = append(e.waiting, done)
		m.swap.decide.Hold(now, key)
		m.step()
	case e.state == Resident && !e.held:
		done <- result{err: ErrThere}
	default:
		e.held = false
		e.waiting = append(e.waiting, done)
		m.swap.decide.Release(now, key)
		m.swap.decide.Active(now, key)
		m.step()
	}
	return done
}

// await waits for the end of a move.
func await(ctx context.Context, done <-chan result) (Moved, error) {
	select {
	case r := <-done:
		return r.moved, r.err
	case <-ctx.Done():
		return Moved{}, ctx.Err()
	}
}

// finish tells those that wait for a session's move how it ended. mu is held.
func (m *Sessions) finish(e *entry, r result) {
	for _, w := range e.waiting {
		w <- r
	}
	e.waiting = nil
}
