package softgpu

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// numbered makes n floats whose values are their own numbers.
func numbered(n int) []byte {
	var b []byte
	for i := range n {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(i)))
	}
	return b
}

func floatArray(w, h, d uint64, flags uint32) cu.CUDA_ARRAY3D_DESCRIPTOR_v2 {
	return cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: w, Height: h, Depth: d, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: flags}
}

// first runs a kernel at one point and returns the first channel.
func (r *imageRig) first(name string, handle uint64, at [4]uint32) float64 {
	r.t.Helper()
	return asFloats(r.call(name, handle, [][4]uint32{at})[0])[0]
}

func f32(v float32) uint32 { return math.Float32bits(v) }

// TestTextureLayers picks layers, which clamp and are never blended.
func TestTextureLayers(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"a1": "tex.a1d.v4.f32.f32 " + outs + ", [%h, {%i0, %f1}];",
		"a2": "tex.a2d.v4.f32.f32 " + outs + ", [%h, {%i0, %f1, %f2, %f2}];",
	})
	linear := cu.CUDA_TEXTURE_DESC_v1{FilterMode: cu.CU_TR_FILTER_MODE_LINEAR}
	one := r.texture(arrayResource(r.array(floatArray(4, 0, 3, array.Layered), numbered(12))), linear)
	two := r.texture(arrayResource(r.array(floatArray(4, 2, 3, array.Layered), numbered(24))), linear)
	for layer := range uint32(5) {
		at := float64(min(layer, 2))
		if got := r.first("a1", one, [4]uint32{layer, f32(2)}); got != 4*at+1.5 {
			t.Errorf("layer %d of a row: %v", layer, got)
		}
		if got := r.first("a2", two, [4]uint32{layer, f32(2), f32(1)}); got != 8*at+3.5 {
			t.Errorf("layer %d: %v", layer, got)
		}
	}
}

// TestTextureCube checks which face and texel a direction meets, by the
// guide's table, with directions made from the table's inverse.
func TestTextureCube(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"cube":  "tex.cube.v4.f32.f32 " + outs + ", [%h, {%f0, %f1, %f2, %f3}];",
		"acube": "tex.acube.v4.f32.f32 " + outs + ", [%h, {%i3, %f0, %f1, %f2}];",
	})
	const n = 4
	td := cu.CUDA_TEXTURE_DESC_v1{Flags: array.TexNormalized}
	cube := r.texture(arrayResource(r.array(floatArray(n, n, 6, array.Cubemap), numbered(6*n*n))), td)
	cubes := r.texture(arrayResource(r.array(floatArray(n, n, 12, array.Cubemap|array.Layered), numbered(12*n*n))), td)
	rnd := rand.New(rand.NewPCG(3, 3))
	for range 300 {
		face, i, j := rnd.IntN(6), rnd.IntN(n), rnd.IntN(n)
		// A place inside the texel, and how far away along the axis.
		s := (float32(i)+0.1+0.8*rnd.Float32())/n*2 - 1
		u := (float32(j)+0.1+0.8*rnd.Float32())/n*2 - 1
		m := 0.1 + rnd.Float32()*9
		dir := [6][3]float32{{1, -u, -s}, {-1, -u, s}, {s, 1, u}, {s, -1, -u}, {s, -u, 1}, {-s, -u, -1}}[face]
		at := [4]uint32{f32(dir[0] * m), f32(dir[1] * m), f32(dir[2] * m)}
		want := float64(face*n*n + j*n + i)
		if got := r.first("cube", cube, at); got != want {
			t.Fatalf("face %d, texel %d, %d: %v, want %v", face, i, j, got, want)
		}
		at[3] = 1
		if got := r.first("acube", cubes, at); got != want+6*n*n {
			t.Fatalf("second cube, face %d, texel %d, %d: %v, want %v", face, i, j, got, want+6*n*n)
		}
	}
	// Faces of one value each: at an edge a seamless cube blends two faces,
	// at a corner three, and others stay on theirs.
	var flat []byte
	for face := range 6 {
		for range n * n {
			flat = binary.LittleEndian.AppendUint32(flat, f32(float32(int(1)<<face)))
		}
	}
	a := r.array(floatArray(n, n, 6, array.Cubemap), flat)
	td.FilterMode = cu.CU_TR_FILTER_MODE_LINEAR
	edged := r.texture(arrayResource(a), td)
	td.Flags |= array.TexSeamless
	seamless := r.texture(arrayResource(a), td)
	edge := [4]uint32{f32(1), f32(0.1), f32(1 - 1e-6)} // +x, next to +z
	if got := r.first("cube", edged, edge); got != 1 {
		t.Errorf("edge: %v", got)
	}
	if got := r.first("cube", seamless, edge); math.Abs(got-(1+16)/2.0) > 0.1 {
		t.Errorf("seamless edge: %v", got)
	}
	corner := [4]uint32{f32(1), f32(1 - 1e-6), f32(1 - 1e-6)} // +x, +y, +z
	if got := r.first("cube", seamless, corner); math.Abs(got-(1+4+16)/3.0) > 0.1 {
		t.Errorf("seamless corner: %v", got)
	}
}

