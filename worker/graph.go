package worker

import (
	"os"
	"path/filepath"

	"ferry/api/cu"
	"ferry/wire"
)

// Graphs are the driver's. What the worker adds: handles that end with the
// graph they belong to (below), host functions and objects of the client's
// (graph_host.go), and memory at the client's addresses (graph_memory.go).

// graphs is what the worker knows of graphs beyond the driver. Only the loop
// uses it.
type graphs struct {
	memory graphMemory
	bodies map[cu.GraphNode][]cu.Graph              // of conditional nodes, which the driver tells once, and moved ones
	tokens map[cu.GraphExec]map[cu.GraphNode]uint64 // host functions that were set in executables
}

func (g *graphs) init() {
	g.memory.init()
	g.bodies = map[cu.GraphNode][]cu.Graph{}
	g.tokens = map[cu.GraphExec]map[cu.GraphNode]uint64{}
}

// nodes translates the nodes a new one depends on.
func (w *Worker) nodes(list []cu.GraphNode) ([]cu.GraphNode, cu.Result) {
	real := make([]cu.GraphNode, len(list))
	for i, h := range list {
		n, rc := w.node(h)
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		real[i] = n
	}
	return real, cu.CUDA_SUCCESS
}

func (w *Worker) node(h cu.GraphNode) (cu.GraphNode, cu.Result) {
	n, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
	if !ok || n == 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.GraphNode(n), cu.CUDA_SUCCESS
}

func (w *Worker) graph(h cu.Graph) (cu.Graph, cu.Result) {
	g, ok := w.s.Handles.Real(cu.KindGraph, uint64(h))
	if !ok || g == 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.Graph(g), cu.CUDA_SUCCESS
}

// place translates where a new node goes.
func (w *Worker) place(h cu.Graph, deps []cu.GraphNode) (cu.Graph, []cu.GraphNode, cu.Result) {
	g, rc := w.graph(h)
	if rc != cu.CUDA_SUCCESS {
		return 0, nil, rc
	}
	after, rc := w.nodes(deps)
	return g, after, rc
}

// target translates what a call that changes a node is about. Exec 0 is the
// node itself.
func (w *Worker) target(exec cu.GraphExec, h cu.GraphNode) (cu.GraphExec, cu.GraphNode, cu.Result) {
	e, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(exec))
	if !ok {
		return 0, 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	n, rc := w.node(h)
	return cu.GraphExec(e), n, rc
}

// named names a new node.
func (w *Worker) named(n cu.GraphNode, rc cu.Result) (cu.GraphNode, cu.Result) {
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	return cu.GraphNode(w.s.Handles.Virtual(cu.KindGraphNode, uint64(n))), rc
}

// below lists the graphs a node owns.
func (w *Worker) below(n cu.GraphNode) []cu.Graph {
	if list, ok := w.graphs.bodies[n]; ok {
		return list
	}
	if t, rc := w.dev.GraphNodeGetType(n); rc == cu.CUDA_SUCCESS && t == cu.CU_GRAPH_NODE_TYPE_GRAPH {
		if g, rc := w.dev.GraphChildGraphNodeGetGraph(n); rc == cu.CUDA_SUCCESS {
			return []cu.Graph{g}
		}
	}
	return nil
}

// A doomed list is what ends with a graph or a node: the driver may give the
// same numbers to others, so nothing must be left that knows them.
type doomed struct {
	graphs []cu.Graph
	nodes  []cu.GraphNode
}

func (w *Worker) doom(d *doomed, g cu.Graph) {
	d.graphs = append(d.graphs, g)
	_, n, rc := w.dev.GraphGetNodes(g, 0)
	if rc != cu.CUDA_SUCCESS || n == 0 {
		return
	}
	list, _, _ := w.dev.GraphGetNodes(g, n)
	for _, n := range list {
		w.doomNode(d, n)
	}
}

func (w *Worker) doomNode(d *doomed, n cu.GraphNode) {
	d.nodes = append(d.nodes, n)
	for _, g := range w.below(n) {
		w.doom(d, g)
	}
}

func (w *Worker) forgetAll(d *doomed) {
	for _, n := range d.nodes {
		delete(w.graphs.bodies, n)
		w.s.Handles.DropReal(cu.KindGraphNode, uint64(n))
	}
	for _, g := range d.graphs {
		w.graphs.memory.graphGone(w, g)
		w.s.Handles.DropReal(cu.KindGraph, uint64(g))
	}
}

