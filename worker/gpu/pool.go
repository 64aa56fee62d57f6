package gpu

import (
	"runtime"
	"sync"

	"ferry/api/cu"
	"ferry/device"
)

// Pool is a pool of locked threads for everything that blocks.
type Pool struct {
	dev    device.Device
	mu     sync.Mutex
	idle   []chan job
	closed bool // nobody becomes idle any more

	sequences map[Sequence][]func(device.Device) // an entry while somebody works it off
}

type job struct {
	ctx cu.Context
	do  func(device.Device)
}

// Run executes do on another thread, with ctx current there.
func (p *Pool) Run(ctx cu.Context, do func(device.Device)) {
	p.mu.Lock()
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

func (p *Pool) serve(ch chan job) {
	runtime.LockOSThread()
	dev := p.dev.Thread()
	defer dev.Leave()
	for j := range ch {
		// Always: another context may have come to live at the same number.
		dev.CtxSetCurrent(j.ctx)
		j.do(dev)
		p.mu.Lock()
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

// A Sequence names jobs that are done one behind the other: what is delivered, or
// freed, in the order of one stream; frees that wait for a whole context;
// without a context, refusals that nobody waits for. They would end in that
// order anyway, and a thread for each would make as many threads as a client
// cares to ask for.
type Sequence struct {
	Ctx    *Context
	Stream cu.Stream
	Free   bool
}

const AllStreams = ^cu.Stream(0) // no stream has this handle

// Queue executes do on another thread, behind what the line holds already.
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

// Close lets everybody go who has nothing to do, and the others once they
// are done.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for _, ch := range p.idle {
		close(ch)
	}
	p.idle = nil
}

// Waiting counts the jobs of contexts that wait in sequences: those that free something, or
// those that deliver.
func (p *Pool) Waiting(free bool) (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for s, jobs := range p.sequences {
		if s.Free == free && s.Ctx != nil {
			n += len(jobs)
		}
	}
	return n
}
