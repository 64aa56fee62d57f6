package worker

import (
	"bytes"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/wire"
)

func (r *rig) mirrorIn(at cu.Deviceptr, data []byte) {
	r.t.Helper()
	r.ok(r.MirrorIn(&wire.MirrorInRequest{Ctx: r.ctx, Addr: at, Data: data}))
}

func (r *rig) mirrorOut(at cu.Deviceptr, n uint64, flags uint32) []byte {
	r.t.Helper()
	b, err := r.MirrorOutData(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: at, Size: n, Flags: flags})
	r.ok(err)
	return b
}

func TestMirror(t *testing.T) {
	r := newRig(t)
	const n = 3 << 20
	at := r.place(n)
	_, err := r.MirrorAlloc(&wire.MirrorAllocRequest{Addr: at, Size: n})
	r.ok(err)
	data := pattern(1, 1<<20)
	r.mirrorIn(at+4096, data)
	// The data is there for any stream at once.
	add := r.function("add")
	for i := range uint32(8) {
		r.launch(add, 1, 4, r.stream(uint32(cu.CU_STREAM_NON_BLOCKING)), at+4096+cu.Deviceptr(16*i), uint32(4), i)
	}
	// The way back waits for all of them.
	got := r.mirrorOut(at+4096, 1<<20, 0)
	for i := range 32 {
		data[4*i] += byte(i / 4) // the low bytes do not overflow in this pattern
	}
	if !bytes.Equal(got[128:], data[128:]) || len(got) != len(data) {
		t.Fatal("memory differs behind what kernels changed")
	}
	for i := range 32 {
		if got[4*i] != data[4*i] {
			t.Fatalf("word %d is %d, want %d", i, got[4*i], data[4*i])
		}
	}
	if got := r.mirrorOut(at, 2<<20, 0); len(got) != 2<<20 {
		t.Fatalf("%d bytes came", len(got))
	}
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
	r.ok(r.sync())
}

// TestMirrorOutDoesNotHoldUpTheLoop: a MirrorOut waits for a kernel while other commands go
// on, and with the flag it does not wait itself.
func TestMirrorOutDoesNotHoldUpTheLoop(t *testing.T) {
	r := newRig(t)
	flag, at := r.alloc(4096), r.alloc(4096)
	r.write(flag, make([]byte, 4), 0)
	r.mirrorIn(at, []byte{7})
	r.ok(r.sync())
	r.launch(r.function("spin"), 1, 1, r.stream(uint32(cu.CU_STREAM_NON_BLOCKING)), flag)
	if b := r.mirrorOut(at, 1, 1); b[0] != 7 {
		t.Fatalf("got %d", b[0])
	}
	done := make(chan []byte)
	go func() {
		b, _ := r.MirrorOutData(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: at, Size: 1})
		done <- b
	}()
	select {
	case <-done:
		t.Fatal("it did not wait for the kernel")
	case <-time.After(50 * time.Millisecond): // not a limit: it must wait
	}
	r.release(flag)
	if b := <-done; len(b) != 1 || b[0] != 7 {
		t.Fatalf("got %v", b)
	}
}

// TestMirrorsOfHostMemory: pages at the client's addresses, which neighbours
// share, and which kernels use.
func TestMirrorsOfHostMemory(t *testing.T) {
	r := newRig(t)
	const base = 0x5f00_0000_0000
	open := func(at, size uint64) error {
		_, err := r.MirrorOpen(&wire.MirrorOpenRequest{Addr: cu.Deviceptr(at), Size: size})
		return err
	}
	closes := func(at, size uint64) {
		t.Helper()
		r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: cu.Deviceptr(at), Size: size}))
	}
	r.ok(open(base, 3*4096))
	r.ok(open(base+2*4096, 4096))   // inside the first
	r.ok(open(base+2*4096, 3*4096)) // from its last page on
	r.ok(open(base-4096, 7*4096))   // around all of them
	r.mirrorIn(base+2*4096, []byte{1, 0, 0, 0})
	r.launch(r.function("add"), 1, 1, 0, cu.Deviceptr(base+2*4096), uint32(1), uint32(5))
	if b := r.mirrorOut(base+2*4096, 4, 0); b[0] != 6 {
		t.Fatalf("the kernel made it %d", b[0])
	}
	closes(base, 3*4096)
	closes(base+2*4096, 3*4096)
	if b := r.mirrorOut(base+2*4096, 4, 0); b[0] != 6 {
		t.Fatalf("after two of four ended it is %d", b[0])
	}
	closes(base+2*4096, 4096)
	closes(base-4096, 7*4096)
	r.ok(r.sync())
	_, err := r.MirrorOutData(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: base, Size: 4})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(open(base, 4096))
	closes(base, 4096)
	r.ok(r.sync())
}

