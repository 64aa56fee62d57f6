// Package graph holds the graphs of a client, and the captures that become graphs.
//
// Graphs themselves belong to the driver. The worker adds handles that end with the graph
// to which they belong, host functions and objects of the client (HostCalls), and memory at
// the client's addresses (memory.go).
//
// Threads: Graphs belong to the command loop. Threads of the pool, and the threads on which
// the driver calls host functions, use the host copies and the user objects, which have
// mutexes of their own. No device call is made under these.
package graph

import (
	"log/slog"
	"os"
	"path/filepath"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/gpu"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
	"ferry/worker/translate"
)

// Graphs are the graphs and captures of one client.
type Graphs struct {
	gpu     *gpu.Executor
	mem     *memory.Memory
	host    *hostmem.HostMemory
	code    *code.Loader
	structs *translate.Structs
	calls   *HostCalls
	dev     device.Device
	s       *session.Session
	log     *slog.Logger

	memory graphMemory
	bodies map[cu.GraphNode][]cu.Graph              // graphs of conditional nodes, which the driver tells only once, and moved graphs
	tokens map[cu.GraphExec]map[cu.GraphNode]uint64 // tokens of host functions that were set in executables

	replaying bool // the session has come from another server: commands are executed again that made its graphs
}

// Parts are the parts of a worker that graphs need.
type Parts struct {
	GPU     *gpu.Executor
	Memory  *memory.Memory
	Host    *hostmem.HostMemory
	Code    *code.Loader
	Structs *translate.Structs
}

// New returns the Graphs of a client that has none yet, and makes them known to its Memory.
func New(p Parts, calls *HostCalls, cfg gpu.Config) *Graphs {
	gr := &Graphs{
		gpu: p.GPU, mem: p.Memory, host: p.Host, code: p.Code, structs: p.Structs, calls: calls,
		dev: cfg.Dev, s: cfg.Session, log: cfg.Log,
		bodies: map[cu.GraphNode][]cu.Graph{},
		tokens: map[cu.GraphExec]map[cu.GraphNode]uint64{},
	}
	gr.memory.init()
	p.Memory.SetGraphs(gr)
	return gr
}

// realNodes translates the nodes on which a new node depends.
func (gr *Graphs) realNodes(list []cu.GraphNode) ([]cu.GraphNode, cu.Result) {
	real := make([]cu.GraphNode, len(list))
	for i, h := range list {
		n, rc := realNode(gr.s, h)
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		real[i] = n
	}
	return real, cu.CUDA_SUCCESS
}

