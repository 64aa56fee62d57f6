package softgpu

import (
	"encoding/binary"
	"testing"

	"ferry/api/cu"
	"ferry/device"
)

const clusterKernels = `
.version 8.0
.target sm_90
.address_size 64

// sizes: out[block] = rank + 100 * blocks of the cluster
.visible .entry sizes(.param .u64 out)
{
	.reg .b32 %r<4>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [out];
	mov.u32 %r0, %ctaid.x; mov.u32 %r1, %cluster_ctarank; mov.u32 %r2, %cluster_nctarank;
	mad.lo.u32 %r3, %r2, 100, %r1;
	mul.wide.u32 %d1, %r0, 4; add.u64 %d2, %d0, %d1;
	st.global.u32 [%d2], %r3;
	ret;
}

.visible .entry fixed() .reqnctapercluster 2, 1, 1
{
	ret;
}

// tile: copies a box of 4 x 4 words
.visible .entry tile(.param .align 64 .b8 map[128], .param .u64 out)
{
	.reg .b32 %r<4>; .reg .b64 %d<4>; .reg .pred %p;
	.shared .align 128 .b8 buf[64];
	.shared .align 8 .b64 bar;
	mov.b64 %d0, map; cvta.param.u64 %d1, %d0; ld.param.u64 %d2, [out];
	mov.u32 %r0, buf; mov.u32 %r1, bar; mov.u32 %r2, 2; mov.u32 %r3, 1;
	mbarrier.init.shared::cta.b64 [%r1], 1;
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], 64;
	cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r0], [%d1, {%r2, %r3}], [%r1];
spin:
	mbarrier.try_wait.parity.shared::cta.b64 %p, [%r1], 0;
	@!%p bra spin;
	cp.async.bulk.global.shared::cta.bulk_group [%d2], [%r0], 64;
	ret;
}
`

func clusterOf(x, y, z uint32) []cu.LaunchAttribute {
	a := cu.LaunchAttribute{Id: cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION}
	a.Value[0], a.Value[1] = uint64(x)|uint64(y)<<32, uint64(z)
	return []cu.LaunchAttribute{a}
}

func TestClusterLaunch(t *testing.T) {
	r := newRig(t, Config{})
	m := r.load(clusterKernels)
	f := r.function(m, "sizes")
	out := r.alloc(128)
	l := &device.Launch{Func: f, Grid: [3]uint32{32, 1, 1}, Block: [3]uint32{32, 1, 1}, Params: params(out)}
	launch := func(attrs []cu.LaunchAttribute) cu.Result {
		l.Attributes = attrs
		return r.LaunchKernel(l)
	}
	for _, size := range []uint32{1, 4, 8} {
		r.ok(launch(clusterOf(size, 1, 1)))
		r.ok(r.CtxSynchronize(r.ctx))
		b := r.read(out, 128)
		for i := range uint32(32) {
			if got := binary.LittleEndian.Uint32(b[4*i:]); got != size*100+i%size {
				t.Fatalf("clusters of %d, block %d: %d", size, i, got)
			}
		}
	}
	r.want(launch(clusterOf(3, 1, 1)), cu.CUDA_ERROR_INVALID_CLUSTER_SIZE)
	r.want(launch(clusterOf(16, 1, 1)), cu.CUDA_ERROR_INVALID_CLUSTER_SIZE)
	r.want(launch(clusterOf(1, 2, 1)), cu.CUDA_ERROR_INVALID_CLUSTER_SIZE)
	r.ok(r.FuncSetAttribute(f, cu.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1))
	r.ok(launch(clusterOf(16, 1, 1)))
	r.ok(r.CtxSynchronize(r.ctx))
	if n, res := r.Clusters(l, true); res != cu.CUDA_SUCCESS || n != 16 {
		t.Errorf("largest cluster %d, %v", n, res)
	}
	if n, res := r.Clusters(l, false); res != cu.CUDA_SUCCESS || n < 8 {
		t.Errorf("%d clusters, %v", n, res)
	}
}

func TestClusterAttributes(t *testing.T) {
	r := newRig(t, Config{})
	f := r.function(r.load(clusterKernels), "fixed")
	if v, res := r.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 0); res != cu.CUDA_SUCCESS || v != 1 {
		t.Errorf("cluster launch %d, %v", v, res)
	}
	if v, res := r.FuncGetAttribute(cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, f); res != cu.CUDA_SUCCESS || v != 2 {
		t.Errorf("required width %d, %v", v, res)
	}
	r.want(r.FuncSetAttribute(f, cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, 4), cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.launch(f, 3, 32, 0), cu.CUDA_ERROR_INVALID_CLUSTER_SIZE)
	r.ok(r.launch(f, 4, 32, 0))
	r.ok(r.CtxSynchronize(r.ctx))
	old := newRig(t, Config{Profile: "a100"})
	if v, _ := old.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 0); v != 0 {
		t.Errorf("clusters on the a100 profile: %d", v)
	}
	if _, res := old.TensorMap(&device.TensorMap{}); res != cu.CUDA_ERROR_NOT_SUPPORTED {
		t.Errorf("tensor map on the a100 profile: %v", res)
	}
}

func TestTensorMap(t *testing.T) {
	r := newRig(t, Config{})
	f := r.function(r.load(clusterKernels), "tile")
	in, out := r.alloc(4096), r.alloc(64)
	words := make([]byte, 4096)
	for i := range uint32(1024) {
		binary.LittleEndian.PutUint32(words[4*i:], i)
	}
	r.ok(r.MemcpyHtoD(in, words))
	desc := device.TensorMap{
		DataType: uint32(cu.CU_TENSOR_MAP_DATA_TYPE_UINT32), Address: in + 256, Dims: []uint64{8, 8}, Strides: []uint64{128},
		Box: []uint32{4, 4}, Steps: []uint32{1, 1}, Options: []uint32{0, 0, 0, 0},
	}
	m, res := r.TensorMap(&desc)
	r.ok(res)
	m, res = r.TensorMapReplaceAddress(m, in)
	r.ok(res)
	r.ok(r.LaunchKernel(&device.Launch{
		Func: f, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: append(append([]byte{}, cu.Bytes(&m)...), params(out)...),
	}))
	r.ok(r.CtxSynchronize(r.ctx))
	b := r.read(out, 64)
	for y := range uint32(4) {
		for x := range uint32(4) {
			if got, want := binary.LittleEndian.Uint32(b[16*y+4*x:]), (y+1)*32+x+2; got != want {
				t.Errorf("element %d,%d: %d, want %d", x, y, got, want)
			}
		}
	}
	for _, bad := range []func(d *device.TensorMap){
		func(d *device.TensorMap) { d.Address++ },
		func(d *device.TensorMap) { d.Box = []uint32{3, 4} },
		func(d *device.TensorMap) { d.Strides = []uint64{40} },
		func(d *device.TensorMap) { d.Dims = []uint64{8, 0} },
		func(d *device.TensorMap) { d.Box, d.Options = []uint32{16, 4}, []uint32{0, 1, 0, 0} },
	} {
		d := desc
		bad(&d)
		_, res := r.TensorMap(&d)
		r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	}
}
