//! Written by `cuspec import` from `nvml.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.91"..)]
#[tag(nvmlAccountingStats_st)]
#[layout(size = 56, align = 8)]
struct nvmlAccountingStats_t {
    #[offset(0)]
    gpuUtilization: c_uint,
    #[offset(4)]
    memoryUtilization: c_uint,
    #[offset(8)]
    maxMemoryUsage: c_ulonglong,
    #[offset(16)]
    time: c_ulonglong,
    #[offset(24)]
    startTime: c_ulonglong,
    #[offset(32)]
    isRunning: c_uint,
    #[offset(36)]
    reserved: [c_uint; 5],
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 64, align = 8)]
struct nvmlAccountingStats_v2_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(4)]
    isRunning: c_uint,
    #[offset(8)]
    gpuUtilization: c_uint,
    #[offset(12)]
    memoryUtilization: c_uint,
    #[offset(16)]
    maxMemoryUsage: c_ulonglong,
    #[offset(24)]
    sampleCount: c_uint,
    #[offset(32)]
    sumGpuUtil: c_ulonglong,
    #[offset(40)]
    sumFbUtil: c_ulonglong,
    #[offset(48)]
    time: c_ulonglong,
    #[offset(56)]
    startTime: c_ulonglong,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlActiveVgpuInstanceInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    vgpuCount: c_uint,
    #[offset(8)]
    vgpuInstances: *mut nvmlVgpuInstance_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlAdaptiveTgpModeInfo_v1_t {
    #[offset(0)]
    inBandEnableRequest: nvmlEnableState_t,
    #[offset(4)]
    featureAllowedByAdmin: nvmlEnableState_t,
    #[offset(8)]
    adminOverrideEnabled: nvmlEnableState_t,
    #[offset(12)]
    enablementStatus: nvmlEnableState_t,
    #[offset(16)]
    adjustedLimitMw: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlBAR1Memory_st)]
#[layout(size = 24, align = 8)]
struct nvmlBAR1Memory_t {
    #[offset(0)]
    bar1Total: c_ulonglong,
    #[offset(8)]
    bar1Free: c_ulonglong,
    #[offset(16)]
    bar1Used: c_ulonglong,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlBBXTimeData_v1_t {
    #[offset(0)]
    timeRun: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlBridgeChipHierarchy_st)]
#[layout(size = 1028, align = 4)]
struct nvmlBridgeChipHierarchy_t {
    #[offset(0)]
    bridgeCount: c_uchar,
    #[offset(4)]
    bridgeChipInfo: [nvmlBridgeChipInfo_t; 128],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlBridgeChipInfo_st)]
#[layout(size = 8, align = 4)]
struct nvmlBridgeChipInfo_t {
    #[offset(0)]
    r#type: nvmlBridgeChipType_t,
    #[offset(4)]
    fwVersion: c_uint,
}

#[toolkits("12.3.52"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlC2cModeInfo_v1_t {
    #[offset(0)]
    isC2cEnabled: c_uint,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 96, align = 8)]
struct nvmlCPERCursor_v1_t {
    #[offset(0)]
    cperTypeMask: c_uint,
    #[offset(4)]
    uuid: [c_char; 80],
    #[offset(88)]
    handle: nvmlCPERCursorHandle_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlClkMonFaultInfo_struct)]
#[layout(size = 8, align = 4)]
struct nvmlClkMonFaultInfo_t {
    #[offset(0)]
    clkApiDomain: c_uint,
    #[offset(4)]
    clkDomainFaultMask: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlClkMonStatus_status)]
#[layout(size = 264, align = 4)]
struct nvmlClkMonStatus_t {
    #[offset(0)]
    bGlobalStatus: c_uint,
    #[offset(4)]
    clkMonListSize: c_uint,
    #[offset(8)]
    clkMonList: [nvmlClkMonFaultInfo_t; 32],
}

#[toolkits("12.5.39"..)]
#[anonymous]
#[layout(size = 24, align = 4)]
struct nvmlClockOffset_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    r#type: nvmlClockType_t,
    #[offset(8)]
    pstate: nvmlPstates_t,
    #[offset(12)]
    clockOffsetMHz: c_int,
    #[offset(16)]
    minClockOffsetMHz: c_int,
    #[offset(20)]
    maxClockOffsetMHz: c_int,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlComputeInstanceInfo_st)]
#[layout(size = 32, align = 8)]
struct nvmlComputeInstanceInfo_t {
    #[offset(0)]
    device: nvmlDevice_t,
    #[offset(8)]
    gpuInstance: nvmlGpuInstance_t,
    #[offset(16)]
    id: c_uint,
    #[offset(20)]
    profileId: c_uint,
    #[offset(24)]
    placement: nvmlComputeInstancePlacement_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlComputeInstancePlacement_st)]
#[layout(size = 8, align = 4)]
struct nvmlComputeInstancePlacement_t {
    #[offset(0)]
    start: c_uint,
    #[offset(4)]
    size: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlComputeInstanceProfileInfo_st)]
#[layout(size = 36, align = 4)]
struct nvmlComputeInstanceProfileInfo_t {
    #[offset(0)]
    id: c_uint,
    #[offset(4)]
    sliceCount: c_uint,
    #[offset(8)]
    instanceCount: c_uint,
    #[offset(12)]
    multiprocessorCount: c_uint,
    #[offset(16)]
    sharedCopyEngineCount: c_uint,
    #[offset(20)]
    sharedDecoderCount: c_uint,
    #[offset(24)]
    sharedEncoderCount: c_uint,
    #[offset(28)]
    sharedJpegCount: c_uint,
    #[offset(32)]
    sharedOfaCount: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlComputeInstanceProfileInfo_v2_st)]
#[layout(size = 136, align = 4)]
struct nvmlComputeInstanceProfileInfo_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    id: c_uint,
    #[offset(8)]
    sliceCount: c_uint,
    #[offset(12)]
    instanceCount: c_uint,
    #[offset(16)]
    multiprocessorCount: c_uint,
    #[offset(20)]
    sharedCopyEngineCount: c_uint,
    #[offset(24)]
    sharedDecoderCount: c_uint,
    #[offset(28)]
    sharedEncoderCount: c_uint,
    #[offset(32)]
    sharedJpegCount: c_uint,
    #[offset(36)]
    sharedOfaCount: c_uint,
    #[offset(40)]
    name: [c_char; 96],
}

#[toolkits("12.3.52"..)]
#[tag(nvmlComputeInstanceProfileInfo_v3_st)]
#[layout(size = 140, align = 4)]
struct nvmlComputeInstanceProfileInfo_v3_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    id: c_uint,
    #[offset(8)]
    sliceCount: c_uint,
    #[offset(12)]
    instanceCount: c_uint,
    #[offset(16)]
    multiprocessorCount: c_uint,
    #[offset(20)]
    sharedCopyEngineCount: c_uint,
    #[offset(24)]
    sharedDecoderCount: c_uint,
    #[offset(28)]
    sharedEncoderCount: c_uint,
    #[offset(32)]
    sharedJpegCount: c_uint,
    #[offset(36)]
    sharedOfaCount: c_uint,
    #[offset(40)]
    name: [c_char; 96],
    #[offset(136)]
    capabilities: c_uint,
}

#[toolkits("12.4.99"..)]
#[tag(nvmlConfComputeGetKeyRotationThresholdInfo_st)]
#[layout(size = 16, align = 8)]
struct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    attackerAdvantage: c_ulonglong,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlConfComputeGpuAttestationReport_st)]
#[layout(size = 12332, align = 4)]
struct nvmlConfComputeGpuAttestationReport_t {
    #[offset(0)]
    isCecAttestationReportPresent: c_uint,
    #[offset(4)]
    attestationReportSize: c_uint,
    #[offset(8)]
    cecAttestationReportSize: c_uint,
    #[offset(12)]
    nonce: [c_uchar; 32],
    #[offset(44)]
    attestationReport: [c_uchar; 8192],
    #[offset(8236)]
    cecAttestationReport: [c_uchar; 4096],
}

#[toolkits("12.2.81"..)]
#[tag(nvmlConfComputeGpuCertificate_st)]
#[layout(size = 9224, align = 4)]
struct nvmlConfComputeGpuCertificate_t {
    #[offset(0)]
    certChainSize: c_uint,
    #[offset(4)]
    attestationCertChainSize: c_uint,
    #[offset(8)]
    certChain: [c_uchar; 4096],
    #[offset(4104)]
    attestationCertChain: [c_uchar; 5120],
}

#[toolkits("12.2.81"..)]
#[tag(nvmlConfComputeMemSizeInfo_st)]
#[layout(size = 16, align = 8)]
struct nvmlConfComputeMemSizeInfo_t {
    #[offset(0)]
    protectedMemSizeKib: c_ulonglong,
    #[offset(8)]
    unprotectedMemSizeKib: c_ulonglong,
}

