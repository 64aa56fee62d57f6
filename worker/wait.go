package worker

import (
	"runtime"
	"sync"
	"time"

	"ferry/cu"
	"ferry/device"
	"ferry/wire"
)

// crew is a pool of locked threads for everything that blocks.
type crew struct {
	dev  device.Device
	mu   sync.Mutex
	idle []chan job
}

type job struct {
	ctx cu.Context
	do  func(device.Device)
}

// run executes do on another thread, with ctx current there.
func (c *crew) run(ctx cu.Context, do func(device.Device)) {
	c.mu.Lock()
	if n := len(c.idle); n > 0 {
		ch := c.idle[n-1]
		c.idle = c.idle[:n-1]
		c.mu.Unlock()
		ch <- job{ctx, do}
		return
	}
	c.mu.Unlock()
	ch := make(chan job, 1)
	ch <- job{ctx, do}
	go c.member(ch)
}

func (c *crew) member(ch chan job) {
	runtime.LockOSThread()
	dev := c.dev.Thread()
	defer dev.Leave()
	var current cu.Context
	for j := range ch {
		if j.ctx != current {
			dev.CtxSetCurrent(j.ctx)
			current = j.ctx
		}
		j.do(dev)
		c.mu.Lock()
		full := len(c.idle) >= 16
		if !full {
			c.idle = append(c.idle, ch)
		}
		c.mu.Unlock()
		if full {
			return
		}
	}
}

// after records a mark behind everything the stream holds now, and calls done
// on another thread once the GPU has passed it.
func (w *Worker) after(c *context, s cu.Stream, done func(device.Device, cu.Result)) {
	ev, rc := c.event(w.dev)
	if rc == cu.CUDA_SUCCESS {
		rc = w.dev.EventRecord(ev, s)
	}
	if rc != cu.CUDA_SUCCESS {
		done(w.dev, rc)
		return
	}
	if rc := w.soon(ev); rc != cu.CUDA_ERROR_NOT_READY {
		c.giveBack(ev)
		done(w.dev, rc)
		return
	}
	w.beside.run(c.real, func(dev device.Device) {
		rc := dev.EventSynchronize(ev)
		c.giveBack(ev)
		done(dev, rc)
	})
}

// patience is how long the loop itself watches for the GPU. Handing a wait to
// another thread costs more than this, and no command is held up for longer.
const patience = 15 * time.Microsecond

// soon polls a mark for a moment: most waits are for work that is all but done.
func (w *Worker) soon(ev cu.Event) cu.Result {
	for start := time.Now(); ; {
		if rc := w.dev.EventQuery(ev); rc != cu.CUDA_ERROR_NOT_READY || time.Since(start) > patience {
			return rc
		}
	}
}

// waited answers a call that waited, after the copies the wait covered have
// been delivered.
func (w *Worker) waited(dev device.Device, id uint32, rc cu.Result) {
	w.laters.settle(dev)
	w.answer(id, rc, nil)
}

func (w *Worker) waitStreamSynchronize(id uint32, q *wire.StreamSynchronizeRequest) {
	s, c, rc := w.stream(q.HStream)
	if rc != cu.CUDA_SUCCESS {
		w.refuse(id, rc)
		return
	}
	w.after(c, s, func(dev device.Device, rc cu.Result) { w.waited(dev, id, rc) })
}

func (w *Worker) waitEventSynchronize(id uint32, q *wire.EventSynchronizeRequest) {
	ev, ok := w.handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok || w.current == nil {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return
	}
	if rc := w.soon(cu.Event(ev)); rc != cu.CUDA_ERROR_NOT_READY {
		w.waited(w.dev, id, rc)
		return
	}
	w.beside.run(w.current.real, func(dev device.Device) { w.waited(dev, id, dev.EventSynchronize(cu.Event(ev))) })
}

func (w *Worker) waitCtxSynchronize(id uint32, q *wire.CtxSynchronizeRequest) {
	c := w.contexts[uint32(q.Ctx)]
	if c == nil {
		w.refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return
	}
	w.beside.run(c.real, func(dev device.Device) { w.waited(dev, id, dev.CtxSynchronize_v1()) })
}

// laters are the copies to the client that nobody waits for yet.
type laters struct {
	mu   sync.Mutex
	list map[*later]struct{}
}

type later struct {
	last      cu.Event // passed by the GPU: the data is here
	delivered chan struct{}
}

func (l *laters) add(x *later) {
	l.mu.Lock()
	if l.list == nil {
		l.list = map[*later]struct{}{}
	}
	l.list[x] = struct{}{}
	l.mu.Unlock()
}

func (l *laters) done(x *later) {
	l.mu.Lock()
	delete(l.list, x)
	l.mu.Unlock()
	close(x.delivered)
}

// settle waits until every copy that the GPU has finished is on its way to
// the client. An answer that tells the client of completion must not overtake
// the data it speaks of. It never waits for the GPU.
func (l *laters) settle(dev device.Device) {
	l.mu.Lock()
	var ready []*later
	for x := range l.list {
		if dev.EventQuery(x.last) != cu.CUDA_ERROR_NOT_READY {
			ready = append(ready, x)
		}
	}
	l.mu.Unlock()
	for _, x := range ready {
		<-x.delivered
	}
}
