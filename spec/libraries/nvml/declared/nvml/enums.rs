//! Written by `cuspec import` from `nvml.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.91"..)]
#[tag(nvmlBrandType_enum)]
#[repr(u32)]
enum nvmlBrandType_t {
    NVML_BRAND_UNKNOWN = 0,
    NVML_BRAND_QUADRO = 1,
    NVML_BRAND_TESLA = 2,
    NVML_BRAND_NVS = 3,
    NVML_BRAND_GRID = 4,
    NVML_BRAND_GEFORCE = 5,
    NVML_BRAND_TITAN = 6,
    NVML_BRAND_NVIDIA_VAPPS = 7,
    NVML_BRAND_NVIDIA_VPC = 8,
    NVML_BRAND_NVIDIA_VCS = 9,
    NVML_BRAND_NVIDIA_VWS = 10,
    NVML_BRAND_NVIDIA_CLOUD_GAMING = 11,
    NVML_BRAND_NVIDIA_VGAMING = 11,
    NVML_BRAND_QUADRO_RTX = 12,
    NVML_BRAND_NVIDIA_RTX = 13,
    NVML_BRAND_NVIDIA = 14,
    NVML_BRAND_GEFORCE_RTX = 15,
    NVML_BRAND_TITAN_RTX = 16,
    #[toolkits("11.7.91".."13.0.39")]
    NVML_BRAND_COUNT = 17,
    #[toolkits("13.4.61"..)]
    NVML_BRAND_NVIDIA_DLA = 17,
    #[toolkits("13.0.39".."13.4.61")]
    NVML_BRAND_COUNT = 18,
    #[toolkits("13.4.61"..)]
    NVML_BRAND_NVIDIA_VGAMEDEV = 18,
    #[toolkits("13.4.61"..)]
    NVML_BRAND_NVIDIA_NPU = 19,
    #[toolkits("13.4.61"..)]
    NVML_BRAND_COUNT = 20,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlBridgeChipType_enum)]
#[repr(u32)]
enum nvmlBridgeChipType_t {
    NVML_BRIDGE_CHIP_PLX = 0,
    NVML_BRIDGE_CHIP_BRO4 = 1,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[repr(u32)]
enum nvmlCPERType_t {
    NVML_CPER_ACCESS_TYPE_GPU = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlClockId_enum)]
#[repr(u32)]
enum nvmlClockId_t {
    NVML_CLOCK_ID_CURRENT = 0,
    NVML_CLOCK_ID_APP_CLOCK_TARGET = 1,
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2,
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3,
    NVML_CLOCK_ID_COUNT = 4,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlClockLimitId_enum)]
#[repr(u32)]
enum nvmlClockLimitId_t {
    NVML_CLOCK_LIMIT_ID_RANGE_START = 0xffffff00,
    NVML_CLOCK_LIMIT_ID_TDP = 0xffffff01,
    NVML_CLOCK_LIMIT_ID_UNLIMITED = 0xffffff02,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlClockType_enum)]
#[repr(u32)]
enum nvmlClockType_t {
    NVML_CLOCK_GRAPHICS = 0,
    NVML_CLOCK_SM = 1,
    NVML_CLOCK_MEM = 2,
    NVML_CLOCK_VIDEO = 3,
    NVML_CLOCK_COUNT = 4,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlComputeMode_enum)]
#[repr(u32)]
enum nvmlComputeMode_t {
    NVML_COMPUTEMODE_DEFAULT = 0,
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1,
    NVML_COMPUTEMODE_PROHIBITED = 2,
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
    NVML_COMPUTEMODE_COUNT = 4,
}

#[toolkits("12.8.55"..)]
#[tag(nvmlCoolerControl_enum)]
#[repr(u32)]
enum nvmlCoolerControl_t {
    NVML_THERMAL_COOLER_SIGNAL_NONE = 0,
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1,
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2,
    NVML_THERMAL_COOLER_SIGNAL_COUNT = 3,
}

#[toolkits("12.8.55"..)]
#[tag(nvmlCoolerTarget_enum)]
#[repr(u32)]
enum nvmlCoolerTarget_t {
    NVML_THERMAL_COOLER_TARGET_NONE = 1,
    NVML_THERMAL_COOLER_TARGET_GPU = 2,
    NVML_THERMAL_COOLER_TARGET_MEMORY = 4,
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8,
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 14,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlDetachGpuState_enum)]
#[repr(u32)]
enum nvmlDetachGpuState_t {
    NVML_DETACH_GPU_KEEP = 0,
    NVML_DETACH_GPU_REMOVE = 1,
}

#[toolkits("13.0.39"..)]
#[anonymous]
#[repr(u32)]
enum nvmlDeviceAddressingModeType_t {
    NVML_DEVICE_ADDRESSING_MODE_NONE = 0,
    NVML_DEVICE_ADDRESSING_MODE_HMM = 1,
    NVML_DEVICE_ADDRESSING_MODE_ATS = 2,
}

#[toolkits("12.8.55"..)]
#[tag(nvmlDeviceGpuRecoveryAction_s)]
#[repr(u32)]
enum nvmlDeviceGpuRecoveryAction_t {
    NVML_GPU_RECOVERY_ACTION_NONE = 0,
    NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1,
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2,
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3,
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4,
    #[toolkits("13.3.29"..)]
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5,
    #[toolkits("13.4.61"..)]
    NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6,
    #[toolkits("13.4.61"..)]
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7,
}

