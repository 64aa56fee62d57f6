package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/test/toolchain"
)

// These tests run clients for arm64 by emulation, against this machine's server. make test has a
// few of them; make arm64-test sets FERRY_TEST_ARM64=all and has all.

// arm64Root holds the libc and the loader of the cross compiler.
const arm64Root = "/usr/aarch64-linux-gnu"

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func arm64All() bool { return os.Getenv("FERRY_TEST_ARM64") == "all" }

// An emulator runs programs for arm64.
type emulator struct {
	command []string
	qemu    string
}

// needArm64 returns the emulator, or skips where it, the cross compiler or what make builds with
// that is missing. The emulator may not take much memory: one that keeps a record of every page of a
// session's addresses would take all there is.
func needArm64(t *testing.T) emulator {
	t.Helper()
	if !exists(filepath.Join(arm64Root, "lib", "ld-linux-aarch64.so.1")) {
		skip(t, "no libc for arm64 under %s: install gcc-aarch64-linux-gnu", arm64Root)
	}
	if !exists(filepath.Join(root, "build", "arm64", "lib", "libcuda.so.1")) {
		skip(t, "no shim for arm64: install gcc-aarch64-linux-gnu and run make arm64")
	}
	qemu, why := toolchain.NeedTool(t, toolchain.QemuArm64)
	if why != "" {
		skip(t, "no emulator: %s", why)
	}
	command := []string{qemu, "-L", arm64Root}
	if prlimit, err := exec.LookPath("prlimit"); err == nil {
		command = append([]string{prlimit, "--data=4294967296"}, command...)
	}
	return emulator{command, qemu}
}

// run runs a program for arm64 with our shim for arm64.
func (e emulator) run(t *testing.T, env []string, path string, args ...string) result {
	t.Helper()
	all := append(slices.Clone(e.command[1:]), "-E", "LD_LIBRARY_PATH="+filepath.Join(root, "build", "arm64", "lib"), path)
	return run(t, 5*time.Minute, env, e.command[0], append(all, args...)...)
}

// program compiles testdata/name.c for arm64.
func (e emulator) program(t *testing.T, name string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), name)
	lib := filepath.Join(root, "build", "arm64", "lib")
	args := []string{
		"-std=c11", "-D_GNU_SOURCE", "-O2", "-fno-tree-vectorize", "-g", "-Wall", "-Wextra", "-Werror", "-I" + filepath.Join(root, "examples", "driver"),
		"-I" + filepath.Join(root, "shim"), "-o", out, filepath.Join("testdata", name+".c"), "-L" + lib, "-l:libcuda.so.1", "-ldl", "-lpthread",
	}
	if msg, err := exec.Command("aarch64-linux-gnu-gcc", args...).CombinedOutput(); err != nil {
		t.Fatalf("aarch64-linux-gnu-gcc %s: %v\n%s", name, err, msg)
	}
	return out
}

// TestArm64Units: the shim's own tests, which make arm64-test builds.
func TestArm64Units(t *testing.T) {
	e := needArm64(t)
	limit.Test(t, time.Hour)
	list, err := filepath.Glob(filepath.Join(root, "build", "arm64", "test", "*"))
	if err != nil {
		t.Fatal(err)
	}
	sources, _ := filepath.Glob(filepath.Join(root, "shim", "test", "test_*.c"))
	if arm64All() && len(list) < len(sources) {
		t.Fatalf("%d of %d unit tests are built for arm64", len(list), len(sources))
	}
	if len(list) == 0 {
		skip(t, "the unit tests are not built for arm64: make arm64-test builds and runs them")
	}
	for _, path := range list {
		t.Run(filepath.Base(path), func(t *testing.T) {
			if r := e.run(t, []string{"FERRY_TEST_EMULATOR=" + e.qemu, "FERRY_TEST_EMULATOR_ROOT=" + arm64Root}, path); r.code != 0 {
				t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// arm64Ways are the ways from a program for arm64 to a server of this machine.
func arm64Ways(t *testing.T) map[string][]string {
	t.Helper()
	o := newOffice(t)
	token := o.token("board", "ml")
	tcp := serve(t, "--listen", "tcp://127.0.0.1:0", "--tokens", o.tokens)
	ways := map[string][]string{
		"unix": {"FERRY_SERVER=" + serve(t).address},
		"tcp":  {"FERRY_SERVER=" + tcp.address, "FERRY_TOKEN_FILE=" + token},
	}
	if arm64All() {
		s := o.serve("tls://127.0.0.1:0")
		env, _ := o.agent(s.address, o.certificate("alice", "ml")...)
		ways["tls"] = slices.DeleteFunc(env, func(v string) bool { return strings.HasPrefix(v, "LD_LIBRARY_PATH=") })
	}
	return ways
}

func arm64Example(path string) string {
	return filepath.Join(root, "bin", "arm64", "examples", filepath.Base(path))
}

// TestArm64Examples: the examples compute on arm64 what they compute here, over shared memory, TCP and TLS.
func TestArm64Examples(t *testing.T) {
	e := needArm64(t)
	limit.Test(t, time.Hour)
	for name, env := range arm64Ways(t) {
		t.Run(name, func(t *testing.T) {
			if arm64All() {
				driverExamples(t, func(path string) result { return e.run(t, env, arm64Example(path)) })
				return
			}
			if r := e.run(t, env, arm64Example("vectoradd")); r.code != 0 || !strings.HasSuffix(r.stdout, "\nPASS\n") {
				t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// TestArm64Programs: the programs that go through corners of the API, those with managed memory,
// host functions and virtual memory among them.
func TestArm64Programs(t *testing.T) {
	if !arm64All() {
		t.Skip("make arm64-test runs them")
	}
	e := needArm64(t)
	limit.Test(t, time.Hour)
	ways := arm64Ways(t)
	for _, name := range []string{"batches", "corners", "green", "narrow", "passed", "polls", "waits"} {
		prog := e.program(t, name)
		for way, env := range ways {
			t.Run(name+"/"+way, func(t *testing.T) { e.run(t, env, prog).ok(t, "PASS\n") })
		}
	}
}

// TestArm64Small: an address space of 39 bits, as kernels for small boards have it.
func TestArm64Small(t *testing.T) {
	e := needArm64(t)
	e.command = append(slices.Clone(e.command), "-R", "0x8000000000")
	env := []string{"FERRY_SERVER=" + serveTCP(t).address}
	for _, name := range []string{"vectoradd", "managed"} {
		r := e.run(t, env, arm64Example(name))
		if r.code != 0 || r.stderr != "" {
			t.Errorf("%s ended with %d: %s%s", name, r.code, r.stdout, r.stderr)
		}
	}
}

// TestArm64Ferry: ferry for arm64 has the libraries of its own architecture in it, and runs a program with them.
func TestArm64Ferry(t *testing.T) {
	if !arm64All() {
		t.Skip("make arm64-test builds ferry for arm64 and runs this")
	}
	e := needArm64(t)
	s := serveTCP(t)
	here := append(slices.Clone(e.command[1:]), filepath.Join(root, "bin", "arm64", "ferry"), "run", "--server", s.address, "--")
	args := append(append(here, e.command...), arm64Example("vectoradd"))
	r := run(t, 5*time.Minute, []string{"XDG_CACHE_HOME=" + t.TempDir()}, e.command[0], args...)
	if r.code != 0 || !strings.HasSuffix(r.stdout, "\nPASS\n") {
		t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
}
