package memory

import "slices"

// A workTracker defers calls until work that may still use memory has ended. It
// is guarded by Space.mu.
type workTracker struct {
	clock    uint64
	active   map[uint64]bool // tickets of work that may hold on to memory
	deferred []deferredCall
}

// A deferredCall waits until no work can be using memory as it was.
type deferredCall struct {
	stamp uint64
	do    func()
}

// BeginWork says that work starts which may hold on to memory it finds. EndWork,
// with the ticket, says that the work has ended.
func (m *Space) BeginWork() (ticket uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.work.clock++
	m.work.active[m.work.clock] = true
	return m.work.clock
}

// EndWork ends work and makes the calls that waited for it.
func (m *Space) EndWork(ticket uint64) {
	m.mu.Lock()
	defer m.unlock()
	delete(m.work.active, ticket)
	m.work.sweep()
}

// after runs do, with mu held, once all work that is under way has ended.
// mu is held.
func (m *Space) after(do func()) {
	m.work.deferred = append(m.work.deferred, deferredCall{m.work.clock, do})
	m.work.sweep()
}

// sweep makes the calls for which no older work is left.
func (w *workTracker) sweep() {
	if len(w.deferred) == 0 {
		return
	}
	oldest := w.clock + 1
	for t := range w.active {
		oldest = min(oldest, t)
	}
	n := 0
	for n < len(w.deferred) && w.deferred[n].stamp < oldest {
		w.deferred[n].do()
		n++
	}
	w.deferred = slices.Delete(w.deferred, 0, n)
}
