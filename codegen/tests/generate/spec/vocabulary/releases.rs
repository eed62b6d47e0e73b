//! The releases of the lamps' driver.

#[releases(driver)]
enum DriverRelease {
    /// What the evidence is of.
    #[version(1020)]
    R1 = "1.2",
    #[version(13000)]
    R580 = "580.159.04",
}
