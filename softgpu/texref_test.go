package softgpu

import (
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

const references = `
.global .texref plane;
.tex .u64 row;
.global .surfref canvas;
.global .samplerref smooth = { filter_mode = linear, addr_mode_0 = wrap, addr_mode_1 = clamp_to_edge };
.global .samplerref raw = { filter_mode = nearest, force_unnormalized_coords = 1 };
`

func referenceRig(t *testing.T) *imageRig {
	return newImageRig(t, references, map[string]string{
		"plane2": "tex.2d.v4.f32.f32 " + outs + ", [plane, {%f0, %f1}];",
		"named":  "mov.u64 %d5, plane; tex.2d.v4.f32.f32 " + outs + ", [%d5, {%f0, %f1}];",
		"row1":   "tex.1d.v4.s32.s32 " + outs + ", [row, {%i0}];",
		"write":  "sust.b.2d.b32.trap [canvas, {%i0, %i1}], {%i2};",
		"blend":  "tex.2d.v4.f32.f32 " + outs + ", [plane, smooth, {%f0, %f1}];",
		"exact":  "tex.2d.v4.f32.f32 " + outs + ", [plane, raw, {%f0, %f1}];",
		"kinds": `mov.u64 %d5, plane; istypep.texref %p1, %d5; selp.b32 %o0, 1, 0, %p1;
			istypep.surfref %p1, %d5; selp.b32 %o1, 1, 0, %p1;
			mov.u64 %d5, canvas; istypep.surfref %p1, %d5; selp.b32 %o2, 1, 0, %p1;
			istypep.samplerref %p1, %h; selp.b32 %o3, 1, 0, %p1;`,
	})
}

// TestTextureReferences uses the variables of a module.
func TestTextureReferences(t *testing.T) {
	r := referenceRig(t)
	ref, res := r.ModuleGetTexRef(r.mod, "plane")
	r.ok(res)
	_, res = r.ModuleGetTexRef(r.mod, "canvas")
	r.want(res, cu.CUDA_ERROR_NOT_FOUND)
	_, _, res = r.ModuleGetGlobal(r.mod, "plane")
	r.want(res, cu.CUDA_ERROR_NOT_FOUND)

	a := r.array(floatArray(4, 4, 0, 0), numbered(16))
	r.ok(r.TexRefSetArray(ref, a, array.OverrideFormat))
	r.ok(r.TexRefSetFilterMode(ref, cu.CU_TR_FILTER_MODE_LINEAR))
	at := [4]uint32{f32(2), f32(1.5)}
	if got := r.first("plane2", 0, at); got != 5.5 {
		t.Errorf("reference: %v", got)
	}
	if got := r.first("named", 0, at); got != 5.5 {
		t.Errorf("by its address: %v", got)
	}
	// A sampler of the kernel's own, normalised and not.
	if got := r.first("blend", 0, [4]uint32{f32(1), f32(0.375)}); got != (4+7)/2.0 {
		t.Errorf("with a sampler: %v", got)
	}
	if got := r.first("exact", 0, at); got != 6 {
		t.Errorf("with another sampler: %v", got)
	}
	if got := r.call("kinds", 0, [][4]uint32{{}})[0]; got != [4]uint32{1, 0, 1, 0} {
		t.Errorf("kinds: %v", got)
	}

	// Settings read back; of modes that are none only the mipmap's is refused, as by driver 580.
	r.ok(r.TexRefSetAddressMode(ref, 1, cu.CU_TR_ADDRESS_MODE_BORDER))
	r.ok(r.TexRefSetBorderColor(ref, []float32{1, 2, 3, 4}))
	r.ok(r.TexRefSetFilterMode(ref, 9))
	r.ok(r.TexRefSetFilterMode(ref, cu.CU_TR_FILTER_MODE_LINEAR))
	r.want(r.TexRefSetMipmapFilterMode(ref, 9), cu.CUDA_ERROR_INVALID_VALUE)
	if m, res := r.TexRefGetAddressMode(ref, 1); res != cu.CUDA_SUCCESS || m != cu.CU_TR_ADDRESS_MODE_BORDER {
		t.Errorf("address mode %v, %v", m, res)
	}
	if got, res := r.TexRefGetArray(ref); res != cu.CUDA_SUCCESS || got != a {
		t.Errorf("array %v, %v", got, res)
	}

	row, res := r.ModuleGetTexRef(r.mod, "row")
	r.ok(res)
	mem := r.alloc(64)
	r.ok(r.MemsetD32(mem, 0xfffffff9, 16))
	r.ok(r.TexRefSetFormat(row, cu.CU_AD_FORMAT_SIGNED_INT32, 1))
	off, res := r.TexRefSetAddress(row, mem, 64)
	r.ok(res)
	if got := r.call("row1", 0, [][4]uint32{{15}, {16}}); off != 0 || int32(got[0][0]) != -7 || got[1][0] != 0 {
		t.Errorf("memory: %v", got)
	}

	canvas, res := r.ModuleGetSurfRef(r.mod, "canvas")
	r.ok(res)
	r.want(r.SurfRefSetArray(canvas, a, 0), cu.CUDA_ERROR_INVALID_VALUE)
	b := r.array(floatArray(4, 4, 0, array.Surface), make([]byte, 64))
	r.ok(r.SurfRefSetArray(canvas, b, 0))
	r.call("write", 0, [][4]uint32{{4, 2, 0x01020304}})
	if got := r.fetch(b); got[36] != 4 {
		t.Errorf("surface: %v", got)
	}
}

// TestTextureReferenceAtLaunch: a launch takes references as they are then.
func TestTextureReferenceAtLaunch(t *testing.T) {
	r := referenceRig(t)
	ref, res := r.ModuleGetTexRef(r.mod, "plane")
	r.ok(res)
	one := r.array(floatArray(1, 1, 0, 0), numbered(1))
	two := r.array(floatArray(2, 1, 0, 0), numbered(2))
	blocker := r.blocker(r.function(r.load(kernels), "spin"), 0)
	in, out := r.alloc(16), r.alloc(32)
	r.ok(r.MemsetD32(in, f32(1.5), 4))
	r.ok(r.TexRefSetArray(ref, two, array.OverrideFormat))
	f := r.function(r.mod, "plane2")
	r.ok(r.launch(f, 1, 1, 0, cu.Deviceptr(0), in, out, uint32(1)))
	r.ok(r.TexRefSetArray(ref, one, array.OverrideFormat))
	r.ok(r.launch(f, 1, 1, 0, cu.Deviceptr(0), in, out+16, uint32(1)))
	blocker.release()
	r.ok(r.CtxSynchronize(0))
	if a, b := r.read32(out), r.read32(out+16); a != f32(1) || b != 0 {
		t.Errorf("%#x and %#x", a, b)
	}
	r.ok(r.TexRefSetArray(ref, 0, 0))
	_, res = r.tryCall("plane2", 0, [][4]uint32{{}})
	r.want(res, cu.CUDA_ERROR_LAUNCH_FAILED)
	r.logged("texture reference plane has nothing bound to it")
}
