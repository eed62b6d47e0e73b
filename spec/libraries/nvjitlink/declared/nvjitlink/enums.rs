//! Written by `cuspec import` from `nvJitLink.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("12.0.76"..)]
#[anonymous]
#[repr(u32)]
enum nvJitLinkInputType {
    NVJITLINK_INPUT_NONE = 0,
    NVJITLINK_INPUT_CUBIN = 1,
    NVJITLINK_INPUT_PTX = 2,
    NVJITLINK_INPUT_LTOIR = 3,
    NVJITLINK_INPUT_FATBIN = 4,
    NVJITLINK_INPUT_OBJECT = 5,
    NVJITLINK_INPUT_LIBRARY = 6,
    #[toolkits("12.6.20"..)]
    NVJITLINK_INPUT_INDEX = 7,
    #[toolkits("12.4.99"..)]
    NVJITLINK_INPUT_ANY = 10,
}

#[toolkits("12.0.76"..)]
#[anonymous]
#[repr(u32)]
enum nvJitLinkResult {
    NVJITLINK_SUCCESS = 0,
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1,
    NVJITLINK_ERROR_MISSING_ARCH = 2,
    NVJITLINK_ERROR_INVALID_INPUT = 3,
    NVJITLINK_ERROR_PTX_COMPILE = 4,
    NVJITLINK_ERROR_NVVM_COMPILE = 5,
    NVJITLINK_ERROR_INTERNAL = 6,
    #[toolkits("12.3.52"..)]
    NVJITLINK_ERROR_THREADPOOL = 7,
    #[toolkits("12.4.99"..)]
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8,
    #[toolkits("12.6.20"..)]
    NVJITLINK_ERROR_FINALIZE = 9,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_NULL_INPUT = 10,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_ARCH_MISMATCH = 13,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_MISSING_FATBIN = 15,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17,
    #[toolkits("13.0.39"..)]
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18,
}
