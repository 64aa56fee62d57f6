package worker

import (
	"errors"
	"fmt"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// A part is some of a device's multiprocessors, which the client is kept to. Each of
// its contexts on that device, primary or not, is then a green context with these on top
// of the real primary one: a kernel can be given to nothing else. What is made in them
// belongs to the real primary context and would outlive them, so the worker ends it.
type part struct {
	sms  int
	desc cu.DevResourceDesc
}

var errNoGreen = errors.New("the driver here has no green contexts, which a part of a GPU's multiprocessors needs: CUDA 12.4 (driver 550) or newer has")

// divisible says into how many groups of how many multiprocessors a device can be
// divided; none where the driver cannot. Groups are as small as the driver makes them, or
// twice that if less is left over: an H200 makes 15 groups of 8, but 8 of 16. All processes
// must come to the same: they tell each other's groups by number.
func divisible(dev device.Device, d cu.Device) (size, count int) {
	all, rc := dev.DeviceGetDevResource(d, cu.CU_DEV_RESOURCE_TYPE_SM)
	if rc != cu.CUDA_SUCCESS {
		return 0, 0
	}
	least, multiple := int(all.Anon0[1]), int(all.Anon0[2])
	if least <= 0 || multiple <= 0 { // a driver before 12.5 does not say
		least, multiple = 8, 8
	}
	size = (least + multiple - 1) / multiple * multiple
	made := func(size int) int {
		_, n, _, rc := dev.DevSmResourceSplitByCount(0, &all, 0, uint32(size))
		if rc != cu.CUDA_SUCCESS {
			return 0
		}
		return int(n)
	}
	count = made(size)
	if n := made(2 * size); 2*n > count {
		return 2 * size, n
	}
	if count == 0 {
		return 0, 0
	}
	return size, count
}

// divide keeps the client to parts of its devices: groups as divisible has them.
func (w *Worker) divide(parts map[int][]int) error {
	if parts == nil {
		return nil
	}
	w.kept = map[cu.Device]*part{}
	for _, d := range w.s.Devices.Granted {
		groups, ok := parts[int(d)]
		switch {
		case !ok:
			return fmt.Errorf("device %d, of which the client may have a part, came after the server counted", d)
		case len(groups) == 0:
			continue // all of it
		}
		p, err := newPart(w.dev, d, groups)
		if err != nil {
			return err
		}
		w.kept[d] = p
		w.log.Info("the client is kept to a part", "device", int(d), "multiprocessors", p.sms, "groups", groups)
	}
	return nil
}

func newPart(dev device.Device, d cu.Device, groups []int) (*part, error) {
	size, count := divisible(dev, d)
	if count == 0 {
		return nil, errNoGreen
	}
	all, _ := dev.DeviceGetDevResource(d, cu.CU_DEV_RESOURCE_TYPE_SM)
	list, _, _, rc := dev.DevSmResourceSplitByCount(uint32(count), &all, 0, uint32(size))
	if rc != cu.CUDA_SUCCESS {
		return nil, fmt.Errorf("dividing device %d: %w", d, rc)
	}
	p := &part{}
	var mine []cu.DevResource_v1
	for _, g := range groups {
		if g < 0 || g >= len(list) {
			return nil, fmt.Errorf("device %d has %d groups of multiprocessors; there is no %d", d, len(list), g)
		}
		mine = append(mine, list[g])
		p.sms += int(list[g].Anon0[0])
	}
	if p.desc, rc = dev.DevResourceGenerateDesc(mine); rc != cu.CUDA_SUCCESS {
		return nil, fmt.Errorf("a part of device %d: %w", d, rc)
	}
	return p, nil
}

// open makes a green context with the part, and the primary context under it.
func (p *part) open(dev device.Device, d cu.Device) (base cu.Context, green cu.GreenCtx, rc cu.Result) {
	if base, rc = dev.DevicePrimaryCtxRetain(d); rc != cu.CUDA_SUCCESS {
		return 0, 0, rc
	}
	if green, rc = dev.GreenCtxCreate(p.desc, d, uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)); rc != cu.CUDA_SUCCESS {
		dev.DevicePrimaryCtxRelease(d)
	}
	return base, green, rc
}

