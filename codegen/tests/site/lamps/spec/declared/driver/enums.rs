#[toolkits("12.0.0"..)]
#[tag(cudaError_enum)]
#[repr(u32)]
enum CUresult {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_NOT_INITIALIZED = 3,
    CUDA_ERROR_INVALID_HANDLE = 400,
}

#[toolkits("12.0.0"..)]
#[tag(CUlamp_flags_enum)]
#[repr(u32)]
enum CUlamp_flags {
    CU_LAMP_DEFAULT = 0,
    CU_LAMP_WARM = 1,
    CU_LAMP_BRIGHT = 2,
}

#[toolkits("12.0.0"..)]
#[repr(i32)]
enum CUlampState {
    CU_LAMP_STATE_BROKEN = -1,
    CU_LAMP_STATE_OFF = 0,
    CU_LAMP_STATE_ON = 1,
    #[deprecated]
    CU_LAMP_STATE_LIT = 1,
    #[toolkits("12.0.0".."13.0.0")]
    CU_LAMP_STATE_DIM = 2,
}
