package smi

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"ferry/api/nvml"
)

// window is how long a measurement takes. The utilization of a software GPU is the
// processor time of the workers that execute its kernels. It is measured only when
// a client asks, so the first question waits for one window.
const window = 100 * time.Millisecond

// load is the last measurement. Its methods lock mu.
type load struct {
	mu   sync.Mutex
	at   time.Time
	used map[int]time.Duration // processor time of a worker at that moment
	rate map[int]uint32        // per cent of the machine since the one before
}

// rates returns the processor time of each worker in per cent of the machine, by pid.
func (l *load) rates(workers []int) map[int]uint32 {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	if l.rate != nil && now.Sub(l.at) < window {
		return l.rate
	}
	if l.used == nil || now.Sub(l.at) > 10*window { // too old to compare with
		l.at, l.used = now, measure(workers)
		time.Sleep(window)
		now = time.Now()
	}
	used := measure(workers)
	l.rate = map[int]uint32{}
	elapsed := now.Sub(l.at) * time.Duration(runtime.NumCPU())
	for pid, t := range used {
		if before, ok := l.used[pid]; ok && t > before && elapsed > 0 {
			l.rate[pid] = uint32(min(100, (t-before)*100/elapsed))
		}
	}
	l.at, l.used = now, used
	return l.rate
}

// measure returns the processor time of each worker, by pid.
func measure(workers []int) map[int]time.Duration {
	used := map[int]time.Duration{}
	for _, pid := range workers {
		if t, ok := processorTime(pid); ok {
			used[pid] = t
		}
	}
	return used
}

// processorTime returns the processor time of a process, which the kernel counts in
// ticks of 10 ms.
func processorTime(pid int) (time.Duration, bool) {
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return 0, false
	}
	_, rest, _ := strings.Cut(string(stat), ") ") // after the name of the program, which may contain anything
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0, false
	}
	user, err1 := strconv.ParseInt(fields[11], 10, 64)
	system, err2 := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * 10 * time.Millisecond, err1 == nil && err2 == nil
}

// workers returns the pids of the processes with a context on the device.
func (d *device) workers() (pids []int) {
	for _, p := range d.l.processes() {
		if _, ok := p.Memory[d.ordinal]; ok {
			pids = append(pids, p.Worker)
		}
	}
	return pids
}

// busy returns the utilization of the device in per cent.
func (d *device) busy() (sum uint32) {
	workers := d.workers()
	if len(workers) == 0 {
		return 0
	}
	rates := d.l.load.rates(workers)
	for _, pid := range workers {
		sum += rates[pid]
	}
	return min(sum, 100)
}

// processUtilization lists workers by their pids. Package nvmlworker translates them
// to the pids of clients.
func processUtilization(d *device, c *nvml.Call) nvml.Return {
	var list []nvml.ProcessUtilizationSample
	workers := d.workers()
	rates := d.l.load.rates(workers)
	now := uint64(time.Now().UnixMicro())
	for _, pid := range workers {
		list = append(list, nvml.ProcessUtilizationSample{Pid: uint32(pid), TimeStamp: now, SmUtil: rates[pid]})
	}
	return nvml.PutList(c, 2, 1, list)
}

func processesUtilization(d *device, c *nvml.Call) nvml.Return {
	if len(c.Args[1].Data) < 24 {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	head := nvml.Get[nvml.ProcessesUtilizationInfo_v1](c, 1)
	workers := d.workers()
	rates := d.l.load.rates(workers)
	room := int(head.ProcessSamplesCount)
	head.ProcessSamplesCount = uint32(len(workers))
	nvml.Put(c, 1, head)
	if len(workers) > 0 && (c.Args[2].Data == nil || room < len(workers)) {
		return nvml.NVML_ERROR_INSUFFICIENT_SIZE
	}
	now := uint64(time.Now().UnixMicro())
	for i, pid := range workers {
		nvml.PutElement(c.Args[2].Data, i, nvml.ProcessUtilizationInfo_v1{Pid: uint32(pid), TimeStamp: now, SmUtil: rates[pid]})
	}
	return nvml.NVML_SUCCESS
}
