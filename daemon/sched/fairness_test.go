package sched

import (
	"fmt"
	"slices"
	"testing"
)

// Programs.
var (
	tiny   = proc{kernel: 10 * Microsecond, batch: 20, think: 15 * Microsecond}
	middle = proc{kernel: Millisecond, batch: 10, think: 20 * Microsecond}
	long   = proc{kernel: 2 * Millisecond, batch: 4, think: 20 * Microsecond}
	huge   = proc{kernel: 200 * Millisecond, batch: 2, think: 20 * Microsecond}
	vast   = proc{kernel: 900 * Millisecond, batch: 1, think: 20 * Microsecond}
	// A framework whose host is slower than the GPU: a third of the device, no pauses.
	hostBound = proc{kernel: 10 * Microsecond, batch: 100, hostTime: 30 * Microsecond, think: 50 * Microsecond}
	every10ms = proc{kernel: 200 * Microsecond, batch: 1, think: 10*Millisecond - 200*Microsecond}
)

func (p proc) with(change func(*proc)) proc { change(&p); return p }

type member struct {
	name        string
	entitlement Entitlement
	proc
}

// timeFractions runs clients concurrently and returns each client's part of the device time
// they had together, after a time to settle in.
func timeFractions(m *sim, warm, d Nanos, members ...member) []float64 {
	var procs []*proc
	for _, c := range members {
		procs = append(procs, m.add(c.entitlement, c.proc))
	}
	m.run(warm)
	before := make([]Nanos, len(procs))
	for i, p := range procs {
		before[i] = p.done
	}
	m.run(d)
	var list []float64
	total := Nanos(0)
	for i, p := range procs {
		total += p.done - before[i]
	}
	for i, p := range procs {
		list = append(list, float64(p.done-before[i])/float64(total))
	}
	return list
}

func jain(list []float64) float64 {
	var sum, squares float64
	for _, x := range list {
		sum += x
		squares += x * x
	}
	return sum * sum / (float64(len(list)) * squares)
}

func within(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if got < want*(1-tolerance) || got > want*(1+tolerance) {
		t.Errorf("%s: %.4f, want %.4f within %.0f %%", what, got, want, 100*tolerance)
	}
}

func TestTwoEqual(t *testing.T) {
	names, programs := []string{"tiny", "middle", "long", "huge", "vast"}, []proc{tiny, middle, long, huge, vast}
	for i, x := range programs {
		for j, y := range programs[:i+1] {
			a, b := names[i], names[j]
			for _, lazy := range []bool{false, true} {
				if lazy && i > 2 {
					continue // workers poll the device every 200 µs
				}
				m := newSim(Config{})
				set := func(p *proc) { p.lazy = lazy }
				d := 6 * Second
				if i > 2 {
					d = 24 * Second // few, long kernels
				}
				got := timeFractions(m, Second, d, member{a, Entitlement{Account: "a"}, x.with(set)}, member{b, Entitlement{Account: "b"}, y.with(set)})
				t.Logf("%s, %s: %.3f, device %.3f busy, %d steps", a, b, got, float64(m.busy)/float64(m.now), m.steps)
				within(t, a+" beside "+b, got[0], 0.5, 0.025)
			}
		}
	}
}

// Without a scheduler the same clients are far backoff: the simulation is not what
// makes them equal.
func TestNativelyUnfair(t *testing.T) {
	m := newSim(Config{})
	m.off = true
	got := timeFractions(m, Second, 10*Second, member{"tiny", Entitlement{}, tiny}, member{"long", Entitlement{}, long})
	if got[0] > 0.15 {
		t.Errorf("got %.3f", got)
	}
}

func TestThreeToOne(t *testing.T) {
	for name, p := range map[string]proc{"tiny": tiny, "middle": middle, "huge": huge} {
		m := newSim(Config{})
		got := timeFractions(m, Second, 20*Second, member{"a", Entitlement{Account: "a", Weight: 3}, p}, member{"b", Entitlement{Account: "a"}, middle})
		within(t, name+" of weight 3 beside middle", got[0], 0.75, 0.03)
		within(t, "middle of weight 1", got[1], 0.25, 0.05)
	}
}

