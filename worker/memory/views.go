package memory

import (
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
