package worker

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/memory"
)

const testQuota = 64 << 20

// limited is a rig under a quota. Its test code counts too.
func limited(t *testing.T, devices int) *rig {
	t.Helper()
	return rigWith(t, devices, nil, func(w *Worker) { w.page.Device(0).SetQuota(testQuota) })
}

func (r *rig) info() wire.MemInfoReply {
	r.t.Helper()
	a, err := r.MemInfo(&wire.MemInfoRequest{})
	r.ok(err)
	return a
}

// code is how many bytes the test code counts.
func (r *rig) code() uint64 { return accounting.ImageFootprint([]byte(kernels), 90) }

// TestQuotaKinds allocates each kind of memory up to the quota, one more, and again after
// freeing. At each step the session page shows the truth.
func TestQuotaKinds(t *testing.T) {
	const step = 8 << 20
	type maker func(r *rig) (free func(), err error)
	array := func(r *rig) (func(), error) {
		h := cu.Array(r.Mint(cu.KindArray))
		_, err := r.ArrayCreate_v2(&wire.ArrayCreate_v2Request{PHandle: h, PAllocateArray: cu.CUDA_ARRAY_DESCRIPTOR_v2{
			Width: 2048, Height: 1024, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1,
		}})
		return func() { r.ok(r.ArrayDestroy(&wire.ArrayDestroyRequest{HArray: h})) }, err
	}
	kinds := map[string]maker{
		"plain": func(r *rig) (func(), error) {
			at := r.place(step)
			return func() { r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at})) }, r.allocAt(at, step)
		},
		"managed": func(r *rig) (func(), error) {
			at := r.place(step)
			_, err := r.MirrorAlloc(&wire.MirrorAllocRequest{Addr: at, Size: step})
			return func() { r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at})) }, err
		},
		"pool": func(r *rig) (func(), error) {
			at := r.place(step)
			_, err := r.MemAllocAsync(&wire.MemAllocAsyncRequest{Addr: at, Size: step})
			return func() { r.ok(r.MemFreeAsync(&wire.MemFreeAsyncRequest{Addr: at})) }, err
		},
		"graph": func(r *rig) (func(), error) {
			g, at := cu.Graph(r.Mint(cu.KindGraph)), r.place(step)
			_, err := r.GraphCreate(&wire.GraphCreateRequest{PhGraph: g})
			r.ok(err)
			_, err = r.GraphAlloc(&wire.GraphAllocRequest{Graph: g, Addr: at, Size: step, Token: uint64(at)})
			return func() { r.ok(r.GraphDestroy(&wire.GraphDestroyRequest{Graph: g})) }, err
		},
		"virtual": func(r *rig) (func(), error) {
			h, err := r.create(step)
			return func() { r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h})) }, err
		},
		"virtual, mapped": func(r *rig) (func(), error) {
			h, err := r.create(step)
			if err != nil {
				return nil, err
			}
			at := r.place(step)
			_, err = r.MemMap(&wire.MemMapRequest{Ptr: at, Size: step, Handle: h})
			r.ok(err)
			r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h})) // it is held by its mapping
			return func() { _, err := r.MemUnmap(&wire.MemUnmapRequest{Ptr: at, Size: step}); r.ok(err) }, nil
		},
		"array": array,
		"array of three dimensions": func(r *rig) (func(), error) {
			h := cu.Array(r.Mint(cu.KindArray))
			_, err := r.Array3DCreate_v2(&wire.Array3DCreate_v2Request{PHandle: h, PAllocateArray: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
				Width: 256, Height: 256, Depth: 64, Format: cu.CU_AD_FORMAT_HALF, NumChannels: 1,
			}})
			return func() { r.ok(r.ArrayDestroy(&wire.ArrayDestroyRequest{HArray: h})) }, err
		},
		"mipmap": func(r *rig) (func(), error) {
			h := cu.MipmappedArray(r.Mint(cu.KindMipmappedArray))
			_, err := r.MipmappedArrayCreate(&wire.MipmappedArrayCreateRequest{PHandle: h, NumMipmapLevels: 1, PMipmappedArrayDesc: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
				Width: 2048, Height: 1024, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1,
			}})
			return func() { r.ok(r.MipmappedArrayDestroy(&wire.MipmappedArrayDestroyRequest{HMipmappedArray: h})) }, err
		},
		"module": func(r *rig) (func(), error) {
			m := cu.Module(r.Mint(cu.KindModule))
			r.upload(uint64(m), []byte(big))
			_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: uint64(m)})
			return func() { r.ok(r.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: m})) }, err
		},
		"library": func(r *rig) (func(), error) {
			l := cu.Library(r.Mint(cu.KindLibrary))
			r.upload(uint64(l), []byte(big))
			_, err := r.LibraryLoad(&wire.LibraryLoadRequest{Library: l, Blob: uint64(l)})
			return func() { r.ok(r.LibraryUnload(&wire.LibraryUnloadRequest{Library: l})) }, err
		},
	}
	for name, make := range kinds {
		t.Run(name, func(t *testing.T) {
			r := limited(t, 1)
			var frees []func()
			for {
				before := r.info()
				if before.Total != testQuota {
					t.Fatalf("the device shows %d bytes", before.Total)
				}
				free, err := make(r)
				if err != nil {
					r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
					if before.Free >= step+accounting.ArrayStep {
						t.Fatalf("refused with %d bytes left", before.Free)
					}
					break
				}
				if after := r.info(); before.Free-after.Free < step || before.Free-after.Free > step+accounting.ArrayStep {
					t.Fatalf("%d bytes of %d count %d", step, before.Free, before.Free-after.Free)
				}
				frees = append(frees, free)
			}
			if len(frees) != 7 { // the test code takes a little of the eighth
				t.Fatalf("%d of 8 MiB fit into 64", len(frees))
			}
			frees[0]()
			free, err := make(r)
			r.ok(err)
			for _, f := range append(frees[1:], free) {
				f()
			}
			r.ok(r.sync())
			if left := r.info(); left.Free != testQuota-r.code() {
				t.Errorf("%d bytes are free after all is, want %d", left.Free, testQuota-r.code())
			}
			// A thread of the pool frees.
			if !limit.Holds(func() bool { return r.devicePage(0).Use().Held == r.code() }) {
				t.Errorf("the daemon is told of %d bytes, want %d", r.devicePage(0).Use().Held, r.code())
			}
		})
	}
}

