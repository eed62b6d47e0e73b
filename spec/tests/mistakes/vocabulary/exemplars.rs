//! Malformed exemplars.

/// A lamp.
#[domain(CUstream)]
enum LampKind {
    /// Without a standing.
    Dark,
    /// Without a value.
    #[accepted]
    Bright = some(E),
    /// A query on a number.
    #[accepted]
    #[when(value.is_null())]
    Broken,
    /// A reference to an exemplar that does not exist.
    #[accepted]
    #[like(Drak)]
    Dim = 3,
    /// A version mark without a standing.
    #[accepted]
    #[until(13000, on("555.58.02"), not_on("580.159.04"))]
    Old = 4,
    /// Two lists of facts.
    #[accepted]
    #[has(watts = 5)]
    #[has(lumens = 400)]
    Warm = 5,
    /// A number never needs a driver.
    #[accepted]
    #[without_driver]
    Cold = 6,
}
