package softgpu

import (
	"fmt"

	"ferry/softgpu/memory"
)

// Facts describe a device to callers that do not use it (softgpu/smi).
type Facts struct {
	Name      string
	UUID      [16]byte
	Bus       int32  // on PCI
	PCIDevice uint32 // device << 16 | vendor
	PCISub    uint32
	CC        int // 90 for 9.0
	Memory    uint64
	SMs       int32
	Clock     int32 // kHz
	MemClock  int32 // kHz
	BusWidth  int32 // bits
	ECC       bool
}

// DriverVersion is what cuDriverGetVersion answers.
const DriverVersion = driverVersion

// Describe says what Open would make, without making it.
func Describe(c Config) ([]Facts, error) {
	n := max(c.Devices, 1)
	if c.Devices < 0 || n > maxDevices {
		return nil, fmt.Errorf("softgpu: %d devices: 1 to %d are possible", c.Devices, maxDevices)
	}
	c.Devices = n
	p, err := profileNamed(c.Profile)
	if err != nil {
		return nil, err
	}
	list := make([]Facts, n)
	for i := range list {
		list[i] = Facts{
			Name: p.title(), UUID: p.uuid(i), Bus: busOf(i), PCIDevice: uint32(p.pciDevice), PCISub: uint32(p.pciSub),
			CC: p.cc, Memory: memory.PerDevice(c.Memory, p.memory, c.Devices), SMs: p.sms, Clock: p.clock, MemClock: p.memClock,
			BusWidth: p.busWidth, ECC: p.ecc != 0,
		}
	}
	return list, nil
}
