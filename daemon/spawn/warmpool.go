package spawn

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"ferry/server/identity"
	"ferry/worker"
)

const (
	// replaceDelay is how long after the start of a client the next warm worker is
	// started, if that client has not ended before: the start of the client shall not be
	// slowed down.
	replaceDelay = 500 * time.Millisecond
	// A warm worker that died is replaced after minBackoff, twice that the next time, up
	// to maxBackoff.
	minBackoff = time.Second
	maxBackoff = time.Minute
	// Where the shim on Linux reserves its addresses, if they are free.
	likelyBase = 0x200000000000
	likelySize = 4 << 40
	// fewUIDs is how many user ids there must be before one is kept for a client that may never come.
	fewUIDs = 64
)

// A WarmPool keeps workers ready. A nil one keeps none. Its methods may be called from any
// goroutine. Its lock comes before those of NextDevice.
type WarmPool struct {
	cfg      WarmConfig
	launcher *launcher
	wake     chan struct{}

	mu       sync.Mutex
	list     []*warmWorker // oldest first
	likely   *profile      // of the next client; nil: not known
	running  bool
	failures int       // in a row
	until    time.Time // no other is started before
	last     uint64    // key

	stopMaintaining context.CancelFunc
	maintaining     context.Context
	group           sync.WaitGroup // maintain, timers that wake it, and watch
}

// newWarmPool returns the pool of a launcher; nil for none.
func newWarmPool(l *launcher) *WarmPool {
	if l.cfg.Warm.Size == 0 || l.cfg.Boot.SoftFaults != "" { // faults are counted from the start of a session
		return nil
	}
	s := &WarmPool{cfg: l.cfg.Warm, launcher: l, wake: make(chan struct{}, 1)}
	// The first is for the user that started the server, the most likely client at a
	// socket of its own, unless user ids are so few that a wrong guess would cost a client its own.
	if !l.confiner.userPerOwner() || l.confiner.uids.Last-l.confiner.uids.First >= fewUIDs {
		me := identity.User(uint32(os.Geteuid()))
		f := l.profileOf(me.Owner(), ownerHere(me), likelyBase, likelySize)
		s.likely = &f
	}
	return s
}

// ownerHere is the owner that sessions of a user of this machine have (package admission): the machine
// is the number that the kernel drew when it started, which the clients send.
func ownerHere(who identity.Identity) string {
	text, _ := os.ReadFile("/proc/sys/kernel/random/boot_id")
	return who.Owner() + " on " + strings.ReplaceAll(strings.TrimSpace(string(text)), "-", "")
}

// Begin has warm workers kept until Stop.
func (s *WarmPool) Begin() {
	if s == nil {
		return
	}
	s.mu.Lock()
	s.running = true
	s.maintaining, s.stopMaintaining = context.WithCancel(context.Background())
	ctx := s.maintaining
	s.mu.Unlock()
	s.group.Go(func() { s.maintain(ctx) })
	s.Nudge()
}

// Stop ends all warm workers, and returns when they have ended.
func (s *WarmPool) Stop() {
	if s == nil {
		return
	}
	s.mu.Lock()
	if s.running {
		s.running = false
		s.stopMaintaining()
		s.retireAll()
	}
	s.mu.Unlock()
	s.group.Wait()
}

// Nudge has the pool compare the workers it has with those it should have.
func (s *WarmPool) Nudge() {
	if s == nil {
		return
	}
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// nudgeAfter is Nudge after a time, or when ended is closed.
func (s *WarmPool) nudgeAfter(d time.Duration, ended <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.running {
		return
	}
	ctx := s.maintaining
	s.group.Go(func() {
		t := time.NewTimer(d)
		defer t.Stop()
		select {
		case <-ctx.Done():
			return
		case <-ended:
		case <-t.C:
		}
		s.Nudge()
	})
}

// maintain starts the workers that are missing. No other goroutine does.
func (s *WarmPool) maintain(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		}
		for {
			f, missing := s.nextMissing()
			if !missing || ctx.Err() != nil {
				break
			}
			if err := s.startOne(f); err != nil {
				s.recordFailure(fmt.Errorf("starting it: %w", err))
			}
		}
	}
}

// nextMissing is the profile for which a worker is to be started, after it has retired
// workers that are of no use.
func (s *WarmPool) nextMissing() (f profile, missing bool) {
	draining := s.cfg.Draining()
	s.mu.Lock()
	defer s.mu.Unlock()
	if draining {
		s.retireAll()
	}
	if draining || s.likely == nil || time.Now().Before(s.until) {
		return profile{}, false
	}
	if len(s.list) < s.cfg.Size {
		return *s.likely, true
	}
	useful := func(p *warmWorker) bool { return p.profile == *s.likely && s.onNextDevice(p.device) }
	if !slices.ContainsFunc(s.list, useful) {
		s.retire(s.list[0])
		return *s.likely, true
	}
	return profile{}, false
}

