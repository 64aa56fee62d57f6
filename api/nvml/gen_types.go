// Code generated from api/ by gen/emit; DO NOT EDIT.

package nvml

import "unsafe"

// Kinds of handles.
const (
	KindNone = iota
	KindDevice
	KindGpuInstance
	KindUnit
	KindEventSet
	KindSystemEventSet
	KindComputeInstance
	KindGpmSample
	KindEnd
)

// Device is the C handle nvmlDevice_t.
type Device uint64

// GpuInstance is the C handle nvmlGpuInstance_t.
type GpuInstance uint64

// Unit is the C handle nvmlUnit_t.
type Unit uint64

// EventSet is the C handle nvmlEventSet_t.
type EventSet uint64

// SystemEventSet is the C handle nvmlSystemEventSet_t.
type SystemEventSet uint64

// ComputeInstance is the C handle nvmlComputeInstance_t.
type ComputeInstance uint64

// GpmSample is the C handle nvmlGpmSample_t.
type GpmSample uint64

// DeviceArchitecture is the C type nvmlDeviceArchitecture_t.
type DeviceArchitecture uint32

// BusType is the C type nvmlBusType_t.
type BusType uint32

// FanControlPolicy is the C type nvmlFanControlPolicy_t.
type FanControlPolicy uint32

// PowerSource is the C type nvmlPowerSource_t.
type PowerSource uint32

// PowerScopeType is the C type nvmlPowerScopeType_t.
type PowerScopeType byte

// VgpuTypeId is the C type nvmlVgpuTypeId_t.
type VgpuTypeId uint32

// VgpuInstance is the C type nvmlVgpuInstance_t.
type VgpuInstance uint32

// GpuFabricState is the C type nvmlGpuFabricState_t.
type GpuFabricState byte

// AffinityScope is the C type nvmlAffinityScope_t.
type AffinityScope uint32

// DeviceAddressingModeType is the C enumeration nvmlDeviceAddressingModeType_t.
type DeviceAddressingModeType int32

const (
	NVML_DEVICE_ADDRESSING_MODE_NONE DeviceAddressingModeType = 0
	NVML_DEVICE_ADDRESSING_MODE_HMM  DeviceAddressingModeType = 1
	NVML_DEVICE_ADDRESSING_MODE_ATS  DeviceAddressingModeType = 2
)

// BridgeChipType is the C enumeration nvmlBridgeChipType_t.
type BridgeChipType int32

const (
	NVML_BRIDGE_CHIP_PLX  BridgeChipType = 0
	NVML_BRIDGE_CHIP_BRO4 BridgeChipType = 1
)

// NvLinkUtilizationCountUnits is the C enumeration nvmlNvLinkUtilizationCountUnits_t.
type NvLinkUtilizationCountUnits int32

const (
	NVML_NVLINK_COUNTER_UNIT_CYCLES   NvLinkUtilizationCountUnits = 0
	NVML_NVLINK_COUNTER_UNIT_PACKETS  NvLinkUtilizationCountUnits = 1
	NVML_NVLINK_COUNTER_UNIT_BYTES    NvLinkUtilizationCountUnits = 2
	NVML_NVLINK_COUNTER_UNIT_RESERVED NvLinkUtilizationCountUnits = 3
	NVML_NVLINK_COUNTER_UNIT_COUNT    NvLinkUtilizationCountUnits = 4
)

// NvLinkUtilizationCountPktTypes is the C enumeration nvmlNvLinkUtilizationCountPktTypes_t.
type NvLinkUtilizationCountPktTypes int32

const (
	NVML_NVLINK_COUNTER_PKTFILTER_NOP        NvLinkUtilizationCountPktTypes = 1
	NVML_NVLINK_COUNTER_PKTFILTER_READ       NvLinkUtilizationCountPktTypes = 2
	NVML_NVLINK_COUNTER_PKTFILTER_WRITE      NvLinkUtilizationCountPktTypes = 4
	NVML_NVLINK_COUNTER_PKTFILTER_RATOM      NvLinkUtilizationCountPktTypes = 8
	NVML_NVLINK_COUNTER_PKTFILTER_NRATOM     NvLinkUtilizationCountPktTypes = 16
	NVML_NVLINK_COUNTER_PKTFILTER_FLUSH      NvLinkUtilizationCountPktTypes = 32
	NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA   NvLinkUtilizationCountPktTypes = 64
	NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA NvLinkUtilizationCountPktTypes = 128
	NVML_NVLINK_COUNTER_PKTFILTER_ALL        NvLinkUtilizationCountPktTypes = 255
)

// NvLinkCapability is the C enumeration nvmlNvLinkCapability_t.
type NvLinkCapability int32

const (
	NVML_NVLINK_CAP_P2P_SUPPORTED  NvLinkCapability = 0
	NVML_NVLINK_CAP_SYSMEM_ACCESS  NvLinkCapability = 1
	NVML_NVLINK_CAP_P2P_ATOMICS    NvLinkCapability = 2
	NVML_NVLINK_CAP_SYSMEM_ATOMICS NvLinkCapability = 3
	NVML_NVLINK_CAP_SLI_BRIDGE     NvLinkCapability = 4
	NVML_NVLINK_CAP_VALID          NvLinkCapability = 5
	NVML_NVLINK_CAP_COUNT          NvLinkCapability = 6
)

// NvLinkErrorCounter is the C enumeration nvmlNvLinkErrorCounter_t.
type NvLinkErrorCounter int32

const (
	NVML_NVLINK_ERROR_DL_REPLAY   NvLinkErrorCounter = 0
	NVML_NVLINK_ERROR_DL_RECOVERY NvLinkErrorCounter = 1
	NVML_NVLINK_ERROR_DL_CRC_FLIT NvLinkErrorCounter = 2
	NVML_NVLINK_ERROR_DL_CRC_DATA NvLinkErrorCounter = 3
	NVML_NVLINK_ERROR_DL_ECC_DATA NvLinkErrorCounter = 4
	NVML_NVLINK_ERROR_COUNT       NvLinkErrorCounter = 5
)

// IntNvLinkDeviceType is the C enumeration nvmlIntNvLinkDeviceType_t.
type IntNvLinkDeviceType int32

const (
	NVML_NVLINK_DEVICE_TYPE_GPU     IntNvLinkDeviceType = 0
	NVML_NVLINK_DEVICE_TYPE_IBMNPU  IntNvLinkDeviceType = 1
	NVML_NVLINK_DEVICE_TYPE_SWITCH  IntNvLinkDeviceType = 2
	NVML_NVLINK_DEVICE_TYPE_UNKNOWN IntNvLinkDeviceType = 255
)

// GpuTopologyLevel is the C enumeration nvmlGpuTopologyLevel_t.
type GpuTopologyLevel int32

const (
	NVML_TOPOLOGY_INTERNAL   GpuTopologyLevel = 0
	NVML_TOPOLOGY_SINGLE     GpuTopologyLevel = 10
	NVML_TOPOLOGY_MULTIPLE   GpuTopologyLevel = 20
	NVML_TOPOLOGY_HOSTBRIDGE GpuTopologyLevel = 30
	NVML_TOPOLOGY_NODE       GpuTopologyLevel = 40
	NVML_TOPOLOGY_SYSTEM     GpuTopologyLevel = 50
)

// GpuP2PStatus is the C enumeration nvmlGpuP2PStatus_t.
type GpuP2PStatus int32

const (
	NVML_P2P_STATUS_OK                         GpuP2PStatus = 0
	NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED       GpuP2PStatus = 1
	NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED      GpuP2PStatus = 1
	NVML_P2P_STATUS_GPU_NOT_SUPPORTED          GpuP2PStatus = 2
	NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED GpuP2PStatus = 3
	NVML_P2P_STATUS_DISABLED_BY_REGKEY         GpuP2PStatus = 4
	NVML_P2P_STATUS_NOT_SUPPORTED              GpuP2PStatus = 5
	NVML_P2P_STATUS_UNKNOWN                    GpuP2PStatus = 6
)

// GpuP2PCapsIndex is the C enumeration nvmlGpuP2PCapsIndex_t.
type GpuP2PCapsIndex int32

const (
	NVML_P2P_CAPS_INDEX_READ    GpuP2PCapsIndex = 0
	NVML_P2P_CAPS_INDEX_WRITE   GpuP2PCapsIndex = 1
	NVML_P2P_CAPS_INDEX_NVLINK  GpuP2PCapsIndex = 2
	NVML_P2P_CAPS_INDEX_ATOMICS GpuP2PCapsIndex = 3
	NVML_P2P_CAPS_INDEX_PCI     GpuP2PCapsIndex = 4
	NVML_P2P_CAPS_INDEX_PROP    GpuP2PCapsIndex = 4
	NVML_P2P_CAPS_INDEX_UNKNOWN GpuP2PCapsIndex = 5
)

// SamplingType is the C enumeration nvmlSamplingType_t.
type SamplingType int32

const (
	NVML_TOTAL_POWER_SAMPLES        SamplingType = 0
	NVML_GPU_UTILIZATION_SAMPLES    SamplingType = 1
	NVML_MEMORY_UTILIZATION_SAMPLES SamplingType = 2
	NVML_ENC_UTILIZATION_SAMPLES    SamplingType = 3
	NVML_DEC_UTILIZATION_SAMPLES    SamplingType = 4
	NVML_PROCESSOR_CLK_SAMPLES      SamplingType = 5
	NVML_MEMORY_CLK_SAMPLES         SamplingType = 6
	NVML_MODULE_POWER_SAMPLES       SamplingType = 7
	NVML_JPG_UTILIZATION_SAMPLES    SamplingType = 8
	NVML_OFA_UTILIZATION_SAMPLES    SamplingType = 9
	NVML_SAMPLINGTYPE_COUNT         SamplingType = 10
)

// PcieUtilCounter is the C enumeration nvmlPcieUtilCounter_t.
type PcieUtilCounter int32

const (
	NVML_PCIE_UTIL_TX_BYTES PcieUtilCounter = 0
	NVML_PCIE_UTIL_RX_BYTES PcieUtilCounter = 1
	NVML_PCIE_UTIL_COUNT    PcieUtilCounter = 2
)

// ValueType is the C enumeration nvmlValueType_t.
type ValueType int32

const (
	NVML_VALUE_TYPE_DOUBLE             ValueType = 0
	NVML_VALUE_TYPE_UNSIGNED_INT       ValueType = 1
	NVML_VALUE_TYPE_UNSIGNED_LONG      ValueType = 2
	NVML_VALUE_TYPE_UNSIGNED_LONG_LONG ValueType = 3
	NVML_VALUE_TYPE_SIGNED_LONG_LONG   ValueType = 4
	NVML_VALUE_TYPE_SIGNED_INT         ValueType = 5
	NVML_VALUE_TYPE_UNSIGNED_SHORT     ValueType = 6
	NVML_VALUE_TYPE_COUNT              ValueType = 7
)

// PerfPolicyType is the C enumeration nvmlPerfPolicyType_t.
type PerfPolicyType int32

const (
	NVML_PERF_POLICY_POWER             PerfPolicyType = 0
	NVML_PERF_POLICY_THERMAL           PerfPolicyType = 1
	NVML_PERF_POLICY_SYNC_BOOST        PerfPolicyType = 2
	NVML_PERF_POLICY_BOARD_LIMIT       PerfPolicyType = 3
	NVML_PERF_POLICY_LOW_UTILIZATION   PerfPolicyType = 4
	NVML_PERF_POLICY_RELIABILITY       PerfPolicyType = 5
	NVML_PERF_POLICY_TOTAL_APP_CLOCKS  PerfPolicyType = 10
	NVML_PERF_POLICY_TOTAL_BASE_CLOCKS PerfPolicyType = 11
	NVML_PERF_POLICY_COUNT             PerfPolicyType = 12
)

// ThermalTarget is the C enumeration nvmlThermalTarget_t.
type ThermalTarget int32

const (
	NVML_THERMAL_TARGET_NONE         ThermalTarget = 0
	NVML_THERMAL_TARGET_GPU          ThermalTarget = 1
	NVML_THERMAL_TARGET_MEMORY       ThermalTarget = 2
	NVML_THERMAL_TARGET_POWER_SUPPLY ThermalTarget = 4
	NVML_THERMAL_TARGET_BOARD        ThermalTarget = 8
	NVML_THERMAL_TARGET_VCD_BOARD    ThermalTarget = 9
	NVML_THERMAL_TARGET_VCD_INLET    ThermalTarget = 10
	NVML_THERMAL_TARGET_VCD_OUTLET   ThermalTarget = 11
	NVML_THERMAL_TARGET_ALL          ThermalTarget = 15
	NVML_THERMAL_TARGET_UNKNOWN      ThermalTarget = -1
)

// ThermalController is the C enumeration nvmlThermalController_t.
type ThermalController int32

const (
	NVML_THERMAL_CONTROLLER_NONE            ThermalController = 0
	NVML_THERMAL_CONTROLLER_GPU_INTERNAL    ThermalController = 1
	NVML_THERMAL_CONTROLLER_ADM1032         ThermalController = 2
	NVML_THERMAL_CONTROLLER_ADT7461         ThermalController = 3
	NVML_THERMAL_CONTROLLER_MAX6649         ThermalController = 4
	NVML_THERMAL_CONTROLLER_MAX1617         ThermalController = 5
	NVML_THERMAL_CONTROLLER_LM99            ThermalController = 6
	NVML_THERMAL_CONTROLLER_LM89            ThermalController = 7
	NVML_THERMAL_CONTROLLER_LM64            ThermalController = 8
	NVML_THERMAL_CONTROLLER_G781            ThermalController = 9
	NVML_THERMAL_CONTROLLER_ADT7473         ThermalController = 10
	NVML_THERMAL_CONTROLLER_SBMAX6649       ThermalController = 11
	NVML_THERMAL_CONTROLLER_VBIOSEVT        ThermalController = 12
	NVML_THERMAL_CONTROLLER_OS              ThermalController = 13
	NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS ThermalController = 14
	NVML_THERMAL_CONTROLLER_NVSYSCON_E551   ThermalController = 15
	NVML_THERMAL_CONTROLLER_MAX6649R        ThermalController = 16
	NVML_THERMAL_CONTROLLER_ADT7473S        ThermalController = 17
	NVML_THERMAL_CONTROLLER_UNKNOWN         ThermalController = -1
)

// CoolerControl is the C enumeration nvmlCoolerControl_t.
type CoolerControl int32

const (
	NVML_THERMAL_COOLER_SIGNAL_NONE     CoolerControl = 0
	NVML_THERMAL_COOLER_SIGNAL_TOGGLE   CoolerControl = 1
	NVML_THERMAL_COOLER_SIGNAL_VARIABLE CoolerControl = 2
	NVML_THERMAL_COOLER_SIGNAL_COUNT    CoolerControl = 3
)

// CoolerTarget is the C enumeration nvmlCoolerTarget_t.
type CoolerTarget int32

const (
	NVML_THERMAL_COOLER_TARGET_NONE         CoolerTarget = 1
	NVML_THERMAL_COOLER_TARGET_GPU          CoolerTarget = 2
	NVML_THERMAL_COOLER_TARGET_MEMORY       CoolerTarget = 4
	NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY CoolerTarget = 8
	NVML_THERMAL_COOLER_TARGET_GPU_RELATED  CoolerTarget = 14
)

// UUIDType is the C enumeration nvmlUUIDType_t.
type UUIDType int32

const (
	NVML_UUID_TYPE_NONE   UUIDType = 0
	NVML_UUID_TYPE_ASCII  UUIDType = 1
	NVML_UUID_TYPE_BINARY UUIDType = 2
)

// EnableState is the C enumeration nvmlEnableState_t.
type EnableState int32

const (
	NVML_FEATURE_DISABLED EnableState = 0
	NVML_FEATURE_ENABLED  EnableState = 1
)

// BrandType is the C enumeration nvmlBrandType_t.
type BrandType int32

const (
	NVML_BRAND_UNKNOWN             BrandType = 0
	NVML_BRAND_QUADRO              BrandType = 1
	NVML_BRAND_TESLA               BrandType = 2
	NVML_BRAND_NVS                 BrandType = 3
	NVML_BRAND_GRID                BrandType = 4
	NVML_BRAND_GEFORCE             BrandType = 5
	NVML_BRAND_TITAN               BrandType = 6
	NVML_BRAND_NVIDIA_VAPPS        BrandType = 7
	NVML_BRAND_NVIDIA_VPC          BrandType = 8
	NVML_BRAND_NVIDIA_VCS          BrandType = 9
	NVML_BRAND_NVIDIA_VWS          BrandType = 10
	NVML_BRAND_NVIDIA_CLOUD_GAMING BrandType = 11
	NVML_BRAND_NVIDIA_VGAMING      BrandType = 11
	NVML_BRAND_QUADRO_RTX          BrandType = 12
	NVML_BRAND_NVIDIA_RTX          BrandType = 13
	NVML_BRAND_NVIDIA              BrandType = 14
	NVML_BRAND_GEFORCE_RTX         BrandType = 15
	NVML_BRAND_TITAN_RTX           BrandType = 16
	NVML_BRAND_COUNT               BrandType = 18
)

// TemperatureThresholds is the C enumeration nvmlTemperatureThresholds_t.
type TemperatureThresholds int32

const (
	NVML_TEMPERATURE_THRESHOLD_SHUTDOWN      TemperatureThresholds = 0
	NVML_TEMPERATURE_THRESHOLD_SLOWDOWN      TemperatureThresholds = 1
	NVML_TEMPERATURE_THRESHOLD_MEM_MAX       TemperatureThresholds = 2
	NVML_TEMPERATURE_THRESHOLD_GPU_MAX       TemperatureThresholds = 3
	NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN  TemperatureThresholds = 4
	NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR TemperatureThresholds = 5
	NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX  TemperatureThresholds = 6
	NVML_TEMPERATURE_THRESHOLD_GPS_CURR      TemperatureThresholds = 7
	NVML_TEMPERATURE_THRESHOLD_COUNT         TemperatureThresholds = 8
)

// TemperatureSensors is the C enumeration nvmlTemperatureSensors_t.
type TemperatureSensors int32

const (
	NVML_TEMPERATURE_GPU   TemperatureSensors = 0
	NVML_TEMPERATURE_COUNT TemperatureSensors = 1
)

// ComputeMode is the C enumeration nvmlComputeMode_t.
type ComputeMode int32

const (
	NVML_COMPUTEMODE_DEFAULT           ComputeMode = 0
	NVML_COMPUTEMODE_EXCLUSIVE_THREAD  ComputeMode = 1
	NVML_COMPUTEMODE_PROHIBITED        ComputeMode = 2
	NVML_COMPUTEMODE_EXCLUSIVE_PROCESS ComputeMode = 3
	NVML_COMPUTEMODE_COUNT             ComputeMode = 4
)

// MemoryErrorType is the C enumeration nvmlMemoryErrorType_t.
type MemoryErrorType int32

const (
	NVML_MEMORY_ERROR_TYPE_CORRECTED   MemoryErrorType = 0
	NVML_MEMORY_ERROR_TYPE_UNCORRECTED MemoryErrorType = 1
	NVML_MEMORY_ERROR_TYPE_COUNT       MemoryErrorType = 2
)

// NvlinkVersion is the C enumeration nvmlNvlinkVersion_t.
type NvlinkVersion int32

const (
	NVML_NVLINK_VERSION_INVALID NvlinkVersion = 0
	NVML_NVLINK_VERSION_1_0     NvlinkVersion = 1
	NVML_NVLINK_VERSION_2_0     NvlinkVersion = 2
	NVML_NVLINK_VERSION_2_2     NvlinkVersion = 3
	NVML_NVLINK_VERSION_3_0     NvlinkVersion = 4
	NVML_NVLINK_VERSION_3_1     NvlinkVersion = 5
	NVML_NVLINK_VERSION_4_0     NvlinkVersion = 6
	NVML_NVLINK_VERSION_5_0     NvlinkVersion = 7
)

// EccCounterType is the C enumeration nvmlEccCounterType_t.
type EccCounterType int32

const (
	NVML_VOLATILE_ECC           EccCounterType = 0
	NVML_AGGREGATE_ECC          EccCounterType = 1
	NVML_ECC_COUNTER_TYPE_COUNT EccCounterType = 2
)

// ClockType is the C enumeration nvmlClockType_t.
type ClockType int32

const (
	NVML_CLOCK_GRAPHICS ClockType = 0
	NVML_CLOCK_SM       ClockType = 1
	NVML_CLOCK_MEM      ClockType = 2
	NVML_CLOCK_VIDEO    ClockType = 3
	NVML_CLOCK_COUNT    ClockType = 4
)

// ClockId is the C enumeration nvmlClockId_t.
type ClockId int32

const (
	NVML_CLOCK_ID_CURRENT            ClockId = 0
	NVML_CLOCK_ID_APP_CLOCK_TARGET   ClockId = 1
	NVML_CLOCK_ID_APP_CLOCK_DEFAULT  ClockId = 2
	NVML_CLOCK_ID_CUSTOMER_BOOST_MAX ClockId = 3
	NVML_CLOCK_ID_COUNT              ClockId = 4
)

