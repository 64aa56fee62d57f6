package softgpu

import (
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/softgpu/graph"
	"ferry/softgpu/memory"
)

// A memop is one operation of a stream on a word in memory: wait until it has
// a value, or write one.
type memop struct {
	addr  uint64
	size  uint64 // 4 or 8
	write bool
	value uint64
	flags uint32
}

// A waiting stream polls memory ever less often: a change rings no doorbell, and
// a processor that spins is lost to kernels.
const (
	firstPause = 2 * time.Microsecond
	lastPause  = 500 * time.Microsecond
)

// validateOperation refuses what the driver refuses.
func (o *memop) validateOperation() cu.Result {
	switch {
	case o.addr%o.size != 0:
		return cu.CUDA_ERROR_INVALID_VALUE
	case o.write && o.flags != 0: // an H200 cannot leave the barrier out
		return cu.CUDA_ERROR_INVALID_VALUE
	case !o.write && o.flags&uint32(cu.CU_STREAM_WAIT_VALUE_FLUSH) != 0:
		return cu.CUDA_ERROR_NOT_SUPPORTED
	case !o.write && o.flags > uint32(cu.CU_STREAM_WAIT_VALUE_NOR):
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_SUCCESS
}

// holds says whether a value is what the operation waits for. Comparison is
// cyclic: "at least" means that the difference is not negative.
func (o *memop) holds(v uint64) bool {
	switch cu.StreamWaitValue_flags(o.flags) {
	case cu.CU_STREAM_WAIT_VALUE_EQ:
		return v == o.value
	case cu.CU_STREAM_WAIT_VALUE_AND:
		return v&o.value != 0
	case cu.CU_STREAM_WAIT_VALUE_NOR:
		all := ^uint64(0) >> (64 - 8*o.size)
		return ^(v|o.value)&all != 0
	}
	if o.size == 4 {
		return int32(uint32(v)-uint32(o.value)) >= 0
	}
	return int64(v-o.value) >= 0
}

// memops puts operations on a stream, one behind the other.
func (g *GPU) memops(hs cu.Stream, list []memop, params ...cu.StreamBatchMemOpParams_v1) cu.Result {
	s, r := g.stream(hs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	w := &memops{list: list, params: slices.Clone(params)}
	env := launchEnv{g.m, s.life}
	if r := w.CheckArguments(env); r != cu.CUDA_SUCCESS {
		return r
	}
	if s.capture.Load() != nil {
		return g.Append(env, s, w)
	}
	run, _ := w.Ready(env, nil)
	_, r = s.enqueue(operation{run: run})
	return r
}

// memops are operations that are given together.
type memops struct {
	list   []memop
	ctx    cu.Context // and what a node answers: as it was given
	params []cu.StreamBatchMemOpParams_v1
}

// Kind is the kind of node in a graph.
func (*memops) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP }

// CheckArguments says whether the operations are possible.
func (w *memops) CheckArguments(env graph.Env) cu.Result {
	for i := range w.list {
		o := &w.list[i]
		if r := o.validateOperation(); r != cu.CUDA_SUCCESS {
			return r
		}
		if _, ok := env.(launchEnv).m.mem.View(memory.AnyDevice).Bytes(o.addr, o.size); !ok {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return cu.CUDA_SUCCESS
}

// Ready makes the operations as they are given now.
func (w *memops) Ready(env graph.Env, _ *graph.Plan) (func(), cu.Result) {
	m, l := env.(launchEnv).m, env.(launchEnv).l
	given := m.mem.NextOrder()
	return func() {
		for i := range w.list {
			if !m.perform(l, &w.list[i], given) {
				return
			}
		}
	}, cu.CUDA_SUCCESS
}

// perform does one operation. False: the context is over or has failed.
func (m *machine) perform(l *life, o *memop, given uint64) bool {
	pause := time.NewTimer(0)
	defer pause.Stop()
	for length := firstPause; !l.stop.Load(); length = min(2*length, lastPause) {
		if done, ok := m.try(o, given); !ok {
			l.faulted(cu.CUDA_ERROR_ILLEGAL_ADDRESS, l.copyReport("stream memory operation", memory.Range{Base: o.addr, Size: o.size}))
			return false
		} else if done {
			return true
		}
		pause.Reset(length)
		select {
		case <-pause.C:
		case <-l.ended:
			return false
		}
	}
	return false
}

// try does an operation if it can be done now; not ok when its memory is gone.
func (m *machine) try(o *memop, given uint64) (done, ok bool) {
	ticket := m.mem.BeginWork()
	defer m.mem.EndWork(ticket)
	b, ok := m.mem.View(memory.AnyDevice).BytesAt(o.addr, o.size, given)
	switch {
	case !ok:
		return false, false
	case o.write:
		storeWord(b, o.value)
		m.mem.MarkWritten(memory.Range{Base: o.addr, Size: o.size})
		return true, true
	}
	return o.holds(loadWord(b)), true
}

// StreamWaitValue32 makes the stream wait for a value in memory.
func (g *GPU) StreamWaitValue32(s cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	return g.memops(s, []memop{{addr: uint64(addr), size: 4, value: uint64(value), flags: flags}})
}

// StreamWaitValue64 is StreamWaitValue32 for 8 bytes.
func (g *GPU) StreamWaitValue64(s cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	return g.memops(s, []memop{{addr: uint64(addr), size: 8, value: uint64(value), flags: flags}})
}

// StreamWriteValue32 makes the stream write a value to memory.
func (g *GPU) StreamWriteValue32(s cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	return g.memops(s, []memop{{addr: uint64(addr), size: 4, write: true, value: uint64(value), flags: flags}})
}

// StreamWriteValue64 is StreamWriteValue32 for 8 bytes.
func (g *GPU) StreamWriteValue64(s cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	return g.memops(s, []memop{{addr: uint64(addr), size: 8, write: true, value: uint64(value), flags: flags}})
}

// maxBatch is the driver's limit for a batch.
const maxBatch = 256

// StreamBatchMemOp does several operations in order. Barriers between them are
// always there.
func (g *GPU) StreamBatchMemOp(s cu.Stream, params []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	list, r := parseBatch(params, flags)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.memops(s, list, params...)
}

func parseBatch(params []cu.StreamBatchMemOpParams_v1, flags uint32) ([]memop, cu.Result) {
	if flags != 0 || len(params) > maxBatch {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	var list []memop
	for _, p := range params {
		// Wait and write have the same layout: operation, address, value, flags.
		o := memop{addr: p[1], value: p[2], flags: uint32(p[3]), size: 4}
		switch cu.StreamBatchMemOpType(uint32(p[0])) {
		case cu.CU_STREAM_MEM_OP_WAIT_VALUE_64:
			o.size = 8
		case cu.CU_STREAM_MEM_OP_WRITE_VALUE_32:
			o.write = true
		case cu.CU_STREAM_MEM_OP_WRITE_VALUE_64:
			o.write, o.size = true, 8
		case cu.CU_STREAM_MEM_OP_WAIT_VALUE_32:
		case cu.CU_STREAM_MEM_OP_BARRIER:
			continue
		case cu.CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES:
			return nil, cu.CUDA_ERROR_NOT_SUPPORTED
		default:
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		if o.size == 4 {
			o.value = uint64(uint32(o.value))
		}
		list = append(list, o)
	}
	return list, cu.CUDA_SUCCESS
}

func (g *GPU) memopsWork(ctx cu.Context, params []cu.StreamBatchMemOpParams_v1, flags uint32) (graph.Work, cu.Result) {
	if _, r := g.contextOrCurrent(ctx); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	list, r := parseBatch(params, flags)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	w := &memops{list: list, ctx: ctx, params: slices.Clone(params)}
	return w, w.CheckArguments(launchEnv{g.m, nil})
}

// GraphAddMemOps adds a node that does several operations in order.
func (g *GPU) GraphAddMemOps(h cu.Graph, after []cu.GraphNode, ctx cu.Context, params []cu.StreamBatchMemOpParams_v1, flags uint32) (cu.GraphNode, cu.Result) {
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return g.memopsWork(ctx, params, flags) })
}

// GraphSetMemOps changes one, in the graph or in an executable.
func (g *GPU) GraphSetMemOps(exec cu.GraphExec, h cu.GraphNode, ctx cu.Context, params []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	w, r := g.memopsWork(ctx, params, flags)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.SetNode(exec, h, w)
}

// GraphGetMemOps reads one back.
func (g *GPU) GraphGetMemOps(h cu.GraphNode) (cu.Context, []cu.StreamBatchMemOpParams_v1, uint32, cu.Result) {
	w, r := graph.NodeWork[*memops](g.Graphs, h)
	if r != cu.CUDA_SUCCESS {
		return 0, nil, 0, r
	}
	return w.ctx, slices.Clone(w.params), 0, r
}
