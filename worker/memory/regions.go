package memory

import (
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/worker/accounting"
)

// A Region is content of the client's that a checkpoint holds: what it is, and how its bytes are
// read and written. The worker that a session is moved to lists regions of the same Memory, the device's
// number excepted, once all objects have been made.
type Region struct {
	checkpoint.Memory
	// Context is to be current on the thread that calls Copy; 0: any or none, and no stream is needed.
	Context cu.Context
	// Copy enqueues a copy of the bytes from an offset on, to the buffer or, if in is true, from it, in a stream of
	// the Context. The buffer is staging memory of the device. Any thread calls it with its own view. Where no Context is needed the copy is
	// done when Copy returns.
	Copy func(dev device.Device, s cu.Stream, offset uint64, buf []byte, in bool) cu.Result
}

// Regions lists the memory of devices and of their host that holds data of the client: allocations, memory
// that the client created, and arrays. dev is the caller's view. The caller calls end when it has moved the bytes.
func (v *Moving) Regions(dev device.Device) (list []Region, end func(), err error) {
	m := v.m
	m.mu.Lock()
	defer m.mu.Unlock()
	var undo []func()
	end = func() {
		for _, f := range undo {
			f()
		}
		undo = nil
	}
	defer func() {
		if err != nil {
			end()
		}
	}()
	for _, a := range m.allocations.All {
		if a.freeing {
			continue
		}
		ctx, err := m.copyContext(a.Device)
		if err != nil {
			return nil, end, err
		}
		list = append(list, Region{
			checkpoint.Memory{Kind: checkpoint.Allocation, Device: int32(a.Device), Address: a.Addr, Size: a.Size}, ctx, copyAt(a.Addr),
		})
	}
	created, _ := m.accounts.Charges.Created()
	view := newViews(m, created)
	for i := range created {
		r, drop, err := view.region(&created[i])
		if err != nil {
			return nil, end, err
		}
		list, undo = append(list, r), append(undo, drop)
	}
	arrays, err := arrayRegions(m, dev)
	return append(list, arrays...), end, err
}

// copyContext is a context of the client on a device, for threads that are not the command loop's.
func (m *Memory) copyContext(d cu.Device) (cu.Context, error) {
	for _, i := range slices.Sorted(maps.Keys(m.gpu.Contexts)) {
		if c := m.gpu.Contexts[i]; c.Device == d {
			return c.Home().Background(), nil
		}
	}
	return 0, fmt.Errorf("the program has memory on device %d, and no context there that could copy it", d)
}

// copyAt returns what copies memory that lies at an address.
func copyAt(addr uint64) func(device.Device, cu.Stream, uint64, []byte, bool) cu.Result {
	return func(dev device.Device, s cu.Stream, offset uint64, buf []byte, in bool) cu.Result {
		at, n := cu.Deviceptr(addr+offset), uint64(len(buf))
		if in {
			return dev.CopyIn(at, n, buf, n, 1, s)
		}
		return dev.CopyOut(buf, at, n, n, 1, s)
	}
}

// views map created memory a second time, for copies: as a whole, and for a device that may write it.
// The program may have mapped it in parts, nowhere, or for reading only. They use addresses of the session's window that nothing is
// mapped at.
type views struct {
	m     *Memory
	taken session.Spans[struct{}]
	next  uint64 // below it nothing is free
}

func newViews(m *Memory, created []accounting.Created) *views {
	v := &views{m: m, next: m.window.Base}
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

// place finds addresses that nothing is mapped at.
func (v *views) place(size uint64) (uint64, bool) {
	for v.m.window.Contains(v.next, size) {
		at := session.Range{Base: v.next, Size: size}
		r, _, taken := v.taken.First(at)
		if !taken {
			v.next += size
			return at.Base, true
		}
		v.next = r.End()
	}
	return 0, false
}

// region maps created memory and describes it. drop ends the mapping.
func (v *views) region(c *accounting.Created) (r Region, drop func(), err error) {
	m, d := v.m, c.Device
	if c.Host { // any device will do
		ctx := m.gpu.AnyContext()
		if ctx == nil {
			return r, nil, fmt.Errorf("there is no context that could copy %s", nameFor(c))
		}
		d = ctx.Device
	}
	r.Context, err = m.copyContext(d)
	if err != nil {
		return r, nil, err
	}
	at, ok := v.place(c.Bytes)
	if !ok {
		return r, nil, fmt.Errorf("the session has no %d addresses left at which %s could be copied", c.Bytes, nameFor(c))
	}
	h, release, rc := handleOf(m, c)
	if rc == cu.CUDA_SUCCESS {
		rc = mapFor(m.dev, at, c.Bytes, h, []cu.Device{d})
		release()
	}
	if rc != cu.CUDA_SUCCESS {
		return r, nil, fmt.Errorf("%s cannot be mapped for a copy: %w", nameFor(c), rc)
	}
	r.Memory = checkpoint.Memory{Kind: checkpoint.Physical, Device: int32(d), Size: c.Bytes}
	if c.Host {
		r.Device = -1
	}
	if len(c.Parts) > 0 {
		r.Address = c.Parts[0].Base
	}
	for _, real := range c.Reals {
		r.Handle = m.s.Handles.Virtual(cu.KindMemGenericAllocationHandle, real)
	}
	r.Copy = copyAt(at)
	return r, func() { m.dev.MemUnmap(cu.Deviceptr(at), c.Bytes) }, nil
}
