package session

import (
	"errors"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"ferry/api/cu"
)

// mint makes a handle as a client does.
func mint(kind cu.Kind, generation uint16, index uint32) uint64 {
	return handleTag<<56 | uint64(kind)<<48 | uint64(generation)<<32 | uint64(index)
}

func bind(t *testing.T, h *Handles, kind cu.Kind, v, real uint64, ctx uint32) {
	t.Helper()
	if err := h.Bind(kind, v, real, ctx); err != nil {
		t.Fatal(err)
	}
}

func TestBindRefusesImpossibleHandles(t *testing.T) {
	tests := []struct {
		name string
		kind cu.Kind
		h    uint64
	}{
		{"null", cu.KindStream, 0},
		{"an address", cu.KindStream, 0x7fff_1234_5678},
		{"no tag", cu.KindStream, mint(cu.KindStream, 0, 1) &^ (0xff << 56)},
		{"another tag", cu.KindStream, mint(cu.KindStream, 0, 1) ^ 1<<56},
		{"another kind", cu.KindStream, mint(cu.KindEvent, 0, 1)},
		{"kind none", cu.KindNone, mint(cu.KindNone, 0, 1)},
		{"kind beyond the last", cu.KindEnd, mint(cu.KindEnd, 0, 1)},
		{"kind 255", 255, mint(255, 0, 1)},
		{"index 0, which means none", cu.KindContext, mint(cu.KindContext, 0, 0)},
		{"the server's half", cu.KindStream, mint(cu.KindStream, 0, 1|serverMinted)},
		{"index at the limit", cu.KindStream, mint(cu.KindStream, 0, maxIndex)},
		{"largest index", cu.KindStream, mint(cu.KindStream, 0, 1<<31-1)},
		{"far beyond what was seen", cu.KindStream, mint(cu.KindStream, 0, maxGap)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var h Handles
			if err := h.Bind(tt.kind, tt.h, 77, 1); !errors.Is(err, ErrHandle) {
				t.Fatalf("Bind(%#x): %v", tt.h, err)
			}
			if h.Len() != 0 || len(h.reverse) != 0 {
				t.Error("something was bound all the same")
			}
			if real, ok := h.Real(tt.kind, tt.h); ok && real != 0 {
				t.Errorf("it means %#x", real)
			}
		})
	}
}

func TestBindGrowsByAtMostTheGap(t *testing.T) {
	var h Handles
	bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, maxGap-1), 5, 0)
	bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, 2*maxGap-1), 6, 0)
	if err := h.Bind(cu.KindEvent, mint(cu.KindEvent, 0, 3*maxGap), 7, 0); !errors.Is(err, ErrHandle) {
		t.Errorf("a leap beyond the gap: %v", err)
	}
	if h.Len() != 2 {
		t.Errorf("%d handles", h.Len())
	}
}

// Memory follows the handles that live, not their indexes.
func TestGapsTakeNoMemory(t *testing.T) {
	var h Handles
	pages := func() (n int) {
		for _, p := range h.client.pages {
			if p != nil {
				n++
			}
		}
		return n
	}
	const count = 250
	for i := range uint32(count) {
		bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, (i+1)*(maxGap-indexStep)), uint64(i)+1, 0)
	}
	if n := pages(); n != count {
		t.Errorf("%d pages for %d handles", n, count)
	}
	for i := range uint32(count) {
		h.Drop(cu.KindEvent, mint(cu.KindEvent, 0, (i+1)*(maxGap-indexStep)))
	}
	if n := pages(); n != 0 || h.Live() != 0 {
		t.Errorf("%d pages and %d handles are left", n, h.Live())
	}
	one := mint(cu.KindEvent, 1, maxGap)
	if n := testing.AllocsPerRun(100, func() {
		h.client.put(uint32(one), entry{handle: one}, made{})
		h.client.remove(uint32(one))
	}); n != 0 {
		t.Errorf("an object that comes and goes allocates %v times", n)
	}
}

