package worker

import (
	"encoding/binary"
	"errors"
	"slices"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// whereabouts makes each block store the number of its multiprocessor.
const whereabouts = `
.version 8.0
.target sm_70
.address_size 64
.visible .entry where(.param .u64 p)
{
	.reg .u64 a, o; .reg .u32 s, b;
	ld.param.u64 a, [p]; mov.u32 s, %smid; mov.u32 b, %ctaid.x;
	mul.wide.u32 o, b, 4; add.u64 a, a, o; st.global.u32 [a], s;
	ret;
}
`

const manyBlocks = 300

// keptTo restricts the client to groups of multiprocessors.
func keptTo(t *testing.T, parts map[int][]int) func(*Worker) {
	return func(w *Worker) {
		if err := w.gpu.SetPartitions(parts); err != nil {
			t.Error(err)
		}
	}
}

// where returns which multiprocessors a kernel on a stream of the current context had: how
// many, the first and the last.
func (r *rig) where(s cu.Stream) [3]int {
	r.t.Helper()
	was := r.module
	r.module = r.load(whereabouts)
	at := r.alloc(4 * manyBlocks)
	r.launch(r.function("where"), manyBlocks, 1, s, at)
	_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
	r.ok(err)
	var list []int
	for b := r.read(at, 4*manyBlocks); len(b) > 0; b = b[4:] {
		list = append(list, int(binary.LittleEndian.Uint32(b)))
	}
	slices.Sort(list)
	list = slices.Compact(list)
	r.module = was
	return [3]int{len(list), list[0], list[len(list)-1]}
}

func (r *rig) newContext(dev cu.Device) cu.Context {
	r.t.Helper()
	c := cu.Context(r.Mint(cu.KindContext))
	_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: c, Dev: dev})
	r.ok(err)
	return c
}

// A client with a partition sees a device of that size, and none of its calls puts a kernel
// anywhere else.
func TestPart(t *testing.T) {
	r := rigWith(t, 2, nil, keptTo(t, map[int][]int{0: {2, 3, 4, 5}, 1: nil}))
	mine := [3]int{32, 16, 47}
	a, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	for i, want := range []int32{32, 132} {
		if n := a.Devices[i].Attributes[cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT]; n != want {
			t.Errorf("device %d has %d multiprocessors, want %d", i, n, want)
		}
	}
	places := func(what string, ctx cu.Context, want [3]int) {
		t.Helper()
		r.SetContext(ctx)
		for _, s := range []cu.Stream{0, r.stream(0), r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))} {
			if got := r.where(s); got != want {
				t.Errorf("%s, stream %#x: blocks on %v, want %v", what, s, got, want)
			}
		}
	}
	places("primary context", r.ctx, mine)
	places("created context", r.newContext(0), mine)
	places("the other device", r.retain(1), [3]int{132, 0, 131})

	// Its own green contexts are parts of the partition.
	r.SetContext(r.ctx)
	whole := r.devResource()
	if whole.Anon0[0] != 32 {
		t.Errorf("there are %d multiprocessors to divide", whole.Anon0[0])
	}
	_, err = r.splitSMs(whole, 1, 40)
	r.want(err, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
	parts, err := r.splitSMs(whole, 2, 16)
	r.ok(err)
	d, err := r.desc(parts[1])
	r.ok(err)
	g, c := cu.GreenCtx(r.Mint(cu.KindGreenCtx)), cu.Context(r.Mint(cu.KindContext))
	_, err = r.GreenCreate(&wire.GreenCreateRequest{Green: g, Ctx: c, Desc: d, Flags: uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)})
	r.ok(err)
	places("green context", c, [3]int{16, 32, 47})

	// A cooperative kernel has to fit on the partition.
	r.SetContext(r.ctx)
	add, at := r.function("add"), r.alloc(4096)
	cooperative := func(blocks uint32) error {
		r.ok(r.Launch(&wire.LaunchRequest{
			Func: add, GridX: blocks, GridY: 1, GridZ: 1, BlockX: 1024, BlockY: 1, BlockZ: 1, Params: block(at, uint32(4), uint32(1)),
			Attributes: []cu.LaunchAttribute{{Id: cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE, Value: cu.LaunchAttributeValue{1}}},
		}))
		return r.sync()
	}
	r.ok(cooperative(64))
	r.wantAsync(cooperative(66), cu.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, wire.OpLaunch)
}

