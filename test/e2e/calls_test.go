package e2e

import (
	"testing"
	"time"
)

// TestCalls runs programs that link the driver API and check its answers call
// by call: one for each corner of it that no example reaches.
func TestCalls(t *testing.T) {
	for _, name := range []string{"narrow"} {
		t.Run(name, func(t *testing.T) {
			prog := program(t, name, "-L"+library, "-l:libcuda.so.1")
			run(t, 30*time.Second, []string{"FERRY_LOG=info"}, ferry, "run", "--device", "soft", "--", prog).ok(t, "PASS\n")
		})
	}
}
