package worker

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/pierrec/lz4/v4"

	"ferry/api/cu"
	"ferry/client"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/gpu"
)

func TestLaunch(t *testing.T) {
	r := newRig(t)
	const n = 1000
	at := r.alloc(4 * n)
	r.ok(r.MemsetD32Async(&wire.MemsetD32AsyncRequest{DstDevice: at, Ui: 5, N: n}))
	r.launch(r.function("add"), 4, 256, 0, at, uint32(n), uint32(37))
	got := r.read(at, 4*n)
	for i := range n {
		if v := binary.LittleEndian.Uint32(got[4*i:]); v != 42 {
			t.Fatalf("element %d is %d", i, v)
		}
	}
}

// The error of a command without an answer comes with the next answer, once,
// with the command's name; of several, the first.
func TestAsyncErrorsAreLatched(t *testing.T) {
	r := newRig(t)
	add := r.function("add")
	at := r.alloc(4)
	tests := []struct {
		name string
		send func() error
		rc   cu.Result
		op   wire.Op
	}{
		{"function of nobody", func() error { return r.Launch(&wire.LaunchRequest{Func: 123}) }, cu.CUDA_ERROR_INVALID_HANDLE, wire.OpLaunch},
		{"no function", func() error { return r.Launch(&wire.LaunchRequest{}) }, cu.CUDA_ERROR_INVALID_HANDLE, wire.OpLaunch},
		{"no threads", func() error {
			return r.Launch(&wire.LaunchRequest{Func: add, GridX: 1, GridY: 1, GridZ: 1, Params: block(at, uint32(1), uint32(1))})
		}, cu.CUDA_ERROR_INVALID_VALUE, wire.OpLaunch},
		{"too few parameters", func() error {
			return r.Launch(&wire.LaunchRequest{Func: add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(at)})
		}, cu.CUDA_ERROR_INVALID_VALUE, wire.OpLaunch},
		{"an attribute with a pointer", func() error {
			return r.Launch(&wire.LaunchRequest{
				Func: add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(at, uint32(1), uint32(1)),
				Attributes: []cu.LaunchAttribute{{Id: cu.CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE}},
			})
		}, cu.CUDA_ERROR_NOT_SUPPORTED, wire.OpLaunch},
		{"an attribute with an event of nobody", func() error {
			a := cu.LaunchAttribute{Id: cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT}
			cu.Bytes(&a.Value)[0] = 77
			return r.Launch(&wire.LaunchRequest{
				Func: add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(at, uint32(1), uint32(1)),
				Attributes: []cu.LaunchAttribute{a},
			})
		}, cu.CUDA_ERROR_INVALID_HANDLE, wire.OpLaunch},
		{"stream of nobody", func() error {
			return r.MemsetD8Async(&wire.MemsetD8AsyncRequest{DstDevice: at, N: 1, HStream: 99})
		}, cu.CUDA_ERROR_INVALID_HANDLE, wire.OpMemsetD8Async},
		{"event of nobody", func() error {
			return r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: 99})
		}, cu.CUDA_ERROR_INVALID_HANDLE, wire.OpEventRecordWithFlags},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r.ok(tt.send())
			r.ok(r.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: 1})) // fails too, but later
			a, err := r.MemInfo(&wire.MemInfoRequest{})
			r.ok(err) // a question that has nothing to do with it is answered
			if a.Total != testMemory {
				t.Errorf("the wrong answer: %+v", a)
			}
			r.wantAsync(r.sync(), tt.rc, tt.op) // the first, by the first call that waits
			r.ok(r.sync())                      // once
			if !strings.Contains(r.log.String(), tt.op.String()) {
				t.Error("the log does not name the command")
			}
		})
	}
	// A call that fails itself brings both.
	r.ok(r.Launch(&wire.LaunchRequest{}))
	_, err := r.StreamQuery(&wire.StreamQueryRequest{HStream: 99})
	if !errors.Is(err, client.ErrAsync) || !strings.Contains(err.Error(), "cuStreamQuery") {
		t.Errorf("%v", err)
	}
	r.ok(r.sync())
}

