//! Version.

#![on("580.159.04")]

/// Says up to which CUDA version the driver goes.
#[class(lookup)]
#[order(observed)]
fn cuDriverGetVersion(
    /// Room for the version, 1000 times major plus 10 times minor.
    driverVersion: Out<c_int>,
) {
    /// The last digit is not used.
    #[ensure("encoding", documented, on("580.159.04"))]
    if true {
        assert!(driverVersion.value() > 0 && driverVersion.value() % 10 == 0);
    }

    /// The answer is the same however often one asks.
    #[ensure("constant", observed, on("580.159.04"))]
    if true {
        assert!(driverVersion.value() == driver.version());
    }
}

/// The version is known before `cuInit`, and `cuInit` does not change it.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDriverGetVersion)]
fn version_is_known_before_init(cuda: &Driver) {
    let before = cuda.cuDriverGetVersion()?;
    expect!(before >= 2000);
    cuda.cuInit(0)?;
    expect!(cuda.cuDriverGetVersion()? == before);
}