#[toolkits("12.0.76"..)]
#[tag(nvmlDeviceVgpuCapability_enum)]
#[repr(u32)]
enum nvmlDeviceVgpuCapability_t {
    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0,
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1,
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2,
    #[toolkits("12.0.76".."12.0.140")]
    NVML_DEVICE_VGPU_CAP_COUNT = 3,
    #[toolkits("12.0.140"..)]
    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3,
    #[toolkits("12.0.140"..)]
    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4,
    #[toolkits("12.0.140".."12.4.99")]
    NVML_DEVICE_VGPU_CAP_COUNT = 5,
    #[toolkits("12.4.99"..)]
    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = 5,
    #[toolkits("12.4.99"..)]
    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6,
    #[toolkits("12.4.99"..)]
    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7,
    #[toolkits("12.4.99".."12.6.37")]
    NVML_DEVICE_VGPU_CAP_COUNT = 8,
    #[toolkits("12.6.37"..)]
    NVML_DEVICE_VGPU_CAP_WARM_UPDATE = 8,
    #[toolkits("12.6.37".."12.8.55")]
    NVML_DEVICE_VGPU_CAP_COUNT = 9,
    #[toolkits("12.8.55"..)]
    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9,
    #[toolkits("12.8.55".."12.9.40")]
    NVML_DEVICE_VGPU_CAP_COUNT = 10,
    #[toolkits("12.9.40"..)]
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10,
    #[toolkits("12.9.40"..)]
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11,
    #[toolkits("12.9.40".."13.5.37")]
    NVML_DEVICE_VGPU_CAP_COUNT = 12,
    #[toolkits("13.5.37"..)]
    NVML_DEVICE_VGPU_CAP_UVM_STUN = 12,
    #[toolkits("13.5.37"..)]
    NVML_DEVICE_VGPU_CAP_COUNT = 13,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlDriverModel_enum)]
#[repr(u32)]
enum nvmlDriverModel_t {
    NVML_DRIVER_WDDM = 0,
    NVML_DRIVER_WDM = 1,
    #[toolkits("12.5.39"..)]
    NVML_DRIVER_MCDM = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEccCounterType_enum)]
#[repr(u32)]
enum nvmlEccCounterType_t {
    NVML_VOLATILE_ECC = 0,
    NVML_AGGREGATE_ECC = 1,
    NVML_ECC_COUNTER_TYPE_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEnableState_enum)]
#[repr(u32)]
enum nvmlEnableState_t {
    NVML_FEATURE_DISABLED = 0,
    NVML_FEATURE_ENABLED = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlEncoderQueryType_enum)]
#[repr(u32)]
enum nvmlEncoderType_t {
    NVML_ENCODER_QUERY_H264 = 0,
    NVML_ENCODER_QUERY_HEVC = 1,
    #[toolkits("12.3.52"..)]
    NVML_ENCODER_QUERY_AV1 = 2,
    #[toolkits("12.4.99"..)]
    NVML_ENCODER_QUERY_UNKNOWN = 255,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[repr(u32)]
enum nvmlEventDataType_t {
    NVML_EVENT_DATA_TYPE_NVML_EVENT = 0,
    NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlFBCSessionType_enum)]
#[repr(u32)]
enum nvmlFBCSessionType_t {
    NVML_FBC_SESSION_TYPE_UNKNOWN = 0,
    NVML_FBC_SESSION_TYPE_TOSYS = 1,
    NVML_FBC_SESSION_TYPE_CUDA = 2,
    NVML_FBC_SESSION_TYPE_VID = 3,
    NVML_FBC_SESSION_TYPE_HWENC = 4,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlFanState_enum)]
#[repr(u32)]
enum nvmlFanState_t {
    NVML_FAN_NORMAL = 0,
    NVML_FAN_FAILED = 1,
}

