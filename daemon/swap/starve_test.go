package swap

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Each check of TestNobodyStarves simulates 40 minutes; -rapid.checks on the command line still
// counts.
func init() {
	if err := flag.Set("rapid.checks", "60"); err != nil {
		panic(err)
	}
}

// TestNobodyStarves: whatever the sizes, weights, idle times and habits of sessions that may
// leave, each that is out waits at most one turn and two exchanges for itself and each one
// before it, none leaves before its turn unless it is idle, no memory is given twice, and
// all of them get work done. sim checks the first three at every moment.
func TestNobodyStarves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		gpus := []Device{{0, 92 * gib, 2 * gib}}
		if rapid.Bool().Draw(t, "two GPUs") {
			gpus = append(gpus, Device{1, 60 * gib, 0})
		}
		cfg := Config{Host: 1000 * gib, Oversubscribe: 20}
		if rapid.Bool().Draw(t, "disk") {
			cfg.Host, cfg.Disk = 100*gib, 1000*gib
		}
		m := newSim(cfg, gpus...)
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		upTo := func(label string, most int) func() Nanos {
			n := rapid.IntRange(1, most).Draw(t, label)
			return func() Nanos { return Nanos(1+rnd.IntN(n)) * Second }
		}
		for i := range rapid.IntRange(2, 10).Draw(t, "sessions") {
			p := program{
				size: uint64(rapid.IntRange(1, 55).Draw(t, "GiB")) * gib,
				gpu:  i % len(gpus),
				policy: Policy{
					Idle:        Nanos(rapid.SampledFrom([]int{1, 20, 600}).Draw(t, "idle s")) * Second,
					Weight:      rapid.SampledFrom([]float64{0, 0.5, 3, 100}).Draw(t, "weight"),
					Interactive: rapid.Bool().Draw(t, "interactive"),
				},
				think: upTo("think s", 300),
				work:  upTo("work s", 100),
			}
			if rapid.IntRange(0, 3).Draw(t, "always works") == 0 {
				p.work = func() Nanos { return Never }
			}
			if rapid.IntRange(0, 2).Draw(t, "grows") == 0 {
				p.grows = func() uint64 { return uint64(1+rnd.IntN(20)) * gib }
			}
			m.addResident(p, Out)
		}
		m.run(40 * Minute)
		if m.err != nil {
			t.Fatal(m.err)
		}
		for _, p := range m.programs {
			if p.done == 0 {
				t.Fatalf("session %d did nothing: %+v", p.id, p)
			}
		}
	})
}

// TestEveryRequestIsAnswered: no program waits for what cannot happen. Whatever stays where it
// is, fails or never ends, each call and each allocation is answered some time after the last
// one: the session comes in, or the request is granted or denied.
func TestEveryRequestIsAnswered(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cfg := Config{
			Host:          uint64(rapid.SampledFrom([]int{0, 40, 70, 500}).Draw(t, "host")) * gib,
			Disk:          uint64(rapid.SampledFrom([]int{0, 0, 60, 500}).Draw(t, "disk")) * gib,
			Oversubscribe: rapid.SampledFrom([]float64{1, 1.5, 20}).Draw(t, "oversubscribe"),
		}
		d := newDriver(cfg, Device{0, 92 * gib, 2 * gib}, Device{1, 60 * gib, 0})
		asks := map[ID]bool{}
		d.onAction = func(a Action) {
			if a.Kind == Come || a.Kind == Grant || a.Kind == Deny && a.Request != Suspension {
				delete(asks, a.ID)
			}
		}
		d.onEnd = func(x transfer) {
			if x.a.Kind == Leave && x.failure != "" {
				delete(asks, x.a.ID) // its call goes on
			}
		}
		size := rapid.Custom(func(t *rapid.T) uint64 { return uint64(rapid.IntRange(0, 60).Draw(t, "GiB")) * gib })
		for i := range ID(rapid.IntRange(1, 8).Draw(t, "sessions")) {
			d.s.Add(d.now, i, Session{
				Device:  int(i % 2),
				Devices: rapid.SampledFrom([][]int{nil, {0, 1}}).Draw(t, "gpus"),
				Bytes:   size.Draw(t, "bytes"),
				State:   rapid.SampledFrom([]State{Resident, Out}).Draw(t, "state"),
				Policy:  Policy{Idle: Nanos(rapid.SampledFrom([]int{0, 10, 600}).Draw(t, "idle s")) * Second},
			})
			if rapid.IntRange(0, 4).Draw(t, "shares") == 0 {
				d.s.SetUnmovable(i, "it shares memory")
			}
			for range rapid.IntRange(0, 4).Draw(t, "failures") {
				d.failing[i] = append(d.failing[i], "busy")
			}
			d.slow[i] = rapid.IntRange(0, 9).Draw(t, "hangs") == 0
		}
		for range rapid.IntRange(1, 40).Draw(t, "events") {
			i := ID(rapid.IntRange(0, len(d.s.order)-1).Draw(t, "who"))
			if rapid.Bool().Draw(t, "call") {
				d.s.Active(d.now, i)
				if x, _ := d.s.Standing(i); x.State == Out || x.State == Leaving {
					asks[i] = true
				}
			} else {
				d.s.Need(d.now, i, size.Draw(t, "need"))
				asks[i] = true
			}
			d.step()
			d.pass(Nanos(rapid.SampledFrom([]int{0, 1, 5, 60, 700}).Draw(t, "s")) * Second)
		}
		d.pass(5 * 60 * Minute)
		for _, v := range d.s.queue {
			if !d.slow[v.id] { // the driver ends a transfer that does not end
				t.Fatalf("session %d still waits: %+v", v.id, v)
			}
		}
		for id := range asks {
			if v := d.s.sessions[id]; v.state == Out && !d.slow[id] {
				t.Fatalf("session %d has no answer: %+v", id, v)
			}
		}
	})
}

