package softgpu

import (
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/test/limit"
)

func TestStickyErrors(t *testing.T) {
	tests := []struct {
		name, kernel string
		param        func(r *rig) []any
		want         cu.Result
		report       []string
	}{
		{
			"past the end", "poke", func(r *rig) []any { return []any{r.alloc(100) + 100} },
			cu.CUDA_ERROR_ILLEGAL_ADDRESS,
			[]string{"poke", "out of bounds", "just past the end of allocation 2 (100 bytes at"},
		},
		{
			"across the end", "poke", func(r *rig) []any { return []any{r.alloc(102) + 100} },
			cu.CUDA_ERROR_ILLEGAL_ADDRESS,
			[]string{"the last 2 bytes of it lie past the end"},
		},
		{
			"freed", "poke", func(r *rig) []any { a := r.alloc(100); r.free(a, 100); return []any{a + 8} },
			cu.CUDA_ERROR_ILLEGAL_ADDRESS,
			[]string{"use after free", "at offset 8 of allocation 2 (100 bytes", "freed before the first launch"},
		},
		{
			"null", "poke", func(*rig) []any { return []any{cu.Deviceptr(8)} },
			cu.CUDA_ERROR_ILLEGAL_ADDRESS,
			[]string{"null pointer"},
		},
		{
			"misaligned", "poke", func(r *rig) []any { return []any{r.alloc(100) + 2} },
			cu.CUDA_ERROR_MISALIGNED_ADDRESS,
			[]string{"misaligned"},
		},
		{"trap", "fail", func(*rig) []any { return nil }, cu.CUDA_ERROR_LAUNCH_FAILED, []string{"trap"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, Config{})
			f := r.function(r.load(kernels), tt.kernel)
			s, _ := r.StreamCreate(0)
			e, _ := r.EventCreate(0)
			at := r.alloc(4)
			args := tt.param(r)
			r.ok(r.launch(f, 1, 1, s, args...))
			r.want(r.StreamSynchronize(s), tt.want)
			// From here on everything in the context says so.
			for name, got := range map[string]cu.Result{
				"launch":      r.launch(f, 1, 1, s, args...),
				"synchronize": r.CtxSynchronize(0),
				"query":       r.StreamQuery(0),
				"memset":      r.MemsetD8(at, 0, 4),
				"record":      r.EventRecord(e, s),
				"event query": r.EventQuery(e),
				"other":       r.StreamSynchronize(0),
			} {
				if got != tt.want {
					t.Errorf("%s: %v", name, got)
				}
			}
			_, _, res := r.LoadModule([]byte(kernels), nil)
			r.want(res, tt.want)
			if n := strings.Count(r.log.String(), "kernel fault"); n != 1 {
				t.Errorf("%d reports", n)
			}
			for _, s := range tt.report {
				if !strings.Contains(r.log.String(), s) {
					t.Errorf("report without %q:\n%s", s, r.log)
				}
			}
			// A reset does not cure it: the program is done with this device, as
			// with the driver.
			_, res = r.CtxCreate(nil, 0, 0)
			r.want(res, tt.want)
			r.ok(r.DevicePrimaryCtxReset(0))
			r.ok(r.CtxSetCurrent(r.ctx))
			r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_DEVICE_UNAVAILABLE)
			_, _, res = r.LoadModule([]byte(kernels), nil)
			r.want(res, cu.CUDA_ERROR_DEVICE_UNAVAILABLE)
			for _, try := range []func() (cu.Context, cu.Result){
				func() (cu.Context, cu.Result) { return r.CtxCreate(nil, 0, 0) },
				func() (cu.Context, cu.Result) { return r.DevicePrimaryCtxRetain(0) },
			} {
				_, res = try()
				r.want(res, cu.CUDA_ERROR_DEVICE_UNAVAILABLE)
			}
		})
	}
}

