package session

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
)

// A handle is {0x7e, kind, generation, index} from the top byte down. The
// client mints it before the object exists, so creation needs no round trip;
// Bind gives it meaning. Indexes with the top bit set are the server's, for
// objects that were born here. Indexes are multiples of indexStep, as addresses of objects
// are: programs keep notes of their own in the low bits of what they take for addresses.
// Clients before schema revision 2 use all indexes. The upper bits of the kind's byte say which of its
// servers a client that has several means; the server takes its own names' from the client's.
const (
	handleTag    = 0x7e
	kindBits     = 5
	serverMinted = 1 << 31
	indexStep    = 16
	maxIndex     = 1 << 28 // indexes the client may use
	maxGap       = 1 << 20 // threads may bind out of order, but not wildly so
)

// ErrHandle is a handle no client of ours would mint: the session ends.
var ErrHandle = errors.New("session: impossible handle")

type entry struct {
	handle uint64 // 0: free
	real   uint64
	owner  uint64 // the handle it ends with; 0: none but its context
	ctx    uint32
}

// Handles maps the client's names to the device's objects and back.
type Handles struct {
	// Gone, if set, is told when the last name of an object has ended. It is
	// called with the lock held.
	Gone func(kind cu.Kind, real uint64)

	ended atomic.Uint64 // handles so far

	// making is the command that the command loop executes. Its payload is the
	// frame's own memory: a binding copies it. Only the command loop uses it.
	making Recipe

	again *again    // nil: the session is not being made again
	bound lastBound // what that command has bound so far

	mu      sync.RWMutex
	live    int
	client  clientEntries                  // the client's, by index
	server  []entry                        // ours, by index less the top bit
	free    []uint64                       // the next names of ended ones of ours, oldest first
	among   uint64                         // the number of this server among the client's, where it stands in a handle
	reverse map[uint64][]uint64            // real object to handles, as kinds may share numbers
	owned   map[uint64]map[uint64]struct{} // what ends with a handle

	serverMade []made // of server
	numbers    uint64 // bindings so far
	recipes    int    // bytes of all requests that are kept
}

func split(h uint64) (kind cu.Kind, index uint32, ok bool) {
	kind = cu.Kind(h >> 48 & (1<<kindBits - 1))
	return kind, uint32(h), h>>56 == handleTag && kind > cu.KindNone && kind < cu.KindEnd
}

// Kinds leave room for the number of the server.
const _ = uint(1<<kindBits - cu.KindEnd)

// amongOf is the number of the server as it stands in a handle.
func amongOf(h uint64) uint64 { return h & (0xff &^ (1<<kindBits - 1) << 48) }

// placeOf is where a handle of the server's stands among them.
func placeOf(h uint64) int { return int(uint32(h)&^serverMinted) / indexStep }

// KindOf is the kind a handle claims to be of.
func KindOf(h uint64) cu.Kind {
	kind, _, _ := split(h)
	return kind
}

// at is where a handle's entry is, nil if it means nothing. mu is held.
func (t *Handles) at(h uint64) *entry {
	_, index, ok := split(h)
	if !ok {
		return nil
	}
	var e *entry
	if g := t.again.passing(h); g != nil {
		e = &g.entry
	} else if index&serverMinted == 0 {
		e = t.client.at(index)
	} else if place := placeOf(h); place < len(t.server) {
		e = &t.server[place]
	}
	if e == nil || e.handle != h {
		return nil
	}
	return e
}

