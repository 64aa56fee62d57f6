package worker

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
)

// A gate is where commands wait that would give a device work while the daemon
// wants others to have it, and where the daemon is told how long the device
// worked for this client.
//
// Who does what: the loop counts commands as they pass, and marks the streams
// now and then: after every so many commands, and before it sleeps. A meter, a
// thread beside the loop that lives while the device may be at work, looks
// whether the marks have been passed. A look that finds the device at work
// charges the time since the last one. Alone, that is a look every few
// milliseconds; while others want the device (sessionpage.Contended) looks come often
// and marks so close that never much more than a slice's work is ahead of them.
type gate struct {
	terms *sessionpage.Device
	bell  func() // wakes the daemon

	given   atomic.Uint64 // commands let through; the loop's
	marked  atomic.Uint64 // of them, up to the newest batch; the loop's, under mu
	waited  atomic.Uint64 // of them, when the client last waited for something to end
	working atomic.Bool   // the daemon is told that the device is busy, and a meter runs

	at    sessionpage.Gate // what the loop acts on
	every uint64           // commands from mark to mark; the loop's

	mu      sync.Mutex // innermost but for contexts' own
	batches []batch    // behind work, oldest first; those the device has passed are gone
	looked  time.Time  // up to here time is charged
	passed  time.Time  // when the last batch was seen to be
	metered *context   // in which the meter's thread is; nil if there is none
	pace    time.Duration
	burst   burst
}

// A batch is marks that were made together.
type batch struct {
	marks []*mark
	made  time.Time
}

const (
	// aloneEvery and aloneNap are for a device that nobody else wants: what the
	// meter costs must not be felt.
	aloneEvery = 256
	aloneNap   = 5 * time.Millisecond

	contendedNap = 200 * time.Microsecond

	// maxAhead is how many batches the device may have ahead while contended.
	maxAhead = 3

	// gatePatience is for a daemon that has forgotten us.
	gatePatience = 10 * time.Second
)

// between is the pause between two looks at the device of a loop that has nothing else
// to do: none where there are processors enough.
var between = func() time.Duration {
	if runtime.NumCPU() <= 2 {
		return contendedNap / 4
	}
	return 0
}()

// works are the commands that give a device work worth counting. CopyInLanes waits
// for its data, and passes with each piece of it.
var works = [...]bool{
	wire.OpLaunch: true, wire.OpGraphLaunch: true, wire.OpGraphLaunchAsk: true,
	wire.OpCopyIn: true, wire.OpCopyOut: true, wire.OpCopyOutLater: true, wire.OpCopyOn: true,
	wire.OpStageIn: true, wire.OpStageOut: true,
	wire.OpArrayIn: true, wire.OpArrayOut: true, wire.OpArrayOn: true,
	wire.OpMemsetD8Async: true, wire.OpMemsetD16Async: true, wire.OpMemsetD32Async: true,
	wire.OpMemsetD2D8Async: true, wire.OpMemsetD2D16Async: true, wire.OpMemsetD2D32Async: true,
	wire.OpMemBatchDecompressAsync: true,
}

func worksFor(op wire.Op) bool { return int(op) < len(works) && works[op] }

// gates are a session's, by the server's number of the device.
type gates struct {
	all  [sessionpage.MaxDevices]gate
	used atomic.Int32 // none from here on has ever been passed
	over atomic.Bool  // the session has ended: nobody is charged any more
}

func (g *gates) init(terms *sessionpage.Page) {
	for i := range g.all {
		d := terms.Device(i)
		g.all[i] = gate{terms: d, bell: terms.Ring, every: aloneEvery, at: d.Gate(), pace: contendedPace(d)}
	}
}

// of is the gate of a device, nil for one beyond what leases speak of.
func (g *gates) of(dev cu.Device) *gate {
	if dev < 0 || int(dev) >= len(g.all) {
		return nil
	}
	return &g.all[dev]
}

// gate is that of the current context's device, nil where there is none.
func (w *Worker) gate() *gate {
	if w.current == nil {
		return nil
	}
	return w.gates.of(w.current.Device)
}

// inUse are those that may have been passed.
func (g *gates) inUse() []gate { return g.all[:g.used.Load()] }

