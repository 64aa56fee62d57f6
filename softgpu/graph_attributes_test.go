package softgpu

import (
	"testing"

	"ferry/api/cu"
)

func TestGraphKernelAttributes(t *testing.T) {
	r := newRig(t, Config{})
	poke := r.function(r.load(kernels), "poke")
	at := r.alloc(4)
	g, res := r.GraphCreate(0)
	r.ok(res)
	a, res := r.GraphAddKernel(g, nil, kernelOf(poke, at))
	r.ok(res)
	b, res := r.GraphAddKernel(g, []cu.GraphNode{a}, kernelOf(poke, at))
	r.ok(res)
	const id = cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	v, res := r.GraphKernelNodeGetAttribute(a, id)
	r.ok(res)
	if v[0] != 0 {
		t.Fatalf("cooperative unasked: %v", v)
	}
	r.ok(r.GraphKernelNodeSetAttribute(a, id, &cu.LaunchAttributeValue{1}))
	r.ok(r.GraphKernelNodeCopyAttributes(b, a))
	r.ok(r.GraphSetKernel(0, b, kernelOf(poke, at))) // attributes stay
	v, res = r.GraphKernelNodeGetAttribute(b, id)
	r.ok(res)
	if v[0] != 1 {
		t.Fatalf("attribute not copied: %v", v)
	}
	r.runs(r.instantiate(g), r.newStream())
	r.holds(at, 7)
}
