package session

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"ferry/api/cu"
)

// A session is made again from its State by executing the commands that made its objects, on another
// server. Restore begins that: it sets everything that no command makes. Before each command
// Handles.Remake says which bindings the command made when it was first executed, so that each object
// gets its old name. Restored ends it, and says what did not come out as it was.

// again is what a session that is being made again is to become.
type again struct {
	to     State
	names  map[uint64]uint64 // the handles that live, by the number of their binding
	alive  map[uint64]bool   // the handles that live
	minted []uint64          // what the command that is executed names its objects, as far as it was told
	// ended are objects that live only while the session is made again: a command that made several objects
	// makes all of them again. Their places in the table may belong to others by now.
	ended map[uint64]*passing
	// later are handles that end when the session has been made: DropWhenMade.
	later []uint64
}

// A passing is an entry outside the table.
type passing struct {
	entry
	made made
}

// passing is the entry of a name that has ended; nil if there is none.
func (a *again) passing(h uint64) *passing {
	if a == nil {
		return nil
	}
	return a.ended[h]
}

// A PlaceError says that something of a session cannot be at its address in this worker. It may be there in
// another.
type PlaceError struct{ Err error }

func (e *PlaceError) Error() string { return e.Err.Error() }
func (e *PlaceError) Unwrap() error { return e.Err }

// Again reports that another worker may do.
func (e *PlaceError) Again() bool { return true }

// ErrMade is why a session cannot be restored: it is no longer new.
var ErrMade = errors.New("the session has objects already")

