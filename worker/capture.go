package worker

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// Capture turns a stream's commands into a graph. The driver does that itself,
// command by command; what the worker adds to a stream for its own purposes
// (marks behind copies) must stay out of it.

// capturing asks whether a stream is being captured. While nobody captures
// it costs nothing.
func (w *Worker) capturing(s cu.Stream) bool {
	if len(w.s.Captures) == 0 {
		return false
	}
	status, rc := w.dev.StreamIsCapturing(s)
	return rc == cu.CUDA_SUCCESS && status != cu.CU_STREAM_CAPTURE_STATUS_NONE
}

// captured adds a node of the worker's making to what a stream's commands
// become, in the place of a command.
func (w *Worker) captured(s cu.Stream, add func(cu.Graph, []cu.GraphNode) (cu.GraphNode, cu.Result)) cu.Result {
	info, rc := w.dev.CaptureInfo(s)
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
	return w.dev.StreamUpdateCaptureDependencies_v1(s, []cu.GraphNode{n}, uint32(cu.CU_STREAM_SET_CAPTURE_DEPENDENCIES))
}

// cmdBeginCapture begins in relaxed mode whatever the client asked for: the
// mode forbids calls to threads, and the threads are the client's.
func (w *Worker) cmdBeginCapture(q *wire.BeginCaptureRequest, _ *wire.BeginCaptureReply) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.beforeCapture(c)
	defer w.afterCapture() // if it did not begin
	if rc = w.dev.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_RELAXED); rc == cu.CUDA_SUCCESS {
		info, _ := w.dev.CaptureInfo(s)
		w.s.Captures[s] = session.Capture{Graph: info.Graph, Own: true}
	}
	return rc
}

func (w *Worker) cmdBeginCaptureTo(q *wire.BeginCaptureToRequest, _ *wire.BeginCaptureToReply) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, after, rc := w.place(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if len(q.Edges) != 0 && len(q.Edges) != len(after) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.beforeCapture(c)
	defer w.afterCapture() // if it did not begin
	rc = w.dev.StreamBeginCaptureToGraph(s, g, after, q.Edges, cu.CU_STREAM_CAPTURE_MODE_RELAXED)
	if rc == cu.CUDA_SUCCESS {
		w.s.Captures[s] = session.Capture{Graph: g}
	}
	return rc
}

func (w *Worker) cmdEndCapture(q *wire.EndCaptureRequest, a *wire.EndCaptureReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, rc := w.dev.StreamEndCapture(s)
	c, began := w.s.Captures[s]
	if status, _ := w.dev.StreamIsCapturing(s); status == cu.CU_STREAM_CAPTURE_STATUS_NONE {
		delete(w.s.Captures, s)
		w.afterCapture()
	}
	if rc == cu.CUDA_SUCCESS && g == 0 {
		rc = cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	if rc != cu.CUDA_SUCCESS {
		if began && c.Own && w.s.Captures[s] != c {
			w.forgetAll(&doomed{graphs: []cu.Graph{c.Graph}}) // its nodes cannot be asked for any more
		}
		return rc
	}
	a.Graph = cu.Graph(w.s.Handles.Virtual(cu.KindGraph, uint64(g)))
	return rc
}

// cmdCaptureInfo answers all versions of cuStreamGetCaptureInfo.
func (w *Worker) cmdCaptureInfo(q *wire.CaptureInfoRequest, a *wire.CaptureInfoReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	info, rc := w.dev.CaptureInfo(s)
	a.Status, a.Id = uint32(info.Status), info.ID
	a.Graph = cu.Graph(w.s.Name(cu.KindGraph, uint64(info.Graph)))
	w.s.Command.Owner = uint64(a.Graph)
	a.Dependencies = session.NameAll(w.s, cu.KindGraphNode, info.Dependencies)
	a.Edges = info.Edges
	return rc
}

func (w *Worker) cmdCaptureWait(q *wire.CaptureWaitRequest, _ *wire.CaptureWaitReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	e, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return w.dev.StreamWaitEvent(s, cu.Event(e), q.Flags)
}

func (w *Worker) cmdCaptureUpdate(q *wire.CaptureUpdateRequest, _ *wire.CaptureUpdateReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	list, rc := w.nodes(q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if len(q.Edges) == 0 {
		return w.dev.StreamUpdateCaptureDependencies_v1(s, list, q.Flags)
	}
	if len(q.Edges) != len(list) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return w.dev.StreamUpdateCaptureDependencies(s, list, q.Edges, q.Flags)
}