// pass lets a command through that gives the current context's device work, or
// keeps the loop here until it may be.
func (w *Worker) pass() {
	g := w.gate()
	if g == nil {
		return
	}
	for {
		n := g.given.Load() + 1
		g.given.Store(n)
		if !g.working.Load() {
			w.begin(g)
		}
		at := g.terms.Gate() // after the daemon can see that we are busy
		if at == g.at && at&sessionpage.Open != 0 {
			break
		}
		g.given.Store(n - 1)
		w.obey(g, at)
	}
}

// passed is called when a command that was let through has been given to the
// device: marks made before would not cover it.
func (w *Worker) passed() {
	g := w.gate()
	if g == nil {
		return
	}
	w.gave()
	if g.given.Load()-g.marked.Load() < g.every {
		return
	}
	w.markWork(g)
	if g.at&sessionpage.Contended != 0 {
		w.keepShort(g)
	}
}

// begin tells the daemon that the device is in use, and starts the meter.
func (w *Worker) begin(g *gate) {
	over := &w.gates.over
	w.gates.used.Store(max(w.gates.used.Load(), int32(w.current.Device)+1))
	g.mu.Lock()
	g.working.Store(true)
	g.terms.SetBusy(true)
	g.looked = time.Now()
	in := w.current
	needed := g.metered != in // the last one may not have seen yet that the device was idle
	g.metered = in
	g.mu.Unlock()
	if g.at&sessionpage.Contended != 0 {
		g.bell()
	}
	if needed {
		w.beside.run(in.beside(), func(dev device.Device) { g.meter(dev, in, over, w.chore) })
	}
}

// obey acts on a decision of the daemon's: it returns when the gate is open.
func (w *Worker) obey(g *gate, at sessionpage.Gate) {
	for since := time.Now(); ; at = g.terms.Gate() {
		if at != g.at {
			g.follow(at)
			g.every = aloneEvery
			if at&sessionpage.Contended != 0 {
				g.every = 1 // until it is known how long this client's work takes
				g.setPace(contendedPace(g.terms))
			}
		}
		if at&sessionpage.Open != 0 {
			break
		}
		if time.Since(since) > gatePatience {
			w.log.Warn("the daemon has kept this session from its device for long: going on without its leave", "after", gatePatience)
			break
		}
		w.waitAtGate(g)
	}
	g.terms.SetWants(false)
}

// follow takes a decision for the loop's own.
func (g *gate) follow(at sessionpage.Gate) {
	if (at^g.at)&sessionpage.Contended != 0 { // bursts are not noted while nobody else wants the device
		g.mu.Lock()
		g.burst = burst{over: g.burst.over}
		g.mu.Unlock()
	}
	g.at = at
	g.terms.Follow(at)
}

// waitAtGate waits for a closed gate to change, and for the device to be done
// meanwhile: whoever is next gets it the moment it is.
func (w *Worker) waitAtGate(g *gate) {
	w.markWork(g)
	g.terms.SetWants(true)
	for hot := time.Now(); g.terms.Gate() == g.at && g.look(w.dev); {
		if between > 0 || time.Since(hot) > 2*g.terms.Slice() {
			time.Sleep(contendedNap / 2)
		}
	}
	g.bell()
	g.terms.AwaitChange(g.at, 100*time.Millisecond)
}

// contendedPace is how long a batch should take the device.
func contendedPace(d *sessionpage.Device) time.Duration {
	return max(d.Slice()/5, 100*time.Microsecond)
}

// rest is called before the loop sleeps: somebody must be able to tell when
// what was given so far is done, and send the copies that are held until then.
func (w *Worker) rest() {
	w.handOver()
	used := w.gates.inUse()
	for i := range used {
		g := &used[i]
		if g.working.Load() && g.given.Load() != g.marked.Load() {
			w.markWork(g)
		}
		if at := g.terms.Gate(); at != g.at && at&sessionpage.Open == 0 {
			g.follow(at)
		}
	}
}

// markWork marks what the device was given.
func (w *Worker) markWork(g *gate) {
	upTo := g.given.Load()
	if upTo == g.marked.Load() {
		return
	}
	var list []*mark
	for _, c := range w.contexts {
		if w.gates.of(c.Device) == g {
			list = w.markFresh(c, list)
		}
	}
	g.mu.Lock()
	g.batches = append(g.batches, batch{list, time.Now()})
	g.marked.Store(upTo)
	g.mu.Unlock()
}

