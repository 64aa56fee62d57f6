package sched

import (
	"flag"
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// Each check simulates many seconds; -rapid.checks on the command line still counts.
func init() {
	if err := flag.Set("rapid.checks", "25"); err != nil {
		panic(err)
	}
}

// drawProc draws a client of any kind.
func drawProc(t *rapid.T, label string) proc {
	p := proc{
		kernel: Nanos(rapid.SampledFrom([]int{50, 300, 1000, 3000, 20_000, 120_000}).Draw(t, label+" kernel µs")) * Microsecond,
		batch:  rapid.IntRange(1, 30).Draw(t, label+" batch"),
		think:  Nanos(rapid.SampledFrom([]int{5, 15, 100, 500, 5000, 40_000}).Draw(t, label+" think µs")) * Microsecond,
		lazy:   rapid.Bool().Draw(t, label+" lazy"),
	}
	if rapid.Bool().Draw(t, label+" host-bound") {
		p.hostTime = p.kernel * Nanos(rapid.IntRange(1, 4).Draw(t, label+" host"))
	}
	return p
}

func drawEntitlement(t *rapid.T, label string) Entitlement {
	return Entitlement{
		Account:     rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, label+" account"),
		Weight:      float64(rapid.IntRange(0, 4).Draw(t, label+" weight")),
		Cap:         rapid.SampledFrom([]float64{0, 0, 0, 0.1, 0.5}).Draw(t, label+" cap"),
		Interactive: rapid.Bool().Draw(t, label+" interactive"),
	}
}

// TestAnyLife: whatever clients come, change and go, some of them with workers that ignore
// permits, balances stay within their bounds, no client waits longer than maxWait allows,
// and none waits while the device is idle.
func TestAnyLife(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newSim(Config{})
		var idleSince, busy Nanos
		m.onStep = func(m *sim) {
			if err := checkBounds(m); err != nil {
				t.Fatalf("at %d µs: %v", m.now/Microsecond, err)
			}
			// The device may idle while a permit is granted, a pause is recognised, or
			// the turn stays open for a holder with a higher balance.
			if m.running != nil || m.busy != busy || !anyoneWaits(m) {
				idleSince, busy = m.now, m.busy
			} else if m.now-idleSince > 2*maxIdleGrace+2*Millisecond { // one such pause may follow another
				t.Fatalf("at %d µs: the device idles for %d µs while somebody waits\n%s", m.now/Microsecond, (m.now-idleSince)/Microsecond, dumpState(m))
			}
		}
		var live []*proc
		for i := range rapid.IntRange(3, 16).Draw(t, "events") {
			label := fmt.Sprint(i)
			switch what := rapid.IntRange(0, 5).Draw(t, label+" what"); {
			case what <= 2 || len(live) == 0:
				p := drawProc(t, label)
				p.ignoresPermit = rapid.IntRange(0, 9).Draw(t, label+" ignoresPermit") == 0
				live = append(live, m.add(drawEntitlement(t, label), p))
			case what == 3:
				at := rapid.IntRange(0, len(live)-1).Draw(t, label+" who")
				m.end(live[at])
				live = append(live[:at], live[at+1:]...)
			case what == 4:
				m.s.SetEntitlement(live[rapid.IntRange(0, len(live)-1).Draw(t, label+" who")].id, drawEntitlement(t, label))
				m.drive(nil)
			case what == 5:
				m.s.SetAccount("a", AccountEntitlement{Weight: float64(rapid.IntRange(0, 5).Draw(t, label+" weight"))})
			}
			m.run(Nanos(rapid.IntRange(1, 200).Draw(t, label+" ms")) * Millisecond)
		}
		// From here on no client starves: each one that wants the device makes progress.
		before := map[*proc]Nanos{}
		for _, p := range live {
			before[p] = p.done
		}
		m.run(15 * Second)
		for p, done := range before {
			if p.done == done {
				t.Fatalf("client %d got nothing in 15 s: %+v, %+v", p.id, m.s.Standing(p.id), p.report(m.now))
			}
		}
	})
}

// checkBounds checks what must hold at every moment.
func checkBounds(m *sim) error {
	for _, c := range m.s.clients {
		if c.balance > maxBalance || c.balance < -maxBalance {
			return fmt.Errorf("client %d has a balance of %d µs", c.id, c.balance/Microsecond)
		}
		// An overdue client goes next; but several may be overdue, and for each the
		// scheduler may first wait for a kernel on the device.
		if c.waiting() && !c.capReached() && m.now-c.waitSince > maxWait+Nanos(len(m.s.clients)+3)*Second {
			return fmt.Errorf("client %d has waited for %d ms", c.id, (m.now-c.waitSince)/Millisecond)
		}
	}
	return nil
}