// A kernel's fault stays with its context until that ends; then the program gets no
// other, as with the driver.
func TestFaultIsSticky(t *testing.T) {
	r := newRig(t)
	at := r.alloc(4)
	r.launch(r.function("fail"), 1, 1, 0)
	r.want(r.sync(), cu.CUDA_ERROR_LAUNCH_FAILED)
	if _, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 4, Width: 4, Rows: 1}); err == nil {
		t.Error("a context that failed still copies")
	}
	_, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx})
	r.ok(err)
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: r.ctx})
	r.want(err, cu.CUDA_ERROR_DEVICE_UNAVAILABLE)
}

// What was allocated goes with its context, and its address can be had again.
func TestAllocateAfterReset(t *testing.T) {
	r := newRig(t)
	at := r.alloc(4)
	_, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx})
	r.ok(err)
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: r.ctx})
	r.ok(err)
	r.ok(r.sync())
	r.ok(r.allocAt(at, 4))
	r.ok(r.sync())
}

func TestUnknownHandles(t *testing.T) {
	r := newRig(t)
	stale := r.stream(0)
	r.ok(r.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: stale}))
	event := cu.Event(r.Mint(cu.KindEvent))
	r.ok(r.EventCreate(&wire.EventCreateRequest{PhEvent: event}))
	never := r.Mint(cu.KindModule)
	tests := []struct {
		name string
		call func() error
		rc   cu.Result
	}{
		{"stale stream", func() error {
			_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: stale})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"event as stream", func() error {
			_, err := r.StreamQuery(&wire.StreamQueryRequest{HStream: cu.Stream(event)})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"stream as event", func() error {
			_, err := r.EventQuery(&wire.EventQueryRequest{HEvent: cu.Event(stale)})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"event of nobody", func() error {
			_, err := r.EventSynchronize(&wire.EventSynchronizeRequest{HEvent: 4711})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"event of another generation", func() error {
			_, err := r.EventSynchronize(&wire.EventSynchronizeRequest{HEvent: event ^ 1<<32})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"module that never was", func() error {
			_, err := r.ModuleFunctions(&wire.ModuleFunctionsRequest{Module: cu.Module(never)})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"copy from a stale stream", func() error {
			_, err := r.CopyOutData(&wire.CopyOutRequest{Src: testBase, Pitch: 4, Width: 4, Rows: 1, Stream: stale})
			return err
		}, cu.CUDA_ERROR_INVALID_HANDLE},
		{"context of nobody", func() error {
			_, err := r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: 4711})
			return err
		}, cu.CUDA_ERROR_INVALID_CONTEXT},
		{"context of another generation", func() error {
			_, err := r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: r.ctx ^ 1<<32})
			return err
		}, cu.CUDA_ERROR_INVALID_CONTEXT},
		{"index of a context, but no handle", func() error {
			_, err := r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: cu.Context(uint32(r.ctx))})
			return err
		}, cu.CUDA_ERROR_INVALID_CONTEXT},
		{"primary context as another", func() error {
			_, err := r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: r.ctx})
			return err
		}, cu.CUDA_ERROR_INVALID_CONTEXT},
		{"function that is not there", func() error {
			f := cu.Function(r.Mint(cu.KindFunction))
			_, err := r.ModuleGetFunction(&wire.ModuleGetFunctionRequest{Func: f, Module: r.module, Name: "nobody"})
			return err
		}, cu.CUDA_ERROR_NOT_FOUND},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { r.want(tt.call(), tt.rc) })
	}
	r.ok(r.sync())
}

