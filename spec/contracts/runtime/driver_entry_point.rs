//! Finding functions of the driver.

#![on("13.0.96")]

#[as_driver(cuGetProcAddress_v2)]
fn cudaGetDriverEntryPointByVersion(
    symbol: _,
    funcPtr: _,
    cudaVersion: _,
    flags: _,
    driverStatus: _,
) {
}

/// Looks up the function that fits a name and the version of the runtime.
#[as_driver(cuGetProcAddress_v2, cudaVersion = 13000)]
fn cudaGetDriverEntryPoint(symbol: _, funcPtr: _, flags: _, driverStatus: _) {}