#[toolkits("11.8.86"..)]
#[anonymous]
#[repr(u32)]
enum nvmlGpmMetricId_t {
    NVML_GPM_METRIC_GRAPHICS_UTIL = 1,
    NVML_GPM_METRIC_SM_UTIL = 2,
    NVML_GPM_METRIC_SM_OCCUPANCY = 3,
    NVML_GPM_METRIC_INTEGER_UTIL = 4,
    NVML_GPM_METRIC_ANY_TENSOR_UTIL = 5,
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL = 6,
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL = 7,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_DMMA_TENSOR_UTIL = 8,
    NVML_GPM_METRIC_IMMA_TENSOR_UTIL = 9,
    NVML_GPM_METRIC_DRAM_BW_UTIL = 10,
    NVML_GPM_METRIC_FP64_UTIL = 11,
    NVML_GPM_METRIC_FP32_UTIL = 12,
    NVML_GPM_METRIC_FP16_UTIL = 13,
    NVML_GPM_METRIC_PCIE_TX_PER_SEC = 20,
    NVML_GPM_METRIC_PCIE_RX_PER_SEC = 21,
    NVML_GPM_METRIC_NVDEC_0_UTIL = 30,
    NVML_GPM_METRIC_NVDEC_1_UTIL = 31,
    NVML_GPM_METRIC_NVDEC_2_UTIL = 32,
    NVML_GPM_METRIC_NVDEC_3_UTIL = 33,
    NVML_GPM_METRIC_NVDEC_4_UTIL = 34,
    NVML_GPM_METRIC_NVDEC_5_UTIL = 35,
    NVML_GPM_METRIC_NVDEC_6_UTIL = 36,
    NVML_GPM_METRIC_NVDEC_7_UTIL = 37,
    NVML_GPM_METRIC_NVJPG_0_UTIL = 40,
    NVML_GPM_METRIC_NVJPG_1_UTIL = 41,
    NVML_GPM_METRIC_NVJPG_2_UTIL = 42,
    NVML_GPM_METRIC_NVJPG_3_UTIL = 43,
    NVML_GPM_METRIC_NVJPG_4_UTIL = 44,
    NVML_GPM_METRIC_NVJPG_5_UTIL = 45,
    NVML_GPM_METRIC_NVJPG_6_UTIL = 46,
    NVML_GPM_METRIC_NVJPG_7_UTIL = 47,
    NVML_GPM_METRIC_NVOFA_0_UTIL = 50,
    #[toolkits("12.6.37"..)]
    NVML_GPM_METRIC_NVOFA_1_UTIL = 51,
    NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60,
    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61,
    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62,
    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63,
    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64,
    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65,
    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66,
    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67,
    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68,
    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69,
    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70,
    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71,
    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72,
    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73,
    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74,
    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75,
    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76,
    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77,
    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78,
    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79,
    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80,
    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81,
    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82,
    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83,
    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84,
    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85,
    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86,
    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87,
    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88,
    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89,
    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90,
    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91,
    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92,
    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93,
    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94,
    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95,
    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96,
    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97,
    #[toolkits("11.8.86".."12.9.40")]
    NVML_GPM_METRIC_MAX = 98,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = 102,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = 103,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = 160,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = 161,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_PEERMEM_CACHE_HIT = 162,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_PEERMEM_CACHE_MISS = 163,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_DRAM_CACHE_HIT = 164,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_DRAM_CACHE_MISS = 165,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_NVENC_0_UTIL = 166,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_NVENC_1_UTIL = 167,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_NVENC_2_UTIL = 168,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_NVENC_3_UTIL = 169,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = 172,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = 177,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = 182,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = 187,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = 192,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = 197,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = 202,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = 207,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208,
    #[toolkits("12.9.40"..)]
    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209,
    #[toolkits("12.9.40".."13.2.51")]
    NVML_GPM_METRIC_MAX = 210,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC = 212,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC = 213,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC = 214,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC = 215,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC = 216,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC = 217,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC = 218,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC = 219,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC = 220,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC = 221,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC = 222,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC = 223,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC = 224,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC = 225,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC = 226,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC = 227,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC = 228,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC = 229,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC = 230,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC = 231,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC = 232,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC = 233,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC = 234,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC = 235,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC = 236,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC = 237,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC = 238,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC = 239,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC = 240,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC = 241,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC = 242,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC = 243,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC = 244,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC = 245,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC = 246,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC = 247,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_SM_CYCLES_ELAPSED = 248,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_SM_CYCLES_ACTIVE = 249,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_MMA_CYCLES_ACTIVE = 250,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE = 251,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE = 252,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE = 253,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE = 254,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_PCIE_TX = 255,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_PCIE_RX = 256,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE = 257,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_FP64_CYCLES_ACTIVE = 258,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_FP32_CYCLES_ACTIVE = 259,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_FP16_CYCLES_ACTIVE = 260,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L0_RX = 261,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L0_TX = 262,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L1_RX = 263,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L1_TX = 264,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L2_RX = 265,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L2_TX = 266,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L3_RX = 267,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L3_TX = 268,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L4_RX = 269,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L4_TX = 270,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L5_RX = 271,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L5_TX = 272,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L6_RX = 273,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L6_TX = 274,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L7_RX = 275,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L7_TX = 276,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L8_RX = 277,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L8_TX = 278,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L9_RX = 279,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L9_TX = 280,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L10_RX = 281,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L10_TX = 282,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L11_RX = 283,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L11_TX = 284,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L12_RX = 285,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L12_TX = 286,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L13_RX = 287,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L13_TX = 288,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L14_RX = 289,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L14_TX = 290,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L15_RX = 291,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L15_TX = 292,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L16_RX = 293,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L16_TX = 294,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L17_RX = 295,
    #[toolkits("13.2.51"..)]
    NVML_GPM_METRIC_NVLINK_L17_TX = 296,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L18_RX = 297,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L18_TX = 298,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L19_RX = 299,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L19_TX = 300,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L20_RX = 301,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L20_TX = 302,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L21_RX = 303,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L21_TX = 304,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L22_RX = 305,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L22_TX = 306,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L23_RX = 307,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L23_TX = 308,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L24_RX = 309,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L24_TX = 310,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L25_RX = 311,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L25_TX = 312,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L26_RX = 313,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L26_TX = 314,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L27_RX = 315,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L27_TX = 316,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L28_RX = 317,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L28_TX = 318,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L29_RX = 319,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L29_TX = 320,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L30_RX = 321,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L30_TX = 322,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L31_RX = 323,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L31_TX = 324,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L32_RX = 325,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L32_TX = 326,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L33_RX = 327,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L33_TX = 328,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L34_RX = 329,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L34_TX = 330,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L35_RX = 331,
    #[toolkits("13.3.29"..)]
    NVML_GPM_METRIC_NVLINK_L35_TX = 332,
    #[toolkits("13.2.51".."13.4.61")]
    NVML_GPM_METRIC_MAX = 333,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L36_RX = 333,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L36_TX = 334,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L37_RX = 335,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L37_TX = 336,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L38_RX = 337,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L38_TX = 338,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L39_RX = 339,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L39_TX = 340,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L40_RX = 341,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L40_TX = 342,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L41_RX = 343,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L41_TX = 344,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L42_RX = 345,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L42_TX = 346,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L43_RX = 347,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L43_TX = 348,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L44_RX = 349,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L44_TX = 350,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L45_RX = 351,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L45_TX = 352,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L46_RX = 353,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L46_TX = 354,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L47_RX = 355,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L47_TX = 356,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L48_RX = 357,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L48_TX = 358,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L49_RX = 359,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L49_TX = 360,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L50_RX = 361,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L50_TX = 362,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L51_RX = 363,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L51_TX = 364,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L52_RX = 365,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L52_TX = 366,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L53_RX = 367,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L53_TX = 368,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L54_RX = 369,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L54_TX = 370,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L55_RX = 371,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L55_TX = 372,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L56_RX = 373,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L56_TX = 374,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L57_RX = 375,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L57_TX = 376,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L58_RX = 377,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L58_TX = 378,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L59_RX = 379,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L59_TX = 380,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L60_RX = 381,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L60_TX = 382,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L61_RX = 383,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L61_TX = 384,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L62_RX = 385,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L62_TX = 386,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L63_RX = 387,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L63_TX = 388,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L64_RX = 389,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L64_TX = 390,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L65_RX = 391,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L65_TX = 392,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L66_RX = 393,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L66_TX = 394,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L67_RX = 395,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L67_TX = 396,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L68_RX = 397,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L68_TX = 398,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L69_RX = 399,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L69_TX = 400,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L70_RX = 401,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L70_TX = 402,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L71_RX = 403,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L71_TX = 404,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC = 405,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC = 406,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC = 407,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC = 408,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC = 409,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC = 410,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC = 411,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC = 412,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC = 413,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC = 414,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC = 415,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC = 416,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC = 417,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC = 418,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC = 419,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC = 420,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC = 421,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC = 422,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC = 423,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC = 424,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC = 425,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC = 426,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC = 427,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC = 428,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC = 429,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC = 430,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC = 431,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC = 432,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC = 433,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC = 434,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC = 435,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC = 436,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC = 437,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC = 438,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC = 439,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC = 440,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC = 441,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC = 442,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC = 443,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC = 444,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC = 445,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC = 446,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC = 447,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC = 448,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC = 449,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC = 450,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC = 451,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC = 452,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC = 453,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC = 454,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC = 455,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC = 456,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC = 457,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC = 458,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC = 459,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC = 460,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC = 461,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC = 462,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC = 463,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC = 464,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC = 465,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC = 466,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC = 467,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC = 468,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC = 469,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC = 470,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC = 471,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC = 472,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC = 473,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC = 474,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC = 475,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC = 476,
    #[toolkits("13.4.61"..)]
    NVML_GPM_METRIC_MAX = 477,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGom_enum)]
