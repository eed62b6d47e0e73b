//! Facts of states that no query asks about.

/// What a lamp is asked.
trait Thread {
    /// Whether the lamp of the calling thread is lit.
    fn is_lit();
}

/// The states of a lamp.
#[states]
enum LampState {
    /// In the dark.
    #[facts(is_lid)]
    Dark,
}
