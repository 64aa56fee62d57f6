// Package contexts makes and ends a client's contexts: primary contexts, contexts that it
// creates, green contexts, and contexts in a partition of a device's multiprocessors. It
// also answers the client's queries about its devices.
//
// A Contexts belongs to the command loop.
package contexts

import (
	"log/slog"
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

// A Prepared is a primary context that a warm worker made before it had a client. The
// client must not notice it: the worker releases its reference when the client has a
// context on that device, and earlier where the reference would show.
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

// A Contexts makes and ends the contexts of one client.
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
	version  string // of this Ferry, for the client
	missed   int    // how many functions the log has named
	log      *slog.Logger
}

const (
	maxVersion = 64 // bytes that the log tells of a client's version
	maxMissed  = 64 // functions that the log names for a client
)

// New returns the Contexts of a client that has no context yet.
func New(p Parts, cfg gpu.Config) *Contexts {
	return &Contexts{
		gpu: p.GPU, meter: p.Meter, wait: p.Wait, mem: p.Memory, host: p.Host, structs: p.Structs,
		dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts, log: cfg.Log,
	}
}

// SetVersion says what a client is told of this Ferry's version.
func (cs *Contexts) SetVersion(version string) { cs.version = version }

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

// forget forgets a context whose objects the driver has ended. Registrations of the
// client's memory end with it too; the client shares that memory anew when needed.
func (cs *Contexts) forget(c *gpu.Context) {
	cs.host.ForgetContext(c)
	cs.mem.DropContext(cs.dev, c)
	cs.mem.DropLimits(c)
	cs.mem.RevokePeers(cs.dev, func(pair [2]*gpu.Context) bool { return pair[0] == c || pair[1] == c })
	cs.gpu.ForgetContext(c)
}

// CmdPrimaryRetain retains the primary context of a device. A repeated retain is known
// already.
func (cs *Contexts) CmdPrimaryRetain(q *wire.PrimaryRetainRequest, a *wire.PrimaryRetainReply) cu.Result {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if c := cs.gpu.Find(q.Ctx); c != nil && c.Primary && c.Device == dev {
		return cu.CUDA_SUCCESS
	}
	if q.Flags != 0 {
		cs.releasePrepared(dev) // flags apply only to a context that is made after they are set
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

// primary makes a device's primary context, or the context that stands for it in the
// client's partition, known under the client's handle.
func (cs *Contexts) primary(h cu.Context, dev cu.Device) (cu.Context, cu.Result) {
	if p := cs.gpu.Partitions[dev]; p != nil {
		return cs.adoptPartition(p, h, dev, true)
	}
	var real cu.Context
	var rc cu.Result
	gpu.PlaceContext(cs.dev, func() { real, rc = cs.dev.DevicePrimaryCtxRetain(dev) })
	if rc == cu.CUDA_SUCCESS {
		cs.adopt(h, real, dev, true)
	}
	return real, rc
}

// CmdPrimaryRelease ends a primary context.
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

// CmdPrimaryReset ends the objects of a primary context. The client may go on using its
// handle, so a fresh primary context takes its place at the next retain.
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
	// The worker's own retain must not outlive the client's, or the next retain would find
	// a context that is no longer new.
	cs.dev.DevicePrimaryCtxRelease(c.Device)
	cs.forget(c)
	return rc
}

// CmdCtxCreate creates a context, in the client's partition if it has one.
func (cs *Contexts) CmdCtxCreate(q *wire.CtxCreateRequest, _ *wire.CtxCreateReply) cu.Result {
	dev, ok := cs.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if p := cs.gpu.Partitions[dev]; p != nil {
		_, rc := cs.adoptPartition(p, q.Ctx, dev, false)
		return rc
	}
	var real cu.Context
	var rc cu.Result
	gpu.PlaceContext(cs.dev, func() { real, rc = cs.dev.CtxCreate_v2(q.Flags, dev) })
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	cs.adopt(q.Ctx, real, dev, false)
	return rc
}

// CmdCtxDestroy ends a context that the client created.
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

// quiesce lets waits for a context and deliveries of it finish before the context ends.
// Natively the end of a context waits for its work, too.
func (cs *Contexts) quiesce(c *gpu.Context) {
	cs.gpu.Enter(c.Index)
	cs.wait.DropContext(c)
	cs.dev.CtxSynchronize_v1()
	cs.wait.SendFinished(cs.dev)
	cs.wait.DelegateHeld() // returns their events
	c.InFlight.Wait()
	cs.mem.WaitFrees(c.Home())
	cs.meter.ForgetContext(c)
	cs.wait.SendOutput(true) // what its kernels printed
}

// releasePrepared releases the context that was made before there was a client: the client
// has a context on that device, or is to find none.
func (cs *Contexts) releasePrepared(dev cu.Device) {
	if cs.prepared.Held && cs.prepared.Device == dev {
		cs.prepared.Held = false
		cs.dev.DevicePrimaryCtxRelease(dev)
	}
}

// releasePreparedInBackground is releasePrepared on another thread, where the release ends
// the context. That takes a while, and nothing depends on when it happens.
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

// CmdMissed logs a function that the client's program called and Ferry does not support.
func (cs *Contexts) CmdMissed(q *wire.MissedRequest) cu.Result {
	if cs.missed++; cs.missed <= maxMissed {
		cs.log.Info("the program called a function that Ferry does not support", "function", q.Function[:min(len(q.Function), maxVersion)])
	}
	return cu.CUDA_SUCCESS
}

// CmdSnapshot answers every device query that the client will ever make.
func (cs *Contexts) CmdSnapshot(q *wire.SnapshotRequest, a *wire.SnapshotReply) cu.Result {
	if q.Client != "" {
		cs.log.Info("the client is Ferry "+q.Client[:min(len(q.Client), maxVersion)], "revision", uint32(cs.s.Revision)) // the log escapes what is not text
	}
	a.Server = []byte(cs.version)
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