// TestPick compares the sets that leave with all sets there are: none is smaller, and of
// those of its size none goes before it.
func TestPick(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var list []*session
		for i := range rapid.IntRange(0, 9).Draw(t, "sessions") {
			list = append(list, &session{id: ID(i), held: rapid.Uint64Range(1, 12).Draw(t, "size")})
		}
		bytes := rapid.Uint64Range(1, 60).Draw(t, "bytes")
		var best []int
		found := false
		for bits := range 1 << len(list) {
			var set []int
			var sum uint64
			for i, v := range list {
				if bits>>i&1 == 1 {
					set, sum = append(set, i), sum+v.held
				}
			}
			if sum >= bytes && (!found || len(set) < len(best) || len(set) == len(best) && slices.Compare(set, best) < 0) {
				best, found = set, true
			}
		}
		var got []int
		for _, v := range pick(list, bytes) {
			got = append(got, int(v.id))
		}
		if !slices.Equal(got, best) {
			t.Fatalf("%v, not %v", got, best)
		}
	})
}

// TestOneWhereOneSuffices: two sessions never leave where one that is as ready suffices.
func TestOneWhereOneSuffices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newDriver(Config{Host: 1000 * gib, Oversubscribe: 20}, Device{0, 90 * gib, 0})
		n := rapid.IntRange(2, 6).Draw(t, "sessions")
		for i := range n {
			d.s.Add(d.now, ID(i+1), Session{Bytes: uint64(rapid.IntRange(1, 30).Draw(t, "GiB")) * gib, Policy: Policy{Idle: 5 * Minute}})
			d.pass(Nanos(rapid.IntRange(0, 60).Draw(t, "s")) * Second)
		}
		d.pass(Nanos(rapid.IntRange(0, 10).Draw(t, "min")) * Minute)
		bytes := uint64(rapid.IntRange(1, 90).Draw(t, "comer GiB")) * gib
		d.s.Add(d.now, 100, Session{Bytes: bytes, State: Out, Policy: Policy{Idle: Minute}})
		short := lessBytes(bytes, d.s.free(0))
		suffices := map[bool]bool{} // one idle session, one that is not
		for _, v := range d.s.order[:n] {
			if may, idle := d.s.ready(v); may && v.held >= short {
				suffices[idle] = true
			}
		}
		leaves, working := 0, 0
		d.onAction = func(a Action) {
			if a.Kind == Leave {
				leaves++
				if _, idle := d.s.ready(d.s.sessions[a.ID]); !idle {
					working++
				}
			}
		}
		d.s.Active(d.now, 100)
		d.step()
		if err := tooMany(leaves, working, suffices); err != nil {
			t.Fatal(err)
		}
	})
}

func tooMany(leaves, working int, suffices map[bool]bool) error {
	switch {
	case leaves > 1 && suffices[true]:
		return fmt.Errorf("%d leave where one idle session suffices", leaves)
	case leaves > 1 && working > 0 && (suffices[true] || suffices[false]):
		return fmt.Errorf("%d leave, %d of them at work, where one suffices", leaves, working)
	case working > 0 && suffices[true]:
		return fmt.Errorf("one leaves that works, where an idle one suffices")
	}
	return nil
}
