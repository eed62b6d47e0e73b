//! Written by `cuspec import` from `nvml.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.91"..)]
const INVALID_GPU_INSTANCE_ID: c_uint = 0xffffffff;

#[toolkits("11.7.91"..)]
const INVALID_GPU_INSTANCE_PROFILE_ID: c_uint = 0xffffffff;

#[toolkits("11.7.91"..)]
const MAX_CLK_DOMAINS: c_int = 32;

#[toolkits("12.8.55"..)]
const NVML_255_MASK_BITS_PER_ELEM: c_int = 32;

#[toolkits("12.8.55"..)]
const NVML_255_MASK_NUM_ELEMS: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_AFFINITY_SCOPE_NODE: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_AFFINITY_SCOPE_SOCKET: c_int = 1;

#[toolkits("11.7.91".."12.0.140")]
const NVML_API_VERSION: c_int = 11;

#[toolkits("12.0.140".."13.0.39")]
const NVML_API_VERSION: c_int = 12;

#[toolkits("13.0.39"..)]
const NVML_API_VERSION: c_int = 13;

#[toolkits("11.7.91".."12.0.140")]
const NVML_API_VERSION_STR: &str = "11";

#[toolkits("12.0.140".."13.0.39")]
const NVML_API_VERSION_STR: &str = "12";

#[toolkits("13.0.39"..)]
const NVML_API_VERSION_STR: &str = "13";

#[toolkits("11.7.91"..)]
const NVML_BUS_TYPE_AGP: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_BUS_TYPE_FPCI: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_BUS_TYPE_PCI: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_BUS_TYPE_PCIE: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_BUS_TYPE_UNKNOWN: c_int = 0;

#[toolkits("12.9.40"..)]
const NVML_C2C_POWER_STATE_FULL_POWER: c_int = 0;

#[toolkits("12.9.40"..)]
const NVML_C2C_POWER_STATE_LOW_POWER: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_CC_CEC_ATTESTATION_REPORT_PRESENT: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_GPU_ATTESTATION_REPORT_SIZE: c_int = 8192;

#[toolkits("12.2.81"..)]
const NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE: c_int = 4096;

#[toolkits("12.2.81"..)]
const NVML_CC_GPU_CEC_NONCE_SIZE: c_int = 32;

#[toolkits("12.4.99".."12.8.55")]
const NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: c_int = 75;

#[toolkits("12.8.55"..)]
const NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: c_int = 65;

#[toolkits("12.4.99"..)]
const NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN: c_int = 50;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP: c_int = 3;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO: c_int = 7;

#[toolkits("12.8.55"..)]
const NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: c_int = 4;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA: c_int = 5;

#[toolkits("12.2.128"..)]
const NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: c_int = 2;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT: c_int = 6;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_CPU_CAPS_NONE: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_ENVIRONMENT_PROD: c_int = 2;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_ENVIRONMENT_SIM: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: c_int = 0;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED: c_int = 2;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_FEATURE_DISABLED: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_FEATURE_ENABLED: c_int = 1;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE: c_int = 2;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_GPUS_CC_CAPABLE: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: c_int = 0;

#[toolkits("12.4.99"..)]
const NVML_CC_SYSTEM_MULTIGPU_NONE: c_int = 0;

#[toolkits("13.0.39"..)]
const NVML_CC_SYSTEM_MULTIGPU_NVLE: c_int = 2;

#[toolkits("12.4.99"..)]
const NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: c_int = 1;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_TDISP_STATE_DISABLED: c_int = 0;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_TDISP_STATE_NOT_READY: c_int = 1;

#[toolkits("13.5.37"..)]
const NVML_CC_SYSTEM_TDISP_STATE_READY: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_COMPUTE_INSTANCE_ID_ANY: c_uint = 0xffffffff;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: c_int = 0;

#[toolkits("12.0.76"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: c_int = 7;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: c_int = 6;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: c_int = 4;

#[toolkits("13.3.29"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: c_int = 5;

#[toolkits("12.8.55"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: c_int = 1;

#[toolkits("11.7.91".."12.0.76")]
const NVML_COMPUTE_INSTANCE_PROFILE_COUNT: c_int = 7;

#[toolkits("12.0.76".."13.3.29")]
const NVML_COMPUTE_INSTANCE_PROFILE_COUNT: c_int = 8;

#[toolkits("13.3.29"..)]
const NVML_COMPUTE_INSTANCE_PROFILE_COUNT: c_int = 9;

#[toolkits("12.0.76".."12.2.81")]
const NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE: c_int = 0;

#[toolkits("12.0.76".."12.2.81")]
const NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE: c_int = 1;

#[toolkits("13.3.29"..)]
const NVML_CPER_CURSOR_HANDLE_INIT: nvmlCPERCursorHandle_t = 0;

#[toolkits("11.8.86"..)]
const NVML_DEVICE_ARCH_ADA: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_AMPERE: c_int = 7;

#[toolkits("12.6.37"..)]
const NVML_DEVICE_ARCH_BLACKWELL: c_int = 10;

#[toolkits("13.4.61"..)]
const NVML_DEVICE_ARCH_DLA: c_int = 11;

#[toolkits("13.4.61"..)]
const NVML_DEVICE_ARCH_DLA2: c_int = 12;

#[toolkits("11.8.86"..)]
const NVML_DEVICE_ARCH_HOPPER: c_int = 9;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_KEPLER: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_MAXWELL: c_int = 3;

#[toolkits("13.4.61"..)]
const NVML_DEVICE_ARCH_NPU3: c_int = 15;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_PASCAL: c_int = 4;

#[toolkits("13.3.29"..)]
const NVML_DEVICE_ARCH_RUBIN: c_int = 13;

#[toolkits("12.5.39".."13.0.39")]
const NVML_DEVICE_ARCH_T23X: c_int = 11;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_TURING: c_int = 6;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_UNKNOWN: c_uint = 0xffffffff;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_ARCH_VOLTA: c_int = 5;

#[toolkits("13.0.87"..)]
const NVML_DEVICE_HOSTNAME_BUFFER_SIZE: c_int = 64;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: c_int = 16;