// TestTextureMipmap picks and blends levels, by number and by derivatives.
func TestTextureMipmap(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"level": "tex.level.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}], %f2;",
		"base":  "tex.base.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}];",
		"grad": `mov.f32 %f3, 0f00000000;
			tex.grad.2d.v4.f32.f32 ` + outs + ", [%h, {%f0, %f1}], {%f2, %f3}, {%f3, %f2};",
		"size": `txq.num_mipmap_levels.b32 %o0, [%h]; txq.level.width.b32 %o1, [%h], 1; txq.level.height.b32 %o2, [%h], 5;
			txq.channel_data_type.b32 %o3, [%h];`,
	})
	d := floatArray(16, 8, 0, 0)
	mip, res := r.MipmappedArrayCreate(&d, 99)
	r.ok(res)
	for l := range uint32(5) {
		a, res := r.MipmappedArrayGetLevel(mip, l)
		r.ok(res)
		got, res := r.Array3DGetDescriptor(a)
		r.ok(res)
		if got.Width != max(uint64(16)>>l, 1) || got.Height != max(uint64(8)>>l, 1) {
			t.Fatalf("level %d: %+v", l, got)
		}
		var data []byte
		for range got.Width * got.Height {
			data = binary.LittleEndian.AppendUint32(data, f32(float32(10*l)))
		}
		r.fill(a, got, data)
	}
	_, res = r.MipmappedArrayGetLevel(mip, 5)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	rd := &cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY}
	rd.Res[0] = uint64(mip)
	td := cu.CUDA_TEXTURE_DESC_v1{
		Flags: array.TexNormalized, FilterMode: cu.CU_TR_FILTER_MODE_LINEAR, MaxMipmapLevelClamp: 99,
	}
	nearest := r.texture(rd, td)
	td.MipmapFilterMode = cu.CU_TR_FILTER_MODE_LINEAR
	linear := r.texture(rd, td)
	td.MipmapLevelBias, td.MinMipmapLevelClamp, td.MaxMipmapLevelClamp = 0.5, 1, 2.25
	bounded := r.texture(rd, td)
	for _, c := range []struct {
		lod                  float32
		near, blend, bounded float64
	}{{0, 0, 0, 10}, {0.25, 0, 2.5, 10}, {1.75, 20, 17.5, 22.5}, {3, 30, 30, 22.5}, {40, 40, 40, 22.5}, {-3, 0, 0, 10}} {
		at := [4]uint32{f32(0.3), f32(0.6), f32(c.lod)}
		for tex, want := range map[uint64]float64{nearest: c.near, linear: c.blend, bounded: c.bounded} {
			if got := r.first("level", tex, at); got != want {
				t.Errorf("level %v: %v, want %v", c.lod, got, want)
			}
		}
	}
	if got := r.first("base", bounded, [4]uint32{f32(0.3), f32(0.6)}); got != 0 {
		t.Errorf("base level: %v", got)
	}
	// A step of 1/4 is 4 texels of 16 one way, 2 of 8 the other: level 2.
	if got := r.first("grad", linear, [4]uint32{f32(0.3), f32(0.6), f32(0.25)}); got != 20 {
		t.Errorf("by derivatives: %v", got)
	}
	if got := r.call("size", linear, [][4]uint32{{}})[0]; got != [4]uint32{5, 8, 1, 0x10de} {
		t.Errorf("sizes: %#v", got)
	}
	// A view of the middle levels.
	tex, res := r.TexObjectCreate(rd, &td, &cu.CUDA_RESOURCE_VIEW_DESC_v1{Format: cu.CU_RES_VIEW_FORMAT_FLOAT_1X32, Width: 8, Height: 4, FirstMipmapLevel: 1, LastMipmapLevel: 2})
	r.ok(res)
	if got := r.first("base", uint64(tex), [4]uint32{f32(0.3), f32(0.6)}); got != 10 {
		t.Errorf("base level of a view: %v", got)
	}
	r.ok(r.MipmappedArrayDestroy(mip))
	_, res = r.MipmappedArrayGetLevel(mip, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
	_, res = r.tryCall("base", linear, [][4]uint32{{}})
	r.want(res, cu.CUDA_ERROR_LAUNCH_FAILED)
	r.logged("its array was destroyed")
}

// TestTextureGather checks the order of the four texels, offsets and queries.
func TestTextureGather(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"gather": "tld4.g.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}];",
		"offset": "tex.2d.v4.f32.f32 " + outs + ", [%h, {%f0, %f1}], {%i2, %i3};",
		"ask": `txq.width.b32 %o0, [%h]; txq.height.b32 %o1, [%h]; txq.channel_order.b32 %o2, [%h];
			txq.normalized_coords.b32 %o3, [%h];`,
	})
	d := cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 4, Height: 4, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 2, Flags: array.Gather}
	tex := r.texture(arrayResource(r.array(d, numbered(32))), cu.CUDA_TEXTURE_DESC_v1{})
	at := func(i, j int) float64 { return float64(2*(4*j+i) + 1) }
	got := asFloats(r.call("gather", tex, [][4]uint32{{f32(2.2), f32(1.9)}})[0])
	if want := [4]float64{at(1, 2), at(2, 2), at(2, 1), at(1, 1)}; got != want {
		t.Errorf("gathered %v, want %v", got, want)
	}
	minus := uint32(math.MaxUint32)
	if got := r.first("offset", tex, [4]uint32{f32(2.5), f32(1.5), 1, minus}); got != at(3, 0)-1 {
		t.Errorf("offset: %v, want %v", got, at(3, 0)-1)
	}
	if got := r.call("ask", tex, [][4]uint32{{}})[0]; got != [4]uint32{4, 4, 0x10b2, 0} {
		t.Errorf("queries: %#x", got)
	}
}
