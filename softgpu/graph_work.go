package softgpu

import (
	"bytes"
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// A work is what a node does, each time its graph is launched.
type work interface {
	// check says whether it makes sense now, in a context.
	check(g *GPU, l *life) cu.Result
	// ready makes it as one given to the device now; the function runs once.
	ready(g *GPU, l *life) (func(), cu.Result)
}

func kindOf(w work) cu.GraphNodeType {
	switch w := w.(type) {
	case *kernelWork:
		return cu.CU_GRAPH_NODE_TYPE_KERNEL
	case *access:
		if _, ok := w.params.(*cu.CUDA_MEMSET_NODE_PARAMS_v1); ok {
			return cu.CU_GRAPH_NODE_TYPE_MEMSET
		}
		return cu.CU_GRAPH_NODE_TYPE_MEMCPY
	case hostWork:
		return cu.CU_GRAPH_NODE_TYPE_HOST
	case childWork:
		return cu.CU_GRAPH_NODE_TYPE_GRAPH
	case recordWork:
		return cu.CU_GRAPH_NODE_TYPE_EVENT_RECORD
	case waitWork:
		return cu.CU_GRAPH_NODE_TYPE_WAIT_EVENT
	case *memops:
		return cu.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP
	case *conditional:
		return cu.CU_GRAPH_NODE_TYPE_CONDITIONAL
	}
	return cu.CU_GRAPH_NODE_TYPE_EMPTY
}

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

func (k *kernelWork) check(g *GPU, _ *life) cu.Result {
	_, r := g.launch(&k.launch, k.life, k.part)
	return r
}

// ready refuses kernels of other contexts than the stream's: a context that
// ends waits for its own streams only.
func (k *kernelWork) ready(g *GPU, l *life) (func(), cu.Result) {
	if k.life != l {
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return g.launch(&k.launch, l, k.part)
}

// emptyWork only gathers dependencies.
type emptyWork struct{}

func (emptyWork) check(*GPU, *life) cu.Result           { return cu.CUDA_SUCCESS }
func (emptyWork) ready(*GPU, *life) (func(), cu.Result) { return func() {}, cu.CUDA_SUCCESS }

// An owner is work made of graphs of its own.
type owner interface {
	work
	below() []*graph
	with(change func(*graph) *graph) work // the same with other graphs
}

// childWork is a graph inside another, which owns it.
type childWork struct{ graph *graph }

func (c childWork) below() []*graph                      { return []*graph{c.graph} }
func (c childWork) with(change func(*graph) *graph) work { return childWork{change(c.graph)} }

func (childWork) check(*GPU, *life) cu.Result { return cu.CUDA_SUCCESS }

// ready is never asked: a plan takes what is below instead.
func (childWork) ready(*GPU, *life) (func(), cu.Result) { return nil, cu.CUDA_ERROR_NOT_SUPPORTED }

// eventNamed is an event with its handle, which queries answer.
type eventNamed struct {
	handle cu.Event
	event  *event
}

// recordWork records an event. The record belongs to the launch, so a plan
// makes it.
type recordWork struct{ eventNamed }

func (recordWork) check(*GPU, *life) cu.Result           { return cu.CUDA_SUCCESS }
func (recordWork) ready(*GPU, *life) (func(), cu.Result) { return nil, cu.CUDA_ERROR_NOT_SUPPORTED }

// waitWork waits for an event as it is recorded when the graph is launched.
type waitWork struct{ eventNamed }

func (waitWork) check(*GPU, *life) cu.Result { return cu.CUDA_SUCCESS }

func (w waitWork) ready(*GPU, *life) (func(), cu.Result) {
	rec := w.event.latest()
	if rec == nil {
		return func() {}, cu.CUDA_SUCCESS
	}
	if rec.mark != nil {
		return nil, cu.CUDA_ERROR_CAPTURED_EVENT
	}
	return rec.at.wait, cu.CUDA_SUCCESS
}

// A plan is one launch of a graph: what to run, in order, and the records of
// events that it makes.
type plan struct {
	runs    []func()
	records map[*event]*record
}

// take adds what a graph does to the plan.
func (p *plan) take(g *GPU, gr *graph, l *life) cu.Result {
	for _, n := range gr.order {
		if n.off {
			continue
		}
		var run func()
		r := cu.CUDA_SUCCESS
		switch w := n.work.(type) {
		case emptyWork:
			continue
		case childWork:
			if r := p.take(g, w.graph, l); r != cu.CUDA_SUCCESS {
				return r
			}
			continue
		case recordWork:
			rec := &record{}
			if p.records == nil {
				p.records = map[*event]*record{}
			}
			p.records[w.event] = rec
			run = func() { rec.when.Store(int64(time.Since(start))) }
		case *conditional:
			w.reset()
			run = func() { w.decide(g, l) }
		default:
			run, r = w.ready(g, l)
		}
		if r != cu.CUDA_SUCCESS {
			return r
		}
		p.runs = append(p.runs, run)
	}
	return cu.CUDA_SUCCESS
}

// run works the plan off. Independent branches run one after another: each
// kernel by itself uses all processors.
func (p *plan) run(l *life) {
	for _, run := range p.runs {
		if l.stop.Load() || l.failure() != cu.CUDA_SUCCESS {
			return
		}
		run()
	}
}
