#[group(CUDA_SHADE)]
#[toolkits("12.0.0"..)]
fn cuShadeMake(shade: *mut CUlamp, desc: *const CUshadeDesc, flags: CUlamp_flags) -> CUresult;

#[group(CUDA_SHADE)]
#[toolkits("12.0.0"..)]
fn cuShadeMove(shade: CUlamp, to: CUshadePlace) -> CUresult;

#[group(CUDA_SHADE)]
#[toolkits("12.0.0"..)]
fn cuShadeName(shade: CUlamp) -> *const c_char;

#[group(CUDA_SHADE)]
#[toolkits("12.0.0"..)]
fn cuShadeWhen(shade: CUlamp, r#fn: CUlampFn, user: *mut c_void) -> CUresult;
