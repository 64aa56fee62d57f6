package worker

import (
	"ferry/cu"
	"ferry/wire"
)

// Capture turns a stream's commands into a graph. The driver does that itself,
// command by command; what the worker adds to a stream for its own purposes
// (marks behind copies) must stay out of it.

// capturing asks whether a stream is being captured. While nobody captures
// it costs nothing.
func (w *Worker) capturing(s cu.Stream) bool {
	if w.captures == 0 {
		return false
	}
	status, rc := w.dev.StreamIsCapturing(s)
	return rc == cu.CUDA_SUCCESS && status != cu.CU_STREAM_CAPTURE_STATUS_NONE
}

// cmdBeginCapture begins in relaxed mode whatever the client asked for: the
// mode forbids calls to threads, and the threads are the client's.
func (w *Worker) cmdBeginCapture(q *wire.BeginCaptureRequest, _ *wire.BeginCaptureReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc = w.dev.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_RELAXED); rc == cu.CUDA_SUCCESS {
		w.captures++
	}
	return rc
}

func (w *Worker) cmdEndCapture(q *wire.EndCaptureRequest, _ *wire.EndCaptureReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	g, rc := w.dev.StreamEndCapture(s)
	if w.captures > 0 {
		w.captures--
	}
	if rc == cu.CUDA_SUCCESS && g == 0 {
		rc = cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	return w.bind(cu.KindGraph, uint64(q.Graph), uint64(g), rc)
}

// cmdCaptureInfo answers all versions of cuStreamGetCaptureInfo.
func (w *Worker) cmdCaptureInfo(q *wire.CaptureInfoRequest, a *wire.CaptureInfoReply) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	info, rc := w.dev.CaptureInfo(s)
	a.Status, a.Id = uint32(info.Status), info.ID
	a.Graph = cu.Graph(w.name(cu.KindGraph, uint64(info.Graph)))
	w.owner = uint64(a.Graph)
	a.Dependencies = virtual(w, cu.KindGraphNode, info.Dependencies)
	return rc
}
