package session

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// TestRestoreNames makes a session again in which a command named three objects of which one has ended, another object has the
// place of that one, and an object has two names: every object has the name that it had, and new names go on where they would have.
func TestRestoreNames(t *testing.T) {
	// play executes commands, on a device whose objects have other numbers each time.
	play := func(s *Session, real uint64, remake func(first uint64)) {
		remake(1)
		s.Begin(wire.OpPrimaryRetain, 0, []byte{1})
		s.Bind(cu.KindContext, mint(cu.KindContext, 0, 16), real, 0)
		s.Contexts[16] = &Context{Handle: cu.Context(mint(cu.KindContext, 0, 16)), Index: 16, Primary: true}
		remake(2)
		s.Begin(wire.OpGraphGetNodes, 16, []byte{2})
		for i := range uint64(3) {
			s.Name(cu.KindGraphNode, real+10+i)
		}
	}
	later := func(s *Session, real uint64, remake func(first uint64)) {
		remake(5)
		s.Begin(wire.OpModuleGetTexRef, 16, []byte{3})
		s.Name(cu.KindTexref, real+20)
		remake(6)
		s.Begin(wire.OpStreamCreateWithPriority, 16, []byte{4})
		s.Bind(cu.KindStream, mint(cu.KindStream, 0, 32), real+30, 16)
		remake(7)
		s.Begin(wire.OpStreamCreateWithPriority, 16, []byte{5})
		s.Bind(cu.KindStream, mint(cu.KindStream, 0, 48), real+30, 16)
		s.End()
	}
	s := New(1, Windows{})
	s.Devices.Granted = []cu.Device{3}
	first := func(uint64) {}
	play(s, 100, first)
	s.Contexts[16].Device = 3
	s.Handles.DropReal(cu.KindGraphNode, 111) // the second of three
	later(s, 100, first)
	s.Latch.Set(Late{Result: 700, Op: wire.OpLaunch})
	st, err := s.State()
	if err != nil {
		t.Fatal(err)
	}
	texref := s.Handles.NameOf(cu.KindTexref, 120)
	if uint32(texref) != uint32(s.Handles.NameOf(cu.KindGraphNode, 110))+indexStep {
		t.Fatalf("the texture reference is %#x: it has no place that another had", texref)
	}

	again := func() *Session {
		s := New(2, Windows{})
		s.Devices.Granted = []cu.Device{0}
		if err := s.Restore(&st); err != nil {
			t.Fatal(err)
		}
		return s
	}
	n := again()
	remake := func(number uint64) { n.Handles.Remake(number, nil) }
	play(n, 500, remake)
	later(n, 500, remake)
	if err := n.Restored(); err != nil {
		t.Fatal(err)
	}
	if a, b := s.Name(cu.KindGraphNode, 199), n.Name(cu.KindGraphNode, 599); a != b || n.Handles.Live() != s.Handles.Live() {
		t.Errorf("a new object is %#x, and would have been %#x; %d and %d live", b, a, n.Handles.Live(), s.Handles.Live())
	}
	if n.Handles.NameOf(cu.KindGraphNode, 511) != 0 {
		t.Error("an object that had ended has a name")
	}
	if err := n.Restore(&st); !errors.Is(err, ErrMade) {
		t.Errorf("made twice: %v", err)
	}

	// With names that have ended told, they mean something until the end.
	n = again()
	play(n, 500, func(number uint64) {
		names := map[uint64][]uint64{2: {st.Objects[1].Handle, 0x7e<<56 | uint64(cu.KindGraphNode)<<48 | serverMinted | indexStep, st.Objects[2].Handle}}
		n.Handles.Remake(number, names[number])
	})
	remake = func(number uint64) { n.Handles.Remake(number, nil) }
	later(n, 500, remake)
	if real, ok := n.Handles.Real(cu.KindGraphNode, 0x7e<<56|uint64(cu.KindGraphNode)<<48|serverMinted|indexStep); !ok || real != 511 {
		t.Errorf("an object that will end is %d, %v", real, ok)
	}
	if err := n.Restored(); err != nil {
		t.Error(err)
	}

	// What is not made, or made differently, is told.
	n = again()
	remake = func(number uint64) { n.Handles.Remake(number, nil) }
	play(n, 500, remake)
	if err := n.Restored(); err == nil || !strings.Contains(err.Error(), "could not be made again") {
		t.Errorf("half a session: %v", err)
	}
	n = again()
	remake = func(number uint64) { n.Handles.Remake(number, nil) }
	play(n, 500, remake)
	later(n, 500, remake)
	n.Contexts[16].Limits = map[cu.Limit]uint64{1: 2}
	if err := n.Restored(); err == nil || !strings.Contains(err.Error(), "contexts came out differently") {
		t.Errorf("with another limit: %v", err)
	}
}

// TestRestoreDevices: a session's devices are those of the new server, in the client's order.
func TestRestoreDevices(t *testing.T) {
	windows, err := Divide(1<<40, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	st := State{
		Windows: windows, Devices: Devices{Granted: []cu.Device{5, 2}, Visible: []cu.Device{2}},
		Contexts:    []ContextState{{Handle: cu.Context(mint(cu.KindContext, 0, 16)), Index: 16, Device: 2}},
		Objects:     []Object{{Handle: mint(cu.KindContext, 0, 16), Number: 1}, {Handle: mint(cu.KindContext, 0, 32), Number: 2}},
		Allocations: []Allocation{{Addr: 1 << 40, Size: 1, Device: 5}},
	}
	s := New(3, windows)
	s.Devices.Granted = []cu.Device{0, 1}
	if err := s.Restore(&st); err != nil {
		t.Fatal(err)
	}
	to := s.Restoring()
	if want := (Devices{Granted: []cu.Device{0, 1}, Visible: []cu.Device{1}}); !reflect.DeepEqual(s.Devices, want) || to.Contexts[0].Device != 1 || to.Allocations[0].Device != 0 || to.ID != 3 {
		t.Errorf("%+v, %+v", s.Devices, to)
	}
	if len(to.Objects) != 1 {
		t.Errorf("a context that has ended is to be made: %+v", to.Objects)
	}
	few := New(4, windows)
	few.Devices.Granted = []cu.Device{0}
	if err := few.Restore(&st); err == nil || !strings.Contains(err.Error(), "GPUs, and here it would have 1") {
		t.Errorf("two devices became one: %v", err)
	}
	st.Devices.Visible = []cu.Device{7}
	more := New(5, windows)
	more.Devices.Granted = []cu.Device{0, 1}
	if err := more.Restore(&st); err == nil || !strings.Contains(err.Error(), "the program sees device 7") {
		t.Errorf("a device that it may not use: %v", err)
	}
}
