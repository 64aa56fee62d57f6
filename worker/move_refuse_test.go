package worker

import (
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/server/cache"
	"ferry/session"
	"ferry/wire"
)

// refused demands that a session cannot be moved now, for a reason that has these words, and goes on.
func (v *traveller) refused(ctx cu.Context, words string) {
	v.t.Helper()
	if _, err := v.save(); err == nil || !strings.Contains(err.Error(), words) {
		v.t.Errorf("%v, want that it says %q", err, words)
	}
	v.run(ctx, wire.OpCtxGetCacheConfig, &wire.CtxGetCacheConfigRequest{})
}

// TestRefusedMoves: what cannot be moved is refused where it is, by name, and the session goes on.
func TestRefusedMoves(t *testing.T) {
	ctx, module, stream := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 2), h[cu.Stream](cu.KindStream, 3)
	v := newTraveller(t)
	v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	v.load(ctx, module, kernels)

	allocating := h[cu.Module](cu.KindModule, 5)
	v.load(ctx, allocating, plain+".extern .func (.param .b64 r) malloc(.param .b64 n);\n")
	v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: h[cu.Function](cu.KindFunction, 6), Module: allocating, Name: "add"})
	v.refused(ctx, "allocate device memory themselves")
	v.run(ctx, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: allocating})

	managed := h[cu.Module](cu.KindModule, 7)
	v.load(ctx, managed, plain+".visible .global .attribute(.managed) .align 4 .u32 both;\n")
	v.run(ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: managed, Name: "both"})
	v.refused(ctx, "the program uses the managed variable")
	v.run(ctx, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: managed})

	v.run(ctx, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: stream, Flags: 1})
	v.run(ctx, wire.OpBeginCapture, &wire.BeginCaptureRequest{Stream: stream})
	v.refused(ctx, "is being captured")
	v.run(ctx, wire.OpEndCapture, &wire.EndCaptureRequest{Stream: stream})

	v.launch(ctx, module, "fail")
	if _, err := v.save(); err == nil || !strings.Contains(err.Error(), "a context of the program is broken") {
		t.Errorf("a context that is broken: %v", err)
	}
}

// TestVariableAtOtherPlace: where a variable that the program knows would lie elsewhere the session is refused, by the variable's
// name; where the program does not know it, it may lie anywhere.
func TestVariableAtOtherPlace(t *testing.T) {
	ctx, gone, kept := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 2), h[cu.Module](cu.KindModule, 3)
	for _, known := range []bool{false, true} {
		v := newTraveller(t)
		v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
		v.load(ctx, gone, counting)
		v.load(ctx, kept, counting)
		if known {
			v.run(ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: kept, Name: "total"})
		}
		f := h[cu.Function](cu.KindFunction, 9)
		v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f, Module: kept, Name: "count"})
		v.run(ctx, wire.OpLaunch, &wire.LaunchRequest{Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(uint32(4))})
		v.run(ctx, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: gone})
		file, err := v.save()
		if err != nil {
			t.Fatal(err)
		}
		v.leave()
		err = v.restore(file)
		if known {
			if err == nil || !strings.Contains(err.Error(), `the variable "total"`) {
				t.Errorf("the program knows where it lies: %v", err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		v.run(ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: kept, Name: "total"})
		v.do(step{op: wire.OpCopyOut, ctx: uint32(ctx), where: func(at cu.Deviceptr) wire.Record {
			return &wire.CopyOutRequest{Src: at, Pitch: 4, Width: 4, Rows: 1}
		}})
		if got := v.said[len(v.said)-2]; !strings.HasSuffix(got, " 09000000") {
			t.Errorf("its content: %s", got)
		}
	}
}

// TestOtherGPU: a session is not moved to a GPU that is not what the program was told of it, nor to fewer of them.
func TestOtherGPU(t *testing.T) {
	v := newTraveller(t)
	v.run(0, wire.OpSnapshot, &wire.SnapshotRequest{})
	file, err := v.save()
	if err != nil {
		t.Fatal(err)
	}
	for words, edit := range map[string]func(*Worker){
		"132 multiprocessors":          keptTo(t, map[int][]int{0: {0}}),
		"GPUs, and here it would have": func(w *Worker) { w.s.Devices.Granted = nil },
		"addresses begin at":           func(w *Worker) { w.s.Windows = session.Windows{} },
	} {
		if err := v.restore(file, edit); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%v, want that it says %q", err, words)
		}
	}
}

