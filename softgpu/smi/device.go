package smi

import (
	"fmt"

	"ferry/api/nvml"
)

type answer = func(*device, *nvml.Call) nvml.Return

// number answers with a number that does not change.
func number(f func(*device) uint32) answer {
	return func(d *device, c *nvml.Call) nvml.Return { return c.PutU32(1, f(d)) }
}

func constant(v uint32) answer { return number(func(*device) uint32 { return v }) }

// pair answers with current and pending state, which agree.
func pair(f func(*device) uint32) answer {
	return func(d *device, c *nvml.Call) nvml.Return {
		if rc := c.PutU32(1, f(d)); rc != nvml.NVML_SUCCESS {
			return rc
		}
		return c.PutU32(2, f(d))
	}
}

// text answers with a string.
func text(i int, f func(*device) string) answer {
	return func(d *device, c *nvml.Call) nvml.Return { return c.PutString(i, f(d)) }
}

var devices map[nvml.Op]answer

func init() {
	devices = map[nvml.Op]answer{
		// which device
		nvml.OpDeviceGetName:  text(1, func(d *device) string { return d.Name }),
		nvml.OpDeviceGetUUID:  text(1, (*device).uuid),
		nvml.OpDeviceGetIndex: number(func(d *device) uint32 { return uint32(d.ordinal) }),
		// There is no /dev/nvidia of that number; programs that print it expect the order of devices.
		nvml.OpDeviceGetMinorNumber:   number(func(d *device) uint32 { return uint32(d.ordinal) }),
		nvml.OpDeviceGetBrand:         constant(uint32(nvml.NVML_BRAND_UNKNOWN)),
		nvml.OpDeviceGetBoardId:       number(func(d *device) uint32 { return uint32(d.Bus) << 8 }),
		nvml.OpDeviceGetMultiGpuBoard: constant(0),
		nvml.OpDeviceGetArchitecture:  number((*device).architecture),
		nvml.OpDeviceGetCudaComputeCapability: func(d *device, c *nvml.Call) nvml.Return {
			if rc := c.PutU32(1, uint32(d.CC/10)); rc != nvml.NVML_SUCCESS {
				return rc
			}
			return c.PutU32(2, uint32(d.CC%10))
		},
		nvml.OpDeviceGetNumGpuCores:    number((*device).cores),
		nvml.OpDeviceGetMemoryBusWidth: number(func(d *device) uint32 { return uint32(d.BusWidth) }),
		nvml.OpDeviceGetPciInfo:        pciOld,
		nvml.OpDeviceGetPciInfo_v2:     pciOld,
		nvml.OpDeviceGetPciInfo_v3:     pci,
		nvml.OpDeviceGetPciInfoExt:     pciExt,
		nvml.OpDeviceOnSameBoard:       sameBoard,
		nvml.OpDeviceGetTopologyCommonAncestor: func(d *device, c *nvml.Call) nvml.Return {
			return d.withOther(c, 2, uint32(nvml.NVML_TOPOLOGY_SYSTEM))
		},
		nvml.OpDeviceIsMigDeviceHandle:    constant(0),
		nvml.OpDeviceGetMaxMigDeviceCount: constant(0),

		// how it is
		nvml.OpDeviceGetMemoryInfo: func(d *device, c *nvml.Call) nvml.Return {
			used := d.used()
			return nvml.Put(c, 1, nvml.Memory{Total: d.Memory, Free: d.Memory - used, Used: used})
		},
		nvml.OpDeviceGetMemoryInfo_v2: func(d *device, c *nvml.Call) nvml.Return {
			used := d.used()
			return nvml.Put(c, 1, nvml.Memory_v2{Total: d.Memory, Free: d.Memory - used, Used: used})
		},
		nvml.OpDeviceGetUtilizationRates: func(d *device, c *nvml.Call) nvml.Return {
			busy := d.busy()
			return nvml.Put(c, 1, nvml.Utilization{Gpu: busy})
		},
		nvml.OpDeviceGetProcessUtilization:       processUtilization,
		nvml.OpDeviceGetProcessesUtilizationInfo: processesUtilization,
		nvml.OpDeviceGetPerformanceState:         constant(uint32(nvml.NVML_PSTATE_0)),
		nvml.OpDeviceGetPowerState:               constant(uint32(nvml.NVML_PSTATE_0)),
		nvml.OpDeviceGetPersistenceMode:          constant(uint32(nvml.NVML_FEATURE_DISABLED)),
		nvml.OpDeviceGetDisplayMode:              constant(uint32(nvml.NVML_FEATURE_DISABLED)),
		nvml.OpDeviceGetDisplayActive:            constant(uint32(nvml.NVML_FEATURE_DISABLED)),
		nvml.OpDeviceGetAccountingMode:           constant(uint32(nvml.NVML_FEATURE_DISABLED)),
		nvml.OpDeviceGetComputeMode:              constant(uint32(nvml.NVML_COMPUTEMODE_DEFAULT)),
		nvml.OpDeviceGetVirtualizationMode:       constant(uint32(nvml.NVML_GPU_VIRTUALIZATION_MODE_NONE)),
		nvml.OpDeviceGetNumFans:                  constant(0),
		nvml.OpDeviceGetEccMode:                  withECC(pair(func(*device) uint32 { return 1 })),
		nvml.OpDeviceGetDefaultEccMode:           withECC(constant(1)),
		nvml.OpDeviceGetTotalEccErrors:           withECC(func(_ *device, c *nvml.Call) nvml.Return { return c.PutU64(3, 0) }),
		nvml.OpDeviceGetMemoryErrorCounter:       withECC(func(_ *device, c *nvml.Call) nvml.Return { return c.PutU64(4, 0) }),
		nvml.OpDeviceGetClockInfo:                clock(1, 2),
		nvml.OpDeviceGetMaxClockInfo:             clock(1, 2),
		nvml.OpDeviceGetMaxCustomerBoostClock:    clock(1, 2),
		nvml.OpDeviceGetApplicationsClock:        clock(1, 2),
		nvml.OpDeviceGetDefaultApplicationsClock: clock(1, 2),
		nvml.OpDeviceGetClock:                    clock(1, 3),
		nvml.OpDeviceGetSupportedMemoryClocks: func(d *device, c *nvml.Call) nvml.Return {
			return nvml.PutList(c, 1, 2, []uint32{uint32(d.MemClock / 1000)})
		},
		nvml.OpDeviceGetSupportedGraphicsClocks: func(d *device, c *nvml.Call) nvml.Return {
			if uint32(c.Args[1].Word) != uint32(d.MemClock/1000) {
				return nvml.NVML_ERROR_NOT_FOUND
			}
			return nvml.PutList(c, 2, 3, []uint32{uint32(d.Clock / 1000)})
		},
		nvml.OpDeviceGetCurrentClocksEventReasons:    func(_ *device, c *nvml.Call) nvml.Return { return c.PutU64(1, 0) },
		nvml.OpDeviceGetCurrentClocksThrottleReasons: func(_ *device, c *nvml.Call) nvml.Return { return c.PutU64(1, 0) },
		nvml.OpDeviceGetFieldValues:                  fieldValues,
		nvml.OpDeviceRegisterEvents:                  registerEvents,
		nvml.OpDeviceGetSupportedEventTypes:          func(_ *device, c *nvml.Call) nvml.Return { return c.PutU64(1, 0) },
	}
}

