package worker

import (
	"encoding/binary"
	"fmt"

	"ferry/api/cu"
	"ferry/wire"
)

// What a client puts into a struct is checked and translated here before a
// device sees it: handles become real ones, ordinals the server's, and no
// pointer of the client's passes. The show functions are the way back.

// grant says which of the server's devices the client may use; nil for all.
func (w *Worker) grant(devices []int) error {
	n, rc := w.dev.DeviceGetCount()
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("counting devices: %w", rc)
	}
	w.s.Devices.Granted = []cu.Device{}
	for _, d := range devices {
		if d < 0 || d >= int(n) {
			return fmt.Errorf("device %d of %d, which the server counted on, is gone", d, n)
		}
		w.s.Devices.Granted = append(w.s.Devices.Granted, cu.Device(d))
	}
	if devices == nil {
		for d := range n {
			w.s.Devices.Granted = append(w.s.Devices.Granted, cu.Device(d))
		}
	}
	return nil
}

// cmdVisible sets which of its devices the client sees.
func (w *Worker) cmdVisible(q *wire.VisibleRequest) cu.Result {
	if !w.s.Devices.Show(q.Devices) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if !w.s.Devices.Sees(w.warm.dev) {
		w.coolBeside(w.warm.dev)
	}
	return cu.CUDA_SUCCESS
}

func (w *Worker) admitMemLocation_v1(l *cu.MemLocation_v1) cu.Result {
	if l.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return cu.CUDA_SUCCESS
	}
	d, ok := w.s.Devices.Ordinal(cu.Device(l.Id))
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	l.Id = int32(d)
	return cu.CUDA_SUCCESS
}

func (w *Worker) showMemLocation_v1(l *cu.MemLocation_v1) {
	if l.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return
	}
	if n, ok := w.s.Devices.Number(cu.Device(l.Id)); ok {
		l.Id = int32(n)
	}
}

func (w *Worker) admitMemAccessDesc_v1(a *cu.MemAccessDesc_v1) cu.Result {
	return w.admitMemLocation_v1(&a.Location)
}

// admitMemAllocationProp_v1 drops the pointer only Windows reads. Of the handles
// other processes can open, we can carry descriptors; a fabric is answered as by
// a driver without its service.
func (w *Worker) admitMemAllocationProp_v1(p *cu.MemAllocationProp_v1) cu.Result {
	p.Win32HandleMetaData = 0
	switch {
	case p.RequestedHandleTypes&cu.CU_MEM_HANDLE_TYPE_FABRIC != 0:
		return cu.CUDA_ERROR_NOT_PERMITTED
	case p.RequestedHandleTypes&^cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR != 0:
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return w.admitMemLocation_v1(&p.Location)
}

func (w *Worker) showMemAllocationProp_v1(p *cu.MemAllocationProp_v1) {
	p.Win32HandleMetaData = 0
	w.showMemLocation_v1(&p.Location)
}

// The handle of a texture's resource is the first word of the union.
func (w *Worker) admitCUDA_RESOURCE_DESC_v1(d *cu.CUDA_RESOURCE_DESC_v1) cu.Result {
	kind, ok := resourceKind(d.ResType)
	if !ok {
		return cu.CUDA_SUCCESS
	}
	union := cu.Bytes(&d.Res)
	real, known := w.s.Handles.Real(kind, binary.LittleEndian.Uint64(union))
	if !known || real == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	binary.LittleEndian.PutUint64(union, real)
	return cu.CUDA_SUCCESS
}

func (w *Worker) showCUDA_RESOURCE_DESC_v1(d *cu.CUDA_RESOURCE_DESC_v1) {
	if kind, ok := resourceKind(d.ResType); ok {
		union := cu.Bytes(&d.Res)
		binary.LittleEndian.PutUint64(union, w.s.Handles.Virtual(kind, binary.LittleEndian.Uint64(union)))
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

// Stream attributes carry device addresses and numbers, no handles.
func (w *Worker) admitLaunchAttributeValue(*cu.LaunchAttributeValue) cu.Result {
	return cu.CUDA_SUCCESS
}

func (w *Worker) showLaunchAttributeValue(*cu.LaunchAttributeValue) {}

// admitCopy3D translates the arrays of a copy and drops its host pointers.
func (w *Worker) admitCopy3D(d *cu.CUDA_MEMCPY3D_v2) cu.Result {
	src, ok1 := w.s.Handles.Real(cu.KindArray, uint64(d.SrcArray))
	dst, ok2 := w.s.Handles.Real(cu.KindArray, uint64(d.DstArray))
	if !ok1 || !ok2 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	d.SrcArray, d.DstArray, d.SrcHost, d.DstHost = cu.Array(src), cu.Array(dst), 0, 0
	d.Reserved0, d.Reserved1 = 0, 0
	return cu.CUDA_SUCCESS
}

func (w *Worker) showGraphExecUpdateResultInfo_v1(r *cu.GraphExecUpdateResultInfo_v1) {
	r.ErrorNode = cu.GraphNode(w.s.Handles.Virtual(cu.KindGraphNode, uint64(r.ErrorNode)))
	r.ErrorFromNode = cu.GraphNode(w.s.Handles.Virtual(cu.KindGraphNode, uint64(r.ErrorFromNode)))
}

// admitArrayMapInfo_v1 translates the array, the memory that is mapped into
// it, and the devices, which are bits.
func (w *Worker) admitArrayMapInfo_v1(m *cu.ArrayMapInfo_v1) cu.Result {
	kind, ok := resourceKind(m.ResourceType)
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, h := range []struct {
		kind  cu.Kind
		bytes []byte
	}{{kind, cu.Bytes(&m.Resource)}, {cu.KindMemGenericAllocationHandle, cu.Bytes(&m.MemHandle)}} {
		real, known := w.s.Handles.Real(h.kind, binary.LittleEndian.Uint64(h.bytes))
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
		d, ok := w.s.Devices.Ordinal(cu.Device(bit))
		if !ok || d > 31 {
			return cu.CUDA_ERROR_INVALID_DEVICE
		}
		mask |= 1 << d
	}
	m.DeviceBitMask = mask
	return cu.CUDA_SUCCESS
}

// What is to be decompressed is named by device addresses, which mean the same
// here; as with copies, a client that makes them up harms its own worker.
func (w *Worker) admitMemDecompressParams(*cu.MemDecompressParams) cu.Result {
	return cu.CUDA_SUCCESS
}
