package worker

import (
	"runtime"
	"sync"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// crew is a pool of locked threads for everything that blocks.
type crew struct {
	dev  device.Device
	mu   sync.Mutex
	idle []chan job
	over bool // nobody becomes idle any more

	lines map[line][]func(device.Device) // an entry while somebody works it off
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
	for j := range ch {
		// Always: another context may have come to live at the same number.
		dev.CtxSetCurrent(j.ctx)
		j.do(dev)
		c.mu.Lock()
		full := len(c.idle) >= 16 || c.over
		if !full {
			c.idle = append(c.idle, ch)
		}
		c.mu.Unlock()
		if full {
			return
		}
	}
}

// A line names jobs that are done one behind the other: what is delivered, or
// freed, in the order of one stream; frees that wait for a whole context;
// without a context, refusals that nobody waits for. They would end in that
// order anyway, and a thread for each would make as many threads as a client
// cares to ask for.
type line struct {
	c      *context
	stream cu.Stream
	free   bool
}

const allStreams = ^cu.Stream(0) // no stream has this handle

// queue executes do on another thread, behind what the line holds already.
func (c *crew) queue(l line, do func(device.Device)) {
	c.mu.Lock()
	if c.lines == nil {
		c.lines = map[line][]func(device.Device){}
	}
	ahead, busy := c.lines[l]
	c.lines[l] = append(ahead, do)
	c.mu.Unlock()
	if busy {
		return
	}
	ctx := cu.Context(0)
	if l.c != nil {
		ctx = l.c.beside()
	}
	c.run(ctx, func(dev device.Device) { c.workOff(l, dev) })
}

func (c *crew) workOff(l line, dev device.Device) {
	for {
		c.mu.Lock()
		if len(c.lines[l]) == 0 {
			delete(c.lines, l)
			c.mu.Unlock()
			return
		}
		do := c.lines[l][0]
		c.lines[l][0] = nil
		c.lines[l] = c.lines[l][1:]
		c.mu.Unlock()
		do(dev)
	}
}

// dismiss lets everybody go who has nothing to do, and the others once they
// are done.
func (c *crew) dismiss() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.over = true
	for _, ch := range c.idle {
		close(ch)
	}
	c.idle = nil
}

// patience is how long the loop itself watches for the GPU. Handing a wait to
// another thread costs more than this, and no command is held up for longer.
// Where the loop can see that there is none, it watches on: another thread would have
// to be woken, and be as long in looking.
const (
	patience = 40 * time.Microsecond
	idleness = 2 * time.Millisecond
)

// watchStream looks for a moment whether a stream is done, until it is or fails: most
// waits are for work that is all but done.
func (w *Worker) watchStream(s cu.Stream) cu.Result {
	if x, ok := w.dev.(device.Watcher); ok {
		return w.watchOn(func(watch device.Watch) cu.Result { return x.WatchStream(s, watch) })
	}
	return w.watchBy(func() cu.Result { return w.dev.StreamQuery(s) })
}

// watchEvent looks likewise whether a mark has been passed.
func (w *Worker) watchEvent(ev cu.Event) cu.Result {
	if x, ok := w.dev.(device.Watcher); ok {
		return w.watchOn(func(watch device.Watch) cu.Result { return x.WatchEvent(ev, watch) })
	}
	return w.watchBy(func() cu.Result { return w.dev.EventQuery(ev) })
}

// watch is how long that may take. Where the device can see for itself that no command
// has come, it may take longer.
func (w *Worker) watch() device.Watch {
	watch := device.Watch{CommandLimit: int64(patience), Limit: int64(patience)}
	if written, read := w.client.PollWord(); written != nil && w.client.SpinTime() > patience {
		watch.Limit = int64(idleness)
		watch.Written, watch.Read = written, read
	}
	return watch
}

// atLeisure says whether a watch that has taken so long may go on, since no command has
// come that the watch would have seen itself.
func (w *Worker) atLeisure(past time.Duration) bool {
	if written, _ := w.client.PollWord(); written != nil {
		return false
	}
	return w.client.CanSeePending() && w.client.SpinTime() > patience && past < idleness && !w.client.Pending()
}

// watchOn has a device look that can look by itself.
func (w *Worker) watchOn(look func(device.Watch) cu.Result) cu.Result {
	watch := w.watch()
	for start := time.Now(); ; {
		if rc := look(watch); rc != cu.CUDA_ERROR_NOT_READY || !w.atLeisure(time.Since(start)) {
			return rc
		}
	}
}

// watchBy asks a device that has to be asked.
func (w *Worker) watchBy(look func() cu.Result) cu.Result {
	watch := w.watch()
	for start := time.Now(); ; {
		rc := look()
		if rc != cu.CUDA_ERROR_NOT_READY {
			return rc
		}
		if past := time.Since(start); watch.Ended(int64(past)) && !w.atLeisure(past) {
			return rc
		}
	}
}

