package softgpu

import (
	"errors"
	"math"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/interp"
)

// Bounds of a grid and of a block in each dimension.
var (
	maxGrid  = [3]uint32{1<<31 - 1, 65535, 65535}
	maxBlock = [3]uint32{1024, 1024, 64}
)

// LaunchKernel checks a launch as the real driver does and enqueues it.
func (g *GPU) LaunchKernel(l *device.Launch) cu.Result {
	s, r := g.stream(l.Stream)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if s.capture.Load() != nil {
		if len(launchEvents(l)) > 0 {
			return cu.CUDA_ERROR_NOT_SUPPORTED // they would become edges of the graph
		}
		return g.Append(launchEnv{g.m, s.life}, s, newKernelWork(l, s.life, g.partition(s)))
	}
	run, r := g.m.launch(l, s.life, g.partition(s))
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if _, r = s.enqueue(operation{run: run}); r != cu.CUDA_SUCCESS {
		return r
	}
	for _, e := range launchEvents(l) {
		if r = g.EventRecord(e, l.Stream); r != cu.CUDA_SUCCESS {
			return r
		}
	}
	return r
}

// launchEvents are the events that a launch records: when all of its blocks have
// started or said that what depends on them may go on. All have ended is late,
// and right.
func launchEvents(l *device.Launch) (events []cu.Event) {
	for _, a := range l.Attributes {
		if a.Id == cu.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT || a.Id == cu.CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT {
			events = append(events, cu.Event(a.Value[0]))
		}
	}
	return events
}