#[toolkits("13.4.61"..)]
const NVML_DEVICE_MEMORY_LIMIT_MAX: c_ulong = 0xffffffffffffffff;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_MIG_DISABLE: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_MIG_ENABLE: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_NAME_BUFFER_SIZE: c_int = 64;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_NAME_V2_BUFFER_SIZE: c_int = 96;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: c_int = 80;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: c_int = 32;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: c_int = 16;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_PCI_BUS_ID_FMT: &str = "%08X:%02X:%02X.0";

#[toolkits("11.7.91"..)]
const NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT: &str = "%04X:%02X:%02X.0";

#[toolkits("11.7.91"..)]
const NVML_DEVICE_SERIAL_BUFFER_SIZE: c_int = 30;

#[toolkits("12.9.40"..)]
const NVML_DEVICE_UUID_ASCII_LEN: c_int = 41;

#[toolkits("12.9.40"..)]
const NVML_DEVICE_UUID_BINARY_LEN: c_int = 16;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_UUID_BUFFER_SIZE: c_int = 80;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_UUID_V2_BUFFER_SIZE: c_int = 96;

#[toolkits("11.7.91"..)]
const NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: c_int = 32;

#[toolkits("12.5.39"..)]
const NVML_DEV_CAP_EGM: c_int = 1;

#[toolkits("11.7.91"..)]
#[alias]
const NVML_DOUBLE_BIT_ECC: _ = NVML_MEMORY_ERROR_TYPE_UNCORRECTED;

#[toolkits("12.0.76"..)]
const NVML_FAN_POLICY_MANUAL: c_int = 1;

#[toolkits("12.0.76"..)]
const NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS: c_int = 303;

#[toolkits("13.4.61"..)]
const NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX: c_int = 305;

#[toolkits("13.4.61"..)]
const NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE: c_int = 306;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_C2C_LINK_COUNT: c_int = 170;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_C2C_LINK_ERROR_INTR: c_int = 231;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_C2C_LINK_ERROR_REPLAY: c_int = 232;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B: c_int = 233;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_C2C_LINK_GET_MAX_BW: c_int = 172;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_C2C_LINK_GET_STATUS: c_int = 171;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_C2C_LINK_POWER_STATE: c_int = 234;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: c_int = 253;

#[toolkits("13.0.87"..)]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: c_int = 271;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: c_int = 252;

#[toolkits("13.0.87"..)]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: c_int = 270;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP: c_int = 74;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: c_int = 251;

#[toolkits("13.0.87"..)]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: c_int = 269;

#[toolkits("12.9.40"..)]
const NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST: c_int = 76;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_DRAIN_AND_RESET_STATUS: c_int = 227;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_CURRENT: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_CBU: c_int = 28;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_DEV: c_int = 23;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_L1: c_int = 19;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_L2: c_int = 21;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_REG: c_int = 25;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_TEX: c_int = 27;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_AGG_TOTAL: c_int = 6;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_CBU: c_int = 17;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_DEV: c_int = 12;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_L1: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_L2: c_int = 10;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_REG: c_int = 14;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_TEX: c_int = 16;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_DBE_VOL_TOTAL: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_PENDING: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_DEV: c_int = 22;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_L1: c_int = 18;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_L2: c_int = 20;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_REG: c_int = 24;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_TEX: c_int = 26;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_AGG_TOTAL: c_int = 5;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_DEV: c_int = 11;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_L1: c_int = 7;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_L2: c_int = 9;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_REG: c_int = 13;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_TEX: c_int = 15;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_ECC_SBE_VOL_TOTAL: c_int = 3;

#[toolkits("13.1.68"..)]
const NVML_FI_DEV_EDPP_MULTIPLIER: c_int = 274;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_ENERGY: c_int = 191;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: c_int = 230;

#[toolkits("13.5.37"..)]
const NVML_FI_DEV_GPU_TEMP: c_int = 308;

#[toolkits("13.4.61"..)]
const NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS: c_int = 304;

#[toolkits("12.4.99".."12.5.39")]
const NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: c_int = 199;

#[toolkits("12.5.39".."12.8.55")]
const NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: c_int = 200;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: c_int = 199;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: c_int = 184;

#[toolkits("13.3.29"..)]
const NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS: c_int = 299;

#[toolkits("13.3.29"..)]
const NVML_FI_DEV_MCLK_SWITCH_TYPE: c_int = 298;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_MEMORY_TEMP: c_int = 82;

#[toolkits("13.3.29"..)]
const NVML_FI_DEV_MMA_STALL_PERCENT: c_int = 297;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0: c_int = 60;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1: c_int = 61;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10: c_int = 124;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11: c_int = 125;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2: c_int = 62;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3: c_int = 63;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4: c_int = 64;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5: c_int = 65;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6: c_int = 120;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7: c_int = 121;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8: c_int = 122;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9: c_int = 123;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL: c_int = 66;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0: c_int = 67;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1: c_int = 68;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10: c_int = 130;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11: c_int = 131;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2: c_int = 69;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3: c_int = 70;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4: c_int = 71;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5: c_int = 72;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6: c_int = 126;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7: c_int = 127;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8: c_int = 128;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9: c_int = 129;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL: c_int = 73;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS: c_int = 207;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER: c_int = 220;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS: c_int = 219;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0: c_int = 235;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1: c_int = 236;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10: c_int = 245;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11: c_int = 246;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12: c_int = 247;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13: c_int = 248;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14: c_int = 249;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15: c_int = 250;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2: c_int = 237;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3: c_int = 238;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4: c_int = 239;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5: c_int = 240;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6: c_int = 241;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7: c_int = 242;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8: c_int = 243;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9: c_int = 244;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS: c_int = 215;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS: c_int = 214;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS: c_int = 213;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS: c_int = 211;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS: c_int = 206;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER: c_int = 218;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0: c_int = 216;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2: c_int = 291;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: c_int = 217;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2: c_int = 292;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2: c_int = 293;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0: c_int = 289;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1: c_int = 290;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES: c_int = 204;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS: c_int = 208;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS: c_int = 210;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS: c_int = 203;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS: c_int = 209;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER: c_int = 222;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS: c_int = 221;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED: c_int = 205;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES: c_int = 202;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS: c_int = 212;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS: c_int = 201;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0: c_int = 39;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1: c_int = 40;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10: c_int = 106;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11: c_int = 107;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2: c_int = 41;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3: c_int = 42;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4: c_int = 43;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5: c_int = 44;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6: c_int = 102;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7: c_int = 103;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8: c_int = 104;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9: c_int = 105;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL: c_int = 45;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0: c_int = 32;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1: c_int = 33;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10: c_int = 100;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11: c_int = 101;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2: c_int = 34;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3: c_int = 35;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4: c_int = 36;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5: c_int = 37;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6: c_int = 96;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7: c_int = 97;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8: c_int = 98;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9: c_int = 99;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL: c_int = 38;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0: c_int = 148;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1: c_int = 149;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10: c_int = 158;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11: c_int = 159;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2: c_int = 150;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3: c_int = 151;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4: c_int = 152;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5: c_int = 153;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6: c_int = 154;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7: c_int = 155;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8: c_int = 156;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9: c_int = 157;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL: c_int = 160;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_ERROR_DL_CRC: c_int = 163;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY: c_int = 162;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY: c_int = 161;

