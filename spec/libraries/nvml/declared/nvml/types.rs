//! Written by `cuspec import` from `nvml.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("12.9.40"..)]
type nvmlActiveVgpuInstanceInfo_t = nvmlActiveVgpuInstanceInfo_v1_t;

#[toolkits("11.7.91"..)]
type nvmlAffinityScope_t = c_uint;

#[toolkits("11.7.91"..)]
type nvmlBusType_t = c_uint;

#[toolkits("13.3.29"..)]
type nvmlCPERCursorHandle_t = c_ulonglong;

#[toolkits("12.5.39"..)]
type nvmlClockOffset_t = nvmlClockOffset_v1_t;

#[toolkits("11.7.91"..)]
#[handle]
type nvmlComputeInstance_t = *mut nvmlComputeInstance_st;

#[toolkits("12.4.99"..)]
type nvmlConfComputeGetKeyRotationThresholdInfo_t = nvmlConfComputeGetKeyRotationThresholdInfo_v1_t;

#[toolkits("12.4.99"..)]
type nvmlConfComputeSetKeyRotationThresholdInfo_t = nvmlConfComputeSetKeyRotationThresholdInfo_v1_t;

#[toolkits("12.8.55"..)]
type nvmlCoolerInfo_t = nvmlCoolerInfo_v1_t;

#[toolkits("13.0.39"..)]
type nvmlDeviceAddressingMode_t = nvmlDeviceAddressingMode_v1_t;

#[toolkits("11.7.91"..)]
type nvmlDeviceArchitecture_t = c_uint;

#[toolkits("12.5.39"..)]
type nvmlDeviceCapabilities_t = nvmlDeviceCapabilities_v1_t;

#[toolkits("12.8.55"..)]
type nvmlDeviceCurrentClockFreqs_t = nvmlDeviceCurrentClockFreqs_v1_t;

#[toolkits("12.8.55"..)]
type nvmlDevicePerfModes_t = nvmlDevicePerfModes_v1_t;

#[toolkits("11.7.91"..)]
#[handle]
type nvmlDevice_t = *mut nvmlDevice_st;

#[toolkits("12.8.55"..)]
type nvmlDramEncryptionInfo_t = nvmlDramEncryptionInfo_v1_t;

#[toolkits("12.4.99"..)]
type nvmlEccSramErrorStatus_t = nvmlEccSramErrorStatus_v1_t;

#[toolkits("13.0.39"..)]
type nvmlEccSramUniqueUncorrectedErrorCounts_t = nvmlEccSramUniqueUncorrectedErrorCounts_v1_t;

#[toolkits("11.7.91"..)]
#[handle]
type nvmlEventSet_t = *mut nvmlEventSet_st;

#[toolkits("12.0.76"..)]
type nvmlFanControlPolicy_t = c_uint;

#[toolkits("12.8.55"..)]
type nvmlFanSpeedInfo_t = nvmlFanSpeedInfo_v1_t;

#[toolkits("11.8.86"..)]
#[handle]
type nvmlGpmSample_t = *mut nvmlGpmSample_st;

#[toolkits("12.4.99".."13.0.39")]
type nvmlGpuFabricInfoV_t = nvmlGpuFabricInfo_v2_t;

#[toolkits("13.0.39"..)]
type nvmlGpuFabricInfoV_t = nvmlGpuFabricInfo_v3_t;

#[toolkits("12.0.76"..)]
type nvmlGpuFabricState_t = c_uchar;

#[toolkits("11.7.91"..)]
#[handle]
type nvmlGpuInstance_t = *mut nvmlGpuInstance_st;

#[toolkits("12.8.55"..)]
type nvmlMarginTemperature_t = nvmlMarginTemperature_v1_t;

#[toolkits("13.0.39"..)]
type nvmlNvLinkInfo_t = nvmlNvLinkInfo_v2_t;

#[toolkits("12.8.55"..)]
type nvmlNvlinkGetBwMode_t = nvmlNvlinkGetBwMode_v1_t;

#[toolkits("12.8.55"..)]
type nvmlNvlinkSetBwMode_t = nvmlNvlinkSetBwMode_v1_t;

#[toolkits("12.8.55"..)]
type nvmlNvlinkSupportedBwModes_t = nvmlNvlinkSupportedBwModes_v1_t;

#[toolkits("12.4.99"..)]
type nvmlPciInfoExt_t = nvmlPciInfoExt_v1_t;

#[toolkits("13.0.39"..)]
type nvmlPdi_t = nvmlPdi_v1_t;

#[toolkits("12.8.55".."12.8.90")]
type nvmlPlatformInfo_t = nvmlPlatformInfo_v1_t;

#[toolkits("12.8.90"..)]
type nvmlPlatformInfo_t = nvmlPlatformInfo_v2_t;

#[toolkits("12.2.81"..)]
type nvmlPowerScopeType_t = c_uchar;

#[toolkits("12.8.55"..)]
type nvmlPowerSmoothingProfile_t = nvmlPowerSmoothingProfile_v1_t;

#[toolkits("12.8.55"..)]
type nvmlPowerSmoothingState_t = nvmlPowerSmoothingState_v1_t;