// Restore makes a new session ready to be made again from a State, which has been validated. The session's own devices stand for
// those of the State, in their order.
func (s *Session) Restore(st *State) error {
	t := &s.Handles
	if t.Live() > 0 || len(s.Contexts) > 0 || len(s.Allocations) > 0 {
		return ErrMade
	}
	if st.Windows != s.Windows {
		return &PlaceError{fmt.Errorf("the session's addresses begin at %#x, and here at %#x", st.Windows.Device.Base, s.Windows.Device.Base)}
	}
	to, err := st.onDevices(s.Devices.Granted)
	if err != nil {
		return err
	}
	to.ID = s.ID
	s.Revision = to.Revision
	s.Devices.Visible = slices.Clone(to.Devices.Visible)
	a := &again{to: *to, names: map[uint64]uint64{}, alive: map[uint64]bool{}, ended: map[uint64]*passing{}}
	for _, o := range to.Objects {
		a.names[o.Number], a.alive[o.Handle] = o.Handle, true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.again = a
	t.numbers = to.Names.Bound
	t.ended.Store(to.Names.Ended)
	t.client.length = to.Names.Client
	t.server, t.serverMade = make([]entry, to.Names.Server), make([]made, to.Names.Server)
	t.free = slices.Clone(to.Names.Free)
	return nil
}

// onDevices returns the state of the same session on other devices, without the names of contexts that have ended: a primary
// context that was released keeps its name until it is retained again, and nothing is known by it meanwhile.
func (st *State) onDevices(devices []cu.Device) (*State, error) {
	if len(st.Devices.Granted) != len(devices) {
		return nil, fmt.Errorf("the program has %d GPUs, and here it would have %d", len(st.Devices.Granted), len(devices))
	}
	there := func(d cu.Device) cu.Device { return devices[slices.Index(st.Devices.Granted, d)] }
	to := *st
	to.Devices = Devices{Granted: slices.Clone(devices)}
	if st.Devices.Visible != nil {
		to.Devices.Visible = []cu.Device{}
	}
	for _, d := range st.Devices.Visible {
		if d == OtherServer {
			to.Devices.Visible = append(to.Devices.Visible, d)
			continue
		}
		if !st.Devices.MayUse(d) {
			return nil, fmt.Errorf("the program sees device %d, which it may not use", d)
		}
		to.Devices.Visible = append(to.Devices.Visible, there(d))
	}
	to.Contexts, to.Allocations = slices.Clone(st.Contexts), slices.Clone(st.Allocations)
	contexts := map[uint64]bool{}
	for i := range to.Contexts {
		c := &to.Contexts[i]
		c.Device = there(c.Device)
		contexts[uint64(c.Handle)] = true
	}
	for i := range to.Allocations {
		to.Allocations[i].Device = there(to.Allocations[i].Device)
	}
	ended := func(h uint64) bool { return KindOf(h) == cu.KindContext && !contexts[h] }
	to.Objects = slices.DeleteFunc(slices.Clone(st.Objects), func(o Object) bool { return ended(o.Handle) })
	to.Names.Aliases = slices.DeleteFunc(slices.Clone(st.Names.Aliases), func(a Alias) bool { return ended(a.Handle) || ended(a.Of) })
	return &to, nil
}

// Restoring is what the session is to become, with the devices that it has here; nil if it is not being made
// again. Whoever makes its objects reads it.
func (s *Session) Restoring() *State {
	if s.Handles.again == nil {
		return nil
	}
	return &s.Handles.again.to
}

// Remake says that the next command was executed before, and that its bindings had these numbers, from first on. minted are the
// names that the server gave to its objects then, in order, for who knows also those that have ended; nil: what the
// State knows. It comes before Begin.
func (t *Handles) Remake(first uint64, minted []uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.numbers, t.again.minted = first-1, minted
}

// nameAgain names an object that the device returned, while the session is being made again. mu is held.
func (t *Handles) nameAgain(kind cu.Kind, real uint64) uint64 {
	a := t.again
	h := a.names[t.numbers+1]
	if len(a.minted) > 0 {
		h, a.minted = a.minted[0], a.minted[1:]
	}
	if KindOf(h) != kind || uint32(h)&serverMinted == 0 || t.at(h) != nil { // it had another name then, which has ended, or this one is found too early
		h = uint64(handleTag)<<56 | uint64(kind)<<48 | 0xffff<<32 | serverMinted | uint64(len(t.server)+len(a.ended))*indexStep
		for a.ended[h] != nil {
			h += indexStep
		}
	}
	e := entry{handle: h, real: real}
	if a.alive[h] && placeOf(h) < len(t.server) {
		t.server[placeOf(h)] = e
		t.serverMade[placeOf(h)] = t.newMade()
	} else {
		a.ended[h] = &passing{e, t.newMade()}
	}
	t.remember(real, h)
	return h
}

// Restored says that all objects have been made again. It returns what is not as it was.
func (s *Session) Restored() error {
	t := &s.Handles
	t.mu.Lock()
	a := t.again
	for h := range a.ended {
		t.end(h)
	}
	t.again = nil
	t.numbers = a.to.Names.Bound
	t.mu.Unlock()
	defer t.dropLater(a)
	s.Latch.Clear() // what is wrong with a command that is executed again, its caller learns
	s.Latch.Set(a.to.Late)
	got, err := s.State()
	if err != nil {
		return err
	}
	return got.differs(&a.to)
}

// differs says in what a state differs from another.
func (st *State) differs(want *State) error {
	objects := map[uint64]Object{}
	for _, o := range st.Objects {
		objects[o.Handle] = o
	}
	for _, o := range want.Objects {
		got, ok := objects[o.Handle]
		delete(objects, o.Handle)
		switch {
		case !ok:
			return fmt.Errorf("object %#x, made by %v, could not be made again", o.Handle, o.Recipe.Op)
		case !reflect.DeepEqual(got, o):
			return fmt.Errorf("object %#x, made by %v, came out differently: %+v, not %+v", o.Handle, o.Recipe.Op, got, o)
		}
	}
	for h := range objects {
		return fmt.Errorf("object %#x was made again although it had ended", h)
	}
	names := st.Names
	names.Ended = want.Names.Ended // those that lived only meanwhile have ended too
	for _, part := range []struct {
		what      string
		got, want any
	}{
		{"contexts", st.Contexts, want.Contexts},
		{"names of objects", names, want.Names},
		{"allocations", st.Allocations, want.Allocations},
		{"visible devices", st.Devices, want.Devices},
		{"latched error", st.Late, want.Late},
	} {
		if !reflect.DeepEqual(part.got, part.want) && !(reflect.ValueOf(part.got).Kind() == reflect.Slice && reflect.ValueOf(part.got).Len()+reflect.ValueOf(part.want).Len() == 0) {
			return fmt.Errorf("the %s came out differently: %+v, not %+v", part.what, part.got, part.want)
		}
	}
	return nil
}
