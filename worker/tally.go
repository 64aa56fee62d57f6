package worker

import (
	"sync"

	"ferry/cu"
	"ferry/lease"
)

// tally counts what the session uses of each device: contexts, and memory the
// client allocated (arrays and what the driver takes for itself are not in it).
// Each change is there for the daemon to read. It locks itself; its lock is the
// innermost.
type tally struct {
	mu    sync.Mutex
	terms *lease.Lease
	uses  map[cu.Device]use
}

type use struct {
	contexts int
	memory   uint64
}

func (t *tally) init(terms *lease.Lease) {
	t.terms, t.uses = terms, map[cu.Device]use{}
}

// memory adds to the bytes in use, or takes from them.
func (t *tally) memory(dev cu.Device, bytes int64) {
	t.change(dev, func(u *use) { u.memory += uint64(bytes) })
}

// contexts adds to the contexts, or takes from them.
func (t *tally) contexts(dev cu.Device, n int) {
	t.change(dev, func(u *use) { u.contexts += n })
}

func (t *tally) change(dev cu.Device, edit func(*use)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	edit(&u)
	t.uses[dev] = u
	if d := t.terms.Device(int(dev)); d != nil {
		d.SetHeld(u.memory)
		d.SetContexts(u.contexts)
	}
}
