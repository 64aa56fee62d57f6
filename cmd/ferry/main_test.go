package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"golang.org/x/sys/unix"

	"ferry/shim"
	"ferry/test/clean"
	"ferry/test/limit"
)

// The scripts in testdata/script drive the command line as a person does. The
// test binary is the ferry they call; where it was built without the shims it
// carries a stand-in, which nothing in the scripts loads.

func TestMain(m *testing.M) {
	if os.Getenv("FERRY_TEST_NO_SHIMS") != "" {
		shimFiles = func() ([]shim.File, error) { return nil, nil }
	} else if files, err := shim.Files(); err == nil && len(files) == 0 {
		shimFiles = func() ([]shim.File, error) {
			return []shim.File{{Name: "libcuda.so.1", Data: []byte("a stand-in")}}, nil
		}
		toolFiles = func() map[string][]byte { return map[string][]byte{"ptxas": []byte("a stand-in")} }
	}
	if filepath.Base(os.Args[0]) != "ferry" {
		clean.Process()
	}
	if dir := os.Getenv("FERRY_TEST_SYSTEM"); dir != "" {
		systemFolder = dir
	}
	testscript.Main(m, map[string]func(){"ferry": main})
}

func TestScripts(t *testing.T) {
	checkpoints, err := filepath.Abs("../../checkpoint/testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			e.Setenv("CHECKPOINTS", checkpoints)
			e.Setenv("HOME", e.WorkDir)
			e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, "cache"))
			e.Setenv("GORACE", os.Getenv("GORACE"))
			e.Setenv("FERRY_TEST_SYSTEM", filepath.Join(e.WorkDir, "system"))
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"wait-for": waitFor,
			"code":     code,
			"mode":     mode,
			"signal":   send,
			"expand":   expand,
		},
	})
}

// waitFor waits until a file exists: wait-for path.
func waitFor(ts *testscript.TestScript, neg bool, args []string) {
	if limit.Holds(func() bool { _, err := os.Lstat(ts.MkAbs(args[0])); return (err == nil) != neg }) {
		return
	}
	ts.Fatalf("%s: waited in vain", args[0])
}

// code runs a command that must end with an exit code: code 127 ferry run x.
func code(ts *testscript.TestScript, _ bool, args []string) {
	err := ts.Exec(args[1], args[2:]...)
	got := 0
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if strconv.Itoa(got) != args[0] {
		ts.Fatalf("exit code %d, not %s", got, args[0])
	}
}

// send sends a signal to the commands in the background: signal USR1.
func send(ts *testscript.TestScript, _ bool, args []string) {
	for _, cmd := range ts.BackgroundCmds() {
		ts.Check(cmd.Process.Signal(unix.SignalNum("SIG" + args[0])))
	}
}

// expand puts variables' values into files: expand path...
func expand(ts *testscript.TestScript, _ bool, args []string) {
	for _, a := range args {
		text := os.Expand(ts.ReadFile(a), ts.Getenv)
		ts.Check(os.WriteFile(ts.MkAbs(a), []byte(text), 0o600))
	}
}

// mode checks a file's permissions: mode 600 path.
func mode(ts *testscript.TestScript, _ bool, args []string) {
	info, err := os.Lstat(ts.MkAbs(args[1]))
	ts.Check(err)
	if got := fmt.Sprintf("%o", info.Mode().Perm()); got != args[0] {
		ts.Fatalf("mode %s, not %s", got, args[0])
	}
}

func TestSize(t *testing.T) {
	for _, c := range []struct {
		in   string
		want size
		out  string
	}{
		{"8GiB", 8 << 30, "8GiB"},
		{"512mib", 512 << 20, "512MiB"},
		{"1 TiB", 1 << 40, "1TiB"},
		{"1GB", 1e9, "1000000000"},
		{"4096", 4096, "4KiB"},
		{"100B", 100, "100"},
		{"", 0, ""},
		{"0", 0, ""},
		{"-1", 0, ""},
		{"GiB", 0, ""},
		{"8 potatoes", 0, ""},
		{"99999999999TiB", 0, ""},
	} {
		var s size
		err := s.Set(c.in)
		if s != c.want || (err == nil) != (c.out != "") || (err == nil && s.String() != c.out) {
			t.Errorf("%q: got %d (%s), %v", c.in, s, s.String(), err)
		}
	}
}

func TestSetLibraries(t *testing.T) {
	shims := "/home/u/.cache/ferry/shims/0123"
	for _, c := range []struct{ name, old, dir, want string }{
		{"first", "", "/x", "/x"},
		{"in front", "/a:/b", "/x", "/x:/a:/b"},
		{"nested", shims + ":/a", "/x", "/x:/a"},
		{"for a worker", shims + ":/a", "", "/a"},
		{"for a worker, nothing left", shims, "", ""},
		{"empty entries mean the current directory; not with us", "/a::", "/x", "/x:/a"},
	} {
		env := []string{"A=1", "LD_LIBRARY_PATH=" + c.old, "B=2"}
		got := setLibraries(env, c.dir)
		if lookup(got, "LD_LIBRARY_PATH") != c.want || lookup(got, "A") != "1" || lookup(got, "B") != "2" {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// TestExtractShims: what is in the cache is what is in the binary, each time.
func TestExtractShims(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("TMPDIR", t.TempDir())
	files, err := shimFiles()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := extractShims()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(dir, cache) || !isShimDir(dir) {
		t.Errorf("in %s", dir)
	}
	path := filepath.Join(dir, files[0].Name)
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	same := func() bool { b, err := os.ReadFile(path); return err == nil && string(b) == string(files[0].Data) }

	if _, err = extractShims(); err != nil || !same() {
		t.Fatalf("again: %v", err)
	}
	if after, _ := os.Stat(path); !os.SameFile(before, after) {
		t.Error("a good file was replaced")
	}
	for name, spoil := range map[string]func() error{
		"other bytes": func() error { return os.WriteFile(path, []byte("evil"), 0o755) },
		"link": func() error {
			return os.Symlink("/etc/passwd", path)
		},
		"others may write": func() error {
			_ = os.WriteFile(path, files[0].Data, 0o600)
			return os.Chmod(path, 0o666)
		},
		"gone": func() error { return nil },
	} {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		if err := spoil(); err != nil {
			t.Fatal(err)
		}
		if _, err := extractShims(); err != nil || !same() {
			t.Errorf("%s: %v", name, err)
		}
		if info, err := os.Lstat(path); err != nil || info.Mode() != 0o555 {
			t.Errorf("%s: mode %v, %v", name, info.Mode(), err)
		}
	}
	if target, err := os.Readlink(filepath.Join(dir, "libcuda.so")); err != nil || target != "libcuda.so.1" {
		t.Errorf("libcuda.so: %q, %v", target, err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".new-*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}

	// A cache that others may write to is not used; the next place is.
	if err := os.Chmod(filepath.Dir(dir), 0o777); err != nil {
		t.Fatal(err)
	}
	second, err := extractShims()
	if err != nil || strings.HasPrefix(second, cache) || !isShimDir(second) {
		t.Errorf("beside an unsafe cache: %s, %v", second, err)
	}
}

func TestStopped(t *testing.T) {
	if stopped(os.Getpid()) || stopped(0) {
		t.Error("we are running")
	}
	if _, terminal := foreground(); terminal && unix.Getpgrp() == 0 {
		t.Error("no group")
	}
}
