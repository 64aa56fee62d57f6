package softgpu

import (
	"runtime"
	"testing"
	"time"

	"ferry/api/cu"
)

func TestHostFunc(t *testing.T) {
	r := newRig(t, Config{})
	r.want(r.HostFunc(0, 1), cu.CUDA_ERROR_NOT_SUPPORTED) // nobody listens
	calls := make(chan uint64, 8)
	r.OnHostFunc(func(token uint64) { calls <- token })
	at := r.alloc(4)
	r.ok(r.MemsetD32(at, 0, 1))
	r.ok(r.CtxSynchronize(0))
	s, _ := r.StreamCreate(1)
	r.ok(r.MemsetD32Async(at, 1, 1, s))
	r.ok(r.HostFunc(s, 7))
	r.ok(r.MemsetD32Async(at, 2, 1, s))
	if got := <-calls; got != 7 {
		t.Fatalf("token %d", got)
	}
	if v := r.read32(at); v != 1 {
		t.Errorf("the stream is at %d while the client works", v)
	}
	r.want(r.StreamQuery(s), cu.CUDA_ERROR_NOT_READY)
	r.HostDone(8) // not ours
	r.want(r.StreamQuery(s), cu.CUDA_ERROR_NOT_READY)
	r.HostDone(7)
	r.soon("stream", func() { r.ok(r.StreamSynchronize(s)) })
	if v := r.read32(at); v != 2 {
		t.Errorf("the stream ended with %d", v)
	}
	// One token may wait in two streams.
	s2, _ := r.StreamCreate(1)
	r.ok(r.HostFunc(s, 9))
	r.ok(r.HostFunc(s2, 9))
	<-calls
	<-calls
	r.HostDone(9)
	r.HostDone(9)
	r.soon("streams", func() { r.ok(r.CtxSynchronize(0)) })
	// A context that ends does not wait for the client.
	r.ok(r.HostFunc(s, 11))
	<-calls
	r.soon("reset", func() { r.ok(r.DevicePrimaryCtxReset(0)) })
}

func TestContextEvents(t *testing.T) {
	r := newRig(t, Config{})
	calls := make(chan uint64, 8)
	r.OnHostFunc(func(token uint64) { calls <- token })
	a, _ := r.StreamCreate(1)
	b, _ := r.StreamCreate(1)
	e, _ := r.EventCreate(0)
	r.ok(r.HostFunc(a, 1))
	<-calls
	r.ok(r.CtxRecordEvent(r.ctx, e))
	r.want(r.EventQuery(e), cu.CUDA_ERROR_NOT_READY)
	r.ok(r.CtxWaitEvent(r.ctx, e))
	at := r.alloc(4)
	r.ok(r.MemsetD32Async(at, 5, 1, b)) // of another stream, but behind the event
	time.Sleep(5 * time.Millisecond)
	r.want(r.StreamQuery(b), cu.CUDA_ERROR_NOT_READY)
	r.HostDone(1)
	r.soon("context", func() { r.ok(r.CtxSynchronize(0)) })
	r.ok(r.EventQuery(e))
	if v := r.read32(at); v != 5 {
		t.Errorf("read %d", v)
	}
	// A context that was waited for has passed what it recorded, and forgets how.
	for range 2000 {
		r.ok(r.CtxRecordEvent(r.ctx, e))
		r.ok(r.CtxSynchronize(0))
		r.ok(r.EventQuery(e))
	}
	c, _ := r.gpu.context(r.ctx)
	r.soon("the streams that nobody has are forgotten", func() {
		for l, left := c.alive(), 0; left != 4; runtime.Gosched() { // the two default ones, a and b
			l.mu.Lock()
			left = len(l.streams)
			l.mu.Unlock()
		}
	})
	r.want(r.CtxRecordEvent(r.ctx, 99), cu.CUDA_ERROR_INVALID_HANDLE)
	r.want(r.CtxWaitEvent(r.ctx, 99), cu.CUDA_ERROR_INVALID_HANDLE)
}