// Bind gives a minted handle its object. Binding a live handle again replaces
// the object: that is how a primary context comes back.
func (t *Handles) Bind(kind cu.Kind, h, real uint64, ctx uint32) error {
	k, index, ok := split(h)
	if !ok || k != kind || index == 0 || index >= maxIndex { // 0 is no context in headers
		return fmt.Errorf("%w: %#x as kind %d", ErrHandle, h, kind)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.again != nil && !t.again.alive[h] {
		t.bindPassing(h, real, ctx)
		return nil
	}
	if index >= t.client.length+maxGap {
		return fmt.Errorf("%w: index %d far beyond %d", ErrHandle, index, t.client.length)
	}
	if old := t.client.at(index); old != nil && old.handle != 0 {
		t.end(old.handle)
	}
	t.among = amongOf(h)
	t.client.put(index, entry{handle: h, real: real, ctx: ctx}, t.newMade())
	t.remember(real, h)
	return nil
}

// Own makes a handle end with another: a node with its graph, a function with
// its module. Who has an owner keeps it.
func (t *Handles) Own(owner, h uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	e := t.at(h)
	if e == nil || e.owner != 0 || h == owner || t.at(owner) == nil {
		return
	}
	if t.owned == nil {
		t.owned = map[uint64]map[uint64]struct{}{}
	}
	if t.owned[owner] == nil {
		t.owned[owner] = map[uint64]struct{}{}
	}
	t.owned[owner][h] = struct{}{}
	e.owner = owner
}

// Owner is what a handle ends with, 0 if nothing.
func (t *Handles) Owner(h uint64) uint64 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if e := t.at(h); e != nil {
		return e.owner
	}
	return 0
}

// Real translates a handle. A kernel may stand where a function is asked for, as in C.
//
// Zero is a stream, and where a context is asked for the current one. Of any other kind it is
// no object, and not for the driver to look at: what driver 580 does with NULL in a structure
// or a list is not known of every call, and a driver that crashes takes the worker along.
func (t *Handles) Real(kind cu.Kind, h uint64) (uint64, bool) {
	if kind == cu.KindStream && h <= 2 || kind == cu.KindContext && h == 0 {
		return h, true
	}
	if h == 0 {
		return 0, false
	}
	k := KindOf(h)
	if k != kind && !(kind == cu.KindFunction && k == cu.KindKernel) {
		return 0, false
	}
	t.mu.RLock()
	defer t.mu.RUnlock()
	e := t.at(h)
	if e == nil {
		return 0, false
	}
	return e.real, true
}

// RealOrNone is Real for an object that the client may leave out.
func (t *Handles) RealOrNone(kind cu.Kind, h uint64) (uint64, bool) {
	if h == 0 {
		return 0, true
	}
	return t.Real(kind, h)
}

// Ended counts the handles that have ended: while it stays the same, what Real and
// Context said of a handle that meant something is right.
func (t *Handles) Ended() uint64 { return t.ended.Load() }

// Virtual names an object the device returned: by the handle the client knows
// it by, or by a new one of ours.
func (t *Handles) Virtual(kind cu.Kind, real uint64) uint64 {
	if real == 0 {
		return 0
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, h := range t.reverse[real] {
		if k, _, _ := split(h); k == kind {
			return h
		}
	}
	if t.again != nil {
		return t.nameAgain(kind, real)
	}
	place := uint64(serverMinted | len(t.server)*indexStep)
	if len(t.free) > 0 {
		place = t.free[0]
		t.free = t.free[1:]
	} else {
		t.server = append(t.server, entry{})
		t.serverMade = append(t.serverMade, made{})
	}
	h := uint64(handleTag)<<56 | uint64(kind)<<48 | t.among | place
	t.server[placeOf(h)] = entry{handle: h, real: real}
	*t.madeAt(h) = t.newMade()
	t.remember(real, h)
	return h
}

// Known says whether an object of the device's has a name.
func (t *Handles) Known(kind cu.Kind, real uint64) bool {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return slices.ContainsFunc(t.reverse[real], func(h uint64) bool { return KindOf(h) == kind })
}

// Drop ends a handle, every other name of its object, and what they own.
func (t *Handles) Drop(kind cu.Kind, h uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	e := t.at(h)
	if e == nil || KindOf(h) != kind {
		return
	}
	t.endAll(kind, e.real)
}

// DropReal ends every handle of a kind that means an object, and what they
// own: the object ended without a command that names it.
func (t *Handles) DropReal(kind cu.Kind, real uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.endAll(kind, real)
}

// endAll ends every name of an object. mu is held.
func (t *Handles) endAll(kind cu.Kind, real uint64) {
	names := append([]uint64{}, t.reverse[real]...) // end changes the list
	for _, name := range names {
		if KindOf(name) == kind {
			t.end(name)
		}
	}
}

// Reals lists the objects of a kind that have handles.
func (t *Handles) Reals(kind cu.Kind) (list []uint64) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for real, names := range t.reverse {
		for _, h := range names {
			if KindOf(h) == kind {
				list = append(list, real)
				break
			}
		}
	}
	return list
}

