package worker

import (
	"ferry/api/cu"
	"ferry/wire"
)

// graphSteps are the steps of the program: graphs of every kind of node, by explicit calls and by captures, executables that
// are changed afterwards, graphs that end before what was made of them.
func graphSteps() []func(*graphProgram) {
	return append(append(explicitSteps(), capturedSteps()...), endingSteps()...)
}

func explicitSteps() []func(*graphProgram) {
	return []func(*graphProgram){
		func(p *graphProgram) { p.graph("g") },
		func(p *graphProgram) { p.kernel("g", "k1", 1, 1) },
		func(p *graphProgram) { p.memset("g", "m1", 2, 7, "k1") },
		func(p *graphProgram) { p.copyNode("g", "c1", p.deviceCopy(p.other, p.data, 3), 0, "m1") },
		func(p *graphProgram) {
			n, token := p.host(p.graphs["g"], p.nodes["c1"])
			p.nodes["h1"] = n
			p.note("token", token)
		},
		func(p *graphProgram) { p.copyNode("g", "in", hostEnd(p.word(3), 4, false), copyTokens, "h1") },
		func(p *graphProgram) { p.copyNode("g", "out", hostEnd(p.word(1), 4, true), copyTokens+1, "in") },
		func(p *graphProgram) {
			deps := p.list([]string{"out"})
			a := must[wire.GraphAddEmptyNodeReply](p)(p.GraphAddEmptyNode(&wire.GraphAddEmptyNodeRequest{HGraph: p.graphs["g"], Dependencies: deps, NumDependencies: 1}))
			p.nodes["e1"] = a.PhGraphNode
		},
		func(p *graphProgram) {
			a := must[wire.GraphAddEventRecordNodeReply](p)(p.GraphAddEventRecordNode(&wire.GraphAddEventRecordNodeRequest{
				HGraph: p.graphs["g"], Dependencies: p.list([]string{"e1"}), NumDependencies: 1, Event: p.events[0],
			}))
			p.nodes["r1"] = a.PhGraphNode
		},
		func(p *graphProgram) {
			a := must[wire.GraphMemOpsReply](p)(p.GraphMemOps(&wire.GraphMemOpsRequest{
				Graph: p.graphs["g"], Ctx: p.ctx, Ops: []cu.StreamBatchMemOpParams_v1{memOp(p.word(4), 44)},
			}))
			p.nodes["o1"] = a.Node
		},
		func(p *graphProgram) { p.inspect("g") },
		func(p *graphProgram) { p.instance("x", "g") },
		func(p *graphProgram) { p.run("x") },
		func(p *graphProgram) { p.setKernel("", "k1", 1, 10) },
		func(p *graphProgram) { p.setKernel("", "k1", 1, 20) },
		func(p *graphProgram) { p.run("x") }, // has the old parameters
		func(p *graphProgram) { p.setKernel("x", "k1", 1, 100) },
		func(p *graphProgram) { p.run("x") },
		func(p *graphProgram) {
			must[wire.GraphHostSetReply](p)(p.GraphHostSet(&wire.GraphHostSetRequest{Exec: p.execs["x"], Node: p.nodes["h1"], Token: p.token()}))
		},
		func(p *graphProgram) {
			must[wire.GraphCopySetReply](p)(p.GraphCopySet(&wire.GraphCopySetRequest{
				Exec: p.execs["x"], Node: p.nodes["out"], Copy: hostEnd(p.word(2), 4, true), Ctx: p.ctx, Token: copyTokens + 2,
			}))
		},
		func(p *graphProgram) {
			must[wire.GraphNodeSetEnabledReply](p)(p.GraphNodeSetEnabled(&wire.GraphNodeSetEnabledRequest{HGraphExec: p.execs["x"], HNode: p.nodes["m1"]}))
		},
		func(p *graphProgram) { p.run("x") },
		func(p *graphProgram) {
			a := must[wire.GraphNodeGetEnabledReply](p)(p.GraphNodeGetEnabled(&wire.GraphNodeGetEnabledRequest{HGraphExec: p.execs["x"], HNode: p.nodes["m1"]}))
			p.note("enabled", a.IsEnabled)
		},

		// clones, children, edges, nodes that end
		func(p *graphProgram) {
			p.graphs["clone"] = cu.Graph(p.Mint(cu.KindGraph))
			must[wire.GraphCloneReply](p)(p.GraphClone(&wire.GraphCloneRequest{PhGraphClone: p.graphs["clone"], OriginalGraph: p.graphs["g"]}))
		},
		func(p *graphProgram) {
			a := must[wire.GraphNodeFindInCloneReply](p)(p.GraphNodeFindInClone(&wire.GraphNodeFindInCloneRequest{HOriginalNode: p.nodes["k1"], HClonedGraph: p.graphs["clone"]}))
			p.nodes["k1 of clone"] = a.PhNode
			p.note("in clone", a.PhNode)
		},
		func(p *graphProgram) { p.setKernel("", "k1 of clone", 5, 5) },
		func(p *graphProgram) {
			must[wire.GraphNodeDestroyReply](p)(p.GraphNodeDestroy(&wire.GraphNodeDestroyRequest{Node: p.nodes["o1"]}))
		},
		func(p *graphProgram) { p.graph("outer") },
		func(p *graphProgram) { p.kernel("outer", "k2", 6, 1) },
		func(p *graphProgram) {
			a := must[wire.GraphAddChildGraphNodeReply](p)(p.GraphAddChildGraphNode(&wire.GraphAddChildGraphNodeRequest{HGraph: p.graphs["outer"], ChildGraph: p.graphs["clone"]}))
			p.nodes["child"] = a.PhGraphNode
		},
		func(p *graphProgram) {
			from, to := p.list([]string{"k2"}), p.list([]string{"child"})
			must[wire.GraphAddDependenciesReply](p)(p.GraphAddDependencies(&wire.GraphAddDependenciesRequest{HGraph: p.graphs["outer"], From: from, To: to, NumDependencies: 1}))
		},
		func(p *graphProgram) {
			a := must[wire.GraphChildGraphNodeGetGraphReply](p)(p.GraphChildGraphNodeGetGraph(&wire.GraphChildGraphNodeGetGraphRequest{HNode: p.nodes["child"]}))
			p.graphs["inner"] = a.PhGraph
		},
		func(p *graphProgram) { p.kernel("inner", "k3", 7, 3) }, // the child belongs to the node, and can be changed
		func(p *graphProgram) { p.inspect("outer"); p.inspect("inner"); p.inspect("clone") },
		func(p *graphProgram) { p.instance("y", "outer") },
		func(p *graphProgram) { p.destroy(p.graphs["clone"]) },
		func(p *graphProgram) { p.run("y") },

		// conditions
		func(p *graphProgram) { p.graph("cond") },
		func(p *graphProgram) {
			h := must[wire.GraphConditionalHandleCreateReply](p)(p.GraphConditionalHandleCreate(&wire.GraphConditionalHandleCreateRequest{
				HGraph: p.graphs["cond"], Ctx: p.ctx, DefaultLaunchValue: 1, Flags: 1,
			}))
			p.note("condition", h.PHandle_out)
			a := must[wire.GraphConditionalReply](p)(p.GraphConditional(&wire.GraphConditionalRequest{
				Graph: p.graphs["cond"], Handle: uint64(h.PHandle_out), Type: uint32(cu.CU_GRAPH_COND_TYPE_IF), Size: 1, Ctx: p.ctx, Token: p.token(),
			}))
			p.nodes["if"], p.graphs["body"] = a.Node, a.Bodies[0]
			p.note("body", a.Bodies)
		},
		func(p *graphProgram) { p.kernel("body", "k4", 8, 2) },
		func(p *graphProgram) { p.instance("z", "cond") },
		func(p *graphProgram) { p.run("z") },

		// memory of nodes, and a graph that is moved into another
		func(p *graphProgram) { p.graph("mem") },
		func(p *graphProgram) {
			n, at, token := p.alloc(p.graphs["mem"], 4096)
			p.nodes["alloc"] = n
			p.note("memory", at, token)
			p.graphs["mover"] = p.newGraph()
			p.copyNode("mem", "to", p.deviceCopy(at, p.data, 8), 0, "alloc")
			p.copyNode("mem", "back", p.deviceCopy(p.other+64, at, 8), 0, "to")
		},
		func(p *graphProgram) {
			a := must[wire.GraphMoveReply](p)(p.GraphMove(&wire.GraphMoveRequest{Graph: p.graphs["mover"], Child: p.graphs["mem"]}))
			p.nodes["moved"] = a.Node
		},
		func(p *graphProgram) { p.instance("m", "mover") },
		func(p *graphProgram) { p.run("m") },
		func(p *graphProgram) { p.want(p.ask(p.execs["m"]), cu.CUDA_ERROR_INVALID_VALUE) }, // its memory is still allocated
		func(p *graphProgram) {
			a := must[wire.GraphMemoryReply](p)(p.GraphMemory(&wire.GraphMemoryRequest{}))
			p.note("graph memory", a.Values)
		},
		func(p *graphProgram) { p.inspect("mem"); p.inspect("mover") },

		// arrays
		func(p *graphProgram) {
			p.array = cu.Array(p.Mint(cu.KindArray))
			must[wire.ArrayCreate_v2Reply](p)(p.ArrayCreate_v2(&wire.ArrayCreate_v2Request{
				PHandle: p.array, PAllocateArray: cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: 8, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1},
			}))
			p.graph("array")
		},
		func(p *graphProgram) { p.copyNode("array", "in array", p.arrayCopy(true, p.data), 0) },
		func(p *graphProgram) {
			p.copyNode("array", "out of array", p.arrayCopy(false, p.other+512), 0, "in array")
		},
		func(p *graphProgram) { p.instance("a", "array") },
		func(p *graphProgram) { p.inspect("array"); p.run("a") },

		// objects of the client
		func(p *graphProgram) {
			p.objects["o"] = cu.UserObject(p.Mint(cu.KindUserObject))
			p.ok(p.UserObject(&wire.UserObjectRequest{Object: p.objects["o"], Token: p.token(), Count: 2}))
		},
		func(p *graphProgram) {
			must[wire.GraphRetainUserObjectReply](p)(p.GraphRetainUserObject(&wire.GraphRetainUserObjectRequest{Graph: p.graphs["outer"], Object: p.objects["o"], Count: 1, Flags: 1}))
		},
		func(p *graphProgram) {
			p.ok(p.UserObjectRelease(&wire.UserObjectReleaseRequest{Object: p.objects["o"], Count: 1}))
		},
	}
}

