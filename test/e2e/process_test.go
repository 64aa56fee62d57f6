package e2e

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
)

// These tests are about processes and threads: they end, split and come and go
// at any moment, and the shim in them must neither crash nor hang.

func TestFork(t *testing.T) {
	s := serve(t)
	for mode, want := range map[string]string{
		"before":  "the grandchild works\nthe child works\nthe parent works\nPASS\n",
		"version": "the grandchild works\nthe child works\nthe parent works\nPASS\n",
		"after":   "the parent works\nthe grandchild is refused\nthe child is refused\nthe parent works\nPASS\n",
		"threads": "the parent works\nPASS\n",
	} {
		t.Run(mode, func(t *testing.T) {
			run(t, time.Minute, s.env(), program(t, "forks"), mode).ok(t, want)
		})
	}
	within(t, 2*time.Second, "every worker gone", func() bool { return len(s.workers()) == 0 })
}

// TestExit ends processes under their own threads, many times: what it looks for
// is rare.
func TestExit(t *testing.T) {
	s := serve(t)
	prog := program(t, "exits")
	for _, mode := range []string{"thread", "main", "atexit", "wait", "cancel"} {
		t.Run(mode, func(t *testing.T) {
			for i := range 15 {
				r := run(t, 30*time.Second, s.env(), prog, mode)
				if r.code != 7 || strings.Contains(r.stderr, "FAIL") {
					t.Fatalf("round %d: ended with %d, want 7: %s", i, r.code, r.stderr)
				}
			}
		})
	}
	within(t, 2*time.Second, "every worker gone", func() bool { return len(s.workers()) == 0 })
}

func TestReload(t *testing.T) {
	s := serve(t)
	for _, mode := range []string{"plain", "own"} {
		run(t, time.Minute, s.env(), program(t, "reload"), mode).ok(t, "PASS\n")
	}
}

func TestThreadsComeAndGo(t *testing.T) {
	s := serve(t)
	run(t, time.Minute, s.env(), program(t, "comings")).ok(t, "PASS\n")
}

func TestGraphsComeAndGo(t *testing.T) {
	s := serve(t)
	run(t, 2*time.Minute, s.env(), program(t, "graphs")).ok(t, "PASS\n")
}

// TestCallbacks runs host functions over both ways their end is reported.
func TestCallbacks(t *testing.T) {
	for _, transport := range []string{"unix", "tcp"} {
		t.Run(transport, func(t *testing.T) {
			var args []string
			if transport == "tcp" {
				args = []string{"--listen", "tcp://127.0.0.1:0", "--insecure"}
			}
			run(t, time.Minute, serve(t, args...).env(), program(t, "callbacks")).ok(t, "PASS\n")
		})
	}
}

// TestWarmWorkers: the server has one worker more than clients, for the next program; it ends with the server, however that ends.
func TestWarmWorkers(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGKILL} {
		s := serve(t, "--log-level", "info", "--warm-workers", "1")
		c := admin.NewClient(s.admin())
		t.Cleanup(c.Close)
		var served int
		for range 3 {
			var ready []int
			within(t, time.Minute, "a warm worker that is ready", func() bool { ready = s.warmWorkers(); return len(ready) == 1 && s.state(c).WarmReady == 1 })
			run(t, time.Minute, s.env(), example("reduce")).ok(t, read(t, filepath.Join(root, "examples/driver/expected/reduce.txt")))
			within(t, time.Minute, "its end", func() bool { _, alive := process(ready[0]); return !alive })
			served++
		}
		var left []int
		within(t, time.Minute, "a warm worker", func() bool { left = s.warmWorkers(); return len(left) == 1 })
		if err := s.cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		<-s.done
		within(t, time.Minute, "its end", func() bool { _, alive := process(left[0]); return !alive })
		if n := strings.Count(s.log.String(), "spare=true") + strings.Count(s.log.String(), "warm=true"); n != served {
			t.Errorf("%v: %d programs got a warm worker, want %d", sig, n, served)
		}
	}
}
