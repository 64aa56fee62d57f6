package e2e

import (
	"testing"
	"time"
)

// TestArguments calls every function of libcuda.so.1 with wrong and unusual
// arguments and compares the results with those of NVIDIA's driver on an H200, as far
// as they are recorded, see test/arguments/README.md: any difference that known.txt does
// not list fails, and so does a line of it that no call needs. No process of it may crash,
// hang or lose its session where the driver's does not.
func TestArguments(t *testing.T) {
	if testing.Short() {
		t.Skip("hundreds of processes")
	}
	run(t, 15*time.Minute, []string{"FERRY=" + ferry}, "../../scripts/arguments", "--limit", "120", "--wait", "5", "--jobs", "4").ok(t, "")
}
