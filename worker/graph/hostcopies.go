package graph

import (
	"encoding/binary"
	"math/bits"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// A hostCopy is a copy in a graph with one end in memory that only the client has.
//
// To the driver it is a child graph of two nodes: a copy between the device and staging
// memory of the worker, and a host function. The host function makes the client fill the
// staging memory before the copy, or sends the staging memory to the client after it. The
// driver clones and updates the child graph like any other; the token of the host function
// leads to the hostCopy. Natively the copy reads and writes the client's memory while the
// graph runs, and so does this.
type hostCopy struct {
	own    uint64 // the token that the device knows
	client uint64 // the token that the client knows
	out    bool   // to the client
	buf    []byte
	ctx    cu.Context          // current when buf was allocated, as it must be when buf is freed
	params cu.CUDA_MEMCPY3D_v2 // as the client sent them
}

// OwnTokens is the first token of the worker; tokens of clients are smaller.
const OwnTokens = 1 << 63

// hostCopies are used by the command loop, by threads of the driver that reach host
// functions, and by the goroutines that read their ends.
type hostCopies struct {
	mu       sync.Mutex
	last     uint64
	byToken  map[uint64]*hostCopy
	byClient map[uint64]*hostCopy
	bytes    uint64
}

// maxHostCopies is how much staging memory the graphs of a client may have.
const maxHostCopies = 4 << 30

// find finds a copy by the worker's token.
func (h *hostCopies) find(token uint64) *hostCopy {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.byToken[token]
}

// any reports whether there are host copies.
func (h *hostCopies) any() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.byToken) > 0
}

