package e2e

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// buggyKernels are the mistakes of testdata/buggy, and what is to be said about each: nothing else.
var buggyKernels = []struct{ mode, check, rule, kernel string }{
	{"none", "", "", ""},
	{"overrun", "memcheck", "out-of-bounds", "buggy::overrun(float*, int)"},
	{"shared_overrun", "memcheck", "out-of-bounds", "buggy::shared_overrun(int const*, int*)"},
	{"local_overrun", "memcheck", "out-of-bounds", "buggy::local_overrun(int const*, int*)"},
	{"null_pointer", "memcheck", "null-pointer", "buggy::null_pointer(buggy::list const*, int*)"},
	{"use_after_free", "memcheck", "use-after-free", "void buggy::add_one<int>(int*)"},
	{"misaligned", "memcheck", "misaligned", "buggy::misaligned(float const*, float*)"},
	{"garbage", "initcheck", "uninitialised-read", "void buggy::add_one<int>(int*)"},
	{"shared_garbage", "initcheck", "uninitialised-read", "buggy::shared_garbage(int const*, int*)"},
	{"race", "racecheck", "race", "buggy::race(int const*, int*)"},
	{"lost_update", "racecheck-global", "race", "buggy::lost_update(int*)"},
	{"divergent", "synccheck", "divergent-barrier", "buggy::divergent(int*)"},
	{"wrong_mask", "synccheck", "member-mask", "buggy::wrong_mask(int*)"},
	{"leak", "leakcheck", "leak", ""},
}

// TestBuggyKernels: a program with one mistake of each kind, as nvcc compiles it. With all checks on,
// each mistake is found by its check, its calls succeed, and no other check says anything.
func TestBuggyKernels(t *testing.T) {
	tc, err := toolchain.Get("13.0")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA 13.0: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	prog := compile(t, tc, filepath.Join(root, "test/e2e/testdata/buggy/buggy.cu"), false, "-lineinfo")
	for _, b := range buggyKernels {
		t.Run(b.mode, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "report.json")
			r := run(t, time.Minute, nil, ferry, "run", "--device", "soft", "--soft-check=all", "--soft-report", file, "--", prog, b.mode)
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var got struct {
				Findings []struct{ Check, Rule, Kernel string }
			}
			if err := json.Unmarshal(text, &got); err != nil {
				t.Fatal(err)
			}
			if b.check == "" {
				if r.code != 0 || len(got.Findings) != 0 {
					t.Errorf("ended with %d:\n%s%s", r.code, r.stdout, r.stderr)
				}
				return
			}
			if r.code != 1 || r.stdout != "" || len(got.Findings) == 0 {
				t.Fatalf("ended with %d:\n%s%s", r.code, r.stdout, r.stderr)
			}
			for _, f := range got.Findings {
				if f.Check != b.check || f.Rule != b.rule || f.Kernel != b.kernel {
					t.Errorf("found %+v:\n%s", f, r.stderr)
				}
			}
		})
	}
}
