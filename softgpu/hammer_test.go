package softgpu

import (
	"sync"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// TestHammer lets threads map, use, unmap, load and unload beside each other
// for a moment, and looks for anything left over.
func TestHammer(t *testing.T) {
	r := newRig(t, Config{Devices: 2, Memory: 128 << 20})
	second, res := r.DevicePrimaryCtxRetain(1)
	r.ok(res)
	lib, _, res := r.LoadLibrary([]byte(kernels), nil)
	r.ok(res)
	add, res := r.LibraryGetKernel(lib, "add")
	r.ok(res)
	end := time.Now().Add(150 * time.Millisecond)
	var wg sync.WaitGroup
	for i := range 6 {
		ctx, ordinal := r.ctx, int32(0)
		if i%2 == 1 {
			ctx, ordinal = second, 1
		}
		wg.Go(func() {
			at := cu.Deviceptr(testWindow + 1<<30*uint64(i+1))
			v := r.Thread()
			check := func(res cu.Result) {
				t.Helper()
				if res != cu.CUDA_SUCCESS {
					t.Error(res)
				}
			}
			check(v.CtxSetCurrent(ctx))
			for round := 0; time.Now().Before(end); round++ {
				size := uint64(page * (1 + round%3))
				h, res := v.MemCreate(size, prop(ordinal), 0)
				check(res)
				check(v.MemMap(at, size, 0, h, 0))
				check(v.MemSetAccess(at, size, []cu.MemAccessDesc_v1{{Location: prop(ordinal).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
				v.Extent(at, 4000)
				s, res := v.StreamCreate(uint32(round % 2))
				check(res)
				check(v.LaunchKernel(&device.Launch{
					Func: cu.Function(add), Grid: [3]uint32{10, 1, 1}, Block: [3]uint32{100, 1, 1},
					Stream: s, Params: params(at, uint32(1000)),
				}))
				out := make([]byte, 4000)
				check(v.CopyOut(out, at, 4000, 4000, 1, s))
				if round%4 == 0 {
					m, _, res := v.LoadModule([]byte(kernels), nil)
					check(res)
					check(v.ModuleUnload(m))
				}
				check(v.StreamSynchronize(s))
				if out[0] != 3 || out[3996] != 3 {
					t.Errorf("thread %d round %d: %d, %d", i, round, out[0], out[3996])
				}
				check(v.StreamDestroy(s))
				v.Extent(at, 0)
				check(v.MemUnmap(at, size))
				check(v.MemRelease(h))
			}
		})
	}
	r.soon("hammer", wg.Wait)
	if t.Failed() {
		t.Log(r.log)
	}
	r.ok(r.LibraryUnload(lib))
	for _, d := range r.gpu.m.devices {
		if free := d.phys.Available(); free != d.total {
			t.Errorf("device %d: %d of %d bytes free", d.ordinal, free, d.total)
		}
	}
	if left := r.gpu.m.mem.Leftovers(); left != "" {
		t.Errorf("left over: %s", left)
	}
}
