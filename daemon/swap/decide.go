package swap

import (
	"fmt"
	"slices"
	"strings"
)

// A Kind says what the driver is to do.
type Kind int

// The kinds of actions.
const (
	Leave  Kind = iota // suspend the session: its memory goes to host memory, or to disk; report Left
	Come               // bring the session in on Device; report Came
	Grant              // let the session try its allocation again
	Deny               // answer what the session asked: see Request
	ToDisk             // move the memory of a session that is out from host memory to disk; report Spilled
)

// A Request is what a session asks, and may be denied.
type Request int

// The requests.
const (
	Allocation Request = iota // the program is told that there is no memory
	Call                      // a call of a session that is out: it fails, the session stays out
	Suspension                // an operator's hold: the session stays where it is
)

// An Action is what the driver is to do.
type Action struct {
	Kind    Kind
	ID      ID
	Device  int     // Leave: where it is; Come: where it goes
	Bytes   uint64  // Leave, Come, ToDisk: its size; Grant: what is kept for the allocation
	Disk    bool    // Leave: its memory goes to disk at once; Come: its memory is there
	Request Request // Deny
	Reason  string  // Deny: why, for a person
}

func (s *Swapper) act(a Action) { s.actions = append(s.actions, a) }

// Step decides. It returns what the driver is to do, and when Step must be called again even
// if nothing happens.
func (s *Swapper) Step(now Nanos) (actions []Action, wake Nanos) {
	s.advance(now)
	s.actions = nil
	s.expirePromises()
	s.settleClaims()
	for before := -1; before < len(s.actions); { // a decision may allow another one
		before = len(s.actions)
		s.suspendHeld()
		for _, d := range s.devices {
			d.reserved, d.kept = 0, false
		}
		for _, v := range slices.Clone(s.queue) {
			s.serve(v)
		}
		s.spill()
	}
	return s.actions, s.wakeTime()
}

// expirePromises ends promises that the session has not used.
func (s *Swapper) expirePromises() {
	for _, v := range s.order {
		if v.granted && s.now >= later(v.grantedAt, promiseHolds) {
			v.promise, v.granted, v.vain = 0, false, 0
		}
	}
}

// suspendHeld lets sessions leave that an operator holds.
func (s *Swapper) suspendHeld() {
	for _, v := range s.order {
		if v.refusal != "" {
			s.act(Action{Kind: Deny, ID: v.id, Request: Suspension, Reason: v.refusal})
			v.refusal = ""
		}
		if !v.hold || v.state != Resident {
			continue
		}
		reason := v.unmovable
		if reason == "" && s.evict(v) == nowhere {
			reason = fmt.Sprintf("there is no room for its %s in host memory or on disk", Bytes(v.claimed))
		}
		if reason != "" {
			v.hold = false
			s.act(Action{Kind: Deny, ID: v.id, Request: Suspension, Reason: reason})
		}
	}
}

// serve does what can be done for a session that asks.
func (s *Swapper) serve(v *session) {
	if v.need > 0 && s.now >= v.deadline && (v.state == Leaving || v.state == Out) {
		s.deny(v, Allocation, fmt.Sprintf("it waited for %d s, and its session had to leave meanwhile", v.policy.Wait/Second))
	}
	if !v.asks() || v.hold && v.state == Out {
		return
	}
	switch v.state {
	case Out:
		s.serveComer(v)
	case Resident:
		s.serveGrowth(v)
	}
}

// deny answers a request. The session asks no more.
func (s *Swapper) deny(v *session, r Request, reason string) {
	if r == Allocation {
		v.need, v.promise, v.granted, v.vain, v.evicting = 0, 0, false, 0, false
	} else {
		v.wants, v.comeFailures, v.stuck, v.retryAt = false, 0, none, none
	}
	s.unqueueIdle(v)
	s.act(Action{Kind: Deny, ID: v.id, Request: r, Reason: reason})
}