func TestContexts(t *testing.T) {
	r := rigWith(t, 2, nil)
	second := r.retain(1)
	made := cu.Context(r.Mint(cu.KindContext))
	_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: made, Dev: 1})
	r.ok(err)
	_, err = r.CtxCreate(&wire.CtxCreateRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: 2})
	r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: -1})
	r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)

	// Memory and streams of each, ended with it and only with it.
	streams := map[cu.Context]cu.Stream{}
	places := map[cu.Context]cu.Deviceptr{}
	for i, c := range []cu.Context{r.ctx, second, made} {
		r.SetContext(c)
		streams[c] = r.stream(0)
		places[c] = r.alloc(4096)
		r.write(places[c], pattern(uint32(i), 4096), streams[c])
	}
	r.SetContext(r.ctx)
	for i, c := range []cu.Context{r.ctx, second, made} {
		// A stream may be waited for and copied from whatever is current.
		_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: streams[c]})
		r.ok(err)
		for _, n := range []uint64{4096, 100} {
			got, err := r.CopyOutData(&wire.CopyOutRequest{Src: places[c], Pitch: n, Width: n, Rows: 1, Stream: streams[c]})
			r.ok(err)
			if !bytes.Equal(got, pattern(uint32(i), 4096)[:n]) {
				t.Errorf("context %d: other data", i)
			}
		}
		r.write(places[c], pattern(uint32(i+7), 4096), streams[c])
	}
	r.ok(r.sync())

	_, err = r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: made})
	r.ok(err)
	r.ok(r.PrimaryRelease(&wire.PrimaryReleaseRequest{Ctx: second}))
	for _, c := range []cu.Context{second, made} {
		_, err := r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: c})
		r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
		_, err = r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: streams[c]})
		r.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
		r.ok(r.allocAt(places[c], 4096)) // the place is free again
	}
	r.expect(places[r.ctx], pattern(7, 4096))
	_, err = r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: streams[r.ctx]})
	r.ok(err)

	// Retained again under its old name.
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: second, Dev: 1})
	r.ok(err)
	r.SetContext(second)
	r.stream(0)
	_, err = r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: second})
	r.ok(err)
}

// The first use of a context's stream may come while another is current.
func TestStreamOfAnotherContext(t *testing.T) {
	uses := map[string]func(r *rig, s cu.Stream, at cu.Deviceptr) error{
		"wait": func(r *rig, s cu.Stream, _ cu.Deviceptr) error {
			_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
			return err
		},
		"copy in": func(r *rig, s cu.Stream, at cu.Deviceptr) error {
			return r.CopyIn(&wire.CopyInRequest{Dst: at, Pitch: 8, Width: 8, Rows: 1, Stream: s, Data: make([]byte, 8)})
		},
		"copy out": func(r *rig, s cu.Stream, at cu.Deviceptr) error {
			_, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 8, Width: 8, Rows: 1, Stream: s})
			return err
		},
		"large copy out": func(r *rig, s cu.Stream, at cu.Deviceptr) error {
			_, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 2 * gpu.Piece, Width: 2 * gpu.Piece, Rows: 1, Stream: s})
			return err
		},
	}
	for name, use := range uses {
		t.Run(name, func(t *testing.T) {
			r := rigWith(t, 2, nil)
			at := r.alloc(2 * gpu.Piece)
			r.SetContext(r.retain(1))
			s := r.stream(0)
			r.SetContext(r.ctx)
			r.ok(use(r, s, at))
			r.ok(r.sync())
		})
	}
}

// Memory freed in a stream's order is there until the stream has passed.
func TestFreeInStreamOrder(t *testing.T) {
	r := newRig(t)
	flag := r.alloc(4)
	s := r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	const n = 200
	base := r.place(n * 512)
	spin, add := r.function("spin"), r.function("add")
	var list []cu.Deviceptr
	for i := range n {
		at := base + cu.Deviceptr(i*512)
		_, err := r.MemAllocAsync(&wire.MemAllocAsyncRequest{Addr: at, Size: 512, Stream: s})
		r.ok(err)
		list = append(list, at)
	}
	r.launch(spin, 1, 1, s, flag)
	for _, at := range list {
		r.launch(add, 1, 128, s, at, uint32(128), uint32(1)) // faults if the memory is gone
		r.ok(r.MemFreeAsync(&wire.MemFreeAsyncRequest{Addr: at, Stream: s}))
	}
	_, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if got := r.waiting(true); got < n-1 {
		t.Errorf("%d of %d frees wait in line", got, n)
	}
	r.ok(r.MemFreeAsync(&wire.MemFreeAsyncRequest{Addr: list[0], Stream: s}))
	r.release(flag)
	_, err = r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
	r.wantAsync(err, cu.CUDA_ERROR_INVALID_VALUE, wire.OpMemFreeAsync)
	r.ok(r.sync())
	for _, at := range list {
		_, err := r.MemAllocAsync(&wire.MemAllocAsyncRequest{Addr: at, Size: 512, Stream: s})
		r.ok(err)
	}
}

