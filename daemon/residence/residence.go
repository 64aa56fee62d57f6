// Package residence takes sessions off their GPUs and brings them back, for an operator and for
// other sessions that need the memory.
//
// A worker moves its client's device memory itself (package worker/suspend). The daemon orders
// that in the session page, signals the worker, and looks at the page from time to time until the
// worker is done. Then a process of its own has the driver take off the GPU what is left of the
// worker there: contexts, code, whatever the driver keeps for it (Config.Park). On the way back
// the order is the reverse.
//
// A worker may be in hostile hands: whatever it writes into the page, a move ends in bounded time,
// holds up no other session, and only the session itself is affected.
//
// Where sessions may hold more memory together than the GPUs have (EnableSwap), package swap decides
// who has to leave for whom, also for an operator, and this package carries that out.
//
// Goroutines: a move for an operator runs on the goroutine of its caller, a move for another session
// on a goroutine of its own; a timer reads the pages of all sessions every second if there is
// swapping. Locks: Sessions.mu guards the table; a session's turn, a channel with room for one, is
// held for a whole move. Nobody waits with mu held.
package residence

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/stowage"
	"ferry/daemon/swap"
	"ferry/server/sessionpage"
)

// Config is what Sessions need.
type Config struct {
	// Park has the driver take a process off the GPU (away), or put it back. nil where devices
	// have no driver that could: then the move of the memory is all there is.
	Park func(ctx context.Context, pid int, away bool) error
	// Places are where the memory of sessions goes; nil: workers have it in memory of their own.
	Places *stowage.Stowage
	Log    *slog.Logger
}

// A Worker is the worker of a session.
type Worker struct {
	Page   *sessionpage.Page
	Pid    int
	Signal func(os.Signal) error
	Device int         // the only GPU it uses; -1 if there are several, or none
	Policy swap.Policy // of its tenant
	Quota  uint64      // of device memory that it is believed to hold at most; 0 for any amount
	// AllowHostCopy lets the worker have what its session holds on its GPUs in memory of the host
	// too, or no longer. It is called without locks.
	AllowHostCopy func(bool)
	// Held is how much memory the session is believed to have on all of its GPUs. It is called without locks.
	Held func() uint64
}

// Sessions are the sessions of a daemon, resident or suspended.
type Sessions struct {
	cfg   Config
	mu    sync.Mutex
	all   map[uint64]*entry
	swap  *swapper // nil: sessions leave only for an operator
	swaps uint64   // moves for other sessions so far
}

// An entry is one session. Fields do not change unless they say so.
type entry struct {
	Worker
	turn   chan struct{} // has room while nobody moves the session
	ending chan struct{} // closed when the session ends

	// Guarded by Sessions.mu.
	state State
	place sessionpage.Place // where its memory is, if it is suspended
	swapped
}

// A State says where a session is.
type State string

// The states of a session. An operator reads them.
const (
	Resident   State = "" // as any session
	Suspending State = "suspending"
	Suspended  State = "suspended"
	Resuming   State = "resuming"
	Moving     State = "moving"
	Gone       State = "moved" // another server has it
)

// New returns Sessions without any.
func New(cfg Config) *Sessions { return &Sessions{cfg: cfg, all: map[uint64]*entry{}} }

