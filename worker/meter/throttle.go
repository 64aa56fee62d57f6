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

// A throttle belongs to one device. Commands that would give the device work wait at it
// while the daemon wants other clients to have the device, and it tells the daemon how long
// the device worked for this client.
//
// The command loop counts commands as it admits them, and marks the streams after every
// markEvery commands and before it sleeps. The measuring thread, which runs while the
// device may be at work, polls whether the GPU has passed the marks. A poll that finds the
// device at work charges the time since the last poll. While no other client wants the
// device, polls come every few milliseconds. While one does (sessionpage.Contended), polls
// come often, and marks so close that the work in front of the device is never much more
// than a slice.
type throttle struct {
	page     *sessionpage.Device
	doorbell func() // wakes the daemon

	given   atomic.Uint64 // commands admitted; only the command loop writes it
	marked  atomic.Uint64 // of these, up to the newest batch; only the command loop writes it, under mu
	waited  atomic.Uint64 // of these, when the client last waited for work to end
	working atomic.Bool   // the session page says that the device is busy, and a measuring thread runs

	permit    sessionpage.Permit // the permit that the command loop follows
	markEvery uint64             // commands from mark to mark; belongs to the command loop

	mu          sync.Mutex    // only locks of package gpu are taken under it
	batches     []batch       // behind work that the device has not passed yet, oldest first
	chargedUpTo time.Time     // time is charged up to here
	lastPassed  time.Time     // when a batch was last seen to be passed
	meteredIn   *gpu.Context  // the context of the measuring thread; nil if there is no such thread
	pace        time.Duration // how long the device takes for one batch, smoothed
	burst       burst
}

// A batch is a list of marks that were recorded together.
type batch struct {
	marks []*gpu.Mark
	made  time.Time
}

// throttles has the throttles of a session, by the server's number of the device.
type throttles struct {
	all     [sessionpage.MaxDevices]throttle
	highest atomic.Int32 // no throttle from this index on has admitted a command
	ended   atomic.Bool  // the session has ended and is charged no more
}

func (ts *throttles) init(page *sessionpage.Page) {
	for i := range ts.all {
		d := page.Device(i)
		ts.all[i] = throttle{page: d, doorbell: page.RingDoorbell, markEvery: aloneMarkEvery, permit: d.Permit(), pace: contendedPace(d)}
	}
}

// of is the throttle of a device, nil for a device that the session page has no room for.
func (ts *throttles) of(dev cu.Device) *throttle {
	if dev < 0 || int(dev) >= len(ts.all) {
		return nil
	}
	return &ts.all[dev]
}

// current is the throttle of the current context's device, nil if no context is current.
func (m *Meter) current() *throttle {
	if m.gpu.Current == nil {
		return nil
	}
	return m.throttles.of(m.gpu.Current.Device)
}

// inUse are the throttles that may have admitted a command.
func (ts *throttles) inUse() []throttle { return ts.all[:ts.highest.Load()] }

const (
	// aloneMarkEvery and AloneInterval are for a device that no other client wants: the
	// measuring must cost next to nothing.
	aloneMarkEvery = 256
	AloneInterval  = 5 * time.Millisecond

	contendedInterval = 200 * time.Microsecond

	// maxBatches is how many batches the device may have in front of it while contended.
	maxBatches = 3

	// permitTimeout is for a daemon that has forgotten this session.
	permitTimeout = 10 * time.Second
)

// defaultPollPause is the pause between two polls of a command loop that has nothing else
// to do: none on a machine with enough processors.
func defaultPollPause() time.Duration {
	if runtime.NumCPU() <= 2 {
		return contendedInterval / 4
	}
	return 0
}

// Admit admits a command that gives work to the device of the current context. It keeps the
// command loop waiting while the daemon wants other clients to have the device.
func (m *Meter) Admit() {
	t := m.current()
	if t == nil {
		return
	}
	for {
		n := t.given.Load() + 1
		t.given.Store(n)
		if !t.working.Load() {
			m.begin(t)
		}
		at := t.page.Permit() // read after the daemon can see that this session is busy
		if at == t.permit && at&sessionpage.Run != 0 {
			break
		}
		t.given.Store(n - 1)
		m.applyPermit(t, at)
	}
}

// AdmitRow admits n commands at once, which must be for the device of the current context. It
// admits none, and returns false, if the daemon may want other clients to have the device: then
// each command has to be admitted by itself.
func (m *Meter) AdmitRow(n int) bool {
	t := m.current()
	if t == nil || t.permit&(sessionpage.Run|sessionpage.Contended) != sessionpage.Run {
		return false
	}
	before := t.given.Load()
	t.given.Store(before + uint64(n))
	if !t.working.Load() {
		m.begin(t)
	}
	if t.page.Permit() == t.permit { // read after the daemon can see that this session is busy
		return true
	}
	t.given.Store(before)
	return false
}

// Admitted is called when the device has got a command, or a row, that was admitted. Marks
// recorded before would not cover it.
func (m *Meter) Admitted() {
	t := m.current()
	if t == nil {
		return
	}
	m.NoteGiven()
	if t.given.Load()-t.marked.Load() < t.markEvery {
		return
	}
	m.markWork(t)
	if t.permit&sessionpage.Contended != 0 {
		m.limitBacklog(t)
	}
}

