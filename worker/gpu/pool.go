package gpu

import (
	"runtime"
	"sync"

	"ferry/api/cu"
	"ferry/device"
)

// A Pool is a pool of threads for calls that block. Each thread is locked to its goroutine
// and has a view of the device of its own. Up to 16 idle threads are kept; more are started
// as needed.
type Pool struct {
	dev    device.Device
	mu     sync.Mutex
	idle   []chan job
	closed bool // threads end when their job is done
	jobs   int  // that are queued for a thread or running; a sequence that is worked off is one

	sequences map[Sequence][]func(device.Device) // a key is present while a thread works its jobs off
}

// A job is a function and the context that is current while it runs.
type job struct {
	ctx cu.Context
	do  func(device.Device)
}

// Run executes do on a thread of the pool, with ctx current there.
func (p *Pool) Run(ctx cu.Context, do func(device.Device)) {
	p.mu.Lock()
	p.jobs++
	if n := len(p.idle); n > 0 {
		ch := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		ch <- job{ctx, do}
		return
	}
	p.mu.Unlock()
	ch := make(chan job, 1)
	ch <- job{ctx, do}
	go p.serve(ch)
}

// serve is the life of one thread of the pool.
func (p *Pool) serve(ch chan job) {
	runtime.LockOSThread()
	dev := p.dev.Thread()
	defer dev.Leave()
	for j := range ch {
		// Always set it: another context may have got the same number.
		dev.CtxSetCurrent(j.ctx)
		j.do(dev)
		p.mu.Lock()
		p.jobs--
		full := len(p.idle) >= 16 || p.closed
		if !full {
			p.idle = append(p.idle, ch)
		}
		p.mu.Unlock()
		if full {
			return
		}
	}
}

// A Sequence names jobs that run one after the other: deliveries, or frees, in the order of
// one stream; frees that wait for a whole context; without a context, refusals that no call
// waits for. Those jobs would end in that order anyway, and a thread for each would let a
// client start any number of threads.
type Sequence struct {
	Ctx    *Context
	Stream cu.Stream
	Free   bool
}

// AllStreams in a Sequence stands for all streams of a context. No stream has this handle.
const AllStreams = ^cu.Stream(0) // no stream has this handle

// Queue executes do on a thread of the pool, after the jobs that the sequence holds
// already.
func (p *Pool) Queue(l Sequence, do func(device.Device)) {
	p.mu.Lock()
	if p.sequences == nil {
		p.sequences = map[Sequence][]func(device.Device){}
	}
	ahead, busy := p.sequences[l]
	p.sequences[l] = append(ahead, do)
	p.mu.Unlock()
	if busy {
		return
	}
	ctx := cu.Context(0)
	if l.Ctx != nil {
		ctx = l.Ctx.Background()
	}
	p.Run(ctx, func(dev device.Device) { p.drain(l, dev) })
}

// drain executes the jobs of a sequence until none is left.
func (p *Pool) drain(l Sequence, dev device.Device) {
	for {
		p.mu.Lock()
		if len(p.sequences[l]) == 0 {
			delete(p.sequences, l)
			p.mu.Unlock()
			return
		}
		do := p.sequences[l][0]
		p.sequences[l][0] = nil
		p.sequences[l] = p.sequences[l][1:]
		p.mu.Unlock()
		do(dev)
	}
}

// Quiet reports whether no thread has a job.
func (p *Pool) Quiet() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.jobs == 0
}

// Close ends the idle threads, and the others as soon as their job is done.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for _, ch := range p.idle {
		close(ch)
	}
	p.idle = nil
}

// CountWaiting counts the jobs of contexts that wait in sequences: those that free memory,
// or those that deliver copies.
func (p *Pool) CountWaiting(free bool) (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for s, jobs := range p.sequences {
		if s.Free == free && s.Ctx != nil {
			n += len(jobs)
		}
	}
	return n
}