// soon watches for a mark to be passed.
func (w *Worker) soon(ev cu.Event) cu.Result {
	rc := w.watchEvent(ev)
	if rc == cu.CUDA_SUCCESS && !w.voices.silent() {
		rc = w.dev.EventSynchronize(ev) // does not wait, and brings what kernels printed, which a query does not
	}
	return rc
}

// drains watches for the end of all that a stream holds, to which the loop adds
// nothing meanwhile: no mark is needed, whose making, and passing by the GPU, would
// be part of the wait.
func (w *Worker) drains(s cu.Stream) cu.Result {
	rc := w.watchStream(s)
	if rc == cu.CUDA_SUCCESS && !w.voices.silent() {
		rc = w.dev.StreamSynchronize(s) // likewise
	}
	return rc
}

// waited answers, on the loop, a call that waited for work of a context's.
func (w *Worker) waited(id uint32, c *context, rc cu.Result) {
	w.waitedBeside(w.dev, id, c, w.allEnded(c), rc)
}

// waitedBeside answers a call that waited, after the copies the wait covered have
// been delivered. All of so many commands have ended, if that is known.
func (w *Worker) waitedBeside(dev device.Device, id uint32, c *context, ended uint64, rc cu.Result) {
	w.gates.clientWaited()
	w.noteEnded(dev, c, ended)
	w.inform(dev, rc)
	w.answer(id, rc, nil, true)
}

// alone says whether a wait for a stream is a wait for what that stream holds, so
// that a query tells when it is over. The default stream's is for others' work too;
// and what may be asked beside a capture is different for streams and for marks.
func (w *Worker) alone(c *context, s cu.Stream) bool {
	if len(w.s.Captures) > 0 {
		return false
	}
	b := &c.Busy
	return s > session.PerThreadStream || !b.Lost && b.Waits.Load() == 0 && len(b.List) == 1 && b.List[0] == s
}

// waitStreamSynchronize answers once the GPU has done what the stream holds now. If
// that takes long, others wait, for a mark: the stream may be given more.
func (w *Worker) waitStreamSynchronize(id uint32, q *wire.StreamSynchronizeRequest) {
	s, c, rc := w.stream(q.HStream)
	if rc == cu.CUDA_SUCCESS && w.capturing(s) {
		rc = w.dev.StreamQuery(s) // refused like a wait, and spoils the capture like one; a mark would become part of the graph
	}
	if rc != cu.CUDA_SUCCESS {
		w.refuse(id, rc)
		return
	}
	w.enter(c.Index) // an event is made in the current context, and must be the stream's
	alone := w.alone(c, s)
	if alone {
		if rc := w.drains(s); rc != cu.CUDA_ERROR_NOT_READY {
			w.waited(id, c, rc)
			return
		}
	}
	ev, rc := c.record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		w.waited(id, c, rc)
		return
	}
	if !alone {
		if rc := w.soon(ev); rc != cu.CUDA_ERROR_NOT_READY {
			c.giveBack(ev)
			w.waited(id, c, rc)
			return
		}
	}
	ends := w.allCovered(c, s)
	w.beside.run(c.beside(), func(dev device.Device) {
		rc := dev.EventSynchronize(ev)
		c.giveBack(ev)
		w.waitedBeside(dev, id, c, ends, rc)
	})
}

func (w *Worker) waitEventSynchronize(id uint32, q *wire.EventSynchronizeRequest) {
	ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	c := w.contexts[w.s.Handles.Context(uint64(q.HEvent))] // the calling thread needs none
	if c == nil {
		c = w.current
	}
	if !ok || c == nil {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return
	}
	if rc := w.soon(cu.Event(ev)); rc != cu.CUDA_ERROR_NOT_READY {
		w.waited(id, c, rc)
		return
	}
	w.beside.run(c.beside(), func(dev device.Device) { w.waitedBeside(dev, id, c, 0, dev.EventSynchronize(cu.Event(ev))) })
}

func (w *Worker) waitCtxSynchronize(id uint32, q *wire.CtxSynchronizeRequest) {
	c := w.context(q.Ctx)
	if c == nil {
		w.refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return
	}
	seen := len(c.Busy.List) > 0
	if w.idle(c, true) {
		rc := cu.CUDA_SUCCESS
		if !seen || !w.voices.silent() {
			rc = w.dev.CtxSynchronize_v1() // does not wait; brings faults nobody has seen, and what kernels printed
		}
		w.waited(id, c, rc)
		return
	}
	wait, ends := w.waiter(c), w.allCovered(c, allStreams)
	c.Busy.Clear()
	c.Busy.Waits.Add(1)
	w.beside.run(c.beside(), func(dev device.Device) {
		rc := wait(dev)
		c.Busy.Waits.Add(-1)
		w.waitedBeside(dev, id, c, ends, rc)
	})
}
