package meter

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
	"ferry/worker/gpu"
)

// A throttle is where commands wait that would give a device work while the daemon
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
type throttle struct {
	page     *sessionpage.Device
	doorbell func() // wakes the daemon

	given   atomic.Uint64 // commands let through; the loop's
	marked  atomic.Uint64 // of them, up to the newest batch; the loop's, under mu
	waited  atomic.Uint64 // of them, when the client last waited for something to end
	working atomic.Bool   // the daemon is told that the device is busy, and a meter runs

	permit    sessionpage.Permit // what the loop acts on
	markEvery uint64             // commands from mark to mark; the loop's

	mu          sync.Mutex   // innermost but for contexts' own
	batches     []batch      // behind work, oldest first; those the device has passed are gone
	chargedUpTo time.Time    // up to here time is charged
	lastPassed  time.Time    // when the last batch was seen to be
	meteredIn   *gpu.Context // in which the meter's thread is; nil if there is none
	pace        time.Duration
	burst       burst
}

// A batch is marks that were made together.
type batch struct {
	marks []*gpu.Mark
	made  time.Time
}

// throttles are a session's, by the server's number of the device.
type throttles struct {
	all     [sessionpage.MaxDevices]throttle
	highest atomic.Int32 // none from here on has ever been passed
	ended   atomic.Bool  // the session has ended: nobody is charged any more
}

func (g *throttles) init(page *sessionpage.Page) {
	for i := range g.all {
		d := page.Device(i)
		g.all[i] = throttle{page: d, doorbell: page.RingDoorbell, markEvery: aloneMarkEvery, permit: d.Permit(), pace: contendedPace(d)}
	}
}

// Of is the gate of a device, nil for one beyond what leases speak of.
func (g *throttles) of(dev cu.Device) *throttle {
	if dev < 0 || int(dev) >= len(g.all) {
		return nil
	}
	return &g.all[dev]
}

// current is that of the current context's device, nil where there is none.
func (t *Meter) current() *throttle {
	if t.gpu.Current == nil {
		return nil
	}
	return t.throttles.of(t.gpu.Current.Device)
}

// Used are those that may have been passed.
func (g *throttles) inUse() []throttle { return g.all[:g.highest.Load()] }

const (
	// aloneMarkEvery and aloneNap are for a device that nobody else wants: what the
	// meter costs must not be felt.
	aloneMarkEvery = 256
	AloneInterval  = 5 * time.Millisecond

	contendedInterval = 200 * time.Microsecond

	// maxBatches is how many batches the device may have ahead while contended.
	maxBatches = 3

	// permitTimeout is for a daemon that has forgotten us.
	permitTimeout = 10 * time.Second
)

// defaultPollPause is the pause between two looks at the device of a loop that has nothing else
// to do: none where there are processors enough.
func defaultPollPause() time.Duration {
	if runtime.NumCPU() <= 2 {
		return contendedInterval / 4
	}
	return 0
}

// Admit lets a command through that gives the current context's device work, or
// keeps the loop here until it may be.
func (t *Meter) Admit() {
	g := t.current()
	if g == nil {
		return
	}
	for {
		n := g.given.Load() + 1
		g.given.Store(n)
		if !g.working.Load() {
			t.begin(g)
		}
		at := g.page.Permit() // after the daemon can see that we are busy
		if at == g.permit && at&sessionpage.Run != 0 {
			break
		}
		g.given.Store(n - 1)
		t.applyPermit(g, at)
	}
}

// Admitted is called when a command that was let through has been given to the
// device: marks made before would not cover it.
func (t *Meter) Admitted() {
	g := t.current()
	if g == nil {
		return
	}
	t.NoteGiven()
	if g.given.Load()-g.marked.Load() < g.markEvery {
		return
	}
	t.markWork(g)
	if g.permit&sessionpage.Contended != 0 {
		t.limitBacklog(g)
	}
}

