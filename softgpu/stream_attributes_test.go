package softgpu

import (
	"testing"

	"ferry/api/cu"
)

func TestStreamAttributes(t *testing.T) {
	r := newRig(t, Config{})
	a, rc := r.StreamCreateWithPriority(0, -1)
	r.ok(rc)
	b, rc := r.StreamCreate(0)
	r.ok(rc)
	get := func(s cu.Stream, id cu.LaunchAttributeID) uint32 {
		t.Helper()
		v, rc := r.StreamGetAttribute(s, id)
		r.ok(rc)
		return uint32(v[0])
	}
	const policy = cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
	if p := get(a, policy); p != syncPolicyUnset {
		t.Errorf("a new stream's policy is %d", p)
	}
	if p := int32(get(a, cu.CU_LAUNCH_ATTRIBUTE_PRIORITY)); p != -1 {
		t.Errorf("the priority is %d", p)
	}
	r.ok(r.StreamSetAttribute(a, policy, &cu.LaunchAttributeValue{3}))
	if p, q := get(a, policy), get(b, policy); p != 3 || q != syncPolicyUnset {
		t.Errorf("set to %d, and the other's to %d", p, q)
	}
	r.ok(r.StreamCopyAttributes(b, a))
	if p := get(b, policy); p != 3 {
		t.Errorf("copied %d", p)
	}
	_, rc = r.StreamGetAttribute(a, cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
	r.want(rc, cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.StreamSetAttribute(12345, policy, &cu.LaunchAttributeValue{1}), cu.CUDA_ERROR_INVALID_HANDLE)
}