#[repr(u32)]
enum nvmlGpuOperationMode_t {
    NVML_GOM_ALL_ON = 0,
    NVML_GOM_COMPUTE = 1,
    NVML_GOM_LOW_DP = 2,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[repr(u32)]
enum nvmlGpuOperationalEventContextType_t {
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN = 0,
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID = 1,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[repr(u32)]
enum nvmlGpuOperationalEventLogLevel_t {
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL = 0,
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY = 10,
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG = 20,
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE = 30,
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING = 40,
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR = 50,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuP2PCapsIndex_enum)]
#[repr(u32)]
enum nvmlGpuP2PCapsIndex_t {
    NVML_P2P_CAPS_INDEX_READ = 0,
    NVML_P2P_CAPS_INDEX_WRITE = 1,
    NVML_P2P_CAPS_INDEX_NVLINK = 2,
    NVML_P2P_CAPS_INDEX_ATOMICS = 3,
    #[toolkits("12.4.99"..)]
    NVML_P2P_CAPS_INDEX_PCI = 4,
    NVML_P2P_CAPS_INDEX_PROP = 4,
    NVML_P2P_CAPS_INDEX_UNKNOWN = 5,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuP2PStatus_enum)]
#[repr(u32)]
enum nvmlGpuP2PStatus_t {
    NVML_P2P_STATUS_OK = 0,
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1,
    #[toolkits("12.1.55"..)]
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1,
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2,
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3,
    NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4,
    NVML_P2P_STATUS_NOT_SUPPORTED = 5,
    NVML_P2P_STATUS_UNKNOWN = 6,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuLevel_enum)]
#[repr(u32)]
enum nvmlGpuTopologyLevel_t {
    NVML_TOPOLOGY_INTERNAL = 0,
    NVML_TOPOLOGY_SINGLE = 10,
    NVML_TOPOLOGY_MULTIPLE = 20,
    NVML_TOPOLOGY_HOSTBRIDGE = 30,
    NVML_TOPOLOGY_NODE = 40,
    NVML_TOPOLOGY_SYSTEM = 50,
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[repr(u32)]
enum nvmlGpuUtilizationDomainId_t {
    NVML_GPU_UTILIZATION_DOMAIN_GPU = 0,
    NVML_GPU_UTILIZATION_DOMAIN_FB = 1,
    NVML_GPU_UTILIZATION_DOMAIN_VID = 2,
    NVML_GPU_UTILIZATION_DOMAIN_BUS = 3,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlGpuVirtualizationMode)]
