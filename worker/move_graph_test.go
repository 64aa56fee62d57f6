package worker

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// A graphProgram is a program over graphs whose session can be moved between any two of its steps. What it sees must not
// depend on whether and when it was moved.
type graphProgram struct {
	*graphRig
	t       *testing.T
	see     []string
	seen    map[string]int
	add     cu.Function
	data    cu.Deviceptr // 1024 words
	other   cu.Deviceptr
	streams []cu.Stream
	events  []cu.Event
	array   cu.Array
	graphs  map[string]cu.Graph
	nodes   map[string]cu.GraphNode
	execs   map[string]cu.GraphExec
	objects map[string]cu.UserObject
	fed     byte

	capturing bool
}

const words = 1024

// note notes what the program sees. The names that a server gives depend on which are free, so each is noted by when it
// was first seen.
func (p *graphProgram) note(what string, values ...any) {
	p.see = append(p.see, what+": "+isName.ReplaceAllStringFunc(fmt.Sprintln(values...), func(name string) string {
		if p.seen[name] == 0 {
			p.seen[name] = len(p.seen) + 1
		}
		return fmt.Sprint("#", p.seen[name])
	}))
}

// isName matches handles.
var isName = regexp.MustCompile(`\b9[01][0-9]{17}\b`)

// must is for calls with an answer.
func must[A any](p *graphProgram) func(a A, err error) A {
	return func(a A, err error) A {
		p.t.Helper()
		p.ok(err)
		return a
	}
}

func (p *graphProgram) graph(name string) { p.graphs[name] = p.newGraph() }

// kernel adds a kernel node that adds step to a word.
func (p *graphProgram) kernel(g, name string, word, step uint32, after ...string) {
	p.t.Helper()
	a, err := p.GraphKernel(&wire.GraphKernelRequest{
		Graph: p.graphs[g], Dependencies: p.list(after), Func: p.add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1,
		Params: block(p.word(word), uint32(1), step),
	})
	p.ok(err)
	p.nodes[name] = a.Node
	p.note("node", name, a.Node)
}

func (p *graphProgram) word(i uint32) cu.Deviceptr { return p.data + cu.Deviceptr(4*i) }

func (p *graphProgram) list(names []string) (list []cu.GraphNode) {
	for _, name := range names {
		list = append(list, p.nodes[name])
	}
	return list
}

// setKernel changes a kernel node, or its copy in an executable.
func (p *graphProgram) setKernel(exec, name string, word, step uint32) {
	p.t.Helper()
	_, err := p.GraphKernelSet(&wire.GraphKernelSetRequest{
		Exec: p.execs[exec], Node: p.nodes[name], Func: p.add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1,
		Params: block(p.word(word), uint32(1), step),
	})
	p.ok(err)
}

func (p *graphProgram) memset(g, name string, word, value uint32, after ...string) {
	p.t.Helper()
	deps := p.list(after)
	a, err := p.GraphAddMemsetNode(&wire.GraphAddMemsetNodeRequest{
		HGraph: p.graphs[g], Dependencies: deps, NumDependencies: uint64(len(deps)), Ctx: p.ctx,
		MemsetParams: cu.CUDA_MEMSET_NODE_PARAMS_v1{Dst: p.word(word), Value: value, ElementSize: 4, Width: 1, Height: 1},
	})
	p.ok(err)
	p.nodes[name] = a.PhGraphNode
}

// copyNode adds a copy; with a token one of its ends is the client's memory.
func (p *graphProgram) copyNode(g, name string, d cu.CUDA_MEMCPY3D_v2, token uint64, after ...string) {
	p.t.Helper()
	a, err := p.GraphCopy(&wire.GraphCopyRequest{Graph: p.graphs[g], Dependencies: p.list(after), Copy: d, Ctx: p.ctx, Token: token})
	p.ok(err)
	p.nodes[name] = a.Node
}

