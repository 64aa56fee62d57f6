package softgpu

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

const outs = "{%o0, %o1, %o2, %o3}"

// texels makes the bytes of an image whose floats are all ordinary numbers.
func texels(f cu.Array_format, n int) []byte {
	b := random(n)
	switch f {
	case cu.CU_AD_FORMAT_HALF:
		for i := 0; i+1 < n; i += 2 {
			b[i+1] = b[i+1]&0x83 | 0x38 // exponents about 0
		}
	case cu.CU_AD_FORMAT_FLOAT:
		for i := 0; i+3 < n; i += 4 {
			v := float32(int(b[i])-128) / 64
			binary.LittleEndian.PutUint32(b[i:], math.Float32bits(v+float32(b[i+1])/4096))
		}
	}
	return b
}

// TestTextureSampling compares all filters, address modes and formats that give
// floats with the model, in one, two and three dimensions.
func TestTextureSampling(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"k1": "tex.1d.v4.f32.f32 " + outs + ", [%h, {%f0}];",
		"k2": "tex.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}];",
		"k3": "tex.3d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1, %f2, %f2}];",
	})
	rnd := rand.New(rand.NewPCG(7, 7))
	for _, format := range []struct {
		f        cu.Array_format
		size     int
		channels uint32
	}{
		{cu.CU_AD_FORMAT_FLOAT, 4, 1},
		{cu.CU_AD_FORMAT_FLOAT, 4, 4},
		{cu.CU_AD_FORMAT_HALF, 2, 2},
		{cu.CU_AD_FORMAT_UNSIGNED_INT8, 1, 4},
		{cu.CU_AD_FORMAT_SIGNED_INT8, 1, 1},
		{cu.CU_AD_FORMAT_UNSIGNED_INT16, 2, 1},
		{cu.CU_AD_FORMAT_SIGNED_INT16, 2, 2},
	} {
		for dims := 1; dims <= 3; dims++ {
			size := []uint64{7, 5, 3}
			d := cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: size[0], Format: format.f, NumChannels: format.channels}
			w, h := 7, 1
			n := 7
			if dims > 1 {
				d.Height, h = size[1], 5
				n *= 5
			}
			if dims > 2 {
				d.Depth = size[2]
				n *= 3
			}
			elem := format.size * int(format.channels)
			data := texels(format.f, n*elem)
			a := r.array(d, data)
			for filter := range cu.Filter_mode(2) {
				for mode := range cu.Address_mode(4) {
					for _, flags := range []uint32{0, array.TexNormalized} {
						td := cu.CUDA_TEXTURE_DESC_v1{FilterMode: filter, Flags: flags, BorderColor: [4]float32{0.25, 0.5, 0.75, 1}}
						for i := range 3 {
							td.AddressMode[i] = mode
						}
						m := &model{desc: td, dims: []int{7, 5, 3}[:dims], border: [4]float64{3: 1}}
						for c := range format.channels {
							m.border[c] = float64(td.BorderColor[c])
						}
						m.texel = func(at []int) [4]float64 {
							i := at[0]
							if dims > 1 {
								i += w * at[1]
							}
							if dims > 2 {
								i += w * h * at[2]
							}
							return decodeTexel(data[i*elem:], format.f, int(format.channels), false)
						}
						in := points(200, func(int) (p [4]float32) {
							for i := range 3 {
								p[i] = rnd.Float32()*5 - 2
								if flags == 0 {
									p[i] = rnd.Float32()*14 - 4
								}
							}
							return p
						})
						tex := r.texture(arrayResource(a), td)
						for i, got := range r.call(fmt.Sprintf("k%d", dims), tex, in) {
							x := asFloats(in[i])
							if want := m.sample(x[:dims]); !closeTo(asFloats(got), want) {
								t.Fatalf("format %d x %d, %dD, filter %d, address mode %d, flags %#x, at %v: %v, want %v",
									format.f, format.channels, dims, filter, mode, flags, x[:dims], asFloats(got), want)
							}
						}
						r.ok(r.TexObjectDestroy(cu.TexObject(tex)))
					}
				}
			}
			r.ok(r.ArrayDestroy(a))
		}
	}
}

