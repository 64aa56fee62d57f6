package e2e

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/transport/faulty"
)

// TestLanes copies much, both ways, over connections of their own, and looks at
// every byte.
func TestLanes(t *testing.T) {
	s := serveTCP(t)
	p, env := through(t, s, 1)
	run(t, time.Minute, append(env, "FERRY_LANES=3"), program(t, "bulk"), "8", "1").ok(t, "PASS\n")
	if n := p.Connections(); n < 1+3+3 {
		t.Errorf("%d connections, want the session's and three each way", n)
	}
	p, env = through(t, s, 1)
	run(t, time.Minute, append(env, "FERRY_LANES=0"), program(t, "bulk"), "2", "2", "1").ok(t, "PASS\n")
	if n := p.Connections(); n != 1 {
		t.Errorf("%d connections, want none for data", n)
	}
	within(t, 5*time.Second, "all workers gone", func() bool { return len(s.workers()) == 0 })
}

// TestLanesFail is the same over wires that fail in the middle of data: on lanes
// only, and on all connections. FERRY_TEST_SEED repeats a run, FERRY_TEST_CUTS
// makes a longer one.
func TestLanesFail(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	want := int(number("FERRY_TEST_CUTS", 6))
	s := serveTCP(t, "--peer-timeout", "1s")
	for name, rules := range map[string][]faulty.Rule{
		"lanes": {
			{Action: faulty.Cut, From: 1, Skip: shakes, Min: 1, Max: 15 << 20},
			{Action: faulty.Corrupt, From: 1, Skip: shakes, Min: 1, Max: 15 << 20},
		},
		"lose": {
			{Action: faulty.Truncate, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
			{Action: faulty.Duplicate, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
			{Action: faulty.Reorder, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
		},
		"all": {
			{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 20 << 20, For: 20 * time.Millisecond},
			{Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 20 << 20},
			{Action: faulty.Delay, Min: 1, Max: 4 << 20, For: 20 * time.Millisecond},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "lose" && os.Getenv("FERRY_TEST_CUTS") == "" {
				t.Skip("whoever waits for lost bytes waits for a second each time; set FERRY_TEST_CUTS. link/ has a short one")
			}
			failures, connections := 0, 0
			for round := uint64(0); failures < want; round++ {
				p, env := through(t, s, seed+round, rules...)
				r := run(t, 2*time.Minute, append(env, "FERRY_LANES=2", "FERRY_RESUME=30s", "FERRY_PEER_TIMEOUT=1s"), program(t, "bulk"), "4", strconv.FormatUint(seed+round, 10))
				if r.code != 0 || r.stdout != "PASS\n" || strings.TrimSpace(r.stderr) != "" {
					t.Fatalf("seed %d (FERRY_TEST_SEED): ended with %d: %s%s", seed+round, r.code, r.stdout, r.stderr)
				}
				for a := faulty.Cut; a <= faulty.Corrupt; a++ {
					if a != faulty.Delay {
						failures += p.Count(a)
					}
				}
				connections += p.Connections()
			}
			t.Logf("seed %d: %d failures, %d connections", seed, failures, connections)
		})
	}
	within(t, 5*time.Second, "all workers gone: nothing leaks", func() bool { return len(s.workers()) == 0 })
}