#[toolkits("13.3.29"..)]
const NVML_FI_DEV_NVLINK_GET_DATA_RATE: c_int = 296;

#[toolkits("12.0.76"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_STATE: c_int = 167;

#[toolkits("12.0.76"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD: c_int = 168;

#[toolkits("12.5.39".."12.8.55")]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: c_int = 199;

#[toolkits("12.8.55"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: c_int = 200;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN: c_int = 223;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED: c_int = 225;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS: c_int = 224;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_GET_SPEED: c_int = 164;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_GET_STATE: c_int = 165;

#[toolkits("11.8.86"..)]
const NVML_FI_DEV_NVLINK_GET_VERSION: c_int = 166;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_LINK_COUNT: c_int = 91;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS: c_int = 294;

#[toolkits("13.2.51"..)]
const NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS: c_int = 295;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0: c_int = 53;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1: c_int = 54;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10: c_int = 118;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11: c_int = 119;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2: c_int = 55;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3: c_int = 56;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4: c_int = 57;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5: c_int = 58;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6: c_int = 114;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7: c_int = 115;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8: c_int = 116;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9: c_int = 117;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL: c_int = 59;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID: c_int = 146;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0: c_int = 46;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1: c_int = 47;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10: c_int = 112;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11: c_int = 113;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2: c_int = 48;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3: c_int = 49;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4: c_int = 50;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5: c_int = 51;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6: c_int = 108;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7: c_int = 109;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8: c_int = 110;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9: c_int = 111;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL: c_int = 52;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON: c_int = 90;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L0: c_int = 84;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L1: c_int = 85;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L10: c_int = 136;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L11: c_int = 137;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L2: c_int = 86;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L3: c_int = 87;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L4: c_int = 88;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L5: c_int = 89;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L6: c_int = 132;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L7: c_int = 133;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L8: c_int = 134;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_SPEED_MBPS_L9: c_int = 135;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX: c_int = 139;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX: c_int = 138;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX: c_int = 141;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX: c_int = 140;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT: c_int = 147;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_BAD_DLLP: c_int = 178;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_BAD_TLP: c_int = 176;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS: c_int = 173;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR: c_int = 180;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_LANE_ERROR: c_int = 183;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR: c_int = 182;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED: c_int = 174;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_NAKS_SENT: c_int = 177;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR: c_int = 179;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR: c_int = 175;

#[toolkits("12.5.39"..)]
const NVML_FI_DEV_PCIE_COUNT_RX_BYTES: c_int = 198;

#[toolkits("12.5.39"..)]
const NVML_FI_DEV_PCIE_COUNT_TX_BYTES: c_int = 197;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ: c_int = 181;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK: c_int = 229;

#[toolkits("12.0.76"..)]
const NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER: c_int = 169;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK: c_int = 228;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PCIE_REPLAY_COUNTER: c_int = 94;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER: c_int = 95;

#[toolkits("13.4.61"..)]
const NVML_FI_DEV_PENDING_BANK_REMAPPING: c_int = 307;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT: c_int = 77;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION: c_int = 78;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_POWER: c_int = 74;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_RELIABILITY: c_int = 79;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_SYNC_BOOST: c_int = 76;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_THERMAL: c_int = 75;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS: c_int = 80;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS: c_int = 81;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_AVERAGE: c_int = 185;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_CURRENT_LIMIT: c_int = 190;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_DEFAULT_LIMIT: c_int = 189;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_INSTANT: c_int = 186;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_MAX_LIMIT: c_int = 188;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_MIN_LIMIT: c_int = 187;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_POWER_REQUESTED_LIMIT: c_int = 192;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_DEV_POWER_SYNC_BALANCING_AF: c_int = 255;

#[toolkits("13.0.87"..)]
const NVML_FI_DEV_POWER_SYNC_BALANCING_AF: c_int = 273;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: c_int = 254;

#[toolkits("13.0.87"..)]
const NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: c_int = 272;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_REMAPPED_COR: c_int = 142;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_REMAPPED_FAILURE: c_int = 145;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_REMAPPED_PENDING: c_int = 144;

#[toolkits("13.2.82"..)]
const NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE: c_int = 301;

#[toolkits("13.2.82"..)]
const NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE: c_int = 302;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_REMAPPED_UNC: c_int = 143;

#[toolkits("12.6.37"..)]
const NVML_FI_DEV_RESET_STATUS: c_int = 226;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_RETIRED_DBE: c_int = 30;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_RETIRED_PENDING: c_int = 31;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_RETIRED_PENDING_DBE: c_int = 93;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_RETIRED_PENDING_SBE: c_int = 92;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_RETIRED_SBE: c_int = 29;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT: c_int = 196;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT: c_int = 195;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT: c_int = 193;

#[toolkits("12.2.81"..)]
const NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT: c_int = 194;

#[toolkits("11.7.91"..)]
const NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION: c_int = 83;

#[toolkits("11.7.91".."11.8.86")]
const NVML_FI_MAX: c_int = 161;

#[toolkits("11.8.86".."12.0.76")]
const NVML_FI_MAX: c_int = 167;

#[toolkits("12.0.76".."12.1.55")]
const NVML_FI_MAX: c_int = 170;

#[toolkits("12.1.55".."12.2.81")]
const NVML_FI_MAX: c_int = 173;

#[toolkits("12.2.81".."12.4.99")]
const NVML_FI_MAX: c_int = 197;

#[toolkits("12.4.99".."12.5.39")]
const NVML_FI_MAX: c_int = 200;