// DriverModel is the C enumeration nvmlDriverModel_t.
type DriverModel int32

const (
	NVML_DRIVER_WDDM DriverModel = 0
	NVML_DRIVER_WDM  DriverModel = 1
	NVML_DRIVER_MCDM DriverModel = 2
)

// Pstates is the C enumeration nvmlPstates_t.
type Pstates int32

const (
	NVML_PSTATE_0       Pstates = 0
	NVML_PSTATE_1       Pstates = 1
	NVML_PSTATE_2       Pstates = 2
	NVML_PSTATE_3       Pstates = 3
	NVML_PSTATE_4       Pstates = 4
	NVML_PSTATE_5       Pstates = 5
	NVML_PSTATE_6       Pstates = 6
	NVML_PSTATE_7       Pstates = 7
	NVML_PSTATE_8       Pstates = 8
	NVML_PSTATE_9       Pstates = 9
	NVML_PSTATE_10      Pstates = 10
	NVML_PSTATE_11      Pstates = 11
	NVML_PSTATE_12      Pstates = 12
	NVML_PSTATE_13      Pstates = 13
	NVML_PSTATE_14      Pstates = 14
	NVML_PSTATE_15      Pstates = 15
	NVML_PSTATE_UNKNOWN Pstates = 32
)

// GpuOperationMode is the C enumeration nvmlGpuOperationMode_t.
type GpuOperationMode int32

const (
	NVML_GOM_ALL_ON  GpuOperationMode = 0
	NVML_GOM_COMPUTE GpuOperationMode = 1
	NVML_GOM_LOW_DP  GpuOperationMode = 2
)

// InforomObject is the C enumeration nvmlInforomObject_t.
type InforomObject int32

const (
	NVML_INFOROM_OEM   InforomObject = 0
	NVML_INFOROM_ECC   InforomObject = 1
	NVML_INFOROM_POWER InforomObject = 2
	NVML_INFOROM_DEN   InforomObject = 3
	NVML_INFOROM_COUNT InforomObject = 4
)

// Return is the C enumeration nvmlReturn_t.
type Return int32

const (
	NVML_SUCCESS                         Return = 0
	NVML_ERROR_UNINITIALIZED             Return = 1
	NVML_ERROR_INVALID_ARGUMENT          Return = 2
	NVML_ERROR_NOT_SUPPORTED             Return = 3
	NVML_ERROR_NO_PERMISSION             Return = 4
	NVML_ERROR_ALREADY_INITIALIZED       Return = 5
	NVML_ERROR_NOT_FOUND                 Return = 6
	NVML_ERROR_INSUFFICIENT_SIZE         Return = 7
	NVML_ERROR_INSUFFICIENT_POWER        Return = 8
	NVML_ERROR_DRIVER_NOT_LOADED         Return = 9
	NVML_ERROR_TIMEOUT                   Return = 10
	NVML_ERROR_IRQ_ISSUE                 Return = 11
	NVML_ERROR_LIBRARY_NOT_FOUND         Return = 12
	NVML_ERROR_FUNCTION_NOT_FOUND        Return = 13
	NVML_ERROR_CORRUPTED_INFOROM         Return = 14
	NVML_ERROR_GPU_IS_LOST               Return = 15
	NVML_ERROR_RESET_REQUIRED            Return = 16
	NVML_ERROR_OPERATING_SYSTEM          Return = 17
	NVML_ERROR_LIB_RM_VERSION_MISMATCH   Return = 18
	NVML_ERROR_IN_USE                    Return = 19
	NVML_ERROR_MEMORY                    Return = 20
	NVML_ERROR_NO_DATA                   Return = 21
	NVML_ERROR_VGPU_ECC_NOT_SUPPORTED    Return = 22
	NVML_ERROR_INSUFFICIENT_RESOURCES    Return = 23
	NVML_ERROR_FREQ_NOT_SUPPORTED        Return = 24
	NVML_ERROR_ARGUMENT_VERSION_MISMATCH Return = 25
	NVML_ERROR_DEPRECATED                Return = 26
	NVML_ERROR_NOT_READY                 Return = 27
	NVML_ERROR_GPU_NOT_FOUND             Return = 28
	NVML_ERROR_INVALID_STATE             Return = 29
	NVML_ERROR_RESET_TYPE_NOT_SUPPORTED  Return = 30
	NVML_ERROR_UNKNOWN                   Return = 999
)

// MemoryLocation is the C enumeration nvmlMemoryLocation_t.
type MemoryLocation int32

const (
	NVML_MEMORY_LOCATION_L1_CACHE       MemoryLocation = 0
	NVML_MEMORY_LOCATION_L2_CACHE       MemoryLocation = 1
	NVML_MEMORY_LOCATION_DRAM           MemoryLocation = 2
	NVML_MEMORY_LOCATION_DEVICE_MEMORY  MemoryLocation = 2
	NVML_MEMORY_LOCATION_REGISTER_FILE  MemoryLocation = 3
	NVML_MEMORY_LOCATION_TEXTURE_MEMORY MemoryLocation = 4
	NVML_MEMORY_LOCATION_TEXTURE_SHM    MemoryLocation = 5
	NVML_MEMORY_LOCATION_CBU            MemoryLocation = 6
	NVML_MEMORY_LOCATION_SRAM           MemoryLocation = 7
	NVML_MEMORY_LOCATION_COUNT          MemoryLocation = 8
)

// PageRetirementCause is the C enumeration nvmlPageRetirementCause_t.
type PageRetirementCause int32

const (
	NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS PageRetirementCause = 0
	NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR           PageRetirementCause = 1
	NVML_PAGE_RETIREMENT_CAUSE_COUNT                          PageRetirementCause = 2
)

// RestrictedAPI is the C enumeration nvmlRestrictedAPI_t.
type RestrictedAPI int32

const (
	NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS  RestrictedAPI = 0
	NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS RestrictedAPI = 1
	NVML_RESTRICTED_API_COUNT                   RestrictedAPI = 2
)

// GpuUtilizationDomainId is the C enumeration nvmlGpuUtilizationDomainId_t.
type GpuUtilizationDomainId int32

const (
	NVML_GPU_UTILIZATION_DOMAIN_GPU GpuUtilizationDomainId = 0
	NVML_GPU_UTILIZATION_DOMAIN_FB  GpuUtilizationDomainId = 1
	NVML_GPU_UTILIZATION_DOMAIN_VID GpuUtilizationDomainId = 2
	NVML_GPU_UTILIZATION_DOMAIN_BUS GpuUtilizationDomainId = 3
)

// GpuVirtualizationMode is the C enumeration nvmlGpuVirtualizationMode_t.
type GpuVirtualizationMode int32

const (
	NVML_GPU_VIRTUALIZATION_MODE_NONE        GpuVirtualizationMode = 0
	NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH GpuVirtualizationMode = 1
	NVML_GPU_VIRTUALIZATION_MODE_VGPU        GpuVirtualizationMode = 2
	NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU   GpuVirtualizationMode = 3
	NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA   GpuVirtualizationMode = 4
)

// HostVgpuMode is the C enumeration nvmlHostVgpuMode_t.
type HostVgpuMode int32

const (
	NVML_HOST_VGPU_MODE_NON_SRIOV HostVgpuMode = 0
	NVML_HOST_VGPU_MODE_SRIOV     HostVgpuMode = 1
)

// VgpuVmIdType is the C enumeration nvmlVgpuVmIdType_t.
type VgpuVmIdType int32

const (
	NVML_VGPU_VM_ID_DOMAIN_ID VgpuVmIdType = 0
	NVML_VGPU_VM_ID_UUID      VgpuVmIdType = 1
)

// VgpuGuestInfoState is the C enumeration nvmlVgpuGuestInfoState_t.
type VgpuGuestInfoState int32

const (
	NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED VgpuGuestInfoState = 0
	NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED   VgpuGuestInfoState = 1
)

// GridLicenseFeatureCode is the C enumeration nvmlGridLicenseFeatureCode_t.
type GridLicenseFeatureCode int32

const (
	NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN      GridLicenseFeatureCode = 0
	NVML_GRID_LICENSE_FEATURE_CODE_VGPU         GridLicenseFeatureCode = 1
	NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX   GridLicenseFeatureCode = 2
	NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION GridLicenseFeatureCode = 2
	NVML_GRID_LICENSE_FEATURE_CODE_GAMING       GridLicenseFeatureCode = 3
	NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE      GridLicenseFeatureCode = 4
)

// VgpuCapability is the C enumeration nvmlVgpuCapability_t.
type VgpuCapability int32

const (
	NVML_VGPU_CAP_NVLINK_P2P           VgpuCapability = 0
	NVML_VGPU_CAP_GPUDIRECT            VgpuCapability = 1
	NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE VgpuCapability = 2
	NVML_VGPU_CAP_EXCLUSIVE_TYPE       VgpuCapability = 3
	NVML_VGPU_CAP_EXCLUSIVE_SIZE       VgpuCapability = 4
	NVML_VGPU_CAP_COUNT                VgpuCapability = 5
)

// VgpuDriverCapability is the C enumeration nvmlVgpuDriverCapability_t.
type VgpuDriverCapability int32

const (
	NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU VgpuDriverCapability = 0
	NVML_VGPU_DRIVER_CAP_WARM_UPDATE              VgpuDriverCapability = 1
	NVML_VGPU_DRIVER_CAP_COUNT                    VgpuDriverCapability = 2
)

// DeviceVgpuCapability is the C enumeration nvmlDeviceVgpuCapability_t.
type DeviceVgpuCapability int32

const (
	NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU            DeviceVgpuCapability = 0
	NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES DeviceVgpuCapability = 1
	NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES    DeviceVgpuCapability = 2
	NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW            DeviceVgpuCapability = 3
	NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW           DeviceVgpuCapability = 4
	NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING                 DeviceVgpuCapability = 5
	NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU                 DeviceVgpuCapability = 6
	NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU         DeviceVgpuCapability = 7
	NVML_DEVICE_VGPU_CAP_WARM_UPDATE                      DeviceVgpuCapability = 8
	NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS           DeviceVgpuCapability = 9
	NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED        DeviceVgpuCapability = 10
	NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED          DeviceVgpuCapability = 11
	NVML_DEVICE_VGPU_CAP_COUNT                            DeviceVgpuCapability = 12
)

// DeviceGpuRecoveryAction is the C enumeration nvmlDeviceGpuRecoveryAction_t.
type DeviceGpuRecoveryAction int32

const (
	NVML_GPU_RECOVERY_ACTION_NONE            DeviceGpuRecoveryAction = 0
	NVML_GPU_RECOVERY_ACTION_GPU_RESET       DeviceGpuRecoveryAction = 1
	NVML_GPU_RECOVERY_ACTION_NODE_REBOOT     DeviceGpuRecoveryAction = 2
	NVML_GPU_RECOVERY_ACTION_DRAIN_P2P       DeviceGpuRecoveryAction = 3
	NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET DeviceGpuRecoveryAction = 4
)

// FanState is the C enumeration nvmlFanState_t.
type FanState int32

const (
	NVML_FAN_NORMAL FanState = 0
	NVML_FAN_FAILED FanState = 1
)

// LedColor is the C enumeration nvmlLedColor_t.
type LedColor int32

const (
	NVML_LED_COLOR_GREEN LedColor = 0
	NVML_LED_COLOR_AMBER LedColor = 1
)

// EncoderType is the C enumeration nvmlEncoderType_t.
type EncoderType int32

const (
	NVML_ENCODER_QUERY_H264    EncoderType = 0
	NVML_ENCODER_QUERY_HEVC    EncoderType = 1
	NVML_ENCODER_QUERY_AV1     EncoderType = 2
	NVML_ENCODER_QUERY_UNKNOWN EncoderType = 255
)

// FBCSessionType is the C enumeration nvmlFBCSessionType_t.
type FBCSessionType int32

const (
	NVML_FBC_SESSION_TYPE_UNKNOWN FBCSessionType = 0
	NVML_FBC_SESSION_TYPE_TOSYS   FBCSessionType = 1
	NVML_FBC_SESSION_TYPE_CUDA    FBCSessionType = 2
	NVML_FBC_SESSION_TYPE_VID     FBCSessionType = 3
	NVML_FBC_SESSION_TYPE_HWENC   FBCSessionType = 4
)

// DetachGpuState is the C enumeration nvmlDetachGpuState_t.
type DetachGpuState int32

const (
	NVML_DETACH_GPU_KEEP   DetachGpuState = 0
	NVML_DETACH_GPU_REMOVE DetachGpuState = 1
)

// PcieLinkState is the C enumeration nvmlPcieLinkState_t.
type PcieLinkState int32

const (
	NVML_PCIE_LINK_KEEP      PcieLinkState = 0
	NVML_PCIE_LINK_SHUT_DOWN PcieLinkState = 1
)

// ClockLimitId is the C enumeration nvmlClockLimitId_t.
type ClockLimitId uint32

const (
	NVML_CLOCK_LIMIT_ID_RANGE_START ClockLimitId = 4294967040
	NVML_CLOCK_LIMIT_ID_TDP         ClockLimitId = 4294967041
	NVML_CLOCK_LIMIT_ID_UNLIMITED   ClockLimitId = 4294967042
)

// VgpuVmCompatibility is the C enumeration nvmlVgpuVmCompatibility_t.
type VgpuVmCompatibility int32

const (
	NVML_VGPU_VM_COMPATIBILITY_NONE      VgpuVmCompatibility = 0
	NVML_VGPU_VM_COMPATIBILITY_COLD      VgpuVmCompatibility = 1
	NVML_VGPU_VM_COMPATIBILITY_HIBERNATE VgpuVmCompatibility = 2
	NVML_VGPU_VM_COMPATIBILITY_SLEEP     VgpuVmCompatibility = 4
	NVML_VGPU_VM_COMPATIBILITY_LIVE      VgpuVmCompatibility = 8
)

// VgpuPgpuCompatibilityLimitCode is the C enumeration nvmlVgpuPgpuCompatibilityLimitCode_t.
type VgpuPgpuCompatibilityLimitCode uint32

const (
	NVML_VGPU_COMPATIBILITY_LIMIT_NONE         VgpuPgpuCompatibilityLimitCode = 0
	NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER  VgpuPgpuCompatibilityLimitCode = 1
	NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER VgpuPgpuCompatibilityLimitCode = 2
	NVML_VGPU_COMPATIBILITY_LIMIT_GPU          VgpuPgpuCompatibilityLimitCode = 4
	NVML_VGPU_COMPATIBILITY_LIMIT_OTHER        VgpuPgpuCompatibilityLimitCode = 2147483648
)

// GpmMetricId is the C enumeration nvmlGpmMetricId_t.
type GpmMetricId int32

const (
	NVML_GPM_METRIC_GRAPHICS_UTIL               GpmMetricId = 1
	NVML_GPM_METRIC_SM_UTIL                     GpmMetricId = 2
	NVML_GPM_METRIC_SM_OCCUPANCY                GpmMetricId = 3
	NVML_GPM_METRIC_INTEGER_UTIL                GpmMetricId = 4
	NVML_GPM_METRIC_ANY_TENSOR_UTIL             GpmMetricId = 5
	NVML_GPM_METRIC_DFMA_TENSOR_UTIL            GpmMetricId = 6
	NVML_GPM_METRIC_HMMA_TENSOR_UTIL            GpmMetricId = 7
	NVML_GPM_METRIC_IMMA_TENSOR_UTIL            GpmMetricId = 9
	NVML_GPM_METRIC_DRAM_BW_UTIL                GpmMetricId = 10
	NVML_GPM_METRIC_FP64_UTIL                   GpmMetricId = 11
	NVML_GPM_METRIC_FP32_UTIL                   GpmMetricId = 12
	NVML_GPM_METRIC_FP16_UTIL                   GpmMetricId = 13
	NVML_GPM_METRIC_PCIE_TX_PER_SEC             GpmMetricId = 20
	NVML_GPM_METRIC_PCIE_RX_PER_SEC             GpmMetricId = 21
	NVML_GPM_METRIC_NVDEC_0_UTIL                GpmMetricId = 30
	NVML_GPM_METRIC_NVDEC_1_UTIL                GpmMetricId = 31
	NVML_GPM_METRIC_NVDEC_2_UTIL                GpmMetricId = 32
	NVML_GPM_METRIC_NVDEC_3_UTIL                GpmMetricId = 33
	NVML_GPM_METRIC_NVDEC_4_UTIL                GpmMetricId = 34
	NVML_GPM_METRIC_NVDEC_5_UTIL                GpmMetricId = 35
	NVML_GPM_METRIC_NVDEC_6_UTIL                GpmMetricId = 36
	NVML_GPM_METRIC_NVDEC_7_UTIL                GpmMetricId = 37
	NVML_GPM_METRIC_NVJPG_0_UTIL                GpmMetricId = 40
	NVML_GPM_METRIC_NVJPG_1_UTIL                GpmMetricId = 41
	NVML_GPM_METRIC_NVJPG_2_UTIL                GpmMetricId = 42
	NVML_GPM_METRIC_NVJPG_3_UTIL                GpmMetricId = 43
	NVML_GPM_METRIC_NVJPG_4_UTIL                GpmMetricId = 44
	NVML_GPM_METRIC_NVJPG_5_UTIL                GpmMetricId = 45
	NVML_GPM_METRIC_NVJPG_6_UTIL                GpmMetricId = 46
	NVML_GPM_METRIC_NVJPG_7_UTIL                GpmMetricId = 47
	NVML_GPM_METRIC_NVOFA_0_UTIL                GpmMetricId = 50
	NVML_GPM_METRIC_NVOFA_1_UTIL                GpmMetricId = 51
	NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC     GpmMetricId = 60
	NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC     GpmMetricId = 61
	NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC        GpmMetricId = 62
	NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC        GpmMetricId = 63
	NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC        GpmMetricId = 64
	NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC        GpmMetricId = 65
	NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC        GpmMetricId = 66
	NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC        GpmMetricId = 67
	NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC        GpmMetricId = 68
	NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC        GpmMetricId = 69
	NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC        GpmMetricId = 70
	NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC        GpmMetricId = 71
	NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC        GpmMetricId = 72
	NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC        GpmMetricId = 73
	NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC        GpmMetricId = 74
	NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC        GpmMetricId = 75
	NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC        GpmMetricId = 76
	NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC        GpmMetricId = 77
	NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC        GpmMetricId = 78
	NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC        GpmMetricId = 79
	NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC        GpmMetricId = 80
	NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC        GpmMetricId = 81
	NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC       GpmMetricId = 82
	NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC       GpmMetricId = 83
	NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC       GpmMetricId = 84
	NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC       GpmMetricId = 85
	NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC       GpmMetricId = 86
	NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC       GpmMetricId = 87
	NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC       GpmMetricId = 88
	NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC       GpmMetricId = 89
	NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC       GpmMetricId = 90
	NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC       GpmMetricId = 91
	NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC       GpmMetricId = 92
	NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC       GpmMetricId = 93
	NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC       GpmMetricId = 94
	NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC       GpmMetricId = 95
	NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC       GpmMetricId = 96
	NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC       GpmMetricId = 97
	NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC        GpmMetricId = 100
	NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC        GpmMetricId = 101
	NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC         GpmMetricId = 102
	NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC         GpmMetricId = 103
	NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC  GpmMetricId = 104
	NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC  GpmMetricId = 105
	NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC   GpmMetricId = 106
	NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC   GpmMetricId = 107
	NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC  GpmMetricId = 108
	NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC  GpmMetricId = 109
	NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC   GpmMetricId = 110
	NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC   GpmMetricId = 111
	NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC  GpmMetricId = 112
	NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC  GpmMetricId = 113
	NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC   GpmMetricId = 114
	NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC   GpmMetricId = 115
	NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC  GpmMetricId = 116
	NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC  GpmMetricId = 117
	NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC   GpmMetricId = 118
	NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC   GpmMetricId = 119
	NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC  GpmMetricId = 120
	NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC  GpmMetricId = 121
	NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC   GpmMetricId = 122
	NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC   GpmMetricId = 123
	NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC  GpmMetricId = 124
	NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC  GpmMetricId = 125
	NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC   GpmMetricId = 126
	NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC   GpmMetricId = 127
	NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC  GpmMetricId = 128
	NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC  GpmMetricId = 129
	NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC   GpmMetricId = 130
	NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC   GpmMetricId = 131
	NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC  GpmMetricId = 132
	NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC  GpmMetricId = 133
	NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC   GpmMetricId = 134
	NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC   GpmMetricId = 135
	NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC  GpmMetricId = 136
	NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC  GpmMetricId = 137
	NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC   GpmMetricId = 138
	NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC   GpmMetricId = 139
	NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC  GpmMetricId = 140
	NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC  GpmMetricId = 141
	NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC   GpmMetricId = 142
	NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC   GpmMetricId = 143
	NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC GpmMetricId = 144
	NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC GpmMetricId = 145
	NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC  GpmMetricId = 146
	NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC  GpmMetricId = 147
	NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC GpmMetricId = 148
	NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC GpmMetricId = 149
	NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC  GpmMetricId = 150
	NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC  GpmMetricId = 151
	NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC GpmMetricId = 152
	NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC GpmMetricId = 153
	NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC  GpmMetricId = 154
	NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC  GpmMetricId = 155
	NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC GpmMetricId = 156
	NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC GpmMetricId = 157
	NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC  GpmMetricId = 158
	NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC  GpmMetricId = 159
	NVML_GPM_METRIC_HOSTMEM_CACHE_HIT           GpmMetricId = 160
	NVML_GPM_METRIC_HOSTMEM_CACHE_MISS          GpmMetricId = 161
	NVML_GPM_METRIC_PEERMEM_CACHE_HIT           GpmMetricId = 162
	NVML_GPM_METRIC_PEERMEM_CACHE_MISS          GpmMetricId = 163
	NVML_GPM_METRIC_DRAM_CACHE_HIT              GpmMetricId = 164
	NVML_GPM_METRIC_DRAM_CACHE_MISS             GpmMetricId = 165
	NVML_GPM_METRIC_NVENC_0_UTIL                GpmMetricId = 166
	NVML_GPM_METRIC_NVENC_1_UTIL                GpmMetricId = 167
	NVML_GPM_METRIC_NVENC_2_UTIL                GpmMetricId = 168
	NVML_GPM_METRIC_NVENC_3_UTIL                GpmMetricId = 169
	NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED    GpmMetricId = 170
	NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE     GpmMetricId = 171
	NVML_GPM_METRIC_GR0_CTXSW_REQUESTS          GpmMetricId = 172
	NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ    GpmMetricId = 173
	NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT        GpmMetricId = 174
	NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED    GpmMetricId = 175
	NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE     GpmMetricId = 176
	NVML_GPM_METRIC_GR1_CTXSW_REQUESTS          GpmMetricId = 177
	NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ    GpmMetricId = 178
	NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT        GpmMetricId = 179
	NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED    GpmMetricId = 180
	NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE     GpmMetricId = 181
	NVML_GPM_METRIC_GR2_CTXSW_REQUESTS          GpmMetricId = 182
	NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ    GpmMetricId = 183
	NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT        GpmMetricId = 184
	NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED    GpmMetricId = 185
	NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE     GpmMetricId = 186
	NVML_GPM_METRIC_GR3_CTXSW_REQUESTS          GpmMetricId = 187
	NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ    GpmMetricId = 188
	NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT        GpmMetricId = 189
	NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED    GpmMetricId = 190
	NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE     GpmMetricId = 191
	NVML_GPM_METRIC_GR4_CTXSW_REQUESTS          GpmMetricId = 192
	NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ    GpmMetricId = 193
	NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT        GpmMetricId = 194
	NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED    GpmMetricId = 195
	NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE     GpmMetricId = 196
	NVML_GPM_METRIC_GR5_CTXSW_REQUESTS          GpmMetricId = 197
	NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ    GpmMetricId = 198
	NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT        GpmMetricId = 199
	NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED    GpmMetricId = 200
	NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE     GpmMetricId = 201
	NVML_GPM_METRIC_GR6_CTXSW_REQUESTS          GpmMetricId = 202
	NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ    GpmMetricId = 203
	NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT        GpmMetricId = 204
	NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED    GpmMetricId = 205
	NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE     GpmMetricId = 206
	NVML_GPM_METRIC_GR7_CTXSW_REQUESTS          GpmMetricId = 207
	NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ    GpmMetricId = 208
	NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT        GpmMetricId = 209
	NVML_GPM_METRIC_MAX                         GpmMetricId = 210
)

