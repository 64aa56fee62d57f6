package softgpu

import (
	"encoding/binary"
	"os"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// compiled loads what nvcc made of the sources in interp/testdata/src.
func compiled(t *testing.T, file string) *imageRig {
	t.Helper()
	b, err := os.ReadFile("interp/testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, Config{})
	return &imageRig{r, r.load(string(b))}
}

// run launches one thread of a kernel whose first parameter is its output.
func (r *imageRig) run(kernel string, n int, args ...any) []uint32 {
	r.t.Helper()
	out := r.alloc(uint64(4 * n))
	r.ok(r.launch(r.function(r.mod, kernel), 1, 1, 0, append([]any{out}, args...)...))
	v := make([]uint32, n)
	binary.Decode(r.read(out, uint64(4*n)), binary.LittleEndian, v)
	return v
}

func (r *imageRig) expectFloats(got []uint32, want ...float32) {
	r.t.Helper()
	for i, w := range want {
		if got[i] != f32(w) {
			r.t.Errorf("number %d: %v, want %v", i, asFloats([4]uint32{got[i]})[0], w)
		}
	}
}

func (r *imageRig) expectInts(got []uint32, want ...int32) {
	r.t.Helper()
	for i, w := range want {
		if int32(got[i]) != w {
			r.t.Errorf("number %d: %d, want %d", i, int32(got[i]), w)
		}
	}
}

// TestNvccTextures runs every texture function of the CUDA headers.
func TestNvccTextures(t *testing.T) {
	r := compiled(t, "texture.ptx")
	of := func(td cu.CUDA_TEXTURE_DESC_v1, w, h, d uint64, flags uint32) cu.Deviceptr {
		return cu.Deviceptr(r.texture(arrayResource(r.array(floatArray(w, h, d, flags), numbered(int(w*max(h, 1)*max(d, 1))))), td))
	}
	linear := cu.CUDA_TEXTURE_DESC_v1{FilterMode: cu.CU_TR_FILTER_MODE_LINEAR}
	got := r.run("sample", 12, of(linear, 4, 0, 0, 0), of(linear, 4, 4, 0, 0), of(linear, 4, 4, 4, 0), f32(1.25), f32(2), f32(1.5))
	r.expectFloats(got, 0.75, 6.75, 22.75, 6.75, 1, 4598, 0.75, 6.75, 22.75, 0.75, 6.75, 22.75)

	whole := cu.CUDA_TEXTURE_DESC_v1{Flags: array.TexNormalized}
	got = r.run("layered", 12, of(whole, 4, 0, 3, array.Layered), of(whole, 4, 4, 3, array.Layered),
		of(whole, 4, 4, 6, array.Cubemap), of(whole, 4, 4, 18, array.Cubemap|array.Layered), f32(0.375), f32(0.625), f32(-0.9), uint32(2))
	r.expectFloats(got, 9, 41, 81, 273, 9, 41, 81, 273, 9, 41, 81, 273)

	data := make([]byte, 64)
	for i := range data {
		data[i] = byte(200 + i)
	}
	a := r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 4, Height: 4, Format: cu.CU_AD_FORMAT_UNSIGNED_INT8, NumChannels: 4}, data)
	bytes := r.texture(arrayResource(a), cu.CUDA_TEXTURE_DESC_v1{Flags: array.TexInteger})
	mem := r.alloc(20)
	r.ok(r.MemsetD32(mem, 0xfffe0007, 5))
	d := &cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_LINEAR}
	copy(cu.Bytes(&d.Res), cu.Bytes(&cu.CUDA_RESOURCE_DESC_v1_res_linear{
		DevPtr: mem, Format: cu.CU_AD_FORMAT_SIGNED_INT16, NumChannels: 1, SizeInBytes: 20,
	}))
	list := r.texture(d, cu.CUDA_TEXTURE_DESC_v1{Flags: array.TexInteger})
	got = r.run("integers", 4, cu.Deviceptr(bytes), cu.Deviceptr(list), f32(1.75), f32(2.25), uint32(9))
	r.expectInts(got, 200+4*9, 203+4*9, -2, 201+4*10)
}

// TestNvccSurfaces runs the surface functions.
func TestNvccSurfaces(t *testing.T) {
	r := compiled(t, "texture.ptx")
	of := func(w, h, d uint64, flags uint32) cu.Deviceptr {
		return cu.Deviceptr(r.surface(r.array(floatArray(w, h, d, flags|array.Surface), make([]byte, 4*w*h*max(d, 1)))))
	}
	got := r.run("surfaces", 8, of(8, 6, 0, 0), of(8, 6, 4, 0), of(8, 6, 4, array.Layered), of(8, 8, 6, array.Cubemap),
		uint32(2), uint32(1), uint32(3))
	r.expectInts(got, 40, 42, 43, 44, 45, 46, 0, 0)
}

// TestNvccReferences runs texture and surface references of CUDA 11.
func TestNvccReferences(t *testing.T) {
	r := compiled(t, "texref.ptx")
	ref := func(name string) cu.Texref {
		h, res := r.ModuleGetTexRef(r.mod, name)
		r.ok(res)
		return h
	}
	r.ok(r.TexRefSetArray(ref("plane"), r.array(floatArray(4, 4, 0, 0), numbered(16)), array.OverrideFormat))
	r.ok(r.TexRefSetArray(ref("colours"), r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: 2, Format: cu.CU_AD_FORMAT_UNSIGNED_INT8, NumChannels: 4,
	}, []byte{0, 0, 0, 0, 0, 51, 0, 0}), array.OverrideFormat))
	mem := r.alloc(64)
	r.ok(r.MemsetD32(mem, 0xfffffff7, 16))
	r.ok(r.TexRefSetFormat(ref("list"), cu.CU_AD_FORMAT_SIGNED_INT32, 1))
	r.ok(r.TexRefSetFlags(ref("list"), array.TexInteger))
	_, res := r.TexRefSetAddress(ref("list"), mem, 64)
	r.ok(res)
	canvas, res := r.ModuleGetSurfRef(r.mod, "canvas")
	r.ok(res)
	r.ok(r.SurfRefSetArray(canvas, r.array(floatArray(4, 2, 0, array.Surface), make([]byte, 32)), 0))
	r.expectFloats(r.run("refer", 4, f32(1.5), f32(2.5), uint32(3)), 9, 0.2, -9, 1.5)
}
