package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// overBoth runs a test with a server at a Unix socket and one on TCP. env is
// what a program needs to reach it.
func overBoth(t *testing.T, test func(t *testing.T, s *server, env []string)) {
	t.Run("unix", func(t *testing.T) {
		s := serve(t)
		test(t, s, s.env())
	})
	t.Run("tcp", func(t *testing.T) {
		token := filepath.Join(t.TempDir(), "token")
		if r := run(t, 10*time.Second, nil, ferry, "token", "create", "--out", token); r.code != 0 {
			t.Fatal(r.stderr)
		}
		s := serve(t, "--listen", "tcp://127.0.0.1:0", "--token-file", token, "--resume", "1s")
		test(t, s, s.env("FERRY_TOKEN_FILE="+token))
	})
}

func TestSharingExamples(t *testing.T) {
	overBoth(t, func(t *testing.T, _ *server, env []string) {
		for _, name := range []string{"ipc", "sharing"} {
			r := run(t, time.Minute, env, filepath.Join(root, "bin", "examples", name))
			r.ok(t, read(t, filepath.Join(root, "examples", "driver", "expected", name+".txt")))
		}
	})
}

// TestSharingIsByName: only the very handle opens anything.
func TestSharingIsByName(t *testing.T) {
	prog := program(t, "shares")
	overBoth(t, func(t *testing.T, _ *server, env []string) {
		handles := lend(t, env, prog)
		run(t, 30*time.Second, env, prog, "open", handles).ok(t, "memory: right\nevent: CUDA_SUCCESS\n")
		run(t, 30*time.Second, env, prog, "alter", handles).ok(t, "0 taken\n")
		// Another server has other names, even for a program that knows one.
		other := serve(t)
		run(t, 30*time.Second, other.env(), prog, "open", handles).ok(t, "memory: CUDA_ERROR_INVALID_HANDLE\nevent: CUDA_ERROR_INVALID_HANDLE\n")
	})
}

// TestSharingOutlivesTheLender: who has opened memory keeps it, who comes later
// gets nothing.
func TestSharingOutlivesTheLender(t *testing.T) {
	prog := program(t, "shares")
	overBoth(t, func(t *testing.T, s *server, env []string) {
		lender := start(t, env, prog, "lend")
		handles := lender.line(t)
		file := filepath.Join(t.TempDir(), "go")
		holder := start(t, env, prog, "hold", handles, file)
		_ = lender.cmd.Process.Kill()
		within(t, 10*time.Second, "the lender's worker ends", func() bool { return len(s.workers()) == 1 })
		touch(t, file)
		holder.endsWithin(t, 30*time.Second)
		want := "memory: right\nevent: CUDA_SUCCESS\nmemory: CUDA_ERROR_INVALID_HANDLE\nevent: CUDA_ERROR_INVALID_HANDLE"
		if got := strings.Join(holder.stdout, "\n"); got != want {
			t.Errorf("got\n%s\nwant\n%s\nstderr: %s", got, want, holder.stderr)
		}
	})
}

// TestSharingLeavesNothing: descriptors in daemon, workers and program stay as
// many as they were.
func TestSharingLeavesNothing(t *testing.T) {
	prog := program(t, "shares")
	s := serve(t, watched()...)
	handles := lend(t, s.env(), prog)
	file := filepath.Join(t.TempDir(), "go")
	p := start(t, s.env(), prog, "cycle", handles, file)
	// A free is done beside the loop: let the last of them end.
	time.Sleep(200 * time.Millisecond)
	pids := append(s.workers(), s.cmd.Process.Pid, p.cmd.Process.Pid)
	count := func() (n int) {
		for _, pid := range pids {
			list, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", pid))
			if err != nil {
				t.Fatal(err)
			}
			n += len(list)
		}
		return n
	}
	before := count()
	touch(t, file)
	within(t, time.Minute, "a thousand rounds", func() bool {
		_, err := os.Stat(file + ".done")
		return err == nil || closed(p.ended)
	})
	if closed(p.ended) {
		t.Fatalf("it ended: %s", p.stderr)
	}
	within(t, 5*time.Second, fmt.Sprintf("at most %d descriptors", before+4), func() bool { return count() <= before+4 })
}

func TestPeers(t *testing.T) {
	prog := program(t, "peer")
	s := serve(t, "--soft-devices", "4")
	const first = "can access: 1\ncopied without access: yes\n"
	const all = first + "twice: CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED\nitself: CUDA_ERROR_PEER_ACCESS_UNSUPPORTED\n" +
		"older memory of the peer, by a kernel here: yes\nyounger memory: yes\nmapped for both: yes\n" +
		"a pool's memory from before and after: yes\ndisabled twice: CUDA_ERROR_PEER_ACCESS_NOT_ENABLED\n"
	for mistake, want := range map[string]string{
		"none":   all,
		"pool":   strings.Replace(all, "disabled twice: CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", "CUDA_ERROR_ILLEGAL_ADDRESS", 1),
		"kernel": first + "CUDA_ERROR_ILLEGAL_ADDRESS\n",
		"after":  all + "CUDA_ERROR_ILLEGAL_ADDRESS\n",
		"mapped": all + "CUDA_ERROR_ILLEGAL_ADDRESS\n",
	} {
		t.Run(mistake, func(t *testing.T) {
			run(t, 30*time.Second, s.env(), prog, mistake).ok(t, want)
		})
	}
}

// lend starts a program that lends and returns its handles.
func lend(t *testing.T, env []string, prog string) string {
	t.Helper()
	return start(t, env, prog, "lend").line(t)
}

// line is the one line a program printed before it was ready.
func (p *running) line(t *testing.T) string {
	t.Helper()
	if len(p.stdout) != 1 {
		t.Fatalf("it printed %q", p.stdout)
	}
	return p.stdout[0]
}

func touch(t *testing.T, file string) {
	t.Helper()
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
}

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}