func TestEight(t *testing.T) {
	m := newSim(Config{})
	var list []member
	for i, p := range []proc{tiny, middle, long, huge, tiny, middle, long, huge} {
		list = append(list, member{"", ownAccount(i), p})
	}
	got := timeFractions(m, Second, 30*Second, list...)
	t.Logf("%.4f", got)
	if j := jain(got); j < 0.99 {
		t.Errorf("Jain's index %.4f of %.4f", j, got)
	}
}

func TestAccounts(t *testing.T) {
	m := newSim(Config{})
	m.s.SetAccount("x", AccountEntitlement{Weight: 3})
	got := timeFractions(m, Second, 20*Second,
		member{"", Entitlement{Account: "x", Weight: 2}, tiny}, member{"", Entitlement{Account: "x"}, long}, member{"", Entitlement{Account: "y"}, middle})
	t.Logf("%.4f", got)
	within(t, "two thirds of three quarters", got[0], 0.5, 0.05)
	within(t, "a third of three quarters", got[1], 0.25, 0.05)
	within(t, "a quarter", got[2], 0.25, 0.05)
}

func TestCap(t *testing.T) {
	for name, p := range map[string]proc{"tiny": tiny, "middle": middle, "long": long, "huge": huge} {
		for _, part := range []float64{0.1, 0.3, 0.7} {
			d := 20 * Second
			if name == "huge" {
				d = 100 * Second
			}
			m := newSim(Config{})
			c := m.add(Entitlement{Cap: part}, p)
			m.run(d)
			within(t, name+" capped alone", float64(c.done)/float64(m.now), part, 0.04)

			m = newSim(Config{})
			c = m.add(Entitlement{Account: "c", Cap: part / 2}, p)
			other := m.add(Entitlement{Account: "o"}, middle)
			m.run(d)
			within(t, name+" capped beside another", float64(c.done)/float64(m.now), part/2, 0.05)
			if both := float64(c.done+other.done) / float64(m.now); both < 0.9 {
				t.Errorf("%s capped at %.2f beside another: the device is used %.2f", name, part/2, both)
			}
		}
	}
}

func TestAccountCap(t *testing.T) {
	m := newSim(Config{})
	m.s.SetAccount("x", AccountEntitlement{Cap: 0.4})
	a, b := m.add(Entitlement{Account: "x"}, tiny), m.add(Entitlement{Account: "x"}, middle)
	m.run(30 * Second)
	within(t, "an account's cap", float64(a.done+b.done)/float64(m.now), 0.4, 0.05)
	within(t, "within it", float64(a.done)/float64(a.done+b.done), 0.5, 0.1)
}

func percentile(list []Nanos, p float64) Nanos {
	list = slices.Sorted(slices.Values(list))
	return list[min(int(p*float64(len(list))), len(list)-1)]
}

func TestInteractive(t *testing.T) {
	for name, p := range map[string]proc{"tiny": tiny, "middle": middle, "long": long} {
		for crowd := 1; crowd <= 4; crowd++ {
			m := newSim(Config{})
			for i := range crowd {
				m.add(ownAccount(i), p)
			}
			c := m.add(Entitlement{Account: "i", Interactive: true}, every10ms)
			m.run(10 * Second)
			got := percentile(c.took, 0.99)
			t.Logf("beside %d %s: median %d µs, p99 %d µs", crowd, name, percentile(c.took, 0.5)/Microsecond, got/Microsecond)
			if got > 2*DefaultSlice+c.kernel {
				t.Errorf("beside %d %s: %d µs", crowd, name, got/Microsecond)
			}
		}
	}
}

// An interactive client that has more to do than a light one goes first all the same,
// as long as it does not use more than its part.
func TestInteractiveAndHeavy(t *testing.T) {
	m := newSim(Config{})
	for i := range 3 {
		m.add(ownAccount(i), long)
	}
	c := m.add(Entitlement{Account: "i", Weight: 3, Interactive: true}, proc{kernel: 2 * Millisecond, batch: 1, think: 4 * Millisecond})
	m.run(30 * Second)
	if got := percentile(c.took, 0.99); got > 2*DefaultSlice+c.kernel {
		t.Errorf("p99 %d µs", got/Microsecond)
	}
}

