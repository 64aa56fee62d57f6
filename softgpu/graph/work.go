package graph

import "ferry/api/cu"

// An Env is where work is done: the context of a launch. Implementations of Work
// know which one they are given.
type Env interface {
	Failed() bool   // the context has failed or is being stopped
	Fail(cu.Result) // makes an error sticky
}

// A Point is a place in a stream.
type Point interface {
	Reached() bool
	Wait()
}

// A Work is what a node does, each time its graph is launched. Works are never
// changed: copies of a graph share them.
type Work interface {
	// Kind is the kind of node that does this.
	Kind() cu.GraphNodeType
	// CheckArguments says whether it makes sense now, in a context.
	CheckArguments(Env) cu.Result
	// Ready makes it as one given to the device now, as part of a plan; the
	// function runs once.
	Ready(Env, *Plan) (func(), cu.Result)
}

// emptyWork only gathers dependencies.
type emptyWork struct{}

func (emptyWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_EMPTY }

func (emptyWork) CheckArguments(Env) cu.Result { return cu.CUDA_SUCCESS }

func (emptyWork) Ready(Env, *Plan) (func(), cu.Result) { return func() {}, cu.CUDA_SUCCESS }

// An owner is work made of graphs of its own.
type owner interface {
	Work
	below() []*graph
	with(change func(*graph) *graph) Work // the same with other graphs
}

// childWork is a graph inside another, which owns it.
type childWork struct{ graph *graph }

func (c childWork) below() []*graph                      { return []*graph{c.graph} }
func (c childWork) with(change func(*graph) *graph) Work { return childWork{change(c.graph)} }

func (childWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_GRAPH }

func (childWork) CheckArguments(Env) cu.Result { return cu.CUDA_SUCCESS }

// Ready is never asked: a plan adds the graph below instead.
func (childWork) Ready(Env, *Plan) (func(), cu.Result) { return nil, cu.CUDA_ERROR_NOT_SUPPORTED }

// A Plan is one launch of a graph: what to run, in order, and what to do once the
// launch has its place in a stream.
type Plan struct {
	runs     []func()
	enqueued map[any]func(at Point)
}

// OnEnqueued calls do with the end of the launch once it is known. Of several
// calls with the same key the last counts.
func (p *Plan) OnEnqueued(key any, do func(at Point)) {
	if p.enqueued == nil {
		p.enqueued = map[any]func(at Point){}
	}
	p.enqueued[key] = do
}

// add adds what a graph does to the plan; gs.mu is held.
func (p *Plan) add(gr *graph, env Env) cu.Result {
	for _, n := range gr.order {
		if n.off {
			continue
		}
		switch w := n.work.(type) {
		case emptyWork:
			continue
		case childWork:
			if r := p.add(w.graph, env); r != cu.CUDA_SUCCESS {
				return r
			}
			continue
		}
		run, r := n.work.Ready(env, p)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		p.runs = append(p.runs, run)
	}
	return cu.CUDA_SUCCESS
}

// run works the plan off. Independent branches run one after another: each
// kernel by itself uses all processors.
func (p *Plan) run(env Env) {
	for _, run := range p.runs {
		if env.Failed() {
			return
		}
		run()
	}
}
