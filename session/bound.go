package session

import "ferry/api/cu"

// lastBound is what a command has bound and named so far.
type lastBound struct {
	first uint64 // the number of the first binding
	names []uint64
}

func (b *lastBound) add(number, h uint64) {
	if len(b.names) == 0 {
		b.first = number
	}
	b.names = append(b.names, h)
}

// LastBound lists the handles that the last command has bound, and those that it has given to what the device returned, in
// order, with the number of the first binding. The list is good until the next command.
func (t *Handles) LastBound() (first uint64, names []uint64) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if len(t.bound.names) == 0 {
		return 0, nil
	}
	return t.bound.first, t.bound.names
}

// RecipeOf is how the object of a handle was made; false if the handle means nothing.
func (t *Handles) RecipeOf(h uint64) (Recipe, bool) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if t.at(h) == nil {
		return Recipe{}, false
	}
	return t.madeAt(h).recipe, true
}

// PassingName is a handle for an object that lives only while a session is made again. Clients do not come so far.
func PassingName(kind cu.Kind, i int) uint64 {
	return uint64(handleTag)<<56 | uint64(kind)<<48 | 0xffff<<32 | uint64(maxIndex-indexStep*(i+1))
}

// bindPassing gives a handle that has ended its object again, for the time that the session is being made. mu is held.
func (t *Handles) bindPassing(h, real uint64, ctx uint32) {
	if t.again.passing(h) != nil {
		t.end(h)
	}
	t.again.ended[h] = &passing{entry{handle: h, real: real, ctx: ctx}, t.newMade()}
	t.remember(real, h)
}

// DropWhenMade is Drop for an object that may end at any time, on a thread of the driver. While the session is being made again the handle
// stays: it must come out as it was, and ends then.
func (t *Handles) DropWhenMade(kind cu.Kind, h uint64) {
	t.mu.Lock()
	if t.again != nil {
		t.again.later = append(t.again.later, h)
		t.mu.Unlock()
		return
	}
	t.mu.Unlock()
	t.Drop(kind, h)
}

// dropLater ends what ended while the session was made.
func (t *Handles) dropLater(a *again) {
	for _, h := range a.later {
		t.Drop(KindOf(h), h)
	}
}
