package softgpu

import (
	"bytes"
	"encoding/binary"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

func (r *imageRig) surface(a cu.Array) uint64 {
	r.t.Helper()
	s, res := r.SurfObjectCreate(arrayResource(a))
	r.ok(res)
	return uint64(s)
}

// TestSurfaces reads and writes all shapes and widths.
func TestSurfaces(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"w1":  "sust.b.1d.b32.trap [%h, {%i0}], {%i1};",
		"w2":  "sust.b.2d.b32.trap [%h, {%i0, %i1}], {%i2};",
		"w3":  "sust.b.3d.b32.trap [%h, {%i0, %i1, %i2, %i2}], {%i3};",
		"wa1": "sust.b.a1d.b32.trap [%h, {%i0, %i1}], {%i2};",
		"wa2": "sust.b.a2d.b32.trap [%h, {%i0, %i1, %i2, %i2}], {%i3};",
		"r2":  "suld.b.2d.v4.b32.trap " + outs + ", [%h, {%i0, %i1}];",
		"rb": `suld.b.2d.v4.b8.trap {%s0, %s1, %s2, %s3}, [%h, {%i0, %i1}];
			cvt.u32.u16 %o0, %s0; cvt.u32.u16 %o1, %s1; cvt.u32.u16 %o2, %s2; cvt.u32.u16 %o3, %s3;`,
		"rl": "suld.b.2d.b64.trap {%d5}, [%h, {%i0, %i1}]; mov.b64 {%o0, %o1}, %d5;",
		"ask": `suq.width.b32 %o0, [%h]; suq.height.b32 %o1, [%h]; suq.array_size.b32 %o2, [%h];
			suq.channel_data_type.b32 %o3, [%h];`,
	})
	word := func(w, h, d uint64, flags uint32) cu.Array {
		return r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
			Width: w, Height: h, Depth: d, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1, Flags: flags | array.Surface,
		}, make([]byte, 4*w*max(h, 1)*max(d, 1)))
	}
	check := func(what string, a cu.Array, index int) {
		t.Helper()
		got := r.fetch(a)
		for i := 0; i < len(got); i += 4 {
			want := uint32(0)
			if i/4 == index {
				want = 77
			}
			if v := binary.LittleEndian.Uint32(got[i:]); v != want {
				t.Errorf("%s: element %d is %d, want %d", what, i/4, v, want)
			}
		}
	}
	a := word(5, 0, 0, 0)
	r.call("w1", r.surface(a), [][4]uint32{{3 * 4, 77}})
	check("1D", a, 3)
	a = word(5, 4, 0, 0)
	r.call("w2", r.surface(a), [][4]uint32{{3 * 4, 2, 77}})
	check("2D", a, 2*5+3)
	a = word(5, 4, 3, 0)
	r.call("w3", r.surface(a), [][4]uint32{{3 * 4, 2, 1, 77}})
	check("3D", a, (1*4+2)*5+3)
	a = word(5, 0, 3, array.Layered)
	r.call("wa1", r.surface(a), [][4]uint32{{2, 3 * 4, 77}})
	check("1D layers", a, 2*5+3)
	a = word(4, 4, 6, array.Cubemap)
	r.call("wa2", r.surface(a), [][4]uint32{{5, 3 * 4, 2, 77}})
	check("cube", a, (5*4+2)*4+3)

	data := random(8 * 2 * 16)
	wide := r.array(cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: 8, Height: 2, Format: cu.CU_AD_FORMAT_SIGNED_INT32, NumChannels: 4, Flags: array.Surface,
	}, data)
	s := r.surface(wide)
	at := data[8*16+3*16:]
	if got := r.call("r2", s, [][4]uint32{{3 * 16, 1}})[0]; got[2] != binary.LittleEndian.Uint32(at[8:]) {
		t.Errorf("vector: %#x", got)
	}
	if got := r.call("rb", s, [][4]uint32{{3 * 16, 1}})[0]; got != [4]uint32{uint32(at[0]), uint32(at[1]), uint32(at[2]), uint32(at[3])} {
		t.Errorf("bytes: %#x", got)
	}
	if got := r.call("rl", s, [][4]uint32{{3*16 + 8, 1}})[0]; got[0] != binary.LittleEndian.Uint32(at[8:]) || got[1] != binary.LittleEndian.Uint32(at[12:]) {
		t.Errorf("long: %#x", got)
	}
	if got := r.call("ask", s, [][4]uint32{{}})[0]; got != [4]uint32{8, 2, 1, 0x10d9} {
		t.Errorf("queries: %#x", got)
	}
}

