package softgpu

import (
	"sync"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// blocker is a kernel that holds up a stream until opened.
type blocker struct {
	r    *rig
	flag cu.Deviceptr
	open cu.Stream // a stream nothing else uses
}

func (r *rig) blocker(f cu.Function, s cu.Stream) *blocker {
	r.t.Helper()
	g := &blocker{r: r, flag: r.alloc(4)}
	var res cu.Result
	g.open, res = r.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
	r.ok(res)
	r.ok(r.launch(f, 1, 1, s, g.flag))
	return g
}

func (g *blocker) release() { g.r.ok(g.r.MemsetD32Async(g.flag, 1, 1, g.open)) }

// still checks that a stream or event does not finish by itself.
func (r *rig) still(query func() cu.Result) {
	r.t.Helper()
	time.Sleep(20 * time.Millisecond)
	r.want(query(), cu.CUDA_ERROR_NOT_READY)
}

func TestStreamsAreIndependent(t *testing.T) {
	r := newRig(t, Config{})
	spin := r.function(r.load(kernels), "spin")
	a, _ := r.StreamCreate(0)
	b, _ := r.StreamCreate(0)
	g := r.blocker(spin, a)
	data := r.alloc(4)
	r.ok(r.MemsetD32Async(data, 5, 1, b))
	r.soon("the other stream", func() { r.ok(r.StreamSynchronize(b)) })
	r.still(func() cu.Result { return r.StreamQuery(a) })
	g.release()
	r.soon("the held stream", func() { r.ok(r.StreamSynchronize(a)) })
	r.ok(r.StreamQuery(a))
}

func TestStreamOrder(t *testing.T) {
	r := newRig(t, Config{})
	add := r.function(r.load(kernels), "add")
	s, _ := r.StreamCreate(0)
	const n, times = 1000, 50
	data := r.alloc(n * 4)
	r.ok(r.MemsetD32Async(data, 1, n, s))
	for range times {
		r.ok(r.launch(add, (n+127)/128, 128, s, data, uint32(n)))
	}
	out := make([]byte, n*4)
	r.ok(r.CopyOut(out, data, n*4, n*4, 1, s))
	r.ok(r.StreamSynchronize(s))
	for i := 0; i < n; i++ {
		if v := uint32(out[i*4]); v != 1+3*times {
			t.Fatalf("element %d is %d", i, v)
		}
	}
}

func TestLegacyStream(t *testing.T) {
	r := newRig(t, Config{})
	spin := r.function(r.load(kernels), "spin")
	blocking, _ := r.StreamCreate(0)
	free, _ := r.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
	data := r.alloc(4)

	// The legacy stream waits for blocking streams, for others it does not.
	g := r.blocker(spin, blocking)
	r.ok(r.MemsetD32Async(data, 1, 1, 0))
	r.still(func() cu.Result { return r.StreamQuery(0) })
	r.ok(r.StreamQuery(free))
	g.release()
	r.soon("legacy stream", func() { r.ok(r.StreamSynchronize(0)) })
	g = r.blocker(spin, free)
	r.ok(r.MemsetD32Async(data, 2, 1, 0))
	r.soon("legacy beside non-blocking", func() { r.ok(r.StreamSynchronize(0)) })
	g.release()
	r.ok(r.StreamSynchronize(free))

	// And the other way round.
	g = r.blocker(spin, 0)
	r.ok(r.MemsetD32Async(data, 3, 1, blocking))
	r.still(func() cu.Result { return r.StreamQuery(blocking) })
	r.ok(r.MemsetD32Async(data, 4, 1, free))
	r.soon("non-blocking beside legacy", func() { r.ok(r.StreamSynchronize(free)) })
	g.release()
	r.soon("blocking stream", func() { r.ok(r.StreamSynchronize(blocking)) })
	if v := r.read32(data); v != 3 {
		t.Fatalf("data is %d", v)
	}
}

func TestEvents(t *testing.T) {
	r := newRig(t, Config{})
	spin := r.function(r.load(kernels), "spin")
	a, _ := r.StreamCreate(1)
	b, _ := r.StreamCreate(1)
	e1, _ := r.EventCreate(0)
	e2, _ := r.EventCreate(0)
	quiet, _ := r.EventCreate(uint32(cu.CU_EVENT_DISABLE_TIMING))
	r.ok(r.EventQuery(e1)) // never recorded: complete
	r.ok(r.EventSynchronize(e1))
	r.ok(r.StreamWaitEvent(b, e1, 0))
	_, res := r.EventElapsedTime(e1, e2)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)

	r.ok(r.EventRecord(e1, a))
	g := r.blocker(spin, a)
	r.ok(r.EventRecordWithFlags(e2, a, 0))
	r.ok(r.EventRecord(quiet, a))
	r.soon("first event", func() { r.ok(r.EventSynchronize(e1)) })
	r.still(func() cu.Result { return r.EventQuery(e2) })
	_, res = r.EventElapsedTime(e1, e2)
	r.want(res, cu.CUDA_ERROR_NOT_READY)
	r.ok(r.StreamWaitEvent(b, e2, 0))
	r.ok(r.EventRecord(e1, b))
	r.still(func() cu.Result { return r.EventQuery(e1) })
	g.release()
	r.soon("second event", func() { r.ok(r.EventSynchronize(e1)) })
	r.ok(r.EventQuery(e2))
	ms, res := r.EventElapsedTime(e2, e1)
	r.ok(res)
	if ms < 0 || ms > 10000 {
		t.Fatalf("%v ms", ms)
	}
	_, res = r.EventElapsedTime(e1, quiet)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
	r.ok(r.EventDestroy(e1))
	r.want(r.EventDestroy(e1), cu.CUDA_ERROR_INVALID_HANDLE)
	r.want(r.EventRecord(e1, a), cu.CUDA_ERROR_INVALID_HANDLE)
}

