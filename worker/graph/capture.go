package graph

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// addCapturedNode adds a node of the worker's making to the graph that a stream captures,
// in the place of a command.
func (gr *Graphs) addCapturedNode(s cu.Stream, add func(cu.Graph, []cu.GraphNode) (cu.GraphNode, cu.Result)) cu.Result {
	info, rc := gr.dev.CaptureInfo(s)
	switch {
	case rc != cu.CUDA_SUCCESS:
		return rc
	case info.Status != cu.CU_STREAM_CAPTURE_STATUS_ACTIVE:
		return cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	n, rc := add(info.Graph, info.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	return gr.dev.StreamUpdateCaptureDependencies_v1(s, []cu.GraphNode{n}, uint32(cu.CU_STREAM_SET_CAPTURE_DEPENDENCIES))
}

// CmdBeginCapture begins a capture, in relaxed mode whatever mode the client asked for: the
// mode forbids calls on threads, and the threads belong to the client.
func (gr *Graphs) CmdBeginCapture(q *wire.BeginCaptureRequest, _ *wire.BeginCaptureReply) cu.Result {
	s, c, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.gpu.BeforeCapture(c)
	defer gr.gpu.AfterCapture() // drops the marks if the capture did not begin
	if rc = gr.dev.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_RELAXED); rc == cu.CUDA_SUCCESS {
		info, _ := gr.dev.CaptureInfo(s)
		gr.s.Captures[s] = session.Capture{Graph: info.Graph, Own: true}
	}
	return rc
}

// CmdBeginCaptureTo begins a capture that adds to a graph.
func (gr *Graphs) CmdBeginCaptureTo(q *wire.BeginCaptureToRequest, _ *wire.BeginCaptureToReply) cu.Result {
	s, c, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if len(q.Edges) != 0 && len(q.Edges) != len(after) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gr.gpu.BeforeCapture(c)
	defer gr.gpu.AfterCapture() // drops the marks if the capture did not begin
	rc = gr.dev.StreamBeginCaptureToGraph(s, g, after, q.Edges, cu.CU_STREAM_CAPTURE_MODE_RELAXED)
	if rc == cu.CUDA_SUCCESS {
		gr.s.Captures[s] = session.Capture{Graph: g}
	}
	return rc
}

// CmdEndCapture ends a capture and answers its graph.
func (gr *Graphs) CmdEndCapture(q *wire.EndCaptureRequest, a *wire.EndCaptureReply) cu.Result {
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, rc := gr.dev.StreamEndCapture(s)
	c, began := gr.s.Captures[s]
	if status, _ := gr.dev.StreamIsCapturing(s); status == cu.CU_STREAM_CAPTURE_STATUS_NONE {
		delete(gr.s.Captures, s)
		gr.gpu.AfterCapture()
	}
	if rc == cu.CUDA_SUCCESS && g == 0 {
		rc = cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	if rc != cu.CUDA_SUCCESS {
		if began && c.Own && gr.s.Captures[s] != c {
			gr.forgetAll(&ending{graphs: []cu.Graph{c.Graph}}) // the driver can no longer list its nodes
		}
		return rc
	}
	a.Graph = cu.Graph(gr.s.Handles.Virtual(cu.KindGraph, uint64(g)))
	return rc
}

// CmdCaptureInfo answers all versions of cuStreamGetCaptureInfo.
func (gr *Graphs) CmdCaptureInfo(q *wire.CaptureInfoRequest, a *wire.CaptureInfoReply) cu.Result {
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	info, rc := gr.dev.CaptureInfo(s)
	a.Status, a.Id = uint32(info.Status), info.ID
	a.Graph = cu.Graph(gr.s.Name(cu.KindGraph, uint64(info.Graph)))
	gr.s.Command.Owner = uint64(a.Graph)
	a.Dependencies = session.NameAll(gr.s, cu.KindGraphNode, info.Dependencies)
	a.Edges = info.Edges
	return rc
}

// CmdCaptureWait makes a captured stream wait for an event.
func (gr *Graphs) CmdCaptureWait(q *wire.CaptureWaitRequest, _ *wire.CaptureWaitReply) cu.Result {
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	e, ok := gr.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return gr.dev.StreamWaitEvent(s, cu.Event(e), q.Flags)
}

// CmdCaptureUpdate changes the dependencies of the next captured node.
func (gr *Graphs) CmdCaptureUpdate(q *wire.CaptureUpdateRequest, _ *wire.CaptureUpdateReply) cu.Result {
	s, _, rc := gr.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	list, rc := gr.realNodes(q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if len(q.Edges) == 0 {
		return gr.dev.StreamUpdateCaptureDependencies_v1(s, list, q.Flags)
	}
	if len(q.Edges) != len(list) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return gr.dev.StreamUpdateCaptureDependencies(s, list, q.Edges, q.Flags)
}
