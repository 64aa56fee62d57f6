// Package placer decides for running clients which GPUs they get. It runs a place.Placer,
// which is pure, under a lock, and wakes the clients that wait for a GPU when their place in
// the queue may have changed.
//
// The methods of a Placer may be called from any goroutine. Lock order: Placer.mu, then the
// lock behind Held (package registry). No lock is held while a goroutine waits for a client.
package placer

import (
	"cmp"
	"log/slog"
	"maps"
	"slices"
	"sync"

	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/worker"
)

// Held calls report with the memory each session holds on each device.
type Held func(report func(session uint64, device int, bytes uint64))

// A Placer is a place.Placer that many goroutines may use.
type Placer struct {
	log  *slog.Logger
	held Held

	mu        sync.Mutex
	placement *place.Placer
	wake      map[uint64]chan struct{} // of sessions that wait: ask again
}

// New returns a Placer that knows no GPU yet.
func New(l place.Limits, held Held, log *slog.Logger) *Placer {
	return &Placer{log: log, held: held, placement: place.New(l), wake: map[uint64]chan struct{}{}}
}

// Ask asks for the GPUs of a session. A session that watches, as NVML does, uses none. The
// channel is for a session that has to wait: it receives when Poll may have another answer.
func (p *Placer) Ask(session uint64, key string, r place.Request, watches bool) (place.Answer, <-chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if watches {
		return p.placement.AdmitWatcher(session, key, r), nil
	}
	p.held(p.placement.SetHeld)
	a := p.placement.Admit(session, key, r)
	if a.State != place.Waiting {
		return a, nil
	}
	wake := make(chan struct{}, 1)
	p.wake[session] = wake
	p.wakeAll() // the queue has grown by one
	return a, wake
}

// Poll is the answer for a session that waits, by now.
func (p *Placer) Poll(session uint64) place.Answer {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.placement.Status(session)
}

// wakeAll has every session that waits ask again. mu is held.
func (p *Placer) wakeAll() {
	for _, wake := range p.wake {
		select {
		case wake <- struct{}{}:
		default:
		}
	}
}

// Retry admits sessions that wait and fit by now: memory may have become free without a
// session having left.
func (p *Placer) Retry() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.admitWaiting()
}

// admitWaiting is Retry with the lock held.
func (p *Placer) admitWaiting() {
	p.held(p.placement.SetHeld)
	if len(p.placement.Retry()) > 0 {
		p.wakeAll()
	}
}

// Release gives back what a session had, or its place in the queue.
func (p *Placer) Release(session uint64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.wake, session)
	p.placement.RemoveClient(session)
	p.admitWaiting()
	p.wakeAll() // places have changed
	for _, l := range p.placement.Loads() {
		p.log.Debug("placement", "gpu", l.ID, "clients", l.Clients, "promised", l.Promised, "held", l.Held, "share", l.Timeshare, "waiting", p.placement.Waiting())
	}
}

// SetMaxClients changes how many clients there may be, and admits those that wait if there
// is room now.
func (p *Placer) SetMaxClients(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.placement.SetClients(n)
	p.admitWaiting()
	p.wakeAll()
}

// SetGPUs says which GPUs there are.
func (p *Placer) SetGPUs(gpus []place.GPU) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.placement.SetGPUs(gpus)
	p.admitWaiting()
	p.wakeAll()
	for _, g := range gpus {
		p.log.Debug("GPU", "number", g.ID, "name", g.Name, "uuid", g.UUID, "memory", g.Memory)
	}
}

// Loads is what is promised and held on each GPU, and how many clients wait.
func (p *Placer) Loads() (loads []place.Load, waiting int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.held(p.placement.SetHeld)
	return p.placement.Loads(), p.placement.Waiting()
}

// LowMemory says whether clients hold so much of a GPU that they are to have the rest too.
func LowMemory(l place.Load) bool { return worker.Short(l.Memory-min(l.Held, l.Memory), l.Memory) }

// NextDevice is where the next client will be placed, nil where memory is low. Where it is
// not known it is the first GPU, or nil if there is a policy by which others are chosen.
func (p *Placer) NextDevice(policy bool) *int {
	p.mu.Lock()
	defer p.mu.Unlock()
	next, known := p.placement.NextGPU()
	if !known && policy {
		return nil
	}
	p.held(p.placement.SetHeld)
	for _, l := range p.placement.Loads() {
		if l.ID == next && LowMemory(l) {
			return nil
		}
	}
	return &next
}

// partitions are how many multiprocessors of each GPU a session is kept to. mu is held.
func (p *Placer) partitions(parts place.Partitions) (list []admin.SessionPart) {
	for _, id := range slices.Sorted(maps.Keys(parts)) {
		if gpu, ok := p.placement.GPU(id); ok && len(parts[id]) > 0 {
			list = append(list, admin.SessionPart{Device: id, SMs: len(parts[id]) * gpu.Group})
		}
	}
	return list
}

// Grant is what an answer to a request gives a session, with a quota of memory.
func (p *Placer) Grant(r place.Request, a place.Answer, quota uint64) Grant {
	g := Grant{Request: r, Quota: quota, Parts: a.Partitions}
	p.mu.Lock()
	defer p.mu.Unlock()
	g.SMs = p.partitions(a.Partitions)
	if a.All {
		return g
	}
	g.Devices = a.GPUs
	for _, id := range a.GPUs {
		gpu, _ := p.placement.GPU(id)
		g.UUIDs = append(g.UUIDs, gpu.UUID)
	}
	return g
}

// Seat is what a session has, for a restart.
func (p *Placer) Seat(session uint64) place.Placement {
	p.mu.Lock()
	defer p.mu.Unlock()
	s, _ := p.placement.Placement(session)
	return s
}

// Restore gives sessions what they had before a restart. Sessions that use a GPU come before
// those that watch, because they decide what a job has.
func (p *Placer) Restore(seats []place.Placement) {
	p.mu.Lock()
	defer p.mu.Unlock()
	seats = slices.Clone(seats)
	slices.SortFunc(seats, func(a, b place.Placement) int {
		if a.Watches != b.Watches {
			return map[bool]int{true: 1, false: -1}[a.Watches]
		}
		return cmp.Compare(a.ID, b.ID)
	})
	for _, s := range seats {
		if s.Key != "" {
			p.placement.Restore(s)
		}
	}
}
