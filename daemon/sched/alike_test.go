package sched

import (
	"fmt"
	"testing"
)

// framework is a program that trains: steps of hundreds of kernels, a wait after each.
func framework(kernel Nanos) proc {
	return proc{kernel: kernel, mixed: true, warmUp: 100, batch: 600, hostTime: 11 * Microsecond, think: 250 * Microsecond}
}

// had runs clients of one account, who come one after the other, and returns how many
// kernels each gets done in d, after a time to settle in.
func had(m *sim, d Nanos, programs ...proc) []float64 {
	return hadBy(m, d, func(int) Terms { return Terms{} }, programs...)
}

// stranger is a client whose account nobody else is of.
func stranger(i int) Terms { return Terms{Account: string(rune('a' + i))} }

// hadBy likewise, clients on their terms.
func hadBy(m *sim, d Nanos, terms func(i int) Terms, programs ...proc) (list []float64) {
	var procs []*proc
	for i, p := range programs {
		p.dice = uint64(i)
		procs = append(procs, m.add(terms(i), p))
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
			want, got := had(native, 3*Second, programs...), had(m, 3*Second, programs...)
			what := fmt.Sprintf("%d × %s: %.3f of native, Jain's index %.4f", n, name, sum(got)/sum(want), jain(got))
			t.Log(what)
			if m.s.shared || m.s.apart != 0 {
				t.Errorf("%d × %s: turns are taken, for %d s", n, name, m.s.apart/Second)
			}
			if sum(got) < 0.97*sum(want) || jain(got) < 0.99 {
				t.Error(what)
			}
		}
	}
}

// TestTurnsArePaidFor: a GPU takes a tenth of a millisecond to go from one process to
// another. Clients that are alike take turns where that is more than turns cost, and none
// where it is less.
func TestTurnsArePaidFor(t *testing.T) {
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
			return m, sum(had(m, 20*Second, c.p, c.p, c.p, c.p))
		}
		_, native := run(true)
		m, got := run(false)
		t.Logf("%s: turns %v, %.3f of native", name, m.s.shared, got/native)
		if m.s.shared != c.turns || got < 0.97*native {
			t.Errorf("%s: turns are taken: %v; %.3f of native", name, m.s.shared, got/native)
		}
	}
}

// TestDivided: what clients that run beside each other are said to have had is no more
// than the device gave.
func TestDivided(t *testing.T) {
	m := newSim(Config{})
	late := middle.with(func(p *proc) { p.grain = 7 * Millisecond }) // as workers do
	had(m, 10*Second, late, late, late)
	all := Nanos(0)
	for _, p := range m.order {
		all += p.report(m.now).Used - m.s.TakeBeside(p.id)
	}
	t.Logf("%d of %d ms, shared %v", all/Millisecond, m.busy/Millisecond, m.s.shared)
	within(t, "what three had together", float64(all)/float64(m.busy), 1, 0.02)
}

// TestSeemAlike: clients whose commands take the same, one of which the device's own
// rules favour, are found out. Those who differ are never tried.
func TestSeemAlike(t *testing.T) {
	endless := tiny.with(func(p *proc) { p.batch, p.depth = 1<<30, 100 })
	native := newSim(Config{})
	native.off = true
	if got := had(native, Second, tiny, endless); got[0] > 0.15*sum(got) {
		t.Fatalf("they would be as good as equal without a scheduler: %v", got)
	}
	got := had(newSim(Config{}), 60*Second, tiny, endless)
	within(t, "the part of who waits beside who does not", got[0]/sum(got), 0.5, 0.03)

	m := newSim(Config{})
	got = had(m, 20*Second, tiny, long)
	within(t, "the time of tiny beside long", got[0]*float64(tiny.kernel)/(got[0]*float64(tiny.kernel)+got[1]*float64(long.kernel)), 0.5, 0.03)
	if m.s.apart != 0 {
		t.Error("tiny and long were believed to be alike")
	}
}

// TestOneOfThemIsNot: a client of another kind that joins those who are alike, and
// would get most of the device, gets its part; when it has gone they are together again.
func TestOneOfThemIsNot(t *testing.T) {
	m := newSim(Config{})
	had(m, Second, tiny, tiny)
	if m.s.shared {
		t.Fatal("two that are alike take turns")
	}
	other := m.add(Terms{}, long)
	m.run(2 * Second)
	before, busy := other.done, m.busy
	m.run(10 * Second)
	within(t, "the part of one in three", float64(other.done-before)/float64(m.busy-busy), 1.0/3, 0.03)
	m.end(other)
	m.run(2 * Second)
	if m.s.shared {
		t.Error("two that are alike still take turns")
	}
}

// TestEntitledToMore: where clients are not entitled to the same, are strangers, or one
// is to be answered soon, they take turns although they do the same.
func TestEntitledToMore(t *testing.T) {
	for name, terms := range map[string][2]Terms{
		"weights":     {{Weight: 3}, {}},
		"accounts":    {{Account: "a"}, {Account: "b"}},
		"a cap":       {{Cap: 0.4}, {}},
		"interactive": {{Interactive: true}, {}},
	} {
		m := newSim(Config{})
		for _, t := range terms {
			m.add(t, middle)
		}
		m.run(3 * Second)
		if !m.s.shared {
			t.Errorf("%s: no turns are taken", name)
		}
	}
}