func capturedSteps() []func(*graphProgram) {
	return []func(*graphProgram){
		func(p *graphProgram) { p.begin(0) },
		func(p *graphProgram) { p.launchAdd(0, 20, 1) },
		func(p *graphProgram) { p.recordEvent(1, 0, 0) },
		func(p *graphProgram) { p.waitEvent(1, 1, 0) },
		func(p *graphProgram) { p.launchAdd(1, 21, 2) },
		func(p *graphProgram) {
			p.ok(p.MemsetD32Async(&wire.MemsetD32AsyncRequest{DstDevice: p.word(22), Ui: 5, N: 1, HStream: p.streams[1]}))
		},
		func(p *graphProgram) {
			p.ok(p.CopyOn(&wire.CopyOnRequest{Dst: p.other + 256, Src: p.word(20), Width: 12, DstPitch: 12, SrcPitch: 12, Rows: 1, Stream: p.streams[0]}))
		},
		func(p *graphProgram) { p.launch(p.add, 1, 1, p.streams[2], p.word(30), uint32(1), uint32(1)) }, // not captured
		func(p *graphProgram) {
			a := must[wire.CaptureInfoReply](p)(p.CaptureInfo(&wire.CaptureInfoRequest{Stream: p.streams[0]}))
			p.note("capturing", a.Status, a.Graph, a.Dependencies)
		},
		func(p *graphProgram) {
			p.ok(p.HostFunc(&wire.HostFuncRequest{Stream: p.streams[1], Token: p.token()}))
		},
		func(p *graphProgram) {
			must[wire.StreamCopyReply](p)(p.StreamCopy(&wire.StreamCopyRequest{Stream: p.streams[1], Copy: hostEnd(p.word(23), 4, false), Token: copyTokens + 10}))
		},
		func(p *graphProgram) {
			at, token := p.place(4096), p.token()
			must[wire.MemAllocAsyncReply](p)(p.MemAllocAsync(&wire.MemAllocAsyncRequest{Addr: at, Size: 4096, Stream: p.streams[1], Token: token}))
			p.ok(p.CopyOn(&wire.CopyOnRequest{Dst: at, Src: p.word(20), Width: 12, DstPitch: 12, SrcPitch: 12, Rows: 1, Stream: p.streams[1]}))
			must[wire.GraphMemoryFreeReply](p)(p.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at, Stream: p.streams[1]}))
		},
		func(p *graphProgram) {
			p.ok(p.ArrayOn(&wire.ArrayOnRequest{Copy: p.arrayCopy(false, p.other+1024), Stream: p.streams[1]}))
		},
		func(p *graphProgram) { p.recordEvent(0, 1, 1) }, // a node
		func(p *graphProgram) {
			p.ok(p.StreamWriteValue32_v2(&wire.StreamWriteValue32_v2Request{Stream: p.streams[1], Addr: p.word(24), Value: 9}))
		},
		func(p *graphProgram) { p.recordEvent(2, 1, 0) },
		func(p *graphProgram) { p.waitEvent(0, 2, 0) },
		func(p *graphProgram) {
			p.ok(p.GraphLaunch(&wire.GraphLaunchRequest{Exec: p.execs["y"], Stream: p.streams[0]}))
		},
		func(p *graphProgram) { p.endCapture(0, "captured") },
		func(p *graphProgram) { p.ok(p.sync()); p.inspect("captured") }, // names its nodes
		func(p *graphProgram) { p.instance("c", "captured") },
		func(p *graphProgram) { p.run("c") },
		func(p *graphProgram) {
			all := must[wire.GraphGetNodesReply](p)(p.GraphGetNodes(&wire.GraphGetNodesRequest{Present: 1, HGraph: p.graphs["captured"], NumNodes: 64}))
			p.nodes["first"] = all.Nodes[0]
			p.setKernel("c", "first", 25, 3)
		},
		func(p *graphProgram) { p.run("c") },

		// into a graph that is there
		func(p *graphProgram) { p.graph("into") },
		func(p *graphProgram) { p.kernel("into", "k5", 26, 1) },
		func(p *graphProgram) {
			must[wire.BeginCaptureToReply](p)(p.BeginCaptureTo(&wire.BeginCaptureToRequest{Stream: p.streams[2], Graph: p.graphs["into"], Dependencies: p.list([]string{"k5"})}))
			p.capturing = true
		},
		func(p *graphProgram) { p.launchAdd(2, 26, 10) },
		func(p *graphProgram) { p.endCapture(2, "into") },
		func(p *graphProgram) { p.inspect("into") },
		func(p *graphProgram) { p.instance("i", "into") },

		// an executable that takes the parameters of graphs that end, again and again
		func(p *graphProgram) { p.begin(0) },
		func(p *graphProgram) { p.launchAdd(0, 40, 1) },
		func(p *graphProgram) { p.endCapture(0, "loop") },
		func(p *graphProgram) { p.instance("l", "loop"); p.destroy(p.graphs["loop"]) },
		func(p *graphProgram) { p.run("l") },
		func(p *graphProgram) { p.again(2) },
		func(p *graphProgram) { p.run("l") },
		func(p *graphProgram) { p.again(3) },
		func(p *graphProgram) { p.run("l") },
	}
}

