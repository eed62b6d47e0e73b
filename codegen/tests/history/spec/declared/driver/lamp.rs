#[group(CUDA_LAMP)]
#[default("11.0.1".."12.0.1")]
#[toolkits("11.0.1"..)]
#[returns("11.0.1".."12.0.1", SUCCESS)]
#[deprecated("13.0.1"..)]
fn cuLampOpen(lamp: *mut CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[base(cuLampOpen)]
#[default("12.0.1"..)]
#[toolkits("12.0.1"..)]
#[per_thread(cuLampOpen_v2_ptsz)]
#[returns("12.0.1".."13.0.1", SUCCESS, INVALID_VALUE)]
#[returns("13.0.1".., SUCCESS, OUT_OF_MEMORY)]
fn cuLampOpen_v2(lamp: *mut CUlamp, count: usize) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("11.0.1".."12.0.1")]
fn cuLampClose(lamp: CUlamp) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("13.0.1"..)]
fn cuLampClose(lamp: CUlamp, flags: c_uint) -> CUresult;