#[repr(u32)]
enum nvmlGpuVirtualizationMode_t {
    NVML_GPU_VIRTUALIZATION_MODE_NONE = 0,
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1,
    NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2,
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3,
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4,
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[repr(u32)]
enum nvmlGridLicenseFeatureCode_t {
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0,
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1,
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2,
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2,
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3,
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4,
    #[toolkits("13.4.61"..)]
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlHostVgpuMode_enum)]
#[repr(u32)]
enum nvmlHostVgpuMode_t {
    NVML_HOST_VGPU_MODE_NON_SRIOV = 0,
    NVML_HOST_VGPU_MODE_SRIOV = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlInforomObject_enum)]
#[repr(u32)]
enum nvmlInforomObject_t {
    NVML_INFOROM_OEM = 0,
    NVML_INFOROM_ECC = 1,
    NVML_INFOROM_POWER = 2,
    #[toolkits("11.7.91".."12.8.55")]
    NVML_INFOROM_COUNT = 3,
    #[toolkits("12.8.55"..)]
    NVML_INFOROM_DEN = 3,
    #[toolkits("12.8.55"..)]
    NVML_INFOROM_COUNT = 4,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlIntNvLinkDeviceType_enum)]
#[repr(u32)]
enum nvmlIntNvLinkDeviceType_t {
    NVML_NVLINK_DEVICE_TYPE_GPU = 0,
    NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1,
    NVML_NVLINK_DEVICE_TYPE_SWITCH = 2,
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlLedColor_enum)]
#[repr(u32)]
enum nvmlLedColor_t {
    NVML_LED_COLOR_GREEN = 0,
    NVML_LED_COLOR_AMBER = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlMemoryErrorType_enum)]
#[repr(u32)]
enum nvmlMemoryErrorType_t {
    NVML_MEMORY_ERROR_TYPE_CORRECTED = 0,
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1,
    NVML_MEMORY_ERROR_TYPE_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlMemoryLocation_enum)]
#[repr(u32)]
enum nvmlMemoryLocation_t {
    NVML_MEMORY_LOCATION_L1_CACHE = 0,
    NVML_MEMORY_LOCATION_L2_CACHE = 1,
    NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2,
    NVML_MEMORY_LOCATION_DRAM = 2,
    NVML_MEMORY_LOCATION_REGISTER_FILE = 3,
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4,
    NVML_MEMORY_LOCATION_TEXTURE_SHM = 5,
    NVML_MEMORY_LOCATION_CBU = 6,
    NVML_MEMORY_LOCATION_SRAM = 7,
    NVML_MEMORY_LOCATION_COUNT = 8,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlNvLinkCapability_enum)]
#[repr(u32)]
enum nvmlNvLinkCapability_t {
    NVML_NVLINK_CAP_P2P_SUPPORTED = 0,
    NVML_NVLINK_CAP_SYSMEM_ACCESS = 1,
    NVML_NVLINK_CAP_P2P_ATOMICS = 2,
    NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3,
    NVML_NVLINK_CAP_SLI_BRIDGE = 4,
    NVML_NVLINK_CAP_VALID = 5,
    NVML_NVLINK_CAP_COUNT = 6,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlNvLinkErrorCounter_enum)]
#[repr(u32)]
enum nvmlNvLinkErrorCounter_t {
    NVML_NVLINK_ERROR_DL_REPLAY = 0,
    NVML_NVLINK_ERROR_DL_RECOVERY = 1,
    NVML_NVLINK_ERROR_DL_CRC_FLIT = 2,
    NVML_NVLINK_ERROR_DL_CRC_DATA = 3,
    NVML_NVLINK_ERROR_DL_ECC_DATA = 4,
    NVML_NVLINK_ERROR_COUNT = 5,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlNvLinkUtilizationCountPktTypes_enum)]
#[repr(u32)]
enum nvmlNvLinkUtilizationCountPktTypes_t {
    NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1,
    NVML_NVLINK_COUNTER_PKTFILTER_READ = 2,
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4,
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8,
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 16,
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 32,
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 64,
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128,
    NVML_NVLINK_COUNTER_PKTFILTER_ALL = 255,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlNvLinkUtilizationCountUnits_enum)]
