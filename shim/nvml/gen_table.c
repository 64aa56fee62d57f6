/* Generated from api/ by gen/emit; do not edit. */
#include "nvml.h"

static const struct nvml_param params[] = {
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 1, 80, 0, 0}, /* Start.driverVersion */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 1, 80, 0, 0}, /* Start.nvmlVersion */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* Start.cudaVersion */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* Start.deviceCount */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlGetExcludedDeviceCount.deviceCount */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGetExcludedDeviceInfoByIndex.index */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 148, 1, 0, 0}, /* nvmlGetExcludedDeviceInfoByIndex.info */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlSystemGetConfComputeCapabilities.capabilities */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlSystemGetConfComputeGpusReadyState.isAcceptingWork */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlSystemGetConfComputeKeyRotationThresholdInfo.pKeyRotationThrInfo */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 20, 1, 0, 0}, /* nvmlSystemGetConfComputeSettings.settings */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlSystemGetConfComputeState.state */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 84, 1, 0, 0}, /* nvmlSystemGetDriverBranch.branchInfo */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlSystemGetDriverBranch.length */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlSystemGetNvlinkBwMode.nvlinkBwMode */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlSystemGetTopologyGpuSet.cpuNumber */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlSystemGetTopologyGpuSet.count */
	{NVML_BUFFER, NVML_OUT, 1, 0, 1, 8, 1, 0, 0}, /* nvmlSystemGetTopologyGpuSet.deviceArray */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetArchitecture.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetArchitecture.arch */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBoardId.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetBoardId.boardId */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBoardPartNumber.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetBoardPartNumber.partNumber */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetBoardPartNumber.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBrand.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetBrand.type */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCudaComputeCapability.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetCudaComputeCapability.major */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetCudaComputeCapability.minor */
	{NVML_TEXT, NVML_IN, -1, 0, 0, 0, 0, 0, 0}, /* nvmlDeviceGetHandleByPciBusId.pciBusId */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetHandleByPciBusId.device */
	{NVML_TEXT, NVML_IN, -1, 0, 0, 0, 0, 0, 0}, /* nvmlDeviceGetHandleByPciBusId_v2.pciBusId */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetHandleByPciBusId_v2.device */
	{NVML_TEXT, NVML_IN, -1, 0, 0, 0, 0, 0, 0}, /* nvmlDeviceGetHandleBySerial.serial */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetHandleBySerial.device */
	{NVML_TEXT, NVML_IN, -1, 0, 0, 0, 0, 0, 0}, /* nvmlDeviceGetHandleByUUID.uuid */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetHandleByUUID.device */
	{NVML_SIZED, NVML_IN, -1, 0, 0, 52, 1, 0, 0}, /* nvmlDeviceGetHandleByUUIDV.uuid */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetHandleByUUIDV.device */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetIndex.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetIndex.index */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMultiGpuBoard.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMultiGpuBoard.multiGpuBool */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetName.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetName.name */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetName.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNumGpuCores.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNumGpuCores.numCores */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo.link */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 52, 1, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo_v2.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo_v2.link */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 68, 1, 0, 0}, /* nvmlDeviceGetNvLinkRemotePciInfo_v2.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPciInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 52, 1, 0, 0}, /* nvmlDeviceGetPciInfo.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPciInfoExt.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 64, 1, 0, 0}, /* nvmlDeviceGetPciInfoExt.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPciInfo_v2.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 52, 1, 0, 0}, /* nvmlDeviceGetPciInfo_v2.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPciInfo_v3.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 68, 1, 0, 0}, /* nvmlDeviceGetPciInfo_v3.pci */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSerial.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetSerial.serial */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetSerial.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetUUID.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetUUID.uuid */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetUUID.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceOnSameBoard.device1 */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceOnSameBoard.device2 */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceOnSameBoard.onSameBoard */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAdaptiveClockInfoStatus.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAdaptiveClockInfoStatus.adaptiveClockStatus */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAddressingMode.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetAddressingMode.mode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAPIRestriction.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetAPIRestriction.apiType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAPIRestriction.isRestricted */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetApplicationsClock.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetApplicationsClock.clockType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetApplicationsClock.clockMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAttributes_v2.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 40, 1, 0, 0}, /* nvmlDeviceGetAttributes_v2.attributes */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAutoBoostedClocksEnabled.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAutoBoostedClocksEnabled.isEnabled */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAutoBoostedClocksEnabled.defaultIsEnabled */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBAR1MemoryInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetBAR1MemoryInfo.bar1Memory */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBridgeChipInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 1028, 1, 0, 0}, /* nvmlDeviceGetBridgeChipInfo.bridgeHierarchy */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetBusType.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetBusType.type */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetC2cModeInfoV.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetC2cModeInfoV.c2cModeInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCapabilities.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetCapabilities.caps */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetClkMonStatus.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 264, 1, 0, 0}, /* nvmlDeviceGetClkMonStatus.status */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetClock.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetClock.clockType */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetClock.clockId */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetClock.clockMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetClockInfo.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetClockInfo.type */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetClockInfo.clock */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetClockOffsets.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetClockOffsets.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetComputeMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetComputeMode.mode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetConfComputeGpuAttestationReport.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 12332, 1, 0, 0}, /* nvmlDeviceGetConfComputeGpuAttestationReport.gpuAtstReport */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetConfComputeGpuCertificate.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 9224, 1, 0, 0}, /* nvmlDeviceGetConfComputeGpuCertificate.gpuCert */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetConfComputeMemSizeInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetConfComputeMemSizeInfo.memInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetConfComputeProtectedMemoryUsage.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetConfComputeProtectedMemoryUsage.memory */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCoolerInfo.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetCoolerInfo.coolerInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCpuAffinity.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetCpuAffinity.cpuSetSize */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetCpuAffinity.cpuSet */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCpuAffinityWithinScope.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetCpuAffinityWithinScope.cpuSetSize */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetCpuAffinityWithinScope.cpuSet */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetCpuAffinityWithinScope.scope */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCurrentClockFreqs.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 2052, 1, 0, 0}, /* nvmlDeviceGetCurrentClockFreqs.currentClockFreqs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCurrentClocksEventReasons.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetCurrentClocksEventReasons.clocksEventReasons */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCurrentClocksThrottleReasons.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetCurrentClocksThrottleReasons.clocksThrottleReasons */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCurrPcieLinkGeneration.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetCurrPcieLinkGeneration.currLinkGen */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetCurrPcieLinkWidth.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetCurrPcieLinkWidth.currLinkWidth */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDecoderUtilization.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDecoderUtilization.utilization */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDecoderUtilization.samplingPeriodUs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDefaultApplicationsClock.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetDefaultApplicationsClock.clockType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDefaultApplicationsClock.clockMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDefaultEccMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDefaultEccMode.defaultMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDetailedEccErrors.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetDetailedEccErrors.errorType */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetDetailedEccErrors.counterType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 32, 1, 0, 0}, /* nvmlDeviceGetDetailedEccErrors.eccCounts */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDisplayActive.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDisplayActive.isActive */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDisplayMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDisplayMode.display */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDramEncryptionMode.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetDramEncryptionMode.current */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetDramEncryptionMode.pending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDriverModel.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDriverModel.current */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDriverModel.pending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDriverModel_v2.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDriverModel_v2.current */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetDriverModel_v2.pending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDynamicPstatesInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 132, 1, 0, 0}, /* nvmlDeviceGetDynamicPstatesInfo.pDynamicPstatesInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEccMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEccMode.current */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEccMode.pending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEncoderCapacity.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetEncoderCapacity.encoderQueryType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderCapacity.encoderCapacity */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEncoderSessions.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderSessions.sessionCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 32, 1, 0, 0}, /* nvmlDeviceGetEncoderSessions.sessionInfos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEncoderStats.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderStats.sessionCount */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderStats.averageFps */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderStats.averageLatency */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEncoderUtilization.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderUtilization.utilization */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEncoderUtilization.samplingPeriodUs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetEnforcedPowerLimit.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetEnforcedPowerLimit.limit */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFanControlPolicy_v2.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetFanControlPolicy_v2.fan */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetFanControlPolicy_v2.policy */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFanSpeed.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetFanSpeed.speed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFanSpeedRPM.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetFanSpeedRPM.fanSpeed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFanSpeed_v2.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetFanSpeed_v2.fan */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetFanSpeed_v2.speed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFBCSessions.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetFBCSessions.sessionCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 48, 1, 0, 0}, /* nvmlDeviceGetFBCSessions.sessionInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFBCStats.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetFBCStats.fbcStats */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetFieldValues.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetFieldValues.valuesCount */
	{NVML_BUFFER, NVML_IN | NVML_OUT, 1, 0, 0, 40, 1, 0, 0}, /* nvmlDeviceGetFieldValues.values */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpcClkMinMaxVfOffset.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpcClkMinMaxVfOffset.minOffset */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpcClkMinMaxVfOffset.maxOffset */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpcClkVfOffset.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpcClkVfOffset.offset */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuFabricInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 28, 1, 0, 0}, /* nvmlDeviceGetGpuFabricInfo.gpuFabricInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuFabricInfoV.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 40, 1, 0, 0}, /* nvmlDeviceGetGpuFabricInfoV.gpuFabricInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuMaxPcieLinkGeneration.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuMaxPcieLinkGeneration.maxLinkGenDevice */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuOperationMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuOperationMode.current */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuOperationMode.pending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGridLicensableFeatures_v4.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 860, 1, 0, 0}, /* nvmlDeviceGetGridLicensableFeatures_v4.pGridLicensableFeatures */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGspFirmwareMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGspFirmwareMode.isEnabled */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGspFirmwareMode.defaultMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGspFirmwareVersion.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 1, 64, 0, 0}, /* nvmlDeviceGetGspFirmwareVersion.version */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetHostname_v1.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 64, 1, 0, 0}, /* nvmlDeviceGetHostname_v1.hostname */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetHostVgpuMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetHostVgpuMode.pHostVgpuMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetInforomConfigurationChecksum.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetInforomConfigurationChecksum.checksum */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetInforomImageVersion.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetInforomImageVersion.version */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetInforomImageVersion.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetInforomVersion.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetInforomVersion.object */
	{NVML_BUFFER, NVML_OUT, 3, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetInforomVersion.version */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetInforomVersion.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetIrqNum.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetIrqNum.irqNum */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetJpgUtilization.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetJpgUtilization.utilization */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetJpgUtilization.samplingPeriodUs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetLastBBXFlushTime.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetLastBBXFlushTime.timestamp */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetLastBBXFlushTime.durationUs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMarginTemperature.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetMarginTemperature.marginTempInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMaxClockInfo.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMaxClockInfo.type */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMaxClockInfo.clock */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMaxCustomerBoostClock.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMaxCustomerBoostClock.clockType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMaxCustomerBoostClock.clockMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMaxPcieLinkGeneration.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMaxPcieLinkGeneration.maxLinkGen */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMaxPcieLinkWidth.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMaxPcieLinkWidth.maxLinkWidth */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemClkMinMaxVfOffset.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMemClkMinMaxVfOffset.minOffset */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMemClkMinMaxVfOffset.maxOffset */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemClkVfOffset.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMemClkVfOffset.offset */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemoryAffinity.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMemoryAffinity.nodeSetSize */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetMemoryAffinity.nodeSet */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMemoryAffinity.scope */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemoryBusWidth.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMemoryBusWidth.busWidth */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemoryErrorCounter.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMemoryErrorCounter.errorType */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMemoryErrorCounter.counterType */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMemoryErrorCounter.locationType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetMemoryErrorCounter.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemoryInfo.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetMemoryInfo.memory */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMemoryInfo_v2.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 40, 1, 0, 0}, /* nvmlDeviceGetMemoryInfo_v2.memory */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMinMaxClockOfPState.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMinMaxClockOfPState.type */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMinMaxClockOfPState.pstate */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMinMaxClockOfPState.minClockMHz */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMinMaxClockOfPState.maxClockMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMinMaxFanSpeed.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMinMaxFanSpeed.minSpeed */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMinMaxFanSpeed.maxSpeed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMinorNumber.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMinorNumber.minorNumber */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetModuleId.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetModuleId.moduleId */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNumaNodeId.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNumaNodeId.node */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNumFans.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNumFans.numFans */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvlinkBwMode.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetNvlinkBwMode.getBwMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkCapability.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkCapability.link */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkCapability.capability */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNvLinkCapability.capResult */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkErrorCounter.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkErrorCounter.link */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkErrorCounter.counter */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetNvLinkErrorCounter.counterValue */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkInfo.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 1612, 1, 0, 0}, /* nvmlDeviceGetNvLinkInfo.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemoteDeviceType.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkRemoteDeviceType.link */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNvLinkRemoteDeviceType.pNvLinkDeviceType */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkState.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkState.link */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNvLinkState.isActive */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvlinkSupportedBwModes.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 28, 1, 0, 0}, /* nvmlDeviceGetNvlinkSupportedBwModes.supportedBwMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationControl.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationControl.link */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationControl.counter */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationControl.control */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationCounter.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationCounter.link */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationCounter.counter */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationCounter.rxcounter */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetNvLinkUtilizationCounter.txcounter */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetNvLinkVersion.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetNvLinkVersion.link */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetNvLinkVersion.version */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetOfaUtilization.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetOfaUtilization.utilization */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetOfaUtilization.samplingPeriodUs */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetP2PStatus.device1 */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetP2PStatus.device2 */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetP2PStatus.p2pIndex */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetP2PStatus.p2pStatus */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPcieLinkMaxSpeed.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPcieLinkMaxSpeed.maxSpeed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPcieReplayCounter.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPcieReplayCounter.value */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPcieSpeed.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPcieSpeed.pcieSpeed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPcieThroughput.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetPcieThroughput.counter */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPcieThroughput.value */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPdi.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetPdi.pdi */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPerformanceModes.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 2052, 1, 0, 0}, /* nvmlDeviceGetPerformanceModes.perfModes */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPerformanceState.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPerformanceState.pState */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPersistenceMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPersistenceMode.mode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPlatformInfo.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 44, 1, 0, 0}, /* nvmlDeviceGetPlatformInfo.platformInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerManagementDefaultLimit.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerManagementDefaultLimit.defaultLimit */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerManagementLimit.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerManagementLimit.limit */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerManagementLimitConstraints.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerManagementLimitConstraints.minLimit */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerManagementLimitConstraints.maxLimit */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerManagementMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerManagementMode.mode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerMizerMode_v1.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetPowerMizerMode_v1.powerMizerMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerSource.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerSource.powerSource */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerState.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerState.pState */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetPowerUsage.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetPowerUsage.power */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRemappedRows.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRemappedRows.corrRows */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRemappedRows.uncRows */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRemappedRows.isPending */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRemappedRows.failureOccurred */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRepairStatus.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetRepairStatus.repairStatus */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRetiredPages.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetRetiredPages.cause */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRetiredPages.pageCount */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetRetiredPages.addresses */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRetiredPagesPendingStatus.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRetiredPagesPendingStatus.isPending */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRetiredPages_v2.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetRetiredPages_v2.cause */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetRetiredPages_v2.pageCount */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetRetiredPages_v2.addresses */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetRetiredPages_v2.timestamps */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRowRemapperHistogram.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 20, 1, 0, 0}, /* nvmlDeviceGetRowRemapperHistogram.values */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSamples.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetSamples.type */
	{NVML_WORD, NVML_IN, -1, 0, 0, 8, 0, 0, 0}, /* nvmlDeviceGetSamples.lastSeenTimeStamp */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSamples.sampleValType */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSamples.sampleCount */
	{NVML_BUFFER, NVML_OUT, 4, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetSamples.samples */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSramEccErrorStatus.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 104, 1, 0, 0}, /* nvmlDeviceGetSramEccErrorStatus.status */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts.errorCounts */
	{NVML_FIELD, NVML_IN | NVML_OUT, -1, 1, 0, 28, 0, 8, 4}, /* nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts.entries */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedClocksEventReasons.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetSupportedClocksEventReasons.supportedClocksEventReasons */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedClocksThrottleReasons.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetSupportedClocksThrottleReasons.supportedClocksThrottleReasons */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedGraphicsClocks.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetSupportedGraphicsClocks.memoryClockMHz */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSupportedGraphicsClocks.count */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSupportedGraphicsClocks.clocksMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedMemoryClocks.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSupportedMemoryClocks.count */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetSupportedMemoryClocks.clocksMHz */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedPerformanceStates.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetSupportedPerformanceStates.pstates */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetSupportedPerformanceStates.size */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTargetFanSpeed.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTargetFanSpeed.fan */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetTargetFanSpeed.targetSpeed */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTemperature.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTemperature.sensorType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetTemperature.temp */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTemperatureThreshold.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTemperatureThreshold.thresholdType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetTemperatureThreshold.temp */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTemperatureV.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 12, 1, 0, 0}, /* nvmlDeviceGetTemperatureV.temperature */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetThermalSettings.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetThermalSettings.sensorIndex */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 64, 1, 0, 0}, /* nvmlDeviceGetThermalSettings.pThermalSettings */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTopologyCommonAncestor.device1 */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTopologyCommonAncestor.device2 */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetTopologyCommonAncestor.pathInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTopologyNearestGpus.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTopologyNearestGpus.level */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetTopologyNearestGpus.count */
	{NVML_BUFFER, NVML_OUT, 2, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetTopologyNearestGpus.deviceArray */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTotalEccErrors.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTotalEccErrors.errorType */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetTotalEccErrors.counterType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetTotalEccErrors.eccCounts */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetTotalEnergyConsumption.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetTotalEnergyConsumption.energy */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetUnrepairableMemoryFlag_v1.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetUnrepairableMemoryFlag_v1.unrepairableMemoryStatus */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetUtilizationRates.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetUtilizationRates.utilization */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetVbiosVersion.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlDeviceGetVbiosVersion.version */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetVbiosVersion.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetViolationStatus.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetViolationStatus.perfPolicyType */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetViolationStatus.violTime */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetVirtualizationMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetVirtualizationMode.pVirtualMode */
	{NVML_BUFFER, NVML_IN, -1, 0, 0, 68, 1, 0, 0}, /* nvmlDeviceQueryDrainState.pciInfo */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceQueryDrainState.currentState */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceValidateInforom.device */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceWorkloadPowerProfileGetCurrentProfiles.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 100, 1, 0, 0}, /* nvmlDeviceWorkloadPowerProfileGetCurrentProfiles.currentProfiles */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceWorkloadPowerProfileGetProfilesInfo.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 11256, 1, 0, 0}, /* nvmlDeviceWorkloadPowerProfileGetProfilesInfo.profilesInfo */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAccountingBufferSize.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAccountingBufferSize.bufferSize */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAccountingMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAccountingMode.mode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAccountingPids.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAccountingPids.count */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetAccountingPids.pids */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetAccountingStats.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetAccountingStats.pid */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 56, 1, 0, 0}, /* nvmlDeviceGetAccountingStats.stats */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v2.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v2.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v2.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v3.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v3.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetComputeRunningProcesses_v3.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v2.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v2.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v2.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v3.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v3.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetGraphicsRunningProcesses_v3.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 16, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v2.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v2.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v2.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v3.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v3.infoCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetMPSComputeRunningProcesses_v3.infos */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetProcessesUtilizationInfo.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetProcessesUtilizationInfo.procesesUtilInfo */
	{NVML_FIELD, NVML_IN | NVML_OUT, -1, 1, 0, 40, 0, 16, 4}, /* nvmlDeviceGetProcessesUtilizationInfo.procUtilArray */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetProcessUtilization.device */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 32, 1, 0, 0}, /* nvmlDeviceGetProcessUtilization.utilization */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetProcessUtilization.processSamplesCount */
	{NVML_WORD, NVML_IN, -1, 0, 0, 8, 0, 0, 0}, /* nvmlDeviceGetProcessUtilization.lastSeenTimeStamp */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetRunningProcessDetailList.device */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlDeviceGetRunningProcessDetailList.plist */
	{NVML_FIELD, NVML_IN | NVML_OUT, -1, 1, 0, 32, 0, 16, 8}, /* nvmlDeviceGetRunningProcessDetailList.procArray */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlSystemGetProcessName.pid */
	{NVML_BUFFER, NVML_OUT, 2, 0, 0, 1, 1, 0, 0}, /* nvmlSystemGetProcessName.name */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlSystemGetProcessName.length */
	{NVML_HANDLE, NVML_IN, -1, 0, 6, 0, 0, 0, 0}, /* nvmlComputeInstanceGetInfo_v2.computeInstance */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 32, 1, 0, 0}, /* nvmlComputeInstanceGetInfo_v2.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetComputeInstanceId.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetComputeInstanceId.id */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetDeviceHandleFromMigDeviceHandle.migDevice */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetDeviceHandleFromMigDeviceHandle.device */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceById.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceById.id */
	{NVML_BUFFER, NVML_OUT, -1, 0, 2, 8, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceById.gpuInstance */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceId.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceId.id */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements.profileId */
	{NVML_BUFFER, NVML_OUT, 3, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements.placements */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements_v2.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements_v2.profileId */
	{NVML_BUFFER, NVML_OUT, 3, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements_v2.placements */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuInstancePossiblePlacements_v2.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfo.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfo.profile */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 48, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfo.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoByIdV.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoByIdV.profileId */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 152, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoByIdV.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoV.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoV.profile */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 152, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceProfileInfoV.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceRemainingCapacity.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstanceRemainingCapacity.profileId */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuInstanceRemainingCapacity.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetGpuInstances.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetGpuInstances.profileId */
	{NVML_BUFFER, NVML_OUT, 3, 0, 2, 8, 1, 0, 0}, /* nvmlDeviceGetGpuInstances.gpuInstances */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetGpuInstances.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMaxMigDeviceCount.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMaxMigDeviceCount.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMigDeviceHandleByIndex.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlDeviceGetMigDeviceHandleByIndex.index */
	{NVML_BUFFER, NVML_OUT, -1, 0, 1, 8, 1, 0, 0}, /* nvmlDeviceGetMigDeviceHandleByIndex.migDevice */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetMigMode.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMigMode.currentMode */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceGetMigMode.pendingMode */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceIsMigDeviceHandle.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlDeviceIsMigDeviceHandle.isMigDevice */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceById.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceById.id */
	{NVML_BUFFER, NVML_OUT, -1, 0, 6, 8, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceById.computeInstance */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstancePossiblePlacements.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstancePossiblePlacements.profileId */
	{NVML_BUFFER, NVML_OUT, 3, 0, 0, 8, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstancePossiblePlacements.placements */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstancePossiblePlacements.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfo.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfo.profile */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfo.engProfile */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 36, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfo.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfoV.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfoV.profile */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfoV.engProfile */
	{NVML_SIZED, NVML_IN | NVML_OUT, -1, 0, 0, 140, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceProfileInfoV.info */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceRemainingCapacity.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceRemainingCapacity.profileId */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstanceRemainingCapacity.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstances.gpuInstance */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpuInstanceGetComputeInstances.profileId */
	{NVML_BUFFER, NVML_OUT, 3, 0, 6, 8, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstances.computeInstances */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlGpuInstanceGetComputeInstances.count */
	{NVML_HANDLE, NVML_IN, -1, 0, 2, 0, 0, 0, 0}, /* nvmlGpuInstanceGetInfo.gpuInstance */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlGpuInstanceGetInfo.info */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 8424, 1, 0, 0}, /* nvmlGpmMetricsGet.metricsGet */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlGpmMigSampleGet.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlGpmMigSampleGet.gpuInstanceId */
	{NVML_HANDLE, NVML_IN, -1, 0, 7, 0, 0, 0, 0}, /* nvmlGpmMigSampleGet.gpmSample */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlGpmQueryDeviceSupport.device */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlGpmQueryDeviceSupport.gpmSupport */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlGpmQueryIfStreamingEnabled.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlGpmQueryIfStreamingEnabled.state */
	{NVML_BUFFER, NVML_OUT, -1, 0, 7, 8, 1, 0, 0}, /* nvmlGpmSampleAlloc.gpmSample */
	{NVML_HANDLE, NVML_IN, -1, 0, 7, 0, 0, 0, 0}, /* nvmlGpmSampleFree.gpmSample */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlGpmSampleGet.device */
	{NVML_HANDLE, NVML_IN, -1, 0, 7, 0, 0, 0, 0}, /* nvmlGpmSampleGet.gpmSample */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceGetSupportedEventTypes.device */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 8, 1, 0, 0}, /* nvmlDeviceGetSupportedEventTypes.eventTypes */
	{NVML_HANDLE, NVML_IN, -1, 0, 1, 0, 0, 0, 0}, /* nvmlDeviceRegisterEvents.device */
	{NVML_WORD, NVML_IN, -1, 0, 0, 8, 0, 0, 0}, /* nvmlDeviceRegisterEvents.eventTypes */
	{NVML_HANDLE, NVML_IN, -1, 0, 4, 0, 0, 0, 0}, /* nvmlDeviceRegisterEvents.set */
	{NVML_BUFFER, NVML_OUT, -1, 0, 4, 8, 1, 0, 0}, /* nvmlEventSetCreate.set */
	{NVML_HANDLE, NVML_IN, -1, 0, 4, 0, 0, 0, 0}, /* nvmlEventSetFree.set */
	{NVML_HANDLE, NVML_IN, -1, 0, 4, 0, 0, 0, 0}, /* nvmlEventSetWait.set */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 24, 1, 0, 0}, /* nvmlEventSetWait.data */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlEventSetWait.timeoutms */
	{NVML_HANDLE, NVML_IN, -1, 0, 4, 0, 0, 0, 0}, /* nvmlEventSetWait_v2.set */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 32, 1, 0, 0}, /* nvmlEventSetWait_v2.data */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlEventSetWait_v2.timeoutms */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlSystemGetHicVersion.hwbcCount */
	{NVML_BUFFER, NVML_OUT, 0, 0, 0, 36, 1, 0, 0}, /* nvmlSystemGetHicVersion.hwbcEntries */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlUnitGetCount.unitCount */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetDevices.unit */
	{NVML_BUFFER, NVML_IN | NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlUnitGetDevices.deviceCount */
	{NVML_BUFFER, NVML_OUT, 1, 0, 1, 8, 1, 0, 0}, /* nvmlUnitGetDevices.devices */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetFanSpeedInfo.unit */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 196, 1, 0, 0}, /* nvmlUnitGetFanSpeedInfo.fanSpeeds */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlUnitGetHandleByIndex.index */
	{NVML_BUFFER, NVML_OUT, -1, 0, 3, 8, 1, 0, 0}, /* nvmlUnitGetHandleByIndex.unit */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetLedState.unit */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 260, 1, 0, 0}, /* nvmlUnitGetLedState.state */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetPsuInfo.unit */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 268, 1, 0, 0}, /* nvmlUnitGetPsuInfo.psu */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetTemperature.unit */
	{NVML_WORD, NVML_IN, -1, 0, 0, 4, 0, 0, 0}, /* nvmlUnitGetTemperature.type */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 4, 1, 0, 0}, /* nvmlUnitGetTemperature.temp */
	{NVML_HANDLE, NVML_IN, -1, 0, 3, 0, 0, 0, 0}, /* nvmlUnitGetUnitInfo.unit */
	{NVML_BUFFER, NVML_OUT, -1, 0, 0, 384, 1, 0, 0}, /* nvmlUnitGetUnitInfo.info */
};