// nextDevice is the device on which a warm worker should make a context; nil for none.
func (s *WarmPool) nextDevice() *int {
	if s.cfg.Cold {
		return nil
	}
	return s.cfg.NextDevice()
}

// onNextDevice says whether a warm worker would still be asked for a context on the same
// device.
func (s *WarmPool) onNextDevice(device *int) bool {
	next := s.nextDevice()
	return (next == nil) == (device == nil) && (next == nil || *next == *device)
}

// retireAll ends all warm workers; mu is held.
func (s *WarmPool) retireAll() {
	for len(s.list) > 0 {
		s.retire(s.list[0])
	}
}

// retire ends a warm worker; mu is held. The goroutine that watches it does the rest.
func (s *WarmPool) retire(p *warmWorker) {
	s.remove(p)
	p.retired = true
	_ = p.Kill()          // it has nothing to put in order
	_ = p.clients.Close() // its end may be kept open elsewhere: watch must not wait for that
}

// remove removes a worker from the list; mu is held.
func (s *WarmPool) remove(p *warmWorker) {
	s.list = slices.DeleteFunc(s.list, func(o *warmWorker) bool { return o == p })
}

// recordFailure is for a warm worker that could not be started, or died. The pool logs the
// first failure, until a worker gets ready.
func (s *WarmPool) recordFailure(err error) {
	s.mu.Lock()
	s.failures++
	n := s.failures
	wait := min(minBackoff<<min(n-1, 10), maxBackoff)
	s.until = time.Now().Add(wait)
	s.mu.Unlock()
	if n == 1 {
		s.launcher.log.Warn("a warm worker failed; clients get workers that are started for them meanwhile", "err", err)
	} else {
		s.launcher.log.Debug("a warm worker failed again", "err", err, "times", n)
	}
	s.nudgeAfter(wait, nil)
}

// startOne starts a worker and puts it into the pool.
func (s *WarmPool) startOne(f profile) error {
	s.mu.Lock()
	s.last++
	key := ^s.last // sessions count from below
	s.mu.Unlock()
	p, err := s.launcher.startWarm(f, key, s.nextDevice())
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list = append(s.list, p)
	s.group.Go(func() { s.watch(p) })
	if !s.running {
		s.retire(p)
	}
	return nil
}

// watch reads what a warm worker reports until it ends, or has got a client.
func (s *WarmPool) watch(p *warmWorker) {
	for ready := false; ; ready = true {
		var r worker.Ready
		file, err := p.clients.Receive(&r)
		if file != nil {
			_ = file.Close()
		}
		// It says once that it is ready, and sends nothing along: one that does more is not in our hands.
		if err != nil || file != nil || ready {
			break
		}
		s.launcher.log.Debug("a warm worker is ready", "pid", p.Pid, "context", r.Warm != nil)
		s.mu.Lock()
		p.ready, s.failures = true, 0
		s.mu.Unlock()
	}
	s.mu.Lock()
	died := slices.Contains(s.list, p)
	if died {
		s.remove(p)
	}
	reap := died || p.retired
	s.mu.Unlock()
	if !reap {
		return // it serves a client by now
	}
	reason := s.launcher.reap(p)
	if died {
		s.recordFailure(fmt.Errorf("it ended with %s", reason))
	}
}

// acquire removes a worker from the pool that is made for such a client and may use its
// devices, and returns it; nil if there is none. One that is ready is preferred.
func (s *WarmPool) acquire(f profile, devices []int) (found *warmWorker) {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.list {
		if p.profile == f && p.usableOn(devices) && (found == nil || p.ready && !found.ready) {
			found = p
		}
	}
	if found != nil {
		s.remove(found)
	}
	return found
}

// expect has the next warm worker be for a client like one that has just been given a
// worker. ended is closed when that client ends.
func (s *WarmPool) expect(f profile, ended <-chan struct{}) {
	if s == nil {
		return
	}
	s.mu.Lock()
	s.likely = &f
	s.mu.Unlock()
	if s.cfg.Single {
		return
	}
	s.nudgeAfter(replaceDelay, ended)
}

// Count is how many warm workers there are, and how many of them are ready.
func (s *WarmPool) Count() (all, ready int) {
	for _, p := range s.List() {
		if p.Ready {
			ready++
		}
		all++
	}
	return all, ready
}

// A WarmWorker describes a worker of the pool.
type WarmWorker struct {
	PID    int
	Base   uint64 // the addresses of the client it is made for
	Device *int   // where it was asked to make a context
	Ready  bool
	Temp   string // its folder, where it is confined
}

// List describes the workers of the pool, oldest first.
func (s *WarmPool) List() (list []WarmWorker) {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.list {
		temp, _, _ := s.launcher.confiner.confinement(p.key)
		list = append(list, WarmWorker{PID: p.Pid, Base: p.base, Device: p.device, Ready: p.ready, Temp: temp})
	}
	return list
}
