package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// driverExamples runs every example of the driver API by exec and compares its
// output, where it is the same each time.
func driverExamples(t *testing.T, exec func(path string) result) {
	list, err := filepath.Glob(filepath.Join(root, "examples", "driver", "*.c"))
	if err != nil || len(list) < 5 {
		t.Fatalf("%d examples, %v", len(list), err)
	}
	for _, src := range list {
		name := strings.TrimSuffix(filepath.Base(src), ".c")
		t.Run(name, func(t *testing.T) {
			r := exec(filepath.Join(root, "bin", "examples", name))
			// Registered memory needs its addresses in the worker, which once in hundreds of runs has something there itself
			// (docs/compatibility.md, TestWorkersPlace): both are placed at random.
			for tries := 0; tries < 2 && strings.Contains(r.stderr, "registered, 0): CUDA_ERROR_NOT_SUPPORTED"); tries++ {
				r = exec(filepath.Join(root, "bin", "examples", name))
			}
			for line := range strings.Lines(r.stderr) {
				if name != "faults" || !strings.HasPrefix(line, "ferry: ") { // where the software GPU says what is wrong
					t.Errorf("stderr: %s", line)
				}
			}
			want, err := os.ReadFile(filepath.Join(root, "examples", "driver", "expected", name+".txt"))
			if err == nil {
				r.ok(t, string(want))
			} else if r.code != 0 || (name == "vectoradd" && !strings.HasSuffix(r.stdout, "\nPASS\n")) || r.stdout == "" {
				t.Errorf("ended with %d: %s", r.code, r.stdout)
			}
		})
	}
}

func TestDriverExamplesPrivate(t *testing.T) {
	driverExamples(t, func(path string) result {
		return run(t, time.Minute, nil, ferry, "run", "--device", "soft", "--", path)
	})
}

func TestDriverExamplesServer(t *testing.T) {
	s := serve(t)
	driverExamples(t, func(path string) result {
		return run(t, time.Minute, nil, ferry, "run", "--server", s.address, "--", path)
	})
}

// TestDriverExamplesSync has every command answered before the next is sent.
func TestDriverExamplesSync(t *testing.T) {
	driverExamples(t, func(path string) result {
		return run(t, time.Minute, []string{"FERRY_SYNC=1"}, ferry, "run", "--device", "soft", "--", path)
	})
}

func TestVisibleDevices(t *testing.T) {
	s := serve(t, "--soft-devices", "2")
	prog := program(t, "visible")
	see := func(setting ...string) string {
		t.Helper()
		r := run(t, 20*time.Second, s.env(setting...), prog)
		if r.code != 0 {
			t.Fatalf("%v: ended with %d: %s", setting, r.code, r.stderr)
		}
		return r.stdout
	}
	lines := strings.Split(strings.TrimSpace(see()), "\n")
	if len(lines) != 3 || lines[0] != "cuInit 0" || lines[1] == lines[2] {
		t.Fatalf("two devices look like this: %q", lines)
	}
	a, b := lines[1], lines[2]
	const none = "cuInit 100\n"
	for _, c := range []struct{ setting, want string }{
		{"", none},
		{"0", "cuInit 0\n" + a + "\n"},
		{"1", "cuInit 0\n" + b + "\n"},
		{"1,0", "cuInit 0\n" + b + "\n" + a + "\n"},
		{"0,7,1", "cuInit 0\n" + a + "\n"},
		{"0,0", none},
		{b, "cuInit 0\n" + b + "\n"},
		{b[:12], "cuInit 0\n" + b + "\n"},
		{b + ",0", "cuInit 0\n" + b + "\n" + a + "\n"},
		{"-1", none},
		{"potato", none},
		{"GPU-ffffffff", none},
		{"NoDevFiles", none},
	} {
		if got := see("CUDA_VISIBLE_DEVICES=" + c.setting); got != c.want {
			t.Errorf("CUDA_VISIBLE_DEVICES=%q: got %q, want %q", c.setting, got, c.want)
		}
	}
}
