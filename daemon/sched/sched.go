// Package sched decides which clients may use a device at a moment. It is pure: it has no
// clock, no I/O, no goroutines and no locks. Its driver in the daemon reports what the
// clients' workers say, calls Step at the right moments, and grants and revokes the run
// permits that Step returns. The driver calls it from one goroutine at a time.
//
// # Balances
//
// Clients pay for the device time they use, and every period the scheduler hands out again
// what was paid, by weight: first among accounts, then among the clients of each account.
// Balances therefore add up to zero and say which client has had less than its part (UNDER,
// balance not negative) and which has had more (OVER). Balances are bounded: a client that
// does not use its part keeps at most a period's worth and the remainder goes to the other
// clients, so idle time cannot be hoarded; a client kept waiting by another client's long
// kernel may save up more, because that pays the kernel back. The client with the highest
// balance goes first. No client waits while the device is free, whatever its balance.
//
// # Turns
//
// Left to itself a GPU slices between processes by its own rules: next to a client with 2
// ms kernels, a client with 10 µs kernels got an eighth of the other client's time. So
// clients that keep the device busy take turns of one slice. But turns have a price where
// clients do not fill them: two clients that each use a third of the device, because their
// hosts are slow, run concurrently at full speed, and in turns at half. Hence three kinds
// of clients:
//
//   - light: idle, in pauses longer than a grace period, for a good part of the time. It
//     always has a permit to run, concurrently with the turn, unless it is OVER.
//   - dense: fills its turns. It has them alone, and its turn ends early when all the work
//     it had collected before the turn is done.
//   - sparse: never pauses for long and yet leaves gaps. It has its turn together with other
//     sparse clients until they fill the device. How much of the device one client uses can
//     only be measured while it runs alone, so now and then it gets half a turn alone.
//
// A turn ends with its slice if another client waits; earlier when its holders have nothing
// to do, and when an interactive client that is UNDER waits. Then the scheduler revokes the
// holders' permits and the device drains. The scheduler waits up to a second for a kernel
// that runs on, and charges that kernel's client for it: while others ran concurrently,
// nobody could say how much time the kernel took. If a second is not enough the next turn
// begins while the kernel runs, and the next time the scheduler waits less for that client,
// down to a slice. A turn goes on if no waiting client has a higher balance: permits are
// not revoked only to be granted again. A holder that keeps others waiting pays at least
// three quarters of that time; otherwise a client that trickles would have all turns and
// never be in debt.
//
// A client whose kernel waits for work that has no permit yet, its own work or another
// client's, gets a turn within maxWait whatever its debt.
//
// # Without turns
//
// Turns cost the time that their holders leave idle, and one wake-up each. Clients that do
// the same work get the same time from the GPU's own slicing, and sometimes more. So turns
// end when all clients that take them are of one account, have equal entitlements, and are
// alike: a command takes each of them about as long. The scheduler keeps measuring whether
// they do get the same time: also while they run concurrently, a command must take each
// about as long, and all of them together must not get less done than in turns. If either
// fails, turns begin again, for longer each time. See alike.go.
//
// # Parked clients
//
// A client that has not used the device for a second is parked: its permit is revoked, so
// that its worker rings the doorbell when it has work again. With at most one client that
// is not parked there is nothing to decide: it has a permit, it is not even measured
// closely, and Step asks for no wake-up. The same holds for several clients as long as they
// do not fill the device.
//
// # Use
//
//	s.Join(now, id, entitlement, used)      // and Leave, SetEntitlement, SetAccount
//	s.Report(now, id, ...)                  // for the client whose doorbell rang
//	for id := range s.Watched() {
//		s.Report(now, id, ...)
//	}
//	changes, wake := s.Step(now)
//	s.TakeOverlap(id)                       // so that the times shown to people add up
//
// The driver carries the changes out. If it revoked a permit it reports and steps again at
// once: only a report made after the revocation can say that the device has drained.
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

// Config holds the lengths a Scheduler works with; zeros stand for the defaults.
type Config struct {
	Period Nanos // how often the scheduler hands out what was paid
	Slice  Nanos // length of a turn
}

// The defaults are those of GVirtuS.
const (
	DefaultPeriod = 30 * Millisecond
	DefaultSlice  = 6 * Millisecond
)

// ID names a client.
type ID uint64

// An Entitlement is what a client may have of the device.
type Entitlement struct {
	Account     string  // clients of one account divide its part of the time among them
	Weight      float64 // within the account, 2 has twice as much as 1; 0 for 1
	Cap         float64 // the largest part of the device's time it may use, even alone; 0 for all of it
	Interactive bool    // goes before others as long as it is UNDER
}

// An AccountEntitlement is what the clients of an account may have together.
type AccountEntitlement struct {
	Weight float64 // 0 for 1
	Cap    float64 // 0 for none
}

// A Report is what a client's worker says of itself.
type Report struct {
	Busy  bool  // the device has unfinished work of it
	Wants bool  // it has work that waits for a permit
	Used  Nanos // device time since the session began
	// Given counts the commands it has submitted to the device since the session began.
	Given uint64
}

// A Permit says what a client's worker may do with the device.
type Permit struct {
	Run       bool
	Contended bool // the worker measures closely, and keeps at most a slice of work queued on the device
}

// A Change is a permit that the driver is to set.
type Change struct {
	ID ID
	Permit
}