// big is code with 8 MiB of variables.
var big = `.version 8.0
.target sm_70
.address_size 64
.visible .global .align 4 .b8 much[4194304];
.const .align 4 .f32 constants[4];
.global .align 16 .v4 .f32 more[262144];
.visible .entry nothing() { ret; }
`

func (r *rig) create(size uint64) (cu.MemGenericAllocationHandle, error) {
	h := cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle))
	_, err := r.MemCreate(&wire.MemCreateRequest{Handle: h, Size: size, Prop: cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0),
	}})
	return h, err
}

// A quota lowered below what is held takes nothing away; what comes next fails,
// and goes on failing until enough was given back.
func TestQuotaLowered(t *testing.T) {
	r := limited(t, 1)
	first, second := r.alloc(16<<20), r.alloc(16<<20)
	r.devicePage(0).SetQuota(20 << 20)
	if i := r.info(); i.Free != 0 || i.Total != 20<<20 {
		t.Errorf("%+v", i)
	}
	data := pattern(3, 4096)
	r.write(first, data, 0)
	r.want(r.allocAt(r.place(memory.Granule), memory.Granule), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.expect(first, data)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: second}))
	r.ok(r.allocAt(r.place(memory.Granule), memory.Granule))
	r.want(r.allocAt(r.place(memory.Granule), memory.Granule), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.devicePage(0).SetQuota(0)
	r.alloc(2 * testQuota)
	if i := r.info(); i.Total != testMemory {
		t.Errorf("without a quota: %+v", i)
	}
}

