package session

import (
	"bytes"
	"cmp"
	"slices"

	"ferry/wire"
)

// made is how the object of an entry was made. It lies beside the entries, so that
// translating handles touches no more memory than it needs.
type made struct {
	number uint64 // of all bindings: objects that depend on others have higher numbers
	recipe Recipe
}

// A Recipe is how an object was made, or how the client first learned of it: the command
// as the client sent it. Its request names other objects by the client's handles, so that
// it means the same on another server. What later commands changed is not in it.
type Recipe struct {
	Op      wire.Op
	Context uint32 // index of the context that was current, 0 for none
	Command uint64 // the number of the first binding that the command made: its objects have it in common
	Request []byte // the command's payload; nil if it is lost
	Lost    bool   // the client has made so much that this request was not kept
}

// maxRecipes bounds the bytes of all requests that are kept for a client. A correct client
// has some kilobytes; a client that pads its requests loses the recipes beyond the bound
// and nothing else.
const maxRecipes = 64 << 20

// An Object is one live handle with the recipe of its object.
type Object struct {
	Handle  uint64
	Number  uint64 // of the binding, among all: objects that depend on others have higher numbers
	Owner   uint64 // the handle it ends with, 0 for none
	Context uint32 // index of the context it ends with, 0 for none
	Recipe  Recipe
}

// Begin says which command the command loop executes from now on: what is bound
// meanwhile was made by it. The payload must stay as it is until End.
func (t *Handles) Begin(op wire.Op, ctx uint32, payload []byte) {
	t.making = Recipe{Op: op, Context: ctx, Request: payload}
	t.bound.names = t.bound.names[:0]
}

// End says that the command has been executed: its payload may be overwritten.
func (t *Handles) End() { t.making = Recipe{} }

// Making is the command that the command loop executes, as a recipe whose Command is one more than the number of bindings
// before it. Its request is the frame's own memory.
func (t *Handles) Making() Recipe {
	r := t.making
	r.Command = cmp.Or(r.Command, 1+t.Count())
	return r
}

// newMade is how the object that is being bound was made. mu is held.
func (t *Handles) newMade() made {
	t.numbers++
	if t.making.Command == 0 {
		t.making.Command = t.numbers
	}
	m := made{t.numbers, Recipe{Op: t.making.Op, Context: t.making.Context, Command: t.making.Command}}
	if t.recipes+len(t.making.Request) > maxRecipes {
		m.recipe.Lost = true
	} else {
		m.recipe.Request = bytes.Clone(t.making.Request)
		t.recipes += len(m.recipe.Request)
	}
	return m
}

// madeAt is where it stands how the object of a handle was made; the handle has an entry.
// mu is held.
func (t *Handles) madeAt(h uint64) *made {
	if g := t.again.passing(h); g != nil {
		return &g.made
	}
	if uint32(h)&serverMinted != 0 {
		return &t.serverMade[placeOf(h)]
	}
	return t.client.madeAt(uint32(h))
}

// Objects lists the live handles in the order in which they were bound: an object
// comes behind all that its recipe names.
func (t *Handles) Objects() (list []Object) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	add := func(e *entry) {
		m := t.madeAt(e.handle)
		list = append(list, Object{e.handle, m.number, e.owner, e.ctx, m.recipe})
	}
	t.client.each(add)
	for i := range t.server {
		if e := &t.server[i]; e.handle != 0 {
			add(e)
		}
	}
	slices.SortFunc(list, func(a, b Object) int { return cmp.Compare(a.Number, b.Number) })
	return list
}

// Count counts the bindings so far.
func (t *Handles) Count() uint64 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.numbers
}
