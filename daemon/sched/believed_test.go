package sched

import (
	"math"
	"testing"
)

// TestCommandsBelieved: a worker cannot claim more commands than its time allows, and a counter that
// jumps or falls does no harm later.
func TestCommandsBelieved(t *testing.T) {
	s := New(Config{})
	s.Join(0, 1, Entitlement{}, 0)
	s.Join(0, 2, Entitlement{}, 0)
	c := s.clients[1]
	s.Report(0, 1, Report{Busy: true})
	s.Report(Millisecond, 1, Report{Busy: true, Given: math.MaxUint64})
	if want := uint64(maxBurst + Millisecond/minCommandTime); c.cost.fresh != want {
		t.Errorf("%d commands in a millisecond, want %d", c.cost.fresh, want)
	}
	s.Report(2*Millisecond, 1, Report{Busy: true, Given: 5})
	before := c.cost.fresh
	s.Report(3*Millisecond, 1, Report{Busy: true, Given: 12})
	if got := c.cost.fresh - before; got != 7 {
		t.Errorf("%d commands after the counter began again, want 7", got)
	}
}
