//! Dials.

#![on("1.0")]

/// A scale.
#[fields]
struct CUdialScale {
    /// Steps of the scale.
    steps: Any,
}

/// Sets a dial.
#[needs(initialized)]
#[order(unknown)]
#[no_visible_effect("no call reads a dial")]
fn cuDialSet(
    /// The speed.
    mode: OneOf<CUdialMode>,
    /// How it sounds.
    flags: BitsOf<CUdial_flags>,
    /// The level.
    level: Level,
    /// The colour.
    tint: Any,
    /// Zero.
    reserved: Reserved,
) {
}

/// Sets the scale of a dial.
#[needs(initialized)]
#[order(unknown)]
#[no_visible_effect("no call reads a scale")]
fn cuDialScale(
    /// The scale.
    scale: In<CUdialScale>,
    /// The level of the scale.
    peak: In<Level>,
    /// The number of marks.
    marks: Marks,
) {
    /// A scale has at most 6 steps.
    #[rule("at-most-6", observed, on("1.0"))]
    if scale.steps > 6 {
        return INVALID_VALUE;
    }
}
