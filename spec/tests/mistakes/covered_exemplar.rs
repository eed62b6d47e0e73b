//! A domain with a condition that holds for the value of a later exemplar.

/// Flags of the initialization.
#[domain]
enum StartFlags {
    /// No bit.
    #[accepted]
    None = 0,
    /// More than one bit allows.
    #[refused(INVALID_VALUE)]
    #[when(value > 1)]
    Many = 2,
    /// More than one byte allows.
    #[refused(INVALID_VALUE)]
    #[when(value > 255)]
    TooMany = 256,
    /// The highest bit alone, which has no condition.
    #[refused(INVALID_VALUE)]
    HighBit = 0x8000_0000,
}

/// Starts the driver.
#[needs(nothing)]
#[order(unknown)]
#[no_visible_effect("the state of the driver")]
fn cuInit(
    /// No flag is known.
    Flags: StartFlags,
) {
}
