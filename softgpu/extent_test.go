package softgpu

import (
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/finding"
)

// mapped makes memory as the virtual memory API does, without an Extent.
func (r *rig) mapped(dev int32, n uint64) cu.Deviceptr {
	r.t.Helper()
	h, res := r.MemCreate(n, prop(dev), 0)
	r.ok(res)
	at := cu.Deviceptr(r.next)
	r.next += n
	r.ok(r.MemMap(at, n, 0, h, 0))
	r.ok(r.MemRelease(h))
	r.ok(r.MemSetAccess(at, n, []cu.MemAccessDesc_v1{{Location: prop(dev).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
	return at
}

func TestMappingIsOneAllocation(t *testing.T) {
	r := newRig(t, Config{})
	poke := r.function(r.load(kernels), "poke")
	a, b := r.mapped(0, page), r.mapped(0, page)
	for _, at := range []cu.Deviceptr{a, a + page - 4, b + 4096} {
		r.ok(r.launch(poke, 1, 1, 0, at))
	}
	r.ok(r.MemsetD8(a, 1, 2*page)) // neighbours are one range to copies
	r.ok(r.CtxSynchronize(0))
	r.Extent(b+256, 100) // from now on only this is, in the second
	r.ok(r.launch(poke, 1, 1, 0, b+256))
	r.ok(r.launch(poke, 1, 1, 0, a))
	r.ok(r.CtxSynchronize(0))
	r.want(r.MemsetD8(b, 0, 16), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.launch(poke, 1, 1, 0, b))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
	if !strings.Contains(r.log.String(), "256 bytes before the start of allocation 1 (100 bytes") {
		t.Error(r.log)
	}
	r = newRig(t, Config{}) // the fault broke the device
	a = r.mapped(0, page)
	r.ok(r.MemUnmap(a, page))
	poke = r.function(r.load(kernels), "poke")
	r.ok(r.launch(poke, 1, 1, 0, a))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
}

// TestFreeInTwoSteps: work that was given before memory was freed may use it
// until it has ended, work given afterwards may not.
func TestFreeInTwoSteps(t *testing.T) {
	r := newRig(t, Config{})
	m := r.load(kernels)
	spin, poke := r.function(m, "spin"), r.function(m, "poke")
	at, flag := r.alloc(64), r.alloc(4)
	s, _ := r.StreamCreate(1)
	r.ok(r.launch(spin, 1, 1, s, flag))
	r.ok(r.launch(poke, 1, 1, s, at)) // given now, executed after the spinning ends
	r.ok(r.MemsetD8Async(at+8, 1, 8, s))
	r.Extent(at, 0)
	r.want(r.MemsetD8(at, 1, 8), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.MemsetD32(flag, 1, 1))
	r.soon("old work", func() { r.ok(r.StreamSynchronize(s)) })
	r.ok(r.launch(poke, 1, 1, s, at))
	r.want(r.StreamSynchronize(s), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
	if text := string(r.Report()); !strings.Contains(text, "use after free") || !strings.Contains(text, "freed after launch 2") {
		t.Error(text)
	}
	r = newRig(t, Config{}) // the fault broke the device
	at = r.alloc(64)
	r.Extent(at, 0)
	r.Extent(at, 32) // the place is free for something else
	r.ok(r.MemsetD8(at, 1, 32))
	r.want(r.MemsetD8(at, 1, 33), cu.CUDA_ERROR_INVALID_VALUE)
}

func TestPeerAccess(t *testing.T) {
	r := newRig(t, Config{Devices: 2})
	if can, res := r.DeviceCanAccessPeer(0, 1); can != 1 || res != 0 {
		t.Errorf("peer access %d, %v", can, res)
	}
	if can, res := r.DeviceCanAccessPeer(1, 1); can != 0 || res != 0 {
		t.Errorf("peer access of its own %d, %v", can, res)
	}
	if v, res := r.DeviceGetP2PAttribute(cu.CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0, 1); v != 1 || res != 0 {
		t.Errorf("attribute %d, %v", v, res)
	}
	other, res := r.DevicePrimaryCtxRetain(1)
	r.ok(res)
	far := r.allocOn(1, 64)
	poke := r.function(r.load(kernels), "poke")
	r.want(r.CtxEnablePeerAccess(other, 1), cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.CtxEnablePeerAccess(r.ctx, 0), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.want(r.CtxDisablePeerAccess(other), cu.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED)
	r.ok(r.CtxEnablePeerAccess(other, 0))
	r.want(r.CtxEnablePeerAccess(other, 0), cu.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
	r.ok(r.launch(poke, 1, 1, 0, far))
	r.ok(r.CtxSynchronize(0))
	if v := r.read32(far); v != 7 {
		t.Errorf("read %d", v)
	}
	near := r.alloc(64)
	r.ok(r.MemcpyPeer(near, r.ctx, far, other, 4))
	if v := r.read32(near); v != 7 {
		t.Errorf("copied %d", v)
	}
	r.want(r.MemcpyPeer(near, 99, far, other, 4), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.ok(r.CtxDisablePeerAccess(other))
	r.ok(r.launch(poke, 1, 1, 0, far))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
}

// TestChecked: what a checked machine finds, and what it must not.
func TestChecked(t *testing.T) {
	r := newRig(t, Config{Check: finding.Options{Checks: finding.Races | finding.Initial}})
	m := r.load(kernels)
	add := r.function(m, "add")
	host, _ := r.HostAlloc(64)
	for name, prepare := range map[string]func(at cu.Deviceptr){
		"memset":         func(at cu.Deviceptr) { r.ok(r.MemsetD32(at, 1, 16)) },
		"copied in":      func(at cu.Deviceptr) { r.ok(r.CopyIn(at, 64, host, 64, 1, 0)) },
		"copied on":      func(at cu.Deviceptr) { b := r.alloc(64); r.ok(r.MemcpyDtoD(at, b, 64)) },
		"by a kernel":    func(at cu.Deviceptr) { r.poke(m, at, 16) },
		"written value":  func(at cu.Deviceptr) { r.writeValues(at, 16) },
		"whole mappings": func(cu.Deviceptr) {},
	} {
		at := r.alloc(64)
		if name == "whole mappings" {
			at = r.mapped(0, page)
		}
		prepare(at)
		r.ok(r.launch(add, 1, 16, 0, at, uint32(16)))
		if res := r.CtxSynchronize(0); res != cu.CUDA_SUCCESS {
			t.Fatalf("%s: %v\n%s", name, res, r.Report())
		}
	}
	at := r.alloc(64)
	r.ok(r.MemsetD32(at, 1, 8))
	r.ok(r.launch(add, 1, 16, 0, at, uint32(16)))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_LAUNCH_FAILED)
	if text := string(r.Report()); !strings.Contains(text, "thread (8,0,0)") || !strings.Contains(text, "at offset 32 of allocation") {
		t.Error(text)
	}
}

func (r *rig) poke(m cu.Module, at cu.Deviceptr, n int) {
	f := r.function(m, "poke")
	for i := range n {
		r.ok(r.launch(f, 1, 1, 0, at+cu.Deviceptr(4*i)))
	}
}

func (r *rig) writeValues(at cu.Deviceptr, n int) {
	for i := range n {
		r.ok(r.StreamWriteValue32(0, at+cu.Deviceptr(4*i), 1, 0))
	}
}

// TestInterrupt: a kernel that never ends, in every way there is, ends with its
// context.
func TestInterrupt(t *testing.T) {
	const src = linkHeader + `
.visible .entry loop() { A: bra A; }
.visible .entry guarded() { .reg .pred %p; .reg .b32 %r; A: mov.u32 %r, %laneid; setp.lt.u32 %p, %r, 64; @%p bra A; ret; }
.func f(.param .b32 x) { .param .b32 y; B: call g, (y); bra B; }
.func g(.param .b32 x) { ret; }
.visible .entry calls() { .param .b32 x; call f, (x); ret; }
.visible .entry divergent() { .reg .pred %p; .reg .b32 %r; mov.u32 %r, %laneid; setp.eq.u32 %p, %r, 3; @%p bra A; bar.warp.sync 0xffffffff; ret; A: bra A; }
.visible .entry barrier() { .reg .pred %p; .reg .b32 %r; mov.u32 %r, %tid.x; setp.eq.u32 %p, %r, 0; @%p bra A; bar.sync 0; ret; A: bra A; }
`
	for _, kernel := range []string{"loop", "guarded", "calls", "divergent", "barrier"} {
		for _, cooperative := range []bool{false, true} {
			r := newRig(t, Config{})
			ctx, res := r.CtxCreate_v2(0, 0)
			r.ok(res)
			src := strings.Replace(src, ".func f(", ".func g(.param .b32 x);\n.func f(", 1)
			f := r.function(r.load(src), kernel)
			r.ok(r.LaunchKernel(&device.Launch{Func: f, Grid: [3]uint32{8, 1, 1}, Block: [3]uint32{64, 1, 1}, Cooperative: cooperative}))
			time.Sleep(2 * time.Millisecond)
			r.soon(kernel, func() { r.ok(r.CtxDestroy(ctx)) })
		}
	}
}
