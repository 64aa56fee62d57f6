package e2e

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ferry/client"
	"ferry/test/limit"
	"ferry/transport/faulty"
	"ferry/wire"
)

// shakes is how many bytes of a connection belong to the handshake, either way.
const shakes = 600

// serveTCP starts a server on the network.
func serveTCP(t *testing.T, args ...string) *server {
	t.Helper()
	return serve(t, append([]string{"--listen", "tcp://127.0.0.1:0", "--insecure"}, args...)...)
}

// through puts a faulty wire between the server and whoever connects to the
// address in what it returns.
func through(t *testing.T, s *server, seed uint64, rules ...faulty.Rule) (*faulty.Proxy, []string) {
	t.Helper()
	p, err := faulty.Start(strings.TrimPrefix(s.address, "tcp://"), seed, rules...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p, []string{"FERRY_SERVER=tcp://" + p.Addr(), "LD_LIBRARY_PATH=" + library}
}

func number(name string, otherwise uint64) uint64 {
	if n, err := strconv.ParseUint(os.Getenv(name), 10, 64); err == nil {
		return n
	}
	return otherwise
}

// TestCuts runs a program whose results depend on every command being executed
// once, in order, over a wire that fails hundreds of times. FERRY_TEST_SEED
// repeats a run, FERRY_TEST_CUTS makes a longer one.
func TestCuts(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	want := int(number("FERRY_TEST_CUTS", 60))
	s := serveTCP(t)
	for name, rules := range map[string][]faulty.Rule{
		"cut":       {{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 300_000}},
		"close":     {{Action: faulty.Close, Skip: shakes, Min: 1, Max: 300_000, For: 20 * time.Millisecond}},
		"corrupt":   {{Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 300_000}},
		"truncate":  {{Action: faulty.Truncate, Skip: shakes, Min: 1, Max: 300_000}},
		"duplicate": {{Action: faulty.Duplicate, Skip: shakes, Min: 1, Max: 300_000}},
		"reorder":   {{Action: faulty.Reorder, Skip: shakes, Min: 1, Max: 300_000}},
		"all": {
			{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 900_000, For: 50 * time.Millisecond},
			{Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 900_000},
			{Action: faulty.Delay, Min: 1, Max: 500_000, For: 50 * time.Millisecond},
			{Action: faulty.Truncate, Skip: shakes, Min: 1, Max: 900_000},
		},
		"handshakes too": {{Action: faulty.Cut, From: 1, Min: 1, Max: 1000, Times: 30}, {Action: faulty.Cut, Skip: shakes, Min: 1, Max: 300_000}},
	} {
		t.Run(name, func(t *testing.T) {
			failures, connections := 0, 0
			for round := uint64(0); failures < want; round++ {
				p, env := through(t, s, seed+round, rules...)
				r := run(t, 2*time.Minute, append(env, "FERRY_RESUME=30s", "FERRY_PEER_TIMEOUT=1s"), program(t, "chain"), "60", strconv.FormatUint(seed+round, 10))
				if r.code != 0 || r.stdout != "PASS\n" || r.stderr != "" {
					t.Fatalf("seed %d (FERRY_TEST_SEED): ended with %d: %s%s", seed+round, r.code, r.stdout, r.stderr)
				}
				for a := faulty.Cut; a <= faulty.Corrupt; a++ {
					failures += p.Count(a)
				}
				connections += p.Connections()
			}
			t.Logf("seed %d: %d failures, %d connections", seed, failures, connections)
			if connections < want/4 && name != "duplicate" {
				t.Errorf("only %d connections: the session did not outlive any", connections)
			}
		})
	}
	within(t, 5*time.Second, "all workers gone: nothing leaks", func() bool { return len(s.workers()) == 0 })
}

// TestCutsWithoutThread is a program in which the shim can start no thread, and
// which has none itself.
func TestCutsWithoutThread(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	t.Logf("seed %d", seed)
	p, env := through(t, serveTCP(t), seed, faulty.Rule{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 300_000})
	for round := uint64(0); p.Count(faulty.Cut) < 50; round++ {
		run(t, 20*time.Second, append(env, "FERRY_LINK_THREAD=0"), program(t, "chain"), "80", strconv.FormatUint(seed+round, 10), "1").ok(t, "PASS\n")
	}
}

// TestCutWhileWaiting cuts the connection for longer than anybody would notice
// by himself, while a program works, several times.
func TestCutWhileWaiting(t *testing.T) {
	s := serveTCP(t)
	p, env := through(t, s, 1)
	loop := start(t, env, program(t, "loop"), "8000")
	for range 5 {
		time.Sleep(600 * time.Millisecond)
		p.CutAll(300 * time.Millisecond)
	}
	loop.endsWithin(t, time.Minute)
	if code := exitCode(loop.cmd.ProcessState); code != 0 || loop.stderr.String() != "" {
		t.Errorf("ended with %d: %q %s", code, loop.stdout, loop.stderr)
	}
	if p.Connections() < 3 {
		t.Errorf("%d connections", p.Connections())
	}
}

// TestCutWhileConnecting begins a program while nobody gets through. If that takes a
// while it is told so, once.
func TestCutWhileConnecting(t *testing.T) {
	s := serveTCP(t)
	p, env := through(t, s, 1)
	p.CutAll(time.Second)
	r := run(t, time.Minute, env, program(t, "chain"), "3", "1")
	if lines := strings.Count(r.stderr, "\n"); r.code != 0 || r.stdout != "PASS\n" || lines > 1 || strings.Count(r.stderr, "are cut while they are made") != lines {
		t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
}

// curtServer stands before a server at an address of its own: it closes so many connections without a word, in
// every other case after the first bytes were read, and lets the rest through. It returns the
// address, and counts all connections that came to it.
func curtServer(t *testing.T, s *server, closes int) (address string, came *atomic.Int64) {
	t.Helper()
	scheme, target, _ := strings.Cut(s.address, "://")
	at := "127.0.0.1:0"
	if scheme == "unix" {
		at = filepath.Join(t.TempDir(), "curt")
	}
	l, err := net.Listen(scheme, at)
	if err != nil {
		t.Fatal(err)
	}
	if u, ok := l.(*net.UnixListener); ok {
		u.SetUnlinkOnClose(false)
	}
	came = new(atomic.Int64)
	var all sync.WaitGroup
	t.Cleanup(func() { _ = l.Close(); all.Wait() })
	all.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			n := came.Add(1)
			if n > int64(closes) {
				all.Go(func() { carryOn(conn, scheme, target) })
				continue
			}
			if n%2 == 0 {
				_, _ = io.ReadFull(conn, make([]byte, 128))
			}
			// What comes with a connection of a Unix socket cannot be carried: the path leads to the
			// server from now on.
			if n == int64(closes) && scheme == "unix" {
				if err := errors.Join(os.Symlink(target, at+".next"), os.Rename(at+".next", at)); err != nil {
					t.Error(err)
				}
			}
			_ = conn.Close()
		}
	})
	return scheme + "://" + l.Addr().String(), came
}

