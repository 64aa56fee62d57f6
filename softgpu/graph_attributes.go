package softgpu

import (
	"slices"

	"ferry/api/cu"
)

// GraphKernelNodeGetAttribute returns an attribute of a kernel node's launch,
// zero unless it was set.
func (g *GPU) GraphKernelNodeGetAttribute(h cu.GraphNode, id cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	k, r := nodeWork[*kernelWork](g, h)
	if r != cu.CUDA_SUCCESS {
		return cu.LaunchAttributeValue{}, r
	}
	for _, a := range k.launch.Attributes {
		if a.Id == id {
			return a.Value, r
		}
	}
	var v cu.LaunchAttributeValue
	if id == cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE && k.launch.Cooperative {
		v[0] = 1
	}
	return v, r
}

// GraphKernelNodeSetAttribute sets one; the launch must be possible with it.
func (g *GPU) GraphKernelNodeSetAttribute(h cu.GraphNode, id cu.LaunchAttributeID, v *cu.LaunchAttributeValue) cu.Result {
	return g.setAttributes(h, func(k *kernelWork) {
		l := &k.launch
		l.Attributes = slices.DeleteFunc(l.Attributes, func(a cu.LaunchAttribute) bool { return a.Id == id })
		l.Attributes = append(l.Attributes, cu.LaunchAttribute{Id: id, Value: *v})
		if id == cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE {
			l.Cooperative = uint32(v[0]) != 0
		}
	})
}

// GraphKernelNodeCopyAttributes gives a kernel node the attributes of another.
func (g *GPU) GraphKernelNodeCopyAttributes(dst, src cu.GraphNode) cu.Result {
	from, r := nodeWork[*kernelWork](g, src)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setAttributes(dst, func(k *kernelWork) {
		k.launch.Attributes, k.launch.Cooperative = slices.Clone(from.launch.Attributes), from.launch.Cooperative
	})
}

func (g *GPU) setAttributes(h cu.GraphNode, change func(*kernelWork)) cu.Result {
	old, r := nodeWork[*kernelWork](g, h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	k := newKernelWork(&old.launch, old.life, old.part)
	change(k)
	if r := k.check(g, k.life); r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(0, h, k)
}