func TestStreamMemoryOperations(t *testing.T) {
	r := newRig(t, Config{})
	flag := r.alloc(16)
	r.ok(r.MemsetD32(flag, 0, 4))
	r.ok(r.CtxSynchronize(0))
	for name, c := range map[string]struct {
		flags       cu.StreamWaitValue_flags
		value       uint32
		less, right uint32
	}{
		"at least":       {cu.CU_STREAM_WAIT_VALUE_GEQ, 5, 4, 6},
		"at least, wrap": {cu.CU_STREAM_WAIT_VALUE_GEQ, 1, 0xffff_ffff, 1},
		"equal":          {cu.CU_STREAM_WAIT_VALUE_EQ, 5, 6, 5},
		"and":            {cu.CU_STREAM_WAIT_VALUE_AND, 6, 1, 2},
		"nor":            {cu.CU_STREAM_WAIT_VALUE_NOR, 0xf0, 0xffff_ff0f, 1},
	} {
		t.Run(name, func(t *testing.T) {
			a, _ := r.StreamCreate(1)
			b, _ := r.StreamCreate(1)
			r.ok(r.StreamWriteValue32(b, flag, cu.Cuuint32_t(c.less), 0))
			r.ok(r.StreamSynchronize(b))
			r.ok(r.StreamWaitValue32(a, flag, cu.Cuuint32_t(c.value), uint32(c.flags)))
			time.Sleep(3 * time.Millisecond)
			r.want(r.StreamQuery(a), cu.CUDA_ERROR_NOT_READY)
			r.ok(r.StreamWriteValue32(b, flag, cu.Cuuint32_t(c.right), 0))
			r.soon("wait", func() { r.ok(r.StreamSynchronize(a)) })
		})
	}
	t.Run("64 bits, in a batch", func(t *testing.T) {
		a, _ := r.StreamCreate(1)
		r.ok(r.StreamWriteValue64(a, flag+8, 1<<40, 0))
		op := func(kind cu.StreamBatchMemOpType, addr cu.Deviceptr, v uint64, flags uint32) cu.StreamBatchMemOpParams_v1 {
			return cu.StreamBatchMemOpParams_v1{uint64(kind), uint64(addr), v, uint64(flags)}
		}
		r.ok(r.StreamBatchMemOp(a, []cu.StreamBatchMemOpParams_v1{
			op(cu.CU_STREAM_MEM_OP_WAIT_VALUE_64, flag+8, 1<<40, uint32(cu.CU_STREAM_WAIT_VALUE_EQ)),
			op(cu.CU_STREAM_MEM_OP_BARRIER, 0, 0, 0),
			op(cu.CU_STREAM_MEM_OP_WRITE_VALUE_32, flag, 77, 0),
			op(cu.CU_STREAM_MEM_OP_WAIT_VALUE_32, flag, 77, 0),
		}, 0))
		r.soon("batch", func() { r.ok(r.StreamSynchronize(a)) })
		if v := r.read32(flag); v != 77 {
			t.Errorf("read %d", v)
		}
		r.want(r.StreamBatchMemOp(a, []cu.StreamBatchMemOpParams_v1{op(cu.CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES, 0, 0, 0)}, 0), cu.CUDA_ERROR_NOT_SUPPORTED)
		r.want(r.StreamBatchMemOp(a, []cu.StreamBatchMemOpParams_v1{op(99, flag, 0, 0)}, 0), cu.CUDA_ERROR_INVALID_VALUE)
	})
	r.want(r.StreamWaitValue32(0, flag+2, 0, 0), cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.StreamWaitValue32(0, flag, 0, 9), cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.StreamWaitValue32(0, 64, 0, 0), cu.CUDA_ERROR_INVALID_VALUE)
	v, res := r.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, 0)
	if v != 1 || res != cu.CUDA_SUCCESS {
		t.Errorf("attribute %d, %v", v, res)
	}
	// A wait nobody will ever end does not keep a context alive.
	r.ok(r.StreamWaitValue32(0, flag, 1<<30, uint32(cu.CU_STREAM_WAIT_VALUE_EQ)))
	r.soon("reset", func() { r.ok(r.DevicePrimaryCtxReset(0)) })
}
