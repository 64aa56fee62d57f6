package worker

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// plain is code without variables: the places of others do not depend on it.
var plain = strings.Replace(kernels, ".visible .global .align 4 .b32 total;", "", 1)

// TestMovedAtRandom moves a few random programs at random places: they hear the same as at home.
// FERRY_TEST_MOVES=n moves n longer ones.
func TestMovedAtRandom(t *testing.T) {
	seeds, length, moves := 4, 120, 4
	if n, err := strconv.Atoi(os.Getenv("FERRY_TEST_MOVES")); err == nil {
		seeds, length, moves = n, 500, 10
	}
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(uint64(seed), 17))
		program := randomProgram(rnd, length)
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

// A generator makes a random program.
type generator struct {
	*rand.Rand
	program  []step
	index    uint64 // of the last handle
	blob     uint64
	contexts []cu.Context // the first is the primary context of the device
	modules  []inContext[cu.Module]
	counters []inContext[cu.Module] // with variables; they stay
	streams  []inContext[cu.Stream]
	events   []inContext[cu.Event]
	funcs    []inContext[cu.Function]
	library  []cu.Library
	kernels  []cu.Kernel
}

// An inContext is an object with the index of its context.
type inContext[H ~uint64] struct {
	ctx uint32
	h   H
}

func randomProgram(rnd *rand.Rand, length int) []step {
	g := &generator{Rand: rnd}
	primary := mint[cu.Context](g, cu.KindContext)
	g.contexts = []cu.Context{primary}
	g.open(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: primary})
	for len(g.program) < length {
		g.step()
	}
	for _, c := range g.contexts {
		g.add(uint32(c), wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: c})
	}
	for _, m := range g.counters {
		g.read(m)
	}
	return g.program
}

func mint[H ~uint64](g *generator, kind cu.Kind) H {
	g.index++
	return h[H](kind, g.index)
}

// one chooses an element; the zero value if there is none.
func one[T any](g *generator, list []T) (x T) {
	if len(list) > 0 {
		x = list[g.IntN(len(list))]
	}
	return x
}

// drop removes an element and returns it.
func drop[T any](g *generator, list *[]T) (x T, ok bool) {
	if len(*list) == 0 {
		return x, false
	}
	i := g.IntN(len(*list))
	x = (*list)[i]
	*list = slices.Delete(*list, i, i+1)
	return x, true
}

func (g *generator) add(ctx uint32, op wire.Op, q wire.Record) {
	g.program = append(g.program, step{op: op, ctx: ctx, q: q})
}

func (g *generator) open(ctx uint32, op wire.Op, q wire.Record) {
	g.program = append(g.program, step{op: op, ctx: ctx, q: q, open: true})
}

// load adds a module.
func (g *generator) load(ctx uint32, text string) inContext[cu.Module] {
	m := inContext[cu.Module]{ctx, mint[cu.Module](g, cu.KindModule)}
	g.upload(ctx, text)
	g.add(ctx, wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: m.h, Blob: g.blob})
	return m
}

// upload uploads code, perhaps in two pieces.
func (g *generator) upload(ctx uint32, text string) {
	g.blob++
	cut := g.IntN(len(text))
	for _, piece := range []string{text[:cut], text[cut:]} {
		g.add(ctx, wire.OpBlob, &wire.BlobRequest{Blob: g.blob, Total: uint64(len(text)), Data: []byte(piece)})
	}
}

// read adds reads of a variable.
func (g *generator) read(m inContext[cu.Module]) {
	g.add(m.ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: m.h, Name: "total"})
	g.program = append(g.program, step{op: wire.OpCopyOut, ctx: m.ctx, where: func(at cu.Deviceptr) wire.Record {
		return &wire.CopyOutRequest{Src: at, Pitch: 4, Width: 4, Rows: 1}
	}})
}

