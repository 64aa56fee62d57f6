package code

import (
	"encoding/binary"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
)

// TranslateLaunch translates what a launch and a kernel node have in common. Without flag 2
// the parameters lie as the function's layout says, and all must be there.
func (ld *Loader) TranslateLaunch(f cu.Function, grid, block [3]uint32, shared, flags uint32, params []byte) (*device.Launch, cu.Result) {
	l := new(device.Launch)
	return l, ld.translateLaunchInto(l, f, grid, block, shared, flags, params)
}

// translateLaunchInto is TranslateLaunch without an allocation.
func (ld *Loader) translateLaunchInto(l *device.Launch, f cu.Function, grid, block [3]uint32, shared, flags uint32, params []byte) cu.Result {
	known := ld.findFunction(f)
	if known == nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	*l = device.Launch{
		Func: known.real, Kernel: session.KindOf(uint64(f)) == cu.KindKernel,
		Grid: grid, Block: block, Shared: shared, Params: params,
	}
	if flags&2 == 0 {
		l.Layout = known.layout
		if n := len(l.Layout); n > 0 && uint64(len(params)) < uint64(l.Layout[n-1].Offset)+uint64(l.Layout[n-1].Size) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return cu.CUDA_SUCCESS
}

// CmdLaunch launches a kernel.
func (ld *Loader) CmdLaunch(q *wire.LaunchRequest) cu.Result {
	l := &ld.launched
	rc := ld.translateLaunchInto(l, q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if l.Stream, _, rc = ld.gpu.Stream(q.Stream); rc != cu.CUDA_SUCCESS {
		return rc
	}
	for i := range q.Attributes {
		if rc := ld.translateAttribute(&q.Attributes[i]); rc != cu.CUDA_SUCCESS {
			return rc
		}
	}
	l.Cooperative, l.Attributes = q.Flags&1 != 0, q.Attributes
	ld.gpu.Launches++
	if rc = ld.dev.LaunchKernel(l); rc != cu.CUDA_SUCCESS {
		LogRefused(ld, l, rc)
	}
	return rc
}

// LogRefused logs a launch that the device has refused.
func LogRefused(ld *Loader, l *device.Launch, rc cu.Result) {
	ld.log.Info("launch refused", "result", rc.Error(), "grid", l.Grid, "block", l.Block, "shared", l.Shared, "params", len(l.Params),
		"attributes", len(l.Attributes), "stream", l.Stream)
}

// TranslatePlain translates a launch without attributes that is not cooperative, and finds the
// context of its stream. Of any other launch, and of one that is to be refused, it reports
// false: CmdLaunch knows why.
func TranslatePlain(ld *Loader, l *device.Launch, q *wire.LaunchRequest) (in *gpu.Context, ok bool) {
	if len(q.Attributes) > 0 || q.Flags&1 != 0 {
		return nil, false
	}
	rc := ld.translateLaunchInto(l, q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc == cu.CUDA_SUCCESS {
		l.Stream, in, rc = ld.gpu.Stream(q.Stream)
	}
	return in, rc == cu.CUDA_SUCCESS
}

// translateAttribute checks one launch attribute and translates the handle in it.
// Attributes that hold a pointer of the client are refused.
func (ld *Loader) translateAttribute(a *cu.LaunchAttribute) cu.Result {
	switch a.Id {
	case cu.CU_LAUNCH_ATTRIBUTE_IGNORE, cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
		cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
		cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
		cu.CU_LAUNCH_ATTRIBUTE_PRIORITY, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
		cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
		cu.CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING:
		return cu.CUDA_SUCCESS
	case cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, cu.CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT:
		value := cu.Bytes(&a.Value)
		ev, ok := ld.s.Handles.Real(cu.KindEvent, binary.LittleEndian.Uint64(value))
		if !ok {
			return cu.CUDA_ERROR_INVALID_HANDLE
		}
		binary.LittleEndian.PutUint64(value, ev)
		return cu.CUDA_SUCCESS
	case cu.CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE:
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.CUDA_ERROR_INVALID_VALUE // no such attribute is known
}
