// Package sched decides which clients may use a device at a moment. It is pure:
// it has no clock, no I/O and no goroutines. Its driver, in the daemon, tells it
// what the clients' workers report, asks it at the right moments, and opens and
// closes gates as it says.
//
// # Credits
//
// Clients pay for the device time they use and every period what was paid is
// handed out again by weight: first among accounts, then among the clients of
// each. Credits therefore add up to zero and say who is behind (UNDER, credit
// not negative) and who is ahead (OVER). They are bounded: whoever does not use
// its part keeps at most a period's worth and the rest goes to the others, so
// idle time cannot be hoarded; a client kept waiting by another's long kernel may
// save up more, because that is what pays the kernel back. Who has most credit
// goes first. Nobody waits while the device is free, whatever its credit.
//
// # Turns
//
// Left to itself a GPU slices between processes by its own rules: beside 2 ms
// kernels a client with 10 µs kernels got an eighth of the other's time. So clients
// that keep the device busy take turns of one slice. But turns have a price where
// clients do not fill them: two that each use a third of the device, because their
// hosts are slow, run beside each other at full speed, and in turns at half.
// Hence three kinds of clients:
//
//   - light: idle, in pauses worth the name, for a good part of the time. Its gate
//     is always open, beside whoever has the turn, unless it is OVER.
//   - dense: fills its turns. It has them alone, and goes early when all it had collected
//     before its turn is done.
//   - sparse: never pauses for long and yet leaves gaps. It shares its turn with
//     other sparse ones until together they fill the device. How much one uses by
//     itself shows only by itself, so now and then it gets half a turn alone.
//
// A turn ends with its slice if somebody waits, before that when its holders have
// nothing to do, and when an interactive client that is UNDER waits. Then gates are
// closed and the device drains. A kernel that runs on is waited for, up to a second,
// and pays for what it took: beside others nobody could tell what it took. If that is
// not enough others are let in beside it, and the next time it is waited for less, down
// to a slice. A turn goes on if nobody who waits has more credit: gates are not
// closed only to be opened again. Who keeps others out pays three quarters of that time
// at least, or a client that trickles would have all turns and never be in debt.
//
// Turns go round: a client whose kernel waits for work of its own, or of another's,
// that stands before a gate gets a turn within patience whatever its debt.
//
// # Without turns
//
// Turns cost what their holders leave idle, and a wake-up each. Clients that do the
// same get the same from the GPU's own slicing, and sometimes more. So turns end when all
// who take them are of one account, entitled to the same, and alike: a command takes
// each of them about as long. Whether they do get the same is looked at all the time:
// beside each other, too, a command must take each about as long, and all of them
// together must not get done less than in turns. If it is not so turns are taken again,
// for longer each time. See alike.go.
//
// # Sleep
//
// A client that has not used the device for a second is parked: its gate is closed,
// so that its return rings the bell. With at most one client that is not parked
// there is nothing to decide: its gate is open, it is not even measured closely,
// and Step asks for no wake-up. The same freedom is given to several as long as they
// do not fill the device.
//
// # Use
//
//	s.Join(now, id, terms)                  // and Leave, SetTerms, SetAccount
//	s.Report(now, id, ...)                  // for whoever has rung
//	for id := range s.Watched() {
//		s.Report(now, id, ...)
//	}
//	changes, wake := s.Step(now)
//	s.TakeBeside(id)                        // for books that add up
//
// The driver carries changes out. If it closed a gate it reports and steps again at
// once: only a report made after the closing can say that a device has drained.
package sched

import (
	"iter"
	"slices"
)

// Nanos is a moment, counted from any origin, or a length of time.
type Nanos int64

// Lengths.
const (
	Microsecond Nanos = 1000
	Millisecond       = 1000 * Microsecond
	Second            = 1000 * Millisecond

	// Never is a wake-up that is not needed.
	Never Nanos = 1<<63 - 1
)

// Config is what a Scheduler needs to know; zeros stand for the defaults.
type Config struct {
	Period Nanos // how often credits are handed out
	Slice  Nanos // length of a turn
}

// The defaults are those of GVirtuS.
const (
	DefaultPeriod = 30 * Millisecond
	DefaultSlice  = 6 * Millisecond
)

// ID names a client.
type ID uint64

// Terms are what a client is entitled to.
type Terms struct {
	Account     string  // clients of one account divide its part among them
	Weight      float64 // within the account, 2 has twice as much as 1; 0 for 1
	Cap         float64 // most of the device's time it may use, even alone; 0 for all of it
	Interactive bool    // goes before others as long as it is UNDER
}

// AccountTerms are what the clients of an account are entitled to together.
type AccountTerms struct {
	Weight float64 // 0 for 1
	Cap    float64 // 0 for none
}

// A Report is what a client's worker says of itself.
type Report struct {
	Busy  bool  // the device has unfinished work of it
	Wants bool  // it has work that waits for its gate
	Used  Nanos // device time since its beginning
	// Given are the commands it has given the device since its beginning.
	Given uint64
}

// A Gate is what a client's worker is told.
type Gate struct {
	Open      bool
	Contended bool // measure closely, and give the device a slice of work ahead at most
}

// A Change is a gate that is to be set.
type Change struct {
	ID ID
	Gate
}

