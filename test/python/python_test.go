// Package python runs Python programs from PyPI wheels on the software GPU. The
// wheels are large, so it does nothing unless asked: make python-test.
package python

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ferry/test/clean"
	"ferry/test/limit"
)

// wanted says what was asked for: "1" Numba and CuPy, "all" PyTorch as well.
var wanted = os.Getenv("FERRY_TEST_PYTHON")

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

func TestPython(t *testing.T) {
	for _, c := range []struct {
		script, requirements, python string
		large                        bool
		log                          string // what ferry's log must say
	}{
		{"numba_suite", "requirements.txt", "python3", false, ""},
		{"cupy_suite", "requirements.txt", "python3", false, ""},
		{
			"torch_soft", "requirements-torch.txt", "python3", true,
			`image refused \(209\): \d+ bytes at 0x[0-9a-f]+ of \S*/libtorch_cuda.so(?s:.*)holds machine code for sm_75.*the software GPU runs PTX for compute_90 or older`,
		},
		{"torch_ptx", "requirements-torch-ptx.txt", "python3.8", true, ""},
	} {
		t.Run(c.script, func(t *testing.T) {
			if wanted == "" || c.large && wanted != "all" {
				t.Skipf("wheels are large: make python-test (FERRY_TEST_PYTHON=%q; 1 tests Numba and CuPy, all PyTorch as well)", wanted)
			}
			python := environment(t, c.python, c.requirements)
			ctx := limit.Context(t, time.Minute)
			cmd := exec.CommandContext(ctx, "../../bin/ferry", "run", "--device", "soft", "--", python, c.script+".py")
			var out, log bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &log
			// A cache of its own, so that CuPy compiles; the log for what it refuses.
			cmd.Env = append(os.Environ(), "CUPY_CACHE_DIR="+t.TempDir(), "FERRY_LOG=info")
			err := cmd.Run()
			want, readErr := os.ReadFile(filepath.Join("testdata", c.script+".txt"))
			if readErr != nil {
				t.Fatal(readErr)
			}
			if err != nil || out.String() != string(want) {
				t.Fatalf("%v; it printed\n%s\nnot\n%s\nand said\n%s", err, &out, want, tail(log.String()))
			}
			if !regexp.MustCompile(c.log).MatchString(log.String()) {
				t.Errorf("the log has no %s:\n%s", c.log, tail(log.String()))
			}
		})
	}
}

func tail(s string) string { return s[max(0, len(s)-8000):] }

// environment returns the Python of a virtual environment with the requirements,
// made in the cache if it is not there.
func environment(t *testing.T, python, requirements string) string {
	t.Helper()
	text, err := os.ReadFile(requirements)
	if err != nil {
		t.Fatal(err)
	}
	path, err := exec.LookPath(python)
	if err != nil {
		t.Skipf("NOT TESTED: no %s here", python)
	}
	if out, err := exec.Command(path, "--version").CombinedOutput(); err != nil {
		t.Skipf("NOT TESTED: %s does not run: %s", path, out) // a version manager's stand-in
	}
	base := clean.Cache()
	name := strings.TrimSuffix(requirements, ".txt")
	dir := filepath.Join(base, "python", fmt.Sprintf("%s-%x", name, sha256.Sum256(append(text, path...)))[:len(name)+13])
	if _, err := os.Stat(filepath.Join(dir, "complete")); err != nil {
		for _, args := range [][]string{
			{path, "-m", "venv", "--clear", dir},
			{filepath.Join(dir, "bin", "python"), "-m", "pip", "install", "--quiet", "--no-deps", "-r", requirements},
		} {
			if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, out)
			}
		}
		if err := os.WriteFile(filepath.Join(dir, "complete"), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "bin", "python")
}