// The end of a context waits for its own work, not for another's.
func TestContextEndsWhileAnotherIsBusy(t *testing.T) {
	r := rigWith(t, 2, nil)
	flag, victim := r.alloc(4), r.alloc(64)
	other := r.retain(1)
	r.launch(r.function("spin"), 1, 1, 0, flag)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: victim})) // waits for the kernel
	done := make(chan error, 1)
	go func() {
		_, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: other})
		done <- err
	}()
	select {
	case err := <-done:
		r.ok(err)
	case <-limit.After():
		t.Fatal("it waits for a kernel of another context")
	}
	r.release(flag)
	r.ok(r.sync())
}

func TestModules(t *testing.T) {
	r := newRig(t)
	a, err := r.ModuleFunctions(&wire.ModuleFunctionsRequest{Module: r.module})
	r.ok(err)
	if names := strings.Split(string(a.Names), "\x00"); len(names) != 4 || names[3] != "" {
		t.Errorf("%q", names)
	}
	f := cu.Function(r.Mint(cu.KindFunction))
	got, err := r.ModuleGetFunction(&wire.ModuleGetFunctionRequest{Func: f, Module: r.module, Name: "add"})
	r.ok(err)
	want := []cu.FerryParam{{Offset: 0, Size: 8}, {Offset: 8, Size: 4}, {Offset: 12, Size: 4}}
	if got.Info.ParamBytes != 16 || got.Info.ParamCount != 3 || fmt.Sprint(got.Layout) != fmt.Sprint(want) {
		t.Errorf("%+v", got)
	}
	if n := got.Info.Attributes[cu.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK]; n != 1024 {
		t.Errorf("%d threads at most", n)
	}
	global, err := r.ModuleVariable(&wire.ModuleVariableRequest{Module: r.module, Name: "total"})
	r.ok(err)
	if global.Size != 4 || !r.windows.Server.Contains(uint64(global.Addr), 4) {
		t.Errorf("%+v", global)
	}
	r.ok(r.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: r.module}))
	r.ok(r.sync())
	_, err = r.ModuleFunctions(&wire.ModuleFunctionsRequest{Module: r.module})
	r.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
}

// The log of a compiler comes back with its refusal.
func TestLoadFailures(t *testing.T) {
	r := newRig(t)
	bad := strings.Replace(kernels, "setp.ge.u32 %p", "setp.ge.u32 ) nonsense", 1)
	m := cu.Module(r.Mint(cu.KindModule))
	r.upload(1, []byte(bad))
	a, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: 1})
	r.want(err, cu.CUDA_ERROR_INVALID_PTX)
	if !strings.Contains(string(a.Errors), "ptx:17:14") {
		t.Errorf("the log is %q", a.Errors)
	}
	_, err = r.ModuleFunctions(&wire.ModuleFunctionsRequest{Module: m})
	r.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
	r.upload(2, []byte(bad))
	b, err := r.LibraryLoad(&wire.LibraryLoadRequest{Library: cu.Library(r.Mint(cu.KindLibrary)), Blob: 2})
	if err == nil && len(b.Errors) == 0 {
		t.Error("a library that cannot be compiled was loaded without a word")
	}
	if !strings.Contains(r.log.String(), "image refused") {
		t.Error("the log does not say that an image was refused")
	}
	for name, image := range map[string][]byte{"noise": pattern(1, 5000), "an ELF that ends": []byte("\x7fELF\x02\x01"), "one byte": {0}} {
		t.Run(name, func(t *testing.T) {
			r.upload(3, image)
			_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: cu.Module(r.Mint(cu.KindModule)), Blob: 3})
			if err == nil {
				t.Error("it was loaded")
			}
		})
	}
	r.ok(r.sync())
}

