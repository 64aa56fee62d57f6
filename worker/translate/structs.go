package translate

import (
	"encoding/binary"

	"ferry/api/cu"
)

// AdmitMemLocation_v1 translates the device of a location.
func (t *Structs) AdmitMemLocation_v1(l *cu.MemLocation_v1) cu.Result {
	if l.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return cu.CUDA_SUCCESS
	}
	d, ok := t.s.Devices.Ordinal(cu.Device(l.Id))
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	l.Id = int32(d)
	return cu.CUDA_SUCCESS
}

// ShowMemLocation_v1 translates the device of a location back.
func (t *Structs) ShowMemLocation_v1(l *cu.MemLocation_v1) {
	if l.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return
	}
	if n, ok := t.s.Devices.Number(cu.Device(l.Id)); ok {
		l.Id = int32(n)
	}
}

// AdmitMemAccessDesc_v1 translates the location of an access description.
func (t *Structs) AdmitMemAccessDesc_v1(a *cu.MemAccessDesc_v1) cu.Result {
	return t.AdmitMemLocation_v1(&a.Location)
}

// AdmitMemAllocationProp_v1 drops the pointer that only Windows reads. Of the handles that
// other processes can open, the worker can carry descriptors. A fabric handle gets the
// answer of a driver without the fabric service.
func (t *Structs) AdmitMemAllocationProp_v1(p *cu.MemAllocationProp_v1) cu.Result {
	p.Win32HandleMetaData = 0
	switch {
	case p.RequestedHandleTypes&cu.CU_MEM_HANDLE_TYPE_FABRIC != 0:
		return cu.CUDA_ERROR_NOT_PERMITTED
	case p.RequestedHandleTypes&^cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR != 0:
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return t.AdmitMemLocation_v1(&p.Location)
}

// ShowMemAllocationProp_v1 is the way back.
func (t *Structs) ShowMemAllocationProp_v1(p *cu.MemAllocationProp_v1) {
	p.Win32HandleMetaData = 0
	t.ShowMemLocation_v1(&p.Location)
}

// AdmitCUDA_RESOURCE_DESC_v1 translates the handle of a texture's resource, which is the
// first word of the union.
func (t *Structs) AdmitCUDA_RESOURCE_DESC_v1(d *cu.CUDA_RESOURCE_DESC_v1) cu.Result {
	kind, ok := resourceKind(d.ResType)
	if !ok {
		return cu.CUDA_SUCCESS
	}
	union := cu.Bytes(&d.Res)
	real, known := t.s.Handles.Real(kind, binary.LittleEndian.Uint64(union))
	if !known {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	binary.LittleEndian.PutUint64(union, real)
	return cu.CUDA_SUCCESS
}

// ShowCUDA_RESOURCE_DESC_v1 is the way back.
func (t *Structs) ShowCUDA_RESOURCE_DESC_v1(d *cu.CUDA_RESOURCE_DESC_v1) {
	if kind, ok := resourceKind(d.ResType); ok {
		union := cu.Bytes(&d.Res)
		binary.LittleEndian.PutUint64(union, t.s.Handles.Virtual(kind, binary.LittleEndian.Uint64(union)))
	}
}

func resourceKind(t cu.Resourcetype) (cu.Kind, bool) {
	switch t {
	case cu.CU_RESOURCE_TYPE_ARRAY:
		return cu.KindArray, true
	case cu.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
		return cu.KindMipmappedArray, true
	}
	return 0, false
}

// AdmitLaunchAttributeValue has nothing to do: attributes of streams hold device addresses
// and numbers, no handles.
func (t *Structs) AdmitLaunchAttributeValue(*cu.LaunchAttributeValue) cu.Result {
	return cu.CUDA_SUCCESS
}

// ShowLaunchAttributeValue has nothing to do either.
func (t *Structs) ShowLaunchAttributeValue(*cu.LaunchAttributeValue) {}

// AdmitCopy3D translates the arrays of a copy and drops its host pointers.
func (t *Structs) AdmitCopy3D(d *cu.CUDA_MEMCPY3D_v2) cu.Result {
	src, ok1 := t.s.Handles.RealOrNone(cu.KindArray, uint64(d.SrcArray))
	dst, ok2 := t.s.Handles.RealOrNone(cu.KindArray, uint64(d.DstArray))
	if !ok1 || !ok2 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	d.SrcArray, d.DstArray, d.SrcHost, d.DstHost = cu.Array(src), cu.Array(dst), 0, 0
	d.Reserved0, d.Reserved1 = 0, 0
	return cu.CUDA_SUCCESS
}

// ShowGraphExecUpdateResultInfo_v1 translates the nodes that an update failed at.
func (t *Structs) ShowGraphExecUpdateResultInfo_v1(r *cu.GraphExecUpdateResultInfo_v1) {
	r.ErrorNode = cu.GraphNode(t.s.Handles.Virtual(cu.KindGraphNode, uint64(r.ErrorNode)))
	r.ErrorFromNode = cu.GraphNode(t.s.Handles.Virtual(cu.KindGraphNode, uint64(r.ErrorFromNode)))
}

// AdmitArrayMapInfo_v1 translates the array, the memory that is mapped into it, and the
// devices, which are bits of a mask.
func (t *Structs) AdmitArrayMapInfo_v1(m *cu.ArrayMapInfo_v1) cu.Result {
	kind, ok := resourceKind(m.ResourceType)
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, h := range []struct {
		kind  cu.Kind
		bytes []byte
	}{{kind, cu.Bytes(&m.Resource)}, {cu.KindMemGenericAllocationHandle, cu.Bytes(&m.MemHandle)}} {
		real, known := t.s.Handles.RealOrNone(h.kind, binary.LittleEndian.Uint64(h.bytes))
		if !known {
			return cu.CUDA_ERROR_INVALID_HANDLE
		}
		binary.LittleEndian.PutUint64(h.bytes, real)
	}
	mask := uint32(0)
	for bit := range 32 {
		if m.DeviceBitMask>>bit&1 == 0 {
			continue
		}
		d, ok := t.s.Devices.Ordinal(cu.Device(bit))
		if !ok || d > 31 {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		mask |= 1 << d
	}
	m.DeviceBitMask = mask
	return cu.CUDA_SUCCESS
}

// AdmitMemDecompressParams has nothing to do: device addresses name the data, and they mean
// the same here. As with copies, a client that makes addresses up harms only its own
// worker.
func (t *Structs) AdmitMemDecompressParams(*cu.MemDecompressParams) cu.Result {
	return cu.CUDA_SUCCESS
}
