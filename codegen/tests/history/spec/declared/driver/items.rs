#[toolkits("11.0.1"..)]
#[tag(CUlampState_enum)]
#[repr(u32)]
enum CUlampState {
    CU_LAMP_DARK = 0,
    #[toolkits("11.0.1".."12.0.1")]
    CU_LAMP_DIM = 1,
    #[toolkits("12.0.9"..)]
    #[deprecated("13.0.1"..)]
    CU_LAMP_LIT = 2,
}

#[toolkits("11.0.1".."12.0.1")]
#[layout(size = 4, align = 4)]
struct CUlampDesc {
    #[offset(0)]
    watts: c_uint,
}

#[toolkits("12.0.1"..)]
#[layout(size = 16, align = 8)]
struct CUlampDesc {
    #[offset(0)]
    volts: c_uint,
    #[offset(8)]
    watts: usize,
}

#[toolkits("11.0.1"..)]
#[handle]
type CUlamp = *mut CUlamp_st;

#[toolkits("11.0.1".."13.0.1")]
const CU_LAMP_COUNT: c_int = 4;

#[toolkits("13.0.1"..)]
const CU_LAMP_COUNT: c_int = 8;
