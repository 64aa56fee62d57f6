package session

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/wire"
)

// A State is what a Session holds between two commands, as plain values: without locks, and
// without the device's own names of objects, which mean nothing on another server. Package
// checkpoint encodes it. Slices that are empty are nil, Devices.Visible excepted.
//
// What the package comment lists as missing is missing here too. Streams that may hold work
// (BusyStreams, StreamOrder.Pending) are not in it: whoever needs a State has waited for the device first.
type State struct {
	ID          uint64
	Revision    wire.Revision
	Windows     Windows
	Devices     Devices
	Contexts    []ContextState // by index
	Objects     []Object       // in the order in which they were bound
	Names       Names
	Allocations []Allocation // by address
	Late        Late         // the error in the latch
}

// A ContextState is what a Context holds.
type ContextState struct {
	Handle      cu.Context
	Index       uint32
	Device      cu.Device
	Primary     bool
	Green       cu.GreenCtx  // the client's handle of the green context that it stands for, 0 for others
	Base        uint32       // green: index of the primary context under it
	Partitioned bool         // a partition keeps it to the client's share of the multiprocessors
	Limits      []LimitState // by limit
	Blocking    []cu.Stream  // streams of a partition that are blocking, by handle
}

// A LimitState is one limit of a context, as Context.Limits has it.
type LimitState struct {
	Limit cu.Limit
	Bytes uint64
}

// Names are the counters of Handles: with them no name that ended ever means something again.
type Names struct {
	Bound   uint64   // bindings so far
	Ended   uint64   // handles that have ended
	Client  uint32   // one more than the highest index of the client's handles so far
	Server  uint32   // places that the server's own handles have taken
	Free    []uint64 // the next names of ended ones of these, oldest first
	Aliases []Alias  // by handle
}

// An Alias is a handle of an object that an older handle of the same kind means too.
type Alias struct{ Handle, Of uint64 }

// ErrCapturing is why a session has no State: what a capture holds so far only the device knows.
var ErrCapturing = errors.New("a stream of the program is being captured into a graph: try again when the capture has ended")

// State returns what the session holds. The command loop calls it between two commands. The recipes are
// the session's own memory, which does not change.
func (s *Session) State() (State, error) {
	if len(s.Captures) > 0 {
		return State{}, ErrCapturing
	}
	if s.failure != nil {
		return State{}, fmt.Errorf("the session must end: %w", s.failure)
	}
	st := State{
		ID: s.ID, Revision: s.Revision, Windows: s.Windows, Devices: s.Devices.clone(),
		Objects: s.Handles.Objects(), Names: s.Handles.names(), Late: s.Latch.Get(),
	}
	for i := range st.Objects {
		o := &st.Objects[i]
		if len(o.Recipe.Request) == 0 {
			o.Recipe.Request = nil
		}
		if s.Contexts[o.Recipe.Context] == nil { // what is made in a green context outlives it
			o.Recipe.Context = o.Context
		}
	}
	for _, index := range slices.Sorted(maps.Keys(s.Contexts)) {
		st.Contexts = append(st.Contexts, s.contextState(s.Contexts[index]))
	}
	for _, addr := range slices.Sorted(maps.Keys(s.Allocations)) {
		a := *s.Allocations[addr]
		if a.Published != nil {
			share := *a.Published
			a.Published = &share
		}
		st.Allocations = append(st.Allocations, a)
	}
	return st, nil
}

func (s *Session) contextState(c *Context) ContextState {
	st := ContextState{Handle: c.Handle, Index: c.Index, Device: c.Device, Primary: c.Primary, Partitioned: c.Partition != 0}
	if c.Green != 0 {
		st.Green = cu.GreenCtx(s.Handles.NameOf(cu.KindGreenCtx, uint64(c.Green)))
	}
	if c.Base != nil {
		st.Base = c.Base.Index
	}
	for _, limit := range slices.Sorted(maps.Keys(c.Limits)) {
		st.Limits = append(st.Limits, LimitState{limit, c.Limits[limit]})
	}
	for _, stream := range slices.Sorted(maps.Keys(c.Order.Blocking)) {
		if c.Order.Blocking[stream] {
			st.Blocking = append(st.Blocking, stream)
		}
	}
	return st
}