// begin tells the daemon that the device is in use, and starts the meter.
func (t *Meter) begin(g *throttle) {
	over := &t.throttles.ended
	t.throttles.highest.Store(max(t.throttles.highest.Load(), int32(t.gpu.Current.Device)+1))
	g.mu.Lock()
	g.working.Store(true)
	g.page.SetBusy(true)
	g.chargedUpTo = time.Now()
	in := t.gpu.Current
	needed := g.meteredIn != in // the last one may not have seen yet that the device was idle
	g.meteredIn = in
	g.mu.Unlock()
	if g.permit&sessionpage.Contended != 0 {
		g.doorbell()
	}
	if needed {
		t.gpu.Pool.Run(in.Background(), func(dev device.Device) { g.run(dev, in, over, t.chore) })
	}
}

// applyPermit acts on a decision of the daemon's: it returns when the gate is open.
func (t *Meter) applyPermit(g *throttle, at sessionpage.Permit) {
	for since := time.Now(); ; at = g.page.Permit() {
		if at != g.permit {
			g.follow(at)
			g.markEvery = aloneMarkEvery
			if at&sessionpage.Contended != 0 {
				g.markEvery = 1 // until it is known how long this client's work takes
				g.setPace(contendedPace(g.page))
			}
		}
		if at&sessionpage.Run != 0 {
			break
		}
		if time.Since(since) > permitTimeout {
			t.log.Warn("the daemon has kept this session from its device for long: going on without its leave", "after", permitTimeout)
			break
		}
		t.awaitPermit(g)
	}
	g.page.SetWants(false)
}

// Follow takes a decision for the loop's own.
func (g *throttle) follow(at sessionpage.Permit) {
	if (at^g.permit)&sessionpage.Contended != 0 { // bursts are not noted while nobody else wants the device
		g.mu.Lock()
		g.burst = burst{ended: g.burst.ended}
		g.mu.Unlock()
	}
	g.permit = at
	g.page.Follow(at)
}

// awaitPermit waits for a closed gate to change, and for the device to be done
// meanwhile: whoever is next gets it the moment it is.
func (t *Meter) awaitPermit(g *throttle) {
	t.markWork(g)
	g.page.SetWants(true)
	for hot := time.Now(); g.page.Permit() == g.permit && g.account(t.dev); {
		if t.pollPause > 0 || time.Since(hot) > 2*g.page.Slice() {
			time.Sleep(contendedInterval / 2)
		}
	}
	g.doorbell()
	g.page.AwaitPermit(g.permit, 100*time.Millisecond)
}

// contendedPace is how long a batch should take the device.
func contendedPace(d *sessionpage.Device) time.Duration {
	return max(d.Slice()/5, 100*time.Microsecond)
}

// MarkWork marks what the device was given.
func (t *Meter) markWork(g *throttle) {
	upTo := g.given.Load()
	if upTo == g.marked.Load() {
		return
	}
	var list []*gpu.Mark
	for _, c := range t.gpu.Contexts {
		if t.throttles.of(c.Device) == g {
			list = t.markFresh(c, list)
		}
	}
	g.mu.Lock()
	g.batches = append(g.batches, batch{list, time.Now()})
	g.marked.Store(upTo)
	g.mu.Unlock()
}

// markFresh marks the streams of a context that were used since it last did. All
// that may be busy would be too many: a program may have thousands.
func (t *Meter) markFresh(c *gpu.Context, list []*gpu.Mark) []*gpu.Mark {
	for _, m := range c.EndedMarks[max(0, len(c.EndedMarks)-session.MaxFresh):] {
		m.Share()
		list = append(list, m)
	}
	for _, s := range c.Busy.Fresh {
		if m := t.gpu.MarkStream(c, s); m != nil {
			list = append(list, m)
		}
	}
	c.Busy.Fresh = c.Busy.Fresh[:0]
	return list
}

