package swap

import (
	"fmt"
	"slices"
)

// A sim is a server with programs, in steps of a second: a program thinks, then works, for
// which its session must be in, then thinks again.
type sim struct {
	*driver
	programs []*program
	denied   map[Request]int
	err      error // the first that was wrong
}

// A program is one session's.
type program struct {
	id      ID
	size    uint64
	gpu     int
	policy  Policy
	think   func() Nanos
	work    func() Nanos
	grows   func() uint64 // bytes more that it wants for a piece of work; nil for none
	allocAt Nanos         // when it allocates its size
	has     uint64

	working  bool
	next     Nanos // thinking: when it begins to work
	left     Nanos // working: how long
	asked    Nanos // none: it does not wait
	asking   bool  // it waits for an allocation
	ahead    int   // how many asked before it
	bearable Nanos // the longest turn, and two exchanges, since it asked
	swapped  int   // how many sessions came in since it asked
	pieces   int   // of work done
	done     Nanos // working
	longest  Nanos // wait
	overtook int   // most sessions that came in during one wait
}

func newSim(cfg Config, gpus ...Device) *sim {
	m := &sim{driver: newDriver(cfg, gpus...), denied: map[Request]int{}}
	m.onAction = m.observe
	return m
}

// add adds a program whose session allocates its memory at a time.
func (m *sim) add(p program) *program {
	p.id, p.asked = ID(len(m.programs)+1), none
	p.next = p.allocAt
	m.programs = append(m.programs, &p)
	return &p
}

// addResident adds a program whose session has its memory already, or is out.
func (m *sim) addResident(p program, state State) *program {
	x := m.add(p)
	x.has = x.size
	m.s.Add(m.now, x.id, Session{Device: x.gpu, Bytes: x.size, State: state, Policy: x.policy})
	return x
}

// observe checks an action and tells the program.
func (m *sim) observe(a Action) {
	p := m.programs[a.ID-1]
	switch a.Kind {
	case Grant:
		p.asking = false
		p.has += a.Bytes
		m.s.Holds(m.now, p.id, p.has)
	case Deny:
		m.denied[a.Request]++
		p.asking = false
		if a.Request == Call {
			m.fail("session %d was denied its call: %s", a.ID, a.Reason)
		}
	case Leave:
		v := m.s.sessions[a.ID]
		idle, turn := max(v.policy.Idle, m.s.exchange(v)), m.s.turn(v)
		if m.now-v.active < idle && m.now-m.last[a.ID] < turn {
			m.fail("session %d leaves %s after it came in and %s after its last call", a.ID, seconds(m.now-m.last[a.ID]), seconds(m.now-v.active))
		}
		if !slices.ContainsFunc(m.programs, func(x *program) bool { return x.asked != none || x.asking }) {
			m.fail("session %d leaves for nobody", a.ID)
		}
	case Come:
		if p.asked == none {
			m.fail("session %d comes in without a call", a.ID)
		}
		for _, x := range m.programs {
			if x.asked != none && x != p {
				x.swapped++
			}
		}
	}
}

func (m *sim) fail(format string, args ...any) {
	if m.err == nil {
		m.err = fmt.Errorf("at %s: "+format, append([]any{seconds(m.now)}, args...)...)
	}
}

// run lets time pass.
func (m *sim) run(length Nanos) {
	for end := m.now + length; m.now < end && m.err == nil; {
		for _, p := range m.programs {
			m.turn(p)
		}
		m.step()
		m.pass(Second)
		if err := checkMemory(m.s, deviceList(m.s)); err != nil {
			m.fail("%v", err)
		}
	}
}

// turn is a second of a program.
func (m *sim) turn(p *program) {
	if m.s.sessions[p.id] == nil {
		if m.now < p.allocAt {
			return
		}
		m.s.Add(m.now, p.id, Session{Device: p.gpu, Policy: p.policy})
	}
	if p.has < p.size { // begins, or was denied and tries again
		if m.now >= p.next && !p.asking {
			p.next = m.now + Minute
			m.allocate(p, p.size-p.has)
		}
		return
	}
	if !p.working {
		if m.now < p.next {
			return
		}
		p.working, p.left = true, p.work()
		if p.grows != nil && m.s.sessions[p.id].state == Resident {
			m.allocate(p, p.grows())
		}
	}
	x, _ := m.s.Standing(p.id)
	m.s.Active(m.now, p.id)
	if x.State != Resident {
		if p.asked == none {
			p.asked, p.ahead, p.swapped, p.bearable = m.now, slices.Index(m.s.queue, m.s.sessions[p.id]), 0, 0
		}
		p.longest, p.overtook = max(p.longest, m.now-p.asked), max(p.overtook, p.swapped)
		m.checkWait(p)
		return
	}
	p.asked = none
	if p.asking {
		return // its thread waits
	}
	p.left -= Second
	p.done += Second
	if p.left <= 0 {
		p.working, p.next = false, m.now+p.think()
		p.pieces++
		if p.has > p.size {
			p.has = p.size
			m.s.Holds(m.now, p.id, p.has)
		}
	}
}

// allocate takes memory, or asks for it.
func (m *sim) allocate(p *program, bytes uint64) {
	if bytes <= m.s.Headroom(p.id) {
		p.has += bytes
		m.s.Holds(m.now, p.id, p.has)
		return
	}
	p.asking = true
	m.s.Need(m.now, p.id, bytes)
}

// checkWait checks that a session that is out waits at most one turn and two exchanges for
// itself and for each one before it: those before may come in at this moment, or leave. With
// a disk, it and those that leave for it may have to wait for one that is written.
func (m *sim) checkWait(p *program) {
	var turn, exchange Nanos
	for _, v := range m.s.order {
		turn, exchange = max(turn, m.s.turn(v)), max(exchange, m.s.exchange(v))
		if m.s.cfg.Disk > 0 {
			exchange = max(exchange, 4*m.s.transfer(v.claimed, true))
		}
	}
	p.bearable = max(p.bearable, turn+2*exchange) // sessions grow and shrink
	if most := Nanos(p.ahead+1)*p.bearable + 2*Second; m.now-p.asked > most {
		m.fail("session %d has waited for %s, with %d before it: more than %s", p.id, seconds(m.now-p.asked), p.ahead, seconds(most))
	}
}

func (m *sim) totalSwaps() (n int) {
	for _, swaps := range m.swaps {
		n += swaps
	}
	return n
}

func deviceList(s *Swapper) (list []Device) {
	for _, d := range s.devices {
		list = append(list, d.Device)
	}
	return list
}
