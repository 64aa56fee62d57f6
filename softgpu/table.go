package softgpu

import (
	"sync"
	"sync/atomic"
)

// counter hands out numbers from 1.
type counter struct{ n atomic.Uint64 }

func (c *counter) next() uint64 { return c.n.Add(1) }

// count is how many it has handed out.
func (c *counter) count() uint64 { return c.n.Load() }

// A table maps handles to objects. Handles carry their kind in the top bits and
// are never used twice, so a stale or made-up one finds nothing.
type table[T any] struct {
	kind uint64
	last counter
	mu   sync.RWMutex
	m    map[uint64]T
}

// The kinds of handle. They start at 1: small numbers mean other things to
// CUDA, such as the default streams.
const kindShift = 40

func (m *machine) tables() {
	m.contexts.init(1)
	m.streams.init(2)
	m.events.init(3)
	m.modules.init(4)
	m.functions.init(5)
	m.libraries.init(6)
	m.kernels.init(7)
	m.memories.init(8)
	m.images.init()
	m.linkers.init(32)
	m.graphs.init()
	m.greens.init()
}

func (t *table[T]) init(kind uint64) {
	t.kind = kind << kindShift
	t.m = map[uint64]T{}
}

// reserve mints a handle that means nothing yet.
func (t *table[T]) reserve() uint64 { return t.kind | t.last.next() }

// put gives a reserved handle its object.
func (t *table[T]) put(h uint64, v T) {
	t.mu.Lock()
	t.m[h] = v
	t.mu.Unlock()
}

func (t *table[T]) get(h uint64) (T, bool) {
	t.mu.RLock()
	v, ok := t.m[h]
	t.mu.RUnlock()
	return v, ok
}

// take removes a handle and returns what it meant.
func (t *table[T]) take(h uint64) (T, bool) {
	t.mu.Lock()
	v, ok := t.m[h]
	delete(t.m, h)
	t.mu.Unlock()
	return v, ok
}

func (t *table[T]) all() []T {
	t.mu.RLock()
	defer t.mu.RUnlock()
	list := make([]T, 0, len(t.m))
	for _, v := range t.m {
		list = append(list, v)
	}
	return list
}

// drop removes the handles whose objects match.
func (t *table[T]) drop(match func(T) bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for h, v := range t.m {
		if match(v) {
			delete(t.m, h)
		}
	}
}