// PowerProfileType is the C enumeration nvmlPowerProfileType_t.
type PowerProfileType int32

const (
	NVML_POWER_PROFILE_MAX_P         PowerProfileType = 0
	NVML_POWER_PROFILE_MAX_Q         PowerProfileType = 1
	NVML_POWER_PROFILE_COMPUTE       PowerProfileType = 2
	NVML_POWER_PROFILE_MEMORY_BOUND  PowerProfileType = 3
	NVML_POWER_PROFILE_NETWORK       PowerProfileType = 4
	NVML_POWER_PROFILE_BALANCED      PowerProfileType = 5
	NVML_POWER_PROFILE_LLM_INFERENCE PowerProfileType = 6
	NVML_POWER_PROFILE_LLM_TRAINING  PowerProfileType = 7
	NVML_POWER_PROFILE_RBM           PowerProfileType = 8
	NVML_POWER_PROFILE_DCPCIE        PowerProfileType = 9
	NVML_POWER_PROFILE_HMMA_SPARSE   PowerProfileType = 10
	NVML_POWER_PROFILE_HMMA_DENSE    PowerProfileType = 11
	NVML_POWER_PROFILE_SYNC_BALANCED PowerProfileType = 12
	NVML_POWER_PROFILE_HPC           PowerProfileType = 13
	NVML_POWER_PROFILE_MIG           PowerProfileType = 14
	NVML_POWER_PROFILE_MAX           PowerProfileType = 15
)

// PciInfoExt_v1 is the C struct nvmlPciInfoExt_v1_t.
type PciInfoExt_v1 struct {
	Version        uint32
	Domain         uint32
	Bus            uint32
	Device         uint32
	PciDeviceId    uint32
	PciSubSystemId uint32
	BaseClass      uint32
	SubClass       uint32
	BusId          [32]byte
}

// PciInfo is the C struct nvmlPciInfo_t.
type PciInfo struct {
	BusIdLegacy    [16]byte
	Domain         uint32
	Bus            uint32
	Device         uint32
	PciDeviceId    uint32
	PciSubSystemId uint32
	BusId          [32]byte
}

// EccErrorCounts is the C struct nvmlEccErrorCounts_t.
type EccErrorCounts struct {
	L1Cache      uint64
	L2Cache      uint64
	DeviceMemory uint64
	RegisterFile uint64
}

// Utilization is the C struct nvmlUtilization_t.
type Utilization struct {
	Gpu    uint32
	Memory uint32
}

// Memory is the C struct nvmlMemory_t.
type Memory struct {
	Total uint64
	Free  uint64
	Used  uint64
}

// Memory_v2 is the C struct nvmlMemory_v2_t.
type Memory_v2 struct {
	Version  uint32
	_        [4]byte
	Total    uint64
	Reserved uint64
	Free     uint64
	Used     uint64
}

// BAR1Memory is the C struct nvmlBAR1Memory_t.
type BAR1Memory struct {
	Bar1Total uint64
	Bar1Free  uint64
	Bar1Used  uint64
}

// ProcessInfo_v1 is the C struct nvmlProcessInfo_v1_t.
type ProcessInfo_v1 struct {
	Pid           uint32
	_             [4]byte
	UsedGpuMemory uint64
}

// ProcessInfo_v2 is the C struct nvmlProcessInfo_v2_t.
type ProcessInfo_v2 struct {
	Pid               uint32
	_                 [4]byte
	UsedGpuMemory     uint64
	GpuInstanceId     uint32
	ComputeInstanceId uint32
}

// ProcessDetail_v1 is the C struct nvmlProcessDetail_v1_t.
type ProcessDetail_v1 struct {
	Pid                      uint32
	_                        [4]byte
	UsedGpuMemory            uint64
	GpuInstanceId            uint32
	ComputeInstanceId        uint32
	UsedGpuCcProtectedMemory uint64
}

// ProcessDetailList_v1 is the C struct nvmlProcessDetailList_v1_t.
type ProcessDetailList_v1 struct {
	Version             uint32
	Mode                uint32
	NumProcArrayEntries uint32
	_                   [4]byte
	ProcArray           uint64
}

// DeviceAttributes is the C struct nvmlDeviceAttributes_t.
type DeviceAttributes struct {
	MultiprocessorCount       uint32
	SharedCopyEngineCount     uint32
	SharedDecoderCount        uint32
	SharedEncoderCount        uint32
	SharedJpegCount           uint32
	SharedOfaCount            uint32
	GpuInstanceSliceCount     uint32
	ComputeInstanceSliceCount uint32
	MemorySizeMB              uint64
}

// C2cModeInfo_v1 is the C struct nvmlC2cModeInfo_v1_t.
type C2cModeInfo_v1 struct {
	IsC2cEnabled uint32
}

// DeviceAddressingMode_v1 is the C struct nvmlDeviceAddressingMode_v1_t.
type DeviceAddressingMode_v1 struct {
	Version uint32
	Value   uint32
}

// RepairStatus_v1 is the C struct nvmlRepairStatus_v1_t.
type RepairStatus_v1 struct {
	Version               uint32
	BChannelRepairPending uint32
	BTpcRepairPending     uint32
}

// RowRemapperHistogramValues is the C struct nvmlRowRemapperHistogramValues_t.
type RowRemapperHistogramValues struct {
	Max     uint32
	High    uint32
	Partial uint32
	Low     uint32
	None    uint32
}

// NvLinkUtilizationControl is the C struct nvmlNvLinkUtilizationControl_t.
type NvLinkUtilizationControl struct {
	Units     NvLinkUtilizationCountUnits
	Pktfilter NvLinkUtilizationCountPktTypes
}

// BridgeChipInfo is the C struct nvmlBridgeChipInfo_t.
type BridgeChipInfo struct {
	Type      BridgeChipType
	FwVersion uint32
}

// BridgeChipHierarchy is the C struct nvmlBridgeChipHierarchy_t.
type BridgeChipHierarchy struct {
	BridgeCount    byte
	_              [3]byte
	BridgeChipInfo [128]BridgeChipInfo
}

// Value is the C union nvmlValue_t, as storage.
type Value [1]uint64

// Sample is the C struct nvmlSample_t.
type Sample struct {
	TimeStamp   uint64
	SampleValue Value
}

// ViolationTime is the C struct nvmlViolationTime_t.
type ViolationTime struct {
	ReferenceTime uint64
	ViolationTime uint64
}

// GpuThermalSettings_t_sensor is the C struct nvmlGpuThermalSettings_t_sensor.
type GpuThermalSettings_t_sensor struct {
	Controller     ThermalController
	DefaultMinTemp int32
	DefaultMaxTemp int32
	CurrentTemp    int32
	Target         ThermalTarget
}

// GpuThermalSettings is the C struct nvmlGpuThermalSettings_t.
type GpuThermalSettings struct {
	Count  uint32
	Sensor [3]GpuThermalSettings_t_sensor
}

// CoolerInfo_v1 is the C struct nvmlCoolerInfo_v1_t.
type CoolerInfo_v1 struct {
	Version    uint32
	Index      uint32
	SignalType CoolerControl
	Target     CoolerTarget
}

// UUIDValue is the C union nvmlUUIDValue_t, as storage.
type UUIDValue [41]byte

// UUID_v1 is the C struct nvmlUUID_v1_t.
type UUID_v1 struct {
	Version uint32
	Type    uint32
	Value   UUIDValue
	_       [3]byte
}

// Pdi_v1 is the C struct nvmlPdi_v1_t.
type Pdi_v1 struct {
	Version uint32
	_       [4]byte
	Value   uint64
}

// DramEncryptionInfo_v1 is the C struct nvmlDramEncryptionInfo_v1_t.
type DramEncryptionInfo_v1 struct {
	Version         uint32
	EncryptionState EnableState
}

// MarginTemperature_v1 is the C struct nvmlMarginTemperature_v1_t.
type MarginTemperature_v1 struct {
	Version           uint32
	MarginTemperature int32
}

// ClkMonFaultInfo is the C struct nvmlClkMonFaultInfo_t.
type ClkMonFaultInfo struct {
	ClkApiDomain       uint32
	ClkDomainFaultMask uint32
}

// ClkMonStatus is the C struct nvmlClkMonStatus_t.
type ClkMonStatus struct {
	BGlobalStatus  uint32
	ClkMonListSize uint32
	ClkMonList     [32]ClkMonFaultInfo
}

// ClockOffset_v1 is the C struct nvmlClockOffset_v1_t.
type ClockOffset_v1 struct {
	Version           uint32
	Type              ClockType
	Pstate            Pstates
	ClockOffsetMHz    int32
	MinClockOffsetMHz int32
	MaxClockOffsetMHz int32
}

// FanSpeedInfo_v1 is the C struct nvmlFanSpeedInfo_v1_t.
type FanSpeedInfo_v1 struct {
	Version uint32
	Fan     uint32
	Speed   uint32
}

// DevicePerfModes_v1 is the C struct nvmlDevicePerfModes_v1_t.
type DevicePerfModes_v1 struct {
	Version uint32
	Str     [2048]byte
}

// DeviceCurrentClockFreqs_v1 is the C struct nvmlDeviceCurrentClockFreqs_v1_t.
type DeviceCurrentClockFreqs_v1 struct {
	Version uint32
	Str     [2048]byte
}

// DevicePowerMizerModes_v1 is the C struct nvmlDevicePowerMizerModes_v1_t.
type DevicePowerMizerModes_v1 struct {
	CurrentMode              uint32
	Mode                     uint32
	SupportedPowerMizerModes uint32
}

// ProcessUtilizationSample is the C struct nvmlProcessUtilizationSample_t.
type ProcessUtilizationSample struct {
	Pid       uint32
	_         [4]byte
	TimeStamp uint64
	SmUtil    uint32
	MemUtil   uint32
	EncUtil   uint32
	DecUtil   uint32
}

// ProcessUtilizationInfo_v1 is the C struct nvmlProcessUtilizationInfo_v1_t.
type ProcessUtilizationInfo_v1 struct {
	TimeStamp uint64
	Pid       uint32
	SmUtil    uint32
	MemUtil   uint32
	EncUtil   uint32
	DecUtil   uint32
	JpgUtil   uint32
	OfaUtil   uint32
	_         [4]byte
}

// ProcessesUtilizationInfo_v1 is the C struct nvmlProcessesUtilizationInfo_v1_t.
type ProcessesUtilizationInfo_v1 struct {
	Version             uint32
	ProcessSamplesCount uint32
	LastSeenTimeStamp   uint64
	ProcUtilArray       uint64
}

// EccSramErrorStatus_v1 is the C struct nvmlEccSramErrorStatus_v1_t.
type EccSramErrorStatus_v1 struct {
	Version                 uint32
	_                       [4]byte
	AggregateUncParity      uint64
	AggregateUncSecDed      uint64
	AggregateCor            uint64
	VolatileUncParity       uint64
	VolatileUncSecDed       uint64
	VolatileCor             uint64
	AggregateUncBucketL2    uint64
	AggregateUncBucketSm    uint64
	AggregateUncBucketPcie  uint64
	AggregateUncBucketMcu   uint64
	AggregateUncBucketOther uint64
	BThresholdExceeded      uint32
	_                       [4]byte
}

// PlatformInfo_v1 is the C struct nvmlPlatformInfo_v1_t.
type PlatformInfo_v1 struct {
	Version                   uint32
	IbGuid                    [16]byte
	RackGuid                  [16]byte
	ChassisPhysicalSlotNumber byte
	ComputeSlotIndex          byte
	NodeIndex                 byte
	PeerType                  byte
	ModuleId                  byte
	_                         [3]byte
}

// PlatformInfo_v2 is the C struct nvmlPlatformInfo_v2_t.
type PlatformInfo_v2 struct {
	Version             uint32
	IbGuid              [16]byte
	ChassisSerialNumber [16]byte
	SlotNumber          byte
	TrayIndex           byte
	HostId              byte
	PeerType            byte
	ModuleId            byte
	_                   [3]byte
}

// Hostname_v1 is the C struct nvmlHostname_v1_t.
type Hostname_v1 struct {
	Value [64]byte
}

// EccSramUniqueUncorrectedErrorEntry_v1 is the C struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.
type EccSramUniqueUncorrectedErrorEntry_v1 struct {
	Unit        uint32
	Location    uint32
	Sublocation uint32
	Extlocation uint32
	Address     uint32
	IsParity    uint32
	Count       uint32
}

// EccSramUniqueUncorrectedErrorCounts_v1 is the C struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t.
type EccSramUniqueUncorrectedErrorCounts_v1 struct {
	Version    uint32
	EntryCount uint32
	Entries    uint64
}

// GpuDynamicPstatesInfo_t_utilization is the C struct nvmlGpuDynamicPstatesInfo_t_utilization.
type GpuDynamicPstatesInfo_t_utilization struct {
	BIsPresent   uint32
	Percentage   uint32
	IncThreshold uint32
	DecThreshold uint32
}

// GpuDynamicPstatesInfo is the C struct nvmlGpuDynamicPstatesInfo_t.
type GpuDynamicPstatesInfo struct {
	Flags       uint32
	Utilization [8]GpuDynamicPstatesInfo_t_utilization
}

// PowerValue_v2 is the C struct nvmlPowerValue_v2_t.
type PowerValue_v2 struct {
	Version      uint32
	PowerScope   PowerScopeType
	_            [3]byte
	PowerValueMw uint32
}

// VgpuHeterogeneousMode_v1 is the C struct nvmlVgpuHeterogeneousMode_v1_t.
type VgpuHeterogeneousMode_v1 struct {
	Version uint32
	Mode    uint32
}

// VgpuPlacementId_v1 is the C struct nvmlVgpuPlacementId_v1_t.
type VgpuPlacementId_v1 struct {
	Version     uint32
	PlacementId uint32
}

// VgpuPlacementList_v1 is the C struct nvmlVgpuPlacementList_v1_t.
type VgpuPlacementList_v1 struct {
	Version       uint32
	PlacementSize uint32
	Count         uint32
	_             [4]byte
	PlacementIds  uint64
}

// VgpuPlacementList_v2 is the C struct nvmlVgpuPlacementList_v2_t.
type VgpuPlacementList_v2 struct {
	Version       uint32
	PlacementSize uint32
	Count         uint32
	_             [4]byte
	PlacementIds  uint64
	Mode          uint32
	_             [4]byte
}

// VgpuTypeBar1Info_v1 is the C struct nvmlVgpuTypeBar1Info_v1_t.
type VgpuTypeBar1Info_v1 struct {
	Version  uint32
	_        [4]byte
	Bar1Size uint64
}

// VgpuInstanceUtilizationSample is the C struct nvmlVgpuInstanceUtilizationSample_t.
type VgpuInstanceUtilizationSample struct {
	VgpuInstance VgpuInstance
	_            [4]byte
	TimeStamp    uint64
	SmUtil       Value
	MemUtil      Value
	EncUtil      Value
	DecUtil      Value
}

// VgpuInstanceUtilizationInfo_v1 is the C struct nvmlVgpuInstanceUtilizationInfo_v1_t.
type VgpuInstanceUtilizationInfo_v1 struct {
	TimeStamp    uint64
	VgpuInstance VgpuInstance
	_            [4]byte
	SmUtil       Value
	MemUtil      Value
	EncUtil      Value
	DecUtil      Value
	JpgUtil      Value
	OfaUtil      Value
}

// VgpuInstancesUtilizationInfo_v1 is the C struct nvmlVgpuInstancesUtilizationInfo_v1_t.
type VgpuInstancesUtilizationInfo_v1 struct {
	Version           uint32
	SampleValType     ValueType
	VgpuInstanceCount uint32
	_                 [4]byte
	LastSeenTimeStamp uint64
	VgpuUtilArray     uint64
}

// VgpuProcessUtilizationSample is the C struct nvmlVgpuProcessUtilizationSample_t.
type VgpuProcessUtilizationSample struct {
	VgpuInstance VgpuInstance
	Pid          uint32
	ProcessName  [64]byte
	TimeStamp    uint64
	SmUtil       uint32
	MemUtil      uint32
	EncUtil      uint32
	DecUtil      uint32
}

// VgpuProcessUtilizationInfo_v1 is the C struct nvmlVgpuProcessUtilizationInfo_v1_t.
type VgpuProcessUtilizationInfo_v1 struct {
	ProcessName  [64]byte
	TimeStamp    uint64
	VgpuInstance VgpuInstance
	Pid          uint32
	SmUtil       uint32
	MemUtil      uint32
	EncUtil      uint32
	DecUtil      uint32
	JpgUtil      uint32
	OfaUtil      uint32
}

// VgpuProcessesUtilizationInfo_v1 is the C struct nvmlVgpuProcessesUtilizationInfo_v1_t.
type VgpuProcessesUtilizationInfo_v1 struct {
	Version           uint32
	VgpuProcessCount  uint32
	LastSeenTimeStamp uint64
	VgpuProcUtilArray uint64
}

// VgpuRuntimeState_v1 is the C struct nvmlVgpuRuntimeState_v1_t.
type VgpuRuntimeState_v1 struct {
	Version uint32
	_       [4]byte
	Size    uint64
}

// VgpuSchedulerParams_t_vgpuSchedDataWithARR is the C struct nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR.
type VgpuSchedulerParams_t_vgpuSchedDataWithARR struct {
	AvgFactor uint32
	Timeslice uint32
}

// VgpuSchedulerParams_t_vgpuSchedData is the C struct nvmlVgpuSchedulerParams_t_vgpuSchedData.
type VgpuSchedulerParams_t_vgpuSchedData struct {
	Timeslice uint32
}

