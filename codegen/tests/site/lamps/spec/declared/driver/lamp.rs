#[group(CUDA_LAMP)]
#[base(cuLampOpen)]
#[introduced(3020)]
#[toolkits("12.0.0"..)]
#[per_thread(cuLampOpen_v2_ptsz, 7000)]
#[returns("12.0.0".., SUCCESS, INVALID_VALUE)]
#[notes(dims)]
#[see(cuLampClose, cudaLampOpen, cuLampDim)]
fn cuLampOpen_v2(lamp: *mut CUlamp, r#type: c_uint) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("12.0.0".."13.0.0")]
#[deprecated]
fn cuLampClose(lamp: CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[not_default]
#[introduced(2000)]
#[toolkits("12.0.0"..)]
#[see(cuLampOpen)]
fn cuLampOpen(lamp: *mut CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[introduced(10000)]
#[toolkits("12.0.0".."13.0.0")]
#[returns("12.0.0".."13.0.0", SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(dims)]
#[see(cuLampOpen)]
fn cuLampDim(lamp: CUlamp, percent: c_uint) -> CUresult;

#[group(CUDA_LAMP)]
#[not_default]
#[introduced(10000)]
#[toolkits("13.0.0"..)]
fn cuLampDim(lamp: CUlamp, desc: *const CUlampDesc) -> CUresult;

#[group(CUDA_LAMP)]
#[base(cuLampDim)]
#[introduced(13000)]
#[toolkits("13.0.0"..)]
#[returns("13.0.0".., SUCCESS, INVALID_VALUE)]
fn cuLampDim_v2(lamp: CUlamp, desc: *const CUlampDesc, flags: c_uint) -> CUresult;
