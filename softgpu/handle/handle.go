// Package handle keeps the software GPU's tables of handles and its counters. A
// handle carries the kind of its object and is never used twice. Tables and
// counters have locks of their own, inside all others, and may be used from any
// goroutine.
package handle

import (
	"sync"
	"sync/atomic"
)

// A Counter hands out numbers from 1.
type Counter struct{ n atomic.Uint64 }

// Next returns the next number.
func (c *Counter) Next() uint64 { return c.n.Add(1) }

// Count is how many it has handed out.
func (c *Counter) Count() uint64 { return c.n.Load() }

// A Table maps handles to objects. Handles carry their kind in the top bits and
// are never used twice, so a stale or made-up one finds nothing.
type Table[T any] struct {
	kind uint64
	last Counter
	mu   sync.RWMutex
	m    map[uint64]T
}

// KindShift is where a handle's kind begins. Kinds start at 1: small numbers mean
// other things to CUDA, such as the default streams.
const KindShift = 40

// Init makes an empty table whose handles are of a kind.
func (t *Table[T]) Init(kind uint64) {
	t.kind = kind << KindShift
	t.m = map[uint64]T{}
}

// Reserve mints a handle that means nothing yet.
func (t *Table[T]) Reserve() uint64 { return t.kind | t.last.Next() }

// Put gives a reserved handle its object.
func (t *Table[T]) Put(h uint64, v T) {
	t.mu.Lock()
	t.m[h] = v
	t.mu.Unlock()
}

// Get returns the object of a handle.
func (t *Table[T]) Get(h uint64) (T, bool) {
	t.mu.RLock()
	v, ok := t.m[h]
	t.mu.RUnlock()
	return v, ok
}

// Remove removes a handle and returns what it meant.
func (t *Table[T]) Remove(h uint64) (T, bool) {
	t.mu.Lock()
	v, ok := t.m[h]
	delete(t.m, h)
	t.mu.Unlock()
	return v, ok
}

// All returns all objects, in no order.
func (t *Table[T]) All() []T {
	t.mu.RLock()
	defer t.mu.RUnlock()
	list := make([]T, 0, len(t.m))
	for _, v := range t.m {
		list = append(list, v)
	}
	return list
}

// RemoveIf removes the handles whose objects match.
func (t *Table[T]) RemoveIf(match func(T) bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for h, v := range t.m {
		if match(v) {
			delete(t.m, h)
		}
	}
}