#[toolkits("12.4.99"..)]
#[tag(nvmlConfComputeSetKeyRotationThresholdInfo_st)]
#[layout(size = 16, align = 8)]
struct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    maxAttackerAdvantage: c_ulonglong,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlConfComputeSystemCaps_st)]
#[layout(size = 8, align = 4)]
struct nvmlConfComputeSystemCaps_t {
    #[offset(0)]
    cpuCaps: c_uint,
    #[offset(4)]
    gpusCaps: c_uint,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlConfComputeSystemState_st)]
#[layout(size = 12, align = 4)]
struct nvmlConfComputeSystemState_t {
    #[offset(0)]
    environment: c_uint,
    #[offset(4)]
    ccFeature: c_uint,
    #[offset(8)]
    devToolsMode: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 16, align = 4)]
struct nvmlCoolerInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    index: c_uint,
    #[offset(8)]
    signalType: nvmlCoolerControl_t,
    #[offset(12)]
    target: nvmlCoolerTarget_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlCoreRailMetrics_t {
    #[offset(0)]
    rails: [nvmlRailMetrics_t; 2],
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlDeviceAddressingMode_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    value: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlDeviceAttributes_st)]
#[layout(size = 40, align = 8)]
struct nvmlDeviceAttributes_t {
    #[offset(0)]
    multiprocessorCount: c_uint,
    #[offset(4)]
    sharedCopyEngineCount: c_uint,
    #[offset(8)]
    sharedDecoderCount: c_uint,
    #[offset(12)]
    sharedEncoderCount: c_uint,
    #[offset(16)]
    sharedJpegCount: c_uint,
    #[offset(20)]
    sharedOfaCount: c_uint,
    #[offset(24)]
    gpuInstanceSliceCount: c_uint,
    #[offset(28)]
    computeInstanceSliceCount: c_uint,
    #[offset(32)]
    memorySizeMB: c_ulonglong,
}

#[toolkits("12.5.39"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlDeviceCapabilities_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    capMask: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 2052, align = 4)]
struct nvmlDeviceCurrentClockFreqs_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    str_: [c_char; 2048],
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 2052, align = 4)]
struct nvmlDevicePerfModes_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    str_: [c_char; 2048],
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlDevicePowerMizerModes_v1_t {
    #[offset(0)]
    currentMode: c_uint,
    #[offset(4)]
    mode: c_uint,
    #[offset(8)]
    supportedPowerMizerModes: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlDramEncryptionInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    encryptionState: nvmlEnableState_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlEccBankRemapperHistogram_v1_t {
    #[offset(0)]
    maxSpareGroupCount: c_uint,
    #[offset(4)]
    noSpareGroupCount: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlEccBankRemapperStatus_v1_t {
    #[offset(0)]
    activeRemappings: c_uint,
    #[offset(4)]
    inactiveRemappings: c_uint,
    #[offset(8)]
    bPending: c_uint,
    #[offset(12)]
    histogram: nvmlEccBankRemapperHistogram_v1_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEccErrorCounts_st)]
#[layout(size = 32, align = 8)]
struct nvmlEccErrorCounts_t {
    #[offset(0)]
    l1Cache: c_ulonglong,
    #[offset(8)]
    l2Cache: c_ulonglong,
    #[offset(16)]
    deviceMemory: c_ulonglong,
    #[offset(24)]
    registerFile: c_ulonglong,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 104, align = 8)]
struct nvmlEccSramErrorStatus_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    aggregateUncParity: c_ulonglong,
    #[offset(16)]
    aggregateUncSecDed: c_ulonglong,
    #[offset(24)]
    aggregateCor: c_ulonglong,
    #[offset(32)]
    volatileUncParity: c_ulonglong,
    #[offset(40)]
    volatileUncSecDed: c_ulonglong,
    #[offset(48)]
    volatileCor: c_ulonglong,
    #[offset(56)]
    aggregateUncBucketL2: c_ulonglong,
    #[offset(64)]
    aggregateUncBucketSm: c_ulonglong,
    #[offset(72)]
    aggregateUncBucketPcie: c_ulonglong,
    #[offset(80)]
    aggregateUncBucketMcu: c_ulonglong,
    #[offset(88)]
    aggregateUncBucketOther: c_ulonglong,
    #[offset(96)]
    bThresholdExceeded: c_uint,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    entryCount: c_uint,
    #[offset(8)]
    entries: *mut nvmlEccSramUniqueUncorrectedErrorEntry_v1_t,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 28, align = 4)]
struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t {
    #[offset(0)]
    unit: c_uint,
    #[offset(4)]
    location: c_uint,
    #[offset(8)]
    sublocation: c_uint,
    #[offset(12)]
    extlocation: c_uint,
    #[offset(16)]
    address: c_uint,
    #[offset(20)]
    isParity: c_uint,
    #[offset(24)]
    count: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEncoderSessionInfo_st)]
#[layout(size = 32, align = 4)]
struct nvmlEncoderSessionInfo_t {
    #[offset(0)]
    sessionId: c_uint,
    #[offset(4)]
    pid: c_uint,
    #[offset(8)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(12)]
    codecType: nvmlEncoderType_t,
    #[offset(16)]
    hResolution: c_uint,
    #[offset(20)]
    vResolution: c_uint,
    #[offset(24)]
    averageFps: c_uint,
    #[offset(28)]
    averageLatency: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEventData_st)]
#[layout(size = 32, align = 8)]
struct nvmlEventData_t {
    #[offset(0)]
    device: nvmlDevice_t,
    #[offset(8)]
    eventType: c_ulonglong,
    #[offset(16)]
    eventData: c_ulonglong,
    #[offset(24)]
    gpuInstanceId: c_uint,
    #[offset(28)]
    computeInstanceId: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlEventSetGetContextCount_v1_t {
    #[offset(0)]
    count: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlEventSetGetContextData_v1_t {
    #[offset(0)]
    data: *mut c_void,
    #[offset(8)]
    index: c_uint,
    #[offset(12)]
    dataSize: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlEventSetGetContextInfo_v1_t {
    #[offset(0)]
    index: c_uint,
    #[offset(4)]
    nvmlGpuOperationalEventContextType: c_uint,
    #[offset(8)]
    sourceEventContextType: c_uint,
    #[offset(12)]
    dataSize: c_uint,
    #[offset(16)]
    dataFormatVersion: c_ushort,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t {
    #[offset(0)]
    index: c_uint,
    #[offset(4)]
    xidCode: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 224, align = 8)]
struct nvmlEventSetWait_v3_t {
    #[offset(0)]
    timeoutMs: c_uint,
    #[offset(4)]
    dataType: c_uint,
    #[offset(8)]
    uuid: [c_char; 96],
    #[offset(104)]
    sourceModule: [c_char; 16],
    #[offset(120)]
    eventType: c_ulonglong,
    #[offset(128)]
    eventData: c_ulonglong,
    #[offset(136)]
    groupCursor: c_ulonglong,
    #[offset(144)]
    instanceId: c_ulonglong,
    #[offset(152)]
    timestampUsec: c_ulonglong,
    #[offset(160)]
    traceId: c_ulonglong,
    #[offset(168)]
    gpuInstanceId: c_uint,
    #[offset(172)]
    computeInstanceId: c_uint,
    #[offset(176)]
    severity: c_uint,
    #[offset(180)]
    categoryId: c_uint,
    #[offset(184)]
    moduleEventCode: c_uint,
    #[offset(188)]
    scope: c_uint,
    #[offset(192)]
    originator: c_uint,
    #[offset(196)]
    moduleInstance: c_uint,
    #[offset(200)]
    chipletId: c_uint,
    #[offset(204)]
    logLevel: c_uint,
    #[offset(208)]
    attributes: c_uint,
    #[offset(212)]
    groupCperSize: c_uint,
    #[offset(216)]
    groupAttributes: c_uint,
    #[offset(220)]
    groupSize: c_uchar,
    #[offset(221)]
    groupIndex: c_uchar,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlExcludedDeviceInfo_st)]
#[layout(size = 148, align = 4)]
struct nvmlExcludedDeviceInfo_t {
    #[offset(0)]
    pciInfo: nvmlPciInfo_t,
    #[offset(68)]
    uuid: [c_char; 80],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlFBCSessionInfo_st)]
#[layout(size = 48, align = 4)]
struct nvmlFBCSessionInfo_t {
    #[offset(0)]
    sessionId: c_uint,
    #[offset(4)]
    pid: c_uint,
    #[offset(8)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(12)]
    displayOrdinal: c_uint,
    #[offset(16)]
    sessionType: nvmlFBCSessionType_t,
    #[offset(20)]
    sessionFlags: c_uint,
    #[offset(24)]
    hMaxResolution: c_uint,
    #[offset(28)]
    vMaxResolution: c_uint,
    #[offset(32)]
    hResolution: c_uint,
    #[offset(36)]
    vResolution: c_uint,
    #[offset(40)]
    averageFPS: c_uint,
    #[offset(44)]
    averageLatency: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlFBCStats_st)]
