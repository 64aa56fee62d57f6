package e2e

import (
	"testing"
	"time"
)

// TestStaged copies pageable memory by way of memory that is shared with the
// worker, with threads that help.
func TestStaged(t *testing.T) {
	s := serve(t)
	run(t, 3*time.Minute, append(s.env(), "FERRY_LANES=4"), program(t, "staged", "-L"+library, "-l:libcuda.so.1")).ok(t, "PASS\n")
	within(t, 30*time.Second, "all workers gone", func() bool { return len(s.workers()) == 0 })
}
