#[toolkits("12.0.0"..)]
#[tag(cudaError_enum)]
#[repr(u32)]
enum CUresult {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[repr(i32)]
enum CUlampState {
    CU_LAMP_BROKEN = -1,
    CU_LAMP_DARK = 0,
}

#[toolkits("12.0.0"..)]
#[tag(CUlampDesc_st)]
#[layout(size = 40, align = 8)]
struct CUlampDesc {
    #[offset(0)]
    watts: c_uchar,
    #[offset(1)]
    #[bits(0, 3)]
    colour: c_uint,
    #[offset(1)]
    #[bits(3, 7)]
    tint: c_uint,
    #[offset(8)]
    #[anonymous]
    _3: CUlampDesc_anonymous1,
    #[offset(16)]
    place: CUlampDesc_place,
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUlampDesc_anonymous1 {
    #[offset(0)]
    socket: CUlampPtr,
    #[offset(0)]
    callback: CUlampFn,
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct CUlampDesc_place {
    #[offset(0)]
    x: c_int,
    #[offset(8)]
    label: [CUlampDesc_place_label; 2],
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUlampDesc_place_label {
    #[offset(0)]
    name: *const c_char,
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[layout(size = 128, align = 64)]
struct CUlampMap {
    #[offset(0)]
    bytes: [c_uchar; 128],
}

#[toolkits("12.0.0"..)]
#[handle]
type CUlamp = *mut CUlamp_st;

#[toolkits("12.0.0"..)]
type CUlampFn = Option<unsafe extern "C" fn(CUlamp, *mut c_void)>;

#[toolkits("12.0.0"..)]
type CUlampPtr = c_ulonglong;

#[toolkits("12.0.0"..)]
const CU_LAMP_NONE: c_int = -1;

#[toolkits("12.0.0"..)]
const CU_LAMP_HUGE: c_ulonglong = 0xFFFFFFFFFFFFFFFF;

#[toolkits("12.0.0"..)]
const CU_LAMP_WARMTH: f32 = 1.5;

#[toolkits("12.0.0"..)]
const CU_LAMP_MAKER: &str = "a maker";

#[toolkits("12.0.0"..)]
const CU_LAMP_ALL: CUlamp = 0x1 as _;

#[toolkits("12.0.0"..)]
#[alias]
const CU_LAMP_OFF: _ = CU_LAMP_DARK;

#[toolkits("12.0.0"..)]
#[alias]
const cuLampLight: _ = cuLampOpen_v2;