#[toolkits("12.5.39".."12.6.37")]
const NVML_FI_MAX: c_int = 223;

#[toolkits("12.6.37".."12.8.55")]
const NVML_FI_MAX: c_int = 230;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_MAX: c_int = 269;

#[toolkits("12.9.40".."13.1.68")]
const NVML_FI_MAX: c_int = 274;

#[toolkits("13.1.68".."13.2.51")]
const NVML_FI_MAX: c_int = 289;

#[toolkits("13.2.51".."13.2.82")]
const NVML_FI_MAX: c_int = 296;

#[toolkits("13.2.82".."13.4.61")]
const NVML_FI_MAX: c_int = 303;

#[toolkits("13.4.61".."13.5.37")]
const NVML_FI_MAX: c_int = 308;

#[toolkits("13.5.37"..)]
const NVML_FI_MAX: c_int = 310;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: c_int = 264;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: c_int = 269;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: c_int = 264;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: c_int = 265;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: c_int = 270;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: c_int = 265;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET: c_int = 288;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT: c_int = 286;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT: c_int = 287;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: c_int = 268;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: c_int = 273;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: c_int = 268;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: c_int = 267;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: c_int = 272;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: c_int = 267;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: c_int = 266;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: c_int = 271;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: c_int = 266;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR: c_int = 285;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: c_int = 254;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: c_int = 259;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: c_int = 254;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: c_int = 255;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: c_int = 260;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: c_int = 255;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED: c_int = 280;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_ENABLED: c_int = 251;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_ENABLED: c_int = 256;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_ENABLED: c_int = 251;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: c_int = 258;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: c_int = 263;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: c_int = 258;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: c_int = 253;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: c_int = 258;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: c_int = 253;

#[toolkits("13.5.37"..)]
const NVML_FI_PWR_SMOOTHING_LIMITED_TIME: c_int = 309;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: c_int = 259;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: c_int = 264;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: c_int = 259;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: c_int = 256;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: c_int = 261;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: c_int = 256;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: c_int = 257;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: c_int = 262;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: c_int = 257;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET: c_int = 277;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT: c_int = 278;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR: c_int = 275;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_PRIV_LVL: c_int = 252;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_PRIV_LVL: c_int = 257;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_PRIV_LVL: c_int = 252;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: c_int = 260;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: c_int = 265;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: c_int = 260;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET: c_int = 284;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT: c_int = 282;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT: c_int = 283;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: c_int = 263;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: c_int = 268;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: c_int = 263;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: c_int = 262;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: c_int = 267;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: c_int = 262;

#[toolkits("12.8.55".."12.9.40")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: c_int = 261;

#[toolkits("12.9.40".."13.0.87")]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: c_int = 266;

#[toolkits("13.0.87"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: c_int = 261;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR: c_int = 281;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR: c_int = 276;

#[toolkits("13.3.29"..)]
const NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED: c_int = 300;

#[toolkits("13.1.68"..)]
const NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER: c_int = 279;

#[toolkits("11.8.86"..)]
const NVML_GPM_METRICS_GET_VERSION: c_int = 1;

#[toolkits("11.8.86"..)]
const NVML_GPM_SUPPORT_VERSION: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: c_int = 5120;

#[toolkits("12.2.81"..)]
const NVML_GPU_CERT_CHAIN_SIZE: c_int = 4096;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_CLIQUE_MAX: c_int = 64;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: c_int = 3;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER: c_int = 1;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: c_int = 2;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: c_int = 1;

#[toolkits("12.4.99"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: c_int = 2;

#[toolkits("12.4.99"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: c_int = 0;

#[toolkits("12.4.99"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: c_int = 1;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED: c_int = 1;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED: c_int = 2;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED: c_int = 0;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID: c_int = 8;

#[toolkits("13.0.87"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW: c_int = 6;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID: c_int = 2;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS: c_int = 5;

#[toolkits("13.0.87"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION: c_int = 7;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE: c_int = 1;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED: c_int = 0;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION: c_int = 4;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE: c_int = 2;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED: c_int = 0;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: c_int = 6;

#[toolkits("12.4.99"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE: c_int = 14;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION: c_int = 8;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED: c_int = 12;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: c_int = 4;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: c_int = 3;

#[toolkits("12.4.99".."12.8.55")]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: c_int = 17;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: c_int = 3;

#[toolkits("13.4.61"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION: c_int = 15;

#[toolkits("13.2.51"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED: c_int = 3;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: c_int = 3;

#[toolkits("12.8.55"..)]
const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY: c_int = 1;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED: c_int = 0;

#[toolkits("13.0.39"..)]
const NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY: c_int = 2;

#[toolkits("12.0.76"..)]
const NVML_GPU_FABRIC_STATE_COMPLETED: c_int = 3;

#[toolkits("12.0.76"..)]
const NVML_GPU_FABRIC_STATE_IN_PROGRESS: c_int = 2;

#[toolkits("12.0.76"..)]
const NVML_GPU_FABRIC_STATE_NOT_STARTED: c_int = 1;

#[toolkits("12.0.76"..)]
const NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: c_int = 0;

#[toolkits("12.0.76"..)]
const NVML_GPU_FABRIC_UUID_LEN: c_int = 16;

#[toolkits("13.4.61"..)]
const NVML_GPU_INSTANCE_ID_ANY: c_uint = 0xffffffff;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE: c_int = 0;

#[toolkits("12.9.40"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME: c_int = 15;

#[toolkits("12.8.55"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX: c_int = 10;

#[toolkits("12.9.40"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME: c_int = 13;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1: c_int = 7;

#[toolkits("12.0.76"..)]
const NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2: c_int = 9;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_2_SLICE: c_int = 1;

#[toolkits("12.9.40"..)]
const NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME: c_int = 16;

#[toolkits("12.8.55"..)]
const NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX: c_int = 11;

#[toolkits("12.9.40"..)]
const NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME: c_int = 14;

#[toolkits("12.0.76"..)]
const NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_3_SLICE: c_int = 2;

#[toolkits("13.2.82"..)]
const NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX: c_int = 17;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_4_SLICE: c_int = 3;

#[toolkits("12.8.55"..)]
const NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX: c_int = 12;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_6_SLICE: c_int = 6;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_7_SLICE: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_GPU_INSTANCE_PROFILE_8_SLICE: c_int = 5;

