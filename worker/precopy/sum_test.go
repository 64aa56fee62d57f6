package precopy

import (
	"log/slog"
	"math/rand/v2"
	"runtime"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu"
)

// TestSums: the kernel computes the same sums as the processor, of blocks of all lengths and places.
func TestSums(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	gpu, err := softgpu.Open(softgpu.Config{Memory: 64 << 20, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	dev := device.Device(gpu)
	ctx, rc := dev.DevicePrimaryCtxRetain(0)
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	h, err := newHasher(dev, ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer h.end(true)
	location := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	const size = 4 << 20
	m, rc := dev.MemCreate(size, &cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: location}, 0)
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	at, rc := dev.MemAddressReserve(size, 0, 0, 0)
	if rc == cu.CUDA_SUCCESS {
		rc = dev.MemMap(at, size, 0, m, 0)
	}
	if rc == cu.CUDA_SUCCESS {
		rc = dev.MemSetAccess(at, size, []cu.MemAccessDesc_v1{{Location: location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}})
	}
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	content := make([]byte, size)
	for i := range content[:size-4096] { // the rest is zero
		content[i] = byte(rnd.Uint32())
	}
	dev.CtxSetCurrent(ctx)
	host, rc := dev.HostAlloc(size)
	copy(host, content)
	if rc == cu.CUDA_SUCCESS {
		rc = dev.CopyIn(at, size, host, size, 1, 0)
	}
	if rc == cu.CUDA_SUCCESS {
		rc = dev.CtxSynchronize_v1()
	}
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	key := NewKey()
	var spans []Span
	for n := range uint64(70) {
		spans = append(spans, Span{16 * n, n}, Span{size - 4096 + 16*n, n}, Span{4096 * n, rnd.Uint64N(30000)})
	}
	spans = append(spans, Span{0, 200_001}, Span{size - 8192, 8192})
	there := make([]Span, len(spans))
	for i, s := range spans {
		there[i] = Span{uint64(at) + s.Addr, s.Size}
	}
	got, err := h.sums(key, there)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range spans {
		if want := key.Sum(content[s.Addr : s.Addr+s.Size]); got[i] != want {
			t.Errorf("%d bytes at %#x: the kernel says %+v, the processor %+v", s.Size, s.Addr, got[i], want)
		}
	}
}

// TestSumsDiffer: every change of one bit, words that change places, and zeros at the end give other sums.
func TestSumsDiffer(t *testing.T) {
	key := NewKey()
	block := make([]byte, 333)
	for i := range block {
		block[i] = byte(i*i>>3 + i*77)
	}
	seen := map[[2]uint64]string{}
	note := func(what string, s Sum) {
		for _, half := range [][2]uint64{{s.A, 0}, {0, s.B}} { // each half alone tells them apart
			if before, ok := seen[half]; ok {
				t.Errorf("%s has half a sum of %s", what, before)
			}
			seen[half] = what
		}
	}
	note("the block", key.Sum(block))
	for i := range block {
		for bit := range 8 {
			block[i] ^= 1 << bit
			note("a bit", key.Sum(block))
			block[i] ^= 1 << bit
		}
	}
	for i := 8; i+8 <= len(block); i += 8 {
		swapped := append([]byte(nil), block...)
		copy(swapped, block[i:i+8])
		copy(swapped[i:i+8], block[:8])
		note("two words that change places", key.Sum(swapped))
	}
	if !key.Sum(make([]byte, 77)).Zero || key.Sum(block).Zero {
		t.Error("what is zero is not known")
	}
	if one, other := NewKey(), NewKey(); one == other {
		t.Error("two keys are the same")
	}
}
