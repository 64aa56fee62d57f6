// Code generated from api/ by gen/emit; DO NOT EDIT.

package nvml

// Places of the functions in Funcs; a command's number on the wire is its place plus one, and never changes: api/history.txt.
// Functions that do not cross have places behind all others.
const (
	OpStart                                            Op = 0
	OpGetExcludedDeviceCount                           Op = 4
	OpGetExcludedDeviceInfoByIndex                     Op = 5
	OpSystemGetConfComputeCapabilities                 Op = 11
	OpSystemGetConfComputeGpusReadyState               Op = 12
	OpSystemGetConfComputeKeyRotationThresholdInfo     Op = 13
	OpSystemGetConfComputeSettings                     Op = 14
	OpSystemGetConfComputeState                        Op = 15
	OpSystemGetDriverBranch                            Op = 18
	OpSystemGetNvlinkBwMode                            Op = 20
	OpSystemGetTopologyGpuSet                          Op = 22
	OpDeviceGetArchitecture                            Op = 23
	OpDeviceGetBoardId                                 Op = 24
	OpDeviceGetBoardPartNumber                         Op = 25
	OpDeviceGetBrand                                   Op = 26
	OpDeviceGetCudaComputeCapability                   Op = 29
	OpDeviceGetHandleByPciBusId                        Op = 32
	OpDeviceGetHandleByPciBusId_v2                     Op = 33
	OpDeviceGetHandleBySerial                          Op = 34
	OpDeviceGetHandleByUUID                            Op = 35
	OpDeviceGetHandleByUUIDV                           Op = 36
	OpDeviceGetIndex                                   Op = 37
	OpDeviceGetMultiGpuBoard                           Op = 38
	OpDeviceGetName                                    Op = 39
	OpDeviceGetNumGpuCores                             Op = 40
	OpDeviceGetNvLinkRemotePciInfo                     Op = 41
	OpDeviceGetNvLinkRemotePciInfo_v2                  Op = 42
	OpDeviceGetPciInfo                                 Op = 43
	OpDeviceGetPciInfoExt                              Op = 44
	OpDeviceGetPciInfo_v2                              Op = 45
	OpDeviceGetPciInfo_v3                              Op = 46
	OpDeviceGetSerial                                  Op = 47
	OpDeviceGetUUID                                    Op = 48
	OpDeviceOnSameBoard                                Op = 49
	OpDeviceGetAdaptiveClockInfoStatus                 Op = 51
	OpDeviceGetAddressingMode                          Op = 52
	OpDeviceGetAPIRestriction                          Op = 53
	OpDeviceGetApplicationsClock                       Op = 54
	OpDeviceGetAttributes_v2                           Op = 56
	OpDeviceGetAutoBoostedClocksEnabled                Op = 57
	OpDeviceGetBAR1MemoryInfo                          Op = 58
	OpDeviceGetBridgeChipInfo                          Op = 59
	OpDeviceGetBusType                                 Op = 60
	OpDeviceGetC2cModeInfoV                            Op = 61
	OpDeviceGetCapabilities                            Op = 62
	OpDeviceGetClkMonStatus                            Op = 63
	OpDeviceGetClock                                   Op = 64
	OpDeviceGetClockInfo                               Op = 65
	OpDeviceGetClockOffsets                            Op = 66
	OpDeviceGetComputeMode                             Op = 67
	OpDeviceGetConfComputeGpuAttestationReport         Op = 68
	OpDeviceGetConfComputeGpuCertificate               Op = 69
	OpDeviceGetConfComputeMemSizeInfo                  Op = 70
	OpDeviceGetConfComputeProtectedMemoryUsage         Op = 71
	OpDeviceGetCoolerInfo                              Op = 72
	OpDeviceGetCpuAffinity                             Op = 73
	OpDeviceGetCpuAffinityWithinScope                  Op = 74
	OpDeviceGetCurrentClockFreqs                       Op = 75
	OpDeviceGetCurrentClocksEventReasons               Op = 76
	OpDeviceGetCurrentClocksThrottleReasons            Op = 77
	OpDeviceGetCurrPcieLinkGeneration                  Op = 78
	OpDeviceGetCurrPcieLinkWidth                       Op = 79
	OpDeviceGetDecoderUtilization                      Op = 80
	OpDeviceGetDefaultApplicationsClock                Op = 81
	OpDeviceGetDefaultEccMode                          Op = 82
	OpDeviceGetDetailedEccErrors                       Op = 83
	OpDeviceGetDisplayActive                           Op = 84
	OpDeviceGetDisplayMode                             Op = 85
	OpDeviceGetDramEncryptionMode                      Op = 86
	OpDeviceGetDriverModel                             Op = 87
	OpDeviceGetDriverModel_v2                          Op = 88
	OpDeviceGetDynamicPstatesInfo                      Op = 89
	OpDeviceGetEccMode                                 Op = 90
	OpDeviceGetEncoderCapacity                         Op = 91
	OpDeviceGetEncoderSessions                         Op = 92
	OpDeviceGetEncoderStats                            Op = 93
	OpDeviceGetEncoderUtilization                      Op = 94
	OpDeviceGetEnforcedPowerLimit                      Op = 95
	OpDeviceGetFanControlPolicy_v2                     Op = 96
	OpDeviceGetFanSpeed                                Op = 97
	OpDeviceGetFanSpeedRPM                             Op = 98
	OpDeviceGetFanSpeed_v2                             Op = 99
	OpDeviceGetFBCSessions                             Op = 100
	OpDeviceGetFBCStats                                Op = 101
	OpDeviceGetFieldValues                             Op = 102
	OpDeviceGetGpcClkMinMaxVfOffset                    Op = 103
	OpDeviceGetGpcClkVfOffset                          Op = 104
	OpDeviceGetGpuFabricInfo                           Op = 105
	OpDeviceGetGpuFabricInfoV                          Op = 106
	OpDeviceGetGpuMaxPcieLinkGeneration                Op = 107
	OpDeviceGetGpuOperationMode                        Op = 108
	OpDeviceGetGridLicensableFeatures_v4               Op = 112
	OpDeviceGetGspFirmwareMode                         Op = 113
	OpDeviceGetGspFirmwareVersion                      Op = 114
	OpDeviceGetHostname_v1                             Op = 115
	OpDeviceGetHostVgpuMode                            Op = 116
	OpDeviceGetInforomConfigurationChecksum            Op = 117
	OpDeviceGetInforomImageVersion                     Op = 118
	OpDeviceGetInforomVersion                          Op = 119
	OpDeviceGetIrqNum                                  Op = 120
	OpDeviceGetJpgUtilization                          Op = 121
	OpDeviceGetLastBBXFlushTime                        Op = 122
	OpDeviceGetMarginTemperature                       Op = 123
	OpDeviceGetMaxClockInfo                            Op = 124
	OpDeviceGetMaxCustomerBoostClock                   Op = 125
	OpDeviceGetMaxPcieLinkGeneration                   Op = 126
	OpDeviceGetMaxPcieLinkWidth                        Op = 127
	OpDeviceGetMemClkMinMaxVfOffset                    Op = 128
	OpDeviceGetMemClkVfOffset                          Op = 129
	OpDeviceGetMemoryAffinity                          Op = 130
	OpDeviceGetMemoryBusWidth                          Op = 131
	OpDeviceGetMemoryErrorCounter                      Op = 132
	OpDeviceGetMemoryInfo                              Op = 133
	OpDeviceGetMemoryInfo_v2                           Op = 134
	OpDeviceGetMinMaxClockOfPState                     Op = 135
	OpDeviceGetMinMaxFanSpeed                          Op = 136
	OpDeviceGetMinorNumber                             Op = 137
	OpDeviceGetModuleId                                Op = 138
	OpDeviceGetNumaNodeId                              Op = 139
	OpDeviceGetNumFans                                 Op = 140
	OpDeviceGetNvlinkBwMode                            Op = 141
	OpDeviceGetNvLinkCapability                        Op = 142
	OpDeviceGetNvLinkErrorCounter                      Op = 143
	OpDeviceGetNvLinkInfo                              Op = 144
	OpDeviceGetNvLinkRemoteDeviceType                  Op = 145
	OpDeviceGetNvLinkState                             Op = 146
	OpDeviceGetNvlinkSupportedBwModes                  Op = 147
	OpDeviceGetNvLinkUtilizationControl                Op = 148
	OpDeviceGetNvLinkUtilizationCounter                Op = 149
	OpDeviceGetNvLinkVersion                           Op = 150
	OpDeviceGetOfaUtilization                          Op = 151
	OpDeviceGetP2PStatus                               Op = 152
	OpDeviceGetPcieLinkMaxSpeed                        Op = 153
	OpDeviceGetPcieReplayCounter                       Op = 154
	OpDeviceGetPcieSpeed                               Op = 155
	OpDeviceGetPcieThroughput                          Op = 156
	OpDeviceGetPdi                                     Op = 157
	OpDeviceGetPerformanceModes                        Op = 158
	OpDeviceGetPerformanceState                        Op = 159
	OpDeviceGetPersistenceMode                         Op = 160
	OpDeviceGetPlatformInfo                            Op = 161
	OpDeviceGetPowerManagementDefaultLimit             Op = 162
	OpDeviceGetPowerManagementLimit                    Op = 163
	OpDeviceGetPowerManagementLimitConstraints         Op = 164
	OpDeviceGetPowerManagementMode                     Op = 165
	OpDeviceGetPowerMizerMode_v1                       Op = 166
	OpDeviceGetPowerSource                             Op = 167
	OpDeviceGetPowerState                              Op = 168
	OpDeviceGetPowerUsage                              Op = 169
	OpDeviceGetRemappedRows                            Op = 170
	OpDeviceGetRepairStatus                            Op = 172
	OpDeviceGetRetiredPages                            Op = 173
	OpDeviceGetRetiredPagesPendingStatus               Op = 174
	OpDeviceGetRetiredPages_v2                         Op = 175
	OpDeviceGetRowRemapperHistogram                    Op = 176
	OpDeviceGetSamples                                 Op = 177
	OpDeviceGetSramEccErrorStatus                      Op = 178
	OpDeviceGetSramUniqueUncorrectedEccErrorCounts     Op = 179
	OpDeviceGetSupportedClocksEventReasons             Op = 180
	OpDeviceGetSupportedClocksThrottleReasons          Op = 181
	OpDeviceGetSupportedGraphicsClocks                 Op = 182
	OpDeviceGetSupportedMemoryClocks                   Op = 183
	OpDeviceGetSupportedPerformanceStates              Op = 184
	OpDeviceGetTargetFanSpeed                          Op = 185
	OpDeviceGetTemperature                             Op = 186
	OpDeviceGetTemperatureThreshold                    Op = 187
	OpDeviceGetTemperatureV                            Op = 188
	OpDeviceGetThermalSettings                         Op = 189
	OpDeviceGetTopologyCommonAncestor                  Op = 190
	OpDeviceGetTopologyNearestGpus                     Op = 191
	OpDeviceGetTotalEccErrors                          Op = 192
	OpDeviceGetTotalEnergyConsumption                  Op = 193
	OpDeviceGetUnrepairableMemoryFlag_v1               Op = 194
	OpDeviceGetUtilizationRates                        Op = 195
	OpDeviceGetVbiosVersion                            Op = 196
	OpDeviceGetViolationStatus                         Op = 197
	OpDeviceGetVirtualizationMode                      Op = 198
	OpDeviceQueryDrainState                            Op = 199
	OpDeviceValidateInforom                            Op = 202
	OpDeviceWorkloadPowerProfileGetCurrentProfiles     Op = 203
	OpDeviceWorkloadPowerProfileGetProfilesInfo        Op = 204
	OpDeviceGetAccountingBufferSize                    Op = 205
	OpDeviceGetAccountingMode                          Op = 206
	OpDeviceGetAccountingPids                          Op = 207
	OpDeviceGetAccountingStats                         Op = 208
	OpDeviceGetComputeRunningProcesses                 Op = 209
	OpDeviceGetComputeRunningProcesses_v2              Op = 210
	OpDeviceGetComputeRunningProcesses_v3              Op = 211
	OpDeviceGetGraphicsRunningProcesses                Op = 212
	OpDeviceGetGraphicsRunningProcesses_v2             Op = 213
	OpDeviceGetGraphicsRunningProcesses_v3             Op = 214
	OpDeviceGetMPSComputeRunningProcesses              Op = 215
	OpDeviceGetMPSComputeRunningProcesses_v2           Op = 216
	OpDeviceGetMPSComputeRunningProcesses_v3           Op = 217
	OpDeviceGetProcessesUtilizationInfo                Op = 218
	OpDeviceGetProcessUtilization                      Op = 219
	OpDeviceGetRunningProcessDetailList                Op = 220
	OpSystemGetProcessName                             Op = 221
	OpComputeInstanceGetInfo_v2                        Op = 223
	OpDeviceGetComputeInstanceId                       Op = 224
	OpDeviceGetDeviceHandleFromMigDeviceHandle         Op = 225
	OpDeviceGetGpuInstanceById                         Op = 226
	OpDeviceGetGpuInstanceId                           Op = 227
	OpDeviceGetGpuInstancePossiblePlacements           Op = 228
	OpDeviceGetGpuInstancePossiblePlacements_v2        Op = 229
	OpDeviceGetGpuInstanceProfileInfo                  Op = 230
	OpDeviceGetGpuInstanceProfileInfoByIdV             Op = 231
	OpDeviceGetGpuInstanceProfileInfoV                 Op = 232
	OpDeviceGetGpuInstanceRemainingCapacity            Op = 233
	OpDeviceGetGpuInstances                            Op = 234
	OpDeviceGetMaxMigDeviceCount                       Op = 235
	OpDeviceGetMigDeviceHandleByIndex                  Op = 236
	OpDeviceGetMigMode                                 Op = 237
	OpDeviceIsMigDeviceHandle                          Op = 238
	OpGpuInstanceGetComputeInstanceById                Op = 239
	OpGpuInstanceGetComputeInstancePossiblePlacements  Op = 240
	OpGpuInstanceGetComputeInstanceProfileInfo         Op = 241
	OpGpuInstanceGetComputeInstanceProfileInfoV        Op = 242
	OpGpuInstanceGetComputeInstanceRemainingCapacity   Op = 243
	OpGpuInstanceGetComputeInstances                   Op = 244
	OpGpuInstanceGetInfo                               Op = 245
	OpGpmMetricsGet                                    Op = 246
	OpGpmMigSampleGet                                  Op = 247
	OpGpmQueryDeviceSupport                            Op = 248
	OpGpmQueryIfStreamingEnabled                       Op = 249
	OpGpmSampleAlloc                                   Op = 250
	OpGpmSampleFree                                    Op = 251
	OpGpmSampleGet                                     Op = 252
	OpDeviceGetSupportedEventTypes                     Op = 253
	OpDeviceRegisterEvents                             Op = 254
	OpEventSetCreate                                   Op = 255
	OpEventSetFree                                     Op = 256
	OpEventSetWait                                     Op = 257
	OpEventSetWait_v2                                  Op = 258
	OpSystemGetHicVersion                              Op = 263
	OpUnitGetCount                                     Op = 264
	OpUnitGetDevices                                   Op = 265
	OpUnitGetFanSpeedInfo                              Op = 266
	OpUnitGetHandleByIndex                             Op = 267
	OpUnitGetLedState                                  Op = 268
	OpUnitGetPsuInfo                                   Op = 269
	OpUnitGetTemperature                               Op = 270
	OpUnitGetUnitInfo                                  Op = 271
	OpErrorString                                      Op = 272
	OpGetBlacklistDeviceCount                          Op = 273
	OpGetBlacklistDeviceInfoByIndex                    Op = 274
	OpInit                                             Op = 275
	OpInit_v2                                          Op = 276
	OpInitWithFlags                                    Op = 277
	OpInternalGetExportTable                           Op = 278
	OpShutdown                                         Op = 279
	OpSystemGetCudaDriverVersion                       Op = 280
	OpSystemGetCudaDriverVersion_v2                    Op = 281
	OpSystemGetDriverVersion                           Op = 282
	OpSystemGetNVMLVersion                             Op = 283
	OpDeviceGetCount                                   Op = 284
	OpDeviceGetCount_v2                                Op = 285
	OpDeviceGetHandleByIndex                           Op = 286
	OpDeviceGetHandleByIndex_v2                        Op = 287
	OpDeviceClearCpuAffinity                           Op = 288
	OpDeviceGetAttributes                              Op = 289
	OpDeviceGetGridLicensableFeatures                  Op = 290
	OpDeviceGetGridLicensableFeatures_v2               Op = 291
	OpDeviceGetGridLicensableFeatures_v3               Op = 292
	OpDeviceGetRemappedRows_v2                         Op = 293
	OpDeviceReadPRMCounters_v1                         Op = 294
	OpDeviceSetCpuAffinity                             Op = 295
	OpComputeInstanceGetInfo                           Op = 296
	OpSystemEventSetCreate                             Op = 297
	OpSystemEventSetFree                               Op = 298
	OpSystemEventSetWait                               Op = 299
	OpSystemRegisterEvents                             Op = 300
	OpDeviceGetActiveVgpus                             Op = 301
	OpDeviceGetCreatableVgpus                          Op = 302
	OpDeviceGetPgpuMetadataString                      Op = 303
	OpDeviceGetSupportedVgpus                          Op = 304
	OpDeviceGetVgpuCapabilities                        Op = 305
	OpDeviceGetVgpuHeterogeneousMode                   Op = 306
	OpDeviceGetVgpuInstancesUtilizationInfo            Op = 307
	OpDeviceGetVgpuMetadata                            Op = 308
	OpDeviceGetVgpuProcessesUtilizationInfo            Op = 309
	OpDeviceGetVgpuProcessUtilization                  Op = 310
	OpDeviceGetVgpuSchedulerCapabilities               Op = 311
	OpDeviceGetVgpuSchedulerLog                        Op = 312
	OpDeviceGetVgpuSchedulerState                      Op = 313
	OpDeviceGetVgpuTypeCreatablePlacements             Op = 314
	OpDeviceGetVgpuTypeSupportedPlacements             Op = 315
	OpDeviceGetVgpuUtilization                         Op = 316
	OpDeviceSetVgpuCapabilities                        Op = 317
	OpDeviceSetVgpuHeterogeneousMode                   Op = 318
	OpDeviceSetVgpuSchedulerState                      Op = 319
	OpGetVgpuCompatibility                             Op = 320
	OpGetVgpuDriverCapabilities                        Op = 321
	OpGetVgpuVersion                                   Op = 322
	OpGpuInstanceGetActiveVgpus                        Op = 323
	OpGpuInstanceGetCreatableVgpus                     Op = 324
	OpGpuInstanceGetVgpuHeterogeneousMode              Op = 325
	OpGpuInstanceGetVgpuSchedulerLog                   Op = 326
	OpGpuInstanceGetVgpuSchedulerState                 Op = 327
	OpGpuInstanceGetVgpuTypeCreatablePlacements        Op = 328
	OpGpuInstanceSetVgpuHeterogeneousMode              Op = 329
	OpGpuInstanceSetVgpuSchedulerState                 Op = 330
	OpSetVgpuVersion                                   Op = 331
	OpVgpuInstanceClearAccountingPids                  Op = 332
	OpVgpuInstanceGetAccountingMode                    Op = 333
	OpVgpuInstanceGetAccountingPids                    Op = 334
	OpVgpuInstanceGetAccountingStats                   Op = 335
	OpVgpuInstanceGetEccMode                           Op = 336
	OpVgpuInstanceGetEncoderCapacity                   Op = 337
	OpVgpuInstanceGetEncoderSessions                   Op = 338
	OpVgpuInstanceGetEncoderStats                      Op = 339
	OpVgpuInstanceGetFBCSessions                       Op = 340
	OpVgpuInstanceGetFBCStats                          Op = 341
	OpVgpuInstanceGetFbUsage                           Op = 342
	OpVgpuInstanceGetFrameRateLimit                    Op = 343
	OpVgpuInstanceGetGpuInstanceId                     Op = 344
	OpVgpuInstanceGetGpuPciId                          Op = 345
	OpVgpuInstanceGetLicenseInfo                       Op = 346
	OpVgpuInstanceGetLicenseInfo_v2                    Op = 347
	OpVgpuInstanceGetLicenseStatus                     Op = 348
	OpVgpuInstanceGetMdevUUID                          Op = 349
	OpVgpuInstanceGetMetadata                          Op = 350
	OpVgpuInstanceGetPlacementId                       Op = 351
	OpVgpuInstanceGetRuntimeStateSize                  Op = 352
	OpVgpuInstanceGetType                              Op = 353
	OpVgpuInstanceGetUUID                              Op = 354
	OpVgpuInstanceGetVmDriverVersion                   Op = 355
	OpVgpuInstanceGetVmID                              Op = 356
	OpVgpuInstanceSetEncoderCapacity                   Op = 357
	OpVgpuTypeGetBAR1Info                              Op = 358
	OpVgpuTypeGetCapabilities                          Op = 359
	OpVgpuTypeGetClass                                 Op = 360
	OpVgpuTypeGetDeviceID                              Op = 361
	OpVgpuTypeGetFbReservation                         Op = 362
	OpVgpuTypeGetFramebufferSize                       Op = 363
	OpVgpuTypeGetFrameRateLimit                        Op = 364
	OpVgpuTypeGetGpuInstanceProfileId                  Op = 365
	OpVgpuTypeGetGspHeapSize                           Op = 366
	OpVgpuTypeGetLicense                               Op = 367
	OpVgpuTypeGetMaxInstances                          Op = 368
	OpVgpuTypeGetMaxInstancesPerGpuInstance            Op = 369
	OpVgpuTypeGetMaxInstancesPerVm                     Op = 370
	OpVgpuTypeGetName                                  Op = 371
	OpVgpuTypeGetNumDisplayHeads                       Op = 372
	OpVgpuTypeGetResolution                            Op = 373
	OpComputeInstanceDestroy                           Op = 374
	OpDeviceClearAccountingPids                        Op = 375
	OpDeviceClearEccErrorCounts                        Op = 376
	OpDeviceClearFieldValues                           Op = 377
	OpDeviceCreateGpuInstance                          Op = 378
	OpDeviceCreateGpuInstanceWithPlacement             Op = 379
	OpDeviceDiscoverGpus                               Op = 380
	OpDeviceFreezeNvLinkUtilizationCounter             Op = 381
	OpDeviceModifyDrainState                           Op = 382
	OpDevicePowerSmoothingActivatePresetProfile        Op = 383
	OpDevicePowerSmoothingSetState                     Op = 384
	OpDevicePowerSmoothingUpdatePresetProfileParam     Op = 385
	OpDeviceReadWritePRM_v1                            Op = 386
	OpDeviceRemoveGpu                                  Op = 387
	OpDeviceRemoveGpu_v2                               Op = 388
	OpDeviceResetApplicationsClocks                    Op = 389
	OpDeviceResetGpuLockedClocks                       Op = 390
	OpDeviceResetMemoryLockedClocks                    Op = 391
	OpDeviceResetNvLinkErrorCounters                   Op = 392
	OpDeviceResetNvLinkUtilizationCounter              Op = 393
	OpDeviceSetAccountingMode                          Op = 394
	OpDeviceSetAPIRestriction                          Op = 395
	OpDeviceSetApplicationsClocks                      Op = 396
	OpDeviceSetAutoBoostedClocksEnabled                Op = 397
	OpDeviceSetClockOffsets                            Op = 398
	OpDeviceSetComputeMode                             Op = 399
	OpDeviceSetConfComputeUnprotectedMemSize           Op = 400
	OpDeviceSetDefaultAutoBoostedClocksEnabled         Op = 401
	OpDeviceSetDefaultFanSpeed_v2                      Op = 402
	OpDeviceSetDramEncryptionMode                      Op = 403
	OpDeviceSetDriverModel                             Op = 404
	OpDeviceSetEccMode                                 Op = 405
	OpDeviceSetFanControlPolicy                        Op = 406
	OpDeviceSetFanSpeed_v2                             Op = 407
	OpDeviceSetGpcClkVfOffset                          Op = 408
	OpDeviceSetGpuLockedClocks                         Op = 409
	OpDeviceSetGpuOperationMode                        Op = 410
	OpDeviceSetHostname_v1                             Op = 411
	OpDeviceSetMemClkVfOffset                          Op = 412
	OpDeviceSetMemoryLockedClocks                      Op = 413
	OpDeviceSetMigMode                                 Op = 414
	OpDeviceSetNvlinkBwMode                            Op = 415
	OpDeviceSetNvLinkDeviceLowPowerThreshold           Op = 416
	OpDeviceSetNvLinkUtilizationControl                Op = 417
	OpDeviceSetPersistenceMode                         Op = 418
	OpDeviceSetPowerManagementLimit                    Op = 419
	OpDeviceSetPowerManagementLimit_v2                 Op = 420
	OpDeviceSetPowerMizerMode_v1                       Op = 421
	OpDeviceSetTemperatureThreshold                    Op = 422
	OpDeviceSetVirtualizationMode                      Op = 423
	OpDeviceWorkloadPowerProfileClearRequestedProfiles Op = 424
	OpDeviceWorkloadPowerProfileSetRequestedProfiles   Op = 425
	OpGpmSetStreamingEnabled                           Op = 426
	OpGpuInstanceCreateComputeInstance                 Op = 427
	OpGpuInstanceCreateComputeInstanceWithPlacement    Op = 428
	OpGpuInstanceDestroy                               Op = 429
	OpSystemSetConfComputeGpusReadyState               Op = 430
	OpSystemSetConfComputeKeyRotationThresholdInfo     Op = 431
	OpSystemSetNvlinkBwMode                            Op = 432
	OpUnitSetLedState                                  Op = 433
	opCrossing                                         Op = 272 // the end of those that cross
	opEnd                                              Op = 434
)

