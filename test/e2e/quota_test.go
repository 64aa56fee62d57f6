package e2e

import (
	"strconv"
	"testing"
	"time"
)

// TestQuota: a program under a quota sees it as the device's memory and is held
// to it, call by call, over every transport.
func TestQuota(t *testing.T) {
	const quota = 256 << 20
	prog := program(t, "quota", "-L"+library, "-l:libcuda.so.1")
	s := serve(t, "--memory", "256MiB")
	run(t, time.Minute, s.env("FERRY_RINGS=0"), prog, strconv.Itoa(quota)).ok(t, "PASS\n")
	// A client may ask for less than it could have.
	run(t, time.Minute, s.env("FERRY_MEM=128MiB"), prog, strconv.Itoa(quota/2)).ok(t, "PASS\n")
	private := run(t, time.Minute, nil, ferry, "run", "--device", "soft", "--mem", "256MiB", "--", prog, strconv.Itoa(quota))
	private.ok(t, "PASS\n")
}