// TestOtherModel: a GPU of another name, or with another attribute, is another GPU.
func TestOtherModel(t *testing.T) {
	v := newTraveller(t)
	v.run(0, wire.OpSnapshot, &wire.SnapshotRequest{})
	p := &devicesPart{v.w}
	for words, edit := range map[string]func(*cu.FerryDevice){
		"the program uses a GPU of another name, and here is a": func(d *cu.FerryDevice) { d.Name = [len(d.Name)]byte{}; copy(d.Name[:], "GPU of another name") },
		"there and here differ: attribute 13 is 1":              func(d *cu.FerryDevice) { d.Attributes[13] = 1 },
	} {
		err := p.Load(func(to any) error {
			state, err := p.Save()
			list := state.([]cu.FerryDevice)
			edit(&list[0])
			*to.(*[]cu.FerryDevice) = list
			return err
		})
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%v, want that it says %q", err, words)
		}
	}
}

// TestPartMoves moves a session that is kept to a part of the multiprocessors.
func TestPartMoves(t *testing.T) {
	ctx, stream := h[cu.Context](cu.KindContext, 1), h[cu.Stream](cu.KindStream, 3)
	v := newTraveller(t, keptTo(t, map[int][]int{0: {1, 2}}))
	v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	v.run(ctx, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: stream})
	v.move(keptTo(t, map[int][]int{0: {4, 5}}))
	c := v.w.gpu.Contexts[uint32(ctx)]
	if c.Partition == 0 || !c.Order.Blocking[stream] {
		t.Errorf("partition %#x, blocking streams %v", c.Partition, c.Order.Blocking)
	}
	v.run(ctx, wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: stream})
	if !strings.HasPrefix(v.last(), "cuStreamSynchronize: 1 00000000000000000000") {
		t.Error(v.last())
	}
}

// TestPrintedBeforeTheMove: the client gets what kernels printed, from the worker where they ran.
func TestPrintedBeforeTheMove(t *testing.T) {
	ctx, module := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 2)
	v := newTraveller(t)
	v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	v.load(ctx, module, saying)
	v.launch(ctx, module, "say")
	file, err := v.save()
	if err != nil {
		t.Fatal(err)
	}
	if head, text := v.frame(); head.Op != wire.AnsOutput || string(text) != "hi\n" {
		t.Errorf("frame %d %q", head.Op, text)
	}
	v.leave()
	if err := v.restore(file); err != nil {
		t.Fatal(err)
	}
	v.launch(ctx, module, "say")
	v.run(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	if said := strings.Join(v.said, ";"); strings.Count(said, "68690a") != 1 {
		t.Errorf("after the move: %s", said[max(0, len(said)-300):])
	}
}

// TestCachedImagesMove moves a session whose code comes from the cache to a worker that has none: images that are loaded, that are held for
// the client, and none that are neither.
func TestCachedImagesMove(t *testing.T) {
	folder := newKeeper(t)
	image, another := []byte(plain), many(3)
	folder.session(func(r *rig) {
		r.library(image, true)
		r.library(another, true)
	})
	ctx, loaded, soon := h[cu.Context](cu.KindContext, 1), h[cu.Library](cu.KindLibrary, 2), h[cu.Module](cu.KindModule, 3)
	v := newTraveller(t, func(w *Worker) { w.code.OpenCache(folder.path, 64<<20) })
	v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	v.run(ctx, wire.OpLibraryLoad, &wire.LibraryLoadRequest{Library: loaded, Hash: cu.FerryHash{Bytes: cache.Sum(image)}})
	v.run(ctx, wire.OpImagesKnown, &wire.ImagesKnownRequest{Hashes: []cu.FerryHash{{Bytes: cache.Sum(another)}}})
	for range 2 { // from the cache, then from the first worker
		v.move()
	}
	v.run(ctx, wire.OpLibraryKernels, &wire.LibraryKernelsRequest{Library: loaded})
	kernels := v.last()
	v.run(ctx, wire.OpModuleLoadSoon, &wire.ModuleLoadSoonRequest{Module: soon, Hash: cu.FerryHash{Bytes: cache.Sum(another)}})
	v.move()
	v.run(ctx, wire.OpLibraryKernels, &wire.LibraryKernelsRequest{Library: loaded})
	if v.last() != kernels || !strings.Contains(kernels, "616464007370696e00") {
		t.Errorf("%s, then %s", kernels, v.last())
	}
	v.run(ctx, wire.OpModuleFunctions, &wire.ModuleFunctionsRequest{Module: soon})
	if !strings.Contains(v.last(), "6b303030006b303031006b30303200") {
		t.Error(v.last())
	}
}