// again captures a graph, gives an executable its parameters, and ends it.
func (p *graphProgram) again(step uint32) {
	p.begin(0)
	p.launchAdd(0, 40, step)
	p.endCapture(0, "loop")
	must[wire.GraphExecUpdate_v2Reply](p)(p.GraphExecUpdate_v2(&wire.GraphExecUpdate_v2Request{HGraphExec: p.execs["l"], HGraph: p.graphs["loop"]}))
	p.destroy(p.graphs["loop"])
}

// endingSteps end things one after the other: executables run without their graphs, and captured graphs without the
// streams and events that captured them.
func endingSteps() []func(*graphProgram) {
	list := []func(*graphProgram){
		func(p *graphProgram) {
			for _, s := range p.streams {
				p.ok(p.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: s}))
			}
		},
		func(p *graphProgram) {
			for _, e := range p.events[1:] { // the first is in nodes
				p.ok(p.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: e}))
			}
		},
	}
	for _, g := range []string{"captured", "into", "outer", "cond", "g", "array"} {
		list = append(list, func(p *graphProgram) { p.destroy(p.graphs[g]) })
	}
	for _, e := range []string{"c", "i", "y", "z", "x", "l", "a"} {
		list = append(list, func(p *graphProgram) { p.run(e) }, func(p *graphProgram) { p.destroyExec(p.execs[e]) })
	}
	return append(list,
		func(p *graphProgram) { p.destroyExec(p.execs["m"]); p.destroy(p.graphs["mover"]) },
		func(p *graphProgram) { p.noteMemory("memory of a graph that is gone") },
	)
}
