//! Numbers for devices of long ago, which had none of double precision.

#![on("13.0.96")]

/// Rounds a double as a device without double precision would see it; on all others it stays as it
/// is.
#[needs(devices)]
#[order(unknown)]
#[no_visible_effect("every device at hand has doubles, and leaves them as they are")]
#[on("11.8.89", "12.9.79")]
fn cudaSetDoubleForDevice(
    /// The number, which nothing becomes of.
    #[undefined(Null)]
    d: In<Opaque>,
) {
}

/// Turns a double back that came from a device without double precision; on all others it stays as
/// it is.
#[needs(devices)]
#[order(unknown)]
#[no_visible_effect("every device at hand has doubles, and leaves them as they are")]
#[on("11.8.89", "12.9.79")]
fn cudaSetDoubleForHost(
    /// The number, which nothing becomes of.
    #[undefined(Null)]
    d: In<Opaque>,
) {
}
