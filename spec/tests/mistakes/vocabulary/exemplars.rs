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
    /// It is not said what it does in these versions.
    #[accepted]
    #[until(13000, on("555.58.02"), not_on("580.159.04"))]
    Old = 4,
    /// The second list would take the place of the first.
    #[accepted]
    #[has(watts = 5)]
    #[has(lumens = 400)]
    Warm = 5,
    /// A number is made without a driver anyway.
    #[accepted]
    #[without_driver]
    Cold = 6,
}
