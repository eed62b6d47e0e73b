/// Loads an image into the current context, and returns the module and one of its kernels.
fn load(
    cuda: Values,
    image: *const c_void,
    kernel: &CStr,
) -> Result<(CUmodule, CUfunction), Error> {
    let mut module: CUmodule = std::ptr::null_mut();
    let mut function: CUfunction = std::ptr::null_mut();
    // SAFETY: both outputs are valid, and the image and the name end in a zero byte.
    unsafe {
        (*cuda).cuModuleLoadData(&mut module, image)?;
        (*cuda).cuModuleGetFunction(&mut function, module, kernel.as_ptr())?;
    }
    Ok((module, function))
}
