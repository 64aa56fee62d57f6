package softgpu

import (
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/softgpu/graph"
)

// An event remembers the last place it was recorded at.
type event struct {
	handle cu.Event
	life   *life
	flags  uint32
	last   atomic.Pointer[record]

	shared  *sharedEvent // not nil: other processes may have it too
	distant distant
}

// A record is one EventRecord: a place in a stream and when it was passed.
type record struct {
	at   point
	when atomic.Int64 // nanoseconds since start
	mark *graph.Mark  // not nil: made while capturing, and nothing that ever happens
}

// latest is the last record, nil when there is none.
func (e *event) latest() *record {
	rec := e.last.Load()
	if e.shared != nil && (rec == nil || rec.mark == nil) {
		return e.latestShared()
	}
	return rec
}

// start is the origin of event times; only differences are ever seen.
var start = time.Now()

const eventFlags = uint32(cu.CU_EVENT_BLOCKING_SYNC | cu.CU_EVENT_DISABLE_TIMING | cu.CU_EVENT_INTERPROCESS)

// EventCreate makes an event of the current context.
func (g *GPU) EventCreate(flags uint32) (cu.Event, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if flags&^eventFlags != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	if flags&uint32(cu.CU_EVENT_INTERPROCESS) == 0 {
		return g.addEvent(c, flags, nil), r
	}
	if flags&uint32(cu.CU_EVENT_DISABLE_TIMING) == 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	shared, err := newSharedEvent()
	if err != nil {
		return 0, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return g.addEvent(c, flags, shared), r
}

func (g *GPU) addEvent(c *context, flags uint32, shared *sharedEvent) cu.Event {
	h := g.m.events.Reserve()
	g.m.events.Put(h, &event{handle: cu.Event(h), life: c.alive(), flags: flags, shared: shared})
	return cu.Event(h)
}

// EventDestroy forgets an event. Streams that wait for it still do.
func (g *GPU) EventDestroy(h cu.Event) cu.Result {
	e, ok := g.m.events.Remove(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if e.shared != nil {
		e.shared.drop()
	}
	return e.life.failure()
}

// EventRecord marks the end of what the stream has been given so far.
func (g *GPU) EventRecord(h cu.Event, hs cu.Stream) cu.Result {
	return g.EventRecordWithFlags(h, hs, 0)
}

// EventRecordWithFlags is EventRecord; the one flag there is concerns graphs.
func (g *GPU) EventRecordWithFlags(h cu.Event, hs cu.Stream, flags uint32) cu.Result {
	e, ok := g.m.events.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	s, r := g.stream(hs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^uint32(cu.CU_EVENT_RECORD_EXTERNAL) != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if e.life != s.life {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if s.capture.Load() != nil {
		var external graph.Work
		if flags&uint32(cu.CU_EVENT_RECORD_EXTERNAL) != 0 {
			external = recordWork{eventNamed{e.handle, e}}
		}
		return g.RecordEvent(s, external, func(m *graph.Mark) { e.last.Store(&record{mark: m}) })
	}
	return e.recordIn(s, nil)
}

// recordIn puts a record of the event at the end of a stream, which passes it when it has also
// reached the points after.
func (e *event) recordIn(s *stream, after []point) cu.Result {
	rec, passed := &record{}, e.recording()
	at, r := s.enqueue(operation{after: after, always: true, run: func() { rec.when.Store(int64(time.Since(start))); passed() }})
	if r != cu.CUDA_SUCCESS {
		passed()
		return r
	}
	rec.at = at
	e.last.Store(rec)
	return r
}

// EventQuery is NOT_READY until the stream has passed the record. An event
// that was never recorded is complete.
func (g *GPU) EventQuery(h cu.Event) cu.Result {
	e, ok := g.m.events.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := e.observed(); r != cu.CUDA_SUCCESS {
		return r
	}
	if rec := e.latest(); rec != nil && !rec.at.Reached() {
		if r := e.life.failure(); r != cu.CUDA_SUCCESS {
			return r
		}
		return cu.CUDA_ERROR_NOT_READY
	}
	return e.life.failure()
}

// EventSynchronize waits until the stream has passed the record.
func (g *GPU) EventSynchronize(h cu.Event) cu.Result {
	e, ok := g.m.events.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := e.observed(); r != cu.CUDA_SUCCESS {
		return r
	}
	if rec := e.latest(); rec != nil {
		rec.at.Wait()
	}
	return e.life.failure()
}

// EventElapsedTime is the time between two records in milliseconds.
func (g *GPU) EventElapsedTime(hStart, hEnd cu.Event) (float32, cu.Result) {
	var when [2]int64
	var on [2]*context
	for i, h := range [...]cu.Event{hStart, hEnd} {
		e, ok := g.m.events.Get(uint64(h))
		if !ok || e.flags&uint32(cu.CU_EVENT_DISABLE_TIMING) != 0 {
			return 0, cu.CUDA_ERROR_INVALID_HANDLE
		}
		if r := e.life.failure(); r != cu.CUDA_SUCCESS {
			return 0, r
		}
		rec := e.latest()
		if rec != nil && rec.mark != nil {
			return 0, cu.CUDA_ERROR_CAPTURED_EVENT
		}
		if rec == nil {
			return 0, cu.CUDA_ERROR_INVALID_HANDLE
		}
		if !rec.at.Reached() {
			return 0, cu.CUDA_ERROR_NOT_READY
		}
		when[i], on[i] = rec.when.Load(), e.life.ctx.limited()
	}
	if on[0] != on[1] {
		return 0, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return float32(float64(when[1]-when[0]) / 1e6), cu.CUDA_SUCCESS
}

// CtxRecordEvent marks the end of what all streams of a context have been given
// so far.
func (g *GPU) CtxRecordEvent(h cu.Context, he cu.Event) cu.Result {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	e, ok := g.m.events.Get(uint64(he))
	l := c.alive()
	if !ok || e.life != l {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if l.captures.Load() > 0 {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	// A stream that no program has a handle of passes once all others have. It counts as
	// one of the context's, so that CtxSynchronize waits for it too, and as destroyed, so
	// that the context forgets it once it is idle.
	s := l.newStream(uint32(cu.CU_STREAM_NON_BLOCKING), 0)
	s.green, s.destroyed = c.green, true
	all := l.tails(c.owns)
	l.mu.Lock()
	l.streams[s] = true
	l.mu.Unlock()
	if r = e.recordIn(s, all); r != cu.CUDA_SUCCESS {
		l.forget(s)
	}
	return r
}

// CtxWaitEvent makes all streams of a context wait for an event. Streams that
// are made later do not.
func (g *GPU) CtxWaitEvent(h cu.Context, he cu.Event) cu.Result {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	e, ok := g.m.events.Get(uint64(he))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	l := c.alive()
	rec := e.latest()
	if l.captures.Load() > 0 || rec != nil && rec.mark != nil {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	if rec == nil || rec.at.Reached() {
		return r
	}
	l.mu.Lock()
	list := slices.Collect(maps.Keys(l.streams))
	l.mu.Unlock()
	for _, s := range list {
		if !c.owns(s) {
			continue
		}
		if _, r := s.enqueue(operation{after: []point{rec.at}, run: func() {}}); r != cu.CUDA_SUCCESS {
			return r
		}
	}
	return r
}
