package faults

import (
	"fmt"
	"math/rand/v2"
	"time"

	"ferry/transport/faulty"
)

// A plan is what happens to one run.
type plan struct {
	what    string        // for people
	allowed []int         // codes the program may see; none: it must not notice
	fatal   bool          // it is the program itself that is killed
	resume  time.Duration // how long the program waits for its server
	rules   []faulty.Rule
	kill    string // whom: client, worker, daemon, tlsproxy, agent, run
	again   bool   // what is killed is started again at once, else when the run is over
	step    int    // after which step, where there is no wire
	delay   time.Duration
	hang    string // who ends a run that hangs: client, by its death, or operator
	session int    // its number, where it matters
}

// The codes a program may see when it loses its server: DEVICE_UNAVAILABLE from
// any call, NO_DEVICE from cuInit, when there was none yet.
const unavailable, noDevice = 46, 100

// killing chooses one of the processes and a moment: a byte the program sends
// where there is a wire, else a step and a time behind it.
func killing(r *rand.Rand, s *site) plan {
	p := plan{allowed: []int{unavailable, noDevice}, resume: keep}
	victims := []string{"client", "worker", "daemon"}
	switch s.name {
	case "tls":
		victims = append(victims, "tlsproxy", "agent")
	case "run":
		victims = append(victims, "tlsproxy", "run")
	}
	p.kill = victims[r.IntN(len(victims))]
	p.fatal = p.kill == "client"
	p.again = r.IntN(2) == 0 && (p.kill == "daemon" || p.kill == "agent")
	if p.kill == "tlsproxy" {
		p.allowed = nil // the connection is made again, through another
	}
	again := ""
	if p.again {
		again = " and started again"
	}
	if s.wire == nil {
		p.step, p.delay = r.IntN(steps-1), time.Duration(r.Int64N(int64(s.took/steps)))
		if p.step == 0 {
			p.delay = time.Duration(r.Int64N(int64(s.took / 3)))
		}
		p.what = fmt.Sprintf("%s killed%s %v after line %d", p.kill, again, p.delay, p.step)
		return p
	}
	at := byteOf(r, s, faulty.Up)
	p.what = fmt.Sprintf("%s killed%s at byte %d", p.kill, again, at)
	p.rules = []faulty.Rule{{Action: faulty.Call, Direction: faulty.Up, Skip: at, Max: 1, Times: 1}}
	return p
}

// byteOf chooses a place in what the program sends or gets; one in four is near
// the beginning, where sessions are made.
func byteOf(r *rand.Rand, s *site, d faulty.Direction) int64 {
	if r.IntN(4) == 0 {
		return r.Int64N(shakes(s) * 2 / 3)
	}
	return r.Int64N(s.bytes[d])
}

var directions = []faulty.Direction{faulty.Up, faulty.Down}

// cutting ends connections, for a moment or for good, or has them fall silent.
func cutting(r *rand.Rand, s *site) plan {
	p := plan{resume: keep}
	d := directions[r.IntN(2)]
	at := byteOf(r, s, d)
	rule := faulty.Rule{Action: []faulty.Action{faulty.Cut, faulty.Close}[r.IntN(2)], Direction: d, Skip: at, Max: 1, Times: 1}
	switch r.IntN(8) {
	case 0:
		p.resume, p.allowed = time.Second, []int{unavailable, noDevice}
		rule.For = 1000 * time.Hour
		p.what = fmt.Sprintf("%v for good at byte %d, direction %d", rule.Action, at, d)
	case 1:
		rule.Action, rule.For = faulty.Delay, 3*time.Second
		p.what = fmt.Sprintf("silent for up to %v from byte %d, direction %d", rule.For, at, d)
	case 2, 3:
		rule.Skip, rule.Min, rule.Max, rule.Times = 0, 1, s.bytes[d]/3, 2+r.IntN(6)
		rule.For = 200 * time.Millisecond
		p.what = fmt.Sprintf("%v %d times, direction %d", rule.Action, rule.Times, d)
	default:
		rule.For = 400 * time.Millisecond
		p.what = fmt.Sprintf("%v for up to %v at byte %d, direction %d", rule.Action, rule.For, at, d)
	}
	p.rules = []faulty.Rule{rule}
	p.greeting(s, at, rule)
	return p
}

// greeting allows that a program whose first handshake is disturbed finds no
// server: sessions are resumed, not begun twice.
func (p *plan) greeting(s *site, at int64, rule faulty.Rule) {
	if at < shakes(s) || rule.Skip == 0 {
		p.allowed = append(p.allowed, noDevice)
	}
}

// shakes is how many bytes of a connection are the handshake's, at most.
func shakes(s *site) int64 {
	if s.name == "tcp" {
		return 1000
	}
	return 9000
}

// damaging changes bytes under way.
func damaging(r *rand.Rand, s *site) plan {
	p := plan{resume: keep}
	action := []faulty.Action{faulty.Corrupt, faulty.Truncate, faulty.Duplicate, faulty.Reorder}[r.IntN(4)]
	d := directions[r.IntN(2)]
	at, times := byteOf(r, s, d), 1
	rule := faulty.Rule{Action: action, Direction: d, Skip: at, Max: 1, Times: 1}
	if r.IntN(3) == 0 {
		times = 2 + r.IntN(8)
		rule.Min, rule.Max, rule.Times = 1, s.bytes[d]/5, times
	}
	p.what = fmt.Sprintf("%v %d times from byte %d, direction %d", action, times, at, d)
	p.rules = []faulty.Rule{rule}
	if p.greeting(s, at, rule); s.name == "tcp" && at < shakes(s) {
		p.allowed = append(p.allowed, unavailable) // a Welcome with another session's name: TCP alone promises nothing
	}
	return p
}