// begin tells the daemon that the device is in use, and starts the measuring thread.
func (m *Meter) begin(t *throttle) {
	sessionEnded := &m.throttles.ended
	m.throttles.highest.Store(max(m.throttles.highest.Load(), int32(m.gpu.Current.Device)+1))
	t.mu.Lock()
	t.working.Store(true)
	t.page.SetBusy(true)
	t.chargedUpTo = time.Now()
	in := m.gpu.Current
	needed := t.meteredIn != in // the last measuring thread may still run, if it has not seen yet that the device was idle
	t.meteredIn = in
	t.mu.Unlock()
	if t.permit&sessionpage.Contended != 0 {
		t.doorbell()
	}
	if needed {
		m.gpu.Pool.Run(in.Background(), func(dev device.Device) { t.measure(dev, in, sessionEnded, m.onPoll) })
	}
}

// applyPermit follows a permit of the daemon. It returns when the permit lets commands run.
func (m *Meter) applyPermit(t *throttle, at sessionpage.Permit) {
	for since := time.Now(); ; at = t.page.Permit() {
		if at != t.permit {
			t.follow(at)
			t.markEvery = aloneMarkEvery
			if at&sessionpage.Contended != 0 {
				t.markEvery = 1 // until the meter knows how long this client's work takes
				t.setPace(contendedPace(t.page))
			}
		}
		if at&sessionpage.Run != 0 {
			break
		}
		if time.Since(since) > permitTimeout {
			m.log.Warn("the daemon has kept this session from its device for long: going on without its leave", "after", permitTimeout)
			break
		}
		m.awaitPermit(t)
	}
	t.page.SetWants(false)
}

// follow makes a permit the one that the command loop follows, and tells the daemon so.
func (t *throttle) follow(at sessionpage.Permit) {
	if (at^t.permit)&sessionpage.Contended != 0 { // bursts are not noted while no other client wants the device
		t.mu.Lock()
		t.burst = burst{ended: t.burst.ended}
		t.mu.Unlock()
	}
	t.permit = at
	t.page.Follow(at)
}

// awaitPermit waits for the permit to change, and meanwhile for the device to finish its
// work: the next client gets the device at that moment.
func (m *Meter) awaitPermit(t *throttle) {
	m.markWork(t)
	t.page.SetWants(true)
	for hot := time.Now(); t.page.Permit() == t.permit && t.account(m.dev); {
		if m.pollPause > 0 || time.Since(hot) > 2*t.page.Slice() {
			time.Sleep(contendedInterval / 2)
		}
	}
	t.doorbell()
	t.page.AwaitPermit(t.permit, 100*time.Millisecond)
}

// contendedPace is how long a batch should keep the device busy.
func contendedPace(d *sessionpage.Device) time.Duration {
	return max(d.Slice()/5, 100*time.Microsecond)
}

// markWork marks the work that the device has got since the last mark.
func (m *Meter) markWork(t *throttle) {
	upTo := t.given.Load()
	if upTo == t.marked.Load() {
		return
	}
	var list []*gpu.Mark
	for _, c := range m.gpu.Contexts {
		if m.throttles.of(c.Device) == t {
			list = m.markFresh(c, list)
		}
	}
	t.mu.Lock()
	t.batches = append(t.batches, batch{list, time.Now()})
	t.marked.Store(upTo)
	t.mu.Unlock()
}

// markFresh marks the streams of a context that were used since its last call. Marking all
// streams that may be busy would be too much: a program may have thousands.
func (m *Meter) markFresh(c *gpu.Context, list []*gpu.Mark) []*gpu.Mark {
	for _, m := range c.EndedMarks[max(0, len(c.EndedMarks)-session.MaxFresh):] {
		m.Share()
		list = append(list, m)
	}
	for _, s := range c.Busy.Fresh {
		if m := m.gpu.MarkStream(c, s); m != nil {
			list = append(list, m)
		}
	}
	c.Busy.Fresh = c.Busy.Fresh[:0]
	return list
}

// limitBacklog waits until the device has not much more than a slice of work in front of
// it, and learns how many commands make a good batch. Work may wait for commands that are
// still to come, so it waits for two slices at most.
func (m *Meter) limitBacklog(t *throttle) {
	for start := time.Now(); ; {
		t.account(m.dev)
		t.mu.Lock()
		ahead, pace := len(t.batches), t.pace
		t.mu.Unlock()
		want := contendedPace(t.page)
		switch {
		case pace < want/2 && t.markEvery < aloneMarkEvery:
			t.markEvery *= 2
			t.setPace(want)
		case pace > 2*want && t.markEvery > 1:
			t.markEvery /= 2
			t.setPace(want)
		}
		if ahead < maxBatches || time.Since(start) > 2*t.page.Slice() {
			return
		}
		if m.pollPause > 0 {
			time.Sleep(m.pollPause)
		}
	}
}

// clientWaited notes that all work the client was waiting for has ended.
func (ts *throttles) clientWaited() {
	used := ts.inUse()
	for i := range used {
		if used[i].working.Load() {
			used[i].waited.Store(used[i].given.Load())
		}
	}
}

// forgetContext drops the marks of a context that is about to end. None of its work is left
// on the device.
func (t *throttle) forgetContext(c *gpu.Context) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := range t.batches {
		t.batches[i].marks = slices.DeleteFunc(t.batches[i].marks, func(m *gpu.Mark) bool { return m.Ctx == c || m.Ctx.Home() == c })
	}
}
