package conn

import (
	"testing"
	"time"
)

// TestSpinBudget: the loop spins when commands lately came soon, and only then.
func TestSpinBudget(t *testing.T) {
	const limit = 300 * time.Microsecond
	var l spinBudget
	if l.worthwhile() {
		t.Error("spins before anything is known")
	}
	l.record(limit, limit)
	if !l.worthwhile() {
		t.Error("does not spin after a command that came soon")
	}
	for range 1000 {
		l.record(0, limit)
	}
	spins := 0
	for ; l.worthwhile(); spins++ {
		l.record(time.Millisecond, limit)
	}
	if spins < 2 || spins > 16 {
		t.Errorf("%d spins after the commands had become slow", spins)
	}
	for range 1000 {
		if l.record(time.Millisecond, limit); l.worthwhile() {
			t.Fatal("spins though nothing ever comes soon")
		}
	}
}
