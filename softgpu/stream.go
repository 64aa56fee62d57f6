package softgpu

import (
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/softgpu/graph"
	"ferry/softgpu/memory"
)

// The streams that need no creation.
const (
	legacyStream    cu.Stream = 1
	perThreadStream cu.Stream = 2
)

// A life is a context between creation and destruction or reset: its streams,
// its sticky error, and the switch that stops what runs in it.
type life struct {
	ctx  *context
	stop atomic.Bool
	err  atomic.Int32 // a cu.Result; the first fault stays
	late bool         // it began after a fault on its device

	malloc   *memory.KernelHeap
	captures atomic.Int32                      // streams that are being captured
	ending   sync.WaitGroup                    // objects destroyed while in use, see lifetime.end
	sight    atomic.Pointer[memory.Visibility] // the device's memory and that of peers
	ended    chan struct{}                     // closed when it is over

	mu        sync.Mutex
	streams   map[*stream]bool
	busy      map[*stream]bool // those of streams that have work, and some that had it a moment ago
	legacy    *stream
	perThread *stream
	over      bool
}

// A stream is an ordered queue of operations. A goroutine works it off; it ends
// when the queue is empty and is started again when it is not.
type stream struct {
	handle   cu.Stream
	life     *life
	green    *green // whose multiprocessors its kernels have; nil: all
	flags    uint32
	priority int32

	mu        sync.Mutex
	moved     sync.Cond // on completed
	queue     []operation
	submitted uint64
	completed atomic.Uint64 // written with mu held
	running   bool
	destroyed bool

	attributes map[cu.LaunchAttributeID]cu.LaunchAttributeValue // those that were set; under mu

	capture atomic.Pointer[graph.Capture] // what its work becomes part of; written with graphs.mu held
}

// A point is a place in a stream: the end of its n-th operation.
type point struct {
	s *stream
	n uint64
}

func (p point) Reached() bool { return p.s == nil || p.s.completed.Load() >= p.n }

// Wait blocks until the stream has got there. It always does: operations of a
// context that is over are skipped, not kept.
func (p point) Wait() {
	if p.Reached() {
		return
	}
	p.s.mu.Lock()
	for p.s.completed.Load() < p.n {
		p.s.moved.Wait()
	}
	p.s.mu.Unlock()
}

// An operation waits for other streams, then runs. One that must run even
// though the context has failed sets always.
type operation struct {
	after  []point
	run    func()
	always bool
}

func (l *life) newStream(flags uint32, priority int32) *stream {
	s := &stream{life: l, flags: flags, priority: priority}
	s.moved.L = &s.mu
	return s
}

// blocking: as NVIDIA's driver has it, green contexts' streams are not, whatever they
// were made as (580 on an H200).
func (s *stream) blocking() bool {
	return s != s.life.legacy && s.green == nil && s.flags&uint32(cu.CU_STREAM_NON_BLOCKING) == 0
}

// tail is the end of what the stream has been given so far.
func (s *stream) tail() point {
	s.mu.Lock()
	defer s.mu.Unlock()
	return point{s, s.submitted}
}

// barrier lists what an operation put on s now has to wait for besides its
// predecessors in s: the legacy stream and the blocking ones wait for each
// other. life.mu is held.
func (s *stream) barrier() []point {
	l := s.life
	var after []point
	add := func(o *stream) {
		if p := o.tail(); !p.Reached() {
			after = append(after, p)
		}
	}
	switch {
	case s == l.legacy:
		for o := range l.busy {
			if o.blocking() {
				add(o)
			}
		}
	case s.blocking():
		add(l.legacy)
	}
	return after
}

// enqueue puts an operation at the end of the stream and returns that point.
func (s *stream) enqueue(op operation) (point, cu.Result) {
	l := s.life
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.over {
		return point{}, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	if r := l.failure(); r != cu.CUDA_SUCCESS {
		return point{}, r
	}
	if s == l.legacy && l.disturbs() {
		return point{}, cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
	}
	op.after = append(op.after, s.barrier()...)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.queue = append(s.queue, op)
	s.submitted++
	if !s.running {
		s.running = true
		if l.streams[s] {
			l.busy[s] = true
		}
		go s.work()
	}
	return point{s, s.submitted}, cu.CUDA_SUCCESS
}

// work executes the queue until it is empty.
func (s *stream) work() {
	for {
		s.mu.Lock()
		if len(s.queue) == 0 {
			s.queue = nil
			s.running = false
			s.mu.Unlock()
			s.life.idle(s)
			return
		}
		op := s.queue[0]
		s.queue[0] = operation{}
		s.queue = s.queue[1:]
		s.mu.Unlock()
		for _, p := range op.after {
			p.Wait()
		}
		if op.always || !s.life.stop.Load() && s.life.err.Load() == 0 {
			op.run()
		}
		s.mu.Lock()
		s.completed.Add(1)
		s.moved.Broadcast()
		s.mu.Unlock()
	}
}

// forget removes a destroyed stream that has nothing left to do.
func (l *life) forget(s *stream) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.streams, s)
	delete(l.busy, s)
}

// idle notes that a stream has nothing left to do, unless it has again.
func (l *life) idle(s *stream) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.running {
		return
	}
	delete(l.busy, s)
	if s.destroyed {
		delete(l.streams, s)
	}
}

// failure is the life's sticky error. As with the driver, a fault breaks the device for
// the whole program: contexts that were there report it, later ones are of no use.
func (l *life) failure() cu.Result {
	if r := l.err.Load(); r != 0 {
		return cu.Result(r)
	}
	r := cu.Result(l.ctx.dev.broken.Load())
	if r != cu.CUDA_SUCCESS && l.late {
		return cu.CUDA_ERROR_DEVICE_UNAVAILABLE
	}
	return r
}

// fail makes an error sticky and stops what runs. True for the first.
func (l *life) fail(r cu.Result) bool {
	first := l.err.CompareAndSwap(0, int32(r))
	l.ctx.dev.broken.CompareAndSwap(0, int32(r))
	l.stop.Store(true)
	return first
}

// tails lists the ends of all streams that have work left.
func (l *life) tails(include func(*stream) bool) []point {
	l.mu.Lock()
	defer l.mu.Unlock()
	var list []point
	for s := range l.busy {
		if p := s.tail(); include(s) && !p.Reached() {
			list = append(list, p)
		}
	}
	return list
}

// concerning says which streams' work a synchronisation of s waits for: the
// legacy stream's own would first have waited for all blocking ones.
func (s *stream) concerning() []point {
	return s.life.tails(func(o *stream) bool { return o == s || s == s.life.legacy && o.blocking() })
}
