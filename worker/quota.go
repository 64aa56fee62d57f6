package worker

import (
	"encoding/binary"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// What counts against a client's quota besides the units of memory.go: memory
// it creates itself (cuMemCreate), arrays, mipmaps, images of code, and the
// heap and the printf buffer of a context beyond their usual size. Each is
// claimed before the device is asked, so that beyond the quota the client gets
// out of memory at that very call, and is given back when the last name of the
// object ends. Memory of other sessions counts for those.

// claim takes bytes of a device's quota. What is kept in reserve is given up
// for it, and what is dying is waited for.
func (w *Worker) claim(dev cu.Device, bytes uint64) cu.Result {
	if w.tally.claim(dev, bytes) {
		return cu.CUDA_SUCCESS
	}
	m := &w.mem
	m.mu.Lock()
	defer m.mu.Unlock()
	for {
		m.trim(w.dev, 0)
		switch {
		case w.tally.claim(dev, bytes):
			return cu.CUDA_SUCCESS
		case m.dying == 0:
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		m.freed.Wait()
	}
}

// claimObject is claim for what the device is asked for next; bind settles it.
func (w *Worker) claimObject(dev cu.Device, bytes uint64) cu.Result {
	rc := w.claim(dev, bytes)
	if rc == cu.CUDA_SUCCESS {
		w.charges.expect(dev, bytes)
	}
	return rc
}

// --- memory the client creates. These run in the loop, which alone changes it.

func (w *Worker) checkMemCreate(q *wire.MemCreateRequest) cu.Result {
	if q.Prop.Location.Type != cu.CU_MEM_LOCATION_TYPE_DEVICE {
		return cu.CUDA_SUCCESS // the device refuses it
	}
	return w.claimObject(cu.Device(q.Prop.Location.Id), q.Size)
}

func (w *Worker) physicalOf(h cu.MemGenericAllocationHandle) *physical {
	real, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(h))
	if !ok {
		return nil
	}
	return w.charges.physicalOf(real)
}

func (w *Worker) noteMemMap(q *wire.MemMapRequest, rc cu.Result) {
	if p := w.physicalOf(q.Handle); rc == cu.CUDA_SUCCESS && p != nil {
		w.charges.mapAt(session.Range{Base: uint64(q.Ptr), Size: q.Size}, p)
	}
}

func (w *Worker) noteMemUnmap(q *wire.MemUnmapRequest, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		w.charges.unmap(session.Range{Base: uint64(q.Ptr), Size: q.Size})
	}
}

// Arrays and multicast objects hold memory in tiles and parts that we do not
// follow.

func (w *Worker) checkMemMapArrayAsync(q *wire.MemMapArrayAsyncRequest) cu.Result {
	for i := range q.MapInfoList { // admitted: its handle is the device's
		real := binary.LittleEndian.Uint64(cu.Bytes(&q.MapInfoList[i].MemHandle))
		w.charges.physicalOf(real).keep()
	}
	return cu.CUDA_SUCCESS
}

func (w *Worker) checkMulticastBindMem(q *wire.MulticastBindMemRequest) cu.Result {
	w.physicalOf(q.MemHandle).keep()
	return cu.CUDA_SUCCESS
}

func (w *Worker) checkMulticastBindAddr(q *wire.MulticastBindAddrRequest) cu.Result {
	w.charges.mappedAt(uint64(q.Memptr)).keep()
	return cu.CUDA_SUCCESS
}

// --- arrays

func (w *Worker) checkArrayCreate(q *wire.ArrayCreate_v2Request) cu.Result {
	d := &q.PAllocateArray
	return w.claimArray(&cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: d.Width, Height: d.Height, Format: d.Format, NumChannels: d.NumChannels}, 1)
}

func (w *Worker) checkArray3DCreate(q *wire.Array3DCreate_v2Request) cu.Result {
	return w.claimArray(&q.PAllocateArray, 1)
}

func (w *Worker) checkMipmappedArrayCreate(q *wire.MipmappedArrayCreateRequest) cu.Result {
	return w.claimArray(&q.PMipmappedArrayDesc, q.NumMipmapLevels)
}

func (w *Worker) claimArray(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, levels uint32) cu.Result {
	if w.current == nil {
		return cu.CUDA_SUCCESS // the device refuses it
	}
	return w.claimObject(w.current.Device, arrayFootprint(d, levels))
}

// --- code

// claimImage counts an image that is about to be loaded. It is looked at only
// where there is a quota, because unpacking takes time. A library may be loaded
// before there is a context: then the client's first device bears it.
func (w *Worker) claimImage(image []byte) cu.Result {
	if !w.codeBudget.hasRoom(uint64(len(image))) {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	dev, ok := w.s.Devices.Ordinal(0)
	if w.current != nil {
		dev, ok = w.current.Device, true
	}
	if !ok || w.tally.quota(dev) == 0 {
		return cu.CUDA_SUCCESS
	}
	major, _ := w.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, dev)
	minor, _ := w.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, dev)
	return w.claimObject(dev, imageFootprint(image, int(major*10+minor)))
}

// --- limits of a context that are memory

// usual is what every context has, which counts for nobody.
var usual = map[cu.Limit]uint64{cu.CU_LIMIT_MALLOC_HEAP_SIZE: 8 << 20, cu.CU_LIMIT_PRINTF_FIFO_SIZE: 1 << 20}

func (w *Worker) checkCtxSetLimit(q *wire.CtxSetLimitRequest) cu.Result {
	room, counts := usual[q.Limit]
	if w.current == nil || !counts {
		return cu.CUDA_SUCCESS
	}
	c, more := w.current.home(), q.Value-min(q.Value, room)
	if had := c.Limits[q.Limit]; more > had {
		return w.claim(c.Device, more-had)
	}
	return cu.CUDA_SUCCESS
}

func (w *Worker) noteCtxSetLimit(q *wire.CtxSetLimitRequest, rc cu.Result) {
	room, counts := usual[q.Limit]
	if w.current == nil || !counts {
		return
	}
	c, more := w.current.home(), q.Value-min(q.Value, room)
	had := c.Limits[q.Limit]
	switch {
	case rc != cu.CUDA_SUCCESS && more > had:
		w.tally.refund(c.Device, more-had)
	case rc == cu.CUDA_SUCCESS:
		if more < had {
			w.tally.refund(c.Device, had-more)
		}
		if c.Limits == nil {
			c.Limits = map[cu.Limit]uint64{}
		}
		c.Limits[q.Limit] = more
	}
}

// dropLimits gives back what a context's limits counted.
func (w *Worker) dropLimits(c *context) {
	for _, bytes := range c.Limits {
		w.tally.refund(c.Device, bytes)
	}
	c.Limits = nil
}
