//! Exemplars that cannot be told.

/// A lamp.
#[domain(CUstream)]
enum LampKind {
    /// Of which it is not said what it does to a call.
    Dark,
    /// Of which nobody knows the value.
    #[accepted]
    Bright = some(E),
    /// A number is asked what it is.
    #[accepted]
    #[when(value.is_null())]
    Broken,
    /// What is said of it is said of one that is not there.
    #[accepted]
    #[like(Drak)]
    Dim = 3,
}
