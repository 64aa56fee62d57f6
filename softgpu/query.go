package softgpu

import (
	"crypto/sha256"
	"fmt"
	"strconv"
	"strings"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// DriverGetVersion says CUDA 13.0.
func (g *GPU) DriverGetVersion() (int32, cu.Result) { return driverVersion, cu.CUDA_SUCCESS }

// DeviceGetCount counts the devices.
func (g *GPU) DeviceGetCount() (int32, cu.Result) {
	return int32(len(g.m.devices)), cu.CUDA_SUCCESS
}

// DeviceGet turns an ordinal into a device, which is the same number.
func (g *GPU) DeviceGet(ordinal int32) (cu.Device, cu.Result) {
	_, r := g.m.dev(cu.Device(ordinal))
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Device(ordinal), r
}

// DeviceGetName returns at most n-1 characters, as C would.
func (g *GPU) DeviceGetName(n int32, dev cu.Device) (string, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return "", r
	}
	return clip(d.prof.title(), n)
}

func clip(s string, n int32) (string, cu.Result) {
	if n <= 0 {
		return "", cu.CUDA_ERROR_INVALID_VALUE
	}
	return s[:min(len(s), int(n)-1)], cu.CUDA_SUCCESS
}

// DeviceGetUuid is the same for the same ordinal and profile on every machine.
func (g *GPU) DeviceGetUuid(dev cu.Device) (cu.Uuid, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return cu.Uuid{}, r
	}
	return cu.Uuid{Bytes: d.prof.uuid(d.ordinal)}, r
}

// uuid names the device of that ordinal.
func (p *profile) uuid(ordinal int) (u [16]byte) {
	sum := sha256.Sum256(fmt.Appendf(nil, "ferry software gpu %s %d", p.name, ordinal))
	copy(u[:], sum[:])
	u[6] = u[6]&0x0f | 0x80 // RFC 9562 version 8
	u[8] = u[8]&0x3f | 0x80
	return u
}

// DeviceTotalMem is the memory of a device.
func (g *GPU) DeviceTotalMem(dev cu.Device) (uint64, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return d.total, r
}

// DeviceGetAttribute answers from the profile.
func (g *GPU) DeviceGetAttribute(attrib cu.Device_attribute, dev cu.Device) (int32, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	v, ok := d.attribute(attrib)
	if !ok {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return v, r
}

// DeviceComputeCapability is major and minor.
func (g *GPU) DeviceComputeCapability(dev cu.Device) (int32, int32, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return int32(d.prof.cc / 10), int32(d.prof.cc % 10), r
}

// DeviceGetProperties is the oldest form of the attributes.
func (g *GPU) DeviceGetProperties(dev cu.Device) (cu.Devprop_v1, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return cu.Devprop_v1{}, r
	}
	return cu.Devprop_v1{
		MaxThreadsPerBlock: maxThreads, MaxThreadsDim: [3]int32{1024, 1024, 64},
		MaxGridSize: [3]int32{1<<31 - 1, 65535, 65535}, SharedMemPerBlock: sharedDefault,
		TotalConstantMemory: 65536, SIMDWidth: warpSize, MemPitch: 1<<31 - 1,
		RegsPerBlock: registers, ClockRate: d.prof.clock, TextureAlign: 512,
	}, r
}

func (d *dev) pci() string { return fmt.Sprintf("0000:%02X:00.0", d.bus()) }

// DeviceGetPCIBusId is domain:bus:device.function.
func (g *GPU) DeviceGetPCIBusId(n int32, dev cu.Device) (string, cu.Result) {
	d, r := g.m.dev(dev)
	if r != cu.CUDA_SUCCESS {
		return "", r
	}
	return clip(d.pci(), n)
}

// DeviceGetByPCIBusId accepts [domain:]bus:device[.function].
func (g *GPU) DeviceGetByPCIBusId(id string) (cu.Device, cu.Result) {
	id, _, _ = strings.Cut(id, ".")
	parts := strings.Split(id, ":")
	if len(parts) == 3 {
		if domain, err := strconv.ParseUint(parts[0], 16, 32); err != nil || domain != 0 {
			return 0, cu.CUDA_ERROR_INVALID_VALUE
		}
		parts = parts[1:]
	}
	if len(parts) != 2 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	bus, err := strconv.ParseInt(parts[0], 16, 32)
	if err != nil {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, d := range g.m.devices {
		if int64(d.bus()) == bus {
			return cu.Device(d.ordinal), cu.CUDA_SUCCESS
		}
	}
	return 0, cu.CUDA_ERROR_INVALID_DEVICE
}

// DeviceGetHostAtomicCapabilities: none, kernels cannot reach host memory.
func (g *GPU) DeviceGetHostAtomicCapabilities(operations []cu.AtomicOperation, dev cu.Device) ([]uint32, cu.Result) {
	if _, r := g.m.dev(dev); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return make([]uint32, len(operations)), cu.CUDA_SUCCESS
}

// DeviceGetP2PAtomicCapabilities is left to those who need more than the one
// attribute about atomics says.
func (g *GPU) DeviceGetP2PAtomicCapabilities(operations []cu.AtomicOperation, src, dst cu.Device) ([]uint32, cu.Result) {
	if _, r := g.DeviceGetP2PAttribute(cu.CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, src, dst); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return make([]uint32, len(operations)), cu.CUDA_SUCCESS
}

// DeviceGetExecAffinitySupport: a context always has all multiprocessors.
func (g *GPU) DeviceGetExecAffinitySupport(_ cu.ExecAffinityType, dev cu.Device) (int32, cu.Result) {
	_, r := g.m.dev(dev)
	return 0, r
}

// DeviceGetTexture1DLinearMaxWidth is in elements: as many of 16 bytes as the
// attribute says, and more of smaller ones.
func (g *GPU) DeviceGetTexture1DLinearMaxWidth(f cu.Array_format, channels uint32, dev cu.Device) (uint64, cu.Result) {
	if _, r := g.m.dev(dev); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	format, r := array.FormatOf(f, channels)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return uint64(array.Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH]) * 16 / uint64(format.Size()), r
}
