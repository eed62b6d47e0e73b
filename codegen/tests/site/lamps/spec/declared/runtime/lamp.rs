#[group(CUDART_LAMP)]
#[toolkits("12.0.0"..)]
#[returns("12.0.0".., cudaSuccess)]
fn cudaLampOpen(lamp: *mut cudaLamp_t) -> cudaError_t;