// VgpuSchedulerParams is the C union nvmlVgpuSchedulerParams_t, as storage.
type VgpuSchedulerParams [2]uint32

// VgpuSchedulerLogEntry is the C struct nvmlVgpuSchedulerLogEntry_t.
type VgpuSchedulerLogEntry struct {
	Timestamp                uint64
	TimeRunTotal             uint64
	TimeRun                  uint64
	SwRunlistId              uint32
	_                        [4]byte
	TargetTimeSlice          uint64
	CumulativePreemptionTime uint64
}

// VgpuSchedulerLog is the C struct nvmlVgpuSchedulerLog_t.
type VgpuSchedulerLog struct {
	EngineId        uint32
	SchedulerPolicy uint32
	ArrMode         uint32
	SchedulerParams VgpuSchedulerParams
	EntriesCount    uint32
	LogEntries      [200]VgpuSchedulerLogEntry
}

// VgpuSchedulerGetState is the C struct nvmlVgpuSchedulerGetState_t.
type VgpuSchedulerGetState struct {
	SchedulerPolicy uint32
	ArrMode         uint32
	SchedulerParams VgpuSchedulerParams
}

// VgpuSchedulerSetParams_t_vgpuSchedDataWithARR is the C struct nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR.
type VgpuSchedulerSetParams_t_vgpuSchedDataWithARR struct {
	AvgFactor uint32
	Frequency uint32
}

// VgpuSchedulerSetParams_t_vgpuSchedData is the C struct nvmlVgpuSchedulerSetParams_t_vgpuSchedData.
type VgpuSchedulerSetParams_t_vgpuSchedData struct {
	Timeslice uint32
}

// VgpuSchedulerSetParams is the C union nvmlVgpuSchedulerSetParams_t, as storage.
type VgpuSchedulerSetParams [2]uint32

// VgpuSchedulerSetState is the C struct nvmlVgpuSchedulerSetState_t.
type VgpuSchedulerSetState struct {
	SchedulerPolicy uint32
	EnableARRMode   uint32
	SchedulerParams VgpuSchedulerSetParams
}

// VgpuSchedulerCapabilities is the C struct nvmlVgpuSchedulerCapabilities_t.
type VgpuSchedulerCapabilities struct {
	SupportedSchedulers [3]uint32
	MaxTimeslice        uint32
	MinTimeslice        uint32
	IsArrModeSupported  uint32
	MaxFrequencyForARR  uint32
	MinFrequencyForARR  uint32
	MaxAvgFactorForARR  uint32
	MinAvgFactorForARR  uint32
}

// VgpuLicenseExpiry is the C struct nvmlVgpuLicenseExpiry_t.
type VgpuLicenseExpiry struct {
	Year   uint32
	Month  uint16
	Day    uint16
	Hour   uint16
	Min    uint16
	Sec    uint16
	Status byte
	_      [1]byte
}

// VgpuLicenseInfo is the C struct nvmlVgpuLicenseInfo_t.
type VgpuLicenseInfo struct {
	IsLicensed    byte
	_             [3]byte
	LicenseExpiry VgpuLicenseExpiry
	CurrentState  uint32
}

// GridLicenseExpiry is the C struct nvmlGridLicenseExpiry_t.
type GridLicenseExpiry struct {
	Year   uint32
	Month  uint16
	Day    uint16
	Hour   uint16
	Min    uint16
	Sec    uint16
	Status byte
	_      [1]byte
}

// GridLicensableFeature is the C struct nvmlGridLicensableFeature_t.
type GridLicensableFeature struct {
	FeatureCode    GridLicenseFeatureCode
	FeatureState   uint32
	LicenseInfo    [128]byte
	ProductName    [128]byte
	FeatureEnabled uint32
	LicenseExpiry  GridLicenseExpiry
}

// GridLicensableFeatures is the C struct nvmlGridLicensableFeatures_t.
type GridLicensableFeatures struct {
	IsGridLicenseSupported  int32
	LicensableFeaturesCount uint32
	GridLicensableFeatures  [3]GridLicensableFeature
}

// VgpuTypeIdInfo_v1 is the C struct nvmlVgpuTypeIdInfo_v1_t.
type VgpuTypeIdInfo_v1 struct {
	Version     uint32
	VgpuCount   uint32
	VgpuTypeIds uint64
}

// VgpuTypeMaxInstance_v1 is the C struct nvmlVgpuTypeMaxInstance_v1_t.
type VgpuTypeMaxInstance_v1 struct {
	Version          uint32
	VgpuTypeId       VgpuTypeId
	MaxInstancePerGI uint32
}

// ActiveVgpuInstanceInfo_v1 is the C struct nvmlActiveVgpuInstanceInfo_v1_t.
type ActiveVgpuInstanceInfo_v1 struct {
	Version       uint32
	VgpuCount     uint32
	VgpuInstances uint64
}

// VgpuSchedulerState_v1 is the C struct nvmlVgpuSchedulerState_v1_t.
type VgpuSchedulerState_v1 struct {
	Version         uint32
	EngineId        uint32
	SchedulerPolicy uint32
	EnableARRMode   uint32
	SchedulerParams VgpuSchedulerSetParams
}

// VgpuSchedulerStateInfo_v1 is the C struct nvmlVgpuSchedulerStateInfo_v1_t.
type VgpuSchedulerStateInfo_v1 struct {
	Version         uint32
	EngineId        uint32
	SchedulerPolicy uint32
	ArrMode         uint32
	SchedulerParams VgpuSchedulerParams
}

// VgpuSchedulerLogInfo_v1 is the C struct nvmlVgpuSchedulerLogInfo_v1_t.
type VgpuSchedulerLogInfo_v1 struct {
	Version         uint32
	EngineId        uint32
	SchedulerPolicy uint32
	ArrMode         uint32
	SchedulerParams VgpuSchedulerParams
	EntriesCount    uint32
	_               [4]byte
	LogEntries      [200]VgpuSchedulerLogEntry
}

// VgpuCreatablePlacementInfo_v1 is the C struct nvmlVgpuCreatablePlacementInfo_v1_t.
type VgpuCreatablePlacementInfo_v1 struct {
	Version       uint32
	VgpuTypeId    VgpuTypeId
	Count         uint32
	_             [4]byte
	PlacementIds  uint64
	PlacementSize uint32
	_             [4]byte
}

// NvLinkPowerThres is the C struct nvmlNvLinkPowerThres_t.
type NvLinkPowerThres struct {
	LowPwrThreshold uint32
}

// FieldValue is the C struct nvmlFieldValue_t.
type FieldValue struct {
	FieldId     uint32
	ScopeId     uint32
	Timestamp   int64
	LatencyUsec int64
	ValueType   ValueType
	NvmlReturn  Return
	Value       Value
}

// HwbcEntry is the C struct nvmlHwbcEntry_t.
type HwbcEntry struct {
	HwbcId          uint32
	FirmwareVersion [32]byte
}

// LedState is the C struct nvmlLedState_t.
type LedState struct {
	Cause [256]byte
	Color LedColor
}

// UnitInfo is the C struct nvmlUnitInfo_t.
type UnitInfo struct {
	Name            [96]byte
	Id              [96]byte
	Serial          [96]byte
	FirmwareVersion [96]byte
}

// PSUInfo is the C struct nvmlPSUInfo_t.
type PSUInfo struct {
	State   [256]byte
	Current uint32
	Voltage uint32
	Power   uint32
}

// UnitFanInfo is the C struct nvmlUnitFanInfo_t.
type UnitFanInfo struct {
	Speed uint32
	State FanState
}

// UnitFanSpeeds is the C struct nvmlUnitFanSpeeds_t.
type UnitFanSpeeds struct {
	Fans  [24]UnitFanInfo
	Count uint32
}

// EventData is the C struct nvmlEventData_t.
type EventData struct {
	Device            Device
	EventType         uint64
	EventData         uint64
	GpuInstanceId     uint32
	ComputeInstanceId uint32
}

// SystemEventSetCreateRequest_v1 is the C struct nvmlSystemEventSetCreateRequest_v1_t.
type SystemEventSetCreateRequest_v1 struct {
	Version uint32
	_       [4]byte
	Set     SystemEventSet
}

// SystemEventSetFreeRequest_v1 is the C struct nvmlSystemEventSetFreeRequest_v1_t.
type SystemEventSetFreeRequest_v1 struct {
	Version uint32
	_       [4]byte
	Set     SystemEventSet
}

// SystemRegisterEventRequest_v1 is the C struct nvmlSystemRegisterEventRequest_v1_t.
type SystemRegisterEventRequest_v1 struct {
	Version    uint32
	_          [4]byte
	EventTypes uint64
	Set        SystemEventSet
}

// SystemEventData_v1 is the C struct nvmlSystemEventData_v1_t.
type SystemEventData_v1 struct {
	EventType uint64
	GpuId     uint32
	_         [4]byte
}

// SystemEventSetWaitRequest_v1 is the C struct nvmlSystemEventSetWaitRequest_v1_t.
type SystemEventSetWaitRequest_v1 struct {
	Version   uint32
	Timeoutms uint32
	Set       SystemEventSet
	Data      uint64
	DataSize  uint32
	NumEvent  uint32
}

// AccountingStats is the C struct nvmlAccountingStats_t.
type AccountingStats struct {
	GpuUtilization    uint32
	MemoryUtilization uint32
	MaxMemoryUsage    uint64
	Time              uint64
	StartTime         uint64
	IsRunning         uint32
	Reserved          [5]uint32
}

// EncoderSessionInfo is the C struct nvmlEncoderSessionInfo_t.
type EncoderSessionInfo struct {
	SessionId      uint32
	Pid            uint32
	VgpuInstance   VgpuInstance
	CodecType      EncoderType
	HResolution    uint32
	VResolution    uint32
	AverageFps     uint32
	AverageLatency uint32
}

// FBCStats is the C struct nvmlFBCStats_t.
type FBCStats struct {
	SessionsCount  uint32
	AverageFPS     uint32
	AverageLatency uint32
}

// FBCSessionInfo is the C struct nvmlFBCSessionInfo_t.
type FBCSessionInfo struct {
	SessionId      uint32
	Pid            uint32
	VgpuInstance   VgpuInstance
	DisplayOrdinal uint32
	SessionType    FBCSessionType
	SessionFlags   uint32
	HMaxResolution uint32
	VMaxResolution uint32
	HResolution    uint32
	VResolution    uint32
	AverageFPS     uint32
	AverageLatency uint32
}

// ConfComputeSystemCaps is the C struct nvmlConfComputeSystemCaps_t.
type ConfComputeSystemCaps struct {
	CpuCaps  uint32
	GpusCaps uint32
}

// ConfComputeSystemState is the C struct nvmlConfComputeSystemState_t.
type ConfComputeSystemState struct {
	Environment  uint32
	CcFeature    uint32
	DevToolsMode uint32
}

// SystemConfComputeSettings_v1 is the C struct nvmlSystemConfComputeSettings_v1_t.
type SystemConfComputeSettings_v1 struct {
	Version      uint32
	Environment  uint32
	CcFeature    uint32
	DevToolsMode uint32
	MultiGpuMode uint32
}

// ConfComputeMemSizeInfo is the C struct nvmlConfComputeMemSizeInfo_t.
type ConfComputeMemSizeInfo struct {
	ProtectedMemSizeKib   uint64
	UnprotectedMemSizeKib uint64
}

// ConfComputeGpuCertificate is the C struct nvmlConfComputeGpuCertificate_t.
type ConfComputeGpuCertificate struct {
	CertChainSize            uint32
	AttestationCertChainSize uint32
	CertChain                [4096]byte
	AttestationCertChain     [5120]byte
}

// ConfComputeGpuAttestationReport is the C struct nvmlConfComputeGpuAttestationReport_t.
type ConfComputeGpuAttestationReport struct {
	IsCecAttestationReportPresent uint32
	AttestationReportSize         uint32
	CecAttestationReportSize      uint32
	Nonce                         [32]byte
	AttestationReport             [8192]byte
	CecAttestationReport          [4096]byte
}

// ConfComputeSetKeyRotationThresholdInfo_v1 is the C struct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t.
type ConfComputeSetKeyRotationThresholdInfo_v1 struct {
	Version              uint32
	_                    [4]byte
	MaxAttackerAdvantage uint64
}

// ConfComputeGetKeyRotationThresholdInfo_v1 is the C struct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t.
type ConfComputeGetKeyRotationThresholdInfo_v1 struct {
	Version           uint32
	_                 [4]byte
	AttackerAdvantage uint64
}

// GpuFabricInfo is the C struct nvmlGpuFabricInfo_t.
type GpuFabricInfo struct {
	ClusterUuid [16]byte
	Status      Return
	CliqueId    uint32
	State       GpuFabricState
	_           [3]byte
}

// GpuFabricInfo_v2 is the C struct nvmlGpuFabricInfo_v2_t.
type GpuFabricInfo_v2 struct {
	Version     uint32
	ClusterUuid [16]byte
	Status      Return
	CliqueId    uint32
	State       GpuFabricState
	_           [3]byte
	HealthMask  uint32
}

// GpuFabricInfo_v3 is the C struct nvmlGpuFabricInfo_v3_t.
type GpuFabricInfo_v3 struct {
	Version       uint32
	ClusterUuid   [16]byte
	Status        Return
	CliqueId      uint32
	State         GpuFabricState
	_             [3]byte
	HealthMask    uint32
	HealthSummary byte
	_             [3]byte
}

// SystemDriverBranchInfo_v1 is the C struct nvmlSystemDriverBranchInfo_v1_t.
type SystemDriverBranchInfo_v1 struct {
	Version uint32
	Branch  [80]byte
}

// Temperature_v1 is the C struct nvmlTemperature_v1_t.
type Temperature_v1 struct {
	Version     uint32
	SensorType  TemperatureSensors
	Temperature int32
}

// NvlinkSupportedBwModes_v1 is the C struct nvmlNvlinkSupportedBwModes_v1_t.
type NvlinkSupportedBwModes_v1 struct {
	Version      uint32
	BwModes      [23]byte
	TotalBwModes byte
}

// NvlinkGetBwMode_v1 is the C struct nvmlNvlinkGetBwMode_v1_t.
type NvlinkGetBwMode_v1 struct {
	Version uint32
	BIsBest uint32
	BwMode  byte
	_       [3]byte
}

// NvlinkSetBwMode_v1 is the C struct nvmlNvlinkSetBwMode_v1_t.
type NvlinkSetBwMode_v1 struct {
	Version  uint32
	BSetBest uint32
	BwMode   byte
	_        [3]byte
}

// NvLinkInfo_v1 is the C struct nvmlNvLinkInfo_v1_t.
type NvLinkInfo_v1 struct {
	Version       uint32
	IsNvleEnabled uint32
}

// NvlinkFirmwareVersion is the C struct nvmlNvlinkFirmwareVersion_t.
type NvlinkFirmwareVersion struct {
	UcodeType byte
	_         [3]byte
	Major     uint32
	Minor     uint32
	SubMinor  uint32
}

// NvlinkFirmwareInfo is the C struct nvmlNvlinkFirmwareInfo_t.
type NvlinkFirmwareInfo struct {
	FirmwareVersion [100]NvlinkFirmwareVersion
	NumValidEntries uint32
}

// NvLinkInfo_v2 is the C struct nvmlNvLinkInfo_v2_t.
type NvLinkInfo_v2 struct {
	Version       uint32
	IsNvleEnabled uint32
	FirmwareInfo  NvlinkFirmwareInfo
}

// VgpuVersion is the C struct nvmlVgpuVersion_t.
type VgpuVersion struct {
	MinVersion uint32
	MaxVersion uint32
}

// VgpuMetadata is the C struct nvmlVgpuMetadata_t.
type VgpuMetadata struct {
	Version                uint32
	Revision               uint32
	GuestInfoState         VgpuGuestInfoState
	GuestDriverVersion     [80]byte
	HostDriverVersion      [80]byte
	Reserved               [6]uint32
	VgpuVirtualizationCaps uint32
	GuestVgpuVersion       uint32
	OpaqueDataSize         uint32
	OpaqueData             [4]byte
}

// VgpuPgpuMetadata is the C struct nvmlVgpuPgpuMetadata_t.
type VgpuPgpuMetadata struct {
	Version                uint32
	Revision               uint32
	HostDriverVersion      [80]byte
	PgpuVirtualizationCaps uint32
	Reserved               [5]uint32
	HostSupportedVgpuRange VgpuVersion
	OpaqueDataSize         uint32
	OpaqueData             [4]byte
}

// VgpuPgpuCompatibility is the C struct nvmlVgpuPgpuCompatibility_t.
type VgpuPgpuCompatibility struct {
	VgpuVmCompatibility    VgpuVmCompatibility
	CompatibilityLimitCode VgpuPgpuCompatibilityLimitCode
}

// ExcludedDeviceInfo is the C struct nvmlExcludedDeviceInfo_t.
type ExcludedDeviceInfo struct {
	PciInfo PciInfo
	Uuid    [80]byte
}

// PRMTLV_v1_t_anon0 is the C union nvmlPRMTLV_v1_t_anon0, as storage.
type PRMTLV_v1_t_anon0 [496]byte

// PRMTLV_v1 is the C struct nvmlPRMTLV_v1_t.
type PRMTLV_v1 struct {
	DataSize uint32
	Status   uint32
	Anon0    PRMTLV_v1_t_anon0
}

// GpuInstancePlacement is the C struct nvmlGpuInstancePlacement_t.
type GpuInstancePlacement struct {
	Start uint32
	Size  uint32
}

// GpuInstanceProfileInfo is the C struct nvmlGpuInstanceProfileInfo_t.
type GpuInstanceProfileInfo struct {
	Id                  uint32
	IsP2pSupported      uint32
	SliceCount          uint32
	InstanceCount       uint32
	MultiprocessorCount uint32
	CopyEngineCount     uint32
	DecoderCount        uint32
	EncoderCount        uint32
	JpegCount           uint32
	OfaCount            uint32
	MemorySizeMB        uint64
}

// GpuInstanceProfileInfo_v2 is the C struct nvmlGpuInstanceProfileInfo_v2_t.
type GpuInstanceProfileInfo_v2 struct {
	Version             uint32
	Id                  uint32
	IsP2pSupported      uint32
	SliceCount          uint32
	InstanceCount       uint32
	MultiprocessorCount uint32
	CopyEngineCount     uint32
	DecoderCount        uint32
	EncoderCount        uint32
	JpegCount           uint32
	OfaCount            uint32
	_                   [4]byte
	MemorySizeMB        uint64
	Name                [96]byte
}

// GpuInstanceProfileInfo_v3 is the C struct nvmlGpuInstanceProfileInfo_v3_t.
type GpuInstanceProfileInfo_v3 struct {
	Version             uint32
	Id                  uint32
	SliceCount          uint32
	InstanceCount       uint32
	MultiprocessorCount uint32
	CopyEngineCount     uint32
	DecoderCount        uint32
	EncoderCount        uint32
	JpegCount           uint32
	OfaCount            uint32
	MemorySizeMB        uint64
	Name                [96]byte
	Capabilities        uint32
	_                   [4]byte
}

// GpuInstanceInfo is the C struct nvmlGpuInstanceInfo_t.
type GpuInstanceInfo struct {
	Device    Device
	Id        uint32
	ProfileId uint32
	Placement GpuInstancePlacement
}

// ComputeInstancePlacement is the C struct nvmlComputeInstancePlacement_t.
type ComputeInstancePlacement struct {
	Start uint32
	Size  uint32
}

// ComputeInstanceProfileInfo is the C struct nvmlComputeInstanceProfileInfo_t.
type ComputeInstanceProfileInfo struct {
	Id                    uint32
	SliceCount            uint32
	InstanceCount         uint32
	MultiprocessorCount   uint32
	SharedCopyEngineCount uint32
	SharedDecoderCount    uint32
	SharedEncoderCount    uint32
	SharedJpegCount       uint32
	SharedOfaCount        uint32
}

// ComputeInstanceProfileInfo_v2 is the C struct nvmlComputeInstanceProfileInfo_v2_t.
type ComputeInstanceProfileInfo_v2 struct {
	Version               uint32
	Id                    uint32
	SliceCount            uint32
	InstanceCount         uint32
	MultiprocessorCount   uint32
	SharedCopyEngineCount uint32
	SharedDecoderCount    uint32
	SharedEncoderCount    uint32
	SharedJpegCount       uint32
	SharedOfaCount        uint32
	Name                  [96]byte
}

// ComputeInstanceProfileInfo_v3 is the C struct nvmlComputeInstanceProfileInfo_v3_t.
type ComputeInstanceProfileInfo_v3 struct {
	Version               uint32
	Id                    uint32
	SliceCount            uint32
	InstanceCount         uint32
	MultiprocessorCount   uint32
	SharedCopyEngineCount uint32
	SharedDecoderCount    uint32
	SharedEncoderCount    uint32
	SharedJpegCount       uint32
	SharedOfaCount        uint32
	Name                  [96]byte
	Capabilities          uint32
}