#[repr(u32)]
enum nvmlNvLinkUtilizationCountUnits_t {
    NVML_NVLINK_COUNTER_UNIT_CYCLES = 0,
    NVML_NVLINK_COUNTER_UNIT_PACKETS = 1,
    NVML_NVLINK_COUNTER_UNIT_BYTES = 2,
    NVML_NVLINK_COUNTER_UNIT_RESERVED = 3,
    NVML_NVLINK_COUNTER_UNIT_COUNT = 4,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[repr(u32)]
enum nvmlNvlinkTelemetrySampleType_t {
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX = 0,
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX = 1,
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT = 2,
}

#[toolkits("12.8.55"..)]
#[tag(nvmlNvlinkVersion_enum)]
#[repr(u32)]
enum nvmlNvlinkVersion_t {
    NVML_NVLINK_VERSION_INVALID = 0,
    NVML_NVLINK_VERSION_1_0 = 1,
    NVML_NVLINK_VERSION_2_0 = 2,
    NVML_NVLINK_VERSION_2_2 = 3,
    NVML_NVLINK_VERSION_3_0 = 4,
    NVML_NVLINK_VERSION_3_1 = 5,
    NVML_NVLINK_VERSION_4_0 = 6,
    NVML_NVLINK_VERSION_5_0 = 7,
    #[toolkits("13.3.29"..)]
    NVML_NVLINK_VERSION_6_0 = 8,
}

#[toolkits("13.4.61"..)]
#[anonymous]
#[repr(u32)]
enum nvmlOperationalEventSeverity_t {
    NVML_OPERATIONAL_EVENT_SEVERITY_ALL = 0,
    NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL = 10,
    NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED = 20,
    NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE = 30,
    NVML_OPERATIONAL_EVENT_SEVERITY_FATAL = 40,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[repr(u32)]
enum nvmlPRMCounterId_t {
    NVML_PRM_COUNTER_ID_NONE = 0,
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = 1,
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = 2,
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = 101,
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = 102,
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = 103,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = 104,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = 105,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = 106,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = 107,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = 108,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = 109,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = 110,
    #[toolkits("13.4.61"..)]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = 111,
    NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = 201,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES = 301,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR = 302,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE = 303,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES = 304,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES = 305,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS = 306,
    NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS = 307,
    NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY = 1001,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPageRetirementCause_enum)]
#[repr(u32)]
enum nvmlPageRetirementCause_t {
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0,
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1,
    NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPcieLinkState_enum)]
#[repr(u32)]
enum nvmlPcieLinkState_t {
    NVML_PCIE_LINK_KEEP = 0,
    NVML_PCIE_LINK_SHUT_DOWN = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPcieUtilCounter_enum)]
#[repr(u32)]
enum nvmlPcieUtilCounter_t {
    NVML_PCIE_UTIL_TX_BYTES = 0,
    NVML_PCIE_UTIL_RX_BYTES = 1,
    NVML_PCIE_UTIL_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPerfPolicyType_enum)]
#[repr(u32)]
enum nvmlPerfPolicyType_t {
    NVML_PERF_POLICY_POWER = 0,
    NVML_PERF_POLICY_THERMAL = 1,
    NVML_PERF_POLICY_SYNC_BOOST = 2,
    NVML_PERF_POLICY_BOARD_LIMIT = 3,
    NVML_PERF_POLICY_LOW_UTILIZATION = 4,
    NVML_PERF_POLICY_RELIABILITY = 5,
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10,
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11,
    NVML_PERF_POLICY_COUNT = 12,
}

#[toolkits("13.1.68"..)]
#[anonymous]
#[repr(u32)]
enum nvmlPowerProfileOperation_t {
    NVML_POWER_PROFILE_OPERATION_CLEAR = 0,
    NVML_POWER_PROFILE_OPERATION_SET = 1,
    NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE = 2,
    NVML_POWER_PROFILE_OPERATION_MAX = 3,
}

#[toolkits("12.8.55"..)]
#[anonymous]
#[repr(u32)]
enum nvmlPowerProfileType_t {
    NVML_POWER_PROFILE_MAX_P = 0,
    NVML_POWER_PROFILE_MAX_Q = 1,
    NVML_POWER_PROFILE_COMPUTE = 2,
    NVML_POWER_PROFILE_MEMORY_BOUND = 3,
    NVML_POWER_PROFILE_NETWORK = 4,
    NVML_POWER_PROFILE_BALANCED = 5,
    NVML_POWER_PROFILE_LLM_INFERENCE = 6,
    NVML_POWER_PROFILE_LLM_TRAINING = 7,
    NVML_POWER_PROFILE_RBM = 8,
    NVML_POWER_PROFILE_DCPCIE = 9,
    NVML_POWER_PROFILE_HMMA_SPARSE = 10,
    NVML_POWER_PROFILE_HMMA_DENSE = 11,
    NVML_POWER_PROFILE_SYNC_BALANCED = 12,
    NVML_POWER_PROFILE_HPC = 13,
    NVML_POWER_PROFILE_MIG = 14,
    #[toolkits("12.8.55".."13.4.61")]
    NVML_POWER_PROFILE_MAX = 15,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_MAX_Q_1 = 15,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_NETWORK_BOUND = 16,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = 17,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = 18,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE = 19,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_TRAINING = 20,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_INFERENCE = 21,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_MAX_Q_2 = 22,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_MAX_Q_3 = 23,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND = 24,
    #[toolkits("13.4.61"..)]
    NVML_POWER_PROFILE_MAX = 25,
}

#[toolkits("13.3.29"..)]
#[tag(nvmlProcessMode_enum)]
#[repr(u32)]
enum nvmlProcessMode_t {
    NVML_PROCESS_MODE_COMPUTE = 0,
    NVML_PROCESS_MODE_GRAPHICS = 1,
    NVML_PROCESS_MODE_MPS = 2,
    NVML_PROCESS_MODE_ALL = 3,
    NVML_PROCESS_MODE_MAX = 4,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlPStates_enum)]
