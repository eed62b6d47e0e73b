//! The vocabulary of the dials.

#[releases(driver)]
enum DriverRelease {
    /// The first.
    #[version(12000)]
    R1 = "1.0",
}

#[needs]
enum Need {
    /// The dials have power.
    #[yields(NOT_INITIALIZED)]
    Initialized,
}

#[states]
enum State {
    /// The dials have power.
    Ready,
    /// The dials have no power.
    #[fails(initialized)]
    Uninitialized,
}

/// Any number.
#[domain]
enum Any {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// Another number.
    #[accepted]
    Some = 7,
}

/// One enumerator of `E`.
#[domain]
enum OneOf<E> {
    /// Each enumerator.
    #[accepted]
    Each = each(E),
    /// One more than the greatest enumerator.
    #[refused(INVALID_VALUE)]
    AboveAll = above(E),
}

/// Bits of `E`, freely combined.
#[domain]
enum BitsOf<E> {
    /// No bit.
    #[accepted]
    None = 0,
    /// Each enumerator.
    #[accepted]
    Each = each(E),
    /// Bits that no enumerator has.
    #[refused(INVALID_VALUE)]
    OtherBit = other_bits(E),
}

/// A number that has to be zero.
#[domain]
enum Reserved {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// Each bit.
    #[undefined]
    Bit = other_bits(),
}

/// A level from 0 to 100.
#[domain]
enum Level {
    /// The lowest level.
    #[accepted]
    Lowest = 0,
    /// The highest level.
    #[accepted]
    Highest = 100,
    /// A number past the highest level.
    #[refused(INVALID_VALUE)]
    #[when(value > 100)]
    Over = 500,
}

/// A number of marks.
#[domain]
enum Marks {
    /// Four.
    #[accepted]
    Four = 4,
    /// None.
    #[accepted]
    Zero = 0,
}

/// A pointer to a value.
#[domain(pointer)]
enum In<T> {
    /// A value.
    #[accepted]
    Value,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}
