package wait

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/transport/futex"
	"ferry/wire"
	"ferry/worker/gpu"
)

// Programs ask in a loop whether work is done. The client asks the worker once. Then it
// sends a watch (EventWatch, StreamWatch) and answers the program by itself until the watch
// is answered. A watch is answered with success when the device is done, and with anything
// else when the client should ask again: its next query then finds out what there is,
// errors of earlier commands included.

// watches are the client's watches that are not answered. One thread of the pool polls all
// of them, as long as there are any.
//
// While a watch is not answered, the client tells the program that the work is not done. So
// no other answer may say otherwise first: a thread that sends an answer after which a
// program may count on completion polls the watches before (Inform, InformNow).
type watches struct {
	// mu is held while the device is queried. A thread that is about to end what is watched
	// ends the watch first, and may go on when answerWatches has returned. Nothing is
	// written to the client under mu.
	mu      sync.Mutex
	list    []*watch
	any     atomic.Bool   // list is not empty
	newest  time.Time     // when the last watch was added
	polling bool          // a thread of the pool polls
	ended   bool          // the session has ended
	written sync.Cond     // on mu: answers have been written
	added   atomic.Uint32 // changes with the list; a futex
}

// A watch is one question of the client: is this event passed, or is this stream idle?
type watch struct {
	id        uint32
	ctx       *gpu.Context
	event     cu.Event // 0: the watch is for the stream
	stream    cu.Stream
	result    cu.Result // of the last poll
	answering bool      // a thread is answering it, and none polls it any more
	answered  bool      // the answer is written
}

const (
	// MaxWatches bounds how many watches a client may have. The client's own table is as
	// large.
	MaxWatches = 64

	// The pause between two polls is this fraction of the time for which the newest watch
	// has lasted, and so is the delay with which a program that polls learns of the end.
	// The thread sleeps meanwhile.
	sleepFraction = 32
	minSleep      = 50 * time.Microsecond
	maxSleep      = time.Millisecond
)

// query queries the device. The legacy stream is that of the current context.
func (p *watch) query(dev device.Device) cu.Result {
	if p.event != 0 {
		return dev.EventQuery(p.event)
	}
	if p.stream > session.LegacyStream {
		return dev.StreamQuery(p.stream)
	}
	now, _ := dev.CtxGetCurrent()
	dev.CtxSetCurrent(p.ctx.Background())
	rc := dev.StreamQuery(p.stream)
	dev.CtxSetCurrent(now)
	return rc
}

// WaitEventWatch watches an event.
func (w *Waits) WaitEventWatch(id uint32, q *wire.EventWatchRequest) {
	ev, c := w.findEvent(q.Event)
	if c == nil {
		w.askAgain(id)
		return
	}
	w.startWatch(&watch{id: id, ctx: c, event: ev})
}

// WaitStreamWatch watches a stream.
func (w *Waits) WaitStreamWatch(id uint32, q *wire.StreamWatchRequest) {
	s, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	c := w.gpu.ContextOf(q.Stream)
	// A predefined stream means another stream in another context, or on another thread.
	if !ok || c == nil || cu.Stream(s) == session.PerThreadStream || cu.Stream(s) <= session.LegacyStream && c.Aux != 0 {
		w.askAgain(id)
		return
	}
	w.startWatch(&watch{id: id, ctx: c, stream: cu.Stream(s)})
}

// startWatch answers a watch, or adds it to the list. A captured stream must not be
// queried. The driver hands over what kernels printed with waits and not with queries, so a
// client whose kernels print is told nothing that would save it a wait.
func (w *Waits) startWatch(p *watch) {
	ps := &w.watches
	if len(w.s.Captures) > 0 || !w.prints.Silent() {
		w.askAgain(p.id)
		return
	}
	rc := p.query(w.dev)
	for start := time.Now(); rc == cu.CUDA_ERROR_NOT_READY && w.seesNoCommand() && time.Since(start) < gpu.IdleSpinLimit; {
		rc = p.query(w.dev)
	}
	if rc != cu.CUDA_ERROR_NOT_READY {
		w.Inform(w.dev, rc) // of earlier work, too
		w.out.WriteReply(p.id, wire.Reply{Result: w.reportable(rc)}, nil, false)
		return
	}
	p.result = rc
	ps.mu.Lock()
	full, begin := len(ps.list) >= MaxWatches, !ps.polling
	if !full {
		ps.list, ps.newest, ps.polling = append(ps.list, p), time.Now(), true
		ps.any.Store(true)
	}
	ps.mu.Unlock()
	switch {
	case full:
		w.askAgain(p.id)
	case begin:
		w.gpu.Pool.Run(p.ctx.Background(), func(dev device.Device) { w.pollWatches(dev, p.ctx) })
	default:
		ps.wake()
	}
}

// reportable is the result of a poll, or NOT_READY where the client should ask instead:
// after a success the client answers the program without the worker, so no error or text
// may be waiting for its next query.
func (w *Waits) reportable(rc cu.Result) cu.Result {
	if rc != cu.CUDA_SUCCESS || w.s.Latch.Get().Result != cu.CUDA_SUCCESS || !w.prints.Silent() {
		return cu.CUDA_ERROR_NOT_READY
	}
	return rc
}

// askAgain answers a watch so that the client asks again.
func (w *Waits) askAgain(id uint32) {
	w.out.WriteReply(id, wire.Reply{Result: cu.CUDA_ERROR_NOT_READY}, nil, false)
}

// seesNoCommand reports whether the command loop can see that no command has come, on a
// host with enough processors.
func (w *Waits) seesNoCommand() bool {
	return w.conn.SpinTime() > gpu.SpinLimit && w.conn.KnownEmpty()
}

// wake makes the polling thread poll now.
func (ps *watches) wake() {
	ps.added.Add(1)
	futex.Wake(&ps.added, futex.All)
}

