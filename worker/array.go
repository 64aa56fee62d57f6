package worker

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// arrayBytes is how much host memory a copy touches, which the client packs
// and cuts so that a piece holds it.
func arrayBytes(d *cu.CUDA_MEMCPY3D_v2) (int, bool) {
	if d.WidthInBytes > piece || d.Height > piece || d.Depth > piece {
		return 0, false
	}
	n := d.WidthInBytes * d.Height
	if n > piece || n*d.Depth > piece {
		return 0, false
	}
	return int(n * d.Depth), true
}

func (w *Worker) cmdArrayIn(q *wire.ArrayInRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = w.admitCopy3D(&q.Copy)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n, ok := arrayBytes(&q.Copy)
	if !ok || n != len(q.Data) || q.Copy.SrcMemoryType != cu.CU_MEMORYTYPE_HOST || q.Copy.DstMemoryType == cu.CU_MEMORYTYPE_HOST {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.Index) // marks must be made in the stream's context
	buf, rc := c.take(w.dev, n)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	copy(buf, q.Data)
	if rc = w.dev.CopyArray(&q.Copy, buf, s); rc != cu.CUDA_SUCCESS {
		c.put(buf)
		return rc
	}
	return w.busy(c, buf, s)
}

func (w *Worker) cmdArrayOn(q *wire.ArrayOnRequest) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = w.admitCopy3D(&q.Copy)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Copy.SrcMemoryType == cu.CU_MEMORYTYPE_HOST || q.Copy.DstMemoryType == cu.CU_MEMORYTYPE_HOST {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return w.dev.CopyArray(&q.Copy, nil, s)
}

func (w *Worker) waitArrayOut(id uint32, q *wire.ArrayOutRequest) {
	s, c, rc := w.stream(q.Stream)
	if rc == cu.CUDA_SUCCESS {
		rc = w.admitCopy3D(&q.Copy)
	}
	n, ok := arrayBytes(&q.Copy)
	if rc == cu.CUDA_SUCCESS && (!ok || q.Copy.DstMemoryType != cu.CU_MEMORYTYPE_HOST || q.Copy.SrcMemoryType == cu.CU_MEMORYTYPE_HOST) {
		rc = cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc != cu.CUDA_SUCCESS || n == 0 {
		w.refuse(id, rc)
		return
	}
	w.enter(c.Index) // marks must be made in the stream's context
	w.copyOutOne(id, c, n, s, func(dev device.Device, buf []byte) cu.Result { return dev.CopyArray(&q.Copy, buf, s) })
}
