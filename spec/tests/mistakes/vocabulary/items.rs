//! Items that mean nothing in the vocabulary.

enum Unmarked {
    Nothing,
}

fn nothing() {}

/// A lamp.
trait Lamp {
    const COLOUR: i32;
}

/// Settings of a lamp.
#[settings]
enum LampSetting {
    /// How bright it is.
    Brightness,
}

/// Functions that no header declares.
#[absences]
enum Absent {
    /// A lamp is never absent.
    #[functions(cuLampSwitch)]
    Lamp,
}
