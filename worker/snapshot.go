package worker

import (
	"ferry/api/cu"
	"ferry/wire"
)

// cmdSnapshot answers every device query the client will ever make.
func (w *Worker) cmdSnapshot(_ *wire.SnapshotRequest, a *wire.SnapshotReply) cu.Result {
	version, rc := w.dev.DriverGetVersion()
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.DriverVersion = version
	for _, dev := range w.s.Devices.Granted {
		d, rc := w.snapshot(dev)
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		a.Devices = append(a.Devices, d)
	}
	return rc
}

// absent are abilities of a device that do not cross to another process or
// machine: a client that asks is told before it tries.
var absent = []cu.Device_attribute{
	cu.CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED,            // descriptors of the server's
	cu.CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED, // likewise
	cu.CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS,    // pointers to the server's code
	// host memory of the server's, which a client's CPU does not reach
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED,
	cu.CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
}

func (w *Worker) snapshot(dev cu.Device) (d cu.FerryDevice, rc cu.Result) {
	name, rc := w.dev.DeviceGetName(int32(len(d.Name)-1), dev)
	if rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	copy(d.Name[:len(d.Name)-1], name)
	if d.TotalMem, rc = w.dev.DeviceTotalMem(dev); rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	_, d.TotalMem = w.tally.limit(dev, d.TotalMem, d.TotalMem, 0)
	uuid, rc := w.dev.DeviceGetUuid(dev)
	if rc != cu.CUDA_SUCCESS {
		return d, rc
	}
	copy(d.Uuid[:], cu.Bytes(&uuid))
	if bus, rc := w.dev.DeviceGetPCIBusId(int32(len(d.PciBusId)-1), dev); rc == cu.CUDA_SUCCESS {
		copy(d.PciBusId[:len(d.PciBusId)-1], bus)
	}
	for i := range d.Attributes {
		if v, rc := w.dev.DeviceGetAttribute(cu.Device_attribute(i), dev); rc == cu.CUDA_SUCCESS {
			d.Attributes[i] = v
		}
	}
	for _, a := range absent {
		d.Attributes[a] = 0
	}
	if p := w.kept[dev]; p != nil { // so that programs size their grids by what they have
		d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT] = int32(p.sms)
	}
	// Pools are the client's own and take memory from us, on any device; what
	// they can be shared by is what our memory can be.
	d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED] = 1
	d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES] = 0
	if d.Attributes[cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED] != 0 {
		d.Attributes[cu.CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES] = int32(cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
	}
	d.ComputeMajor = d.Attributes[cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR]
	d.ComputeMinor = d.Attributes[cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR]
	// The range needs a context, which a device query must not make; every
	// device with priorities has had this one.
	if d.Attributes[cu.CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED] != 0 {
		d.GreatestPriority = -5
	}
	d.Images = w.wantsImages()
	return d, cu.CUDA_SUCCESS
}
