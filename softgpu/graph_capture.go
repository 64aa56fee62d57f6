package softgpu

import (
	"slices"
	"sync/atomic"

	"ferry/cu"
	"ferry/device"
)

// A capture makes nodes of what streams are given, from the one it began in to
// those that wait for its events.
type capture struct {
	id     uint64
	graph  *graph
	origin *stream
	owner  *GPU                // the thread that must end it, nil if any may
	fronts map[*stream][]*node // what each stream's next node waits for
	broken atomic.Bool         // a call that cannot be part of it was made
}

// A mark is an event recorded while capturing: nodes, not a place in a stream.
type mark struct {
	c     *capture
	nodes []*node
}

// join makes a stream part of a capture; gs.mu is held.
func (c *capture) join(s *stream, front []*node) {
	c.fronts[s] = slices.Clone(front)
	s.capture.Store(c)
	s.life.captures.Add(1)
}

// release ends a capture for all its streams; gs.mu is held.
func (c *capture) release() {
	for s := range c.fronts {
		s.capture.Store(nil)
		s.life.captures.Add(-1)
	}
	c.fronts = nil
}

// disturbs reports whether work on the legacy stream would have to wait for a
// stream that is being captured, which ruins the capture. life.mu is held.
func (l *life) disturbs() bool {
	found := false
	if l.captures.Load() == 0 {
		return found
	}
	for s := range l.streams {
		if c := s.capture.Load(); c != nil && s.blocking() {
			c.broken.Store(true)
			found = true
		}
	}
	return found
}

// observed refuses a question about the progress of a stream whose work only
// becomes a graph, or that would wait for one. Asking ruins the capture.
func (s *stream) observed() cu.Result {
	if c := s.capture.Load(); c != nil {
		c.broken.Store(true)
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
		rec.mark.c.broken.Store(true)
		return cu.CUDA_ERROR_CAPTURED_EVENT
	}
	return cu.CUDA_SUCCESS
}

// of returns a stream's capture if it can go on; gs.mu is held.
func (gs *graphs) of(s *stream) (*capture, cu.Result) {
	c := s.capture.Load()
	switch {
	case c == nil: // another thread ended it just now
		return nil, cu.CUDA_ERROR_ILLEGAL_STATE
	case c.broken.Load():
		return nil, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	return c, cu.CUDA_SUCCESS
}

// add makes work given to a stream that is being captured a node.
func (gs *graphs) add(g *GPU, s *stream, w work) cu.Result {
	if r := w.check(g, s.life); r != cu.CUDA_SUCCESS {
		return r
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	return gs.append(s, w)
}

func (gs *graphs) append(s *stream, w work) cu.Result {
	c, r := gs.of(s)
	if r == cu.CUDA_SUCCESS {
		c.fronts[s] = []*node{gs.insert(c.graph, c.fronts[s], w, true)}
	}
	return r
}

// record is EventRecord on a stream that is being captured.
func (gs *graphs) record(s *stream, e *event, flags uint32) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c, r := gs.of(s)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&uint32(cu.CU_EVENT_RECORD_EXTERNAL) != 0 {
		return gs.append(s, recordWork{eventNamed{e.handle, e}})
	}
	e.last.Store(&record{mark: &mark{c, slices.Clone(c.fronts[s])}})
	return r
}

// await is StreamWaitEvent where the stream is being captured or the event was
// recorded in one that was.
func (gs *graphs) await(s *stream, e *event, rec *record, flags uint32) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	mine := s.capture.Load()
	if mine != nil {
		if _, r := gs.of(s); r != cu.CUDA_SUCCESS {
			return r
		}
		if flags&uint32(cu.CU_EVENT_WAIT_EXTERNAL) != 0 {
			return gs.append(s, waitWork{eventNamed{e.handle, e}})
		}
		if rec == nil {
			return cu.CUDA_SUCCESS
		}
		if rec.mark == nil {
			mine.broken.Store(true)
			return cu.CUDA_ERROR_STREAM_CAPTURE_ISOLATION
		}
	}
	c := rec.mark.c
	switch {
	case c.fronts == nil: // over
		if mine != nil {
			mine.broken.Store(true)
		}
		return cu.CUDA_ERROR_CAPTURED_EVENT
	case c.broken.Load():
		return cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	case mine == nil && s == s.life.legacy:
		c.broken.Store(true)
		return cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
	case mine == nil:
		c.join(s, rec.mark.nodes)
	case mine != c:
		mine.broken.Store(true)
		c.broken.Store(true)
		return cu.CUDA_ERROR_STREAM_CAPTURE_MERGE
	default:
		for _, n := range rec.mark.nodes {
			if !slices.Contains(c.fronts[s], n) {
				c.fronts[s] = append(c.fronts[s], n)
			}
		}
	}
	return cu.CUDA_SUCCESS
}