// TestMirrorsThatCannotBe: requests that the shim never sends.
func TestMirrorsThatCannotBe(t *testing.T) {
	r := newRig(t)
	for _, c := range []struct{ at, size uint64 }{
		{0, 4096},
		{0x5f00_0000_0001, 4096},
		{0x5f00_0000_0000, 100},
		{0x5f00_0000_0000, 0},
		{1 << 47, 4096},
		{^uint64(0) &^ 4095, 8192},
		{0x5f00_0000_0000, 1 << 46},
	} {
		if _, err := r.MirrorOpen(&wire.MirrorOpenRequest{Addr: cu.Deviceptr(c.at), Size: c.size}); err == nil {
			t.Errorf("%#x, %d bytes: opened", c.at, c.size)
		}
	}
	// Addresses of this very process.
	_, err := r.MirrorOpen(&wire.MirrorOpenRequest{Addr: 0x400000, Size: 4096})
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED)
	_, err = r.MirrorAlloc(&wire.MirrorAllocRequest{Addr: 0x1000, Size: 4096})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	large := r.alloc(3 << 20)
	_, err = r.MirrorOut(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: large, Size: 2 << 20})
	r.ok(err)
	_, err = r.MirrorOut(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: large, Size: 2<<20 + 1})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	_, err = r.MirrorOut(&wire.MirrorOutRequest{Ctx: 99, Addr: 0x1000, Size: 4})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.MirrorIn(&wire.MirrorInRequest{Ctx: r.ctx, Addr: 0x1000, Data: []byte{1}}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpMirrorIn)
	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: 0x5f00_0000_0000, Size: 4096}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpMirrorClose)
}

// TestMirrorForAllDevices: memory that one device has and the other uses.
func TestMirrorForAllDevices(t *testing.T) {
	r := rigWith(t, 2, nil)
	at := r.place(4096)
	_, err := r.MirrorAlloc(&wire.MirrorAllocRequest{Addr: at, Size: 4096})
	r.ok(err)
	r.mirrorIn(at, []byte{1, 0, 0, 0})
	first := r.ctx
	r.ctx = r.retain(1)
	r.SetContext(r.ctx)
	r.module = r.load(kernels)
	r.launch(r.function("add"), 1, 1, 0, at, uint32(1), uint32(41))
	r.ctx = first
	if b := r.mirrorOut(at, 4, 0); b[0] != 42 {
		t.Fatalf("the other device made it %d", b[0])
	}
}

// TestManagedBeyondTheDevice: managed memory that the device has no room for lies in the
// host's memory, within the client's limit of that, and kernels use it all the same.
func TestManagedBeyondTheDevice(t *testing.T) {
	r := newRig(t)
	const n = 300 << 20
	managed := func() (cu.Deviceptr, error) {
		at := r.place(n)
		_, err := r.MirrorAlloc(&wire.MirrorAllocRequest{Addr: at, Size: n})
		return at, err
	}
	first, err := managed() // of 512 MiB
	r.ok(err)
	before := r.info()
	r.limits().Host.Store(n - 1)
	_, err = managed()
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.limits().Host.Store(n)
	second, err := managed()
	r.ok(err)
	if after := r.info(); after != before {
		t.Errorf("%+v, was %+v: no device memory was taken", after, before)
	}
	_, err = managed()
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)

	data := pattern(3, 1<<20)
	last := second + n - 1<<20
	r.mirrorIn(last, data)
	r.launch(r.function("add"), 1, 4, 0, last, uint32(4), uint32(1))
	got := r.mirrorOut(last, 1<<20, 0)
	for i := range 4 {
		data[4*i]++
	}
	if !bytes.Equal(got, data) {
		t.Error("the host's memory differs from what was written to it")
	}

	// Memory of the host that the client creates counts, too, and comes back.
	host := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST_NUMA}}
	create := func() (cu.MemGenericAllocationHandle, error) {
		h := cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle))
		_, err := r.MemCreate(&wire.MemCreateRequest{Handle: h, Size: n &^ (2<<20 - 1), Prop: host})
		return h, err
	}
	_, err = create()
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: second}))
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: first}))
	r.ok(r.sync())
	for range 3 {
		h, err := create()
		r.ok(err)
		r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h}))
	}
}
