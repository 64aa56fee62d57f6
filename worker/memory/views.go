package memory

import (
	"fmt"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/worker/accounting"
)

// views map created memory for copies, as a whole and for a device that may write it: the program may have
// mapped it in parts, nowhere, or for reading only. They use addresses of the session's window where nothing is mapped.
// Several threads open views at once.
type views struct {
	m     *Memory
	mu    *sync.Mutex
	taken *session.Spans[struct{}]
}

// newViews returns the views of a session that has just this memory. mu of m is held.
func newViews(m *Memory, created []accounting.Created) views {
	v := views{m, &sync.Mutex{}, &session.Spans[struct{}]{}}
	for r := range m.mappings.All {
		v.taken.Add(r, struct{}{})
	}
	for i := range created {
		for _, p := range created[i].Parts {
			v.taken.Add(p.Range, struct{}{})
		}
	}
	return v
}

// open maps created memory. The caller closes the view.
func (v *views) open(dev device.Device, c *accounting.Created, d cu.Device) (at session.Range, rc cu.Result) {
	v.mu.Lock()
	defer v.mu.Unlock()
	at = session.Range{Base: v.m.window.Base, Size: c.Bytes}
	for {
		if !v.m.window.Contains(at.Base, at.Size) {
			return at, cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		r, _, taken := v.taken.First(at)
		if !taken {
			break
		}
		at.Base = r.End()
	}
	h, release, rc := handleOf(v.m, c)
	if rc == cu.CUDA_SUCCESS {
		rc = mapFor(dev, at.Base, at.Size, h, []cu.Device{d})
		release()
	}
	if rc == cu.CUDA_SUCCESS {
		v.taken.Add(at, struct{}{})
	}
	return at, rc
}

// close ends a view.
func (v *views) close(dev device.Device, at session.Range) {
	v.mu.Lock()
	defer v.mu.Unlock()
	dev.MemUnmap(cu.Deviceptr(at.Base), at.Size)
	v.taken.Remove(at.Base)
}

// nameFor says for people which created memory is meant.
func nameFor(c *accounting.Created) string {
	if len(c.Parts) > 0 {
		return fmt.Sprintf("the %d bytes of created memory at %#x", c.Bytes, c.Parts[0].Base)
	}
	return fmt.Sprintf("%d bytes of created memory", c.Bytes)
}

// handleOf is a handle of created memory for the moment.
func handleOf(m *Memory, c *accounting.Created) (h cu.MemGenericAllocationHandle, release func(), rc cu.Result) {
	if len(c.Reals) > 0 {
		return cu.MemGenericAllocationHandle(c.Reals[0]), func() {}, cu.CUDA_SUCCESS
	}
	if h, rc = m.dev.MemRetainAllocationHandle(cu.Deviceptr(c.Parts[0].Base)); rc != cu.CUDA_SUCCESS {
		return 0, func() {}, rc
	}
	return h, func() { m.dev.MemRelease(h) }, rc
}