// InContext lists the objects of a kind that end with a context.
func (t *Handles) InContext(kind cu.Kind, ctx uint32) (list []uint64) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	t.client.each(func(e *entry) {
		if e.ctx == ctx && KindOf(e.handle) == kind {
			list = append(list, e.real)
		}
	})
	return list
}

// end ends one name and what it owns. mu is held.
func (t *Handles) end(h uint64) {
	e := t.at(h)
	if e == nil {
		return
	}
	t.ended.Add(1)
	was := *e
	m := t.madeAt(h)
	t.recipes -= len(m.recipe.Request)
	passing := t.again.passing(h) != nil
	switch {
	case passing:
		delete(t.again.ended, h)
	case uint32(h)&serverMinted == 0:
		t.client.remove(uint32(h))
	default:
		*e, *m = entry{}, made{}
	}
	t.forget(was)
	if was.owner != 0 {
		delete(t.owned[was.owner], h)
		if len(t.owned[was.owner]) == 0 {
			delete(t.owned, was.owner)
		}
	}
	owned := t.owned[h]
	delete(t.owned, h)
	for child := range owned {
		t.end(child)
	}
	if uint32(h)&serverMinted == 0 || passing {
		return
	}
	// The next name of this place differs in its generation. When those are used
	// up the place is given up, so that no name ever means two things.
	if generation := uint16(h>>32) + 1; generation != 0 {
		t.free = append(t.free, uint64(generation)<<32|uint64(uint32(h)))
	}
}

// DropContext ends every handle that was bound in a context, as the context's
// end does to the objects.
func (t *Handles) DropContext(ctx uint32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.client.each(func(e *entry) {
		if e.ctx == ctx {
			t.end(e.handle)
		}
	})
}

// Len counts the client's live handles.
func (t *Handles) Len() int {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.live - t.minted()
}

// Minted counts the live handles of ours.
func (t *Handles) Minted() int {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.minted()
}

func (t *Handles) minted() (n int) {
	for _, e := range t.server {
		if e.handle != 0 {
			n++
		}
	}
	return n
}

// Live counts all live handles, the client's and ours.
func (t *Handles) Live() int {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.live
}

func (t *Handles) remember(real, h uint64) {
	if t.reverse == nil {
		t.reverse = map[uint64][]uint64{}
	}
	t.reverse[real] = append(t.reverse[real], h)
	t.live++
	t.bound.add(t.numbers, h)
}

func (t *Handles) forget(e entry) {
	t.live--
	last := true
	rest := t.reverse[e.real][:0]
	for _, h := range t.reverse[e.real] {
		if h != e.handle {
			rest = append(rest, h)
			last = last && KindOf(h) != KindOf(e.handle)
		}
	}
	if len(rest) == 0 {
		delete(t.reverse, e.real)
	} else {
		t.reverse[e.real] = rest
	}
	if last && t.Gone != nil {
		t.Gone(KindOf(e.handle), e.real)
	}
}

// Context is the context a handle was bound in, 0 if none.
func (t *Handles) Context(h uint64) uint32 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if e := t.at(h); e != nil {
		return e.ctx
	}
	return 0
}