#[layout(size = 12, align = 4)]
struct nvmlFBCStats_t {
    #[offset(0)]
    sessionsCount: c_uint,
    #[offset(4)]
    averageFPS: c_uint,
    #[offset(8)]
    averageLatency: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlFanSpeedInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    fan: c_uint,
    #[offset(8)]
    speed: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlFieldValue_st)]
#[layout(size = 40, align = 8)]
struct nvmlFieldValue_t {
    #[offset(0)]
    fieldId: c_uint,
    #[offset(4)]
    scopeId: c_uint,
    #[offset(8)]
    timestamp: c_longlong,
    #[offset(16)]
    latencyUsec: c_longlong,
    #[offset(24)]
    valueType: nvmlValueType_t,
    #[offset(28)]
    nvmlReturn: nvmlReturn_t,
    #[offset(32)]
    value: nvmlValue_t,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 112, align = 8)]
struct nvmlGetCPER_v1_t {
    #[offset(0)]
    cursor: nvmlCPERCursor_v1_t,
    #[offset(96)]
    buffer: *mut c_uchar,
    #[offset(104)]
    bufferSize: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlGetMemoryLimits_v1_t {
    #[offset(0)]
    nameSpace: *const c_char,
    #[offset(8)]
    softLimit: c_ulonglong,
    #[offset(16)]
    hardLimit: c_ulonglong,
    #[offset(24)]
    currentUsed: c_ulonglong,
}

#[toolkits("11.8.86"..)]
#[anonymous]
#[layout(size = 40, align = 8)]
struct nvmlGpmMetric_t {
    #[offset(0)]
    metricId: c_uint,
    #[offset(4)]
    nvmlReturn: nvmlReturn_t,
    #[offset(8)]
    value: f64,
    #[offset(16)]
    metricInfo: nvmlGpmMetric_t_metricInfo,
}

#[toolkits("11.8.86"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlGpmMetric_t_metricInfo {
    #[offset(0)]
    shortName: *mut c_char,
    #[offset(8)]
    longName: *mut c_char,
    #[offset(16)]
    unit: *mut c_char,
}

#[toolkits("11.8.86".."12.9.40")]
#[anonymous]
#[layout(size = 3944, align = 8)]
struct nvmlGpmMetricsGet_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    numMetrics: c_uint,
    #[offset(8)]
    sample1: nvmlGpmSample_t,
    #[offset(16)]
    sample2: nvmlGpmSample_t,
    #[offset(24)]
    metrics: [nvmlGpmMetric_t; 98],
}

#[toolkits("12.9.40".."13.2.51")]
#[anonymous]
#[layout(size = 8424, align = 8)]
struct nvmlGpmMetricsGet_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    numMetrics: c_uint,
    #[offset(8)]
    sample1: nvmlGpmSample_t,
    #[offset(16)]
    sample2: nvmlGpmSample_t,
    #[offset(24)]
    metrics: [nvmlGpmMetric_t; 210],
}

#[toolkits("13.2.51".."13.4.61")]
#[anonymous]
#[layout(size = 13344, align = 8)]
struct nvmlGpmMetricsGet_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    numMetrics: c_uint,
    #[offset(8)]
    sample1: nvmlGpmSample_t,
    #[offset(16)]
    sample2: nvmlGpmSample_t,
    #[offset(24)]
    metrics: [nvmlGpmMetric_t; 333],
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 19104, align = 8)]
struct nvmlGpmMetricsGet_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    numMetrics: c_uint,
    #[offset(8)]
    sample1: nvmlGpmSample_t,
    #[offset(16)]
    sample2: nvmlGpmSample_t,
    #[offset(24)]
    metrics: [nvmlGpmMetric_t; 477],
}

#[toolkits("11.8.86"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlGpmSupport_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    isSupportedDevice: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuDynamicPstatesInfo_st)]
#[layout(size = 132, align = 4)]
struct nvmlGpuDynamicPstatesInfo_t {
    #[offset(0)]
    flags: c_uint,
    #[offset(4)]
    utilization: [nvmlGpuDynamicPstatesInfo_t_utilization; 8],
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[layout(size = 16, align = 4)]
struct nvmlGpuDynamicPstatesInfo_t_utilization {
    #[offset(0)]
    bIsPresent: c_uint,
    #[offset(4)]
    percentage: c_uint,
    #[offset(8)]
    incThreshold: c_uint,
    #[offset(12)]
    decThreshold: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlGpuFabricClique_v1_t {
    #[offset(0)]
    r#type: c_uchar,
    #[offset(4)]
    id: c_uint,
}

#[toolkits("12.0.76".."12.3.52")]
#[anonymous]
#[layout(size = 28, align = 4)]
struct nvmlGpuFabricInfo_t {
    #[offset(0)]
    clusterUuid: [c_char; 16],
    #[offset(16)]
    status: nvmlReturn_t,
    #[offset(20)]
    partitionId: c_uint,
    #[offset(24)]
    state: nvmlGpuFabricState_t,
}

#[toolkits("12.3.52"..)]
#[anonymous]
#[layout(size = 28, align = 4)]
struct nvmlGpuFabricInfo_t {
    #[offset(0)]
    clusterUuid: [c_uchar; 16],
    #[offset(16)]
    status: nvmlReturn_t,
    #[offset(20)]
    cliqueId: c_uint,
    #[offset(24)]
    state: nvmlGpuFabricState_t,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 36, align = 4)]
struct nvmlGpuFabricInfo_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    clusterUuid: [c_uchar; 16],
    #[offset(20)]
    status: nvmlReturn_t,
    #[offset(24)]
    cliqueId: c_uint,
    #[offset(28)]
    state: nvmlGpuFabricState_t,
    #[offset(32)]
    healthMask: c_uint,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 40, align = 4)]
struct nvmlGpuFabricInfo_v3_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    clusterUuid: [c_uchar; 16],
    #[offset(20)]
    status: nvmlReturn_t,
    #[offset(24)]
    cliqueId: c_uint,
    #[offset(28)]
    state: nvmlGpuFabricState_t,
    #[offset(32)]
    healthMask: c_uint,
    #[offset(36)]
    healthSummary: c_uchar,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 548, align = 4)]
struct nvmlGpuFabricInfo_v4_t {
    #[offset(0)]
    clusterUuid: [c_uchar; 16],
    #[offset(16)]
    status: nvmlReturn_t,
    #[offset(20)]
    cliques: [nvmlGpuFabricClique_v1_t; 64],
    #[offset(532)]
    numCliques: c_uint,
    #[offset(536)]
    state: nvmlGpuFabricState_t,
    #[offset(540)]
    healthMask: c_uint,
    #[offset(544)]
    healthSummary: c_uchar,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuInstanceInfo_st)]
#[layout(size = 24, align = 8)]
struct nvmlGpuInstanceInfo_t {
    #[offset(0)]
    device: nvmlDevice_t,
    #[offset(8)]
    id: c_uint,
    #[offset(12)]
    profileId: c_uint,
    #[offset(16)]
    placement: nvmlGpuInstancePlacement_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuInstancePlacement_st)]
#[layout(size = 8, align = 4)]
struct nvmlGpuInstancePlacement_t {
    #[offset(0)]
    start: c_uint,
    #[offset(4)]
    size: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuInstanceProfileInfo_st)]
#[layout(size = 48, align = 8)]
struct nvmlGpuInstanceProfileInfo_t {
    #[offset(0)]
    id: c_uint,
    #[offset(4)]
    isP2pSupported: c_uint,
    #[offset(8)]
    sliceCount: c_uint,
    #[offset(12)]
    instanceCount: c_uint,
    #[offset(16)]
    multiprocessorCount: c_uint,
    #[offset(20)]
    copyEngineCount: c_uint,
    #[offset(24)]
    decoderCount: c_uint,
    #[offset(28)]
    encoderCount: c_uint,
    #[offset(32)]
    jpegCount: c_uint,
    #[offset(36)]
    ofaCount: c_uint,
    #[offset(40)]
    memorySizeMB: c_ulonglong,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuInstanceProfileInfo_v2_st)]
#[layout(size = 152, align = 8)]
struct nvmlGpuInstanceProfileInfo_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    id: c_uint,
    #[offset(8)]
    isP2pSupported: c_uint,
    #[offset(12)]
    sliceCount: c_uint,
    #[offset(16)]
    instanceCount: c_uint,
    #[offset(20)]
    multiprocessorCount: c_uint,
    #[offset(24)]
    copyEngineCount: c_uint,
    #[offset(28)]
    decoderCount: c_uint,
    #[offset(32)]
    encoderCount: c_uint,
    #[offset(36)]
    jpegCount: c_uint,
    #[offset(40)]
    ofaCount: c_uint,
    #[offset(48)]
    memorySizeMB: c_ulonglong,
    #[offset(56)]
    name: [c_char; 96],
}

