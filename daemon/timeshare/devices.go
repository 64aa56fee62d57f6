package timeshare

import (
	"errors"
	"log/slog"
	"slices"
	"sync"
	"time"

	"ferry/daemon/sched"
	"ferry/server/sessionpage"
)

// Devices are all devices of a server and the sessions that share their time. Its methods
// may be called from any goroutine.
type Devices struct {
	cfg     Config
	devices [sessionpage.MaxDevices]device
	timers  sync.WaitGroup

	onRing func(session uint64)

	mu      sync.Mutex
	members map[uint64]*member
}

// OnRing has f called after a worker has rung its doorbell. It is called before the first Join.
func (s *Devices) OnRing(f func(session uint64)) { s.onRing = f }

// A member is a session that takes part.
type member struct {
	page     *sessionpage.Page
	listened chan struct{} // closed when no goroutine waits for its doorbell any more
	account  string        // guarded by Devices.mu
}

// New returns Devices without sessions. cfg has its defaults.
func New(cfg Config, log *slog.Logger) *Devices {
	s := &Devices{cfg: cfg, members: map[uint64]*member{}, onRing: func(uint64) {}}
	begin := time.Now()
	for i := range s.devices {
		s.devices[i] = device{
			log: log.With("device", i), timers: &s.timers, begin: begin,
			sched:   sched.New(sched.Config{Period: sched.Nanos(cfg.Period), Slice: sched.Nanos(cfg.Slice)}),
			members: map[sched.ID]*sessionpage.Device{},
		}
	}
	return s
}

// Join has a session take part until Leave, on the devices that it was given; nil for all. Of others its
// worker may say what it likes.
func (s *Devices) Join(session uint64, share Share, page *sessionpage.Page, given []int) {
	if s.cfg.Off {
		return
	}
	m := &member{page, make(chan struct{}), share.Account}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.members[session] = m
	for i := range s.devices {
		d := page.Device(i)
		d.SetSlice(s.cfg.Slice)
		if given != nil && !slices.Contains(given, i) {
			continue
		}
		s.devices[i].addMember(sched.ID(session), share.entitlement(), d)
	}
	go func() {
		defer close(m.listened)
		for page.WaitDoorbell() == nil {
			s.readPage(session, page)
			s.onRing(session)
		}
	}()
}

// readPage decides anew for the devices about which the page of a session has news.
func (s *Devices) readPage(session uint64, page *sessionpage.Page) {
	for i := range s.devices {
		d := &s.devices[i]
		if u := page.Device(i).Use(); u.Wants || u.Busy || d.disputed.Load() {
			d.step(sched.ID(session))
		}
	}
}

// Poll reads the page of a session that has joined in the middle of its life, after a
// restart: its worker may have rung the doorbell before.
func (s *Devices) Poll(session uint64, page *sessionpage.Page) {
	if !s.cfg.Off {
		s.readPage(session, page)
	}
}

// RemoveSession ends the part of a session. Its page must have been closed; nothing in this package
// reads the page afterwards.
func (s *Devices) RemoveSession(session uint64) {
	s.mu.Lock()
	m := s.members[session]
	delete(s.members, session)
	s.mu.Unlock()
	if m == nil {
		return
	}
	<-m.listened
	for i := range s.devices {
		s.devices[i].removeMember(sched.ID(session))
	}
}

// Set changes what a session is entitled to, from now on.
func (s *Devices) Set(session uint64, share Share) error {
	if err := share.Validate(); err != nil {
		return err
	}
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
		s.devices[i].change(func(d *sched.Scheduler) { d.SetEntitlement(sched.ID(session), share.entitlement()) })
	}
	return nil
}

// SetAccount changes what the sessions of an account are entitled to together; 0 for a
// weight of 1 and for no cap.
func (s *Devices) SetAccount(name string, weight, part float64) {
	t := sched.AccountEntitlement{Weight: weight, Cap: part}
	for i := range s.devices {
		s.devices[i].change(func(d *sched.Scheduler) { d.SetAccount(name, t) })
	}
}

// Standing is how a session stands with a device at this moment.
func (s *Devices) Standing(session uint64, device int) sched.Standing {
	if device < 0 || device >= len(s.devices) {
		return sched.Standing{}
	}
	return s.devices[device].standing(sched.ID(session))
}

// Close ends the goroutines that wait for timers. All sessions have left.
func (s *Devices) Close() {
	for i := range s.devices {
		s.devices[i].close()
	}
	s.timers.Wait()
}