#[toolkits("12.8.55"..)]
const NVML_GPU_INSTANCE_PROFILE_CAPS_GFX: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_GPU_INSTANCE_PROFILE_CAPS_P2P: c_int = 1;

#[toolkits("11.7.91".."12.0.76")]
const NVML_GPU_INSTANCE_PROFILE_COUNT: c_int = 8;

#[toolkits("12.0.76".."12.8.55")]
const NVML_GPU_INSTANCE_PROFILE_COUNT: c_int = 10;

#[toolkits("12.8.55".."12.9.40")]
const NVML_GPU_INSTANCE_PROFILE_COUNT: c_int = 13;

#[toolkits("12.9.40".."13.2.82")]
const NVML_GPU_INSTANCE_PROFILE_COUNT: c_int = 17;

#[toolkits("13.2.82"..)]
const NVML_GPU_INSTANCE_PROFILE_COUNT: c_int = 18;

#[toolkits("12.3.52"..)]
const NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_BUFFER_SIZE: c_int = 128;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_EXPIRY_INVALID: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_EXPIRY_PERMANENT: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_EXPIRY_VALID: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_FEATURE_MAX_COUNT: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_LICENSED: c_int = 5;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_UNINITIALIZED: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_UNKNOWN: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_UNLICENSED: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_GSP_FIRMWARE_VERSION_BUF_SIZE: c_int = 64;

#[toolkits("13.1.115"..)]
const NVML_INIT_FLAG_FORCE_INIT: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_INIT_FLAG_NO_ATTACH: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_INIT_FLAG_NO_GPUS: c_int = 1;

#[toolkits("12.4.99"..)]
const NVML_INVALID_VGPU_PLACEMENT_ID: c_int = 65535;

#[toolkits("11.7.91"..)]
const NVML_MAX_GPU_PERF_PSTATES: c_int = 16;

#[toolkits("11.7.91"..)]
const NVML_MAX_GPU_UTILIZATIONS: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_MAX_PHYSICAL_BRIDGE: c_int = 128;

#[toolkits("11.7.91"..)]
const NVML_MAX_THERMAL_SENSORS_PER_GPU: c_int = 3;

#[toolkits("13.3.29"..)]
const NVML_MCLK_SWITCH_TYPE_DEFERRED: c_int = 1;

#[toolkits("13.3.29"..)]
const NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED: c_int = 0;

#[toolkits("13.3.29"..)]
const NVML_MCLK_SWITCH_TYPE_RUNTIME: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: c_int = 8;

#[toolkits("11.7.91"..)]
const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: c_int = 16;

#[toolkits("11.7.91"..)]
const NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: c_int = 2;

#[toolkits("11.7.91"..)]
const NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_BER_EXP_SHIFT: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_BER_EXP_WIDTH: c_int = 255;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_BER_MANTISSA_SHIFT: c_int = 8;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_BER_MANTISSA_WIDTH: c_int = 15;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE: c_int = 1;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR: c_int = 2;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN: c_int = 4;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN: c_int = 5;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_NVLINK_FIRMWARE_VERSION_LENGTH: c_int = 100;

#[toolkits("12.5.39"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: c_uint = 0xffffffff;

#[toolkits("12.0.76"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: c_int = 8191;

#[toolkits("12.0.76"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: c_int = 1;

#[toolkits("12.0.76"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: c_uint = 0xffffffff;

#[toolkits("12.6.37"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: c_int = 0;

#[toolkits("12.6.37"..)]
const NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: c_int = 1;

#[toolkits("11.7.91".."11.8.86")]
const NVML_NVLINK_MAX_LINKS: c_int = 12;

#[toolkits("11.8.86".."13.3.29")]
const NVML_NVLINK_MAX_LINKS: c_int = 18;

#[toolkits("13.3.29"..)]
const NVML_NVLINK_MAX_LINKS: c_int = 36;

#[toolkits("13.5.37"..)]
const NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2: c_int = 4096;

#[toolkits("13.5.37"..)]
const NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES: c_int = 32;

#[toolkits("13.5.37"..)]
const NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE: c_int = 256;

#[toolkits("12.0.76"..)]
const NVML_NVLINK_POWER_STATE_HIGH_SPEED: c_int = 0;

#[toolkits("12.0.76"..)]
const NVML_NVLINK_POWER_STATE_LOW: c_int = 1;

#[toolkits("13.5.37"..)]
const NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK: c_int = 128;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_STATE_ACTIVE: c_int = 1;

#[toolkits("13.4.61"..)]
const NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED: c_int = 3;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_STATE_INACTIVE: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_STATE_SLEEP: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: c_int = 23;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET: c_uint = 8;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_LATENT: c_uint = 2;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW: c_uint = 64;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_PRIMARY: c_uint = 32;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED: c_uint = 4;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED: c_uint = 16;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED: c_uint = 1;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR: c_uint = 2;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED: c_uint = 1;

#[toolkits("13.4.61"..)]
const NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED: c_uint = 4;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_CAS128: c_int = 64;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_CAS32: c_int = 16;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_CAS64: c_int = 32;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_FETCHADD32: c_int = 1;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_FETCHADD64: c_int = 2;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_SWAP32: c_int = 4;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_CAP_SWAP64: c_int = 8;

#[toolkits("12.6.37"..)]
const NVML_PCIE_ATOMICS_OPS_MAX: c_int = 7;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_16000MBPS: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_2500MBPS: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_32000MBPS: c_int = 5;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_5000MBPS: c_int = 2;

#[toolkits("12.0.76"..)]
const NVML_PCIE_LINK_MAX_SPEED_64000MBPS: c_int = 6;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_8000MBPS: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_PCIE_LINK_MAX_SPEED_INVALID: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS: c_int = 1024;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX: c_int = 4;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM: c_int = 4;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM: c_int = 3;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X: c_int = 1;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX: c_int = 8;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS: c_int = 2;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX: c_int = 3;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X: c_int = 32;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX: c_int = 16;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX: c_int = 0;

#[toolkits("13.4.61"..)]
const NVML_PERF_METRICS_SAMPLE_COUNT: c_int = 13;

#[toolkits("12.8.55"..)]
const NVML_PERF_MODES_BUFFER_SIZE: c_int = 2048;

#[toolkits("13.0.39"..)]
const NVML_POWER_MIZER_MODE_ADAPTIVE: c_int = 0;