// A client may allocate the memory that an answer promised without waiting, even if the
// quota is lowered in between: no call waits for those results.
func TestQuotaUnasked(t *testing.T) {
	r := limited(t, 1)
	at := r.place(memory.Granule)
	a, err := r.MemAlloc(&wire.MemAllocRequest{Addr: at, Size: memory.Granule})
	r.ok(err)
	if want := testQuota - r.code() - memory.Granule; a.Free != want {
		t.Fatalf("told %d, want %d", a.Free, want)
	}
	r.devicePage(0).SetQuota(memory.Granule)
	for range 8 {
		r.ok(r.MemAllocSoon(&wire.MemAllocSoonRequest{Addr: r.place(memory.Granule), Size: memory.Granule}))
	}
	r.ok(r.sync())
	r.want(r.allocAt(r.place(memory.Granule), memory.Granule), cu.CUDA_ERROR_OUT_OF_MEMORY)
	// But no more than the promise.
	r.ok(r.MemAllocSoon(&wire.MemAllocSoonRequest{Addr: r.place(testQuota), Size: testQuota}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpMemAllocSoon)
}

// Memory that was freed and is kept for the next allocation hinders none, of whatever kind
// it is.
func TestQuotaKeepsUnusedMemory(t *testing.T) {
	r := limited(t, 1)
	at := r.alloc(48 << 20)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
	r.ok(r.sync())
	if held := r.devicePage(0).Use().Held; held != r.code() {
		t.Errorf("%d bytes are said to be held", held)
	}
	h, err := r.create(48 << 20)
	r.ok(err)
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h}))
	at = r.alloc(48 << 20)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
	r.alloc(50 << 20)
}

// Memory of a context is free when the context ends, and each device has its own quota.
func TestQuotaContexts(t *testing.T) {
	r := limited(t, 2)
	other := r.retain(1)
	r.SetContext(other)
	r.alloc(2 * testQuota)
	own := cu.Context(r.Mint(cu.KindContext))
	_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: own})
	r.ok(err)
	r.SetContext(own)
	before := r.info().Free
	r.alloc(16 << 20)
	h := cu.Array(r.Mint(cu.KindArray))
	_, err = r.ArrayCreate_v2(&wire.ArrayCreate_v2Request{PHandle: h, PAllocateArray: cu.CUDA_ARRAY_DESCRIPTOR_v2{
		Width: 1024, Height: 1024, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 4,
	}})
	r.ok(err)
	setHeap := func(bytes uint64) error {
		_, err := r.CtxSetLimit(&wire.CtxSetLimitRequest{Limit: cu.CU_LIMIT_MALLOC_HEAP_SIZE, Value: bytes})
		return err
	}
	r.want(setHeap(64<<20), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(setHeap(16 << 20)) // of which every context has 8
	if used := before - r.info().Free; used != 40<<20 {
		t.Errorf("%d bytes are used, want 40 MiB", used)
	}
	_, err = r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: own})
	r.ok(err)
	r.SetContext(r.ctx)
	if free := r.info().Free; free != before {
		t.Errorf("%d bytes are free, want %d", free, before)
	}
}

// A client that gives a living name to a second object has lost the first, and
// it counts on.
func TestQuotaNameGivenTwice(t *testing.T) {
	r := limited(t, 1)
	h, err := r.create(16 << 20)
	r.ok(err)
	again := func() error {
		_, err := r.MemCreate(&wire.MemCreateRequest{Handle: h, Size: 16 << 20, Prop: cu.MemAllocationProp_v1{
			Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0),
		}})
		return err
	}
	r.ok(again())
	r.ok(again())
	r.want(again(), cu.CUDA_ERROR_OUT_OF_MEMORY)
}

