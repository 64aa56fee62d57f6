package worker

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/memory"
)

// TestMemoryMovedAtRandom moves random programs that use memory at random places: they hear the same as at home. Many of their
// commands are refused, which must be so everywhere too. FERRY_TEST_MOVES=n moves n longer ones.
func TestMemoryMovedAtRandom(t *testing.T) {
	seeds, length, moves := 4, 200, 4
	if n, err := strconv.Atoi(os.Getenv("FERRY_TEST_MOVES")); err == nil {
		seeds, length, moves = n, 600, 12
	}
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(uint64(seed), 23))
		program := randomMemory(rnd, length)
		var at []int
		for range moves {
			at = append(at, rnd.IntN(len(program)))
		}
		slices.Sort(at)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			same(t, fmt.Sprintf("moved before commands %v", at), travel(t, program, at...), travel(t, program))
		})
	}
}

// A memoryGenerator makes a program that uses memory. It keeps what it asked for, whether or not it got it.
type memoryGenerator struct {
	generator
	blocks   []span
	mirrors  []span
	parts    []span
	handles  []cu.MemGenericAllocationHandle
	arrays   []cu.Array
	textures uint64
	second   bool // there is a second context
}

// A span is memory that the program believes to have.
type span struct {
	at   cu.Deviceptr
	size uint64
}

func randomMemory(rnd *rand.Rand, length int) []step {
	g := &memoryGenerator{generator: generator{Rand: rnd}}
	for range 2 {
		g.contexts = append(g.contexts, mint[cu.Context](&g.generator, cu.KindContext))
	}
	g.generator.open(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: g.contexts[0]})
	for len(g.program) < length {
		g.step()
	}
	for _, b := range g.blocks {
		g.read(b)
	}
	for _, m := range g.mirrors {
		g.run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: g.contexts[0], Addr: m.at, Size: m.size})
	}
	g.run(wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: g.contexts[0]})
	return g.program
}

// run adds a command in the first context.
func (g *memoryGenerator) run(op wire.Op, q wire.Record) { g.add(uint32(g.contexts[0]), op, q) }

// read adds a copy of the first and the last bytes of memory.
func (g *memoryGenerator) read(b span) {
	n := min(b.size, 64)
	for _, at := range []cu.Deviceptr{b.at, b.at + cu.Deviceptr(b.size-n)} {
		g.run(wire.OpCopyOut, &wire.CopyOutRequest{Src: at, Pitch: n, Width: n, Rows: 1})
	}
}

// fill adds a copy to memory, all of which has a value from then on.
func (g *memoryGenerator) fill(b span) {
	g.run(wire.OpMemsetD8Async, &wire.MemsetD8AsyncRequest{DstDevice: b.at, Uc: byte(g.IntN(256)), N: b.size})
	n := min(b.size, 32)
	g.run(wire.OpCopyIn, &wire.CopyInRequest{Dst: b.at, Pitch: n, Width: n, Rows: 1, Data: pattern(g.Uint32(), int(n))})
	g.run(wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: g.contexts[0]}) // as programs do before they end memory
}

// area is where things lie: allocations, created memory, managed memory. Few addresses make neighbours and collisions common.
func (g *memoryGenerator) area(first, granules int) cu.Deviceptr {
	return testBase + cu.Deviceptr(first+g.IntN(granules))*memory.Granule
}

