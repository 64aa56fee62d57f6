package worker

import (
	"bytes"
	"runtime"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/wire"
)

// Memory that is freed behind a kernel before and during a capture neither
// spoils the capture nor ends before the kernel does.
func TestFreeDuringACapture(t *testing.T) {
	r := newGraphRig(t)
	flag, before, during := r.rig.alloc(4), r.rig.alloc(4096), r.rig.alloc(4096)
	busy, s := r.stream(1), r.stream(1)
	r.launch(r.function("spin"), 1, 1, busy, flag)
	g := r.newGraph()
	_, at, token := r.alloc(g, 4096)
	r.destroy(g)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: before}))
	_, err := r.BeginCapture(&wire.BeginCaptureRequest{Stream: s, Mode: 2})
	r.ok(err)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: during}))
	r.ok(r.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: busy})) // its work goes on
	last := r.rig.alloc(4096)
	r.ok(r.MemFree(&wire.MemFreeRequest{Addr: last}))
	r.ok(r.MemsetD8Async(&wire.MemsetD8AsyncRequest{DstDevice: flag, Uc: 0, N: 4, HStream: s}))
	_, err = r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if n := r.waiting(true); n < 3 {
		t.Errorf("%d of 4 ends wait for the kernel in line", n)
	}
	_, err = r.EndCapture(&wire.EndCaptureRequest{Stream: s})
	r.ok(err)
	r.gone()
	r.release(flag)
	r.gone(token)
	for _, at := range []cu.Deviceptr{at, before, during, last} {
		r.ok(r.allocAt(at, 4096))
	}
}

// A page that is fetched behind a kernel neither spoils a capture that begins meanwhile nor
// one that has begun, and in both cases waits for the kernel.
func TestMirrorOutKeepsCaptures(t *testing.T) {
	r := newGraphRig(t)
	flag, at := r.rig.alloc(4), r.rig.alloc(4096)
	busy, s := r.stream(1), r.stream(1)
	r.mirrorIn(at, []byte{1, 0, 0, 0})
	for i := range 2 {
		r.write(flag, make([]byte, 4), 0)
		r.launch(r.function("spin"), 1, 1, busy, flag)
		r.launch(r.function("add"), 1, 1, busy, at, uint32(1), uint32(5))
		fetched := make(chan byte, 1)
		fetch := func() {
			b, _ := r.MirrorOutData(&wire.MirrorOutRequest{Ctx: r.ctx, Addr: at, Size: 4})
			fetched <- append(b, 0)[0]
		}
		if i == 0 {
			go fetch()
			time.Sleep(50 * time.Millisecond) // it waits before the capture begins; if it comes later it is the second case
		}
		_, err := r.BeginCapture(&wire.BeginCaptureRequest{Stream: s, Mode: 2})
		r.ok(err)
		if i == 1 {
			go fetch()
		}
		r.ok(r.MemsetD8Async(&wire.MemsetD8AsyncRequest{DstDevice: flag, Uc: 0, N: 4, HStream: s}))
		_, err = r.Snapshot(&wire.SnapshotRequest{})
		r.ok(err)
		if i == 1 {
			r.release(flag)
			if got := <-fetched; got != 11 {
				t.Errorf("during a capture the page has %d", got)
			}
		}
		_, err = r.EndCapture(&wire.EndCaptureRequest{Stream: s})
		r.ok(err)
		if i == 0 {
			r.release(flag)
			if got := <-fetched; got != 6 {
				t.Errorf("before a capture the page has %d", got)
			}
		}
	}
}

// Captures that overlap without end, while a stream is busy, cost the same each: the next
// one does not inherit the marks of the last.
func TestCapturesOverlap(t *testing.T) {
	r := newGraphRig(t)
	flag := r.rig.alloc(4)
	busy, s := r.stream(1), [2]cu.Stream{r.stream(1), r.stream(1)}
	r.launch(r.function("spin"), 1, 1, busy, flag)
	begin := func(s cu.Stream) {
		_, err := r.BeginCapture(&wire.BeginCaptureRequest{Stream: s, Mode: 2})
		r.ok(err)
	}
	end := func(s cu.Stream) {
		a, err := r.EndCapture(&wire.EndCaptureRequest{Stream: s})
		r.ok(err)
		r.destroy(a.Graph)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin(s[0])
	for i := range 22 { // 64 MiB, if each doubled them
		begin(s[(i+1)%2])
		end(s[i%2])
	}
	end(s[0])
	runtime.ReadMemStats(&after)
	if grown := after.TotalAlloc - before.TotalAlloc; grown > 16<<20 {
		t.Errorf("22 captures took %d MiB", grown>>20)
	}
	r.release(flag)
}

// A blocking copy is not overtaken by a stream that does not wait for the
// default stream.
func TestBlockingCopyArrives(t *testing.T) {
	r := newRig(t)
	const n = 1 << 18
	data := r.alloc(4 * n)
	sum := r.alloc(4 * n)
	busy := r.alloc(4 * n)
	side := r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	for i := range byte(20) {
		block := bytes.Repeat([]byte{i}, 4*n)
		r.launch(r.function("add"), n/256, 256, 0, busy, uint32(n), uint32(1)) // the copy comes behind it
		r.write(data, block, 0)
		r.ok(r.Arrived(&wire.ArrivedRequest{}))
		r.ok(r.CopyOn(&wire.CopyOnRequest{Dst: sum, DstPitch: 4 * n, Src: data, SrcPitch: 4 * n, Width: 4 * n, Rows: 1, Stream: side}))
		_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: side})
		r.ok(err)
		r.expect(sum, block)
	}
}
