package worker

import (
	"log/slog"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/client"
	"ferry/softgpu"
	"ferry/test/limit"
	"ferry/wire"
)

// warmed gives a worker the primary context of a device, made before there was a client.
func warmed(t *testing.T, d cu.Device) func(*Worker) {
	return func(w *Worker) {
		a := &Prepared{dev: w.dev}
		if err := a.preparePrimary(d); err != nil {
			t.Error(err)
		}
		if at, some := a.Warm(); !some || at != int(d) {
			t.Errorf("a context on %d, %v", at, some)
		}
		w.contexts.SetPrepared(a.primary)
	}
}

// states asks the device directly, without the worker.
func states(t *testing.T, s *server) (active func(d cu.Device) int32) {
	<-s.ready
	view := s.gpu.Thread()
	t.Cleanup(view.Leave)
	return func(d cu.Device) int32 {
		_, n, _ := view.DevicePrimaryCtxGetState(d)
		return n
	}
}

// unretained is a client that has made no context yet.
func unretained(t *testing.T, devices int, edit ...func(*Worker)) (*rig, func(cu.Device) int32) {
	t.Helper()
	s, conn := start(t, devices, edit...)
	c, err := client.New(conn, client.Options{Base: testBase, Size: testSize})
	if err != nil {
		t.Fatal(err)
	}
	return &rig{Conn: c, server: s, next: testBase}, states(t, s)
}

// A context that was made before there was a client ends when the client's context does:
// nothing of it is left.
func TestAheadContextIsTheClients(t *testing.T) {
	r, active := unretained(t, 1, warmed(t, 0))
	if active(0) != 1 {
		t.Fatal("there is no context")
	}
	for range 2 { // the second one is not prepared
		r.ctx = r.retain(0)
		r.SetContext(r.ctx)
		r.module = r.load(kernels)
		data := r.alloc(4096)
		r.write(data, make([]byte, 4096), 0)
		r.launch(r.function("add"), 4, 256, 0, data, uint32(1024), uint32(1))
		r.ok(r.sync())
		r.ok(r.PrimaryRelease(&wire.PrimaryReleaseRequest{Ctx: r.ctx}))
		r.SetContext(0)
		_, err := r.Snapshot(&wire.SnapshotRequest{})
		r.ok(err)
		if active(0) != 0 {
			t.Error("the client has released it, and it is there")
		}
	}
}

// Flags are for a context that is made with them; resetting leaves none.
func TestAheadContextFlagsAndReset(t *testing.T) {
	r, active := unretained(t, 1, warmed(t, 0))
	ctx := cu.Context(r.Mint(cu.KindContext))
	_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: ctx, Flags: uint32(cu.CU_CTX_SCHED_BLOCKING_SYNC)})
	r.ok(err)
	view := r.gpu.Thread()
	defer view.Leave()
	if flags, n, _ := view.DevicePrimaryCtxGetState(0); n != 1 || flags != uint32(cu.CU_CTX_SCHED_BLOCKING_SYNC) {
		t.Errorf("flags %#x, active %d", flags, n)
	}
	_, err = r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: ctx})
	r.ok(err)
	if active(0) != 0 {
		t.Error("it was reset, and is there")
	}
}

// A client that makes contexts of its own, or does not see the device, does not keep the
// prepared context.
func TestAheadContextIsGivenUp(t *testing.T) {
	gone := func(t *testing.T, active func(cu.Device) int32, d cu.Device) {
		t.Helper()
		for end := limit.Deadline(); active(d) != 0; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("it is still there")
			}
		}
	}
	t.Run("own", func(t *testing.T) {
		r, active := unretained(t, 1, warmed(t, 0))
		ctx := cu.Context(r.Mint(cu.KindContext))
		_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: ctx})
		r.ok(err)
		gone(t, active, 0)
	})
	t.Run("elsewhere", func(t *testing.T) {
		r, active := unretained(t, 2, warmed(t, 0))
		ctx := cu.Context(r.Mint(cu.KindContext))
		_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: ctx, Dev: 1})
		r.ok(err)
		if active(0) != 1 || active(1) != 1 {
			t.Error("a context elsewhere is none of its business")
		}
	})
	t.Run("unseen", func(t *testing.T) {
		r, active := unretained(t, 2, warmed(t, 0))
		r.ok(r.Visible(&wire.VisibleRequest{Devices: []int32{1}}))
		gone(t, active, 0)
	})
}

// No context is made where it would hinder others.
func TestAheadKeepsOut(t *testing.T) {
	gpu, err := softgpu.Open(softgpu.Config{Memory: testMemory, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	defer gpu.Close()
	a := &Prepared{dev: gpu}
	hog, rc := gpu.DevicePrimaryCtxRetain(0)
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	gpu.CtxSetCurrent(hog)
	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}}
	all, rc := gpu.MemCreate(testMemory-testMemory/16, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	defer gpu.MemRelease(all)
	gpu.CtxSetCurrent(0)
	if err := a.preparePrimary(0); err == nil || a.primary.Held {
		t.Error("a context was made on a full device")
	}
	gpu.DevicePrimaryCtxRelease(0)
	if _, n, _ := gpu.DevicePrimaryCtxGetState(0); n != 0 {
		t.Error("and is still there")
	}
	if err := a.preparePrimary(1); err == nil {
		t.Error("a context was made on a device that is not there")
	}
}
