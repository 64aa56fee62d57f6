package e2e

import (
	"testing"
	"time"
)

// TestCalls runs programs that link the driver API and check its answers call
// by call: one for each corner of it that no example reaches.
func TestCalls(t *testing.T) {
	for _, name := range []string{"batches", "corners", "green", "narrow", "passed"} {
		t.Run(name, func(t *testing.T) {
			prog := program(t, name, "-L"+library, "-l:libcuda.so.1")
			run(t, 30*time.Second, []string{"FERRY_LOG=info"}, ferry, "run", "--device", "soft", "--", prog).ok(t, "PASS\n")
		})
	}
}

// TestPassed: the same over a network, where data comes back by itself.
func TestPassed(t *testing.T) {
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	run(t, 30*time.Second, s.env(), program(t, "passed", "-L"+library, "-l:libcuda.so.1")).ok(t, "PASS\n")
}

// TestVirtualMemory: memory that a program maps itself, on two devices.
func TestVirtualMemory(t *testing.T) {
	prog := program(t, "virtual", "-L"+library, "-l:libcuda.so.1")
	run(t, 30*time.Second, nil, ferry, "run", "--device", "soft", "--soft-devices", "2", "--", prog).ok(t, "PASS\n")
}
