package admission

import (
	"testing"
	"time"
)

// TestLineRate: lines beyond the rate do not come, and are counted.
func TestLineRate(t *testing.T) {
	var r lineRate
	now, said, missed := time.Unix(1000, 0), 0, 0
	count := func(n int) {
		for range n {
			m, ok := r.allow(now)
			missed += m
			if ok {
				said++
			}
		}
	}
	count(1000)
	if said != maxLines || missed != 0 {
		t.Errorf("%d lines, %d missed", said, missed)
	}
	now = now.Add(time.Second)
	count(1000)
	if said != maxLines+linesPerSecond || missed != 1000-maxLines {
		t.Errorf("%d lines, %d missed", said, missed)
	}
	now = now.Add(time.Hour)
	count(1)
	if said+missed != 2001 {
		t.Errorf("%d lines and %d missed of 2001", said, missed)
	}
}
