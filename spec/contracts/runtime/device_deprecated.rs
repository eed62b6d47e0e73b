//! What is set for the current device and has no effect any more.

#![on("13.0.96")]

#[as_driver(cuCtxGetSharedMemConfig)]
#[needs(runtime, outside_callback)]
fn cudaDeviceGetSharedMemConfig(pConfig: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuCtxSetSharedMemConfig)]
#[needs(runtime, outside_callback)]
fn cudaDeviceSetSharedMemConfig(config: _) {
    check!(runtime, outside_callback);
}

/// How wide the banks are is for the driver to say.
#[scenario]
#[needs(nothing)]
#[shows(cudaDeviceGetSharedMemConfig)]
fn width_of_banks_is_the_drivers(cuda: &Runtime) {
    let config = cuda.cudaDeviceGetSharedMemConfig()?;
    expect!(config.0 == cuda.driver().cuCtxGetSharedMemConfig()?.0);
}