#[repr(u32)]
enum nvmlPstates_t {
    NVML_PSTATE_0 = 0,
    NVML_PSTATE_1 = 1,
    NVML_PSTATE_2 = 2,
    NVML_PSTATE_3 = 3,
    NVML_PSTATE_4 = 4,
    NVML_PSTATE_5 = 5,
    NVML_PSTATE_6 = 6,
    NVML_PSTATE_7 = 7,
    NVML_PSTATE_8 = 8,
    NVML_PSTATE_9 = 9,
    NVML_PSTATE_10 = 10,
    NVML_PSTATE_11 = 11,
    NVML_PSTATE_12 = 12,
    NVML_PSTATE_13 = 13,
    NVML_PSTATE_14 = 14,
    NVML_PSTATE_15 = 15,
    NVML_PSTATE_UNKNOWN = 32,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlRestrictedAPI_enum)]
#[repr(u32)]
enum nvmlRestrictedAPI_t {
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0,
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1,
    NVML_RESTRICTED_API_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlReturn_enum)]
#[repr(u32)]
enum nvmlReturn_t {
    NVML_SUCCESS = 0,
    NVML_ERROR_UNINITIALIZED = 1,
    NVML_ERROR_INVALID_ARGUMENT = 2,
    NVML_ERROR_NOT_SUPPORTED = 3,
    NVML_ERROR_NO_PERMISSION = 4,
    NVML_ERROR_ALREADY_INITIALIZED = 5,
    NVML_ERROR_NOT_FOUND = 6,
    NVML_ERROR_INSUFFICIENT_SIZE = 7,
    NVML_ERROR_INSUFFICIENT_POWER = 8,
    NVML_ERROR_DRIVER_NOT_LOADED = 9,
    NVML_ERROR_TIMEOUT = 10,
    NVML_ERROR_IRQ_ISSUE = 11,
    NVML_ERROR_LIBRARY_NOT_FOUND = 12,
    NVML_ERROR_FUNCTION_NOT_FOUND = 13,
    NVML_ERROR_CORRUPTED_INFOROM = 14,
    NVML_ERROR_GPU_IS_LOST = 15,
    NVML_ERROR_RESET_REQUIRED = 16,
    NVML_ERROR_OPERATING_SYSTEM = 17,
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18,
    NVML_ERROR_IN_USE = 19,
    NVML_ERROR_MEMORY = 20,
    NVML_ERROR_NO_DATA = 21,
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22,
    NVML_ERROR_INSUFFICIENT_RESOURCES = 23,
    NVML_ERROR_FREQ_NOT_SUPPORTED = 24,
    #[toolkits("11.8.86"..)]
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25,
    #[toolkits("12.0.76"..)]
    NVML_ERROR_DEPRECATED = 26,
    #[toolkits("12.2.81"..)]
    NVML_ERROR_NOT_READY = 27,
    #[toolkits("12.3.52"..)]
    NVML_ERROR_GPU_NOT_FOUND = 28,
    #[toolkits("12.4.99"..)]
    NVML_ERROR_INVALID_STATE = 29,
    #[toolkits("13.0.39"..)]
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30,
    NVML_ERROR_UNKNOWN = 999,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlSamplingType_enum)]
#[repr(u32)]
enum nvmlSamplingType_t {
    NVML_TOTAL_POWER_SAMPLES = 0,
    NVML_GPU_UTILIZATION_SAMPLES = 1,
    NVML_MEMORY_UTILIZATION_SAMPLES = 2,
    NVML_ENC_UTILIZATION_SAMPLES = 3,
    NVML_DEC_UTILIZATION_SAMPLES = 4,
    NVML_PROCESSOR_CLK_SAMPLES = 5,
    NVML_MEMORY_CLK_SAMPLES = 6,
    #[toolkits("12.2.81"..)]
    NVML_MODULE_POWER_SAMPLES = 7,
    #[toolkits("11.7.91".."12.2.81")]
    NVML_SAMPLINGTYPE_COUNT = 7,
    #[toolkits("12.4.99"..)]
    NVML_JPG_UTILIZATION_SAMPLES = 8,
    #[toolkits("12.2.81".."12.4.99")]
    NVML_SAMPLINGTYPE_COUNT = 8,
    #[toolkits("12.4.99"..)]
    NVML_OFA_UTILIZATION_SAMPLES = 9,
    #[toolkits("12.4.99"..)]
    NVML_SAMPLINGTYPE_COUNT = 10,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlTemperatureSensors_enum)]
#[repr(u32)]
enum nvmlTemperatureSensors_t {
    NVML_TEMPERATURE_GPU = 0,
    #[toolkits("11.7.91".."13.4.61")]
    NVML_TEMPERATURE_COUNT = 1,
    #[toolkits("13.4.61"..)]
    NVML_TEMPERATURE_GPU_MAX = 1,
    #[toolkits("13.4.61"..)]
    NVML_TEMPERATURE_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlTemperatureThresholds_enum)]
