#[group(CUDA_LAMP)]
#[base(cuLampOpen)]
#[introduced(3020)]
#[toolkits("12.0.0"..)]
#[per_thread(cuLampOpen_v2_ptsz, 7000)]
#[returns("12.0.0".., SUCCESS, INVALID_VALUE)]
#[notes(dims)]
#[see(cuLampClose, cudaLampOpen)]
fn cuLampOpen_v2(lamp: *mut CUlamp, r#type: c_uint) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("12.0.0".."13.0.0")]
#[deprecated]
fn cuLampClose(lamp: CUlamp) -> CUresult;
