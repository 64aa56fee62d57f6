package daemon

import (
	"errors"
	"fmt"
	"log/slog"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"ferry/daemon/sched"
	"ferry/server/sessionpage"
)

// ShareConfig says how sessions share a device's time.
type ShareConfig struct {
	Off    bool          // they share it as processes do, by the hardware's rules
	Period time.Duration // how often shares are balanced; 0 for 30 ms
	Slice  time.Duration // how long a turn takes; 0 for 6 ms
}

// Bounds of a ShareConfig.
const (
	minSlice, maxSlice = 500 * time.Microsecond, time.Second
	maxPeriod          = 10 * time.Second
)

func (c ShareConfig) withDefaults() (ShareConfig, error) {
	if c.Period == 0 {
		c.Period = max(time.Duration(sched.DefaultPeriod), c.Slice)
	}
	if c.Slice == 0 {
		c.Slice = min(time.Duration(sched.DefaultSlice), c.Period)
	}
	switch {
	case c.Slice < minSlice || c.Slice > maxSlice:
		return c, fmt.Errorf("a slice of %v: use one from %v to %v", c.Slice, minSlice, maxSlice)
	case c.Period < c.Slice || c.Period > maxPeriod:
		return c, fmt.Errorf("a period of %v: use one from a slice (%v) to %v", c.Period, c.Slice, maxPeriod)
	}
	return c, nil
}

// Share is what a session is entitled to of the time of the devices it uses.
type Share struct {
	Account     string  // sessions of one account divide its part among them; for SetShare, empty for the one it has
	Weight      float64 // 2 has twice as much as 1; 0 for 1
	Cap         float64 // most of a device's time it may use, even alone; 0 for all of it
	Interactive bool    // goes first as long as it uses no more than its part
}

// check says what is wrong with a Share.
func (s Share) check() error {
	switch {
	case !(s.Weight >= 0) || math.IsInf(s.Weight, 0):
		return fmt.Errorf("a weight of %v", s.Weight)
	case !(s.Cap >= 0 && s.Cap <= 1):
		return fmt.Errorf("a cap of %v: use a part of the device's time, from 0 to 1", s.Cap)
	}
	return nil
}

// ErrNoSession is returned for a session that is not, or no longer, there.
var ErrNoSession = errors.New("there is no such session")

// SetShare changes what a session is entitled to, from now on.
func (d *Daemon) SetShare(session uint64, s Share) error {
	if err := s.check(); err != nil {
		return err
	}
	return d.shares.set(session, s)
}

// SetAccountShare changes what the sessions of an account are entitled to together;
// 0 for a weight of 1 and for no cap.
func (d *Daemon) SetAccountShare(account string, weight, part float64) error {
	if err := (Share{Weight: weight, Cap: part}).check(); err != nil {
		return err
	}
	d.shares.setAccount(account, sched.AccountEntitlement{Weight: weight, Cap: part})
	return nil
}

// Standing is how a session stands with a device at this moment.
func (d *Daemon) Standing(session uint64, device int) sched.Standing {
	if device < 0 || device >= sessionpage.MaxDevices {
		return sched.Standing{}
	}
	return d.shares.devices[device].standing(sched.ID(session))
}

// shares has the sessions share the devices: it drives a sched.Scheduler for each.
//
// Nothing of it runs by itself as long as no device is disputed. Decisions are made,
// under the device's lock, by whoever brings news: the goroutine that hears a
// session's bell, the one that waits for the device's alarm, a session that comes or
// goes. Lock order: mu, then a device's.
type shares struct {
	cfg     ShareConfig
	devices [sessionpage.MaxDevices]sharedDevice
	alarms  sync.WaitGroup

	mu      sync.Mutex
	members map[uint64]*sharer
}

// A sharer is a session that takes part.
type sharer struct {
	page    *sessionpage.Page
	heard   chan struct{} // closed when nobody listens to its bell any more
	account string        // guarded by shares.mu
}

func newShares(cfg ShareConfig, log *slog.Logger) *shares {
	s := &shares{cfg: cfg, members: map[uint64]*sharer{}}
	begin := time.Now()
	for i := range s.devices {
		s.devices[i] = sharedDevice{
			log: log.With("device", i), alarms: &s.alarms, begin: begin,
			sched:   sched.New(sched.Config{Period: sched.Nanos(cfg.Period), Slice: sched.Nanos(cfg.Slice)}),
			members: map[sched.ID]*sessionpage.Device{},
		}
	}
	return s
}

// join has a session take part. It leaves with leave.
func (s *shares) join(session uint64, share Share, l *sessionpage.Page) {
	if s.cfg.Off {
		return
	}
	m := &sharer{l, make(chan struct{}), share.Account}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.members[session] = m
	for i := range s.devices {
		terms := l.Device(i)
		terms.SetSlice(s.cfg.Slice)
		s.devices[i].join(sched.ID(session), share.terms(), terms)
	}
	go func() {
		defer close(m.heard)
		for l.Wait() == nil {
			s.rang(session, l)
		}
	}()
}

func (s Share) terms() sched.Entitlement {
	return sched.Entitlement{Account: s.Account, Weight: s.Weight, Cap: s.Cap, Interactive: s.Interactive}
}

