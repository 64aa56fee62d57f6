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

// Programs ask in a loop whether something is done. The client asks us once; then
// it has us look (EventWatch, StreamWatch) and tell it, and answers the program by
// itself meanwhile. Such a watch is answered with success when the device is done,
// and with anything else when the client should ask again: then its question finds
// out what there is to find out, errors of earlier commands too.

// Watches are what the client wants to be told of. One thread of the pool looks at
// all of them, for as long as there are any.
//
// While a watch is not answered the client says that what it is about is not done.
// So nothing else may tell it otherwise first: whoever sends an answer after which a
// program may count on completion looks before (inform, informAtOnce).
type watches struct {
	// Mu is held while the device is asked: whoever is about to end what is asked
	// about ends the watch first, and may go on when answerPolls has returned. Nothing
	// is written to the client under it.
	mu      sync.Mutex
	list    []*watch
	any     atomic.Bool   // the list is not empty
	newest  time.Time     // when the last was added
	polling bool          // somebody does
	ended   bool          // the session has ended
	written sync.Cond     // of mu: answers have been
	added   atomic.Uint32 // changes with the list; a futex
}

type watch struct {
	id        uint32
	ctx       *gpu.Context
	event     cu.Event // 0: the stream
	stream    cu.Stream
	result    cu.Result // by the last look
	answering bool      // somebody is answering it, and nobody looks any more
	answered  bool      // the answer is written
}

const (
	// MaxWatches bounds what a client may have looked at; its own table is as large.
	MaxWatches = 64

	// The looks at what has been waited for so long are this part of it apart, and
	// so is what a program that polls learns too late. In between nobody works.
	sleepFraction = 32
	minSleep      = 50 * time.Microsecond
	maxSleep      = time.Millisecond
)

// query asks the device. The legacy stream is the current context's.
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

func (w *Waits) WaitEventWatch(id uint32, q *wire.EventWatchRequest) {
	ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	c := w.gpu.Contexts[w.s.Handles.Context(uint64(q.Event))]
	if c == nil {
		c = w.gpu.Current
	}
	if !ok || c == nil {
		w.askAgain(id)
		return
	}
	w.startWatch(&watch{id: id, ctx: c, event: cu.Event(ev)})
}

func (w *Waits) WaitStreamWatch(id uint32, q *wire.StreamWatchRequest) {
	s, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	c := w.gpu.ContextOf(q.Stream)
	// What need not be made is another stream in another context, or to another thread.
	if !ok || c == nil || cu.Stream(s) == session.PerThreadStream || cu.Stream(s) <= session.LegacyStream && c.Aux != 0 {
		w.askAgain(id)
		return
	}
	w.startWatch(&watch{id: id, ctx: c, stream: cu.Stream(s)})
}

// startWatch answers a watch, or has it looked at. What is captured must not be asked
// about. What kernels printed comes with waits and not with questions, so a client
// whose kernels print is told nothing that would save it a wait.
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
		w.Inform(w.dev, rc) // of what was done before it, too
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

// reportable is what a look found, or NOT_READY where the client should rather ask:
// success lets it answer without us, so nothing may be waiting for its next
// question.
func (w *Waits) reportable(rc cu.Result) cu.Result {
	if rc != cu.CUDA_SUCCESS || w.s.Latch.Get().Result != cu.CUDA_SUCCESS || !w.prints.Silent() {
		return cu.CUDA_ERROR_NOT_READY
	}
	return rc
}

// askAgain ends a watch without an answer to what it was about.
func (w *Waits) askAgain(id uint32) {
	w.out.WriteReply(id, wire.Reply{Result: cu.CUDA_ERROR_NOT_READY}, nil, false)
}

// seesNoCommand says whether the loop can see that there is no command for it, on a
// host with processors to spare.
func (w *Waits) seesNoCommand() bool {
	return w.conn.SpinTime() > gpu.SpinLimit && w.conn.KnownEmpty()
}

// wake has whoever looks look now.
func (ps *watches) wake() {
	ps.added.Add(1)
	futex.Wake(&ps.added, futex.All)
}

// pollWatches looks until there is nothing left to look at. The sleeps are the
// thread's own: Go's timers are too coarse. at is the context that is current.
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
		if c := ps.list[0].ctx; c != at { // that one may have ended
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

// queryAll asks the device about what nobody is answering, again and again until nothing
// more is found: what was done before something that is found must be found with it.
// It may be told once the copies that are finished then are on their way. mu is held.
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

// answerWatches ends watches: those that have been found with that, and those that fit
// by having the client ask. When it returns nobody looks at them, and the watches
// that others are answering have been answered, too.
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

// Inform comes before an answer after which a program may count on completion: the
// copies that are finished are sent, or go with that answer, and then watches of what is done are answered.
// Those of streams are ended, because to ask for a stream tells of our own marks
// too. rc is the answer: that something is not ready tells of no completion.
func (w *Waits) Inform(dev device.Device, rc cu.Result) {
	if rc == cu.CUDA_ERROR_NOT_READY {
		w.sendFinished(dev)
		return
	}
	found := w.queryEvents(dev)
	w.sendFinished(dev)
	w.answerWatches(ofStream, found)
}

// InformNow is inform for who delivers a copy himself, and cannot wait for
// deliveries: the client asks.
func (w *Waits) InformNow(dev device.Device) {
	if found := w.queryEvents(dev); w.watches.any.Load() {
		w.answerWatches(func(p *watch) bool { return ofStream(p) || slices.Contains(found, p) }, nil)
	}
}

func ofStream(p *watch) bool { return p.event == 0 }

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

// dropAllWatches has the client ask again about everything.
func (w *Waits) dropAllWatches() { w.dropWatches(func(*watch) bool { return true }) }

// End lets whoever looks go.
func (ps *watches) end() {
	ps.mu.Lock()
	ps.ended = true
	ps.mu.Unlock()
	ps.wake()
}

// CheckEventDestroy forgets the event before it is gone.
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

// DropContext ends the watches of a context that is about to end, and of the green
// contexts on top of it.
func (w *Waits) DropContext(c *gpu.Context) {
	w.dropWatches(func(p *watch) bool { return p.ctx == c || p.ctx.Home() == c })
}

// CountWatches says how many watches are not answered yet, and whether a thread polls them.
func (w *Waits) CountWatches() (n int, polling bool) {
	w.watches.mu.Lock()
	defer w.watches.mu.Unlock()
	return len(w.watches.list), w.watches.polling
}