// serveGrowth grants an allocation, lets others leave for it, or denies it.
func (s *Swapper) serveGrowth(v *session) {
	d, usable := s.devices[v.device], s.usable(v.device)
	switch {
	case v.promise >= v.need: // it came in together with the allocation
		s.grant(v)
		return
	case v.need > lessBytes(usable, v.claimed):
		s.deny(v, Allocation, fmt.Sprintf("with %s more it would hold more than the %s of its GPU", Bytes(v.need), Bytes(usable)))
		return
	case s.oversubscribed(v.device, v.need):
		s.deny(v, Allocation, fmt.Sprintf("the sessions of its GPU would hold more than %.2f times its memory, in and out", s.cfg.Oversubscribe))
		return
	case v.vain >= maxVain:
		s.deny(v, Allocation, "it failed again after it was granted: the GPU has less room than sessions report")
		return
	}
	if v.need <= s.spare(v) {
		s.grant(v)
		return
	}
	available, left := lessBytes(s.becoming(v.device), d.reserved), s.largest()
	switch {
	case d.kept && s.now < v.deadline:
		return
	case d.kept:
	case v.need <= available:
		d.reserved = addBytes(d.reserved, v.need)
		return
	case !s.busy(v.device):
		if p, ok := s.choose(v.device, v.need-available, left, v, s.ready); ok {
			s.execute(p)
			v.evicting = true
			d.reserved = addBytes(d.reserved, v.need)
			return
		}
	}
	if s.now >= v.deadline {
		s.deny(v, Allocation, fmt.Sprintf("it waited for %d s and nobody made room", v.policy.Wait/Second))
	} else if _, ok := s.choose(v.device, v.need-available, left, v, s.readyBy(v.deadline)); !ok {
		s.deny(v, Allocation, s.whyNobodyLeaves(v))
	}
}

// grant lets a session try its allocation again, and keeps the memory for it.
func (s *Swapper) grant(v *session) {
	v.promise, v.granted, v.grantedAt = v.need, true, s.now
	v.need = 0
	if v.evicting { // others left for it: its turn begins
		v.since, v.evicting = s.now, false
	}
	s.unqueueIdle(v)
	s.act(Action{Kind: Grant, ID: v.id, Device: v.device, Bytes: v.promise})
}

// serveComer brings a session in, lets others leave for it, keeps memory for it, or denies
// what it asks: the allocation first.
func (s *Swapper) serveComer(v *session) {
	if reason := s.serveOut(v); reason != "" && v.need > 0 {
		s.deny(v, Allocation, reason)
		if v.wants {
			s.serveComer(v)
		}
	} else if reason != "" {
		s.deny(v, Call, reason)
	}
}

// serveOut does what can be done for a comer, and returns why it is denied, if it is.
func (s *Swapper) serveOut(v *session) (reason string) {
	if v.comeFailures >= maxComeFailures {
		return fmt.Sprintf("it failed to come in %d times: %s", v.comeFailures, v.failure)
	}
	if v.retryAt > s.now || v == s.spilling { // it comes in when it is on disk
		return ""
	}
	bytes := addBytes(v.claimed, v.need)
	if !slices.ContainsFunc(v.devices, func(number int) bool { return bytes <= s.usable(number) }) {
		return fmt.Sprintf("its %s fit on no GPU that it may use", Bytes(bytes))
	}
	if !slices.ContainsFunc(v.devices, func(number int) bool { return !s.kept(number) }) {
		return "" // those before it come first
	}
	if number, ok := s.placeNow(v, bytes); ok {
		v.stuck = none
		s.bringIn(v, number)
		return ""
	}
	if p, ok := s.planFor(v, bytes); ok {
		v.stuck = none
		s.execute(p)
		s.reserve(p.device, bytes)
		return ""
	}
	if s.couldCome(v, bytes) {
		v.stuck = none
		for _, number := range v.devices {
			if d := s.devices[number]; d != nil {
				d.kept = true
			}
		}
		return ""
	}
	if v.stuck == none {
		v.stuck = s.now
	}
	if s.now >= later(v.stuck, v.policy.Wait) {
		return s.whyNobodyLeaves(v)
	}
	return ""
}

// kept reports whether a comer before keeps a GPU that there is.
func (s *Swapper) kept(number int) bool {
	d := s.devices[number]
	return d != nil && d.kept
}

func (s *Swapper) reserve(number int, bytes uint64) {
	d := s.devices[number]
	d.reserved = addBytes(d.reserved, bytes)
}

// placeNow returns the GPU where a comer fits without anybody leaving: the one where it was
// before, else the one with the most room. A GPU where it failed to come in is the last.
func (s *Swapper) placeNow(v *session, bytes uint64) (number int, ok bool) {
	var best uint64
	better := func(n int, room uint64) bool {
		switch {
		case !ok:
			return true
		case (n == v.avoid) != (number == v.avoid):
			return number == v.avoid
		case (n == v.device) != (number == v.device):
			return n == v.device
		default:
			return room > best
		}
	}
	for _, n := range v.devices {
		if s.kept(n) || !s.open(v, n, bytes) {
			continue
		}
		if room := lessBytes(s.free(n), s.devices[n].reserved); room >= bytes && better(n, room) {
			number, best, ok = n, room, true
		}
	}
	return number, ok
}

