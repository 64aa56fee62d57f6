package checkpoint

import (
	"bytes"
	"encoding/binary"
	"errors"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// anyState draws a state of any numbers, as State normalises it.
func anyState(t *rapid.T) *session.State {
	u64, u32, i32 := rapid.Uint64(), rapid.Uint32(), rapid.Int32()
	span := func() session.Range { return session.Range{Base: u64.Draw(t, "base"), Size: u64.Draw(t, "size")} }
	device := func() cu.Device { return cu.Device(i32.Draw(t, "device")) }
	flag := func() bool { return rapid.Bool().Draw(t, "flag") }
	st := &session.State{ID: u64.Draw(t, "id"), Revision: wire.Revision(u32.Draw(t, "revision"))}
	st.Windows = session.Windows{Device: span(), Server: span(), Host: span()}
	st.Devices.Granted = few(t, device)
	if flag() {
		st.Devices.Visible = append([]cu.Device{}, few(t, device)...)
	}
	st.Contexts = few(t, func() session.ContextState {
		return session.ContextState{
			Handle: cu.Context(u64.Draw(t, "handle")), Index: u32.Draw(t, "index"), Device: device(), Primary: flag(),
			Green: cu.GreenCtx(u64.Draw(t, "green")), Base: u32.Draw(t, "base"), Partitioned: flag(),
			Limits: few(t, func() session.LimitState {
				return session.LimitState{Limit: cu.Limit(i32.Draw(t, "limit")), Bytes: u64.Draw(t, "bytes")}
			}),
			Blocking: few(t, func() cu.Stream { return cu.Stream(u64.Draw(t, "stream")) }),
		}
	})
	st.Objects = few(t, func() session.Object {
		o := session.Object{Handle: u64.Draw(t, "handle"), Number: u64.Draw(t, "number"), Owner: u64.Draw(t, "owner"), Context: u32.Draw(t, "context")}
		o.Recipe = session.Recipe{Op: wire.Op(rapid.Uint16().Draw(t, "op")), Context: u32.Draw(t, "current"), Command: u64.Draw(t, "command"), Lost: flag()}
		o.Recipe.Request = few(t, func() byte { return rapid.Byte().Draw(t, "byte") })
		return o
	})
	st.Names = session.Names{
		Bound: u64.Draw(t, "bound"), Ended: u64.Draw(t, "ended"), Client: u32.Draw(t, "client"), Server: u32.Draw(t, "server"),
		Free:    few(t, func() uint64 { return u64.Draw(t, "free") }),
		Aliases: few(t, func() session.Alias { return session.Alias{Handle: u64.Draw(t, "handle"), Of: u64.Draw(t, "of")} }),
	}
	st.Allocations = few(t, func() session.Allocation {
		a := session.Allocation{Addr: u64.Draw(t, "addr"), Size: u64.Draw(t, "size"), Device: device(), Context: u32.Draw(t, "context"), Opened: flag()}
		if flag() {
			a.Published = &cu.FerryShare{Magic: u64.Draw(t, "magic"), Offset: u64.Draw(t, "offset"), Size: u64.Draw(t, "size"), Kind: u32.Draw(t, "kind"), Device: i32.Draw(t, "device")}
			a.Published.Name[rapid.IntRange(0, 31).Draw(t, "at")] = rapid.Byte().Draw(t, "byte")
		}
		return a
	})
	st.Late = session.Late{Result: cu.Result(i32.Draw(t, "result")), Op: wire.Op(rapid.Uint16().Draw(t, "op")), Context: u32.Draw(t, "context")}
	return st
}

// few draws up to three elements; nil for none.
func few[T any](t *rapid.T, draw func() T) (list []T) {
	for range rapid.IntRange(0, 3).Draw(t, "count") {
		list = append(list, draw())
	}
	return list
}

// TestStateRoundTrips: a state is decoded exactly as it was encoded, and has one encoding.
func TestStateRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		st := anyState(t)
		body := encodeState(st)
		got, err := decodeState(body, sessionVersion)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, st) {
			t.Fatalf("%+v, want %+v", got, st)
		}
		if !bytes.Equal(encodeState(got), body) {
			t.Fatal("the encoding differs")
		}
		cut := rapid.IntRange(0, len(body)-1).Draw(t, "cut")
		if _, err := decodeState(body[:cut], sessionVersion); err == nil {
			t.Fatalf("%d of %d bytes were enough", cut, len(body))
		}
	})
}

// TestListsAreBounded: a list that says that it is longer than what follows costs an error and no memory.
func TestListsAreBounded(t *testing.T) {
	for _, n := range []uint64{2, 1 << 20, 1 << 40, 1<<64 - 1} {
		body := binary.AppendUvarint(nil, n)
		if _, err := decodeSettings(append(body, make([]byte, 10)...), settingsVersion); !errors.Is(err, errShort) {
			t.Errorf("%d elements: %v", n, err)
		}
	}
}

