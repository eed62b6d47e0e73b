//! What lamps were found to do.

#[findings("Lamps", "desk-1.2", "13.0.0")]
enum Lamps {
    /// Both colours at once are `INVALID_VALUE`.
    #[about(cuLampOpen_v2)]
    #[documents("Any flags succeed.")]
    #[shown("cuLampOpen_v2[type=all]", "lamp/a_lamp_shines")]
    OneColourAtATime,
}
