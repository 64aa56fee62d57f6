package worker

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/worker/conn"
)

// laters are the copies to the client that nobody waits for yet, in their order.
type laters struct {
	mu   sync.Mutex // before the crew's, and contexts'
	list []*later
	over int // of the list
	// Small ones that no thread waits for yet: the client's next command is likely to be
	// a wait that covers them, and whoever answers that sends them. Waking a thread for
	// each would cost the loop more than the copy.
	held    []*later
	holding atomic.Bool // there are some
}

type later struct {
	last      cu.Event // passed by the GPU: the data is here
	over      bool     // delivered; under laters.mu
	delivered chan struct{}

	// A small one. deliver sends it, which whoever takes it does: a thread beside the
	// loop, or one that is about to tell the client that the data is there, and more.
	deliver func(dev device.Device, more bool)
	taken   atomic.Bool
	line    line
}

// mostHeld bounds how many are held; heldFor how long while the loop finds nothing to do: a
// client may be waiting for the data without having said so.
const (
	mostHeld = 64
	heldFor  = 20 * time.Microsecond
)

func (l *laters) add(x *later) {
	l.mu.Lock()
	l.list = append(l.list, x)
	l.mu.Unlock()
}

// hold adds a small one, and says whether there are too many.
func (l *laters) hold(x *later) (many bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.list = append(l.list, x)
	l.held = append(l.held, x)
	l.holding.Store(true)
	return len(l.held) > mostHeld
}

// handOver has threads beside the loop wait for the copies that are held. The loop
// does so before it sleeps, and before what must come behind them; the gate's meter, in
// case that the loop is away for long.
func (w *Worker) handOver() {
	l := &w.laters
	if !l.holding.Load() {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock() // until they are queued: nobody else may queue what is newer
	for _, x := range l.held {
		if x.over {
			x.line.c.giveBack(x.last)
			continue
		}
		w.beside.queue(x.line, func(dev device.Device) {
			select {
			case <-x.delivered:
			default:
				dev.EventSynchronize(x.last) // what it says is asked for again
				x.take(dev, nil)
			}
			x.line.c.giveBack(x.last)
		})
	}
	clear(l.held)
	l.held = l.held[:0]
	l.holding.Store(false)
}

func (l *laters) done(x *later) {
	l.mu.Lock()
	x.over = true
	if l.over++; l.over > len(l.list)/2 {
		l.list, l.over = slices.DeleteFunc(l.list, func(x *later) bool { return x.over }), 0
	}
	l.mu.Unlock()
	close(x.delivered)
}

// take delivers a copy, or waits until somebody else has: two into the same memory
// must arrive in their order. Who has more to say at once gives out, for what he must
// not hold back while he waits.
func (x *later) take(dev device.Device, out *conn.Writer) {
	if x.deliver != nil && x.taken.CompareAndSwap(false, true) {
		x.deliver(dev, out != nil)
		return
	}
	if x.deliver != nil { // small: sooner sent than slept over
		for start := time.Now(); time.Since(start) < patience; {
			select {
			case <-x.delivered:
				return
			default:
			}
		}
	}
	if out != nil {
		out.Flush()
	}
	<-x.delivered
}

// cover sees to it that every copy that the GPU has finished is on its way to the
// client, or goes with the frame the caller is about to write. An answer that tells the
// client of completion must not overtake the data it speaks of. It never waits for the
// GPU.
func (w *Worker) cover(dev device.Device) {
	l := &w.laters
	l.mu.Lock()
	var ready []*later
	// From the newest on: of two in one stream never only the newer one is seen to be done.
	for _, x := range slices.Backward(l.list) {
		if !x.over && dev.EventQuery(x.last) != cu.CUDA_ERROR_NOT_READY {
			ready = append(ready, x)
		}
	}
	l.mu.Unlock()
	for _, x := range slices.Backward(ready) {
		x.take(dev, w.out)
	}
}

// settleCopies is cover for who has nothing to write.
func (w *Worker) settleCopies(dev device.Device) {
	w.cover(dev)
	w.out.Flush()
}
