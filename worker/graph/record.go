package graph

import (
	"ferry/api/cu"
	"ferry/wire"
)

// placeOfCapture is where the capture of a stream began.
func placeOfCapture(s cu.Stream, ctx uint32) capturing {
	if s > 2 {
		ctx = 0
	}
	return capturing{s, ctx}
}

// recordBegin begins the transcript of a capture, or goes on with that of the graph into which it captures.
func (t *Transcripts) recordBegin(op wire.Op, ctx uint32, payload []byte) {
	s, _ := streamOf(op, payload)
	real, _ := t.s.Handles.Real(cu.KindStream, uint64(s))
	info, _ := t.dev.CaptureInfo(cu.Stream(real))
	c := &capture{id: info.ID, own: op == wire.OpBeginCapture}
	if c.own {
		c.of = t.begin(use{kind: cu.KindGraph})
	} else {
		var q wire.BeginCaptureToRequest
		_ = q.Decode(payload) // it was executed
		if c.of = t.find(uint64(q.Graph)); c.of == nil {
			t.lost = "a capture goes into a graph that is not known"
			return
		}
	}
	t.captures[placeOfCapture(s, ctx)] = c
	t.add(c.of, &step{op: op, ctx: ctx}, payload)
}

// recordEnd ends the transcript of a capture. A capture that failed leaves none, and what it has left in a graph that was there before is
// not known.
func (t *Transcripts) recordEnd(ctx uint32, payload []byte, ok bool) {
	s, _ := streamOf(wire.OpEndCapture, payload)
	at := placeOfCapture(s, ctx)
	c := t.captures[at]
	if c == nil {
		return
	}
	delete(t.captures, at)
	answer, _ := t.s.Command.Answer.(*wire.EndCaptureReply)
	switch {
	case ok && answer != nil:
		first, names := t.s.Handles.LastBound()
		t.add(c.of, &step{op: wire.OpEndCapture, ctx: ctx, first: first, names: names}, payload)
		if c.own {
			c.of.root.h = uint64(answer.Graph)
			t.byHandle[c.of.root.h] = c.of
		}
	case c.own:
		c.of.root.h = ended
	default:
		c.of.lose("a capture into a graph of the program failed")
	}
}

// ended is no handle: what it stands for is not there.
const ended = ^uint64(0)

// capturedInto is the transcript of the capture that a command became part of; nil if its stream is not being captured.
func (t *Transcripts) capturedInto(op wire.Op, ctx uint32, payload []byte) *transcript {
	if len(t.captures) == 0 {
		return nil
	}
	s, ok := streamOf(op, payload)
	if !ok {
		return nil
	}
	if c := t.captures[placeOfCapture(s, ctx)]; c != nil && len(t.captures) == 1 {
		return c.of
	}
	real, ok := t.s.Handles.Real(cu.KindStream, uint64(s))
	if !ok {
		return nil
	}
	info, rc := t.dev.CaptureInfo(cu.Stream(real))
	if rc != cu.CUDA_SUCCESS || info.Status != cu.CU_STREAM_CAPTURE_STATUS_ACTIVE {
		return nil
	}
	for _, c := range t.captures {
		if c.id == info.ID {
			return c.of
		}
	}
	return nil
}

// recordMove makes the transcript of a graph part of the one of the graph that it was moved into.
func (t *Transcripts) recordMove(of *transcript, payload []byte) {
	var q wire.GraphMoveRequest
	_ = q.Decode(payload) // it was executed
	child := t.find(uint64(q.Child))
	if child == nil || child == of {
		return
	}
	if child.lost != "" {
		of.lose(child.lost)
	}
	if of.lost == "" {
		of.steps = append(of.steps, child.steps...)
	}
	child.steps, child.into = nil, of
}

// noteMemory notes which transcript makes the memory of a node, for those that free it.
func (t *Transcripts) noteMemory(of *transcript, s *step) {
	addr, frees := uint64(0), false
	switch s.op {
	case wire.OpGraphAlloc:
		var q wire.GraphAllocRequest
		_ = q.Decode(s.request)
		addr = uint64(q.Addr)
	case wire.OpMemAllocAsync:
		var q wire.MemAllocAsyncRequest
		_ = q.Decode(s.request)
		addr = uint64(q.Addr)
	case wire.OpGraphFree:
		var q wire.GraphFreeRequest
		_ = q.Decode(s.request)
		addr, frees = uint64(q.Addr), true
	case wire.OpGraphMemoryFree:
		var q wire.GraphMemoryFreeRequest
		_ = q.Decode(s.request)
		addr, frees = uint64(q.Addr), true
	}
	switch made := t.blocks[addr]; {
	case addr == 0:
	case !frees:
		t.blocks[addr] = of
	case made != nil && made != of:
		s.needs = append(s.needs, made)
	}
}

// notePast keeps how the streams and events of a step were made: the client may end them before the graph.
func (t *Transcripts) notePast(s *step) {
	for _, u := range usesOf(s.op, s.request) {
		if u.kind != cu.KindStream && u.kind != cu.KindEvent {
			continue
		}
		if _, known := t.past[u.h]; known {
			continue
		}
		if r, ok := t.s.Handles.RecipeOf(u.h); ok && !r.Lost {
			t.past[u.h] = pastObject{r.Op, r.Context, r.Request}
		}
	}
}
