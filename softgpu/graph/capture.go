package graph

import (
	"slices"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
)

// A Capture makes nodes of what streams are given, from the one it began in to
// those that wait for its events.
type Capture struct {
	id     uint64
	graph  *graph
	origin Stream
	owner  any               // the thread that must end it, nil if any may
	fronts map[Stream][]edge // what each stream's next node waits for
	into   bool              // the graph was there before, and stays
	broken atomic.Bool       // a call that cannot be part of it was made
}

// Invalidate ruins the capture: a call that cannot be part of it was made.
func (c *Capture) Invalidate() { c.broken.Store(true) }

// A Stream is what a capture needs of a stream. Values are compared: a stream is
// always given as the same pointer.
type Stream interface {
	Capture() *Capture   // what its work becomes part of, nil if it is executed
	SetCapture(*Capture) // called with Graphs.mu held
	IsLegacy() bool      // the stream that waits for all others
}

// A Mark is an event recorded while capturing: nodes, not a place in a stream.
type Mark struct {
	c     *Capture
	front []edge
}

// Invalidate ruins the capture that the mark belongs to.
func (m *Mark) Invalidate() { m.c.Invalidate() }

// An edge to a node to come.
type edge struct {
	from *node
	data cu.GraphEdgeData
}

// join makes a stream part of a capture; gs.mu is held.
func (c *Capture) join(s Stream, front []edge) {
	c.fronts[s] = slices.Clone(front)
	s.SetCapture(c)
}

// release ends a capture for all its streams; gs.mu is held.
func (c *Capture) release() {
	for s := range c.fronts {
		s.SetCapture(nil)
	}
	c.fronts = nil
}

// of returns a stream's capture if it can go on; gs.mu is held.
func (gs *Graphs) of(s Stream) (*Capture, cu.Result) {
	c := s.Capture()
	switch {
	case c == nil: // another thread ended it just now
		return nil, cu.CUDA_ERROR_ILLEGAL_STATE
	case c.broken.Load():
		return nil, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	}
	return c, cu.CUDA_SUCCESS
}

// Append makes work given to a stream that is being captured a node.
func (gs *Graphs) Append(env Env, s Stream, w Work) cu.Result {
	if r := w.CheckArguments(env); r != cu.CUDA_SUCCESS {
		return r
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	return gs.append(s, w)
}

// append is Append of checked work; gs.mu is held.
func (gs *Graphs) append(s Stream, w Work) cu.Result {
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

// RecordEvent is EventRecord on a stream that is being captured: external work
// becomes a node, without it keep is called with the mark, under the lock.
func (gs *Graphs) RecordEvent(s Stream, external Work, keep func(*Mark)) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c, r := gs.of(s)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if external != nil {
		return gs.append(s, external)
	}
	keep(&Mark{c, slices.Clone(c.fronts[s])})
	return r
}

// WaitEvent is StreamWaitEvent where the stream is being captured or the event was
// recorded in one that was, which left the mark. External work becomes a node.
func (gs *Graphs) WaitEvent(s Stream, external Work, recorded bool, mark *Mark) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	mine := s.Capture()
	if mine != nil {
		if _, r := gs.of(s); r != cu.CUDA_SUCCESS {
			return r
		}
		if external != nil {
			return gs.append(s, external)
		}
		if !recorded {
			return cu.CUDA_SUCCESS
		}
		if mark == nil {
			mine.broken.Store(true)
			return cu.CUDA_ERROR_STREAM_CAPTURE_ISOLATION
		}
	}
	c := mark.c
	switch {
	case c.fronts == nil: // over
		if mine != nil {
			mine.broken.Store(true)
		}
		return cu.CUDA_ERROR_CAPTURED_EVENT
	case c.broken.Load():
		return cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
	case mine == nil && s.IsLegacy():
		c.broken.Store(true)
		return cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
	case mine == nil:
		c.join(s, mark.front)
	case mine != c:
		mine.broken.Store(true)
		c.broken.Store(true)
		return cu.CUDA_ERROR_STREAM_CAPTURE_MERGE
	default:
		c.extend(s, mark.front)
	}
	return cu.CUDA_SUCCESS
}

