package admin

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"
)

var discard = slog.New(slog.DiscardHandler)

// A fakeBackend is a daemon in a table.
type fakeBackend struct {
	mu       sync.Mutex
	server   Server
	devices  []Device
	sessions []Session
	tenants  []Tenant
	killed   []uint64
	moves    []string
	reload   func() (Reloaded, error)
	restart  func() error
}

func (f *fakeBackend) Server() Server {
	f.mu.Lock()
	defer f.mu.Unlock()
	s := f.server
	s.Listen = []string{}
	s.Clients = len(f.sessions)
	return s
}

func (f *fakeBackend) Devices() []Device {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Device{}, f.devices...)
}

func (f *fakeBackend) Sessions() []Session {
	f.mu.Lock()
	defer f.mu.Unlock()
	list := []Session{}
	for _, s := range f.sessions {
		s.Devices = append([]SessionUse{}, s.Devices...)
		list = append(list, s)
	}
	return list
}

func (f *fakeBackend) Tenants() []Tenant {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Tenant{}, f.tenants...)
}

func (f *fakeBackend) at(id uint64) int {
	return slices.IndexFunc(f.sessions, func(s Session) bool { return s.ID == id })
}

func (f *fakeBackend) Suspend(_ context.Context, id uint64, q SuspendRequest) (Moved, error) {
	return f.moved(id, "suspended", fmt.Sprintf("suspend %d within %v%s", id, time.Duration(q.Timeout*float64(time.Second)), q.To))
}

func (f *fakeBackend) Snapshot(_ context.Context, id uint64, q SnapshotRequest) (Moved, error) {
	m, err := f.moved(id, "idle", fmt.Sprintf("snapshot %d whole %v within %v", id, q.Whole, q.Timeout))
	m.File, m.Stored = "a.ckpt", 4096
	return m, err
}

func (f *fakeBackend) Checkpoints() ([]Checkpoint, error) {
	return []Checkpoint{{Name: "a.ckpt", Bytes: 4096, Written: time.Unix(1, 0).UTC()}}, nil
}

func (f *fakeBackend) RemoveCheckpoint(name string) error {
	if name != "a.ckpt" {
		return &Error{Status: 404, Message: "no checkpoint " + name}
	}
	return nil
}

func (f *fakeBackend) Move(_ context.Context, id uint64, q MoveRequest) (Moved, error) {
	m, err := f.moved(id, "moved", fmt.Sprintf("move %d %s %v %v", id, q.To, q.Addresses, q.Timeout))
	m.Session = 7
	return m, err
}

func (f *fakeBackend) CheckMove(_ context.Context, id uint64, q MoveRequest) (MoveCheck, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.at(id) < 0 {
		return MoveCheck{}, NoSession(id)
	}
	f.moves = append(f.moves, fmt.Sprintf("check %d %q %v", id, q.To, q.Timeout))
	return MoveCheck{ID: id, To: q.To, Reasons: []string{"it shares memory"}}, nil
}

func (f *fakeBackend) Resume(_ context.Context, id uint64) (Moved, error) {
	return f.moved(id, "idle", fmt.Sprintf("resume %d", id))
}

// moved notes a move, which changes a session's state.
func (f *fakeBackend) moved(id uint64, state, what string) (Moved, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	i := f.at(id)
	if i < 0 {
		return Moved{}, NoSession(id)
	}
	f.moves = append(f.moves, what)
	f.sessions[i].State = state
	return Moved{Bytes: 48 << 20, Seconds: 0.5}, nil
}

func (f *fakeBackend) Kill(_ context.Context, id uint64) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	i := f.at(id)
	if i < 0 {
		return NoSession(id)
	}
	f.killed = append(f.killed, id)
	f.sessions = slices.Delete(f.sessions, i, i+1)
	return nil
}

func (f *fakeBackend) Limit(id uint64, c Change) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	i := f.at(id)
	if i < 0 {
		return NoSession(id)
	}
	if c.Weight != nil {
		f.sessions[i].Weight = *c.Weight
	}
	if c.Memory != nil {
		f.sessions[i].Memory = *c.Memory
	}
	return nil
}

func (f *fakeBackend) Drain(on bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.server.Draining = on
}

func (f *fakeBackend) Reload() (Reloaded, error) { return f.reload() }

func (f *fakeBackend) Restart() error {
	if err := f.restart(); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.server.Restarts++
	return nil
}

// edit changes the first session.
func (f *fakeBackend) edit(change func(*Session)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	change(&f.sessions[0])
}
