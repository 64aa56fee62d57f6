package copies

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// arrayBytes returns how much host memory a copy touches. The client packs and cuts it so
// that one piece holds it.
func arrayBytes(d *cu.CUDA_MEMCPY3D_v2) (int, bool) {
	if d.WidthInBytes > gpu.Piece || d.Height > gpu.Piece || d.Depth > gpu.Piece {
		return 0, false
	}
	n := d.WidthInBytes * d.Height
	if n > gpu.Piece || n*d.Depth > gpu.Piece {
		return 0, false
	}
	return int(n * d.Depth), true
}

// CmdArrayIn copies the client's bytes to an array.
func (cp *Copier) CmdArrayIn(q *wire.ArrayInRequest) cu.Result {
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = cp.structs.AdmitCopy3D(&q.Copy)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n, ok := arrayBytes(&q.Copy)
	if !ok || n != len(q.Data) || q.Copy.SrcMemoryType != cu.CU_MEMORYTYPE_HOST || q.Copy.DstMemoryType == cu.CU_MEMORYTYPE_HOST {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	buf, rc := c.AcquireStaging(cp.dev, n)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	copy(buf, q.Data)
	if rc = cp.dev.CopyArray(&q.Copy, buf, s); rc != cu.CUDA_SUCCESS {
		c.ReleaseStaging(buf)
		return rc
	}
	return cp.gpu.ReleaseStagingInOrder(c, buf, s)
}

// CmdArrayOn copies between arrays and memory of the device.
func (cp *Copier) CmdArrayOn(q *wire.ArrayOnRequest) cu.Result {
	s, _, rc := cp.gpu.Stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = cp.structs.AdmitCopy3D(&q.Copy)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Copy.SrcMemoryType == cu.CU_MEMORYTYPE_HOST || q.Copy.DstMemoryType == cu.CU_MEMORYTYPE_HOST {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cp.dev.CopyArray(&q.Copy, nil, s)
}

// WaitArrayOut copies an array to the client.
func (cp *Copier) WaitArrayOut(id uint32, q *wire.ArrayOutRequest) {
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = cp.structs.AdmitCopy3D(&q.Copy)
	}
	n, ok := arrayBytes(&q.Copy)
	if rc == cu.CUDA_SUCCESS && (!ok || q.Copy.DstMemoryType != cu.CU_MEMORYTYPE_HOST || q.Copy.SrcMemoryType == cu.CU_MEMORYTYPE_HOST) {
		rc = cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc != cu.CUDA_SUCCESS || n == 0 {
		cp.wait.Refuse(id, rc)
		return
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	cp.copyOutOne(id, c, n, s, func(dev device.Device, buf []byte) cu.Result { return dev.CopyArray(&q.Copy, buf, s) })
}
