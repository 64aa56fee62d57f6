package gpu

import (
	"os"

	"ferry/api/cu"
	"ferry/device"
)

// wantedImages is what the snapshot says about device code: 2 for PTX only, 1 for the
// choice of the driver, 0 for everything. Variables that change the choice of the driver
// make the client send everything.
func (e *Executor) wantedImages() uint32 {
	if e.CodeTraits().PTX {
		return 2
	}
	for _, name := range []string{"CUDA_FORCE_PTX_JIT", "CUDA_FORCE_JIT", "CUDA_DISABLE_PTX_JIT", "CUDA_DISABLE_JIT"} {
		if v := os.Getenv(name); v != "" && v != "0" {
			return 0
		}
	}
	return 1
}

// CodeTraits says how the device treats code.
func (e *Executor) CodeTraits() device.Code { return e.dev.Traits().Code }

// absentAttributes are abilities of a device that do not reach another process or machine.
// A client that queries them learns so before it tries.
var absentAttributes = []cu.Device_attribute{
	cu.CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED,            // descriptors of the server
	cu.CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED, // likewise
	cu.CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS,    // pointers to code of the server
	// Pools of the server's host memory, which a client's CPU does not reach.
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED,
}

// Describe answers every query about a device, as the client may see it: within its quota
// and its partition.
func (e *Executor) Describe(dev cu.Device) (d cu.FerryDevice, rc cu.Result) {
	name, rc := e.dev.DeviceGetName(int32(len(d.Name)-1), dev)
	if rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	copy(d.Name[:len(d.Name)-1], name)
	if d.TotalMem, rc = e.dev.DeviceTotalMem(dev); rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	_, d.TotalMem = e.accounts.Usage.Limit(dev, d.TotalMem, d.TotalMem, 0)
	uuid, rc := e.dev.DeviceGetUuid(dev)
	if rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	copy(d.Uuid[:], cu.Bytes(&uuid))
	if bus, rc := e.dev.DeviceGetPCIBusId(int32(len(d.PciBusId)-1), dev); rc == cu.CUDA_SUCCESS {
		copy(d.PciBusId[:len(d.PciBusId)-1], bus)
	}
	for i := range d.Attributes {
		if v, rc := e.dev.DeviceGetAttribute(cu.Device_attribute(i), dev); rc == cu.CUDA_SUCCESS {
			d.Attributes[i] = v
		}
	}
	for _, a := range absentAttributes {
		d.Attributes[a] = 0
	}
	if p := e.Partitions[dev]; p != nil { // programs size their grids by it
		d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT] = int32(p.SMs)
	}
	// The client itself implements pools, with memory of any device. They can be shared
	// in the ways in which memory of the worker can be.
	d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED] = 1
	d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES] = 0
	if d.Attributes[cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED] != 0 {
		d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES] = int32(cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
	}
	d.ComputeMajor = d.Attributes[cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR]
	d.ComputeMinor = d.Attributes[cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR]
	// Asking for the range needs a context, which a device query must not make. Every
	// device with priorities has had this one.
	if d.Attributes[cu.CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED] != 0 {
		d.GreatestPriority = -5
	}
	d.Images = e.wantedImages()
	return d, cu.CUDA_SUCCESS
}