// TestTextureIntegers reads every integer format as integers.
func TestTextureIntegers(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"signed": "tex.2d.v4.s32.f32 " + outs + ", [%h, {%f0, %f1}];",
		"fetch":  "tex.2d.v4.u32.s32 " + outs + ", [%h, {%i0, %i1}];",
	})
	for _, f := range []cu.Array_format{
		cu.CU_AD_FORMAT_UNSIGNED_INT8, cu.CU_AD_FORMAT_SIGNED_INT8, cu.CU_AD_FORMAT_UNSIGNED_INT16,
		cu.CU_AD_FORMAT_SIGNED_INT16, cu.CU_AD_FORMAT_UNSIGNED_INT32, cu.CU_AD_FORMAT_SIGNED_INT32,
	} {
		for _, channels := range []uint32{1, 2, 4} {
			tf, _ := array.FormatOf(f, channels)
			data := random(6 * 4 * tf.Size())
			a := r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 6, Height: 4, Format: f, NumChannels: channels}, data)
			tex := r.texture(arrayResource(a), cu.CUDA_TEXTURE_DESC_v1{Flags: array.TexInteger})
			want := func(i int) (v [4]uint32) {
				for c, x := range decodeTexel(data[i*tf.Size():], f, int(channels), true) {
					v[c] = uint32(int64(x))
				}
				return v
			}
			in := points(24, func(i int) [4]float32 { return [4]float32{float32(i%6) + 0.4, float32(i/6) + 0.6} })
			for i, got := range r.call("signed", tex, in) {
				if got != want(i) {
					t.Fatalf("format %d x %d, texel %d: %v, want %v", f, channels, i, got, want(i))
				}
			}
			for i := range in {
				in[i] = [4]uint32{uint32(i % 6), uint32(i / 6)}
			}
			in = append(in, [4]uint32{6, 0}, [4]uint32{math.MaxUint32, 0})
			for i, got := range r.call("fetch", tex, in) {
				w := [4]uint32{}
				if i < 24 {
					w = want(i)
				}
				if got != w {
					t.Fatalf("format %d x %d, fetch of texel %d: %v, want %v", f, channels, i, got, w)
				}
			}
			r.ok(r.TexObjectDestroy(cu.TexObject(tex)))
			r.ok(r.ArrayDestroy(a))
		}
	}
}

