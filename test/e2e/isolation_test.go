package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// These tests are about clients of one server that must not notice each other.
// SECURITY.md lists what each of them holds.

const nothingLeft = "pinned memory: clean\ndevice memory: clean\na module's variable: clean\nshared memory: clean\nPASS\n"

// TestResidue: whatever way a client ends, the next one, which takes all memory,
// finds nothing of its data.
func TestResidue(t *testing.T) {
	s := serve(t, "--soft-memory", "512MiB")
	prog := program(t, "residue")
	look := func(t *testing.T) {
		t.Helper()
		within(t, 5*time.Second, "the last worker gone", func() bool { return len(s.workers()) == 0 })
		run(t, time.Minute, s.env(), prog, "look", "90").ok(t, nothingLeft)
	}
	t.Run("control", func(t *testing.T) { // it would be found
		r := run(t, time.Minute, s.env(), prog, "both", "90")
		want := "pinned memory: 4194304 words of the pattern\ndevice memory: 58720256 words of the pattern\na module's variable: 131072 words of the pattern\n"
		if r.code != 1 || !strings.HasPrefix(r.stdout, want) || !strings.HasSuffix(r.stdout, "FOUND\n") {
			t.Errorf("ended with %d:\n%s%s", r.code, r.stdout, r.stderr)
		}
	})
	t.Run("exits", func(t *testing.T) {
		run(t, time.Minute, s.env(), prog, "fill", "90", "exit").ok(t, "ready\n")
		look(t)
	})
	for _, victim := range []string{"client", "worker"} {
		t.Run(victim+" killed", func(t *testing.T) {
			p := start(t, s.env(), prog, "fill", "90")
			pid := p.cmd.Process.Pid
			if victim == "worker" {
				pid = s.workers()[0]
			}
			if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
			look(t)
			_ = p.cmd.Process.Kill()
		})
	}
	t.Run("beside a living client", func(t *testing.T) {
		start(t, s.env(), prog, "fill", "40")
		run(t, time.Minute, s.env(), prog, "look", "40").ok(t, nothingLeft)
	})
}

// TestTrouble: while one client goes wrong, another computes, checks every result
// and takes no longer than sharing the processors explains.
func TestTrouble(t *testing.T) {
	s := serve(t, "--soft-memory", "2GiB")
	loop, trouble := program(t, "loop"), program(t, "trouble")
	const rounds = "1000"
	alone := run(t, time.Minute, s.env(), loop, rounds)
	alone.ok(t, "ready\nPASS\n")
	// Two processes on the processors of one, and all else that runs on a busy
	// machine; a client that waited for the other's end would take for ever.
	limit := 10*alone.took + 5*time.Second

	for _, kind := range []string{"illegal", "trap", "assert", "memory", "hang"} {
		t.Run(kind, func(t *testing.T) {
			bad := start(t, s.env(), trouble, kind)
			good := run(t, limit, s.env(), loop, rounds)
			good.ok(t, "ready\nPASS\n")
			if closed(bad.ended) {
				t.Errorf("it did not go wrong as it should: %q %s", bad.stdout, bad.stderr)
			}
			t.Logf("%v beside it, %v alone", good.took, alone.took)
		})
	}
	for _, signal := range []syscall.Signal{syscall.SIGSEGV, syscall.SIGKILL, syscall.SIGABRT, syscall.SIGSTOP} {
		t.Run("worker gets "+signal.String(), func(t *testing.T) {
			within(t, 5*time.Second, "no worker left", func() bool { return len(s.workers()) == 0 })
			bad := start(t, s.env(), loop)
			victims := s.workers()
			good := start(t, s.env(), loop, rounds)
			if len(victims) != 1 || len(s.workers()) != 2 {
				t.Fatalf("workers %v, then %v", victims, s.workers())
			}
			if err := syscall.Kill(victims[0], signal); err != nil {
				t.Fatal(err)
			}
			good.endsWithin(t, limit)
			if exitCode(good.cmd.ProcessState) != 0 || !slices.Equal(good.stdout, []string{"PASS"}) {
				t.Errorf("the other client: %q %s", good.stdout, good.stderr)
			}
			if signal == syscall.SIGSTOP {
				_ = syscall.Kill(victims[0], syscall.SIGKILL)
			}
			bad.endsWithin(t, 5*time.Second)
		})
	}
	run(t, time.Minute, s.env(), example("reduce")).ok(t, read(t, filepath.Join(root, "examples/driver/expected/reduce.txt")))
}

// TestWorkersPlace: a worker has nothing where it must have its client's device memory, and hardly anything where clients have
// memory that they may register: neither at low addresses, where programs that are not position-independent have theirs, nor much
// among libraries.
func TestWorkersPlace(t *testing.T) {
	const low, libraries, much = 0x7000_0000, 0x5000_0000_0000, 4 << 30
	s := serve(t)
	start(t, s.env(), program(t, "loop"))
	workers := s.workers()
	if len(workers) != 1 {
		t.Fatalf("workers %v, want one", workers)
	}
	window := false
	for line := range strings.Lines(read(t, fmt.Sprintf("/proc/%d/maps", workers[0]))) {
		var from, to uint64
		if _, err := fmt.Sscanf(line, "%x-%x", &from, &to); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		window = window || from == 0x2000_0000_0000
		if from < low && !movable() {
			skip(t, "this machine's linker cannot place a program: workers are at %#x", from)
		}
		if from < low || from > libraries && to-from > much {
			t.Errorf("%s", line)
		}
	}
	if !window {
		t.Error("its client's device memory is not where it should be: was it built with the Makefile's GOEXPERIMENT?")
	}
}

// movable says whether the Makefile could have a program placed.
func movable() bool {
	cmd := exec.Command("cc", "-x", "c", "-", "-no-pie", "-Wl,-Ttext-segment=0x70000000", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader("int main(void) { return 0; }")
	return cmd.Run() == nil
}

// TestConfined looks at the workers of a real server while they work; what the
// confinement keeps them from is tried in package daemon.
func TestConfined(t *testing.T) {
	temp, err := os.MkdirTemp("/tmp", "ferry-e2e-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(temp) })
	if err := os.Chmod(temp, 0o755); err != nil {
		t.Fatal(err)
	}
	args := []string{"--worker-temp", temp}
	if os.Geteuid() == 0 {
		args = append(args, "--worker-uids", "60700-60799")
	}
	s := serve(t, args...)
	p := start(t, s.env(), program(t, "loop"))
	monitor := start(t, s.env(), program(t, "nvml"), "lost")
	workers := s.workers()
	if len(workers) != 2 {
		t.Fatalf("workers %v, want two", workers)
	}
	for _, pid := range workers {
		status := read(t, fmt.Sprintf("/proc/%d/status", pid))
		want := []string{"NoNewPrivs:\t1\n", "Seccomp:\t2\n", "CapEff:\t0000000000000000\n"}
		if os.Geteuid() == 0 {
			want = append(want, "Uid:\t60700\t60700\t60700\t60700\n")
		}
		for _, w := range want {
			if !strings.Contains(status, w) {
				t.Errorf("not %q in the status of worker %d:\n%s", w, pid, status)
			}
		}
	}
	folders := func() int {
		list, err := os.ReadDir(temp)
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	if n := folders(); n != 2 {
		t.Errorf("%d folders of workers", n)
	}
	for _, r := range []*running{p, monitor} {
		_ = r.cmd.Process.Kill()
	}
	within(t, 5*time.Second, "no folder left", func() bool { return folders() == 0 })
}
