package graph

import (
	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

// graphMemory is the memory that nodes of graphs allocate and free.
//
// The driver would place it at addresses of its own, but parameters of kernels hold
// addresses of the client's window. So a node that allocates or frees is an empty node to
// the driver, and the worker does the rest: memory lies behind the address from the node's
// creation on, and ends when no graph and no executable names it and no launch has left it
// allocated.
//
// Natively memory comes with the launch and goes with the free. A program sees the same:
// one address per node for life, a launch refused while its memory is still allocated, a
// free refused of memory that is not. But the memory is held longer, and is never shared
// between nodes.
type graphMemory struct {
	nodes  map[cu.GraphNode]*memoryNode
	graphs map[cu.Graph][]*memoryNode
	execs  map[cu.GraphExec]*memoryExec
	blocks map[uint64]*graphBlock // by address
	high   map[cu.Device]uint64   // the highest held so far, or since the client reset it
}

// A graphBlock is the memory of one node that allocates.
type graphBlock struct {
	addr, size uint64
	ctx        *gpu.Context
	token      uint64
	graph      bool // its node exists
	execs      int  // executables that allocate it
	allocated  bool // a launch has allocated it, and none has freed it since
}

// A memoryNode is a node that allocates or frees a block.
type memoryNode struct {
	node  cu.GraphNode
	block *graphBlock
	free  bool
}

// kind is the type of the node for the client.
func (n *memoryNode) kind() cu.GraphNodeType {
	if n.free {
		return cu.CU_GRAPH_NODE_TYPE_MEM_FREE
	}
	return cu.CU_GRAPH_NODE_TYPE_MEM_ALLOC
}

// A memoryExec is what an executable does to blocks.
type memoryExec struct {
	graph         cu.Graph
	allocs, frees []*graphBlock
	autoFree      bool
}

func (m *graphMemory) init() {
	m.nodes = map[cu.GraphNode]*memoryNode{}
	m.graphs = map[cu.Graph][]*memoryNode{}
	m.execs = map[cu.GraphExec]*memoryExec{}
	m.blocks = map[uint64]*graphBlock{}
	m.high = map[cu.Device]uint64{}
}

// HoldsAddress reports whether a node of a graph allocates at an address.
func (gr *Graphs) HoldsAddress(addr uint64) bool { return gr.memory.blocks[addr] != nil }

// CaptureAlloc makes an allocation part of the graph that a stream captures.
func (gr *Graphs) CaptureAlloc(s cu.Stream, c *gpu.Context, q *wire.MemAllocAsyncRequest) cu.Result {
	return gr.addCapturedNode(s, func(g cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
		return gr.allocNode(g, after, c, uint64(q.Addr), q.Size, q.Token)
	})
}

// newBlock puts memory behind an address of the client, for a graph.
func (gr *Graphs) newBlock(c *gpu.Context, addr, size, token uint64) (*graphBlock, cu.Result) {
	if token >= OwnTokens {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	if !gr.replaying { // otherwise it is there, or was freed long ago
		if rc := gr.mem.Alloc(gr.dev, c.Home(), c.Device, addr, size); rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
	}
	m := &gr.memory
	b := &graphBlock{addr: addr, size: size, ctx: c, token: token}
	m.blocks[addr] = b
	m.high[c.Device] = max(m.high[c.Device], m.held(c.Device))
	return b, cu.CUDA_SUCCESS
}

// held is how much memory the graphs of a device have.
func (m *graphMemory) held(dev cu.Device) (sum uint64) {
	for _, b := range m.blocks {
		if b.ctx.Device == dev {
			sum += (b.size + memory.Granule - 1) &^ (memory.Granule - 1)
		}
	}
	return sum
}

// releaseIfUnused ends a block once nothing can use it.
func (m *graphMemory) releaseIfUnused(gr *Graphs, b *graphBlock) {
	if b.graph || b.execs > 0 || b.allocated || m.blocks[b.addr] != b || gr.replaying { // loadMemory ends those that have ended
		return
	}
	delete(m.blocks, b.addr)
	gr.endBlock(b)
}

// endBlock ends the memory of a block after all work that may use it.
func (gr *Graphs) endBlock(b *graphBlock) {
	if !gr.mem.EndAfterWork(b.addr, func() { gr.calls.endToken(b.token) }) { // its context has ended before
		gr.calls.endToken(b.token)
	}
}

// add notes a node of a graph.
func (m *graphMemory) add(g cu.Graph, n *memoryNode) {
	m.nodes[n.node] = n
	m.graphs[g] = append(m.graphs[g], n)
}

// CmdGraphAlloc adds a node that allocates.
func (gr *Graphs) CmdGraphAlloc(q *wire.GraphAllocRequest, a *wire.GraphAllocReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	c, rc := gr.gpu.ContextFor(q.Dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Node, rc = gr.nameNode(gr.allocNode(g, after, c, uint64(q.Addr), q.Size, q.Token))
	return rc
}

// allocNode adds a node that allocates, an empty one to the driver.
func (gr *Graphs) allocNode(g cu.Graph, after []cu.GraphNode, c *gpu.Context, addr, size, token uint64) (cu.GraphNode, cu.Result) {
	b, rc := gr.newBlock(c, addr, size, token)
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	n, rc := gr.dev.GraphAddEmptyNode(g, after)
	if rc != cu.CUDA_SUCCESS {
		gr.memory.releaseIfUnused(gr, b)
		return 0, rc
	}
	b.graph = true
	gr.memory.add(g, &memoryNode{node: n, block: b})
	return n, rc
}

// CmdGraphFree adds a node that frees.
func (gr *Graphs) CmdGraphFree(q *wire.GraphFreeRequest, a *wire.GraphFreeReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Node, rc = gr.nameNode(gr.freeNode(g, after, uint64(q.Addr)))
	return rc
}

// freeNode adds a node that frees what this graph or another allocates; once in each graph.
func (gr *Graphs) freeNode(g cu.Graph, after []cu.GraphNode, addr uint64) (cu.GraphNode, cu.Result) {
	m := &gr.memory
	b := m.blocks[addr]
	if b == nil {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, n := range m.graphs[g] {
		if n.free && n.block == b {
			return 0, cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	n, rc := gr.dev.GraphAddEmptyNode(g, after)
	if rc == cu.CUDA_SUCCESS {
		m.add(g, &memoryNode{node: n, block: b, free: true})
	}
	return n, rc
}

// CmdGraphMemoryGet answers the parameters of a node that allocates or frees.
func (gr *Graphs) CmdGraphMemoryGet(q *wire.GraphMemoryGetRequest, a *wire.GraphMemoryGetReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m := gr.memory.nodes[n]
	if m == nil || uint32(m.kind()) != q.Type {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	where := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	where.Id = int32(m.block.ctx.Device)
	gr.structs.ShowMemLocation_v1(&where)
	a.Dev, a.Addr, a.Size = cu.Device(where.Id), cu.Deviceptr(m.block.addr), m.block.size
	return rc
}

// CmdGraphMemoryFree is cuMemFree and cuMemFreeAsync for memory that a launch left
// allocated. In a capture it becomes a node.
func (gr *Graphs) CmdGraphMemoryFree(q *wire.GraphMemoryFreeRequest, _ *wire.GraphMemoryFreeReply) cu.Result {
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if gr.gpu.Capturing(s) {
		return gr.addCapturedNode(s, func(g cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
			return gr.freeNode(g, after, uint64(q.Addr))
		})
	}
	m := &gr.memory
	b := m.blocks[uint64(q.Addr)]
	if b == nil || !b.allocated {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	b.allocated = false
	m.releaseIfUnused(gr, b)
	return rc
}

// checkInstantiate refuses a second executable of a graph with memory.
func (m *graphMemory) checkInstantiate(gr *Graphs, g cu.Graph) cu.Result {
	if len(m.nodesWithin(gr, g)) == 0 {
		return cu.CUDA_SUCCESS
	}
	for _, e := range m.execs {
		if e.graph == g {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
	}
	return cu.CUDA_SUCCESS
}

// addExec notes what an executable does to memory. It returns false if it does nothing.
func (m *graphMemory) addExec(gr *Graphs, g cu.Graph, exec cu.GraphExec, flags uint64) bool {
	list := m.nodesWithin(gr, g)
	if len(list) == 0 {
		return false
	}
	e := &memoryExec{graph: g, autoFree: flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) != 0}
	for _, n := range list {
		if n.free {
			e.frees = append(e.frees, n.block)
			continue
		}
		e.allocs = append(e.allocs, n.block)
		n.block.execs++
	}
	m.execs[exec] = e
	return true
}

// launchExec refuses an executable that would allocate what is allocated, or free what is
// not, and notes what its launch leaves allocated.
func (m *graphMemory) launchExec(exec cu.GraphExec, do func() cu.Result) cu.Result {
	e := m.execs[exec]
	if e == nil {
		return do()
	}
	after := map[*graphBlock]bool{}
	for _, b := range e.allocs {
		if b.allocated && !e.autoFree {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		after[b] = true
	}
	for _, b := range e.frees {
		if !b.allocated && !after[b] {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		after[b] = false
	}
	rc := do()
	if rc == cu.CUDA_SUCCESS {
		for b, allocated := range after {
			b.allocated = allocated
		}
	}
	return rc
}

// forgetExec forgets an executable that has ended.
func (m *graphMemory) forgetExec(gr *Graphs, exec cu.GraphExec) {
	e := m.execs[exec]
	if e == nil {
		return
	}
	delete(m.execs, exec)
	for _, b := range e.allocs {
		b.execs--
		m.releaseIfUnused(gr, b)
	}
	for _, b := range e.frees {
		m.releaseIfUnused(gr, b)
	}
}

// forgetGraph forgets a graph that has ended.
func (m *graphMemory) forgetGraph(gr *Graphs, g cu.Graph) {
	list := m.graphs[g]
	delete(m.graphs, g)
	for _, e := range m.execs {
		if e.graph == g {
			e.graph = 0 // another graph may get this number
		}
	}
	for _, n := range list {
		delete(m.nodes, n.node)
		if !n.free {
			n.block.graph = false
			m.releaseIfUnused(gr, n.block)
		}
	}
}

// nodesWithin lists the nodes of a graph, and of the graphs below it, that allocate and
// free.
func (m *graphMemory) nodesWithin(gr *Graphs, g cu.Graph) (list []*memoryNode) {
	if len(m.graphs) == 0 {
		return nil
	}
	var d ending
	gr.collect(&d, g)
	for _, g := range d.graphs {
		list = append(list, m.graphs[g]...)
	}
	return list
}

// refuse refuses a call for graphs with memory. Natively such calls are refused, too.
func (m *graphMemory) refuse(gr *Graphs, h cu.Graph) cu.Result {
	if g, rc := realGraph(gr.s, h); rc == cu.CUDA_SUCCESS && len(m.nodesWithin(gr, g)) > 0 {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.CUDA_SUCCESS
}

// CheckGraphClone refuses to clone a graph with memory.
func (gr *Graphs) CheckGraphClone(q *wire.GraphCloneRequest) cu.Result {
	return gr.memory.refuse(gr, q.OriginalGraph)
}

// CheckGraphAddChildGraphNode refuses to nest a graph with memory, and a graph in itself: driver
// 580 copies it while it grows, and crashes.
func (gr *Graphs) CheckGraphAddChildGraphNode(q *wire.GraphAddChildGraphNodeRequest) cu.Result {
	if rc := gr.memory.refuse(gr, q.ChildGraph); rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, _ := realGraph(gr.s, q.HGraph)
	if child, _ := realGraph(gr.s, q.ChildGraph); child == g {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_SUCCESS
}

// CheckGraphRemoveDependencies refuses to remove dependencies in a graph with memory.
func (gr *Graphs) CheckGraphRemoveDependencies(q *wire.GraphRemoveDependencies_v2Request) cu.Result {
	return gr.memory.refuse(gr, q.HGraph)
}

// CheckGraphRemoveDependencies_v1 does the same for the older call.
func (gr *Graphs) CheckGraphRemoveDependencies_v1(q *wire.GraphRemoveDependenciesRequest) cu.Result {
	return gr.memory.refuse(gr, q.HGraph)
}

// CmdGraphMemory answers a device's attributes in the order of CUDA: used now and at most,
// reserved now and at most. Everything that is reserved is in use.
func (gr *Graphs) CmdGraphMemory(q *wire.GraphMemoryRequest, a *wire.GraphMemoryReply) cu.Result {
	dev, ok := gr.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	m := &gr.memory
	now := m.held(dev)
	if q.Reset != 0 {
		m.high[dev] = now
	}
	a.Values = []uint64{now, m.high[dev], now, m.high[dev]}
	return cu.CUDA_SUCCESS
}