// rang looks what a session rang for.
func (s *shares) rang(session uint64, l *sessionpage.Page) {
	for i := range s.devices {
		d := &s.devices[i]
		if u := l.Device(i).Use(); u.Wants || u.Busy || d.disputed.Load() {
			d.step(sched.ID(session))
		}
	}
}

// heed looks at a session that has joined in the middle of its life.
func (s *shares) heed(session uint64, l *sessionpage.Page) {
	if !s.cfg.Off {
		s.rang(session, l)
	}
}

// leave ends a session's part. Its lease must have been closed; nobody here looks at
// it afterwards.
func (s *shares) leave(session uint64) {
	s.mu.Lock()
	m := s.members[session]
	delete(s.members, session)
	s.mu.Unlock()
	if m == nil {
		return
	}
	<-m.heard
	for i := range s.devices {
		s.devices[i].leave(sched.ID(session))
	}
}

func (s *shares) set(session uint64, share Share) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.members[session]
	if m == nil {
		if s.cfg.Off {
			return errors.New("this server does not share devices' time")
		}
		return ErrNoSession
	}
	if share.Account == "" {
		share.Account = m.account
	}
	m.account = share.Account
	for i := range s.devices {
		s.devices[i].change(func(d *sched.Scheduler) { d.SetEntitlement(sched.ID(session), share.terms()) })
	}
	return nil
}

func (s *shares) setAccount(name string, t sched.AccountEntitlement) {
	for i := range s.devices {
		s.devices[i].change(func(d *sched.Scheduler) { d.SetAccount(name, t) })
	}
}

// close ends what waits for alarms. All sessions have left.
func (s *shares) close() {
	for i := range s.devices {
		s.devices[i].close()
	}
	s.alarms.Wait()
}

// A sharedDevice is one device and the sessions that may use it.
type sharedDevice struct {
	log      *slog.Logger
	alarms   *sync.WaitGroup
	begin    time.Time   // the origin of the scheduler's time
	disputed atomic.Bool // more than one session uses it: every bell matters

	mu      sync.Mutex
	sched   *sched.Scheduler
	members map[sched.ID]*sessionpage.Device
	alarm   *alarm // nil until it is needed
	closed  bool
}

func (d *sharedDevice) now() sched.Nanos { return sched.Nanos(time.Since(d.begin)) }

func (d *sharedDevice) join(id sched.ID, t sched.Entitlement, l *sessionpage.Device) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.members[id] = l
	d.sched.Join(d.now(), id, t, sched.Nanos(l.Use().Used))
	d.decide(0)
}

func (d *sharedDevice) leave(id sched.ID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.members, id)
	d.sched.Leave(id)
	d.decide(0)
}

func (d *sharedDevice) change(what func(*sched.Scheduler)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	what(d.sched)
	d.decide(0)
}

func (d *sharedDevice) standing(id sched.ID) sched.Standing {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.sched.Standing(id)
}

// step decides anew, because somebody rang, or for 0 because it is time.
func (d *sharedDevice) step(rang sched.ID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.decide(rang)
}

// decide reports to the scheduler and does what it says. After gates were closed it
// looks again: a worker says that it is busy before it looks at its gate, so what it
// says after the closing is true. mu is held.
func (d *sharedDevice) decide(rang sched.ID) {
	for again := true; again; {
		now := d.now()
		d.report(now, rang)
		for id := range d.sched.Watched() {
			d.report(now, id)
		}
		changes, wake := d.sched.Step(now)
		again = false
		for _, c := range changes {
			d.set(c)
			again = again || !c.Run
		}
		if !again {
			d.divide()
			d.disputed.Store(wake != sched.Never)
			d.wakeAt(wake)
		}
	}
}

// divide notes what those who used the device at the same time had of it. mu is held.
func (d *sharedDevice) divide() {
	for id := range d.sched.Watched() {
		if l, less := d.members[id], d.sched.TakeOverlap(id); l != nil && less > 0 {
			l.AddBeside(time.Duration(less))
		}
	}
}

func (d *sharedDevice) report(now sched.Nanos, id sched.ID) {
	l := d.members[id]
	if l == nil {
		return
	}
	u := l.Use()
	d.sched.Report(now, id, sched.Report{Busy: u.Busy, Wants: u.Wants, Used: sched.Nanos(min(uint64(u.Used), math.MaxInt64)), Given: u.Given})
}

func (d *sharedDevice) set(c sched.Change) {
	l := d.members[c.ID]
	if l == nil {
		return
	}
	var g sessionpage.Gate
	if c.Run {
		g |= sessionpage.Open
	}
	if c.Contended {
		g |= sessionpage.Contended
	}
	l.SetGate(g)
}

// wakeAt sets the alarm. mu is held.
func (d *sharedDevice) wakeAt(at sched.Nanos) {
	switch {
	case d.closed, at == sched.Never && d.alarm == nil:
	case at == sched.Never:
		d.alarm.stop()
	case d.alarm == nil:
		a, err := newAlarm()
		if err != nil {
			// Bells still bring decisions about, only later than they should be.
			d.log.Error("sharing the device's time", "err", err)
			return
		}
		d.alarm = a
		d.alarms.Go(func() {
			for a.wait() == nil {
				d.step(0)
			}
		})
		fallthrough
	default:
		d.alarm.set(time.Duration(at - d.now()))
	}
}

func (d *sharedDevice) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.closed = true
	if d.alarm != nil {
		d.alarm.close()
	}
}
