package softgpu

import (
	"ferry/api/cu"

	"ferry/softgpu/memory"
)

// All devices of a machine are peers: their memory is this process's memory.
// What peer access changes is what kernels may see.

// DeviceCanAccessPeer is 1 for any two devices.
func (g *GPU) DeviceCanAccessPeer(dev, peer cu.Device) (int32, cu.Result) {
	if _, r := g.m.dev(dev); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if _, r := g.m.dev(peer); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if dev == peer {
		return 0, cu.CUDA_SUCCESS
	}
	return 1, cu.CUDA_SUCCESS
}

// peers finds the current context and the one whose memory it is about.
func (g *GPU) peers(h cu.Context) (*context, *context, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return nil, nil, r
	}
	peer, ok := g.m.contexts.Get(uint64(h))
	if !ok || peer == c {
		return nil, nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return c, peer, r
}

// CtxEnablePeerAccess lets kernels of the current context use the memory of the
// peer's device.
func (g *GPU) CtxEnablePeerAccess(h cu.Context, flags uint32) cu.Result {
	c, peer, r := g.peers(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if c.dev == peer.dev {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	l := c.alive()
	l.mu.Lock()
	defer l.mu.Unlock()
	now, bit := l.sight.Load().Devices, uint64(1)<<peer.dev.ordinal
	if now&bit != 0 {
		return cu.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
	}
	l.setVisible(now | bit)
	return r
}

// CtxDisablePeerAccess takes it away again.
func (g *GPU) CtxDisablePeerAccess(h cu.Context) cu.Result {
	c, peer, r := g.peers(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	l := c.alive()
	l.mu.Lock()
	defer l.mu.Unlock()
	now, bit := l.sight.Load().Devices, uint64(1)<<peer.dev.ordinal
	if now&bit == 0 || c.dev == peer.dev {
		return cu.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
	}
	l.setVisible(now &^ bit)
	return r
}

// setVisible changes whose memory the context's kernels see, running ones included.
func (l *life) setVisible(devices uint64) {
	l.sight.Store(&memory.Visibility{Devices: devices})
	l.ctx.m.mem.Changed()
}

// DeviceGetP2PAttribute: everything is possible, at one speed.
func (g *GPU) DeviceGetP2PAttribute(attrib cu.Device_P2PAttribute, src, dst cu.Device) (int32, cu.Result) {
	if _, r := g.DeviceCanAccessPeer(src, dst); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if src == dst {
		return 0, cu.CUDA_ERROR_INVALID_DEVICE
	}
	switch attrib {
	case cu.CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, cu.CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
		cu.CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED:
		return 1, cu.CUDA_SUCCESS
	case cu.CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, cu.CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED:
		return 0, cu.CUDA_SUCCESS
	}
	return 0, cu.CUDA_ERROR_INVALID_VALUE
}

// MemcpyPeerAsync copies between devices; contexts only say which, and
// addresses say it too.
func (g *GPU) MemcpyPeerAsync(dst cu.Deviceptr, dstCtx cu.Context, src cu.Deviceptr, srcCtx cu.Context, n uint64, s cu.Stream) cu.Result {
	for _, h := range []cu.Context{dstCtx, srcCtx} {
		if _, ok := g.m.contexts.Get(uint64(h)); !ok {
			return cu.CUDA_ERROR_INVALID_CONTEXT
		}
	}
	return g.CopyOn(dst, n, src, n, n, 1, s)
}

// MemcpyPeer is MemcpyPeerAsync on the legacy stream.
func (g *GPU) MemcpyPeer(dst cu.Deviceptr, dstCtx cu.Context, src cu.Deviceptr, srcCtx cu.Context, n uint64) cu.Result {
	return g.MemcpyPeerAsync(dst, dstCtx, src, srcCtx, n, legacyStream)
}