#[toolkits("13.0.39"..)]
const NVML_POWER_MIZER_MODE_AUTO: c_int = 2;

#[toolkits("13.0.39"..)]
const NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE: c_int = 3;

#[toolkits("13.0.39"..)]
const NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE: c_int = 1;

#[toolkits("11.8.86".."12.0.76")]
const NVML_POWER_MODE_ID_BALANCED: c_int = 0;

#[toolkits("11.8.86".."12.0.76")]
const NVML_POWER_MODE_ID_MAX: c_int = 1;

#[toolkits("13.3.29"..)]
const NVML_POWER_SCOPE_COUNT: c_uint = 4;

#[toolkits("12.2.81"..)]
const NVML_POWER_SCOPE_GPU: c_uint = 0;

#[toolkits("13.3.29"..)]
const NVML_POWER_SCOPE_GPU_BASE: c_uint = 3;

#[toolkits("12.3.52"..)]
const NVML_POWER_SCOPE_MEMORY: c_uint = 2;

#[toolkits("12.2.81"..)]
const NVML_POWER_SCOPE_MODULE: c_uint = 1;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: c_uint = 0xffffffff;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: c_int = 5;

#[toolkits("12.8.55".."13.1.68")]
const NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: c_int = 4;

#[toolkits("13.1.68"..)]
const NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: c_int = 8;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: c_int = 0;

#[toolkits("13.1.68"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET: c_int = 7;

#[toolkits("13.1.68"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT: c_int = 5;

#[toolkits("13.1.68"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT: c_int = 6;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: c_int = 3;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: c_int = 2;

#[toolkits("12.8.55"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: c_int = 1;

#[toolkits("13.1.68"..)]
const NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR: c_int = 4;

#[toolkits("11.7.91"..)]
const NVML_POWER_SOURCE_AC: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_POWER_SOURCE_BATTERY: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_POWER_SOURCE_UNDERSIZED: c_int = 2;

#[toolkits("13.0.39"..)]
const NVML_PRM_DATA_MAX_SIZE: c_int = 496;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_ALL: c_ulong = 0xffffffffffffffff;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_CLOCK: c_int = 1;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_FAN: c_int = 64;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_MEMORY: c_int = 4;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_NONE: c_int = 0;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_PCI: c_int = 32;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_PERF: c_int = 2;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_POWER: c_int = 8;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_PROC_UTIL: c_int = 128;

#[toolkits("13.1.68"..)]
const NVML_RUSD_POLL_THERMAL: c_int = 16;

#[toolkits("12.0.76".."12.1.55")]
const NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: c_int = 200;

#[toolkits("12.2.81"..)]
const NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: c_int = 200;

#[toolkits("11.7.91"..)]
#[alias]
const NVML_SINGLE_BIT_ECC: _ = NVML_MEMORY_ERROR_TYPE_CORRECTED;

#[toolkits("12.0.76".."12.1.55")]
const NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: c_int = 3;

#[toolkits("12.2.81"..)]
const NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: c_int = 3;

#[toolkits("11.7.91"..)]
const NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: c_int = 80;

#[toolkits("11.7.91"..)]
const NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: c_int = 80;

#[toolkits("11.7.91"..)]
#[alias]
const NVML_TOPOLOGY_CPU: _ = NVML_TOPOLOGY_NODE;

#[toolkits("11.7.91"..)]
const NVML_VALUE_NOT_AVAILABLE: c_int = -1;

#[toolkits("11.7.91"..)]
const NVML_VGPU_NAME_BUFFER_SIZE: c_int = 64;

#[toolkits("12.8.55"..)]
const NVML_VGPU_PGPU_HETEROGENEOUS_MODE: c_int = 0;

#[toolkits("12.8.55"..)]
const NVML_VGPU_PGPU_HOMOGENEOUS_MODE: c_int = 1;

#[toolkits("11.7.91"..)]
const NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES: c_int = 1;

#[toolkits("12.2.140".."12.3.52")]
const NVML_VGPU_SCHEDULER_ARR_DEFAULT: c_int = 0;

#[toolkits("12.3.101"..)]
const NVML_VGPU_SCHEDULER_ARR_DEFAULT: c_int = 0;

#[toolkits("12.2.140"..)]
const NVML_VGPU_SCHEDULER_ARR_DISABLE: c_int = 1;

#[toolkits("12.2.140"..)]
const NVML_VGPU_SCHEDULER_ARR_ENABLE: c_int = 2;

#[toolkits("12.3.52".."12.3.101")]
const NVML_VGPU_SCHEDULER_ARR_UNDEFINED: c_int = 0;

#[toolkits("12.9.40"..)]
const NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS: c_int = 1;

#[toolkits("13.2.51"..)]
const NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0: c_int = 3;

#[toolkits("13.1.68".."13.1.115")]
const NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1: c_int = 2;

#[toolkits("13.2.51"..)]
const NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1: c_int = 2;

#[toolkits("12.0.76".."12.1.55")]
const NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: c_int = 1;

#[toolkits("12.2.81"..)]
const NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: c_int = 1;

#[toolkits("12.0.76".."12.1.55")]
const NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: c_int = 2;

#[toolkits("12.2.81"..)]
const NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: c_int = 2;

#[toolkits("12.0.76".."12.1.55")]
const NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: c_int = 3;

#[toolkits("12.2.81"..)]
const NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: c_int = 3;

#[toolkits("12.0.76".."12.1.55")]
const NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: c_int = 0;

#[toolkits("12.2.81"..)]
const NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO: c_int = 0;

#[toolkits("11.7.91"..)]
const NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES: c_int = 1;

#[toolkits("12.8.55"..)]
const NVML_WORKLOAD_POWER_MAX_PROFILES: c_int = 255;

#[toolkits("12.9.40"..)]
const nvmlActiveVgpuInstanceInfo_v1: c_uint = 0x1000010;

#[toolkits("11.7.91"..)]
#[alias]
const nvmlBlacklistDeviceInfo_t: _ = nvmlExcludedDeviceInfo_t;

#[toolkits("12.3.52"..)]
const nvmlC2cModeInfo_v1: c_uint = 0x1000004;

#[toolkits("12.5.39"..)]
const nvmlClockOffset_v1: c_uint = 0x1000018;

