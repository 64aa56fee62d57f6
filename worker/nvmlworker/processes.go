package nvmlworker

import "ferry/api/nvml"

// This file answers the calls about processes. The library knows the workers; the
// client is shown the sessions of its owner instead, with the pids and names that
// the programs have on their own machines. It sees neither processes of the server
// nor sessions of other owners.

// processes lists the clients of the same owner that use a device.
func (w *Worker) processes() []nvml.Process {
	sessions, err := w.sessions()
	if err != nil {
		w.log.Debug("no sessions known", "why", err)
	}
	var list []nvml.Process
	for _, s := range sessions {
		if len(s.Uses) == 0 {
			continue
		}
		p := nvml.Process{Worker: s.WorkerPid, Client: s.ClientPid, Program: s.Program, Memory: map[int]uint64{}}
		for _, u := range s.Uses {
			p.Memory[u.Device] = u.Memory
		}
		list = append(list, p)
	}
	return list
}

// processCall answers the calls about processes. It leaves others to the caller
// (handled is false).
func (w *Worker) processCall(device int, c *nvml.Call) (rc nvml.Return, handled bool) {
	switch c.Op {
	case nvml.OpDeviceGetComputeRunningProcesses:
		var list []nvml.ProcessInfo_v1
		for _, p := range w.runningProcesses(device, c.Args[0].Word) {
			list = append(list, nvml.ProcessInfo_v1{Pid: p.Pid, UsedGpuMemory: p.UsedGpuMemory})
		}
		return nvml.PutList(c, 1, 2, list), true
	case nvml.OpDeviceGetComputeRunningProcesses_v2, nvml.OpDeviceGetComputeRunningProcesses_v3:
		return nvml.PutList(c, 1, 2, w.runningProcesses(device, c.Args[0].Word)), true
	case nvml.OpDeviceGetGraphicsRunningProcesses, nvml.OpDeviceGetGraphicsRunningProcesses_v2, nvml.OpDeviceGetGraphicsRunningProcesses_v3,
		nvml.OpDeviceGetMPSComputeRunningProcesses, nvml.OpDeviceGetMPSComputeRunningProcesses_v2, nvml.OpDeviceGetMPSComputeRunningProcesses_v3:
		return nvml.PutList(c, 1, 2, []nvml.ProcessInfo_v2(nil)), true // no client draws or uses MPS
	case nvml.OpDeviceGetRunningProcessDetailList:
		return w.processDetails(device, c), true
	case nvml.OpSystemGetProcessName:
		return w.processName(c), true
	case nvml.OpDeviceGetProcessUtilization:
		return w.utilization(c), true
	case nvml.OpDeviceGetProcessesUtilizationInfo:
		return w.utilizationInfo(c), true
	case nvml.OpDeviceGetAccountingPids:
		return w.accountingPids(c), true
	case nvml.OpDeviceGetAccountingStats:
		worker, ok := w.workerOf(uint32(c.Args[1].Word))
		if !ok {
			return nvml.NVML_ERROR_NOT_FOUND, true
		}
		c.Args[1].Word = uint64(worker)
		return w.lib.Call(c), true
	}
	return 0, false
}

// runningProcesses lists the processes on a device, with the memory that the
// library measures for their workers. Where the library does not see a worker, the
// figure is the worker's own.
func (w *Worker) runningProcesses(device int, handle uint64) (list []nvml.ProcessInfo_v2) {
	seen := w.measureMemory(handle)
	for _, p := range w.processes() {
		memory, here := p.Memory[device]
		if real, ok := seen[uint32(p.Worker)]; ok {
			memory, here = real, true
		}
		if here {
			list = append(list, nvml.ProcessInfo_v2{
				Pid: uint32(p.Client), UsedGpuMemory: memory, GpuInstanceId: nvml.NoInstance, ComputeInstanceId: nvml.NoInstance,
			})
		}
	}
	return list
}

// measureMemory returns the memory of every process that the library sees on a
// device, by pid.
func (w *Worker) measureMemory(handle uint64) map[uint32]uint64 {
	const room = 1024
	q := nvml.New(nvml.OpDeviceGetComputeRunningProcesses_v3)
	q.Args[0].Word = handle
	q.Args[1].Data = make([]byte, 4)
	q.Args[2].Data = make([]byte, room*24)
	q.PutU32(1, room)
	if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return nil
	}
	seen := map[uint32]uint64{}
	for i := range min(q.U32(1), room) {
		p := nvml.Element[nvml.ProcessInfo_v2](q.Args[2].Data, int(i))
		if p.UsedGpuMemory != nvml.NotAvailable {
			seen[p.Pid] = p.UsedGpuMemory
		}
	}
	return seen
}

