package softgpu

import (
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/interp"
)

// Sizes of clusters: what every device that has them can do, and what one of
// compute capability 9.0 can when portability is waived. The blocks of a cluster
// share a group of multiprocessors of about partSMs.
const (
	portableCluster = 8
	largestCluster  = 16
	partSMs         = 16
)

// clusterSettings are what programs may change about a function's clusters.
type clusterSettings struct {
	nonPortable atomic.Int32
	policy      atomic.Int32
	dim         [3]atomic.Int32
}

// clusterAttribute answers for the attributes about clusters; ok is false for
// all others.
func clusterAttribute(a cu.Function_attribute, k *interp.Kernel, s *clusterSettings) (v int32, ok bool) {
	dim := s.shape(k)
	switch a {
	case cu.CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET:
		return 0, true
	case cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
		cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH:
		return int32(dim[a-cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH]), true
	case cu.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED:
		return s.nonPortable.Load(), true
	case cu.CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
		return s.policy.Load(), true
	}
	return 0, false
}

// setClusterAttribute changes what may be changed. A shape that the kernel was
// compiled with stays.
func setClusterAttribute(a cu.Function_attribute, v int32, k *interp.Kernel, s *clusterSettings) cu.Result {
	switch a {
	case cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
		cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH:
		if v < 0 || k.ReqCluster[0] != 0 {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		s.dim[a-cu.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH].Store(v)
	case cu.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED:
		if v != 0 && v != 1 {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		s.nonPortable.Store(v)
	case cu.CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
		if v < 0 || v > int32(cu.CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		s.policy.Store(v)
	default:
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_SUCCESS
}

// shape is what the kernel or the program asks for, zero when neither does.
func (s *clusterSettings) shape(k *interp.Kernel) [3]uint32 {
	if k.ReqCluster[0] != 0 {
		return k.ReqCluster
	}
	var dim [3]uint32
	for i := range dim {
		dim[i] = uint32(s.dim[i].Load())
	}
	return dim
}

// cluster finds the shape of a launch's clusters, zero when it has none, and
// refuses what a device would.
func (f *function) cluster(l *device.Launch) ([3]uint32, cu.Result) {
	dim := f.set.clusters.shape(f.k)
	for _, a := range l.Attributes {
		if a.Id != cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION {
			continue
		}
		asked := [3]uint32{uint32(a.Value[0]), uint32(a.Value[0] >> 32), uint32(a.Value[1])}
		if f.k.ReqCluster[0] != 0 && asked != f.k.ReqCluster {
			return dim, cu.CUDA_ERROR_INVALID_CLUSTER_SIZE
		}
		dim = asked
	}
	if dim == [3]uint32{} {
		return dim, cu.CUDA_SUCCESS
	}
	if f.mod.life.ctx.dev.prof.cc < 90 {
		return dim, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	size := uint64(1)
	for i, n := range dim {
		if n == 0 || n > largestCluster || l.Grid[i]%n != 0 {
			return dim, cu.CUDA_ERROR_INVALID_CLUSTER_SIZE
		}
		size *= uint64(n)
	}
	if size > f.largest() {
		return dim, cu.CUDA_ERROR_INVALID_CLUSTER_SIZE
	}
	return dim, cu.CUDA_SUCCESS
}

// largest is the most blocks a cluster of the function may have.
func (f *function) largest() uint64 {
	if f.set.clusters.nonPortable.Load() != 0 {
		return largestCluster
	}
	return portableCluster
}

// Clusters answers the two occupancy questions about clusters. Which
// multiprocessors a real device groups together is not known; groups of 16 are
// a good guess.
func (g *GPU) Clusters(l *device.Launch, most bool) (int32, cu.Result) {
	f, r := g.occupant(l.Func)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	d := f.mod.life.ctx.dev
	if d.prof.cc < 90 {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	threads := uint64(l.Block[0]) * uint64(l.Block[1]) * uint64(l.Block[2])
	if threads == 0 || threads > maxThreads {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	part := uint64(f.occupancy(d, uint32(threads), uint64(l.Shared))) * partSMs
	if most {
		size := f.largest()
		for size > part && size > 0 {
			size /= 2
		}
		return int32(size), r
	}
	dim, r := f.cluster(l)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	size := max(1, uint64(dim[0])*uint64(dim[1])*uint64(dim[2]))
	sms := uint64(d.prof.sms)
	if g.cur.green != nil {
		sms = uint64(len(g.cur.green.sms))
	}
	return int32(part / size * sms / partSMs), r
}