func TestLoneClientLosesNothing(t *testing.T) {
	for name, p := range map[string]proc{"tiny": tiny, "middle": middle, "host-bound": hostBound} {
		native := newSim(Config{})
		native.off = true
		want := native.add(Entitlement{}, p)
		native.run(10 * Second)
		m := newSim(Config{})
		got := m.add(Entitlement{}, p)
		for range 20 {
			m.add(Entitlement{}, proc{}) // others that do nothing
		}
		steps := m.steps
		m.run(10 * Second)
		if got.kernels != want.kernels {
			t.Errorf("%s: %d kernels, natively %d", name, got.kernels, want.kernels)
		}
		if m.steps > steps+2 {
			t.Errorf("%s: the scheduler was asked %d times with nothing to decide", name, m.steps-steps)
		}
	}
}

// Aggregate throughput against the same clients without a scheduler.
func TestAggregate(t *testing.T) {
	for _, c := range []struct {
		name  string
		p     proc
		least float64
	}{
		{"middle", middle, 0.97},
		{"host-bound", hostBound, 0.97},
		// The price of turns: the 15 µs in which such a client's host hears of an end
		// and begins again, every 200 µs, another one's work would fill.
		{"tiny", tiny, 0.92},
	} {
		name, p := c.name, c.p
		for _, n := range []int{1, 2, 4, 8, 16} {
			if testing.Short() && n > 4 {
				continue
			}
			total := func(off bool) (kernels int) {
				m := newSim(Config{})
				m.off = off
				var procs []*proc
				for i := range n {
					procs = append(procs, m.add(ownAccount(i), p))
				}
				m.run(2 * Second) // they are got to know
				for _, p := range procs {
					kernels -= p.kernels
				}
				m.run(3 * Second)
				for _, p := range procs {
					kernels += p.kernels
				}
				return kernels
			}
			native, shared := total(true), total(false)
			part := float64(shared) / float64(native)
			t.Logf("%d %s: %.3f of native", n, name, part)
			if part < c.least {
				t.Errorf("%d %s: %.3f of native", n, name, part)
			}
		}
	}
}

// TestTrainingStepsInTurns: training programs of different accounts do a step in each turn
// and lose nothing to turns, although they leave the device idle after it.
func TestTrainingStepsInTurns(t *testing.T) {
	step := proc{kernel: 10 * Microsecond, mixed: true, batch: 500, hostTime: 16 * Microsecond, think: 300 * Microsecond}
	for _, n := range []int{2, 4, 16} {
		run := func(off bool) []float64 {
			m := newSim(Config{})
			m.off, m.switching, m.latency, m.notice = off, 140*Microsecond, 50*Microsecond, 50*Microsecond
			list := kernelsDoneWith(m, 3*Second, ownAccount, slices.Repeat([]proc{step}, n)...)
			if !off && !m.s.takingTurns {
				t.Error("no turns are taken")
			}
			return list
		}
		native, got := run(true), run(false)
		what := fmt.Sprintf("%d: %.3f of native, Jain's index %.4f", n, sum(got)/sum(native), jain(got))
		t.Log(what)
		if sum(got) < 0.99*sum(native) || jain(got) < 0.999 {
			t.Error(what)
		}
	}
}

// trickle is a program that gives the device a little work all the time: so much in every 8 ms,
// in kernels of 10 µs, without a pause that would make its client light.
func trickle(work Nanos) proc {
	kernels := work / (10 * Microsecond)
	return proc{kernel: 10 * Microsecond, batch: int(kernels), hostTime: 8 * Millisecond / kernels, think: 15 * Microsecond}
}

// TestTrickle: programs of different accounts that each use a little of the device all the time share
// turns, and lose little to them. What they collect while they wait does not make them dense.
func TestTrickle(t *testing.T) {
	for _, work := range []Nanos{500 * Microsecond, 1500 * Microsecond} {
		for _, switching := range []Nanos{0, 140 * Microsecond} {
			n := 16
			if testing.Short() {
				n = 8
			}
			run := func(off bool) []float64 {
				m := newSim(Config{})
				m.off, m.switching, m.latency, m.notice = off, switching, 50*Microsecond, 50*Microsecond
				return kernelsDoneWith(m, 3*Second, ownAccount, slices.Repeat([]proc{trickle(work)}, n)...)
			}
			native, got := run(true), run(false)
			what := fmt.Sprintf("%d with %d µs in every 8 ms, changing process takes %d µs: %.3f of native, Jain's index %.4f",
				n, work/Microsecond, switching/Microsecond, sum(got)/sum(native), jain(got))
			t.Log(what)
			if sum(got) < 0.95*sum(native) || jain(got) < 0.998 {
				t.Error(what)
			}
		}
	}
}
