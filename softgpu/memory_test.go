package softgpu

import (
	"bytes"
	"encoding/binary"
	"testing"

	"ferry/api/cu"
)

func TestCopyRoundTrip(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(1000)
	src, res := r.HostAlloc(1000)
	r.ok(res)
	for i := range src {
		src[i] = byte(i * 7)
	}
	r.ok(r.CopyIn(at, 1000, src, 1000, 1, 0))
	dst, _ := r.HostAlloc(1000)
	clear(dst)
	r.ok(r.CopyOut(dst, at, 1000, 1000, 1, 0))
	r.ok(r.StreamSynchronize(0))
	if !bytes.Equal(src, dst) {
		t.Fatal("what came back differs")
	}
	to := r.alloc(4096)
	r.ok(r.CopyOn(to, 128, at, 100, 50, 10, 0)) // 10 rows of 50, from pitch 100 to 128
	got := r.read(to, 4096)
	for i := range 10 {
		if !bytes.Equal(got[i*128:][:50], src[i*100:][:50]) {
			t.Fatalf("row %d differs", i)
		}
		if got[i*128+50] != 0 {
			t.Fatalf("row %d: wrote into the gap", i)
		}
	}
	r.HostFree(src)
}

func TestCopyPitched(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(256 * 4)
	src := []byte("0123456789ab")
	r.ok(r.CopyIn(at, 256, src, 3, 4, 0))
	dst := make([]byte, 12)
	r.ok(r.CopyOut(dst, at, 256, 3, 4, 0))
	r.ok(r.CtxSynchronize(0))
	if string(dst) != string(src) {
		t.Fatalf("%q", dst)
	}
}

func TestAccessOutside(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(100)
	buf := make([]byte, 4096)
	const bad = cu.CUDA_ERROR_INVALID_VALUE
	for name, got := range map[string]cu.Result{
		"past the end":    r.CopyIn(at, 101, buf, 101, 1, 0),
		"before":          r.CopyIn(at-1, 4, buf, 4, 1, 0),
		"nowhere":         r.CopyIn(0x1234, 4, buf, 4, 1, 0),
		"null":            r.MemsetD8Async(0, 1, 4, 0),
		"wraps":           r.CopyOut(buf, ^cu.Deviceptr(0)-1, 8, 8, 1, 0),
		"rows too many":   r.MemsetD2D8Async(at, 50, 1, 50, 3, 0),
		"rows overflow":   r.MemsetD2D8Async(at, 1<<40, 1, 50, 1<<60, 0),
		"elements":        r.MemsetD32Async(at, 1, 1<<63, 0),
		"misaligned":      r.MemsetD32Async(at+1, 1, 1, 0),
		"pitch too small": r.MemsetD2D8Async(at, 5, 1, 10, 2, 0),
		"short host":      r.CopyIn(at, 50, buf[:99], 50, 2, 0),
	} {
		if got != bad {
			t.Errorf("%s: %v", name, got)
		}
	}
	r.ok(r.CopyIn(at, 0, nil, 0, 0, 0))
	r.ok(r.CtxSynchronize(0)) // nothing stuck
}

