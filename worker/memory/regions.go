package memory

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/worker/accounting"
	"ferry/worker/gpu"
)

// Kinds are the kinds of regions that are this part's.
func (v *Moving) Kinds() []checkpoint.Kind {
	return []checkpoint.Kind{checkpoint.Allocation, checkpoint.Physical, checkpoint.Array}
}

// Memory lists the memory of devices and of their host that holds data of the client: allocations, memory
// that the client created, and arrays. The worker that the session is moved to lists the same, once all objects have been made.
func (v *Moving) Memory() ([]checkpoint.Memory, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.list()
}

// list lists the regions, and how those without an address are copied. mu is held.
func (v *Moving) list() (list []checkpoint.Memory, err error) {
	m := v.m
	m.mu.Lock()
	defer m.mu.Unlock()
	v.ways = map[checkpoint.Memory]way{}
	for _, a := range m.allocations.All {
		if a.freeing {
			continue
		}
		if _, err := contextOn(m, a.Device); err != nil {
			return nil, err
		}
		list = append(list, checkpoint.Memory{Kind: checkpoint.Allocation, Device: int32(a.Device), Address: a.Addr, Size: a.Size})
	}
	created, _ := m.accounts.Charges.Created()
	v.views = newViews(m, created)
	for i := range created {
		r, err := v.createdRegion(&created[i])
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	err = arrayRegions(m, func(r checkpoint.Memory, w way) {
		list = append(list, r)
		v.ways[r] = w
	})
	return list, err
}

// contextOn is a context of the client on a device, for threads that are not the command loop's.
func contextOn(m *Memory, d cu.Device) (*gpu.Context, error) {
	for _, i := range slices.Sorted(maps.Keys(m.gpu.Contexts)) {
		if c := m.gpu.Contexts[i]; c.Device == d {
			return c, nil
		}
	}
	return nil, fmt.Errorf("the program has memory on device %d, and no context there that could copy it: try again when it has one", d)
}

// createdRegion describes created memory: at its address where all of it is mapped for its device to
// write, else it is mapped for each copy.
func (v *Moving) createdRegion(c *accounting.Created) (r checkpoint.Memory, err error) {
	m, d := v.m, c.Device
	if c.Host { // any device will do
		if len(m.gpu.Contexts) == 0 {
			return r, fmt.Errorf("there is no context that could copy %s", nameFor(c))
		}
		d = m.gpu.Contexts[slices.Min(slices.Collect(maps.Keys(m.gpu.Contexts)))].Device
	}
	ctx, err := contextOn(m, d)
	if err != nil {
		return r, err
	}
	r = checkpoint.Memory{Kind: checkpoint.Physical, Device: int32(d), Size: c.Bytes}
	for _, real := range c.Reals {
		r.Handle = m.s.Handles.Virtual(cu.KindMemGenericAllocationHandle, real)
	}
	for _, p := range c.Parts {
		runs, err := accessOf(m, p.Range, 0, d)
		if err != nil {
			return r, err
		}
		if p.Size == c.Bytes && len(runs) == 1 && runs[0].Size == p.Size && runs[0].Flags == uint32(cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE) {
			r.Address = p.Base
			return r, nil
		}
	}
	if len(c.Parts) > 0 {
		r.Name = fmt.Sprintf("mapped at %#x", c.Parts[0].Base)
	}
	of := *c
	v.ways[r] = way{ctx.Home().Background(), func(dev device.Device, s cu.Stream, offset uint64, buf []byte, in bool) cu.Result {
		at, rc := v.views.open(dev, &of, d)
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		defer v.views.close(dev, at)
		n := uint64(len(buf))
		if in {
			rc = dev.CopyIn(cu.Deviceptr(at.Base+offset), n, buf, n, 1, s)
		} else {
			rc = dev.CopyOut(buf, cu.Deviceptr(at.Base+offset), n, n, 1, s)
		}
		if rc == cu.CUDA_SUCCESS {
			rc = dev.StreamSynchronize(s)
		}
		return rc
	}}
	return r, nil
}

// errNoRegion says that a checkpoint has memory which the session has not.
var errNoRegion = errors.New("the session has no such memory")

// ReadBlock reads a part of a region without an address.
func (v *Moving) ReadBlock(dev device.Device, r checkpoint.Memory, offset uint64, to []byte) error {
	return v.copyBlock(dev, r, offset, to, false)
}

// WriteBlock writes a part of a region without an address.
func (v *Moving) WriteBlock(dev device.Device, r checkpoint.Memory, offset uint64, from []byte) error {
	return v.copyBlock(dev, r, offset, from, true)
}

// copyBlock copies a part of a region without an address, and waits for it.
func (v *Moving) copyBlock(dev device.Device, r checkpoint.Memory, offset uint64, buf []byte, in bool) error {
	w, err := v.wayOf(r)
	if err != nil {
		return err
	}
	if offset > r.Size || uint64(len(buf)) > r.Size-offset {
		return errNoRegion
	}
	return inContext(dev, w.ctx, func() error {
		rc := w.copy(dev, session.PerThreadStream, offset, buf, in)
		if rc == cu.CUDA_SUCCESS {
			rc = dev.StreamSynchronize(session.PerThreadStream)
		}
		return rc.Err()
	})
}

// wayOf finds out how a region is copied.
func (v *Moving) wayOf(r checkpoint.Memory) (way, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.ways == nil {
		if _, err := v.list(); err != nil {
			return way{}, err
		}
	}
	w, ok := v.ways[r]
	if !ok {
		return w, errNoRegion
	}
	return w, nil
}