#[toolkits("12.2.81".."13.4.61")]
const nvmlClocksEventReasonAll: c_longlong = 511;

#[toolkits("13.4.61"..)]
const nvmlClocksEventReasonAll: c_longlong = 2047;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonApplicationsClocksSetting: c_longlong = 2;

#[toolkits("13.4.61"..)]
const nvmlClocksEventReasonBoardLimit: c_longlong = 512;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonDisplayClockSetting: c_longlong = 256;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonGpuIdle: c_longlong = 1;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonNone: c_longlong = 0;

#[toolkits("13.4.61"..)]
const nvmlClocksEventReasonReliability: c_longlong = 1024;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonSwPowerCap: c_longlong = 4;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonSwThermalSlowdown: c_longlong = 32;

#[toolkits("12.2.81"..)]
const nvmlClocksEventReasonSyncBoost: c_longlong = 16;

#[toolkits("11.7.91".."13.4.61")]
const nvmlClocksThrottleReasonAll: c_longlong = 511;

#[toolkits("13.4.61"..)]
const nvmlClocksThrottleReasonAll: c_longlong = 2047;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonApplicationsClocksSetting: c_longlong = 2;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonDisplayClockSetting: c_longlong = 256;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonGpuIdle: c_longlong = 1;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonHwPowerBrakeSlowdown: c_longlong = 128;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonHwSlowdown: c_longlong = 8;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonHwThermalSlowdown: c_longlong = 64;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonNone: c_longlong = 0;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonSwPowerCap: c_longlong = 4;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonSwThermalSlowdown: c_longlong = 32;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonSyncBoost: c_longlong = 16;

#[toolkits("11.7.91"..)]
const nvmlClocksThrottleReasonUserDefinedClocks: c_longlong = 2;

#[toolkits("11.7.91"..)]
const nvmlComputeInstanceProfileInfo_v2: c_uint = 0x2000088;

#[toolkits("12.3.52"..)]
const nvmlComputeInstanceProfileInfo_v3: c_uint = 0x300008c;

#[toolkits("12.4.99"..)]
const nvmlConfComputeGetKeyRotationThresholdInfo_v1: c_uint = 0x1000010;

#[toolkits("12.4.99"..)]
const nvmlConfComputeSetKeyRotationThresholdInfo_v1: c_uint = 0x1000010;

#[toolkits("12.8.55"..)]
const nvmlCoolerInfo_v1: c_uint = 0x1000010;

#[toolkits("13.0.39"..)]
const nvmlDeviceAddressingMode_v1: c_uint = 0x1000008;

#[toolkits("12.5.39"..)]
const nvmlDeviceCapabilities_v1: c_uint = 0x1000008;

#[toolkits("12.8.55"..)]
const nvmlDeviceCurrentClockFreqs_v1: c_uint = 0x1000804;

#[toolkits("12.8.55"..)]
const nvmlDevicePerfModes_v1: c_uint = 0x1000804;

#[toolkits("12.8.55"..)]
const nvmlDramEncryptionInfo_v1: c_uint = 0x1000008;

#[toolkits("11.7.91"..)]
#[alias]
const nvmlEccBitType_t: _ = nvmlMemoryErrorType_t;

#[toolkits("12.4.99"..)]
const nvmlEccSramErrorStatus_v1: c_uint = 0x1000068;

#[toolkits("13.0.39"..)]
const nvmlEccSramUniqueUncorrectedErrorCounts_v1: c_uint = 0x1000010;

#[toolkits("11.7.91"..)]
const nvmlEventMigConfigChange: c_longlong = 256;

#[toolkits("11.7.91".."12.6.37")]
const nvmlEventTypeAll: c_longlong = 415;

#[toolkits("12.6.37".."12.8.55")]
const nvmlEventTypeAll: c_longlong = 16287;

#[toolkits("12.8.55"..)]
const nvmlEventTypeAll: c_longlong = 65439;

#[toolkits("11.7.91"..)]
const nvmlEventTypeClock: c_longlong = 16;

#[toolkits("11.7.91"..)]
const nvmlEventTypeDoubleBitEccError: c_longlong = 2;

#[toolkits("12.6.37"..)]
const nvmlEventTypeDramRetirementEvent: c_longlong = 1024;

#[toolkits("12.6.37"..)]
const nvmlEventTypeDramRetirementFailure: c_longlong = 2048;

#[toolkits("12.6.37"..)]
const nvmlEventTypeFatalPoisonError: c_longlong = 8192;

#[toolkits("12.8.55"..)]
const nvmlEventTypeGpuRecoveryAction: c_longlong = 32768;

#[toolkits("12.8.55"..)]
const nvmlEventTypeGpuUnavailableError: c_longlong = 16384;

#[toolkits("12.6.37"..)]
const nvmlEventTypeNonFatalPoisonError: c_longlong = 4096;

#[toolkits("11.7.91"..)]
const nvmlEventTypeNone: c_longlong = 0;

#[toolkits("11.7.91"..)]
const nvmlEventTypePState: c_longlong = 4;

#[toolkits("11.7.91"..)]
const nvmlEventTypePowerSourceChange: c_longlong = 128;

#[toolkits("11.7.91"..)]
const nvmlEventTypeSingleBitEccError: c_longlong = 1;

#[toolkits("12.6.37"..)]
const nvmlEventTypeSingleBitEccErrorStorm: c_longlong = 512;

#[toolkits("11.7.91"..)]
const nvmlEventTypeXidCriticalError: c_longlong = 8;

#[toolkits("12.8.55"..)]
const nvmlFanSpeedInfo_v1: c_uint = 0x100000c;

#[toolkits("11.7.91"..)]
const nvmlFlagDefault: c_int = 0;

#[toolkits("11.7.91"..)]
const nvmlFlagForce: c_int = 1;

#[toolkits("11.7.91"..)]
#[alias]
const nvmlGetBlacklistDeviceCount: _ = nvmlGetExcludedDeviceCount;

#[toolkits("11.7.91"..)]
#[alias]
const nvmlGetBlacklistDeviceInfoByIndex: _ = nvmlGetExcludedDeviceInfoByIndex;

#[toolkits("12.4.99"..)]
const nvmlGpuFabricInfo_v2: c_uint = 0x2000024;

#[toolkits("13.0.39"..)]
const nvmlGpuFabricInfo_v3: c_uint = 0x3000028;

