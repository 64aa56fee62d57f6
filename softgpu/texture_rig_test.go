package softgpu

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// imageKernels is a module of kernels that each execute one texture or surface
// instruction: a thread reads four words at in+16*i into %f0…%f3 and %i0…%i3,
// and writes %o0…%o3 to out+16*i. %h is the handle.
func imageKernels(globals string, list map[string]string) string {
	var b strings.Builder
	b.WriteString(".version 8.0\n.target sm_80\n.address_size 64\n" + globals)
	for name, body := range list {
		fmt.Fprintf(&b, `
.visible .entry %s(.param .u64 handle, .param .u64 in, .param .u64 out, .param .u32 n)
{
	.reg .pred %%p<3>; .reg .b16 %%s<4>; .reg .b32 %%r<8>, %%o<4>, %%i<4>; .reg .f32 %%f<4>; .reg .b64 %%h, %%d<8>;
	ld.param.u64 %%h, [handle]; ld.param.u64 %%d0, [in]; ld.param.u64 %%d1, [out]; ld.param.u32 %%r7, [n];
	mov.u32 %%r0, %%ctaid.x; mov.u32 %%r1, %%ntid.x; mov.u32 %%r2, %%tid.x;
	mad.lo.s32 %%r3, %%r0, %%r1, %%r2;
	setp.ge.u32 %%p0, %%r3, %%r7; @%%p0 bra done;
	mul.wide.u32 %%d2, %%r3, 16; add.s64 %%d3, %%d0, %%d2; add.s64 %%d4, %%d1, %%d2;
	ld.global.v4.f32 {%%f0, %%f1, %%f2, %%f3}, [%%d3];
	ld.global.v4.b32 {%%i0, %%i1, %%i2, %%i3}, [%%d3];
	mov.b32 %%o0, 0; mov.b32 %%o1, 0; mov.b32 %%o2, 0; mov.b32 %%o3, 0;
	%s
	st.global.v4.b32 [%%d4], {%%o0, %%o1, %%o2, %%o3};
done:
	ret;
}
`, name, body)
	}
	return b.String()
}

// imageRig runs such kernels.
type imageRig struct {
	*rig
	mod cu.Module
}

func newImageRig(t *testing.T, globals string, list map[string]string) *imageRig {
	t.Helper()
	r := newRig(t, Config{})
	return &imageRig{r, r.load(imageKernels(globals, list))}
}

// call runs a kernel over the points and returns four words for each.
func (r *imageRig) call(name string, handle uint64, points [][4]uint32) [][4]uint32 {
	r.t.Helper()
	out, res := r.tryCall(name, handle, points)
	r.ok(res)
	return out
}

func (r *imageRig) tryCall(name string, handle uint64, points [][4]uint32) ([][4]uint32, cu.Result) {
	r.t.Helper()
	n := uint64(len(points)) * 16
	in, out := r.alloc(n), r.alloc(n)
	defer r.free(in, n)
	defer r.free(out, n)
	b, _ := binary.Append(nil, binary.LittleEndian, points)
	r.ok(r.MemcpyHtoD(in, b))
	r.ok(r.launch(r.function(r.mod, name), uint32(len(points)+63)/64, 64, 0, cu.Deviceptr(handle), in, out, uint32(len(points))))
	if res := r.StreamSynchronize(legacyStream); res != cu.CUDA_SUCCESS {
		return nil, res
	}
	got := make([][4]uint32, len(points))
	binary.Decode(r.read(out, n), binary.LittleEndian, got)
	return got, cu.CUDA_SUCCESS
}

// array makes an array and fills it with bytes, packed.
func (r *imageRig) array(d cu.CUDA_ARRAY3D_DESCRIPTOR_v2, data []byte) cu.Array {
	r.t.Helper()
	a, res := r.Array3DCreate(&d)
	r.ok(res)
	r.fill(a, d, data)
	return a
}

// fill copies packed bytes into a whole array.
func (r *imageRig) fill(a cu.Array, d cu.CUDA_ARRAY3D_DESCRIPTOR_v2, data []byte) {
	r.t.Helper()
	w, h, depth, _ := array.Shape(&d)
	f, res := array.FormatOf(d.Format, d.NumChannels)
	r.ok(res)
	host, res := r.HostAlloc(len(data))
	r.ok(res)
	copy(host, data)
	r.ok(r.CopyArray(&cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_HOST, DstMemoryType: cu.CU_MEMORYTYPE_ARRAY, DstArray: a,
		WidthInBytes: w * uint64(f.Size()), Height: h, Depth: depth,
	}, host, 0))
	r.ok(r.CtxSynchronize(0))
	r.HostFree(host)
}

// fetch copies a whole array out, packed.
func (r *imageRig) fetch(a cu.Array) []byte {
	r.t.Helper()
	d, res := r.Array3DGetDescriptor(a)
	r.ok(res)
	w, h, depth, _ := array.Shape(&d)
	f, _ := array.FormatOf(d.Format, d.NumChannels)
	n := w * h * depth * uint64(f.Size())
	host, res := r.HostAlloc(int(n))
	r.ok(res)
	r.ok(r.CopyArray(&cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_ARRAY, SrcArray: a, DstMemoryType: cu.CU_MEMORYTYPE_HOST,
		WidthInBytes: w * uint64(f.Size()), Height: h, Depth: depth,
	}, host, 0))
	r.ok(r.CtxSynchronize(0))
	return host
}

func arrayResource(a cu.Array) *cu.CUDA_RESOURCE_DESC_v1 {
	d := &cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_ARRAY}
	d.Res[0] = uint64(a)
	return d
}

func (r *imageRig) texture(res *cu.CUDA_RESOURCE_DESC_v1, td cu.CUDA_TEXTURE_DESC_v1) uint64 {
	r.t.Helper()
	t, rc := r.TexObjectCreate(res, &td, nil)
	r.ok(rc)
	return uint64(t)
}

// floats turns coordinates into a kernel's input.
func points(n int, at func(i int) [4]float32) [][4]uint32 {
	list := make([][4]uint32, n)
	for i := range list {
		for c, v := range at(i) {
			list[i][c] = math.Float32bits(v)
		}
	}
	return list
}

func asFloats(v [4]uint32) (f [4]float64) {
	for i := range v {
		f[i] = float64(math.Float32frombits(v[i]))
	}
	return f
}

// close reports whether floats agree up to two roundings of values about 1.
func closeTo(a, b [4]float64) bool {
	for i := range a {
		if math.Abs(a[i]-b[i]) > 3e-7*max(1, math.Abs(b[i])) {
			return false
		}
	}
	return true
}

func random(n int) []byte {
	rnd := rand.New(rand.NewPCG(1, uint64(n)))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(rnd.Uint32())
	}
	return b
}

// logged fails the test unless the log has the text.
func (r *imageRig) logged(text string) {
	r.t.Helper()
	if !strings.Contains(r.log.String(), text) {
		r.t.Errorf("the log does not say %q:\n%s", text, r.log)
	}
}