// Funcs is every function of the library; a place without one has no name.
var Funcs = [opEnd]Func{
	OpStart: {Name: "Start", Class: "sync", Since: 1, Params: []Param{
		{Name: "driverVersion", Kind: Buffer, Out: true, Elem: 1, Count: 80, By: -1},
		{Name: "nvmlVersion", Kind: Buffer, Out: true, Elem: 1, Count: 80, By: -1},
		{Name: "cudaVersion", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "deviceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGetExcludedDeviceCount: {Name: "nvmlGetExcludedDeviceCount", Class: "sync", Since: 1, Params: []Param{
		{Name: "deviceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGetExcludedDeviceInfoByIndex: {Name: "nvmlGetExcludedDeviceInfoByIndex", Class: "sync", Since: 1, Params: []Param{
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Buffer, Out: true, Elem: 148, Count: 1, By: -1},
	}},
	OpSystemGetConfComputeCapabilities: {Name: "nvmlSystemGetConfComputeCapabilities", Class: "sync", Since: 1, Params: []Param{
		{Name: "capabilities", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpSystemGetConfComputeGpusReadyState: {Name: "nvmlSystemGetConfComputeGpusReadyState", Class: "sync", Since: 1, Params: []Param{
		{Name: "isAcceptingWork", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpSystemGetConfComputeKeyRotationThresholdInfo: {Name: "nvmlSystemGetConfComputeKeyRotationThresholdInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "pKeyRotationThrInfo", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpSystemGetConfComputeSettings: {Name: "nvmlSystemGetConfComputeSettings", Class: "sync", Since: 1, Params: []Param{
		{Name: "settings", Kind: Sized, In: true, Out: true, Elem: 20, Count: 1, By: -1},
	}},
	OpSystemGetConfComputeState: {Name: "nvmlSystemGetConfComputeState", Class: "sync", Since: 1, Params: []Param{
		{Name: "state", Kind: Buffer, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpSystemGetDriverBranch: {Name: "nvmlSystemGetDriverBranch", Class: "sync", Since: 1, Params: []Param{
		{Name: "branchInfo", Kind: Sized, In: true, Out: true, Elem: 84, Count: 1, By: -1},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpSystemGetNvlinkBwMode: {Name: "nvmlSystemGetNvlinkBwMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "nvlinkBwMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpSystemGetTopologyGpuSet: {Name: "nvmlSystemGetTopologyGpuSet", Class: "sync", Since: 1, Params: []Param{
		{Name: "cpuNumber", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "deviceArray", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 1, Handle: 1},
	}},
	OpDeviceGetArchitecture: {Name: "nvmlDeviceGetArchitecture", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "arch", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetBoardId: {Name: "nvmlDeviceGetBoardId", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "boardId", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetBoardPartNumber: {Name: "nvmlDeviceGetBoardPartNumber", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "partNumber", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetBrand: {Name: "nvmlDeviceGetBrand", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetCudaComputeCapability: {Name: "nvmlDeviceGetCudaComputeCapability", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "major", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "minor", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetHandleByPciBusId: {Name: "nvmlDeviceGetHandleByPciBusId", Class: "sync", Since: 1, Params: []Param{
		{Name: "pciBusId", Kind: Text, In: true, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetHandleByPciBusId_v2: {Name: "nvmlDeviceGetHandleByPciBusId_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "pciBusId", Kind: Text, In: true, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetHandleBySerial: {Name: "nvmlDeviceGetHandleBySerial", Class: "sync", Since: 1, Params: []Param{
		{Name: "serial", Kind: Text, In: true, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetHandleByUUID: {Name: "nvmlDeviceGetHandleByUUID", Class: "sync", Since: 1, Params: []Param{
		{Name: "uuid", Kind: Text, In: true, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetHandleByUUIDV: {Name: "nvmlDeviceGetHandleByUUIDV", Class: "sync", Since: 1, Params: []Param{
		{Name: "uuid", Kind: Sized, In: true, Elem: 52, Count: 1, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetIndex: {Name: "nvmlDeviceGetIndex", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "index", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMultiGpuBoard: {Name: "nvmlDeviceGetMultiGpuBoard", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "multiGpuBool", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetName: {Name: "nvmlDeviceGetName", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "name", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetNumGpuCores: {Name: "nvmlDeviceGetNumGpuCores", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "numCores", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkRemotePciInfo: {Name: "nvmlDeviceGetNvLinkRemotePciInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pci", Kind: Buffer, Out: true, Elem: 52, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkRemotePciInfo_v2: {Name: "nvmlDeviceGetNvLinkRemotePciInfo_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pci", Kind: Buffer, Out: true, Elem: 68, Count: 1, By: -1},
	}},
	OpDeviceGetPciInfo: {Name: "nvmlDeviceGetPciInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pci", Kind: Buffer, Out: true, Elem: 52, Count: 1, By: -1},
	}},
	OpDeviceGetPciInfoExt: {Name: "nvmlDeviceGetPciInfoExt", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pci", Kind: Sized, In: true, Out: true, Elem: 64, Count: 1, By: -1},
	}},
	OpDeviceGetPciInfo_v2: {Name: "nvmlDeviceGetPciInfo_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pci", Kind: Buffer, Out: true, Elem: 52, Count: 1, By: -1},
	}},
	OpDeviceGetPciInfo_v3: {Name: "nvmlDeviceGetPciInfo_v3", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pci", Kind: Buffer, Out: true, Elem: 68, Count: 1, By: -1},
	}},
	OpDeviceGetSerial: {Name: "nvmlDeviceGetSerial", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "serial", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetUUID: {Name: "nvmlDeviceGetUUID", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "uuid", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceOnSameBoard: {Name: "nvmlDeviceOnSameBoard", Class: "sync", Since: 1, Params: []Param{
		{Name: "device1", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "device2", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "onSameBoard", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetAdaptiveClockInfoStatus: {Name: "nvmlDeviceGetAdaptiveClockInfoStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "adaptiveClockStatus", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetAddressingMode: {Name: "nvmlDeviceGetAddressingMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetAPIRestriction: {Name: "nvmlDeviceGetAPIRestriction", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "apiType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "isRestricted", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetApplicationsClock: {Name: "nvmlDeviceGetApplicationsClock", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clockType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetAttributes_v2: {Name: "nvmlDeviceGetAttributes_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "attributes", Kind: Buffer, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceGetAutoBoostedClocksEnabled: {Name: "nvmlDeviceGetAutoBoostedClocksEnabled", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "isEnabled", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "defaultIsEnabled", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetBAR1MemoryInfo: {Name: "nvmlDeviceGetBAR1MemoryInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "bar1Memory", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceGetBridgeChipInfo: {Name: "nvmlDeviceGetBridgeChipInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "bridgeHierarchy", Kind: Buffer, Out: true, Elem: 1028, Count: 1, By: -1},
	}},
	OpDeviceGetBusType: {Name: "nvmlDeviceGetBusType", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetC2cModeInfoV: {Name: "nvmlDeviceGetC2cModeInfoV", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "c2cModeInfo", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetCapabilities: {Name: "nvmlDeviceGetCapabilities", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "caps", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetClkMonStatus: {Name: "nvmlDeviceGetClkMonStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "status", Kind: Buffer, Out: true, Elem: 264, Count: 1, By: -1},
	}},
	OpDeviceGetClock: {Name: "nvmlDeviceGetClock", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clockType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clockId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetClockInfo: {Name: "nvmlDeviceGetClockInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clock", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetClockOffsets: {Name: "nvmlDeviceGetClockOffsets", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceGetComputeMode: {Name: "nvmlDeviceGetComputeMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetConfComputeGpuAttestationReport: {Name: "nvmlDeviceGetConfComputeGpuAttestationReport", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpuAtstReport", Kind: Buffer, In: true, Out: true, Elem: 12332, Count: 1, By: -1},
	}},
	OpDeviceGetConfComputeGpuCertificate: {Name: "nvmlDeviceGetConfComputeGpuCertificate", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpuCert", Kind: Buffer, Out: true, Elem: 9224, Count: 1, By: -1},
	}},
	OpDeviceGetConfComputeMemSizeInfo: {Name: "nvmlDeviceGetConfComputeMemSizeInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memInfo", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpDeviceGetConfComputeProtectedMemoryUsage: {Name: "nvmlDeviceGetConfComputeProtectedMemoryUsage", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memory", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceGetCoolerInfo: {Name: "nvmlDeviceGetCoolerInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "coolerInfo", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpDeviceGetCpuAffinity: {Name: "nvmlDeviceGetCpuAffinity", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "cpuSetSize", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "cpuSet", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 1},
	}},
	OpDeviceGetCpuAffinityWithinScope: {Name: "nvmlDeviceGetCpuAffinityWithinScope", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "cpuSetSize", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "cpuSet", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 1},
		{Name: "scope", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetCurrentClockFreqs: {Name: "nvmlDeviceGetCurrentClockFreqs", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "currentClockFreqs", Kind: Sized, In: true, Out: true, Elem: 2052, Count: 1, By: -1},
	}},
	OpDeviceGetCurrentClocksEventReasons: {Name: "nvmlDeviceGetCurrentClocksEventReasons", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clocksEventReasons", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetCurrentClocksThrottleReasons: {Name: "nvmlDeviceGetCurrentClocksThrottleReasons", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clocksThrottleReasons", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetCurrPcieLinkGeneration: {Name: "nvmlDeviceGetCurrPcieLinkGeneration", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "currLinkGen", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetCurrPcieLinkWidth: {Name: "nvmlDeviceGetCurrPcieLinkWidth", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "currLinkWidth", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDecoderUtilization: {Name: "nvmlDeviceGetDecoderUtilization", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "samplingPeriodUs", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDefaultApplicationsClock: {Name: "nvmlDeviceGetDefaultApplicationsClock", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clockType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDefaultEccMode: {Name: "nvmlDeviceGetDefaultEccMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "defaultMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDetailedEccErrors: {Name: "nvmlDeviceGetDetailedEccErrors", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "errorType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counterType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "eccCounts", Kind: Buffer, Out: true, Elem: 32, Count: 1, By: -1},
	}},
	OpDeviceGetDisplayActive: {Name: "nvmlDeviceGetDisplayActive", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "isActive", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDisplayMode: {Name: "nvmlDeviceGetDisplayMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "display", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDramEncryptionMode: {Name: "nvmlDeviceGetDramEncryptionMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "current", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "pending", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetDriverModel: {Name: "nvmlDeviceGetDriverModel", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "current", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDriverModel_v2: {Name: "nvmlDeviceGetDriverModel_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "current", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDynamicPstatesInfo: {Name: "nvmlDeviceGetDynamicPstatesInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pDynamicPstatesInfo", Kind: Buffer, Out: true, Elem: 132, Count: 1, By: -1},
	}},
	OpDeviceGetEccMode: {Name: "nvmlDeviceGetEccMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "current", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetEncoderCapacity: {Name: "nvmlDeviceGetEncoderCapacity", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "encoderQueryType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "encoderCapacity", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetEncoderSessions: {Name: "nvmlDeviceGetEncoderSessions", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sessionCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "sessionInfos", Kind: Buffer, Out: true, Elem: 32, Count: 1, By: 1},
	}},
	OpDeviceGetEncoderStats: {Name: "nvmlDeviceGetEncoderStats", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sessionCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "averageFps", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "averageLatency", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetEncoderUtilization: {Name: "nvmlDeviceGetEncoderUtilization", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "samplingPeriodUs", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetEnforcedPowerLimit: {Name: "nvmlDeviceGetEnforcedPowerLimit", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "limit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetFanControlPolicy_v2: {Name: "nvmlDeviceGetFanControlPolicy_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "policy", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetFanSpeed: {Name: "nvmlDeviceGetFanSpeed", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "speed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetFanSpeedRPM: {Name: "nvmlDeviceGetFanSpeedRPM", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fanSpeed", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetFanSpeed_v2: {Name: "nvmlDeviceGetFanSpeed_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "speed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetFBCSessions: {Name: "nvmlDeviceGetFBCSessions", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sessionCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "sessionInfo", Kind: Buffer, Out: true, Elem: 48, Count: 1, By: 1},
	}},
	OpDeviceGetFBCStats: {Name: "nvmlDeviceGetFBCStats", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fbcStats", Kind: Buffer, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetFieldValues: {Name: "nvmlDeviceGetFieldValues", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "valuesCount", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "values", Kind: Buffer, In: true, Out: true, Elem: 40, Count: 1, By: 1},
	}},
	OpDeviceGetGpcClkMinMaxVfOffset: {Name: "nvmlDeviceGetGpcClkMinMaxVfOffset", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minOffset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "maxOffset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpcClkVfOffset: {Name: "nvmlDeviceGetGpcClkVfOffset", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "offset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuFabricInfo: {Name: "nvmlDeviceGetGpuFabricInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpuFabricInfo", Kind: Buffer, Out: true, Elem: 28, Count: 1, By: -1},
	}},
	OpDeviceGetGpuFabricInfoV: {Name: "nvmlDeviceGetGpuFabricInfoV", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpuFabricInfo", Kind: Sized, In: true, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceGetGpuMaxPcieLinkGeneration: {Name: "nvmlDeviceGetGpuMaxPcieLinkGeneration", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "maxLinkGenDevice", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuOperationMode: {Name: "nvmlDeviceGetGpuOperationMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "current", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGridLicensableFeatures_v4: {Name: "nvmlDeviceGetGridLicensableFeatures_v4", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pGridLicensableFeatures", Kind: Buffer, Out: true, Elem: 860, Count: 1, By: -1},
	}},
	OpDeviceGetGspFirmwareMode: {Name: "nvmlDeviceGetGspFirmwareMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "isEnabled", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "defaultMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGspFirmwareVersion: {Name: "nvmlDeviceGetGspFirmwareVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 64, By: -1},
	}},
	OpDeviceGetHostname_v1: {Name: "nvmlDeviceGetHostname_v1", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "hostname", Kind: Buffer, Out: true, Elem: 64, Count: 1, By: -1},
	}},
	OpDeviceGetHostVgpuMode: {Name: "nvmlDeviceGetHostVgpuMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pHostVgpuMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetInforomConfigurationChecksum: {Name: "nvmlDeviceGetInforomConfigurationChecksum", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "checksum", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetInforomImageVersion: {Name: "nvmlDeviceGetInforomImageVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetInforomVersion: {Name: "nvmlDeviceGetInforomVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "object", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 3},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetIrqNum: {Name: "nvmlDeviceGetIrqNum", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "irqNum", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetJpgUtilization: {Name: "nvmlDeviceGetJpgUtilization", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "samplingPeriodUs", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetLastBBXFlushTime: {Name: "nvmlDeviceGetLastBBXFlushTime", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "timestamp", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "durationUs", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetMarginTemperature: {Name: "nvmlDeviceGetMarginTemperature", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "marginTempInfo", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetMaxClockInfo: {Name: "nvmlDeviceGetMaxClockInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clock", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMaxCustomerBoostClock: {Name: "nvmlDeviceGetMaxCustomerBoostClock", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "clockType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "clockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMaxPcieLinkGeneration: {Name: "nvmlDeviceGetMaxPcieLinkGeneration", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "maxLinkGen", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMaxPcieLinkWidth: {Name: "nvmlDeviceGetMaxPcieLinkWidth", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "maxLinkWidth", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMemClkMinMaxVfOffset: {Name: "nvmlDeviceGetMemClkMinMaxVfOffset", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minOffset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "maxOffset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMemClkVfOffset: {Name: "nvmlDeviceGetMemClkVfOffset", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "offset", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMemoryAffinity: {Name: "nvmlDeviceGetMemoryAffinity", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "nodeSetSize", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "nodeSet", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 1},
		{Name: "scope", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetMemoryBusWidth: {Name: "nvmlDeviceGetMemoryBusWidth", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "busWidth", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMemoryErrorCounter: {Name: "nvmlDeviceGetMemoryErrorCounter", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "errorType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counterType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "locationType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetMemoryInfo: {Name: "nvmlDeviceGetMemoryInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memory", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceGetMemoryInfo_v2: {Name: "nvmlDeviceGetMemoryInfo_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memory", Kind: Sized, In: true, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceGetMinMaxClockOfPState: {Name: "nvmlDeviceGetMinMaxClockOfPState", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pstate", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "minClockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "maxClockMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMinMaxFanSpeed: {Name: "nvmlDeviceGetMinMaxFanSpeed", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minSpeed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "maxSpeed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMinorNumber: {Name: "nvmlDeviceGetMinorNumber", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minorNumber", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetModuleId: {Name: "nvmlDeviceGetModuleId", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "moduleId", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNumaNodeId: {Name: "nvmlDeviceGetNumaNodeId", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "node", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNumFans: {Name: "nvmlDeviceGetNumFans", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "numFans", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNvlinkBwMode: {Name: "nvmlDeviceGetNvlinkBwMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "getBwMode", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkCapability: {Name: "nvmlDeviceGetNvLinkCapability", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capability", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capResult", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkErrorCounter: {Name: "nvmlDeviceGetNvLinkErrorCounter", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counterValue", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkInfo: {Name: "nvmlDeviceGetNvLinkInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 1612, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkRemoteDeviceType: {Name: "nvmlDeviceGetNvLinkRemoteDeviceType", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pNvLinkDeviceType", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkState: {Name: "nvmlDeviceGetNvLinkState", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "isActive", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetNvlinkSupportedBwModes: {Name: "nvmlDeviceGetNvlinkSupportedBwModes", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "supportedBwMode", Kind: Sized, In: true, Out: true, Elem: 28, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkUtilizationControl: {Name: "nvmlDeviceGetNvLinkUtilizationControl", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "control", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkUtilizationCounter: {Name: "nvmlDeviceGetNvLinkUtilizationCounter", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "rxcounter", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "txcounter", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetNvLinkVersion: {Name: "nvmlDeviceGetNvLinkVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetOfaUtilization: {Name: "nvmlDeviceGetOfaUtilization", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "samplingPeriodUs", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetP2PStatus: {Name: "nvmlDeviceGetP2PStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device1", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "device2", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "p2pIndex", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "p2pStatus", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPcieLinkMaxSpeed: {Name: "nvmlDeviceGetPcieLinkMaxSpeed", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "maxSpeed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPcieReplayCounter: {Name: "nvmlDeviceGetPcieReplayCounter", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "value", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPcieSpeed: {Name: "nvmlDeviceGetPcieSpeed", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pcieSpeed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPcieThroughput: {Name: "nvmlDeviceGetPcieThroughput", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "value", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPdi: {Name: "nvmlDeviceGetPdi", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pdi", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpDeviceGetPerformanceModes: {Name: "nvmlDeviceGetPerformanceModes", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "perfModes", Kind: Sized, In: true, Out: true, Elem: 2052, Count: 1, By: -1},
	}},
	OpDeviceGetPerformanceState: {Name: "nvmlDeviceGetPerformanceState", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pState", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPersistenceMode: {Name: "nvmlDeviceGetPersistenceMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPlatformInfo: {Name: "nvmlDeviceGetPlatformInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "platformInfo", Kind: Sized, In: true, Out: true, Elem: 44, Count: 1, By: -1},
	}},
	OpDeviceGetPowerManagementDefaultLimit: {Name: "nvmlDeviceGetPowerManagementDefaultLimit", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "defaultLimit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerManagementLimit: {Name: "nvmlDeviceGetPowerManagementLimit", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "limit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerManagementLimitConstraints: {Name: "nvmlDeviceGetPowerManagementLimitConstraints", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minLimit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "maxLimit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerManagementMode: {Name: "nvmlDeviceGetPowerManagementMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerMizerMode_v1: {Name: "nvmlDeviceGetPowerMizerMode_v1", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "powerMizerMode", Kind: Buffer, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetPowerSource: {Name: "nvmlDeviceGetPowerSource", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "powerSource", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerState: {Name: "nvmlDeviceGetPowerState", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pState", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPowerUsage: {Name: "nvmlDeviceGetPowerUsage", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "power", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetRemappedRows: {Name: "nvmlDeviceGetRemappedRows", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "corrRows", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "uncRows", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "isPending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "failureOccurred", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetRepairStatus: {Name: "nvmlDeviceGetRepairStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "repairStatus", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetRetiredPages: {Name: "nvmlDeviceGetRetiredPages", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "cause", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pageCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "addresses", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 2},
	}},
	OpDeviceGetRetiredPagesPendingStatus: {Name: "nvmlDeviceGetRetiredPagesPendingStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "isPending", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetRetiredPages_v2: {Name: "nvmlDeviceGetRetiredPages_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "cause", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pageCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "addresses", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 2},
		{Name: "timestamps", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 2},
	}},
	OpDeviceGetRowRemapperHistogram: {Name: "nvmlDeviceGetRowRemapperHistogram", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "values", Kind: Buffer, Out: true, Elem: 20, Count: 1, By: -1},
	}},
	OpDeviceGetSamples: {Name: "nvmlDeviceGetSamples", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "type", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "lastSeenTimeStamp", Kind: Word, In: true, Elem: 8, By: -1},
		{Name: "sampleValType", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "sampleCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "samples", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: 4},
	}},
	OpDeviceGetSramEccErrorStatus: {Name: "nvmlDeviceGetSramEccErrorStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "status", Kind: Sized, In: true, Out: true, Elem: 104, Count: 1, By: -1},
	}},
	OpDeviceGetSramUniqueUncorrectedEccErrorCounts: {Name: "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "errorCounts", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1, Pointers: []Places{{8, 8, 1}}},
		{Name: "entries", Kind: Field, In: true, Out: true, Elem: 28, By: -1, Of: 1, At: 8, CountAt: 4},
	}},
	OpDeviceGetSupportedClocksEventReasons: {Name: "nvmlDeviceGetSupportedClocksEventReasons", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "supportedClocksEventReasons", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetSupportedClocksThrottleReasons: {Name: "nvmlDeviceGetSupportedClocksThrottleReasons", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "supportedClocksThrottleReasons", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetSupportedGraphicsClocks: {Name: "nvmlDeviceGetSupportedGraphicsClocks", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memoryClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "clocksMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: 2},
	}},
	OpDeviceGetSupportedMemoryClocks: {Name: "nvmlDeviceGetSupportedMemoryClocks", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "clocksMHz", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: 1},
	}},
	OpDeviceGetSupportedPerformanceStates: {Name: "nvmlDeviceGetSupportedPerformanceStates", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pstates", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "size", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetTargetFanSpeed: {Name: "nvmlDeviceGetTargetFanSpeed", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "targetSpeed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetTemperature: {Name: "nvmlDeviceGetTemperature", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sensorType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "temp", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetTemperatureThreshold: {Name: "nvmlDeviceGetTemperatureThreshold", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "thresholdType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "temp", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetTemperatureV: {Name: "nvmlDeviceGetTemperatureV", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "temperature", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceGetThermalSettings: {Name: "nvmlDeviceGetThermalSettings", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sensorIndex", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pThermalSettings", Kind: Buffer, Out: true, Elem: 64, Count: 1, By: -1},
	}},
	OpDeviceGetTopologyCommonAncestor: {Name: "nvmlDeviceGetTopologyCommonAncestor", Class: "sync", Since: 1, Params: []Param{
		{Name: "device1", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "device2", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pathInfo", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetTopologyNearestGpus: {Name: "nvmlDeviceGetTopologyNearestGpus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "level", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "deviceArray", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 2, Handle: 1},
	}},
	OpDeviceGetTotalEccErrors: {Name: "nvmlDeviceGetTotalEccErrors", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "errorType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counterType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "eccCounts", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetTotalEnergyConsumption: {Name: "nvmlDeviceGetTotalEnergyConsumption", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "energy", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetUnrepairableMemoryFlag_v1: {Name: "nvmlDeviceGetUnrepairableMemoryFlag_v1", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "unrepairableMemoryStatus", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetUtilizationRates: {Name: "nvmlDeviceGetUtilizationRates", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetVbiosVersion: {Name: "nvmlDeviceGetVbiosVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetViolationStatus: {Name: "nvmlDeviceGetViolationStatus", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "perfPolicyType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "violTime", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpDeviceGetVirtualizationMode: {Name: "nvmlDeviceGetVirtualizationMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pVirtualMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceQueryDrainState: {Name: "nvmlDeviceQueryDrainState", Class: "sync", Since: 1, Params: []Param{
		{Name: "pciInfo", Kind: Buffer, In: true, Elem: 68, Count: 1, By: -1},
		{Name: "currentState", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceValidateInforom: {Name: "nvmlDeviceValidateInforom", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceWorkloadPowerProfileGetCurrentProfiles: {Name: "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "currentProfiles", Kind: Sized, In: true, Out: true, Elem: 100, Count: 1, By: -1},
	}},
	OpDeviceWorkloadPowerProfileGetProfilesInfo: {Name: "nvmlDeviceWorkloadPowerProfileGetProfilesInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profilesInfo", Kind: Sized, In: true, Out: true, Elem: 11256, Count: 1, By: -1},
	}},
	OpDeviceGetAccountingBufferSize: {Name: "nvmlDeviceGetAccountingBufferSize", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "bufferSize", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetAccountingMode: {Name: "nvmlDeviceGetAccountingMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetAccountingPids: {Name: "nvmlDeviceGetAccountingPids", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pids", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: 1},
	}},
	OpDeviceGetAccountingStats: {Name: "nvmlDeviceGetAccountingStats", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pid", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "stats", Kind: Buffer, Out: true, Elem: 56, Count: 1, By: -1},
	}},
	OpDeviceGetComputeRunningProcesses: {Name: "nvmlDeviceGetComputeRunningProcesses", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: 1},
	}},
	OpDeviceGetComputeRunningProcesses_v2: {Name: "nvmlDeviceGetComputeRunningProcesses_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetComputeRunningProcesses_v3: {Name: "nvmlDeviceGetComputeRunningProcesses_v3", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetGraphicsRunningProcesses: {Name: "nvmlDeviceGetGraphicsRunningProcesses", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: 1},
	}},
	OpDeviceGetGraphicsRunningProcesses_v2: {Name: "nvmlDeviceGetGraphicsRunningProcesses_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetGraphicsRunningProcesses_v3: {Name: "nvmlDeviceGetGraphicsRunningProcesses_v3", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetMPSComputeRunningProcesses: {Name: "nvmlDeviceGetMPSComputeRunningProcesses", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 16, Count: 1, By: 1},
	}},
	OpDeviceGetMPSComputeRunningProcesses_v2: {Name: "nvmlDeviceGetMPSComputeRunningProcesses_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetMPSComputeRunningProcesses_v3: {Name: "nvmlDeviceGetMPSComputeRunningProcesses_v3", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "infoCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "infos", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: 1},
	}},
	OpDeviceGetProcessesUtilizationInfo: {Name: "nvmlDeviceGetProcessesUtilizationInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "procesesUtilInfo", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
		{Name: "procUtilArray", Kind: Field, In: true, Out: true, Elem: 40, By: -1, Of: 1, At: 16, CountAt: 4},
	}},
	OpDeviceGetProcessUtilization: {Name: "nvmlDeviceGetProcessUtilization", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "utilization", Kind: Buffer, Out: true, Elem: 32, Count: 1, By: 2},
		{Name: "processSamplesCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "lastSeenTimeStamp", Kind: Word, In: true, Elem: 8, By: -1},
	}},
	OpDeviceGetRunningProcessDetailList: {Name: "nvmlDeviceGetRunningProcessDetailList", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "plist", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
		{Name: "procArray", Kind: Field, In: true, Out: true, Elem: 32, By: -1, Of: 1, At: 16, CountAt: 8},
	}},
	OpSystemGetProcessName: {Name: "nvmlSystemGetProcessName", Class: "sync", Since: 1, Params: []Param{
		{Name: "pid", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "name", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpComputeInstanceGetInfo_v2: {Name: "nvmlComputeInstanceGetInfo_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "computeInstance", Kind: Handle, In: true, By: -1, Handle: 6},
		{Name: "info", Kind: Buffer, Out: true, Elem: 32, Count: 1, By: -1, Handles: []Inner{{0, 1}, {8, 2}}},
	}},
	OpDeviceGetComputeInstanceId: {Name: "nvmlDeviceGetComputeInstanceId", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "id", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetDeviceHandleFromMigDeviceHandle: {Name: "nvmlDeviceGetDeviceHandleFromMigDeviceHandle", Class: "sync", Since: 1, Params: []Param{
		{Name: "migDevice", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetGpuInstanceById: {Name: "nvmlDeviceGetGpuInstanceById", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "id", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpuInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 2},
	}},
	OpDeviceGetGpuInstanceId: {Name: "nvmlDeviceGetGpuInstanceId", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "id", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstancePossiblePlacements: {Name: "nvmlDeviceGetGpuInstancePossiblePlacements", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "placements", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 3},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstancePossiblePlacements_v2: {Name: "nvmlDeviceGetGpuInstancePossiblePlacements_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "placements", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 3},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstanceProfileInfo: {Name: "nvmlDeviceGetGpuInstanceProfileInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Buffer, Out: true, Elem: 48, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstanceProfileInfoByIdV: {Name: "nvmlDeviceGetGpuInstanceProfileInfoByIdV", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 152, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstanceProfileInfoV: {Name: "nvmlDeviceGetGpuInstanceProfileInfoV", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 152, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstanceRemainingCapacity: {Name: "nvmlDeviceGetGpuInstanceRemainingCapacity", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetGpuInstances: {Name: "nvmlDeviceGetGpuInstances", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpuInstances", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 3, Handle: 2},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMaxMigDeviceCount: {Name: "nvmlDeviceGetMaxMigDeviceCount", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "count", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetMigDeviceHandleByIndex: {Name: "nvmlDeviceGetMigDeviceHandleByIndex", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "migDevice", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetMigMode: {Name: "nvmlDeviceGetMigMode", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "currentMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pendingMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceIsMigDeviceHandle: {Name: "nvmlDeviceIsMigDeviceHandle", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "isMigDevice", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGpuInstanceGetComputeInstanceById: {Name: "nvmlGpuInstanceGetComputeInstanceById", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "id", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "computeInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 6},
	}},
	OpGpuInstanceGetComputeInstancePossiblePlacements: {Name: "nvmlGpuInstanceGetComputeInstancePossiblePlacements", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "placements", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 3},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGpuInstanceGetComputeInstanceProfileInfo: {Name: "nvmlGpuInstanceGetComputeInstanceProfileInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "engProfile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Buffer, Out: true, Elem: 36, Count: 1, By: -1},
	}},
	OpGpuInstanceGetComputeInstanceProfileInfoV: {Name: "nvmlGpuInstanceGetComputeInstanceProfileInfoV", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "engProfile", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 140, Count: 1, By: -1},
	}},
	OpGpuInstanceGetComputeInstanceRemainingCapacity: {Name: "nvmlGpuInstanceGetComputeInstanceRemainingCapacity", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGpuInstanceGetComputeInstances: {Name: "nvmlGpuInstanceGetComputeInstances", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "computeInstances", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 3, Handle: 6},
		{Name: "count", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGpuInstanceGetInfo: {Name: "nvmlGpuInstanceGetInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "info", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: -1, Handles: []Inner{{0, 1}}},
	}},
	OpGpmMetricsGet: {Name: "nvmlGpmMetricsGet", Class: "sync", Since: 1, Params: []Param{
		{Name: "metricsGet", Kind: Buffer, In: true, Out: true, Elem: 8424, Count: 1, By: -1, Handles: []Inner{{8, 7}, {16, 7}}, Pointers: []Places{{40, 40, 210}, {48, 40, 210}, {56, 40, 210}}},
	}},
	OpGpmMigSampleGet: {Name: "nvmlGpmMigSampleGet", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpuInstanceId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpmSample", Kind: Handle, In: true, By: -1, Handle: 7},
	}},
	OpGpmQueryDeviceSupport: {Name: "nvmlGpmQueryDeviceSupport", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpmSupport", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpGpmQueryIfStreamingEnabled: {Name: "nvmlGpmQueryIfStreamingEnabled", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "state", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGpmSampleAlloc: {Name: "nvmlGpmSampleAlloc", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpmSample", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 7},
	}},
	OpGpmSampleFree: {Name: "nvmlGpmSampleFree", Class: "sync", Since: 1, Params: []Param{
		{Name: "gpmSample", Kind: Handle, In: true, By: -1, Handle: 7},
	}},
	OpGpmSampleGet: {Name: "nvmlGpmSampleGet", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "gpmSample", Kind: Handle, In: true, By: -1, Handle: 7},
	}},
	OpDeviceGetSupportedEventTypes: {Name: "nvmlDeviceGetSupportedEventTypes", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "eventTypes", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceRegisterEvents: {Name: "nvmlDeviceRegisterEvents", Class: "sync", Since: 1, Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "eventTypes", Kind: Word, In: true, Elem: 8, By: -1},
		{Name: "set", Kind: Handle, In: true, By: -1, Handle: 4},
	}},
	OpEventSetCreate: {Name: "nvmlEventSetCreate", Class: "sync", Since: 1, Params: []Param{
		{Name: "set", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 4},
	}},
	OpEventSetFree: {Name: "nvmlEventSetFree", Class: "sync", Since: 1, Params: []Param{
		{Name: "set", Kind: Handle, In: true, By: -1, Handle: 4},
	}},
	OpEventSetWait: {Name: "nvmlEventSetWait", Class: "sync", Since: 1, Params: []Param{
		{Name: "set", Kind: Handle, In: true, By: -1, Handle: 4},
		{Name: "data", Kind: Buffer, Out: true, Elem: 24, Count: 1, By: -1, Handles: []Inner{{0, 1}}},
		{Name: "timeoutms", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpEventSetWait_v2: {Name: "nvmlEventSetWait_v2", Class: "sync", Since: 1, Params: []Param{
		{Name: "set", Kind: Handle, In: true, By: -1, Handle: 4},
		{Name: "data", Kind: Buffer, Out: true, Elem: 32, Count: 1, By: -1, Handles: []Inner{{0, 1}}},
		{Name: "timeoutms", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpSystemGetHicVersion: {Name: "nvmlSystemGetHicVersion", Class: "sync", Since: 1, Params: []Param{
		{Name: "hwbcCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "hwbcEntries", Kind: Buffer, Out: true, Elem: 36, Count: 1, By: 0},
	}},
	OpUnitGetCount: {Name: "nvmlUnitGetCount", Class: "sync", Since: 1, Params: []Param{
		{Name: "unitCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpUnitGetDevices: {Name: "nvmlUnitGetDevices", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "deviceCount", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "devices", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: 1, Handle: 1},
	}},
	OpUnitGetFanSpeedInfo: {Name: "nvmlUnitGetFanSpeedInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "fanSpeeds", Kind: Buffer, Out: true, Elem: 196, Count: 1, By: -1},
	}},
	OpUnitGetHandleByIndex: {Name: "nvmlUnitGetHandleByIndex", Class: "sync", Since: 1, Params: []Param{
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "unit", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 3},
	}},
	OpUnitGetLedState: {Name: "nvmlUnitGetLedState", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "state", Kind: Buffer, Out: true, Elem: 260, Count: 1, By: -1},
	}},
	OpUnitGetPsuInfo: {Name: "nvmlUnitGetPsuInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "psu", Kind: Buffer, Out: true, Elem: 268, Count: 1, By: -1},
	}},
	OpUnitGetTemperature: {Name: "nvmlUnitGetTemperature", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "type", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "temp", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpUnitGetUnitInfo: {Name: "nvmlUnitGetUnitInfo", Class: "sync", Since: 1, Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "info", Kind: Buffer, Out: true, Elem: 384, Count: 1, By: -1},
	}},
	OpErrorString: {Name: "nvmlErrorString", Class: "local", Params: []Param{
		{Name: "result", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpGetBlacklistDeviceCount: {Name: "nvmlGetExcludedDeviceCount", Class: "sync", Params: []Param{
		{Name: "deviceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGetBlacklistDeviceInfoByIndex: {Name: "nvmlGetExcludedDeviceInfoByIndex", Class: "sync", Params: []Param{
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "info", Kind: Buffer, Out: true, Elem: 148, Count: 1, By: -1},
	}},
	OpInit:    {Name: "nvmlInit", Class: "local", Params: []Param{}},
	OpInit_v2: {Name: "nvmlInit_v2", Class: "local", Params: []Param{}},
	OpInitWithFlags: {Name: "nvmlInitWithFlags", Class: "local", Params: []Param{
		{Name: "flags", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpInternalGetExportTable: {Name: "nvmlInternalGetExportTable", Class: "local", Params: []Param{
		{Name: "table", Kind: Word, In: true, Elem: 8, By: -1},
		{Name: "id", Kind: Word, In: true, Elem: 8, By: -1},
	}},
	OpShutdown: {Name: "nvmlShutdown", Class: "local", Params: []Param{}},
	OpSystemGetCudaDriverVersion: {Name: "nvmlSystemGetCudaDriverVersion", Class: "local", Params: []Param{
		{Name: "cudaDriverVersion", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpSystemGetCudaDriverVersion_v2: {Name: "nvmlSystemGetCudaDriverVersion_v2", Class: "local", Params: []Param{
		{Name: "cudaDriverVersion", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpSystemGetDriverVersion: {Name: "nvmlSystemGetDriverVersion", Class: "local", Params: []Param{
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 1},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpSystemGetNVMLVersion: {Name: "nvmlSystemGetNVMLVersion", Class: "local", Params: []Param{
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 1},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceGetCount: {Name: "nvmlDeviceGetCount", Class: "local", Params: []Param{
		{Name: "deviceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetCount_v2: {Name: "nvmlDeviceGetCount_v2", Class: "local", Params: []Param{
		{Name: "deviceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetHandleByIndex: {Name: "nvmlDeviceGetHandleByIndex", Class: "local", Params: []Param{
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceGetHandleByIndex_v2: {Name: "nvmlDeviceGetHandleByIndex_v2", Class: "local", Params: []Param{
		{Name: "index", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "device", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 1},
	}},
	OpDeviceClearCpuAffinity: {Name: "nvmlDeviceClearCpuAffinity", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceGetAttributes: {Name: "nvmlDeviceGetAttributes", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "attributes", Kind: Buffer, In: true, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceGetGridLicensableFeatures: {Name: "nvmlDeviceGetGridLicensableFeatures", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pGridLicensableFeatures", Kind: Buffer, In: true, Out: true, Elem: 860, Count: 1, By: -1},
	}},
	OpDeviceGetGridLicensableFeatures_v2: {Name: "nvmlDeviceGetGridLicensableFeatures_v2", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pGridLicensableFeatures", Kind: Buffer, In: true, Out: true, Elem: 860, Count: 1, By: -1},
	}},
	OpDeviceGetGridLicensableFeatures_v3: {Name: "nvmlDeviceGetGridLicensableFeatures_v3", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pGridLicensableFeatures", Kind: Buffer, In: true, Out: true, Elem: 860, Count: 1, By: -1},
	}},
	OpDeviceGetRemappedRows_v2: {Name: "nvmlDeviceGetRemappedRows_v2", Class: "refused", Params: []Param{}},
	OpDeviceReadPRMCounters_v1: {Name: "nvmlDeviceReadPRMCounters_v1", Class: "refused", Params: []Param{}},
	OpDeviceSetCpuAffinity: {Name: "nvmlDeviceSetCpuAffinity", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpComputeInstanceGetInfo: {Name: "nvmlComputeInstanceGetInfo", Class: "refused", Params: []Param{
		{Name: "computeInstance", Kind: Handle, In: true, By: -1, Handle: 6},
		{Name: "info", Kind: Buffer, In: true, Out: true, Elem: 32, Count: 1, By: -1, Handles: []Inner{{0, 1}, {8, 2}}},
	}},
	OpSystemEventSetCreate: {Name: "nvmlSystemEventSetCreate", Class: "refused", Params: []Param{
		{Name: "request", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1, Handles: []Inner{{8, 5}}},
	}},
	OpSystemEventSetFree: {Name: "nvmlSystemEventSetFree", Class: "refused", Params: []Param{
		{Name: "request", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1, Handles: []Inner{{8, 5}}},
	}},
	OpSystemEventSetWait: {Name: "nvmlSystemEventSetWait", Class: "refused", Params: []Param{
		{Name: "request", Kind: Sized, In: true, Out: true, Elem: 32, Count: 1, By: -1, Handles: []Inner{{8, 5}}, Pointers: []Places{{16, 8, 1}}},
	}},
	OpSystemRegisterEvents: {Name: "nvmlSystemRegisterEvents", Class: "refused", Params: []Param{
		{Name: "request", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1, Handles: []Inner{{16, 5}}},
	}},
	OpDeviceGetActiveVgpus: {Name: "nvmlDeviceGetActiveVgpus", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "vgpuInstances", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetCreatableVgpus: {Name: "nvmlDeviceGetCreatableVgpus", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "vgpuTypeIds", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetPgpuMetadataString: {Name: "nvmlDeviceGetPgpuMetadataString", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pgpuMetadata", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "bufferSize", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetSupportedVgpus: {Name: "nvmlDeviceGetSupportedVgpus", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "vgpuTypeIds", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuCapabilities: {Name: "nvmlDeviceGetVgpuCapabilities", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "capability", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capResult", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuHeterogeneousMode: {Name: "nvmlDeviceGetVgpuHeterogeneousMode", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pHeterogeneousMode", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuInstancesUtilizationInfo: {Name: "nvmlDeviceGetVgpuInstancesUtilizationInfo", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuUtilInfo", Kind: Sized, In: true, Out: true, Elem: 32, Count: 1, By: -1, Pointers: []Places{{24, 8, 1}}},
	}},
	OpDeviceGetVgpuMetadata: {Name: "nvmlDeviceGetVgpuMetadata", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pgpuMetadata", Kind: Buffer, In: true, Out: true, Elem: 128, Count: 1, By: -1},
		{Name: "bufferSize", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuProcessesUtilizationInfo: {Name: "nvmlDeviceGetVgpuProcessesUtilizationInfo", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuProcUtilInfo", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
	}},
	OpDeviceGetVgpuProcessUtilization: {Name: "nvmlDeviceGetVgpuProcessUtilization", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "lastSeenTimeStamp", Kind: Word, In: true, Elem: 8, By: -1},
		{Name: "vgpuProcessSamplesCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "utilizationSamples", Kind: Buffer, In: true, Out: true, Elem: 96, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuSchedulerCapabilities: {Name: "nvmlDeviceGetVgpuSchedulerCapabilities", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pCapabilities", Kind: Buffer, In: true, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuSchedulerLog: {Name: "nvmlDeviceGetVgpuSchedulerLog", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pSchedulerLog", Kind: Buffer, In: true, Out: true, Elem: 9624, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuSchedulerState: {Name: "nvmlDeviceGetVgpuSchedulerState", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pSchedulerState", Kind: Buffer, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpDeviceGetVgpuTypeCreatablePlacements: {Name: "nvmlDeviceGetVgpuTypeCreatablePlacements", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pPlacementList", Kind: Sized, In: true, Out: true, Elem: 32, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
	}},
	OpDeviceGetVgpuTypeSupportedPlacements: {Name: "nvmlDeviceGetVgpuTypeSupportedPlacements", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pPlacementList", Kind: Sized, In: true, Out: true, Elem: 32, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
	}},
	OpDeviceGetVgpuUtilization: {Name: "nvmlDeviceGetVgpuUtilization", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "lastSeenTimeStamp", Kind: Word, In: true, Elem: 8, By: -1},
		{Name: "sampleValType", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "vgpuInstanceSamplesCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "utilizationSamples", Kind: Buffer, In: true, Out: true, Elem: 48, Count: 1, By: -1},
	}},
	OpDeviceSetVgpuCapabilities: {Name: "nvmlDeviceSetVgpuCapabilities", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "capability", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "state", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetVgpuHeterogeneousMode: {Name: "nvmlDeviceSetVgpuHeterogeneousMode", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pHeterogeneousMode", Kind: Sized, In: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceSetVgpuSchedulerState: {Name: "nvmlDeviceSetVgpuSchedulerState", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "pSchedulerState", Kind: Buffer, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpGetVgpuCompatibility: {Name: "nvmlGetVgpuCompatibility", Class: "refused", Params: []Param{
		{Name: "vgpuMetadata", Kind: Buffer, In: true, Out: true, Elem: 212, Count: 1, By: -1},
		{Name: "pgpuMetadata", Kind: Buffer, In: true, Out: true, Elem: 128, Count: 1, By: -1},
		{Name: "compatibilityInfo", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpGetVgpuDriverCapabilities: {Name: "nvmlGetVgpuDriverCapabilities", Class: "refused", Params: []Param{
		{Name: "capability", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capResult", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpGetVgpuVersion: {Name: "nvmlGetVgpuVersion", Class: "refused", Params: []Param{
		{Name: "supported", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "current", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpGpuInstanceGetActiveVgpus: {Name: "nvmlGpuInstanceGetActiveVgpus", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pVgpuInstanceInfo", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1, Pointers: []Places{{8, 8, 1}}},
	}},
	OpGpuInstanceGetCreatableVgpus: {Name: "nvmlGpuInstanceGetCreatableVgpus", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pVgpus", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1, Pointers: []Places{{8, 8, 1}}},
	}},
	OpGpuInstanceGetVgpuHeterogeneousMode: {Name: "nvmlGpuInstanceGetVgpuHeterogeneousMode", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pHeterogeneousMode", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpGpuInstanceGetVgpuSchedulerLog: {Name: "nvmlGpuInstanceGetVgpuSchedulerLog", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pSchedulerLogInfo", Kind: Sized, In: true, Out: true, Elem: 9632, Count: 1, By: -1},
	}},
	OpGpuInstanceGetVgpuSchedulerState: {Name: "nvmlGpuInstanceGetVgpuSchedulerState", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pSchedulerStateInfo", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpGpuInstanceGetVgpuTypeCreatablePlacements: {Name: "nvmlGpuInstanceGetVgpuTypeCreatablePlacements", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pCreatablePlacementInfo", Kind: Sized, In: true, Out: true, Elem: 32, Count: 1, By: -1, Pointers: []Places{{16, 8, 1}}},
	}},
	OpGpuInstanceSetVgpuHeterogeneousMode: {Name: "nvmlGpuInstanceSetVgpuHeterogeneousMode", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pHeterogeneousMode", Kind: Sized, In: true, Elem: 8, Count: 1, By: -1},
	}},
	OpGpuInstanceSetVgpuSchedulerState: {Name: "nvmlGpuInstanceSetVgpuSchedulerState", Class: "refused", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "pScheduler", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpSetVgpuVersion: {Name: "nvmlSetVgpuVersion", Class: "refused", Params: []Param{
		{Name: "vgpuVersion", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuInstanceClearAccountingPids: {Name: "nvmlVgpuInstanceClearAccountingPids", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuInstanceGetAccountingMode: {Name: "nvmlVgpuInstanceGetAccountingMode", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "mode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetAccountingPids: {Name: "nvmlVgpuInstanceGetAccountingPids", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "count", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "pids", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetAccountingStats: {Name: "nvmlVgpuInstanceGetAccountingStats", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pid", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "stats", Kind: Buffer, In: true, Out: true, Elem: 56, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetEccMode: {Name: "nvmlVgpuInstanceGetEccMode", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "eccMode", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetEncoderCapacity: {Name: "nvmlVgpuInstanceGetEncoderCapacity", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "encoderCapacity", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetEncoderSessions: {Name: "nvmlVgpuInstanceGetEncoderSessions", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "sessionCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "sessionInfo", Kind: Buffer, In: true, Out: true, Elem: 32, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetEncoderStats: {Name: "nvmlVgpuInstanceGetEncoderStats", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "sessionCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "averageFps", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "averageLatency", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetFBCSessions: {Name: "nvmlVgpuInstanceGetFBCSessions", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "sessionCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "sessionInfo", Kind: Buffer, In: true, Out: true, Elem: 48, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetFBCStats: {Name: "nvmlVgpuInstanceGetFBCStats", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "fbcStats", Kind: Buffer, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetFbUsage: {Name: "nvmlVgpuInstanceGetFbUsage", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "fbUsage", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetFrameRateLimit: {Name: "nvmlVgpuInstanceGetFrameRateLimit", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "frameRateLimit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetGpuInstanceId: {Name: "nvmlVgpuInstanceGetGpuInstanceId", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpuInstanceId", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetGpuPciId: {Name: "nvmlVgpuInstanceGetGpuPciId", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuPciId", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetLicenseInfo: {Name: "nvmlVgpuInstanceGetLicenseInfo", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "licenseInfo", Kind: Buffer, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetLicenseInfo_v2: {Name: "nvmlVgpuInstanceGetLicenseInfo_v2", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "licenseInfo", Kind: Buffer, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetLicenseStatus: {Name: "nvmlVgpuInstanceGetLicenseStatus", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "licensed", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetMdevUUID: {Name: "nvmlVgpuInstanceGetMdevUUID", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "mdevUuid", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuInstanceGetMetadata: {Name: "nvmlVgpuInstanceGetMetadata", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuMetadata", Kind: Buffer, In: true, Out: true, Elem: 212, Count: 1, By: -1},
		{Name: "bufferSize", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetPlacementId: {Name: "nvmlVgpuInstanceGetPlacementId", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pPlacement", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetRuntimeStateSize: {Name: "nvmlVgpuInstanceGetRuntimeStateSize", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "pState", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetType: {Name: "nvmlVgpuInstanceGetType", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuTypeId", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceGetUUID: {Name: "nvmlVgpuInstanceGetUUID", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "uuid", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuInstanceGetVmDriverVersion: {Name: "nvmlVgpuInstanceGetVmDriverVersion", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "version", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: 2},
		{Name: "length", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuInstanceGetVmID: {Name: "nvmlVgpuInstanceGetVmID", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vmId", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vmIdType", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuInstanceSetEncoderCapacity: {Name: "nvmlVgpuInstanceSetEncoderCapacity", Class: "refused", Params: []Param{
		{Name: "vgpuInstance", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "encoderCapacity", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuTypeGetBAR1Info: {Name: "nvmlVgpuTypeGetBAR1Info", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "bar1Info", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpVgpuTypeGetCapabilities: {Name: "nvmlVgpuTypeGetCapabilities", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capability", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "capResult", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetClass: {Name: "nvmlVgpuTypeGetClass", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuTypeClass", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetDeviceID: {Name: "nvmlVgpuTypeGetDeviceID", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "deviceID", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "subsystemID", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuTypeGetFbReservation: {Name: "nvmlVgpuTypeGetFbReservation", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "fbReservation", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuTypeGetFramebufferSize: {Name: "nvmlVgpuTypeGetFramebufferSize", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "fbSize", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuTypeGetFrameRateLimit: {Name: "nvmlVgpuTypeGetFrameRateLimit", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "frameRateLimit", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetGpuInstanceProfileId: {Name: "nvmlVgpuTypeGetGpuInstanceProfileId", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpuInstanceProfileId", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetGspHeapSize: {Name: "nvmlVgpuTypeGetGspHeapSize", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gspHeapSize", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpVgpuTypeGetLicense: {Name: "nvmlVgpuTypeGetLicense", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuTypeLicenseString", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpVgpuTypeGetMaxInstances: {Name: "nvmlVgpuTypeGetMaxInstances", Class: "refused", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuInstanceCount", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetMaxInstancesPerGpuInstance: {Name: "nvmlVgpuTypeGetMaxInstancesPerGpuInstance", Class: "refused", Params: []Param{
		{Name: "pMaxInstance", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpVgpuTypeGetMaxInstancesPerVm: {Name: "nvmlVgpuTypeGetMaxInstancesPerVm", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuInstanceCountPerVm", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetName: {Name: "nvmlVgpuTypeGetName", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "vgpuTypeName", Kind: Buffer, Out: true, Elem: 1, Count: 1, By: -1},
		{Name: "size", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetNumDisplayHeads: {Name: "nvmlVgpuTypeGetNumDisplayHeads", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "numDisplayHeads", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpVgpuTypeGetResolution: {Name: "nvmlVgpuTypeGetResolution", Class: "refused", Params: []Param{
		{Name: "vgpuTypeId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "displayIndex", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "xdim", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
		{Name: "ydim", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpComputeInstanceDestroy: {Name: "nvmlComputeInstanceDestroy", Class: "denied", Params: []Param{
		{Name: "computeInstance", Kind: Handle, In: true, By: -1, Handle: 6},
	}},
	OpDeviceClearAccountingPids: {Name: "nvmlDeviceClearAccountingPids", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceClearEccErrorCounts: {Name: "nvmlDeviceClearEccErrorCounts", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "counterType", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceClearFieldValues: {Name: "nvmlDeviceClearFieldValues", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "valuesCount", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "values", Kind: Buffer, In: true, Out: true, Elem: 40, Count: 1, By: -1},
	}},
	OpDeviceCreateGpuInstance: {Name: "nvmlDeviceCreateGpuInstance", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "gpuInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 2},
	}},
	OpDeviceCreateGpuInstanceWithPlacement: {Name: "nvmlDeviceCreateGpuInstanceWithPlacement", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "placement", Kind: Buffer, In: true, Elem: 8, Count: 1, By: -1},
		{Name: "gpuInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 2},
	}},
	OpDeviceDiscoverGpus: {Name: "nvmlDeviceDiscoverGpus", Class: "denied", Params: []Param{
		{Name: "pciInfo", Kind: Buffer, In: true, Out: true, Elem: 68, Count: 1, By: -1},
	}},
	OpDeviceFreezeNvLinkUtilizationCounter: {Name: "nvmlDeviceFreezeNvLinkUtilizationCounter", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "freeze", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceModifyDrainState: {Name: "nvmlDeviceModifyDrainState", Class: "denied", Params: []Param{
		{Name: "pciInfo", Kind: Buffer, In: true, Out: true, Elem: 68, Count: 1, By: -1},
		{Name: "newState", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDevicePowerSmoothingActivatePresetProfile: {Name: "nvmlDevicePowerSmoothingActivatePresetProfile", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profile", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDevicePowerSmoothingSetState: {Name: "nvmlDevicePowerSmoothingSetState", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "state", Kind: Sized, In: true, Out: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDevicePowerSmoothingUpdatePresetProfileParam: {Name: "nvmlDevicePowerSmoothingUpdatePresetProfileParam", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "profile", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceReadWritePRM_v1: {Name: "nvmlDeviceReadWritePRM_v1", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "buffer", Kind: Buffer, In: true, Out: true, Elem: 504, Count: 1, By: -1},
	}},
	OpDeviceRemoveGpu: {Name: "nvmlDeviceRemoveGpu", Class: "denied", Params: []Param{
		{Name: "pciInfo", Kind: Buffer, In: true, Out: true, Elem: 68, Count: 1, By: -1},
	}},
	OpDeviceRemoveGpu_v2: {Name: "nvmlDeviceRemoveGpu_v2", Class: "denied", Params: []Param{
		{Name: "pciInfo", Kind: Buffer, In: true, Out: true, Elem: 68, Count: 1, By: -1},
		{Name: "gpuState", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "linkState", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceResetApplicationsClocks: {Name: "nvmlDeviceResetApplicationsClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceResetGpuLockedClocks: {Name: "nvmlDeviceResetGpuLockedClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceResetMemoryLockedClocks: {Name: "nvmlDeviceResetMemoryLockedClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
	}},
	OpDeviceResetNvLinkErrorCounters: {Name: "nvmlDeviceResetNvLinkErrorCounters", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceResetNvLinkUtilizationCounter: {Name: "nvmlDeviceResetNvLinkUtilizationCounter", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetAccountingMode: {Name: "nvmlDeviceSetAccountingMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetAPIRestriction: {Name: "nvmlDeviceSetAPIRestriction", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "apiType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "isRestricted", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetApplicationsClocks: {Name: "nvmlDeviceSetApplicationsClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "memClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "graphicsClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetAutoBoostedClocksEnabled: {Name: "nvmlDeviceSetAutoBoostedClocksEnabled", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "enabled", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetClockOffsets: {Name: "nvmlDeviceSetClockOffsets", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "info", Kind: Sized, In: true, Out: true, Elem: 24, Count: 1, By: -1},
	}},
	OpDeviceSetComputeMode: {Name: "nvmlDeviceSetComputeMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetConfComputeUnprotectedMemSize: {Name: "nvmlDeviceSetConfComputeUnprotectedMemSize", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "sizeKiB", Kind: Word, In: true, Elem: 8, By: -1},
	}},
	OpDeviceSetDefaultAutoBoostedClocksEnabled: {Name: "nvmlDeviceSetDefaultAutoBoostedClocksEnabled", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "enabled", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "flags", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetDefaultFanSpeed_v2: {Name: "nvmlDeviceSetDefaultFanSpeed_v2", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetDramEncryptionMode: {Name: "nvmlDeviceSetDramEncryptionMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "dramEncryption", Kind: Sized, In: true, Elem: 8, Count: 1, By: -1},
	}},
	OpDeviceSetDriverModel: {Name: "nvmlDeviceSetDriverModel", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "driverModel", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "flags", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetEccMode: {Name: "nvmlDeviceSetEccMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "ecc", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetFanControlPolicy: {Name: "nvmlDeviceSetFanControlPolicy", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "policy", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetFanSpeed_v2: {Name: "nvmlDeviceSetFanSpeed_v2", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "fan", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "speed", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetGpcClkVfOffset: {Name: "nvmlDeviceSetGpcClkVfOffset", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "offset", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetGpuLockedClocks: {Name: "nvmlDeviceSetGpuLockedClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minGpuClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "maxGpuClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetGpuOperationMode: {Name: "nvmlDeviceSetGpuOperationMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetHostname_v1: {Name: "nvmlDeviceSetHostname_v1", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "hostname", Kind: Buffer, In: true, Out: true, Elem: 64, Count: 1, By: -1},
	}},
	OpDeviceSetMemClkVfOffset: {Name: "nvmlDeviceSetMemClkVfOffset", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "offset", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetMemoryLockedClocks: {Name: "nvmlDeviceSetMemoryLockedClocks", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "minMemClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "maxMemClockMHz", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetMigMode: {Name: "nvmlDeviceSetMigMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "activationStatus", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceSetNvlinkBwMode: {Name: "nvmlDeviceSetNvlinkBwMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "setBwMode", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceSetNvLinkDeviceLowPowerThreshold: {Name: "nvmlDeviceSetNvLinkDeviceLowPowerThreshold", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "info", Kind: Buffer, In: true, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceSetNvLinkUtilizationControl: {Name: "nvmlDeviceSetNvLinkUtilizationControl", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "link", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "counter", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "control", Kind: Buffer, In: true, Out: true, Elem: 8, Count: 1, By: -1},
		{Name: "reset", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetPersistenceMode: {Name: "nvmlDeviceSetPersistenceMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "mode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetPowerManagementLimit: {Name: "nvmlDeviceSetPowerManagementLimit", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "limit", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceSetPowerManagementLimit_v2: {Name: "nvmlDeviceSetPowerManagementLimit_v2", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "powerValue", Kind: Sized, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceSetPowerMizerMode_v1: {Name: "nvmlDeviceSetPowerMizerMode_v1", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "powerMizerMode", Kind: Buffer, In: true, Out: true, Elem: 12, Count: 1, By: -1},
	}},
	OpDeviceSetTemperatureThreshold: {Name: "nvmlDeviceSetTemperatureThreshold", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "thresholdType", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "temp", Kind: Buffer, Out: true, Elem: 4, Count: 1, By: -1},
	}},
	OpDeviceSetVirtualizationMode: {Name: "nvmlDeviceSetVirtualizationMode", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "virtualMode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpDeviceWorkloadPowerProfileClearRequestedProfiles: {Name: "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "requestedProfiles", Kind: Sized, In: true, Out: true, Elem: 36, Count: 1, By: -1},
	}},
	OpDeviceWorkloadPowerProfileSetRequestedProfiles: {Name: "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "requestedProfiles", Kind: Sized, In: true, Out: true, Elem: 36, Count: 1, By: -1},
	}},
	OpGpmSetStreamingEnabled: {Name: "nvmlGpmSetStreamingEnabled", Class: "denied", Params: []Param{
		{Name: "device", Kind: Handle, In: true, By: -1, Handle: 1},
		{Name: "state", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpGpuInstanceCreateComputeInstance: {Name: "nvmlGpuInstanceCreateComputeInstance", Class: "denied", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "computeInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 6},
	}},
	OpGpuInstanceCreateComputeInstanceWithPlacement: {Name: "nvmlGpuInstanceCreateComputeInstanceWithPlacement", Class: "denied", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
		{Name: "profileId", Kind: Word, In: true, Elem: 4, By: -1},
		{Name: "placement", Kind: Buffer, In: true, Elem: 8, Count: 1, By: -1},
		{Name: "computeInstance", Kind: Buffer, Out: true, Elem: 8, Count: 1, By: -1, Handle: 6},
	}},
	OpGpuInstanceDestroy: {Name: "nvmlGpuInstanceDestroy", Class: "denied", Params: []Param{
		{Name: "gpuInstance", Kind: Handle, In: true, By: -1, Handle: 2},
	}},
	OpSystemSetConfComputeGpusReadyState: {Name: "nvmlSystemSetConfComputeGpusReadyState", Class: "denied", Params: []Param{
		{Name: "isAcceptingWork", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpSystemSetConfComputeKeyRotationThresholdInfo: {Name: "nvmlSystemSetConfComputeKeyRotationThresholdInfo", Class: "denied", Params: []Param{
		{Name: "pKeyRotationThrInfo", Kind: Sized, In: true, Out: true, Elem: 16, Count: 1, By: -1},
	}},
	OpSystemSetNvlinkBwMode: {Name: "nvmlSystemSetNvlinkBwMode", Class: "denied", Params: []Param{
		{Name: "nvlinkBwMode", Kind: Word, In: true, Elem: 4, By: -1},
	}},
	OpUnitSetLedState: {Name: "nvmlUnitSetLedState", Class: "denied", Params: []Param{
		{Name: "unit", Kind: Handle, In: true, By: -1, Handle: 3},
		{Name: "color", Kind: Word, In: true, Elem: 4, By: -1},
	}},
}