// step adds a few commands.
func (g *generator) step() {
	ctx := uint32(one(g, g.contexts))
	stream, event, fn := one(g, g.streams), one(g, g.events), one(g, g.funcs)
	switch g.IntN(26) {
	case 0:
		if len(g.contexts) < 4 {
			c := mint[cu.Context](g, cu.KindContext)
			g.add(0, wire.OpCtxCreate, &wire.CtxCreateRequest{Ctx: c})
			g.contexts = append(g.contexts, c)
		}
	case 1:
		if len(g.contexts) > 1 && g.IntN(3) == 0 {
			c := g.contexts[len(g.contexts)-1]
			g.contexts = g.contexts[:len(g.contexts)-1]
			g.add(0, wire.OpCtxDestroy, &wire.CtxDestroyRequest{Ctx: c})
		}
	case 2, 3:
		s := inContext[cu.Stream]{ctx, mint[cu.Stream](g, cu.KindStream)}
		g.add(ctx, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: s.h, Flags: g.Uint32N(2), Priority: -g.Int32N(4)})
		g.streams = append(g.streams, s)
	case 4:
		if s, ok := drop(g, &g.streams); ok {
			g.add(s.ctx, wire.OpStreamDestroy_v2, &wire.StreamDestroy_v2Request{HStream: s.h})
		}
	case 5:
		g.add(stream.ctx, wire.OpStreamSetAttribute, &wire.StreamSetAttributeRequest{HStream: stream.h, Attr: 3, Param: cu.LaunchAttributeValue{g.Uint64N(4)}})
	case 6:
		g.add(stream.ctx, wire.OpStreamGetAttribute, &wire.StreamGetAttributeRequest{HStream: stream.h, Attr: 3})
	case 7:
		g.add(stream.ctx, wire.OpStreamCopyAttributes, &wire.StreamCopyAttributesRequest{DstStream: one(g, g.streams).h, SrcStream: stream.h})
	case 8:
		e := inContext[cu.Event]{ctx, mint[cu.Event](g, cu.KindEvent)}
		g.add(ctx, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: e.h, Flags: g.Uint32N(4)})
		g.events = append(g.events, e)
	case 9:
		if e, ok := drop(g, &g.events); ok {
			g.add(e.ctx, wire.OpEventDestroy_v2, &wire.EventDestroy_v2Request{HEvent: e.h})
		}
	case 10, 11:
		g.add(stream.ctx, wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: event.h, HStream: stream.h})
		g.add(event.ctx, wire.OpEventSynchronize, &wire.EventSynchronizeRequest{HEvent: event.h})
	case 12:
		g.add(event.ctx, wire.OpEventElapsedTime_v2, &wire.EventElapsedTime_v2Request{HStart: event.h, HEnd: event.h})
		g.open(event.ctx, wire.OpEventElapsedTime_v2, &wire.EventElapsedTime_v2Request{HStart: event.h, HEnd: one(g, g.events).h})
	case 13:
		g.add(event.ctx, wire.OpEventQuery, &wire.EventQueryRequest{HEvent: event.h})
	case 14:
		g.add(stream.ctx, wire.OpStreamWaitEvent, &wire.StreamWaitEventRequest{HStream: stream.h, HEvent: event.h})
	case 15:
		if len(g.modules) < 5 {
			g.modules = append(g.modules, g.load(ctx, plain))
		}
	case 16:
		if m, ok := drop(g, &g.modules); ok && g.IntN(2) == 0 {
			g.add(m.ctx, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: m.h})
		}
	case 17:
		if len(g.counters) < 2 {
			g.counters = append(g.counters, g.load(uint32(g.contexts[0]), counting))
		}
	case 18, 19:
		m, name := one(g, g.modules), one(g, []string{"add", "spin", "none"})
		if g.IntN(2) == 0 {
			m, name = one(g, g.counters), "count"
		}
		f := inContext[cu.Function]{m.ctx, mint[cu.Function](g, cu.KindFunction)}
		g.add(m.ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f.h, Module: m.h, Name: name})
		if g.funcs = append(g.funcs, f); name == "count" {
			g.launch(f)
		}
	case 20:
		g.add(fn.ctx, wire.OpFuncSetAttribute, &wire.FuncSetAttributeRequest{Hfunc: fn.h, Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Value: g.Int32N(300 << 10)})
		g.add(fn.ctx, wire.OpOccupancyAvailableDynamicSMemPerBlock, &wire.OccupancyAvailableDynamicSMemPerBlockRequest{Func: fn.h, NumBlocks: 1, BlockSize: 32})
	case 21:
		limit := one(g, []cu.Limit{cu.CU_LIMIT_PRINTF_FIFO_SIZE, cu.CU_LIMIT_MALLOC_HEAP_SIZE, cu.CU_LIMIT_STACK_SIZE})
		g.add(ctx, wire.OpCtxSetLimit, &wire.CtxSetLimitRequest{Limit: limit, Value: 1024 + g.Uint64N(10<<20)})
		g.add(uint32(one(g, g.contexts)), wire.OpCtxGetLimit, &wire.CtxGetLimitRequest{Limit: limit})
	case 22:
		g.add(ctx, wire.OpCtxSetCacheConfig, &wire.CtxSetCacheConfigRequest{Config: cu.Func_cache(g.IntN(4))})
		g.add(uint32(one(g, g.contexts)), wire.OpCtxGetCacheConfig, &wire.CtxGetCacheConfigRequest{})
	case 23:
		if len(g.counters) > 0 {
			g.read(one(g, g.counters))
		}
	case 24:
		g.libraries(ctx)
	case 25:
		g.add(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: cu.Context(one(g, g.contexts))})
	}
}

// launch launches the kernel that counts.
func (g *generator) launch(f inContext[cu.Function]) {
	g.add(f.ctx, wire.OpLaunch, &wire.LaunchRequest{Func: f.h, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(g.Uint32())})
}

// libraries adds commands with libraries.
func (g *generator) libraries(ctx uint32) {
	if len(g.library) < 2 {
		l := mint[cu.Library](g, cu.KindLibrary)
		g.upload(ctx, plain)
		g.add(ctx, wire.OpLibraryLoad, &wire.LibraryLoadRequest{Library: l, Blob: g.blob})
		g.library = append(g.library, l)
	}
	k := mint[cu.Kernel](g, cu.KindKernel)
	g.add(ctx, wire.OpLibraryGetKernel, &wire.LibraryGetKernelRequest{Kernel: k, Library: one(g, g.library), Name: one(g, []string{"add", "spin", "none"})})
	g.kernels = append(g.kernels, k)
	k = one(g, g.kernels)
	g.add(ctx, wire.OpKernelSetAttribute, &wire.KernelSetAttributeRequest{Kernel: k, Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Val: g.Int32N(200 << 10)})
	f := inContext[cu.Function]{ctx, mint[cu.Function](g, cu.KindFunction)}
	g.add(ctx, wire.OpKernelGetFunction, &wire.KernelGetFunctionRequest{Func: f.h, Kernel: k})
	if ctx == uint32(g.contexts[0]) { // what is set of a kernel's function in a context that ends, the software GPU keeps for the kernel
		g.funcs = append(g.funcs, f)
	}
	g.add(ctx, wire.OpKernelInfo, &wire.KernelInfoRequest{Kernel: one(g, g.kernels)})
	if g.IntN(8) == 0 {
		l, _ := drop(g, &g.library)
		g.add(ctx, wire.OpLibraryUnload, &wire.LibraryUnloadRequest{Library: l})
	}
}
