//! The domains of the lamps.

/// A place for one result.
#[domain(place)]
enum Out<T> {
    /// Room for the result.
    #[accepted]
    Place,
    /// Null: no room.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Bits of `E`, freely combined.
#[domain]
enum BitsOf<E> {
    /// No bit.
    #[accepted]
    None = 0,
    /// Each enumerator in turn.
    #[accepted]
    Each = each(E),
    /// Everything at once.
    #[accepted]
    All = all(E),
    /// A bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    UnknownBit = beyond(E),
}