#[toolkits("12.3.52"..)]
#[tag(nvmlGpuInstanceProfileInfo_v3_st)]
#[layout(size = 152, align = 8)]
struct nvmlGpuInstanceProfileInfo_v3_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    id: c_uint,
    #[offset(8)]
    sliceCount: c_uint,
    #[offset(12)]
    instanceCount: c_uint,
    #[offset(16)]
    multiprocessorCount: c_uint,
    #[offset(20)]
    copyEngineCount: c_uint,
    #[offset(24)]
    decoderCount: c_uint,
    #[offset(28)]
    encoderCount: c_uint,
    #[offset(32)]
    jpegCount: c_uint,
    #[offset(36)]
    ofaCount: c_uint,
    #[offset(40)]
    memorySizeMB: c_ulonglong,
    #[offset(48)]
    name: [c_char; 96],
    #[offset(144)]
    capabilities: c_uint,
}

#[toolkits("13.4.61"..)]
#[tag(nvmlGpuOperationalEventConfig_v1_st)]
#[layout(size = 104, align = 4)]
struct nvmlGpuOperationalEventConfig_v1_t {
    #[offset(0)]
    uuid: [c_char; 96],
    #[offset(96)]
    minLogLevel: c_uint,
    #[offset(100)]
    minSeverity: c_uint,
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[layout(size = 64, align = 4)]
struct nvmlGpuThermalSettings_t {
    #[offset(0)]
    count: c_uint,
    #[offset(4)]
    sensor: [nvmlGpuThermalSettings_t_sensor; 3],
}

#[toolkits("11.7.91".."11.8.86")]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlGpuThermalSettings_t_sensor {
    #[offset(0)]
    controller: nvmlThermalController_t,
    #[offset(4)]
    defaultMinTemp: c_uint,
    #[offset(8)]
    defaultMaxTemp: c_uint,
    #[offset(12)]
    currentTemp: c_uint,
    #[offset(16)]
    target: nvmlThermalTarget_t,
}

#[toolkits("11.8.86"..)]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlGpuThermalSettings_t_sensor {
    #[offset(0)]
    controller: nvmlThermalController_t,
    #[offset(4)]
    defaultMinTemp: c_int,
    #[offset(8)]
    defaultMaxTemp: c_int,
    #[offset(12)]
    currentTemp: c_int,
    #[offset(16)]
    target: nvmlThermalTarget_t,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlGpuUptime_v1_t {
    #[offset(0)]
    uptime: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGridLicensableFeature_st)]
#[layout(size = 284, align = 4)]
struct nvmlGridLicensableFeature_t {
    #[offset(0)]
    featureCode: nvmlGridLicenseFeatureCode_t,
    #[offset(4)]
    featureState: c_uint,
    #[offset(8)]
    licenseInfo: [c_char; 128],
    #[offset(136)]
    productName: [c_char; 128],
    #[offset(264)]
    featureEnabled: c_uint,
    #[offset(268)]
    licenseExpiry: nvmlGridLicenseExpiry_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGridLicensableFeatures_st)]
#[layout(size = 860, align = 4)]
struct nvmlGridLicensableFeatures_t {
    #[offset(0)]
    isGridLicenseSupported: c_int,
    #[offset(4)]
    licensableFeaturesCount: c_uint,
    #[offset(8)]
    gridLicensableFeatures: [nvmlGridLicensableFeature_t; 3],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGridLicenseExpiry_st)]
#[layout(size = 16, align = 4)]
struct nvmlGridLicenseExpiry_t {
    #[offset(0)]
    year: c_uint,
    #[offset(4)]
    month: c_ushort,
    #[offset(6)]
    day: c_ushort,
    #[offset(8)]
    hour: c_ushort,
    #[offset(10)]
    min: c_ushort,
    #[offset(12)]
    sec: c_ushort,
    #[offset(14)]
    status: c_uchar,
}

#[toolkits("13.0.87"..)]
#[anonymous]
#[layout(size = 64, align = 1)]
struct nvmlHostname_v1_t {
    #[offset(0)]
    value: [c_char; 64],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlHwbcEntry_st)]
#[layout(size = 36, align = 4)]
struct nvmlHwbcEntry_t {
    #[offset(0)]
    hwbcId: c_uint,
    #[offset(4)]
    firmwareVersion: [c_char; 32],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlLedState_st)]
#[layout(size = 260, align = 4)]
struct nvmlLedState_t {
    #[offset(0)]
    cause: [c_char; 256],
    #[offset(256)]
    color: nvmlLedColor_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlMarginTemperature_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    marginTemperature: c_int,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 32, align = 4)]
struct nvmlMask255_t {
    #[offset(0)]
    mask: [c_uint; 8],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlMemory_st)]
#[layout(size = 24, align = 8)]
struct nvmlMemory_t {
    #[offset(0)]
    total: c_ulonglong,
    #[offset(8)]
    free: c_ulonglong,
    #[offset(16)]
    used: c_ulonglong,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlMemory_v2_st)]
#[layout(size = 40, align = 8)]
struct nvmlMemory_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    total: c_ulonglong,
    #[offset(16)]
    reserved: c_ulonglong,
    #[offset(24)]
    free: c_ulonglong,
    #[offset(32)]
    used: c_ulonglong,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlNvLinkInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    isNvleEnabled: c_uint,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 1612, align = 4)]
struct nvmlNvLinkInfo_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    isNvleEnabled: c_uint,
    #[offset(8)]
    firmwareInfo: nvmlNvlinkFirmwareInfo_t,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 1612, align = 4)]
struct nvmlNvLinkInfo_v3_t {
    #[offset(0)]
    isNvleEnabled: c_uint,
    #[offset(4)]
    firmwareInfo: nvmlNvlinkFirmwareInfo_t,
    #[offset(1608)]
    isNvleReady: c_uint,
}

#[toolkits("12.0.76"..)]
#[tag(nvmlNvLinkPowerThres_st)]
#[layout(size = 4, align = 4)]
struct nvmlNvLinkPowerThres_t {
    #[offset(0)]
    lowPwrThreshold: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlNvLinkUtilizationControl_st)]
#[layout(size = 8, align = 4)]
struct nvmlNvLinkUtilizationControl_t {
    #[offset(0)]
    units: nvmlNvLinkUtilizationCountUnits_t,
    #[offset(4)]
    pktfilter: nvmlNvLinkUtilizationCountPktTypes_t,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 1604, align = 4)]
struct nvmlNvlinkFirmwareInfo_t {
    #[offset(0)]
    firmwareVersion: [nvmlNvlinkFirmwareVersion_t; 100],
    #[offset(1600)]
    numValidEntries: c_uint,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 16, align = 4)]
struct nvmlNvlinkFirmwareVersion_t {
    #[offset(0)]
    ucodeType: c_uchar,
    #[offset(4)]
    major: c_uint,
    #[offset(8)]
    minor: c_uint,
    #[offset(12)]
    subMinor: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlNvlinkGetBwMode_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    bIsBest: c_uint,
    #[offset(8)]
    bwMode: c_uchar,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 32776, align = 4)]
struct nvmlNvlinkGetRemapTableInfo_v1_t {
    #[offset(0)]
    alid: c_uint,
    #[offset(4)]
    flaRemapTabAddr: [c_uint; 4096],
    #[offset(16388)]
    gpaRemapTabAddr: [c_uint; 4096],
    #[offset(32772)]
    remapTabSize: c_uint,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 2, align = 1)]
struct nvmlNvlinkLockRemapTable_v1_t {
    #[offset(0)]
    bRemapTableLocked: c_uchar,
    #[offset(1)]
    bRemapTableLockDisabled: c_uchar,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 260, align = 4)]
struct nvmlNvlinkNvlePrivateInfo_v1_t {
    #[offset(0)]
    data: [c_uchar; 256],
    #[offset(256)]
    size: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlNvlinkSetBwModeAsync_v1_t {
    #[offset(0)]
    bSetBest: c_uint,
    #[offset(4)]
    bwMode: c_uint,
    #[offset(8)]
    asyncPollTimeoutMs: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlNvlinkSetBwMode_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    bSetBest: c_uint,
    #[offset(8)]
    bwMode: c_uchar,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 1, align = 1)]
struct nvmlNvlinkSetNvleReady_v1_t {
    #[offset(0)]
    bNvleReady: c_uchar,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 560, align = 4)]
struct nvmlNvlinkSetupNvleEncryptionKey_v1_t {
    #[offset(0)]
    nvleKey: [c_uchar; 32],
    #[offset(32)]
    localGpuAlid: c_uint,
    #[offset(36)]
    remoteGpuAlid: c_uint,
    #[offset(40)]
    localGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t,
    #[offset(300)]
    remoteGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 28, align = 4)]
