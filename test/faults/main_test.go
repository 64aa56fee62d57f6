// Package faults runs a program that behaves like a training run of PyTorch
// (testdata/train.c) hundreds of times and does something to it each time: kills one of
// the processes, cuts or damages the link, lets the device fail. Each run must end
// with the right answer or with one clear CUDA error, and leave nothing behind.
// What is done follows from a seed, which is printed; docs/operating.md says how
// to repeat a run.
package faults

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/test/clean"
)

var (
	ferry   string // the command
	library string // the folder that holds libcuda.so.1
	train   string // the program
)

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

func testMain(m *testing.M) int {
	clean.Process()
	root, _ := filepath.Abs("../..")
	ferry, library, train = filepath.Join(root, "bin/ferry"), filepath.Join(root, "shim/lib"), filepath.Join(root, "bin/faults/train")
	for _, f := range []string{ferry, filepath.Join(library, "libcuda.so.1"), train} {
		if _, err := os.Stat(f); err != nil {
			fmt.Fprintf(os.Stderr, "faults: %v\nfaults: these tests need what make builds: run make first\n", err)
			return 1
		}
	}
	// Who loses its parent becomes our child: whatever outlives a run is found.
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		fmt.Fprintln(os.Stderr, "faults:", err)
		return 1
	}
	return m.Run()
}

// environment is ours, which is clean, without the variables of tests; all temporary files go to
// dir.
func environment(dir string, more ...string) []string {
	env := slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "FERRY_") })
	env = append(env, "FERRY_PROFILE=0", "TMPDIR="+filepath.Join(dir, "tmp"), "HOME="+dir, "XDG_CACHE_HOME="+filepath.Join(dir, "xdg"), "XDG_RUNTIME_DIR="+dir)
	return append(env, more...)
}