// Memory the client created counts as long as a handle or a mapping holds it,
// also a handle that was asked for by address.
func TestQuotaRetained(t *testing.T) {
	r := limited(t, 1)
	before := r.info().Free
	h, err := r.create(16 << 20)
	r.ok(err)
	at := r.place(16 << 20)
	_, err = r.MemMap(&wire.MemMapRequest{Ptr: at, Size: 16 << 20, Handle: h})
	r.ok(err)
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h}))
	again, err := r.HandleRetain(&wire.HandleRetainRequest{Addr: at})
	r.ok(err)
	_, err = r.MemUnmap(&wire.MemUnmapRequest{Ptr: at, Size: 16 << 20})
	r.ok(err)
	if used := before - r.info().Free; used != 16<<20 {
		t.Errorf("%d bytes are used while there is a handle", used)
	}
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: again.Handle}))
	if used := before - r.info().Free; used != 0 {
		t.Errorf("%d bytes are used when nothing is left", used)
	}
}

// A session that opens memory that it published itself has it twice, and is charged once.
// Memory that others open counts for this session alone.
func TestQuotaShared(t *testing.T) {
	b := newBoard(t)
	r := rigWith(t, 1, nil, b.member(1), func(w *Worker) { w.page.Device(0).SetQuota(testQuota) })
	other := rigWith(t, 1, nil, b.member(2), func(w *Worker) { w.page.Device(0).SetQuota(testQuota) })
	before := r.info().Free
	h := cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle))
	_, err := r.MemCreate(&wire.MemCreateRequest{Handle: h, Size: 16 << 20, Prop: cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0), RequestedHandleTypes: cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
	}})
	r.ok(err)
	share, err := r.HandleShare(&wire.HandleShareRequest{Handle: h})
	r.ok(err)
	used := func() uint64 { return before - r.info().Free }
	open := func(r *rig) cu.MemGenericAllocationHandle {
		t.Helper()
		h := cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle))
		_, err := r.HandleOpen(&wire.HandleOpenRequest{Handle: h, Share: share.Share})
		r.ok(err)
		return h
	}
	free := other.info().Free
	open(other)
	if n := free - other.info().Free; n != 0 {
		t.Errorf("%d bytes count for who opened them", n)
	}
	mine := open(r)
	if n := used(); n != 16<<20 {
		t.Errorf("%d bytes count, opened by their owner", n)
	}
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: h}))
	if n := used(); n != 16<<20 {
		t.Errorf("%d bytes count while the second handle is there", n)
	}
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: mine}))
	if n := used(); n != 0 {
		t.Errorf("%d bytes count when both are gone", n)
	}
	mine = open(r) // it is still published
	if n := used(); n != 16<<20 {
		t.Errorf("%d bytes count, opened again", n)
	}
	r.ok(r.MemRelease(&wire.MemReleaseRequest{Handle: mine}))
	if n := used(); n != 0 {
		t.Errorf("%d bytes count in the end", n)
	}
}

// A failed call counts nothing.
func TestQuotaOfNothing(t *testing.T) {
	r := limited(t, 1)
	before := r.info().Free
	_, err := r.create(12345)
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	_, err = r.Array3DCreate_v2(&wire.Array3DCreate_v2Request{PHandle: cu.Array(r.Mint(cu.KindArray)), PAllocateArray: cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: 16, Height: 16, Format: 99, NumChannels: 1,
	}})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	m := cu.Module(r.Mint(cu.KindModule))
	r.upload(uint64(m), []byte(strings.Replace(big, "ret;", "bra nowhere;", 1)))
	if _, err = r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: uint64(m)}); err == nil {
		t.Fatal("nonsense was loaded")
	}
	if free := r.info().Free; free != before {
		t.Errorf("%d bytes are free, want %d", free, before)
	}
}

func TestSnapshotShowsTheQuota(t *testing.T) {
	r := limited(t, 2)
	a, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if a.Devices[0].TotalMem != testQuota || a.Devices[1].TotalMem != testMemory {
		t.Errorf("%d and %d bytes", a.Devices[0].TotalMem, a.Devices[1].TotalMem)
	}
}