// Objects made in a context with a partition live in the real primary context: the worker
// ends them with the context, and leaves objects of other contexts.
func TestPartContextsEnd(t *testing.T) {
	r := rigWith(t, 1, nil, keptTo(t, map[int][]int{0: {0}}))
	<-r.ready
	view := r.gpu.Thread() // the other view belongs to the command loop
	defer view.Leave()
	active := func(want int32) {
		t.Helper()
		if _, n, _ := view.DevicePrimaryCtxGetState(0); n != want {
			t.Errorf("the primary context is active: %d, want %d", n, want)
		}
	}
	mine, kept := r.newContext(0), r.alloc(4096)
	r.write(kept, pattern(1, 4096), 0)
	r.SetContext(mine)
	module, stream := r.load(kernels), r.stream(0)
	event := cu.Event(r.Mint(cu.KindEvent))
	r.ok(r.EventCreate(&wire.EventCreateRequest{PhEvent: event}))
	r.ok(r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: event, HStream: stream}))
	r.write(r.alloc(4096), pattern(2, 4096), stream)
	_, err := r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: mine})
	r.ok(err)
	real := func(kind cu.Kind, h uint64) uint64 { v, _ := r.w.s.Handles.Real(kind, h); return v }
	realModule, realEvent, realStream := real(cu.KindModule, uint64(module)), real(cu.KindEvent, uint64(event)), real(cu.KindStream, uint64(stream))
	_, err = r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: mine})
	r.ok(err)
	for what, rc := range map[string]cu.Result{
		"module": view.ModuleUnload(cu.Module(realModule)),
		"event":  view.EventDestroy(cu.Event(realEvent)),
		"stream": view.StreamDestroy(cu.Stream(realStream)),
	} {
		if rc == cu.CUDA_SUCCESS {
			t.Errorf("the %s outlived its context", what)
		}
	}
	r.SetContext(r.ctx)
	r.expect(kept, pattern(1, 4096))
	r.ok(r.sync())

	// A reset takes the client's own green contexts along, and the next life is new.
	d, err := r.desc(r.devResource())
	r.ok(err)
	g, c := cu.GreenCtx(r.Mint(cu.KindGreenCtx)), cu.Context(r.Mint(cu.KindContext))
	_, err = r.GreenCreate(&wire.GreenCreateRequest{Green: g, Ctx: c, Desc: d, Flags: uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)})
	r.ok(err)
	active(1)
	_, err = r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx})
	r.ok(err)
	active(0)
	if n := r.devResource().Anon0[0]; n != 8 { // without a context
		t.Errorf("there are %d multiprocessors to divide", n)
	}
	active(0)
	r.ctx = r.retain(0)
	r.SetContext(r.ctx)
	r.module = r.load(kernels)
	at := r.alloc(16)
	r.launch(r.function("add"), 1, 4, 0, at, uint32(4), uint32(3))
	r.ok(r.sync())
	r.ok(r.PrimaryRelease(&wire.PrimaryReleaseRequest{Ctx: r.ctx}))
	_, err = r.Snapshot(&wire.SnapshotRequest{}) // behind it
	r.ok(err)
	active(0)
}

// A reset leaves the client in its part. A fault stays in every context of the part, and
// no other can be made after the last of them.
func TestPartAfterAFault(t *testing.T) {
	r := rigWith(t, 1, nil, keptTo(t, map[int][]int{0: {15}}))
	if _, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx}); err != nil {
		t.Fatal(err)
	}
	r.ctx = r.retain(0)
	r.SetContext(r.ctx)
	if got := r.where(0); got != [3]int{8, 120, 127} {
		t.Errorf("blocks on %v", got)
	}
	r.module = r.load(kernels)
	r.launch(r.function("fail"), 1, 1, 0)
	if err := r.sync(); !errors.Is(err, cu.CUDA_ERROR_LAUNCH_FAILED) {
		t.Fatalf("%v", err)
	}
	if _, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx}); err != nil && !errors.Is(err, cu.CUDA_ERROR_LAUNCH_FAILED) {
		t.Fatal(err)
	}
	_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: r.ctx})
	r.want(err, cu.CUDA_ERROR_DEVICE_UNAVAILABLE)
}

// An older driver has no green contexts.
type ungreen struct{ device.Device }

func (ungreen) DeviceGetDevResource(cu.Device, cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	return cu.DevResource_v1{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

// An H200 makes one group of 8 fewer than would fit.
type silicon struct{ device.Device }

func (s silicon) DevSmResourceSplitByCount(groups uint32, from *cu.DevResource_v1, flags, least uint32) ([]cu.DevResource_v1, uint32, cu.DevResource_v1, cu.Result) {
	list, n, rest, rc := s.Device.DevSmResourceSplitByCount(groups, from, flags, least)
	if least == 8 {
		n = min(n, 15)
		list = list[:min(len(list), 15)]
	}
	return list, n, rest, rc
}

func TestGroupsLeaveLittleOver(t *testing.T) {
	soft := newRig(t).gpu.Thread()
	defer soft.Leave()
	for name, c := range map[string]struct {
		dev         device.Device
		size, count int
	}{"as the software GPU": {soft, 8, 16}, "as an H200": {silicon{soft}, 16, 8}, "an old driver": {ungreen{soft}, 0, 0}} {
		if size, n := gpu.CountGroups(c.dev, 0); size != c.size || n != c.count {
			t.Errorf("%s: %d groups of %d, want %d of %d", name, n, size, c.count, c.size)
		}
	}
	if p, err := gpu.NewPartition(silicon{soft}, 0, []int{3, 7}); err != nil || p.SMs != 32 {
		t.Errorf("two groups: %+v, %v", p, err)
	}
}

func TestPartsThatCannotBe(t *testing.T) {
	rigWith(t, 1, nil, func(w *Worker) {
		for name, parts := range map[string]map[int][]int{
			"no such group": {0: {16}}, "a negative one": {0: {-1}}, "one group twice": {0: {1, 1}}, "a device that was not counted": {1: {0}},
		} {
			if err := w.gpu.SetPartitions(parts); err == nil {
				t.Errorf("%s: a part was made", name)
			}
		}
		real := w.dev.(*swapped).Device
		swap(w, ungreen{real})
		if err := w.gpu.SetPartitions(map[int][]int{0: {0}}); !errors.Is(err, gpu.ErrNoGreen) {
			t.Errorf("without green contexts: %v", err)
		}
		swap(w, real)
		w.gpu.Partitions = nil
	})
}
