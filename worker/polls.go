package worker

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
)

// Programs ask in a loop whether something is done. The client asks us once; then
// it has us look (EventWatch, StreamWatch) and tell it, and answers the program by
// itself meanwhile. Such a watch is answered with success when the device is done,
// and with anything else when the client should ask again: then its question finds
// out what there is to find out, errors of earlier commands too.

// polls are what the client wants to be told of. One member of the crew looks at
// all of them, for as long as there are any.
//
// While a watch is not answered the client says that what it is about is not done.
// So nothing else may tell it otherwise first: whoever sends an answer after which a
// program may count on completion looks before (inform, informAtOnce).
type polls struct {
	// mu is held while the device is asked: whoever is about to end what is asked
	// about ends the watch first, and may go on when answerPolls has returned. Nothing
	// is written to the client under it.
	mu      sync.Mutex
	list    []*poll
	any     atomic.Bool   // the list is not empty
	newest  time.Time     // when the last was added
	looking bool          // somebody does
	over    bool          // the session has ended
	written sync.Cond     // of mu: answers have been
	added   atomic.Uint32 // changes with the list; a futex
}

type poll struct {
	id     uint32
	c      *context
	event  cu.Event // 0: the stream
	stream cu.Stream
	found  cu.Result // by the last look
	taken  bool      // somebody is answering it, and nobody looks any more
	told   bool      // the answer is written
}

const (
	// maxPolls bounds what a client may have looked at; its own table is as large.
	maxPolls = 64

	// The looks at what has been waited for so long are this part of it apart, and
	// so is what a program that polls learns too late. In between nobody works.
	pollPart     = 32
	minPollSleep = 50 * time.Microsecond
	maxPollSleep = time.Millisecond
)

// look asks the device. The legacy stream is the current context's.
func (p *poll) look(dev device.Device) cu.Result {
	if p.event != 0 {
		return dev.EventQuery(p.event)
	}
	if p.stream > session.LegacyStream {
		return dev.StreamQuery(p.stream)
	}
	now, _ := dev.CtxGetCurrent()
	dev.CtxSetCurrent(p.c.beside())
	rc := dev.StreamQuery(p.stream)
	dev.CtxSetCurrent(now)
	return rc
}

func (w *Worker) waitEventWatch(id uint32, q *wire.EventWatchRequest) {
	ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	c := w.contexts[w.s.Handles.Context(uint64(q.Event))]
	if c == nil {
		c = w.current
	}
	if !ok || c == nil {
		w.askAgain(id)
		return
	}
	w.poll(&poll{id: id, c: c, event: cu.Event(ev)})
}

func (w *Worker) waitStreamWatch(id uint32, q *wire.StreamWatchRequest) {
	s, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	c := w.contextOf(q.Stream)
	// What need not be made is another stream in another context, or to another thread.
	if !ok || c == nil || cu.Stream(s) == session.PerThreadStream || cu.Stream(s) <= session.LegacyStream && c.aside != 0 {
		w.askAgain(id)
		return
	}
	w.poll(&poll{id: id, c: c, stream: cu.Stream(s)})
}

// poll answers a watch, or has it looked at. What is captured must not be asked
// about. What kernels printed comes with waits and not with questions, so a client
// whose kernels print is told nothing that would save it a wait.
func (w *Worker) poll(p *poll) {
	ps := &w.polls
	if len(w.s.Captures) > 0 || !w.voices.silent() {
		w.askAgain(p.id)
		return
	}
	rc := p.look(w.dev)
	for start := time.Now(); rc == cu.CUDA_ERROR_NOT_READY && w.seesNothing() && time.Since(start) < idleness; {
		rc = p.look(w.dev)
	}
	if rc != cu.CUDA_ERROR_NOT_READY {
		w.inform(w.dev, rc) // of what was done before it, too
		w.out.WriteReply(p.id, wire.Reply{Result: w.tellable(rc)}, nil, false)
		return
	}
	p.found = rc
	ps.mu.Lock()
	full, begin := len(ps.list) >= maxPolls, !ps.looking
	if !full {
		ps.list, ps.newest, ps.looking = append(ps.list, p), time.Now(), true
		ps.any.Store(true)
	}
	ps.mu.Unlock()
	switch {
	case full:
		w.askAgain(p.id)
	case begin:
		w.beside.run(p.c.beside(), func(dev device.Device) { w.lookAtPolls(dev, p.c) })
	default:
		ps.wake()
	}
}

// tellable is what a look found, or NOT_READY where the client should rather ask:
// success lets it answer without us, so nothing may be waiting for its next
// question.
func (w *Worker) tellable(rc cu.Result) cu.Result {
	if rc != cu.CUDA_SUCCESS || w.s.Latch.Get().Result != cu.CUDA_SUCCESS || !w.voices.silent() {
		return cu.CUDA_ERROR_NOT_READY
	}
	return rc
}

// askAgain ends a watch without an answer to what it was about.
func (w *Worker) askAgain(id uint32) {
	w.out.WriteReply(id, wire.Reply{Result: cu.CUDA_ERROR_NOT_READY}, nil, false)
}

