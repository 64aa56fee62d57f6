package e2e

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// TestLinkedDeviceCode runs a program of several units of device code (nvcc -rdc=true). Its linked image holds
// machine code alone, or nothing, and the software GPU links the PTX of the units: functions, variables, virtual
// functions and templates across units, a barrier of the grid, and kernels that start kernels.
func TestLinkedDeviceCode(t *testing.T) {
	for _, tt := range []struct {
		version string
		run     []string
		want    string
	}{
		{version: "13.0", want: linkedOutput},
		{version: "12.4", want: linkedOutput},
		// A kernel waits for its children, which CUDA 11 and devices before compute capability 9.0 allow.
		{version: "11.8", run: []string{"--soft-profile", "a100"}, want: strings.Replace(linkedOutput, "the last", "a kernel that waits for its child: 3\nthe last", 1)},
	} {
		t.Run(tt.version, func(t *testing.T) {
			t.Parallel() // compiling is what takes long
			prog := compileUnits(t, tt.version, "linked", "main.cu", "other.cu", "launches.cu")
			args := append([]string{"run", "--device", "soft"}, tt.run...)
			args = append(args, "--", prog)
			if tt.run != nil {
				args = append(args, "sync")
			}
			run(t, 2*time.Minute, nil, ferry, args...).ok(t, tt.want)
		})
	}
}

const linkedOutput = `functions of two units, with helpers of one name: 212
a variable and a constant of another unit: 3000
functions by address: 31
a template: 7
a virtual function: 49
a kernel that two units have: 13
dynamic shared memory in another unit: 501
a cooperative launch: 0
the grid's barrier: 128
a kernel that starts kernels: 0
a child: 42
a child in a stream: 50
memory that a kernel copies: 3
memory that a kernel clears: 4
a launch that cannot be: 9
the error is gone: 0
the device: 0
a recursion: 55
the order: 123
the last error: 0
PASS
`

// TestLinkedErrors: what cannot be linked is named, with its unit, on the program's standard error.
func TestLinkedErrors(t *testing.T) {
	prog := compileUnits(t, "11.8", "linked", "main.cu", "other.cu", "launches.cu")
	r := run(t, 2*time.Minute, nil, ferry, "run", "--device", "soft", "--", prog)
	if want := "undefined reference to cudaDeviceSynchronize in launches.cu"; r.code == 0 || !strings.Contains(r.stderr, want) {
		t.Errorf("exit code %d, want a failure and %q in:\n%s", r.code, want, r.stderr)
	}
}

// compileUnits builds a program of several sources in testdata/name with nvcc -rdc=true, unless the cache holds it.
func compileUnits(t *testing.T, version, name string, sources ...string) string {
	t.Helper()
	tc, err := toolchain.Get(version)
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA %s: %v", version, err)
	}
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(root, "test", "e2e", "testdata", name)
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	h := sha256.New()
	for _, f := range append(files, filepath.Join(tc.Root, ".complete")) {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(h, "%d\n%s\n", len(b), b)
	}
	out := filepath.Join(cache(t), fmt.Sprintf("%s-%s-%x", name, version, h.Sum(nil)[:10]))
	if _, err := os.Stat(out); err == nil {
		return out
	}
	tmp, err := os.MkdirTemp(cache(t), "compile-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(tmp)
	extra := []string{"-rdc=true"}
	for _, s := range sources[1:] {
		extra = append(extra, filepath.Join(dir, s))
	}
	if err := tc.Compile(filepath.Join(dir, sources[0]), filepath.Join(tmp, name), false, extra...); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(tmp, name), out); err != nil {
		t.Fatal(err)
	}
	return out
}
