package softgpu

import "ferry/api/cu"

// Attributes of a stream are hints: the software GPU keeps them and says them,
// and runs no differently.

// syncPolicyUnset is what driver 580 says of a stream whose policy nobody has set.
const syncPolicyUnset = 0xffffffff

// attributeOf is what a stream's attribute is unless it was set; false if streams
// have no such attribute.
func (s *stream) attributeOf(id cu.LaunchAttributeID) (cu.LaunchAttributeValue, bool) {
	var v cu.LaunchAttributeValue
	switch id {
	case cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
	case cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
		v[0] = syncPolicyUnset
	case cu.CU_LAUNCH_ATTRIBUTE_PRIORITY:
		v[0] = uint64(uint32(s.priority))
	default:
		return v, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if set, ok := s.attributes[id]; ok {
		v = set
	}
	return v, true
}

// StreamGetAttribute tells a stream's attribute.
func (g *GPU) StreamGetAttribute(h cu.Stream, id cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return cu.LaunchAttributeValue{}, r
	}
	v, ok := s.attributeOf(id)
	if !ok {
		r = cu.CUDA_ERROR_INVALID_VALUE
	}
	return v, r
}

// StreamSetAttribute sets it.
func (g *GPU) StreamSetAttribute(h cu.Stream, id cu.LaunchAttributeID, v *cu.LaunchAttributeValue) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if _, ok := s.attributeOf(id); !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !isStreamAttribute(id, v) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.attributes == nil {
		s.attributes = map[cu.LaunchAttributeID]cu.LaunchAttributeValue{}
	}
	s.attributes[id] = *v
	return r
}

// isStreamAttribute says whether a stream may have this value.
func isStreamAttribute(id cu.LaunchAttributeID, v *cu.LaunchAttributeValue) bool {
	switch id {
	case cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
		p := uint32(v[0])
		return p >= uint32(cu.CU_SYNC_POLICY_AUTO) && p <= uint32(cu.CU_SYNC_POLICY_BLOCKING_SYNC)
	case cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: // an address and a number of bytes, which must be addresses of the device
		return v[0] < 1<<addressBits && v[1] <= maxWindow
	}
	return true
}

// addressBits is how many bits an address has.
const addressBits = 49

// maxWindow bounds a window in bytes: an H200 takes less than 4 GiB.
const maxWindow = 128 << 20

// StreamCopyAttributes sets what was set of src.
func (g *GPU) StreamCopyAttributes(dst, src cu.Stream) cu.Result {
	d, r := g.stream(dst)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	s, r := g.stream(src)
	if r != cu.CUDA_SUCCESS || s == d {
		return r
	}
	s.mu.Lock()
	kept := make(map[cu.LaunchAttributeID]cu.LaunchAttributeValue, len(s.attributes))
	for id, v := range s.attributes {
		kept[id] = v
	}
	s.mu.Unlock()
	d.mu.Lock()
	d.attributes = kept
	d.mu.Unlock()
	return r
}
