package swap

import (
	"math/rand/v2"
	"testing"
)

// TestDay simulates a day of twenty notebooks of 30 GiB on a GPU that holds three: each is
// idle for 95 % of the time and works in bursts.
func TestDay(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	between := func(a, b Nanos) Nanos { return a + Nanos(rnd.Int64N(int64(b-a))) }
	m := newSim(Config{Host: 18 * 30 * gib, Oversubscribe: 7}, Device{0, 92 * gib, 2 * gib})
	for range 20 {
		m.add(program{
			size:    30 * gib,
			allocAt: between(0, 60*Minute),
			policy:  Policy{Idle: 10 * Minute, Interactive: true},
			work:    func() Nanos { return between(20*Second, 4*Minute) },
			think:   func() Nanos { return between(Minute, 81*Minute) },
		})
	}
	m.run(24 * 60 * Minute)
	if m.err != nil {
		t.Fatal(m.err)
	}
	var worked, longest Nanos
	pieces, overtook := 0, 0
	for _, p := range m.programs {
		worked, longest = worked+p.done, max(longest, p.longest)
		pieces, overtook = pieces+p.pieces, max(overtook, p.overtook)
		if p.pieces < 15 {
			t.Errorf("session %d did %d pieces of work all day", p.id, p.pieces)
		}
	}
	t.Logf("%d pieces of work, %.1f %% of the time; %d swaps; longest wait %s, during which %d others came in; %d allocations denied",
		pieces, 100*float64(worked)/float64(20*24*60*Minute), m.totalSwaps(), seconds(longest), overtook, m.denied[Allocation])
	// A piece of work brings its session in at most once, except while more than three work at
	// the same time and take turns.
	if n := m.totalSwaps(); n > pieces*3/2 {
		t.Errorf("%d swaps for %d pieces of work", n, pieces)
	}
	if overtook > 6 {
		t.Errorf("%d sessions came in while one waited", overtook)
	}
	if m.denied[Call]+m.denied[Allocation] != 0 {
		t.Errorf("denied: %v", m.denied)
	}
	if len(m.s.queue) > 4 {
		t.Errorf("%d wait at the end", len(m.s.queue))
	}
}

// TestAllWork: sessions that work all the time, more than the GPU holds, take turns: each
// makes progress, and exchanges cost a tenth of the time.
func TestAllWork(t *testing.T) {
	for _, n := range []int{4, 7, 20} {
		m := newSim(Config{Host: 20 * 30 * gib, Oversubscribe: 7}, Device{0, 92 * gib, 2 * gib})
		forever := func() Nanos { return Never }
		for i := range n {
			state := Resident
			if i >= 3 {
				state = Out
			}
			m.addResident(program{size: 30 * gib, policy: Policy{Idle: 10 * Minute}, work: forever, think: forever}, state)
		}
		const length = 4 * 60 * Minute
		m.run(length)
		if m.err != nil {
			t.Fatal(m.err)
		}
		var worked, least Nanos = 0, Never
		for _, p := range m.programs {
			worked, least = worked+p.done, min(least, p.done)
		}
		turn := m.s.turn(m.s.sessions[1])
		t.Logf("%d sessions: %d swaps in 4 h, %.1f %% of the GPU's places in use, the least got %.1f %% of its part", n, m.totalSwaps(),
			100*float64(worked)/float64(3*length), 100*float64(least)*float64(n)/float64(3*length))
		if most := 3 * int(length/turn); m.totalSwaps() > most {
			t.Errorf("%d sessions: %d swaps, more than %d", n, m.totalSwaps(), most)
		}
		if worked < 3*length*85/100 {
			t.Errorf("%d sessions worked for %s of %s", n, seconds(worked), seconds(3*length))
		}
		if least*Nanos(n) < 3*length*85/100 {
			t.Errorf("%d sessions: one worked for %s of its %s", n, seconds(least), seconds(3*length/Nanos(n)))
		}
	}
}

// TestShortIdleTime: an idle time shorter than an exchange does not let sessions chase each
// other out.
func TestShortIdleTime(t *testing.T) {
	m := newSim(Config{Host: 20 * 30 * gib, Oversubscribe: 7}, Device{0, 92 * gib, 2 * gib})
	for i := range 4 {
		state := Resident
		if i == 3 {
			state = Out
		}
		// A call every other second: never idle for an exchange (3.3 s).
		second := func() Nanos { return Second }
		m.addResident(program{size: 30 * gib, policy: Policy{Idle: Millisecond}, work: second, think: second}, state)
	}
	m.run(60 * Minute)
	if m.err != nil {
		t.Fatal(m.err)
	}
	if most := 3 * int(60*Minute/m.s.turn(m.s.sessions[1])); m.totalSwaps() > most {
		t.Errorf("%d swaps, more than %d", m.totalSwaps(), most)
	}
}
