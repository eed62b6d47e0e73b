//! Written by `cuspec import` from `nvml.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t,
    info: *mut nvmlComputeInstanceInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlComputeInstanceGetInfo)]
#[toolkits("11.7.91"..)]
fn nvmlComputeInstanceGetInfo_v2(
    computeInstance: nvmlComputeInstance_t,
    info: *mut nvmlComputeInstanceInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.2.81")]
fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t, state: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.2.81")]
fn nvmlDeviceCcuSetStreamState(device: nvmlDevice_t, state: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t,
    counterType: nvmlEccCounterType_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceClearFieldValues(
    device: nvmlDevice_t,
    valuesCount: c_int,
    values: *mut nvmlFieldValue_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t,
    profileId: c_uint,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t,
    profileId: c_uint,
    placement: *const nvmlGpuInstancePlacement_t,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceDiscoverGpus(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: c_uint,
    counter: c_uint,
    freeze: nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
    isRestricted: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t, bufferSize: *mut c_uint)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t,
    count: *mut c_uint,
    pids: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t,
    pid: c_uint,
    stats: *mut nvmlAccountingStats_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetAccountingStats)]
#[not_default]
#[toolkits("13.3.29"..)]
fn nvmlDeviceGetAccountingStats_v2(
    device: nvmlDevice_t,
    stats: *mut nvmlAccountingStats_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut c_uint,
    vgpuInstances: *mut nvmlVgpuInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t,
    adaptiveClockStatus: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(
    device: nvmlDevice_t,
    info: *mut nvmlAdaptiveTgpModeInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetAddressingMode(
    device: nvmlDevice_t,
    mode: *mut nvmlDeviceAddressingMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetArchitecture(
    device: nvmlDevice_t,
    arch: *mut nvmlDeviceArchitecture_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAttributes(
    device: nvmlDevice_t,
    attributes: *mut nvmlDeviceAttributes_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetAttributes)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAttributes_v2(
    device: nvmlDevice_t,
    attributes: *mut nvmlDeviceAttributes_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    isEnabled: *mut nvmlEnableState_t,
    defaultIsEnabled: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t,
    bar1Memory: *mut nvmlBAR1Memory_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.3.29"..)]
fn nvmlDeviceGetBBXTimeData_v1(
    device: nvmlDevice_t,
    timeData: *mut nvmlBBXTimeData_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceGetBankRemapperStatus_v1(
    device: nvmlDevice_t,
    pBankRemapperStatus: *mut nvmlEccBankRemapperStatus_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBoardId(device: nvmlDevice_t, boardId: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t,
    partNumber: *mut c_char,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBrand(device: nvmlDevice_t, r#type: *mut nvmlBrandType_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t,
    bridgeHierarchy: *mut nvmlBridgeChipHierarchy_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetBusType(device: nvmlDevice_t, r#type: *mut nvmlBusType_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.3.52"..)]
fn nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t,
    c2cModeInfo: *mut nvmlC2cModeInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.5.39"..)]
fn nvmlDeviceGetCapabilities(
    device: nvmlDevice_t,
    caps: *mut nvmlDeviceCapabilities_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t, status: *mut nvmlClkMonStatus_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockId: nvmlClockId_t,
    clockMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    clock: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.5.39"..)]
fn nvmlDeviceGetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t, id: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetComputeMode(device: nvmlDevice_t, mode: *mut nvmlComputeMode_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetComputeRunningProcesses)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetComputeRunningProcesses_v2(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetComputeRunningProcesses)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetComputeRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t,
    gpuAtstReport: *mut nvmlConfComputeGpuAttestationReport_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t,
    gpuCert: *mut nvmlConfComputeGpuCertificate_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t,
    memInfo: *mut nvmlConfComputeMemSizeInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetCoolerInfo(device: nvmlDevice_t, coolerInfo: *mut nvmlCoolerInfo_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCount(deviceCount: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetCount)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCount_v2(deviceCount: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t,
    cpuSetSize: c_uint,
    cpuSet: *mut c_ulong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t,
    cpuSetSize: c_uint,
    cpuSet: *mut c_ulong,
    scope: nvmlAffinityScope_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut c_uint,
    vgpuTypeIds: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t,
    major: *mut c_int,
    minor: *mut c_int,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t,
    currLinkGen: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t, currLinkWidth: *mut c_uint)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t,
    currentClockFreqs: *mut nvmlDeviceCurrentClockFreqs_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t,
    clocksEventReasons: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t,
    clocksThrottleReasons: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t,
    utilization: *mut c_uint,
    samplingPeriodUs: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t,
    defaultMode: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    eccCounts: *mut nvmlEccErrorCounts_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t,
    isActive: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t, display: *mut nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t,
    current: *mut nvmlDramEncryptionInfo_t,
    pending: *mut nvmlDramEncryptionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[default("11.7.91".."12.5.39")]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDriverModel(
    device: nvmlDevice_t,
    current: *mut nvmlDriverModel_t,
    pending: *mut nvmlDriverModel_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetDriverModel)]
#[toolkits("12.5.39"..)]
fn nvmlDeviceGetDriverModel_v2(
    device: nvmlDevice_t,
    current: *mut nvmlDriverModel_t,
    pending: *mut nvmlDriverModel_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t,
    pDynamicPstatesInfo: *mut nvmlGpuDynamicPstatesInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEccMode(
    device: nvmlDevice_t,
    current: *mut nvmlEnableState_t,
    pending: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t,
    encoderQueryType: nvmlEncoderType_t,
    encoderCapacity: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t,
    sessionCount: *mut c_uint,
    sessionInfos: *mut nvmlEncoderSessionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t,
    sessionCount: *mut c_uint,
    averageFps: *mut c_uint,
    averageLatency: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t,
    utilization: *mut c_uint,
    samplingPeriodUs: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t, limit: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t,
    sessionCount: *mut c_uint,
    sessionInfo: *mut nvmlFBCSessionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetFBCStats(device: nvmlDevice_t, fbcStats: *mut nvmlFBCStats_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t,
    fan: c_uint,
    policy: *mut nvmlFanControlPolicy_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t, speed: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t,
    fanSpeed: *mut nvmlFanSpeedInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetFanSpeed)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: c_uint, speed: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetFieldValues(
    device: nvmlDevice_t,
    valuesCount: c_int,
    values: *mut nvmlFieldValue_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t,
    minOffset: *mut c_int,
    maxOffset: *mut c_int,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t, offset: *mut c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfoV_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGpuFabricInfo)]
#[not_default]
#[toolkits("13.4.61"..)]
fn nvmlDeviceGetGpuFabricInfo_v4(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfo_v4_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t,
    id: c_uint,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t, id: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t,
    profileId: c_uint,
    placements: *mut nvmlGpuInstancePlacement_t,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGpuInstancePossiblePlacements)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstancePossiblePlacements_v2(
    device: nvmlDevice_t,
    profileId: c_uint,
    placements: *mut nvmlGpuInstancePlacement_t,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t,
    profile: c_uint,
    info: *mut nvmlGpuInstanceProfileInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
    device: nvmlDevice_t,
    profileId: c_uint,
    info: *mut nvmlGpuInstanceProfileInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t,
    profile: c_uint,
    info: *mut nvmlGpuInstanceProfileInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t,
    profileId: c_uint,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t,
    profileId: c_uint,
    gpuInstances: *mut nvmlGpuInstance_t,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t,
    maxLinkGenDevice: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t,
    current: *mut nvmlGpuOperationMode_t,
    pending: *mut nvmlGpuOperationMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t, uptime: *mut nvmlGpuUptime_v1_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGraphicsRunningProcesses)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGraphicsRunningProcesses_v2(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGraphicsRunningProcesses)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGraphicsRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t,
    pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGridLicensableFeatures)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGridLicensableFeatures_v2(
    device: nvmlDevice_t,
    pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGridLicensableFeatures)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGridLicensableFeatures_v3(
    device: nvmlDevice_t,
    pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetGridLicensableFeatures)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGridLicensableFeatures_v4(
    device: nvmlDevice_t,
    pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t,
    isEnabled: *mut c_uint,
    defaultMode: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t, version: *mut c_char) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleByIndex(index: c_uint, device: *mut nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetHandleByIndex)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleByIndex_v2(index: c_uint, device: *mut nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleByPciBusId(
    pciBusId: *const c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetHandleByPciBusId)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleByPciBusId_v2(
    pciBusId: *const c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleBySerial(serial: *const c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHandleByUUID(uuid: *const c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlDeviceGetHandleByUUIDV(uuid: *const nvmlUUID_t, device: *mut nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t,
    pHostVgpuMode: *mut nvmlHostVgpuMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.87"..)]
fn nvmlDeviceGetHostname_v1(device: nvmlDevice_t, hostname: *mut nvmlHostname_v1_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetIndex(device: nvmlDevice_t, index: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t,
    checksum: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t,
    version: *mut c_char,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t,
    object: nvmlInforomObject_t,
    version: *mut c_char,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetIrqNum(device: nvmlDevice_t, irqNum: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t,
    utilization: *mut c_uint,
    samplingPeriodUs: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.3.52"..)]
fn nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t,
    timestamp: *mut c_ulonglong,
    durationUs: *mut c_ulong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetMPSComputeRunningProcesses)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMPSComputeRunningProcesses_v2(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetMPSComputeRunningProcesses)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMPSComputeRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut c_uint,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t,
    marginTempInfo: *mut nvmlMarginTemperature_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    clock: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t, count: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t,
    maxLinkGen: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t, maxLinkWidth: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t,
    minOffset: *mut c_int,
    maxOffset: *mut c_int,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t, offset: *mut c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t,
    nodeSetSize: c_uint,
    nodeSet: *mut c_ulong,
    scope: nvmlAffinityScope_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t, busWidth: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    locationType: nvmlMemoryLocation_t,
    count: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetMemoryInfo)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t, memory: *mut nvmlMemory_v2_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceGetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: *mut nvmlGetMemoryLimits_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t,
    index: c_uint,
    migDevice: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMigMode(
    device: nvmlDevice_t,
    currentMode: *mut c_uint,
    pendingMode: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    pstate: nvmlPstates_t,
    minClockMHz: *mut c_uint,
    maxClockMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t,
    minSpeed: *mut c_uint,
    maxSpeed: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t, minorNumber: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetModuleId(device: nvmlDevice_t, moduleId: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t, multiGpuBool: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetName(device: nvmlDevice_t, name: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNumFans(device: nvmlDevice_t, numFans: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t, numCores: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t, node: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t,
    link: c_uint,
    capability: nvmlNvLinkCapability_t,
    capResult: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t,
    link: c_uint,
    counter: nvmlNvLinkErrorCounter_t,
    counterValue: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t, info: *mut nvmlNvLinkInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetNvLinkInfo)]
#[not_default]
#[toolkits("13.5.37"..)]
fn nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t, info: *mut nvmlNvLinkInfo_v3_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t,
    link: c_uint,
    pNvLinkDeviceType: *mut nvmlIntNvLinkDeviceType_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t,
    link: c_uint,
    pci: *mut nvmlPciInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetNvLinkRemotePciInfo)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkRemotePciInfo_v2(
    device: nvmlDevice_t,
    link: c_uint,
    pci: *mut nvmlPciInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t,
    link: c_uint,
    isActive: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
    device: nvmlDevice_t,
    samples: *mut nvmlNvlinkTelemetrySamples_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: c_uint,
    counter: c_uint,
    control: *mut nvmlNvLinkUtilizationControl_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: c_uint,
    counter: c_uint,
    rxcounter: *mut c_ulonglong,
    txcounter: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t,
    link: c_uint,
    version: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t,
    getBwMode: *mut nvmlNvlinkGetBwMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
    device: nvmlDevice_t,
    privateInfo: *mut nvmlNvlinkNvlePrivateInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceGetNvlinkRemapTableInfo_v1(
    device: nvmlDevice_t,
    remapTableInfo: *mut nvmlNvlinkGetRemapTableInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t,
    supportedBwMode: *mut nvmlNvlinkSupportedBwModes_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t,
    utilization: *mut c_uint,
    samplingPeriodUs: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    p2pIndex: nvmlGpuP2PCapsIndex_t,
    p2pStatus: *mut nvmlGpuP2PStatus_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPciInfo(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t, pci: *mut nvmlPciInfoExt_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetPciInfo)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPciInfo_v2(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetPciInfo)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPciInfo_v3(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t, maxSpeed: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t, value: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t, pcieSpeed: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t,
    counter: nvmlPcieUtilCounter_t,
    value: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetPdi(device: nvmlDevice_t, pdi: *mut nvmlPdi_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t,
    perfModes: *mut nvmlDevicePerfModes_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t,
    pgpuMetadata: *mut c_char,
    bufferSize: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t,
    platformInfo: *mut nvmlPlatformInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t,
    defaultLimit: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t, limit: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t,
    minLimit: *mut c_uint,
    maxLimit: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetPowerMizerMode_v1(
    device: nvmlDevice_t,
    powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86".."12.0.76")]
fn nvmlDeviceGetPowerMode(device: nvmlDevice_t, powerModeId: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerSource(
    device: nvmlDevice_t,
    powerSource: *mut nvmlPowerSource_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t, power: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t,
    utilization: *mut nvmlProcessUtilizationSample_t,
    processSamplesCount: *mut c_uint,
    lastSeenTimeStamp: c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t,
    procesesUtilInfo: *mut nvmlProcessesUtilizationInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t,
    corrRows: *mut c_uint,
    uncRows: *mut c_uint,
    isPending: *mut c_uint,
    failureOccurred: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetRemappedRows)]
#[not_default]
#[toolkits("13.2.82"..)]
fn nvmlDeviceGetRemappedRows_v2(
    device: nvmlDevice_t,
    info: *mut nvmlRemappedRowsInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetRepairStatus(
    device: nvmlDevice_t,
    repairStatus: *mut nvmlRepairStatus_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    pageCount: *mut c_uint,
    addresses: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t,
    isPending: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetRetiredPages)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    pageCount: *mut c_uint,
    addresses: *mut c_ulonglong,
    timestamps: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t,
    values: *mut nvmlRowRemapperHistogramValues_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.140"..)]
fn nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t,
    plist: *mut nvmlProcessDetailList_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSamples(
    device: nvmlDevice_t,
    r#type: nvmlSamplingType_t,
    lastSeenTimeStamp: c_ulonglong,
    sampleValType: *mut nvmlValueType_t,
    sampleCount: *mut c_uint,
    samples: *mut nvmlSample_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSerial(device: nvmlDevice_t, serial: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t,
    status: *mut nvmlEccSramErrorStatus_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
    device: nvmlDevice_t,
    errorCounts: *mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t,
    supportedClocksEventReasons: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t,
    supportedClocksThrottleReasons: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t,
    eventTypes: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t,
    memoryClockMHz: c_uint,
    count: *mut c_uint,
    clocksMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t,
    count: *mut c_uint,
    clocksMHz: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t,
    pstates: *mut nvmlPstates_t,
    size: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86".."12.0.76")]
fn nvmlDeviceGetSupportedPowerModes(
    device: nvmlDevice_t,
    supportedPowerModes: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut c_uint,
    vgpuTypeIds: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t,
    fan: c_uint,
    targetSpeed: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTemperature(
    device: nvmlDevice_t,
    sensorType: nvmlTemperatureSensors_t,
    temp: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
    temp: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t,
    temperature: *mut nvmlTemperature_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t,
    sensorIndex: c_uint,
    pThermalSettings: *mut nvmlGpuThermalSettings_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    pathInfo: *mut nvmlGpuTopologyLevel_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t,
    level: nvmlGpuTopologyLevel_t,
    count: *mut c_uint,
    deviceArray: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    eccCounts: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t,
    energy: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetUUID(device: nvmlDevice_t, uuid: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.1.68"..)]
fn nvmlDeviceGetUnrepairableMemoryFlag_v1(
    device: nvmlDevice_t,
    unrepairableMemoryStatus: *mut nvmlUnrepairableMemoryStatus_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t,
    utilization: *mut nvmlUtilization_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t,
    version: *mut c_char,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
    capResult: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
    pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuUtilInfo: *mut nvmlVgpuInstancesUtilizationInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t,
    pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    bufferSize: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: c_ulonglong,
    vgpuProcessSamplesCount: *mut c_uint,
    utilizationSamples: *mut nvmlVgpuProcessUtilizationSample_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuProcUtilInfo: *mut nvmlVgpuProcessesUtilizationInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t,
    pCapabilities: *mut nvmlVgpuSchedulerCapabilities_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t,
    pCapabilities: *mut nvmlVgpuSchedulerCapabilities_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
    pSchedulerLog: *mut nvmlVgpuSchedulerLog_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
    pSchedulerLog: *mut nvmlVgpuSchedulerLog_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetVgpuSchedulerLog)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlDeviceGetVgpuSchedulerLog_v2(
    device: nvmlDevice_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerGetState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerGetState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceGetVgpuSchedulerState)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlDeviceGetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: *mut nvmlVgpuPlacementList_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: *mut nvmlVgpuPlacementList_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: c_ulonglong,
    sampleValType: *mut nvmlValueType_t,
    vgpuInstanceSamplesCount: *mut c_uint,
    utilizationSamples: *mut nvmlVgpuInstanceUtilizationSample_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t,
    perfPolicyType: nvmlPerfPolicyType_t,
    violTime: *mut nvmlViolationTime_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t,
    pVirtualMode: *mut nvmlGpuVirtualizationMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t, isMigDevice: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceLockNvlinkRemapTable_v1(
    device: nvmlDevice_t,
    remapTableLockInfo: *mut nvmlNvlinkLockRemapTable_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceModifyDrainState(
    pciInfo: *mut nvmlPciInfo_t,
    newState: nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    onSameBoard: *mut c_int,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDevicePerfMetricsGetSamples_v1(
    device: nvmlDevice_t,
    samples: *mut nvmlPerfMetricsSamples_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t,
    profile: *mut nvmlPowerSmoothingProfile_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t,
    state: *mut nvmlPowerSmoothingState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t,
    profile: *mut nvmlPowerSmoothingProfile_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceQueryDrainState(
    pciInfo: *mut nvmlPciInfo_t,
    currentState: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.1.68"..)]
fn nvmlDeviceReadPRMCounters_v1(
    device: nvmlDevice_t,
    counterList: *mut nvmlPRMCounterList_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceReadWritePRM_v1(device: nvmlDevice_t, buffer: *mut nvmlPRMTLV_v1_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceRegisterEvents(
    device: nvmlDevice_t,
    eventTypes: c_ulonglong,
    set: nvmlEventSet_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlDeviceRemoveGpu(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceRemoveGpu)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceRemoveGpu_v2(
    pciInfo: *mut nvmlPciInfo_t,
    gpuState: nvmlDetachGpuState_t,
    linkState: nvmlPcieLinkState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: c_uint,
    counter: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
    isRestricted: nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceSetAdaptiveTgpMode_v1(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t,
    memClockMHz: c_uint,
    graphicsClockMHz: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.5.39"..)]
fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t,
    sizeKiB: c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
    flags: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t,
    dramEncryption: *const nvmlDramEncryptionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetDriverModel(
    device: nvmlDevice_t,
    driverModel: nvmlDriverModel_t,
    flags: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t,
    fan: c_uint,
    policy: nvmlFanControlPolicy_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: c_uint, speed: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t,
    minGpuClockMHz: c_uint,
    maxGpuClockMHz: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t,
    mode: nvmlGpuOperationMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.87"..)]
fn nvmlDeviceSetHostname_v1(device: nvmlDevice_t, hostname: *mut nvmlHostname_v1_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceSetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: *mut nvmlSetMemoryLimits_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t,
    minMemClockMHz: c_uint,
    maxMemClockMHz: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetMigMode(
    device: nvmlDevice_t,
    mode: c_uint,
    activationStatus: *mut nvmlReturn_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t,
    info: *mut nvmlNvLinkPowerThres_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: c_uint,
    counter: c_uint,
    control: *mut nvmlNvLinkUtilizationControl_t,
    reset: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t,
    setBwMode: *mut nvmlNvlinkSetBwMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlDeviceSetNvlinkBwModeAsync_v1(
    device: nvmlDevice_t,
    setBwModeAsync: *mut nvmlNvlinkSetBwModeAsync_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceSetNvlinkNvleReady_v1(
    device: nvmlDevice_t,
    setNvleReady: *mut nvmlNvlinkSetNvleReady_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceSetPowerManagementLimit)]
#[not_default]
#[toolkits("12.2.81"..)]
fn nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t,
    powerValue: *mut nvmlPowerValue_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.0.39"..)]
fn nvmlDeviceSetPowerMizerMode_v1(
    device: nvmlDevice_t,
    powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86".."12.0.76")]
fn nvmlDeviceSetPowerMode(device: nvmlDevice_t, powerModeId: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.1.68"..)]
fn nvmlDeviceSetRusdSettings_v1(
    device: nvmlDevice_t,
    settings: *mut nvmlRusdSettings_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
    temp: *mut c_int,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
    state: nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
    pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.0.140")]
fn nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerSetState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerSetState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlDeviceSetVgpuSchedulerState)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlDeviceSetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t,
    virtualMode: nvmlGpuVirtualizationMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
    device: nvmlDevice_t,
    encryptionKey: *mut nvmlNvlinkSetupNvleEncryptionKey_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.2.51"..)]
fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t,
    currentProfiles: *mut nvmlWorkloadPowerProfileCurrentProfiles_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t,
    profilesInfo: *mut nvmlWorkloadPowerProfileProfilesInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.1.68"..)]
fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
    device: nvmlDevice_t,
    updateProfiles: *mut nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlErrorString(result: nvmlReturn_t) -> *const c_char;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlEventSetCreate(set: *mut nvmlEventSet_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlEventSetFree(set: nvmlEventSet_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlEventSetGetContextCount_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextCount_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlEventSetGetContextData_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextData_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlEventSetGetContextInfo_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextInfo_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.4.61"..)]
fn nvmlEventSetRegisterGpuOperationalEvents_v1(
    eventSet: nvmlEventSet_t,
    config: *const nvmlGpuOperationalEventConfig_v1_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlEventSetWait(
    set: nvmlEventSet_t,
    data: *mut nvmlEventData_t,
    timeoutms: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlEventSetWait)]
#[toolkits("11.7.91"..)]
fn nvmlEventSetWait_v2(
    set: nvmlEventSet_t,
    data: *mut nvmlEventData_t,
    timeoutms: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlEventSetWait)]
#[not_default]
#[toolkits("13.4.61"..)]
fn nvmlEventSetWait_v3(set: nvmlEventSet_t, params: *mut nvmlEventSetWait_v3_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGetExcludedDeviceCount(deviceCount: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGetExcludedDeviceInfoByIndex(
    index: c_uint,
    info: *mut nvmlExcludedDeviceInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGetVgpuCompatibility(
    vgpuMetadata: *mut nvmlVgpuMetadata_t,
    pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    compatibilityInfo: *mut nvmlVgpuPgpuCompatibility_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t,
    capResult: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGetVgpuVersion(
    supported: *mut nvmlVgpuVersion_t,
    current: *mut nvmlVgpuVersion_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlGpmMetricsGet(metricsGet: *mut nvmlGpmMetricsGet_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlGpmMigSampleGet(
    device: nvmlDevice_t,
    gpuInstanceId: c_uint,
    gpmSample: nvmlGpmSample_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t,
    gpmSupport: *mut nvmlGpmSupport_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t, state: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlGpmSampleAlloc(gpmSample: *mut nvmlGpmSample_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.8.86"..)]
fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t,
    profileId: c_uint,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t,
    profileId: c_uint,
    placement: *const nvmlComputeInstancePlacement_t,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpuInstanceInfo: *mut nvmlActiveVgpuInstanceInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t,
    id: c_uint,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t,
    profileId: c_uint,
    placements: *mut nvmlComputeInstancePlacement_t,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t,
    profile: c_uint,
    engProfile: c_uint,
    info: *mut nvmlComputeInstanceProfileInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t,
    profile: c_uint,
    engProfile: c_uint,
    info: *mut nvmlComputeInstanceProfileInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t,
    profileId: c_uint,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t,
    profileId: c_uint,
    computeInstances: *mut nvmlComputeInstance_t,
    count: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpus: *mut nvmlVgpuTypeIdInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t,
    info: *mut nvmlGpuInstanceInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
    pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlGpuInstanceGetVgpuSchedulerLog)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlGpuInstanceGetVgpuSchedulerState)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t,
    pCreatablePlacementInfo: *mut nvmlVgpuCreatablePlacementInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
    pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pScheduler: *mut nvmlVgpuSchedulerState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlGpuInstanceSetVgpuSchedulerState)]
#[not_default]
#[toolkits("13.2.51"..)]
fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlInit() -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlInitWithFlags(flags: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlInit)]
#[toolkits("11.7.91"..)]
fn nvmlInit_v2() -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSetVgpuVersion(vgpuVersion: *mut nvmlVgpuVersion_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlShutdown() -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlSystemEventSetCreate(request: *mut nvmlSystemEventSetCreateRequest_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlSystemEventSetFree(request: *mut nvmlSystemEventSetFreeRequest_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlSystemEventSetWait(request: *mut nvmlSystemEventSetWaitRequest_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("13.3.29"..)]
fn nvmlSystemGetCPER_v1(cper: *mut nvmlGetCPER_v1_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemGetConfComputeCapabilities(
    capabilities: *mut nvmlConfComputeSystemCaps_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemGetConfComputeGpusReadyState(isAcceptingWork: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: *mut nvmlConfComputeGetKeyRotationThresholdInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlSystemGetConfComputeSettings(settings: *mut nvmlSystemConfComputeSettings_t)
-> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlSystemGetConfComputeSettings)]
#[not_default]
#[toolkits("13.5.37"..)]
fn nvmlSystemGetConfComputeSettings_v2(
    settings: *mut nvmlSystemConfComputeSettings_v2_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemGetConfComputeState(state: *mut nvmlConfComputeSystemState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetCudaDriverVersion(cudaDriverVersion: *mut c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlSystemGetCudaDriverVersion)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion: *mut c_int) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.6.37"..)]
fn nvmlSystemGetDriverBranch(
    branchInfo: *mut nvmlSystemDriverBranchInfo_t,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetDriverVersion(version: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetHicVersion(
    hwbcCount: *mut c_uint,
    hwbcEntries: *mut nvmlHwbcEntry_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetNVMLVersion(version: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemGetNvlinkBwMode(nvlinkBwMode: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetProcessName(pid: c_uint, name: *mut c_char, length: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlSystemGetTopologyGpuSet(
    cpuNumber: c_uint,
    count: *mut c_uint,
    deviceArray: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlSystemRegisterEvents(request: *mut nvmlSystemRegisterEventRequest_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: *mut nvmlConfComputeSetKeyRotationThresholdInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.2.81"..)]
fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetCount(unitCount: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetDevices(
    unit: nvmlUnit_t,
    deviceCount: *mut c_uint,
    devices: *mut nvmlDevice_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t, fanSpeeds: *mut nvmlUnitFanSpeeds_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetHandleByIndex(index: c_uint, unit: *mut nvmlUnit_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetLedState(unit: nvmlUnit_t, state: *mut nvmlLedState_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t, psu: *mut nvmlPSUInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: c_uint, temp: *mut c_uint) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t, info: *mut nvmlUnitInfo_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
    count: *mut c_uint,
    pids: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t,
    pid: c_uint,
    stats: *mut nvmlAccountingStats_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t,
    eccMode: *mut nvmlEnableState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
    encoderCapacity: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut c_uint,
    sessionInfo: *mut nvmlEncoderSessionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut c_uint,
    averageFps: *mut c_uint,
    averageLatency: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut c_uint,
    sessionInfo: *mut nvmlFBCSessionInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t,
    fbcStats: *mut nvmlFBCStats_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t,
    fbUsage: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t,
    frameRateLimit: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t,
    gpuInstanceId: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuPciId: *mut c_char,
    length: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[not_default]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t,
    licenseInfo: *mut nvmlVgpuLicenseInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[base(nvmlVgpuInstanceGetLicenseInfo)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetLicenseInfo_v2(
    vgpuInstance: nvmlVgpuInstance_t,
    licenseInfo: *mut nvmlVgpuLicenseInfo_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t,
    licensed: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    mdevUuid: *mut c_char,
    size: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuMetadata: *mut nvmlVgpuMetadata_t,
    bufferSize: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t,
    pPlacement: *mut nvmlVgpuPlacementId_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.8.55"..)]
fn nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t,
    pState: *mut nvmlVgpuRuntimeState_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuTypeId: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    uuid: *mut c_char,
    size: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t,
    version: *mut c_char,
    length: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t,
    vmId: *mut c_char,
    size: c_uint,
    vmIdType: *mut nvmlVgpuVmIdType_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
    encoderCapacity: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.6.37"..)]
fn nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t,
    bar1Info: *mut nvmlVgpuTypeBar1Info_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t,
    capability: nvmlVgpuCapability_t,
    capResult: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeClass: *mut c_char,
    size: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t,
    deviceID: *mut c_ulonglong,
    subsystemID: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t,
    fbReservation: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t,
    frameRateLimit: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
    fbSize: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t,
    gpuInstanceProfileId: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.4.99"..)]
fn nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
    gspHeapSize: *mut c_ulonglong,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeLicenseString: *mut c_char,
    size: c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuInstanceCount: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("12.9.40"..)]
fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: *mut nvmlVgpuTypeMaxInstance_t,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuInstanceCountPerVm: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeName: *mut c_char,
    size: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t,
    numDisplayHeads: *mut c_uint,
) -> nvmlReturn_t;

#[group(UNGROUPED)]
#[toolkits("11.7.91"..)]
fn nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t,
    displayIndex: c_uint,
    xdim: *mut c_uint,
    ydim: *mut c_uint,
) -> nvmlReturn_t;
