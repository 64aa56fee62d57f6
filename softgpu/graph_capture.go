package softgpu

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/graph"
)

// Capture is what the stream's work becomes part of, nil if it is executed.
func (s *stream) Capture() *graph.Capture { return s.capture.Load() }

// SetCapture begins or ends the stream's part in a capture. Graphs' lock is held.
func (s *stream) SetCapture(c *graph.Capture) {
	s.capture.Store(c)
	if c != nil {
		s.life.captures.Add(1)
	} else {
		s.life.captures.Add(-1)
	}
}

// IsLegacy says whether this is the stream that waits for all blocking ones.
func (s *stream) IsLegacy() bool { return s == s.life.legacy }

// disturbs reports whether work on the legacy stream would have to wait for a
// stream that is being captured, which ruins the capture. life.mu is held.
func (l *life) disturbs() bool {
	found := false
	if l.captures.Load() == 0 {
		return found
	}
	for s := range l.streams {
		if c := s.capture.Load(); c != nil && s.blocking() {
			c.Invalidate()
			found = true
		}
	}
	return found
}

// spoil ruins all captures of a context, as a wait for all its streams does in
// every mode, and reports whether there was one.
func (l *life) spoil() bool {
	if l.captures.Load() == 0 {
		return false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	found := false
	for s := range l.streams {
		if c := s.capture.Load(); c != nil {
			c.Invalidate()
			found = true
		}
	}
	return found
}

// observed refuses a question about the progress of a stream whose work only
// becomes a graph, or that would wait for one. Asking ruins the capture.
func (s *stream) observed() cu.Result {
	if c := s.capture.Load(); c != nil {
		c.Invalidate()
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	l := s.life
	if s != l.legacy {
		return cu.CUDA_SUCCESS
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.disturbs() {
		return cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
	}
	return cu.CUDA_SUCCESS
}

// observed does the same for an event.
func (e *event) observed() cu.Result {
	if rec := e.latest(); rec != nil && rec.mark != nil {
		rec.mark.Invalidate()
		return cu.CUDA_ERROR_CAPTURED_EVENT
	}
	return cu.CUDA_SUCCESS
}

// wouldDisturb is disturbs without the harm. life.mu is held.
func (l *life) wouldDisturb() bool {
	for s := range l.streams {
		if s.capture.Load() != nil && s.blocking() {
			return true
		}
	}
	return false
}

// CaptureInfo says what a stream's work becomes part of.
func (g *GPU) CaptureInfo(h cu.Stream) (device.CaptureInfo, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return device.CaptureInfo{}, r
	}
	info, capturing := g.Graphs.CaptureInfo(s)
	if !capturing && s == s.life.legacy { // as the driver answers while work there would be refused
		s.life.mu.Lock()
		defer s.life.mu.Unlock()
		if s.life.wouldDisturb() {
			return device.CaptureInfo{}, cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
		}
	}
	return info, r
}

// StreamIsCapturing says whether a stream's work becomes a graph.
func (g *GPU) StreamIsCapturing(h cu.Stream) (cu.StreamCaptureStatus, cu.Result) {
	info, r := g.CaptureInfo(h)
	return info.Status, r
}

// StreamGetCaptureInfo also names the capture.
func (g *GPU) StreamGetCaptureInfo(h cu.Stream) (cu.StreamCaptureStatus, cu.Cuuint64_t, cu.Result) {
	info, r := g.CaptureInfo(h)
	return info.Status, cu.Cuuint64_t(info.ID), r
}

// capturable finds a stream that may be captured, and the thread that must end it.
func (g *GPU) capturable(h cu.Stream, mode cu.StreamCaptureMode) (s *stream, owner any, r cu.Result) {
	s, r = g.stream(h)
	switch {
	case r != cu.CUDA_SUCCESS:
	case mode > cu.CU_STREAM_CAPTURE_MODE_RELAXED:
		r = cu.CUDA_ERROR_INVALID_VALUE
	case s == s.life.legacy:
		r = cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	case mode != cu.CU_STREAM_CAPTURE_MODE_RELAXED:
		owner = g
	}
	return s, owner, r
}

// StreamBeginCapture begins to make a graph of what the stream is given.
func (g *GPU) StreamBeginCapture(h cu.Stream, mode cu.StreamCaptureMode) cu.Result {
	s, owner, r := g.capturable(h, mode)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.BeginCapture(s, owner)
}

// StreamBeginCaptureToGraph adds what the stream is given to a graph.
func (g *GPU) StreamBeginCaptureToGraph(h cu.Stream, hg cu.Graph, after []cu.GraphNode, data []cu.GraphEdgeData, mode cu.StreamCaptureMode) cu.Result {
	s, owner, r := g.capturable(h, mode)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.BeginCaptureToGraph(s, owner, hg, after, data)
}

// StreamUpdateCaptureDependencies changes what a stream's next node waits for.
func (g *GPU) StreamUpdateCaptureDependencies(h cu.Stream, list []cu.GraphNode, data []cu.GraphEdgeData, flags uint32) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.UpdateCaptureDependencies(s, list, data, flags)
}

// StreamUpdateCaptureDependencies_v1 is StreamUpdateCaptureDependencies of old.
func (g *GPU) StreamUpdateCaptureDependencies_v1(h cu.Stream, list []cu.GraphNode, flags uint32) cu.Result {
	return g.StreamUpdateCaptureDependencies(h, list, nil, flags)
}

// StreamBeginCapture_v1 is StreamBeginCapture in the mode of old.
func (g *GPU) StreamBeginCapture_v1(h cu.Stream) cu.Result {
	return g.StreamBeginCapture(h, cu.CU_STREAM_CAPTURE_MODE_GLOBAL)
}

// StreamEndCapture returns the graph.
func (g *GPU) StreamEndCapture(h cu.Stream) (cu.Graph, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.EndCapture(s, g)
}

// GraphUpload has nothing to bring anywhere.
func (g *GPU) GraphUpload(h cu.GraphExec, hs cu.Stream) cu.Result {
	if _, r := g.stream(hs); r != cu.CUDA_SUCCESS {
		return r
	}
	return g.Exists(h)
}

// GraphLaunch puts all of a graph on a stream as one operation, behind its
// earlier launches. On a stream that is being captured it becomes a node.
func (g *GPU) GraphLaunch(h cu.GraphExec, hs cu.Stream) cu.Result {
	s, r := g.stream(hs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.LaunchExec(h, s, launchEnv{g.m, s.life}, func(run func(), after graph.Point) (graph.Point, cu.Result) {
		op := operation{run: run}
		if after != nil {
			op.after = []point{after.(point)}
		}
		return s.enqueue(op)
	})
}

// SetConditional is cudaGraphSetConditional in a kernel.
func (w *window) SetConditional(handle uint64, value uint32) {
	w.life.ctx.m.graphs.SetConditional(handle, value)
}

// GraphConditionalHandleCreate makes a condition for nodes of a graph.
func (g *GPU) GraphConditionalHandleCreate(h cu.Graph, ctx cu.Context, initial, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	if _, r := g.contextOrCurrent(ctx); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CreateCondition(h, initial, flags)
}

func (g *GPU) contextOrCurrent(ctx cu.Context) (*context, cu.Result) {
	if ctx == 0 {
		return g.current()
	}
	return g.context(ctx)
}

// GraphAddConditional adds a node with empty graphs, to be filled before the
// graph is instantiated.
func (g *GPU) GraphAddConditional(h cu.Graph, after []cu.GraphNode, p cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result) {
	if _, r := g.contextOrCurrent(p.Ctx); r != cu.CUDA_SUCCESS {
		return 0, nil, r
	}
	return g.AddConditional(h, after, &p)
}
