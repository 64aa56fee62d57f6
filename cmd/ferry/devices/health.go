package devices

import (
	"time"

	"ferry/api/nvml"
	"ferry/operator/admin"
)

// throttles are why a GPU may run slower than it could, by the bits of NVML's clock event reasons. Bits
// that are not here (idle, clocks that an operator chose) slow nobody down.
var throttles = []struct {
	bit  uint64
	name string
}{
	{0x4, "power cap"}, {0x8, "hardware slowdown"}, {0x20, "hot (software)"}, {0x40, "hot (hardware)"}, {0x80, "power brake"},
}

// Kinds of clocks and of ECC errors, as NVML numbers them.
const (
	clockSM, clockMemory   = 1, 2
	corrected, uncorrected = 0, 1
	sinceLoaded            = 0
)

// ReadHealth asks a library about all GPUs, and returns what it says by their UUIDs. A number that the
// library does not have is missing. A GPU that has fallen off the bus has no UUID and is not here.
func ReadHealth(lib nvml.Library, now time.Time) map[string]admin.GPUHealth {
	count := nvml.New(nvml.OpDeviceGetCount_v2)
	count.Args[0].Data = make([]byte, 4)
	if lib.Call(count) != nvml.NVML_SUCCESS {
		return nil
	}
	driver := textOf(lib, nvml.OpSystemGetDriverVersion, 0)
	all := map[string]admin.GPUHealth{}
	for i := range min(count.U32(0), 64) {
		h := nvml.New(nvml.OpDeviceGetHandleByIndex_v2)
		h.Args[0].Word, h.Args[1].Data = uint64(i), make([]byte, 8)
		if lib.Call(h) != nvml.NVML_SUCCESS {
			continue
		}
		d := readDevice{lib, h.U64(1)}
		if uuid := textOf(lib, nvml.OpDeviceGetUUID, d.handle); uuid != "" {
			all[uuid] = d.health(driver, now)
		}
	}
	return all
}

// textOf asks for a text about a device, or about the system.
func textOf(lib nvml.Library, op nvml.Op, handle uint64) string {
	q, at := nvml.New(op), 0
	if q.Func.Params[0].Kind == nvml.Handle {
		q.Args[0].Word, at = handle, 1
	}
	q.Args[at].Data, q.Args[at+1].Word = make([]byte, 96), 96
	if lib.Call(q) != nvml.NVML_SUCCESS {
		return ""
	}
	return q.Text(at)
}

// A readDevice is one GPU of a library.
type readDevice struct {
	lib    nvml.Library
	handle uint64
}

// health is what the library says of the GPU.
func (d readDevice) health(driver string, now time.Time) admin.GPUHealth {
	h := admin.GPUHealth{
		Time: now.UTC(), Driver: driver,
		Temperature: d.number(1, 4, nvml.OpDeviceGetTemperature, 0),
		Power:       d.number(1e-3, 4, nvml.OpDeviceGetPowerUsage),
		PowerLimit:  d.number(1e-3, 4, nvml.OpDeviceGetEnforcedPowerLimit),
		Clock:       d.number(1, 4, nvml.OpDeviceGetClockInfo, clockSM),
		MemoryClock: d.number(1, 4, nvml.OpDeviceGetClockInfo, clockMemory),
		Corrected:   d.number(1, 8, nvml.OpDeviceGetTotalEccErrors, corrected, sinceLoaded),
		Uncorrected: d.number(1, 8, nvml.OpDeviceGetTotalEccErrors, uncorrected, sinceLoaded),
	}
	if why := d.number(1, 8, nvml.OpDeviceGetCurrentClocksThrottleReasons); why != nil {
		for _, t := range throttles {
			if uint64(*why)&t.bit != 0 {
				h.Throttled = append(h.Throttled, t.name)
			}
		}
	}
	return h
}

// number asks for a number of so many bytes that comes behind the arguments, in a unit; nil if there is
// none.
func (d readDevice) number(unit float64, bytes int, op nvml.Op, args ...uint64) *float64 {
	q := nvml.New(op)
	q.Args[0].Word = d.handle
	for i, a := range args {
		q.Args[i+1].Word = a
	}
	at := len(args) + 1
	q.Args[at].Data = make([]byte, bytes)
	if d.lib.Call(q) != nvml.NVML_SUCCESS {
		return nil
	}
	v := float64(q.U32(at)) * unit
	if bytes == 8 {
		v = float64(q.U64(at)) * unit
	}
	return &v
}
