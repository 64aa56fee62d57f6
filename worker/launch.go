package worker

import (
	"encoding/binary"

	"ferry/cu"
	"ferry/device"
	"ferry/wire"
)

func (w *Worker) cmdLaunch(q *wire.LaunchRequest) cu.Result {
	f, ok := w.handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok || f == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	for i := range q.Attributes {
		if rc := w.attribute(&q.Attributes[i]); rc != cu.CUDA_SUCCESS {
			return rc
		}
	}
	l := device.Launch{
		Func:        cu.Function(f),
		Grid:        [3]uint32{q.GridX, q.GridY, q.GridZ},
		Block:       [3]uint32{q.BlockX, q.BlockY, q.BlockZ},
		Shared:      q.Shared,
		Stream:      s,
		Cooperative: q.Flags&1 != 0,
		Attributes:  q.Attributes,
		Params:      q.Params,
	}
	if q.Flags&2 == 0 {
		l.Layout = w.layouts[f]
		if n := len(l.Layout); n > 0 && uint64(len(q.Params)) < uint64(l.Layout[n-1].Offset)+uint64(l.Layout[n-1].Size) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	rc = w.dev.LaunchKernel(&l)
	if rc != cu.CUDA_SUCCESS {
		w.log.Info("launch refused", "result", rc.Error(), "grid", l.Grid, "block", l.Block, "shared", l.Shared, "params", len(l.Params),
			"attributes", len(l.Attributes), "stream", q.Stream)
	}
	return rc
}

// attribute checks one launch attribute and translates the handle in it. What
// carries a pointer of the client's is refused.
func (w *Worker) attribute(a *cu.LaunchAttribute) cu.Result {
	switch a.Id {
	case cu.CU_LAUNCH_ATTRIBUTE_IGNORE, cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
		cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
		cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
		cu.CU_LAUNCH_ATTRIBUTE_PRIORITY, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
		cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
		return cu.CUDA_SUCCESS
	case cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, cu.CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT:
		value := cu.Bytes(&a.Value)
		ev, ok := w.handles.Real(cu.KindEvent, binary.LittleEndian.Uint64(value))
		if !ok || ev == 0 {
			return cu.CUDA_ERROR_INVALID_HANDLE
		}
		binary.LittleEndian.PutUint64(value, ev)
		return cu.CUDA_SUCCESS
	}
	return cu.CUDA_ERROR_NOT_SUPPORTED
}
