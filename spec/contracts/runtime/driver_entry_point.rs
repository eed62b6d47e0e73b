//! Finding the driver's functions through the runtime.

#![on("13.0.96")]

/// Looks up the function of the driver that fits a name and the runtime's own version.
#[as_driver(cuGetProcAddress_v2, cudaVersion = 13000)]
#[needs(devices)]
#[class(lookup)]
#[order(observed)]
#[except("not-from-the-future")]
fn cudaGetDriverEntryPoint(symbol: _, funcPtr: _, flags: _, driverStatus: _) {
    check!(devices);

    /// The driver is as new as the runtime, whose own version is asked for.
    #[rule("own-version", observed, on("13.1.80", "13.3.29", "13.5.37"))]
    if runtime.version() > driver.version() && driver.version() >= 13000 {
        return InvalidValue;
    }
}

/// Looks up the function of the driver that fits a name and a version that the caller gives.
#[as_driver(cuGetProcAddress_v2)]
#[needs(devices)]
#[class(lookup)]
#[order(observed)]
fn cudaGetDriverEntryPointByVersion(
    symbol: _,
    funcPtr: _,
    cudaVersion: _,
    flags: _,
    driverStatus: _,
) {
}

/// The version asked for decides which form of a function is found, the flags which twin, and without either it is
/// what the driver itself finds for the runtime's version.
#[scenario]
#[needs(runtime)]
#[gate(runtime.version() <= driver.version())]
#[shows(cudaGetDriverEntryPoint, cudaGetDriverEntryPointByVersion)]
fn the_driver_is_found_through_the_runtime(cuda: &Runtime) {
    let allocate = c"cuMemAlloc".as_ptr();
    let (first, status) = cuda.cudaGetDriverEntryPointByVersion(allocate, 2000, 0)?;
    expect!(status == cudaDriverEntryPointSuccess);
    let (second, _) = cuda.cudaGetDriverEntryPointByVersion(allocate, 3020, 0)?;
    expect!(!first.is_null() && !second.is_null() && first != second);
    let (own, status) = cuda.cudaGetDriverEntryPoint(allocate, 0)?;
    expect!(status == cudaDriverEntryPointSuccess);
    expect!(own == second);
    let query = c"cuStreamQuery".as_ptr();
    let legacy = u64::from(cudaEnableLegacyStream.0);
    let per_thread = u64::from(cudaEnablePerThreadDefaultStream.0);
    let (shared, _) = cuda.cudaGetDriverEntryPoint(query, legacy)?;
    let (threads, _) = cuda.cudaGetDriverEntryPoint(query, per_thread)?;
    let version = cuda.driver().cuDriverGetVersion()?;
    let (same, _) = cuda.driver().cuGetProcAddress_v2(query, version, legacy)?;
    expect!(shared == same && threads != shared && !threads.is_null());
}
