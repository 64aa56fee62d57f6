package sched

import (
	"fmt"
	"testing"
)

// framework is a program that trains: steps of hundreds of kernels, a wait after each.
func framework(kernel Nanos) proc {
	return proc{kernel: kernel, mixed: true, warmUp: 100, batch: 600, hostTime: 11 * Microsecond, think: 250 * Microsecond}
}

// kernelsDone runs clients of one account that come one after the other, and returns how
// many kernels each gets done in d, after a time to settle in.
func kernelsDone(m *sim, d Nanos, programs ...proc) []float64 {
	return kernelsDoneWith(m, d, func(int) Entitlement { return Entitlement{} }, programs...)
}

// ownAccount is the entitlement of a client that is alone in its account.
func ownAccount(i int) Entitlement { return Entitlement{Account: string(rune('a' + i))} }

// kernelsDoneWith does what kernelsDone does, for clients with the given entitlements.
func kernelsDoneWith(m *sim, d Nanos, entitlement func(i int) Entitlement, programs ...proc) (list []float64) {
	var procs []*proc
	for i, p := range programs {
		p.random = uint64(i)
		procs = append(procs, m.add(entitlement(i), p))
		m.run(37 * Millisecond)
	}
	m.run(4 * Second) // a tenth of a second each to warm up
	for _, p := range procs {
		list = append(list, -float64(p.kernels))
	}
	m.run(d)
	for i, p := range procs {
		list[i] += float64(p.kernels)
	}
	return list
}

func sum(list []float64) (all float64) {
	for _, x := range list {
		all += x
	}
	return all
}

// TestAlike: clients that do the same lose nothing to the scheduler, however long it
// takes to hand over a turn, and have the same.
func TestAlike(t *testing.T) {
	for name, p := range map[string]proc{
		"tiny": tiny, "middle": middle, "host-bound": hostBound,
		"a quarter of the device": framework(3 * Microsecond), "half": framework(6 * Microsecond), "most": framework(11 * Microsecond),
		"short steps": {kernel: 6 * Microsecond, mixed: true, batch: 60, hostTime: 5 * Microsecond, think: 100 * Microsecond},
	} {
		for _, n := range []int{2, 16} {
			if testing.Short() && n > 2 {
				continue
			}
			programs := make([]proc, n)
			for i := range programs {
				programs[i] = p
			}
			native := newSim(Config{})
			native.off = true
			m := newSim(Config{})
			m.latency, m.notice = 100*Microsecond, 100*Microsecond
			want, got := kernelsDone(native, 3*Second, programs...), kernelsDone(m, 3*Second, programs...)
			what := fmt.Sprintf("%d × %s: %.3f of native, Jain's index %.4f", n, name, sum(got)/sum(want), jain(got))
			t.Log(what)
			if m.s.takingTurns || m.s.backoff != 0 {
				t.Errorf("%d × %s: turns are taken, for %d s", n, name, m.s.backoff/Second)
			}
			if sum(got) < 0.97*sum(want) || jain(got) < 0.99 {
				t.Error(what)
			}
		}
	}
}

// TestTurnsWhereSwitchingCostsMore: a GPU takes a tenth of a millisecond to go from one process to
// another. Clients that are alike take turns where that is more than turns cost, and none
// where it is less.
func TestTurnsWhereSwitchingCostsMore(t *testing.T) {
	for name, c := range map[string]struct {
		p     proc
		turns bool
	}{
		"short work": {tiny, true},
		"long work":  {framework(6 * Microsecond), false},
	} {
		run := func(off bool) (*sim, float64) {
			m := newSim(Config{})
			m.off, m.switching, m.latency, m.notice = off, 140*Microsecond, 50*Microsecond, 100*Microsecond
			return m, sum(kernelsDone(m, 20*Second, c.p, c.p, c.p, c.p))
		}
		_, native := run(true)
		m, got := run(false)
		t.Logf("%s: turns %v, %.3f of native", name, m.s.takingTurns, got/native)
		if m.s.takingTurns != c.turns || got < 0.97*native {
			t.Errorf("%s: turns are taken: %v; %.3f of native", name, m.s.takingTurns, got/native)
		}
	}
}

// TestConcurrentUseAddsUp: concurrent clients are charged with no more time than the device
// gave.
func TestConcurrentUseAddsUp(t *testing.T) {
	m := newSim(Config{})
	late := middle.with(func(p *proc) { p.grain = 7 * Millisecond }) // as workers do
	kernelsDone(m, 10*Second, late, late, late)
	all := Nanos(0)
	for _, p := range m.order {
		all += p.report(m.now).Used - m.s.TakeOverlap(p.id)
	}
	t.Logf("%d of %d ms, shared %v", all/Millisecond, m.busy/Millisecond, m.s.takingTurns)
	within(t, "what three had together", float64(all)/float64(m.busy), 1, 0.02)
}

// TestSeemAlike: the scheduler finds out clients whose commands take the same time, but one
// of which the device's own rules favour. Clients that differ never run without turns.
func TestSeemAlike(t *testing.T) {
	endless := tiny.with(func(p *proc) { p.batch, p.depth = 1<<30, 100 })
	native := newSim(Config{})
	native.off = true
	if got := kernelsDone(native, Second, tiny, endless); got[0] > 0.15*sum(got) {
		t.Fatalf("they would be as good as equal without a scheduler: %v", got)
	}
	got := kernelsDone(newSim(Config{}), 60*Second, tiny, endless)
	within(t, "the part of who waits beside who does not", got[0]/sum(got), 0.5, 0.03)

	m := newSim(Config{})
	got = kernelsDone(m, 20*Second, tiny, long)
	within(t, "the time of tiny beside long", got[0]*float64(tiny.kernel)/(got[0]*float64(tiny.kernel)+got[1]*float64(long.kernel)), 0.5, 0.03)
	if m.s.backoff != 0 {
		t.Error("tiny and long were believed to be alike")
	}
}

// TestUnlikeClientJoins: a client of another kind that joins clients that are alike, and
// would get most of the device, gets its part; after it has left, the others run without
// turns again.
func TestUnlikeClientJoins(t *testing.T) {
	m := newSim(Config{})
	kernelsDone(m, Second, tiny, tiny)
	if m.s.takingTurns {
		t.Fatal("two that are alike take turns")
	}
	other := m.add(Entitlement{}, long)
	m.run(2 * Second)
	before, busy := other.done, m.busy
	m.run(10 * Second)
	within(t, "the part of one in three", float64(other.done-before)/float64(m.busy-busy), 1.0/3, 0.03)
	m.end(other)
	m.run(2 * Second)
	if m.s.takingTurns {
		t.Error("two that are alike still take turns")
	}
}

// TestUnequalClientsTakeTurns: clients that do the same work take turns if their
// entitlements differ, if they are of different accounts, or if one is interactive.
func TestUnequalClientsTakeTurns(t *testing.T) {
	for name, entitlement := range map[string][2]Entitlement{
		"weights":     {{Weight: 3}, {}},
		"accounts":    {{Account: "a"}, {Account: "b"}},
		"a cap":       {{Cap: 0.4}, {}},
		"interactive": {{Interactive: true}, {}},
	} {
		m := newSim(Config{})
		for _, t := range entitlement {
			m.add(t, middle)
		}
		m.run(3 * Second)
		if !m.s.takingTurns {
			t.Errorf("%s: no turns are taken", name)
		}
	}
}
