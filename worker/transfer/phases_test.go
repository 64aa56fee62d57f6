package transfer

import (
	"testing"
	"time"
)

// TestPhases: one worker tells the other how long it took for what, and that is part of what the other says.
func TestPhases(t *testing.T) {
	a, b := pair(t)
	there := &Phases{list: []phase{{Name: "contexts", Took: 20 * time.Millisecond}, {Name: "memory", Took: time.Microsecond}, {Name: "objects", Took: 7 * time.Millisecond}}}
	go func() { _ = b.SendPhases(Ready, there) }()
	if err := a.Receive(Ready, nil); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	here := &Phases{start: now, last: now.Add(42 * time.Millisecond), list: []phase{{Name: "state", Took: 12 * time.Millisecond}, {Name: "there", Took: 30 * time.Millisecond}}}
	here.Within("there", a.Told())
	if got, want := here.Text(), "42 ms: 12 state, 30 there (20 contexts, 7 objects)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	var none *Phases
	none.End("nothing is measured")
	here.End("state")
	if len(here.list) != 2 || here.list[0].Took == 12*time.Millisecond {
		t.Errorf("a phase that comes twice: %v", here.list)
	}
}
