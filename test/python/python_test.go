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

// wanted says what was asked for: "1" Numba, CuPy and cuBLAS, "torch" PyTorch with PTX inside and
// Triton, "all" these and PyTorch from PyPI.
var wanted = os.Getenv("FERRY_TEST_PYTHON")

// Which of the cases belong to what was asked for.
const (
	small = "1"
	ptx   = "torch"
	large = "all"
)

// softTorch stands for the Python that scripts/soft-torch unpacks.
const softTorch = "soft-torch"

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

func TestPython(t *testing.T) {
	for _, c := range []struct {
		name, script, requirements, python string
		kind                               string
		profile                            string
		log                                string // what ferry's log must say
	}{
		{"numba_suite", "numba_suite.py", "requirements.txt", "python3", small, "h100", ""},
		{"cupy_suite", "cupy_suite.py", "requirements.txt", "python3", small, "h100", ""},
		// What cuBLAS has no PTX of it refuses; the profile has it use what PTX it has.
		{"cublas12", "cublas_suite.py", "requirements-cublas12.txt", "python3", small, "next", "image refused"},
		{"cublas13", "cublas_suite.py", "requirements-cublas13.txt", "python3", small, "next", "image refused"},
		{"torch_train", "torch_train.py", "", softTorch, ptx, "next", ""},
		{"triton_suite", "triton_suite.py", "", softTorch, ptx, "a100", ""},
		{
			"torch_soft", "torch_soft.py", "requirements-torch.txt", "python3", large, "h100",
			`image refused \(209\): \d+ bytes at 0x[0-9a-f]+ of \S*/libtorch_cuda.so(?s:.*)holds machine code for sm_75.*the software GPU runs PTX for compute_90 or older`,
		},
		{"torch_ptx", "torch_ptx.py", "requirements-torch-ptx.txt", "python3.8", large, "h100", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if wanted != c.kind && wanted != large {
				t.Skipf("what it needs is large: make python-test, make torch (FERRY_TEST_PYTHON=%q; 1 tests Numba, CuPy and cuBLAS, torch PyTorch with PTX, all these and PyTorch from PyPI)", wanted)
			}
			python := ""
			if c.python == softTorch {
				python = unpackTorch(t)
			} else {
				python = environment(t, c.python, c.requirements)
			}
			ctx := limit.Context(t, 4*time.Minute)
			cmd := exec.CommandContext(ctx, "../../bin/ferry", "run", "--device", "soft", "--soft-profile", c.profile, "--", python, c.script)
			var out, log bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &log
			// Caches of its own, so that CuPy and Triton compile; the log for what it refuses.
			cmd.Env = append(os.Environ(), "CUPY_CACHE_DIR="+t.TempDir(), "TRITON_CACHE_DIR="+t.TempDir(), "FERRY_LOG=info")
			err := cmd.Run()
			want, readErr := os.ReadFile(filepath.Join("testdata", c.name+".txt"))
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

// unpackTorch returns the Python of Debian's PyTorch, unpacked into the cache if it is not there.
func unpackTorch(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(clean.Cache(), "soft-torch")
	if out, err := exec.Command("../../scripts/soft-torch", dir).CombinedOutput(); err != nil {
		t.Fatalf("scripts/soft-torch: %v\n%s", err, out)
	}
	return filepath.Join(dir, "python")
}

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
