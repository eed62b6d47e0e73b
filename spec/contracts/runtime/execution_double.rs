//! Numbers for devices of long ago, which had none of double precision.

#![on("13.0.96")]

/// Rounds a double as a device without double precision would see it; on all others it stays as it
/// is.
#[needs(devices)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context, own_process)]
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
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context, own_process)]
#[order(unknown)]
#[no_visible_effect("every device at hand has doubles, and leaves them as they are")]
#[on("11.8.89", "12.9.79")]
fn cudaSetDoubleForHost(
    /// The number, which nothing becomes of.
    #[undefined(Null)]
    d: In<Opaque>,
) {
}

/// Numbers of double precision stay what they are on their way to a device and back.
#[scenario]
#[needs(nothing)]
#[on("11.8.89", "12.9.79")]
fn doubles_stay_what_they_are(cuda: &Runtime) {
    for bits in [0x3fb9_9999_9999_999a, 0x8000_0000_0000_0000, 1, 0x7ff4_dead_beef_cafe_u64] {
        let mut number = f64::from_bits(bits);
        cuda.cudaSetDoubleForDevice(&mut number)?;
        expect!(number.to_bits() == bits);
        cuda.cudaSetDoubleForHost(&mut number)?;
        expect!(number.to_bits() == bits);
    }
}
