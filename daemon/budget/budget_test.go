package budget

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestDivide: whatever the limit is and the operator wants, all parts together fit, each part has
// something, and more descriptors never make a part smaller but that of names, which gets the rest.
func TestDivide(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	check := func(limit, sessions int) {
		t.Helper()
		p := Divide(limit, sessions)
		if limit >= 256 && p.Sum() > limit {
			t.Fatalf("limit %d, %d wanted: %+v has %d", limit, sessions, p, p.Sum())
		}
		if p.Sessions < 1 || p.Connections < 2 || p.Operators < 1 || p.Own < 1 || limit >= 1024 && p.Names < limit/8 {
			t.Fatalf("limit %d, %d wanted: %+v", limit, sessions, p)
		}
		if sessions > 0 && p.Sessions > sessions {
			t.Fatalf("limit %d, %d wanted: %+v", limit, sessions, p)
		}
		if (p.Shortage(sessions) != "") != (sessions > p.Sessions) {
			t.Fatalf("limit %d, %d wanted: %q", limit, sessions, p.Shortage(sessions))
		}
		more := Divide(limit+r.IntN(1000), sessions)
		if more.Sessions < p.Sessions || more.Connections < p.Connections || more.Own < p.Own || more.Operators < p.Operators {
			t.Fatalf("%+v, and with more descriptors %+v", p, more)
		}
	}
	for range 100000 {
		check(64+r.IntN(1<<r.IntN(21)), r.IntN(1<<r.IntN(15)))
	}
	if p := Divide(20000, 256); p.Sessions != 256 || p.Names < 8000 || p.Connections < 1024 {
		t.Errorf("the usual limit: %+v", p)
	}
	if p := Divide(Needed(5000), 5000); p.Sessions != 5000 {
		t.Errorf("%d are not enough for 5000: %+v", Needed(5000), p)
	}
	if text := Divide(1024, 256).Shortage(256); !strings.Contains(text, "LimitNOFILE") {
		t.Errorf("%q", text)
	}
}
