package session

import (
	"slices"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// TestObjects: the live handles come with the commands that made them, each behind
// those it depends on, and without those that have ended.
func TestObjects(t *testing.T) {
	s := New(7, Windows{})
	context := mint(cu.KindContext, 0, 9) // a higher index than what is made in it
	module, function, stream := mint(cu.KindModule, 0, 5), mint(cu.KindFunction, 0, 3), mint(cu.KindStream, 0, 4)
	payload := []byte{1, 2, 3}
	s.Begin(wire.OpCtxCreate, 0, payload)
	s.Bind(cu.KindContext, context, 100, 0)
	s.Begin(wire.OpModuleLoad, 0, []byte{4})
	s.Bind(cu.KindModule, module, 200, 9)
	s.Begin(wire.OpModuleGetFunction, 0, []byte{5})
	s.Command.Owner = module
	s.Bind(cu.KindFunction, function, 300, 9)
	s.Begin(wire.OpStreamCreateWithPriority, 0, []byte{6})
	s.Bind(cu.KindStream, stream, 400, 9)
	payload[0] = 99 // the frame's memory is used again
	want := []Object{
		{context, 1, 0, 0, Recipe{Op: wire.OpCtxCreate, Request: []byte{1, 2, 3}}},
		{module, 2, 0, 9, Recipe{Op: wire.OpModuleLoad, Request: []byte{4}}},
		{function, 3, module, 9, Recipe{Op: wire.OpModuleGetFunction, Request: []byte{5}}},
		{stream, 4, 0, 9, Recipe{Op: wire.OpStreamCreateWithPriority, Request: []byte{6}}},
	}
	same := func(a, b Object) bool {
		return a.Handle == b.Handle && a.Number == b.Number && a.Owner == b.Owner && a.Context == b.Context && a.Recipe.Op == b.Recipe.Op && slices.Equal(a.Recipe.Request, b.Recipe.Request)
	}
	if got := s.Handles.Objects(); !slices.EqualFunc(got, want, same) {
		t.Errorf("%+v, want %+v", got, want)
	}
	s.Handles.Drop(cu.KindModule, module) // and with it the function
	s.Begin(wire.OpGraphKernel, 0, []byte{7})
	node := s.Name(cu.KindGraphNode, 500)
	if again := s.Name(cu.KindGraphNode, 500); again != node {
		t.Errorf("one object, two names: %#x and %#x", node, again)
	}
	want = []Object{want[0], want[3], {node, 5, 0, 0, Recipe{Op: wire.OpGraphKernel, Request: []byte{7}}}}
	if got := s.Handles.Objects(); !slices.EqualFunc(got, want, same) {
		t.Errorf("after an end: %+v, want %+v", got, want)
	}
	// A primary context comes back under its handle: it was made by the later command.
	s.Begin(wire.OpPrimaryRetain, 0, nil)
	s.Bind(cu.KindContext, context, 101, 0)
	if got := s.Handles.Objects(); got[len(got)-1].Handle != context || got[len(got)-1].Recipe.Op != wire.OpPrimaryRetain {
		t.Errorf("bound again: %+v", got)
	}
	if s.Failure() != nil {
		t.Error(s.Failure())
	}
	s.Bind(cu.KindEvent, 1, 1, 0)
	first := s.Failure()
	s.Bind(cu.KindEvent, 2, 2, 0)
	if first == nil || s.Failure() != first {
		t.Errorf("impossible handles: %v, then %v", first, s.Failure())
	}
}

// TestRecipesAreBounded: a client that pads its requests loses recipes, and no memory of the
// server's; what ends makes room for others.
func TestRecipesAreBounded(t *testing.T) {
	var h Handles
	padded := make([]byte, 1<<20)
	n := uint32(maxRecipes/len(padded) + 3)
	for i := range n {
		h.Begin(wire.OpEventCreate, 0, padded)
		bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, i+1), uint64(i)+1, 0)
	}
	lost := func() (n int) {
		for _, o := range h.Objects() {
			if o.Recipe.Lost != (o.Recipe.Request == nil) {
				t.Fatalf("%+v", o)
			}
			if o.Recipe.Lost {
				n++
			}
		}
		return n
	}
	if got := lost(); got != 3 || h.recipes != maxRecipes {
		t.Errorf("%d recipes are lost, %d bytes kept", got, h.recipes)
	}
	h.Drop(cu.KindEvent, mint(cu.KindEvent, 0, 1))
	h.End()
	h.Begin(wire.OpEventCreate, 0, padded)
	bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 1, 1), 1, 0)
	if got := lost(); got != 3 || h.recipes != maxRecipes {
		t.Errorf("after an end: %d recipes are lost, %d bytes kept", got, h.recipes)
	}
	for i := range n {
		h.DropReal(cu.KindEvent, uint64(i)+1)
	}
	if h.recipes != 0 {
		t.Errorf("%d bytes are kept for nothing", h.recipes)
	}
}

