package swap

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A shadow is what a driver knows of a session without asking the Swapper: what it was told
// to do and what it reported.
type shadow struct {
	state     State
	device    int
	devices   []int
	wants     bool // a call waits, or an allocation
	needs     bool
	held      bool
	policy    Policy
	unmovable bool
}

// TestAnyEvents: whatever is reported, in whatever order and however absurd, memory of a GPU
// is never given twice, host memory and disk are not overfilled, and nothing is decided that
// makes no sense for the session's state.
func TestAnyEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cfg := Config{
			Host:          rapid.SampledFrom([]uint64{0, 40 * gib, 100 * gib, 1000 * gib}).Draw(t, "host"),
			Disk:          rapid.SampledFrom([]uint64{0, 50 * gib, 1000 * gib}).Draw(t, "disk"),
			Oversubscribe: rapid.SampledFrom([]float64{0, 1, 1.5, 4, math.Inf(1), math.NaN()}).Draw(t, "oversubscribe"),
		}
		s := New(cfg)
		gpus := []Device{{0, 92 * gib, 2 * gib}, {1, 60 * gib, 0}}
		s.SetDevices(gpus)
		size := rapid.OneOf(
			rapid.SampledFrom([]uint64{0, 1, gib, 30 * gib, 45 * gib, 90 * gib, 91 * gib, 1 << 62, math.MaxUint64}),
			rapid.Uint64Range(0, 100*gib))
		known := map[ID]*shadow{}
		overfull := false // a restart brought more than fits
		now, latest := Nanos(0), none
		for range rapid.IntRange(1, 300).Draw(t, "events") {
			id := ID(rapid.IntRange(1, 7).Draw(t, "who"))
			x := known[id]
			if x == nil {
				x = &shadow{} // events of unknown sessions change nothing
			}
			what := rapid.IntRange(0, 20).Draw(t, "what")
			if what > 15 { // more often than not a transfer ends as it should
				id, what = endingTransfer(known, id)
				if x = known[id]; x == nil {
					x = &shadow{}
				}
			}
			switch what {
			case 0, 1:
				if known[id] == nil {
					x = drawShadow(t)
					known[id] = x
					bytes := size.Draw(t, "bytes")
					overfull = overfull || x.state == Out && bytes > s.hostFree()
					s.Add(now, id, Session{Device: x.device, Devices: x.devices, Bytes: bytes, State: x.state, Policy: x.policy})
				}
			case 2:
				s.Remove(id)
				delete(known, id)
			case 3, 4, 5:
				s.Active(now, id)
				x.wants = x.wants || x.state == Out || x.state == Leaving
			case 6, 7:
				s.Need(now, id, size.Draw(t, "need"))
				x.needs = true
			case 8:
				s.Holds(now, id, size.Draw(t, "holds"))
			case 9:
				failure := rapid.SampledFrom([]string{"", "", "busy"}).Draw(t, "failure")
				s.Left(now, id, size.Draw(t, "left"), failure)
				if x.state == Leaving {
					x.state = map[bool]State{true: Out, false: Resident}[failure == ""]
					x.wants = x.wants && failure == ""
					x.held = x.held && failure == ""
				}
			case 10:
				failure := rapid.SampledFrom([]string{"", "", "busy"}).Draw(t, "failure")
				s.Came(now, id, failure)
				if x.state == Coming {
					x.state = map[bool]State{true: Resident, false: Out}[failure == ""]
					x.wants = x.wants && failure != ""
				}
			case 11:
				s.Spilled(now, id, rapid.SampledFrom([]string{"", "full"}).Draw(t, "failure"))
			case 12:
				s.Hold(now, id)
				x.held = true
			case 13:
				s.Release(now, id)
				x.held = false
			case 14:
				reason := rapid.SampledFrom([]string{"", "shared"}).Draw(t, "reason")
				s.SetUnmovable(id, reason)
				x.unmovable = reason != ""
			case 15:
				x.policy = drawPolicy(t)
				s.SetPolicy(id, x.policy)
			}
			now += Nanos(rapid.SampledFrom([]int64{0, 1, 1000, 20_000, 700_000, -5000}).Draw(t, "ms")) * Millisecond
			actions, wake := s.Step(now)
			if latest = max(latest, now); wake <= latest { // time may seem to go back
				t.Fatalf("asked to be woken %d ns ago", latest-wake)
			}
			for _, a := range actions {
				if err := applyAction(known, a); err != nil {
					t.Fatalf("%s: %v", a, err)
				}
			}
			if err := checkMemory(s, gpus); err != nil {
				t.Fatal(err)
			}
			if err := checkSwapSpace(s); err != nil && !overfull {
				t.Fatal(err)
			}
			// A second Step at the same moment finds nothing more to do.
			if again, _ := s.Step(now); len(again) > 0 {
				t.Fatalf("%v, and at once %v", actions, again)
			}
		}
	})
}

