// Package smi implements nvml.Library for the software GPU: it answers what the
// devices are, how much of their memory clients hold and how busy they are. It opens
// no device. The caller passes in a function that lists the clients.
//
// Calls about what a software GPU lacks (a temperature, a fan, a power limit) return
// NOT_SUPPORTED. Any goroutine calls; load and sets, which change, have locks of
// their own.
package smi

import (
	"fmt"
	"strings"

	"ferry/api/nvml"
	"ferry/softgpu"
)

// The driver this machine would have: the first of the CUDA release that
// cuDriverGetVersion claims.
const (
	driverVersion = "580.65.06"
	nvmlVersion   = "13." + driverVersion
)

// Library is the software GPUs seen from outside.
type Library struct {
	facts     []softgpu.Facts
	processes func() []nvml.Process
	load      load
	sets      sets
}

var _ nvml.Library = (*Library)(nil)

// Open describes the machine softgpu.Open would make of c. processes lists its
// clients.
func Open(c softgpu.Config, processes func() []nvml.Process) (*Library, error) {
	facts, err := softgpu.Describe(c)
	if err != nil {
		return nil, err
	}
	return &Library{facts: facts, processes: processes}, nil
}

// Describe names the machine.
func (l *Library) Describe() string {
	return fmt.Sprintf("NVML of %d x %s", len(l.facts), l.facts[0].Name)
}

// device is one of the machine's; its handle is its ordinal plus one.
type device struct {
	softgpu.Facts
	l       *Library
	ordinal int
}

func (l *Library) handle(h uint64) (*device, bool) {
	if h < 1 || h > uint64(len(l.facts)) {
		return nil, false
	}
	return &device{l.facts[h-1], l, int(h - 1)}, true
}

// Call answers what there is an answer for.
func (l *Library) Call(c *nvml.Call) nvml.Return {
	if f := system[c.Op]; f != nil {
		return f(l, c)
	}
	f := devices[c.Op]
	if f == nil || c.Func.Params[0].Kind != nvml.Handle {
		return nvml.NVML_ERROR_NOT_SUPPORTED
	}
	d, ok := l.handle(c.Args[0].Word)
	if !ok {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	return f(d, c)
}

var system = map[nvml.Op]func(*Library, *nvml.Call) nvml.Return{
	nvml.OpSystemGetDriverVersion:        func(_ *Library, c *nvml.Call) nvml.Return { return c.PutString(0, driverVersion) },
	nvml.OpSystemGetNVMLVersion:          func(_ *Library, c *nvml.Call) nvml.Return { return c.PutString(0, nvmlVersion) },
	nvml.OpSystemGetCudaDriverVersion_v2: func(_ *Library, c *nvml.Call) nvml.Return { return c.PutU32(0, softgpu.DriverVersion) },
	nvml.OpSystemGetDriverBranch: func(_ *Library, c *nvml.Call) nvml.Return {
		var v nvml.SystemDriverBranchInfo_v1
		copy(v.Branch[:], "r580")
		return nvml.Put(c, 0, v)
	},
	nvml.OpDeviceGetCount_v2: func(l *Library, c *nvml.Call) nvml.Return { return c.PutU32(0, uint32(len(l.facts))) },
	nvml.OpDeviceGetHandleByIndex_v2: func(l *Library, c *nvml.Call) nvml.Return {
		if c.Args[0].Word >= uint64(len(l.facts)) {
			return nvml.NVML_ERROR_INVALID_ARGUMENT
		}
		return c.PutU64(1, c.Args[0].Word+1)
	},
	nvml.OpDeviceGetHandleByUUID: func(l *Library, c *nvml.Call) nvml.Return {
		return l.find(c, func(d *device) bool { return d.uuid() == c.Text(0) })
	},
	nvml.OpDeviceGetHandleByUUIDV: func(l *Library, c *nvml.Call) nvml.Return {
		if c.Args[0].Data == nil {
			return nvml.NVML_ERROR_INVALID_ARGUMENT
		}
		text := c.Args[0].Data[min(8, len(c.Args[0].Data)):]
		return l.find(c, func(d *device) bool {
			return d.uuid() == nvml.CString(text) || string(text[:min(16, len(text))]) == string(d.UUID[:])
		})
	},
	nvml.OpDeviceGetHandleByPciBusId:    byBus,
	nvml.OpDeviceGetHandleByPciBusId_v2: byBus,
	nvml.OpDeviceGetHandleBySerial:      func(*Library, *nvml.Call) nvml.Return { return nvml.NVML_ERROR_NOT_FOUND },
	nvml.OpEventSetCreate:               createSet,
	nvml.OpEventSetFree:                 freeSet,
	nvml.OpEventSetWait:                 waitSet,
	nvml.OpEventSetWait_v2:              waitSet,
	nvml.OpGetExcludedDeviceCount:       func(_ *Library, c *nvml.Call) nvml.Return { return c.PutU32(0, 0) },
	nvml.OpUnitGetCount:                 func(_ *Library, c *nvml.Call) nvml.Return { return c.PutU32(0, 0) },
}

// find answers with the first device that fits.
func (l *Library) find(c *nvml.Call, fits func(*device) bool) nvml.Return {
	if c.Args[0].Data == nil {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	for i := range l.facts {
		if d, _ := l.handle(uint64(i + 1)); fits(d) {
			return c.PutU64(1, uint64(i+1))
		}
	}
	return nvml.NVML_ERROR_NOT_FOUND
}

// byBus accepts [domain:]bus:device[.function], the domain with four digits or eight.
func byBus(l *Library, c *nvml.Call) nvml.Return {
	var domain, bus, slot uint
	text := c.Text(0)
	if strings.Count(text, ":") == 1 {
		text = "0:" + text
	}
	text, _, _ = strings.Cut(text, ".")
	if n, err := fmt.Sscanf(text, "%x:%x:%x", &domain, &bus, &slot); n != 3 || err != nil {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	return l.find(c, func(d *device) bool { return domain == 0 && slot == 0 && bus == uint(d.Bus) })
}

// uuid is what cuDeviceGetUuid says, as NVML writes it.
func (d *device) uuid() string {
	u := d.UUID
	return fmt.Sprintf("GPU-%x-%x-%x-%x-%x", u[0:4], u[4:6], u[6:8], u[8:10], u[10:16])
}

// used is the memory clients hold.
func (d *device) used() (bytes uint64) {
	for _, p := range d.l.processes() {
		bytes += p.Memory[d.ordinal]
	}
	return min(bytes, d.Memory)
}
