package session

import (
	"errors"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"ferry/api/cu"
	"ferry/wire"
)

// TestState: everything that a session holds is in its state, as a copy.
func TestState(t *testing.T) {
	windows, err := Divide(1<<40, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	s := New(7, windows)
	s.Revision = 3
	s.Devices = Devices{Granted: []cu.Device{2, 0}}
	primary, green := mint(cu.KindContext, 0, 16), mint(cu.KindContext, 0, 32)
	named, stream := mint(cu.KindGreenCtx, 0, 48), mint(cu.KindStream, 0, 64)
	s.Begin(wire.OpPrimaryRetain, 0, []byte{1})
	s.Bind(cu.KindContext, primary, 100, 0)
	base := &Context{Handle: cu.Context(primary), Index: 16, Real: 100, Device: 2, Primary: true, Partition: 5, Limits: map[cu.Limit]uint64{2: 8, 1: 9}}
	base.Order.Blocking = map[cu.Stream]bool{cu.Stream(stream): true}
	s.Contexts[16] = base
	s.Begin(wire.OpGreenCreate, 16, []byte{2})
	s.Bind(cu.KindContext, green, 101, 0)
	s.Bind(cu.KindGreenCtx, named, 200, 32)
	s.Contexts[32] = &Context{Handle: cu.Context(green), Index: 32, Real: 101, Device: 2, Green: 200, Base: base}
	s.Begin(wire.OpStreamCreateWithPriority, 16, []byte{})
	s.Bind(cu.KindStream, stream, 300, 16)
	s.Begin(wire.OpGraphKernel, 16, []byte{3})
	ended := s.Name(cu.KindGraphNode, 400)
	s.Handles.Drop(cu.KindGraphNode, ended)
	second := mint(cu.KindStream, 0, 80)
	s.Bind(cu.KindStream, second, 300, 16)
	s.End()
	share := &cu.FerryShare{Offset: 4}
	s.Allocations[1<<40+4096] = &Allocation{Addr: 1<<40 + 4096, Size: 4096, Device: 0, Context: 16, Published: share}
	s.Allocations[1<<40] = &Allocation{Addr: 1 << 40, Size: 4096, Device: 2, Context: 32, Opened: true}
	s.Latch.Set(Late{Result: 700, Op: wire.OpLaunch, Context: 16})
	got, err := s.State()
	if err != nil {
		t.Fatal(err)
	}
	want := State{
		ID: 7, Revision: 3, Windows: windows, Devices: Devices{Granted: []cu.Device{2, 0}},
		Contexts: []ContextState{
			{
				Handle: cu.Context(primary), Index: 16, Device: 2, Primary: true, Partitioned: true,
				Limits: []LimitState{{1, 9}, {2, 8}}, Blocking: []cu.Stream{cu.Stream(stream)},
			},
			{Handle: cu.Context(green), Index: 32, Device: 2, Green: cu.GreenCtx(named), Base: 16},
		},
		Objects: []Object{
			{primary, 1, 0, 0, Recipe{Op: wire.OpPrimaryRetain, Command: 1, Request: []byte{1}}},
			{green, 2, 0, 0, Recipe{Op: wire.OpGreenCreate, Context: 16, Command: 2, Request: []byte{2}}},
			{named, 3, 0, 32, Recipe{Op: wire.OpGreenCreate, Context: 16, Command: 2, Request: []byte{2}}},
			{stream, 4, 0, 16, Recipe{Op: wire.OpStreamCreateWithPriority, Context: 16, Command: 4}},
			{second, 6, 0, 16, Recipe{Op: wire.OpGraphKernel, Context: 16, Command: 5, Request: []byte{3}}},
		},
		Names: Names{
			Bound: 6, Ended: 1, Client: 81, Server: 1, Free: []uint64{1<<32 | serverMinted},
			Aliases: []Alias{{second, stream}},
		},
		Allocations: []Allocation{
			{Addr: 1 << 40, Size: 4096, Device: 2, Context: 32, Opened: true},
			{Addr: 1<<40 + 4096, Size: 4096, Device: 0, Context: 16, Published: &cu.FerryShare{Offset: 4}},
		},
		Late: Late{Result: 700, Op: wire.OpLaunch, Context: 16},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant\n%+v", got, want)
	}
	if err := got.Validate(); err != nil {
		t.Error(err)
	}
	share.Offset, s.Devices.Granted[0] = 9, 9
	if !reflect.DeepEqual(got, want) {
		t.Error("the state changed with the session")
	}

	s.Captures[300] = Capture{}
	if _, err := s.State(); !errors.Is(err, ErrCapturing) {
		t.Errorf("during a capture: %v", err)
	}
	delete(s.Captures, 300)
	wrong := errors.New("what no client does")
	s.Fail(wrong)
	if _, err := s.State(); !errors.Is(err, wrong) {
		t.Errorf("of a session that must end: %v", err)
	}
}

// TestStatesAreValid: whatever a client does with its handles, Validate has nothing against the state.
func TestStatesAreValid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := New(1, Windows{})
		kind := rapid.SampledFrom([]cu.Kind{cu.KindContext, cu.KindStream, cu.KindGraph})
		real, ctx := rapid.Uint64Range(1, 5), rapid.Uint32Range(0, 3)
		var seen []uint64
		t.Repeat(map[string]func(*rapid.T){
			"bind": func(t *rapid.T) {
				k := kind.Draw(t, "kind")
				h := mint(k, rapid.Uint16Range(0, 1).Draw(t, "generation"), rapid.Uint32Range(1, 40).Draw(t, "index"))
				s.Begin(wire.Op(rapid.Uint16Range(1, 5).Draw(t, "op")), 0, []byte{1})
				if len(seen) > 0 {
					s.Command.Owner = rapid.SampledFrom(seen).Draw(t, "owner")
				}
				s.Bind(k, h, real.Draw(t, "object"), ctx.Draw(t, "ctx"))
				seen = append(seen, h)
			},
			"name": func(t *rapid.T) { seen = append(seen, s.Name(kind.Draw(t, "kind"), real.Draw(t, "object"))) },
			"drop": func(t *rapid.T) { s.Handles.DropReal(kind.Draw(t, "kind"), real.Draw(t, "object")) },
			"":     func(t *rapid.T) {},
		})
		st, err := s.State()
		if err != nil {
			t.Fatal(err)
		}
		if err := st.Validate(); err != nil {
			t.Fatalf("%v: %+v", err, st)
		}
		// Each object is one that the device has, under a name of its own or another's.
		own := map[cu.Kind]map[uint64]bool{}
		for _, o := range st.Objects {
			of := o.Handle
			for _, a := range st.Names.Aliases {
				if a.Handle == o.Handle {
					of = a.Of
				}
			}
			a, _ := s.Handles.Real(KindOf(o.Handle), o.Handle)
			b, _ := s.Handles.Real(KindOf(of), of)
			if a != b {
				t.Fatalf("%#x and %#x are said to be the same", o.Handle, of)
			}
			if own[KindOf(of)] == nil {
				own[KindOf(of)] = map[uint64]bool{}
			}
			if of == o.Handle && own[KindOf(of)][a] {
				t.Fatalf("object %d has two names, and none is an alias", a)
			}
			own[KindOf(of)][a] = true
		}
	})
}

