package worker

import (
	"encoding/binary"
	"fmt"
	"math"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/memory"
)

// images is code that uses textures and surfaces.
const images = `
.version 8.0
.target sm_80
.address_size 64

.global .texref picture;
.global .surfref canvas;

// sample: out[i] = texture[i], for 8 threads
.visible .entry sample(.param .u64 texture, .param .u64 out)
{
	.reg .b32 %x, %y; .reg .f32 %f<4>; .reg .b64 %t, %d<3>;
	ld.param.u64 %t, [texture]; ld.param.u64 %d0, [out];
	mov.u32 %x, %tid.x; mov.u32 %y, 0;
	tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%t, {%x, %y}];
	mul.wide.u32 %d1, %x, 4; add.s64 %d2, %d0, %d1;
	st.global.f32 [%d2], %f0;
	ret;
}

// look: the same of the texture reference
.visible .entry look(.param .u64 out)
{
	.reg .b32 %x, %y; .reg .f32 %f<4>; .reg .b64 %d<3>;
	ld.param.u64 %d0, [out];
	mov.u32 %x, %tid.x; mov.u32 %y, 0;
	tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [picture, {%x, %y}];
	mul.wide.u32 %d1, %x, 4; add.s64 %d2, %d0, %d1;
	st.global.f32 [%d2], %f0;
	ret;
}

// paint: surface[i] = word + i
.visible .entry paint(.param .u64 surface, .param .u32 word)
{
	.reg .b32 %x, %y, %b, %w; .reg .b64 %s;
	ld.param.u64 %s, [surface]; ld.param.u32 %w, [word];
	mov.u32 %x, %tid.x; mov.u32 %y, 0; shl.b32 %b, %x, 2;
	add.u32 %w, %w, %x;
	sust.b.2d.b32.trap [%s, {%b, %y}], {%w};
	ret;
}
`

// The software GPU's numbers of texture and surface objects, by the order of their creation.
func textureNumber(n uint64) cu.Deviceptr { return cu.Deviceptr(18<<40 | n) }
func surfaceNumber(n uint64) cu.Deviceptr { return cu.Deviceptr(19<<40 | n) }

// minted is the n-th handle that the server names.
func minted[H ~uint64](kind cu.Kind, n uint64) H {
	return H(0x7e<<56 | uint64(kind)<<48 | 1<<31 | n*16)
}

// of describes a resource.
func of(kind cu.Resourcetype, words ...uint64) (d cu.CUDA_RESOURCE_DESC_v1) {
	d.ResType = kind
	for i, w := range words {
		binary.LittleEndian.PutUint64(cu.Bytes(&d.Res)[8*i:], w)
	}
	return d
}

// floats are 8 numbers as a copy brings them.
func floats(first float32) (b []byte) {
	for i := range 8 {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(first+float32(i)))
	}
	return b
}

