package e2e

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// workloads are the most round trips that what programs do may take, on the same
// host, at a program's first start over a network and at its second.
var workloads = map[string][3]int{
	"begin":                       {2, 2, 2}, // what devices there are, and a context
	"first_alloc":                 {0, 0, 0},
	"load_three_libraries":        {3, 3, 1},
	"use_kernels":                 {0, 0, 0}, // 50 of 200, thrice: looked up, asked about, bound to a context
	"variables":                   {2, 2, 1},
	"occupancy":                   {2, 2, 0}, // 200 questions, two of them different
	"occupancy_with_an_attribute": {1, 1, 0},
	"stream_and_event":            {0, 0, 0},
	"launches":                    {0, 0, 0},
	"launch_and_synchronize":      {100, 100, 100},
	"training_steps":              {0, 0, 0},
	"tokens":                      {100, 100, 100}, // 100 read-backs, each with a synchronisation and a query behind it
	"steps_polled":                {100, 100, 100}, // once each, however often they are asked about
	"poll_an_event":               {1, 1, 1},       // of 500 questions and more
	"poll_a_stream":               {3, 3, 3},       // one more when it was told, since others were given work; and a wait
	// 100 times a kernel, and some bytes of what it wrote.
	"pinned_memory_and_a_wait": {2, 1, 1},
	"pinned":                   {200, 200, 200}, // a wait for the stream, and a blocking copy
	"pinned_and_stream":        {100, 100, 100},
	"pinned_and_event":         {100, 100, 100},
	"pinned_and_context":       {100, 100, 100},
	"pageable_4":               {100, 100, 100},
	"pageable_4k":              {100, 100, 100},
	"pageable_64k":             {100, 100, 100},
	"pinned_memory_freed":      {1, 1, 1},
	"generator":                {6, 8, 8},
	"generated":                {100, 100, 100}, // tokens; nothing but the read-back is waited for
	"pool_storm":               {20, 20, 20},    // of 100; one for each second it lasts
	"generator_gone":           {3, 3, 3},
	"alloc_storm":              {1, 1, 1}, // of 1000; it may last a second
}

func TestWorkloads(t *testing.T) {
	objects, err := filepath.Glob(filepath.Join(root, "build", "shim", "c*", "*.o"))
	if err != nil || len(objects) < 10 {
		t.Fatalf("%d objects of the shim under build/shim (%v): run make first", len(objects), err)
	}
	prog := program(t, "workloads", objects...)
	play := func(t *testing.T, which int, env []string) {
		t.Helper()
		r := run(t, time.Minute, env, prog)
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
			if limit, ok := workloads[name]; !ok || n > limit[which] {
				t.Errorf("%s makes %d round trips, at most %d allowed", name, n, limit[which])
			}
		}
		for name := range workloads {
			if !seen[name] {
				t.Errorf("%s was not counted", name)
			}
		}
	}
	t.Run("same host", func(t *testing.T) { play(t, 0, serve(t).env()) })
	t.Run("network", func(t *testing.T) {
		s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
		env := s.env("FERRY_PROFILE=", "XDG_CACHE_HOME="+t.TempDir())
		play(t, 1, env)
		s.idle(t)
		play(t, 2, env)
		s.idle(t)
		play(t, 2, env)
	})
}

// idle waits until no session is left: what it learned is on disk then.
func (s *server) idle(t *testing.T) {
	t.Helper()
	within(t, 10*time.Second, "the worker ends", func() bool { return len(s.workers()) == 0 })
}

// counts are what a program says at its end: commands, round trips, bytes.
func counts(t *testing.T, r result) (n [3]int) {
	t.Helper()
	_, line, _ := strings.Cut(r.stderr, "done: ")
	if _, err := fmt.Sscanf(line, "%d commands, %d round trips, %d bytes sent", &n[0], &n[1], &n[2]); err != nil || r.code != 0 {
		t.Fatalf("ended with %d: %v\n%s%s", r.code, err, r.stdout, r.stderr)
	}
	return n
}