// TestValidate: a state that no session could have is refused.
func TestValidate(t *testing.T) {
	context, stream := mint(cu.KindContext, 0, 16), mint(cu.KindStream, 0, 32)
	right := func() State {
		return State{
			Devices:     Devices{Granted: []cu.Device{0}},
			Contexts:    []ContextState{{Handle: cu.Context(context), Index: 16}},
			Objects:     []Object{{Handle: context}, {Handle: stream}},
			Allocations: []Allocation{{Addr: 4096, Size: 4096}, {Addr: 8192, Size: 1}},
		}
	}
	st := right()
	if err := st.Validate(); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*State){
		"handle without a kind":   func(s *State) { s.Objects[1].Handle = 5 },
		"handle with index 0":     func(s *State) { s.Objects[1].Handle = mint(cu.KindStream, 0, 0) },
		"handle twice":            func(s *State) { s.Objects[1].Handle = context },
		"owner that there is not": func(s *State) { s.Objects[1].Owner = stream + 16 },
		"own owner":               func(s *State) { s.Objects[1].Owner = stream },
		"context of other index":  func(s *State) { s.Contexts[0].Index = 17 },
		"context twice":           func(s *State) { s.Contexts = append(s.Contexts, s.Contexts[0]) },
		"context's device":        func(s *State) { s.Contexts[0].Device = 1 },
		"base that there is not":  func(s *State) { s.Contexts[0].Base = 32 },
		"own base":                func(s *State) { s.Contexts[0].Base = 16 },
		"alias of another kind":   func(s *State) { s.Names.Aliases = []Alias{{stream, context}} },
		"alias of nothing":        func(s *State) { s.Names.Aliases = []Alias{{stream, stream + 16}} },
		"places for nothing":      func(s *State) { s.Names.Server = maxGivenUp + 1 },
		"empty allocation":        func(s *State) { s.Allocations[1].Size = 0 },
		"overlapping allocations": func(s *State) { s.Allocations[1].Addr-- },
		"allocation that wraps":   func(s *State) { s.Allocations[1].Size = ^uint64(0) },
		"allocation's device":     func(s *State) { s.Allocations[1].Device = 1 },
	} {
		st := right()
		spoil(&st)
		if st.Validate() == nil {
			t.Errorf("%s: not refused", name)
		}
	}
}