func TestReal(t *testing.T) {
	var h Handles
	stream, kernel, event := mint(cu.KindStream, 0, 1), mint(cu.KindKernel, 0, 2), mint(cu.KindEvent, 9, 3)
	bind(t, &h, cu.KindStream, stream, 100, 1)
	bind(t, &h, cu.KindKernel, kernel, 200, 1)
	bind(t, &h, cu.KindEvent, event, 300, 1)
	served := h.Virtual(cu.KindMemoryPool, 400)
	tests := []struct {
		name string
		kind cu.Kind
		h    uint64
		real uint64
		ok   bool
	}{
		{"bound", cu.KindStream, stream, 100, true},
		{"null is no module", cu.KindModule, 0, 0, false},
		{"null is no function", cu.KindFunction, 0, 0, false},
		{"null is no node", cu.KindGraphNode, 0, 0, false},
		{"null is no memory", cu.KindMemGenericAllocationHandle, 0, 0, false},
		{"null is the default stream", cu.KindStream, 0, 0, true},
		{"null is the current context", cu.KindContext, 0, 0, true},
		{"the legacy stream", cu.KindStream, 1, 1, true},
		{"the thread's stream", cu.KindStream, 2, 2, true},
		{"3 is no stream", cu.KindStream, 3, 0, false},
		{"1 is no event", cu.KindEvent, 1, 0, false},
		{"kernel as kernel", cu.KindKernel, kernel, 200, true},
		{"kernel as function", cu.KindFunction, kernel, 200, true},
		{"function is no kernel", cu.KindKernel, mint(cu.KindFunction, 0, 2), 0, false},
		{"another kind", cu.KindEvent, stream, 0, false},
		{"right index, wrong kind in the handle", cu.KindEvent, mint(cu.KindEvent, 0, 1), 0, false},
		{"older generation", cu.KindEvent, mint(cu.KindEvent, 8, 3), 0, false},
		{"newer generation", cu.KindEvent, mint(cu.KindEvent, 10, 3), 0, false},
		{"never bound", cu.KindStream, mint(cu.KindStream, 0, 4), 0, false},
		{"beyond all", cu.KindStream, mint(cu.KindStream, 0, 1<<31-1), 0, false},
		{"the server's own", cu.KindMemoryPool, served, 400, true},
		{"the server's next", cu.KindMemoryPool, served + 1, 0, false},
		{"the server's last", cu.KindMemoryPool, served | 1<<31 - 1, 0, false},
		{"garbage", cu.KindStream, 0xdeadbeefdeadbeef, 0, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			real, ok := h.Real(tt.kind, tt.h)
			if real != tt.real || ok != tt.ok {
				t.Errorf("Real(%d, %#x) = %d, %v; want %d, %v", tt.kind, tt.h, real, ok, tt.real, tt.ok)
			}
		})
	}
}

func TestNewGenerationReplacesTheOld(t *testing.T) {
	var h Handles
	old, young := mint(cu.KindStream, 0, 1), mint(cu.KindEvent, 1, 1)
	bind(t, &h, cu.KindStream, old, 100, 7)
	bind(t, &h, cu.KindEvent, young, 200, 8)
	if _, ok := h.Real(cu.KindStream, old); ok {
		t.Error("a stale handle still means something")
	}
	h.Drop(cu.KindStream, old) // too late, and no harm
	if real, ok := h.Real(cu.KindEvent, young); !ok || real != 200 {
		t.Errorf("its successor means %d, %v", real, ok)
	}
	if h.Context(old) != 0 || h.Context(young) != 8 {
		t.Errorf("contexts %d and %d", h.Context(old), h.Context(young))
	}
	if v := h.Virtual(cu.KindStream, 100); v == old {
		t.Error("the object of the stale handle is still named by it")
	}
}

func TestVirtual(t *testing.T) {
	var h Handles
	if v := h.Virtual(cu.KindStream, 0); v != 0 {
		t.Errorf("NULL is named %#x", v)
	}
	mine := mint(cu.KindContext, 0, 1)
	bind(t, &h, cu.KindContext, mine, 42, 0)
	if v := h.Virtual(cu.KindContext, 42); v != mine {
		t.Errorf("a known object is named %#x, not %#x", v, mine)
	}
	// Kinds may share numbers: the same number as another kind is another object.
	other := h.Virtual(cu.KindMemoryPool, 42)
	if k, index, ok := split(other); !ok || k != cu.KindMemoryPool || index&serverMinted == 0 {
		t.Errorf("a new name %#x", other)
	}
	if again := h.Virtual(cu.KindMemoryPool, 42); again != other {
		t.Errorf("named %#x, then %#x", other, again)
	}
	if h.Context(other) != 0 {
		t.Error("an object of the server's belongs to a context")
	}
	h.Drop(cu.KindMemoryPool, other)
	if _, ok := h.Real(cu.KindMemoryPool, other); ok {
		t.Error("dropped, and yet known")
	}
	if next := h.Virtual(cu.KindMemoryPool, 42); next == other {
		t.Error("a dropped name was given again")
	}
}