// withECC is for devices that have it.
func withECC(f answer) answer {
	return func(d *device, c *nvml.Call) nvml.Return {
		if !d.ECC {
			return nvml.NVML_ERROR_NOT_SUPPORTED
		}
		return f(d, c)
	}
}

// clock answers with the one clock a profile has of each kind.
func clock(kind, out int) answer {
	return func(d *device, c *nvml.Call) nvml.Return {
		switch nvml.ClockType(c.Args[kind].Word) {
		case nvml.NVML_CLOCK_GRAPHICS, nvml.NVML_CLOCK_SM:
			return c.PutU32(out, uint32(d.Clock/1000))
		case nvml.NVML_CLOCK_MEM:
			return c.PutU32(out, uint32(d.MemClock/1000))
		case nvml.NVML_CLOCK_VIDEO:
			return nvml.NVML_ERROR_NOT_SUPPORTED
		}
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
}

// architecture is NVML's number of the generation.
func (d *device) architecture() uint32 {
	switch {
	case d.CC >= 100:
		return 10
	case d.CC >= 90:
		return 9
	case d.CC == 89:
		return 8
	case d.CC >= 80:
		return 7
	case d.CC == 75:
		return 6
	}
	return ^uint32(0)
}

// cores are the lanes for single precision.
func (d *device) cores() uint32 {
	perSM := uint32(64)
	if d.CC >= 86 {
		perSM = 128
	}
	return perSM * uint32(d.SMs)
}

func pci(d *device, c *nvml.Call) nvml.Return {
	v := nvml.PciInfo{Bus: uint32(d.Bus), PciDeviceId: d.PCIDevice, PciSubSystemId: d.PCISub}
	copy(v.BusIdLegacy[:], fmt.Sprintf("0000:%02X:00.0", d.Bus))
	copy(v.BusId[:], fmt.Sprintf("00000000:%02X:00.0", d.Bus))
	return nvml.Put(c, 1, v)
}

func pciOld(d *device, c *nvml.Call) nvml.Return {
	v := nvml.PciInfo_v2{Bus: uint32(d.Bus), PciDeviceId: d.PCIDevice, PciSubSystemId: d.PCISub}
	copy(v.BusId[:], fmt.Sprintf("0000:%02X:00.0", d.Bus))
	return nvml.Put(c, 1, v)
}

func pciExt(d *device, c *nvml.Call) nvml.Return {
	v := nvml.PciInfoExt_v1{Bus: uint32(d.Bus), PciDeviceId: d.PCIDevice, PciSubSystemId: d.PCISub, BaseClass: 3, SubClass: 2}
	copy(v.BusId[:], fmt.Sprintf("00000000:%02X:00.0", d.Bus))
	return nvml.Put(c, 1, v)
}

// withOther answers a question about two different devices.
func (d *device) withOther(c *nvml.Call, out int, v uint32) nvml.Return {
	other, ok := d.l.handle(c.Args[1].Word)
	if !ok {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	if other.ordinal == d.ordinal {
		v = 0
	}
	return c.PutU32(out, v)
}

func sameBoard(d *device, c *nvml.Call) nvml.Return {
	other, ok := d.l.handle(c.Args[1].Word)
	if !ok {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	same := uint32(0)
	if other.ordinal == d.ordinal {
		same = 1
	}
	return c.PutU32(2, same)
}

// fieldValues says of each field that there is none: they are about links,
// remapped rows, energy and temperatures.
func fieldValues(_ *device, c *nvml.Call) nvml.Return {
	values := c.Args[2].Data
	if values == nil {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	for i := range len(values) / 40 {
		v := nvml.Element[nvml.FieldValue](values, i)
		v.NvmlReturn = nvml.NVML_ERROR_NOT_SUPPORTED
		nvml.PutElement(values, i, v)
	}
	return nvml.NVML_SUCCESS
}
