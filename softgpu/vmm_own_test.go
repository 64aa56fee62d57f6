package softgpu

import (
	"testing"

	"ferry/api/cu"
	"ferry/softgpu/memory"
)

// A program that unmaps the memory of its modules' variables harms itself at
// most with an error.
func TestOwnMemoryIsNotMapped(t *testing.T) {
	r := newRig(t, Config{})
	at := cu.Deviceptr(r.gpu.m.mem.ServerRange().Base)
	for name, rc := range map[string]cu.Result{
		"unmap":  r.MemUnmap(at, memory.Granularity),
		"access": r.MemSetAccess(at, memory.Granularity, nil),
		"wraps":  r.MemUnmap(at, ^uint64(memory.Granularity-1)),
	} {
		if rc != cu.CUDA_ERROR_INVALID_VALUE {
			t.Errorf("%s: %v", name, rc)
		}
	}
}