// A Scheduler shares one device.
type Scheduler struct {
	cfg      Config
	clients  map[ID]*client
	accounts map[string]*account
	awake    []*client // those not parked, by ID
	toClose  []*client // those parked since the last Step
	doubted  []*client // those whose gates the last Step closed to park them

	shared   bool  // turns are taken
	settled  Nanos // up to when use is paid for
	ahead    Nanos // by how much what was paid for is more than the time, without turns
	handout  Nanos // when credits were last handed out
	calm     Nanos // since when turns have not been needed, while shared
	rate     float64
	turn     turn
	lastSolo Nanos // when a sparse client last had a turn alone to be measured

	pace       cost    // of all clients' commands
	turnsPace  float64 // what a command took when turns were taken, of the time
	unlike     Nanos   // when clients were last not alike, while shared
	apartUntil Nanos   // until then nobody is believed to be alike
	apart      Nanos   // for how long that was
}

// New returns a Scheduler of a device that nobody uses.
func New(cfg Config) *Scheduler {
	if cfg.Period <= 0 {
		cfg.Period = DefaultPeriod
	}
	if cfg.Slice <= 0 {
		cfg.Slice = DefaultSlice
	}
	return &Scheduler{cfg: cfg, clients: map[ID]*client{}, accounts: map[string]*account{}}
}

// Join adds a client, whose gate is open as every new client's. used is what its
// worker says it has used already.
func (s *Scheduler) Join(now Nanos, id ID, t Terms, used Nanos) {
	if s.clients[id] != nil {
		return
	}
	c := &client{id: id, gate: Gate{Open: true}, parked: true, used: used, reported: now, parkedAt: now, density: 1, soloAt: none, drain: longDrain}
	s.clients[id] = c
	s.toClose = append(s.toClose, c)
	s.SetTerms(id, t)
	if len(s.clients) == 1 {
		s.wakeUp(now, c)
	}
}

// Leave forgets a client.
func (s *Scheduler) Leave(id ID) {
	c := s.clients[id]
	if c == nil {
		return
	}
	delete(s.clients, id)
	s.leaveAccount(c)
	s.turn.drop(c)
	s.forgetPace()
	s.awake = slices.DeleteFunc(s.awake, func(a *client) bool { return a == c })
}

// SetTerms changes what a client is entitled to from now on.
func (s *Scheduler) SetTerms(id ID, t Terms) {
	c := s.clients[id]
	if c == nil {
		return
	}
	t.Weight = sane(t.Weight)
	if c.account != nil {
		s.leaveAccount(c)
	}
	c.terms = t
	c.allowance.setCap(t.Cap)
	c.account = s.accounts[t.Account]
	if c.account == nil {
		c.account = &account{weight: 1}
		s.accounts[t.Account] = c.account
	}
	c.account.clients++
}

// sane is a weight that can be divided by: weights are compared, and a millionth is
// as good as nothing.
func sane(weight float64) float64 {
	if !(weight > 0) {
		return 1
	}
	return min(max(weight, 1e-6), 1e6)
}

// leaveAccount takes a client out of its account, which ends with its last client
// unless it has terms of its own.
func (s *Scheduler) leaveAccount(c *client) {
	c.account.clients--
	if c.account.clients == 0 && !c.account.given {
		delete(s.accounts, c.terms.Account)
	}
}

// SetAccount changes what an account is entitled to. Its terms stay when its
// clients leave; the zero AccountTerms are nothing to keep.
func (s *Scheduler) SetAccount(name string, t AccountTerms) {
	a := s.accounts[name]
	if a == nil {
		a = &account{}
		s.accounts[name] = a
	}
	a.given = t != AccountTerms{}
	a.weight = sane(t.Weight)
	a.allowance.setCap(t.Cap)
	if a.clients == 0 && !a.given {
		delete(s.accounts, name)
	}
}

// Watched are the clients that Step wants fresh reports of. Others need none until
// they ring.
func (s *Scheduler) Watched() iter.Seq[ID] {
	return func(yield func(ID) bool) {
		if !s.undisputed() {
			for _, c := range s.awake {
				if !yield(c.id) {
					return
				}
			}
		}
		for _, c := range s.doubted { // they may have begun something meanwhile
			if !yield(c.id) {
				return
			}
		}
	}
}

// Report takes in what a worker says. Used is believed as far as time allows.
func (s *Scheduler) Report(now Nanos, id ID, r Report) {
	c := s.clients[id]
	if c == nil {
		return
	}
	if c.parked {
		c.used, c.reported = r.Used, now
		if !r.Busy && !r.Wants {
			return
		}
		s.wakeUp(now, c)
	}
	c.observe(now, r)
}

// Step decides. It returns the gates to set and when it wants to be asked again
// even if nobody rings.
func (s *Scheduler) Step(now Nanos) (changes []Change, wake Nanos) {
	s.park(now)
	if s.undisputed() {
		s.rest(now)
	} else {
		s.account(now)
		s.chooseMode(now)
		if s.shared {
			s.rotate(now)
		}
	}
	for _, c := range s.awake {
		changes = c.set(s.wanted(c), changes)
	}
	return s.closeParked(changes), s.wakeTime(now)
}

// TakeBeside is how much less than its worker told a client has had of the device, since
// the last time it was asked: clients that use it at the same time divide that time.
func (s *Scheduler) TakeBeside(id ID) (less Nanos) {
	if c := s.clients[id]; c != nil {
		less, c.beside = c.beside, 0
	}
	return less
}

// Standing is how a client stands with the device, for people to look at.
type Standing struct {
	Credit  Nanos
	Paid    Nanos   // device time it was charged with
	Load    float64 // part of the time it uses the device or waits for it
	Light   bool
	Parked  bool
	Waiting bool
}

// Standing of a client; the zero Standing of one that is not there.
func (s *Scheduler) Standing(id ID) Standing {
	c := s.clients[id]
	if c == nil {
		return Standing{}
	}
	return Standing{Credit: c.credit, Paid: c.paid, Load: c.load, Light: c.light, Parked: c.parked, Waiting: c.waiting()}
}