// shut undoes open.
func shut(dev device.Device, d cu.Device, green cu.GreenCtx) cu.Result {
	rc := dev.GreenCtxDestroy(green)
	if end := dev.DevicePrimaryCtxRelease(d); rc == cu.CUDA_SUCCESS {
		rc = end
	}
	return rc
}

// adoptPart makes a context that is kept to a part known under the client's handle.
func (w *Worker) adoptPart(p *part, h cu.Context, dev cu.Device, primary bool) (cu.Context, cu.Result) {
	base, green, rc := p.open(w.dev, dev)
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	real, rc := w.dev.CtxFromGreenCtx(green)
	if rc != cu.CUDA_SUCCESS {
		shut(w.dev, dev, green)
		return 0, rc
	}
	if w.adopt(h, real, dev, primary); w.s.Failure() == nil {
		w.current.Partition, w.current.aside = green, base
	}
	return real, rc
}

// leavePart ends a context of a part, the client's green contexts on top of it, and all
// that was made in them. It is quiet.
func (w *Worker) leavePart(c *context) cu.Result {
	for _, g := range w.contexts {
		if g.base == c {
			w.quiesce(g)
			w.sweep(g)
			w.dev.GreenCtxDestroy(g.Green)
		}
	}
	w.sweep(c)
	rc := shut(w.dev, c.Device, c.Partition)
	w.bury(c)
	return rc
}

// cmdDevResource tells what there is to divide: the client's part, where it is kept to
// one. The driver divides what a context has, and no part that was divided off: without a context
// there is one for the moment.
func (w *Worker) cmdDevResource(q *wire.DevResourceRequest, a *wire.DevResourceReply) (rc cu.Result) {
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	p := w.kept[dev]
	if p == nil {
		a.Resource, rc = w.dev.DeviceGetDevResource(dev, q.Type)
	} else {
		a.Resource, rc = w.partResource(p, dev, q.Type)
	}
	w.showDevResource_v1(&a.Resource)
	return rc
}

func (w *Worker) partResource(p *part, dev cu.Device, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	for _, c := range w.contexts {
		if c.Partition != 0 && c.Device == dev {
			return w.dev.GreenCtxGetDevResource(c.Partition, t)
		}
	}
	_, green, rc := p.open(w.dev, dev)
	if rc != cu.CUDA_SUCCESS {
		return cu.DevResource_v1{}, rc
	}
	defer shut(w.dev, dev, green)
	return w.dev.GreenCtxGetDevResource(green, t)
}

// sweep ends what lives in the primary context for one on top of it. The last context
// that goes takes the primary one along, but others may be there.
func (w *Worker) sweep(c *context) {
	w.enter(c.Index)
	c.empty(w.dev)
	if c.mirror != 0 {
		w.dev.StreamDestroy(c.mirror)
		c.mirror = 0
	}
	end := func(kind cu.Kind, destroy func(uint64)) {
		for _, real := range w.s.Handles.InContext(kind, c.Index) {
			destroy(real)
		}
	}
	end(cu.KindGraphExec, func(h uint64) { w.dev.GraphExecDestroy(cu.GraphExec(h)) })
	end(cu.KindStream, func(h uint64) { w.dev.StreamDestroy(cu.Stream(h)) })
	end(cu.KindEvent, func(h uint64) { w.dev.EventDestroy(cu.Event(h)) })
	end(cu.KindLinkState, func(h uint64) { w.dev.LinkDestroy(cu.LinkState(h)) })
	end(cu.KindModule, func(h uint64) { w.dev.ModuleUnload(cu.Module(h)) })
	end(cu.KindArray, func(h uint64) { w.dev.ArrayDestroy(cu.Array(h)) })
	end(cu.KindMipmappedArray, func(h uint64) { w.dev.MipmappedArrayDestroy(cu.MipmappedArray(h)) })
}