// TestLatch: the first error is kept until it is fetched.
func TestLatch(t *testing.T) {
	var l Latch
	if l.Get() != (Late{}) || l.Clear() != (Late{}) {
		t.Error("an error from nowhere")
	}
	first := Late{cu.CUDA_ERROR_INVALID_VALUE, wire.OpLaunch, 3}
	l.Set(first)
	l.Set(Late{cu.CUDA_ERROR_LAUNCH_FAILED, wire.OpCopyIn, 4})
	if l.Get() != first || l.Clear() != first || l.Get() != (Late{}) {
		t.Error("not the first error, once")
	}
}

// TestDevices: a client counts its own devices, in its own order.
func TestDevices(t *testing.T) {
	d := Devices{Granted: []cu.Device{4, 2, 7}}
	check := func(what string, seen []cu.Device) {
		t.Helper()
		for i, dev := range seen {
			if got, ok := d.Ordinal(cu.Device(i)); !ok || got != dev {
				t.Errorf("%s: device %d is %d, %v, want %d", what, i, got, ok, dev)
			}
			if got, ok := d.Number(dev); !ok || int(got) != i || !d.Sees(dev) {
				t.Errorf("%s: the server's %d is %d, %v, want %d", what, dev, got, ok, i)
			}
		}
		for _, n := range []cu.Device{-1, cu.Device(len(seen))} {
			if got, ok := d.Ordinal(n); ok {
				t.Errorf("%s: device %d is %d", what, n, got)
			}
		}
	}
	check("all", []cu.Device{4, 2, 7})
	if d.Show([]int32{0, 3}) || d.Visible != nil {
		t.Error("sees a fourth of three")
	}
	if !d.Show([]int32{2, 0}) {
		t.Error("cannot see what it may use")
	}
	check("chosen", []cu.Device{7, 4})
	if !d.MayUse(2) || d.Sees(2) || d.MayUse(5) {
		t.Error("may use what it may not, or not what it may")
	}
	if !d.Show(nil) {
		t.Error("cannot see nothing")
	}
	check("none", nil)
}

// TestBusyStreams: a few streams are known by name, more are only known to be there.
func TestBusyStreams(t *testing.T) {
	var b BusyStreams
	for _, s := range []cu.Stream{10, 11, 10, 12, 13} {
		b.Add(s)
	}
	if !b.Known() || b.Only(10) || !slices.Equal(b.List, []cu.Stream{10, 11, 12, 13}) {
		t.Errorf("%+v", b.List)
	}
	b.Add(14)
	if b.Known() {
		t.Error("knows more streams than it keeps")
	}
	b.Clear()
	b.Add(10)
	if !b.Only(10) || b.Only(11) {
		t.Error("one stream is not the only one")
	}
	b.Waits.Add(1)
	if b.Known() || b.Only(10) {
		t.Error("a wait for all of it is under way, and it is known")
	}
	for s := range cu.Stream(20) {
		b.Add(s)
	}
	if len(b.Fresh) != MaxFresh || b.Fresh[MaxFresh-1] != 19 {
		t.Errorf("fresh: %v", b.Fresh)
	}
}