#[toolkits("11.7.91"..)]
type nvmlPowerSource_t = c_uint;

#[toolkits("12.2.140"..)]
type nvmlProcessDetailList_t = nvmlProcessDetailList_v1_t;

#[toolkits("12.2.140"..)]
type nvmlProcessInfo_t = nvmlProcessInfo_v2_t;

#[toolkits("12.4.99"..)]
type nvmlProcessesUtilizationInfo_t = nvmlProcessesUtilizationInfo_v1_t;

#[toolkits("13.0.39"..)]
type nvmlRepairStatus_t = nvmlRepairStatus_v1_t;

#[toolkits("12.4.99"..)]
type nvmlSystemConfComputeSettings_t = nvmlSystemConfComputeSettings_v1_t;

#[toolkits("12.6.37"..)]
type nvmlSystemDriverBranchInfo_t = nvmlSystemDriverBranchInfo_v1_t;

#[toolkits("12.9.40"..)]
type nvmlSystemEventSetCreateRequest_t = nvmlSystemEventSetCreateRequest_v1_t;

#[toolkits("12.9.40"..)]
type nvmlSystemEventSetFreeRequest_t = nvmlSystemEventSetFreeRequest_v1_t;

#[toolkits("12.9.40"..)]
type nvmlSystemEventSetWaitRequest_t = nvmlSystemEventSetWaitRequest_v1_t;

#[toolkits("12.9.40"..)]
#[handle]
type nvmlSystemEventSet_t = *mut nvmlSystemEventSet_st;

#[toolkits("12.9.40"..)]
type nvmlSystemRegisterEventRequest_t = nvmlSystemRegisterEventRequest_v1_t;

#[toolkits("12.8.55"..)]
type nvmlTemperature_t = nvmlTemperature_v1_t;

#[toolkits("12.9.40"..)]
type nvmlUUID_t = nvmlUUID_v1_t;

#[toolkits("11.7.91"..)]
#[handle]
type nvmlUnit_t = *mut nvmlUnit_st;

#[toolkits("12.9.40"..)]
type nvmlVgpuCreatablePlacementInfo_t = nvmlVgpuCreatablePlacementInfo_v1_t;

#[toolkits("12.4.99"..)]
type nvmlVgpuHeterogeneousMode_t = nvmlVgpuHeterogeneousMode_v1_t;

#[toolkits("11.7.91"..)]
type nvmlVgpuInstance_t = c_uint;

#[toolkits("12.4.99"..)]
type nvmlVgpuInstancesUtilizationInfo_t = nvmlVgpuInstancesUtilizationInfo_v1_t;

#[toolkits("12.4.99"..)]
type nvmlVgpuPlacementId_t = nvmlVgpuPlacementId_v1_t;

#[toolkits("12.4.99".."12.8.55")]
type nvmlVgpuPlacementList_t = nvmlVgpuPlacementList_v1_t;

#[toolkits("12.8.55"..)]
type nvmlVgpuPlacementList_t = nvmlVgpuPlacementList_v2_t;

#[toolkits("12.4.99"..)]
type nvmlVgpuProcessesUtilizationInfo_t = nvmlVgpuProcessesUtilizationInfo_v1_t;

#[toolkits("12.8.55"..)]
type nvmlVgpuRuntimeState_t = nvmlVgpuRuntimeState_v1_t;

#[toolkits("12.9.40"..)]
type nvmlVgpuSchedulerLogInfo_t = nvmlVgpuSchedulerLogInfo_v1_t;

#[toolkits("12.9.40"..)]
type nvmlVgpuSchedulerStateInfo_t = nvmlVgpuSchedulerStateInfo_v1_t;

#[toolkits("12.9.40"..)]
type nvmlVgpuSchedulerState_t = nvmlVgpuSchedulerState_v1_t;

#[toolkits("12.6.37"..)]
type nvmlVgpuTypeBar1Info_t = nvmlVgpuTypeBar1Info_v1_t;

#[toolkits("12.9.40"..)]
type nvmlVgpuTypeIdInfo_t = nvmlVgpuTypeIdInfo_v1_t;

#[toolkits("11.7.91"..)]
type nvmlVgpuTypeId_t = c_uint;

#[toolkits("12.9.40"..)]
type nvmlVgpuTypeMaxInstance_t = nvmlVgpuTypeMaxInstance_v1_t;

#[toolkits("12.8.55"..)]
type nvmlWorkloadPowerProfileCurrentProfiles_t = nvmlWorkloadPowerProfileCurrentProfiles_v1_t;

#[toolkits("12.8.55"..)]
type nvmlWorkloadPowerProfileInfo_t = nvmlWorkloadPowerProfileInfo_v1_t;

#[toolkits("12.8.55"..)]
type nvmlWorkloadPowerProfileProfilesInfo_t = nvmlWorkloadPowerProfileProfilesInfo_v1_t;

#[toolkits("12.8.55"..)]
type nvmlWorkloadPowerProfileRequestedProfiles_t = nvmlWorkloadPowerProfileRequestedProfiles_v1_t;