// carryOn carries a connection on until it ends.
func carryOn(conn net.Conn, network, target string) {
	defer conn.Close()
	next, err := net.Dial(network, target)
	if err != nil {
		return
	}
	var back sync.WaitGroup
	back.Go(func() { _, _ = io.Copy(next, conn); _ = next.Close() })
	_, _ = io.Copy(conn, next)
	_ = conn.Close()
	back.Wait()
}

// TestClosedUnanswered: a server that closes connections without an answer, since it has too much to do, is
// tried again, and the program starts; one that says why it refuses is not tried again.
func TestClosedUnanswered(t *testing.T) {
	for name, s := range map[string]*server{"tcp": serveTCP(t), "unix": serve(t)} {
		t.Run(name, func(t *testing.T) {
			at, came := curtServer(t, s, 3)
			r := run(t, time.Minute, []string{"FERRY_SERVER=" + at, "FERRY_LANES=0", "LD_LIBRARY_PATH=" + library}, program(t, "chain"), "3", "1")
			if lines := strings.Count(r.stderr, "\n"); r.code != 0 || r.stdout != "PASS\n" || lines > 1 || strings.Count(r.stderr, "are cut while they are made") != lines {
				t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
			if want := map[string]int64{"tcp": 4, "unix": 3}[name]; came.Load() != want {
				t.Errorf("%d connections came, want %d", came.Load(), want)
			}
		})
	}
	t.Run("refused", func(t *testing.T) {
		at, came := curtServer(t, serveTCP(t), 0)
		r := run(t, time.Minute, []string{"FERRY_SERVER=" + at, "FERRY_TOKEN=not asked for", "LD_LIBRARY_PATH=" + library}, program(t, "chain"), "3", "1")
		if r.code == 0 || came.Load() != 1 || strings.Count(r.stderr, "refused: ") != 1 {
			t.Errorf("ended with %d after %d connections: %s%s", r.code, came.Load(), r.stdout, r.stderr)
		}
	})
}

// TestExpiry: a session whose connection does not come back ends at both ends,
// within the time set, with one clear error.
func TestExpiry(t *testing.T) {
	s := serveTCP(t, "--resume", "1s")
	p, env := through(t, s, 1)
	loop := start(t, append(env, "FERRY_RESUME=1s"), program(t, "loop"))
	from := time.Now()
	p.CutAll(time.Hour)
	within(t, 4*time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
	loop.endsWithin(t, 10*time.Second)
	out := strings.Join(loop.stdout, "\n")
	if code := exitCode(loop.cmd.ProcessState); code != 9 || !strings.Contains(out, "CUDA_ERROR_DEVICE_UNAVAILABLE") {
		t.Errorf("ended with %d: %s %s", code, out, loop.stderr)
	}
	if n := strings.Count(loop.stderr.String(), "ferry: "); n != 1 || !strings.Contains(loop.stderr.String(), "lost the server") {
		t.Errorf("%d lines: %s", n, loop.stderr)
	}
	if took := time.Since(from); took < 900*time.Millisecond {
		t.Errorf("it did not wait: %v", took)
	}
}

// TestExpiredOnServer: the client comes back too late, and is told so at once.
func TestExpiredOnServer(t *testing.T) {
	s := serveTCP(t, "--resume", "200ms")
	p, env := through(t, s, 1)
	loop := start(t, env, program(t, "loop"))
	p.CutAll(time.Second)
	loop.endsWithin(t, 10*time.Second)
	if code := exitCode(loop.cmd.ProcessState); code != 9 || strings.Count(loop.stderr.String(), "ferry: lost the server") != 1 {
		t.Errorf("ended with %d: %q %s", code, loop.stdout, loop.stderr)
	}
	if !strings.Contains(loop.stderr.String(), "no such session") {
		t.Errorf("the reason is missing: %s", loop.stderr)
	}
}

// TestWithoutResume: with FERRY_RESUME=0, or --resume 0, a lost connection is the end.
func TestWithoutResume(t *testing.T) {
	for name, c := range map[string]struct{ server, client []string }{
		"client": {nil, []string{"FERRY_RESUME=0"}},
		"server": {[]string{"--resume", "0"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := serveTCP(t, c.server...)
			p, env := through(t, s, 1)
			loop := start(t, append(env, c.client...), program(t, "loop"))
			p.CutAll(0)
			loop.endsWithin(t, 2*time.Second)
			if code := exitCode(loop.cmd.ProcessState); code != 9 || strings.Count(loop.stderr.String(), "ferry: ") != 1 {
				t.Errorf("ended with %d: %q %s", code, loop.stdout, loop.stderr)
			}
			if name == "server" {
				within(t, 2*time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
			}
		})
	}
}

// TestKilledOverNetwork: a server's worker that dies is an error at once. A killed
// client's worker ends soon where the client's machine says that the process is
// gone; where somebody stands between, whose word that may be, it waits as long as
// the operator lets it. One whose client left properly does not wait.
func TestKilledOverNetwork(t *testing.T) {
	s := serveTCP(t, "--resume", "2s")
	t.Run("worker", func(t *testing.T) {
		loop := start(t, s.env(), program(t, "loop"))
		workers := s.workers()
		if len(workers) != 1 {
			t.Fatalf("%d workers", len(workers))
		}
		_ = syscall.Kill(workers[0], syscall.SIGKILL)
		loop.endsWithin(t, 5*time.Second)
		if code := exitCode(loop.cmd.ProcessState); code != 9 || strings.Count(loop.stderr.String(), "ferry: lost the server") != 1 {
			t.Errorf("ended with %d: %q %s", code, loop.stdout, loop.stderr)
		}
	})
	t.Run("client", func(t *testing.T) {
		s := serveTCP(t, "--resume", "1h")
		loop := start(t, s.env(), program(t, "loop"))
		_ = loop.cmd.Process.Kill()
		within(t, 40*time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
	})
	t.Run("client behind a proxy", func(t *testing.T) {
		_, env := through(t, s, 1)
		loop := start(t, env, program(t, "loop"))
		from := time.Now()
		_ = loop.cmd.Process.Kill()
		within(t, 5*time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
		if took := time.Since(from); took < time.Second {
			t.Errorf("it did not wait: %v", took)
		}
	})
	t.Run("client that exits", func(t *testing.T) {
		if r := run(t, time.Minute, s.env(), program(t, "chain"), "20", "1"); r.code != 0 {
			t.Fatalf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
		}
		within(t, time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
	})
}

// TestStopped: a client that is stopped, as in a debugger, for longer than
// everything, has its session when it goes on.
func TestStopped(t *testing.T) {
	s := serveTCP(t, "--resume", "500ms", "--peer-timeout", "1s")
	p := start(t, append(s.env(), "FERRY_PEER_TIMEOUT=1s"), program(t, "loop"), "3000")
	_ = p.cmd.Process.Signal(syscall.SIGSTOP)
	time.Sleep(4 * time.Second)
	_ = p.cmd.Process.Signal(syscall.SIGCONT)
	p.endsWithin(t, time.Minute)
	if code := exitCode(p.cmd.ProcessState); code != 0 {
		t.Errorf("ended with %d: %q %s", code, p.stdout, p.stderr)
	}
}

// TestSilence: a wire on which nothing passes any more, without being cut, is
// found out and replaced, while a program waits and while it does not.
func TestSilence(t *testing.T) {
	s := serveTCP(t)
	for name, d := range map[string]faulty.Direction{"up": faulty.Up, "down": faulty.Down} {
		t.Run(name, func(t *testing.T) {
			p, env := through(t, s, 1, faulty.Rule{Action: faulty.Delay, Direction: d, Skip: 20_000, Min: 1, Max: 1, For: time.Hour, Times: 1})
			loop := start(t, append(env, "FERRY_PEER_TIMEOUT=1s"), program(t, "loop"), "3000")
			loop.endsWithin(t, time.Minute)
			if code := exitCode(loop.cmd.ProcessState); code != 0 || p.Connections() < 2 {
				t.Errorf("ended with %d after %d connections: %q %s", code, p.Connections(), loop.stdout, loop.stderr)
			}
			p.CutAll(0)
		})
	}
}

// TestNothingLost: what a program posted before it exits is executed, and what it
// inherits to its children does not disturb it.
func TestNothingLost(t *testing.T) {
	s := serveTCP(t, "--log-level", "info")
	for i, n := range []int{1, 1000, 30_000} {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			r := run(t, time.Minute, s.env("FERRY_LOG=info"), program(t, "chain"), "posts", strconv.Itoa(n))
			if r.code != 0 {
				t.Fatalf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
			var sent, executed int
			_, line, _ := strings.Cut(r.stderr, "done: ")
			if _, err := fmt.Sscanf(line, "%d commands", &sent); err != nil {
				t.Fatal(r.stderr)
			}
			// The server says that a worker has ended once it has read the worker's last words.
			within(t, 5*time.Second, "the worker gone", func() bool { return strings.Count(s.log.String(), `msg="worker ended"`) > i })
			log := s.log.String()
			_, line, _ = strings.Cut(log[strings.LastIndex(log, "session ends"):], "commands=")
			if _, err := fmt.Sscanf(line, "%d", &executed); err != nil || executed != sent {
				t.Errorf("%d commands of %d were executed (%v)", executed, sent, err)
			}
		})
	}
	t.Run("fork", func(t *testing.T) {
		p, env := through(t, s, 7, faulty.Rule{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 500_000})
		r := run(t, time.Minute, env, program(t, "chain"), "fork")
		if r.ok(t, "PASS\n"); p.Count(faulty.Cut) == 0 {
			t.Error("nothing was cut")
		}
	})
}

// TestForeignResume tries to take over a session without its secret, and with a
// recorded proof: refused, in the same words, and the session goes on.
func TestForeignResume(t *testing.T) {
	s := serveTCP(t)
	loop := start(t, s.env(), program(t, "loop"), "8000")
	for session := range uint64(4) {
		hello := wire.NewHello("foreign", 1)
		hello.Packets, hello.Resume, hello.Session = true, true, session
		conn := dialTCP(t, s)
		_, err := wire.ClientResume(conn, hello, nil, [32]byte{1, 2, 3})
		if refused, ok := err.(*wire.RefusedError); !ok || *refused != *wire.NoSession() {
			t.Errorf("session %d: %v", session, err)
		}
	}
	loop.endsWithin(t, time.Minute)
	if code := exitCode(loop.cmd.ProcessState); code != 0 {
		t.Errorf("ended with %d: %q %s", code, loop.stdout, loop.stderr)
	}
}

// TestGoClientCuts is the Go client on a wire that is cut.
func TestGoClientCuts(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	t.Logf("seed %d", seed)
	s := serveTCP(t)
	p, _ := through(t, s, seed, faulty.Rule{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 30_000}, faulty.Rule{Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 30_000})
	c, err := client.Dial(limit.Context(t, time.Minute), client.Options{Address: "tcp://" + p.Addr()})
	if err != nil {
		t.Fatal(err)
	}
	for range 200 {
		if a, err := c.Snapshot(&wire.SnapshotRequest{}); err != nil || len(a.Devices) != 1 {
			t.Fatalf("%d devices, %v", len(a.Devices), err)
		}
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if p.Count(faulty.Cut) < 5 {
		t.Errorf("%d cuts", p.Count(faulty.Cut))
	}
	within(t, 2*time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
}