// ComputeInstanceInfo is the C struct nvmlComputeInstanceInfo_t.
type ComputeInstanceInfo struct {
	Device      Device
	GpuInstance GpuInstance
	Id          uint32
	ProfileId   uint32
	Placement   ComputeInstancePlacement
}

// GpmMetric_t_metricInfo is the C struct nvmlGpmMetric_t_metricInfo.
type GpmMetric_t_metricInfo struct {
	ShortName uint64
	LongName  uint64
	Unit      uint64
}

// GpmMetric is the C struct nvmlGpmMetric_t.
type GpmMetric struct {
	MetricId   uint32
	NvmlReturn Return
	Value      float64
	MetricInfo GpmMetric_t_metricInfo
}

// GpmMetricsGet is the C struct nvmlGpmMetricsGet_t.
type GpmMetricsGet struct {
	Version    uint32
	NumMetrics uint32
	Sample1    GpmSample
	Sample2    GpmSample
	Metrics    [210]GpmMetric
}

// GpmSupport is the C struct nvmlGpmSupport_t.
type GpmSupport struct {
	Version           uint32
	IsSupportedDevice uint32
}

// DeviceCapabilities_v1 is the C struct nvmlDeviceCapabilities_v1_t.
type DeviceCapabilities_v1 struct {
	Version uint32
	CapMask uint32
}

// Mask255 is the C struct nvmlMask255_t.
type Mask255 struct {
	Mask [8]uint32
}

// WorkloadPowerProfileInfo_v1 is the C struct nvmlWorkloadPowerProfileInfo_v1_t.
type WorkloadPowerProfileInfo_v1 struct {
	Version         uint32
	ProfileId       uint32
	Priority        uint32
	ConflictingMask Mask255
}

// WorkloadPowerProfileProfilesInfo_v1 is the C struct nvmlWorkloadPowerProfileProfilesInfo_v1_t.
type WorkloadPowerProfileProfilesInfo_v1 struct {
	Version          uint32
	PerfProfilesMask Mask255
	PerfProfile      [255]WorkloadPowerProfileInfo_v1
}

// WorkloadPowerProfileCurrentProfiles_v1 is the C struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t.
type WorkloadPowerProfileCurrentProfiles_v1 struct {
	Version               uint32
	PerfProfilesMask      Mask255
	RequestedProfilesMask Mask255
	EnforcedProfilesMask  Mask255
}

// WorkloadPowerProfileRequestedProfiles_v1 is the C struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t.
type WorkloadPowerProfileRequestedProfiles_v1 struct {
	Version               uint32
	RequestedProfilesMask Mask255
}

// PowerSmoothingProfile_v1 is the C struct nvmlPowerSmoothingProfile_v1_t.
type PowerSmoothingProfile_v1 struct {
	Version   uint32
	ProfileId uint32
	ParamId   uint32
	_         [4]byte
	Value     float64
}

// PowerSmoothingState_v1 is the C struct nvmlPowerSmoothingState_v1_t.
type PowerSmoothingState_v1 struct {
	Version uint32
	State   EnableState
}

// PciInfo_v2 is the C struct nvmlPciInfo_v2_t.
type PciInfo_v2 struct {
	BusId          [16]byte
	Domain         uint32
	Bus            uint32
	Device         uint32
	PciDeviceId    uint32
	PciSubSystemId uint32
	Reserved       [4]uint32
}

// EventData_v1 is the C struct nvmlEventData_v1_t.
type EventData_v1 struct {
	Device    Device
	EventType uint64
	EventData uint64
}

