//! One name for two domains.

/// A lamp.
#[domain]
enum Lamp {
    /// It shines.
    #[accepted]
    Bright = 1,
}

/// Another lamp.
#[domain]
enum Lamp {
    /// It does not.
    #[accepted]
    Dark = 0,
}
