package softgpu

import "ferry/api/cu"

// DevicePrimaryCtxRetain returns the device's primary context, which it makes
// at first need.
func (g *GPU) DevicePrimaryCtxRetain(d cu.Device) (cu.Context, cu.Result) {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	g.m.mu.Lock()
	defer g.m.mu.Unlock()
	if dev.primary == nil || dev.primary.alive().late {
		if r := g.m.unusable(dev); r != cu.CUDA_SUCCESS {
			return 0, r
		}
	}
	if dev.primary == nil {
		dev.primary = g.m.newContext(dev, dev.flags, true)
	}
	dev.retained++
	return dev.primary.handle, r
}

// DevicePrimaryCtxRelease undoes one retain. The last ends the context; its
// handle stays the same for the next.
func (g *GPU) DevicePrimaryCtxRelease(d cu.Device) cu.Result {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	g.m.mu.Lock()
	if dev.retained == 0 {
		g.m.mu.Unlock()
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	dev.retained--
	last, c := dev.retained == 0, dev.primary
	g.m.mu.Unlock()
	if last {
		c.renew()
	}
	return r
}

// DevicePrimaryCtxReset ends everything in the primary context. It does not release it,
// and what a fault broke stays broken.
func (g *GPU) DevicePrimaryCtxReset(d cu.Device) cu.Result {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	g.m.mu.Lock()
	c := dev.primary
	g.m.mu.Unlock()
	if c != nil {
		c.renew()
	}
	return r
}

// renew ends the present life and begins another.
func (c *context) renew() {
	c.finish()
	c.begin()
}

// DevicePrimaryCtxGetState returns flags and whether the context is active.
func (g *GPU) DevicePrimaryCtxGetState(d cu.Device) (uint32, int32, cu.Result) {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	g.m.mu.Lock()
	defer g.m.mu.Unlock()
	active := int32(0)
	if dev.retained > 0 {
		active = 1
	}
	return dev.flags, active, r
}

// DevicePrimaryCtxSetFlags sets how threads wait, which changes nothing here.
func (g *GPU) DevicePrimaryCtxSetFlags(d cu.Device, flags uint32) cu.Result {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^uint32(cu.CU_CTX_FLAGS_MASK) != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	g.m.mu.Lock()
	defer g.m.mu.Unlock()
	dev.flags = flags
	if c := dev.primary; c != nil {
		c.mu.Lock()
		c.flags = flags
		c.mu.Unlock()
	}
	return r
}
