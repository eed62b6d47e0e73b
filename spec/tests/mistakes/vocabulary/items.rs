//! Items that the vocabulary does not support.

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
    /// The brightness.
    Brightness,
}

/// Functions that no header declares.
#[absences]
enum Absent {
    /// A lamp is never absent.
    #[functions(cuLampSwitch)]
    Lamp,
}