// Join adds a session. One that a daemon before suspended is suspended.
func (m *Sessions) Join(id uint64, w Worker) {
	e := &entry{Worker: w, turn: make(chan struct{}, 1), ending: make(chan struct{})}
	if p := w.Page.Residence().Progress(); p.Place != sessionpage.OnDevice {
		e.state, e.place = Suspended, p.Place
		if m.cfg.Places != nil && p.Place == sessionpage.InMemory {
			m.cfg.Places.Inherit(id, p.Total)
		}
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.all[id] = e
	if m.swap != nil && w.Device >= 0 {
		m.swap.join(id, e)
	}
}

// RemoveSession forgets a session and returns when nobody uses its page any more.
func (m *Sessions) RemoveSession(id uint64) {
	m.mu.Lock()
	e := m.all[id]
	delete(m.all, id)
	if e != nil && m.swap != nil {
		m.swap.decide.Remove(swap.ID(id))
		m.finish(e, result{err: ErrEnded})
		m.step() // others may have what it had
	}
	m.mu.Unlock()
	if e != nil {
		close(e.ending)
		e.turn <- struct{}{} // for good
		if m.cfg.Places != nil {
			m.cfg.Places.Return(id)
		}
	}
}

// State says where a session is.
func (m *Sessions) State(id uint64) State {
	m.mu.Lock()
	defer m.mu.Unlock()
	if e := m.all[id]; e != nil {
		return e.state
	}
	return Resident
}

// Progress says how far a session is that is on its way somewhere. The worker says so.
func (m *Sessions) Progress(id uint64) (p sessionpage.Progress, moves bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	e := m.all[id]
	if e == nil || e.state != Suspending && e.state != Resuming && e.state != Moving {
		return p, false
	}
	return e.Page.Residence().Progress(), true
}

// Count counts the sessions that are suspended, and the moves for other sessions so far.
func (m *Sessions) Count() (suspended int, swaps uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, e := range m.all {
		if e.state == Suspended {
			suspended++
		}
	}
	return suspended, m.swaps
}

// Moved says what a move did.
type Moved struct {
	Bytes uint64 // of the client's memory
	Took  time.Duration
	// Driver is how much of that the driver took, for contexts and code.
	Driver time.Duration
	// Left says why something of the session stays on the GPU although it is suspended; empty if
	// nothing does.
	Left string
	// Remark is what the worker of a session that moved to another one says of it.
	Remark string
}

// Why a session is not moved.
var (
	ErrEnded  = errors.New("the session has ended")
	ErrFixed  = errors.New("its worker cannot: it answers NVML only, or is of an earlier version")
	ErrSilent = errors.New("its worker does not answer")
	ErrThere  = errors.New("it is already")
	ErrAway   = errors.New("it is suspended")
)

// Times that bound a move.
const (
	// look is the pause between two looks at the page of a worker that moves.
	look = 2 * time.Millisecond
	// silenceTimeout is how long a worker may move nothing.
	silenceTimeout = 20 * time.Second
	// startTime is how long a worker may need from its start until it can be suspended.
	startTime = 2 * time.Second
	// parkTimeout bounds what the driver may take.
	parkTimeout = time.Minute
)

// Suspend takes a session off its GPUs for an operator, to host memory or where an offer says that is not nil. The worker waits as
// long as timeout for the work that the GPUs have. An error means that the session goes on as before.
func (m *Sessions) Suspend(ctx context.Context, id uint64, timeout time.Duration, to Offer) (Moved, error) {
	if done := m.askSwapper(id, Suspended, timeout, to); done != nil {
		return await(ctx, done)
	}
	if to == nil {
		to = m.toMemory
	}
	return m.suspend(ctx, id, timeout, to)
}

// Resume brings a session back to its GPUs for an operator. An error means that it stays
// suspended.
func (m *Sessions) Resume(ctx context.Context, id uint64) (Moved, error) {
	if done := m.askSwapper(id, Resident, 0, nil); done != nil {
		return await(ctx, done)
	}
	return m.resume(ctx, id)
}

// Move has the worker of a session move it to another worker, whose connection the worker asks for.
// It returns when the other worker owns the session; the worker then waits for its end. A
// RefusedError says that the session stays where it is. After another error it may be gone too.
func (m *Sessions) Move(ctx context.Context, id uint64, timeout time.Duration) (Moved, error) {
	return m.move(ctx, id, Gone, func(ctx context.Context, e *entry) (done Moved, err error) {
		if done.Bytes, err = e.orderMove(ctx, timeout); err == nil {
			done.Remark = audit.PrintableText(e.Page.Residence().Reason(), maxReason)
		}
		return done, err
	})
}

// CheckMove has the worker of a session say why the session cannot move, nil if it can. The session goes on.
func (m *Sessions) CheckMove(ctx context.Context, id uint64, timeout time.Duration) error {
	m.mu.Lock()
	e := m.all[id]
	m.mu.Unlock()
	if e == nil {
		return ErrEnded
	}
	select {
	case e.turn <- struct{}{}:
		defer func() { <-e.turn }()
	case <-e.ending:
		return ErrEnded
	case <-ctx.Done():
		return ctx.Err()
	}
	switch m.State(id) {
	case Suspended:
		return ErrAway
	case Gone:
		return ErrEnded
	}
	ctx, cancel := e.untilEnd(ctx)
	defer cancel()
	check := func(_ bool, timeout time.Duration) sessionpage.Order { return e.Page.Residence().OrderCheck(timeout) }
	_, err := e.giveOrder(ctx, check, true, timeout)
	return err
}

// suspend takes a session off its GPUs, to where an offer says.
func (m *Sessions) suspend(ctx context.Context, id uint64, timeout time.Duration, to Offer) (Moved, error) {
	return m.move(ctx, id, Suspended, func(ctx context.Context, e *entry) (done Moved, err error) {
		e.AllowHostCopy(true)
		if done.Bytes, err = m.orderTo(ctx, id, e, timeout, to); err != nil {
			e.AllowHostCopy(false)
			return done, err
		}
		if m.cfg.Park == nil {
			return done, nil
		}
		ctx, cancel := context.WithTimeout(ctx, parkTimeout)
		defer cancel()
		start := time.Now()
		if err := m.cfg.Park(ctx, e.Pid, true); err != nil {
			m.cfg.Log.Warn("the driver keeps a suspended session's contexts on the GPU", "session", id, "err", err)
			done.Left = err.Error()
		}
		done.Driver = time.Since(start)
		return done, nil
	})
}

// resume brings a session back to its GPUs. An error means that it stays suspended.
func (m *Sessions) resume(ctx context.Context, id uint64) (Moved, error) {
	return m.move(ctx, id, Resident, func(ctx context.Context, e *entry) (done Moved, err error) {
		if m.cfg.Park != nil {
			ctx, cancel := context.WithTimeout(ctx, parkTimeout)
			defer cancel()
			start := time.Now()
			if err := m.cfg.Park(ctx, e.Pid, false); err != nil {
				return done, fmt.Errorf("the driver does not bring back its contexts: %w", err)
			}
			done.Driver = time.Since(start)
		}
		if done.Bytes, err = e.order(ctx, false, 0); err == nil {
			e.AllowHostCopy(false)
			if m.cfg.Places != nil {
				m.cfg.Places.Return(id)
			}
		}
		return done, err
	})
}

// move takes a session to another state by do.
func (m *Sessions) move(ctx context.Context, id uint64, to State, do func(context.Context, *entry) (Moved, error)) (Moved, error) {
	m.mu.Lock()
	e := m.all[id]
	m.mu.Unlock()
	if e == nil {
		return Moved{}, ErrEnded
	}
	select {
	case e.turn <- struct{}{}:
		defer func() { <-e.turn }()
	case <-e.ending:
		return Moved{}, ErrEnded
	case <-ctx.Done():
		return Moved{}, ctx.Err()
	}
	from := m.begin(e, to)
	switch {
	case from == to:
		return Moved{}, ErrThere
	case from == Gone:
		return Moved{}, ErrEnded
	case from == Suspended && to == Gone:
		return Moved{}, ErrAway
	}
	ctx, cancel := e.untilEnd(ctx)
	defer cancel()
	start := time.Now()
	done, err := do(ctx, e)
	done.Took = time.Since(start)
	if err != nil {
		to = from
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	e.state = to
	e.place = e.Page.Residence().Progress().Place
	return done, err
}

// begin notes that a session is on its way to a state, unless it is there, and returns the state
// before.
func (m *Sessions) begin(e *entry, to State) (from State) {
	m.mu.Lock()
	defer m.mu.Unlock()
	from = e.state
	switch {
	case from == to, from == Gone, from == Suspended && to == Gone:
	case to == Gone:
		e.state = Moving
	case to == Suspended:
		e.state = Suspending
	default:
		e.state = Resuming
	}
	return from
}

// untilEnd is a context that ends with the session too, but not when the caller leaves: a move
// that has begun is finished, so that the session is somewhere.
func (e *entry) untilEnd(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	go func() {
		select {
		case <-e.ending:
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// order has the worker leave its GPUs, or come back, and returns when it has, with the bytes that
// it moved. A worker that cannot has changed nothing.
func (e *entry) order(ctx context.Context, away bool, timeout time.Duration) (uint64, error) {
	return e.giveOrder(ctx, e.Page.Residence().Order, away, timeout)
}

// orderMove has the worker move its session, and returns when the session is gone.
func (e *entry) orderMove(ctx context.Context, timeout time.Duration) (uint64, error) {
	move := func(_ bool, timeout time.Duration) sessionpage.Order { return e.Page.Residence().OrderMove(timeout) }
	return e.giveOrder(ctx, move, true, timeout)
}

// giveOrder gives the worker an order, and returns when it has been followed.
func (e *entry) giveOrder(ctx context.Context, order func(away bool, timeout time.Duration) sessionpage.Order, away bool, timeout time.Duration) (uint64, error) {
	bytes, err := e.issue(ctx, func(timeout time.Duration) sessionpage.Order { return order(away, timeout) }, timeout)
	if errors.Is(err, ErrSilent) { // it may follow the order later: it must not. Before it gives a session up it looks again
		e.Page.Residence().Order(!away, 0)
		_ = e.Signal(sessionpage.ResidenceSignal)
	}
	return bytes, err
}

// issue gives the worker an order, and returns when it has been followed, or not.
func (e *entry) issue(ctx context.Context, order func(timeout time.Duration) sessionpage.Order, timeout time.Duration) (bytes uint64, err error) {
	if err := e.awaitAble(ctx); err != nil {
		return 0, err
	}
	o := order(timeout)
	if err := e.Signal(sessionpage.ResidenceSignal); err != nil {
		return 0, ErrEnded
	}
	return e.follow(ctx, o, timeout+silenceTimeout)
}

// awaitAble waits until a worker that has just been started can be suspended.
func (e *entry) awaitAble(ctx context.Context) error {
	for start := time.Now(); e.Page.Residence().Progress().Stage == sessionpage.Fixed; {
		if time.Since(start) > startTime {
			return ErrFixed
		}
		select {
		case <-ctx.Done():
			return ErrEnded
		case <-time.After(look):
		}
	}
	return nil
}

// follow looks at the page until the worker has followed an order.
func (e *entry) follow(ctx context.Context, o sessionpage.Order, silence time.Duration) (uint64, error) {
	page := e.Page.Residence()
	pause := time.NewTicker(look)
	defer pause.Stop()
	moved, signs, changed := uint64(0), page.Progress().Signs, time.Now()
	for {
		p := page.Progress()
		switch {
		case p.Of == o && (p.Stage == sessionpage.Refused || p.Stage == sessionpage.Again):
			return 0, &RefusedError{audit.PrintableText(page.Reason(), maxReason), p.Stage == sessionpage.Again && o.Moves()}
		case p.Of == o && (o.Moves() || o.Checks()) && p.Stage == sessionpage.Resident:
			return 0, ErrFixed // a worker of an earlier version knows no moves
		case p.Of == o && p.Stage == finalStage(o):
			return p.Total, nil
		}
		if p.Moved != moved || p.Signs != signs {
			moved, signs, changed = p.Moved, p.Signs, time.Now()
			silence = min(silence, silenceTimeout)
		}
		if time.Since(changed) > silence {
			return 0, ErrSilent
		}
		select {
		case <-ctx.Done():
			return 0, ErrEnded
		case <-pause.C:
		}
	}
}

// finalStage is where a worker is that has followed an order.
func finalStage(o sessionpage.Order) sessionpage.Stage {
	switch {
	case o.Moves():
		return sessionpage.Gone
	case o.Checks():
		return sessionpage.Checked
	case o.Suspended():
		return sessionpage.Away
	}
	return sessionpage.Resident
}

// maxReason is how many characters of a worker's reason an operator sees.
const maxReason = 256

// A RefusedError is why a worker did not follow an order, in its own words.
type RefusedError struct {
	Reason string
	Again  bool // only an address was in the way: another worker at the other server may do
}

func (e *RefusedError) Error() string { return e.Reason }
