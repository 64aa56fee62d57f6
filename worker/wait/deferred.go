package wait

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/worker/conn"
	"ferry/worker/gpu"
)

// deferredCopies are the copies to the client that no call waits for yet, in their order.
type deferredCopies struct {
	mu       sync.Mutex // taken before the locks of the pool and of contexts
	list     []*DeferredCopy
	finished int // how many of the list are finished
	// held are small copies that no thread waits for yet: the client's next command is
	// likely to be a wait that covers them, and the thread that answers it sends them.
	// Waking a thread for each would cost the command loop more than the copy.
	held    []*DeferredCopy
	holding atomic.Bool // held is not empty
}

// A DeferredCopy is one copy to the client that no call waits for yet.
type DeferredCopy struct {
	Last      cu.Event      // when the GPU has passed it, the data is in staging memory
	finished  bool          // delivered; under deferredCopies.mu
	Delivered chan struct{} // closed when it is delivered

	// Deliver is set for a small copy and sends it, together with the next frame if more is
	// set. The first thread to claim delivering calls it: a thread of the pool, or a thread
	// that is about to tell the client that the data has arrived.
	Deliver    func(dev device.Device, more bool)
	delivering atomic.Bool
	Sequence   gpu.Sequence
}

// maxHeld bounds how many copies are held. HoldTime bounds how long they are held while the
// command loop finds nothing to do: a client may wait for the data without having sent a
// command.
const (
	maxHeld  = 64
	HoldTime = 20 * time.Microsecond
)

// add adds a copy that a thread of the pool delivers.
func (l *deferredCopies) add(x *DeferredCopy) {
	l.mu.Lock()
	l.list = append(l.list, x)
	l.mu.Unlock()
}

// hold adds a small copy that is held, and reports whether too many are.
func (l *deferredCopies) hold(x *DeferredCopy) (many bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.list = append(l.list, x)
	l.held = append(l.held, x)
	l.holding.Store(true)
	return len(l.held) > maxHeld
}

// DelegateHeld makes threads of the pool wait for the copies that are held. The command
// loop calls it before it sleeps and before it queues newer copies. The measuring thread of
// package meter calls it in case the command loop is busy for long.
func (w *Waits) DelegateHeld() {
	l := &w.deferred
	if !l.holding.Load() {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock() // after they are queued: no other thread may queue newer copies before them
	for _, x := range l.held {
		if x.finished {
			x.Sequence.Ctx.ReturnEvent(x.Last)
			continue
		}
		w.gpu.Pool.Queue(x.Sequence, func(dev device.Device) {
			select {
			case <-x.Delivered:
			default:
				dev.EventSynchronize(x.Last) // Deliver asks for the result again
				x.deliverOrAwait(dev, nil)
			}
			x.Sequence.Ctx.ReturnEvent(x.Last)
		})
	}
	clear(l.held)
	l.held = l.held[:0]
	l.holding.Store(false)
}

// done notes that a copy has been delivered.
func (l *deferredCopies) done(x *DeferredCopy) {
	l.mu.Lock()
	x.finished = true
	if l.finished++; l.finished > len(l.list)/2 {
		l.list, l.finished = slices.DeleteFunc(l.list, func(x *DeferredCopy) bool { return x.finished }), 0
	}
	l.mu.Unlock()
	close(x.Delivered)
}

// deliverOrAwait delivers a copy, or waits until another thread has: two copies into the
// same memory must arrive in their order. A caller that is about to write a frame passes
// out, so that frames held back for that write are flushed before it waits.
func (x *DeferredCopy) deliverOrAwait(dev device.Device, out *conn.Writer) {
	if x.Deliver != nil && x.delivering.CompareAndSwap(false, true) {
		x.Deliver(dev, out != nil)
		return
	}
	if x.Deliver != nil { // a small copy is sent sooner than a thread wakes
		for start := time.Now(); time.Since(start) < gpu.SpinLimit; {
			select {
			case <-x.Delivered:
				return
			default:
			}
		}
	}
	if out != nil {
		out.Flush()
	}
	<-x.Delivered
}

// sendFinished makes sure that every copy the GPU has finished is on its way to the client,
// or goes with the frame that the caller is about to write. An answer that tells the client
// of completion must not overtake the data of what is complete. It never waits for the GPU.
func (w *Waits) sendFinished(dev device.Device) {
	l := &w.deferred
	l.mu.Lock()
	var ready []*DeferredCopy
	// From the newest on: of two copies in one stream, never only the newer one is seen to be done.
	for _, x := range slices.Backward(l.list) {
		if !x.finished && dev.EventQuery(x.Last) != cu.CUDA_ERROR_NOT_READY {
			ready = append(ready, x)
		}
	}
	l.mu.Unlock()
	for _, x := range slices.Backward(ready) {
		x.deliverOrAwait(dev, w.out)
	}
}

// SendFinished is sendFinished for a caller that has nothing to write.
func (w *Waits) SendFinished(dev device.Device) {
	w.sendFinished(dev)
	w.out.Flush()
}

// AddDeferred adds a copy that a thread of the pool delivers.
func (w *Waits) AddDeferred(x *DeferredCopy) { w.deferred.add(x) }

// HoldDeferred adds a small copy that is held. It reports whether too many are held; the
// caller then calls DelegateHeld.
func (w *Waits) HoldDeferred(x *DeferredCopy) bool { return w.deferred.hold(x) }

// FinishDeferred notes that a copy has been delivered.
func (w *Waits) FinishDeferred(x *DeferredCopy) { w.deferred.done(x) }