// deviceCopy is a copy of words on the device.
func (p *graphProgram) deviceCopy(to, from cu.Deviceptr, n uint64) cu.CUDA_MEMCPY3D_v2 {
	d := cu.CUDA_MEMCPY3D_v2{WidthInBytes: 4 * n, Height: 1, Depth: 1}
	d.SrcMemoryType, d.DstMemoryType, d.SrcDevice, d.DstDevice = cu.CU_MEMORYTYPE_DEVICE, cu.CU_MEMORYTYPE_DEVICE, from, to
	return d
}

// arrayCopy is a copy of 8 words between the device and the array.
func (p *graphProgram) arrayCopy(in bool, dev cu.Deviceptr) cu.CUDA_MEMCPY3D_v2 {
	d := cu.CUDA_MEMCPY3D_v2{WidthInBytes: 32, Height: 1, Depth: 1, SrcPitch: 32, DstPitch: 32, SrcHeight: 1, DstHeight: 1}
	if in {
		d.SrcMemoryType, d.DstMemoryType, d.SrcDevice, d.DstArray = cu.CU_MEMORYTYPE_DEVICE, cu.CU_MEMORYTYPE_ARRAY, dev, p.array
	} else {
		d.SrcMemoryType, d.DstMemoryType, d.SrcArray, d.DstDevice = cu.CU_MEMORYTYPE_ARRAY, cu.CU_MEMORYTYPE_DEVICE, p.array, dev
	}
	return d
}

func (p *graphProgram) instance(name, g string) {
	p.t.Helper()
	e, err := p.instantiate(p.graphs[g], 0)
	p.ok(err)
	p.execs[name] = e
}

// run launches an executable, and notes all memory afterwards.
func (p *graphProgram) run(name string) {
	p.t.Helper()
	p.ok(p.ask(p.execs[name]))
	p.ok(p.sync())
	p.noteMemory("run " + name)
}

func (p *graphProgram) noteMemory(what string) {
	p.t.Helper()
	for _, at := range []cu.Deviceptr{p.data, p.other} {
		b := p.read(at, 4*words)
		var list []string
		for i := range words {
			if v := binary.LittleEndian.Uint32(b[4*i:]); v != 0 {
				list = append(list, fmt.Sprintf("%d=%d", i, v))
			}
		}
		p.note(what, list)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.note(what, "called", slices.Sorted(slices.Values(p.called)), "stored", bytes.Clone(p.stored))
}

// inspect notes what the driver tells of a graph.
func (p *graphProgram) inspect(name string) {
	p.t.Helper()
	g := p.graphs[name]
	all := must[wire.GraphGetNodesReply](p)(p.GraphGetNodes(&wire.GraphGetNodesRequest{Present: 1, HGraph: g, NumNodes: 64}))
	edges := must[wire.GraphGetEdges_v2Reply](p)(p.GraphGetEdges_v2(&wire.GraphGetEdges_v2Request{Present: 7, HGraph: g, NumEdges: 64}))
	p.note("inspect "+name, all.Nodes, edges.From, edges.To, edges.EdgeData)
	for _, n := range all.Nodes {
		kind := must[wire.GraphNodeTypeReply](p)(p.GraphNodeType(&wire.GraphNodeTypeRequest{Node: n}))
		p.note("type", n, kind.Type)
		switch cu.GraphNodeType(kind.Type) {
		case cu.CU_GRAPH_NODE_TYPE_KERNEL:
			p.note("kernel", must[wire.GraphKernelGetReply](p)(p.GraphKernelGet(&wire.GraphKernelGetRequest{Node: n})))
		case cu.CU_GRAPH_NODE_TYPE_MEMCPY:
			p.note("copy", must[wire.GraphCopyGetReply](p)(p.GraphCopyGet(&wire.GraphCopyGetRequest{Node: n})))
		case cu.CU_GRAPH_NODE_TYPE_MEMSET:
			p.note("set", must[wire.GraphMemsetNodeGetParamsReply](p)(p.GraphMemsetNodeGetParams(&wire.GraphMemsetNodeGetParamsRequest{HNode: n})))
		case cu.CU_GRAPH_NODE_TYPE_HOST:
			p.note("host", must[wire.GraphHostGetReply](p)(p.GraphHostGet(&wire.GraphHostGetRequest{Node: n})))
		case cu.CU_GRAPH_NODE_TYPE_GRAPH:
			p.note("child", must[wire.GraphChildGraphNodeGetGraphReply](p)(p.GraphChildGraphNodeGetGraph(&wire.GraphChildGraphNodeGetGraphRequest{HNode: n})))
		case cu.CU_GRAPH_NODE_TYPE_EVENT_RECORD:
			p.note("record", must[wire.GraphEventRecordNodeGetEventReply](p)(p.GraphEventRecordNodeGetEvent(&wire.GraphEventRecordNodeGetEventRequest{HNode: n})))
		case cu.CU_GRAPH_NODE_TYPE_MEM_ALLOC, cu.CU_GRAPH_NODE_TYPE_MEM_FREE:
			p.note("memory", must[wire.GraphMemoryGetReply](p)(p.GraphMemoryGet(&wire.GraphMemoryGetRequest{Node: n, Type: kind.Type})))
		case cu.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
			p.note("ops", must[wire.GraphMemOpsGetReply](p)(p.GraphMemOpsGet(&wire.GraphMemOpsGetRequest{Node: n})))
		}
	}
}

func (p *graphProgram) event(flags uint32) cu.Event {
	e := cu.Event(p.Mint(cu.KindEvent))
	p.ok(p.EventCreate(&wire.EventCreateRequest{PhEvent: e, Flags: flags}))
	return e
}

func (p *graphProgram) begin(s int) {
	p.t.Helper()
	must[wire.BeginCaptureReply](p)(p.BeginCapture(&wire.BeginCaptureRequest{Stream: p.streams[s], Mode: 2}))
	p.capturing = true
}

func (p *graphProgram) endCapture(s int, name string) {
	p.t.Helper()
	p.graphs[name] = must[wire.EndCaptureReply](p)(p.EndCapture(&wire.EndCaptureRequest{Stream: p.streams[s]})).Graph
	p.note("captured", name, p.graphs[name])
	p.capturing = false
}

func (p *graphProgram) recordEvent(e, s int, flags uint32) {
	p.ok(p.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: p.events[e], HStream: p.streams[s], Flags: flags}))
}

