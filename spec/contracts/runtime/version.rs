//! Versions of the runtime and of the driver below it.

#![on("13.0.96")]

/// Gives the version of the runtime library.
#[needs(devices)]
#[class(lookup)]
#[order(observed)]
fn cudaRuntimeGetVersion(
    /// Room for the version, 1000 times major plus 10 times minor.
    runtimeVersion: Out<c_int>,
) {
    #[until(12000, on("11.8.89"), not_on("12.9.79", "13.0.96"))]
    check!(loaded, devices);
    /// The last digit is not used.
    #[ensure("encoding", documented, on("13.0.96"))]
    if true {
        assert!(runtimeVersion.value() > 0 && runtimeVersion.value() % 10 == 0);
    }

    /// The answer is the same however often one asks.
    #[ensure("constant", observed, on("13.0.96"))]
    if true {
        assert!(runtimeVersion.value() == runtime.version());
    }
}

/// Gives the newest CUDA version that the driver goes up to, and 0 where there is no driver.
#[class(lookup)]
#[order(observed)]
#[unobserved(loaded)]
fn cudaDriverGetVersion(
    /// Room for the version, 1000 times major plus 10 times minor.
    driverVersion: Out<c_int>,
) {
    check!(driverVersion, loaded);

    /// It is what the driver itself says.
    #[ensure("of-the-driver", documented, on("13.0.96"))]
    if true {
        assert!(driverVersion.value() == driver.version());
    }
}

/// Both versions are known before a context is there, and making one changes neither.
#[scenario]
#[needs(nothing)]
#[shows(cudaDriverGetVersion, cudaRuntimeGetVersion)]
fn versions_are_known_before_a_context(cuda: &Runtime) {
    let runtime = cuda.cudaRuntimeGetVersion()?;
    let driver = cuda.cudaDriverGetVersion()?;
    expect!(runtime >= 2000);
    expect!(driver == cuda.driver().cuDriverGetVersion()?);
    cuda.driver().cuInit(0)?;
    let context = cuda.driver().cuDevicePrimaryCtxRetain(cuda.driver().device())?;
    cuda.driver().cuCtxSetCurrent(context)?;
    expect!(cuda.cudaRuntimeGetVersion()? == runtime);
    expect!(cuda.cudaDriverGetVersion()? == driver);
    cuda.driver().cuDevicePrimaryCtxRelease_v2(cuda.driver().device())?;
}
