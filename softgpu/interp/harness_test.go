package interp

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"ferry/softgpu/ptx"
)

// arena is a Memory of separate Go slices with gaps between them.
type arena struct {
	mu    sync.RWMutex
	next  uint64
	spans map[uint64][]byte
	epoch atomic.Uint64
}

func newArena() *arena { return &arena{next: 0x1000_0000_0000, spans: map[uint64][]byte{}} }

func (m *arena) alloc(n int) uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.next
	words := make([]uint64, (n+7)/8+1)
	m.spans[a] = bytesOf(words)[:n]
	m.next += uint64(n+0x1ff) &^ 0xff
	m.epoch.Add(1)
	return a
}

func (m *arena) Span(addr uint64) (uint64, []byte, bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	for base, b := range m.spans {
		if addr >= base && addr-base < uint64(len(b)) {
			return base, b, true
		}
	}
	return 0, nil, false
}

func (m *arena) Epoch() uint64 { return m.epoch.Load() }

func (m *arena) Malloc(n uint64) uint64 { return m.alloc(int(n)) }

func (m *arena) Free(addr uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.spans, addr)
	m.epoch.Add(1)
}

func (m *arena) bytes(addr uint64) []byte {
	base, b, ok := m.Span(addr)
	if !ok {
		panic(fmt.Sprintf("no memory at %#x", addr))
	}
	return b[addr-base:]
}

// rig is a linked module with its memory.
type rig struct {
	workers int // of a launch; 0: as many as there are cores
	t       testing.TB
	mem     *arena
	mod     *ptx.Module
	prog    *Program
	tiers   map[tier]*Program // the same in every tier, at the same addresses
	// unstable are kernels that need not do the same thing twice.
	unstable map[string]bool
	out      []byte
	mu       sync.Mutex
}

func load(t testing.TB, file string) *rig {
	t.Helper()
	src, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	return link(t, string(src))
}

func link(t testing.TB, src string) *rig {
	t.Helper()
	mod, err := ptx.Parse([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, mem: newArena(), mod: mod}
	addrs := map[string]uint64{}
	for _, v := range mod.Globals {
		if v.Space == ptx.Global || v.Space == ptx.Const {
			addrs[v.Name] = r.mem.alloc(int(v.Size))
		}
	}
	addr := func(s string) (uint64, bool) { a, ok := addrs[s]; return a, ok }
	if r.prog, err = Link(mod, addr); err != nil {
		t.Fatal(err)
	}
	r.tiers = map[tier]*Program{}
	for i := range bestTier + 1 {
		if r.tiers[i], err = linkModule(mod, addr, 0, i); err != nil {
			t.Fatal(err)
		}
	}
	for _, v := range mod.Globals {
		if a, ok := addrs[v.Name]; ok {
			b, err := r.prog.Image(v)
			if err != nil {
				t.Fatal(err)
			}
			copy(r.mem.bytes(a), b)
		}
	}
	return r
}

// launch runs a kernel with parameters of Go's own types. It is run in every
// tier first, which must agree.
func (r *rig) launch(kernel string, grid, block [3]uint32, shared uint32, args ...any) error {
	r.t.Helper()
	k := r.prog.Kernel(kernel)
	if k == nil {
		r.t.Fatalf("no kernel %s", kernel)
	}
	r.compareTiers(&Launch{Kernel: k, Grid: grid, Block: block, SharedBytes: shared, Params: params(k, args...)})
	return Run(&Launch{
		Kernel: k, Grid: grid, Block: block, SharedBytes: shared, Params: params(k, args...), Mem: r.mem, Workers: r.workers,
		Printf: r.hear, Complain: r.hear,
	})
}

func (r *rig) hear(b []byte) {
	r.mu.Lock()
	r.out = append(r.out, b...)
	r.mu.Unlock()
}

func (r *rig) run(kernel string, grid, block [3]uint32, shared uint32, args ...any) {
	r.t.Helper()
	if err := r.launch(kernel, grid, block, shared, args...); err != nil {
		r.t.Fatal(err)
	}
}

func params(k *Kernel, args ...any) []byte {
	b := make([]byte, k.ParamBytes)
	for i, a := range args {
		binary.Encode(b[k.Params[i].Offset:], binary.LittleEndian, a)
	}
	return b
}

func upload[T any](r *rig, v []T) uint64 {
	n := binary.Size(v)
	a := r.mem.alloc(n)
	if _, err := binary.Encode(r.mem.bytes(a), binary.LittleEndian, v); err != nil {
		r.t.Fatal(err)
	}
	return a
}

func download[T any](r *rig, addr uint64, n int) []T {
	v := make([]T, n)
	if _, err := binary.Decode(r.mem.bytes(addr), binary.LittleEndian, v); err != nil {
		r.t.Fatal(err)
	}
	return v
}

func dim(n ...uint32) [3]uint32 {
	d := [3]uint32{1, 1, 1}
	copy(d[:], n)
	return d
}

func near(got, want, ulps float64) bool {
	if math.IsNaN(want) {
		return math.IsNaN(got)
	}
	return got == want || math.Abs(got-want) <= ulps*math.Abs(want)
}
