package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/transport/faulty"
)

// TestSanitized runs whole programs with the shim built for the sanitizers. It is
// a part of make shim-test, which builds what it needs.
func TestSanitized(t *testing.T) {
	if os.Getenv("FERRY_SANITIZED") == "" {
		t.Skip("a part of make shim-test")
	}
	s, tcp := serve(t), serveTCP(t)
	t.Run("address", func(t *testing.T) {
		var runtime []string
		for _, lib := range []string{"libasan.so", "libubsan.so"} {
			path, err := exec.Command(compiler(), "-print-file-name="+lib).Output()
			if err != nil {
				t.Fatal(err)
			}
			runtime = append(runtime, strings.TrimSpace(string(path)))
		}
		env := []string{
			"FERRY_SERVER=" + s.address,
			"LD_LIBRARY_PATH=" + filepath.Join(root, "build", "asan"),
			"LD_PRELOAD=" + strings.Join(runtime, ":"),
			// The examples leave things to the end of the process, which is no leak of the shim's.
			"ASAN_OPTIONS=detect_leaks=0:exitcode=99:detect_stack_use_after_return=1",
			"UBSAN_OPTIONS=print_stacktrace=1:exitcode=99",
		}
		driverExamples(t, func(path string) result { return mustBeClean(t, run(t, 2*time.Minute, env, path)) })
		for name, modes := range map[string][]string{
			"forks":   {"before", "version", "after", "threads"},
			"reload":  {"plain", "own"},
			"comings": {""},
			"nvml":    {"calls", "fork", "threads"},
			"graphs":  {"300"},
		} {
			for _, mode := range modes {
				t.Run(name+" "+mode, func(t *testing.T) {
					if r := mustBeClean(t, run(t, 2*time.Minute, env, program(t, name), mode)); r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
						t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
					}
				})
			}
		}
		for _, mode := range []string{"thread", "main", "atexit", "wait", "cancel"} {
			t.Run("exits "+mode, func(t *testing.T) {
				if r := mustBeClean(t, run(t, 2*time.Minute, env, program(t, "exits"), mode)); r.code != 7 {
					t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
				}
			})
		}
	})
	for tool, env := range map[string]string{
		"asan": "ASAN_OPTIONS=exitcode=99:detect_stack_use_after_return=1", // with leaks: the program ends all it made
		"tsan": "TSAN_OPTIONS=report_thread_leaks=0",
	} {
		t.Run("stress "+tool, func(t *testing.T) {
			r := mustBeClean(t, run(t, 5*time.Minute, []string{"FERRY_SERVER=" + s.address, env}, filepath.Join(root, "build", tool, "stress"), "--threads", "12", "--operations", "40"))
			if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
				t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
	// Over a network there is one more thread, and now and then another connection.
	for tool, env := range map[string]string{
		"asan": "ASAN_OPTIONS=exitcode=99:detect_stack_use_after_return=1",
		"tsan": "TSAN_OPTIONS=report_thread_leaks=0",
	} {
		t.Run("network "+tool, func(t *testing.T) {
			p, way := through(t, tcp, 1, faulty.Rule{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 300_000, For: 20 * time.Millisecond})
			r := mustBeClean(t, run(t, 5*time.Minute, append(way, env), filepath.Join(root, "build", tool, "stress"), "--threads", "12", "--operations", "20"))
			if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") || p.Count(faulty.Cut) == 0 {
				t.Errorf("ended with %d after %d cuts: %s%s", r.code, p.Count(faulty.Cut), r.stdout, r.stderr)
			}
			if tool == "tsan" {
				mustBeClean(t, run(t, 5*time.Minute, append(way, env), filepath.Join(root, "build", tool, "hammer"))).ok(t, "PASS\n")
			}
			lanesSanitized(t, tcp, tool, env)
			movedSanitized(t, tcp, tool, env)
			at, _ := curtServer(t, tcp, 3)
			r = mustBeClean(t, run(t, 5*time.Minute, []string{"FERRY_SERVER=" + at, env}, filepath.Join(root, "build", tool, "stress"), "--threads", "4", "--operations", "5"))
			if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
				t.Errorf("behind a server that closes connections without an answer, ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
	t.Run("thread", func(t *testing.T) {
		for range 3 { // races differ from run to run
			r := mustBeClean(t, run(t, 5*time.Minute, []string{"FERRY_SERVER=" + s.address, "TSAN_OPTIONS=report_thread_leaks=0"}, filepath.Join(root, "build", "tsan", "hammer")))
			r.ok(t, "PASS\n")
			tsan := filepath.Join(root, "build", "tsan")
			r = mustBeClean(t, run(t, 5*time.Minute, []string{"FERRY_SERVER=" + s.address, "TSAN_OPTIONS=report_thread_leaks=0", "LD_LIBRARY_PATH=" + tsan}, filepath.Join(tsan, "nvml"), "threads"))
			r.ok(t, "PASS\n")
		}
	})
}

// lanesSanitized copies much over lanes that are cut.
func lanesSanitized(t *testing.T, tcp *server, tool, env string) {
	_, way := through(t, tcp, 2, faulty.Rule{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 15 << 20})
	bulk := filepath.Join(root, "build", "tsan", "bulk")
	way = append(way, env, "FERRY_LANES=2", "LD_LIBRARY_PATH="+filepath.Join(root, "build", tool))
	if tool == "asan" {
		path, err := exec.Command(compiler(), "-print-file-name=libasan.so").Output()
		if err != nil {
			t.Fatal(err)
		}
		bulk = program(t, "bulk")
		way = append(way, "LD_PRELOAD="+strings.TrimSpace(string(path)), "ASAN_OPTIONS=detect_leaks=0:exitcode=99")
	}
	mustBeClean(t, run(t, 5*time.Minute, append(way, "FERRY_COMPRESS=on"), bulk, "2", "1", "1")).ok(t, "PASS\n")
}

func mustBeClean(t *testing.T, r result) result {
	t.Helper()
	for _, word := range []string{"Sanitizer", "runtime error:"} {
		if strings.Contains(r.stderr, word) {
			t.Errorf("the sanitizer complains:\n%s", r.stderr)
		}
	}
	return r
}

func compiler() string {
	if cc := os.Getenv("CC"); cc != "" {
		return cc
	}
	return "cc"
}
