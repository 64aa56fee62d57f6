package residence

import (
	"context"
	"errors"
	"syscall"
	"time"

	"ferry/daemon/stowage"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// An Offer says where a session that leaves its GPUs is to go, or where a snapshot of it is written. bytes is what it is believed to have on
// its GPUs.
type Offer func(bytes uint64) (stowage.Offer, error)

// toMemory is memory of the host that has been touched, as far as there is some.
func (m *Sessions) toMemory(bytes uint64) (stowage.Offer, error) {
	return stowage.Offer{Kind: control.PlaceMemory, Bytes: bytes}, nil
}

// toDisk is a file on disk.
func (m *Sessions) toDisk(bytes uint64) (stowage.Offer, error) {
	file, err := m.cfg.Places.OpenDisk(bytes)
	return stowage.Offer{Kind: control.PlaceDisk, Bytes: bytes, File: file}, err
}

// errStays says that a worker has not gone where it was told.
var errStays = errors.New("its worker has it in memory of its own: it is of an earlier version")

// orderTo has the worker suspend its session to where an offer says, or take a suspended one there. A worker that cannot has changed nothing.
func (m *Sessions) orderTo(ctx context.Context, id uint64, e *entry, timeout time.Duration, to Offer) (uint64, error) {
	places := m.cfg.Places
	if places == nil {
		return e.order(ctx, true, timeout)
	}
	o, err := to(e.Held())
	if err != nil {
		return 0, &RefusedError{Reason: err.Error()}
	}
	places.Offer(id, o)
	bytes, err := e.order(ctx, true, timeout)
	var refused *RefusedError
	switch {
	case errors.As(err, &refused), errors.Is(err, ErrFixed):
		places.Cancel(id)
	case err != nil: // it may be there, and come back from there later
		places.KeepTaken(id)
	case !places.KeepTaken(id) && o.Kind != control.PlaceMemory:
		return bytes, errStays
	}
	return bytes, err
}

// spill takes a suspended session, which is believed to have so many bytes at most, from host memory to disk.
func (m *Sessions) spill(ctx context.Context, id uint64, e *entry, most uint64) (bytes uint64, err error) {
	select {
	case e.turn <- struct{}{}:
		defer func() { <-e.turn }()
	case <-e.ending:
		return 0, ErrEnded
	}
	if m.State(id) != Suspended {
		return 0, ErrThere
	}
	ctx, cancel := e.untilEnd(ctx)
	defer cancel()
	held := min(e.Page.Residence().Progress().Total, most)
	bytes, err = m.orderTo(ctx, id, e, 0, func(uint64) (stowage.Offer, error) { return m.toDisk(held) })
	m.mu.Lock()
	defer m.mu.Unlock()
	e.place = e.Page.Residence().Progress().Place
	return bytes, err
}

// Snapshot has the worker of a session that is on its GPUs write a checkpoint, and go on.
func (m *Sessions) Snapshot(ctx context.Context, id uint64, timeout time.Duration, to Offer) (done Moved, err error) {
	m.mu.Lock()
	e := m.all[id]
	m.mu.Unlock()
	if e == nil {
		return done, ErrEnded
	}
	select {
	case e.turn <- struct{}{}:
		defer func() { <-e.turn }()
	case <-e.ending:
		return done, ErrEnded
	case <-ctx.Done():
		return done, ctx.Err()
	}
	switch m.State(id) {
	case Suspended:
		return done, ErrAway
	case Gone:
		return done, ErrEnded
	}
	done.Bytes = e.Held()
	o, err := to(done.Bytes)
	if err != nil {
		return done, &RefusedError{Reason: err.Error()}
	}
	m.cfg.Places.Offer(id, o)
	ctx, cancel := e.untilEnd(ctx)
	defer cancel()
	start := time.Now()
	stay := func(timeout time.Duration) sessionpage.Order { return e.Page.Residence().Order(false, timeout) }
	_, err = e.issue(ctx, stay, timeout) // a worker that is silent goes on with what it does
	if asked := m.cfg.Places.CloseTaken(id); err == nil && !asked {
		err = ErrFixed
	}
	done.Took = time.Since(start)
	return done, err
}

// endOvergrown ends the sessions whose worker writes more to disk than it asked for.
func (m *Sessions) endOvergrown() {
	if m.cfg.Places == nil {
		return
	}
	for _, id := range m.cfg.Places.Overgrown() {
		m.mu.Lock()
		e := m.all[id]
		m.mu.Unlock()
		if e != nil {
			m.cfg.Log.Warn("the worker of a suspended session fills the disk and is ended", "session", id)
			_ = e.Signal(syscall.SIGKILL)
		}
	}
}

// Where says where the memory of a session is, for an operator: gpu, memory, disk or checkpoint.
func (m *Sessions) Where(id uint64) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	e := m.all[id]
	if e == nil || e.state != Suspended && e.state != Resuming {
		return "gpu"
	}
	switch e.place {
	case sessionpage.OnDisk:
		return control.PlaceDisk
	case sessionpage.InCheckpoint:
		return control.PlaceCheckpoint
	}
	return control.PlaceMemory
}
