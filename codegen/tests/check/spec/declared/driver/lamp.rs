#[group(CUDA_LAMP)]
#[toolkits("11.0.1"..)]
fn cuLampOpen(lamp: *mut c_int) -> c_int;

#[group(CUDA_LAMP)]
#[base(cuLampOpen)]
#[toolkits("12.0.1"..)]
#[per_thread(cuLampOpen_v2_ptsz, 7000)]
fn cuLampOpen_v2(lamp: *mut c_int) -> c_int;

#[group(CUDA_LAMP)]
#[toolkits("11.0.1".."13.0.1")]
fn cuLampClose(lamp: c_int) -> c_int;

#[group(CUDA_LAMP)]
#[toolkits("11.0.1".."12.0.1")]
fn cuLampColour(lamp: c_int) -> c_int;

#[group(CUDA_LAMP)]
#[toolkits("12.0.1"..)]
fn cuLampColour(lamp: c_int, colour: c_int) -> c_int;

#[group(CUDA_LAMP)]
#[toolkits("13.0.1"..)]
fn cuLampDim(lamp: c_int) -> c_int;
