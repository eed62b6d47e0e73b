//! The releases of the libraries that rules were seen on. `on(..)` and `not_on(..)` name them.

/// Releases of the driver, and up to which CUDA version each says it goes.
#[releases(driver)]
enum DriverRelease {
    /// Debian 11 has it.
    #[version(11040)]
    R470 = "470.256.02",
    #[version(12000)]
    R525 = "525.147.05",
    /// Debian 12 has it.
    #[version(12020)]
    R535 = "535.261.03",
    /// Debian 13 has it.
    #[version(12040)]
    R550 = "550.163.01",
    #[version(12050)]
    R555 = "555.58.02",
    #[version(13000)]
    R580 = "580.159.04",
}

/// Releases of the runtime.
#[releases(runtime)]
enum RuntimeRelease {
    #[version(13000)]
    R13 = "13.0.96",
    #[version(13050)]
    R135 = "13.5.37",
}
