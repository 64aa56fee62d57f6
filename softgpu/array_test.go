package softgpu

import (
	"bytes"
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// TestArrayDescriptors asks for arrays that exist and arrays that cannot.
func TestArrayDescriptors(t *testing.T) {
	r := newRig(t, Config{})
	f := cu.CU_AD_FORMAT_UNSIGNED_INT8
	for _, c := range []struct {
		name string
		d    cu.CUDA_ARRAY3D_DESCRIPTOR_v2
		want cu.Result
	}{
		{"row", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Format: f, NumChannels: 1}, cu.CUDA_SUCCESS},
		{"plane", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 2, Format: f, NumChannels: 2}, cu.CUDA_SUCCESS},
		{"volume", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 2, Depth: 3, Format: f, NumChannels: 4}, cu.CUDA_SUCCESS},
		{"layers", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Depth: 3, Format: f, NumChannels: 1, Flags: array.Layered}, cu.CUDA_SUCCESS},
		{"cubes", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 9, Depth: 12, Format: f, NumChannels: 1, Flags: array.Cubemap | array.Layered}, cu.CUDA_SUCCESS},
		{"no width", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Height: 2, Format: f, NumChannels: 1}, cu.CUDA_ERROR_INVALID_VALUE},
		{"depth alone", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Depth: 2, Format: f, NumChannels: 1}, cu.CUDA_ERROR_INVALID_VALUE},
		{"no layers", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 2, Format: f, NumChannels: 1, Flags: array.Layered}, cu.CUDA_ERROR_INVALID_VALUE},
		{"three channels", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Format: f, NumChannels: 3}, cu.CUDA_ERROR_INVALID_VALUE},
		{"oblong cube", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 8, Depth: 6, Format: f, NumChannels: 1, Flags: array.Cubemap}, cu.CUDA_ERROR_INVALID_VALUE},
		{"five faces", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 9, Depth: 5, Format: f, NumChannels: 1, Flags: array.Cubemap}, cu.CUDA_ERROR_INVALID_VALUE},
		{"too wide", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1 << 20, Format: f, NumChannels: 1}, cu.CUDA_ERROR_INVALID_VALUE},
		{"no such format", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Format: 77, NumChannels: 1}, cu.CUDA_ERROR_INVALID_VALUE},
		{"compressed", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 8, Height: 8, Format: cu.CU_AD_FORMAT_BC7_UNORM, NumChannels: 4}, cu.CUDA_ERROR_NOT_SUPPORTED},
		{"sparse", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 9, Height: 9, Format: f, NumChannels: 1, Flags: 0x40}, cu.CUDA_ERROR_NOT_SUPPORTED},
		{"too much", cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 16384, Height: 16384, Depth: 16384, Format: f, NumChannels: 4}, cu.CUDA_ERROR_OUT_OF_MEMORY},
	} {
		a, res := r.Array3DCreate(&c.d)
		if res != c.want {
			t.Errorf("%s: %v, want %v", c.name, res, c.want)
		}
		if res != cu.CUDA_SUCCESS {
			continue
		}
		if got, res := r.Array3DGetDescriptor(a); res != cu.CUDA_SUCCESS || got != c.d {
			t.Errorf("%s: descriptor %+v, %v", c.name, got, res)
		}
		_, res = r.ArrayGetSparseProperties(a)
		r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
		r.ok(r.ArrayDestroy(a))
		r.want(r.ArrayDestroy(a), cu.CUDA_ERROR_INVALID_HANDLE)
	}
}

// TestArrayMemory: arrays are part of the device's memory and give it back.
func TestArrayMemory(t *testing.T) {
	r := newRig(t, Config{Memory: 64 << 20})
	before, _, res := r.MemGetInfo()
	r.ok(res)
	big := &cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: 1024, Height: 1024, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 4}
	a, res := r.ArrayCreate(big)
	r.ok(res)
	small, res := r.ArrayCreate(&cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: 8, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 4})
	r.ok(res)
	if free, _, _ := r.MemGetInfo(); before-free != 16<<20+page {
		t.Errorf("%d bytes taken", before-free)
	}
	r.ok(r.ArrayDestroy(a))
	if free, _, _ := r.MemGetInfo(); before-free != page {
		t.Errorf("%d bytes left", before-free)
	}
	r.ok(r.ArrayDestroy(small))
	if free, _, _ := r.MemGetInfo(); before != free {
		t.Errorf("%d bytes left", before-free)
	}
	// What a context leaves behind goes with it.
	for range 4 {
		_, res = r.ArrayCreate(big)
		r.ok(res)
	}
	_, res = r.ArrayCreate(big)
	r.want(res, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(r.DevicePrimaryCtxReset(0))
	if free, _, _ := r.MemGetInfo(); before != free {
		t.Errorf("%d bytes left by the context", before-free)
	}
}

