package contexts

import (
	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/gpu"
)

// CmdGreenCreate creates a green context on top of the device's primary context.
func (cs *Contexts) CmdGreenCreate(q *wire.GreenCreateRequest, _ *wire.GreenCreateReply) cu.Result {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	desc, ok := cs.s.Handles.Real(cu.KindDevResourceDesc, uint64(q.Desc))
	if !ok || desc == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	var primary *gpu.Context
	for _, c := range cs.gpu.Contexts {
		if c.Primary && c.Device == dev {
			primary = c
		}
	}
	if primary == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	green, rc := cs.dev.GreenCtxCreate(cu.DevResourceDesc(desc), dev, q.Flags)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	real, rc := cs.dev.CtxFromGreenCtx(green)
	if rc != cu.CUDA_SUCCESS {
		cs.dev.GreenCtxDestroy(green)
		return rc
	}
	cs.adopt(q.Ctx, real, dev, false)
	if cs.s.Failure() != nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	cs.gpu.Current.Under, cs.gpu.Current.Base, cs.gpu.Current.Green, cs.gpu.Current.Aux = primary, &primary.Context, green, primary.Aux
	if err := cs.s.Handles.Bind(cu.KindGreenCtx, uint64(q.Green), uint64(green), cs.gpu.Current.Index); err != nil {
		cs.s.Fail(err)
	}
	return rc
}

// CmdGreenDestroy ends a green context, its streams and its name. All other objects live on
// in the primary context; only what the worker keeps for the green context ends now.
func (cs *Contexts) CmdGreenDestroy(q *wire.GreenDestroyRequest, _ *wire.GreenDestroyReply) cu.Result {
	c := cs.gpu.Find(q.Ctx)
	real, ok := cs.s.Handles.Real(cu.KindGreenCtx, uint64(q.Green))
	if c == nil || !ok || c.Green == 0 || uint64(c.Green) != real {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	cs.quiesce(c)
	c.FreeStagingAndEvents(cs.dev)
	rc := cs.dev.GreenCtxDestroy(c.Green)
	cs.forget(c)
	cs.s.Handles.Drop(cu.KindContext, uint64(q.Ctx))
	return rc
}

// CmdGreenStream creates a stream in a green context.
func (cs *Contexts) CmdGreenStream(q *wire.GreenStreamRequest) cu.Result {
	for _, c := range cs.gpu.Contexts {
		if real, ok := cs.s.Handles.Real(cu.KindGreenCtx, uint64(q.Green)); !ok || c.Green == 0 || uint64(c.Green) != real {
			continue
		}
		s, rc := cs.dev.GreenCtxStreamCreate(c.Green, q.Flags, q.Priority)
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		if err := cs.s.Handles.Bind(cu.KindStream, uint64(q.Stream), uint64(s), c.Index); err != nil {
			cs.s.Fail(err)
		}
		return rc
	}
	return cu.CUDA_ERROR_INVALID_CONTEXT
}

// adoptPartition makes a context in a partition known under the client's handle.
func (cs *Contexts) adoptPartition(p *gpu.Partition, h cu.Context, dev cu.Device, primary bool) (cu.Context, cu.Result) {
	base, green, rc := p.Open(cs.dev, dev)
	if rc != cu.CUDA_SUCCESS {
		return 0, rc
	}
	real, rc := cs.dev.CtxFromGreenCtx(green)
	if rc != cu.CUDA_SUCCESS {
		gpu.ClosePartition(cs.dev, dev, green)
		return 0, rc
	}
	if cs.adopt(h, real, dev, primary); cs.s.Failure() == nil {
		cs.gpu.Current.Partition, cs.gpu.Current.Aux = green, base
	}
	return real, rc
}

// leavePartition ends a context in a partition, the client's green contexts on top of it,
// and all objects that were made in them. The context is quiet.
func (cs *Contexts) leavePartition(c *gpu.Context) cu.Result {
	for _, g := range cs.gpu.Contexts {
		if g.Under == c {
			cs.quiesce(g)
			cs.destroyObjects(g)
			cs.dev.GreenCtxDestroy(g.Green)
		}
	}
	cs.destroyObjects(c)
	rc := gpu.ClosePartition(cs.dev, c.Device, c.Partition)
	cs.forget(c)
	return rc
}

// destroyObjects ends the objects that live in the primary context for a context on top of
// it. The primary context ends only with the last of those contexts.
func (cs *Contexts) destroyObjects(c *gpu.Context) {
	cs.gpu.Enter(c.Index)
	c.FreeStagingAndEvents(cs.dev)
	if c.Mirror != 0 {
		cs.dev.StreamDestroy(c.Mirror)
		c.Mirror = 0
	}
	end := func(kind cu.Kind, destroy func(uint64)) {
		for _, real := range cs.s.Handles.InContext(kind, c.Index) {
			destroy(real)
		}
	}
	end(cu.KindGraphExec, func(h uint64) { cs.dev.GraphExecDestroy(cu.GraphExec(h)) })
	end(cu.KindStream, func(h uint64) { cs.dev.StreamDestroy(cu.Stream(h)) })
	end(cu.KindEvent, func(h uint64) { cs.dev.EventDestroy(cu.Event(h)) })
	end(cu.KindLinkState, func(h uint64) { cs.dev.LinkDestroy(cu.LinkState(h)) })
	end(cu.KindModule, func(h uint64) { cs.dev.ModuleUnload(cu.Module(h)) })
	end(cu.KindArray, func(h uint64) { cs.dev.ArrayDestroy(cu.Array(h)) })
	end(cu.KindMipmappedArray, func(h uint64) { cs.dev.MipmappedArrayDestroy(cu.MipmappedArray(h)) })
}

// CmdDevResource answers which multiprocessors there are to divide: those of the client's
// partition, if it has one.
func (cs *Contexts) CmdDevResource(q *wire.DevResourceRequest, a *wire.DevResourceReply) (rc cu.Result) {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	p := cs.gpu.Partitions[dev]
	if p == nil {
		a.Resource, rc = cs.dev.DeviceGetDevResource(dev, q.Type)
	} else {
		a.Resource, rc = cs.partitionResource(p, dev, q.Type)
	}
	cs.structs.ShowDevResource_v1(&a.Resource)
	return rc
}

// partitionResource asks the driver about a partition. The driver divides the resource of a
// context, and not a resource that was itself divided off: without a context the worker
// makes one for the moment.
func (cs *Contexts) partitionResource(p *gpu.Partition, dev cu.Device, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	for _, c := range cs.gpu.Contexts {
		if c.Partition != 0 && c.Device == dev {
			return cs.dev.GreenCtxGetDevResource(c.Partition, t)
		}
	}
	_, green, rc := p.Open(cs.dev, dev)
	if rc != cu.CUDA_SUCCESS {
		return cu.DevResource_v1{}, rc
	}
	defer gpu.ClosePartition(cs.dev, dev, green)
	return cs.dev.GreenCtxGetDevResource(green, t)
}