const struct nvml_func nvml_funcs[NVML_OP_END] = {
	[NVML_OP_Start] = {"Start", params + 0, 4, 1},
	[NVML_OP_nvmlGetExcludedDeviceCount] = {"nvmlGetExcludedDeviceCount", params + 4, 1, 1},
	[NVML_OP_nvmlGetExcludedDeviceInfoByIndex] = {"nvmlGetExcludedDeviceInfoByIndex", params + 5, 2, 1},
	[NVML_OP_nvmlSystemGetConfComputeCapabilities] = {"nvmlSystemGetConfComputeCapabilities", params + 7, 1, 1},
	[NVML_OP_nvmlSystemGetConfComputeGpusReadyState] = {"nvmlSystemGetConfComputeGpusReadyState", params + 8, 1, 1},
	[NVML_OP_nvmlSystemGetConfComputeKeyRotationThresholdInfo] = {"nvmlSystemGetConfComputeKeyRotationThresholdInfo", params + 9, 1, 1},
	[NVML_OP_nvmlSystemGetConfComputeSettings] = {"nvmlSystemGetConfComputeSettings", params + 10, 1, 1},
	[NVML_OP_nvmlSystemGetConfComputeState] = {"nvmlSystemGetConfComputeState", params + 11, 1, 1},
	[NVML_OP_nvmlSystemGetDriverBranch] = {"nvmlSystemGetDriverBranch", params + 12, 2, 1},
	[NVML_OP_nvmlSystemGetNvlinkBwMode] = {"nvmlSystemGetNvlinkBwMode", params + 14, 1, 1},
	[NVML_OP_nvmlSystemGetTopologyGpuSet] = {"nvmlSystemGetTopologyGpuSet", params + 15, 3, 1},
	[NVML_OP_nvmlDeviceGetArchitecture] = {"nvmlDeviceGetArchitecture", params + 18, 2, 1},
	[NVML_OP_nvmlDeviceGetBoardId] = {"nvmlDeviceGetBoardId", params + 20, 2, 1},
	[NVML_OP_nvmlDeviceGetBoardPartNumber] = {"nvmlDeviceGetBoardPartNumber", params + 22, 3, 1},
	[NVML_OP_nvmlDeviceGetBrand] = {"nvmlDeviceGetBrand", params + 25, 2, 1},
	[NVML_OP_nvmlDeviceGetCudaComputeCapability] = {"nvmlDeviceGetCudaComputeCapability", params + 27, 3, 1},
	[NVML_OP_nvmlDeviceGetHandleByPciBusId] = {"nvmlDeviceGetHandleByPciBusId", params + 30, 2, 1},
	[NVML_OP_nvmlDeviceGetHandleByPciBusId_v2] = {"nvmlDeviceGetHandleByPciBusId_v2", params + 32, 2, 1},
	[NVML_OP_nvmlDeviceGetHandleBySerial] = {"nvmlDeviceGetHandleBySerial", params + 34, 2, 1},
	[NVML_OP_nvmlDeviceGetHandleByUUID] = {"nvmlDeviceGetHandleByUUID", params + 36, 2, 1},
	[NVML_OP_nvmlDeviceGetHandleByUUIDV] = {"nvmlDeviceGetHandleByUUIDV", params + 38, 2, 1},
	[NVML_OP_nvmlDeviceGetIndex] = {"nvmlDeviceGetIndex", params + 40, 2, 1},
	[NVML_OP_nvmlDeviceGetMultiGpuBoard] = {"nvmlDeviceGetMultiGpuBoard", params + 42, 2, 1},
	[NVML_OP_nvmlDeviceGetName] = {"nvmlDeviceGetName", params + 44, 3, 1},
	[NVML_OP_nvmlDeviceGetNumGpuCores] = {"nvmlDeviceGetNumGpuCores", params + 47, 2, 1},
	[NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo] = {"nvmlDeviceGetNvLinkRemotePciInfo", params + 49, 3, 1},
	[NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo_v2] = {"nvmlDeviceGetNvLinkRemotePciInfo_v2", params + 52, 3, 1},
	[NVML_OP_nvmlDeviceGetPciInfo] = {"nvmlDeviceGetPciInfo", params + 55, 2, 1},
	[NVML_OP_nvmlDeviceGetPciInfoExt] = {"nvmlDeviceGetPciInfoExt", params + 57, 2, 1},
	[NVML_OP_nvmlDeviceGetPciInfo_v2] = {"nvmlDeviceGetPciInfo_v2", params + 59, 2, 1},
	[NVML_OP_nvmlDeviceGetPciInfo_v3] = {"nvmlDeviceGetPciInfo_v3", params + 61, 2, 1},
	[NVML_OP_nvmlDeviceGetSerial] = {"nvmlDeviceGetSerial", params + 63, 3, 1},
	[NVML_OP_nvmlDeviceGetUUID] = {"nvmlDeviceGetUUID", params + 66, 3, 1},
	[NVML_OP_nvmlDeviceOnSameBoard] = {"nvmlDeviceOnSameBoard", params + 69, 3, 1},
	[NVML_OP_nvmlDeviceGetAdaptiveClockInfoStatus] = {"nvmlDeviceGetAdaptiveClockInfoStatus", params + 72, 2, 1},
	[NVML_OP_nvmlDeviceGetAddressingMode] = {"nvmlDeviceGetAddressingMode", params + 74, 2, 1},
	[NVML_OP_nvmlDeviceGetAPIRestriction] = {"nvmlDeviceGetAPIRestriction", params + 76, 3, 1},
	[NVML_OP_nvmlDeviceGetApplicationsClock] = {"nvmlDeviceGetApplicationsClock", params + 79, 3, 1},
	[NVML_OP_nvmlDeviceGetAttributes_v2] = {"nvmlDeviceGetAttributes_v2", params + 82, 2, 1},
	[NVML_OP_nvmlDeviceGetAutoBoostedClocksEnabled] = {"nvmlDeviceGetAutoBoostedClocksEnabled", params + 84, 3, 1},
	[NVML_OP_nvmlDeviceGetBAR1MemoryInfo] = {"nvmlDeviceGetBAR1MemoryInfo", params + 87, 2, 1},
	[NVML_OP_nvmlDeviceGetBridgeChipInfo] = {"nvmlDeviceGetBridgeChipInfo", params + 89, 2, 1},
	[NVML_OP_nvmlDeviceGetBusType] = {"nvmlDeviceGetBusType", params + 91, 2, 1},
	[NVML_OP_nvmlDeviceGetC2cModeInfoV] = {"nvmlDeviceGetC2cModeInfoV", params + 93, 2, 1},
	[NVML_OP_nvmlDeviceGetCapabilities] = {"nvmlDeviceGetCapabilities", params + 95, 2, 1},
	[NVML_OP_nvmlDeviceGetClkMonStatus] = {"nvmlDeviceGetClkMonStatus", params + 97, 2, 1},
	[NVML_OP_nvmlDeviceGetClock] = {"nvmlDeviceGetClock", params + 99, 4, 1},
	[NVML_OP_nvmlDeviceGetClockInfo] = {"nvmlDeviceGetClockInfo", params + 103, 3, 1},
	[NVML_OP_nvmlDeviceGetClockOffsets] = {"nvmlDeviceGetClockOffsets", params + 106, 2, 1},
	[NVML_OP_nvmlDeviceGetComputeMode] = {"nvmlDeviceGetComputeMode", params + 108, 2, 1},
	[NVML_OP_nvmlDeviceGetConfComputeGpuAttestationReport] = {"nvmlDeviceGetConfComputeGpuAttestationReport", params + 110, 2, 1},
	[NVML_OP_nvmlDeviceGetConfComputeGpuCertificate] = {"nvmlDeviceGetConfComputeGpuCertificate", params + 112, 2, 1},
	[NVML_OP_nvmlDeviceGetConfComputeMemSizeInfo] = {"nvmlDeviceGetConfComputeMemSizeInfo", params + 114, 2, 1},
	[NVML_OP_nvmlDeviceGetConfComputeProtectedMemoryUsage] = {"nvmlDeviceGetConfComputeProtectedMemoryUsage", params + 116, 2, 1},
	[NVML_OP_nvmlDeviceGetCoolerInfo] = {"nvmlDeviceGetCoolerInfo", params + 118, 2, 1},
	[NVML_OP_nvmlDeviceGetCpuAffinity] = {"nvmlDeviceGetCpuAffinity", params + 120, 3, 1},
	[NVML_OP_nvmlDeviceGetCpuAffinityWithinScope] = {"nvmlDeviceGetCpuAffinityWithinScope", params + 123, 4, 1},
	[NVML_OP_nvmlDeviceGetCurrentClockFreqs] = {"nvmlDeviceGetCurrentClockFreqs", params + 127, 2, 1},
	[NVML_OP_nvmlDeviceGetCurrentClocksEventReasons] = {"nvmlDeviceGetCurrentClocksEventReasons", params + 129, 2, 1},
	[NVML_OP_nvmlDeviceGetCurrentClocksThrottleReasons] = {"nvmlDeviceGetCurrentClocksThrottleReasons", params + 131, 2, 1},
	[NVML_OP_nvmlDeviceGetCurrPcieLinkGeneration] = {"nvmlDeviceGetCurrPcieLinkGeneration", params + 133, 2, 1},
	[NVML_OP_nvmlDeviceGetCurrPcieLinkWidth] = {"nvmlDeviceGetCurrPcieLinkWidth", params + 135, 2, 1},
	[NVML_OP_nvmlDeviceGetDecoderUtilization] = {"nvmlDeviceGetDecoderUtilization", params + 137, 3, 1},
	[NVML_OP_nvmlDeviceGetDefaultApplicationsClock] = {"nvmlDeviceGetDefaultApplicationsClock", params + 140, 3, 1},
	[NVML_OP_nvmlDeviceGetDefaultEccMode] = {"nvmlDeviceGetDefaultEccMode", params + 143, 2, 1},
	[NVML_OP_nvmlDeviceGetDetailedEccErrors] = {"nvmlDeviceGetDetailedEccErrors", params + 145, 4, 1},
	[NVML_OP_nvmlDeviceGetDisplayActive] = {"nvmlDeviceGetDisplayActive", params + 149, 2, 1},
	[NVML_OP_nvmlDeviceGetDisplayMode] = {"nvmlDeviceGetDisplayMode", params + 151, 2, 1},
	[NVML_OP_nvmlDeviceGetDramEncryptionMode] = {"nvmlDeviceGetDramEncryptionMode", params + 153, 3, 1},
	[NVML_OP_nvmlDeviceGetDriverModel] = {"nvmlDeviceGetDriverModel", params + 156, 3, 1},
	[NVML_OP_nvmlDeviceGetDriverModel_v2] = {"nvmlDeviceGetDriverModel_v2", params + 159, 3, 1},
	[NVML_OP_nvmlDeviceGetDynamicPstatesInfo] = {"nvmlDeviceGetDynamicPstatesInfo", params + 162, 2, 1},
	[NVML_OP_nvmlDeviceGetEccMode] = {"nvmlDeviceGetEccMode", params + 164, 3, 1},
	[NVML_OP_nvmlDeviceGetEncoderCapacity] = {"nvmlDeviceGetEncoderCapacity", params + 167, 3, 1},
	[NVML_OP_nvmlDeviceGetEncoderSessions] = {"nvmlDeviceGetEncoderSessions", params + 170, 3, 1},
	[NVML_OP_nvmlDeviceGetEncoderStats] = {"nvmlDeviceGetEncoderStats", params + 173, 4, 1},
	[NVML_OP_nvmlDeviceGetEncoderUtilization] = {"nvmlDeviceGetEncoderUtilization", params + 177, 3, 1},
	[NVML_OP_nvmlDeviceGetEnforcedPowerLimit] = {"nvmlDeviceGetEnforcedPowerLimit", params + 180, 2, 1},
	[NVML_OP_nvmlDeviceGetFanControlPolicy_v2] = {"nvmlDeviceGetFanControlPolicy_v2", params + 182, 3, 1},
	[NVML_OP_nvmlDeviceGetFanSpeed] = {"nvmlDeviceGetFanSpeed", params + 185, 2, 1},
	[NVML_OP_nvmlDeviceGetFanSpeedRPM] = {"nvmlDeviceGetFanSpeedRPM", params + 187, 2, 1},
	[NVML_OP_nvmlDeviceGetFanSpeed_v2] = {"nvmlDeviceGetFanSpeed_v2", params + 189, 3, 1},
	[NVML_OP_nvmlDeviceGetFBCSessions] = {"nvmlDeviceGetFBCSessions", params + 192, 3, 1},
	[NVML_OP_nvmlDeviceGetFBCStats] = {"nvmlDeviceGetFBCStats", params + 195, 2, 1},
	[NVML_OP_nvmlDeviceGetFieldValues] = {"nvmlDeviceGetFieldValues", params + 197, 3, 1},
	[NVML_OP_nvmlDeviceGetGpcClkMinMaxVfOffset] = {"nvmlDeviceGetGpcClkMinMaxVfOffset", params + 200, 3, 1},
	[NVML_OP_nvmlDeviceGetGpcClkVfOffset] = {"nvmlDeviceGetGpcClkVfOffset", params + 203, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuFabricInfo] = {"nvmlDeviceGetGpuFabricInfo", params + 205, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuFabricInfoV] = {"nvmlDeviceGetGpuFabricInfoV", params + 207, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuMaxPcieLinkGeneration] = {"nvmlDeviceGetGpuMaxPcieLinkGeneration", params + 209, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuOperationMode] = {"nvmlDeviceGetGpuOperationMode", params + 211, 3, 1},
	[NVML_OP_nvmlDeviceGetGridLicensableFeatures_v4] = {"nvmlDeviceGetGridLicensableFeatures_v4", params + 214, 2, 1},
	[NVML_OP_nvmlDeviceGetGspFirmwareMode] = {"nvmlDeviceGetGspFirmwareMode", params + 216, 3, 1},
	[NVML_OP_nvmlDeviceGetGspFirmwareVersion] = {"nvmlDeviceGetGspFirmwareVersion", params + 219, 2, 1},
	[NVML_OP_nvmlDeviceGetHostname_v1] = {"nvmlDeviceGetHostname_v1", params + 221, 2, 1},
	[NVML_OP_nvmlDeviceGetHostVgpuMode] = {"nvmlDeviceGetHostVgpuMode", params + 223, 2, 1},
	[NVML_OP_nvmlDeviceGetInforomConfigurationChecksum] = {"nvmlDeviceGetInforomConfigurationChecksum", params + 225, 2, 1},
	[NVML_OP_nvmlDeviceGetInforomImageVersion] = {"nvmlDeviceGetInforomImageVersion", params + 227, 3, 1},
	[NVML_OP_nvmlDeviceGetInforomVersion] = {"nvmlDeviceGetInforomVersion", params + 230, 4, 1},
	[NVML_OP_nvmlDeviceGetIrqNum] = {"nvmlDeviceGetIrqNum", params + 234, 2, 1},
	[NVML_OP_nvmlDeviceGetJpgUtilization] = {"nvmlDeviceGetJpgUtilization", params + 236, 3, 1},
	[NVML_OP_nvmlDeviceGetLastBBXFlushTime] = {"nvmlDeviceGetLastBBXFlushTime", params + 239, 3, 1},
	[NVML_OP_nvmlDeviceGetMarginTemperature] = {"nvmlDeviceGetMarginTemperature", params + 242, 2, 1},
	[NVML_OP_nvmlDeviceGetMaxClockInfo] = {"nvmlDeviceGetMaxClockInfo", params + 244, 3, 1},
	[NVML_OP_nvmlDeviceGetMaxCustomerBoostClock] = {"nvmlDeviceGetMaxCustomerBoostClock", params + 247, 3, 1},
	[NVML_OP_nvmlDeviceGetMaxPcieLinkGeneration] = {"nvmlDeviceGetMaxPcieLinkGeneration", params + 250, 2, 1},
	[NVML_OP_nvmlDeviceGetMaxPcieLinkWidth] = {"nvmlDeviceGetMaxPcieLinkWidth", params + 252, 2, 1},
	[NVML_OP_nvmlDeviceGetMemClkMinMaxVfOffset] = {"nvmlDeviceGetMemClkMinMaxVfOffset", params + 254, 3, 1},
	[NVML_OP_nvmlDeviceGetMemClkVfOffset] = {"nvmlDeviceGetMemClkVfOffset", params + 257, 2, 1},
	[NVML_OP_nvmlDeviceGetMemoryAffinity] = {"nvmlDeviceGetMemoryAffinity", params + 259, 4, 1},
	[NVML_OP_nvmlDeviceGetMemoryBusWidth] = {"nvmlDeviceGetMemoryBusWidth", params + 263, 2, 1},
	[NVML_OP_nvmlDeviceGetMemoryErrorCounter] = {"nvmlDeviceGetMemoryErrorCounter", params + 265, 5, 1},
	[NVML_OP_nvmlDeviceGetMemoryInfo] = {"nvmlDeviceGetMemoryInfo", params + 270, 2, 1},
	[NVML_OP_nvmlDeviceGetMemoryInfo_v2] = {"nvmlDeviceGetMemoryInfo_v2", params + 272, 2, 1},
	[NVML_OP_nvmlDeviceGetMinMaxClockOfPState] = {"nvmlDeviceGetMinMaxClockOfPState", params + 274, 5, 1},
	[NVML_OP_nvmlDeviceGetMinMaxFanSpeed] = {"nvmlDeviceGetMinMaxFanSpeed", params + 279, 3, 1},
	[NVML_OP_nvmlDeviceGetMinorNumber] = {"nvmlDeviceGetMinorNumber", params + 282, 2, 1},
	[NVML_OP_nvmlDeviceGetModuleId] = {"nvmlDeviceGetModuleId", params + 284, 2, 1},
	[NVML_OP_nvmlDeviceGetNumaNodeId] = {"nvmlDeviceGetNumaNodeId", params + 286, 2, 1},
	[NVML_OP_nvmlDeviceGetNumFans] = {"nvmlDeviceGetNumFans", params + 288, 2, 1},
	[NVML_OP_nvmlDeviceGetNvlinkBwMode] = {"nvmlDeviceGetNvlinkBwMode", params + 290, 2, 1},
	[NVML_OP_nvmlDeviceGetNvLinkCapability] = {"nvmlDeviceGetNvLinkCapability", params + 292, 4, 1},
	[NVML_OP_nvmlDeviceGetNvLinkErrorCounter] = {"nvmlDeviceGetNvLinkErrorCounter", params + 296, 4, 1},
	[NVML_OP_nvmlDeviceGetNvLinkInfo] = {"nvmlDeviceGetNvLinkInfo", params + 300, 2, 1},
	[NVML_OP_nvmlDeviceGetNvLinkRemoteDeviceType] = {"nvmlDeviceGetNvLinkRemoteDeviceType", params + 302, 3, 1},
	[NVML_OP_nvmlDeviceGetNvLinkState] = {"nvmlDeviceGetNvLinkState", params + 305, 3, 1},
	[NVML_OP_nvmlDeviceGetNvlinkSupportedBwModes] = {"nvmlDeviceGetNvlinkSupportedBwModes", params + 308, 2, 1},
	[NVML_OP_nvmlDeviceGetNvLinkUtilizationControl] = {"nvmlDeviceGetNvLinkUtilizationControl", params + 310, 4, 1},
	[NVML_OP_nvmlDeviceGetNvLinkUtilizationCounter] = {"nvmlDeviceGetNvLinkUtilizationCounter", params + 314, 5, 1},
	[NVML_OP_nvmlDeviceGetNvLinkVersion] = {"nvmlDeviceGetNvLinkVersion", params + 319, 3, 1},
	[NVML_OP_nvmlDeviceGetOfaUtilization] = {"nvmlDeviceGetOfaUtilization", params + 322, 3, 1},
	[NVML_OP_nvmlDeviceGetP2PStatus] = {"nvmlDeviceGetP2PStatus", params + 325, 4, 1},
	[NVML_OP_nvmlDeviceGetPcieLinkMaxSpeed] = {"nvmlDeviceGetPcieLinkMaxSpeed", params + 329, 2, 1},
	[NVML_OP_nvmlDeviceGetPcieReplayCounter] = {"nvmlDeviceGetPcieReplayCounter", params + 331, 2, 1},
	[NVML_OP_nvmlDeviceGetPcieSpeed] = {"nvmlDeviceGetPcieSpeed", params + 333, 2, 1},
	[NVML_OP_nvmlDeviceGetPcieThroughput] = {"nvmlDeviceGetPcieThroughput", params + 335, 3, 1},
	[NVML_OP_nvmlDeviceGetPdi] = {"nvmlDeviceGetPdi", params + 338, 2, 1},
	[NVML_OP_nvmlDeviceGetPerformanceModes] = {"nvmlDeviceGetPerformanceModes", params + 340, 2, 1},
	[NVML_OP_nvmlDeviceGetPerformanceState] = {"nvmlDeviceGetPerformanceState", params + 342, 2, 1},
	[NVML_OP_nvmlDeviceGetPersistenceMode] = {"nvmlDeviceGetPersistenceMode", params + 344, 2, 1},
	[NVML_OP_nvmlDeviceGetPlatformInfo] = {"nvmlDeviceGetPlatformInfo", params + 346, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerManagementDefaultLimit] = {"nvmlDeviceGetPowerManagementDefaultLimit", params + 348, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerManagementLimit] = {"nvmlDeviceGetPowerManagementLimit", params + 350, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerManagementLimitConstraints] = {"nvmlDeviceGetPowerManagementLimitConstraints", params + 352, 3, 1},
	[NVML_OP_nvmlDeviceGetPowerManagementMode] = {"nvmlDeviceGetPowerManagementMode", params + 355, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerMizerMode_v1] = {"nvmlDeviceGetPowerMizerMode_v1", params + 357, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerSource] = {"nvmlDeviceGetPowerSource", params + 359, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerState] = {"nvmlDeviceGetPowerState", params + 361, 2, 1},
	[NVML_OP_nvmlDeviceGetPowerUsage] = {"nvmlDeviceGetPowerUsage", params + 363, 2, 1},
	[NVML_OP_nvmlDeviceGetRemappedRows] = {"nvmlDeviceGetRemappedRows", params + 365, 5, 1},
	[NVML_OP_nvmlDeviceGetRepairStatus] = {"nvmlDeviceGetRepairStatus", params + 370, 2, 1},
	[NVML_OP_nvmlDeviceGetRetiredPages] = {"nvmlDeviceGetRetiredPages", params + 372, 4, 1},
	[NVML_OP_nvmlDeviceGetRetiredPagesPendingStatus] = {"nvmlDeviceGetRetiredPagesPendingStatus", params + 376, 2, 1},
	[NVML_OP_nvmlDeviceGetRetiredPages_v2] = {"nvmlDeviceGetRetiredPages_v2", params + 378, 5, 1},
	[NVML_OP_nvmlDeviceGetRowRemapperHistogram] = {"nvmlDeviceGetRowRemapperHistogram", params + 383, 2, 1},
	[NVML_OP_nvmlDeviceGetSamples] = {"nvmlDeviceGetSamples", params + 385, 6, 1},
	[NVML_OP_nvmlDeviceGetSramEccErrorStatus] = {"nvmlDeviceGetSramEccErrorStatus", params + 391, 2, 1},
	[NVML_OP_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts] = {"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", params + 393, 3, 1},
	[NVML_OP_nvmlDeviceGetSupportedClocksEventReasons] = {"nvmlDeviceGetSupportedClocksEventReasons", params + 396, 2, 1},
	[NVML_OP_nvmlDeviceGetSupportedClocksThrottleReasons] = {"nvmlDeviceGetSupportedClocksThrottleReasons", params + 398, 2, 1},
	[NVML_OP_nvmlDeviceGetSupportedGraphicsClocks] = {"nvmlDeviceGetSupportedGraphicsClocks", params + 400, 4, 1},
	[NVML_OP_nvmlDeviceGetSupportedMemoryClocks] = {"nvmlDeviceGetSupportedMemoryClocks", params + 404, 3, 1},
	[NVML_OP_nvmlDeviceGetSupportedPerformanceStates] = {"nvmlDeviceGetSupportedPerformanceStates", params + 407, 3, 1},
	[NVML_OP_nvmlDeviceGetTargetFanSpeed] = {"nvmlDeviceGetTargetFanSpeed", params + 410, 3, 1},
	[NVML_OP_nvmlDeviceGetTemperature] = {"nvmlDeviceGetTemperature", params + 413, 3, 1},
	[NVML_OP_nvmlDeviceGetTemperatureThreshold] = {"nvmlDeviceGetTemperatureThreshold", params + 416, 3, 1},
	[NVML_OP_nvmlDeviceGetTemperatureV] = {"nvmlDeviceGetTemperatureV", params + 419, 2, 1},
	[NVML_OP_nvmlDeviceGetThermalSettings] = {"nvmlDeviceGetThermalSettings", params + 421, 3, 1},
	[NVML_OP_nvmlDeviceGetTopologyCommonAncestor] = {"nvmlDeviceGetTopologyCommonAncestor", params + 424, 3, 1},
	[NVML_OP_nvmlDeviceGetTopologyNearestGpus] = {"nvmlDeviceGetTopologyNearestGpus", params + 427, 4, 1},
	[NVML_OP_nvmlDeviceGetTotalEccErrors] = {"nvmlDeviceGetTotalEccErrors", params + 431, 4, 1},
	[NVML_OP_nvmlDeviceGetTotalEnergyConsumption] = {"nvmlDeviceGetTotalEnergyConsumption", params + 435, 2, 1},
	[NVML_OP_nvmlDeviceGetUnrepairableMemoryFlag_v1] = {"nvmlDeviceGetUnrepairableMemoryFlag_v1", params + 437, 2, 1},
	[NVML_OP_nvmlDeviceGetUtilizationRates] = {"nvmlDeviceGetUtilizationRates", params + 439, 2, 1},
	[NVML_OP_nvmlDeviceGetVbiosVersion] = {"nvmlDeviceGetVbiosVersion", params + 441, 3, 1},
	[NVML_OP_nvmlDeviceGetViolationStatus] = {"nvmlDeviceGetViolationStatus", params + 444, 3, 1},
	[NVML_OP_nvmlDeviceGetVirtualizationMode] = {"nvmlDeviceGetVirtualizationMode", params + 447, 2, 1},
	[NVML_OP_nvmlDeviceQueryDrainState] = {"nvmlDeviceQueryDrainState", params + 449, 2, 1},
	[NVML_OP_nvmlDeviceValidateInforom] = {"nvmlDeviceValidateInforom", params + 451, 1, 1},
	[NVML_OP_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles] = {"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", params + 452, 2, 1},
	[NVML_OP_nvmlDeviceWorkloadPowerProfileGetProfilesInfo] = {"nvmlDeviceWorkloadPowerProfileGetProfilesInfo", params + 454, 2, 1},
	[NVML_OP_nvmlDeviceGetAccountingBufferSize] = {"nvmlDeviceGetAccountingBufferSize", params + 456, 2, 1},
	[NVML_OP_nvmlDeviceGetAccountingMode] = {"nvmlDeviceGetAccountingMode", params + 458, 2, 1},
	[NVML_OP_nvmlDeviceGetAccountingPids] = {"nvmlDeviceGetAccountingPids", params + 460, 3, 1},
	[NVML_OP_nvmlDeviceGetAccountingStats] = {"nvmlDeviceGetAccountingStats", params + 463, 3, 1},
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses] = {"nvmlDeviceGetComputeRunningProcesses", params + 466, 3, 1},
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses_v2] = {"nvmlDeviceGetComputeRunningProcesses_v2", params + 469, 3, 1},
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3] = {"nvmlDeviceGetComputeRunningProcesses_v3", params + 472, 3, 1},
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses] = {"nvmlDeviceGetGraphicsRunningProcesses", params + 475, 3, 1},
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v2] = {"nvmlDeviceGetGraphicsRunningProcesses_v2", params + 478, 3, 1},
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v3] = {"nvmlDeviceGetGraphicsRunningProcesses_v3", params + 481, 3, 1},
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses] = {"nvmlDeviceGetMPSComputeRunningProcesses", params + 484, 3, 1},
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v2] = {"nvmlDeviceGetMPSComputeRunningProcesses_v2", params + 487, 3, 1},
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v3] = {"nvmlDeviceGetMPSComputeRunningProcesses_v3", params + 490, 3, 1},
	[NVML_OP_nvmlDeviceGetProcessesUtilizationInfo] = {"nvmlDeviceGetProcessesUtilizationInfo", params + 493, 3, 1},
	[NVML_OP_nvmlDeviceGetProcessUtilization] = {"nvmlDeviceGetProcessUtilization", params + 496, 4, 1},
	[NVML_OP_nvmlDeviceGetRunningProcessDetailList] = {"nvmlDeviceGetRunningProcessDetailList", params + 500, 3, 1},
	[NVML_OP_nvmlSystemGetProcessName] = {"nvmlSystemGetProcessName", params + 503, 3, 1},
	[NVML_OP_nvmlComputeInstanceGetInfo_v2] = {"nvmlComputeInstanceGetInfo_v2", params + 506, 2, 1},
	[NVML_OP_nvmlDeviceGetComputeInstanceId] = {"nvmlDeviceGetComputeInstanceId", params + 508, 2, 1},
	[NVML_OP_nvmlDeviceGetDeviceHandleFromMigDeviceHandle] = {"nvmlDeviceGetDeviceHandleFromMigDeviceHandle", params + 510, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceById] = {"nvmlDeviceGetGpuInstanceById", params + 512, 3, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceId] = {"nvmlDeviceGetGpuInstanceId", params + 515, 2, 1},
	[NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements] = {"nvmlDeviceGetGpuInstancePossiblePlacements", params + 517, 4, 1},
	[NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements_v2] = {"nvmlDeviceGetGpuInstancePossiblePlacements_v2", params + 521, 4, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfo] = {"nvmlDeviceGetGpuInstanceProfileInfo", params + 525, 3, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoByIdV] = {"nvmlDeviceGetGpuInstanceProfileInfoByIdV", params + 528, 3, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoV] = {"nvmlDeviceGetGpuInstanceProfileInfoV", params + 531, 3, 1},
	[NVML_OP_nvmlDeviceGetGpuInstanceRemainingCapacity] = {"nvmlDeviceGetGpuInstanceRemainingCapacity", params + 534, 3, 1},
	[NVML_OP_nvmlDeviceGetGpuInstances] = {"nvmlDeviceGetGpuInstances", params + 537, 4, 1},
	[NVML_OP_nvmlDeviceGetMaxMigDeviceCount] = {"nvmlDeviceGetMaxMigDeviceCount", params + 541, 2, 1},
	[NVML_OP_nvmlDeviceGetMigDeviceHandleByIndex] = {"nvmlDeviceGetMigDeviceHandleByIndex", params + 543, 3, 1},
	[NVML_OP_nvmlDeviceGetMigMode] = {"nvmlDeviceGetMigMode", params + 546, 3, 1},
	[NVML_OP_nvmlDeviceIsMigDeviceHandle] = {"nvmlDeviceIsMigDeviceHandle", params + 549, 2, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceById] = {"nvmlGpuInstanceGetComputeInstanceById", params + 551, 3, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstancePossiblePlacements] = {"nvmlGpuInstanceGetComputeInstancePossiblePlacements", params + 554, 4, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfo] = {"nvmlGpuInstanceGetComputeInstanceProfileInfo", params + 558, 4, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfoV] = {"nvmlGpuInstanceGetComputeInstanceProfileInfoV", params + 562, 4, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceRemainingCapacity] = {"nvmlGpuInstanceGetComputeInstanceRemainingCapacity", params + 566, 3, 1},
	[NVML_OP_nvmlGpuInstanceGetComputeInstances] = {"nvmlGpuInstanceGetComputeInstances", params + 569, 4, 1},
	[NVML_OP_nvmlGpuInstanceGetInfo] = {"nvmlGpuInstanceGetInfo", params + 573, 2, 1},
	[NVML_OP_nvmlGpmMetricsGet] = {"nvmlGpmMetricsGet", params + 575, 1, 1},
	[NVML_OP_nvmlGpmMigSampleGet] = {"nvmlGpmMigSampleGet", params + 576, 3, 1},
	[NVML_OP_nvmlGpmQueryDeviceSupport] = {"nvmlGpmQueryDeviceSupport", params + 579, 2, 1},
	[NVML_OP_nvmlGpmQueryIfStreamingEnabled] = {"nvmlGpmQueryIfStreamingEnabled", params + 581, 2, 1},
	[NVML_OP_nvmlGpmSampleAlloc] = {"nvmlGpmSampleAlloc", params + 583, 1, 1},
	[NVML_OP_nvmlGpmSampleFree] = {"nvmlGpmSampleFree", params + 584, 1, 1},
	[NVML_OP_nvmlGpmSampleGet] = {"nvmlGpmSampleGet", params + 585, 2, 1},
	[NVML_OP_nvmlDeviceGetSupportedEventTypes] = {"nvmlDeviceGetSupportedEventTypes", params + 587, 2, 1},
	[NVML_OP_nvmlDeviceRegisterEvents] = {"nvmlDeviceRegisterEvents", params + 589, 3, 1},
	[NVML_OP_nvmlEventSetCreate] = {"nvmlEventSetCreate", params + 592, 1, 1},
	[NVML_OP_nvmlEventSetFree] = {"nvmlEventSetFree", params + 593, 1, 1},
	[NVML_OP_nvmlEventSetWait] = {"nvmlEventSetWait", params + 594, 3, 1},
	[NVML_OP_nvmlEventSetWait_v2] = {"nvmlEventSetWait_v2", params + 597, 3, 1},
	[NVML_OP_nvmlSystemGetHicVersion] = {"nvmlSystemGetHicVersion", params + 600, 2, 1},
	[NVML_OP_nvmlUnitGetCount] = {"nvmlUnitGetCount", params + 602, 1, 1},
	[NVML_OP_nvmlUnitGetDevices] = {"nvmlUnitGetDevices", params + 603, 3, 1},
	[NVML_OP_nvmlUnitGetFanSpeedInfo] = {"nvmlUnitGetFanSpeedInfo", params + 606, 2, 1},
	[NVML_OP_nvmlUnitGetHandleByIndex] = {"nvmlUnitGetHandleByIndex", params + 608, 2, 1},
	[NVML_OP_nvmlUnitGetLedState] = {"nvmlUnitGetLedState", params + 610, 2, 1},
	[NVML_OP_nvmlUnitGetPsuInfo] = {"nvmlUnitGetPsuInfo", params + 612, 2, 1},
	[NVML_OP_nvmlUnitGetTemperature] = {"nvmlUnitGetTemperature", params + 614, 3, 1},
	[NVML_OP_nvmlUnitGetUnitInfo] = {"nvmlUnitGetUnitInfo", params + 617, 2, 1},
};

