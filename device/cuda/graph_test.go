package cuda

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/test/limit"
)

// A function that runs twice waits for the client each time.
func TestHostFuncRunsAgain(t *testing.T) {
	dev := openStub(t)
	calls, gone := make(chan uint64, 4), make(chan uint64, 4)
	dev.OnHostFunc(func(token uint64) { calls <- token })
	dev.OnUserObject(func(token uint64) { gone <- token })
	if rc := dev.HostFunc(7, 42); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	for i := range 2 {
		select {
		case token := <-calls:
			if token != 42 {
				t.Fatalf("call of %d", token)
			}
		case <-limit.After():
			t.Fatal("no call")
		}
		time.Sleep(10 * time.Millisecond)
		if ran := dev.StreamQuery(7); ran != cu.Result(i) {
			t.Fatalf("%d functions have returned, want %d", ran, i)
		}
		dev.HostDone(42)
	}
	for end := limit.Deadline(); dev.StreamQuery(7) != 2; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the second function does not return")
		}
	}
	dev.HostDone(42) // of nothing
	if o, rc := dev.UserObject(9, 3); rc != cu.CUDA_SUCCESS || o != 903 {
		t.Fatalf("object %d, %v", o, rc)
	}
	if token := <-gone; token != 9 {
		t.Errorf("the end of %d", token)
	}
}

// TestKernelNodeWithoutContext: the driver, which would crash, is not called for a kernel node without a current context or without a function.
func TestKernelNodeWithoutContext(t *testing.T) {
	dev := openStub(t)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	launch := &device.Launch{Func: 5}
	if _, rc := dev.GraphAddKernel(100, nil, launch); rc != cu.CUDA_ERROR_INVALID_CONTEXT {
		t.Errorf("without a context: %v", rc)
	}
	dev.CtxSetCurrent(3)
	defer dev.CtxSetCurrent(0)
	if n, rc := dev.GraphAddKernel(100, []cu.GraphNode{1}, launch); rc != cu.CUDA_SUCCESS || n != 101 {
		t.Errorf("node %d, %v", n, rc)
	}
	if _, rc := dev.GraphAddKernel(100, nil, &device.Launch{}); rc != cu.CUDA_ERROR_INVALID_HANDLE {
		t.Errorf("without a function: %v", rc)
	}
}

func TestGraphNodes(t *testing.T) {
	dev := openStub(t)
	dev.OnHostFunc(func(uint64) {})
	after := []cu.GraphNode{1, 2}
	if n, rc := dev.GraphAddHost(100, after, 1<<63|7); rc != cu.CUDA_SUCCESS || n != 102 {
		t.Errorf("GraphAddHost: %d, %v", n, rc)
	}
	if token, rc := dev.GraphGetHost(102); rc != cu.CUDA_SUCCESS || token != 1<<63|7 {
		t.Errorf("GraphGetHost: %#x, %v", token, rc)
	}
	ops := []cu.StreamBatchMemOpParams_v1{{1, 2, 3, 4, 5, 6}, {7}}
	if n, rc := dev.GraphAddMemOps(100, nil, 5, ops, 8); rc != cu.CUDA_SUCCESS || n != 100 {
		t.Errorf("GraphAddMemOps: %d, %v", n, rc)
	}
	ctx, got, flags, rc := dev.GraphGetMemOps(100)
	if rc != cu.CUDA_SUCCESS || ctx != 5 || flags != 8 || !slices.Equal(got, ops) {
		t.Errorf("GraphGetMemOps: %d, %v, %d, %v", ctx, got, flags, rc)
	}
	if _, rc := dev.GraphAddMemOps(100, nil, 0, nil, 0); rc != cu.CUDA_SUCCESS {
		t.Errorf("an empty batch: %v", rc)
	}
	n, bodies, rc := dev.GraphAddConditional(100, after, cu.CUDA_CONDITIONAL_NODE_PARAMS{Handle: 55, Type: cu.CU_GRAPH_COND_TYPE_SWITCH, Size: 3, Ctx: 5})
	if rc != cu.CUDA_SUCCESS || n != 102 || !slices.Equal(bodies, []cu.Graph{71, 72, 73}) {
		t.Errorf("GraphAddConditional: %d, %v, %v", n, bodies, rc)
	}
	if n, rc := dev.GraphMove(100, after, 77); rc != cu.CUDA_SUCCESS || n != 102 {
		t.Errorf("GraphMove: %d, %v", n, rc)
	}
	if rc := dev.GraphSetHost(0, 1, 2); rc != cu.CUDA_ERROR_NOT_SUPPORTED {
		t.Errorf("a call the library lacks: %v", rc)
	}
}
