package daemon

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"sync"
	"time"

	"ferry/daemon/place"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/wire"
	"ferry/worker"
)

// A spare is a worker that was started before its client came: a process that is confined, has
// opened its device and, on some device, has the primary context that takes longest to make. It has
// never served anybody, and serves one client.
//
// What is decided about a worker before it starts follows from who it is for and from the addresses
// that the client has reserved. A spare is made for one like the last that came; who is not like
// that gets a worker of its own, as if there were no spares.

const (
	// spareDelay is how long after a client's start the next spare is started, if that
	// client has not ended before: its own start shall not be slowed down.
	spareDelay = 500 * time.Millisecond
	// A spare that died is replaced after spareBackoff, twice that the next time, up to
	// maxSpareBackoff.
	spareBackoff    = time.Second
	maxSpareBackoff = time.Minute
	// Where a client of ours on Linux reserves its addresses, if they are free.
	likelyBase = 0x200000000000
	likelySize = 4 << 40
)

// A fit is whom a spare is for.
type fit struct {
	owner      string // whose user id it has; empty: it is everybody's
	cache      string // the folder it may write images to; empty: it is told later, or there is none
	base, size uint64 // the client's addresses
}

// A spare is one such process, with our ends of what it was born with.
type spare struct {
	*newborn
	fit
	key  uint64        // under which the confined know it; no session's
	warm *int          // the device whose context it was asked to make
	door *control.Conn // brings it its client
	boot *os.File      // and what there is to know of that

	// Guarded by spares.mu.
	ready   bool
	retired bool // it is ended on purpose
}

// spares keeps some ready. Nil keeps none.
type spares struct {
	d    *Daemon
	want int
	wake chan struct{}

	mu       sync.Mutex
	list     []*spare // oldest first
	likely   *fit     // whom the next is for; nil: nobody knows
	running  bool
	failures int       // in a row
	until    time.Time // not before that another is started
	last     uint64    // key

	stopKeeping context.CancelFunc
	keeping     context.Context
	group       sync.WaitGroup // keep, who wake it, and who wait for a spare's end
}

// newSpares returns what keeps the spares of a daemon that has been told all else.
func newSpares(d *Daemon) *spares {
	if d.cfg.Spares == 0 || d.cfg.SoftFaults != "" { // which are counted from a session's start
		return nil
	}
	s := &spares{d: d, want: d.cfg.Spares, wake: make(chan struct{}, 1)}
	if !d.confined.separate() {
		// The first is for who started the server, the most likely client at a socket of its own.
		me := identity.User(uint32(os.Geteuid()))
		f := d.fitOf(me.Owner(), "", likelyBase, likelySize)
		s.likely = &f
	}
	return s
}

// fitOf is what a spare must be for, to serve somebody.
func (d *Daemon) fitOf(credential, owner string, base, size uint64) fit {
	f := fit{base: base, size: size}
	if d.confined != nil {
		f.cache = d.ownerCache(credential, owner)
	}
	if d.confined.separate() {
		f.owner = owner
	}
	return f
}

// begin has spares kept until stop.
func (s *spares) begin() {
	if s == nil {
		return
	}
	s.mu.Lock()
	s.running = true
	s.keeping, s.stopKeeping = context.WithCancel(context.Background())
	ctx := s.keeping
	s.mu.Unlock()
	s.group.Go(func() { s.keep(ctx) })
	s.nudge()
}

// stop ends all of them, and returns when they have ended.
func (s *spares) stop() {
	if s == nil {
		return
	}
	s.mu.Lock()
	if s.running {
		s.running = false
		s.stopKeeping()
		s.retireAll()
	}
	s.mu.Unlock()
	s.group.Wait()
}

// nudge has keep look whether what is there is what should be.
func (s *spares) nudge() {
	if s == nil {
		return
	}
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// later has keep look again after a time, or when something has ended.
func (s *spares) later(d time.Duration, ended <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.running {
		return
	}
	ctx := s.keeping
	s.group.Go(func() {
		t := time.NewTimer(d)
		defer t.Stop()
		select {
		case <-ctx.Done():
			return
		case <-ended:
		case <-t.C:
		}
		s.nudge()
	})
}

// keep starts what is missing. It is the only one that does.
func (s *spares) keep(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		}
		for {
			f, some := s.missing()
			if !some || ctx.Err() != nil {
				break
			}
			if err := s.start(f); err != nil {
				s.failed(fmt.Errorf("starting it: %w", err))
			}
		}
	}
}

// missing says whom a spare is to be started for, after it has retired what is of no use.
func (s *spares) missing() (fit, bool) {
	draining := s.d.isDraining()
	s.mu.Lock()
	defer s.mu.Unlock()
	if draining {
		s.retireAll()
	}
	if draining || s.likely == nil || time.Now().Before(s.until) {
		return fit{}, false
	}
	if len(s.list) < s.want {
		return *s.likely, true
	}
	useful := func(p *spare) bool { return p.fit == *s.likely && s.d.wouldWarm(p.warm) }
	if !slices.ContainsFunc(s.list, useful) {
		s.retire(s.list[0])
		return *s.likely, true
	}
	return fit{}, false
}

// retireAll ends all spares; mu is held.
func (s *spares) retireAll() {
	for len(s.list) > 0 {
		s.retire(s.list[0])
	}
}

// retire ends a spare; mu is held. Who waits for its end does the rest.
func (s *spares) retire(p *spare) {
	s.list = slices.DeleteFunc(s.list, func(o *spare) bool { return o == p })
	p.retired = true
	_ = p.process.Kill() // it has nothing to put in order
}