// memoryTour is a program that uses memory of all kinds that one device has.
func memoryTour() (program []step) {
	const g, base = memory.Granule, testBase
	ctx := h[cu.Context](cu.KindContext, 1)
	p := uint32(ctx)
	run := func(op wire.Op, q wire.Record) { program = append(program, step{op: op, ctx: p, q: q}) }
	open := func(op wire.Op, q wire.Record) { program = append(program, step{op: op, ctx: p, q: q, open: true}) }
	in := func(at cu.Deviceptr, data []byte) {
		n := uint64(len(data))
		run(wire.OpCopyIn, &wire.CopyInRequest{Dst: at, Pitch: n, Width: n, Rows: 1, Data: data})
	}
	out := func(at cu.Deviceptr, n uint64) {
		run(wire.OpCopyOut, &wire.CopyOutRequest{Src: at, Pitch: n, Width: n, Rows: 1})
	}
	module := h[cu.Module](cu.KindModule, 10)
	function := func(n uint64) cu.Function { return h[cu.Function](cu.KindFunction, n) }
	launch := func(f cu.Function, params ...any) {
		run(wire.OpLaunch, &wire.LaunchRequest{Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 8, BlockY: 1, BlockZ: 1, Params: block(params...)})
	}
	created := func(n uint64) cu.MemGenericAllocationHandle {
		return h[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, n)
	}
	access := func(at cu.Deviceptr, size uint64, flags cu.MemAccess_flags) {
		run(wire.OpMemSetAccess, &wire.MemSetAccessRequest{Ptr: at, Size: size, Desc: []cu.MemAccessDesc_v1{{Location: memory.DeviceLocation(0), Flags: flags}}, Count: 1})
	}

	open(wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	run(wire.OpBlob, &wire.BlobRequest{Blob: 1, Total: uint64(len(images)), Data: []byte(images)})
	run(wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: module, Blob: 1})
	for i, name := range []string{"sample", "look", "paint"} {
		run(wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: function(uint64(20 + i)), Module: module, Name: name})
	}
	sample, look, paint := function(20), function(21), function(22)

	// Allocations that share granules, end, and come back.
	open(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: base, Size: 300})
	run(wire.OpMemAllocSoon, &wire.MemAllocSoonRequest{Addr: base + 1024, Size: 5000})
	open(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: base + 2*g, Size: 2*g + 77})
	in(base, pattern(1, 300))
	in(base+1024, pattern(2, 5000))
	in(base+2*g+8, pattern(3, 9000))
	run(wire.OpMemFree, &wire.MemFreeRequest{Addr: base})
	open(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: base + 512, Size: 100})
	run(wire.OpMemAllocAsync, &wire.MemAllocAsyncRequest{Addr: base + 6*g, Size: 4096})
	run(wire.OpMemsetD8Async, &wire.MemsetD8AsyncRequest{DstDevice: base + 6*g, Uc: 7, N: 4096})
	out(base+6*g, 4096)
	run(wire.OpMemFreeAsync, &wire.MemFreeAsyncRequest{Addr: base + 6*g})
	out(base+1024, 5000)
	out(base+2*g, 9100)
	open(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: base + 1030, Size: 4}) // taken
	out(base+6*g, 4)                                                         // freed

	// Memory that the program creates.
	run(wire.OpMemCreate, &wire.MemCreateRequest{Handle: created(30), Size: 2 * g, Prop: cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0)}})
	run(wire.OpMemMap, &wire.MemMapRequest{Ptr: base + 10*g, Size: 2 * g, Handle: created(30)})
	access(base+10*g, 2*g, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
	run(wire.OpMemMap, &wire.MemMapRequest{Ptr: base + 14*g, Size: g, Offset: g, Handle: created(30)})
	in(base+11*g, pattern(4, 1000))
	run(wire.OpMemRelease, &wire.MemReleaseRequest{Handle: created(30)})
	access(base+14*g, g, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
	out(base+14*g, 1000) // the same memory
	run(wire.OpMemUnmap, &wire.MemUnmapRequest{Ptr: base + 10*g, Size: 2 * g})
	run(wire.OpHandleRetain, &wire.HandleRetainRequest{Addr: base + 14*g})
	kept := minted[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 0)
	run(wire.OpMemGetAllocationPropertiesFromHandle, &wire.MemGetAllocationPropertiesFromHandleRequest{Handle: kept})
	run(wire.OpMemUnmap, &wire.MemUnmapRequest{Ptr: base + 14*g, Size: g})
	run(wire.OpMemMap, &wire.MemMapRequest{Ptr: base + 18*g, Size: 2 * g, Handle: kept})
	run(wire.OpMemGetAccess, &wire.MemGetAccessRequest{Location: memory.DeviceLocation(0), Ptr: base + 18*g})
	access(base+18*g, 2*g, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
	out(base+19*g, 1000)
	open(wire.OpMemInfo, &wire.MemInfoRequest{})

	// Arrays, mipmaps, what shows them.
	array, mip := h[cu.Array](cu.KindArray, 40), h[cu.MipmappedArray](cu.KindMipmappedArray, 41)
	deep := h[cu.Array](cu.KindArray, 42)
	run(wire.OpArrayCreate_v2, &wire.ArrayCreate_v2Request{PHandle: array, PAllocateArray: cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: 8, Height: 3, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1}})
	run(wire.OpArrayIn, &wire.ArrayInRequest{Copy: cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_HOST, SrcPitch: 32, SrcHeight: 1, DstMemoryType: cu.CU_MEMORYTYPE_ARRAY, DstArray: array, WidthInBytes: 32, Height: 1, Depth: 1,
	}, Data: floats(100)})
	run(wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: of(cu.CU_RESOURCE_TYPE_ARRAY, uint64(array))}) // 1
	run(wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: of(cu.CU_RESOURCE_TYPE_ARRAY, uint64(array))}) // 2
	linear := of(cu.CU_RESOURCE_TYPE_PITCH2D, base+2*g, uint64(cu.CU_AD_FORMAT_FLOAT)|1<<32, 8, 1, 64)
	run(wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: linear}) // 3
	run(wire.OpTexObjectDestroy, &wire.TexObjectDestroyRequest{TexObject: cu.TexObject(textureNumber(1))})
	run(wire.OpArray3DCreate_v2, &wire.Array3DCreate_v2Request{PHandle: deep, PAllocateArray: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: 8, Height: 4, Depth: 3, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1, Flags: 2,
	}})
	run(wire.OpMipmappedArrayCreate, &wire.MipmappedArrayCreateRequest{PHandle: mip, NumMipmapLevels: 3, PMipmappedArrayDesc: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: 16, Height: 8, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: 2,
	}})
	run(wire.OpMipmappedArrayGetLevel, &wire.MipmappedArrayGetLevelRequest{HMipmappedArray: mip, Level: 1})
	level := minted[cu.Array](cu.KindArray, 1)
	run(wire.OpArrayIn, &wire.ArrayInRequest{Copy: cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_HOST, SrcPitch: 32, SrcHeight: 1, DstMemoryType: cu.CU_MEMORYTYPE_ARRAY, DstArray: level, WidthInBytes: 32, Height: 1, Depth: 1,
	}, Data: floats(200)})
	run(wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: of(cu.CU_RESOURCE_TYPE_ARRAY, uint64(level))}) // 4
	run(wire.OpSurfObjectCreate, &wire.SurfObjectCreateRequest{PResDesc: of(cu.CU_RESOURCE_TYPE_ARRAY, uint64(deep))})            // 1
	launch(paint, surfaceNumber(1), uint32(7000))
	in(base+2*g, floats(300))
	for i, texture := range []uint64{2, 3, 4} {
		launch(sample, textureNumber(texture), cu.Deviceptr(base+1024+64*i))
	}
	run(wire.OpModuleGetTexRef, &wire.ModuleGetTexRefRequest{Hmod: module, Name: "picture"})
	picture := minted[cu.Texref](cu.KindTexref, 2)
	run(wire.OpTexRefSetFlags, &wire.TexRefSetFlagsRequest{HTexRef: picture, Flags: 1})
	run(wire.OpTexRefSetArray, &wire.TexRefSetArrayRequest{HTexRef: picture, HArray: array, Flags: 1})
	launch(look, cu.Deviceptr(base+1024+192))
	out(base+1024, 256)
	run(wire.OpArrayOut, &wire.ArrayOutRequest{Copy: cu.CUDA_MEMCPY3D_v2{
		DstMemoryType: cu.CU_MEMORYTYPE_HOST, DstPitch: 32, DstHeight: 4, SrcMemoryType: cu.CU_MEMORYTYPE_ARRAY, SrcArray: deep, WidthInBytes: 32, Height: 4, Depth: 3,
	}})
	run(wire.OpTexObjectGetResourceDesc, &wire.TexObjectGetResourceDescRequest{TexObject: cu.TexObject(textureNumber(4))})
	run(wire.OpArrayDestroy, &wire.ArrayDestroyRequest{HArray: array}) // texture 2 shows nothing
	run(wire.OpTexObjectDestroy, &wire.TexObjectDestroyRequest{TexObject: cu.TexObject(textureNumber(2))})
	run(wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: linear}) // 5
	launch(sample, textureNumber(4), cu.Deviceptr(base+1024))
	out(base+1024, 32)

	// Mirrors: managed memory, and pages that two ranges share.
	const pages = 0x1e00_0000_0000 // far from where the kernel puts the windows of software GPUs, of which these tests make hundreds
	run(wire.OpMirrorAlloc, &wire.MirrorAllocRequest{Addr: base + 30*g, Size: 8192})
	run(wire.OpMirrorIn, &wire.MirrorInRequest{Ctx: ctx, Addr: base + 30*g + 4096, Data: pattern(6, 4096)})
	run(wire.OpMirrorOpen, &wire.MirrorOpenRequest{Addr: pages, Size: 3 * 4096})
	run(wire.OpMirrorOpen, &wire.MirrorOpenRequest{Addr: pages + 4096, Size: 4 * 4096})
	run(wire.OpMirrorOpen, &wire.MirrorOpenRequest{Addr: pages, Size: 3 * 4096})
	run(wire.OpMirrorIn, &wire.MirrorInRequest{Ctx: ctx, Addr: pages + 4096, Data: pattern(5, 4096)})
	run(wire.OpMirrorIn, &wire.MirrorInRequest{Ctx: ctx, Addr: pages + 3*4096, Data: pattern(8, 4096)})
	run(wire.OpCopyOn, &wire.CopyOnRequest{Dst: pages, Src: base + 1024, DstPitch: 32, SrcPitch: 32, Width: 32, Rows: 1})
	run(wire.OpCopyOn, &wire.CopyOnRequest{Dst: base + 30*g, Src: pages + 4096, DstPitch: 32, SrcPitch: 32, Width: 32, Rows: 1})
	run(wire.OpMirrorClose, &wire.MirrorCloseRequest{Addr: pages, Size: 3 * 4096})
	run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: ctx, Addr: pages, Size: 2 * 4096})
	run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: ctx, Addr: pages + 3*4096, Size: 4096})
	run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: ctx, Addr: base + 30*g, Size: 8192})
	run(wire.OpMirrorClose, &wire.MirrorCloseRequest{Addr: pages + 4096, Size: 4 * 4096})
	run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: ctx, Addr: pages + 4*4096, Size: 4096}) // is gone
	run(wire.OpMirrorClose, &wire.MirrorCloseRequest{Addr: pages, Size: 3 * 4096})

	// Created memory does not end with a context, all other does.
	run(wire.OpMemUnmap, &wire.MemUnmapRequest{Ptr: base + 18*g, Size: 2 * g})
	run(wire.OpMemRelease, &wire.MemReleaseRequest{Handle: kept})
	run(wire.OpPrimaryReset, &wire.PrimaryResetRequest{Ctx: ctx})
	open(wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	open(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: base, Size: 64})
	in(base, floats(1))
	out(base, 32)
	run(wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	return program
}

// TestMemoryMovedEverywhere moves a program that uses memory of all kinds, once before each of its commands and before all of them: it
// hears the same everywhere.
func TestMemoryMovedEverywhere(t *testing.T) {
	program := memoryTour()
	home := travel(t, program)
	for i := range program {
		if i%everyMove != 0 {
			continue
		}
		same(t, fmt.Sprintf("moved before command %d, %v", i, program[i].op), travel(t, program, i), home)
	}
	all := make([]int, len(program))
	for i := range all {
		all[i] = i
	}
	same(t, "moved before each command", travel(t, program, all...), home)
}