// pollWatches polls until no watch is left. at is the context that is current. The thread
// itself sleeps, on a futex: Go's timers are too coarse.
func (w *Waits) pollWatches(dev device.Device, at *gpu.Context) {
	ps := &w.watches
	for {
		added := ps.added.Load()
		ps.mu.Lock()
		if ps.ended || len(ps.list) == 0 {
			ps.polling = false
			ps.mu.Unlock()
			return
		}
		if c := ps.list[0].ctx; c != at { // the context of an earlier watch may have ended
			dev.CtxSetCurrent(c.Background())
			at = c
		}
		age := time.Since(ps.newest)
		found := ps.queryAll(dev, true)
		ps.mu.Unlock()
		if len(found) == 0 {
			futex.Wait(&ps.added, added, min(max(age/sleepFraction, minSleep), maxSleep))
			continue
		}
		w.SendFinished(dev)
		w.answerWatches(func(*watch) bool { return false }, found)
	}
}

// queryAll queries the device about watches that no thread is answering, again and again
// until it finds nothing more: work that was done before some found work must be found with
// it. The found watches may be answered once the copies that are finished by then are on
// their way. mu is held.
func (ps *watches) queryAll(dev device.Device, streams bool) (found []*watch) {
	for n := -1; n != len(found); {
		n, found = len(found), found[:0]
		for _, p := range ps.list {
			if !p.answering && p.result == cu.CUDA_ERROR_NOT_READY && (streams || p.event != 0) {
				p.result = p.query(dev)
			}
			if !p.answering && p.result != cu.CUDA_ERROR_NOT_READY {
				found = append(found, p)
			}
		}
	}
	return found
}

// answerWatches ends watches: the found ones with their result, and those that fit with
// askAgain. When it returns, no thread polls them, and watches that other threads were
// answering have been answered too.
func (w *Waits) answerWatches(fits func(*watch) bool, found []*watch) {
	ps := &w.watches
	if !ps.any.Load() {
		return
	}
	var mine []*watch
	ps.mu.Lock()
	for _, p := range ps.list {
		if !p.answering && (fits(p) || slices.Contains(found, p)) {
			p.answering = true
			mine = append(mine, p)
		}
	}
	ps.mu.Unlock()
	for _, p := range mine {
		if slices.Contains(found, p) {
			w.out.WriteReply(p.id, wire.Reply{Result: w.reportable(p.result)}, nil, false)
		} else {
			w.askAgain(p.id)
		}
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	for _, p := range mine {
		p.answered = true
	}
	ps.list = slices.DeleteFunc(ps.list, func(p *watch) bool { return p.answered })
	ps.any.Store(len(ps.list) > 0)
	ps.written.Broadcast()
	for slices.ContainsFunc(ps.list, func(p *watch) bool { return p.answering }) {
		ps.written.Wait()
	}
}

// Inform is called before an answer after which a program may count on completion. It sends
// the copies that are finished, or lets them go with that answer, and then answers the
// watches of finished work. It ends watches of streams, because a query of a stream also
// sees the worker's own marks. rc is the result of the answer: NOT_READY tells of no
// completion.
func (w *Waits) Inform(dev device.Device, rc cu.Result) {
	if rc == cu.CUDA_ERROR_NOT_READY {
		w.sendFinished(dev)
		return
	}
	found := w.queryEvents(dev)
	w.sendFinished(dev)
	w.answerWatches(ofStream, found)
}

// InformNow is Inform for a thread that delivers a copy itself and therefore cannot wait
// for deliveries: the client has to ask again.
func (w *Waits) InformNow(dev device.Device) {
	if found := w.queryEvents(dev); w.watches.any.Load() {
		w.answerWatches(func(p *watch) bool { return ofStream(p) || slices.Contains(found, p) }, nil)
	}
}

// ofStream reports whether a watch is for a stream.
func ofStream(p *watch) bool { return p.event == 0 }

// queryEvents returns the watches of events that are passed.
func (w *Waits) queryEvents(dev device.Device) []*watch {
	ps := &w.watches
	if !ps.any.Load() {
		return nil
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.queryAll(dev, false)
}

// dropWatches ends the watches that fit.
func (w *Waits) dropWatches(fits func(*watch) bool) { w.answerWatches(fits, nil) }

// dropAllWatches makes the client ask again about everything.
func (w *Waits) dropAllWatches() { w.dropWatches(func(*watch) bool { return true }) }

// end ends the polling thread.
func (ps *watches) end() {
	ps.mu.Lock()
	ps.ended = true
	ps.mu.Unlock()
	ps.wake()
}

// CheckEventDestroy ends the watches of an event before the event ends.
func (w *Waits) CheckEventDestroy(q *wire.EventDestroy_v2Request) cu.Result {
	if ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent)); ok {
		w.dropWatches(func(p *watch) bool { return p.event == cu.Event(ev) })
	}
	return cu.CUDA_SUCCESS
}

// dropStreamWatches ends the watches of a stream that is about to end.
func (w *Waits) dropStreamWatches(c *gpu.Context, s cu.Stream) {
	w.dropWatches(func(p *watch) bool { return p.event == 0 && p.stream == s && p.ctx == c })
}

// DropContext ends the watches of a context that is about to end, and of the green contexts
// on top of it.
func (w *Waits) DropContext(c *gpu.Context) {
	w.dropWatches(func(p *watch) bool { return p.ctx == c || p.ctx.Home() == c })
}

// CountWatches returns how many watches are not answered yet, and whether a thread polls
// them.
func (w *Waits) CountWatches() (n int, polling bool) {
	w.watches.mu.Lock()
	defer w.watches.mu.Unlock()
	return len(w.watches.list), w.watches.polling
}