// A Scheduler divides the time of one device among its clients.
type Scheduler struct {
	cfg      Config
	clients  map[ID]*client
	accounts map[string]*account
	awake    []*client // clients that are not parked, by ID
	toRevoke []*client // clients parked since the last Step
	revoked  []*client // clients whose permits the last Step revoked to park them

	takingTurns bool  // false: every client runs when it likes
	settled     Nanos // clients have paid for their use up to this moment
	overcharged Nanos // without turns: by how much the charged time exceeds the time that passed
	handout     Nanos // when the scheduler last handed out what was paid
	calm        Nanos // while taking turns: since when turns have not been needed
	rate        float64
	turn        turn
	lastSolo    Nanos // when a sparse client last had a turn alone to be measured

	pace         cost    // wall-clock cost of all clients' commands together
	turnsPace    float64 // wall-clock time a command took while clients took turns
	unlike       Nanos   // while taking turns: when clients were last not alike
	backoffUntil Nanos   // until then the scheduler does not treat clients as alike
	backoff      Nanos   // the length of that period
}

// New returns a Scheduler of a device without clients.
func New(cfg Config) *Scheduler {
	if cfg.Period <= 0 {
		cfg.Period = DefaultPeriod
	}
	if cfg.Slice <= 0 {
		cfg.Slice = DefaultSlice
	}
	return &Scheduler{cfg: cfg, clients: map[ID]*client{}, accounts: map[string]*account{}}
}

// Join adds a client. Like every new client it has a permit to run. used is the device time
// that its worker has reported already.
func (s *Scheduler) Join(now Nanos, id ID, t Entitlement, used Nanos) {
	if s.clients[id] != nil {
		return
	}
	c := &client{id: id, permit: Permit{Run: true}, parked: true, used: used, reported: now, parkedAt: now, density: 1, soloAt: none, drain: maxDrain}
	s.clients[id] = c
	s.toRevoke = append(s.toRevoke, c)
	s.SetEntitlement(id, t)
	if len(s.clients) == 1 {
		s.wakeUp(now, c)
	}
}

// RemoveClient removes a client.
func (s *Scheduler) RemoveClient(id ID) {
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

// SetEntitlement changes what a client may have from now on.
func (s *Scheduler) SetEntitlement(id ID, t Entitlement) {
	c := s.clients[id]
	if c == nil {
		return
	}
	t.Weight = clampWeight(t.Weight)
	if c.account != nil {
		s.leaveAccount(c)
	}
	c.entitlement = t
	c.allowance.setCap(t.Cap)
	c.account = s.accounts[t.Account]
	if c.account == nil {
		c.account = &account{weight: 1}
		s.accounts[t.Account] = c.account
	}
	c.account.clients++
}

// clampWeight returns a weight that can be divided by. Weights are only compared, and a
// millionth is as good as nothing.
func clampWeight(weight float64) float64 {
	if !(weight > 0) {
		return 1
	}
	return min(max(weight, 1e-6), 1e6)
}

// leaveAccount removes a client from its account. The account ends with its last client
// unless SetAccount has given it an entitlement of its own.
func (s *Scheduler) leaveAccount(c *client) {
	c.account.clients--
	if c.account.clients == 0 && !c.account.given {
		delete(s.accounts, c.entitlement.Account)
	}
}

// SetAccount changes what an account may have. The entitlement stays when the account's
// clients leave; the zero AccountEntitlement removes it.
func (s *Scheduler) SetAccount(name string, t AccountEntitlement) {
	a := s.accounts[name]
	if a == nil {
		a = &account{}
		s.accounts[name] = a
	}
	a.given = t != AccountEntitlement{}
	a.weight = clampWeight(t.Weight)
	a.allowance.setCap(t.Cap)
	if a.clients == 0 && !a.given {
		delete(s.accounts, name)
	}
}

// Watched lists the clients of which Step wants fresh reports. The other clients need none
// until their workers ring the doorbell.
func (s *Scheduler) Watched() iter.Seq[ID] {
	return func(yield func(ID) bool) {
		if !s.uncontended() {
			for _, c := range s.awake {
				if !yield(c.id) {
					return
				}
			}
		}
		for _, c := range s.revoked { // they may have begun work before the revocation
			if !yield(c.id) {
				return
			}
		}
	}
}

// Report records a worker's report. The scheduler believes Used only as far as time has
// passed.
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

// Step decides. It returns the permits to set, and when it must be called again even if no
// doorbell rings.
func (s *Scheduler) Step(now Nanos) (changes []Change, wake Nanos) {
	s.parkIdle(now)
	if s.uncontended() {
		s.onIdle(now)
	} else {
		s.settleIfDue(now)
		s.chooseMode(now)
		if s.takingTurns {
			s.rotate(now)
		}
	}
	for _, c := range s.awake {
		changes = c.setPermit(s.permitFor(c), changes)
	}
	return s.revokeParked(changes), s.wakeTime(now)
}

// TakeOverlap returns by how much the worker's reports since the last call exceed the
// device time the client had: clients that use the device at the same time divide that
// time.
func (s *Scheduler) TakeOverlap(id ID) (less Nanos) {
	if c := s.clients[id]; c != nil {
		less, c.overlap = c.overlap, 0
	}
	return less
}

// A Standing is a client's state at the device, for people to read.
type Standing struct {
	Balance Nanos
	Paid    Nanos   // device time the client was charged with
	Load    float64 // part of the time the client uses the device or waits for it
	Light   bool
	Parked  bool
	Waiting bool
}

// Standing returns the state of a client, and the zero Standing of an unknown one.
func (s *Scheduler) Standing(id ID) Standing {
	c := s.clients[id]
	if c == nil {
		return Standing{}
	}
	return Standing{Balance: c.balance, Paid: c.paid, Load: c.load, Light: c.light, Parked: c.parked, Waiting: c.waiting()}
}
