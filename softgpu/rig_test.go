package softgpu

import (
	"encoding/binary"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/test/limit"
)

// kernels is the PTX most tests use.
const kernels = `
.version 8.0
.target sm_70
.address_size 64

.visible .const .align 4 .b32 step = 3;
.visible .global .align 4 .b32 total;
.global .align 8 .u64 where = generic(total);

// add: data[i] += step for i < n
.visible .entry add(.param .u64 data, .param .u32 n)
{
	.reg .pred %p; .reg .b32 %r<8>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [data];
	ld.param.u32 %r0, [n];
	mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
	mad.lo.s32 %r4, %r1, %r2, %r3;
	setp.ge.u32 %p, %r4, %r0;
	@%p bra done;
	mul.wide.u32 %d1, %r4, 4;
	add.s64 %d2, %d0, %d1;
	ld.const.u32 %r5, [step];
	ld.global.u32 %r6, [%d2];
	add.u32 %r6, %r6, %r5;
	st.global.u32 [%d2], %r6;
done:
	ret;
}

// spin: wait until *flag is not 0
.visible .entry spin(.param .u64 flag)
{
	.reg .pred %p; .reg .b32 %r<2>; .reg .b64 %d<2>;
	ld.param.u64 %d0, [flag];
again:
	ld.volatile.global.u32 %r0, [%d0];
	setp.eq.u32 %p, %r0, 0;
	@%p bra again;
	ret;
}

// poke: *at = 7
.visible .entry poke(.param .u64 at)
{
	.reg .b32 %r<2>; .reg .b64 %d<2>;
	ld.param.u64 %d0, [at];
	mov.u32 %r0, 7;
	st.global.u32 [%d0], %r0;
	ret;
}

// fail: trap
.visible .entry fail()
{
	trap;
	ret;
}

// count: *where += 1, through the pointer in where
.visible .entry count()
{
	.reg .b32 %r<2>; .reg .b64 %d<2>;
	ld.global.u64 %d0, [where];
	atom.add.u32 %r0, [%d0], 1;
	ret;
}

.visible .entry small() .maxntid 64, 1, 1
{
	.reg .b32 %r<2>;
	.shared .align 4 .b8 buf[1024];
	mov.u32 %r0, 1;
	st.shared.u32 [buf], %r0;
	ret;
}
`

// A rig is a machine with a current context.
type rig struct {
	t *testing.T
	device.Device
	gpu  *GPU
	ctx  cu.Context
	next uint64
	log  *logText
}

type logText struct {
	mu sync.Mutex
	b  strings.Builder
}

func (l *logText) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *logText) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

const (
	testWindow = 0x2000_0000_0000
	page       = 2 << 20
)

func newRig(t *testing.T, c Config) *rig {
	t.Helper()
	if c.Memory == 0 {
		c.Memory = 64 << 20
	}
	text := &logText{}
	c.Log = slog.New(slog.NewTextHandler(text, nil))
	g, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.Close)
	r := &rig{t: t, Device: g, gpu: g, log: text}
	base, res := g.MemAddressReserve(1<<36, 0, testWindow, 0)
	r.ok(res)
	if base != testWindow {
		t.Fatalf("reserved at %#x", base)
	}
	r.next = testWindow
	r.ctx, res = g.DevicePrimaryCtxRetain(0)
	r.ok(res)
	r.ok(g.CtxSetCurrent(r.ctx))
	return r
}

func (r *rig) ok(res cu.Result) {
	r.t.Helper()
	if res != cu.CUDA_SUCCESS {
		r.t.Fatalf("%v\n%s", res.Err(), r.log)
	}
}

func (r *rig) want(got, want cu.Result) {
	r.t.Helper()
	if got != want {
		r.t.Fatalf("result %v, want %v\n%s", got, want, r.log)
	}
}

func prop(dev int32) *cu.MemAllocationProp_v1 {
	return &cu.MemAllocationProp_v1{
		Type:     cu.CU_MEM_ALLOCATION_TYPE_PINNED,
		Location: cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE, Id: dev},
	}
}

// allocOn maps pages of a device and registers exactly n bytes.
func (r *rig) allocOn(dev int32, n uint64) cu.Deviceptr {
	r.t.Helper()
	at, res := r.tryAlloc(dev, n)
	r.ok(res)
	return at
}

func (r *rig) tryAlloc(dev int32, n uint64) (cu.Deviceptr, cu.Result) {
	r.t.Helper()
	size := (n + page - 1) / page * page
	h, res := r.MemCreate(size, prop(dev), 0)
	if res != cu.CUDA_SUCCESS {
		return 0, res
	}
	at := cu.Deviceptr(r.next)
	r.next += size
	r.ok(r.MemMap(at, size, 0, h, 0))
	r.ok(r.MemRelease(h))
	r.ok(r.MemSetAccess(at, size, []cu.MemAccessDesc_v1{{Location: prop(dev).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
	r.Extent(at, n)
	return at, res
}

func (r *rig) alloc(n uint64) cu.Deviceptr { r.t.Helper(); return r.allocOn(0, n) }

func (r *rig) free(at cu.Deviceptr, n uint64) {
	r.t.Helper()
	r.Extent(at, 0)
	r.ok(r.MemUnmap(at, (n+page-1)/page*page))
}

func (r *rig) read(at cu.Deviceptr, n uint64) []byte {
	r.t.Helper()
	b, res := r.MemcpyDtoH(at, n)
	r.ok(res)
	return b
}

func (r *rig) read32(at cu.Deviceptr) uint32 {
	r.t.Helper()
	return binary.LittleEndian.Uint32(r.read(at, 4))
}

func (r *rig) load(src string) cu.Module {
	r.t.Helper()
	m, log, res := r.LoadModule([]byte(src), nil)
	if res != cu.CUDA_SUCCESS {
		r.t.Fatalf("load: %v: %s", res.Err(), log.Errors)
	}
	return m
}

func (r *rig) function(m cu.Module, name string) cu.Function {
	r.t.Helper()
	f, res := r.ModuleGetFunction(m, name)
	r.ok(res)
	return f
}

func params(v ...any) []byte {
	var b []byte
	for _, p := range v {
		switch p := p.(type) {
		case cu.Deviceptr:
			b = binary.LittleEndian.AppendUint64(b, uint64(p))
		case uint32:
			b = binary.LittleEndian.AppendUint32(b, p)
		}
	}
	return b
}

func (r *rig) launch(f cu.Function, grid, block uint32, s cu.Stream, p ...any) cu.Result {
	return r.LaunchKernel(&device.Launch{
		Func: f, Grid: [3]uint32{grid, 1, 1}, Block: [3]uint32{block, 1, 1}, Stream: s, Params: params(p...),
	})
}

// soon fails the test when do does not return within a while.
func (r *rig) soon(what string, do func()) {
	r.t.Helper()
	done := make(chan struct{})
	go func() { do(); close(done) }()
	select {
	case <-done:
	case <-limit.After():
		r.t.Fatalf("%s: hangs", what)
	}
}