// seesNothing says whether the loop can see that there is no command for it, on a
// host with processors to spare.
func (w *Worker) seesNothing() bool {
	return w.client.SpinTime() > patience && w.client.KnownEmpty()
}

// wake has whoever looks look now.
func (ps *polls) wake() {
	ps.added.Add(1)
	futex.Wake(&ps.added, futex.All)
}

// lookAtPolls looks until there is nothing left to look at. The sleeps are the
// thread's own: Go's timers are too coarse. at is the context that is current.
func (w *Worker) lookAtPolls(dev device.Device, at *context) {
	ps := &w.polls
	for {
		added := ps.added.Load()
		ps.mu.Lock()
		if ps.over || len(ps.list) == 0 {
			ps.looking = false
			ps.mu.Unlock()
			return
		}
		if c := ps.list[0].c; c != at { // that one may have ended
			dev.CtxSetCurrent(c.beside())
			at = c
		}
		age := time.Since(ps.newest)
		found := ps.look(dev, true)
		ps.mu.Unlock()
		if len(found) == 0 {
			futex.Wait(&ps.added, added, min(max(age/pollPart, minPollSleep), maxPollSleep))
			continue
		}
		w.settleCopies(dev)
		w.answerPolls(func(*poll) bool { return false }, found)
	}
}

// look asks the device about what nobody is answering, again and again until nothing
// more is found: what was done before something that is found must be found with it.
// It may be told once the copies that are finished then are on their way. mu is held.
func (ps *polls) look(dev device.Device, streams bool) (found []*poll) {
	for n := -1; n != len(found); {
		n, found = len(found), found[:0]
		for _, p := range ps.list {
			if !p.taken && p.found == cu.CUDA_ERROR_NOT_READY && (streams || p.event != 0) {
				p.found = p.look(dev)
			}
			if !p.taken && p.found != cu.CUDA_ERROR_NOT_READY {
				found = append(found, p)
			}
		}
	}
	return found
}

// answerPolls ends watches: those that have been found with that, and those that fit
// by having the client ask. When it returns nobody looks at them, and the watches
// that others are answering have been answered, too.
func (w *Worker) answerPolls(fits func(*poll) bool, found []*poll) {
	ps := &w.polls
	if !ps.any.Load() {
		return
	}
	var mine []*poll
	ps.mu.Lock()
	for _, p := range ps.list {
		if !p.taken && (fits(p) || slices.Contains(found, p)) {
			p.taken = true
			mine = append(mine, p)
		}
	}
	ps.mu.Unlock()
	for _, p := range mine {
		if slices.Contains(found, p) {
			w.out.WriteReply(p.id, wire.Reply{Result: w.tellable(p.found)}, nil, false)
		} else {
			w.askAgain(p.id)
		}
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	for _, p := range mine {
		p.told = true
	}
	ps.list = slices.DeleteFunc(ps.list, func(p *poll) bool { return p.told })
	ps.any.Store(len(ps.list) > 0)
	ps.written.Broadcast()
	for slices.ContainsFunc(ps.list, func(p *poll) bool { return p.taken }) {
		ps.written.Wait()
	}
}

// inform comes before an answer after which a program may count on completion: the
// copies that are finished are sent, or go with that answer, and then watches of what is done are answered.
// Those of streams are ended, because to ask for a stream tells of our own marks
// too. rc is the answer: that something is not ready tells of no completion.
func (w *Worker) inform(dev device.Device, rc cu.Result) {
	if rc == cu.CUDA_ERROR_NOT_READY {
		w.cover(dev)
		return
	}
	found := w.lookBefore(dev)
	w.cover(dev)
	w.answerPolls(ofStream, found)
}

// informAtOnce is inform for who delivers a copy himself, and cannot wait for
// deliveries: the client asks.
func (w *Worker) informAtOnce(dev device.Device) {
	if found := w.lookBefore(dev); w.polls.any.Load() {
		w.answerPolls(func(p *poll) bool { return ofStream(p) || slices.Contains(found, p) }, nil)
	}
}

func ofStream(p *poll) bool { return p.event == 0 }

func (w *Worker) lookBefore(dev device.Device) []*poll {
	ps := &w.polls
	if !ps.any.Load() {
		return nil
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.look(dev, false)
}

// dropPolls ends the watches that fit.
func (w *Worker) dropPolls(fits func(*poll) bool) { w.answerPolls(fits, nil) }

// dropAllPolls has the client ask again about everything.
func (w *Worker) dropAllPolls() { w.dropPolls(func(*poll) bool { return true }) }

// end lets whoever looks go.
func (ps *polls) end() {
	ps.mu.Lock()
	ps.over = true
	ps.mu.Unlock()
	ps.wake()
}

// checkEventDestroy forgets the event before it is gone.
func (w *Worker) checkEventDestroy(q *wire.EventDestroy_v2Request) cu.Result {
	if ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent)); ok {
		w.dropPolls(func(p *poll) bool { return p.event == cu.Event(ev) })
	}
	return cu.CUDA_SUCCESS
}
