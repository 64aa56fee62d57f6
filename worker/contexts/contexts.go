// Package contexts makes and ends a client's contexts: primary ones, its own, green ones, and
// those that are kept to a partition of a device's multiprocessors. It also answers what the
// client asks of its devices.
//
// Contexts belong to the command loop.
package contexts

import (
	"runtime"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/gpu"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
	"ferry/worker/meter"
	"ferry/worker/translate"
	"ferry/worker/wait"
)

// Prepared is a primary context that was made before there was a client. The client must
// not notice: the reference to it is given up when the client has a context on that device,
// and before that where it would show.
type Prepared struct {
	Held   bool
	Device cu.Device
}

// Parts are the parts of a worker that keep something for contexts.
type Parts struct {
	GPU     *gpu.Executor
	Meter   *meter.Meter
	Wait    *wait.Waits
	Memory  *memory.Memory
	Host    *hostmem.HostMemory
	Structs *translate.Structs
}

// Contexts makes and ends the contexts of one client.
type Contexts struct {
	gpu      *gpu.Executor
	meter    *meter.Meter
	wait     *wait.Waits
	mem      *memory.Memory
	host     *hostmem.HostMemory
	structs  *translate.Structs
	dev      device.Device
	s        *session.Session
	accounts *accounting.Accounts
	prepared Prepared
}

// New returns the contexts of a client that has none yet.
func New(p Parts, cfg gpu.Config) *Contexts {
	return &Contexts{
		gpu: p.GPU, meter: p.Meter, wait: p.Wait, mem: p.Memory, host: p.Host, structs: p.Structs,
		dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts,
	}
}

// SetPrepared says which primary context was made before there was a client.
func (cs *Contexts) SetPrepared(p Prepared) { cs.prepared = p }

// adopt makes a real context known under the client's handle.
func (cs *Contexts) adopt(h cu.Context, real cu.Context, dev cu.Device, primary bool) {
	if cs.gpu.AddContext(h, real, dev, primary) == nil {
		return
	}
	if primary || cs.gpu.Partitions[dev] != nil {
		cs.releasePrepared(dev) // one reference less
	} else {
		cs.releasePreparedInBackground(dev)
	}
}

// forget forgets a context whose objects the driver has ended. Registrations of
// the client's memory end with it too; the client shares it anew when needed.
func (cs *Contexts) forget(c *gpu.Context) {
	cs.host.ForgetContext(c)
	cs.mem.DropContext(cs.dev, c)
	cs.mem.DropLimits(c)
	cs.mem.RevokePeers(cs.dev, func(pair [2]*gpu.Context) bool { return pair[0] == c || pair[1] == c })
	cs.gpu.ForgetContext(c)
}

