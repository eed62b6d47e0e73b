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
