package softgpu

import (
	"ferry/api/cu"
	"ferry/softgpu/array"
)

// common are the attributes that all profiles share. What is not here or in
// attribute is 0: among that are the features the software GPU lacks, such as
// pageable memory access.
var common = map[cu.Device_attribute]int32{
	cu.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:                         maxThreads,
	cu.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:                               1024,
	cu.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:                               1024,
	cu.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:                               64,
	cu.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:                                1<<31 - 1,
	cu.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:                                65535,
	cu.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:                                65535,
	cu.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:                   sharedDefault,
	cu.CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY:                         65536,
	cu.CU_DEVICE_ATTRIBUTE_WARP_SIZE:                                     warpSize,
	cu.CU_DEVICE_ATTRIBUTE_MAX_PITCH:                                     1<<31 - 1,
	cu.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK:                       registers,
	cu.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR:              registers,
	cu.CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT:                             512,
	cu.CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT:                             512,
	cu.CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT:                       32,
	cu.CU_DEVICE_ATTRIBUTE_GPU_OVERLAP:                                   1,
	cu.CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS:                            1,
	cu.CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:                            1,
	cu.CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED:                   1,
	cu.CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED:                     1,
	cu.CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED:                      1,
	cu.CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED:                  1,
	cu.CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:                            1,
	cu.CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED:                       1,
	cu.CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY:                           1,
	cu.CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM:       1,
	cu.CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:                                1,
	cu.CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS:                     1,
	cu.CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:           1,
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: 1,
	cu.CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:      1,
	cu.CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1:              1,
	cu.CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS:                 1,
	cu.CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR:                 1,
	cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:   1,
	cu.CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED:                           1,
	cu.CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT:                         1,
	cu.CU_DEVICE_ATTRIBUTE_NUMA_ID:                                       -1,
	cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID:                                  -1,
}

// attribute returns one attribute of a device.
func (d *dev) attribute(a cu.Device_attribute) (int32, bool) {
	p := d.prof
	switch a {
	case cu.CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
		return p.clock, true
	case cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
		return p.sms, true
	case cu.CU_DEVICE_ATTRIBUTE_ECC_ENABLED:
		return p.ecc, true
	case cu.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, cu.CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID:
		if a == cu.CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID {
			return int32(d.ordinal), true
		}
		return d.bus(), true
	case cu.CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE:
		return p.memClock, true
	case cu.CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH:
		return p.busWidth, true
	case cu.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
		return p.l2, true
	case cu.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR:
		return p.threadsSM, true
	case cu.CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT:
		return p.engines, true
	case cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
		return int32(p.cc / 10), true
	case cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
		return int32(p.cc % 10), true
	case cu.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR:
		return p.sharedSM, true
	case cu.CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO:
		return p.doubleRatio, true
	case cu.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
		return p.sharedOptin, true
	case cu.CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR:
		return p.blocksSM, true
	case cu.CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK:
		return p.reserved, true
	case cu.CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID:
		return p.pciDevice, true
	case cu.CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID:
		return p.pciSub, true
	case cu.CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, cu.CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED:
		if p.cc >= 90 {
			return 1, true
		}
		return 0, true
	}
	if a < 1 || a >= cu.CU_DEVICE_ATTRIBUTE_MAX {
		return 0, false
	}
	if v, ok := array.Limits[a]; ok {
		return v, true
	}
	return common[a], true
}

// bus is the PCI bus a device pretends to sit on: one each.
func (d *dev) bus() int32 { return busOf(d.ordinal) }

func busOf(ordinal int) int32 { return int32(0x10 + ordinal) }
