package softgpu

import (
	"slices"
	"sync/atomic"

	"ferry/api/cu"
)

// A capture makes nodes of what streams are given, from the one it began in to
// those that wait for its events.
type capture struct {
	id     uint64
	graph  *graph
	origin *stream
	owner  *GPU               // the thread that must end it, nil if any may
	fronts map[*stream][]edge // what each stream's next node waits for
	into   bool               // the graph was there before, and stays
	broken atomic.Bool        // a call that cannot be part of it was made
}

// A mark is an event recorded while capturing: nodes, not a place in a stream.
type mark struct {
	c     *capture
	front []edge
}

// An edge to a node to come.
type edge struct {
	from *node
	data cu.GraphEdgeData
}

// join makes a stream part of a capture; gs.mu is held.
func (c *capture) join(s *stream, front []edge) {
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
		n := gs.insert(c.graph, nil, w, true)
		for _, e := range c.fronts[s] {
			n.deps = append(n.deps, e.from)
			n.connect(e.from, e.data)
		}
		c.fronts[s] = []edge{{from: n}}
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
		c.join(s, rec.mark.front)
	case mine != c:
		mine.broken.Store(true)
		c.broken.Store(true)
		return cu.CUDA_ERROR_STREAM_CAPTURE_MERGE
	default:
		c.extend(s, rec.mark.front)
	}
	return cu.CUDA_SUCCESS
}

// extend makes a stream's next node wait for more.
func (c *capture) extend(s *stream, more []edge) {
	for _, e := range more {
		if !slices.ContainsFunc(c.fronts[s], func(x edge) bool { return x.from == e.from }) {
			c.fronts[s] = append(c.fronts[s], e)
		}
	}
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
		c.release()
		gs.drop(c)
		return
	}
	delete(c.fronts, s)
	s.capture.Store(nil)
	s.life.captures.Add(-1)
}

// drop ends the graph of a capture that failed. One that was there before
// keeps what it got.
func (gs *graphs) drop(c *capture) {
	if !c.into {
		gs.forget(c.graph)
	}
}

// StreamBeginCapture begins to make a graph of what the stream is given.
func (g *GPU) StreamBeginCapture(h cu.Stream, mode cu.StreamCaptureMode) cu.Result {
	return g.beginCapture(h, mode, func(gs *graphs) (*capture, []edge, cu.Result) {
		c := &capture{graph: gs.create(true)}
		c.graph.owned = true
		return c, nil, cu.CUDA_SUCCESS
	})
}

// StreamBeginCaptureToGraph adds what the stream is given to a graph.
func (g *GPU) StreamBeginCaptureToGraph(h cu.Stream, hg cu.Graph, after []cu.GraphNode, data []cu.GraphEdgeData, mode cu.StreamCaptureMode) cu.Result {
	return g.beginCapture(h, mode, func(gs *graphs) (*capture, []edge, cu.Result) {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return nil, nil, r
		}
		front, r := gs.front(gr, after, data)
		return &capture{graph: gr, into: true}, front, r
	})
}

// front makes edges of nodes of a graph; gs.mu is held.
func (gs *graphs) front(gr *graph, list []cu.GraphNode, data []cu.GraphEdgeData) ([]edge, cu.Result) {
	found, r := gs.within(gr, list)
	if r != cu.CUDA_SUCCESS || data != nil && len(data) != len(list) {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	front := make([]edge, len(found))
	for i, n := range found {
		front[i].from = n
		if data != nil {
			front[i].data = data[i]
		}
	}
	return front, r
}

func (g *GPU) beginCapture(h cu.Stream, mode cu.StreamCaptureMode, begin func(*graphs) (*capture, []edge, cu.Result)) cu.Result {
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
	c, front, r := begin(gs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	c.id, c.origin, c.fronts = gs.captures.Next(), s, map[*stream][]edge{}
	if mode != cu.CU_STREAM_CAPTURE_MODE_RELAXED {
		c.owner = g
	}
	c.join(s, front)
	return r
}

// StreamUpdateCaptureDependencies changes what a stream's next node waits for.
func (g *GPU) StreamUpdateCaptureDependencies(h cu.Stream, list []cu.GraphNode, data []cu.GraphEdgeData, flags uint32) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags > uint32(cu.CU_STREAM_SET_CAPTURE_DEPENDENCIES) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c, r := gs.of(s)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	front, r := gs.front(c.graph, list, data)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags == uint32(cu.CU_STREAM_SET_CAPTURE_DEPENDENCIES) {
		c.fronts[s] = nil
	}
	c.extend(s, front)
	return r
}

// StreamUpdateCaptureDependencies_v1 is StreamUpdateCaptureDependencies of old.
func (g *GPU) StreamUpdateCaptureDependencies_v1(h cu.Stream, list []cu.GraphNode, flags uint32) cu.Result {
	return g.StreamUpdateCaptureDependencies(h, list, nil, flags)
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
		r = cu.CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD // and it is over
	case c.broken.Load():
		r = cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	case !c.joined():
		r = cu.CUDA_ERROR_STREAM_CAPTURE_UNJOINED
	}
	c.release()
	if !c.into {
		c.graph.owned = false
	}
	if r != cu.CUDA_SUCCESS {
		gs.drop(c)
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
	for _, e := range c.fronts[c.origin] {
		visit([]*node{e.from})
	}
	for _, front := range c.fronts {
		for _, e := range front {
			if !seen[e.from] {
				return false
			}
		}
	}
	return true
}