func (cs *Contexts) CmdPrimaryRetain(q *wire.PrimaryRetainRequest, a *wire.PrimaryRetainReply) cu.Result {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if c := cs.gpu.Find(q.Ctx); c != nil && c.Primary && c.Device == dev {
		return cu.CUDA_SUCCESS
	}
	if q.Flags != 0 {
		cs.releasePrepared(dev) // they are for a context that is made with them
		cs.dev.DevicePrimaryCtxSetFlags(dev, q.Flags)
	}
	real, rc := cs.primary(q.Ctx, dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	cs.dev.CtxSetCurrent(real)
	free, _, _ := cs.dev.MemGetInfo()
	a.Free = cs.accounts.Usage.Promise(dev, free)
	now := cu.Context(0)
	if cs.gpu.Current != nil {
		now = cs.gpu.Current.Real
	}
	cs.dev.CtxSetCurrent(now)
	return rc
}

// primary makes a device's primary context, or what stands for it in the client's
// part, known under the client's handle.
func (cs *Contexts) primary(h cu.Context, dev cu.Device) (cu.Context, cu.Result) {
	if p := cs.gpu.Partitions[dev]; p != nil {
		return cs.adoptPartition(p, h, dev, true)
	}
	real, rc := cs.dev.DevicePrimaryCtxRetain(dev)
	if rc == cu.CUDA_SUCCESS {
		cs.adopt(h, real, dev, true)
	}
	return real, rc
}

func (cs *Contexts) CmdPrimaryRelease(q *wire.PrimaryReleaseRequest) cu.Result {
	c := cs.gpu.Find(q.Ctx)
	if c == nil || !c.Primary {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	cs.quiesce(c)
	if c.Partition != 0 {
		return cs.leavePartition(c)
	}
	rc := cs.dev.DevicePrimaryCtxRelease(c.Device)
	cs.forget(c)
	return rc
}

// CmdPrimaryReset ends the context's objects; the client may use its handle
// on, so a fresh primary context takes its place at the next retain.
func (cs *Contexts) CmdPrimaryReset(q *wire.PrimaryResetRequest, _ *wire.PrimaryResetReply) cu.Result {
	c := cs.gpu.Find(q.Ctx)
	if c == nil || !c.Primary {
		return cu.CUDA_SUCCESS
	}
	cs.quiesce(c)
	if c.Partition != 0 {
		return cs.leavePartition(c)
	}
	rc := cs.dev.DevicePrimaryCtxReset(c.Device)
	// Our own retain must not outlive the client's, or the next one would find
	// a context that is no longer new.
	cs.dev.DevicePrimaryCtxRelease(c.Device)
	cs.forget(c)
	return rc
}

func (cs *Contexts) CmdCtxCreate(q *wire.CtxCreateRequest, _ *wire.CtxCreateReply) cu.Result {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if p := cs.gpu.Partitions[dev]; p != nil {
		_, rc := cs.adoptPartition(p, q.Ctx, dev, false)
		return rc
	}
	real, rc := cs.dev.CtxCreate_v2(q.Flags, dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	cs.adopt(q.Ctx, real, dev, false)
	return rc
}

func (cs *Contexts) CmdCtxDestroy(q *wire.CtxDestroyRequest, _ *wire.CtxDestroyReply) cu.Result {
	c := cs.gpu.Find(q.Ctx)
	if c == nil || c.Primary || c.Green != 0 {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	cs.quiesce(c)
	var rc cu.Result
	if c.Partition != 0 {
		rc = cs.leavePartition(c)
	} else {
		rc = cs.dev.CtxDestroy(c.Real)
		cs.forget(c)
	}
	cs.s.Handles.Drop(cu.KindContext, uint64(q.Ctx))
	return rc
}

// quiesce lets waiters and deliveries of a context finish before it ends. A
// context's end waits for its work natively too.
func (cs *Contexts) quiesce(c *gpu.Context) {
	cs.gpu.Enter(c.Index)
	cs.wait.DropContext(c)
	cs.dev.CtxSynchronize_v1()
	cs.wait.SendFinished(cs.dev)
	cs.wait.DelegateHeld() // which gives back their marks
	c.InFlight.Wait()
	cs.mem.WaitFrees(c.Home())
	cs.meter.ForgetContext(c)
	cs.wait.SendOutput(true) // what its kernels printed
}

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

// CmdGreenDestroy ends a green context's streams and its name with it. All else lives in
// the primary context; only what we keep for it ourselves goes now.
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

// adoptPartition makes a context that is kept to a part known under the client's handle.
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

// leavePartition ends a context of a part, the client's green contexts on top of it, and all
// that was made in them. It is quiet.
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

// CmdDevResource tells what there is to divide: the client's part, where it is kept to
// one. The driver divides what a context has, and no part that was divided off: without a context
// there is one for the moment.
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

// destroyObjects ends what lives in the primary context for one on top of it. The last context
// that goes takes the primary one along, but others may be there.
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

// releasePrepared gives up a context that was made ahead: the client has one of its own there, or is to
// find none.
func (cs *Contexts) releasePrepared(dev cu.Device) {
	if cs.prepared.Held && cs.prepared.Device == dev {
		cs.prepared.Held = false
		cs.dev.DevicePrimaryCtxRelease(dev)
	}
}

// releasePreparedInBackground is releasePrepared where that ends the context, which takes a while, and nothing depends on when.
func (cs *Contexts) releasePreparedInBackground(dev cu.Device) {
	if !cs.prepared.Held || cs.prepared.Device != dev {
		return
	}
	cs.prepared.Held = false
	view := cs.dev.Thread()
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		defer view.Leave()
		view.DevicePrimaryCtxRelease(dev)
	}()
}

// CmdVisible sets which of its devices the client sees.
func (cs *Contexts) CmdVisible(q *wire.VisibleRequest) cu.Result {
	if !cs.s.Devices.Show(q.Devices) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if !cs.s.Devices.Sees(cs.prepared.Device) {
		cs.releasePreparedInBackground(cs.prepared.Device)
	}
	return cu.CUDA_SUCCESS
}

// CmdSnapshot answers every device query the client will ever make.
func (cs *Contexts) CmdSnapshot(_ *wire.SnapshotRequest, a *wire.SnapshotReply) cu.Result {
	version, rc := cs.dev.DriverGetVersion()
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.DriverVersion = version
	for _, dev := range cs.s.Devices.Granted {
		d, rc := cs.gpu.Describe(dev)
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		a.Devices = append(a.Devices, d)
	}
	return rc
}