// markFresh marks the streams of a context that were used since it last did. All
// that may be busy would be too many: a program may have thousands.
func (w *Worker) markFresh(c *context, list []*mark) []*mark {
	for _, m := range c.left[max(0, len(c.left)-session.MaxFresh):] {
		m.users.Add(1)
		list = append(list, m)
	}
	for _, s := range c.Busy.Fresh {
		if m := w.mark(c, s); m != nil {
			list = append(list, m)
		}
	}
	c.Busy.Fresh = c.Busy.Fresh[:0]
	return list
}

// keepShort waits until the device is not much more than a slice behind, and
// learns how many commands make a good batch. Work may be waiting for commands
// that are still to come, so that it never waits for long.
func (w *Worker) keepShort(g *gate) {
	for start := time.Now(); ; {
		g.look(w.dev)
		g.mu.Lock()
		ahead, pace := len(g.batches), g.pace
		g.mu.Unlock()
		want := contendedPace(g.terms)
		switch {
		case pace < want/2 && g.every < aloneEvery:
			g.every *= 2
			g.setPace(want)
		case pace > 2*want && g.every > 1:
			g.every /= 2
			g.setPace(want)
		}
		if ahead < maxAhead || time.Since(start) > 2*g.terms.Slice() {
			return
		}
		if between > 0 {
			time.Sleep(between)
		}
	}
}

func (g *gate) setPace(t time.Duration) {
	g.mu.Lock()
	g.pace = t
	g.mu.Unlock()
}

// look forgets the batches the device has passed, charges the time since the
// last look, and says whether there may be work left. It tells the daemon when
// there is none.
func (g *gate) look(dev device.Device) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.working.Load() {
		return false
	}
	before := g.batches
	g.drop(dev)
	now := time.Now()
	if n := len(before) - len(g.batches); n > 0 {
		if !g.passed.IsZero() && len(before) > n {
			// Smoothed, and only while there was work all the time.
			g.pace += (now.Sub(g.passed)/time.Duration(n) - g.pace) / 4
		}
		g.passed = now
	}
	since := now.Sub(g.looked)
	g.charge(now, before)
	g.terms.SetGiven(g.given.Load())
	g.looked = now
	all := g.marked.Load()
	if len(g.batches) > 0 || g.given.Load() != all {
		return true
	}
	g.terms.AddUsed(g.burst.end(all, now.Add(-since/2)))
	return !g.idle(all)
}

// idle tells the daemon that the device has done all, of so many commands. It is not so if
// the loop has passed meanwhile, and believed the meter running.
func (g *gate) idle(all uint64) bool {
	g.working.Store(false)
	if g.given.Load() != all {
		g.working.Store(true)
		return false
	}
	g.batches, g.passed = nil, time.Time{}
	g.terms.SetBusy(false)
	g.bell()
	return true
}

// drop forgets the batches the device has passed.
func (g *gate) drop(dev device.Device) {
	for len(g.batches) > 0 && g.over(dev) {
		g.batches = g.batches[1:]
	}
}

// over says whether the device has passed the oldest batch, and gives its marks
// back.
func (g *gate) over(dev device.Device) bool {
	for list := &g.batches[0].marks; len(*list) > 0; *list = (*list)[1:] {
		if dev.EventQuery((*list)[0].ev) == cu.CUDA_ERROR_NOT_READY {
			return false
		}
		(*list)[0].drop()
	}
	return true
}

// meter looks at the device until it has no work, or another meter does. At each look it
// also does what the loop may be too busy to do.
func (g *gate) meter(dev device.Device, in *context, over *atomic.Bool, chore func()) {
	for g.metering(in, over) {
		nap := aloneNap
		if g.terms.Gate()&(sessionpage.Contended|sessionpage.Open) != sessionpage.Open {
			nap = contendedNap
		}
		time.Sleep(nap)
		chore()
		g.look(dev)
	}
}

// metering says whether the meter of a context goes on; if not, the next to begin starts
// one.
func (g *gate) metering(in *context, over *atomic.Bool) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.metered != in {
		return false
	}
	if !g.working.Load() || over.Load() {
		g.metered = nil
	}
	return g.metered != nil
}

// clientWaited notes that everything the client was waiting for has ended.
func (g *gates) clientWaited() {
	used := g.inUse()
	for i := range used {
		if used[i].working.Load() {
			used[i].waited.Store(used[i].given.Load())
		}
	}
}

// forget drops the marks of a context that is about to end; nothing of it is
// left on the device.
func (g *gate) forget(c *context) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for i := range g.batches {
		g.batches[i].marks = slices.DeleteFunc(g.batches[i].marks, func(m *mark) bool { return m.c == c || m.c.home() == c })
	}
}