// limitBacklog waits until the device is not much more than a slice behind, and
// learns how many commands make a good batch. Work may be waiting for commands
// that are still to come, so that it never waits for long.
func (t *Meter) limitBacklog(g *throttle) {
	for start := time.Now(); ; {
		g.account(t.dev)
		g.mu.Lock()
		ahead, pace := len(g.batches), g.pace
		g.mu.Unlock()
		want := contendedPace(g.page)
		switch {
		case pace < want/2 && g.markEvery < aloneMarkEvery:
			g.markEvery *= 2
			g.setPace(want)
		case pace > 2*want && g.markEvery > 1:
			g.markEvery /= 2
			g.setPace(want)
		}
		if ahead < maxBatches || time.Since(start) > 2*g.page.Slice() {
			return
		}
		if t.pollPause > 0 {
			time.Sleep(t.pollPause)
		}
	}
}

func (g *throttle) setPace(t time.Duration) {
	g.mu.Lock()
	g.pace = t
	g.mu.Unlock()
}

// account forgets the batches the device has passed, charges the time since the
// last look, and says whether there may be work left. It tells the daemon when
// there is none.
func (g *throttle) account(dev device.Device) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.working.Load() {
		return false
	}
	before := g.batches
	g.dropPassed(dev)
	now := time.Now()
	if n := len(before) - len(g.batches); n > 0 {
		if !g.lastPassed.IsZero() && len(before) > n {
			// Smoothed, and only while there was work all the time.
			g.pace += (now.Sub(g.lastPassed)/time.Duration(n) - g.pace) / 4
		}
		g.lastPassed = now
	}
	since := now.Sub(g.chargedUpTo)
	g.charge(now, before)
	g.page.SetGiven(g.given.Load())
	g.chargedUpTo = now
	all := g.marked.Load()
	if len(g.batches) > 0 || g.given.Load() != all {
		return true
	}
	g.page.AddUsed(g.burst.end(all, now.Add(-since/2)))
	return !g.reportIdle(all)
}

// reportIdle tells the daemon that the device has done all, of so many commands. It is not so if
// the loop has passed meanwhile, and believed the meter running.
func (g *throttle) reportIdle(all uint64) bool {
	g.working.Store(false)
	if g.given.Load() != all {
		g.working.Store(true)
		return false
	}
	g.batches, g.lastPassed = nil, time.Time{}
	g.page.SetBusy(false)
	g.doorbell()
	return true
}

// dropPassed forgets the batches the device has passed.
func (g *throttle) dropPassed(dev device.Device) {
	for len(g.batches) > 0 && g.oldestPassed(dev) {
		g.batches = g.batches[1:]
	}
}

// oldestPassed says whether the device has passed the oldest batch, and gives its marks
// back.
func (g *throttle) oldestPassed(dev device.Device) bool {
	for list := &g.batches[0].marks; len(*list) > 0; *list = (*list)[1:] {
		if dev.EventQuery((*list)[0].Event) == cu.CUDA_ERROR_NOT_READY {
			return false
		}
		(*list)[0].Drop()
	}
	return true
}

// run looks at the device until it has no work, or another meter does. At each look it
// also does what the loop may be too busy to do.
func (g *throttle) run(dev device.Device, in *gpu.Context, over *atomic.Bool, chore func()) {
	for g.goesOn(in, over) {
		interval := AloneInterval
		if g.page.Permit()&(sessionpage.Contended|sessionpage.Run) != sessionpage.Run {
			interval = contendedInterval
		}
		time.Sleep(interval)
		chore()
		g.account(dev)
	}
}

// goesOn says whether the meter of a context goes on; if not, the next to begin starts
// one.
func (g *throttle) goesOn(in *gpu.Context, over *atomic.Bool) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.meteredIn != in {
		return false
	}
	if !g.working.Load() || over.Load() {
		g.meteredIn = nil
	}
	return g.meteredIn != nil
}

// ClientWaited notes that everything the client was waiting for has ended.
func (g *throttles) clientWaited() {
	used := g.inUse()
	for i := range used {
		if used[i].working.Load() {
			used[i].waited.Store(used[i].given.Load())
		}
	}
}

// ForgetContext drops the marks of a context that is about to end; nothing of it is
// left on the device.
func (g *throttle) forgetContext(c *gpu.Context) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for i := range g.batches {
		g.batches[i].marks = slices.DeleteFunc(g.batches[i].marks, func(m *gpu.Mark) bool { return m.Ctx == c || m.Ctx.Home() == c })
	}
}