#[toolkits("11.7.91"..)]
const nvmlGpuInstanceProfileInfo_v2: c_uint = 0x2000098;

#[toolkits("12.3.52"..)]
const nvmlGpuInstanceProfileInfo_v3: c_uint = 0x3000098;

#[toolkits("12.8.55"..)]
const nvmlMarginTemperature_v1: c_uint = 0x1000008;

#[toolkits("11.7.91"..)]
const nvmlMemory_v2: c_uint = 0x2000028;

#[toolkits("13.0.39"..)]
const nvmlNvLinkInfo_v1: c_uint = 0x1000008;

#[toolkits("13.0.39"..)]
const nvmlNvLinkInfo_v2: c_uint = 0x200064c;

#[toolkits("12.8.55"..)]
const nvmlNvlinkGetBwMode_v1: c_uint = 0x100000c;

#[toolkits("12.8.55"..)]
const nvmlNvlinkSetBwMode_v1: c_uint = 0x100000c;

#[toolkits("12.8.55"..)]
const nvmlNvlinkSupportedBwModes_v1: c_uint = 0x100001c;

#[toolkits("12.4.99"..)]
const nvmlPciInfoExt_v1: c_uint = 0x1000040;

#[toolkits("13.0.39"..)]
const nvmlPdi_v1: c_uint = 0x1000010;

#[toolkits("12.8.55"..)]
const nvmlPlatformInfo_v1: c_uint = 0x100002c;

#[toolkits("12.8.90"..)]
const nvmlPlatformInfo_v2: c_uint = 0x200002c;

#[toolkits("12.8.55"..)]
const nvmlPowerSmoothingProfile_v1: c_uint = 0x1000018;

#[toolkits("12.8.55"..)]
const nvmlPowerSmoothingState_v1: c_uint = 0x1000008;

#[toolkits("12.2.81"..)]
const nvmlPowerValue_v2: c_uint = 0x200000c;

#[toolkits("12.2.140"..)]
const nvmlProcessDetailList_v1: c_uint = 0x1000018;

#[toolkits("12.4.99"..)]
const nvmlProcessesUtilizationInfo_v1: c_uint = 0x1000018;

#[toolkits("13.0.39"..)]
const nvmlRepairStatus_v1: c_uint = 0x100000c;

#[toolkits("13.1.68"..)]
const nvmlRusdSettings_v1: c_uint = 0x1000010;

#[toolkits("12.4.99"..)]
const nvmlSystemConfComputeSettings_v1: c_uint = 0x1000014;

#[toolkits("13.5.37"..)]
const nvmlSystemConfComputeSettings_v2: c_uint = 0x2000018;

#[toolkits("12.6.37"..)]
const nvmlSystemDriverBranchInfo_v1: c_uint = 0x1000054;

#[toolkits("12.9.40"..)]
const nvmlSystemEventSetCreateRequest_v1: c_uint = 0x1000010;

#[toolkits("12.9.40"..)]
const nvmlSystemEventSetFreeRequest_v1: c_uint = 0x1000010;

#[toolkits("12.9.40"..)]
const nvmlSystemEventSetWaitRequest_v1: c_uint = 0x1000020;

#[toolkits("12.9.40"..)]
const nvmlSystemEventTypeCount: c_int = 2;

#[toolkits("12.9.40"..)]
const nvmlSystemEventTypeGpuDriverBind: c_longlong = 2;

#[toolkits("12.9.40"..)]
const nvmlSystemEventTypeGpuDriverUnbind: c_longlong = 1;

#[toolkits("12.9.40"..)]
const nvmlSystemRegisterEventRequest_v1: c_uint = 0x1000018;

#[toolkits("12.8.55"..)]
const nvmlTemperature_v1: c_uint = 0x100000c;

#[toolkits("12.9.40"..)]
const nvmlUUID_v1: c_uint = 0x1000034;

#[toolkits("12.9.40"..)]
const nvmlVgpuCreatablePlacementInfo_v1: c_uint = 0x1000020;

#[toolkits("12.4.99"..)]
const nvmlVgpuHeterogeneousMode_v1: c_uint = 0x1000008;

#[toolkits("12.4.99"..)]
const nvmlVgpuInstancesUtilizationInfo_v1: c_uint = 0x1000020;

#[toolkits("12.4.99"..)]
const nvmlVgpuPlacementId_v1: c_uint = 0x1000008;

#[toolkits("12.4.99"..)]
const nvmlVgpuPlacementList_v1: c_uint = 0x1000018;

#[toolkits("12.8.55"..)]
const nvmlVgpuPlacementList_v2: c_uint = 0x2000020;

#[toolkits("12.4.99"..)]
const nvmlVgpuProcessesUtilizationInfo_v1: c_uint = 0x1000018;

#[toolkits("12.8.55"..)]
const nvmlVgpuRuntimeState_v1: c_uint = 0x1000010;

#[toolkits("12.9.40"..)]
const nvmlVgpuSchedulerLogInfo_v1: c_uint = 0x10025a0;

#[toolkits("12.9.40"..)]
const nvmlVgpuSchedulerStateInfo_v1: c_uint = 0x1000018;

#[toolkits("12.9.40"..)]
const nvmlVgpuSchedulerState_v1: c_uint = 0x1000018;

#[toolkits("12.6.37"..)]
const nvmlVgpuTypeBar1Info_v1: c_uint = 0x1000010;

#[toolkits("12.9.40"..)]
const nvmlVgpuTypeIdInfo_v1: c_uint = 0x1000010;

#[toolkits("12.9.40"..)]
const nvmlVgpuTypeMaxInstance_v1: c_uint = 0x100000c;

#[toolkits("12.8.55"..)]
const nvmlWorkloadPowerProfileCurrentProfiles_v1: c_uint = 0x1000064;

#[toolkits("12.8.55"..)]
const nvmlWorkloadPowerProfileInfo_v1: c_uint = 0x100002c;

#[toolkits("12.8.55"..)]
const nvmlWorkloadPowerProfileProfilesInfo_v1: c_uint = 0x1002bf8;

#[toolkits("12.8.55"..)]
const nvmlWorkloadPowerProfileRequestedProfiles_v1: c_uint = 0x1000024;

#[toolkits("13.1.68"..)]
const nvmlWorkloadPowerProfileUpdateProfiles_v1: c_uint = 0x1000024;
