//! Lamps.

#![on("1.2")]

/// Lights a lamp.
#[needs(initialized)]
#[order(unknown)]
fn cuLampOpen_v2(
    /// Room for the lamp.
    lamp: Out<CUlamp>,
    /// How it shines.
    #[unobserved(UnknownBit)]
    r#type: BitsOf<CUlamp_flags>,
) {
    /// A lamp is warm or bright.
    #[rule("not-both", observed, on("580.159.04"), documented = SUCCESS)]
    if r#type & CU_LAMP_WARM != 0 && r#type != CU_LAMP_WARM {
        return INVALID_VALUE;
    }
}

/// A lamp that was opened shines.
#[scenario]
#[needs(initialized)]
#[shows(cuLampOpen_v2)]
fn a_lamp_shines(cuda: &Driver) {
    let lamp = cuda.cuLampOpen_v2(CU_LAMP_WARM)?;
    expect!(!lamp.is_null());
}
