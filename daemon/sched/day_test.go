package sched

import (
	"math/rand/v2"
	"testing"
)

// TestDay simulates a day in which a thousand clients come to one device, work in
// bursts, some of them without pause for minutes, and go.
func TestDay(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	m := newSim(Config{})
	m.quantum = 10 * Millisecond // a day is long
	const day = 24 * 3600 * Second
	between := func(a, b Nanos) Nanos { return a + Nanos(rnd.Int64N(int64(b-a))) }
	var all []*proc
	most := 0
	for range 1000 {
		p := proc{kernel: between(5*Millisecond, 50*Millisecond), batch: 1 + rnd.IntN(10), think: between(Second, 60*Second)}
		life := between(5*60*Second, 60*60*Second)
		switch rnd.IntN(20) {
		case 0: // trains
			p.think, life = 30*Microsecond, between(20*Second, 3*60*Second)
		case 1: // is talked to
			p.kernel, p.batch, p.think = 2*Millisecond, 1, between(100*Millisecond, Second)
		}
		entitlement := Entitlement{Account: string(rune('a' + rnd.IntN(26))), Weight: float64(rnd.IntN(4)), Interactive: rnd.IntN(5) == 0}
		m.after(between(0, day-life), func() {
			c := m.add(entitlement, p)
			all = append(all, c)
			most = max(most, len(m.order))
			m.after(life, func() { m.end(c) })
		})
	}
	var longest Nanos
	m.onStep = func(m *sim) {
		for _, c := range m.s.awake {
			if c.waiting() {
				longest = max(longest, m.now-c.waitSince)
			}
		}
	}
	m.run(day)
	t.Logf("%d clients, %d at most at a time; device busy %.1f %% of the day; %d decisions; longest wait %d ms",
		len(all), most, 100*float64(m.busy)/float64(day), m.steps, longest/Millisecond)
	for _, p := range all {
		if p.kernels == 0 {
			t.Errorf("client %d got nothing all its life", p.id)
		}
	}
	if len(m.s.clients) != 0 || len(m.s.awake) != 0 || len(m.s.accounts) != 0 {
		t.Errorf("left behind: %d clients, %d awake, %d accounts", len(m.s.clients), len(m.s.awake), len(m.s.accounts))
	}
	if longest > maxWait+2*Second {
		t.Errorf("a client waited for %d ms", longest/Millisecond)
	}
	// What a day costs is counted, not timed: the simulation is the same on every machine.
	if m.steps > 4_500_000 {
		t.Errorf("%d decisions", m.steps)
	}
}