// TestFaultStaysOnItsDevice: all contexts there report it, those of other devices go on.
func TestFaultStaysOnItsDevice(t *testing.T) {
	r := newRig(t, Config{Devices: 2})
	at := r.alloc(4)
	far, res := r.CtxCreate(nil, 0, 1)
	r.ok(res)
	other, res := r.CtxCreate(nil, 0, 0)
	r.ok(res)
	f := r.function(r.load(kernels), "fail")
	r.ok(r.launch(f, 1, 1, 0))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_LAUNCH_FAILED)
	r.want(r.CtxSynchronize(other), cu.CUDA_ERROR_LAUNCH_FAILED)
	r.ok(r.CtxSetCurrent(r.ctx))
	r.want(r.MemsetD32(at, 3, 1), cu.CUDA_ERROR_LAUNCH_FAILED)
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_LAUNCH_FAILED)
	r.ok(r.CtxSynchronize(far))
	r.ok(r.CtxDestroy(other))
	r.want(r.CtxSetCurrent(other), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.want(r.CtxDestroy(other), cu.CUDA_ERROR_INVALID_CONTEXT)
}

func TestDestroyStopsKernels(t *testing.T) {
	r := newRig(t, Config{})
	flag := r.alloc(4)
	ctx, res := r.CtxCreate(nil, 0, 0)
	r.ok(res)
	spin := r.function(r.load(kernels), "spin")
	s, _ := r.StreamCreate(0)
	r.ok(r.launch(spin, 4, 32, s, flag)) // never ends by itself
	r.ok(r.MemsetD32Async(flag, 5, 1, s))
	waiter := r.Thread()
	done := make(chan cu.Result, 1)
	go func() { done <- waiter.StreamSynchronize(s) }()
	time.Sleep(10 * time.Millisecond)
	r.soon("destroy", func() { r.ok(r.CtxDestroy(ctx)) })
	select {
	case <-done:
	case <-limit.After():
		t.Fatal("a waiting thread hangs")
	}
	r.ok(r.CtxSetCurrent(r.ctx))
	if v := r.read32(flag); v != 0 {
		t.Error("queued work of a destroyed context ran")
	}
}

func TestUnmapUnderRunningKernel(t *testing.T) {
	r := newRig(t, Config{Memory: 8 << 20})
	spin := r.function(r.load(kernels), "spin")
	s, _ := r.StreamCreate(1)
	flag := r.alloc(4)
	r.ok(r.launch(spin, 1, 1, s, flag))
	time.Sleep(5 * time.Millisecond)
	r.free(flag, 4) // the kernel is looking at it
	r.soon("kernel", func() { r.want(r.StreamSynchronize(s), cu.CUDA_ERROR_ILLEGAL_ADDRESS) })
	r.ok(r.DevicePrimaryCtxReset(0))
	if free, total, _ := r.MemGetInfo(); free != total {
		t.Errorf("%d of %d bytes free", free, total)
	}
}

func TestBogusHandles(t *testing.T) {
	r := newRig(t, Config{})
	const bad = cu.CUDA_ERROR_INVALID_HANDLE
	for _, h := range []uint64{3, 77, 1 << 39, 1<<40 | 99, ^uint64(0)} {
		for name, got := range map[string]cu.Result{
			"stream":  r.StreamSynchronize(cu.Stream(h)),
			"destroy": r.StreamDestroy(cu.Stream(h)),
			"event":   r.EventQuery(cu.Event(h)),
			"module":  r.ModuleUnload(cu.Module(h)),
			"library": r.LibraryUnload(cu.Library(h)),
			"launch":  r.launch(cu.Function(h), 1, 1, 0),
			"cache":   r.FuncSetCacheConfig(cu.Function(h), 0),
			"kernel":  r.KernelSetCacheConfig(cu.Kernel(h), 0, 0),
		} {
			if got != bad {
				t.Errorf("%s of %#x: %v", name, h, got)
			}
		}
		r.want(r.CtxSetCurrent(cu.Context(h)), cu.CUDA_ERROR_INVALID_CONTEXT)
		r.want(r.MemRelease(cu.MemGenericAllocationHandle(h)), cu.CUDA_ERROR_INVALID_VALUE)
	}
	for _, d := range []cu.Device{-1, 1, 1 << 30} {
		_, res := r.DeviceGetAttribute(1, d)
		r.want(res, cu.CUDA_ERROR_INVALID_DEVICE)
	}
	v := r.Thread() // no context is current
	r.want(v.StreamSynchronize(0), cu.CUDA_ERROR_INVALID_CONTEXT)
	_, res := v.StreamCreate(0)
	r.want(res, cu.CUDA_ERROR_INVALID_CONTEXT)
}
