//! The releases of the libraries that rules were seen on. `on(..)` and `not_on(..)` name them.

/// Releases of the driver, and up to which CUDA version each says it goes.
#[releases(driver)]
enum DriverRelease {
    /// The last release for devices of the Tesla architecture.
    #[version(6050)]
    R340 = "340.108",
    /// The last release for devices of the Fermi architecture.
    #[version(9010)]
    R390 = "390.157",
    #[version(10010)]
    R418 = "418.226.00",
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
    #[version(11070)]
    R117 = "11.7.99",
    #[version(11080)]
    R118 = "11.8.89",
    #[version(12000)]
    R120 = "12.0.146",
    #[version(12010)]
    R121 = "12.1.105",
    #[version(12020)]
    R122 = "12.2.140",
    #[version(12030)]
    R123 = "12.3.101",
    #[version(12040)]
    R124 = "12.4.127",
    #[version(12050)]
    R125 = "12.5.82",
    #[version(12060)]
    R126 = "12.6.77",
    #[version(12080)]
    R128 = "12.8.90",
    #[version(12090)]
    R129 = "12.9.79",
    #[version(13000)]
    R130 = "13.0.96",
    #[version(13010)]
    R131 = "13.1.80",
    #[version(13020)]
    R132 = "13.2.86",
    #[version(13030)]
    R133 = "13.3.29",
    #[version(13040)]
    R134 = "13.4.92",
    #[version(13050)]
    R135 = "13.5.37",
}