// dumpState prints the state of everything, for a failure's report.
func dumpState(m *sim) (text string) {
	text = fmt.Sprintf("turn %+v\n", m.s.turn)
	for _, c := range m.s.awake {
		text += fmt.Sprintf("%+v\n%+v\n", *c, *m.procs[c.id])
	}
	return text
}

func anyoneWaits(m *sim) bool {
	for _, c := range m.s.awake {
		if c.waiting() && !c.capReached() {
			return true
		}
	}
	return false
}

// TestAnyWeights: clients that keep the device busy have it by weight, whatever their
// kernels.
func TestAnyWeights(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newSim(Config{})
		n := rapid.IntRange(2, 5).Draw(t, "clients")
		var members []member
		var weights float64
		for i := range n {
			p := rapid.SampledFrom([]proc{middle, long, {kernel: 200 * Microsecond, batch: 5, think: 15 * Microsecond}, {kernel: 30 * Millisecond, batch: 3, think: 20 * Microsecond}}).Draw(t, "program")
			w := float64(rapid.IntRange(1, 4).Draw(t, "weight"))
			weights += w
			members = append(members, member{"", Entitlement{Account: fmt.Sprint(i), Weight: 1}, p})
			m.s.SetAccount(fmt.Sprint(i), AccountEntitlement{Weight: w})
			members[i].entitlement.Weight = 0
			members[i].name = fmt.Sprint(w)
		}
		got := timeFractions(m, 2*Second, 8*Second, members...)
		for i, part := range got {
			var w float64
			_, _ = fmt.Sscan(members[i].name, &w)
			if want := w / weights; part < 0.92*want || part > 1.08*want {
				t.Fatalf("client %d of weight %v of %v has %.4f, not %.4f", i, w, weights, part, want)
			}
		}
	})
}

// TestAnyGaps: clients that leave the device idle between bursts of short kernels, up to
// a fifth of the time, have as much of its work as one that never does, whether their
// workers tell what they used at once or at the end of each burst.
func TestAnyGaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := proc{
			kernel: Nanos(rapid.IntRange(10, 60).Draw(t, "kernel µs")) * Microsecond,
			batch:  rapid.IntRange(4, 40).Draw(t, "batch"),
			lazy:   rapid.Bool().Draw(t, "lazy"),
		}
		p.think = Nanos(float64(p.kernel) * float64(p.batch) * rapid.Float64Range(0.01, 0.25).Draw(t, "gap"))
		p.think = min(p.think, grace-20*Microsecond) // longer ones are pauses
		other := rapid.SampledFrom([]proc{middle, long, {kernel: 100 * Millisecond, batch: 2, think: 20 * Microsecond}}).Draw(t, "other")
		m := newSim(Config{})
		d := 2 * Second
		if other.kernel > 10*Millisecond {
			d = 8 * Second
		}
		got := timeFractions(m, Second, d, member{"gaps", Entitlement{Account: "a"}, p}, member{"other", Entitlement{Account: "b"}, other})
		if got[0] < 0.475 || got[0] > 0.525 {
			t.Fatalf("%d kernels of %d µs, gaps of %d µs: %.4f beside kernels of %d µs", p.batch, p.kernel/Microsecond, p.think/Microsecond, got[0], other.kernel/Microsecond)
		}
	})
}

// TestAnyReports: a worker may say anything.
func TestAnyReports(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := New(Config{})
		now := Nanos(0)
		for i := range rapid.IntRange(1, 200).Draw(t, "events") {
			id := ID(rapid.IntRange(1, 4).Draw(t, "who"))
			switch rapid.IntRange(0, 6).Draw(t, "what") {
			case 0:
				s.Join(now, id, drawEntitlement(t, fmt.Sprint(i)), Nanos(rapid.Int64().Draw(t, "used")))
			case 1:
				s.RemoveClient(id)
			default:
				s.Report(now, id, Report{rapid.Bool().Draw(t, "busy"), rapid.Bool().Draw(t, "wants"), Nanos(rapid.Int64().Draw(t, "used")), rapid.Uint64().Draw(t, "given")})
			}
			now += Nanos(rapid.IntRange(0, 50_000).Draw(t, "µs")) * Microsecond
			_, wake := s.Step(now)
			if wake <= now {
				t.Fatalf("asked to be woken %d ns ago", now-wake)
			}
			for id, c := range s.clients {
				if c.balance > maxBalance || c.balance < -maxBalance {
					t.Fatalf("client %d has a balance of %d", id, c.balance)
				}
			}
		}
	})
}