// open reports whether a comer may come in on a GPU at all: it is large enough, and its
// sessions would not hold too much together.
func (s *Swapper) open(v *session, number int, bytes uint64) bool {
	if s.devices[number] == nil || bytes > s.usable(number) {
		return false
	}
	more := bytes
	if number == v.device {
		more = v.need // it is counted there already
	}
	return more == 0 || !s.oversubscribed(number, more)
}

// couldCome reports whether a comer would fit if all that can leave had left, whatever is
// kept for others now.
func (s *Swapper) couldCome(v *session, bytes uint64) bool {
	return slices.ContainsFunc(v.devices, func(n int) bool {
		if !s.open(v, n, bytes) {
			return false
		}
		available := s.becoming(n)
		if bytes <= available {
			return true
		}
		_, ok := s.choose(n, bytes-available, 0, v, s.eventually)
		return ok
	})
}

// planFor returns which sessions leave which GPU for a comer: idle ones rather than those that
// work, few rather than many, where it was before rather than elsewhere.
func (s *Swapper) planFor(v *session, bytes uint64) (best plan, ok bool) {
	better := func(p plan) bool {
		switch {
		case !ok:
			return true
		case (p.device == v.avoid) != (best.device == v.avoid):
			return best.device == v.avoid
		case p.working != best.working:
			return best.working
		case len(p.victims) != len(best.victims):
			return len(p.victims) < len(best.victims)
		default:
			return p.device == v.device
		}
	}
	for _, n := range v.devices {
		if s.kept(n) || !s.open(v, n, bytes) {
			continue
		}
		available := lessBytes(s.becoming(n), s.devices[n].reserved)
		p, found := plan{device: n}, bytes <= available
		if !found && !s.busy(n) {
			p, found = s.choose(n, bytes-available, 0, v, s.ready)
		}
		if found && better(p) {
			best, ok = p, true
		}
	}
	return best, ok
}

// bringIn lets a session come in, with the allocation that it waits for.
func (s *Swapper) bringIn(v *session, number int) {
	v.state, v.device, v.began = Coming, number, s.now
	v.held, v.promise = v.claimed, v.need
	s.act(Action{Kind: Come, ID: v.id, Device: number, Bytes: v.claimed, Disk: v.disk})
}

// whyNobodyLeaves explains a denial to a person.
func (s *Swapper) whyNobodyLeaves(v *session) string {
	const most = 4
	var list []string
	others := 0
	for _, x := range s.order {
		if x == v || !slices.Contains(v.devices, x.device) || x.occupied() == 0 {
			continue
		}
		why := "it is in use"
		switch {
		case x.state == Leaving:
			why = "it has been leaving for too long"
		case !s.movable(x):
			why = s.obstacle(x)
		case !s.allFit([]uint64{x.claimed}):
			why = "there is no room for it in host memory or on disk"
		case s.idleAt(x) <= s.now:
			why = "with it, host memory and disk would be too full to exchange sessions"
		}
		if others++; others <= most {
			list = append(list, fmt.Sprintf("session %d (%s): %s", x.id, Bytes(x.occupied()), why))
		}
	}
	if others > most {
		list = append(list, fmt.Sprintf("%d more", others-most))
	}
	if others == 0 {
		return "its GPU is full"
	}
	return "its GPU is full and not enough of the others can leave: " + strings.Join(list, "; ")
}

// wakeTime returns when Step is needed although nothing happens.
func (s *Swapper) wakeTime() Nanos {
	wake := Never
	at := func(t Nanos) {
		if t > s.now {
			wake = min(wake, t)
		}
	}
	for _, v := range s.queue {
		if v.need > 0 {
			at(v.deadline)
		}
		at(v.retryAt)
		if v.stuck != none {
			at(later(v.stuck, v.policy.Wait))
		}
	}
	if s.spilling != nil && len(s.queue) > 0 {
		at(s.spillEnd)
	}
	for _, v := range s.order {
		if v.granted {
			at(later(v.grantedAt, promiseHolds))
		}
		at(v.spillFrom)
		if len(s.queue) == 0 {
			continue
		}
		switch v.state {
		case Leaving, Coming:
			at(s.overdueAt(v))
		case Resident:
			at(v.movableFrom)
			at(s.idleAt(v))
			at(s.turnEnd(v))
		}
	}
	return wake
}

// Bytes prints a number of bytes for a person.
type Bytes uint64

func (b Bytes) String() string {
	for i, unit := range []string{"TiB", "GiB", "MiB"} {
		if one := Bytes(1) << (40 - 10*i); b >= one {
			return fmt.Sprintf("%.4g %s", float64(b)/float64(one), unit)
		}
	}
	return fmt.Sprintf("%d B", uint64(b))
}