func TestDropContext(t *testing.T) {
	var h Handles
	ctx := mint(cu.KindContext, 0, 1)
	bind(t, &h, cu.KindContext, ctx, 10, 0)
	bind(t, &h, cu.KindStream, mint(cu.KindStream, 0, 2), 20, 1)
	bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, 3), 30, 1)
	bind(t, &h, cu.KindEvent, mint(cu.KindEvent, 0, 4), 40, 2)
	bind(t, &h, cu.KindLibrary, mint(cu.KindLibrary, 0, 5), 50, 0)
	h.DropContext(1)
	if h.Len() != 3 {
		t.Errorf("%d handles are left", h.Len())
	}
	for _, gone := range []uint64{mint(cu.KindStream, 0, 2), mint(cu.KindEvent, 0, 3)} {
		if _, ok := h.Real(cu.Kind(gone>>48), gone); ok {
			t.Errorf("%#x outlived its context", gone)
		}
	}
	if real, ok := h.Real(cu.KindContext, ctx); !ok || real != 10 {
		t.Error("the context's own handle went with its objects")
	}
	if v := h.Virtual(cu.KindStream, 20); v == mint(cu.KindStream, 0, 2) {
		t.Error("an object of the context is still named by its handle")
	}
}

// TestOwnedEndWithTheirOwner: what a client never names one by one, it need
// not end one by one.
func TestOwnedEndWithTheirOwner(t *testing.T) {
	var h Handles
	gone := map[uint64]cu.Kind{}
	h.Gone = func(kind cu.Kind, real uint64) { gone[real] = kind }
	graph, node := mint(cu.KindGraph, 0, 1), mint(cu.KindGraphNode, 0, 2)
	capturing := h.Virtual(cu.KindGraph, 100) // named before the client had a name for it
	bind(t, &h, cu.KindGraph, graph, 100, 0)
	bind(t, &h, cu.KindGraphNode, node, 200, 0)
	h.Own(graph, node)
	served := h.Virtual(cu.KindGraphNode, 300)
	h.Own(capturing, served)
	inner := h.Virtual(cu.KindGraph, 400)
	h.Own(served, inner)
	h.Own(graph, graph) // no harm
	h.Own(mint(cu.KindGraph, 0, 9), node)
	if h.Owner(node) != graph || h.Owner(served) != capturing || h.Owner(graph) != 0 || h.Live() != 5 {
		t.Errorf("owners %#x, %#x, %#x; %d live", h.Owner(node), h.Owner(served), h.Owner(graph), h.Live())
	}
	h.Drop(cu.KindGraph, graph)
	if h.Live() != 0 || len(h.reverse) != 0 || len(h.owned) != 0 {
		t.Errorf("%d handles, %d objects, %d owners are left", h.Live(), len(h.reverse), len(h.owned))
	}
	for real, kind := range map[uint64]cu.Kind{100: cu.KindGraph, 200: cu.KindGraphNode, 300: cu.KindGraphNode, 400: cu.KindGraph} {
		if gone[real] != kind {
			t.Errorf("object %d of kind %d ended as kind %d", real, kind, gone[real])
		}
	}
}

