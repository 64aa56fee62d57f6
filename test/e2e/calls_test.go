package e2e

import (
	"slices"
	"syscall"
	"testing"
	"time"
)

// TestCalls runs programs that link the driver API and check its answers call
// by call: one for each corner of it that no example reaches.
func TestCalls(t *testing.T) {
	for _, name := range []string{"batches", "corners", "green", "narrow", "passed", "polls"} {
		t.Run(name, func(t *testing.T) {
			prog := program(t, name, "-L"+library, "-l:libcuda.so.1")
			// Contexts of the API of CUDA 3.0 are made on devices of at most 4 GiB.
			run(t, 30*time.Second, []string{"FERRY_LOG=info"}, ferry, "run", "--device", "soft", "--soft-memory", "4GiB", "--", prog).ok(t, "PASS\n")
		})
	}
}

// TestPassed: the same over a network, where data comes back by itself.
func TestPassed(t *testing.T) {
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	run(t, 30*time.Second, s.env(), program(t, "passed", "-L"+library, "-l:libcuda.so.1")).ok(t, "PASS\n")
}

// TestPolls: over a network too; and a program that only asks hears of it when its
// worker is gone.
func TestPolls(t *testing.T) {
	prog := program(t, "polls", "-L"+library, "-l:libcuda.so.1")
	tcp, unix := serveTCP(t), serve(t)
	run(t, 2*time.Minute, tcp.env(), prog).ok(t, "PASS\n")
	for name, c := range map[string]struct {
		s   *server
		env []string
	}{
		"rings": {unix, unix.env()}, "socket": {unix, unix.env("FERRY_RINGS=0")}, "network": {tcp, tcp.env()},
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, c.env, prog, "for-ever")
			workers := c.s.workers()
			if len(workers) != 1 {
				t.Fatalf("%d workers", len(workers))
			}
			_ = syscall.Kill(workers[0], syscall.SIGKILL)
			p.endsWithin(t, 10*time.Second)
			if !slices.Equal(p.stdout, []string{"46"}) {
				t.Errorf("%q %s", p.stdout, p.stderr)
			}
		})
	}
}

// TestVirtualMemory: memory that a program maps itself, on two devices.
func TestVirtualMemory(t *testing.T) {
	prog := program(t, "virtual", "-L"+library, "-l:libcuda.so.1")
	run(t, 30*time.Second, nil, ferry, "run", "--device", "soft", "--soft-devices", "2", "--", prog).ok(t, "PASS\n")
}

// TestWaits: copies and sets that natively wait for their stream end what the
// program can see of it, and those that natively do not wait return. On the same
// host memory is shared, with a server elsewhere none is.
func TestWaits(t *testing.T) {
	prog := program(t, "waits", "-L"+library, "-l:libcuda.so.1")
	for _, s := range []*server{serve(t), serveTCP(t)} {
		run(t, 2*time.Minute, s.env(), prog).ok(t, "PASS\n")
	}
}