// TestTextureNorms reads the formats that are fractions by definition, sRGB,
// and a view that takes the same bytes for something else.
func TestTextureNorms(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"k": "tex.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}];",
		"h": "tex.2d.v2.f16x2.f32 {%o0, %o1}, [%h, {%f0, %f1}];",
		"s": "tex.2d.v4.f16.f32 {%s0, %s1, _, %s3}, [%h, {%f0, %f1}]; mov.b32 %o0, {%s0, %s1}; cvt.u32.u16 %o1, %s3;",
	})
	at := points(1, func(int) [4]float32 { return [4]float32{0.5, 0.5} })
	one := func(f cu.Array_format, channels uint32, data []byte, flags uint32) [4]float64 {
		t.Helper()
		a := r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Height: 1, Format: f, NumChannels: channels}, data)
		return asFloats(r.call("k", r.texture(arrayResource(a), cu.CUDA_TEXTURE_DESC_v1{Flags: flags}), at)[0])
	}
	check := func(what string, got, want [4]float64) {
		t.Helper()
		if !closeTo(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	check("unorm8", one(cu.CU_AD_FORMAT_UNORM_INT8X4, 4, []byte{255, 51, 0, 128}, 0), [4]float64{1, 0.2, 0, 128.0 / 255})
	check("snorm8", one(cu.CU_AD_FORMAT_SNORM_INT8X2, 2, []byte{0x80, 0x7f}, 0), [4]float64{-1, 1, 0, 1})
	check("unorm16", one(cu.CU_AD_FORMAT_UNORM_INT16X1, 1, []byte{0xff, 0xff}, 0), [4]float64{1, 0, 0, 1})
	check("snorm16", one(cu.CU_AD_FORMAT_SNORM_INT16X1, 1, []byte{1, 0x80}, 0), [4]float64{-1, 0, 0, 1})
	check("10-10-10-2", one(cu.CU_AD_FORMAT_UNORM_INT_101010_2, 4, []byte{0xff, 0x03, 0, 0x40}, 0), [4]float64{1, 0, 0, 1.0 / 3})
	check("sRGB", one(cu.CU_AD_FORMAT_UNSIGNED_INT8, 4, []byte{255, 188, 10, 128}, array.TexSRGB),
		[4]float64{1, 0.50288646, 10.0 / 255 / 12.92, 128.0 / 255})

	a := r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Height: 1, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1}, []byte{0, 0x3c, 0, 0xc0})
	tex, res := r.TexObjectCreate(arrayResource(a), &cu.CUDA_TEXTURE_DESC_v1{},
		&cu.CUDA_RESOURCE_VIEW_DESC_v1{Format: cu.CU_RES_VIEW_FORMAT_FLOAT_2X16, Width: 1, Height: 1})
	r.ok(res)
	check("view", asFloats(r.call("k", uint64(tex), at)[0]), [4]float64{1, -2, 0, 1})
	if got := r.call("h", uint64(tex), at)[0]; got[0] != 0xc0003c00 || got[1] != 0x3c000000 {
		t.Errorf("halves %#x", got)
	}
	if got := r.call("s", uint64(tex), at)[0]; got[0] != 0xc0003c00 || got[1] != 0x3c00 {
		t.Errorf("single halves %#x", got)
	}
	_, res = r.TexObjectCreate(arrayResource(a), &cu.CUDA_TEXTURE_DESC_v1{}, &cu.CUDA_RESOURCE_VIEW_DESC_v1{Format: cu.CU_RES_VIEW_FORMAT_FLOAT_4X32})
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
}

// TestTextureMemory samples ordinary memory: as a row, and as rows with pitch.
func TestTextureMemory(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"row":  "tex.1d.v4.f32.s32 " + outs + ", [%h, {%i0}];",
		"rows": "tex.2d.v4.f32.f32 " + outs + "|%p1, [%h, {%f0, %f1}]; selp.b32 %o1, 7, 8, %p1;",
	})
	mem := r.alloc(4096)
	for i := range uint32(1024) {
		r.ok(r.MemsetD32(mem+cu.Deviceptr(4*i), math.Float32bits(float32(i)), 1))
	}
	d := &cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_LINEAR}
	copy(cu.Bytes(&d.Res), cu.Bytes(&cu.CUDA_RESOURCE_DESC_v1_res_linear{
		DevPtr: mem, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, SizeInBytes: 400,
	}))
	tex := r.texture(d, cu.CUDA_TEXTURE_DESC_v1{})
	in := [][4]uint32{{0}, {99}, {100}, {math.MaxUint32}}
	for i, got := range r.call("row", tex, in) {
		if want := [4]float64{0, 99, 0, 0}[i]; asFloats(got)[0] != want {
			t.Errorf("element %d: %v, want %v", int32(in[i][0]), asFloats(got), want)
		}
	}
	d = &cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_PITCH2D}
	copy(cu.Bytes(&d.Res), cu.Bytes(&cu.CUDA_RESOURCE_DESC_v1_res_pitch2D{
		DevPtr: mem, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Width: 10, Height: 8, PitchInBytes: 128,
	}))
	pitched := r.texture(d, cu.CUDA_TEXTURE_DESC_v1{FilterMode: cu.CU_TR_FILTER_MODE_LINEAR})
	got := r.call("rows", pitched, points(1, func(int) [4]float32 { return [4]float32{3, 5.5} }))[0]
	if asFloats(got)[0] != 5*32+2.5 || got[1] != 7 {
		t.Errorf("rows: %v, resident %d", asFloats(got), got[1])
	}
	// Freed memory under a texture is a fault that says so.
	r.free(mem, 4096)
	_, res := r.tryCall("row", tex, in)
	r.want(res, cu.CUDA_ERROR_LAUNCH_FAILED)
	r.logged("its memory, 400 bytes at")
}
