#[group(CUDA_DIAL)]
#[introduced(12000)]
#[toolkits("12.0.0"..)]
#[returns("12.0.0".., SUCCESS, INVALID_VALUE)]
fn cuDialSet(mode: CUdialMode, flags: c_uint, level: c_uint, tint: c_uint, reserved: c_uint) -> CUresult;

#[group(CUDA_DIAL)]
#[introduced(12000)]
#[toolkits("12.0.0"..)]
#[returns("12.0.0".., SUCCESS, INVALID_VALUE)]
fn cuDialScale(scale: *const CUdialScale, peak: *const usize, marks: usize) -> CUresult;