// TestArrayCopies moves boxes between memory, arrays and the host.
func TestArrayCopies(t *testing.T) {
	r := &imageRig{rig: newRig(t, Config{})}
	d := cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 7, Height: 5, Depth: 4, Format: cu.CU_AD_FORMAT_UNSIGNED_INT16, NumChannels: 2}
	data := random(7 * 5 * 4 * 4)
	a, b := r.array(d, data), r.array(d, make([]byte, len(data)))
	if !bytes.Equal(r.fetch(a), data) {
		t.Fatal("an array does not hold what was copied in")
	}
	mem := r.alloc(4096)
	const array, memory, host = cu.CU_MEMORYTYPE_ARRAY, cu.CU_MEMORYTYPE_DEVICE, cu.CU_MEMORYTYPE_HOST
	// A box of 3 x 2 x 2 elements through memory with pitch and height, into
	// another place of the other array.
	r.ok(r.CopyArray(&cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: array, SrcArray: a, SrcXInBytes: 8, SrcY: 1, SrcZ: 2,
		DstMemoryType: memory, DstDevice: mem, DstXInBytes: 4, DstY: 1, DstZ: 1, DstPitch: 32, DstHeight: 6,
		WidthInBytes: 12, Height: 2, Depth: 2,
	}, nil, 0))
	r.ok(r.CopyArray(&cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: memory, SrcDevice: mem, SrcXInBytes: 4, SrcY: 1, SrcZ: 1, SrcPitch: 32, SrcHeight: 6,
		DstMemoryType: array, DstArray: b, DstXInBytes: 16, DstY: 3, DstZ: 0,
		WidthInBytes: 12, Height: 2, Depth: 2,
	}, nil, 0))
	r.ok(r.CopyArray(&cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: array, SrcArray: b, SrcXInBytes: 16, SrcY: 3,
		DstMemoryType: array, DstArray: b, DstZ: 2, WidthInBytes: 12, Height: 2, Depth: 2,
	}, nil, 0))
	want := make([]byte, len(data))
	for z := range 2 {
		for y := range 2 {
			row := data[((2+z)*5+1+y)*28+8:][:12]
			copy(want[(z*5+3+y)*28+16:], row)
			copy(want[((2+z)*5+y)*28:], row)
		}
	}
	if !bytes.Equal(r.fetch(b), want) {
		t.Errorf("copied\n%v, want\n%v", r.fetch(b), want)
	}
	buf, res := r.HostAlloc(4096)
	r.ok(res)
	for name, c := range map[string]cu.CUDA_MEMCPY3D_v2{
		"too wide":         {SrcMemoryType: array, SrcArray: a, DstMemoryType: host, WidthInBytes: 32, Height: 1, Depth: 1},
		"too far":          {SrcMemoryType: array, SrcArray: a, SrcZ: 4, DstMemoryType: host, WidthInBytes: 4, Height: 1, Depth: 1},
		"half an element":  {SrcMemoryType: array, SrcArray: a, DstMemoryType: host, WidthInBytes: 6, Height: 1, Depth: 1},
		"no array":         {SrcMemoryType: array, SrcArray: 5, DstMemoryType: host, WidthInBytes: 4, Height: 1, Depth: 1},
		"pitch too small":  {SrcMemoryType: array, SrcArray: a, DstMemoryType: host, DstPitch: 8, WidthInBytes: 12, Height: 2, Depth: 1},
		"outside memory":   {SrcMemoryType: array, SrcArray: a, DstMemoryType: memory, DstDevice: mem + 4090, WidthInBytes: 12, Height: 1, Depth: 1},
		"huge":             {SrcMemoryType: array, SrcArray: a, DstMemoryType: host, DstZ: 1 << 60, DstPitch: 1 << 40, WidthInBytes: 12, Height: 2, Depth: 2},
		"more than staged": {SrcMemoryType: array, SrcArray: a, DstMemoryType: host, DstPitch: 4090, WidthInBytes: 12, Height: 2, Depth: 1},
	} {
		if res := r.CopyArray(&c, buf, 0); res != cu.CUDA_ERROR_INVALID_VALUE && res != cu.CUDA_ERROR_INVALID_HANDLE {
			t.Errorf("%s: %v", name, res)
		}
	}
}

// TestArrayOutlives: work that was queued before a texture and its array were
// destroyed still finds them; a program does not.
func TestArrayOutlives(t *testing.T) {
	r := newImageRig(t, "", map[string]string{"k": "tex.1d.v4.f32.f32 " + outs + ", [%h, {%f0}];"})
	a := r.array(floatArray(4, 0, 0, 0), numbered(4))
	tex := r.texture(arrayResource(a), cu.CUDA_TEXTURE_DESC_v1{})
	blocker := r.blocker(r.function(r.load(kernels), "spin"), 0)
	in, out := r.alloc(16), r.alloc(16)
	r.ok(r.launch(r.function(r.mod, "k"), 1, 1, 0, cu.Deviceptr(tex), in, out, uint32(1)))
	r.ok(r.TexObjectDestroy(cu.TexObject(tex)))
	r.ok(r.ArrayDestroy(a))
	_, res := r.Array3DGetDescriptor(a)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
	r.ok(r.TexObjectDestroy(cu.TexObject(tex))) // once more: driver 580 says nothing of it
	blocker.release()
	r.ok(r.CtxSynchronize(0))
	if got := r.read32(out + 12); got != f32(1) {
		t.Errorf("alpha is %#x", got)
	}
	// Now they are gone for kernels too.
	_, res = r.tryCall("k", tex, [][4]uint32{{}})
	r.want(res, cu.CUDA_ERROR_LAUNCH_FAILED)
	r.logged("is no texture")
}