func TestStreamDestroyWithWork(t *testing.T) {
	r := newRig(t, Config{})
	spin := r.function(r.load(kernels), "spin")
	s, _ := r.StreamCreate(0)
	g := r.blocker(spin, s)
	data := r.alloc(4)
	r.ok(r.MemsetD32Async(data, 9, 1, s))
	r.ok(r.StreamDestroy(s))
	r.want(r.StreamQuery(s), cu.CUDA_ERROR_INVALID_HANDLE)
	g.release()
	r.soon("context", func() { r.ok(r.CtxSynchronize(0)) })
	if v := r.read32(data); v != 9 {
		t.Fatalf("data is %d", v)
	}
}

func TestManyThreads(t *testing.T) {
	r := newRig(t, Config{Memory: 256 << 20})
	add := r.function(r.load(kernels), "add")
	const threads, n = 8, 512
	var data [threads]cu.Deviceptr
	for i := range data {
		data[i] = r.alloc(n * 4)
	}
	var wg sync.WaitGroup
	for i := range threads {
		wg.Go(func() {
			v := r.Thread()
			defer v.Leave()
			check := func(res cu.Result) {
				if res != cu.CUDA_SUCCESS {
					t.Error(res)
				}
			}
			check(v.CtxSetCurrent(r.ctx))
			s, res := v.StreamCreate(uint32(i % 2))
			check(res)
			e, res := v.EventCreate(0)
			check(res)
			for range 20 {
				check(v.LaunchKernel(&device.Launch{
					Func: add, Grid: [3]uint32{4, 1, 1}, Block: [3]uint32{128, 1, 1},
					Stream: s, Params: params(data[i], uint32(n)),
				}))
				check(v.EventRecord(e, s))
				v.StreamQuery(s)
				check(v.MemsetD8Async(data[i], 0, 0, 0))
			}
			check(v.EventSynchronize(e))
			check(v.StreamDestroy(s))
		})
	}
	r.soon("all threads", wg.Wait)
	for i := range data {
		if v := r.read32(data[i] + 4*(n-1)); v != 60 {
			t.Errorf("thread %d: %d", i, v)
		}
	}
}
