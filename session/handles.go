// Package session keeps what the server knows about one client: today its
// handles and where its address range lies. It makes no device calls; worker
// asks it for translations and tells it the outcomes.
//
// A Handles is used by the worker's loop and by goroutines that wait beside
// it; it locks itself.
package session

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"ferry/cu"
)

// A handle is {0x7e, kind, generation, index} from the top byte down. The
// client mints it before the object exists, so creation needs no round trip;
// Bind gives it meaning. Indexes with the top bit set are the server's, for
// objects that were born here.
const (
	handleTag    = 0x7e
	serverMinted = 1 << 31
	maxHandles   = 1 << 24 // indexes the client may use
	maxGap       = 1 << 16 // threads may bind out of order, but not wildly so
)

// ErrHandle is a handle no client of ours would mint: the session ends.
var ErrHandle = errors.New("session: impossible handle")

type entry struct {
	handle uint64 // 0: free
	real   uint64
	ctx    uint32
}

// Handles maps the client's names to the device's objects and back.
type Handles struct {
	mu      sync.RWMutex
	byIndex []entry             // the client's, by index
	server  []entry             // ours, by index less the top bit
	spare   []spare             // dropped ones of ours, oldest first
	reverse map[uint64][]uint64 // real object to handles, as kinds may share numbers
}

// A spare is an index of ours to use again, with the generation to use.
type spare struct {
	index      uint32
	generation uint16
}

// spares is how many dropped handles stay recognisably stale.
const spares = 1024

func split(h uint64) (kind cu.Kind, index uint32, ok bool) {
	kind = cu.Kind(h >> 48)
	return kind, uint32(h), h>>56 == handleTag && kind > cu.KindNone && kind < cu.KindEnd
}

// KindOf is the kind a handle claims to be of.
func KindOf(h uint64) cu.Kind {
	kind, _, _ := split(h)
	return kind
}

// Index is the part of a handle that frame headers carry.
func Index(h uint64) uint32 { return uint32(h) }

// Bind gives a minted handle its object. Binding a live handle again replaces
// the object: that is how a primary context comes back.
func (t *Handles) Bind(kind cu.Kind, h, real uint64, ctx uint32) error {
	k, index, ok := split(h)
	if !ok || k != kind || index == 0 || index >= maxHandles { // 0 is no context in headers
		return fmt.Errorf("%w: %#x as kind %d", ErrHandle, h, kind)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if int(index) >= len(t.byIndex)+maxGap {
		return fmt.Errorf("%w: index %d far beyond %d", ErrHandle, index, len(t.byIndex))
	}
	for int(index) >= len(t.byIndex) {
		t.byIndex = append(t.byIndex, entry{})
	}
	t.forget(t.byIndex[index])
	t.byIndex[index] = entry{h, real, ctx}
	t.remember(real, h)
	return nil
}

// Real translates a handle. Zero stays zero: the driver knows what NULL means
// where. A kernel may stand where a function is asked for, as in C.
func (t *Handles) Real(kind cu.Kind, h uint64) (uint64, bool) {
	if h == 0 || kind == cu.KindStream && h <= 2 {
		return h, true
	}
	k, index, ok := split(h)
	if !ok || k != kind && !(kind == cu.KindFunction && k == cu.KindKernel) {
		return 0, false
	}
	t.mu.RLock()
	defer t.mu.RUnlock()
	list := t.byIndex
	if index&serverMinted != 0 {
		list, index = t.server, index&^serverMinted
	}
	if int(index) >= len(list) || list[index].handle != h {
		return 0, false
	}
	return list[index].real, true
}

// ByIndex translates the context a frame header names.
func (t *Handles) ByIndex(kind cu.Kind, index uint32) (uint64, bool) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if int(index) >= len(t.byIndex) {
		return 0, false
	}
	e := t.byIndex[index]
	if k, _, ok := split(e.handle); !ok || k != kind {
		return 0, false
	}
	return e.real, true
}

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
	at := spare{index: uint32(len(t.server))}
	if len(t.spare) > spares {
		at = t.spare[0]
		t.spare = t.spare[1:]
	} else {
		t.server = append(t.server, entry{})
	}
	h := uint64(handleTag)<<56 | uint64(kind)<<48 | uint64(at.generation)<<32 | serverMinted | uint64(at.index)
	t.server[at.index] = entry{h, real, 0}
	t.remember(real, h)
	return h
}

// DropReal ends every handle of a kind that means an object: the object ended
// without a command that names it, as a graph's nodes do with the graph.
func (t *Handles) DropReal(kind cu.Kind, real uint64) {
	t.mu.RLock()
	list := slices.Clone(t.reverse[real])
	t.mu.RUnlock()
	for _, h := range list {
		t.Drop(kind, h)
	}
}

// Reals lists the objects of a kind that have handles.
func (t *Handles) Reals(kind cu.Kind) (list []uint64) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for _, entries := range [][]entry{t.byIndex, t.server} {
		for _, e := range entries {
			if e.handle != 0 && KindOf(e.handle) == kind {
				list = append(list, e.real)
			}
		}
	}
	return list
}

// Drop ends a handle.
func (t *Handles) Drop(kind cu.Kind, h uint64) {
	k, index, ok := split(h)
	if !ok || k != kind {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	list := t.byIndex
	if index&serverMinted != 0 {
		list, index = t.server, index&^serverMinted
	}
	if int(index) < len(list) && list[index].handle == h {
		t.forget(list[index])
		list[index] = entry{}
		if h&serverMinted != 0 {
			t.spare = append(t.spare, spare{index, uint16(h>>32) + 1})
		}
	}
}

// DropContext ends every handle that was bound in a context, as the context's
// end does to the objects.
func (t *Handles) DropContext(ctx uint32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, e := range t.byIndex {
		if e.handle != 0 && e.ctx == ctx {
			t.forget(e)
			t.byIndex[i] = entry{}
		}
	}
}

// Len counts the client's live handles, Minted ours.
func (t *Handles) Len() int { return t.count(&t.byIndex) }

// Minted counts the live handles of ours.
func (t *Handles) Minted() int { return t.count(&t.server) }

func (t *Handles) count(list *[]entry) (n int) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for _, e := range *list {
		if e.handle != 0 {
			n++
		}
	}
	return n
}

func (t *Handles) remember(real, h uint64) {
	if t.reverse == nil {
		t.reverse = map[uint64][]uint64{}
	}
	t.reverse[real] = append(t.reverse[real], h)
}

func (t *Handles) forget(e entry) {
	if e.handle == 0 {
		return
	}
	rest := t.reverse[e.real][:0]
	for _, h := range t.reverse[e.real] {
		if h != e.handle {
			rest = append(rest, h)
		}
	}
	if len(rest) == 0 {
		delete(t.reverse, e.real)
		return
	}
	t.reverse[e.real] = rest
}

// Context is the context a handle was bound in, 0 if none.
func (t *Handles) Context(h uint64) uint32 {
	_, index, ok := split(h)
	t.mu.RLock()
	defer t.mu.RUnlock()
	if !ok || index&serverMinted != 0 || int(index) >= len(t.byIndex) || t.byIndex[index].handle != h {
		return 0
	}
	return t.byIndex[index].ctx
}
