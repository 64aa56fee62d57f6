package code

import (
	"testing"

	"ferry/api/cu"
	"ferry/session"
	"ferry/worker/gpu"
)

// TestRecentLearns: what is learned about a function after its first launch applies to the
// next launch.
func TestRecentLearns(t *testing.T) {
	s := session.New(0, session.Windows{})
	ld := &Loader{gpu: &gpu.Executor{}, s: s, functions: map[uint64]function{}}
	const real = 5
	handle := cu.Function(0x7e<<56 | uint64(cu.KindFunction)<<48 | 1)
	s.Bind(cu.KindFunction, uint64(handle), real, 0)
	ld.learn(real, function{layout: []cu.FerryParam{{Offset: 0, Size: 8}, {Offset: 8, Size: 4}, {Offset: 12, Size: 4}}})
	one := [3]uint32{1, 1, 1}
	if l, rc := ld.TranslateLaunch(handle, one, one, 0, 0, make([]byte, 16)); rc != cu.CUDA_SUCCESS || len(l.Layout) != 3 {
		t.Fatal(rc, l)
	}
	ld.learn(real, function{layout: []cu.FerryParam{{Offset: 16, Size: 4}}})
	if l, rc := ld.TranslateLaunch(handle, one, one, 0, 0, make([]byte, 16)); rc != cu.CUDA_ERROR_INVALID_VALUE {
		t.Error("parameters that are too short for it are taken", l)
	}
	if l, rc := ld.TranslateLaunch(handle, one, one, 0, 0, make([]byte, 20)); rc != cu.CUDA_SUCCESS || len(l.Layout) != 1 {
		t.Error(rc, l)
	}
	s.Handles.Drop(cu.KindFunction, uint64(handle))
	if _, rc := ld.TranslateLaunch(handle, one, one, 0, 0, make([]byte, 20)); rc != cu.CUDA_ERROR_INVALID_HANDLE {
		t.Error("a function that has ended is launched:", rc)
	}
}
