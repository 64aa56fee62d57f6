package softgpu

import (
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/device"
)

const printing = `
.version 8.0
.target sm_70
.address_size 64
.extern .func (.param .b32 ret) vprintf (.param .b64 format, .param .b64 args);
.extern .func (.param .b64 ret) malloc (.param .b64 size);
.extern .func free (.param .b64 at);
.global .align 1 .b8 text[11] = {116, 104, 114, 101, 97, 100, 32, 37, 100, 10, 0};

.visible .entry say()
{
	.local .align 8 .b8 depot[8];
	.reg .b64 %SP; .reg .b64 %SPL; .reg .b32 %r<3>; .reg .b64 %d<4>;
	mov.u64 %SPL, depot;
	cvta.local.u64 %SP, %SPL;
	mov.u32 %r0, %tid.x;
	st.local.u32 [%SPL], %r0;
	mov.u64 %d0, text;
	cvta.global.u64 %d1, %d0;
	{
	.param .b64 p0; .param .b64 p1; .param .b32 r;
	st.param.b64 [p0], %d1;
	st.param.b64 [p1], %SP;
	call.uni (r), vprintf, (p0, p1);
	ld.param.b32 %r1, [r];
	}
	ret;
}

// heap: *out = sum over threads of a value that went through malloc
.visible .entry heap(.param .u64 out)
{
	.reg .pred %p; .reg .b32 %r<3>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [out];
	{
	.param .b64 p0; .param .b64 r;
	st.param.b64 [p0], 64;
	call.uni (r), malloc, (p0);
	ld.param.b64 %d1, [r];
	}
	setp.eq.u64 %p, %d1, 0;
	@%p trap;
	mov.u32 %r0, %tid.x;
	st.u32 [%d1], %r0;
	ld.u32 %r1, [%d1];
	atom.global.add.u32 %r2, [%d0], %r1;
	{
	.param .b64 p0;
	st.param.b64 [p0], %d1;
	call.uni free, (p0);
	}
	ret;
}
`

func TestPrintf(t *testing.T) {
	r := newRig(t, Config{})
	say := r.function(r.load(printing), "say")
	r.ok(r.launch(say, 1, 3, 0))
	r.ok(r.CtxSynchronize(0))
	if got := r.printed(); got != "thread 0\nthread 1\nthread 2\n" {
		t.Fatalf("%q", got)
	}
	if r.printed() != "" {
		t.Fatal("output came twice")
	}
	// Nobody reads: what is oldest is lost, and the log says so.
	for range 110 {
		r.ok(r.launch(say, 2, 1024, 0))
	}
	r.ok(r.CtxSynchronize(0))
	if got := r.printed(); len(got) > 1<<20 || len(got) < 1<<18 || strings.Count(got, "thread 1023\n") < 10 {
		t.Fatalf("%d bytes", len(got))
	}
	if !strings.Contains(r.log.String(), "lost_bytes") {
		t.Error("nothing about lost output")
	}
}

func TestDeviceMalloc(t *testing.T) {
	r := newRig(t, Config{})
	heap := r.function(r.load(printing), "heap")
	at := r.alloc(4)
	for range 3 {
		r.ok(r.launch(heap, 8, 256, 0, at))
	}
	if v := r.read32(at); v != 3*8*255*128 {
		t.Fatalf("sum %d", v)
	}
	free, _, _ := r.MemGetInfo()
	r.ok(r.DevicePrimaryCtxReset(0))
	r.ok(r.CtxSetCurrent(r.ctx))
	if now, _, _ := r.MemGetInfo(); now < free+8<<20 {
		t.Errorf("%d bytes free before the reset, %d after", free, now)
	}
}

