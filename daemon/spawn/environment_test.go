package spawn

import (
	"slices"
	"testing"
)

// TestLeanEnvironment: workers get the variables that libraries need, and no other: the operator's
// may hold secrets.
func TestLeanEnvironment(t *testing.T) {
	keep := []string{"MALLOC_ARENA_MAX=1", "PATH=/bin", "LD_LIBRARY_PATH=/opt", "LC_ALL=C", "CUDA_CACHE_DISABLE=1", "FERRY_LIBCUDA=/x/libcuda.so.1"}
	secret := []string{"FERRY_TOKEN=ferry1_x", "FERRY_HANDOVER=9", "AWS_SECRET_ACCESS_KEY=x", "HOME=/root", "LD_PRELOAD=/tmp/evil.so", "NOTIFY_SOCKET=/run/x", "=odd", ""}
	if got := leanEnvironment(slices.Concat(keep, secret)); !slices.Equal(got, keep) {
		t.Errorf("workers get %q", got)
	}
}