// clone copies the devices; that the client has not said what it sees stays so.
func (d *Devices) clone() Devices {
	c := Devices{Granted: append([]cu.Device(nil), d.Granted...)}
	if d.Visible != nil {
		c.Visible = append([]cu.Device{}, d.Visible...)
	}
	return c
}

// names returns the counters.
func (t *Handles) names() Names {
	t.mu.RLock()
	defer t.mu.RUnlock()
	n := Names{
		Bound: t.numbers, Ended: t.ended.Load(), Client: t.client.length, Server: uint32(len(t.server)),
		Free: append([]uint64(nil), t.free...),
	}
	for _, handles := range t.reverse {
		first := map[cu.Kind]uint64{}
		for _, h := range slices.SortedFunc(slices.Values(handles), func(a, b uint64) int {
			return cmp.Compare(t.madeAt(a).number, t.madeAt(b).number)
		}) {
			if of, ok := first[KindOf(h)]; ok {
				n.Aliases = append(n.Aliases, Alias{h, of})
			} else {
				first[KindOf(h)] = h
			}
		}
	}
	slices.SortFunc(n.Aliases, func(a, b Alias) int { return cmp.Compare(a.Handle, b.Handle) })
	return n
}

// NameOf is the oldest handle of an object that the device knows by real, 0 if there is none.
func (t *Handles) NameOf(kind cu.Kind, real uint64) uint64 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for _, h := range t.reverse[real] {
		if KindOf(h) == kind {
			return h
		}
	}
	return 0
}

// maxGivenUp is how many places of the server's handles may have been given up.
const maxGivenUp = 1 << 20

// Validate says what no session could have told of itself. A State that comes from a file needs it:
// whoever makes objects from one may rely on what it checks.
func (st *State) Validate() error {
	objects, minted := map[uint64]bool{}, 0
	for _, o := range st.Objects {
		if uint32(o.Handle)&serverMinted != 0 {
			minted++
		}
		if _, index, ok := split(o.Handle); !ok || index == 0 || objects[o.Handle] {
			return fmt.Errorf("%w: object %#x", ErrHandle, o.Handle)
		}
		objects[o.Handle] = true
	}
	// A place is given up when its names are used up, some 65,000 of them.
	if uint64(st.Names.Server) > uint64(minted+len(st.Names.Free))+maxGivenUp {
		return fmt.Errorf("%d places for %d handles of the server's own, and %d names that come next", st.Names.Server, minted, len(st.Names.Free))
	}
	contexts := map[uint32]bool{}
	for _, c := range st.Contexts {
		if KindOf(uint64(c.Handle)) != cu.KindContext || uint32(c.Handle) != c.Index || contexts[c.Index] || !st.Devices.MayUse(c.Device) {
			return fmt.Errorf("context %d with handle %#x on device %d is impossible", c.Index, uint64(c.Handle), c.Device)
		}
		contexts[c.Index] = true
	}
	for _, c := range st.Contexts {
		if c.Base != 0 && (!contexts[c.Base] || c.Base == c.Index) {
			return fmt.Errorf("context %d lies on context %d, which there is not", c.Index, c.Base)
		}
	}
	for _, o := range st.Objects {
		if o.Owner != 0 && (!objects[o.Owner] || o.Owner == o.Handle) {
			return fmt.Errorf("object %#x ends with object %#x, which there is not", o.Handle, o.Owner)
		}
	}
	for _, a := range st.Names.Aliases {
		if !objects[a.Handle] || !objects[a.Of] || KindOf(a.Handle) != KindOf(a.Of) || a.Handle == a.Of {
			return fmt.Errorf("object %#x cannot be another name of %#x", a.Handle, a.Of)
		}
	}
	end := uint64(0)
	for _, a := range st.Allocations {
		if a.Size == 0 || a.Addr+a.Size < a.Addr || a.Addr < end || !st.Devices.MayUse(a.Device) {
			return fmt.Errorf("an allocation of %d bytes at %#x on device %d is impossible", a.Size, a.Addr, a.Device)
		}
		end = a.Addr + a.Size
	}
	return nil
}
