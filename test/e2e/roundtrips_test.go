package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// limits are the most round trips a call may make. A call that waits for the GPU
// or brings something back needs one; nothing else needs any.
var limits = map[string]int{
	"first_attribute": 1, "attribute": 0, "device_name": 0, "device_uuid": 0, "device_memory": 0, "device_count": 0, "driver_version": 0,
	"set_current": 0,
	"alloc":       1, "alloc_big": 1, "alloc_host": 1, "free": 0,
	"stream_create": 0, "stream_destroy": 0, "event_create": 0, "event_destroy": 0, "event_record": 0, "stream_wait_event": 0,
	"launch": 0, "launch_default": 0,
	"memset_d8": 0, "memset_d32": 0, "memset_async": 0,
	"copy_in": 0, "copy_in_behind_kernel": 1, "copy_in_big": 0, "copy_in_async": 0, "copy_in_pinned_async": 0, "copy_within": 0, "copy_within_async": 0,
	"copy_out": 1, "copy_out_big": 1, "copy_out_pinned_async": 0,
	"stream_synchronize": 1, "event_synchronize": 1, "synchronize": 1, "event_elapsed": 1,
}

func TestRoundTrips(t *testing.T) {
	objects := shimObjects(t)
	s := serve(t)
	r := run(t, time.Minute, s.env(), program(t, "roundtrips", objects...))
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	if r.code != 0 || lines[len(lines)-1] != "PASS" {
		t.Fatalf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
	seen := map[string]bool{}
	for _, line := range lines[:len(lines)-1] {
		var name string
		var n int
		if _, err := fmt.Sscan(line, &name, &n); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		seen[name] = true
		if limit, ok := limits[name]; !ok || n > limit {
			t.Errorf("%s makes %d round trips, at most %d allowed", name, n, limit)
		}
	}
	for name := range limits {
		if !seen[name] {
			t.Errorf("%s was not counted", name)
		}
	}
}