func TestProfiles(t *testing.T) {
	for _, name := range Profiles() {
		r := newRig(t, Config{Profile: name})
		title, res := r.DeviceGetName(64, 0)
		r.ok(res)
		major, minor, res := r.DeviceComputeCapability(0)
		r.ok(res)
		t.Logf("%s: %d.%d", title, major, minor)
		for a := cu.Device_attribute(1); a < cu.CU_DEVICE_ATTRIBUTE_MAX; a++ {
			_, res := r.DeviceGetAttribute(a, 0)
			r.ok(res)
		}
		for _, a := range []cu.Device_attribute{0, cu.CU_DEVICE_ATTRIBUTE_MAX, -5} {
			_, res := r.DeviceGetAttribute(a, 0)
			r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
		}
		for a, want := range map[cu.Device_attribute]int32{
			cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:             major,
			cu.CU_DEVICE_ATTRIBUTE_WARP_SIZE:                            32,
			cu.CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:                       1,
			cu.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED:               0,
			cu.CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:  1,
			cu.CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:                   1,
			cu.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: r.gpu.m.devices[0].prof.sharedSM,
		} {
			if got, _ := r.DeviceGetAttribute(a, 0); got != want {
				t.Errorf("%s: attribute %d is %d", name, a, got)
			}
		}
	}
	if _, err := Open(Config{Profile: "voodoo2"}); err == nil || !strings.Contains(err.Error(), "rtx4090") {
		t.Errorf("unknown profile: %v", err)
	}
}

func TestContextSettings(t *testing.T) {
	r := newRig(t, Config{})
	for limit, want := range map[cu.Limit]uint64{
		cu.CU_LIMIT_STACK_SIZE: 1024, cu.CU_LIMIT_PRINTF_FIFO_SIZE: 1 << 20, cu.CU_LIMIT_MALLOC_HEAP_SIZE: 8 << 20,
	} {
		got, res := r.CtxGetLimit(limit)
		r.ok(res)
		if got != want {
			t.Errorf("limit %d is %d", limit, got)
		}
	}
	r.ok(r.CtxSetLimit(cu.CU_LIMIT_STACK_SIZE, 4096))
	if v, _ := r.CtxGetLimit(cu.CU_LIMIT_STACK_SIZE); v != 4096 {
		t.Errorf("stack %d", v)
	}
	// cuBLAS 13 takes what it finds for the answer if there is none.
	graphics, res := r.CtxGetLimit(cu.CU_LIMIT_CIG_ENABLED)
	r.ok(res)
	if graphics != 0 {
		t.Errorf("the context shares the device with graphics: %d", graphics)
	}
	r.want(r.CtxSetLimit(cu.CU_LIMIT_CIG_ENABLED, 1), cu.CUDA_ERROR_NOT_PERMITTED)
	_, res = r.CtxGetLimit(99)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	flags, active, res := r.DevicePrimaryCtxGetState(0)
	r.ok(res)
	if flags != 0 || active != 1 {
		t.Errorf("flags %d, active %d", flags, active)
	}
	r.ok(r.DevicePrimaryCtxRelease(0))
	r.want(r.DevicePrimaryCtxRelease(0), cu.CUDA_ERROR_INVALID_CONTEXT)
	again, res := r.DevicePrimaryCtxRetain(0)
	r.ok(res)
	if again != r.ctx {
		t.Error("the primary context has another handle")
	}
	if v, res := r.DriverGetVersion(); v != 13000 || res != 0 {
		t.Errorf("driver %d", v)
	}
	if v, _ := r.CtxGetLimit(cu.CU_LIMIT_STACK_SIZE); v != 1024 {
		t.Errorf("stack after a new life %d", v)
	}
}

func BenchmarkLaunch(b *testing.B) {
	g, err := Open(Config{Memory: 64 << 20})
	if err != nil {
		b.Fatal(err)
	}
	defer g.Close()
	c, _ := g.DevicePrimaryCtxRetain(0)
	g.CtxSetCurrent(c)
	m, _, _ := g.LoadModule([]byte(kernels), nil)
	f, _ := g.ModuleGetFunction(m, "small")
	l := &device.Launch{Func: f, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{32, 1, 1}}
	b.ReportAllocs()
	for b.Loop() {
		if r := g.LaunchKernel(l); r != 0 {
			b.Fatal(r)
		}
		g.StreamSynchronize(0)
	}
}

// printed is what kernels printed since it was last asked.
func (r *rig) printed() string {
	text, _ := r.Output()
	return string(text)
}
