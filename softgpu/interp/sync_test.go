package interp

import (
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"ferry/test/limit"
)

func TestWarpOperations(t *testing.T) {
	r := load(t, "sync.ptx")
	out := r.mem.alloc(4 * 8 * 32)
	r.run("warpops", dim(1), dim(32), 0, out)
	got := download[uint32](r, out, 8*32)
	for i := range uint32(32) {
		up := i
		if i%16 >= 2 {
			up = i - 2
		}
		want := []uint32{0xaaaaaaaa, 0xf << (i / 4 * 4), i ^ 5, i&^7 | 3, 3, 496, up, 0}
		if g := got[i*8 : i*8+8]; !slices.Equal(g, want) {
			t.Errorf("lane %d: %v, want %v", i, g, want)
		}
	}
}

func TestDivergentShuffles(t *testing.T) {
	r := load(t, "sync.ptx")
	out := r.mem.alloc(4 * 32)
	r.run("halves", dim(1), dim(32), 0, out)
	for i, got := range download[uint32](r, out, 32) {
		want := uint32(i^1) + 31
		if i >= 16 {
			want = uint32(i^1)*2 + 31
		}
		if got != want {
			t.Errorf("lane %d: %d, want %d", i, got, want)
		}
	}
}

func TestBlockBarriers(t *testing.T) {
	r := load(t, "sync.ptx")
	out := r.mem.alloc(4 * 3 * 70)
	r.run("blockops", dim(1), dim(70), 0, out)
	got := download[int32](r, out, 3*70)
	for i := range 70 {
		if g := got[i*3 : i*3+3]; g[0] != 24 || g[1] == 0 || g[2] == 0 {
			t.Errorf("thread %d: %v", i, g)
		}
	}
}

func TestBarrierAfterExit(t *testing.T) {
	r := load(t, "sync.ptx")
	out := r.mem.alloc(400)
	r.run("earlyexit", dim(1), dim(128), 0, out)
	for i, got := range download[int32](r, out, 100) {
		if got != int32(99-i) {
			t.Fatalf("thread %d: %d", i, got)
		}
	}
}

// TestSpinLock needs lanes of one warp, warps of one block and blocks to make
// progress while others spin.
func TestSpinLock(t *testing.T) {
	r := load(t, "sync.ptx")
	lock, n := r.mem.alloc(4), r.mem.alloc(4)
	r.run("spinlock", dim(3), dim(96), 0, lock, n)
	if got := download[int32](r, n, 1)[0]; got != 288 {
		t.Errorf("%d threads held the lock, want 288", got)
	}
}

func TestLookback(t *testing.T) {
	r := load(t, "sync.ptx")
	const n = 50
	flag, out := r.mem.alloc(4*n), r.mem.alloc(4*n)
	r.run("lookback", dim(n), dim(32), 0, flag, out)
	if got := download[int32](r, out, n)[n-1]; got != n*(n-1)/2 {
		t.Errorf("last block has %d", got)
	}
}

func TestCooperativeGrid(t *testing.T) {
	r := load(t, "sync.ptx")
	const blocks, threads = 6, 64
	in := make([]int32, blocks*threads)
	for i := range in {
		in[i] = int32(i * i)
	}
	p := upload(r, in)
	k := r.prog.Kernel("gridsync")
	err := Run(&Launch{
		Kernel: k, Grid: dim(blocks), Block: dim(threads), Params: params(k, p), Mem: r.mem, Cooperative: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range download[int32](r, p, len(in)) {
		if want := in[(i+3)%len(in)] + 3; got != want {
			t.Fatalf("thread %d: %d, want %d", i, got, want)
		}
	}
}

func TestCoalescedGroups(t *testing.T) {
	r := load(t, "sync.ptx")
	p := r.mem.alloc(4 * 64)
	r.run("coalesced", dim(1), dim(64), 0, p)
	got := download[int32](r, p, 64)
	if got[0] != 22 {
		t.Fatalf("counted %d, want 22", got[0])
	}
	list := got[1:23]
	slices.Sort(list)
	for i, v := range list {
		if v != int32(i*3) {
			t.Fatalf("threads %v", list)
		}
	}
}

func TestAtomics(t *testing.T) {
	r := load(t, "sync.ptx")
	o := upload(r, []int32{0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	f, d, h := upload(r, []float32{0}), upload(r, []float64{0}), upload(r, []uint16{0xffff, 0})
	r.run("atomics", dim(1), dim(32), 0, o, f, d, h)
	want := []int32{32, -64, -31, 31, 0, -1, 0, 2, 8, 5, 77, 0, 0, 31, 0, 32 << 8}
	if got := download[int32](r, o, 16); !slices.Equal(got, want) {
		t.Errorf("integers %v, want %v", got, want)
	}
	if got := download[float32](r, f, 1)[0]; got != 16 {
		t.Errorf("float is %v, want 16", got)
	}
	if got := download[float64](r, d, 1)[0]; got != 8 {
		t.Errorf("double is %v, want 8", got)
	}
	if got := download[uint16](r, h, 2); got[0] != 0xffff || got[1] != 3 {
		t.Errorf("halves are %x", got)
	}
}

func TestInterrupt(t *testing.T) {
	r := load(t, "sync.ptx")
	k := r.prog.Kernel("forever")
	var stop atomic.Bool
	done := make(chan error, 1)
	go func() {
		done <- Run(&Launch{
			Kernel: k, Grid: dim(3), Block: dim(64), Params: params(k, r.mem.alloc(4)), Mem: r.mem, Interrupt: &stop,
		})
	}()
	time.Sleep(10 * time.Millisecond)
	stop.Store(true)
	select {
	case err := <-done:
		var f *Fault
		if !errors.As(err, &f) || f.Kind != Interrupted {
			t.Errorf("ended with %v", err)
		}
	case <-limit.After():
		t.Fatal("the kernel goes on")
	}
}