#[repr(u32)]
enum nvmlTemperatureThresholds_t {
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0,
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1,
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2,
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6,
    #[toolkits("11.7.91".."12.5.39")]
    NVML_TEMPERATURE_THRESHOLD_COUNT = 7,
    #[toolkits("12.5.39"..)]
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7,
    #[toolkits("12.5.39"..)]
    NVML_TEMPERATURE_THRESHOLD_COUNT = 8,
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[repr(i32)]
enum nvmlThermalController_t {
    NVML_THERMAL_CONTROLLER_UNKNOWN = -1,
    NVML_THERMAL_CONTROLLER_NONE = 0,
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1,
    NVML_THERMAL_CONTROLLER_ADM1032 = 2,
    NVML_THERMAL_CONTROLLER_ADT7461 = 3,
    NVML_THERMAL_CONTROLLER_MAX6649 = 4,
    NVML_THERMAL_CONTROLLER_MAX1617 = 5,
    NVML_THERMAL_CONTROLLER_LM99 = 6,
    NVML_THERMAL_CONTROLLER_LM89 = 7,
    NVML_THERMAL_CONTROLLER_LM64 = 8,
    NVML_THERMAL_CONTROLLER_G781 = 9,
    NVML_THERMAL_CONTROLLER_ADT7473 = 10,
    NVML_THERMAL_CONTROLLER_SBMAX6649 = 11,
    NVML_THERMAL_CONTROLLER_VBIOSEVT = 12,
    NVML_THERMAL_CONTROLLER_OS = 13,
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14,
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15,
    NVML_THERMAL_CONTROLLER_MAX6649R = 16,
    NVML_THERMAL_CONTROLLER_ADT7473S = 17,
}

#[toolkits("11.7.91"..)]
#[anonymous]
#[repr(i32)]
enum nvmlThermalTarget_t {
    NVML_THERMAL_TARGET_UNKNOWN = -1,
    NVML_THERMAL_TARGET_NONE = 0,
    NVML_THERMAL_TARGET_GPU = 1,
    NVML_THERMAL_TARGET_MEMORY = 2,
    NVML_THERMAL_TARGET_POWER_SUPPLY = 4,
    NVML_THERMAL_TARGET_BOARD = 8,
    NVML_THERMAL_TARGET_VCD_BOARD = 9,
    NVML_THERMAL_TARGET_VCD_INLET = 10,
    NVML_THERMAL_TARGET_VCD_OUTLET = 11,
    NVML_THERMAL_TARGET_ALL = 15,
}

#[toolkits("12.9.40"..)]
#[anonymous]
#[repr(u32)]
enum nvmlUUIDType_t {
    NVML_UUID_TYPE_NONE = 0,
    NVML_UUID_TYPE_ASCII = 1,
    NVML_UUID_TYPE_BINARY = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlValueType_enum)]
#[repr(u32)]
enum nvmlValueType_t {
    NVML_VALUE_TYPE_DOUBLE = 0,
    NVML_VALUE_TYPE_UNSIGNED_INT = 1,
    NVML_VALUE_TYPE_UNSIGNED_LONG = 2,
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3,
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4,
    #[toolkits("11.7.91".."12.2.81")]
    NVML_VALUE_TYPE_COUNT = 5,
    #[toolkits("12.2.81"..)]
    NVML_VALUE_TYPE_SIGNED_INT = 5,
    #[toolkits("12.2.81".."12.6.37")]
    NVML_VALUE_TYPE_COUNT = 6,
    #[toolkits("12.6.37"..)]
    NVML_VALUE_TYPE_UNSIGNED_SHORT = 6,
    #[toolkits("12.6.37"..)]
    NVML_VALUE_TYPE_COUNT = 7,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuCapability_enum)]
#[repr(u32)]
enum nvmlVgpuCapability_t {
    NVML_VGPU_CAP_NVLINK_P2P = 0,
    NVML_VGPU_CAP_GPUDIRECT = 1,
    #[toolkits("11.7.91".."12.0.76")]
    NVML_VGPU_CAP_COUNT = 2,
    #[toolkits("12.0.76"..)]
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2,
    #[toolkits("12.0.76"..)]
    NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3,
    #[toolkits("12.0.76"..)]
    NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4,
    #[toolkits("12.0.76"..)]
    NVML_VGPU_CAP_COUNT = 5,
}

#[toolkits("12.0.76"..)]
#[tag(nvmlVgpuDriverCapability_enum)]
#[repr(u32)]
enum nvmlVgpuDriverCapability_t {
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0,
    #[toolkits("12.0.76".."12.6.37")]
    NVML_VGPU_DRIVER_CAP_COUNT = 1,
    #[toolkits("12.6.37"..)]
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1,
    #[toolkits("12.6.37"..)]
    NVML_VGPU_DRIVER_CAP_COUNT = 2,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuGuestInfoState_enum)]
#[repr(u32)]
enum nvmlVgpuGuestInfoState_t {
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0,
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuPgpuCompatibilityLimitCode_enum)]
#[repr(u32)]
enum nvmlVgpuPgpuCompatibilityLimitCode_t {
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0,
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1,
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2,
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4,
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = 0x80000000,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuVmCompatibility_enum)]
#[repr(u32)]
enum nvmlVgpuVmCompatibility_t {
    NVML_VGPU_VM_COMPATIBILITY_NONE = 0,
    NVML_VGPU_VM_COMPATIBILITY_COLD = 1,
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2,
    NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4,
    NVML_VGPU_VM_COMPATIBILITY_LIVE = 8,
}

#[toolkits("11.7.91"..)]
#[tag(nvmlVgpuVmIdType)]
#[repr(u32)]
enum nvmlVgpuVmIdType_t {
    NVML_VGPU_VM_ID_DOMAIN_ID = 0,
    NVML_VGPU_VM_ID_UUID = 1,
}