// endingTransfer returns a session whose transfer may end, and the event for that; else any
// session and a call of it.
func endingTransfer(known map[ID]*shadow, any ID) (id ID, what int) {
	for _, id := range slices.Sorted(maps.Keys(known)) {
		switch known[id].state {
		case Leaving:
			return id, 9
		case Coming:
			return id, 10
		}
	}
	return any, 3
}

func drawPolicy(t *rapid.T) Policy {
	return Policy{
		Idle:        Nanos(rapid.SampledFrom([]int64{0, 1, 60, 600, math.MaxInt64 / int64(Second), -1}).Draw(t, "idle s")) * Second,
		Wait:        Nanos(rapid.SampledFrom([]int64{0, 1, 60, math.MaxInt64 / int64(Second)}).Draw(t, "wait s")) * Second,
		Weight:      rapid.SampledFrom([]float64{0, 1, 2, 1e9, math.NaN(), -1}).Draw(t, "weight"),
		Interactive: rapid.Bool().Draw(t, "interactive"),
	}
}

func drawShadow(t *rapid.T) *shadow {
	x := &shadow{
		state:   rapid.SampledFrom([]State{Resident, Out}).Draw(t, "state"),
		device:  rapid.IntRange(0, 2).Draw(t, "gpu"), // there is no GPU 2
		devices: rapid.SampledFrom([][]int{nil, {0}, {0, 1}, {1, 5}}).Draw(t, "gpus"),
		policy:  drawPolicy(t),
	}
	x.devices = append(slices.Clone(x.devices), x.device) // where it was it may come in again
	return x
}

// applyAction says what is wrong with an action, and records it.
func applyAction(known map[ID]*shadow, a Action) error {
	x := known[a.ID]
	if x == nil {
		return fmt.Errorf("there is no such session")
	}
	switch a.Kind {
	case Leave:
		if x.state != Resident || x.unmovable || x.policy.Idle <= 0 && !x.held {
			return fmt.Errorf("it may not leave: %+v", x)
		}
		x.state = Leaving
	case Come:
		if x.state != Out || x.held || !x.wants && !x.needs {
			return fmt.Errorf("it may not come: %+v", x)
		}
		if !slices.Contains(x.devices, a.Device) {
			return fmt.Errorf("it may not come in there: %+v", x)
		}
		x.state, x.device = Coming, a.Device
	case Grant:
		if x.state != Resident || !x.needs {
			return fmt.Errorf("it asked for nothing: %+v", x)
		}
		x.needs = false
	case Deny:
		if a.Reason == "" || a.Request == Allocation && !x.needs || a.Request == Call && (!x.wants || x.state != Out) {
			return fmt.Errorf("it asked for nothing: %+v", x)
		}
		switch a.Request {
		case Allocation:
			x.needs = false
		case Call:
			x.wants = false
		case Suspension:
			x.held = false
		}
	case ToDisk:
		if x.state != Out {
			return fmt.Errorf("it is not out: %+v", x)
		}
	}
	return nil
}

// checkMemory checks that no memory is given twice.
func checkMemory(s *Swapper, gpus []Device) error {
	for _, g := range gpus {
		sum := 0.0
		for _, v := range s.order {
			if v.device == g.Number && v.state != Out {
				sum += float64(v.held) + float64(v.promise)
			}
			if v.held > v.claimed {
				return fmt.Errorf("session %d has %s of %s", v.id, Bytes(v.held), Bytes(v.claimed))
			}
		}
		if sum > float64(g.Capacity-g.Reserve) {
			return fmt.Errorf("%s are in use on GPU %d", Bytes(sum), g.Number)
		}
	}
	return nil
}

// checkSwapSpace checks that no more is out than was set aside for it.
func checkSwapSpace(s *Swapper) error {
	host, disk := 0.0, 0.0
	for _, v := range s.order {
		if v.state != Resident && !v.disk {
			host += float64(v.claimed)
		}
		if v.state != Resident && v.disk || v == s.spilling {
			disk += float64(v.claimed)
		}
	}
	if host > float64(s.cfg.Host) || disk > float64(s.cfg.Disk) {
		return fmt.Errorf("%s are in host memory and %s on disk", Bytes(host), Bytes(disk))
	}
	return nil
}