// TestSurfaceBounds is about accesses beyond the edge.
func TestSurfaceBounds(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"rzero":  "suld.b.2d.b32.zero {%o0}, [%h, {%i0, %i1}];",
		"rclamp": "suld.b.2d.b32.clamp {%o0}, [%h, {%i0, %i1}];",
		"wzero":  "sust.b.2d.b32.zero [%h, {%i0, %i1}], {%i2};",
		"wclamp": "sust.b.2d.b32.clamp [%h, {%i0, %i1}], {%i2};",
		"trap":   "suld.b.2d.b32.trap {%o0}, [%h, {%i0, %i1}];",
	})
	d := cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 3, Height: 2, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1, Flags: array.Surface}
	data, _ := binary.Append(nil, binary.LittleEndian, []uint32{1, 2, 3, 4, 5, 6})
	a := r.array(d, data)
	s := r.surface(a)
	minus := func(n uint32) uint32 { return -n }
	in := [][4]uint32{{12, 0}, {4, 2}, {minus(4), 1}, {8, 1}}
	for i, got := range r.call("rzero", s, in) {
		if want := []uint32{0, 0, 0, 6}[i]; got[0] != want {
			t.Errorf("zero at %v: %d", in[i], got[0])
		}
	}
	for i, got := range r.call("rclamp", s, in) {
		if want := []uint32{3, 5, 4, 6}[i]; got[0] != want {
			t.Errorf("clamp at %v: %d", in[i], got[0])
		}
	}
	r.call("wzero", s, [][4]uint32{{12, 0, 90}})
	if !bytes.Equal(r.fetch(a), data) {
		t.Error("a write beyond the edge had an effect")
	}
	r.call("wclamp", s, [][4]uint32{{400, 700, 90}})
	if got := r.fetch(a); got[20] != 90 {
		t.Errorf("clamped write: %v", got)
	}
	_, res := r.tryCall("trap", s, in)
	r.want(res, cu.CUDA_ERROR_LAUNCH_FAILED)
	r.logged("of a surface of 12 bytes by 2 by 1")
}

// TestSurfaceReduce adds from many threads, and converts formats.
func TestSurfaceReduce(t *testing.T) {
	r := newImageRig(t, "", map[string]string{
		"add":  "sured.b.add.2d.u32.trap [%h, {%i0, %i1}], %i2;",
		"most": "sured.b.max.2d.s32.trap [%h, {%i0, %i1}], %i2;",
		"form": "sust.p.2d.v4.b32.zero [%h, {%i0, %i1}], {%f2, %f3, %f2, %f3}; suld.p.2d.v4.b32.zero " + outs + ", [%h, {%i0, %i1}];",
	})
	d := cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 4, Height: 4, Format: cu.CU_AD_FORMAT_SIGNED_INT32, NumChannels: 1, Flags: array.Surface}
	a := r.array(d, make([]byte, 64))
	in := make([][4]uint32, 5000)
	for i := range in {
		in[i] = [4]uint32{4 * (uint32(i) % 2), 3, 3}
	}
	r.call("add", r.surface(a), in)
	for i := range in {
		in[i] = [4]uint32{8, 3, uint32(i) - 2500}
	}
	r.call("most", r.surface(a), in)
	row := make([]int32, 4)
	binary.Decode(r.fetch(a)[48:], binary.LittleEndian, row)
	if row[0] != 7500 || row[1] != 7500 || row[2] != 2499 {
		t.Errorf("reductions: %v", row)
	}
	d.Format, d.NumChannels = cu.CU_AD_FORMAT_UNORM_INT8X4, 4
	b := r.array(d, make([]byte, 64))
	got := asFloats(r.call("form", r.surface(b), [][4]uint32{{1, 2, f32(0.2), f32(7)}})[0])
	if !closeTo(got, [4]float64{0.2, 1, 0.2, 1}) || !bytes.Equal(r.fetch(b)[36:40], []byte{51, 255, 51, 255}) {
		t.Errorf("formatted: %v, %v", got, r.fetch(b)[36:40])
	}
	_, res := r.SurfObjectCreate(arrayResource(r.array(floatArray(2, 2, 0, 0), make([]byte, 16))))
	r.ok(res) // made for no surface, as driver 580 takes it
}
