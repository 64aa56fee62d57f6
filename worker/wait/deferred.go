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

// DeferredCopies are the copies to the client that nobody waits for yet, in their order.
type deferredCopies struct {
	mu       sync.Mutex // before the pool's, and contexts'
	list     []*DeferredCopy
	finished int // of the list
	// Small ones that no thread waits for yet: the client's next command is likely to be
	// a wait that covers them, and whoever answers that sends them. Waking a thread for
	// each would cost the loop more than the copy.
	held    []*DeferredCopy
	holding atomic.Bool // there are some
}

type DeferredCopy struct {
	Last      cu.Event // passed by the GPU: the data is here
	finished  bool     // delivered; under deferredCopies.mu
	Delivered chan struct{}

	// A small one. deliver sends it, which whoever takes it does: a thread beside the
	// loop, or one that is about to tell the client that the data is there, and more.
	Deliver    func(dev device.Device, more bool)
	delivering atomic.Bool
	Sequence   gpu.Sequence
}

// mostHeld bounds how many are held; heldFor how long while the loop finds nothing to do: a
// client may be waiting for the data without having said so.
const (
	maxHeld  = 64
	HoldTime = 20 * time.Microsecond
)

func (l *deferredCopies) add(x *DeferredCopy) {
	l.mu.Lock()
	l.list = append(l.list, x)
	l.mu.Unlock()
}

// Hold adds a small one, and says whether there are too many.
func (l *deferredCopies) hold(x *DeferredCopy) (many bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.list = append(l.list, x)
	l.held = append(l.held, x)
	l.holding.Store(true)
	return len(l.held) > maxHeld
}

// DelegateHeld has threads beside the loop wait for the copies that are held. The loop
// does so before it sleeps, and before what must come behind them; the gate's meter, in
// case that the loop is away for long.
func (w *Waits) DelegateHeld() {
	l := &w.deferred
	if !l.holding.Load() {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock() // until they are queued: nobody else may queue what is newer
	for _, x := range l.held {
		if x.finished {
			x.Sequence.Ctx.ReturnEvent(x.Last)
			continue
		}
		w.gpu.Pool.Queue(x.Sequence, func(dev device.Device) {
			select {
			case <-x.Delivered:
			default:
				dev.EventSynchronize(x.Last) // what it says is asked for again
				x.deliverOrAwait(dev, nil)
			}
			x.Sequence.Ctx.ReturnEvent(x.Last)
		})
	}
	clear(l.held)
	l.held = l.held[:0]
	l.holding.Store(false)
}

func (l *deferredCopies) done(x *DeferredCopy) {
	l.mu.Lock()
	x.finished = true
	if l.finished++; l.finished > len(l.list)/2 {
		l.list, l.finished = slices.DeleteFunc(l.list, func(x *DeferredCopy) bool { return x.finished }), 0
	}
	l.mu.Unlock()
	close(x.Delivered)
}

// deliverOrAwait delivers a copy, or waits until somebody else has: two into the same memory
// must arrive in their order. Who has more to say at once gives out, for what he must
// not hold back while he waits.
func (x *DeferredCopy) deliverOrAwait(dev device.Device, out *conn.Writer) {
	if x.Deliver != nil && x.delivering.CompareAndSwap(false, true) {
		x.Deliver(dev, out != nil)
		return
	}
	if x.Deliver != nil { // small: sooner sent than slept over
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

// sendFinished sees to it that every copy that the GPU has finished is on its way to the
// client, or goes with the frame the caller is about to write. An answer that tells the
// client of completion must not overtake the data it speaks of. It never waits for the
// GPU.
func (w *Waits) sendFinished(dev device.Device) {
	l := &w.deferred
	l.mu.Lock()
	var ready []*DeferredCopy
	// From the newest on: of two in one stream never only the newer one is seen to be done.
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

// SendFinished is cover for who has nothing to write.
func (w *Waits) SendFinished(dev device.Device) {
	w.sendFinished(dev)
	w.out.Flush()
}

// DeferredAdd adds a copy that a thread of the pool delivers, DeferredHold a small one that is
// held; DeferredHold says whether too many are. DeferredDone is called when a copy has been
// delivered.
func (w *Waits) DeferredAdd(x *DeferredCopy)       { w.deferred.add(x) }
func (w *Waits) DeferredHold(x *DeferredCopy) bool { return w.deferred.hold(x) }
func (w *Waits) DeferredDone(x *DeferredCopy)      { w.deferred.done(x) }