func (g *memoryGenerator) step() {
	ctx := uint32(one(&g.generator, g.contexts))
	switch g.IntN(22) {
	case 0, 1, 2:
		b := span{g.area(0, 6) + cu.Deviceptr(g.IntN(4))*8192, []uint64{100, 5000, 8192, 1 << 20, memory.Granule, 3*memory.Granule + 7}[g.IntN(6)]}
		if g.IntN(3) == 0 {
			g.add(ctx, wire.OpMemAllocSoon, &wire.MemAllocSoonRequest{Addr: b.at, Size: b.size})
		} else {
			g.open(ctx, wire.OpMemAlloc, &wire.MemAllocRequest{Addr: b.at, Size: b.size})
		}
		g.fill(b)
		g.blocks = append(g.blocks, b)
	case 3, 4:
		if b, ok := drop(&g.generator, &g.blocks); ok {
			g.add(ctx, wire.OpMemFree, &wire.MemFreeRequest{Addr: b.at})
		}
	case 5, 6, 7:
		if len(g.blocks) > 0 {
			g.read(one(&g.generator, g.blocks))
		}
	case 8:
		h := mint[cu.MemGenericAllocationHandle](&g.generator, cu.KindMemGenericAllocationHandle)
		where := memory.DeviceLocation(0)
		if g.IntN(4) == 0 {
			where = cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST_NUMA}
		}
		g.run(wire.OpMemCreate, &wire.MemCreateRequest{Handle: h, Size: uint64(1+g.IntN(3)) * memory.Granule, Prop: cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: where}})
		g.handles = append(g.handles, h)
	case 9, 10:
		if len(g.handles) > 0 {
			b := span{g.area(20, 8), uint64(1+g.IntN(3)) * memory.Granule}
			g.run(wire.OpMemMap, &wire.MemMapRequest{Ptr: b.at, Size: b.size, Offset: uint64(g.IntN(2)) * memory.Granule, Handle: one(&g.generator, g.handles)})
			g.parts = append(g.parts, b)
		}
	case 11:
		if len(g.parts) > 0 {
			b := one(&g.generator, g.parts)
			flags := []cu.MemAccess_flags{0, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}[g.IntN(3)]
			g.run(wire.OpMemSetAccess, &wire.MemSetAccessRequest{Ptr: b.at, Size: b.size, Desc: []cu.MemAccessDesc_v1{{Location: memory.DeviceLocation(0), Flags: flags}}, Count: 1})
			g.run(wire.OpMemGetAccess, &wire.MemGetAccessRequest{Location: memory.DeviceLocation(0), Ptr: b.at})
			if flags != 0 {
				g.fill(b)
				g.read(b)
			}
		}
	case 12:
		if b, ok := drop(&g.generator, &g.parts); ok {
			g.read(b)
			g.run(wire.OpMemUnmap, &wire.MemUnmapRequest{Ptr: b.at, Size: b.size})
		}
	case 13:
		if h, ok := drop(&g.generator, &g.handles); ok {
			g.run(wire.OpMemRelease, &wire.MemReleaseRequest{Handle: h})
		}
		if len(g.parts) > 0 && g.IntN(2) == 0 {
			g.run(wire.OpHandleRetain, &wire.HandleRetainRequest{Addr: one(&g.generator, g.parts).at})
			g.handles = append(g.handles, minted[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 0))
		}
	case 14:
		a := mint[cu.Array](&g.generator, cu.KindArray)
		g.add(ctx, wire.OpArray3DCreate_v2, &wire.Array3DCreate_v2Request{PHandle: a, PAllocateArray: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
			Width: 8, Height: uint64(g.IntN(4)), Depth: uint64(g.IntN(3)), Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: 2,
		}})
		g.arrays = append(g.arrays, a)
	case 15, 16:
		if len(g.arrays) > 0 {
			g.useArray(ctx, one(&g.generator, g.arrays))
		}
	case 17:
		if a, ok := drop(&g.generator, &g.arrays); ok && g.IntN(2) == 0 {
			g.add(ctx, wire.OpArrayDestroy, &wire.ArrayDestroyRequest{HArray: a})
		}
	case 18:
		m := span{0x5d00_0000_0000 + cu.Deviceptr(g.IntN(6))*4096, uint64(1+g.IntN(4)) * 4096}
		g.run(wire.OpMirrorOpen, &wire.MirrorOpenRequest{Addr: m.at, Size: m.size})
		g.mirrors = append(g.mirrors, m)
	case 19:
		if m := one(&g.generator, g.mirrors); m.size > 0 {
			g.run(wire.OpMirrorIn, &wire.MirrorInRequest{Ctx: g.contexts[0], Addr: m.at, Data: pattern(g.Uint32(), 100)})
			g.run(wire.OpMirrorOut, &wire.MirrorOutRequest{Ctx: g.contexts[0], Addr: m.at, Size: min(m.size, 4096)})
		}
	case 20:
		if m, ok := drop(&g.generator, &g.mirrors); ok {
			g.run(wire.OpMirrorClose, &wire.MirrorCloseRequest{Addr: m.at, Size: m.size})
		}
	case 21:
		switch n := g.IntN(3); {
		case n > 0 && g.second:
			g.add(0, wire.OpCtxDestroy, &wire.CtxDestroyRequest{Ctx: g.contexts[1]})
			g.contexts[1], g.second = mint[cu.Context](&g.generator, cu.KindContext), false
		case n > 0:
			g.add(0, wire.OpCtxCreate, &wire.CtxCreateRequest{Ctx: g.contexts[1]})
			g.second = true
		default:
			b := span{g.area(12, 3), 8192}
			g.run(wire.OpMirrorAlloc, &wire.MirrorAllocRequest{Addr: b.at, Size: b.size})
			g.fill(b)
			g.blocks = append(g.blocks, b)
		}
	}
}

// useArray writes and reads an array, and shows it.
func (g *memoryGenerator) useArray(ctx uint32, a cu.Array) {
	row := cu.CUDA_MEMCPY3D_v2{WidthInBytes: 32, Height: 1, Depth: 1}
	in, out := row, row
	in.SrcMemoryType, in.SrcPitch, in.SrcHeight, in.DstMemoryType, in.DstArray = cu.CU_MEMORYTYPE_HOST, 32, 1, cu.CU_MEMORYTYPE_ARRAY, a
	out.DstMemoryType, out.DstPitch, out.DstHeight, out.SrcMemoryType, out.SrcArray = cu.CU_MEMORYTYPE_HOST, 32, 1, cu.CU_MEMORYTYPE_ARRAY, a
	switch g.IntN(4) {
	case 0, 1:
		g.run(wire.OpArrayOut, &wire.ArrayOutRequest{Copy: out})
		g.run(wire.OpArrayIn, &wire.ArrayInRequest{Copy: in, Data: pattern(g.Uint32(), 32)})
	case 2:
		g.add(ctx, wire.OpTexObjectCreate, &wire.TexObjectCreateRequest{Present: 1, PResDesc: of(cu.CU_RESOURCE_TYPE_ARRAY, uint64(a))})
		g.textures++
	default:
		number := cu.TexObject(textureNumber(1 + g.Uint64N(g.textures+1)))
		g.add(ctx, wire.OpTexObjectGetTextureDesc, &wire.TexObjectGetTextureDescRequest{TexObject: number})
		g.add(ctx, wire.OpTexObjectDestroy, &wire.TexObjectDestroyRequest{TexObject: number})
	}
}
