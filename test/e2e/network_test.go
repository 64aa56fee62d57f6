package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// twoMachines makes two network namespaces with an address each, joined by a
// cable, and returns their names. They go with the test.
func twoMachines(t *testing.T) (near, far string) {
	t.Helper()
	if _, err := exec.LookPath("ip"); err != nil {
		skip(t, "there is no ip command (iproute2)")
	}
	if os.Geteuid() != 0 {
		skip(t, "network namespaces need root")
	}
	near, far = fmt.Sprintf("ferry-near-%d", os.Getpid()), fmt.Sprintf("ferry-far-%d", os.Getpid())
	ip := func(args ...string) error {
		if out, err := exec.Command("ip", args...).CombinedOutput(); err != nil {
			return fmt.Errorf("ip %q: %v: %s", args, err, out)
		}
		return nil
	}
	for _, ns := range []string{near, far} {
		if err := ip("netns", "add", ns); err != nil {
			skip(t, "network namespaces cannot be made here: %v", err)
		}
		t.Cleanup(func() { _ = ip("netns", "delete", ns) })
	}
	for _, args := range [][]string{
		{"link", "add", "cable", "netns", near, "type", "veth", "peer", "name", "cable", "netns", far},
		{"-n", near, "address", "add", "10.77.0.1/24", "dev", "cable"},
		{"-n", far, "address", "add", "10.77.0.2/24", "dev", "cable"},
		{"-n", near, "link", "set", "cable", "up"},
		{"-n", far, "link", "set", "cable", "up"},
	} {
		if err := ip(args...); err != nil {
			skip(t, "namespaces cannot be joined here: %v", err)
		}
	}
	return near, far
}

// TestTwoMachines is a program on one machine with the GPU of another.
func TestTwoMachines(t *testing.T) {
	near, far := twoMachines(t)
	dir := t.TempDir()
	token := filepath.Join(dir, "token")
	other := filepath.Join(dir, "other")
	for _, f := range []string{token, other} {
		if r := run(t, 10*time.Second, nil, ferry, "token", "create", "--out", f); r.code != 0 {
			t.Fatal(r.stderr)
		}
	}
	s := serveWith(t, []string{"ip", "netns", "exec", far}, "--listen", "tcp://10.77.0.2:7700", "--token-file", token)
	if s.address != "tcp://10.77.0.2:7700" {
		t.Fatalf("it listens on %s", s.address)
	}
	in := func(ns string, env []string, args ...string) result {
		t.Helper()
		return run(t, time.Minute, env, "ip", append([]string{"netns", "exec", ns}, args...)...)
	}

	for _, name := range []string{"reduce", "streams", "symbols", "threads"} {
		t.Run(name, func(t *testing.T) {
			r := in(near, nil, ferry, "run", "--server", s.address, "--token-file", token, "--", example(name))
			r.ok(t, read(t, filepath.Join(root, "examples/driver/expected", name+".txt")))
			if r.stderr != "" {
				t.Errorf("stderr: %s", r.stderr)
			}
		})
	}
	t.Run("through the environment", func(t *testing.T) {
		in(near, s.env("FERRY_TOKEN_FILE="+token), example("reduce")).ok(t, read(t, filepath.Join(root, "examples/driver/expected/reduce.txt")))
	})
	within(t, 5*time.Second, "the workers of the programs above gone", func() bool { return len(s.workers()) == 0 })
	t.Run("wrong token", func(t *testing.T) {
		oneLine(t, in(near, s.env("FERRY_TOKEN_FILE="+other), example("reduce")), s.address, "token was not accepted")
	})
	t.Run("no token", func(t *testing.T) {
		oneLine(t, in(near, s.env(), example("reduce")), s.address, "token")
	})
	t.Run("empty token", func(t *testing.T) {
		oneLine(t, in(near, s.env("FERRY_TOKEN="), example("reduce")), s.address, "token")
	})
	t.Run("token file that is not there", func(t *testing.T) {
		r := in(near, s.env("FERRY_TOKEN_FILE="+filepath.Join(dir, "nothing")), example("reduce"))
		if r.code == 0 || !strings.Contains(r.stderr, "cannot read the token file "+filepath.Join(dir, "nothing")) {
			t.Errorf("ended with %d: %s", r.code, r.stderr)
		}
	})
	t.Run("nobody was served without the token", func(t *testing.T) {
		if n := len(s.workers()); n != 0 {
			t.Errorf("%d workers", n)
		}
	})
	t.Run("not to be reached from elsewhere", func(t *testing.T) {
		// This process's own network has no cable to the other two.
		r := run(t, time.Minute, s.env("FERRY_TOKEN_FILE="+token), example("reduce"))
		if r.code == 0 {
			t.Error("the namespaces do not separate anything: the test proves nothing")
		}
	})
}
