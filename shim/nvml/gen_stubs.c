/* Generated from api/ by gen/emit; do not edit. */
#include "nvml.h"

NVML_API nvmlReturn_t nvmlGetBlacklistDeviceCount(void *deviceCount)
{
	return nvml_call(NVML_OP_nvmlGetExcludedDeviceCount, (const uint64_t[]){NVML_P(deviceCount)});
}

NVML_API nvmlReturn_t nvmlGetBlacklistDeviceInfoByIndex(unsigned index, void *info)
{
	return nvml_call(NVML_OP_nvmlGetExcludedDeviceInfoByIndex, (const uint64_t[]){NVML_W(index), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlGetExcludedDeviceCount(void *deviceCount)
{
	return nvml_call(NVML_OP_nvmlGetExcludedDeviceCount, (const uint64_t[]){NVML_P(deviceCount)});
}

NVML_API nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned index, void *info)
{
	return nvml_call(NVML_OP_nvmlGetExcludedDeviceInfoByIndex, (const uint64_t[]){NVML_W(index), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlSystemGetConfComputeCapabilities(void *capabilities)
{
	return nvml_call(NVML_OP_nvmlSystemGetConfComputeCapabilities, (const uint64_t[]){NVML_P(capabilities)});
}

NVML_API nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(void *isAcceptingWork)
{
	return nvml_call(NVML_OP_nvmlSystemGetConfComputeGpusReadyState, (const uint64_t[]){NVML_P(isAcceptingWork)});
}

NVML_API nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(void *pKeyRotationThrInfo)
{
	return nvml_call(NVML_OP_nvmlSystemGetConfComputeKeyRotationThresholdInfo, (const uint64_t[]){NVML_P(pKeyRotationThrInfo)});
}

NVML_API nvmlReturn_t nvmlSystemGetConfComputeSettings(void *settings)
{
	return nvml_call(NVML_OP_nvmlSystemGetConfComputeSettings, (const uint64_t[]){NVML_P(settings)});
}

NVML_API nvmlReturn_t nvmlSystemGetConfComputeState(void *state)
{
	return nvml_call(NVML_OP_nvmlSystemGetConfComputeState, (const uint64_t[]){NVML_P(state)});
}

NVML_API nvmlReturn_t nvmlSystemGetDriverBranch(void *branchInfo, unsigned length)
{
	return nvml_call(NVML_OP_nvmlSystemGetDriverBranch, (const uint64_t[]){NVML_P(branchInfo), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlSystemGetNvlinkBwMode(void *nvlinkBwMode)
{
	return nvml_call(NVML_OP_nvmlSystemGetNvlinkBwMode, (const uint64_t[]){NVML_P(nvlinkBwMode)});
}

NVML_API nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned cpuNumber, void *count, void *deviceArray)
{
	return nvml_call(NVML_OP_nvmlSystemGetTopologyGpuSet, (const uint64_t[]){NVML_W(cpuNumber), NVML_P(count), NVML_P(deviceArray)});
}

NVML_API nvmlReturn_t nvmlDeviceGetArchitecture(void *device, void *arch)
{
	return nvml_call(NVML_OP_nvmlDeviceGetArchitecture, (const uint64_t[]){NVML_P(device), NVML_P(arch)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBoardId(void *device, void *boardId)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBoardId, (const uint64_t[]){NVML_P(device), NVML_P(boardId)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBoardPartNumber(void *device, void *partNumber, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBoardPartNumber, (const uint64_t[]){NVML_P(device), NVML_P(partNumber), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBrand(void *device, void *type)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBrand, (const uint64_t[]){NVML_P(device), NVML_P(type)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCudaComputeCapability(void *device, void *major, void *minor)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCudaComputeCapability, (const uint64_t[]){NVML_P(device), NVML_P(major), NVML_P(minor)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleByPciBusId(void *pciBusId, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHandleByPciBusId, (const uint64_t[]){NVML_P(pciBusId), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(void *pciBusId, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHandleByPciBusId_v2, (const uint64_t[]){NVML_P(pciBusId), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleBySerial(void *serial, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHandleBySerial, (const uint64_t[]){NVML_P(serial), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleByUUID(void *uuid, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHandleByUUID, (const uint64_t[]){NVML_P(uuid), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleByUUIDV(void *uuid, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHandleByUUIDV, (const uint64_t[]){NVML_P(uuid), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetIndex(void *device, void *index)
{
	return nvml_call(NVML_OP_nvmlDeviceGetIndex, (const uint64_t[]){NVML_P(device), NVML_P(index)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMultiGpuBoard(void *device, void *multiGpuBool)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMultiGpuBoard, (const uint64_t[]){NVML_P(device), NVML_P(multiGpuBool)});
}

NVML_API nvmlReturn_t nvmlDeviceGetName(void *device, void *name, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetName, (const uint64_t[]){NVML_P(device), NVML_P(name), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNumGpuCores(void *device, void *numCores)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNumGpuCores, (const uint64_t[]){NVML_P(device), NVML_P(numCores)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(void *device, unsigned link, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(void *device, unsigned link, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkRemotePciInfo_v2, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPciInfo(void *device, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPciInfo, (const uint64_t[]){NVML_P(device), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPciInfoExt(void *device, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPciInfoExt, (const uint64_t[]){NVML_P(device), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPciInfo_v2(void *device, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPciInfo_v2, (const uint64_t[]){NVML_P(device), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPciInfo_v3(void *device, void *pci)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPciInfo_v3, (const uint64_t[]){NVML_P(device), NVML_P(pci)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSerial(void *device, void *serial, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSerial, (const uint64_t[]){NVML_P(device), NVML_P(serial), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetUUID(void *device, void *uuid, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetUUID, (const uint64_t[]){NVML_P(device), NVML_P(uuid), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceOnSameBoard(void *device1, void *device2, void *onSameBoard)
{
	return nvml_call(NVML_OP_nvmlDeviceOnSameBoard, (const uint64_t[]){NVML_P(device1), NVML_P(device2), NVML_P(onSameBoard)});
}

NVML_API nvmlReturn_t nvmlDeviceClearCpuAffinity(void *device)
{
	return nvml_refuse("nvmlDeviceClearCpuAffinity", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(void *device, void *adaptiveClockStatus)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAdaptiveClockInfoStatus, (const uint64_t[]){NVML_P(device), NVML_P(adaptiveClockStatus)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAddressingMode(void *device, void *mode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAddressingMode, (const uint64_t[]){NVML_P(device), NVML_P(mode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAPIRestriction(void *device, int apiType, void *isRestricted)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAPIRestriction, (const uint64_t[]){NVML_P(device), NVML_W(apiType), NVML_P(isRestricted)});
}

NVML_API nvmlReturn_t nvmlDeviceGetApplicationsClock(void *device, int clockType, void *clockMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetApplicationsClock, (const uint64_t[]){NVML_P(device), NVML_W(clockType), NVML_P(clockMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAttributes(void *device, void *attributes)
{
	(void)attributes;
	return nvml_refuse("nvmlDeviceGetAttributes", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetAttributes_v2(void *device, void *attributes)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAttributes_v2, (const uint64_t[]){NVML_P(device), NVML_P(attributes)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(void *device, void *isEnabled, void *defaultIsEnabled)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAutoBoostedClocksEnabled, (const uint64_t[]){NVML_P(device), NVML_P(isEnabled), NVML_P(defaultIsEnabled)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(void *device, void *bar1Memory)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBAR1MemoryInfo, (const uint64_t[]){NVML_P(device), NVML_P(bar1Memory)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBridgeChipInfo(void *device, void *bridgeHierarchy)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBridgeChipInfo, (const uint64_t[]){NVML_P(device), NVML_P(bridgeHierarchy)});
}

NVML_API nvmlReturn_t nvmlDeviceGetBusType(void *device, void *type)
{
	return nvml_call(NVML_OP_nvmlDeviceGetBusType, (const uint64_t[]){NVML_P(device), NVML_P(type)});
}

NVML_API nvmlReturn_t nvmlDeviceGetC2cModeInfoV(void *device, void *c2cModeInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetC2cModeInfoV, (const uint64_t[]){NVML_P(device), NVML_P(c2cModeInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCapabilities(void *device, void *caps)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCapabilities, (const uint64_t[]){NVML_P(device), NVML_P(caps)});
}

NVML_API nvmlReturn_t nvmlDeviceGetClkMonStatus(void *device, void *status)
{
	return nvml_call(NVML_OP_nvmlDeviceGetClkMonStatus, (const uint64_t[]){NVML_P(device), NVML_P(status)});
}

NVML_API nvmlReturn_t nvmlDeviceGetClock(void *device, int clockType, int clockId, void *clockMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetClock, (const uint64_t[]){NVML_P(device), NVML_W(clockType), NVML_W(clockId), NVML_P(clockMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetClockInfo(void *device, int type, void *clock)
{
	return nvml_call(NVML_OP_nvmlDeviceGetClockInfo, (const uint64_t[]){NVML_P(device), NVML_W(type), NVML_P(clock)});
}

NVML_API nvmlReturn_t nvmlDeviceGetClockOffsets(void *device, void *info)
{
	return nvml_call(NVML_OP_nvmlDeviceGetClockOffsets, (const uint64_t[]){NVML_P(device), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetComputeMode(void *device, void *mode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetComputeMode, (const uint64_t[]){NVML_P(device), NVML_P(mode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(void *device, void *gpuAtstReport)
{
	return nvml_call(NVML_OP_nvmlDeviceGetConfComputeGpuAttestationReport, (const uint64_t[]){NVML_P(device), NVML_P(gpuAtstReport)});
}

NVML_API nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(void *device, void *gpuCert)
{
	return nvml_call(NVML_OP_nvmlDeviceGetConfComputeGpuCertificate, (const uint64_t[]){NVML_P(device), NVML_P(gpuCert)});
}

NVML_API nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(void *device, void *memInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetConfComputeMemSizeInfo, (const uint64_t[]){NVML_P(device), NVML_P(memInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(void *device, void *memory)
{
	return nvml_call(NVML_OP_nvmlDeviceGetConfComputeProtectedMemoryUsage, (const uint64_t[]){NVML_P(device), NVML_P(memory)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCoolerInfo(void *device, void *coolerInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCoolerInfo, (const uint64_t[]){NVML_P(device), NVML_P(coolerInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCpuAffinity(void *device, unsigned cpuSetSize, void *cpuSet)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCpuAffinity, (const uint64_t[]){NVML_P(device), NVML_W(cpuSetSize), NVML_P(cpuSet)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(void *device, unsigned cpuSetSize, void *cpuSet, unsigned scope)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCpuAffinityWithinScope, (const uint64_t[]){NVML_P(device), NVML_W(cpuSetSize), NVML_P(cpuSet), NVML_W(scope)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(void *device, void *currentClockFreqs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCurrentClockFreqs, (const uint64_t[]){NVML_P(device), NVML_P(currentClockFreqs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(void *device, void *clocksEventReasons)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCurrentClocksEventReasons, (const uint64_t[]){NVML_P(device), NVML_P(clocksEventReasons)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(void *device, void *clocksThrottleReasons)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCurrentClocksThrottleReasons, (const uint64_t[]){NVML_P(device), NVML_P(clocksThrottleReasons)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(void *device, void *currLinkGen)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCurrPcieLinkGeneration, (const uint64_t[]){NVML_P(device), NVML_P(currLinkGen)});
}

NVML_API nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(void *device, void *currLinkWidth)
{
	return nvml_call(NVML_OP_nvmlDeviceGetCurrPcieLinkWidth, (const uint64_t[]){NVML_P(device), NVML_P(currLinkWidth)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDecoderUtilization(void *device, void *utilization, void *samplingPeriodUs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDecoderUtilization, (const uint64_t[]){NVML_P(device), NVML_P(utilization), NVML_P(samplingPeriodUs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(void *device, int clockType, void *clockMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDefaultApplicationsClock, (const uint64_t[]){NVML_P(device), NVML_W(clockType), NVML_P(clockMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDefaultEccMode(void *device, void *defaultMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDefaultEccMode, (const uint64_t[]){NVML_P(device), NVML_P(defaultMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDetailedEccErrors(void *device, int errorType, int counterType, void *eccCounts)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDetailedEccErrors, (const uint64_t[]){NVML_P(device), NVML_W(errorType), NVML_W(counterType), NVML_P(eccCounts)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDisplayActive(void *device, void *isActive)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDisplayActive, (const uint64_t[]){NVML_P(device), NVML_P(isActive)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDisplayMode(void *device, void *display)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDisplayMode, (const uint64_t[]){NVML_P(device), NVML_P(display)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDramEncryptionMode(void *device, void *current, void *pending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDramEncryptionMode, (const uint64_t[]){NVML_P(device), NVML_P(current), NVML_P(pending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDriverModel(void *device, void *current, void *pending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDriverModel, (const uint64_t[]){NVML_P(device), NVML_P(current), NVML_P(pending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDriverModel_v2(void *device, void *current, void *pending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDriverModel_v2, (const uint64_t[]){NVML_P(device), NVML_P(current), NVML_P(pending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(void *device, void *pDynamicPstatesInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDynamicPstatesInfo, (const uint64_t[]){NVML_P(device), NVML_P(pDynamicPstatesInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEccMode(void *device, void *current, void *pending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEccMode, (const uint64_t[]){NVML_P(device), NVML_P(current), NVML_P(pending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEncoderCapacity(void *device, int encoderQueryType, void *encoderCapacity)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEncoderCapacity, (const uint64_t[]){NVML_P(device), NVML_W(encoderQueryType), NVML_P(encoderCapacity)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEncoderSessions(void *device, void *sessionCount, void *sessionInfos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEncoderSessions, (const uint64_t[]){NVML_P(device), NVML_P(sessionCount), NVML_P(sessionInfos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEncoderStats(void *device, void *sessionCount, void *averageFps, void *averageLatency)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEncoderStats, (const uint64_t[]){NVML_P(device), NVML_P(sessionCount), NVML_P(averageFps), NVML_P(averageLatency)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEncoderUtilization(void *device, void *utilization, void *samplingPeriodUs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEncoderUtilization, (const uint64_t[]){NVML_P(device), NVML_P(utilization), NVML_P(samplingPeriodUs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(void *device, void *limit)
{
	return nvml_call(NVML_OP_nvmlDeviceGetEnforcedPowerLimit, (const uint64_t[]){NVML_P(device), NVML_P(limit)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(void *device, unsigned fan, void *policy)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFanControlPolicy_v2, (const uint64_t[]){NVML_P(device), NVML_W(fan), NVML_P(policy)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFanSpeed(void *device, void *speed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFanSpeed, (const uint64_t[]){NVML_P(device), NVML_P(speed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFanSpeedRPM(void *device, void *fanSpeed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFanSpeedRPM, (const uint64_t[]){NVML_P(device), NVML_P(fanSpeed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFanSpeed_v2(void *device, unsigned fan, void *speed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFanSpeed_v2, (const uint64_t[]){NVML_P(device), NVML_W(fan), NVML_P(speed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFBCSessions(void *device, void *sessionCount, void *sessionInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFBCSessions, (const uint64_t[]){NVML_P(device), NVML_P(sessionCount), NVML_P(sessionInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFBCStats(void *device, void *fbcStats)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFBCStats, (const uint64_t[]){NVML_P(device), NVML_P(fbcStats)});
}

NVML_API nvmlReturn_t nvmlDeviceGetFieldValues(void *device, int valuesCount, void *values)
{
	return nvml_call(NVML_OP_nvmlDeviceGetFieldValues, (const uint64_t[]){NVML_P(device), NVML_W(valuesCount), NVML_P(values)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(void *device, void *minOffset, void *maxOffset)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpcClkMinMaxVfOffset, (const uint64_t[]){NVML_P(device), NVML_P(minOffset), NVML_P(maxOffset)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(void *device, void *offset)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpcClkVfOffset, (const uint64_t[]){NVML_P(device), NVML_P(offset)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuFabricInfo(void *device, void *gpuFabricInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuFabricInfo, (const uint64_t[]){NVML_P(device), NVML_P(gpuFabricInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(void *device, void *gpuFabricInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuFabricInfoV, (const uint64_t[]){NVML_P(device), NVML_P(gpuFabricInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(void *device, void *maxLinkGenDevice)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuMaxPcieLinkGeneration, (const uint64_t[]){NVML_P(device), NVML_P(maxLinkGenDevice)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuOperationMode(void *device, void *current, void *pending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuOperationMode, (const uint64_t[]){NVML_P(device), NVML_P(current), NVML_P(pending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(void *device, void *pGridLicensableFeatures)
{
	(void)pGridLicensableFeatures;
	return nvml_refuse("nvmlDeviceGetGridLicensableFeatures", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(void *device, void *pGridLicensableFeatures)
{
	(void)pGridLicensableFeatures;
	return nvml_refuse("nvmlDeviceGetGridLicensableFeatures_v2", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(void *device, void *pGridLicensableFeatures)
{
	(void)pGridLicensableFeatures;
	return nvml_refuse("nvmlDeviceGetGridLicensableFeatures_v3", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(void *device, void *pGridLicensableFeatures)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGridLicensableFeatures_v4, (const uint64_t[]){NVML_P(device), NVML_P(pGridLicensableFeatures)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGspFirmwareMode(void *device, void *isEnabled, void *defaultMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGspFirmwareMode, (const uint64_t[]){NVML_P(device), NVML_P(isEnabled), NVML_P(defaultMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(void *device, void *version)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGspFirmwareVersion, (const uint64_t[]){NVML_P(device), NVML_P(version)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHostname_v1(void *device, void *hostname)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHostname_v1, (const uint64_t[]){NVML_P(device), NVML_P(hostname)});
}

NVML_API nvmlReturn_t nvmlDeviceGetHostVgpuMode(void *device, void *pHostVgpuMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetHostVgpuMode, (const uint64_t[]){NVML_P(device), NVML_P(pHostVgpuMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(void *device, void *checksum)
{
	return nvml_call(NVML_OP_nvmlDeviceGetInforomConfigurationChecksum, (const uint64_t[]){NVML_P(device), NVML_P(checksum)});
}

NVML_API nvmlReturn_t nvmlDeviceGetInforomImageVersion(void *device, void *version, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetInforomImageVersion, (const uint64_t[]){NVML_P(device), NVML_P(version), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetInforomVersion(void *device, int object, void *version, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetInforomVersion, (const uint64_t[]){NVML_P(device), NVML_W(object), NVML_P(version), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetIrqNum(void *device, void *irqNum)
{
	return nvml_call(NVML_OP_nvmlDeviceGetIrqNum, (const uint64_t[]){NVML_P(device), NVML_P(irqNum)});
}

NVML_API nvmlReturn_t nvmlDeviceGetJpgUtilization(void *device, void *utilization, void *samplingPeriodUs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetJpgUtilization, (const uint64_t[]){NVML_P(device), NVML_P(utilization), NVML_P(samplingPeriodUs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(void *device, void *timestamp, void *durationUs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetLastBBXFlushTime, (const uint64_t[]){NVML_P(device), NVML_P(timestamp), NVML_P(durationUs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMarginTemperature(void *device, void *marginTempInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMarginTemperature, (const uint64_t[]){NVML_P(device), NVML_P(marginTempInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMaxClockInfo(void *device, int type, void *clock)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMaxClockInfo, (const uint64_t[]){NVML_P(device), NVML_W(type), NVML_P(clock)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(void *device, int clockType, void *clockMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMaxCustomerBoostClock, (const uint64_t[]){NVML_P(device), NVML_W(clockType), NVML_P(clockMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(void *device, void *maxLinkGen)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMaxPcieLinkGeneration, (const uint64_t[]){NVML_P(device), NVML_P(maxLinkGen)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(void *device, void *maxLinkWidth)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMaxPcieLinkWidth, (const uint64_t[]){NVML_P(device), NVML_P(maxLinkWidth)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(void *device, void *minOffset, void *maxOffset)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemClkMinMaxVfOffset, (const uint64_t[]){NVML_P(device), NVML_P(minOffset), NVML_P(maxOffset)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemClkVfOffset(void *device, void *offset)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemClkVfOffset, (const uint64_t[]){NVML_P(device), NVML_P(offset)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemoryAffinity(void *device, unsigned nodeSetSize, void *nodeSet, unsigned scope)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemoryAffinity, (const uint64_t[]){NVML_P(device), NVML_W(nodeSetSize), NVML_P(nodeSet), NVML_W(scope)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemoryBusWidth(void *device, void *busWidth)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemoryBusWidth, (const uint64_t[]){NVML_P(device), NVML_P(busWidth)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(void *device, int errorType, int counterType, int locationType, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemoryErrorCounter, (const uint64_t[]){NVML_P(device), NVML_W(errorType), NVML_W(counterType), NVML_W(locationType), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemoryInfo(void *device, void *memory)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemoryInfo, (const uint64_t[]){NVML_P(device), NVML_P(memory)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(void *device, void *memory)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMemoryInfo_v2, (const uint64_t[]){NVML_P(device), NVML_P(memory)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(void *device, int type, int pstate, void *minClockMHz, void *maxClockMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMinMaxClockOfPState, (const uint64_t[]){NVML_P(device), NVML_W(type), NVML_W(pstate), NVML_P(minClockMHz), NVML_P(maxClockMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(void *device, void *minSpeed, void *maxSpeed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMinMaxFanSpeed, (const uint64_t[]){NVML_P(device), NVML_P(minSpeed), NVML_P(maxSpeed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMinorNumber(void *device, void *minorNumber)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMinorNumber, (const uint64_t[]){NVML_P(device), NVML_P(minorNumber)});
}

NVML_API nvmlReturn_t nvmlDeviceGetModuleId(void *device, void *moduleId)
{
	return nvml_call(NVML_OP_nvmlDeviceGetModuleId, (const uint64_t[]){NVML_P(device), NVML_P(moduleId)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNumaNodeId(void *device, void *node)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNumaNodeId, (const uint64_t[]){NVML_P(device), NVML_P(node)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNumFans(void *device, void *numFans)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNumFans, (const uint64_t[]){NVML_P(device), NVML_P(numFans)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvlinkBwMode(void *device, void *getBwMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvlinkBwMode, (const uint64_t[]){NVML_P(device), NVML_P(getBwMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkCapability(void *device, unsigned link, int capability, void *capResult)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkCapability, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_W(capability), NVML_P(capResult)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(void *device, unsigned link, int counter, void *counterValue)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkErrorCounter, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_W(counter), NVML_P(counterValue)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkInfo(void *device, void *info)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkInfo, (const uint64_t[]){NVML_P(device), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(void *device, unsigned link, void *pNvLinkDeviceType)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkRemoteDeviceType, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_P(pNvLinkDeviceType)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkState(void *device, unsigned link, void *isActive)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkState, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_P(isActive)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(void *device, void *supportedBwMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvlinkSupportedBwModes, (const uint64_t[]){NVML_P(device), NVML_P(supportedBwMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(void *device, unsigned link, unsigned counter, void *control)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkUtilizationControl, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_W(counter), NVML_P(control)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(void *device, unsigned link, unsigned counter, void *rxcounter, void *txcounter)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkUtilizationCounter, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_W(counter), NVML_P(rxcounter), NVML_P(txcounter)});
}

NVML_API nvmlReturn_t nvmlDeviceGetNvLinkVersion(void *device, unsigned link, void *version)
{
	return nvml_call(NVML_OP_nvmlDeviceGetNvLinkVersion, (const uint64_t[]){NVML_P(device), NVML_W(link), NVML_P(version)});
}

NVML_API nvmlReturn_t nvmlDeviceGetOfaUtilization(void *device, void *utilization, void *samplingPeriodUs)
{
	return nvml_call(NVML_OP_nvmlDeviceGetOfaUtilization, (const uint64_t[]){NVML_P(device), NVML_P(utilization), NVML_P(samplingPeriodUs)});
}

NVML_API nvmlReturn_t nvmlDeviceGetP2PStatus(void *device1, void *device2, int p2pIndex, void *p2pStatus)
{
	return nvml_call(NVML_OP_nvmlDeviceGetP2PStatus, (const uint64_t[]){NVML_P(device1), NVML_P(device2), NVML_W(p2pIndex), NVML_P(p2pStatus)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(void *device, void *maxSpeed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPcieLinkMaxSpeed, (const uint64_t[]){NVML_P(device), NVML_P(maxSpeed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPcieReplayCounter(void *device, void *value)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPcieReplayCounter, (const uint64_t[]){NVML_P(device), NVML_P(value)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPcieSpeed(void *device, void *pcieSpeed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPcieSpeed, (const uint64_t[]){NVML_P(device), NVML_P(pcieSpeed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPcieThroughput(void *device, int counter, void *value)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPcieThroughput, (const uint64_t[]){NVML_P(device), NVML_W(counter), NVML_P(value)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPdi(void *device, void *pdi)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPdi, (const uint64_t[]){NVML_P(device), NVML_P(pdi)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPerformanceModes(void *device, void *perfModes)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPerformanceModes, (const uint64_t[]){NVML_P(device), NVML_P(perfModes)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPerformanceState(void *device, void *pState)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPerformanceState, (const uint64_t[]){NVML_P(device), NVML_P(pState)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPersistenceMode(void *device, void *mode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPersistenceMode, (const uint64_t[]){NVML_P(device), NVML_P(mode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPlatformInfo(void *device, void *platformInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPlatformInfo, (const uint64_t[]){NVML_P(device), NVML_P(platformInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(void *device, void *defaultLimit)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerManagementDefaultLimit, (const uint64_t[]){NVML_P(device), NVML_P(defaultLimit)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerManagementLimit(void *device, void *limit)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerManagementLimit, (const uint64_t[]){NVML_P(device), NVML_P(limit)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(void *device, void *minLimit, void *maxLimit)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerManagementLimitConstraints, (const uint64_t[]){NVML_P(device), NVML_P(minLimit), NVML_P(maxLimit)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerManagementMode(void *device, void *mode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerManagementMode, (const uint64_t[]){NVML_P(device), NVML_P(mode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(void *device, void *powerMizerMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerMizerMode_v1, (const uint64_t[]){NVML_P(device), NVML_P(powerMizerMode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerSource(void *device, void *powerSource)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerSource, (const uint64_t[]){NVML_P(device), NVML_P(powerSource)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerState(void *device, void *pState)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerState, (const uint64_t[]){NVML_P(device), NVML_P(pState)});
}

NVML_API nvmlReturn_t nvmlDeviceGetPowerUsage(void *device, void *power)
{
	return nvml_call(NVML_OP_nvmlDeviceGetPowerUsage, (const uint64_t[]){NVML_P(device), NVML_P(power)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRemappedRows(void *device, void *corrRows, void *uncRows, void *isPending, void *failureOccurred)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRemappedRows, (const uint64_t[]){NVML_P(device), NVML_P(corrRows), NVML_P(uncRows), NVML_P(isPending), NVML_P(failureOccurred)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRemappedRows_v2(void)
{
	return nvml_refuse("nvmlDeviceGetRemappedRows_v2", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetRepairStatus(void *device, void *repairStatus)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRepairStatus, (const uint64_t[]){NVML_P(device), NVML_P(repairStatus)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRetiredPages(void *device, int cause, void *pageCount, void *addresses)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRetiredPages, (const uint64_t[]){NVML_P(device), NVML_W(cause), NVML_P(pageCount), NVML_P(addresses)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(void *device, void *isPending)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRetiredPagesPendingStatus, (const uint64_t[]){NVML_P(device), NVML_P(isPending)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRetiredPages_v2(void *device, int cause, void *pageCount, void *addresses, void *timestamps)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRetiredPages_v2, (const uint64_t[]){NVML_P(device), NVML_W(cause), NVML_P(pageCount), NVML_P(addresses), NVML_P(timestamps)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(void *device, void *values)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRowRemapperHistogram, (const uint64_t[]){NVML_P(device), NVML_P(values)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSamples(void *device, int type, unsigned long long lastSeenTimeStamp, void *sampleValType, void *sampleCount, void *samples)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSamples, (const uint64_t[]){NVML_P(device), NVML_W(type), NVML_W(lastSeenTimeStamp), NVML_P(sampleValType), NVML_P(sampleCount), NVML_P(samples)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(void *device, void *status)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSramEccErrorStatus, (const uint64_t[]){NVML_P(device), NVML_P(status)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(void *device, void *errorCounts)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, (const uint64_t[]){NVML_P(device), NVML_P(errorCounts)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(void *device, void *supportedClocksEventReasons)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedClocksEventReasons, (const uint64_t[]){NVML_P(device), NVML_P(supportedClocksEventReasons)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(void *device, void *supportedClocksThrottleReasons)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedClocksThrottleReasons, (const uint64_t[]){NVML_P(device), NVML_P(supportedClocksThrottleReasons)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(void *device, unsigned memoryClockMHz, void *count, void *clocksMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedGraphicsClocks, (const uint64_t[]){NVML_P(device), NVML_W(memoryClockMHz), NVML_P(count), NVML_P(clocksMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(void *device, void *count, void *clocksMHz)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedMemoryClocks, (const uint64_t[]){NVML_P(device), NVML_P(count), NVML_P(clocksMHz)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(void *device, void *pstates, unsigned size)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedPerformanceStates, (const uint64_t[]){NVML_P(device), NVML_P(pstates), NVML_W(size)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTargetFanSpeed(void *device, unsigned fan, void *targetSpeed)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTargetFanSpeed, (const uint64_t[]){NVML_P(device), NVML_W(fan), NVML_P(targetSpeed)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTemperature(void *device, int sensorType, void *temp)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTemperature, (const uint64_t[]){NVML_P(device), NVML_W(sensorType), NVML_P(temp)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTemperatureThreshold(void *device, int thresholdType, void *temp)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTemperatureThreshold, (const uint64_t[]){NVML_P(device), NVML_W(thresholdType), NVML_P(temp)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTemperatureV(void *device, void *temperature)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTemperatureV, (const uint64_t[]){NVML_P(device), NVML_P(temperature)});
}

NVML_API nvmlReturn_t nvmlDeviceGetThermalSettings(void *device, unsigned sensorIndex, void *pThermalSettings)
{
	return nvml_call(NVML_OP_nvmlDeviceGetThermalSettings, (const uint64_t[]){NVML_P(device), NVML_W(sensorIndex), NVML_P(pThermalSettings)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(void *device1, void *device2, void *pathInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTopologyCommonAncestor, (const uint64_t[]){NVML_P(device1), NVML_P(device2), NVML_P(pathInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(void *device, int level, void *count, void *deviceArray)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTopologyNearestGpus, (const uint64_t[]){NVML_P(device), NVML_W(level), NVML_P(count), NVML_P(deviceArray)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTotalEccErrors(void *device, int errorType, int counterType, void *eccCounts)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTotalEccErrors, (const uint64_t[]){NVML_P(device), NVML_W(errorType), NVML_W(counterType), NVML_P(eccCounts)});
}

NVML_API nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(void *device, void *energy)
{
	return nvml_call(NVML_OP_nvmlDeviceGetTotalEnergyConsumption, (const uint64_t[]){NVML_P(device), NVML_P(energy)});
}

NVML_API nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(void *device, void *unrepairableMemoryStatus)
{
	return nvml_call(NVML_OP_nvmlDeviceGetUnrepairableMemoryFlag_v1, (const uint64_t[]){NVML_P(device), NVML_P(unrepairableMemoryStatus)});
}

NVML_API nvmlReturn_t nvmlDeviceGetUtilizationRates(void *device, void *utilization)
{
	return nvml_call(NVML_OP_nvmlDeviceGetUtilizationRates, (const uint64_t[]){NVML_P(device), NVML_P(utilization)});
}

NVML_API nvmlReturn_t nvmlDeviceGetVbiosVersion(void *device, void *version, unsigned length)
{
	return nvml_call(NVML_OP_nvmlDeviceGetVbiosVersion, (const uint64_t[]){NVML_P(device), NVML_P(version), NVML_W(length)});
}

NVML_API nvmlReturn_t nvmlDeviceGetViolationStatus(void *device, int perfPolicyType, void *violTime)
{
	return nvml_call(NVML_OP_nvmlDeviceGetViolationStatus, (const uint64_t[]){NVML_P(device), NVML_W(perfPolicyType), NVML_P(violTime)});
}

NVML_API nvmlReturn_t nvmlDeviceGetVirtualizationMode(void *device, void *pVirtualMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetVirtualizationMode, (const uint64_t[]){NVML_P(device), NVML_P(pVirtualMode)});
}

NVML_API nvmlReturn_t nvmlDeviceQueryDrainState(void *pciInfo, void *currentState)
{
	return nvml_call(NVML_OP_nvmlDeviceQueryDrainState, (const uint64_t[]){NVML_P(pciInfo), NVML_P(currentState)});
}

NVML_API nvmlReturn_t nvmlDeviceReadPRMCounters_v1(void)
{
	return nvml_refuse("nvmlDeviceReadPRMCounters_v1", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceSetCpuAffinity(void *device)
{
	return nvml_refuse("nvmlDeviceSetCpuAffinity", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceValidateInforom(void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceValidateInforom, (const uint64_t[]){NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(void *device, void *currentProfiles)
{
	return nvml_call(NVML_OP_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, (const uint64_t[]){NVML_P(device), NVML_P(currentProfiles)});
}

NVML_API nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(void *device, void *profilesInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, (const uint64_t[]){NVML_P(device), NVML_P(profilesInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAccountingBufferSize(void *device, void *bufferSize)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAccountingBufferSize, (const uint64_t[]){NVML_P(device), NVML_P(bufferSize)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAccountingMode(void *device, void *mode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAccountingMode, (const uint64_t[]){NVML_P(device), NVML_P(mode)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAccountingPids(void *device, void *count, void *pids)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAccountingPids, (const uint64_t[]){NVML_P(device), NVML_P(count), NVML_P(pids)});
}

NVML_API nvmlReturn_t nvmlDeviceGetAccountingStats(void *device, unsigned pid, void *stats)
{
	return nvml_call(NVML_OP_nvmlDeviceGetAccountingStats, (const uint64_t[]){NVML_P(device), NVML_W(pid), NVML_P(stats)});
}

NVML_API nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v2, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGraphicsRunningProcesses, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v2, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v3, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v2, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(void *device, void *infoCount, void *infos)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v3, (const uint64_t[]){NVML_P(device), NVML_P(infoCount), NVML_P(infos)});
}

NVML_API nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(void *device, void *procesesUtilInfo)
{
	return nvml_call(NVML_OP_nvmlDeviceGetProcessesUtilizationInfo, (const uint64_t[]){NVML_P(device), NVML_P(procesesUtilInfo)});
}

NVML_API nvmlReturn_t nvmlDeviceGetProcessUtilization(void *device, void *utilization, void *processSamplesCount, unsigned long long lastSeenTimeStamp)
{
	return nvml_call(NVML_OP_nvmlDeviceGetProcessUtilization, (const uint64_t[]){NVML_P(device), NVML_P(utilization), NVML_P(processSamplesCount), NVML_W(lastSeenTimeStamp)});
}

NVML_API nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(void *device, void *plist)
{
	return nvml_call(NVML_OP_nvmlDeviceGetRunningProcessDetailList, (const uint64_t[]){NVML_P(device), NVML_P(plist)});
}

NVML_API nvmlReturn_t nvmlComputeInstanceGetInfo(void *computeInstance, void *info)
{
	(void)info;
	return nvml_refuse("nvmlComputeInstanceGetInfo", NVML_KIND_ComputeInstance, computeInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlComputeInstanceGetInfo_v2(void *computeInstance, void *info)
{
	return nvml_call(NVML_OP_nvmlComputeInstanceGetInfo_v2, (const uint64_t[]){NVML_P(computeInstance), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetComputeInstanceId(void *device, void *id)
{
	return nvml_call(NVML_OP_nvmlDeviceGetComputeInstanceId, (const uint64_t[]){NVML_P(device), NVML_P(id)});
}

NVML_API nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(void *migDevice, void *device)
{
	return nvml_call(NVML_OP_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, (const uint64_t[]){NVML_P(migDevice), NVML_P(device)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceById(void *device, unsigned id, void *gpuInstance)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceById, (const uint64_t[]){NVML_P(device), NVML_W(id), NVML_P(gpuInstance)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceId(void *device, void *id)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceId, (const uint64_t[]){NVML_P(device), NVML_P(id)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(void *device, unsigned profileId, void *placements, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements, (const uint64_t[]){NVML_P(device), NVML_W(profileId), NVML_P(placements), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(void *device, unsigned profileId, void *placements, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstancePossiblePlacements_v2, (const uint64_t[]){NVML_P(device), NVML_W(profileId), NVML_P(placements), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(void *device, unsigned profile, void *info)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceProfileInfo, (const uint64_t[]){NVML_P(device), NVML_W(profile), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(void *device, unsigned profileId, void *info)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoByIdV, (const uint64_t[]){NVML_P(device), NVML_W(profileId), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(void *device, unsigned profile, void *info)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceProfileInfoV, (const uint64_t[]){NVML_P(device), NVML_W(profile), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(void *device, unsigned profileId, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstanceRemainingCapacity, (const uint64_t[]){NVML_P(device), NVML_W(profileId), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetGpuInstances(void *device, unsigned profileId, void *gpuInstances, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetGpuInstances, (const uint64_t[]){NVML_P(device), NVML_W(profileId), NVML_P(gpuInstances), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(void *device, void *count)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMaxMigDeviceCount, (const uint64_t[]){NVML_P(device), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(void *device, unsigned index, void *migDevice)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMigDeviceHandleByIndex, (const uint64_t[]){NVML_P(device), NVML_W(index), NVML_P(migDevice)});
}

NVML_API nvmlReturn_t nvmlDeviceGetMigMode(void *device, void *currentMode, void *pendingMode)
{
	return nvml_call(NVML_OP_nvmlDeviceGetMigMode, (const uint64_t[]){NVML_P(device), NVML_P(currentMode), NVML_P(pendingMode)});
}

NVML_API nvmlReturn_t nvmlDeviceIsMigDeviceHandle(void *device, void *isMigDevice)
{
	return nvml_call(NVML_OP_nvmlDeviceIsMigDeviceHandle, (const uint64_t[]){NVML_P(device), NVML_P(isMigDevice)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(void *gpuInstance, unsigned id, void *computeInstance)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstanceById, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(id), NVML_P(computeInstance)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(void *gpuInstance, unsigned profileId, void *placements, void *count)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstancePossiblePlacements, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(profileId), NVML_P(placements), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(void *gpuInstance, unsigned profile, unsigned engProfile, void *info)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfo, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(profile), NVML_W(engProfile), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(void *gpuInstance, unsigned profile, unsigned engProfile, void *info)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstanceProfileInfoV, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(profile), NVML_W(engProfile), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(void *gpuInstance, unsigned profileId, void *count)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(profileId), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetComputeInstances(void *gpuInstance, unsigned profileId, void *computeInstances, void *count)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetComputeInstances, (const uint64_t[]){NVML_P(gpuInstance), NVML_W(profileId), NVML_P(computeInstances), NVML_P(count)});
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetInfo(void *gpuInstance, void *info)
{
	return nvml_call(NVML_OP_nvmlGpuInstanceGetInfo, (const uint64_t[]){NVML_P(gpuInstance), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlGpmMigSampleGet(void *device, unsigned gpuInstanceId, void *gpmSample)
{
	return nvml_call(NVML_OP_nvmlGpmMigSampleGet, (const uint64_t[]){NVML_P(device), NVML_W(gpuInstanceId), NVML_P(gpmSample)});
}

NVML_API nvmlReturn_t nvmlGpmQueryDeviceSupport(void *device, void *gpmSupport)
{
	return nvml_call(NVML_OP_nvmlGpmQueryDeviceSupport, (const uint64_t[]){NVML_P(device), NVML_P(gpmSupport)});
}

NVML_API nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(void *device, void *state)
{
	return nvml_call(NVML_OP_nvmlGpmQueryIfStreamingEnabled, (const uint64_t[]){NVML_P(device), NVML_P(state)});
}

NVML_API nvmlReturn_t nvmlGpmSampleAlloc(void *gpmSample)
{
	return nvml_call(NVML_OP_nvmlGpmSampleAlloc, (const uint64_t[]){NVML_P(gpmSample)});
}

NVML_API nvmlReturn_t nvmlGpmSampleFree(void *gpmSample)
{
	return nvml_call(NVML_OP_nvmlGpmSampleFree, (const uint64_t[]){NVML_P(gpmSample)});
}

NVML_API nvmlReturn_t nvmlGpmSampleGet(void *device, void *gpmSample)
{
	return nvml_call(NVML_OP_nvmlGpmSampleGet, (const uint64_t[]){NVML_P(device), NVML_P(gpmSample)});
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedEventTypes(void *device, void *eventTypes)
{
	return nvml_call(NVML_OP_nvmlDeviceGetSupportedEventTypes, (const uint64_t[]){NVML_P(device), NVML_P(eventTypes)});
}

NVML_API nvmlReturn_t nvmlDeviceRegisterEvents(void *device, unsigned long long eventTypes, void *set)
{
	return nvml_call(NVML_OP_nvmlDeviceRegisterEvents, (const uint64_t[]){NVML_P(device), NVML_W(eventTypes), NVML_P(set)});
}

NVML_API nvmlReturn_t nvmlEventSetCreate(void *set)
{
	return nvml_call(NVML_OP_nvmlEventSetCreate, (const uint64_t[]){NVML_P(set)});
}

NVML_API nvmlReturn_t nvmlEventSetFree(void *set)
{
	return nvml_call(NVML_OP_nvmlEventSetFree, (const uint64_t[]){NVML_P(set)});
}

NVML_API nvmlReturn_t nvmlEventSetWait(void *set, void *data, unsigned timeoutms)
{
	return nvml_call(NVML_OP_nvmlEventSetWait, (const uint64_t[]){NVML_P(set), NVML_P(data), NVML_W(timeoutms)});
}

NVML_API nvmlReturn_t nvmlEventSetWait_v2(void *set, void *data, unsigned timeoutms)
{
	return nvml_call(NVML_OP_nvmlEventSetWait_v2, (const uint64_t[]){NVML_P(set), NVML_P(data), NVML_W(timeoutms)});
}

NVML_API nvmlReturn_t nvmlSystemEventSetCreate(void *request)
{
	(void)request;
	return nvml_refuse("nvmlSystemEventSetCreate", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlSystemEventSetFree(void *request)
{
	(void)request;
	return nvml_refuse("nvmlSystemEventSetFree", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlSystemEventSetWait(void *request)
{
	(void)request;
	return nvml_refuse("nvmlSystemEventSetWait", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlSystemRegisterEvents(void *request)
{
	(void)request;
	return nvml_refuse("nvmlSystemRegisterEvents", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlSystemGetHicVersion(void *hwbcCount, void *hwbcEntries)
{
	return nvml_call(NVML_OP_nvmlSystemGetHicVersion, (const uint64_t[]){NVML_P(hwbcCount), NVML_P(hwbcEntries)});
}

NVML_API nvmlReturn_t nvmlUnitGetCount(void *unitCount)
{
	return nvml_call(NVML_OP_nvmlUnitGetCount, (const uint64_t[]){NVML_P(unitCount)});
}

NVML_API nvmlReturn_t nvmlUnitGetDevices(void *unit, void *deviceCount, void *devices)
{
	return nvml_call(NVML_OP_nvmlUnitGetDevices, (const uint64_t[]){NVML_P(unit), NVML_P(deviceCount), NVML_P(devices)});
}

NVML_API nvmlReturn_t nvmlUnitGetFanSpeedInfo(void *unit, void *fanSpeeds)
{
	return nvml_call(NVML_OP_nvmlUnitGetFanSpeedInfo, (const uint64_t[]){NVML_P(unit), NVML_P(fanSpeeds)});
}

NVML_API nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned index, void *unit)
{
	return nvml_call(NVML_OP_nvmlUnitGetHandleByIndex, (const uint64_t[]){NVML_W(index), NVML_P(unit)});
}

NVML_API nvmlReturn_t nvmlUnitGetLedState(void *unit, void *state)
{
	return nvml_call(NVML_OP_nvmlUnitGetLedState, (const uint64_t[]){NVML_P(unit), NVML_P(state)});
}

NVML_API nvmlReturn_t nvmlUnitGetPsuInfo(void *unit, void *psu)
{
	return nvml_call(NVML_OP_nvmlUnitGetPsuInfo, (const uint64_t[]){NVML_P(unit), NVML_P(psu)});
}

NVML_API nvmlReturn_t nvmlUnitGetTemperature(void *unit, unsigned type, void *temp)
{
	return nvml_call(NVML_OP_nvmlUnitGetTemperature, (const uint64_t[]){NVML_P(unit), NVML_W(type), NVML_P(temp)});
}

NVML_API nvmlReturn_t nvmlUnitGetUnitInfo(void *unit, void *info)
{
	return nvml_call(NVML_OP_nvmlUnitGetUnitInfo, (const uint64_t[]){NVML_P(unit), NVML_P(info)});
}

NVML_API nvmlReturn_t nvmlDeviceGetActiveVgpus(void *device, void *vgpuCount, void *vgpuInstances)
{
	(void)vgpuCount;
	(void)vgpuInstances;
	return nvml_refuse("nvmlDeviceGetActiveVgpus", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetCreatableVgpus(void *device, void *vgpuCount, void *vgpuTypeIds)
{
	(void)vgpuCount;
	(void)vgpuTypeIds;
	return nvml_refuse("nvmlDeviceGetCreatableVgpus", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetPgpuMetadataString(void *device, void *pgpuMetadata, void *bufferSize)
{
	(void)pgpuMetadata;
	(void)bufferSize;
	return nvml_refuse("nvmlDeviceGetPgpuMetadataString", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetSupportedVgpus(void *device, void *vgpuCount, void *vgpuTypeIds)
{
	(void)vgpuCount;
	(void)vgpuTypeIds;
	return nvml_refuse("nvmlDeviceGetSupportedVgpus", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuCapabilities(void *device, int capability, void *capResult)
{
	(void)capability;
	(void)capResult;
	return nvml_refuse("nvmlDeviceGetVgpuCapabilities", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(void *device, void *pHeterogeneousMode)
{
	(void)pHeterogeneousMode;
	return nvml_refuse("nvmlDeviceGetVgpuHeterogeneousMode", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(void *device, void *vgpuUtilInfo)
{
	(void)vgpuUtilInfo;
	return nvml_refuse("nvmlDeviceGetVgpuInstancesUtilizationInfo", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuMetadata(void *device, void *pgpuMetadata, void *bufferSize)
{
	(void)pgpuMetadata;
	(void)bufferSize;
	return nvml_refuse("nvmlDeviceGetVgpuMetadata", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(void *device, void *vgpuProcUtilInfo)
{
	(void)vgpuProcUtilInfo;
	return nvml_refuse("nvmlDeviceGetVgpuProcessesUtilizationInfo", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(void *device, unsigned long long lastSeenTimeStamp, void *vgpuProcessSamplesCount, void *utilizationSamples)
{
	(void)lastSeenTimeStamp;
	(void)vgpuProcessSamplesCount;
	(void)utilizationSamples;
	return nvml_refuse("nvmlDeviceGetVgpuProcessUtilization", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(void *device, void *pCapabilities)
{
	(void)pCapabilities;
	return nvml_refuse("nvmlDeviceGetVgpuSchedulerCapabilities", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(void *device, void *pSchedulerLog)
{
	(void)pSchedulerLog;
	return nvml_refuse("nvmlDeviceGetVgpuSchedulerLog", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(void *device, void *pSchedulerState)
{
	(void)pSchedulerState;
	return nvml_refuse("nvmlDeviceGetVgpuSchedulerState", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(void *device, unsigned vgpuTypeId, void *pPlacementList)
{
	(void)vgpuTypeId;
	(void)pPlacementList;
	return nvml_refuse("nvmlDeviceGetVgpuTypeCreatablePlacements", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(void *device, unsigned vgpuTypeId, void *pPlacementList)
{
	(void)vgpuTypeId;
	(void)pPlacementList;
	return nvml_refuse("nvmlDeviceGetVgpuTypeSupportedPlacements", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceGetVgpuUtilization(void *device, unsigned long long lastSeenTimeStamp, void *sampleValType, void *vgpuInstanceSamplesCount, void *utilizationSamples)
{
	(void)lastSeenTimeStamp;
	(void)sampleValType;
	(void)vgpuInstanceSamplesCount;
	(void)utilizationSamples;
	return nvml_refuse("nvmlDeviceGetVgpuUtilization", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceSetVgpuCapabilities(void *device, int capability, int state)
{
	(void)capability;
	(void)state;
	return nvml_refuse("nvmlDeviceSetVgpuCapabilities", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(void *device, void *pHeterogeneousMode)
{
	(void)pHeterogeneousMode;
	return nvml_refuse("nvmlDeviceSetVgpuHeterogeneousMode", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(void *device, void *pSchedulerState)
{
	(void)pSchedulerState;
	return nvml_refuse("nvmlDeviceSetVgpuSchedulerState", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGetVgpuCompatibility(void *vgpuMetadata, void *pgpuMetadata, void *compatibilityInfo)
{
	(void)vgpuMetadata;
	(void)pgpuMetadata;
	(void)compatibilityInfo;
	return nvml_refuse("nvmlGetVgpuCompatibility", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGetVgpuDriverCapabilities(int capability, void *capResult)
{
	(void)capability;
	(void)capResult;
	return nvml_refuse("nvmlGetVgpuDriverCapabilities", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGetVgpuVersion(void *supported, void *current)
{
	(void)supported;
	(void)current;
	return nvml_refuse("nvmlGetVgpuVersion", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(void *gpuInstance, void *pVgpuInstanceInfo)
{
	(void)pVgpuInstanceInfo;
	return nvml_refuse("nvmlGpuInstanceGetActiveVgpus", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(void *gpuInstance, void *pVgpus)
{
	(void)pVgpus;
	return nvml_refuse("nvmlGpuInstanceGetCreatableVgpus", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(void *gpuInstance, void *pHeterogeneousMode)
{
	(void)pHeterogeneousMode;
	return nvml_refuse("nvmlGpuInstanceGetVgpuHeterogeneousMode", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(void *gpuInstance, void *pSchedulerLogInfo)
{
	(void)pSchedulerLogInfo;
	return nvml_refuse("nvmlGpuInstanceGetVgpuSchedulerLog", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(void *gpuInstance, void *pSchedulerStateInfo)
{
	(void)pSchedulerStateInfo;
	return nvml_refuse("nvmlGpuInstanceGetVgpuSchedulerState", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(void *gpuInstance, void *pCreatablePlacementInfo)
{
	(void)pCreatablePlacementInfo;
	return nvml_refuse("nvmlGpuInstanceGetVgpuTypeCreatablePlacements", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(void *gpuInstance, void *pHeterogeneousMode)
{
	(void)pHeterogeneousMode;
	return nvml_refuse("nvmlGpuInstanceSetVgpuHeterogeneousMode", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(void *gpuInstance, void *pScheduler)
{
	(void)pScheduler;
	return nvml_refuse("nvmlGpuInstanceSetVgpuSchedulerState", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlSetVgpuVersion(void *vgpuVersion)
{
	(void)vgpuVersion;
	return nvml_refuse("nvmlSetVgpuVersion", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(unsigned vgpuInstance)
{
	(void)vgpuInstance;
	return nvml_refuse("nvmlVgpuInstanceClearAccountingPids", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(unsigned vgpuInstance, void *mode)
{
	(void)vgpuInstance;
	(void)mode;
	return nvml_refuse("nvmlVgpuInstanceGetAccountingMode", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(unsigned vgpuInstance, void *count, void *pids)
{
	(void)vgpuInstance;
	(void)count;
	(void)pids;
	return nvml_refuse("nvmlVgpuInstanceGetAccountingPids", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(unsigned vgpuInstance, unsigned pid, void *stats)
{
	(void)vgpuInstance;
	(void)pid;
	(void)stats;
	return nvml_refuse("nvmlVgpuInstanceGetAccountingStats", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetEccMode(unsigned vgpuInstance, void *eccMode)
{
	(void)vgpuInstance;
	(void)eccMode;
	return nvml_refuse("nvmlVgpuInstanceGetEccMode", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(unsigned vgpuInstance, void *encoderCapacity)
{
	(void)vgpuInstance;
	(void)encoderCapacity;
	return nvml_refuse("nvmlVgpuInstanceGetEncoderCapacity", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(unsigned vgpuInstance, void *sessionCount, void *sessionInfo)
{
	(void)vgpuInstance;
	(void)sessionCount;
	(void)sessionInfo;
	return nvml_refuse("nvmlVgpuInstanceGetEncoderSessions", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(unsigned vgpuInstance, void *sessionCount, void *averageFps, void *averageLatency)
{
	(void)vgpuInstance;
	(void)sessionCount;
	(void)averageFps;
	(void)averageLatency;
	return nvml_refuse("nvmlVgpuInstanceGetEncoderStats", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(unsigned vgpuInstance, void *sessionCount, void *sessionInfo)
{
	(void)vgpuInstance;
	(void)sessionCount;
	(void)sessionInfo;
	return nvml_refuse("nvmlVgpuInstanceGetFBCSessions", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetFBCStats(unsigned vgpuInstance, void *fbcStats)
{
	(void)vgpuInstance;
	(void)fbcStats;
	return nvml_refuse("nvmlVgpuInstanceGetFBCStats", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetFbUsage(unsigned vgpuInstance, void *fbUsage)
{
	(void)vgpuInstance;
	(void)fbUsage;
	return nvml_refuse("nvmlVgpuInstanceGetFbUsage", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(unsigned vgpuInstance, void *frameRateLimit)
{
	(void)vgpuInstance;
	(void)frameRateLimit;
	return nvml_refuse("nvmlVgpuInstanceGetFrameRateLimit", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(unsigned vgpuInstance, void *gpuInstanceId)
{
	(void)vgpuInstance;
	(void)gpuInstanceId;
	return nvml_refuse("nvmlVgpuInstanceGetGpuInstanceId", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(unsigned vgpuInstance, void *vgpuPciId, void *length)
{
	(void)vgpuInstance;
	(void)vgpuPciId;
	(void)length;
	return nvml_refuse("nvmlVgpuInstanceGetGpuPciId", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(unsigned vgpuInstance, void *licenseInfo)
{
	(void)vgpuInstance;
	(void)licenseInfo;
	return nvml_refuse("nvmlVgpuInstanceGetLicenseInfo", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(unsigned vgpuInstance, void *licenseInfo)
{
	(void)vgpuInstance;
	(void)licenseInfo;
	return nvml_refuse("nvmlVgpuInstanceGetLicenseInfo_v2", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(unsigned vgpuInstance, void *licensed)
{
	(void)vgpuInstance;
	(void)licensed;
	return nvml_refuse("nvmlVgpuInstanceGetLicenseStatus", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(unsigned vgpuInstance, void *mdevUuid, unsigned size)
{
	(void)vgpuInstance;
	(void)mdevUuid;
	(void)size;
	return nvml_refuse("nvmlVgpuInstanceGetMdevUUID", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetMetadata(unsigned vgpuInstance, void *vgpuMetadata, void *bufferSize)
{
	(void)vgpuInstance;
	(void)vgpuMetadata;
	(void)bufferSize;
	return nvml_refuse("nvmlVgpuInstanceGetMetadata", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetPlacementId(unsigned vgpuInstance, void *pPlacement)
{
	(void)vgpuInstance;
	(void)pPlacement;
	return nvml_refuse("nvmlVgpuInstanceGetPlacementId", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(unsigned vgpuInstance, void *pState)
{
	(void)vgpuInstance;
	(void)pState;
	return nvml_refuse("nvmlVgpuInstanceGetRuntimeStateSize", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetType(unsigned vgpuInstance, void *vgpuTypeId)
{
	(void)vgpuInstance;
	(void)vgpuTypeId;
	return nvml_refuse("nvmlVgpuInstanceGetType", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetUUID(unsigned vgpuInstance, void *uuid, unsigned size)
{
	(void)vgpuInstance;
	(void)uuid;
	(void)size;
	return nvml_refuse("nvmlVgpuInstanceGetUUID", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(unsigned vgpuInstance, void *version, unsigned length)
{
	(void)vgpuInstance;
	(void)version;
	(void)length;
	return nvml_refuse("nvmlVgpuInstanceGetVmDriverVersion", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceGetVmID(unsigned vgpuInstance, void *vmId, unsigned size, void *vmIdType)
{
	(void)vgpuInstance;
	(void)vmId;
	(void)size;
	(void)vmIdType;
	return nvml_refuse("nvmlVgpuInstanceGetVmID", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(unsigned vgpuInstance, unsigned encoderCapacity)
{
	(void)vgpuInstance;
	(void)encoderCapacity;
	return nvml_refuse("nvmlVgpuInstanceSetEncoderCapacity", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetBAR1Info(unsigned vgpuTypeId, void *bar1Info)
{
	(void)vgpuTypeId;
	(void)bar1Info;
	return nvml_refuse("nvmlVgpuTypeGetBAR1Info", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetCapabilities(unsigned vgpuTypeId, int capability, void *capResult)
{
	(void)vgpuTypeId;
	(void)capability;
	(void)capResult;
	return nvml_refuse("nvmlVgpuTypeGetCapabilities", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetClass(unsigned vgpuTypeId, void *vgpuTypeClass, void *size)
{
	(void)vgpuTypeId;
	(void)vgpuTypeClass;
	(void)size;
	return nvml_refuse("nvmlVgpuTypeGetClass", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetDeviceID(unsigned vgpuTypeId, void *deviceID, void *subsystemID)
{
	(void)vgpuTypeId;
	(void)deviceID;
	(void)subsystemID;
	return nvml_refuse("nvmlVgpuTypeGetDeviceID", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetFbReservation(unsigned vgpuTypeId, void *fbReservation)
{
	(void)vgpuTypeId;
	(void)fbReservation;
	return nvml_refuse("nvmlVgpuTypeGetFbReservation", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(unsigned vgpuTypeId, void *fbSize)
{
	(void)vgpuTypeId;
	(void)fbSize;
	return nvml_refuse("nvmlVgpuTypeGetFramebufferSize", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(unsigned vgpuTypeId, void *frameRateLimit)
{
	(void)vgpuTypeId;
	(void)frameRateLimit;
	return nvml_refuse("nvmlVgpuTypeGetFrameRateLimit", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(unsigned vgpuTypeId, void *gpuInstanceProfileId)
{
	(void)vgpuTypeId;
	(void)gpuInstanceProfileId;
	return nvml_refuse("nvmlVgpuTypeGetGpuInstanceProfileId", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(unsigned vgpuTypeId, void *gspHeapSize)
{
	(void)vgpuTypeId;
	(void)gspHeapSize;
	return nvml_refuse("nvmlVgpuTypeGetGspHeapSize", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetLicense(unsigned vgpuTypeId, void *vgpuTypeLicenseString, unsigned size)
{
	(void)vgpuTypeId;
	(void)vgpuTypeLicenseString;
	(void)size;
	return nvml_refuse("nvmlVgpuTypeGetLicense", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetMaxInstances(void *device, unsigned vgpuTypeId, void *vgpuInstanceCount)
{
	(void)vgpuTypeId;
	(void)vgpuInstanceCount;
	return nvml_refuse("nvmlVgpuTypeGetMaxInstances", NVML_KIND_Device, device, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(void *pMaxInstance)
{
	(void)pMaxInstance;
	return nvml_refuse("nvmlVgpuTypeGetMaxInstancesPerGpuInstance", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(unsigned vgpuTypeId, void *vgpuInstanceCountPerVm)
{
	(void)vgpuTypeId;
	(void)vgpuInstanceCountPerVm;
	return nvml_refuse("nvmlVgpuTypeGetMaxInstancesPerVm", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetName(unsigned vgpuTypeId, void *vgpuTypeName, void *size)
{
	(void)vgpuTypeId;
	(void)vgpuTypeName;
	(void)size;
	return nvml_refuse("nvmlVgpuTypeGetName", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(unsigned vgpuTypeId, void *numDisplayHeads)
{
	(void)vgpuTypeId;
	(void)numDisplayHeads;
	return nvml_refuse("nvmlVgpuTypeGetNumDisplayHeads", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlVgpuTypeGetResolution(unsigned vgpuTypeId, unsigned displayIndex, void *xdim, void *ydim)
{
	(void)vgpuTypeId;
	(void)displayIndex;
	(void)xdim;
	(void)ydim;
	return nvml_refuse("nvmlVgpuTypeGetResolution", 0, NULL, NVML_ERROR_NOT_SUPPORTED);
}

NVML_API nvmlReturn_t nvmlComputeInstanceDestroy(void *computeInstance)
{
	return nvml_refuse("nvmlComputeInstanceDestroy", NVML_KIND_ComputeInstance, computeInstance, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceClearAccountingPids(void *device)
{
	return nvml_refuse("nvmlDeviceClearAccountingPids", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceClearEccErrorCounts(void *device, int counterType)
{
	(void)counterType;
	return nvml_refuse("nvmlDeviceClearEccErrorCounts", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceClearFieldValues(void *device, int valuesCount, void *values)
{
	(void)valuesCount;
	(void)values;
	return nvml_refuse("nvmlDeviceClearFieldValues", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceCreateGpuInstance(void *device, unsigned profileId, void *gpuInstance)
{
	(void)profileId;
	(void)gpuInstance;
	return nvml_refuse("nvmlDeviceCreateGpuInstance", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(void *device, unsigned profileId, void *placement, void *gpuInstance)
{
	(void)profileId;
	(void)placement;
	(void)gpuInstance;
	return nvml_refuse("nvmlDeviceCreateGpuInstanceWithPlacement", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceDiscoverGpus(void *pciInfo)
{
	(void)pciInfo;
	return nvml_refuse("nvmlDeviceDiscoverGpus", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(void *device, unsigned link, unsigned counter, int freeze)
{
	(void)link;
	(void)counter;
	(void)freeze;
	return nvml_refuse("nvmlDeviceFreezeNvLinkUtilizationCounter", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceModifyDrainState(void *pciInfo, int newState)
{
	(void)pciInfo;
	(void)newState;
	return nvml_refuse("nvmlDeviceModifyDrainState", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(void *device, void *profile)
{
	(void)profile;
	return nvml_refuse("nvmlDevicePowerSmoothingActivatePresetProfile", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDevicePowerSmoothingSetState(void *device, void *state)
{
	(void)state;
	return nvml_refuse("nvmlDevicePowerSmoothingSetState", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(void *device, void *profile)
{
	(void)profile;
	return nvml_refuse("nvmlDevicePowerSmoothingUpdatePresetProfileParam", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceReadWritePRM_v1(void *device, void *buffer)
{
	(void)buffer;
	return nvml_refuse("nvmlDeviceReadWritePRM_v1", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceRemoveGpu(void *pciInfo)
{
	(void)pciInfo;
	return nvml_refuse("nvmlDeviceRemoveGpu", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceRemoveGpu_v2(void *pciInfo, int gpuState, int linkState)
{
	(void)pciInfo;
	(void)gpuState;
	(void)linkState;
	return nvml_refuse("nvmlDeviceRemoveGpu_v2", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceResetApplicationsClocks(void *device)
{
	return nvml_refuse("nvmlDeviceResetApplicationsClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceResetGpuLockedClocks(void *device)
{
	return nvml_refuse("nvmlDeviceResetGpuLockedClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(void *device)
{
	return nvml_refuse("nvmlDeviceResetMemoryLockedClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(void *device, unsigned link)
{
	(void)link;
	return nvml_refuse("nvmlDeviceResetNvLinkErrorCounters", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(void *device, unsigned link, unsigned counter)
{
	(void)link;
	(void)counter;
	return nvml_refuse("nvmlDeviceResetNvLinkUtilizationCounter", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetAccountingMode(void *device, int mode)
{
	(void)mode;
	return nvml_refuse("nvmlDeviceSetAccountingMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetAPIRestriction(void *device, int apiType, int isRestricted)
{
	(void)apiType;
	(void)isRestricted;
	return nvml_refuse("nvmlDeviceSetAPIRestriction", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetApplicationsClocks(void *device, unsigned memClockMHz, unsigned graphicsClockMHz)
{
	(void)memClockMHz;
	(void)graphicsClockMHz;
	return nvml_refuse("nvmlDeviceSetApplicationsClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(void *device, int enabled)
{
	(void)enabled;
	return nvml_refuse("nvmlDeviceSetAutoBoostedClocksEnabled", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetClockOffsets(void *device, void *info)
{
	(void)info;
	return nvml_refuse("nvmlDeviceSetClockOffsets", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetComputeMode(void *device, int mode)
{
	(void)mode;
	return nvml_refuse("nvmlDeviceSetComputeMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(void *device, unsigned long long sizeKiB)
{
	(void)sizeKiB;
	return nvml_refuse("nvmlDeviceSetConfComputeUnprotectedMemSize", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(void *device, int enabled, unsigned flags)
{
	(void)enabled;
	(void)flags;
	return nvml_refuse("nvmlDeviceSetDefaultAutoBoostedClocksEnabled", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(void *device, unsigned fan)
{
	(void)fan;
	return nvml_refuse("nvmlDeviceSetDefaultFanSpeed_v2", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetDramEncryptionMode(void *device, void *dramEncryption)
{
	(void)dramEncryption;
	return nvml_refuse("nvmlDeviceSetDramEncryptionMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetDriverModel(void *device, int driverModel, unsigned flags)
{
	(void)driverModel;
	(void)flags;
	return nvml_refuse("nvmlDeviceSetDriverModel", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetEccMode(void *device, int ecc)
{
	(void)ecc;
	return nvml_refuse("nvmlDeviceSetEccMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetFanControlPolicy(void *device, unsigned fan, unsigned policy)
{
	(void)fan;
	(void)policy;
	return nvml_refuse("nvmlDeviceSetFanControlPolicy", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetFanSpeed_v2(void *device, unsigned fan, unsigned speed)
{
	(void)fan;
	(void)speed;
	return nvml_refuse("nvmlDeviceSetFanSpeed_v2", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(void *device, int offset)
{
	(void)offset;
	return nvml_refuse("nvmlDeviceSetGpcClkVfOffset", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetGpuLockedClocks(void *device, unsigned minGpuClockMHz, unsigned maxGpuClockMHz)
{
	(void)minGpuClockMHz;
	(void)maxGpuClockMHz;
	return nvml_refuse("nvmlDeviceSetGpuLockedClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetGpuOperationMode(void *device, int mode)
{
	(void)mode;
	return nvml_refuse("nvmlDeviceSetGpuOperationMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetHostname_v1(void *device, void *hostname)
{
	(void)hostname;
	return nvml_refuse("nvmlDeviceSetHostname_v1", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetMemClkVfOffset(void *device, int offset)
{
	(void)offset;
	return nvml_refuse("nvmlDeviceSetMemClkVfOffset", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(void *device, unsigned minMemClockMHz, unsigned maxMemClockMHz)
{
	(void)minMemClockMHz;
	(void)maxMemClockMHz;
	return nvml_refuse("nvmlDeviceSetMemoryLockedClocks", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetMigMode(void *device, unsigned mode, void *activationStatus)
{
	(void)mode;
	(void)activationStatus;
	return nvml_refuse("nvmlDeviceSetMigMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetNvlinkBwMode(void *device, void *setBwMode)
{
	(void)setBwMode;
	return nvml_refuse("nvmlDeviceSetNvlinkBwMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(void *device, void *info)
{
	(void)info;
	return nvml_refuse("nvmlDeviceSetNvLinkDeviceLowPowerThreshold", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(void *device, unsigned link, unsigned counter, void *control, unsigned reset)
{
	(void)link;
	(void)counter;
	(void)control;
	(void)reset;
	return nvml_refuse("nvmlDeviceSetNvLinkUtilizationControl", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetPersistenceMode(void *device, int mode)
{
	(void)mode;
	return nvml_refuse("nvmlDeviceSetPersistenceMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetPowerManagementLimit(void *device, unsigned limit)
{
	(void)limit;
	return nvml_refuse("nvmlDeviceSetPowerManagementLimit", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(void *device, void *powerValue)
{
	(void)powerValue;
	return nvml_refuse("nvmlDeviceSetPowerManagementLimit_v2", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(void *device, void *powerMizerMode)
{
	(void)powerMizerMode;
	return nvml_refuse("nvmlDeviceSetPowerMizerMode_v1", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetTemperatureThreshold(void *device, int thresholdType, void *temp)
{
	(void)thresholdType;
	(void)temp;
	return nvml_refuse("nvmlDeviceSetTemperatureThreshold", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceSetVirtualizationMode(void *device, int virtualMode)
{
	(void)virtualMode;
	return nvml_refuse("nvmlDeviceSetVirtualizationMode", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(void *device, void *requestedProfiles)
{
	(void)requestedProfiles;
	return nvml_refuse("nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(void *device, void *requestedProfiles)
{
	(void)requestedProfiles;
	return nvml_refuse("nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlGpmSetStreamingEnabled(void *device, unsigned state)
{
	(void)state;
	return nvml_refuse("nvmlGpmSetStreamingEnabled", NVML_KIND_Device, device, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(void *gpuInstance, unsigned profileId, void *computeInstance)
{
	(void)profileId;
	(void)computeInstance;
	return nvml_refuse("nvmlGpuInstanceCreateComputeInstance", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(void *gpuInstance, unsigned profileId, void *placement, void *computeInstance)
{
	(void)profileId;
	(void)placement;
	(void)computeInstance;
	return nvml_refuse("nvmlGpuInstanceCreateComputeInstanceWithPlacement", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlGpuInstanceDestroy(void *gpuInstance)
{
	return nvml_refuse("nvmlGpuInstanceDestroy", NVML_KIND_GpuInstance, gpuInstance, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned isAcceptingWork)
{
	(void)isAcceptingWork;
	return nvml_refuse("nvmlSystemSetConfComputeGpusReadyState", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(void *pKeyRotationThrInfo)
{
	(void)pKeyRotationThrInfo;
	return nvml_refuse("nvmlSystemSetConfComputeKeyRotationThresholdInfo", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned nvlinkBwMode)
{
	(void)nvlinkBwMode;
	return nvml_refuse("nvmlSystemSetNvlinkBwMode", 0, NULL, NVML_ERROR_NO_PERMISSION);
}

NVML_API nvmlReturn_t nvmlUnitSetLedState(void *unit, int color)
{
	(void)color;
	return nvml_refuse("nvmlUnitSetLedState", NVML_KIND_Unit, unit, NVML_ERROR_NO_PERMISSION);
}