func TestFootprints(t *testing.T) {
	f := cu.CU_AD_FORMAT_FLOAT
	for i, c := range []struct {
		d      cu.CUDA_ARRAY3D_DESCRIPTOR_v2
		levels uint32
		want   uint64
	}{
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Format: f, NumChannels: 1}, 1, 64 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 16 << 10, Format: f, NumChannels: 4}, 1, 256 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Height: 1024, Format: f, NumChannels: 1}, 1, 64 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Height: 1025, Format: f, NumChannels: 1}, 1, 128 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 512, Height: 512, Format: cu.CU_AD_FORMAT_BC1_UNORM, NumChannels: 4}, 1, 128 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 512, Height: 512, Format: cu.CU_AD_FORMAT_BC7_UNORM, NumChannels: 4}, 1, 256 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1024, Height: 1024, Format: f, NumChannels: 1}, 1 << 31, 5504 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 256, Height: 256, Depth: 6, Format: f, NumChannels: 1, Flags: accounting.ArrayCubemap}, 1, 1536 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 256, Height: 256, Depth: 8, Format: f, NumChannels: 1, Flags: accounting.ArrayLayered}, 2, 2560 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 256, Height: 256, Depth: 8, Format: f, NumChannels: 1}, 2, 2304 << 10},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1 << 20, Height: 1 << 20, Format: f, NumChannels: 1, Flags: accounting.ArraySparse}, 1, 0},
		{cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1 << 63, Height: 1 << 63, Depth: 1 << 63, Format: f, NumChannels: 4}, 9, 1 << 62},
	} {
		if got := accounting.ArrayFootprint(&c.d, c.levels); got != c.want {
			t.Errorf("%d: %d KiB, want %d", i, got>>10, c.want>>10)
		}
	}
	for text, want := range map[string]uint64{
		".global .b32 a;": 4,
		".visible .global .align 8 .u64 a[3];\n.const .f32 b = 0f0;": 28,
		"// .global .b8 x[9];\n.global .b8 a[4] = {1, 2, 3, 4};":     4,
		".global .v4 .f32 a[2][3];":                                  96,
		".entry f() { ld.global.u32 %r, [a]; }":                      0,
		fmt.Sprintf(".global .b8 a[%d];", uint64(1<<63)):             1 << 62,
	} {
		if got := accounting.Variables(text); got != want {
			t.Errorf("%s: %d bytes, want %d", text, got, want)
		}
	}
}

// A client that was promised memory gets it even if another client of the device takes all
// that is left before the command arrives: the call has returned. Memory of the host stands in.
func TestPromisedMemoryIsTaken(t *testing.T) {
	r := newRig(t)
	a, err := r.MemAlloc(&wire.MemAllocRequest{Addr: r.place(memory.Granule), Size: memory.Granule})
	r.ok(err)
	other := r.gpu.Thread()
	free, _, rc := other.MemGetInfo()
	if rc != cu.CUDA_SUCCESS {
		free = a.Free
	}
	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0)}
	taken, rc := other.MemCreate(free, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	const size = 3 * memory.Granule
	at := r.place(size)
	r.ok(r.MemAllocSoon(&wire.MemAllocSoonRequest{Addr: at, Size: size}))
	data := bytes.Repeat([]byte("it is there "), size/12)
	r.write(at, data, 0)
	if got := r.read(at, uint64(len(data))); !bytes.Equal(got, data) {
		t.Error("other bytes came back")
	}
	r.ok(r.sync())
	// A call that has an answer hears that there is none.
	r.want(r.allocAt(r.place(memory.Granule), memory.Granule), cu.CUDA_ERROR_OUT_OF_MEMORY)
	// And no more than was promised stands in.
	r.ok(r.MemAllocSoon(&wire.MemAllocSoonRequest{Addr: r.place(a.Free), Size: a.Free}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpMemAllocSoon)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
	r.ok(r.sync())
	if rc := other.MemRelease(taken); rc != cu.CUDA_SUCCESS {
		t.Error(rc)
	}
	r.ok(r.allocAt(r.place(memory.Granule), memory.Granule))
}
