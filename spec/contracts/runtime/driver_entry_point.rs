//! Finding functions of the driver.

#![on("13.0.96")]

#[as_driver(cuGetProcAddress_v2)]
#[needs(devices)]
#[tolerates(outside_callback)]
fn cudaGetDriverEntryPointByVersion(
    symbol: _,
    funcPtr: _,
    cudaVersion: _,
    flags: _,
    driverStatus: _,
) {
    check!(devices);
}

/// Looks up the function that fits a name and the version of the runtime.
#[as_driver(cuGetProcAddress_v2, cudaVersion = 13000)]
#[except("not-from-the-future")]
#[needs(devices)]
fn cudaGetDriverEntryPoint(symbol: _, funcPtr: _, flags: _, driverStatus: _) {
    check!(devices);
}
