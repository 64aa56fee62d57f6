package softgpu

import (
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/graph"
)

// hostCalls are the functions of the client's that streams wait for. One token
// may wait in several streams; they are served in the order in which they came.
type hostCalls struct {
	mu      sync.Mutex
	call    func(token uint64)
	waiting map[uint64][]chan struct{}
}

// OnHostFunc sets the function that is called when a stream has come to a host
// function.
func (g *GPU) OnHostFunc(call func(token uint64)) {
	h := &g.m.host
	h.mu.Lock()
	defer h.mu.Unlock()
	h.call, h.waiting = call, map[uint64][]chan struct{}{}
}

// HostFunc makes the stream call the client and wait for HostDone. Once the
// context has failed host functions are not called, as on a real device.
func (g *GPU) HostFunc(hs cu.Stream, token uint64) cu.Result {
	s, r := g.stream(hs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	w, r := g.hostWork(token)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if s.capture.Load() != nil {
		return g.Append(launchEnv{g.m, s.life}, s, w)
	}
	run, _ := w.Ready(launchEnv{g.m, s.life}, nil)
	_, r = s.enqueue(operation{run: run})
	return r
}

func (g *GPU) hostWork(token uint64) (hostWork, cu.Result) {
	h := &g.m.host
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.call == nil {
		return hostWork{}, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return hostWork{token, h.call}, cu.CUDA_SUCCESS
}

// GraphAddHost adds a node that calls the client.
func (g *GPU) GraphAddHost(h cu.Graph, after []cu.GraphNode, token uint64) (cu.GraphNode, cu.Result) {
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return g.hostWork(token) })
}

// GraphSetHost changes one, in the graph or in an executable.
func (g *GPU) GraphSetHost(exec cu.GraphExec, h cu.GraphNode, token uint64) cu.Result {
	w, r := g.hostWork(token)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.SetNode(exec, h, w)
}

// GraphGetHost reads one back.
func (g *GPU) GraphGetHost(h cu.GraphNode) (uint64, cu.Result) {
	w, r := graph.NodeWork[hostWork](g.Graphs, h)
	return w.token, r
}

// hostWork is a call of the client's.
type hostWork struct {
	token uint64
	call  func(token uint64)
}

// Kind is the kind of node in a graph.
func (hostWork) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_HOST }

// CheckArguments finds nothing wrong.
func (w hostWork) CheckArguments(graph.Env) cu.Result { return cu.CUDA_SUCCESS }

// Ready calls the client and waits for its answer, or for the context's end.
func (w hostWork) Ready(env graph.Env, _ *graph.Plan) (func(), cu.Result) {
	h, l := &env.(launchEnv).m.host, env.(launchEnv).l
	return func() {
		done := make(chan struct{})
		h.mu.Lock()
		h.waiting[w.token] = append(h.waiting[w.token], done)
		h.mu.Unlock()
		w.call(w.token)
		select {
		case <-done:
		case <-l.ended:
		}
	}, cu.CUDA_SUCCESS
}

// HostDone lets the stream that waits longest for a token go on.
func (g *GPU) HostDone(token uint64) {
	h := &g.m.host
	h.mu.Lock()
	defer h.mu.Unlock()
	list := h.waiting[token]
	if len(list) == 0 {
		return
	}
	close(list[0])
	if len(list) == 1 {
		delete(h.waiting, token)
		return
	}
	h.waiting[token] = list[1:]
}
