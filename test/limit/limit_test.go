package limit

import (
	"testing"
	"time"
)

// TestSlowdown: the factor scales every limit, and nonsense leaves them as they are.
func TestSlowdown(t *testing.T) {
	for text, want := range map[string]float64{"": 1, "2": 2, "1.5": 1.5, "0.1": 1, "-3": 1, "long": 1} {
		t.Setenv(Variable, text)
		if got := Slowdown(); got != want {
			t.Errorf("%q: %v, not %v", text, got, want)
		}
		if got, want := Step(), time.Duration(want*float64(step)); got != want {
			t.Errorf("%q: a step is %v, not %v", text, got, want)
		}
	}
	t.Setenv(Variable, "3")
	if got := For(time.Second); got != 3*step {
		t.Errorf("a second may take %v: less than a step", got)
	}
	if got := For(time.Minute); got != 3*slack*time.Minute {
		t.Errorf("a minute may take %v", got)
	}
}

// TestHolds: a condition that holds late is seen, and one that holds at once is asked once.
func TestHolds(t *testing.T) {
	asked := 0
	if !Holds(func() bool { asked++; return asked > 3 }) || asked != 4 {
		t.Errorf("asked %d times", asked)
	}
	asked = 0
	if Until(t, "never printed", func() bool { asked++; return true }); asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}
