#[group(CUDA_LAMP)]
#[default("1.0.0".."2.0.0")]
#[toolkits("1.0.0"..)]
fn cuLampOn(lamp: CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[base(cuLampOn)]
#[default("2.0.0"..)]
#[toolkits("2.0.0"..)]
#[per_thread(cuLampOn_v2_ptsz)]
fn cuLampOn_v2(lamp: CUlamp, watts: c_uint) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("1.0.0".."2.0.0")]
fn cuLampSwing(lamp: CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("1.0.0"..)]
#[returns("1.0.0".."2.0.0", SUCCESS)]
#[returns("2.0.0".., SUCCESS, DARK)]
fn cuLampState(lamp: CUlamp, state: *mut CUlampState) -> CUresult;

#[toolkits("1.0.0"..)]
#[repr(u32)]
enum CUresult {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_DARK = 1,
}

#[toolkits("1.0.0"..)]
#[handle]
type CUlamp = *mut CUlamp_st;
