package precopy

import (
	"fmt"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/worker/memory"
)

// A Receiver puts content that comes ahead into memory that was made ahead.
type Receiver struct {
	dev     device.Device
	memory  *memory.Ahead
	context func(cu.Device) cu.Context
	host    []byte
	bytes   uint64
}

// NewReceiver returns a Receiver. context is a context on a device, 0 if there is none.
func NewReceiver(dev device.Device, m *memory.Ahead, context func(cu.Device) cu.Context) *Receiver {
	return &Receiver{dev: dev, memory: m, context: context}
}

// Bytes is how much has come so far.
func (r *Receiver) Bytes() uint64 { return r.bytes }

// enter makes a context of the device current that has the memory of a range.
func (r *Receiver) enter(addr, size uint64) error {
	d, ok := r.memory.DeviceOf(session.Range{Base: addr, Size: size})
	if !ok {
		return fmt.Errorf("content of %d bytes at %#x came for memory that was not made", size, addr)
	}
	ctx := r.context(d)
	if ctx == 0 {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return r.dev.CtxSetCurrent(ctx).Err()
}

// Write brings content.
func (r *Receiver) Write(addr uint64, data []byte) error {
	n := uint64(len(data))
	if err := r.enter(addr, n); err != nil {
		return err
	}
	defer r.dev.CtxSetCurrent(0)
	if len(r.host) < len(data) {
		r.free()
		host, rc := r.dev.HostAlloc(max(len(data), 1<<20))
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		r.host = host
	}
	copy(r.host, data)
	rc := r.dev.CopyIn(cu.Deviceptr(addr), n, r.host[:n], n, 1, 0)
	if rc == cu.CUDA_SUCCESS {
		rc = r.dev.CtxSynchronize_v1()
	}
	r.bytes += n
	return rc.Err()
}

// Clear makes memory zero.
func (r *Receiver) Clear(addr, size uint64) error {
	if err := r.enter(addr, size); err != nil {
		return err
	}
	defer r.dev.CtxSetCurrent(0)
	rc := r.dev.MemsetD8Async(cu.Deviceptr(addr), 0, size, 0)
	if rc == cu.CUDA_SUCCESS {
		rc = r.dev.CtxSynchronize_v1()
	}
	return rc.Err()
}

// free gives the staging memory back.
func (r *Receiver) free() {
	if r.host != nil {
		r.dev.HostFree(r.host)
		r.host = nil
	}
}