// Layouts lists size and field offsets of every struct as the description and as Go have them.
var Layouts = []Layout{
	{"nvmlPciInfoExt_v1_t", 64, unsafe.Sizeof(PciInfoExt_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(PciInfoExt_v1{}.Version)},
		{"domain", 4, unsafe.Offsetof(PciInfoExt_v1{}.Domain)},
		{"bus", 8, unsafe.Offsetof(PciInfoExt_v1{}.Bus)},
		{"device", 12, unsafe.Offsetof(PciInfoExt_v1{}.Device)},
		{"pciDeviceId", 16, unsafe.Offsetof(PciInfoExt_v1{}.PciDeviceId)},
		{"pciSubSystemId", 20, unsafe.Offsetof(PciInfoExt_v1{}.PciSubSystemId)},
		{"baseClass", 24, unsafe.Offsetof(PciInfoExt_v1{}.BaseClass)},
		{"subClass", 28, unsafe.Offsetof(PciInfoExt_v1{}.SubClass)},
		{"busId", 32, unsafe.Offsetof(PciInfoExt_v1{}.BusId)},
	}},
	{"nvmlPciInfo_t", 68, unsafe.Sizeof(PciInfo{}), []Offset{
		{"busIdLegacy", 0, unsafe.Offsetof(PciInfo{}.BusIdLegacy)},
		{"domain", 16, unsafe.Offsetof(PciInfo{}.Domain)},
		{"bus", 20, unsafe.Offsetof(PciInfo{}.Bus)},
		{"device", 24, unsafe.Offsetof(PciInfo{}.Device)},
		{"pciDeviceId", 28, unsafe.Offsetof(PciInfo{}.PciDeviceId)},
		{"pciSubSystemId", 32, unsafe.Offsetof(PciInfo{}.PciSubSystemId)},
		{"busId", 36, unsafe.Offsetof(PciInfo{}.BusId)},
	}},
	{"nvmlEccErrorCounts_t", 32, unsafe.Sizeof(EccErrorCounts{}), []Offset{
		{"l1Cache", 0, unsafe.Offsetof(EccErrorCounts{}.L1Cache)},
		{"l2Cache", 8, unsafe.Offsetof(EccErrorCounts{}.L2Cache)},
		{"deviceMemory", 16, unsafe.Offsetof(EccErrorCounts{}.DeviceMemory)},
		{"registerFile", 24, unsafe.Offsetof(EccErrorCounts{}.RegisterFile)},
	}},
	{"nvmlUtilization_t", 8, unsafe.Sizeof(Utilization{}), []Offset{
		{"gpu", 0, unsafe.Offsetof(Utilization{}.Gpu)},
		{"memory", 4, unsafe.Offsetof(Utilization{}.Memory)},
	}},
	{"nvmlMemory_t", 24, unsafe.Sizeof(Memory{}), []Offset{
		{"total", 0, unsafe.Offsetof(Memory{}.Total)},
		{"free", 8, unsafe.Offsetof(Memory{}.Free)},
		{"used", 16, unsafe.Offsetof(Memory{}.Used)},
	}},
	{"nvmlMemory_v2_t", 40, unsafe.Sizeof(Memory_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(Memory_v2{}.Version)},
		{"total", 8, unsafe.Offsetof(Memory_v2{}.Total)},
		{"reserved", 16, unsafe.Offsetof(Memory_v2{}.Reserved)},
		{"free", 24, unsafe.Offsetof(Memory_v2{}.Free)},
		{"used", 32, unsafe.Offsetof(Memory_v2{}.Used)},
	}},
	{"nvmlBAR1Memory_t", 24, unsafe.Sizeof(BAR1Memory{}), []Offset{
		{"bar1Total", 0, unsafe.Offsetof(BAR1Memory{}.Bar1Total)},
		{"bar1Free", 8, unsafe.Offsetof(BAR1Memory{}.Bar1Free)},
		{"bar1Used", 16, unsafe.Offsetof(BAR1Memory{}.Bar1Used)},
	}},
	{"nvmlProcessInfo_v1_t", 16, unsafe.Sizeof(ProcessInfo_v1{}), []Offset{
		{"pid", 0, unsafe.Offsetof(ProcessInfo_v1{}.Pid)},
		{"usedGpuMemory", 8, unsafe.Offsetof(ProcessInfo_v1{}.UsedGpuMemory)},
	}},
	{"nvmlProcessInfo_v2_t", 24, unsafe.Sizeof(ProcessInfo_v2{}), []Offset{
		{"pid", 0, unsafe.Offsetof(ProcessInfo_v2{}.Pid)},
		{"usedGpuMemory", 8, unsafe.Offsetof(ProcessInfo_v2{}.UsedGpuMemory)},
		{"gpuInstanceId", 16, unsafe.Offsetof(ProcessInfo_v2{}.GpuInstanceId)},
		{"computeInstanceId", 20, unsafe.Offsetof(ProcessInfo_v2{}.ComputeInstanceId)},
	}},
	{"nvmlProcessDetail_v1_t", 32, unsafe.Sizeof(ProcessDetail_v1{}), []Offset{
		{"pid", 0, unsafe.Offsetof(ProcessDetail_v1{}.Pid)},
		{"usedGpuMemory", 8, unsafe.Offsetof(ProcessDetail_v1{}.UsedGpuMemory)},
		{"gpuInstanceId", 16, unsafe.Offsetof(ProcessDetail_v1{}.GpuInstanceId)},
		{"computeInstanceId", 20, unsafe.Offsetof(ProcessDetail_v1{}.ComputeInstanceId)},
		{"usedGpuCcProtectedMemory", 24, unsafe.Offsetof(ProcessDetail_v1{}.UsedGpuCcProtectedMemory)},
	}},
	{"nvmlProcessDetailList_v1_t", 24, unsafe.Sizeof(ProcessDetailList_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ProcessDetailList_v1{}.Version)},
		{"mode", 4, unsafe.Offsetof(ProcessDetailList_v1{}.Mode)},
		{"numProcArrayEntries", 8, unsafe.Offsetof(ProcessDetailList_v1{}.NumProcArrayEntries)},
		{"procArray", 16, unsafe.Offsetof(ProcessDetailList_v1{}.ProcArray)},
	}},
	{"nvmlDeviceAttributes_t", 40, unsafe.Sizeof(DeviceAttributes{}), []Offset{
		{"multiprocessorCount", 0, unsafe.Offsetof(DeviceAttributes{}.MultiprocessorCount)},
		{"sharedCopyEngineCount", 4, unsafe.Offsetof(DeviceAttributes{}.SharedCopyEngineCount)},
		{"sharedDecoderCount", 8, unsafe.Offsetof(DeviceAttributes{}.SharedDecoderCount)},
		{"sharedEncoderCount", 12, unsafe.Offsetof(DeviceAttributes{}.SharedEncoderCount)},
		{"sharedJpegCount", 16, unsafe.Offsetof(DeviceAttributes{}.SharedJpegCount)},
		{"sharedOfaCount", 20, unsafe.Offsetof(DeviceAttributes{}.SharedOfaCount)},
		{"gpuInstanceSliceCount", 24, unsafe.Offsetof(DeviceAttributes{}.GpuInstanceSliceCount)},
		{"computeInstanceSliceCount", 28, unsafe.Offsetof(DeviceAttributes{}.ComputeInstanceSliceCount)},
		{"memorySizeMB", 32, unsafe.Offsetof(DeviceAttributes{}.MemorySizeMB)},
	}},
	{"nvmlC2cModeInfo_v1_t", 4, unsafe.Sizeof(C2cModeInfo_v1{}), []Offset{
		{"isC2cEnabled", 0, unsafe.Offsetof(C2cModeInfo_v1{}.IsC2cEnabled)},
	}},
	{"nvmlDeviceAddressingMode_v1_t", 8, unsafe.Sizeof(DeviceAddressingMode_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(DeviceAddressingMode_v1{}.Version)},
		{"value", 4, unsafe.Offsetof(DeviceAddressingMode_v1{}.Value)},
	}},
	{"nvmlRepairStatus_v1_t", 12, unsafe.Sizeof(RepairStatus_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(RepairStatus_v1{}.Version)},
		{"bChannelRepairPending", 4, unsafe.Offsetof(RepairStatus_v1{}.BChannelRepairPending)},
		{"bTpcRepairPending", 8, unsafe.Offsetof(RepairStatus_v1{}.BTpcRepairPending)},
	}},
	{"nvmlRowRemapperHistogramValues_t", 20, unsafe.Sizeof(RowRemapperHistogramValues{}), []Offset{
		{"max", 0, unsafe.Offsetof(RowRemapperHistogramValues{}.Max)},
		{"high", 4, unsafe.Offsetof(RowRemapperHistogramValues{}.High)},
		{"partial", 8, unsafe.Offsetof(RowRemapperHistogramValues{}.Partial)},
		{"low", 12, unsafe.Offsetof(RowRemapperHistogramValues{}.Low)},
		{"none", 16, unsafe.Offsetof(RowRemapperHistogramValues{}.None)},
	}},
	{"nvmlNvLinkUtilizationControl_t", 8, unsafe.Sizeof(NvLinkUtilizationControl{}), []Offset{
		{"units", 0, unsafe.Offsetof(NvLinkUtilizationControl{}.Units)},
		{"pktfilter", 4, unsafe.Offsetof(NvLinkUtilizationControl{}.Pktfilter)},
	}},
	{"nvmlBridgeChipInfo_t", 8, unsafe.Sizeof(BridgeChipInfo{}), []Offset{
		{"type", 0, unsafe.Offsetof(BridgeChipInfo{}.Type)},
		{"fwVersion", 4, unsafe.Offsetof(BridgeChipInfo{}.FwVersion)},
	}},
	{"nvmlBridgeChipHierarchy_t", 1028, unsafe.Sizeof(BridgeChipHierarchy{}), []Offset{
		{"bridgeCount", 0, unsafe.Offsetof(BridgeChipHierarchy{}.BridgeCount)},
		{"bridgeChipInfo", 4, unsafe.Offsetof(BridgeChipHierarchy{}.BridgeChipInfo)},
	}},
	{"nvmlSample_t", 16, unsafe.Sizeof(Sample{}), []Offset{
		{"timeStamp", 0, unsafe.Offsetof(Sample{}.TimeStamp)},
		{"sampleValue", 8, unsafe.Offsetof(Sample{}.SampleValue)},
	}},
	{"nvmlViolationTime_t", 16, unsafe.Sizeof(ViolationTime{}), []Offset{
		{"referenceTime", 0, unsafe.Offsetof(ViolationTime{}.ReferenceTime)},
		{"violationTime", 8, unsafe.Offsetof(ViolationTime{}.ViolationTime)},
	}},
	{"nvmlGpuThermalSettings_t_sensor", 20, unsafe.Sizeof(GpuThermalSettings_t_sensor{}), []Offset{
		{"controller", 0, unsafe.Offsetof(GpuThermalSettings_t_sensor{}.Controller)},
		{"defaultMinTemp", 4, unsafe.Offsetof(GpuThermalSettings_t_sensor{}.DefaultMinTemp)},
		{"defaultMaxTemp", 8, unsafe.Offsetof(GpuThermalSettings_t_sensor{}.DefaultMaxTemp)},
		{"currentTemp", 12, unsafe.Offsetof(GpuThermalSettings_t_sensor{}.CurrentTemp)},
		{"target", 16, unsafe.Offsetof(GpuThermalSettings_t_sensor{}.Target)},
	}},
	{"nvmlGpuThermalSettings_t", 64, unsafe.Sizeof(GpuThermalSettings{}), []Offset{
		{"count", 0, unsafe.Offsetof(GpuThermalSettings{}.Count)},
		{"sensor", 4, unsafe.Offsetof(GpuThermalSettings{}.Sensor)},
	}},
	{"nvmlCoolerInfo_v1_t", 16, unsafe.Sizeof(CoolerInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(CoolerInfo_v1{}.Version)},
		{"index", 4, unsafe.Offsetof(CoolerInfo_v1{}.Index)},
		{"signalType", 8, unsafe.Offsetof(CoolerInfo_v1{}.SignalType)},
		{"target", 12, unsafe.Offsetof(CoolerInfo_v1{}.Target)},
	}},
	{"nvmlUUID_v1_t", 52, unsafe.Sizeof(UUID_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(UUID_v1{}.Version)},
		{"type", 4, unsafe.Offsetof(UUID_v1{}.Type)},
		{"value", 8, unsafe.Offsetof(UUID_v1{}.Value)},
	}},
	{"nvmlPdi_v1_t", 16, unsafe.Sizeof(Pdi_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(Pdi_v1{}.Version)},
		{"value", 8, unsafe.Offsetof(Pdi_v1{}.Value)},
	}},
	{"nvmlDramEncryptionInfo_v1_t", 8, unsafe.Sizeof(DramEncryptionInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(DramEncryptionInfo_v1{}.Version)},
		{"encryptionState", 4, unsafe.Offsetof(DramEncryptionInfo_v1{}.EncryptionState)},
	}},
	{"nvmlMarginTemperature_v1_t", 8, unsafe.Sizeof(MarginTemperature_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(MarginTemperature_v1{}.Version)},
		{"marginTemperature", 4, unsafe.Offsetof(MarginTemperature_v1{}.MarginTemperature)},
	}},
	{"nvmlClkMonFaultInfo_t", 8, unsafe.Sizeof(ClkMonFaultInfo{}), []Offset{
		{"clkApiDomain", 0, unsafe.Offsetof(ClkMonFaultInfo{}.ClkApiDomain)},
		{"clkDomainFaultMask", 4, unsafe.Offsetof(ClkMonFaultInfo{}.ClkDomainFaultMask)},
	}},
	{"nvmlClkMonStatus_t", 264, unsafe.Sizeof(ClkMonStatus{}), []Offset{
		{"bGlobalStatus", 0, unsafe.Offsetof(ClkMonStatus{}.BGlobalStatus)},
		{"clkMonListSize", 4, unsafe.Offsetof(ClkMonStatus{}.ClkMonListSize)},
		{"clkMonList", 8, unsafe.Offsetof(ClkMonStatus{}.ClkMonList)},
	}},
	{"nvmlClockOffset_v1_t", 24, unsafe.Sizeof(ClockOffset_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ClockOffset_v1{}.Version)},
		{"type", 4, unsafe.Offsetof(ClockOffset_v1{}.Type)},
		{"pstate", 8, unsafe.Offsetof(ClockOffset_v1{}.Pstate)},
		{"clockOffsetMHz", 12, unsafe.Offsetof(ClockOffset_v1{}.ClockOffsetMHz)},
		{"minClockOffsetMHz", 16, unsafe.Offsetof(ClockOffset_v1{}.MinClockOffsetMHz)},
		{"maxClockOffsetMHz", 20, unsafe.Offsetof(ClockOffset_v1{}.MaxClockOffsetMHz)},
	}},
	{"nvmlFanSpeedInfo_v1_t", 12, unsafe.Sizeof(FanSpeedInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(FanSpeedInfo_v1{}.Version)},
		{"fan", 4, unsafe.Offsetof(FanSpeedInfo_v1{}.Fan)},
		{"speed", 8, unsafe.Offsetof(FanSpeedInfo_v1{}.Speed)},
	}},
	{"nvmlDevicePerfModes_v1_t", 2052, unsafe.Sizeof(DevicePerfModes_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(DevicePerfModes_v1{}.Version)},
		{"str", 4, unsafe.Offsetof(DevicePerfModes_v1{}.Str)},
	}},
	{"nvmlDeviceCurrentClockFreqs_v1_t", 2052, unsafe.Sizeof(DeviceCurrentClockFreqs_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(DeviceCurrentClockFreqs_v1{}.Version)},
		{"str", 4, unsafe.Offsetof(DeviceCurrentClockFreqs_v1{}.Str)},
	}},
	{"nvmlDevicePowerMizerModes_v1_t", 12, unsafe.Sizeof(DevicePowerMizerModes_v1{}), []Offset{
		{"currentMode", 0, unsafe.Offsetof(DevicePowerMizerModes_v1{}.CurrentMode)},
		{"mode", 4, unsafe.Offsetof(DevicePowerMizerModes_v1{}.Mode)},
		{"supportedPowerMizerModes", 8, unsafe.Offsetof(DevicePowerMizerModes_v1{}.SupportedPowerMizerModes)},
	}},
	{"nvmlProcessUtilizationSample_t", 32, unsafe.Sizeof(ProcessUtilizationSample{}), []Offset{
		{"pid", 0, unsafe.Offsetof(ProcessUtilizationSample{}.Pid)},
		{"timeStamp", 8, unsafe.Offsetof(ProcessUtilizationSample{}.TimeStamp)},
		{"smUtil", 16, unsafe.Offsetof(ProcessUtilizationSample{}.SmUtil)},
		{"memUtil", 20, unsafe.Offsetof(ProcessUtilizationSample{}.MemUtil)},
		{"encUtil", 24, unsafe.Offsetof(ProcessUtilizationSample{}.EncUtil)},
		{"decUtil", 28, unsafe.Offsetof(ProcessUtilizationSample{}.DecUtil)},
	}},
	{"nvmlProcessUtilizationInfo_v1_t", 40, unsafe.Sizeof(ProcessUtilizationInfo_v1{}), []Offset{
		{"timeStamp", 0, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.TimeStamp)},
		{"pid", 8, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.Pid)},
		{"smUtil", 12, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.SmUtil)},
		{"memUtil", 16, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.MemUtil)},
		{"encUtil", 20, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.EncUtil)},
		{"decUtil", 24, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.DecUtil)},
		{"jpgUtil", 28, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.JpgUtil)},
		{"ofaUtil", 32, unsafe.Offsetof(ProcessUtilizationInfo_v1{}.OfaUtil)},
	}},
	{"nvmlProcessesUtilizationInfo_v1_t", 24, unsafe.Sizeof(ProcessesUtilizationInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ProcessesUtilizationInfo_v1{}.Version)},
		{"processSamplesCount", 4, unsafe.Offsetof(ProcessesUtilizationInfo_v1{}.ProcessSamplesCount)},
		{"lastSeenTimeStamp", 8, unsafe.Offsetof(ProcessesUtilizationInfo_v1{}.LastSeenTimeStamp)},
		{"procUtilArray", 16, unsafe.Offsetof(ProcessesUtilizationInfo_v1{}.ProcUtilArray)},
	}},
	{"nvmlEccSramErrorStatus_v1_t", 104, unsafe.Sizeof(EccSramErrorStatus_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(EccSramErrorStatus_v1{}.Version)},
		{"aggregateUncParity", 8, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncParity)},
		{"aggregateUncSecDed", 16, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncSecDed)},
		{"aggregateCor", 24, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateCor)},
		{"volatileUncParity", 32, unsafe.Offsetof(EccSramErrorStatus_v1{}.VolatileUncParity)},
		{"volatileUncSecDed", 40, unsafe.Offsetof(EccSramErrorStatus_v1{}.VolatileUncSecDed)},
		{"volatileCor", 48, unsafe.Offsetof(EccSramErrorStatus_v1{}.VolatileCor)},
		{"aggregateUncBucketL2", 56, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncBucketL2)},
		{"aggregateUncBucketSm", 64, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncBucketSm)},
		{"aggregateUncBucketPcie", 72, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncBucketPcie)},
		{"aggregateUncBucketMcu", 80, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncBucketMcu)},
		{"aggregateUncBucketOther", 88, unsafe.Offsetof(EccSramErrorStatus_v1{}.AggregateUncBucketOther)},
		{"bThresholdExceeded", 96, unsafe.Offsetof(EccSramErrorStatus_v1{}.BThresholdExceeded)},
	}},
	{"nvmlPlatformInfo_v1_t", 44, unsafe.Sizeof(PlatformInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(PlatformInfo_v1{}.Version)},
		{"ibGuid", 4, unsafe.Offsetof(PlatformInfo_v1{}.IbGuid)},
		{"rackGuid", 20, unsafe.Offsetof(PlatformInfo_v1{}.RackGuid)},
		{"chassisPhysicalSlotNumber", 36, unsafe.Offsetof(PlatformInfo_v1{}.ChassisPhysicalSlotNumber)},
		{"computeSlotIndex", 37, unsafe.Offsetof(PlatformInfo_v1{}.ComputeSlotIndex)},
		{"nodeIndex", 38, unsafe.Offsetof(PlatformInfo_v1{}.NodeIndex)},
		{"peerType", 39, unsafe.Offsetof(PlatformInfo_v1{}.PeerType)},
		{"moduleId", 40, unsafe.Offsetof(PlatformInfo_v1{}.ModuleId)},
	}},
	{"nvmlPlatformInfo_v2_t", 44, unsafe.Sizeof(PlatformInfo_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(PlatformInfo_v2{}.Version)},
		{"ibGuid", 4, unsafe.Offsetof(PlatformInfo_v2{}.IbGuid)},
		{"chassisSerialNumber", 20, unsafe.Offsetof(PlatformInfo_v2{}.ChassisSerialNumber)},
		{"slotNumber", 36, unsafe.Offsetof(PlatformInfo_v2{}.SlotNumber)},
		{"trayIndex", 37, unsafe.Offsetof(PlatformInfo_v2{}.TrayIndex)},
		{"hostId", 38, unsafe.Offsetof(PlatformInfo_v2{}.HostId)},
		{"peerType", 39, unsafe.Offsetof(PlatformInfo_v2{}.PeerType)},
		{"moduleId", 40, unsafe.Offsetof(PlatformInfo_v2{}.ModuleId)},
	}},
	{"nvmlHostname_v1_t", 64, unsafe.Sizeof(Hostname_v1{}), []Offset{
		{"value", 0, unsafe.Offsetof(Hostname_v1{}.Value)},
	}},
	{"nvmlEccSramUniqueUncorrectedErrorEntry_v1_t", 28, unsafe.Sizeof(EccSramUniqueUncorrectedErrorEntry_v1{}), []Offset{
		{"unit", 0, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Unit)},
		{"location", 4, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Location)},
		{"sublocation", 8, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Sublocation)},
		{"extlocation", 12, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Extlocation)},
		{"address", 16, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Address)},
		{"isParity", 20, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.IsParity)},
		{"count", 24, unsafe.Offsetof(EccSramUniqueUncorrectedErrorEntry_v1{}.Count)},
	}},
	{"nvmlEccSramUniqueUncorrectedErrorCounts_v1_t", 16, unsafe.Sizeof(EccSramUniqueUncorrectedErrorCounts_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(EccSramUniqueUncorrectedErrorCounts_v1{}.Version)},
		{"entryCount", 4, unsafe.Offsetof(EccSramUniqueUncorrectedErrorCounts_v1{}.EntryCount)},
		{"entries", 8, unsafe.Offsetof(EccSramUniqueUncorrectedErrorCounts_v1{}.Entries)},
	}},
	{"nvmlGpuDynamicPstatesInfo_t_utilization", 16, unsafe.Sizeof(GpuDynamicPstatesInfo_t_utilization{}), []Offset{
		{"bIsPresent", 0, unsafe.Offsetof(GpuDynamicPstatesInfo_t_utilization{}.BIsPresent)},
		{"percentage", 4, unsafe.Offsetof(GpuDynamicPstatesInfo_t_utilization{}.Percentage)},
		{"incThreshold", 8, unsafe.Offsetof(GpuDynamicPstatesInfo_t_utilization{}.IncThreshold)},
		{"decThreshold", 12, unsafe.Offsetof(GpuDynamicPstatesInfo_t_utilization{}.DecThreshold)},
	}},
	{"nvmlGpuDynamicPstatesInfo_t", 132, unsafe.Sizeof(GpuDynamicPstatesInfo{}), []Offset{
		{"flags", 0, unsafe.Offsetof(GpuDynamicPstatesInfo{}.Flags)},
		{"utilization", 4, unsafe.Offsetof(GpuDynamicPstatesInfo{}.Utilization)},
	}},
	{"nvmlPowerValue_v2_t", 12, unsafe.Sizeof(PowerValue_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(PowerValue_v2{}.Version)},
		{"powerScope", 4, unsafe.Offsetof(PowerValue_v2{}.PowerScope)},
		{"powerValueMw", 8, unsafe.Offsetof(PowerValue_v2{}.PowerValueMw)},
	}},
	{"nvmlVgpuHeterogeneousMode_v1_t", 8, unsafe.Sizeof(VgpuHeterogeneousMode_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuHeterogeneousMode_v1{}.Version)},
		{"mode", 4, unsafe.Offsetof(VgpuHeterogeneousMode_v1{}.Mode)},
	}},
	{"nvmlVgpuPlacementId_v1_t", 8, unsafe.Sizeof(VgpuPlacementId_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuPlacementId_v1{}.Version)},
		{"placementId", 4, unsafe.Offsetof(VgpuPlacementId_v1{}.PlacementId)},
	}},
	{"nvmlVgpuPlacementList_v1_t", 24, unsafe.Sizeof(VgpuPlacementList_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuPlacementList_v1{}.Version)},
		{"placementSize", 4, unsafe.Offsetof(VgpuPlacementList_v1{}.PlacementSize)},
		{"count", 8, unsafe.Offsetof(VgpuPlacementList_v1{}.Count)},
		{"placementIds", 16, unsafe.Offsetof(VgpuPlacementList_v1{}.PlacementIds)},
	}},
	{"nvmlVgpuPlacementList_v2_t", 32, unsafe.Sizeof(VgpuPlacementList_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuPlacementList_v2{}.Version)},
		{"placementSize", 4, unsafe.Offsetof(VgpuPlacementList_v2{}.PlacementSize)},
		{"count", 8, unsafe.Offsetof(VgpuPlacementList_v2{}.Count)},
		{"placementIds", 16, unsafe.Offsetof(VgpuPlacementList_v2{}.PlacementIds)},
		{"mode", 24, unsafe.Offsetof(VgpuPlacementList_v2{}.Mode)},
	}},
	{"nvmlVgpuTypeBar1Info_v1_t", 16, unsafe.Sizeof(VgpuTypeBar1Info_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuTypeBar1Info_v1{}.Version)},
		{"bar1Size", 8, unsafe.Offsetof(VgpuTypeBar1Info_v1{}.Bar1Size)},
	}},
	{"nvmlVgpuInstanceUtilizationSample_t", 48, unsafe.Sizeof(VgpuInstanceUtilizationSample{}), []Offset{
		{"vgpuInstance", 0, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.VgpuInstance)},
		{"timeStamp", 8, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.TimeStamp)},
		{"smUtil", 16, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.SmUtil)},
		{"memUtil", 24, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.MemUtil)},
		{"encUtil", 32, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.EncUtil)},
		{"decUtil", 40, unsafe.Offsetof(VgpuInstanceUtilizationSample{}.DecUtil)},
	}},
	{"nvmlVgpuInstanceUtilizationInfo_v1_t", 64, unsafe.Sizeof(VgpuInstanceUtilizationInfo_v1{}), []Offset{
		{"timeStamp", 0, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.TimeStamp)},
		{"vgpuInstance", 8, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.VgpuInstance)},
		{"smUtil", 16, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.SmUtil)},
		{"memUtil", 24, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.MemUtil)},
		{"encUtil", 32, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.EncUtil)},
		{"decUtil", 40, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.DecUtil)},
		{"jpgUtil", 48, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.JpgUtil)},
		{"ofaUtil", 56, unsafe.Offsetof(VgpuInstanceUtilizationInfo_v1{}.OfaUtil)},
	}},
	{"nvmlVgpuInstancesUtilizationInfo_v1_t", 32, unsafe.Sizeof(VgpuInstancesUtilizationInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuInstancesUtilizationInfo_v1{}.Version)},
		{"sampleValType", 4, unsafe.Offsetof(VgpuInstancesUtilizationInfo_v1{}.SampleValType)},
		{"vgpuInstanceCount", 8, unsafe.Offsetof(VgpuInstancesUtilizationInfo_v1{}.VgpuInstanceCount)},
		{"lastSeenTimeStamp", 16, unsafe.Offsetof(VgpuInstancesUtilizationInfo_v1{}.LastSeenTimeStamp)},
		{"vgpuUtilArray", 24, unsafe.Offsetof(VgpuInstancesUtilizationInfo_v1{}.VgpuUtilArray)},
	}},
	{"nvmlVgpuProcessUtilizationSample_t", 96, unsafe.Sizeof(VgpuProcessUtilizationSample{}), []Offset{
		{"vgpuInstance", 0, unsafe.Offsetof(VgpuProcessUtilizationSample{}.VgpuInstance)},
		{"pid", 4, unsafe.Offsetof(VgpuProcessUtilizationSample{}.Pid)},
		{"processName", 8, unsafe.Offsetof(VgpuProcessUtilizationSample{}.ProcessName)},
		{"timeStamp", 72, unsafe.Offsetof(VgpuProcessUtilizationSample{}.TimeStamp)},
		{"smUtil", 80, unsafe.Offsetof(VgpuProcessUtilizationSample{}.SmUtil)},
		{"memUtil", 84, unsafe.Offsetof(VgpuProcessUtilizationSample{}.MemUtil)},
		{"encUtil", 88, unsafe.Offsetof(VgpuProcessUtilizationSample{}.EncUtil)},
		{"decUtil", 92, unsafe.Offsetof(VgpuProcessUtilizationSample{}.DecUtil)},
	}},
	{"nvmlVgpuProcessUtilizationInfo_v1_t", 104, unsafe.Sizeof(VgpuProcessUtilizationInfo_v1{}), []Offset{
		{"processName", 0, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.ProcessName)},
		{"timeStamp", 64, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.TimeStamp)},
		{"vgpuInstance", 72, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.VgpuInstance)},
		{"pid", 76, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.Pid)},
		{"smUtil", 80, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.SmUtil)},
		{"memUtil", 84, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.MemUtil)},
		{"encUtil", 88, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.EncUtil)},
		{"decUtil", 92, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.DecUtil)},
		{"jpgUtil", 96, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.JpgUtil)},
		{"ofaUtil", 100, unsafe.Offsetof(VgpuProcessUtilizationInfo_v1{}.OfaUtil)},
	}},
	{"nvmlVgpuProcessesUtilizationInfo_v1_t", 24, unsafe.Sizeof(VgpuProcessesUtilizationInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuProcessesUtilizationInfo_v1{}.Version)},
		{"vgpuProcessCount", 4, unsafe.Offsetof(VgpuProcessesUtilizationInfo_v1{}.VgpuProcessCount)},
		{"lastSeenTimeStamp", 8, unsafe.Offsetof(VgpuProcessesUtilizationInfo_v1{}.LastSeenTimeStamp)},
		{"vgpuProcUtilArray", 16, unsafe.Offsetof(VgpuProcessesUtilizationInfo_v1{}.VgpuProcUtilArray)},
	}},
	{"nvmlVgpuRuntimeState_v1_t", 16, unsafe.Sizeof(VgpuRuntimeState_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuRuntimeState_v1{}.Version)},
		{"size", 8, unsafe.Offsetof(VgpuRuntimeState_v1{}.Size)},
	}},
	{"nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR", 8, unsafe.Sizeof(VgpuSchedulerParams_t_vgpuSchedDataWithARR{}), []Offset{
		{"avgFactor", 0, unsafe.Offsetof(VgpuSchedulerParams_t_vgpuSchedDataWithARR{}.AvgFactor)},
		{"timeslice", 4, unsafe.Offsetof(VgpuSchedulerParams_t_vgpuSchedDataWithARR{}.Timeslice)},
	}},
	{"nvmlVgpuSchedulerParams_t_vgpuSchedData", 4, unsafe.Sizeof(VgpuSchedulerParams_t_vgpuSchedData{}), []Offset{
		{"timeslice", 0, unsafe.Offsetof(VgpuSchedulerParams_t_vgpuSchedData{}.Timeslice)},
	}},
	{"nvmlVgpuSchedulerLogEntry_t", 48, unsafe.Sizeof(VgpuSchedulerLogEntry{}), []Offset{
		{"timestamp", 0, unsafe.Offsetof(VgpuSchedulerLogEntry{}.Timestamp)},
		{"timeRunTotal", 8, unsafe.Offsetof(VgpuSchedulerLogEntry{}.TimeRunTotal)},
		{"timeRun", 16, unsafe.Offsetof(VgpuSchedulerLogEntry{}.TimeRun)},
		{"swRunlistId", 24, unsafe.Offsetof(VgpuSchedulerLogEntry{}.SwRunlistId)},
		{"targetTimeSlice", 32, unsafe.Offsetof(VgpuSchedulerLogEntry{}.TargetTimeSlice)},
		{"cumulativePreemptionTime", 40, unsafe.Offsetof(VgpuSchedulerLogEntry{}.CumulativePreemptionTime)},
	}},
	{"nvmlVgpuSchedulerLog_t", 9624, unsafe.Sizeof(VgpuSchedulerLog{}), []Offset{
		{"engineId", 0, unsafe.Offsetof(VgpuSchedulerLog{}.EngineId)},
		{"schedulerPolicy", 4, unsafe.Offsetof(VgpuSchedulerLog{}.SchedulerPolicy)},
		{"arrMode", 8, unsafe.Offsetof(VgpuSchedulerLog{}.ArrMode)},
		{"schedulerParams", 12, unsafe.Offsetof(VgpuSchedulerLog{}.SchedulerParams)},
		{"entriesCount", 20, unsafe.Offsetof(VgpuSchedulerLog{}.EntriesCount)},
		{"logEntries", 24, unsafe.Offsetof(VgpuSchedulerLog{}.LogEntries)},
	}},
	{"nvmlVgpuSchedulerGetState_t", 16, unsafe.Sizeof(VgpuSchedulerGetState{}), []Offset{
		{"schedulerPolicy", 0, unsafe.Offsetof(VgpuSchedulerGetState{}.SchedulerPolicy)},
		{"arrMode", 4, unsafe.Offsetof(VgpuSchedulerGetState{}.ArrMode)},
		{"schedulerParams", 8, unsafe.Offsetof(VgpuSchedulerGetState{}.SchedulerParams)},
	}},
	{"nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR", 8, unsafe.Sizeof(VgpuSchedulerSetParams_t_vgpuSchedDataWithARR{}), []Offset{
		{"avgFactor", 0, unsafe.Offsetof(VgpuSchedulerSetParams_t_vgpuSchedDataWithARR{}.AvgFactor)},
		{"frequency", 4, unsafe.Offsetof(VgpuSchedulerSetParams_t_vgpuSchedDataWithARR{}.Frequency)},
	}},
	{"nvmlVgpuSchedulerSetParams_t_vgpuSchedData", 4, unsafe.Sizeof(VgpuSchedulerSetParams_t_vgpuSchedData{}), []Offset{
		{"timeslice", 0, unsafe.Offsetof(VgpuSchedulerSetParams_t_vgpuSchedData{}.Timeslice)},
	}},
	{"nvmlVgpuSchedulerSetState_t", 16, unsafe.Sizeof(VgpuSchedulerSetState{}), []Offset{
		{"schedulerPolicy", 0, unsafe.Offsetof(VgpuSchedulerSetState{}.SchedulerPolicy)},
		{"enableARRMode", 4, unsafe.Offsetof(VgpuSchedulerSetState{}.EnableARRMode)},
		{"schedulerParams", 8, unsafe.Offsetof(VgpuSchedulerSetState{}.SchedulerParams)},
	}},
	{"nvmlVgpuSchedulerCapabilities_t", 40, unsafe.Sizeof(VgpuSchedulerCapabilities{}), []Offset{
		{"supportedSchedulers", 0, unsafe.Offsetof(VgpuSchedulerCapabilities{}.SupportedSchedulers)},
		{"maxTimeslice", 12, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MaxTimeslice)},
		{"minTimeslice", 16, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MinTimeslice)},
		{"isArrModeSupported", 20, unsafe.Offsetof(VgpuSchedulerCapabilities{}.IsArrModeSupported)},
		{"maxFrequencyForARR", 24, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MaxFrequencyForARR)},
		{"minFrequencyForARR", 28, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MinFrequencyForARR)},
		{"maxAvgFactorForARR", 32, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MaxAvgFactorForARR)},
		{"minAvgFactorForARR", 36, unsafe.Offsetof(VgpuSchedulerCapabilities{}.MinAvgFactorForARR)},
	}},
	{"nvmlVgpuLicenseExpiry_t", 16, unsafe.Sizeof(VgpuLicenseExpiry{}), []Offset{
		{"year", 0, unsafe.Offsetof(VgpuLicenseExpiry{}.Year)},
		{"month", 4, unsafe.Offsetof(VgpuLicenseExpiry{}.Month)},
		{"day", 6, unsafe.Offsetof(VgpuLicenseExpiry{}.Day)},
		{"hour", 8, unsafe.Offsetof(VgpuLicenseExpiry{}.Hour)},
		{"min", 10, unsafe.Offsetof(VgpuLicenseExpiry{}.Min)},
		{"sec", 12, unsafe.Offsetof(VgpuLicenseExpiry{}.Sec)},
		{"status", 14, unsafe.Offsetof(VgpuLicenseExpiry{}.Status)},
	}},
	{"nvmlVgpuLicenseInfo_t", 24, unsafe.Sizeof(VgpuLicenseInfo{}), []Offset{
		{"isLicensed", 0, unsafe.Offsetof(VgpuLicenseInfo{}.IsLicensed)},
		{"licenseExpiry", 4, unsafe.Offsetof(VgpuLicenseInfo{}.LicenseExpiry)},
		{"currentState", 20, unsafe.Offsetof(VgpuLicenseInfo{}.CurrentState)},
	}},
	{"nvmlGridLicenseExpiry_t", 16, unsafe.Sizeof(GridLicenseExpiry{}), []Offset{
		{"year", 0, unsafe.Offsetof(GridLicenseExpiry{}.Year)},
		{"month", 4, unsafe.Offsetof(GridLicenseExpiry{}.Month)},
		{"day", 6, unsafe.Offsetof(GridLicenseExpiry{}.Day)},
		{"hour", 8, unsafe.Offsetof(GridLicenseExpiry{}.Hour)},
		{"min", 10, unsafe.Offsetof(GridLicenseExpiry{}.Min)},
		{"sec", 12, unsafe.Offsetof(GridLicenseExpiry{}.Sec)},
		{"status", 14, unsafe.Offsetof(GridLicenseExpiry{}.Status)},
	}},
	{"nvmlGridLicensableFeature_t", 284, unsafe.Sizeof(GridLicensableFeature{}), []Offset{
		{"featureCode", 0, unsafe.Offsetof(GridLicensableFeature{}.FeatureCode)},
		{"featureState", 4, unsafe.Offsetof(GridLicensableFeature{}.FeatureState)},
		{"licenseInfo", 8, unsafe.Offsetof(GridLicensableFeature{}.LicenseInfo)},
		{"productName", 136, unsafe.Offsetof(GridLicensableFeature{}.ProductName)},
		{"featureEnabled", 264, unsafe.Offsetof(GridLicensableFeature{}.FeatureEnabled)},
		{"licenseExpiry", 268, unsafe.Offsetof(GridLicensableFeature{}.LicenseExpiry)},
	}},
	{"nvmlGridLicensableFeatures_t", 860, unsafe.Sizeof(GridLicensableFeatures{}), []Offset{
		{"isGridLicenseSupported", 0, unsafe.Offsetof(GridLicensableFeatures{}.IsGridLicenseSupported)},
		{"licensableFeaturesCount", 4, unsafe.Offsetof(GridLicensableFeatures{}.LicensableFeaturesCount)},
		{"gridLicensableFeatures", 8, unsafe.Offsetof(GridLicensableFeatures{}.GridLicensableFeatures)},
	}},
	{"nvmlVgpuTypeIdInfo_v1_t", 16, unsafe.Sizeof(VgpuTypeIdInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuTypeIdInfo_v1{}.Version)},
		{"vgpuCount", 4, unsafe.Offsetof(VgpuTypeIdInfo_v1{}.VgpuCount)},
		{"vgpuTypeIds", 8, unsafe.Offsetof(VgpuTypeIdInfo_v1{}.VgpuTypeIds)},
	}},
	{"nvmlVgpuTypeMaxInstance_v1_t", 12, unsafe.Sizeof(VgpuTypeMaxInstance_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuTypeMaxInstance_v1{}.Version)},
		{"vgpuTypeId", 4, unsafe.Offsetof(VgpuTypeMaxInstance_v1{}.VgpuTypeId)},
		{"maxInstancePerGI", 8, unsafe.Offsetof(VgpuTypeMaxInstance_v1{}.MaxInstancePerGI)},
	}},
	{"nvmlActiveVgpuInstanceInfo_v1_t", 16, unsafe.Sizeof(ActiveVgpuInstanceInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ActiveVgpuInstanceInfo_v1{}.Version)},
		{"vgpuCount", 4, unsafe.Offsetof(ActiveVgpuInstanceInfo_v1{}.VgpuCount)},
		{"vgpuInstances", 8, unsafe.Offsetof(ActiveVgpuInstanceInfo_v1{}.VgpuInstances)},
	}},
	{"nvmlVgpuSchedulerState_v1_t", 24, unsafe.Sizeof(VgpuSchedulerState_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuSchedulerState_v1{}.Version)},
		{"engineId", 4, unsafe.Offsetof(VgpuSchedulerState_v1{}.EngineId)},
		{"schedulerPolicy", 8, unsafe.Offsetof(VgpuSchedulerState_v1{}.SchedulerPolicy)},
		{"enableARRMode", 12, unsafe.Offsetof(VgpuSchedulerState_v1{}.EnableARRMode)},
		{"schedulerParams", 16, unsafe.Offsetof(VgpuSchedulerState_v1{}.SchedulerParams)},
	}},
	{"nvmlVgpuSchedulerStateInfo_v1_t", 24, unsafe.Sizeof(VgpuSchedulerStateInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuSchedulerStateInfo_v1{}.Version)},
		{"engineId", 4, unsafe.Offsetof(VgpuSchedulerStateInfo_v1{}.EngineId)},
		{"schedulerPolicy", 8, unsafe.Offsetof(VgpuSchedulerStateInfo_v1{}.SchedulerPolicy)},
		{"arrMode", 12, unsafe.Offsetof(VgpuSchedulerStateInfo_v1{}.ArrMode)},
		{"schedulerParams", 16, unsafe.Offsetof(VgpuSchedulerStateInfo_v1{}.SchedulerParams)},
	}},
	{"nvmlVgpuSchedulerLogInfo_v1_t", 9632, unsafe.Sizeof(VgpuSchedulerLogInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.Version)},
		{"engineId", 4, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.EngineId)},
		{"schedulerPolicy", 8, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.SchedulerPolicy)},
		{"arrMode", 12, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.ArrMode)},
		{"schedulerParams", 16, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.SchedulerParams)},
		{"entriesCount", 24, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.EntriesCount)},
		{"logEntries", 32, unsafe.Offsetof(VgpuSchedulerLogInfo_v1{}.LogEntries)},
	}},
	{"nvmlVgpuCreatablePlacementInfo_v1_t", 32, unsafe.Sizeof(VgpuCreatablePlacementInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuCreatablePlacementInfo_v1{}.Version)},
		{"vgpuTypeId", 4, unsafe.Offsetof(VgpuCreatablePlacementInfo_v1{}.VgpuTypeId)},
		{"count", 8, unsafe.Offsetof(VgpuCreatablePlacementInfo_v1{}.Count)},
		{"placementIds", 16, unsafe.Offsetof(VgpuCreatablePlacementInfo_v1{}.PlacementIds)},
		{"placementSize", 24, unsafe.Offsetof(VgpuCreatablePlacementInfo_v1{}.PlacementSize)},
	}},
	{"nvmlNvLinkPowerThres_t", 4, unsafe.Sizeof(NvLinkPowerThres{}), []Offset{
		{"lowPwrThreshold", 0, unsafe.Offsetof(NvLinkPowerThres{}.LowPwrThreshold)},
	}},
	{"nvmlFieldValue_t", 40, unsafe.Sizeof(FieldValue{}), []Offset{
		{"fieldId", 0, unsafe.Offsetof(FieldValue{}.FieldId)},
		{"scopeId", 4, unsafe.Offsetof(FieldValue{}.ScopeId)},
		{"timestamp", 8, unsafe.Offsetof(FieldValue{}.Timestamp)},
		{"latencyUsec", 16, unsafe.Offsetof(FieldValue{}.LatencyUsec)},
		{"valueType", 24, unsafe.Offsetof(FieldValue{}.ValueType)},
		{"nvmlReturn", 28, unsafe.Offsetof(FieldValue{}.NvmlReturn)},
		{"value", 32, unsafe.Offsetof(FieldValue{}.Value)},
	}},
	{"nvmlHwbcEntry_t", 36, unsafe.Sizeof(HwbcEntry{}), []Offset{
		{"hwbcId", 0, unsafe.Offsetof(HwbcEntry{}.HwbcId)},
		{"firmwareVersion", 4, unsafe.Offsetof(HwbcEntry{}.FirmwareVersion)},
	}},
	{"nvmlLedState_t", 260, unsafe.Sizeof(LedState{}), []Offset{
		{"cause", 0, unsafe.Offsetof(LedState{}.Cause)},
		{"color", 256, unsafe.Offsetof(LedState{}.Color)},
	}},
	{"nvmlUnitInfo_t", 384, unsafe.Sizeof(UnitInfo{}), []Offset{
		{"name", 0, unsafe.Offsetof(UnitInfo{}.Name)},
		{"id", 96, unsafe.Offsetof(UnitInfo{}.Id)},
		{"serial", 192, unsafe.Offsetof(UnitInfo{}.Serial)},
		{"firmwareVersion", 288, unsafe.Offsetof(UnitInfo{}.FirmwareVersion)},
	}},
	{"nvmlPSUInfo_t", 268, unsafe.Sizeof(PSUInfo{}), []Offset{
		{"state", 0, unsafe.Offsetof(PSUInfo{}.State)},
		{"current", 256, unsafe.Offsetof(PSUInfo{}.Current)},
		{"voltage", 260, unsafe.Offsetof(PSUInfo{}.Voltage)},
		{"power", 264, unsafe.Offsetof(PSUInfo{}.Power)},
	}},
	{"nvmlUnitFanInfo_t", 8, unsafe.Sizeof(UnitFanInfo{}), []Offset{
		{"speed", 0, unsafe.Offsetof(UnitFanInfo{}.Speed)},
		{"state", 4, unsafe.Offsetof(UnitFanInfo{}.State)},
	}},
	{"nvmlUnitFanSpeeds_t", 196, unsafe.Sizeof(UnitFanSpeeds{}), []Offset{
		{"fans", 0, unsafe.Offsetof(UnitFanSpeeds{}.Fans)},
		{"count", 192, unsafe.Offsetof(UnitFanSpeeds{}.Count)},
	}},
	{"nvmlEventData_t", 32, unsafe.Sizeof(EventData{}), []Offset{
		{"device", 0, unsafe.Offsetof(EventData{}.Device)},
		{"eventType", 8, unsafe.Offsetof(EventData{}.EventType)},
		{"eventData", 16, unsafe.Offsetof(EventData{}.EventData)},
		{"gpuInstanceId", 24, unsafe.Offsetof(EventData{}.GpuInstanceId)},
		{"computeInstanceId", 28, unsafe.Offsetof(EventData{}.ComputeInstanceId)},
	}},
	{"nvmlSystemEventSetCreateRequest_v1_t", 16, unsafe.Sizeof(SystemEventSetCreateRequest_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemEventSetCreateRequest_v1{}.Version)},
		{"set", 8, unsafe.Offsetof(SystemEventSetCreateRequest_v1{}.Set)},
	}},
	{"nvmlSystemEventSetFreeRequest_v1_t", 16, unsafe.Sizeof(SystemEventSetFreeRequest_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemEventSetFreeRequest_v1{}.Version)},
		{"set", 8, unsafe.Offsetof(SystemEventSetFreeRequest_v1{}.Set)},
	}},
	{"nvmlSystemRegisterEventRequest_v1_t", 24, unsafe.Sizeof(SystemRegisterEventRequest_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemRegisterEventRequest_v1{}.Version)},
		{"eventTypes", 8, unsafe.Offsetof(SystemRegisterEventRequest_v1{}.EventTypes)},
		{"set", 16, unsafe.Offsetof(SystemRegisterEventRequest_v1{}.Set)},
	}},
	{"nvmlSystemEventData_v1_t", 16, unsafe.Sizeof(SystemEventData_v1{}), []Offset{
		{"eventType", 0, unsafe.Offsetof(SystemEventData_v1{}.EventType)},
		{"gpuId", 8, unsafe.Offsetof(SystemEventData_v1{}.GpuId)},
	}},
	{"nvmlSystemEventSetWaitRequest_v1_t", 32, unsafe.Sizeof(SystemEventSetWaitRequest_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.Version)},
		{"timeoutms", 4, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.Timeoutms)},
		{"set", 8, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.Set)},
		{"data", 16, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.Data)},
		{"dataSize", 24, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.DataSize)},
		{"numEvent", 28, unsafe.Offsetof(SystemEventSetWaitRequest_v1{}.NumEvent)},
	}},
	{"nvmlAccountingStats_t", 56, unsafe.Sizeof(AccountingStats{}), []Offset{
		{"gpuUtilization", 0, unsafe.Offsetof(AccountingStats{}.GpuUtilization)},
		{"memoryUtilization", 4, unsafe.Offsetof(AccountingStats{}.MemoryUtilization)},
		{"maxMemoryUsage", 8, unsafe.Offsetof(AccountingStats{}.MaxMemoryUsage)},
		{"time", 16, unsafe.Offsetof(AccountingStats{}.Time)},
		{"startTime", 24, unsafe.Offsetof(AccountingStats{}.StartTime)},
		{"isRunning", 32, unsafe.Offsetof(AccountingStats{}.IsRunning)},
		{"reserved", 36, unsafe.Offsetof(AccountingStats{}.Reserved)},
	}},
	{"nvmlEncoderSessionInfo_t", 32, unsafe.Sizeof(EncoderSessionInfo{}), []Offset{
		{"sessionId", 0, unsafe.Offsetof(EncoderSessionInfo{}.SessionId)},
		{"pid", 4, unsafe.Offsetof(EncoderSessionInfo{}.Pid)},
		{"vgpuInstance", 8, unsafe.Offsetof(EncoderSessionInfo{}.VgpuInstance)},
		{"codecType", 12, unsafe.Offsetof(EncoderSessionInfo{}.CodecType)},
		{"hResolution", 16, unsafe.Offsetof(EncoderSessionInfo{}.HResolution)},
		{"vResolution", 20, unsafe.Offsetof(EncoderSessionInfo{}.VResolution)},
		{"averageFps", 24, unsafe.Offsetof(EncoderSessionInfo{}.AverageFps)},
		{"averageLatency", 28, unsafe.Offsetof(EncoderSessionInfo{}.AverageLatency)},
	}},
	{"nvmlFBCStats_t", 12, unsafe.Sizeof(FBCStats{}), []Offset{
		{"sessionsCount", 0, unsafe.Offsetof(FBCStats{}.SessionsCount)},
		{"averageFPS", 4, unsafe.Offsetof(FBCStats{}.AverageFPS)},
		{"averageLatency", 8, unsafe.Offsetof(FBCStats{}.AverageLatency)},
	}},
	{"nvmlFBCSessionInfo_t", 48, unsafe.Sizeof(FBCSessionInfo{}), []Offset{
		{"sessionId", 0, unsafe.Offsetof(FBCSessionInfo{}.SessionId)},
		{"pid", 4, unsafe.Offsetof(FBCSessionInfo{}.Pid)},
		{"vgpuInstance", 8, unsafe.Offsetof(FBCSessionInfo{}.VgpuInstance)},
		{"displayOrdinal", 12, unsafe.Offsetof(FBCSessionInfo{}.DisplayOrdinal)},
		{"sessionType", 16, unsafe.Offsetof(FBCSessionInfo{}.SessionType)},
		{"sessionFlags", 20, unsafe.Offsetof(FBCSessionInfo{}.SessionFlags)},
		{"hMaxResolution", 24, unsafe.Offsetof(FBCSessionInfo{}.HMaxResolution)},
		{"vMaxResolution", 28, unsafe.Offsetof(FBCSessionInfo{}.VMaxResolution)},
		{"hResolution", 32, unsafe.Offsetof(FBCSessionInfo{}.HResolution)},
		{"vResolution", 36, unsafe.Offsetof(FBCSessionInfo{}.VResolution)},
		{"averageFPS", 40, unsafe.Offsetof(FBCSessionInfo{}.AverageFPS)},
		{"averageLatency", 44, unsafe.Offsetof(FBCSessionInfo{}.AverageLatency)},
	}},
	{"nvmlConfComputeSystemCaps_t", 8, unsafe.Sizeof(ConfComputeSystemCaps{}), []Offset{
		{"cpuCaps", 0, unsafe.Offsetof(ConfComputeSystemCaps{}.CpuCaps)},
		{"gpusCaps", 4, unsafe.Offsetof(ConfComputeSystemCaps{}.GpusCaps)},
	}},
	{"nvmlConfComputeSystemState_t", 12, unsafe.Sizeof(ConfComputeSystemState{}), []Offset{
		{"environment", 0, unsafe.Offsetof(ConfComputeSystemState{}.Environment)},
		{"ccFeature", 4, unsafe.Offsetof(ConfComputeSystemState{}.CcFeature)},
		{"devToolsMode", 8, unsafe.Offsetof(ConfComputeSystemState{}.DevToolsMode)},
	}},
	{"nvmlSystemConfComputeSettings_v1_t", 20, unsafe.Sizeof(SystemConfComputeSettings_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemConfComputeSettings_v1{}.Version)},
		{"environment", 4, unsafe.Offsetof(SystemConfComputeSettings_v1{}.Environment)},
		{"ccFeature", 8, unsafe.Offsetof(SystemConfComputeSettings_v1{}.CcFeature)},
		{"devToolsMode", 12, unsafe.Offsetof(SystemConfComputeSettings_v1{}.DevToolsMode)},
		{"multiGpuMode", 16, unsafe.Offsetof(SystemConfComputeSettings_v1{}.MultiGpuMode)},
	}},
	{"nvmlConfComputeMemSizeInfo_t", 16, unsafe.Sizeof(ConfComputeMemSizeInfo{}), []Offset{
		{"protectedMemSizeKib", 0, unsafe.Offsetof(ConfComputeMemSizeInfo{}.ProtectedMemSizeKib)},
		{"unprotectedMemSizeKib", 8, unsafe.Offsetof(ConfComputeMemSizeInfo{}.UnprotectedMemSizeKib)},
	}},
	{"nvmlConfComputeGpuCertificate_t", 9224, unsafe.Sizeof(ConfComputeGpuCertificate{}), []Offset{
		{"certChainSize", 0, unsafe.Offsetof(ConfComputeGpuCertificate{}.CertChainSize)},
		{"attestationCertChainSize", 4, unsafe.Offsetof(ConfComputeGpuCertificate{}.AttestationCertChainSize)},
		{"certChain", 8, unsafe.Offsetof(ConfComputeGpuCertificate{}.CertChain)},
		{"attestationCertChain", 4104, unsafe.Offsetof(ConfComputeGpuCertificate{}.AttestationCertChain)},
	}},
	{"nvmlConfComputeGpuAttestationReport_t", 12332, unsafe.Sizeof(ConfComputeGpuAttestationReport{}), []Offset{
		{"isCecAttestationReportPresent", 0, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.IsCecAttestationReportPresent)},
		{"attestationReportSize", 4, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.AttestationReportSize)},
		{"cecAttestationReportSize", 8, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.CecAttestationReportSize)},
		{"nonce", 12, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.Nonce)},
		{"attestationReport", 44, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.AttestationReport)},
		{"cecAttestationReport", 8236, unsafe.Offsetof(ConfComputeGpuAttestationReport{}.CecAttestationReport)},
	}},
	{"nvmlConfComputeSetKeyRotationThresholdInfo_v1_t", 16, unsafe.Sizeof(ConfComputeSetKeyRotationThresholdInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ConfComputeSetKeyRotationThresholdInfo_v1{}.Version)},
		{"maxAttackerAdvantage", 8, unsafe.Offsetof(ConfComputeSetKeyRotationThresholdInfo_v1{}.MaxAttackerAdvantage)},
	}},
	{"nvmlConfComputeGetKeyRotationThresholdInfo_v1_t", 16, unsafe.Sizeof(ConfComputeGetKeyRotationThresholdInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(ConfComputeGetKeyRotationThresholdInfo_v1{}.Version)},
		{"attackerAdvantage", 8, unsafe.Offsetof(ConfComputeGetKeyRotationThresholdInfo_v1{}.AttackerAdvantage)},
	}},
	{"nvmlGpuFabricInfo_t", 28, unsafe.Sizeof(GpuFabricInfo{}), []Offset{
		{"clusterUuid", 0, unsafe.Offsetof(GpuFabricInfo{}.ClusterUuid)},
		{"status", 16, unsafe.Offsetof(GpuFabricInfo{}.Status)},
		{"cliqueId", 20, unsafe.Offsetof(GpuFabricInfo{}.CliqueId)},
		{"state", 24, unsafe.Offsetof(GpuFabricInfo{}.State)},
	}},
	{"nvmlGpuFabricInfo_v2_t", 36, unsafe.Sizeof(GpuFabricInfo_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpuFabricInfo_v2{}.Version)},
		{"clusterUuid", 4, unsafe.Offsetof(GpuFabricInfo_v2{}.ClusterUuid)},
		{"status", 20, unsafe.Offsetof(GpuFabricInfo_v2{}.Status)},
		{"cliqueId", 24, unsafe.Offsetof(GpuFabricInfo_v2{}.CliqueId)},
		{"state", 28, unsafe.Offsetof(GpuFabricInfo_v2{}.State)},
		{"healthMask", 32, unsafe.Offsetof(GpuFabricInfo_v2{}.HealthMask)},
	}},
	{"nvmlGpuFabricInfo_v3_t", 40, unsafe.Sizeof(GpuFabricInfo_v3{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpuFabricInfo_v3{}.Version)},
		{"clusterUuid", 4, unsafe.Offsetof(GpuFabricInfo_v3{}.ClusterUuid)},
		{"status", 20, unsafe.Offsetof(GpuFabricInfo_v3{}.Status)},
		{"cliqueId", 24, unsafe.Offsetof(GpuFabricInfo_v3{}.CliqueId)},
		{"state", 28, unsafe.Offsetof(GpuFabricInfo_v3{}.State)},
		{"healthMask", 32, unsafe.Offsetof(GpuFabricInfo_v3{}.HealthMask)},
		{"healthSummary", 36, unsafe.Offsetof(GpuFabricInfo_v3{}.HealthSummary)},
	}},
	{"nvmlSystemDriverBranchInfo_v1_t", 84, unsafe.Sizeof(SystemDriverBranchInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(SystemDriverBranchInfo_v1{}.Version)},
		{"branch", 4, unsafe.Offsetof(SystemDriverBranchInfo_v1{}.Branch)},
	}},
	{"nvmlTemperature_v1_t", 12, unsafe.Sizeof(Temperature_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(Temperature_v1{}.Version)},
		{"sensorType", 4, unsafe.Offsetof(Temperature_v1{}.SensorType)},
		{"temperature", 8, unsafe.Offsetof(Temperature_v1{}.Temperature)},
	}},
	{"nvmlNvlinkSupportedBwModes_v1_t", 28, unsafe.Sizeof(NvlinkSupportedBwModes_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(NvlinkSupportedBwModes_v1{}.Version)},
		{"bwModes", 4, unsafe.Offsetof(NvlinkSupportedBwModes_v1{}.BwModes)},
		{"totalBwModes", 27, unsafe.Offsetof(NvlinkSupportedBwModes_v1{}.TotalBwModes)},
	}},
	{"nvmlNvlinkGetBwMode_v1_t", 12, unsafe.Sizeof(NvlinkGetBwMode_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(NvlinkGetBwMode_v1{}.Version)},
		{"bIsBest", 4, unsafe.Offsetof(NvlinkGetBwMode_v1{}.BIsBest)},
		{"bwMode", 8, unsafe.Offsetof(NvlinkGetBwMode_v1{}.BwMode)},
	}},
	{"nvmlNvlinkSetBwMode_v1_t", 12, unsafe.Sizeof(NvlinkSetBwMode_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(NvlinkSetBwMode_v1{}.Version)},
		{"bSetBest", 4, unsafe.Offsetof(NvlinkSetBwMode_v1{}.BSetBest)},
		{"bwMode", 8, unsafe.Offsetof(NvlinkSetBwMode_v1{}.BwMode)},
	}},
	{"nvmlNvLinkInfo_v1_t", 8, unsafe.Sizeof(NvLinkInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(NvLinkInfo_v1{}.Version)},
		{"isNvleEnabled", 4, unsafe.Offsetof(NvLinkInfo_v1{}.IsNvleEnabled)},
	}},
	{"nvmlNvlinkFirmwareVersion_t", 16, unsafe.Sizeof(NvlinkFirmwareVersion{}), []Offset{
		{"ucodeType", 0, unsafe.Offsetof(NvlinkFirmwareVersion{}.UcodeType)},
		{"major", 4, unsafe.Offsetof(NvlinkFirmwareVersion{}.Major)},
		{"minor", 8, unsafe.Offsetof(NvlinkFirmwareVersion{}.Minor)},
		{"subMinor", 12, unsafe.Offsetof(NvlinkFirmwareVersion{}.SubMinor)},
	}},
	{"nvmlNvlinkFirmwareInfo_t", 1604, unsafe.Sizeof(NvlinkFirmwareInfo{}), []Offset{
		{"firmwareVersion", 0, unsafe.Offsetof(NvlinkFirmwareInfo{}.FirmwareVersion)},
		{"numValidEntries", 1600, unsafe.Offsetof(NvlinkFirmwareInfo{}.NumValidEntries)},
	}},
	{"nvmlNvLinkInfo_v2_t", 1612, unsafe.Sizeof(NvLinkInfo_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(NvLinkInfo_v2{}.Version)},
		{"isNvleEnabled", 4, unsafe.Offsetof(NvLinkInfo_v2{}.IsNvleEnabled)},
		{"firmwareInfo", 8, unsafe.Offsetof(NvLinkInfo_v2{}.FirmwareInfo)},
	}},
	{"nvmlVgpuVersion_t", 8, unsafe.Sizeof(VgpuVersion{}), []Offset{
		{"minVersion", 0, unsafe.Offsetof(VgpuVersion{}.MinVersion)},
		{"maxVersion", 4, unsafe.Offsetof(VgpuVersion{}.MaxVersion)},
	}},
	{"nvmlVgpuMetadata_t", 212, unsafe.Sizeof(VgpuMetadata{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuMetadata{}.Version)},
		{"revision", 4, unsafe.Offsetof(VgpuMetadata{}.Revision)},
		{"guestInfoState", 8, unsafe.Offsetof(VgpuMetadata{}.GuestInfoState)},
		{"guestDriverVersion", 12, unsafe.Offsetof(VgpuMetadata{}.GuestDriverVersion)},
		{"hostDriverVersion", 92, unsafe.Offsetof(VgpuMetadata{}.HostDriverVersion)},
		{"reserved", 172, unsafe.Offsetof(VgpuMetadata{}.Reserved)},
		{"vgpuVirtualizationCaps", 196, unsafe.Offsetof(VgpuMetadata{}.VgpuVirtualizationCaps)},
		{"guestVgpuVersion", 200, unsafe.Offsetof(VgpuMetadata{}.GuestVgpuVersion)},
		{"opaqueDataSize", 204, unsafe.Offsetof(VgpuMetadata{}.OpaqueDataSize)},
		{"opaqueData", 208, unsafe.Offsetof(VgpuMetadata{}.OpaqueData)},
	}},
	{"nvmlVgpuPgpuMetadata_t", 128, unsafe.Sizeof(VgpuPgpuMetadata{}), []Offset{
		{"version", 0, unsafe.Offsetof(VgpuPgpuMetadata{}.Version)},
		{"revision", 4, unsafe.Offsetof(VgpuPgpuMetadata{}.Revision)},
		{"hostDriverVersion", 8, unsafe.Offsetof(VgpuPgpuMetadata{}.HostDriverVersion)},
		{"pgpuVirtualizationCaps", 88, unsafe.Offsetof(VgpuPgpuMetadata{}.PgpuVirtualizationCaps)},
		{"reserved", 92, unsafe.Offsetof(VgpuPgpuMetadata{}.Reserved)},
		{"hostSupportedVgpuRange", 112, unsafe.Offsetof(VgpuPgpuMetadata{}.HostSupportedVgpuRange)},
		{"opaqueDataSize", 120, unsafe.Offsetof(VgpuPgpuMetadata{}.OpaqueDataSize)},
		{"opaqueData", 124, unsafe.Offsetof(VgpuPgpuMetadata{}.OpaqueData)},
	}},
	{"nvmlVgpuPgpuCompatibility_t", 8, unsafe.Sizeof(VgpuPgpuCompatibility{}), []Offset{
		{"vgpuVmCompatibility", 0, unsafe.Offsetof(VgpuPgpuCompatibility{}.VgpuVmCompatibility)},
		{"compatibilityLimitCode", 4, unsafe.Offsetof(VgpuPgpuCompatibility{}.CompatibilityLimitCode)},
	}},
	{"nvmlExcludedDeviceInfo_t", 148, unsafe.Sizeof(ExcludedDeviceInfo{}), []Offset{
		{"pciInfo", 0, unsafe.Offsetof(ExcludedDeviceInfo{}.PciInfo)},
		{"uuid", 68, unsafe.Offsetof(ExcludedDeviceInfo{}.Uuid)},
	}},
	{"nvmlPRMTLV_v1_t", 504, unsafe.Sizeof(PRMTLV_v1{}), []Offset{
		{"dataSize", 0, unsafe.Offsetof(PRMTLV_v1{}.DataSize)},
		{"status", 4, unsafe.Offsetof(PRMTLV_v1{}.Status)},
		{"anon0", 8, unsafe.Offsetof(PRMTLV_v1{}.Anon0)},
	}},
	{"nvmlGpuInstancePlacement_t", 8, unsafe.Sizeof(GpuInstancePlacement{}), []Offset{
		{"start", 0, unsafe.Offsetof(GpuInstancePlacement{}.Start)},
		{"size", 4, unsafe.Offsetof(GpuInstancePlacement{}.Size)},
	}},
	{"nvmlGpuInstanceProfileInfo_t", 48, unsafe.Sizeof(GpuInstanceProfileInfo{}), []Offset{
		{"id", 0, unsafe.Offsetof(GpuInstanceProfileInfo{}.Id)},
		{"isP2pSupported", 4, unsafe.Offsetof(GpuInstanceProfileInfo{}.IsP2pSupported)},
		{"sliceCount", 8, unsafe.Offsetof(GpuInstanceProfileInfo{}.SliceCount)},
		{"instanceCount", 12, unsafe.Offsetof(GpuInstanceProfileInfo{}.InstanceCount)},
		{"multiprocessorCount", 16, unsafe.Offsetof(GpuInstanceProfileInfo{}.MultiprocessorCount)},
		{"copyEngineCount", 20, unsafe.Offsetof(GpuInstanceProfileInfo{}.CopyEngineCount)},
		{"decoderCount", 24, unsafe.Offsetof(GpuInstanceProfileInfo{}.DecoderCount)},
		{"encoderCount", 28, unsafe.Offsetof(GpuInstanceProfileInfo{}.EncoderCount)},
		{"jpegCount", 32, unsafe.Offsetof(GpuInstanceProfileInfo{}.JpegCount)},
		{"ofaCount", 36, unsafe.Offsetof(GpuInstanceProfileInfo{}.OfaCount)},
		{"memorySizeMB", 40, unsafe.Offsetof(GpuInstanceProfileInfo{}.MemorySizeMB)},
	}},
	{"nvmlGpuInstanceProfileInfo_v2_t", 152, unsafe.Sizeof(GpuInstanceProfileInfo_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.Version)},
		{"id", 4, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.Id)},
		{"isP2pSupported", 8, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.IsP2pSupported)},
		{"sliceCount", 12, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.SliceCount)},
		{"instanceCount", 16, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.InstanceCount)},
		{"multiprocessorCount", 20, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.MultiprocessorCount)},
		{"copyEngineCount", 24, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.CopyEngineCount)},
		{"decoderCount", 28, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.DecoderCount)},
		{"encoderCount", 32, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.EncoderCount)},
		{"jpegCount", 36, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.JpegCount)},
		{"ofaCount", 40, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.OfaCount)},
		{"memorySizeMB", 48, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.MemorySizeMB)},
		{"name", 56, unsafe.Offsetof(GpuInstanceProfileInfo_v2{}.Name)},
	}},
	{"nvmlGpuInstanceProfileInfo_v3_t", 152, unsafe.Sizeof(GpuInstanceProfileInfo_v3{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.Version)},
		{"id", 4, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.Id)},
		{"sliceCount", 8, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.SliceCount)},
		{"instanceCount", 12, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.InstanceCount)},
		{"multiprocessorCount", 16, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.MultiprocessorCount)},
		{"copyEngineCount", 20, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.CopyEngineCount)},
		{"decoderCount", 24, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.DecoderCount)},
		{"encoderCount", 28, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.EncoderCount)},
		{"jpegCount", 32, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.JpegCount)},
		{"ofaCount", 36, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.OfaCount)},
		{"memorySizeMB", 40, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.MemorySizeMB)},
		{"name", 48, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.Name)},
		{"capabilities", 144, unsafe.Offsetof(GpuInstanceProfileInfo_v3{}.Capabilities)},
	}},
	{"nvmlGpuInstanceInfo_t", 24, unsafe.Sizeof(GpuInstanceInfo{}), []Offset{
		{"device", 0, unsafe.Offsetof(GpuInstanceInfo{}.Device)},
		{"id", 8, unsafe.Offsetof(GpuInstanceInfo{}.Id)},
		{"profileId", 12, unsafe.Offsetof(GpuInstanceInfo{}.ProfileId)},
		{"placement", 16, unsafe.Offsetof(GpuInstanceInfo{}.Placement)},
	}},
	{"nvmlComputeInstancePlacement_t", 8, unsafe.Sizeof(ComputeInstancePlacement{}), []Offset{
		{"start", 0, unsafe.Offsetof(ComputeInstancePlacement{}.Start)},
		{"size", 4, unsafe.Offsetof(ComputeInstancePlacement{}.Size)},
	}},
	{"nvmlComputeInstanceProfileInfo_t", 36, unsafe.Sizeof(ComputeInstanceProfileInfo{}), []Offset{
		{"id", 0, unsafe.Offsetof(ComputeInstanceProfileInfo{}.Id)},
		{"sliceCount", 4, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SliceCount)},
		{"instanceCount", 8, unsafe.Offsetof(ComputeInstanceProfileInfo{}.InstanceCount)},
		{"multiprocessorCount", 12, unsafe.Offsetof(ComputeInstanceProfileInfo{}.MultiprocessorCount)},
		{"sharedCopyEngineCount", 16, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SharedCopyEngineCount)},
		{"sharedDecoderCount", 20, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SharedDecoderCount)},
		{"sharedEncoderCount", 24, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SharedEncoderCount)},
		{"sharedJpegCount", 28, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SharedJpegCount)},
		{"sharedOfaCount", 32, unsafe.Offsetof(ComputeInstanceProfileInfo{}.SharedOfaCount)},
	}},
	{"nvmlComputeInstanceProfileInfo_v2_t", 136, unsafe.Sizeof(ComputeInstanceProfileInfo_v2{}), []Offset{
		{"version", 0, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.Version)},
		{"id", 4, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.Id)},
		{"sliceCount", 8, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SliceCount)},
		{"instanceCount", 12, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.InstanceCount)},
		{"multiprocessorCount", 16, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.MultiprocessorCount)},
		{"sharedCopyEngineCount", 20, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SharedCopyEngineCount)},
		{"sharedDecoderCount", 24, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SharedDecoderCount)},
		{"sharedEncoderCount", 28, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SharedEncoderCount)},
		{"sharedJpegCount", 32, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SharedJpegCount)},
		{"sharedOfaCount", 36, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.SharedOfaCount)},
		{"name", 40, unsafe.Offsetof(ComputeInstanceProfileInfo_v2{}.Name)},
	}},
	{"nvmlComputeInstanceProfileInfo_v3_t", 140, unsafe.Sizeof(ComputeInstanceProfileInfo_v3{}), []Offset{
		{"version", 0, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.Version)},
		{"id", 4, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.Id)},
		{"sliceCount", 8, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SliceCount)},
		{"instanceCount", 12, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.InstanceCount)},
		{"multiprocessorCount", 16, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.MultiprocessorCount)},
		{"sharedCopyEngineCount", 20, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SharedCopyEngineCount)},
		{"sharedDecoderCount", 24, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SharedDecoderCount)},
		{"sharedEncoderCount", 28, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SharedEncoderCount)},
		{"sharedJpegCount", 32, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SharedJpegCount)},
		{"sharedOfaCount", 36, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.SharedOfaCount)},
		{"name", 40, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.Name)},
		{"capabilities", 136, unsafe.Offsetof(ComputeInstanceProfileInfo_v3{}.Capabilities)},
	}},
	{"nvmlComputeInstanceInfo_t", 32, unsafe.Sizeof(ComputeInstanceInfo{}), []Offset{
		{"device", 0, unsafe.Offsetof(ComputeInstanceInfo{}.Device)},
		{"gpuInstance", 8, unsafe.Offsetof(ComputeInstanceInfo{}.GpuInstance)},
		{"id", 16, unsafe.Offsetof(ComputeInstanceInfo{}.Id)},
		{"profileId", 20, unsafe.Offsetof(ComputeInstanceInfo{}.ProfileId)},
		{"placement", 24, unsafe.Offsetof(ComputeInstanceInfo{}.Placement)},
	}},
	{"nvmlGpmMetric_t_metricInfo", 24, unsafe.Sizeof(GpmMetric_t_metricInfo{}), []Offset{
		{"shortName", 0, unsafe.Offsetof(GpmMetric_t_metricInfo{}.ShortName)},
		{"longName", 8, unsafe.Offsetof(GpmMetric_t_metricInfo{}.LongName)},
		{"unit", 16, unsafe.Offsetof(GpmMetric_t_metricInfo{}.Unit)},
	}},
	{"nvmlGpmMetric_t", 40, unsafe.Sizeof(GpmMetric{}), []Offset{
		{"metricId", 0, unsafe.Offsetof(GpmMetric{}.MetricId)},
		{"nvmlReturn", 4, unsafe.Offsetof(GpmMetric{}.NvmlReturn)},
		{"value", 8, unsafe.Offsetof(GpmMetric{}.Value)},
		{"metricInfo", 16, unsafe.Offsetof(GpmMetric{}.MetricInfo)},
	}},
	{"nvmlGpmMetricsGet_t", 8424, unsafe.Sizeof(GpmMetricsGet{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpmMetricsGet{}.Version)},
		{"numMetrics", 4, unsafe.Offsetof(GpmMetricsGet{}.NumMetrics)},
		{"sample1", 8, unsafe.Offsetof(GpmMetricsGet{}.Sample1)},
		{"sample2", 16, unsafe.Offsetof(GpmMetricsGet{}.Sample2)},
		{"metrics", 24, unsafe.Offsetof(GpmMetricsGet{}.Metrics)},
	}},
	{"nvmlGpmSupport_t", 8, unsafe.Sizeof(GpmSupport{}), []Offset{
		{"version", 0, unsafe.Offsetof(GpmSupport{}.Version)},
		{"isSupportedDevice", 4, unsafe.Offsetof(GpmSupport{}.IsSupportedDevice)},
	}},
	{"nvmlDeviceCapabilities_v1_t", 8, unsafe.Sizeof(DeviceCapabilities_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(DeviceCapabilities_v1{}.Version)},
		{"capMask", 4, unsafe.Offsetof(DeviceCapabilities_v1{}.CapMask)},
	}},
	{"nvmlMask255_t", 32, unsafe.Sizeof(Mask255{}), []Offset{
		{"mask", 0, unsafe.Offsetof(Mask255{}.Mask)},
	}},
	{"nvmlWorkloadPowerProfileInfo_v1_t", 44, unsafe.Sizeof(WorkloadPowerProfileInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(WorkloadPowerProfileInfo_v1{}.Version)},
		{"profileId", 4, unsafe.Offsetof(WorkloadPowerProfileInfo_v1{}.ProfileId)},
		{"priority", 8, unsafe.Offsetof(WorkloadPowerProfileInfo_v1{}.Priority)},
		{"conflictingMask", 12, unsafe.Offsetof(WorkloadPowerProfileInfo_v1{}.ConflictingMask)},
	}},
	{"nvmlWorkloadPowerProfileProfilesInfo_v1_t", 11256, unsafe.Sizeof(WorkloadPowerProfileProfilesInfo_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(WorkloadPowerProfileProfilesInfo_v1{}.Version)},
		{"perfProfilesMask", 4, unsafe.Offsetof(WorkloadPowerProfileProfilesInfo_v1{}.PerfProfilesMask)},
		{"perfProfile", 36, unsafe.Offsetof(WorkloadPowerProfileProfilesInfo_v1{}.PerfProfile)},
	}},
	{"nvmlWorkloadPowerProfileCurrentProfiles_v1_t", 100, unsafe.Sizeof(WorkloadPowerProfileCurrentProfiles_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(WorkloadPowerProfileCurrentProfiles_v1{}.Version)},
		{"perfProfilesMask", 4, unsafe.Offsetof(WorkloadPowerProfileCurrentProfiles_v1{}.PerfProfilesMask)},
		{"requestedProfilesMask", 36, unsafe.Offsetof(WorkloadPowerProfileCurrentProfiles_v1{}.RequestedProfilesMask)},
		{"enforcedProfilesMask", 68, unsafe.Offsetof(WorkloadPowerProfileCurrentProfiles_v1{}.EnforcedProfilesMask)},
	}},
	{"nvmlWorkloadPowerProfileRequestedProfiles_v1_t", 36, unsafe.Sizeof(WorkloadPowerProfileRequestedProfiles_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(WorkloadPowerProfileRequestedProfiles_v1{}.Version)},
		{"requestedProfilesMask", 4, unsafe.Offsetof(WorkloadPowerProfileRequestedProfiles_v1{}.RequestedProfilesMask)},
	}},
	{"nvmlPowerSmoothingProfile_v1_t", 24, unsafe.Sizeof(PowerSmoothingProfile_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(PowerSmoothingProfile_v1{}.Version)},
		{"profileId", 4, unsafe.Offsetof(PowerSmoothingProfile_v1{}.ProfileId)},
		{"paramId", 8, unsafe.Offsetof(PowerSmoothingProfile_v1{}.ParamId)},
		{"value", 16, unsafe.Offsetof(PowerSmoothingProfile_v1{}.Value)},
	}},
	{"nvmlPowerSmoothingState_v1_t", 8, unsafe.Sizeof(PowerSmoothingState_v1{}), []Offset{
		{"version", 0, unsafe.Offsetof(PowerSmoothingState_v1{}.Version)},
		{"state", 4, unsafe.Offsetof(PowerSmoothingState_v1{}.State)},
	}},
	{"nvmlPciInfo_v2_t", 52, unsafe.Sizeof(PciInfo_v2{}), []Offset{
		{"busId", 0, unsafe.Offsetof(PciInfo_v2{}.BusId)},
		{"domain", 16, unsafe.Offsetof(PciInfo_v2{}.Domain)},
		{"bus", 20, unsafe.Offsetof(PciInfo_v2{}.Bus)},
		{"device", 24, unsafe.Offsetof(PciInfo_v2{}.Device)},
		{"pciDeviceId", 28, unsafe.Offsetof(PciInfo_v2{}.PciDeviceId)},
		{"pciSubSystemId", 32, unsafe.Offsetof(PciInfo_v2{}.PciSubSystemId)},
		{"reserved", 36, unsafe.Offsetof(PciInfo_v2{}.Reserved)},
	}},
	{"nvmlEventData_v1_t", 24, unsafe.Sizeof(EventData_v1{}), []Offset{
		{"device", 0, unsafe.Offsetof(EventData_v1{}.Device)},
		{"eventType", 8, unsafe.Offsetof(EventData_v1{}.EventType)},
		{"eventData", 16, unsafe.Offsetof(EventData_v1{}.EventData)},
	}},
}
