package sessions

import (
	"testing"
	"time"

	"ferry/server/config"
)

// TestStarts: a minute's sessions at once, and then one after another.
func TestStarts(t *testing.T) {
	var s startLimiter
	tenant, now := config.Tenant{Name: "a", SessionsPerMinute: 6}, time.Unix(1000, 0)
	for i := range 6 {
		if wait := s.begin(tenant, now); wait != 0 {
			t.Fatalf("session %d waits for %v", i, wait)
		}
	}
	if wait := s.begin(tenant, now.Add(time.Second)); wait != 9*time.Second {
		t.Errorf("the seventh waits for %v", wait)
	}
	if s.begin(config.Tenant{Name: "b", SessionsPerMinute: 1}, now) != 0 || s.begin(config.Tenant{Name: "c"}, now) != 0 {
		t.Error("tenants are mixed up")
	}
	if s.begin(tenant, now.Add(10*time.Second)) != 0 || s.begin(tenant, now.Add(10*time.Second)) == 0 {
		t.Error("after 10 s there is not one more")
	}
}
