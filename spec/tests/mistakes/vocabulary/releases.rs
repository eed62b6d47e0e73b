//! Incomplete releases.

/// Without a library.
#[releases]
enum Release {
    #[version(13000)]
    Nobodys = "1.2.3",
}

/// The driver.
#[releases(driver)]
enum DriverRelease {
    /// A name and no version.
    Unversioned = "1.2.4",
    /// A version and no name.
    #[version(13000)]
    Unnamed,
    /// An invalid version number.
    #[version(13)]
    Small = "1.2.5",
    #[versoin(13000)]
    Misspelt = "1.2.6",
}