func (w *Worker) cmdGraphDestroy(q *wire.GraphDestroyRequest) cu.Result {
	g, rc := w.graph(q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	var d doomed
	w.doom(&d, g)
	if rc = w.dev.GraphDestroy(g); rc == cu.CUDA_SUCCESS {
		w.forgetAll(&d)
	}
	return rc
}

func (w *Worker) cmdGraphNodeDestroy(q *wire.GraphNodeDestroyRequest, _ *wire.GraphNodeDestroyReply) cu.Result {
	n, rc := w.node(q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.graphs.memory.nodes[n] != nil {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	var d doomed
	w.doomNode(&d, n)
	if rc = w.dev.GraphDestroyNode(n); rc == cu.CUDA_SUCCESS {
		w.forgetAll(&d)
	}
	return rc
}

// cmdGraphNodeType answers for nodes that are something else to the driver.
func (w *Worker) cmdGraphNodeType(q *wire.GraphNodeTypeRequest, a *wire.GraphNodeTypeReply) cu.Result {
	n, rc := w.node(q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if m := w.graphs.memory.nodes[n]; m != nil {
		a.Type = uint32(m.kind())
		return rc
	}
	t, rc := w.dev.GraphNodeGetType(n)
	if c, _ := w.hostCopyOf(n); c != nil {
		t = cu.CU_GRAPH_NODE_TYPE_MEMCPY
	}
	a.Type = uint32(t)
	return rc
}

// cmdGraphDot lets the driver print into a file and returns a piece of it. The
// client asks piece by piece; the graph is printed anew each time, which only
// graphs of thousands of nodes notice.
func (w *Worker) cmdGraphDot(q *wire.GraphDotRequest, a *wire.GraphDotReply) cu.Result {
	g, rc := w.graph(q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	dir, err := os.MkdirTemp("", "ferry-graph-")
	if err != nil {
		w.log.Error("no place for a graph's picture", "err", err)
		return cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "dot")
	if rc = w.dev.GraphDebugDotPrint(g, file, q.Flags); rc != cu.CUDA_SUCCESS {
		return rc
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	a.Total = uint64(len(text))
	from := min(q.Offset, a.Total)
	a.Text = text[from:min(from+piece, a.Total)]
	return rc
}

func (w *Worker) cmdGraphInstantiate(q *wire.GraphInstantiateRequest, a *wire.GraphInstantiateReply) cu.Result {
	a.Result = uint32(cu.CUDA_GRAPH_INSTANTIATE_ERROR)
	g, rc := w.graph(q.Graph)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc = w.graphs.memory.mayInstantiate(w, g); rc != cu.CUDA_SUCCESS {
		return rc
	}
	p := cu.CUDA_GRAPH_INSTANTIATE_PARAMS{Flags: cu.Cuuint64_t(q.Flags)}
	upload := q.Flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0
	if upload {
		if p.HUploadStream, _, rc = w.stream(q.Stream); rc != cu.CUDA_SUCCESS {
			return rc
		}
	}
	e, p, rc := w.dev.GraphInstantiateWithParams(g, p)
	if rc == cu.CUDA_ERROR_NOT_SUPPORTED && !upload { // drivers before 12.0
		e, rc = w.dev.GraphInstantiateWithFlags(g, q.Flags)
		p = cu.CUDA_GRAPH_INSTANTIATE_PARAMS{}
	}
	a.Node = cu.GraphNode(w.s.Handles.Virtual(cu.KindGraphNode, uint64(p.HErrNode_out)))
	if rc != cu.CUDA_SUCCESS {
		if p.Result_out != cu.CUDA_GRAPH_INSTANTIATE_SUCCESS {
			a.Result = uint32(p.Result_out)
		}
		return rc
	}
	a.Result = uint32(cu.CUDA_GRAPH_INSTANTIATE_SUCCESS)
	if w.graphs.memory.instantiated(w, g, e, q.Flags) {
		a.Memory = 1
	}
	return w.bind(cu.KindGraphExec, uint64(q.Exec), uint64(e), rc)
}

func (w *Worker) cmdGraphLaunch(q *wire.GraphLaunchRequest) cu.Result {
	e, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.Exec))
	if !ok || e == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.launches++
	return w.graphs.memory.launch(cu.GraphExec(e), func() cu.Result { return w.dev.GraphLaunch(cu.GraphExec(e), s) })
}

// cmdGraphLaunchAsk is for graphs whose launch may be refused at once.
func (w *Worker) cmdGraphLaunchAsk(q *wire.GraphLaunchAskRequest, _ *wire.GraphLaunchAskReply) cu.Result {
	return w.cmdGraphLaunch((*wire.GraphLaunchRequest)(q))
}

func (w *Worker) cmdGraphExecDestroy(q *wire.GraphExecDestroyRequest) cu.Result {
	real, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.Exec))
	if !ok || real == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	e := cu.GraphExec(real)
	rc := w.dev.GraphExecDestroy(e)
	w.s.Handles.Drop(cu.KindGraphExec, uint64(q.Exec))
	for _, token := range w.graphs.tokens[e] {
		w.retire(token)
	}
	delete(w.graphs.tokens, e)
	w.graphs.memory.execGone(w, e)
	return rc
}
