//! Domains: plain values and sizes.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// Any value of the C type.
#[domain]
enum Any {
    #[accepted]
    Zero = 0,
    #[accepted]
    Some = 7,
}

/// A parameter kept for later, zero for now.
#[domain]
enum Reserved {
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value != 0 && value != 0x8000_0000)]
    One = 1,
    #[refused(INVALID_VALUE)]
    HighBit = 0x8000_0000,
}

/// One enumerator of `E`, as the driver under test knows it.
#[domain]
enum OneOf<E> {
    #[accepted]
    Each = each(E),
    #[refused(INVALID_VALUE)]
    Unset = gap(E),
    #[refused(INVALID_VALUE)]
    Unknown = beyond(E),
}

/// Any number where enumerators of `E` are meant.
#[domain]
enum AnyOf<E> {
    #[accepted]
    #[is(listed)]
    Each = each(E),
    #[accepted]
    Unset = gap(E),
    #[accepted]
    Unknown = beyond(E),
}

/// Bits of `E`, freely combined.
#[domain]
enum BitsOf<E> {
    #[accepted]
    None = 0,
    #[accepted]
    Each = each(E),
    #[accepted]
    All = all(E),
    #[refused(INVALID_VALUE)]
    UnknownBit = unknown_bit(E),
}

/// One enumerator under `mask`, with free bits beside it.
#[domain]
enum Masked<E, mask> {
    #[accepted]
    Each = within(E),
    #[accepted]
    Bit = beside(E),
    #[refused(INVALID_VALUE)]
    Mixed = mixed(E),
    #[refused(INVALID_VALUE)]
    UnknownBit = unknown_bit(E),
}

/// A number between two bounds, both allowed.
#[domain]
enum Range<lo, hi> {
    #[accepted]
    Lowest = lo,
    #[accepted]
    Highest = hi,
    #[refused(INVALID_VALUE)]
    #[when(value < lo)]
    Below = lo - 1,
    #[refused(INVALID_VALUE)]
    #[when(value > hi)]
    Above = hi + 1,
}

/// A number that the driver moves to the nearer end of what it can do.
#[domain]
enum Clamped {
    #[accepted]
    Zero = 0,
    #[accepted]
    Low = -100,
    #[accepted]
    High = 100,
}

/// Bits that headers give as macros: everything up to `all` is known.
#[domain]
enum Flags<all> {
    #[accepted]
    None = 0,
    #[accepted]
    Lowest = 1,
    #[accepted]
    Highest = (all + 1) / 2,
    #[accepted]
    All = all,
    #[refused(INVALID_VALUE)]
    #[when(value & all != value)]
    UnknownBit = 0x4000_0000,
}

/// A CUDA version as the driver encodes it, 13000 for 13.0.
#[domain]
enum CudaVersion {
    #[accepted]
    Current = 13000,
    #[accepted]
    Older = 11070,
    #[accepted]
    Oldest = 2000,
    #[accepted]
    #[is(too_old)]
    Zero = 0,
    #[accepted]
    #[is(too_old)]
    Negative = -1,
    #[accepted]
    Future = 99000,
}

/// Bytes to allocate.
#[domain]
enum Size {
    #[accepted]
    Page = 65536,
    #[accepted]
    Small = 1,
    #[refused(INVALID_VALUE)]
    Zero = 0,
    #[refused(OUT_OF_MEMORY)]
    #[when(value > 0x100_0000_0000)]
    Huge = 0x1000_0000_0000_0000,
}

/// Bytes of the range that starts at `of`.
#[domain]
enum Bytes<of> {
    #[accepted]
    Whole = of.remaining(),
    #[accepted]
    Partial = of.remaining() / 2,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining())]
    Over = of.remaining() + 1,
}

/// Elements of `size` bytes in the range that starts at `of`.
#[domain]
enum Elements<of, size> {
    #[accepted]
    Whole = of.remaining() / size,
    #[accepted]
    Partial = of.remaining() / size / 2,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining() / size)]
    Over = of.remaining() / size + 1,
}

/// Bytes that must equal the size of the value behind `of`.
#[domain]
enum SizeOf<of> {
    #[accepted]
    Exact = of.value_size(),
    #[refused(INVALID_VALUE)]
    Short = of.value_size() - 1,
    #[refused(INVALID_VALUE)]
    Long = of.value_size() * 2,
    #[refused(INVALID_VALUE)]
    #[when(value != of.value_size())]
    Zero = 0,
}

/// How many elements the array beside it has; the array's exemplar decides.
#[domain]
enum Count<array> {
    #[accepted]
    Exact = array.len(),
}

/// How much of something there is to do; none is fine.
#[domain]
enum Length<some> {
    #[accepted]
    Some = some,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
}

/// Bytes between two rows.
#[domain]
enum Pitch {
    #[accepted]
    Wide = 512,
    #[accepted]
    #[is(narrow)]
    Narrow = 3,
    #[accepted]
    Odd = 511,
    #[accepted]
    Zero = 0,
    #[accepted]
    #[is(enormous)]
    Enormous = 0x8000_0000,
}

/// Bytes of one element that rows are aligned for.
#[domain]
enum ElementSize {
    #[accepted]
    Four = 4,
    #[accepted]
    Eight = 8,
    #[accepted]
    Sixteen = 16,
    #[refused(INVALID_VALUE)]
    #[when(value != 0 && value != 4 && value != 8 && value != 16)]
    Three = 3,
    #[refused(INVALID_VALUE)]
    Zero = 0,
}