// newHostCopy allocates the staging memory of a copy, and changes d to the packed copy to
// or from it.
func (hc *HostCalls) newHostCopy(d *cu.CUDA_MEMCPY3D_v2, client uint64) (*hostCopy, cu.Result) {
	params, out := *d, d.DstMemoryType == cu.CU_MEMORYTYPE_HOST
	if out == (d.SrcMemoryType == cu.CU_MEMORYTYPE_HOST) || client == 0 || client >= OwnTokens {
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if hc.gpu.Current == nil {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if rc := hc.structs.AdmitCopy3D(d); rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	hi, rows := bits.Mul64(d.Height, d.Depth)
	hi2, size := bits.Mul64(rows, d.WidthInBytes)
	if hi|hi2 != 0 || size == 0 || size > maxHostCopies {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	if out {
		d.DstXInBytes, d.DstY, d.DstZ, d.DstPitch, d.DstHeight = 0, 0, 0, d.WidthInBytes, d.Height
	} else {
		d.SrcXInBytes, d.SrcY, d.SrcZ, d.SrcPitch, d.SrcHeight = 0, 0, 0, d.WidthInBytes, d.Height
	}
	h := &hc.hostCopies
	if !h.reserve(client, size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	// Not under mu: the driver may wait for work in HostAlloc, and that work for a host
	// function, and calling the client for that needs mu.
	buf, rc := hc.dev.HostAlloc(int(size))
	h.mu.Lock()
	defer h.mu.Unlock()
	if rc != cu.CUDA_SUCCESS {
		h.bytes -= size
		return nil, rc
	}
	h.last++
	c := &hostCopy{own: OwnTokens | h.last, client: client, out: out, buf: buf, ctx: hc.gpu.Current.Real, params: params}
	h.byToken[c.own], h.byClient[client] = c, c
	return c, rc
}

// reserve claims memory for a copy of the client, unless it has one of that token.
func (h *hostCopies) reserve(client, size uint64) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.byClient[client] != nil || h.bytes+size > maxHostCopies {
		return false
	}
	h.bytes += size
	return true
}

// endHostCopy frees the memory of a copy, once no graph can run it.
func (hc *HostCalls) endHostCopy(dev device.Device, c *hostCopy) {
	h := &hc.hostCopies
	h.mu.Lock()
	delete(h.byToken, c.own)
	delete(h.byClient, c.client)
	h.bytes -= uint64(len(c.buf))
	h.mu.Unlock()
	dev.HostFree(c.buf)
}

// copyGraph makes the two nodes, in a graph that the caller destroys.
func (hc *HostCalls) copyGraph(c *hostCopy, d *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) (cu.Graph, cu.Result) {
	g, rc := hc.dev.GraphCreate(0)
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	var before []cu.GraphNode
	add := func(n cu.GraphNode, rc cu.Result) cu.Result {
		before = []cu.GraphNode{n}
		return rc
	}
	if !c.out {
		rc = add(hc.dev.GraphAddHost(g, nil, c.own))
	}
	if rc == cu.CUDA_SUCCESS {
		rc = add(hc.dev.GraphAddCopy(g, before, d, c.buf, ctx))
	}
	if rc == cu.CUDA_SUCCESS && c.out {
		rc = add(hc.dev.GraphAddHost(g, before, c.own))
	}
	if rc != cu.CUDA_SUCCESS {
		hc.dev.GraphDestroy(g)
		return 0, rc
	}
	hc.retainToken(g, c.own)
	return g, rc
}

// withCopyGraph makes such a graph for do, which clones it, and destroys it.
func (hc *HostCalls) withCopyGraph(d *cu.CUDA_MEMCPY3D_v2, ctx cu.Context, client uint64, do func(cu.Graph) cu.Result) cu.Result {
	c, rc := hc.newHostCopy(d, client)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, rc := hc.copyGraph(c, d, ctx)
	if rc != cu.CUDA_SUCCESS {
		hc.endHostCopy(hc.dev, c)
		return rc
	}
	rc = do(g)
	hc.dev.GraphDestroy(g) // and with it all of c, if do has not cloned it
	return rc
}

// hostCopyNode adds a host copy to a graph.
func (hc *HostCalls) hostCopyNode(g cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, ctx cu.Context, client uint64) (n cu.GraphNode, rc cu.Result) {
	rc = hc.withCopyGraph(d, ctx, client, func(child cu.Graph) (rc cu.Result) {
		n, rc = hc.dev.GraphAddChildGraphNode(g, after, child)
		return rc
	})
	return n, rc
}

// hostCopyOf finds the host copy of a node, and its child graph; nil if the node is none.
func (hc *HostCalls) hostCopyOf(n cu.GraphNode) (*hostCopy, cu.Graph) {
	if t, rc := hc.dev.GraphNodeGetType(n); rc != cu.CUDA_SUCCESS || t != cu.CU_GRAPH_NODE_TYPE_GRAPH {
		return nil, 0
	}
	g, rc := hc.dev.GraphChildGraphNodeGetGraph(n)
	if rc != cu.CUDA_SUCCESS {
		return nil, 0
	}
	host, _ := hc.copyNodes(g)
	if token, rc := hc.dev.GraphGetHost(host); host != 0 && rc == cu.CUDA_SUCCESS && token >= OwnTokens {
		return hc.hostCopies.find(token), g
	}
	return nil, 0
}

// copyNodes finds the two nodes of a host copy's child graph.
func (hc *HostCalls) copyNodes(g cu.Graph) (host, copy cu.GraphNode) {
	list, n, rc := hc.dev.GraphGetNodes(g, 3)
	if rc != cu.CUDA_SUCCESS || n != 2 {
		return 0, 0
	}
	for _, n := range list {
		switch t, _ := hc.dev.GraphNodeGetType(n); t {
		case cu.CU_GRAPH_NODE_TYPE_HOST:
			host = n
		case cu.CU_GRAPH_NODE_TYPE_MEMCPY:
			copy = n
		}
	}
	return host, copy
}

// setHostCopy gives a host copy other parameters. The driver can neither turn it into
// another kind of copy nor reverse it.
func (hc *HostCalls) setHostCopy(exec cu.GraphExec, n cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, ctx cu.Context, client uint64) cu.Result {
	old, child := hc.hostCopyOf(n)
	if t, _ := hc.dev.GraphNodeGetType(n); old == nil && t != cu.CU_GRAPH_NODE_TYPE_MEMCPY {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if old == nil || old.out != (d.DstMemoryType == cu.CU_MEMORYTYPE_HOST) {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if exec != 0 {
		return hc.withCopyGraph(d, ctx, client, func(g cu.Graph) cu.Result {
			return hc.dev.GraphExecChildGraphNodeSetParams(exec, n, g)
		})
	}
	if hc.gpu.Current == nil { // the call needs none; its staging memory does
		for index, c := range hc.gpu.Contexts {
			if c.Real == old.ctx {
				hc.gpu.Enter(index)
			}
		}
	}
	c, rc := hc.newHostCopy(d, client)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	host, copy := hc.copyNodes(child)
	if rc = hc.dev.GraphSetCopy(0, copy, d, c.buf, ctx); rc == cu.CUDA_SUCCESS {
		rc = hc.dev.GraphSetHost(0, host, c.own)
	}
	if rc != cu.CUDA_SUCCESS {
		hc.endHostCopy(hc.dev, c)
		return rc
	}
	hc.retainToken(child, c.own)
	return rc
}

// CmdStreamCopy is an asynchronous copy between the device and the client's memory, which
// is read or written when the stream reaches the copy.
func (gr *Graphs) CmdStreamCopy(q *wire.StreamCopyRequest, _ *wire.StreamCopyReply) cu.Result {
	s, c, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.gpu.Enter(c.Index) // staging memory is made in a context
	if !gr.gpu.Capturing(s) {
		return gr.calls.addStreamCopy(c, s, &q.Copy, q.Token)
	}
	return gr.addCapturedNode(s, func(g cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
		return gr.calls.hostCopyNode(g, after, &q.Copy, c.Real, q.Token)
	})
}

// addStreamCopy gives a stream a copy to the device, for which the client sends the data
// when the stream reaches it, or a copy from the device, which is sent to the client then.
func (hc *HostCalls) addStreamCopy(c *gpu.Context, s cu.Stream, d *cu.CUDA_MEMCPY3D_v2, client uint64) cu.Result {
	h, rc := hc.newHostCopy(d, client)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	call := func() cu.Result { return hc.dev.HostFunc(s, h.own) }
	copy := func() cu.Result { return hc.dev.CopyArray(d, h.buf, s) }
	first, second := call, copy
	if h.out {
		first, second = copy, call
	}
	if rc = first(); rc != cu.CUDA_SUCCESS {
		hc.endHostCopy(hc.dev, h)
		return rc
	}
	rc = second()
	ev, marked := c.Record(hc.dev, s)
	if marked != cu.CUDA_SUCCESS {
		return marked // the context has failed; the memory of the copy ends with it
	}
	hc.gpu.Pool.Queue(gpu.Sequence{Ctx: c, Stream: s, Free: true}, func(dev device.Device) {
		dev.EventSynchronize(ev)
		c.ReturnEvent(ev)
		hc.endToken(h.own)
	})
	if rc != cu.CUDA_SUCCESS {
		hc.log.Info("a copy was called for in vain", "result", rc.Error())
	}
	return rc
}

// CmdGraphFeed brings data of the client's memory, for a copy that waits for it. It may run
// on the goroutine of ReadAhead.
func (hc *HostCalls) CmdGraphFeed(q *wire.GraphFeedRequest) cu.Result {
	h := &hc.hostCopies
	h.mu.Lock()
	defer h.mu.Unlock() // a client that sends data unasked may race with the end of the copy
	c := h.byClient[q.Token]
	if c == nil || c.out || q.Offset > uint64(len(c.buf)) || uint64(len(q.Data)) > uint64(len(c.buf))-q.Offset {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	copy(c.buf[q.Offset:], q.Data)
	return cu.CUDA_SUCCESS
}

// hostDone lets a stream go on: the client has run its function, or has sent the data for
// its copy.
func (hc *HostCalls) hostDone(dev device.Device, token uint64) {
	if token >= OwnTokens {
		return
	}
	hc.hostCopies.mu.Lock()
	if c := hc.hostCopies.byClient[token]; c != nil {
		token = c.own
	}
	hc.hostCopies.mu.Unlock()
	dev.HostDone(token)
}

// sendStore sends the client the data of a copy. The stream goes on when the data is on its
// way, because no reply can overtake it.
func (hc *HostCalls) sendStore(dev device.Device, c *hostCopy) {
	for at := 0; at < len(c.buf); at += gpu.Piece {
		head := binary.LittleEndian.AppendUint64(nil, c.client)
		head = binary.LittleEndian.AppendUint64(head, uint64(at))
		hc.out.WriteFrame(wire.AnsStore, 0, head, c.buf[at:min(at+gpu.Piece, len(c.buf))])
	}
	dev.HostDone(c.own)
}

// HostCopyBytes is, for tests, how much staging memory host copies have. Any thread may call
// it.
func (hc *HostCalls) HostCopyBytes() uint64 {
	hc.hostCopies.mu.Lock()
	defer hc.hostCopies.mu.Unlock()
	return hc.hostCopies.bytes
}