func TestBlobs(t *testing.T) {
	r := newRig(t)
	use := func(blob uint64) error {
		_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: cu.Module(r.Mint(cu.KindModule)), Blob: blob})
		return err
	}
	r.want(use(1), cu.CUDA_ERROR_INVALID_VALUE) // never uploaded
	r.upload(2, []byte(kernels))
	r.ok(use(2))
	r.want(use(2), cu.CUDA_ERROR_INVALID_VALUE) // used up

	post := func(blob, total uint64, data []byte) error {
		t.Helper()
		r.ok(r.Blob(&wire.BlobRequest{Blob: blob, Total: total, Data: data}))
		return r.sync()
	}
	r.ok(post(3, 10, []byte("12345")))
	r.want(use(3), cu.CUDA_ERROR_INVALID_VALUE) // not complete, and gone
	r.ok(post(3, 2, []byte("12")))
	r.wantAsync(post(3, 2, []byte("3")), cu.CUDA_ERROR_INVALID_VALUE, wire.OpBlob) // overfull
	_ = use(3)

	// Packed pieces, among others.
	half := len(kernels) / 2
	packed := make([]byte, lz4.CompressBlockBound(half))
	n, err := lz4.CompressBlock([]byte(kernels)[:half], packed, nil)
	if err != nil || n == 0 {
		t.Fatal(n, err)
	}
	r.ok(r.BlobPacked(&wire.BlobPackedRequest{Blob: 3, Total: uint64(len(kernels)), Size: uint64(half), Data: packed[:n]}))
	r.ok(post(3, uint64(len(kernels)), []byte(kernels)[half:]))
	r.ok(use(3))
	for _, bad := range []wire.BlobPackedRequest{
		{Size: uint64(half) + 1, Data: packed[:n]},
		{Size: uint64(half) - 1, Data: packed[:n]},
		{Size: uint64(half), Data: packed[:n-1]},
		{Size: 0, Data: packed[:n]},
		{Size: 1},
		{Size: wire.LaneChunk + 1, Data: packed[:n]},
		{Size: 1 << 63, Data: packed[:n]},
		{Size: 100, Data: []byte{0x0f, 1, 0, 255, 255, 255}},
	} {
		bad.Blob, bad.Total = 3, 1<<20
		r.ok(r.BlobPacked(&bad))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpBlobPacked)
	}

	// Limits: on one, on all, on their number; and what failed does not count.
	r.wantAsync(post(4, code.MaxUploads+1, nil), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
	r.wantAsync(post(4, ^uint64(0), nil), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
	for range 5 {
		r.wantAsync(post(5, 1, []byte("123")), cu.CUDA_ERROR_INVALID_VALUE, wire.OpBlob)
		_ = use(5)
	}
	r.ok(post(6, code.MaxUploads-1, nil))
	r.ok(post(7, 1, nil))
	r.wantAsync(post(8, 1, nil), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
	_ = use(6)
	r.ok(post(8, 1, []byte("x")))
	_, _ = use(7), use(8)
	for i := range uint64(1024) {
		r.ok(r.Blob(&wire.BlobRequest{Blob: 100 + i, Total: 1}))
	}
	r.ok(r.sync())
	r.wantAsync(post(99, 1, nil), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
}

// Copies that no call waits for have been sent when a wait that covers them is answered.
func TestDetachedCopiesComeBeforeTheWait(t *testing.T) {
	c := newRaw(t)
	const size = 3*gpu.Piece + 17
	ctx := c.open(size)
	id := uint32(10)
	for round := range 30 {
		fill := uint8(round + 1)
		n := uint64(size)
		if round%3 == 1 {
			n = 100 // small ones are sent another way
		}
		c.write(command(wire.OpMemsetD8Async, 0, 0, 1, &wire.MemsetD8AsyncRequest{DstDevice: testBase, Uc: fill, N: size}))
		c.write(command(wire.OpCopyOutLater, id, 0, 1, &wire.CopyOutLaterRequest{Src: testBase, Pitch: n, Width: n, Rows: 1}))
		if round%2 == 0 {
			c.write(command(wire.OpStreamSynchronize, id+1, 0, 1, &wire.StreamSynchronizeRequest{}))
		} else {
			c.write(command(wire.OpCtxSynchronize, id+1, 0, 1, &wire.CtxSynchronizeRequest{Ctx: ctx}))
		}
		var data []byte
		replied := false
		for {
			h, body := c.frame()
			if h.ID == id+1 {
				break
			}
			if replied {
				t.Fatalf("round %d: a frame of kind %d after the reply", round, h.Op)
			}
			if replied = h.Op == wire.AnsReply; !replied {
				data = append(data, body...)
			}
		}
		if !replied || !bytes.Equal(data, bytes.Repeat([]byte{fill}, int(n))) {
			t.Fatalf("round %d: the wait was answered after %d of %d bytes, reply %v", round, len(data), n, replied)
		}
		id += 2
	}
}

// A client need not read while none of its calls waits: data that came back meanwhile never
// holds up a client that only sends.
func TestClientThatDoesNotRead(t *testing.T) {
	for _, n := range []uint64{100, 64 << 10, 2 * gpu.Piece} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			c := newRaw(t)
			c.open(n)
			const copies = 300
			memset := command(wire.OpMemsetD8Async, 0, 0, 1, &wire.MemsetD8AsyncRequest{DstDevice: testBase, N: n})
			count := uint32(0)
			for total := uint64(0); count < copies && total < 24<<20 || count < 8; count++ {
				q := &wire.CopyOutLaterRequest{Src: testBase, Pitch: n, Width: n, Rows: 1}
				if count%5 == 4 {
					q.Src += cu.Deviceptr(n) // refused, which must not hold it up either
				}
				c.write(command(wire.OpCopyOutLater, 10+count, 0, 1, q))
				c.write(bytes.Repeat(memset, 100)) // in all far more than a socket holds
				total += n
			}
			c.write(command(wire.OpCtxSynchronize, 9, 0, 1, &wire.CtxSynchronizeRequest{Ctx: 0x7e<<56 | cu.Context(cu.KindContext)<<48 | 1}))
			if n >= 64<<10 { // deliveries wait in one sequence, not in a thread each
				want := int(count)*4/5 - 16
				for start := time.Now(); c.waiting(false) < want && time.Since(start) < patient; {
					time.Sleep(time.Millisecond)
				}
				if got := c.waiting(false); got < want {
					t.Errorf("%d of %d deliveries wait in line", got, count)
				}
			}
			bytesOf, failed, synced := map[uint32]uint64{}, false, false
			for replies := uint32(0); replies < count || !synced; {
				h, body := c.frame()
				if h.Op == wire.AnsData {
					bytesOf[h.ID] += uint64(len(body))
					continue
				}
				fixed, _, err := wire.ParseReply(body)
				if err != nil {
					t.Fatal(err)
				}
				failed = failed || fixed.Async == cu.CUDA_ERROR_INVALID_VALUE && fixed.AsyncOp == wire.OpCopyOutLater
				if h.ID == 9 {
					if synced = true; !failed {
						t.Error("the wait was answered before the error of a copy came")
					}
					continue
				}
				replies++
			}
			for i := range count {
				if want := n; i%5 != 4 && bytesOf[10+i] != want {
					t.Errorf("copy %d brought %d bytes", i, bytesOf[10+i])
				}
			}
		})
	}
}