// abandon takes a stream that is being destroyed out of its capture, which
// cannot end well any more.
func (gs *graphs) abandon(s *stream) {
	if s.capture.Load() == nil {
		return
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.capture.Load()
	if c == nil {
		return
	}
	c.broken.Store(true)
	if s == c.origin { // nobody can end it
		gs.forget(c.graph)
		c.release()
		return
	}
	delete(c.fronts, s)
	s.capture.Store(nil)
	s.life.captures.Add(-1)
}

// StreamBeginCapture begins to make a graph of what the stream is given.
func (g *GPU) StreamBeginCapture(h cu.Stream, mode cu.StreamCaptureMode) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if mode > cu.CU_STREAM_CAPTURE_MODE_RELAXED {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if s == s.life.legacy {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	if s.capture.Load() != nil {
		return cu.CUDA_ERROR_ILLEGAL_STATE
	}
	c := &capture{id: gs.captures.next(), graph: gs.create(true), origin: s, fronts: map[*stream][]*node{}}
	c.graph.owned = true
	if mode != cu.CU_STREAM_CAPTURE_MODE_RELAXED {
		c.owner = g
	}
	c.join(s, nil)
	return r
}

// StreamBeginCapture_v1 is StreamBeginCapture in the mode of old.
func (g *GPU) StreamBeginCapture_v1(h cu.Stream) cu.Result {
	return g.StreamBeginCapture(h, cu.CU_STREAM_CAPTURE_MODE_GLOBAL)
}

// StreamEndCapture returns the graph. Streams that joined must have been waited
// for by the one it began in.
func (g *GPU) StreamEndCapture(h cu.Stream) (cu.Graph, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.capture.Load()
	switch {
	case c == nil:
		return 0, cu.CUDA_ERROR_ILLEGAL_STATE
	case c.origin != s:
		c.broken.Store(true)
		return 0, cu.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
	case c.owner != nil && c.owner != g:
		return 0, cu.CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
	case c.broken.Load():
		r = cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	case !c.joined():
		r = cu.CUDA_ERROR_STREAM_CAPTURE_UNJOINED
	}
	c.release()
	c.graph.owned = false
	if r != cu.CUDA_SUCCESS {
		gs.forget(c.graph)
		return 0, r
	}
	return c.graph.handle, r
}

// joined reports whether the first stream has waited for all others' work.
func (c *capture) joined() bool {
	seen := map[*node]bool{}
	var visit func([]*node)
	visit = func(list []*node) {
		for _, n := range list {
			if !seen[n] {
				seen[n] = true
				visit(n.deps)
			}
		}
	}
	visit(c.fronts[c.origin])
	for _, front := range c.fronts {
		for _, n := range front {
			if !seen[n] {
				return false
			}
		}
	}
	return true
}

// CaptureInfo says what a stream's work becomes part of.
func (g *GPU) CaptureInfo(h cu.Stream) (device.CaptureInfo, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return device.CaptureInfo{}, r
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.capture.Load()
	switch {
	case c == nil:
		if s == s.life.legacy { // as the driver answers while work there would be refused
			s.life.mu.Lock()
			defer s.life.mu.Unlock()
			if s.life.wouldDisturb() {
				return device.CaptureInfo{}, cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
			}
		}
		return device.CaptureInfo{}, r
	case c.broken.Load():
		return device.CaptureInfo{Status: cu.CU_STREAM_CAPTURE_STATUS_INVALIDATED}, r
	}
	return device.CaptureInfo{
		Status: cu.CU_STREAM_CAPTURE_STATUS_ACTIVE, ID: c.id, Graph: c.graph.handle, Dependencies: named(c.fronts[s]),
	}, r
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