func TestMemset(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(64)
	tests := []struct {
		name string
		do   func() cu.Result
		want []byte
	}{
		{"8", func() cu.Result { return r.MemsetD8Async(at, 0xab, 3, 0) }, []byte{0xab, 0xab, 0xab, 0}},
		{"16", func() cu.Result { return r.MemsetD16(at, 0x1234, 2) }, []byte{0x34, 0x12, 0x34, 0x12, 0}},
		{"32", func() cu.Result { return r.MemsetD32Async(at, 0x01020304, 2, 1) }, []byte{4, 3, 2, 1, 4, 3, 2, 1, 0}},
		{"2D 8", func() cu.Result { return r.MemsetD2D8(at, 4, 9, 2, 2) }, []byte{9, 9, 0, 0, 9, 9, 0, 0, 0}},
		{"2D 16", func() cu.Result { return r.MemsetD2D16Async(at, 4, 0x0506, 1, 2, 0) }, []byte{6, 5, 0, 0, 6, 5, 0, 0}},
		{"2D 32", func() cu.Result { return r.MemsetD2D32Async(at, 8, 7, 1, 2, 0) }, []byte{7, 0, 0, 0, 0, 0, 0, 0, 7, 0}},
	}
	for _, tt := range tests {
		r.ok(r.MemsetD8(at, 0, 64))
		r.ok(tt.do())
		if got := r.read(at, uint64(len(tt.want))); !bytes.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestOutOfMemoryAndRecovery(t *testing.T) {
	r := newRig(t, Config{Memory: 8 << 20})
	free, total, res := r.MemGetInfo()
	r.ok(res)
	if free != 8<<20 || total != 8<<20 {
		t.Fatalf("free %d of %d", free, total)
	}
	a := r.alloc(6 << 20)
	_, res = r.tryAlloc(0, 4<<20)
	r.want(res, cu.CUDA_ERROR_OUT_OF_MEMORY)
	b := r.alloc(2 << 20)
	r.ok(r.MemsetD8(a, 0xff, 6<<20))
	r.ok(r.MemsetD8(b, 0xff, 2<<20))
	r.ok(r.CtxSynchronize(0))
	r.free(a, 6<<20)
	if free, _, _ = r.MemGetInfo(); free != 6<<20 {
		t.Fatalf("free %d after free", free)
	}
	// The pages were full of 0xff; whoever gets them next sees zeros.
	c := r.alloc(4 << 20)
	for i, v := range r.read(c, 4<<20) {
		if v != 0 {
			t.Fatalf("byte %d of new memory is %#x", i, v)
		}
	}
}

func TestMemoryInPieces(t *testing.T) {
	r := newRig(t, Config{Memory: 8 << 20})
	var at [4]cu.Deviceptr
	for i := range at {
		at[i] = r.alloc(page)
	}
	r.free(at[0], page)
	r.free(at[2], page)
	a := r.alloc(2 * page) // from two places
	r.ok(r.MemsetD32(a, 0x5a5a5a5a, 2*page/4))
	for i, v := range r.read(a, 2*page) {
		if v != 0x5a {
			t.Fatalf("byte %d is %#x", i, v)
		}
	}
	if b := r.read(at[1], 16); b[0] != 0 {
		t.Fatal("neighbour was written")
	}
}

func TestMappingKeepsContents(t *testing.T) {
	r := newRig(t, Config{})
	h, res := r.MemCreate(2*page, prop(0), 0)
	r.ok(res)
	all := []cu.MemAccessDesc_v1{{Location: prop(0).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}
	at, other := cu.Deviceptr(testWindow), cu.Deviceptr(testWindow+64*page)
	r.ok(r.MemMap(at, 2*page, 0, h, 0))
	r.ok(r.MemMap(other, page, page, h, 0)) // its second half, once more
	r.ok(r.MemSetAccess(at, 2*page, all))
	r.ok(r.MemSetAccess(other, page, all))
	r.Extent(at, 2*page)
	r.Extent(other, page)
	r.ok(r.MemsetD32(at+page, 42, 1))
	if v := r.read32(other); v != 42 {
		t.Fatalf("alias reads %d", v)
	}
	r.want(r.MemMap(at, page, 0, h, 0), cu.CUDA_ERROR_INVALID_VALUE)   // there is something
	r.want(r.MemUnmap(at, page), cu.CUDA_ERROR_INVALID_VALUE)          // half a mapping
	r.want(r.MemMap(at+1, page, 0, h, 0), cu.CUDA_ERROR_INVALID_VALUE) // odd address
	r.want(r.MemAddressFree(testWindow, 1<<36), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.MemUnmap(at, 2*page))
	r.ok(r.MemUnmap(other, page))
	r.want(r.MemsetD32(at, 1, 1), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.MemMap(at, 2*page, 0, h, 0))
	r.ok(r.MemSetAccess(at, 2*page, all))
	if v := binary.LittleEndian.Uint32(r.read(at+page, 4)); v != 42 {
		t.Fatalf("mapped again it reads %d", v)
	}
	r.ok(r.MemRelease(h))
	r.want(r.MemRelease(h), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.MemUnmap(at, 2*page))
	if free, total, _ := r.MemGetInfo(); free != total {
		t.Fatalf("%d of %d free", free, total)
	}
	r.Extent(at, 0)
	r.Extent(other, 0)
	r.ok(r.MemAddressFree(testWindow, 1<<36))
}

func TestReserve(t *testing.T) {
	r := newRig(t, Config{})
	a, res := r.MemAddressReserve(page, 0, testWindow, 0) // taken: goes elsewhere
	r.ok(res)
	if a == testWindow || a == 0 {
		t.Fatalf("at %#x", a)
	}
	r.ok(r.MemAddressFree(a, page))
	_, res = r.MemAddressReserve(page+1, 0, 0, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.MemAddressReserve(1<<50, 0, 0, 0)
	r.want(res, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.want(r.MemAddressFree(a, page), cu.CUDA_ERROR_INVALID_VALUE)
}