// processDetails lists the running processes in the newest form of the call.
func (w *Worker) processDetails(device int, c *nvml.Call) nvml.Return {
	if len(c.Args[1].Data) < 24 {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	head := nvml.Get[nvml.ProcessDetailList_v1](c, 1)
	var list []nvml.ProcessInfo_v2
	switch head.Mode {
	case 0: // compute
		list = w.runningProcesses(device, c.Args[0].Word)
	case 1, 2: // graphics, MPS
	default:
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	room := int(head.NumProcArrayEntries)
	head.NumProcArrayEntries = uint32(len(list))
	nvml.Put(c, 1, head)
	if len(list) > 0 && (c.Args[2].Data == nil || room < len(list)) {
		return nvml.NVML_ERROR_INSUFFICIENT_SIZE
	}
	for i, p := range list {
		nvml.PutElement(c.Args[2].Data, i, nvml.ProcessDetail_v1{
			Pid: p.Pid, UsedGpuMemory: p.UsedGpuMemory, GpuInstanceId: p.GpuInstanceId, ComputeInstanceId: p.ComputeInstanceId,
		})
	}
	return nvml.NVML_SUCCESS
}

// processName returns the name of a client's program.
func (w *Worker) processName(c *nvml.Call) nvml.Return {
	for _, p := range w.processes() {
		if uint32(p.Client) != uint32(c.Args[0].Word) {
			continue
		}
		room := len(c.Args[1].Data)
		if c.Args[1].Data == nil || room == 0 {
			return nvml.NVML_ERROR_INVALID_ARGUMENT
		}
		return c.PutString(1, p.Program[:min(len(p.Program), room-1)])
	}
	return nvml.NVML_ERROR_NOT_FOUND
}

// workerOf returns the pid of the worker that serves a client's process.
func (w *Worker) workerOf(client uint32) (int, bool) {
	for _, p := range w.processes() {
		if uint32(p.Client) == client {
			return p.Worker, true
		}
	}
	return 0, false
}

// clientsByWorker maps the pids of workers to the pids of the processes they serve.
func (w *Worker) clientsByWorker() map[uint32]uint32 {
	clients := map[uint32]uint32{}
	for _, p := range w.processes() {
		clients[uint32(p.Worker)] = uint32(p.Client)
	}
	return clients
}

// utilization asks the library about all processes and returns those of the
// client's owner.
func (w *Worker) utilization(c *nvml.Call) nvml.Return {
	const room = 1024
	q := nvml.New(c.Op)
	q.Args[0].Word, q.Args[3].Word = c.Args[0].Word, c.Args[3].Word
	q.Args[1].Data, q.Args[2].Data = make([]byte, room*32), make([]byte, 4)
	q.PutU32(2, room)
	if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := w.clientsByWorker()
	var list []nvml.ProcessUtilizationSample
	for i := range min(q.U32(2), room) {
		s := nvml.Element[nvml.ProcessUtilizationSample](q.Args[1].Data, int(i))
		if pid, ok := clients[s.Pid]; ok {
			s.Pid = pid
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		return nvml.NVML_ERROR_NOT_FOUND // as the library answers when nothing ran
	}
	return nvml.PutList(c, 2, 1, list)
}

// utilizationInfo is utilization in the newer form of the call.
func (w *Worker) utilizationInfo(c *nvml.Call) nvml.Return {
	const room = 1024
	if len(c.Args[1].Data) < 24 {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	head := nvml.Get[nvml.ProcessesUtilizationInfo_v1](c, 1)
	q := nvml.New(c.Op)
	q.Args[0].Word = c.Args[0].Word
	q.Args[1].Data = append([]byte(nil), c.Args[1].Data...)
	q.Args[2].Data = make([]byte, room*40)
	asked := head
	asked.ProcessSamplesCount = room
	nvml.Put(q, 1, asked)
	if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := w.clientsByWorker()
	var list []nvml.ProcessUtilizationInfo_v1
	for i := range min(nvml.Get[nvml.ProcessesUtilizationInfo_v1](q, 1).ProcessSamplesCount, room) {
		s := nvml.Element[nvml.ProcessUtilizationInfo_v1](q.Args[2].Data, int(i))
		if pid, ok := clients[s.Pid]; ok {
			s.Pid = pid
			list = append(list, s)
		}
	}
	have := int(head.ProcessSamplesCount)
	head.ProcessSamplesCount = uint32(len(list))
	nvml.Put(c, 1, head)
	switch {
	case len(list) == 0:
		return nvml.NVML_ERROR_NOT_FOUND
	case c.Args[2].Data == nil || have < len(list):
		return nvml.NVML_ERROR_INSUFFICIENT_SIZE
	}
	for i, s := range list {
		nvml.PutElement(c.Args[2].Data, i, s)
	}
	return nvml.NVML_SUCCESS
}

// accountingPids returns the processes of the client's owner that still run.
func (w *Worker) accountingPids(c *nvml.Call) nvml.Return {
	const room = 4096
	q := nvml.New(c.Op)
	q.Args[0].Word = c.Args[0].Word
	q.Args[1].Data, q.Args[2].Data = make([]byte, 4), make([]byte, room*4)
	q.PutU32(1, room)
	if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := w.clientsByWorker()
	var list []uint32
	for i := range min(q.U32(1), room) {
		if pid, ok := clients[nvml.Element[uint32](q.Args[2].Data, int(i))]; ok {
			list = append(list, pid)
		}
	}
	return nvml.PutList(c, 1, 2, list)
}
