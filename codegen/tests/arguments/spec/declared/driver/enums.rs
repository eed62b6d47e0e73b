#[toolkits("12.0.0"..)]
#[tag(cudaError_enum)]
#[repr(u32)]
enum CUresult {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_NOT_INITIALIZED = 3,
}

#[toolkits("12.0.0"..)]
#[tag(CUdialMode_enum)]
#[repr(u32)]
enum CUdialMode {
    CU_DIAL_SLOW = 1,
    CU_DIAL_FAST = 4,
    CU_DIAL_MODE_MAX = 2147483647,
}

#[toolkits("12.0.0"..)]
#[tag(CUdial_flags_enum)]
#[repr(u32)]
enum CUdial_flags {
    CU_DIAL_SOFT = 1,
    CU_DIAL_LOUD = 4,
}