// launch checks a launch and makes it ready to run: as one given now, which
// matters when memory is freed meanwhile; on all multiprocessors, or on those
// of a green context.
func (m *machine) launch(l *device.Launch, life *life, part *green) (func(), cu.Result) {
	f, r := m.launched(l.Func, life)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	cooperative := launchAttributes(l)
	if r := m.checkAttributes(l); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if r := f.checkLaunch(l, cooperative, part); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	cluster, r := f.cluster(l)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if d := f.k.Unsupported(); len(d) > 0 {
		f.refuse(d)
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	ring, _ := life.ctx.limit(cu.CU_LIMIT_PRINTF_FIFO_SIZE)
	run := &interp.Launch{
		Kernel: f.k, Grid: l.Grid, Block: l.Block, SharedBytes: l.Shared, Cluster: cluster,
		Params: parameters(l, f), Mem: &window{life: life, at: m.mem.NextOrder()},
		Printf:   func(text []byte) { m.out.write(text, ring) },
		Complain: func(text []byte) { m.complaints.write(text, maxOutput) }, Workers: m.workers, Cooperative: cooperative,
		Textures: f.mod.textures(), Interrupt: &life.stop, SMs: uint32(life.ctx.dev.prof.sms), GridID: m.grids.Next(),
	}
	if part != nil {
		run.OnSMs = part.sms
		run.Workers = part.workers(run.Workers)
	}
	return func() { m.execute(life, run) }, r
}

// parameters are what a launch gives. A block that the application packed
// itself may end early: the driver does not ask for parameters nobody reads.
func parameters(l *device.Launch, f *function) []byte {
	block := make([]byte, max(len(l.Params), int(f.k.ParamBytes)))
	copy(block, l.Params)
	return block
}

// launched finds the function to run: a handle of a kernel means its instance
// in the stream's context.
func (m *machine) launched(h cu.Function, l *life) (*function, cu.Result) {
	if f, ok := m.functions.Get(uint64(h)); ok {
		if f.mod.life != l {
			return nil, cu.CUDA_ERROR_INVALID_HANDLE
		}
		return f, cu.CUDA_SUCCESS
	}
	k, r := m.kernel(cu.Kernel(h))
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return k.in(l)
}

// launchAttributes reads the attributes that change what a launch means.
// Those that only advise are ignored.
func launchAttributes(l *device.Launch) (cooperative bool) {
	cooperative = l.Cooperative
	for _, a := range l.Attributes {
		if a.Id == cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE {
			cooperative = cooperative || uint32(a.Value[0]) != 0
		}
	}
	return cooperative
}

// checkAttributes refuses values that the driver refuses, also of attributes that
// are ignored here, and events that it does not record with a launch: those that
// measure time.
func (m *machine) checkAttributes(l *device.Launch) cu.Result {
	for _, h := range launchEvents(l) {
		e, ok := m.events.Get(uint64(h))
		if !ok {
			return cu.CUDA_ERROR_INVALID_HANDLE
		}
		if e.flags&uint32(cu.CU_EVENT_DISABLE_TIMING) == 0 {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
	}
	for i := range l.Attributes {
		if a := &l.Attributes[i]; !attributeInRange(a.Id, &a.Value) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return cu.CUDA_SUCCESS
}

// largestWindow is the most bytes an access policy may be about.
const largestWindow = 128 << 20

func attributeInRange(id cu.LaunchAttributeID, v *cu.LaunchAttributeValue) bool {
	first := uint32(v[0])
	switch id {
	case cu.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
		return first <= uint32(cu.CU_SYNC_POLICY_BLOCKING_SYNC)
	case cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
		return first <= uint32(cu.CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE)
	case cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
		domains := uint32(common[cu.CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT])
		return first&0xff < domains && first>>8&0xff < domains
	case cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
		return first <= uint32(cu.CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING)
	case cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: // percent, or -1 for no wish
		return int32(first) >= -1 && int32(first) <= 100
	case cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: // address, bytes, ratio and what hits become, what misses become
		ratio, missed := math.Float32frombits(uint32(v[2])), cu.AccessProperty(uint32(v[3]))
		return v[1] <= largestWindow && ratio >= 0 && ratio <= 1 && missed != cu.CU_ACCESS_PROPERTY_PERSISTING
	}
	return true
}

// checkLaunch refuses launches no device of this profile could do.
func (f *function) checkLaunch(l *device.Launch, cooperative bool, part *green) cu.Result {
	threads := uint64(1)
	for i := range 3 {
		if l.Grid[i] == 0 || l.Grid[i] > maxGrid[i] || l.Block[i] == 0 || l.Block[i] > maxBlock[i] {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		threads *= uint64(l.Block[i])
	}
	switch {
	case threads > maxThreads:
		return cu.CUDA_ERROR_INVALID_VALUE
	case f.k.ReqNTID[0] != 0 && f.k.ReqNTID != l.Block:
		return cu.CUDA_ERROR_INVALID_VALUE
	case threads > uint64(f.k.MaxThreads):
		return cu.CUDA_ERROR_INVALID_VALUE
	case int64(l.Shared) > int64(f.set.dynamic.Load()):
		return cu.CUDA_ERROR_INVALID_VALUE
	case f.k.StaticShared > sharedDefault:
		return cu.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
	case l.Layout != nil && uint64(len(l.Params)) < uint64(f.k.ParamBytes):
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !cooperative {
		return cu.CUDA_SUCCESS
	}
	d := f.mod.life.ctx.dev
	sms := uint64(d.prof.sms)
	if part != nil {
		sms = uint64(len(part.sms))
	}
	fit := uint64(f.occupancy(d, uint32(threads), uint64(l.Shared))) * sms
	blocks := uint64(l.Grid[0]) * uint64(l.Grid[1])
	if blocks > fit || blocks*uint64(l.Grid[2]) > fit {
		return cu.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
	}
	return cu.CUDA_SUCCESS
}

// execute runs a kernel to its end.
func (m *machine) execute(l *life, run *interp.Launch) {
	m.slots <- struct{}{}
	defer func() { <-m.slots }()
	ticket := m.mem.BeginWork()
	defer m.mem.EndWork(ticket)
	if m.troubled(l, run.Kernel.Name) {
		return
	}
	err := interp.Run(run)
	var f *interp.Fault
	if m.checks.GoOn {
		m.goOn(l, run)
	}
	switch {
	case err == nil && m.checks.GoOn:
	case err == nil:
		if found := l.noteFindings(run.Findings(), cu.CUDA_ERROR_LAUNCH_FAILED, run.GridID); len(found) > 0 {
			// What the kernel computed stands, but nobody should build on it.
			l.faulted(cu.CUDA_ERROR_LAUNCH_FAILED, l.checkReport(cu.CUDA_ERROR_LAUNCH_FAILED, found, run.GridID))
		}
	case !errors.As(err, &f):
		l.faulted(cu.CUDA_ERROR_LAUNCH_FAILED, []string{name(cu.CUDA_ERROR_LAUNCH_FAILED) + ": " + err.Error()})
	case f.Kind == interp.Interrupted: // the context is over, or has failed already
	default:
		r := faultResult(f.Kind)
		lines := l.faultReport(r, f, run.GridID)
		l.noteFindings([]*interp.Fault{f}, r, run.GridID)
		if found := run.Findings(); !m.checks.GoOn {
			if found = l.noteFindings(found, r, run.GridID); len(found) > 0 {
				lines = append(lines, l.checkReport(cu.CUDA_ERROR_LAUNCH_FAILED, found, run.GridID)...)
			}
		}
		l.faulted(r, lines)
	}
}

func faultResult(k interp.FaultKind) cu.Result {
	switch k {
	case interp.IllegalAddress:
		return cu.CUDA_ERROR_ILLEGAL_ADDRESS
	case interp.Misaligned:
		return cu.CUDA_ERROR_MISALIGNED_ADDRESS
	case interp.Assert:
		return cu.CUDA_ERROR_ASSERT
	case interp.IllegalInstruction:
		return cu.CUDA_ERROR_ILLEGAL_INSTRUCTION
	case interp.InvalidPC:
		return cu.CUDA_ERROR_INVALID_PC
	case interp.Deadlock:
		return cu.CUDA_ERROR_LAUNCH_TIMEOUT
	}
	return cu.CUDA_ERROR_LAUNCH_FAILED
}