// saying is code whose kernel prints.
const saying = `
.version 8.0
.target sm_70
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.global .align 1 .b8 hello[4] = {104, 105, 10, 0};
.visible .entry say()
{
	.reg .b64 %d<3>;
	mov.u64 %d1, hello;
	cvta.global.u64 %d1, %d1;
	mov.u64 %d2, 0;
	{
	.param .b64 p0; st.param.b64 [p0], %d1;
	.param .b64 p1; st.param.b64 [p1], %d2;
	.param .b32 back;
	call.uni (back), vprintf, (p0, p1);
	}
	ret;
}
`

// Text that kernels print comes before the answer of the wait for them.
func TestOutputComesBeforeTheAnswer(t *testing.T) {
	var mu sync.Mutex
	var text []byte
	r := rigWith(t, 1, func(b []byte) {
		mu.Lock()
		defer mu.Unlock()
		text = append(text, b...)
	})
	r.module = r.load(saying)
	say := r.function("say")
	for i := range 20 {
		r.launch(say, 1, 3, 0)
		r.ok(r.sync())
		mu.Lock()
		got := string(text)
		mu.Unlock()
		if got != strings.Repeat("hi\n", 3*(i+1)) {
			t.Fatalf("after %d waits: %q", i+1, got)
		}
	}
}

