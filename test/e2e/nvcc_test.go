package e2e

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// These tests run programs that NVIDIA's own compiler built against NVIDIA's own
// runtime library, unmodified, and compare what they print with what they printed
// on a real GPU (examples/README.md).

// reduced is run with shared runtimes, and the releases between those that are tested
// in full: it touches each way in which runtimes differ (entry points, tables,
// launches). Compiling everything for all of them takes minutes.
var reduced = []string{"vectoradd", "symbols", "streams", "errors", "fork_after"}

// builds are the runtimes to test, and how much of each. FERRY_TEST_ALL=1 runs
// everything with all of them.
var builds = []struct {
	version string
	shared  bool
	full    bool
	always  bool // whether to test it without FERRY_TEST_ALL
}{
	{"13.0", false, true, true},
	{"13.0", true, false, true},
	{"11.8", false, true, true},
	{"11.8", true, false, true},
	{"12.9", false, false, true},
	{"12.9", true, false, true},
	{"12.4", false, false, true}, // its archives are those of 12.9
	{"12.4", true, false, true},
	{"12.0", false, false, false}, // 350 MB of its own
	{"12.0", true, false, false},
}

func TestCUDA(t *testing.T) {
	all := os.Getenv("FERRY_TEST_ALL") == "1"
	sources, err := filepath.Glob(filepath.Join(root, "examples", "cuda", "*.cu"))
	if err != nil || len(sources) < 10 {
		t.Fatalf("%d programs, %v", len(sources), err)
	}
	for _, b := range builds {
		kind := "static"
		if b.shared {
			kind = "shared"
		}
		t.Run(b.version+"-"+kind, func(t *testing.T) {
			if !b.always && !all {
				t.Skip("runs with FERRY_TEST_ALL=1")
			}
			tc, err := toolchain.Get(b.version)
			if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
				skip(t, "no CUDA %s: %v", b.version, err)
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, src := range sources {
				name := strings.TrimSuffix(filepath.Base(src), ".cu")
				if !b.full && !all && !slices.Contains(reduced, name) {
					continue
				}
				t.Run(name, func(t *testing.T) {
					t.Parallel() // compiling is what takes long
					prog := compile(t, tc, src, b.shared)
					r := run(t, 2*time.Minute, nil, ferry, "run", "--device", "soft", "--", prog)
					r.ok(t, expected(t, name, b.version))
				})
			}
		})
	}
}

// expected is what a program prints with a runtime.
func expected(t *testing.T, name, version string) string {
	t.Helper()
	dir := filepath.Join(root, "examples", "cuda", "expected")
	major, _, _ := strings.Cut(version, ".")
	if b, err := os.ReadFile(filepath.Join(dir, name+"."+major+".txt")); err == nil {
		return string(b)
	}
	return read(t, filepath.Join(dir, name+".txt"))
}

// compile builds a program unless the cache holds it, built from the same text
// by the same toolchain.
func compile(t *testing.T, tc *toolchain.Toolchain, src string, shared bool, extra ...string) string {
	t.Helper()
	h := sha256.New()
	headers, err := filepath.Glob(filepath.Join(filepath.Dir(src), "*.h"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(append([]string{src}, headers...), filepath.Join(tc.Root, ".complete")) {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(h, "%d\n%s\n", len(b), b)
	}
	fmt.Fprintf(h, "recipe 1 %v %s%s", shared, tc.Root, strings.Join(extra, " "))
	name := strings.TrimSuffix(filepath.Base(src), ".cu")
	out := filepath.Join(cache(t), fmt.Sprintf("%s-%x", name, h.Sum(nil)[:10]))
	if _, err := os.Stat(out); err == nil {
		return out
	}
	dir, err := os.MkdirTemp(cache(t), "compile-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	tmp := filepath.Join(dir, name)
	if err := tc.Compile(src, tmp, shared, extra...); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(tmp, out); err != nil {
		t.Fatal(err)
	}
	return out
}