func (p *graphProgram) waitEvent(s, e int, flags uint32) {
	must[wire.CaptureWaitReply](p)(p.CaptureWait(&wire.CaptureWaitRequest{Stream: p.streams[s], Event: p.events[e], Flags: flags}))
}

func (p *graphProgram) launchAdd(s int, word, step uint32) {
	p.launch(p.add, 1, 1, p.streams[s], p.word(word), uint32(1), step)
}

// memOp is a write of a word.
func memOp(at cu.Deviceptr, value uint32) cu.StreamBatchMemOpParams_v1 {
	return cu.StreamBatchMemOpParams_v1{uint64(cu.CU_STREAM_MEM_OP_WRITE_VALUE_32), uint64(at), uint64(value)}
}

// newGraphProgram starts a program that has done nothing with graphs yet.
func newGraphProgram(t *testing.T) *graphProgram {
	t.Helper()
	p := &graphProgram{
		graphRig: newGraphRig(t), t: t, graphs: map[string]cu.Graph{}, nodes: map[string]cu.GraphNode{}, execs: map[string]cu.GraphExec{},
		objects: map[string]cu.UserObject{}, seen: map[string]int{},
	}
	p.feed = func(token uint64) {
		if token >= copyTokens {
			p.fed++
			p.ok(p.GraphFeed(&wire.GraphFeedRequest{Token: token, Data: []byte{p.fed, 0, 0, 0}}))
		}
	}
	p.stored = make([]byte, 4)
	p.add = p.function("add")
	p.data, p.other = p.rig.alloc(4*words), p.rig.alloc(4*words)
	for _, at := range []cu.Deviceptr{p.data, p.other} {
		p.write(at, make([]byte, 4*words), 0)
	}
	for range 3 {
		p.streams = append(p.streams, p.stream(1))
		p.events = append(p.events, p.event(2))
	}
	p.ok(p.sync())
	return p
}

// copyTokens is the first token of copies from the client.
const copyTokens = 1 << 20
