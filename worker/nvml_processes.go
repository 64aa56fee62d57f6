package worker

import (
	"ferry/api/nvml"
)

// What NVML says about processes is said in the client's terms: its owner's
// sessions, with the pids and names they have where they run. The server's own
// processes, and other owners', are none of its business.

// processes lists the clients of the same owner that use a device.
func (m *monitor) processes() []nvml.Process {
	sessions, err := m.ctl.Sessions()
	if err != nil {
		m.log.Debug("no sessions known", "why", err)
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

// ownCall answers the calls about processes; others are not ours.
func (m *monitor) ownCall(device int, c *nvml.Call) (rc nvml.Return, ours bool) {
	switch c.Op {
	case nvml.OpDeviceGetComputeRunningProcesses:
		var list []nvml.ProcessInfo_v1
		for _, p := range m.running(device, c.Args[0].Word) {
			list = append(list, nvml.ProcessInfo_v1{Pid: p.Pid, UsedGpuMemory: p.UsedGpuMemory})
		}
		return nvml.PutList(c, 1, 2, list), true
	case nvml.OpDeviceGetComputeRunningProcesses_v2, nvml.OpDeviceGetComputeRunningProcesses_v3:
		return nvml.PutList(c, 1, 2, m.running(device, c.Args[0].Word)), true
	case nvml.OpDeviceGetGraphicsRunningProcesses, nvml.OpDeviceGetGraphicsRunningProcesses_v2, nvml.OpDeviceGetGraphicsRunningProcesses_v3,
		nvml.OpDeviceGetMPSComputeRunningProcesses, nvml.OpDeviceGetMPSComputeRunningProcesses_v2, nvml.OpDeviceGetMPSComputeRunningProcesses_v3:
		return nvml.PutList(c, 1, 2, []nvml.ProcessInfo_v2(nil)), true // no client of ours draws, nor shares a server of NVIDIA's
	case nvml.OpDeviceGetRunningProcessDetailList:
		return m.details(device, c), true
	case nvml.OpSystemGetProcessName:
		return m.processName(c), true
	case nvml.OpDeviceGetProcessUtilization:
		return m.utilization(c), true
	case nvml.OpDeviceGetProcessesUtilizationInfo:
		return m.utilizationInfo(c), true
	case nvml.OpDeviceGetAccountingPids:
		return m.accountingPids(c), true
	case nvml.OpDeviceGetAccountingStats:
		worker, ok := m.workerOf(uint32(c.Args[1].Word))
		if !ok {
			return nvml.NVML_ERROR_NOT_FOUND, true
		}
		c.Args[1].Word = uint64(worker)
		return m.lib.Call(c), true
	}
	return 0, false
}

// running lists the processes on a device with the memory the library sees
// their workers use, or, where it does not see them, what they say themselves.
func (m *monitor) running(device int, handle uint64) (list []nvml.ProcessInfo_v2) {
	seen := m.measured(handle)
	for _, p := range m.processes() {
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

// measured is the memory of every process the library sees on a device.
func (m *monitor) measured(handle uint64) map[uint32]uint64 {
	const room = 1024
	q := nvml.New(nvml.OpDeviceGetComputeRunningProcesses_v3)
	q.Args[0].Word = handle
	q.Args[1].Data = make([]byte, 4)
	q.Args[2].Data = make([]byte, room*24)
	q.PutU32(1, room)
	if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
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

// details is the list of running processes in its newest form.
func (m *monitor) details(device int, c *nvml.Call) nvml.Return {
	if len(c.Args[1].Data) < 24 {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	head := nvml.Get[nvml.ProcessDetailList_v1](c, 1)
	var list []nvml.ProcessInfo_v2
	switch head.Mode {
	case 0: // compute
		list = m.running(device, c.Args[0].Word)
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

// processName is the name of a client's program.
func (m *monitor) processName(c *nvml.Call) nvml.Return {
	for _, p := range m.processes() {
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

func (m *monitor) workerOf(client uint32) (int, bool) {
	for _, p := range m.processes() {
		if uint32(p.Client) == client {
			return p.Worker, true
		}
	}
	return 0, false
}

func (m *monitor) clientsByWorker() map[uint32]uint32 {
	clients := map[uint32]uint32{}
	for _, p := range m.processes() {
		clients[uint32(p.Worker)] = uint32(p.Client)
	}
	return clients
}

// utilization asks the library about all processes and keeps the client's.
func (m *monitor) utilization(c *nvml.Call) nvml.Return {
	const room = 1024
	q := nvml.New(c.Op)
	q.Args[0].Word, q.Args[3].Word = c.Args[0].Word, c.Args[3].Word
	q.Args[1].Data, q.Args[2].Data = make([]byte, room*32), make([]byte, 4)
	q.PutU32(2, room)
	if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := m.clientsByWorker()
	var list []nvml.ProcessUtilizationSample
	for i := range min(q.U32(2), room) {
		s := nvml.Element[nvml.ProcessUtilizationSample](q.Args[1].Data, int(i))
		if pid, ok := clients[s.Pid]; ok {
			s.Pid = pid
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		return nvml.NVML_ERROR_NOT_FOUND // as the library says when nothing ran
	}
	return nvml.PutList(c, 2, 1, list)
}

// utilizationInfo is utilization in its newer form.
func (m *monitor) utilizationInfo(c *nvml.Call) nvml.Return {
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
	if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := m.clientsByWorker()
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

// accountingPids keeps those of the client's processes that still run.
func (m *monitor) accountingPids(c *nvml.Call) nvml.Return {
	const room = 4096
	q := nvml.New(c.Op)
	q.Args[0].Word = c.Args[0].Word
	q.Args[1].Data, q.Args[2].Data = make([]byte, 4), make([]byte, room*4)
	q.PutU32(1, room)
	if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	clients := m.clientsByWorker()
	var list []uint32
	for i := range min(q.U32(1), room) {
		if pid, ok := clients[nvml.Element[uint32](q.Args[2].Data, int(i))]; ok {
			list = append(list, pid)
		}
	}
	return nvml.PutList(c, 1, 2, list)
}