struct nvmlNvlinkSupportedBwModes_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    bwModes: [c_uchar; 23],
    #[offset(27)]
    totalBwModes: c_uchar,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlNvlinkTelemetrySample_v1_t {
    #[offset(0)]
    linkId: c_uint,
    #[offset(4)]
    sampleType: c_uint,
    #[offset(8)]
    sampleCount: c_uint,
    #[offset(16)]
    samples: *mut c_ulonglong,
    #[offset(24)]
    nvmlReturn: nvmlReturn_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlNvlinkTelemetrySamples_v1_t {
    #[offset(0)]
    telemetryCount: c_uint,
    #[offset(8)]
    telemetrySamples: *mut nvmlNvlinkTelemetrySample_v1_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 1624, align = 8)]
struct nvmlObservedMetrics_t {
    #[offset(0)]
    initialDramclkEst: [nvmlPwrModelMetricsDlppm1xDramclkEstimates_t; 3],
    #[offset(1560)]
    bValid: c_uchar,
    #[offset(1568)]
    coreRail: nvmlCoreRailMetrics_t,
    #[offset(1600)]
    fbRail: nvmlRailMetrics_t,
    #[offset(1616)]
    tgpPwrTuple: nvmlPmgrPwrTuple_t,
    #[offset(1620)]
    perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlPRMCounterInput_v1_t {
    #[offset(0)]
    localPort: c_uint,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlPRMCounterList_v1_t {
    #[offset(0)]
    numCounters: c_uint,
    #[offset(8)]
    counters: *mut nvmlPRMCounter_v1_t,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlPRMCounterValue_v1_t {
    #[offset(0)]
    status: nvmlReturn_t,
    #[offset(4)]
    outputType: nvmlValueType_t,
    #[offset(8)]
    outputValue: nvmlValue_t,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlPRMCounter_v1_t {
    #[offset(0)]
    counterId: c_uint,
    #[offset(4)]
    inData: nvmlPRMCounterInput_v1_t,
    #[offset(8)]
    counterValue: nvmlPRMCounterValue_v1_t,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 504, align = 4)]
struct nvmlPRMTLV_v1_t {
    #[offset(0)]
    dataSize: c_uint,
    #[offset(4)]
    status: c_uint,
    #[offset(8)]
    #[anonymous]
    _2: nvmlPRMTLV_v1_t_anonymous1,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 496, align = 1)]
union nvmlPRMTLV_v1_t_anonymous1 {
    #[offset(0)]
    inData: [c_uchar; 496],
    #[offset(0)]
    outData: [c_uchar; 496],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPSUInfo_st)]
#[layout(size = 268, align = 4)]
struct nvmlPSUInfo_t {
    #[offset(0)]
    state: [c_char; 256],
    #[offset(256)]
    current: c_uint,
    #[offset(260)]
    voltage: c_uint,
    #[offset(264)]
    power: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 64, align = 4)]
struct nvmlPciInfoExt_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    domain: c_uint,
    #[offset(8)]
    bus: c_uint,
    #[offset(12)]
    device: c_uint,
    #[offset(16)]
    pciDeviceId: c_uint,
    #[offset(20)]
    pciSubSystemId: c_uint,
    #[offset(24)]
    baseClass: c_uint,
    #[offset(28)]
    subClass: c_uint,
    #[offset(32)]
    busId: [c_char; 32],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPciInfo_st)]
#[layout(size = 68, align = 4)]
struct nvmlPciInfo_t {
    #[offset(0)]
    busIdLegacy: [c_char; 16],
    #[offset(16)]
    domain: c_uint,
    #[offset(20)]
    bus: c_uint,
    #[offset(24)]
    device: c_uint,
    #[offset(28)]
    pciDeviceId: c_uint,
    #[offset(32)]
    pciSubSystemId: c_uint,
    #[offset(36)]
    busId: [c_char; 32],
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlPdi_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    value: c_ulonglong,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 2216, align = 8)]
struct nvmlPerfMetricControllerSample_t {
    #[offset(0)]
    controllerType: c_uint,
    #[offset(8)]
    data: nvmlPerfMetricControllerSample_t_data,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 2208, align = 8)]
union nvmlPerfMetricControllerSample_t_data {
    #[offset(0)]
    dlppc2x: nvmlPerfMetricsDlppc2xSample_t,
    #[offset(0)]
    pfpp1x: nvmlPerfMetricsPfpp1xSample_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 1624, align = 8)]
struct nvmlPerfMetricsDlppc2xSample_t {
    #[offset(0)]
    observedMetrics: nvmlObservedMetrics_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 2204, align = 4)]
struct nvmlPerfMetricsPfpp1xSample_t {
    #[offset(0)]
    estimatedMetrics: nvmlPwrModelMetricsPfpp1x_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 8872, align = 8)]
struct nvmlPerfMetricsSample_t {
    #[offset(0)]
    numControllerData: c_uchar,
    #[offset(8)]
    controllerData: [nvmlPerfMetricControllerSample_t; 4],
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 115344, align = 8)]
struct nvmlPerfMetricsSamples_v1_t {
    #[offset(0)]
    numSamples: c_uint,
    #[offset(8)]
    samples: [nvmlPerfMetricsSample_t; 13],
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 44, align = 4)]
struct nvmlPlatformInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    ibGuid: [c_uchar; 16],
    #[offset(20)]
    rackGuid: [c_uchar; 16],
    #[offset(36)]
    chassisPhysicalSlotNumber: c_uchar,
    #[offset(37)]
    computeSlotIndex: c_uchar,
    #[offset(38)]
    nodeIndex: c_uchar,
    #[offset(39)]
    peerType: c_uchar,
    #[offset(40)]
    moduleId: c_uchar,
}

#[toolkits("12.8.90"..)]
#[anonymous]
#[layout(size = 44, align = 4)]
struct nvmlPlatformInfo_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    ibGuid: [c_uchar; 16],
    #[offset(20)]
    chassisSerialNumber: [c_uchar; 16],
    #[offset(36)]
    slotNumber: c_uchar,
    #[offset(37)]
    trayIndex: c_uchar,
    #[offset(38)]
    hostId: c_uchar,
    #[offset(39)]
    peerType: c_uchar,
    #[offset(40)]
    moduleId: c_uchar,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlPmgrPwrTuple_t {
    #[offset(0)]
    pwrmW: c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlPowerSmoothingProfile_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    profileId: c_uint,
    #[offset(8)]
    paramId: c_uint,
    #[offset(16)]
    value: f64,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlPowerSmoothingState_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    state: nvmlEnableState_t,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlPowerValue_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    powerScope: nvmlPowerScopeType_t,
    #[offset(8)]
    powerValueMw: c_uint,
}

#[toolkits("12.2.140"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlProcessDetailList_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    mode: c_uint,
    #[offset(8)]
    numProcArrayEntries: c_uint,
    #[offset(16)]
    procArray: *mut nvmlProcessDetail_v1_t,
}

#[toolkits("12.2.140"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlProcessDetail_v1_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    usedGpuMemory: c_ulonglong,
    #[offset(16)]
    gpuInstanceId: c_uint,
    #[offset(20)]
    computeInstanceId: c_uint,
    #[offset(24)]
    usedGpuCcProtectedMemory: c_ulonglong,
}

#[toolkits("11.7.91".."12.2.81")]
#[tag(nvmlProcessInfo_st)]
#[layout(size = 24, align = 8)]
struct nvmlProcessInfo_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    usedGpuMemory: c_ulonglong,
    #[offset(16)]
    gpuInstanceId: c_uint,
    #[offset(20)]
    computeInstanceId: c_uint,
}

#[toolkits("12.2.81".."12.2.140")]
#[tag(nvmlProcessInfo_st)]
#[layout(size = 32, align = 8)]
struct nvmlProcessInfo_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    usedGpuMemory: c_ulonglong,
    #[offset(16)]
    gpuInstanceId: c_uint,
    #[offset(20)]
    computeInstanceId: c_uint,
    #[offset(24)]
    usedGpuCcProtectedMemory: c_ulonglong,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlProcessInfo_v1_st)]
#[layout(size = 16, align = 8)]
struct nvmlProcessInfo_v1_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    usedGpuMemory: c_ulonglong,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlProcessInfo_v2_st)]
#[layout(size = 24, align = 8)]
struct nvmlProcessInfo_v2_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    usedGpuMemory: c_ulonglong,
    #[offset(16)]
    gpuInstanceId: c_uint,
    #[offset(20)]
    computeInstanceId: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 40, align = 8)]
struct nvmlProcessUtilizationInfo_v1_t {
    #[offset(0)]
    timeStamp: c_ulonglong,
    #[offset(8)]
    pid: c_uint,
    #[offset(12)]
    smUtil: c_uint,
    #[offset(16)]
    memUtil: c_uint,
    #[offset(20)]
    encUtil: c_uint,
    #[offset(24)]
    decUtil: c_uint,
    #[offset(28)]
    jpgUtil: c_uint,
    #[offset(32)]
    ofaUtil: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlProcessUtilizationSample_st)]
