//! The domains of the lamps.

/// A place for one result.
#[domain(place)]
enum Out<T> {
    #[accepted]
    Place,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Bits of `E`, freely combined.
#[domain]
enum BitsOf<E> {
    #[accepted]
    None = 0,
    #[accepted]
    Each = each(E),
    /// Everything at once.
    #[accepted]
    All = all(E),
    #[refused(INVALID_VALUE)]
    UnknownBit = unknown_bit(E),
}