// aState is a state that a session could have.
func aState(t testing.TB) *session.State {
	t.Helper()
	windows, err := session.Divide(1<<44, 1<<42)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(12, windows)
	s.Revision = 4
	s.Devices = session.Devices{Granted: []cu.Device{0, 1}, Visible: []cu.Device{1}}
	handle := func(kind cu.Kind, index uint64) uint64 { return 0x7e<<56 | uint64(kind)<<48 | index }
	context, stream := handle(cu.KindContext, 16), handle(cu.KindStream, 32)
	s.Begin(wire.OpPrimaryRetain, 0, []byte{1, 2, 3, 4, 5, 6, 7, 8})
	s.Bind(cu.KindContext, context, 100, 0)
	s.Contexts[16] = &session.Context{Handle: cu.Context(context), Index: 16, Device: 1, Primary: true, Limits: map[cu.Limit]uint64{0: 1 << 20}}
	s.Begin(wire.OpStreamCreateWithPriority, 16, make([]byte, 16))
	s.Bind(cu.KindStream, stream, 200, 16)
	s.Begin(wire.OpGraphKernel, 0, nil)
	s.Name(cu.KindGraphNode, 300)
	s.End()
	s.Allocations[1<<44] = &session.Allocation{Addr: 1 << 44, Size: 4 << 20, Device: 1, Context: 16}
	s.Latch.Set(session.Late{Result: cu.CUDA_ERROR_INVALID_VALUE, Op: wire.OpLaunch, Context: 16})
	st, err := s.State()
	if err != nil {
		t.Fatal(err)
	}
	return &st
}

func someSettings() []Setting {
	return []Setting{
		{Object: 0x7e0b000000000020, Op: wire.OpStreamSetAttribute, Request: bytes.Repeat([]byte{7}, 24)},
		{Object: 0x7e01000000000010, Context: 16, Op: wire.OpCtxSetLimit},
	}
}

func anAbout() *About {
	return &About{
		Created: 1_790_000_000_000_000_000, Ferry: "0.4.0", Server: "gpu1", Driver: "580.65", Tenant: "research", Client: "laptop7", Program: "train.py", PID: 4711,
		Devices: []DeviceAbout{{Number: 1, Name: "NVIDIA H200", UUID: UUID{1, 2, 3}, Memory: 141 << 30, Major: 9}},
	}
}

// TestSessionSections: the sections of this package come back, and a state that no session could have
// does not.
func TestSessionSections(t *testing.T) {
	st, about, settings := aState(t), anAbout(), someSettings()
	file, _ := written(t, Options{}, func(w *Writer) {
		if err := errors.Join(w.Session(st), w.Settings(settings), w.About(about)); err != nil {
			t.Fatal(err)
		}
	})
	r := opened(t, file, KnownSections())
	if got, err := r.Session(); err != nil || !reflect.DeepEqual(got, st) {
		t.Errorf("%+v, %v, want %+v", got, err, st)
	}
	if got, err := r.Settings(); err != nil || !reflect.DeepEqual(got, settings) {
		t.Errorf("%+v, %v, want %+v", got, err, settings)
	}
	if got, err := r.About(); err != nil || !reflect.DeepEqual(got, about) {
		t.Errorf("%+v, %v, want %+v", got, err, about)
	}

	st.Objects[1].Handle = st.Objects[0].Handle
	file, _ = written(t, Options{}, func(w *Writer) {
		if err := errors.Join(w.Session(st), w.Section(Section{Name: SectionAbout, Version: 1, Body: []byte{5}})); err != nil {
			t.Fatal(err)
		}
	})
	r = opened(t, file, KnownSections())
	if _, err := r.Session(); !errors.Is(err, ErrDamaged) {
		t.Errorf("an impossible state: %v", err)
	}
	if settings, err := r.Settings(); err != nil || settings != nil {
		t.Errorf("settings that there are not: %v, %v", settings, err)
	}
	if _, err := r.About(); !errors.Is(err, ErrDamaged) {
		t.Errorf("a short section: %v", err)
	}

	file, _ = written(t, Options{}, func(w *Writer) {
		if err := w.Section(Section{Name: SectionSession, Version: sessionVersion + 1}); err != nil {
			t.Fatal(err)
		}
	})
	if _, err := opened(t, file, nil).Session(); !errors.Is(err, ErrVersion) {
		t.Errorf("a newer section: %v", err)
	}
}

// TestDescribe: every kind of object has a name for people, and what a checkpoint holds is described.
func TestDescribe(t *testing.T) {
	for kind := cu.KindNone + 1; kind < cu.KindEnd; kind++ {
		if objectNames[kind] == "" {
			t.Errorf("kind %d has no name", kind)
		}
	}
	st := aState(t)
	st.Objects[1].Recipe = session.Recipe{Op: wire.OpStreamCreateWithPriority, Lost: true}
	file, sum := written(t, Options{}, func(w *Writer) {
		if err := errors.Join(w.Session(st), w.Section(Section{Name: SectionAbout, Version: 99, Optional: true})); err != nil {
			t.Fatal(err)
		}
		put(t, w, Memory{Kind: Allocation, Device: 1}, make([]byte, BlockSize))
		put(t, w, Memory{Kind: Allocation, Device: 1}, randomBytes(100, 1))
		put(t, w, Memory{Kind: 77, Device: -1}, randomBytes(10, 1))
	})
	got, err := opened(t, file, nil).Describe()
	if err != nil {
		t.Fatal(err)
	}
	want := &Description{
		Format: "1.0", Summary: sum,
		Sections: []SectionDescription{{"session", 2, false, true, uint64(len(encodeState(st)))}, {"about", 99, true, false, 0}},
		Memory:   []MemoryDescription{{"allocation", 1, 2, BlockSize + 100, 100}, {"kind 77", -1, 1, 10, 10}},
		Session: &SessionDescription{
			ID: 12, Revision: 4, Devices: []cu.Device{0, 1}, Contexts: 1, Allocations: 1, Lost: 1,
			Objects: map[string]int{"context": 1, "stream": 1, "graph node": 1},
			Error:   "CUDA_ERROR_INVALID_VALUE (1) of command Launch",
		},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant\n%+v", got, want)
	}
}