const char *const ferry_op_names[NVML_OP_END] = {
	[NVML_OP_Start] = "Start",
	[NVML_OP_nvmlGetExcludedDeviceCount] = "nvmlGetExcludedDeviceCount",
	[NVML_OP_nvmlGetExcludedDeviceInfoByIndex] = "nvmlGetExcludedDeviceInfoByIndex",
	[NVML_OP_nvmlSystemGetConfComputeCapabilities] = "nvmlSystemGetConfComputeCapabilities",
	[NVML_OP_nvmlSystemGetConfComputeGpusReadyState] = "nvmlSystemGetConfComputeGpusReadyState",
	[NVML_OP_nvmlSystemGetConfComputeKeyRotationThresholdInfo] = "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
	[NVML_OP_nvmlSystemGetConfComputeSettings] = "nvmlSystemGetConfComputeSettings",
	[NVML_OP_nvmlSystemGetConfComputeState] = "nvmlSystemGetConfComputeState",
	[NVML_OP_nvmlSystemGetDriverBranch] = "nvmlSystemGetDriverBranch",
	[NVML_OP_nvmlSystemGetNvlinkBwMode] = "nvmlSystemGetNvlinkBwMode",
	[NVML_OP_nvmlSystemGetTopologyGpuSet] = "nvmlSystemGetTopologyGpuSet",
	[NVML_OP_nvmlDeviceGetArchitecture] = "nvmlDeviceGetArchitecture",
	[NVML_OP_nvmlDeviceGetBoardId] = "nvmlDeviceGetBoardId",
	[NVML_OP_nvmlDeviceGetBoardPartNumber] = "nvmlDeviceGetBoardPartNumber",
	[NVML_OP_nvmlDeviceGetBrand] = "nvmlDeviceGetBrand",
	[NVML_OP_nvmlDeviceGetCudaComputeCapability] = "nvmlDeviceGetCudaComputeCapability",
	[NVML_OP_nvmlDeviceGetHandleByPciBusId] = "nvmlDeviceGetHandleByPciBusId",
	[NVML_OP_nvmlDeviceGetHandleByPciBusId_v2] = "nvmlDeviceGetHandleByPciBusId_v2",
	[NVML_OP_nvmlDeviceGetHandleBySerial] = "nvmlDeviceGetHandleBySerial",
	[NVML_OP_nvmlDeviceGetHandleByUUID] = "nvmlDeviceGetHandleByUUID",
	[NVML_OP_nvmlDeviceGetHandleByUUIDV] = "nvmlDeviceGetHandleByUUIDV",
	[NVML_OP_nvmlDeviceGetIndex] = "nvmlDeviceGetIndex",
	[NVML_OP_nvmlDeviceGetMultiGpuBoard] = "nvmlDeviceGetMultiGpuBoard",
	[NVML_OP_nvmlDeviceGetName] = "nvmlDeviceGetName",
	[NVML_OP_nvmlDeviceGetNumGpuCores] = "nvmlDeviceGetNumGpuCores",
	[NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo] = "nvmlDeviceGetNvLinkRemotePciInfo",
	[NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo_v2] = "nvmlDeviceGetNvLinkRemotePciInfo_v2",
	[NVML_OP_nvmlDeviceGetPciInfo] = "nvmlDeviceGetPciInfo",
	[NVML_OP_nvmlDeviceGetPciInfoExt] = "nvmlDeviceGetPciInfoExt",
	[NVML_OP_nvmlDeviceGetPciInfo_v2] = "nvmlDeviceGetPciInfo_v2",
	[NVML_OP_nvmlDeviceGetPciInfo_v3] = "nvmlDeviceGetPciInfo_v3",
	[NVML_OP_nvmlDeviceGetSerial] = "nvmlDeviceGetSerial",
	[NVML_OP_nvmlDeviceGetUUID] = "nvmlDeviceGetUUID",
	[NVML_OP_nvmlDeviceOnSameBoard] = "nvmlDeviceOnSameBoard",
	[NVML_OP_nvmlDeviceGetAdaptiveClockInfoStatus] = "nvmlDeviceGetAdaptiveClockInfoStatus",
	[NVML_OP_nvmlDeviceGetAddressingMode] = "nvmlDeviceGetAddressingMode",
	[NVML_OP_nvmlDeviceGetAPIRestriction] = "nvmlDeviceGetAPIRestriction",
	[NVML_OP_nvmlDeviceGetApplicationsClock] = "nvmlDeviceGetApplicationsClock",
	[NVML_OP_nvmlDeviceGetAttributes_v2] = "nvmlDeviceGetAttributes_v2",
	[NVML_OP_nvmlDeviceGetAutoBoostedClocksEnabled] = "nvmlDeviceGetAutoBoostedClocksEnabled",
	[NVML_OP_nvmlDeviceGetBAR1MemoryInfo] = "nvmlDeviceGetBAR1MemoryInfo",
	[NVML_OP_nvmlDeviceGetBridgeChipInfo] = "nvmlDeviceGetBridgeChipInfo",
	[NVML_OP_nvmlDeviceGetBusType] = "nvmlDeviceGetBusType",
	[NVML_OP_nvmlDeviceGetC2cModeInfoV] = "nvmlDeviceGetC2cModeInfoV",
	[NVML_OP_nvmlDeviceGetCapabilities] = "nvmlDeviceGetCapabilities",
	[NVML_OP_nvmlDeviceGetClkMonStatus] = "nvmlDeviceGetClkMonStatus",
	[NVML_OP_nvmlDeviceGetClock] = "nvmlDeviceGetClock",
	[NVML_OP_nvmlDeviceGetClockInfo] = "nvmlDeviceGetClockInfo",
	[NVML_OP_nvmlDeviceGetClockOffsets] = "nvmlDeviceGetClockOffsets",
	[NVML_OP_nvmlDeviceGetComputeMode] = "nvmlDeviceGetComputeMode",
	[NVML_OP_nvmlDeviceGetConfComputeGpuAttestationReport] = "nvmlDeviceGetConfComputeGpuAttestationReport",
	[NVML_OP_nvmlDeviceGetConfComputeGpuCertificate] = "nvmlDeviceGetConfComputeGpuCertificate",
	[NVML_OP_nvmlDeviceGetConfComputeMemSizeInfo] = "nvmlDeviceGetConfComputeMemSizeInfo",
	[NVML_OP_nvmlDeviceGetConfComputeProtectedMemoryUsage] = "nvmlDeviceGetConfComputeProtectedMemoryUsage",
	[NVML_OP_nvmlDeviceGetCoolerInfo] = "nvmlDeviceGetCoolerInfo",
	[NVML_OP_nvmlDeviceGetCpuAffinity] = "nvmlDeviceGetCpuAffinity",
	[NVML_OP_nvmlDeviceGetCpuAffinityWithinScope] = "nvmlDeviceGetCpuAffinityWithinScope",
	[NVML_OP_nvmlDeviceGetCurrentClockFreqs] = "nvmlDeviceGetCurrentClockFreqs",
	[NVML_OP_nvmlDeviceGetCurrentClocksEventReasons] = "nvmlDeviceGetCurrentClocksEventReasons",
	[NVML_OP_nvmlDeviceGetCurrentClocksThrottleReasons] = "nvmlDeviceGetCurrentClocksThrottleReasons",
	[NVML_OP_nvmlDeviceGetCurrPcieLinkGeneration] = "nvmlDeviceGetCurrPcieLinkGeneration",
	[NVML_OP_nvmlDeviceGetCurrPcieLinkWidth] = "nvmlDeviceGetCurrPcieLinkWidth",
	[NVML_OP_nvmlDeviceGetDecoderUtilization] = "nvmlDeviceGetDecoderUtilization",
	[NVML_OP_nvmlDeviceGetDefaultApplicationsClock] = "nvmlDeviceGetDefaultApplicationsClock",
	[NVML_OP_nvmlDeviceGetDefaultEccMode] = "nvmlDeviceGetDefaultEccMode",
	[NVML_OP_nvmlDeviceGetDetailedEccErrors] = "nvmlDeviceGetDetailedEccErrors",
	[NVML_OP_nvmlDeviceGetDisplayActive] = "nvmlDeviceGetDisplayActive",
	[NVML_OP_nvmlDeviceGetDisplayMode] = "nvmlDeviceGetDisplayMode",
	[NVML_OP_nvmlDeviceGetDramEncryptionMode] = "nvmlDeviceGetDramEncryptionMode",
	[NVML_OP_nvmlDeviceGetDriverModel] = "nvmlDeviceGetDriverModel",
	[NVML_OP_nvmlDeviceGetDriverModel_v2] = "nvmlDeviceGetDriverModel_v2",
	[NVML_OP_nvmlDeviceGetDynamicPstatesInfo] = "nvmlDeviceGetDynamicPstatesInfo",
	[NVML_OP_nvmlDeviceGetEccMode] = "nvmlDeviceGetEccMode",
	[NVML_OP_nvmlDeviceGetEncoderCapacity] = "nvmlDeviceGetEncoderCapacity",
	[NVML_OP_nvmlDeviceGetEncoderSessions] = "nvmlDeviceGetEncoderSessions",
	[NVML_OP_nvmlDeviceGetEncoderStats] = "nvmlDeviceGetEncoderStats",
	[NVML_OP_nvmlDeviceGetEncoderUtilization] = "nvmlDeviceGetEncoderUtilization",
	[NVML_OP_nvmlDeviceGetEnforcedPowerLimit] = "nvmlDeviceGetEnforcedPowerLimit",
	[NVML_OP_nvmlDeviceGetFanControlPolicy_v2] = "nvmlDeviceGetFanControlPolicy_v2",
	[NVML_OP_nvmlDeviceGetFanSpeed] = "nvmlDeviceGetFanSpeed",
	[NVML_OP_nvmlDeviceGetFanSpeedRPM] = "nvmlDeviceGetFanSpeedRPM",
	[NVML_OP_nvmlDeviceGetFanSpeed_v2] = "nvmlDeviceGetFanSpeed_v2",
	[NVML_OP_nvmlDeviceGetFBCSessions] = "nvmlDeviceGetFBCSessions",
	[NVML_OP_nvmlDeviceGetFBCStats] = "nvmlDeviceGetFBCStats",
	[NVML_OP_nvmlDeviceGetFieldValues] = "nvmlDeviceGetFieldValues",
	[NVML_OP_nvmlDeviceGetGpcClkMinMaxVfOffset] = "nvmlDeviceGetGpcClkMinMaxVfOffset",
	[NVML_OP_nvmlDeviceGetGpcClkVfOffset] = "nvmlDeviceGetGpcClkVfOffset",
	[NVML_OP_nvmlDeviceGetGpuFabricInfo] = "nvmlDeviceGetGpuFabricInfo",
	[NVML_OP_nvmlDeviceGetGpuFabricInfoV] = "nvmlDeviceGetGpuFabricInfoV",
	[NVML_OP_nvmlDeviceGetGpuMaxPcieLinkGeneration] = "nvmlDeviceGetGpuMaxPcieLinkGeneration",
	[NVML_OP_nvmlDeviceGetGpuOperationMode] = "nvmlDeviceGetGpuOperationMode",
	[NVML_OP_nvmlDeviceGetGridLicensableFeatures_v4] = "nvmlDeviceGetGridLicensableFeatures_v4",
	[NVML_OP_nvmlDeviceGetGspFirmwareMode] = "nvmlDeviceGetGspFirmwareMode",
	[NVML_OP_nvmlDeviceGetGspFirmwareVersion] = "nvmlDeviceGetGspFirmwareVersion",
	[NVML_OP_nvmlDeviceGetHostname_v1] = "nvmlDeviceGetHostname_v1",
	[NVML_OP_nvmlDeviceGetHostVgpuMode] = "nvmlDeviceGetHostVgpuMode",
	[NVML_OP_nvmlDeviceGetInforomConfigurationChecksum] = "nvmlDeviceGetInforomConfigurationChecksum",
	[NVML_OP_nvmlDeviceGetInforomImageVersion] = "nvmlDeviceGetInforomImageVersion",
	[NVML_OP_nvmlDeviceGetInforomVersion] = "nvmlDeviceGetInforomVersion",
	[NVML_OP_nvmlDeviceGetIrqNum] = "nvmlDeviceGetIrqNum",
	[NVML_OP_nvmlDeviceGetJpgUtilization] = "nvmlDeviceGetJpgUtilization",
	[NVML_OP_nvmlDeviceGetLastBBXFlushTime] = "nvmlDeviceGetLastBBXFlushTime",
	[NVML_OP_nvmlDeviceGetMarginTemperature] = "nvmlDeviceGetMarginTemperature",
	[NVML_OP_nvmlDeviceGetMaxClockInfo] = "nvmlDeviceGetMaxClockInfo",
	[NVML_OP_nvmlDeviceGetMaxCustomerBoostClock] = "nvmlDeviceGetMaxCustomerBoostClock",
	[NVML_OP_nvmlDeviceGetMaxPcieLinkGeneration] = "nvmlDeviceGetMaxPcieLinkGeneration",
	[NVML_OP_nvmlDeviceGetMaxPcieLinkWidth] = "nvmlDeviceGetMaxPcieLinkWidth",
	[NVML_OP_nvmlDeviceGetMemClkMinMaxVfOffset] = "nvmlDeviceGetMemClkMinMaxVfOffset",
	[NVML_OP_nvmlDeviceGetMemClkVfOffset] = "nvmlDeviceGetMemClkVfOffset",
	[NVML_OP_nvmlDeviceGetMemoryAffinity] = "nvmlDeviceGetMemoryAffinity",
	[NVML_OP_nvmlDeviceGetMemoryBusWidth] = "nvmlDeviceGetMemoryBusWidth",
	[NVML_OP_nvmlDeviceGetMemoryErrorCounter] = "nvmlDeviceGetMemoryErrorCounter",
	[NVML_OP_nvmlDeviceGetMemoryInfo] = "nvmlDeviceGetMemoryInfo",
	[NVML_OP_nvmlDeviceGetMemoryInfo_v2] = "nvmlDeviceGetMemoryInfo_v2",
	[NVML_OP_nvmlDeviceGetMinMaxClockOfPState] = "nvmlDeviceGetMinMaxClockOfPState",
	[NVML_OP_nvmlDeviceGetMinMaxFanSpeed] = "nvmlDeviceGetMinMaxFanSpeed",
	[NVML_OP_nvmlDeviceGetMinorNumber] = "nvmlDeviceGetMinorNumber",
	[NVML_OP_nvmlDeviceGetModuleId] = "nvmlDeviceGetModuleId",
	[NVML_OP_nvmlDeviceGetNumaNodeId] = "nvmlDeviceGetNumaNodeId",
	[NVML_OP_nvmlDeviceGetNumFans] = "nvmlDeviceGetNumFans",
	[NVML_OP_nvmlDeviceGetNvlinkBwMode] = "nvmlDeviceGetNvlinkBwMode",
	[NVML_OP_nvmlDeviceGetNvLinkCapability] = "nvmlDeviceGetNvLinkCapability",
	[NVML_OP_nvmlDeviceGetNvLinkErrorCounter] = "nvmlDeviceGetNvLinkErrorCounter",
	[NVML_OP_nvmlDeviceGetNvLinkInfo] = "nvmlDeviceGetNvLinkInfo",
	[NVML_OP_nvmlDeviceGetNvLinkRemoteDeviceType] = "nvmlDeviceGetNvLinkRemoteDeviceType",
	[NVML_OP_nvmlDeviceGetNvLinkState] = "nvmlDeviceGetNvLinkState",
	[NVML_OP_nvmlDeviceGetNvlinkSupportedBwModes] = "nvmlDeviceGetNvlinkSupportedBwModes",
	[NVML_OP_nvmlDeviceGetNvLinkUtilizationControl] = "nvmlDeviceGetNvLinkUtilizationControl",
	[NVML_OP_nvmlDeviceGetNvLinkUtilizationCounter] = "nvmlDeviceGetNvLinkUtilizationCounter",
	[NVML_OP_nvmlDeviceGetNvLinkVersion] = "nvmlDeviceGetNvLinkVersion",
	[NVML_OP_nvmlDeviceGetOfaUtilization] = "nvmlDeviceGetOfaUtilization",
	[NVML_OP_nvmlDeviceGetP2PStatus] = "nvmlDeviceGetP2PStatus",
	[NVML_OP_nvmlDeviceGetPcieLinkMaxSpeed] = "nvmlDeviceGetPcieLinkMaxSpeed",
	[NVML_OP_nvmlDeviceGetPcieReplayCounter] = "nvmlDeviceGetPcieReplayCounter",
	[NVML_OP_nvmlDeviceGetPcieSpeed] = "nvmlDeviceGetPcieSpeed",
	[NVML_OP_nvmlDeviceGetPcieThroughput] = "nvmlDeviceGetPcieThroughput",
	[NVML_OP_nvmlDeviceGetPdi] = "nvmlDeviceGetPdi",
	[NVML_OP_nvmlDeviceGetPerformanceModes] = "nvmlDeviceGetPerformanceModes",
	[NVML_OP_nvmlDeviceGetPerformanceState] = "nvmlDeviceGetPerformanceState",
	[NVML_OP_nvmlDeviceGetPersistenceMode] = "nvmlDeviceGetPersistenceMode",
	[NVML_OP_nvmlDeviceGetPlatformInfo] = "nvmlDeviceGetPlatformInfo",
	[NVML_OP_nvmlDeviceGetPowerManagementDefaultLimit] = "nvmlDeviceGetPowerManagementDefaultLimit",
	[NVML_OP_nvmlDeviceGetPowerManagementLimit] = "nvmlDeviceGetPowerManagementLimit",
	[NVML_OP_nvmlDeviceGetPowerManagementLimitConstraints] = "nvmlDeviceGetPowerManagementLimitConstraints",
	[NVML_OP_nvmlDeviceGetPowerManagementMode] = "nvmlDeviceGetPowerManagementMode",
	[NVML_OP_nvmlDeviceGetPowerMizerMode_v1] = "nvmlDeviceGetPowerMizerMode_v1",
	[NVML_OP_nvmlDeviceGetPowerSource] = "nvmlDeviceGetPowerSource",
	[NVML_OP_nvmlDeviceGetPowerState] = "nvmlDeviceGetPowerState",
	[NVML_OP_nvmlDeviceGetPowerUsage] = "nvmlDeviceGetPowerUsage",
	[NVML_OP_nvmlDeviceGetRemappedRows] = "nvmlDeviceGetRemappedRows",
	[NVML_OP_nvmlDeviceGetRepairStatus] = "nvmlDeviceGetRepairStatus",
	[NVML_OP_nvmlDeviceGetRetiredPages] = "nvmlDeviceGetRetiredPages",
	[NVML_OP_nvmlDeviceGetRetiredPagesPendingStatus] = "nvmlDeviceGetRetiredPagesPendingStatus",
	[NVML_OP_nvmlDeviceGetRetiredPages_v2] = "nvmlDeviceGetRetiredPages_v2",
	[NVML_OP_nvmlDeviceGetRowRemapperHistogram] = "nvmlDeviceGetRowRemapperHistogram",
	[NVML_OP_nvmlDeviceGetSamples] = "nvmlDeviceGetSamples",
	[NVML_OP_nvmlDeviceGetSramEccErrorStatus] = "nvmlDeviceGetSramEccErrorStatus",
	[NVML_OP_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts] = "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
	[NVML_OP_nvmlDeviceGetSupportedClocksEventReasons] = "nvmlDeviceGetSupportedClocksEventReasons",
	[NVML_OP_nvmlDeviceGetSupportedClocksThrottleReasons] = "nvmlDeviceGetSupportedClocksThrottleReasons",
	[NVML_OP_nvmlDeviceGetSupportedGraphicsClocks] = "nvmlDeviceGetSupportedGraphicsClocks",
	[NVML_OP_nvmlDeviceGetSupportedMemoryClocks] = "nvmlDeviceGetSupportedMemoryClocks",
	[NVML_OP_nvmlDeviceGetSupportedPerformanceStates] = "nvmlDeviceGetSupportedPerformanceStates",
	[NVML_OP_nvmlDeviceGetTargetFanSpeed] = "nvmlDeviceGetTargetFanSpeed",
	[NVML_OP_nvmlDeviceGetTemperature] = "nvmlDeviceGetTemperature",
	[NVML_OP_nvmlDeviceGetTemperatureThreshold] = "nvmlDeviceGetTemperatureThreshold",
	[NVML_OP_nvmlDeviceGetTemperatureV] = "nvmlDeviceGetTemperatureV",
	[NVML_OP_nvmlDeviceGetThermalSettings] = "nvmlDeviceGetThermalSettings",
	[NVML_OP_nvmlDeviceGetTopologyCommonAncestor] = "nvmlDeviceGetTopologyCommonAncestor",
	[NVML_OP_nvmlDeviceGetTopologyNearestGpus] = "nvmlDeviceGetTopologyNearestGpus",
	[NVML_OP_nvmlDeviceGetTotalEccErrors] = "nvmlDeviceGetTotalEccErrors",
	[NVML_OP_nvmlDeviceGetTotalEnergyConsumption] = "nvmlDeviceGetTotalEnergyConsumption",
	[NVML_OP_nvmlDeviceGetUnrepairableMemoryFlag_v1] = "nvmlDeviceGetUnrepairableMemoryFlag_v1",
	[NVML_OP_nvmlDeviceGetUtilizationRates] = "nvmlDeviceGetUtilizationRates",
	[NVML_OP_nvmlDeviceGetVbiosVersion] = "nvmlDeviceGetVbiosVersion",
	[NVML_OP_nvmlDeviceGetViolationStatus] = "nvmlDeviceGetViolationStatus",
	[NVML_OP_nvmlDeviceGetVirtualizationMode] = "nvmlDeviceGetVirtualizationMode",
	[NVML_OP_nvmlDeviceQueryDrainState] = "nvmlDeviceQueryDrainState",
	[NVML_OP_nvmlDeviceValidateInforom] = "nvmlDeviceValidateInforom",
	[NVML_OP_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles] = "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
	[NVML_OP_nvmlDeviceWorkloadPowerProfileGetProfilesInfo] = "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
	[NVML_OP_nvmlDeviceGetAccountingBufferSize] = "nvmlDeviceGetAccountingBufferSize",
	[NVML_OP_nvmlDeviceGetAccountingMode] = "nvmlDeviceGetAccountingMode",
	[NVML_OP_nvmlDeviceGetAccountingPids] = "nvmlDeviceGetAccountingPids",
	[NVML_OP_nvmlDeviceGetAccountingStats] = "nvmlDeviceGetAccountingStats",
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses] = "nvmlDeviceGetComputeRunningProcesses",
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses_v2] = "nvmlDeviceGetComputeRunningProcesses_v2",
	[NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3] = "nvmlDeviceGetComputeRunningProcesses_v3",
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses] = "nvmlDeviceGetGraphicsRunningProcesses",
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v2] = "nvmlDeviceGetGraphicsRunningProcesses_v2",
	[NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v3] = "nvmlDeviceGetGraphicsRunningProcesses_v3",
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses] = "nvmlDeviceGetMPSComputeRunningProcesses",
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v2] = "nvmlDeviceGetMPSComputeRunningProcesses_v2",
	[NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v3] = "nvmlDeviceGetMPSComputeRunningProcesses_v3",
	[NVML_OP_nvmlDeviceGetProcessesUtilizationInfo] = "nvmlDeviceGetProcessesUtilizationInfo",
	[NVML_OP_nvmlDeviceGetProcessUtilization] = "nvmlDeviceGetProcessUtilization",
	[NVML_OP_nvmlDeviceGetRunningProcessDetailList] = "nvmlDeviceGetRunningProcessDetailList",
	[NVML_OP_nvmlSystemGetProcessName] = "nvmlSystemGetProcessName",
	[NVML_OP_nvmlComputeInstanceGetInfo_v2] = "nvmlComputeInstanceGetInfo_v2",
	[NVML_OP_nvmlDeviceGetComputeInstanceId] = "nvmlDeviceGetComputeInstanceId",
	[NVML_OP_nvmlDeviceGetDeviceHandleFromMigDeviceHandle] = "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
	[NVML_OP_nvmlDeviceGetGpuInstanceById] = "nvmlDeviceGetGpuInstanceById",
	[NVML_OP_nvmlDeviceGetGpuInstanceId] = "nvmlDeviceGetGpuInstanceId",
	[NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements] = "nvmlDeviceGetGpuInstancePossiblePlacements",
	[NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements_v2] = "nvmlDeviceGetGpuInstancePossiblePlacements_v2",
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfo] = "nvmlDeviceGetGpuInstanceProfileInfo",
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoByIdV] = "nvmlDeviceGetGpuInstanceProfileInfoByIdV",
	[NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoV] = "nvmlDeviceGetGpuInstanceProfileInfoV",
	[NVML_OP_nvmlDeviceGetGpuInstanceRemainingCapacity] = "nvmlDeviceGetGpuInstanceRemainingCapacity",
	[NVML_OP_nvmlDeviceGetGpuInstances] = "nvmlDeviceGetGpuInstances",
	[NVML_OP_nvmlDeviceGetMaxMigDeviceCount] = "nvmlDeviceGetMaxMigDeviceCount",
	[NVML_OP_nvmlDeviceGetMigDeviceHandleByIndex] = "nvmlDeviceGetMigDeviceHandleByIndex",
	[NVML_OP_nvmlDeviceGetMigMode] = "nvmlDeviceGetMigMode",
	[NVML_OP_nvmlDeviceIsMigDeviceHandle] = "nvmlDeviceIsMigDeviceHandle",
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceById] = "nvmlGpuInstanceGetComputeInstanceById",
	[NVML_OP_nvmlGpuInstanceGetComputeInstancePossiblePlacements] = "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfo] = "nvmlGpuInstanceGetComputeInstanceProfileInfo",
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfoV] = "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
	[NVML_OP_nvmlGpuInstanceGetComputeInstanceRemainingCapacity] = "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
	[NVML_OP_nvmlGpuInstanceGetComputeInstances] = "nvmlGpuInstanceGetComputeInstances",
	[NVML_OP_nvmlGpuInstanceGetInfo] = "nvmlGpuInstanceGetInfo",
	[NVML_OP_nvmlGpmMetricsGet] = "nvmlGpmMetricsGet",
	[NVML_OP_nvmlGpmMigSampleGet] = "nvmlGpmMigSampleGet",
	[NVML_OP_nvmlGpmQueryDeviceSupport] = "nvmlGpmQueryDeviceSupport",
	[NVML_OP_nvmlGpmQueryIfStreamingEnabled] = "nvmlGpmQueryIfStreamingEnabled",
	[NVML_OP_nvmlGpmSampleAlloc] = "nvmlGpmSampleAlloc",
	[NVML_OP_nvmlGpmSampleFree] = "nvmlGpmSampleFree",
	[NVML_OP_nvmlGpmSampleGet] = "nvmlGpmSampleGet",
	[NVML_OP_nvmlDeviceGetSupportedEventTypes] = "nvmlDeviceGetSupportedEventTypes",
	[NVML_OP_nvmlDeviceRegisterEvents] = "nvmlDeviceRegisterEvents",
	[NVML_OP_nvmlEventSetCreate] = "nvmlEventSetCreate",
	[NVML_OP_nvmlEventSetFree] = "nvmlEventSetFree",
	[NVML_OP_nvmlEventSetWait] = "nvmlEventSetWait",
	[NVML_OP_nvmlEventSetWait_v2] = "nvmlEventSetWait_v2",
	[NVML_OP_nvmlSystemGetHicVersion] = "nvmlSystemGetHicVersion",
	[NVML_OP_nvmlUnitGetCount] = "nvmlUnitGetCount",
	[NVML_OP_nvmlUnitGetDevices] = "nvmlUnitGetDevices",
	[NVML_OP_nvmlUnitGetFanSpeedInfo] = "nvmlUnitGetFanSpeedInfo",
	[NVML_OP_nvmlUnitGetHandleByIndex] = "nvmlUnitGetHandleByIndex",
	[NVML_OP_nvmlUnitGetLedState] = "nvmlUnitGetLedState",
	[NVML_OP_nvmlUnitGetPsuInfo] = "nvmlUnitGetPsuInfo",
	[NVML_OP_nvmlUnitGetTemperature] = "nvmlUnitGetTemperature",
	[NVML_OP_nvmlUnitGetUnitInfo] = "nvmlUnitGetUnitInfo",
};
const unsigned ferry_op_count = NVML_OP_END;
