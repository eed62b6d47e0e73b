#[group(CUDA_LAMP)]
#[toolkits("12.0.0"..)]
fn cuLampClose(lamp: CUlamp, state: CUlampState) -> CUresult;

#[group(CUDA_LAMP)]
#[toolkits("12.0.0".."13.0.0")]
fn cuLampGone();

#[group(CUDA_LAMP)]
#[not_default]
#[toolkits("12.0.0"..)]
fn cuLampOpen(lamp: *mut CUlamp, count: c_uint) -> CUresult;

#[group(CUDA_LAMP)]
#[base(cuLampOpen)]
#[toolkits("12.0.0"..)]
#[per_thread(cuLampOpen_v2_ptsz)]
fn cuLampOpen_v2(lamp: *mut CUlamp, count: usize) -> CUresult;

#[group(CUDA_LAMP)]
#[header("cudaGL.h")]
#[toolkits("12.0.0"..)]
fn cuLampPaint(lamp: CUlamp, texture: GLuint) -> CUresult;