// Waiting for one stream holds up neither commands nor waits of others.
func TestWaitsDoNotHoldUpOthers(t *testing.T) {
	r := newRig(t)
	flag, at := r.alloc(4), r.alloc(64)
	slow, quick := r.stream(uint32(cu.CU_STREAM_NON_BLOCKING)), r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	event := cu.Event(r.Mint(cu.KindEvent))
	r.ok(r.EventCreate(&wire.EventCreateRequest{PhEvent: event, Flags: uint32(cu.CU_EVENT_DISABLE_TIMING)}))
	r.launch(r.function("spin"), 1, 1, slow, flag)
	r.ok(r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: event, HStream: slow}))
	waits := make(chan error, 4)
	go func() {
		_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: slow})
		waits <- err
	}()
	go func() {
		_, err := r.EventSynchronize(&wire.EventSynchronizeRequest{HEvent: event})
		waits <- err
	}()
	go func() { waits <- r.sync() }()
	go func() {
		_, err := r.CopyOutData(&wire.CopyOutRequest{Src: flag, Pitch: 4, Width: 4, Rows: 1, Stream: slow})
		waits <- err
	}()
	for i := range 50 {
		data := pattern(uint32(i), 64)
		r.write(at, data, quick)
		_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: quick})
		r.ok(err)
		got, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 64, Width: 64, Rows: 1, Stream: quick})
		r.ok(err)
		if !bytes.Equal(got, data) {
			t.Fatal("other data")
		}
	}
	_, err := r.StreamQuery(&wire.StreamQueryRequest{HStream: slow})
	r.want(err, cu.CUDA_ERROR_NOT_READY)
	select {
	case err := <-waits:
		t.Fatalf("a wait for a spinning kernel ended: %v", err)
	default:
	}
	r.release(flag)
	for range 4 {
		select {
		case err := <-waits:
			r.ok(err)
		case <-limit.After():
			t.Fatal("a wait does not end")
		}
	}
}

// Many threads of one client, each with its own stream and memory.
func TestHammer(t *testing.T) {
	r := newRig(t)
	add := r.function("add")
	const goroutines, n = 8, 3000
	var places [goroutines]cu.Deviceptr
	for g := range places {
		places[g] = r.place(4 * n)
	}
	scratch := r.place(goroutines * 256)
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			if err := hammer(r, add, places[g], scratch+cu.Deviceptr(g*256), n, uint32(g)); err != nil {
				t.Errorf("goroutine %d: %v", g, err)
			}
		})
	}
	wg.Wait()
	r.ok(r.sync())
}

func hammer(r *rig, add cu.Function, at, small cu.Deviceptr, n int, seed uint32) error {
	var failed error
	try := func(err error) {
		if failed == nil && err != nil {
			failed = err
		}
	}
	s := cu.Stream(r.Mint(cu.KindStream))
	try(r.StreamCreateWithPriority(&wire.StreamCreateWithPriorityRequest{PhStream: s, Flags: uint32(cu.CU_STREAM_NON_BLOCKING)}))
	for i := range uint32(12) {
		try(r.allocAt(at, uint64(4*n)))
		try(r.allocAt(small, 128)) // shares its granule with everybody's
		data := pattern(seed+i, 4*n)
		try(r.CopyIn(&wire.CopyInRequest{Dst: at, Pitch: uint64(len(data)), Width: uint64(len(data)), Rows: 1, Stream: s, Data: data}))
		try(r.Launch(&wire.LaunchRequest{
			Func: add, GridX: uint32(n+127) / 128, GridY: 1, GridZ: 1, BlockX: 128, BlockY: 1, BlockZ: 1, Stream: s,
			Params: block(at, uint32(n), i),
		}))
		e := cu.Event(r.Mint(cu.KindEvent))
		try(r.EventCreate(&wire.EventCreateRequest{PhEvent: e}))
		try(r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: e, HStream: s}))
		_, err := r.EventSynchronize(&wire.EventSynchronizeRequest{HEvent: e})
		try(err)
		try(r.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: e}))
		got, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: uint64(4 * n), Width: uint64(4 * n), Rows: 1, Stream: s})
		try(err)
		if failed != nil {
			return failed
		}
		for j := range n {
			if have, want := binary.LittleEndian.Uint32(got[4*j:]), binary.LittleEndian.Uint32(data[4*j:])+i; have != want {
				return fmt.Errorf("round %d: element %d is %d, want %d", i, j, have, want)
			}
		}
		try(r.MemFree(&wire.MemFreeRequest{Addr: at}))
		try(r.MemFree(&wire.MemFreeRequest{Addr: small}))
	}
	try(r.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: s}))
	_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
	if !errors.Is(err, cu.CUDA_ERROR_INVALID_HANDLE) {
		try(fmt.Errorf("a destroyed stream: %w", err))
	}
	return failed
}