func TestDropRealEndsEveryName(t *testing.T) {
	var h Handles
	bind(t, &h, cu.KindGraph, mint(cu.KindGraph, 0, 1), 7, 0)
	node := h.Virtual(cu.KindGraphNode, 7) // another kind of the same number
	h.Own(mint(cu.KindGraph, 0, 1), h.Virtual(cu.KindGraphNode, 8))
	if got := h.Reals(cu.KindGraphNode); len(got) != 2 || h.Len() != 1 || h.Minted() != 2 {
		t.Fatalf("nodes %v, %d of the client's, %d of ours", got, h.Len(), h.Minted())
	}
	h.DropReal(cu.KindGraph, 7)
	if real, ok := h.Real(cu.KindGraphNode, node); !ok || real != 7 || h.Live() != 1 || len(h.Reals(cu.KindGraph)) != 0 {
		t.Errorf("the node means %d, %v; %d are left", real, ok, h.Live())
	}
}

// TestServerNamesAreReusedButNeverTwice makes and ends more names in one place
// than there are generations.
func TestServerNamesAreReusedButNeverTwice(t *testing.T) {
	var h Handles
	seen := map[uint64]bool{}
	for i := range uint64(3 << 16) {
		v := h.Virtual(cu.KindArray, i+1)
		if seen[v] {
			t.Fatalf("the %dth name %#x was used before", i, v)
		}
		seen[v] = true
		h.Drop(cu.KindArray, v)
	}
	if len(h.server) > 4 || h.Live() != 0 {
		t.Errorf("%d places, %d live", len(h.server), h.Live())
	}
}

// model is Handles as a reader would write it first: slow and plain.
type model struct {
	client map[uint32]bound
	server []bound // name 0: dropped
}

type bound struct {
	name, real uint64
	ctx        uint32
}

func (m *model) find(name uint64) (bound, bool) {
	if name == 0 {
		return bound{}, false
	}
	for _, b := range m.client {
		if b.name == name {
			return b, true
		}
	}
	for _, b := range m.server {
		if b.name == name {
			return b, true
		}
	}
	return bound{}, false
}

func (m *model) end(name uint64) {
	if b, ok := m.client[uint32(name)]; ok && b.name == name {
		delete(m.client, uint32(name))
	}
	for i := range m.server {
		if m.server[i].name == name {
			m.server[i] = bound{}
		}
	}
}

// names lists what an object may be called.
func (m *model) names(kind cu.Kind, real uint64) map[uint64]bool {
	list := map[uint64]bool{}
	for _, b := range m.client {
		if b.real == real && cu.Kind(b.name>>48) == kind {
			list[b.name] = true
		}
	}
	for _, b := range m.server {
		if b.name != 0 && b.real == real && cu.Kind(b.name>>48) == kind {
			list[b.name] = true
		}
	}
	return list
}