// extend makes a stream's next node wait for more.
func (c *Capture) extend(s Stream, more []edge) {
	for _, e := range more {
		if !slices.ContainsFunc(c.fronts[s], func(x edge) bool { return x.from == e.from }) {
			c.fronts[s] = append(c.fronts[s], e)
		}
	}
}

// Abandon takes a stream that is being destroyed out of its capture, which
// cannot end well any more.
func (gs *Graphs) Abandon(s Stream) {
	if s.Capture() == nil {
		return
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.Capture()
	if c == nil {
		return
	}
	c.broken.Store(true)
	if s == c.origin { // nobody can end it
		c.release()
		gs.dropGraph(c)
		return
	}
	delete(c.fronts, s)
	s.SetCapture(nil)
}

// dropGraph ends the graph of a capture that failed. One that was there before
// keeps what it got.
func (gs *Graphs) dropGraph(c *Capture) {
	if !c.into {
		gs.forget(c.graph)
	}
}

// BeginCapture begins to make a graph of what the stream is given. The owner is
// the thread that must end it, nil if any may.
func (gs *Graphs) BeginCapture(s Stream, owner any) cu.Result {
	return gs.beginCapture(s, owner, func() (*Capture, []edge, cu.Result) {
		c := &Capture{graph: gs.create(true)}
		c.graph.owned = true
		return c, nil, cu.CUDA_SUCCESS
	})
}

// BeginCaptureToGraph adds what the stream is given to a graph.
func (gs *Graphs) BeginCaptureToGraph(s Stream, owner any, hg cu.Graph, after []cu.GraphNode, data []cu.GraphEdgeData) cu.Result {
	return gs.beginCapture(s, owner, func() (*Capture, []edge, cu.Result) {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return nil, nil, r
		}
		front, r := gs.front(gr, after, data)
		return &Capture{graph: gr, into: true}, front, r
	})
}

// front makes edges of nodes of a graph; gs.mu is held.
func (gs *Graphs) front(gr *graph, list []cu.GraphNode, data []cu.GraphEdgeData) ([]edge, cu.Result) {
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

func (gs *Graphs) beginCapture(s Stream, owner any, begin func() (*Capture, []edge, cu.Result)) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	if s.Capture() != nil {
		return cu.CUDA_ERROR_ILLEGAL_STATE
	}
	c, front, r := begin()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	c.id, c.origin, c.fronts, c.owner = gs.captures.Next(), s, map[Stream][]edge{}, owner
	c.join(s, front)
	return r
}

// UpdateCaptureDependencies changes what a stream's next node waits for.
func (gs *Graphs) UpdateCaptureDependencies(s Stream, list []cu.GraphNode, data []cu.GraphEdgeData, flags uint32) cu.Result {
	if flags > uint32(cu.CU_STREAM_SET_CAPTURE_DEPENDENCIES) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
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

// EndCapture returns the graph. Streams that joined must have been waited for by
// the one it began in. The thread is compared with the owner.
func (gs *Graphs) EndCapture(s Stream, thread any) (cu.Graph, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.Capture()
	r := cu.CUDA_SUCCESS
	switch {
	case c == nil:
		return 0, cu.CUDA_ERROR_ILLEGAL_STATE
	case c.origin != s:
		c.broken.Store(true)
		return 0, cu.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
	case c.owner != nil && c.owner != thread:
		r = cu.CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD // and it has ended
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
		gs.dropGraph(c)
		return 0, r
	}
	return c.graph.handle, r
}

// CaptureInfo says what a stream's work becomes part of; false if it is not being
// captured.
func (gs *Graphs) CaptureInfo(s Stream) (device.CaptureInfo, bool) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.Capture()
	switch {
	case c == nil:
		return device.CaptureInfo{}, false
	case c.broken.Load():
		return device.CaptureInfo{Status: cu.CU_STREAM_CAPTURE_STATUS_INVALIDATED}, true
	}
	info := device.CaptureInfo{Status: cu.CU_STREAM_CAPTURE_STATUS_ACTIVE, ID: c.id, Graph: c.graph.handle}
	for _, e := range c.fronts[s] {
		info.Dependencies = append(info.Dependencies, e.from.handle)
		info.Edges = append(info.Edges, e.data)
	}
	return info, true
}

// joined reports whether the first stream has waited for all others' work.
func (c *Capture) joined() bool {
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
