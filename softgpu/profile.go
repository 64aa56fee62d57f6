package softgpu

import (
	"fmt"
	"strings"
)

// A profile is the real device a software one resembles: programs choose code
// paths and launch shapes by these numbers. Figures are those of the vendor's
// documentation and of deviceQuery on such devices.
type profile struct {
	name        string // as given to Open
	model       string
	cc          int // 90 for 9.0
	memory      uint64
	sms         int32
	clock       int32 // kHz
	memClock    int32 // kHz
	busWidth    int32 // bits
	l2          int32 // bytes
	threadsSM   int32
	blocksSM    int32
	sharedSM    int32
	sharedOptin int32
	reserved    int32 // shared memory of a block kept by the system
	engines     int32
	doubleRatio int32 // single to double precision throughput
	ecc         int32
	pciDevice   int32 // as in GPU_PCI_DEVICE_ID: device << 16 | vendor
	pciSub      int32
}

var profiles = []*profile{
	{
		name: "h100", model: "H100", cc: 90, memory: 85_029_158_912, sms: 132, clock: 1_980_000,
		memClock: 2_619_000, busWidth: 5120, l2: 52_428_800, threadsSM: 2048, blocksSM: 32,
		sharedSM: 233_472, sharedOptin: 232_448, reserved: 1024, engines: 3, doubleRatio: 2, ecc: 1,
		pciDevice: 0x2330_10de, pciSub: 0x16c1_10de,
	},
	{
		name: "a100", model: "A100", cc: 80, memory: 84_974_239_744, sms: 108, clock: 1_410_000,
		memClock: 1_593_000, busWidth: 5120, l2: 41_943_040, threadsSM: 2048, blocksSM: 32,
		sharedSM: 167_936, sharedOptin: 166_912, reserved: 1024, engines: 3, doubleRatio: 2, ecc: 1,
		pciDevice: 0x20b2_10de, pciSub: 0x1463_10de,
	},
	{
		name: "t4", model: "T4", cc: 75, memory: 15_642_329_088, sms: 40, clock: 1_590_000,
		memClock: 5_001_000, busWidth: 256, l2: 4_194_304, threadsSM: 1024, blocksSM: 16,
		sharedSM: 65_536, sharedOptin: 65_536, reserved: 0, engines: 3, doubleRatio: 32, ecc: 1,
		pciDevice: 0x1eb8_10de, pciSub: 0x12a2_10de,
	},
	{
		name: "rtx4090", model: "RTX 4090", cc: 89, memory: 25_383_141_376, sms: 128, clock: 2_520_000,
		memClock: 10_501_000, busWidth: 384, l2: 75_497_472, threadsSM: 1536, blocksSM: 24,
		sharedSM: 102_400, sharedOptin: 101_376, reserved: 1024, engines: 2, doubleRatio: 64, ecc: 0,
		pciDevice: 0x2684_10de, pciSub: 0x16f3_10de,
	},
	{
		name: "b200", model: "B200", cc: 100, memory: 191_501_729_792, sms: 148, clock: 1_965_000,
		memClock: 3_996_000, busWidth: 7680, l2: 132_644_864, threadsSM: 2048, blocksSM: 32,
		sharedSM: 233_472, sharedOptin: 232_448, reserved: 1024, engines: 4, doubleRatio: 2, ecc: 1,
		pciDevice: 0x2901_10de, pciSub: 0x1999_10de,
	},
	{
		name: "rtx5090", model: "RTX 5090", cc: 120, memory: 33_680_457_728, sms: 170, clock: 2_407_000,
		memClock: 14_001_000, busWidth: 512, l2: 100_663_296, threadsSM: 1536, blocksSM: 24,
		sharedSM: 102_400, sharedOptin: 101_376, reserved: 1024, engines: 2, doubleRatio: 64, ecc: 0,
		pciDevice: 0x2b85_10de, pciSub: 0x205c_10de,
	},
	{
		// No such device exists. A library that meets a device newer than itself has no machine
		// code for it and takes the PTX that it carries for this case; for a device that it knows
		// it chooses machine code, which cannot be executed here.
		name: "next", model: "Next", cc: 130, memory: 191_501_729_792, sms: 148, clock: 1_965_000,
		memClock: 3_996_000, busWidth: 7680, l2: 132_644_864, threadsSM: 2048, blocksSM: 32,
		sharedSM: 233_472, sharedOptin: 232_448, reserved: 1024, engines: 4, doubleRatio: 2, ecc: 1,
		pciDevice: 0x2901_10de, pciSub: 0x1999_10de,
	},
}

// Profiles lists the names Open knows, the default first.
func Profiles() []string {
	var names []string
	for _, p := range profiles {
		names = append(names, p.name)
	}
	return names
}

// Capability is the compute capability of a profile, 90 for 9.0; 0 when there is no such.
func Capability(name string) int {
	p, err := profileNamed(name)
	if err != nil {
		return 0
	}
	return p.cc
}

func profileNamed(name string) (*profile, error) {
	if name == "" {
		return profiles[0], nil
	}
	for _, p := range profiles {
		if strings.EqualFold(p.name, name) {
			return p, nil
		}
	}
	return nil, fmt.Errorf("softgpu: no profile %q; there are %s", name, strings.Join(Profiles(), ", "))
}

// title is the device's name.
func (p *profile) title() string { return fmt.Sprintf("Ferry Software GPU (%s profile)", p.model) }

// registers of a multiprocessor and of a block; maxThreads of a block; default
// shared memory of a block. The same on all architectures here.
const (
	registers     = 65536
	maxThreads    = 1024
	sharedDefault = 48 << 10
	warpSize      = 32
)