// realNode translates a node.
func realNode(s *session.Session, h cu.GraphNode) (cu.GraphNode, cu.Result) {
	n, ok := s.Handles.Real(cu.KindGraphNode, uint64(h))
	if !ok {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.GraphNode(n), cu.CUDA_SUCCESS
}

// realGraph translates a graph.
func realGraph(s *session.Session, h cu.Graph) (cu.Graph, cu.Result) {
	g, ok := s.Handles.Real(cu.KindGraph, uint64(h))
	if !ok {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.Graph(g), cu.CUDA_SUCCESS
}

// placeNode translates the graph and the dependencies of a new node.
func (gr *Graphs) placeNode(h cu.Graph, deps []cu.GraphNode) (cu.Graph, []cu.GraphNode, cu.Result) {
	g, rc := realGraph(gr.s, h)
	if rc != cu.CUDA_SUCCESS {
		return 0, nil, rc
	}
	after, rc := gr.realNodes(deps)
	return g, after, rc
}

// realTarget translates the executable and the node of a call that changes a node. Without
// an executable (0) the call changes the node itself.
func (gr *Graphs) realTarget(exec cu.GraphExec, h cu.GraphNode) (cu.GraphExec, cu.GraphNode, cu.Result) {
	e, ok := gr.s.Handles.RealOrNone(cu.KindGraphExec, uint64(exec))
	if !ok {
		return 0, 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	n, rc := realNode(gr.s, h)
	return cu.GraphExec(e), n, rc
}

// nameNode gives a new node a handle.
func (gr *Graphs) nameNode(n cu.GraphNode, rc cu.Result) (cu.GraphNode, cu.Result) {
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	return cu.GraphNode(gr.s.Handles.Virtual(cu.KindGraphNode, uint64(n))), rc
}

// childGraphs lists the graphs that a node owns.
func (gr *Graphs) childGraphs(n cu.GraphNode) []cu.Graph {
	if list, ok := gr.bodies[n]; ok {
		return list
	}
	if t, rc := gr.dev.GraphNodeGetType(n); rc == cu.CUDA_SUCCESS && t == cu.CU_GRAPH_NODE_TYPE_GRAPH {
		if g, rc := gr.dev.GraphChildGraphNodeGetGraph(n); rc == cu.CUDA_SUCCESS {
			return []cu.Graph{g}
		}
	}
	return nil
}

// An ending lists what ends with a graph or a node. The driver may reuse the numbers, so
// the worker must keep nothing under them. The driver is asked before the end.
type ending struct {
	graphs []cu.Graph
	nodes  []cu.GraphNode
}

// collect adds a graph, its nodes and the graphs below them.
func (gr *Graphs) collect(d *ending, g cu.Graph) {
	d.graphs = append(d.graphs, g)
	_, n, rc := gr.dev.GraphGetNodes(g, 0)
	if rc != cu.CUDA_SUCCESS || n == 0 {
		return
	}
	list, _, _ := gr.dev.GraphGetNodes(g, n)
	for _, n := range list {
		gr.collectNode(d, n)
	}
}

// collectNode adds a node and the graphs below it.
func (gr *Graphs) collectNode(d *ending, n cu.GraphNode) {
	d.nodes = append(d.nodes, n)
	for _, g := range gr.childGraphs(n) {
		gr.collect(d, g)
	}
}

// forgetAll forgets everything that has ended.
func (gr *Graphs) forgetAll(d *ending) {
	for _, n := range d.nodes {
		delete(gr.bodies, n)
		gr.s.Handles.DropReal(cu.KindGraphNode, uint64(n))
	}
	for _, g := range d.graphs {
		gr.memory.forgetGraph(gr, g)
		gr.s.Handles.DropReal(cu.KindGraph, uint64(g))
	}
}

// CmdGraphDestroy ends a graph.
func (gr *Graphs) CmdGraphDestroy(q *wire.GraphDestroyRequest) cu.Result {
	g, rc := realGraph(gr.s, q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	var d ending
	gr.collect(&d, g)
	if rc = gr.dev.GraphDestroy(g); rc == cu.CUDA_SUCCESS {
		gr.forgetAll(&d)
	}
	return rc
}

// CmdGraphNodeDestroy ends a node.
func (gr *Graphs) CmdGraphNodeDestroy(q *wire.GraphNodeDestroyRequest, _ *wire.GraphNodeDestroyReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if len(gr.memory.graphs) > 0 { // graphs with memory lose no nodes
		if g, ok := gr.graphOf(n); ok && len(gr.memory.nodesWithin(gr, g)) > 0 {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
	}
	var d ending
	gr.collectNode(&d, n)
	if rc = gr.dev.GraphDestroyNode(n); rc == cu.CUDA_SUCCESS {
		gr.forgetAll(&d)
	}
	return rc
}

// CmdGraphNodeType answers the type of a node, also of nodes that have another type in the
// driver.
func (gr *Graphs) CmdGraphNodeType(q *wire.GraphNodeTypeRequest, a *wire.GraphNodeTypeReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if m := gr.memory.nodes[n]; m != nil {
		a.Type = uint32(m.kind())
		return rc
	}
	t, rc := gr.dev.GraphNodeGetType(n)
	if c, _ := gr.calls.hostCopyOf(n); c != nil {
		t = cu.CU_GRAPH_NODE_TYPE_MEMCPY
	}
	a.Type = uint32(t)
	return rc
}

// CmdGraphDot makes the driver print a graph into a file and returns a piece of the file.
// The client asks piece by piece; the graph is printed anew each time, which only graphs of
// thousands of nodes notice.
func (gr *Graphs) CmdGraphDot(q *wire.GraphDotRequest, a *wire.GraphDotReply) cu.Result {
	g, rc := realGraph(gr.s, q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	dir, err := os.MkdirTemp("", "ferry-graph-")
	if err != nil {
		gr.log.Error("no place for a graph's picture", "err", err)
		return cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "dot")
	if rc = gr.dev.GraphDebugDotPrint(g, file, q.Flags); rc != cu.CUDA_SUCCESS {
		return rc
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	a.Total = uint64(len(text))
	from := min(q.Offset, a.Total)
	a.Text = text[from:min(from+gpu.Piece, a.Total)]
	return rc
}

// CmdGraphInstantiate makes an executable of a graph.
func (gr *Graphs) CmdGraphInstantiate(q *wire.GraphInstantiateRequest, a *wire.GraphInstantiateReply) cu.Result {
	a.Result = uint32(cu.CUDA_GRAPH_INSTANTIATE_ERROR)
	g, rc := realGraph(gr.s, q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc = gr.memory.checkInstantiate(gr, g); rc != cu.CUDA_SUCCESS {
		return rc
	}
	p := cu.CUDA_GRAPH_INSTANTIATE_PARAMS{Flags: cu.Cuuint64_t(q.Flags)}
	upload := q.Flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0
	if upload {
		if p.HUploadStream, _, rc = gr.gpu.Stream(q.Stream); rc != cu.CUDA_SUCCESS {
			return rc
		}
	}
	e, p, rc := gr.dev.GraphInstantiateWithParams(g, p)
	if rc == cu.CUDA_ERROR_NOT_SUPPORTED && !upload { // drivers before 12.0
		e, rc = gr.dev.GraphInstantiateWithFlags(g, q.Flags)
		p = cu.CUDA_GRAPH_INSTANTIATE_PARAMS{}
	}
	a.Node = cu.GraphNode(gr.s.Handles.Virtual(cu.KindGraphNode, uint64(p.HErrNode_out)))
	if rc != cu.CUDA_SUCCESS {
		if p.Result_out != cu.CUDA_GRAPH_INSTANTIATE_SUCCESS {
			a.Result = uint32(p.Result_out)
		}
		return rc
	}
	a.Result = uint32(cu.CUDA_GRAPH_INSTANTIATE_SUCCESS)
	if gr.memory.addExec(gr, g, e, q.Flags) {
		a.Memory = 1
	}
	return gr.gpu.Bind(cu.KindGraphExec, uint64(q.Exec), uint64(e), rc)
}

// CmdGraphLaunch launches an executable.
func (gr *Graphs) CmdGraphLaunch(q *wire.GraphLaunchRequest) cu.Result {
	e, ok := gr.s.Handles.Real(cu.KindGraphExec, uint64(q.Exec))
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.gpu.Launches++
	if gr.replaying { // in a capture: what launches do to memory is not repeated
		return gr.dev.GraphLaunch(cu.GraphExec(e), s)
	}
	return gr.memory.launchExec(cu.GraphExec(e), func() cu.Result { return gr.dev.GraphLaunch(cu.GraphExec(e), s) })
}

// CmdGraphLaunchAsk is for graphs whose launch may be refused at once.
func (gr *Graphs) CmdGraphLaunchAsk(q *wire.GraphLaunchAskRequest, _ *wire.GraphLaunchAskReply) cu.Result {
	return gr.CmdGraphLaunch((*wire.GraphLaunchRequest)(q))
}

// CmdGraphExecDestroy ends an executable.
func (gr *Graphs) CmdGraphExecDestroy(q *wire.GraphExecDestroyRequest) cu.Result {
	real, ok := gr.s.Handles.Real(cu.KindGraphExec, uint64(q.Exec))
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	e := cu.GraphExec(real)
	rc := gr.dev.GraphExecDestroy(e)
	gr.s.Handles.Drop(cu.KindGraphExec, uint64(q.Exec))
	for _, token := range gr.tokens[e] {
		gr.calls.endTokenAfterWork(token)
	}
	delete(gr.tokens, e)
	gr.memory.forgetExec(gr, e)
	return rc
}

// CountKept counts, for tests, what is kept for graphs that live. The command loop must not
// run meanwhile.
func (gr *Graphs) CountKept() int {
	m := &gr.memory
	return len(m.nodes) + len(m.graphs) + len(m.execs) + len(m.blocks) + len(gr.tokens) + len(gr.bodies)
}