#[layout(size = 32, align = 8)]
struct nvmlProcessUtilizationSample_t {
    #[offset(0)]
    pid: c_uint,
    #[offset(8)]
    timeStamp: c_ulonglong,
    #[offset(16)]
    smUtil: c_uint,
    #[offset(20)]
    memUtil: c_uint,
    #[offset(24)]
    encUtil: c_uint,
    #[offset(28)]
    decUtil: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlProcessesUtilizationInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    processSamplesCount: c_uint,
    #[offset(8)]
    lastSeenTimeStamp: c_ulonglong,
    #[offset(16)]
    procUtilArray: *mut nvmlProcessUtilizationInfo_v1_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 520, align = 8)]
struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t {
    #[offset(0)]
    estimatedMetrics: [nvmlPwrModelMetricsDlppm1x_t; 8],
    #[offset(512)]
    numEstimatedMetrics: c_uchar,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlPwrModelMetricsDlppm1xPerf_t {
    #[offset(0)]
    perfms: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 64, align = 8)]
struct nvmlPwrModelMetricsDlppm1x_t {
    #[offset(0)]
    bValid: c_uchar,
    #[offset(8)]
    coreRail: nvmlCoreRailMetrics_t,
    #[offset(40)]
    fbRail: nvmlRailMetrics_t,
    #[offset(56)]
    tgpPwrTuple: nvmlPmgrPwrTuple_t,
    #[offset(60)]
    perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 2204, align = 4)]
struct nvmlPwrModelMetricsPfpp1x_t {
    #[offset(0)]
    numVfPoints: c_uchar,
    #[offset(4)]
    estimatedMetrics: [nvmlPwrModelMetricsSamplePfpp1x_t; 32],
    #[offset(2180)]
    bValid: c_uchar,
    #[offset(2184)]
    maxPerfPerWattPoint: nvmlPwrModelOperatingPointPfpp1x_t,
    #[offset(2192)]
    fmaxAtVmaxPoint: nvmlPwrModelOperatingPointPfpp1x_t,
    #[offset(2200)]
    tgpHeadroommW: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 68, align = 4)]
struct nvmlPwrModelMetricsSamplePfpp1x_t {
    #[offset(0)]
    freqkHz: [c_uint; 16],
    #[offset(64)]
    estTgpPwrmW: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlPwrModelOperatingPointPfpp1x_t {
    #[offset(0)]
    freqkHz: c_uint,
    #[offset(4)]
    pwrmW: c_uint,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlRailMetrics_t {
    #[offset(0)]
    freqkHz: c_uint,
    #[offset(8)]
    utilPct: c_ulonglong,
}

#[toolkits("13.2.82"..)]
#[anonymous]
#[layout(size = 24, align = 4)]
struct nvmlRemappedRowsInfo_v2_t {
    #[offset(0)]
    corrActiveRemaps: c_uint,
    #[offset(4)]
    corrInactiveRemaps: c_uint,
    #[offset(8)]
    uncActiveRemaps: c_uint,
    #[offset(12)]
    uncInactiveRemaps: c_uint,
    #[offset(16)]
    bPending: c_uint,
    #[offset(20)]
    bFailureOccurred: c_uint,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlRepairStatus_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    bChannelRepairPending: c_uint,
    #[offset(8)]
    bTpcRepairPending: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlRowRemapperHistogramValues_st)]
#[layout(size = 20, align = 4)]
struct nvmlRowRemapperHistogramValues_t {
    #[offset(0)]
    max: c_uint,
    #[offset(4)]
    high: c_uint,
    #[offset(8)]
    partial: c_uint,
    #[offset(12)]
    low: c_uint,
    #[offset(16)]
    none: c_uint,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlRusdSettings_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    pollMask: c_ulonglong,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlSample_st)]
#[layout(size = 16, align = 8)]
struct nvmlSample_t {
    #[offset(0)]
    timeStamp: c_ulonglong,
    #[offset(8)]
    sampleValue: nvmlValue_t,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlSetMemoryLimits_v1_t {
    #[offset(0)]
    nameSpace: *const c_char,
    #[offset(8)]
    softLimit: c_ulonglong,
    #[offset(16)]
    hardLimit: c_ulonglong,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 20, align = 4)]
struct nvmlSystemConfComputeSettings_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    environment: c_uint,
    #[offset(8)]
    ccFeature: c_uint,
    #[offset(12)]
    devToolsMode: c_uint,
    #[offset(16)]
    multiGpuMode: c_uint,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 24, align = 4)]
struct nvmlSystemConfComputeSettings_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    environment: c_uint,
    #[offset(8)]
    ccFeature: c_uint,
    #[offset(12)]
    devToolsMode: c_uint,
    #[offset(16)]
    multiGpuMode: c_uint,
    #[offset(20)]
    tdispState: c_uint,
}

#[toolkits("12.6.37"..)]
#[anonymous]
#[layout(size = 84, align = 4)]
struct nvmlSystemDriverBranchInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    branch: [c_char; 80],
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlSystemEventData_v1_t {
    #[offset(0)]
    eventType: c_ulonglong,
    #[offset(8)]
    gpuId: c_uint,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlSystemEventSetCreateRequest_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    set: nvmlSystemEventSet_t,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlSystemEventSetFreeRequest_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    set: nvmlSystemEventSet_t,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlSystemEventSetWaitRequest_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    timeoutms: c_uint,
    #[offset(8)]
    set: nvmlSystemEventSet_t,
    #[offset(16)]
    data: *mut nvmlSystemEventData_v1_t,
    #[offset(24)]
    dataSize: c_uint,
    #[offset(28)]
    numEvent: c_uint,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlSystemRegisterEventRequest_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    eventTypes: c_ulonglong,
    #[offset(16)]
    set: nvmlSystemEventSet_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlTemperature_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    sensorType: nvmlTemperatureSensors_t,
    #[offset(8)]
    temperature: c_int,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 41, align = 1)]
union nvmlUUIDValue_t {
    #[offset(0)]
    str_: [c_char; 41],
    #[offset(0)]
    bytes: [c_uchar; 16],
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 52, align = 4)]
struct nvmlUUID_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    r#type: c_uint,
    #[offset(8)]
    value: nvmlUUIDValue_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlUnitFanInfo_st)]
#[layout(size = 8, align = 4)]
struct nvmlUnitFanInfo_t {
    #[offset(0)]
    speed: c_uint,
    #[offset(4)]
    state: nvmlFanState_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlUnitFanSpeeds_st)]
#[layout(size = 196, align = 4)]
struct nvmlUnitFanSpeeds_t {
    #[offset(0)]
    fans: [nvmlUnitFanInfo_t; 24],
    #[offset(192)]
    count: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlUnitInfo_st)]
#[layout(size = 384, align = 1)]
struct nvmlUnitInfo_t {
    #[offset(0)]
    name: [c_char; 96],
    #[offset(96)]
    id: [c_char; 96],
    #[offset(192)]
    serial: [c_char; 96],
    #[offset(288)]
    firmwareVersion: [c_char; 96],
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlUnrepairableMemoryStatus_v1_t {
    #[offset(0)]
    bUnrepairableMemory: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlUtilization_st)]
#[layout(size = 8, align = 4)]
struct nvmlUtilization_t {
    #[offset(0)]
    gpu: c_uint,
    #[offset(4)]
    memory: c_uint,
}

#[toolkits("11.7.91".."12.2.81")]
#[tag(nvmlValue_st)]
#[layout(size = 8, align = 8)]
union nvmlValue_t {
    #[offset(0)]
    dVal: f64,
    #[offset(0)]
    uiVal: c_uint,
    #[offset(0)]
    ulVal: c_ulong,
    #[offset(0)]
    ullVal: c_ulonglong,
    #[offset(0)]
    sllVal: c_longlong,
}

#[toolkits("12.2.81".."12.6.37")]
#[tag(nvmlValue_st)]
#[layout(size = 8, align = 8)]
union nvmlValue_t {
    #[offset(0)]
    dVal: f64,
    #[offset(0)]
    siVal: c_int,
    #[offset(0)]
    uiVal: c_uint,
    #[offset(0)]
    ulVal: c_ulong,
    #[offset(0)]
    ullVal: c_ulonglong,
    #[offset(0)]
    sllVal: c_longlong,
}

#[toolkits("12.6.37"..)]
#[tag(nvmlValue_st)]
#[layout(size = 8, align = 8)]
union nvmlValue_t {
    #[offset(0)]
    dVal: f64,
    #[offset(0)]
    siVal: c_int,
    #[offset(0)]
    uiVal: c_uint,
    #[offset(0)]
    ulVal: c_ulong,
    #[offset(0)]
    ullVal: c_ulonglong,
    #[offset(0)]
    sllVal: c_longlong,
    #[offset(0)]
    usVal: c_ushort,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlVgpuCreatablePlacementInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    vgpuTypeId: nvmlVgpuTypeId_t,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    placementIds: *mut c_uint,
    #[offset(24)]
    placementSize: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuHeterogeneousMode_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    mode: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 64, align = 8)]