// TestSecondStart: a program of nvcc's sends its code once, and only what the
// device can use of it; the second start waits less and sends none.
func TestSecondStart(t *testing.T) {
	tc, err := toolchain.Get("13.0")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA 13.0: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	prog := compile(t, tc, filepath.Join(root, "examples", "cuda", "symbols.cu"), false)
	t.Run("network", func(t *testing.T) { secondStart(t, prog, serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")) })
	t.Run("same host", func(t *testing.T) { secondStart(t, prog, serve(t, "--warm-workers", "1")) })
}

func secondStart(t *testing.T, prog string, s *server) {
	home := t.TempDir()
	start := func(more ...string) [3]int {
		r := run(t, time.Minute, s.env(append([]string{"FERRY_LOG=info", "FERRY_PROFILE=", "XDG_CACHE_HOME=" + home}, more...)...), prog)
		n := counts(t, r)
		if want := expected(t, "symbols", "13.0"); r.stdout != want {
			t.Errorf("%v: %s", more, diff(r.stdout, want))
		}
		s.idle(t)
		return n
	}
	first := start()
	second := start()
	if second[1] >= first[1] || second[1] > 12 {
		t.Errorf("%d round trips, then %d", first[1], second[1])
	}
	if second[2] >= first[2] {
		t.Errorf("%d bytes, then %d", first[2], second[2])
	}
	if third := start(); third != second {
		t.Errorf("the third start: %v, the second: %v", third, second)
	}
	if whole := start("FERRY_WHOLE_IMAGES=1"); whole[2] < first[2]+4096 {
		t.Errorf("%d bytes with everything, %d with what is of use", whole[2], first[2])
	}
	if n := start("FERRY_PROFILE=0"); n[1] < second[1] {
		t.Errorf("without a profile %d round trips, with one %d", n[1], second[1])
	}
	// A profile that is nonsense, or cannot be, is passed over.
	profiles, err := filepath.Glob(filepath.Join(home, "ferry", "profiles", "*"))
	if err != nil || len(profiles) != 1 {
		t.Fatalf("%d profiles, %v", len(profiles), err)
	}
	if info, err := os.Stat(profiles[0]); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for _, text := range []string{"", "nonsense\n", strings.Repeat("x", 1000), strings.Repeat("0", 64), strings.Repeat(strings.Repeat("0", 64)+"\n", 2000)} {
		if err := os.WriteFile(profiles[0], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		start()
	}
	if info, err := os.Stat(profiles[0]); err != nil || info.Size() > 65*512 {
		t.Errorf("%d bytes, %v", info.Size(), err)
	}
	if err := os.RemoveAll(filepath.Join(home, "ferry")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(home, 0o500); err != nil {
		t.Fatal(err)
	}
	start()
}

// TestEvicted: a server that has lost its cache is sent everything again.
func TestEvicted(t *testing.T) {
	dir := passable(t)
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure", "--cache-dir", dir)
	env := s.env("FERRY_LOG=info", "FERRY_PROFILE=", "XDG_CACHE_HOME="+t.TempDir())
	play := func() {
		t.Helper()
		r := run(t, time.Minute, env, example("reduce"))
		r.ok(t, read(t, filepath.Join(root, "examples/driver/expected/reduce.txt")))
		s.idle(t)
	}
	play()
	play()
	files, err := filepath.Glob(filepath.Join(dir, "*", "*"))
	if err != nil || len(files) != 2 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, f := range files { // damaged
		if err := os.WriteFile(f, []byte("damaged"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	play()
	play()
	owners, _ := filepath.Glob(filepath.Join(dir, "*"))
	for _, o := range owners {
		if err := os.RemoveAll(o); err != nil {
			t.Fatal(err)
		}
	}
	play()
}