// TestHandlesAgainstModel does random things to Handles and to the model, and
// demands that they agree on everything after each. Few indexes, generations
// and objects make collisions common.
func TestHandlesAgainstModel(t *testing.T) {
	kinds := []cu.Kind{cu.KindContext, cu.KindStream, cu.KindFunction, cu.KindKernel}
	rapid.Check(t, func(t *rapid.T) {
		var h Handles
		m := model{client: map[uint32]bound{}}
		var seen []uint64
		used := map[uint64]bool{}
		peak := 0
		most := func(m *model) int {
			n := 0
			for _, b := range m.server {
				if b.name != 0 {
					n++
				}
			}
			peak = max(peak, n)
			return peak
		}
		kind := rapid.SampledFrom(kinds)
		minted := rapid.Custom(func(t *rapid.T) uint64 {
			return mint(kind.Draw(t, "kind"), rapid.Uint16Range(0, 1).Draw(t, "generation"), rapid.Uint32Range(1, 6).Draw(t, "index"))
		})
		known := func(t *rapid.T) uint64 {
			if len(seen) > 0 && rapid.Bool().Draw(t, "seen") {
				return rapid.SampledFrom(seen).Draw(t, "handle")
			}
			return minted.Draw(t, "minted")
		}
		object := rapid.Uint64Range(1, 4)
		context := rapid.Uint32Range(1, 3)
		t.Repeat(map[string]func(*rapid.T){
			"bind": func(t *rapid.T) {
				v, real, ctx := minted.Draw(t, "handle"), object.Draw(t, "object"), context.Draw(t, "ctx")
				if err := h.Bind(cu.Kind(v>>48), v, real, ctx); err != nil {
					t.Fatal(err)
				}
				m.client[uint32(v)] = bound{v, real, ctx}
				seen = append(seen, v)
			},
			"drop": func(t *rapid.T) {
				v, k := known(t), kind.Draw(t, "as")
				h.Drop(k, v)
				if k != cu.Kind(v>>48) {
					return
				}
				b, ok := m.find(v)
				if !ok {
					return
				}
				for name := range m.names(k, b.real) { // the object's end is the end of all its names
					m.end(name)
				}
			},
			"context ends": func(t *rapid.T) {
				ctx := context.Draw(t, "ctx")
				h.DropContext(ctx)
				for i, b := range m.client {
					if b.ctx == ctx {
						delete(m.client, i)
					}
				}
			},
			"virtual": func(t *rapid.T) {
				k, real := kind.Draw(t, "kind"), object.Draw(t, "object")
				v := h.Virtual(k, real)
				names := m.names(k, real)
				if len(names) > 0 {
					if !names[v] {
						t.Fatalf("object %d of kind %d is called %#x, but is known as %v", real, k, v, names)
					}
					return
				}
				if used[v] || cu.Kind(v>>48) != k || uint32(v)&serverMinted == 0 {
					t.Fatalf("new name %#x of kind %d, used before: %v", v, k, used[v])
				}
				used[v] = true
				m.server = append(m.server, bound{v, real, 0})
				if len(h.server) > most(&m) {
					t.Fatalf("%d places for at most %d names at a time", len(h.server), most(&m))
				}
				seen = append(seen, v)
			},
			"": func(t *rapid.T) {
				if h.Len() != len(m.client) {
					t.Fatalf("%d handles, the model has %d", h.Len(), len(m.client))
				}
				for _, v := range seen {
					b, ok := m.find(v)
					if real, got := h.Real(cu.Kind(v>>48), v); got != ok || real != b.real {
						t.Fatalf("%#x means %d, %v; the model says %d, %v", v, real, got, b.real, ok)
					}
					if ctx := h.Context(v); ctx != b.ctx {
						t.Fatalf("%#x was bound in %d; the model says %d", v, ctx, b.ctx)
					}
				}
				if n := len(h.Objects()); n != h.Live() {
					t.Fatalf("%d objects of %d handles", n, h.Live())
				}
			},
		})
	})
}

// The loop binds and drops while waiters translate.
func TestHandlesAreSafeForMany(t *testing.T) {
	var h Handles
	var wg sync.WaitGroup
	for g := range uint32(4) {
		wg.Go(func() {
			for i := range uint32(300) {
				v := mint(cu.KindEvent, uint16(i), g*8+i%8+1)
				if err := h.Bind(cu.KindEvent, v, uint64(g)<<32|uint64(i)+1, g+1); err != nil {
					t.Error(err)
					return
				}
				if real, ok := h.Real(cu.KindEvent, v); !ok || real != uint64(g)<<32|uint64(i)+1 {
					t.Errorf("%#x means %d, %v", v, real, ok)
				}
				h.Virtual(cu.KindMemoryPool, uint64(i%5)+1)
				if i%8 == 7 {
					h.DropContext(g + 1)
				}
			}
		})
	}
	wg.Wait()
	if n := len(h.server); n != 5 {
		t.Errorf("%d names for 5 objects", n)
	}
}

// TestNumberOfServer: a client that has several servers says in its handles which of them it means. The kind is the same, and the server's
// own names say so too.
func TestNumberOfServer(t *testing.T) {
	const among = 3 << 53
	var s Handles
	stream := uint64(0x7e)<<56 | uint64(cu.KindStream)<<48 | 16
	if err := s.Bind(cu.KindStream, stream|among, 77, 0); err != nil {
		t.Fatal(err)
	}
	if KindOf(stream|among) != cu.KindStream {
		t.Errorf("it is of kind %d", KindOf(stream|among))
	}
	if real, ok := s.Real(cu.KindStream, stream|among); !ok || real != 77 {
		t.Errorf("it means %d, %v", real, ok)
	}
	if _, ok := s.Real(cu.KindStream, stream); ok {
		t.Error("the same place of another server means something")
	}
	if h := s.Virtual(cu.KindGraphNode, 5); h>>53&7 != 3 || KindOf(h) != cu.KindGraphNode {
		t.Errorf("the server's own name is %#x", h)
	}
}
