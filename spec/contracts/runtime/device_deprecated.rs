//! What is set for the current device and has no effect any more.

#![on("13.0.96")]

#[as_driver(cuCtxGetSharedMemConfig)]
fn cudaDeviceGetSharedMemConfig(pConfig: _) {}

#[as_driver(cuCtxSetSharedMemConfig)]
fn cudaDeviceSetSharedMemConfig(config: _) {}