struct nvmlVgpuInstanceUtilizationInfo_v1_t {
    #[offset(0)]
    timeStamp: c_ulonglong,
    #[offset(8)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(16)]
    smUtil: nvmlValue_t,
    #[offset(24)]
    memUtil: nvmlValue_t,
    #[offset(32)]
    encUtil: nvmlValue_t,
    #[offset(40)]
    decUtil: nvmlValue_t,
    #[offset(48)]
    jpgUtil: nvmlValue_t,
    #[offset(56)]
    ofaUtil: nvmlValue_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuInstanceUtilizationSample_st)]
#[layout(size = 48, align = 8)]
struct nvmlVgpuInstanceUtilizationSample_t {
    #[offset(0)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(8)]
    timeStamp: c_ulonglong,
    #[offset(16)]
    smUtil: nvmlValue_t,
    #[offset(24)]
    memUtil: nvmlValue_t,
    #[offset(32)]
    encUtil: nvmlValue_t,
    #[offset(40)]
    decUtil: nvmlValue_t,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlVgpuInstancesUtilizationInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    sampleValType: nvmlValueType_t,
    #[offset(8)]
    vgpuInstanceCount: c_uint,
    #[offset(16)]
    lastSeenTimeStamp: c_ulonglong,
    #[offset(24)]
    vgpuUtilArray: *mut nvmlVgpuInstanceUtilizationInfo_v1_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuLicenseExpiry_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuLicenseExpiry_t {
    #[offset(0)]
    year: c_uint,
    #[offset(4)]
    month: c_ushort,
    #[offset(6)]
    day: c_ushort,
    #[offset(8)]
    hour: c_ushort,
    #[offset(10)]
    min: c_ushort,
    #[offset(12)]
    sec: c_ushort,
    #[offset(14)]
    status: c_uchar,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuLicenseInfo_st)]
#[layout(size = 24, align = 4)]
struct nvmlVgpuLicenseInfo_t {
    #[offset(0)]
    isLicensed: c_uchar,
    #[offset(4)]
    licenseExpiry: nvmlVgpuLicenseExpiry_t,
    #[offset(20)]
    currentState: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuMetadata_st)]
#[layout(size = 212, align = 4)]
struct nvmlVgpuMetadata_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    revision: c_uint,
    #[offset(8)]
    guestInfoState: nvmlVgpuGuestInfoState_t,
    #[offset(12)]
    guestDriverVersion: [c_char; 80],
    #[offset(92)]
    hostDriverVersion: [c_char; 80],
    #[offset(172)]
    reserved: [c_uint; 6],
    #[offset(196)]
    vgpuVirtualizationCaps: c_uint,
    #[offset(200)]
    guestVgpuVersion: c_uint,
    #[offset(204)]
    opaqueDataSize: c_uint,
    #[offset(208)]
    opaqueData: [c_char; 4],
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuPgpuCompatibility_st)]
#[layout(size = 8, align = 4)]
struct nvmlVgpuPgpuCompatibility_t {
    #[offset(0)]
    vgpuVmCompatibility: nvmlVgpuVmCompatibility_t,
    #[offset(4)]
    compatibilityLimitCode: nvmlVgpuPgpuCompatibilityLimitCode_t,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuPgpuMetadata_st)]
#[layout(size = 128, align = 4)]
struct nvmlVgpuPgpuMetadata_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    revision: c_uint,
    #[offset(8)]
    hostDriverVersion: [c_char; 80],
    #[offset(88)]
    pgpuVirtualizationCaps: c_uint,
    #[offset(92)]
    reserved: [c_uint; 5],
    #[offset(112)]
    hostSupportedVgpuRange: nvmlVgpuVersion_t,
    #[offset(120)]
    opaqueDataSize: c_uint,
    #[offset(124)]
    opaqueData: [c_char; 4],
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuPlacementId_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    placementId: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlVgpuPlacementList_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    placementSize: c_uint,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    placementIds: *mut c_uint,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct nvmlVgpuPlacementList_v2_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    placementSize: c_uint,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    placementIds: *mut c_uint,
    #[offset(24)]
    mode: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 104, align = 8)]
struct nvmlVgpuProcessUtilizationInfo_v1_t {
    #[offset(0)]
    processName: [c_char; 64],
    #[offset(64)]
    timeStamp: c_ulonglong,
    #[offset(72)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(76)]
    pid: c_uint,
    #[offset(80)]
    smUtil: c_uint,
    #[offset(84)]
    memUtil: c_uint,
    #[offset(88)]
    encUtil: c_uint,
    #[offset(92)]
    decUtil: c_uint,
    #[offset(96)]
    jpgUtil: c_uint,
    #[offset(100)]
    ofaUtil: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuProcessUtilizationSample_st)]
#[layout(size = 96, align = 8)]
struct nvmlVgpuProcessUtilizationSample_t {
    #[offset(0)]
    vgpuInstance: nvmlVgpuInstance_t,
    #[offset(4)]
    pid: c_uint,
    #[offset(8)]
    processName: [c_char; 64],
    #[offset(72)]
    timeStamp: c_ulonglong,
    #[offset(80)]
    smUtil: c_uint,
    #[offset(84)]
    memUtil: c_uint,
    #[offset(88)]
    encUtil: c_uint,
    #[offset(92)]
    decUtil: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct nvmlVgpuProcessesUtilizationInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    vgpuProcessCount: c_uint,
    #[offset(8)]
    lastSeenTimeStamp: c_ulonglong,
    #[offset(16)]
    vgpuProcUtilArray: *mut nvmlVgpuProcessUtilizationInfo_v1_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlVgpuRuntimeState_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    size: c_ulonglong,
}

#[toolkits("12.0.76".."12.1.55")]
#[tag(nvmlVgpuSchedulerCapabilities_st)]
#[layout(size = 40, align = 4)]
struct nvmlVgpuSchedulerCapabilities_t {
    #[offset(0)]
    supportedSchedulers: [c_uint; 3],
    #[offset(12)]
    maxTimeslice: c_uint,
    #[offset(16)]
    minTimeslice: c_uint,
    #[offset(20)]
    isArrModeSupported: c_uint,
    #[offset(24)]
    maxFrequencyForARR: c_uint,
    #[offset(28)]
    minFrequencyForARR: c_uint,
    #[offset(32)]
    maxAvgFactorForARR: c_uint,
    #[offset(36)]
    minAvgFactorForARR: c_uint,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlVgpuSchedulerCapabilities_st)]
#[layout(size = 40, align = 4)]
struct nvmlVgpuSchedulerCapabilities_t {
    #[offset(0)]
    supportedSchedulers: [c_uint; 3],
    #[offset(12)]
    maxTimeslice: c_uint,
    #[offset(16)]
    minTimeslice: c_uint,
    #[offset(20)]
    isArrModeSupported: c_uint,
    #[offset(24)]
    maxFrequencyForARR: c_uint,
    #[offset(28)]
    minFrequencyForARR: c_uint,
    #[offset(32)]
    maxAvgFactorForARR: c_uint,
    #[offset(36)]
    minAvgFactorForARR: c_uint,
}

#[toolkits("12.0.76".."12.1.55")]
#[tag(nvmlVgpuSchedulerGetState_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerGetState_t {
    #[offset(0)]
    schedulerPolicy: c_uint,
    #[offset(4)]
    isEnabledARR: c_uint,
    #[offset(8)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
}

#[toolkits("12.2.81".."12.2.140")]
#[tag(nvmlVgpuSchedulerGetState_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerGetState_t {
    #[offset(0)]
    schedulerPolicy: c_uint,
    #[offset(4)]
    isEnabledARR: c_uint,
    #[offset(8)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
}

#[toolkits("12.2.140"..)]
#[tag(nvmlVgpuSchedulerGetState_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerGetState_t {
    #[offset(0)]
    schedulerPolicy: c_uint,
    #[offset(4)]
    arrMode: c_uint,
    #[offset(8)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
}

#[toolkits("12.0.76".."12.1.55")]
#[tag(nvmlVgpuSchedulerLogEntries_st)]
#[layout(size = 48, align = 8)]
struct nvmlVgpuSchedulerLogEntry_t {
    #[offset(0)]
    timestamp: c_ulonglong,
    #[offset(8)]
    timeRunTotal: c_ulonglong,
    #[offset(16)]
    timeRun: c_ulonglong,
    #[offset(24)]
    swRunlistId: c_uint,
    #[offset(32)]
    targetTimeSlice: c_ulonglong,
    #[offset(40)]
    cumulativePreemptionTime: c_ulonglong,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlVgpuSchedulerLogEntries_st)]
#[layout(size = 48, align = 8)]
struct nvmlVgpuSchedulerLogEntry_t {
    #[offset(0)]
    timestamp: c_ulonglong,
    #[offset(8)]
    timeRunTotal: c_ulonglong,
    #[offset(16)]
    timeRun: c_ulonglong,
    #[offset(24)]
    swRunlistId: c_uint,
    #[offset(32)]
    targetTimeSlice: c_ulonglong,
    #[offset(40)]
    cumulativePreemptionTime: c_ulonglong,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 56, align = 8)]
struct nvmlVgpuSchedulerLogEntry_v2_t {
    #[offset(0)]
    timestamp: c_ulonglong,
    #[offset(8)]
    timeRunTotal: c_ulonglong,
    #[offset(16)]
    timeRun: c_ulonglong,
    #[offset(24)]
    swRunlistId: c_uint,
    #[offset(32)]
    targetTimeSlice: c_ulonglong,
    #[offset(40)]
    cumulativePreemptionTime: c_ulonglong,
    #[offset(48)]
    weight: c_uint,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 9632, align = 8)]
struct nvmlVgpuSchedulerLogInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    engineId: c_uint,
    #[offset(8)]
    schedulerPolicy: c_uint,
    #[offset(12)]
    arrMode: c_uint,
    #[offset(16)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
    #[offset(24)]
    entriesCount: c_uint,
    #[offset(32)]
    logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 11224, align = 8)]
struct nvmlVgpuSchedulerLogInfo_v2_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    avgFactor: c_uint,
    #[offset(12)]
    timeslice: c_uint,
    #[offset(16)]
    entriesCount: c_uint,
    #[offset(24)]
    logEntries: [nvmlVgpuSchedulerLogEntry_v2_t; 200],
}

#[toolkits("12.0.76".."12.1.55")]
#[tag(nvmlVgpuSchedulerLog_st)]
#[layout(size = 9624, align = 8)]
struct nvmlVgpuSchedulerLog_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    isEnabledARR: c_uint,
    #[offset(12)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
    #[offset(20)]
    entriesCount: c_uint,
    #[offset(24)]
    logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

#[toolkits("12.2.81".."12.2.140")]
#[tag(nvmlVgpuSchedulerLog_st)]
#[layout(size = 9624, align = 8)]
struct nvmlVgpuSchedulerLog_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    isEnabledARR: c_uint,
    #[offset(12)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
    #[offset(20)]
    entriesCount: c_uint,
    #[offset(24)]
    logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

#[toolkits("12.2.140"..)]
#[tag(nvmlVgpuSchedulerLog_st)]
#[layout(size = 9624, align = 8)]
struct nvmlVgpuSchedulerLog_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    arrMode: c_uint,
    #[offset(12)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
    #[offset(20)]
    entriesCount: c_uint,
    #[offset(24)]
    logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

#[toolkits("12.0.76".."12.1.55")]
#[anonymous]
#[layout(size = 8, align = 4)]
union nvmlVgpuSchedulerParams_t {
    #[offset(0)]
    vgpuSchedDataWithARR: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR,
    #[offset(0)]
    vgpuSchedData: nvmlVgpuSchedulerParams_t_vgpuSchedData,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
union nvmlVgpuSchedulerParams_t {
    #[offset(0)]
    vgpuSchedDataWithARR: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR,
    #[offset(0)]
    vgpuSchedData: nvmlVgpuSchedulerParams_t_vgpuSchedData,
}

#[toolkits("12.0.76".."12.1.55")]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlVgpuSchedulerParams_t_vgpuSchedData {
    #[offset(0)]
    timeslice: c_uint,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlVgpuSchedulerParams_t_vgpuSchedData {
    #[offset(0)]
    timeslice: c_uint,
}

#[toolkits("12.0.76".."12.1.55")]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR {
    #[offset(0)]
    avgFactor: c_uint,
    #[offset(4)]
    timeslice: c_uint,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR {
    #[offset(0)]
    avgFactor: c_uint,
    #[offset(4)]
    timeslice: c_uint,
}

#[toolkits("12.0.76".."12.0.140")]
#[anonymous]
#[layout(size = 8, align = 4)]
union nvmlVgpuSchedulerSetParams_t {
    #[offset(0)]
    vgpuSchedDataWithARR: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR,
    #[offset(0)]
    vgpuSchedData: nvmlVgpuSchedulerSetParams_t_vgpuSchedData,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
union nvmlVgpuSchedulerSetParams_t {
    #[offset(0)]
    vgpuSchedDataWithARR: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR,
    #[offset(0)]
    vgpuSchedData: nvmlVgpuSchedulerSetParams_t_vgpuSchedData,
}

#[toolkits("12.0.76".."12.0.140")]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlVgpuSchedulerSetParams_t_vgpuSchedData {
    #[offset(0)]
    timeslice: c_uint,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct nvmlVgpuSchedulerSetParams_t_vgpuSchedData {
    #[offset(0)]
    timeslice: c_uint,
}

#[toolkits("12.0.76".."12.0.140")]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR {
    #[offset(0)]
    avgFactor: c_uint,
    #[offset(4)]
    frequency: c_uint,
}

#[toolkits("12.2.81"..)]
#[anonymous]
#[layout(size = 8, align = 4)]
struct nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR {
    #[offset(0)]
    avgFactor: c_uint,
    #[offset(4)]
    frequency: c_uint,
}

#[toolkits("12.0.76".."12.0.140")]
#[tag(nvmlVgpuSchedulerSetState_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerSetState_t {
    #[offset(0)]
    schedulerPolicy: c_uint,
    #[offset(4)]
    enableARRMode: c_uint,
    #[offset(8)]
    schedulerParams: nvmlVgpuSchedulerSetParams_t,
}

#[toolkits("12.2.81"..)]
#[tag(nvmlVgpuSchedulerSetState_st)]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerSetState_t {
    #[offset(0)]
    schedulerPolicy: c_uint,
    #[offset(4)]
    enableARRMode: c_uint,
    #[offset(8)]
    schedulerParams: nvmlVgpuSchedulerSetParams_t,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 24, align = 4)]
struct nvmlVgpuSchedulerStateInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    engineId: c_uint,
    #[offset(8)]
    schedulerPolicy: c_uint,
    #[offset(12)]
    arrMode: c_uint,
    #[offset(16)]
    schedulerParams: nvmlVgpuSchedulerParams_t,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerStateInfo_v2_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    avgFactor: c_uint,
    #[offset(12)]
    timeslice: c_uint,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 24, align = 4)]
struct nvmlVgpuSchedulerState_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    engineId: c_uint,
    #[offset(8)]
    schedulerPolicy: c_uint,
    #[offset(12)]
    enableARRMode: c_uint,
    #[offset(16)]
    schedulerParams: nvmlVgpuSchedulerSetParams_t,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 16, align = 4)]
struct nvmlVgpuSchedulerState_v2_t {
    #[offset(0)]
    engineId: c_uint,
    #[offset(4)]
    schedulerPolicy: c_uint,
    #[offset(8)]
    avgFactor: c_uint,
    #[offset(12)]
    frequency: c_uint,
}

#[toolkits("12.6.37"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlVgpuTypeBar1Info_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(8)]
    bar1Size: c_ulonglong,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct nvmlVgpuTypeIdInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    vgpuCount: c_uint,
    #[offset(8)]
    vgpuTypeIds: *mut nvmlVgpuTypeId_t,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct nvmlVgpuTypeMaxInstance_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    vgpuTypeId: nvmlVgpuTypeId_t,
    #[offset(8)]
    maxInstancePerGI: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuVersion_st)]
#[layout(size = 8, align = 4)]
struct nvmlVgpuVersion_t {
    #[offset(0)]
    minVersion: c_uint,
    #[offset(4)]
    maxVersion: c_uint,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlViolationTime_st)]
#[layout(size = 16, align = 8)]
struct nvmlViolationTime_t {
    #[offset(0)]
    referenceTime: c_ulonglong,
    #[offset(8)]
    violationTime: c_ulonglong,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 100, align = 4)]
struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    perfProfilesMask: nvmlMask255_t,
    #[offset(36)]
    requestedProfilesMask: nvmlMask255_t,
    #[offset(68)]
    enforcedProfilesMask: nvmlMask255_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 44, align = 4)]
struct nvmlWorkloadPowerProfileInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    profileId: c_uint,
    #[offset(8)]
    priority: c_uint,
    #[offset(12)]
    conflictingMask: nvmlMask255_t,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 11256, align = 4)]
struct nvmlWorkloadPowerProfileProfilesInfo_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    perfProfilesMask: nvmlMask255_t,
    #[offset(36)]
    perfProfile: [nvmlWorkloadPowerProfileInfo_t; 255],
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[layout(size = 36, align = 4)]
struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t {
    #[offset(0)]
    version: c_uint,
    #[offset(4)]
    requestedProfilesMask: nvmlMask255_t,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[layout(size = 36, align = 4)]
struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t {
    #[offset(0)]
    operation: nvmlPowerProfileOperation_t,
    #[offset(4)]
    updateProfilesMask: nvmlMask255_t,
}
