package e2e

import (
	"testing"
	"time"
)

// TestWordsThatLookLikeAddresses: parameters may hold any words. The shim takes those that lie
// in host memory for pointers; where it is wrong, no launch may fail and no result change.
func TestWordsThatLookLikeAddresses(t *testing.T) {
	words := program(t, "words", "-L"+library, "-l:libcuda.so.1")
	t.Run("shared memory", func(t *testing.T) {
		run(t, 3*time.Minute, serve(t).env(), words).ok(t, "PASS\n")
	})
	t.Run("TCP", func(t *testing.T) {
		run(t, 3*time.Minute, serveTCP(t).env(), words).ok(t, "PASS\n")
	})
}