// failed is for a spare that could not be started, or died. It is said once, until one of
// them gets ready.
func (s *spares) failed(err error) {
	s.mu.Lock()
	s.failures++
	n := s.failures
	wait := min(spareBackoff<<min(n-1, 10), maxSpareBackoff)
	s.until = time.Now().Add(wait)
	s.mu.Unlock()
	if n == 1 {
		s.d.log.Warn("a spare worker failed; clients get workers that are started for them meanwhile", "err", err)
	} else {
		s.d.log.Debug("a spare worker failed again", "err", err, "times", n)
	}
	s.later(wait, nil)
}

// start starts one and keeps it.
func (s *spares) start(f fit) error {
	d := s.d
	s.mu.Lock()
	s.last++
	p := &spare{fit: f, key: ^s.last} // sessions count from below
	s.mu.Unlock()
	b := d.device()
	p.warm = d.warmNext()
	b.Spare, b.Base, b.Size, b.Warm = true, f.base, f.size, p.warm
	boot, err := json.Marshal(b)
	if err != nil {
		return err
	}
	door, far, err := control.Pair()
	if err != nil {
		return err
	}
	defer func() { _ = far.Close() }()
	t, err := newTerms()
	if err == nil {
		p.newborn, p.boot, err = d.bear(birth{first: far, boot: boot, terms: t, key: p.key, owner: f.owner, cache: f.cache, spare: true})
		t.close(err != nil)
	}
	if err != nil {
		_ = door.Close()
		d.confined.undress(p.key)
		return err
	}
	p.door = door
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list = append(s.list, p)
	s.group.Go(func() { s.mind(p) })
	if !s.running {
		s.retire(p)
	}
	return nil
}

// mind hears a spare until it ends, or has got a client.
func (s *spares) mind(p *spare) {
	for {
		var r worker.Ready
		if _, err := p.door.Receive(&r); err != nil {
			break
		}
		s.d.log.Debug("a spare worker is ready", "pid", p.process.Pid, "context", r.Warm != nil)
		s.mu.Lock()
		p.ready, s.failures = true, 0
		s.mu.Unlock()
	}
	s.mu.Lock()
	ours := slices.Contains(s.list, p)
	if ours { // it died by itself
		s.list = slices.DeleteFunc(s.list, func(o *spare) bool { return o == p })
	}
	bury := ours || p.retired
	s.mu.Unlock()
	if !bury {
		return // a client's by now
	}
	how := s.d.bury(p)
	if ours {
		s.failed(fmt.Errorf("it ended with %s", how))
	}
}

// bury is the end of a spare that got no client. It may still live.
func (d *Daemon) bury(p *spare) (how string) {
	_ = p.process.Kill()
	state, _ := p.process.Wait()
	_ = p.door.Close()
	_ = p.boot.Close()
	_ = p.channel.Close()
	_ = p.arrivals.Close()
	_ = p.page.Close()
	_ = p.page.Unmap()
	d.confined.undress(p.key)
	return reason(state)
}

// take gives away a spare that is made for such a client, and may use its devices; nil if there is
// none. One that is ready is preferred.
func (s *spares) take(f fit, g grant) (taken *spare) {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.list {
		usable := p.fit == f && (p.warm == nil || g.devices == nil || slices.Contains(g.devices, *p.warm))
		if usable && (taken == nil || p.ready && !taken.ready) {
			taken = p
		}
	}
	if taken != nil {
		s.list = slices.DeleteFunc(s.list, func(o *spare) bool { return o == taken })
	}
	return taken
}

// served has the next spare be for one like the client that has just been given a worker.
func (s *spares) served(f fit, p *workerProcess) {
	if s == nil {
		return
	}
	s.mu.Lock()
	s.likely = &f
	s.mu.Unlock()
	if s.d.cfg.Private {
		return // one client was expected
	}
	s.later(spareDelay, p.gone)
}

// count is how many there are, and how many of them are ready.
func (s *spares) count() (all, ready int) {
	if s == nil {
		return 0, 0
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.list {
		if p.ready {
			ready++
		}
	}
	return len(s.list), ready
}

// serve gives a spare its client.
func (p *spare) serve(boot []byte, conn *os.File) error {
	// Written before it reads: a Boot is far smaller than a pipe holds.
	if _, err := p.boot.Write(boot); err != nil {
		return err
	}
	if err := p.door.Send(struct{}{}, conn); err != nil {
		return err
	}
	_, _ = p.boot.Close(), p.door.Close()
	return nil
}

// short says whether clients hold so much of a GPU that they are to have the rest too.
func short(l place.Load) bool { return worker.Short(l.Memory-min(l.Held, l.Memory), l.Memory) }

// warmNext is the device whose context a spare should make: where the next client will be placed. Nil for
// none.
func (d *Daemon) warmNext() *int {
	if d.cfg.SpareCold {
		return nil
	}
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	next, known := d.desk.NextGPU()
	if !known && d.cfg.Place != "" {
		return nil
	}
	d.registry.held(d.desk.SetHeld)
	for _, l := range d.desk.Loads() {
		if l.ID == next && short(l) {
			return nil
		}
	}
	return &next // the first where nobody knows
}

// wouldWarm says whether a spare would still be asked for the same context.
func (d *Daemon) wouldWarm(warm *int) bool {
	next := d.warmNext()
	return (next == nil) == (warm == nil) && (next == nil || *next == *warm)
}

// fits says whom a client's worker is for; false for one that no spare is made for.
func (d *Daemon) fits(v *visitor, a wire.Accepted) (fit, bool) {
	if a.Hello.Service != wire.ServiceCUDA {
		return fit{}, false
	}
	return d.fitOf(v.who.Owner(), owner(*v.who, a), a.Hello.Base, a.Hello.Size), true
}
