package softgpu

import (
	"bytes"
	"fmt"
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/graph"
)

// launchEnv is where nodes of graphs work: a machine and one of its contexts.
type launchEnv struct {
	m *machine
	l *life
}

// Failed says that the context has failed or is being stopped.
func (e launchEnv) Failed() bool { return e.l.stop.Load() || e.l.failure() != cu.CUDA_SUCCESS }

// Fail makes an error of the context sticky.
func (e launchEnv) Fail(r cu.Result) { e.l.fail(r) }

// kernelWork is a launch, in the context it was given in and on its
// multiprocessors.
type kernelWork struct {
	launch device.Launch
	life   *life
	part   *green
}

func newKernelWork(l *device.Launch, life *life, part *green) *kernelWork {
	k := &kernelWork{launch: *l, life: life, part: part}
	k.launch.Params = bytes.Clone(l.Params)
	k.launch.Attributes = slices.Clone(l.Attributes)
	k.launch.Layout = slices.Clone(l.Layout)
	k.launch.Stream = 0
	return k
}

// Kind is the kind of node.
func (*kernelWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_KERNEL }

// CheckArguments says whether the launch is possible.
func (k *kernelWork) CheckArguments(env graph.Env) cu.Result {
	_, r := env.(launchEnv).m.launch(&k.launch, k.life, k.part)
	return r
}

// Ready refuses kernels of other contexts than the stream's: a context that
// ends waits for its own streams only.
func (k *kernelWork) Ready(env graph.Env, _ *graph.Plan) (func(), cu.Result) {
	e := env.(launchEnv)
	if k.life != e.l {
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return e.m.launch(&k.launch, e.l, k.part)
}

// eventNamed is an event with its handle, which queries answer.
type eventNamed struct {
	handle cu.Event
	event  *event
}

// recordWork records an event. The record belongs to the launch, whose end it
// marks.
type recordWork struct{ eventNamed }

// Kind is the kind of node.
func (recordWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_EVENT_RECORD }

// CheckArguments finds nothing wrong.
func (recordWork) CheckArguments(graph.Env) cu.Result { return cu.CUDA_SUCCESS }

// Ready makes the record, which is reached when all of the graph is done: late,
// but never early.
func (w recordWork) Ready(_ graph.Env, p *graph.Plan) (func(), cu.Result) {
	rec := &record{}
	p.OnEnqueued(w.event, func(at graph.Point) {
		rec.at = at.(point)
		w.event.last.Store(rec)
		w.event.recordedOn(rec.at.s)
	})
	return func() { rec.when.Store(int64(time.Since(start))) }, cu.CUDA_SUCCESS
}

// waitWork waits for an event as it is recorded when the graph is launched.
type waitWork struct{ eventNamed }

// Kind is the kind of node.
func (waitWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_WAIT_EVENT }

// CheckArguments finds nothing wrong.
func (waitWork) CheckArguments(graph.Env) cu.Result { return cu.CUDA_SUCCESS }

// Ready waits for the latest record.
func (w waitWork) Ready(graph.Env, *graph.Plan) (func(), cu.Result) {
	rec := w.event.latest()
	if rec == nil {
		return func() {}, cu.CUDA_SUCCESS
	}
	if rec.mark != nil {
		return nil, cu.CUDA_ERROR_CAPTURED_EVENT
	}
	return rec.at.Wait, cu.CUDA_SUCCESS
}

// Describe names the kernel and its shape.
func (k *kernelWork) Describe(wants func(cu.GraphDebugDot_flags) bool) (parts []string) {
	l := &k.launch
	if f, r := k.life.ctx.m.launched(l.Func, k.life); r == cu.CUDA_SUCCESS {
		parts = append(parts, f.k.Name)
	}
	if wants(cu.CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS) {
		parts = append(parts, fmt.Sprintf("<<<(%d,%d,%d), (%d,%d,%d), %d>>>",
			l.Grid[0], l.Grid[1], l.Grid[2], l.Block[0], l.Block[1], l.Block[2], l.Shared))
	}
	return parts
}

// Describe says what a copy or memset moves.
func (a *access) Describe(wants func(cu.GraphDebugDot_flags) bool) []string {
	switch p := a.params.(type) {
	case *cu.CUDA_MEMSET_NODE_PARAMS_v1:
		if wants(cu.CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS) {
			return []string{fmt.Sprintf("dst %#x, value %#x, %d x %d of %d bytes", uint64(p.Dst), p.Value, p.Width, p.Height, p.ElementSize)}
		}
	case *cu.CUDA_MEMCPY3D_v2:
		if wants(cu.CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS) {
			return []string{fmt.Sprintf("src %#x, dst %#x, %d x %d x %d bytes", uint64(p.SrcDevice), uint64(p.DstDevice), p.WidthInBytes, p.Height, p.Depth)}
		}
	}
	return nil
}
