//! Domains: plain values and sizes.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// Any value of the C type.
#[domain]
enum Any {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// Some other number.
    #[accepted]
    Some = 7,
}

/// A parameter kept for later, zero for now.
#[domain]
enum Reserved {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One: the lowest bit.
    #[refused(INVALID_VALUE)]
    #[when(value != 0 && value != 0x8000_0000)]
    One = 1,
    /// The highest of 32 bits alone.
    #[refused(INVALID_VALUE)]
    HighBit = 0x8000_0000,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(One)]
    AllOnes = all_ones(),
    /// Each other bit alone.
    #[refused(INVALID_VALUE)]
    #[like(One)]
    OtherBit = other_bits(),
}

/// One enumerator of `E`, as the driver under test knows it.
#[domain]
enum OneOf<E> {
    /// Each enumerator in turn.
    #[accepted]
    Each = each(E),
    /// The smallest number between the enumerators that is none.
    #[refused(INVALID_VALUE)]
    Unset = gap(E),
    /// A number past every enumerator.
    #[refused(INVALID_VALUE)]
    Unknown = beyond(E),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = all_ones(E),
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    TopBit = top_bit(E),
    /// One less than the smallest enumerator.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    BelowAll = below(E),
    /// One more than the greatest enumerator.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AboveAll = above(E),
    /// The number of the bound that the enumeration names.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    Bound = bound(E),
    /// The first and the last number of each gap between enumerators.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    Gap = gaps(E),
}

/// Any number where enumerators of `E` are meant.
#[domain]
enum AnyOf<E> {
    /// Each enumerator in turn.
    #[accepted]
    #[is(listed)]
    Each = each(E),
    /// The smallest number between the enumerators that is none.
    #[accepted]
    Unset = gap(E),
    /// A number past every enumerator.
    #[accepted]
    Unknown = beyond(E),
    /// Every bit of the type.
    #[accepted]
    #[like(Unknown)]
    AllOnes = all_ones(E),
    /// The highest bit of the type alone.
    #[accepted]
    #[like(Unknown)]
    TopBit = top_bit(E),
    /// One more than the greatest enumerator.
    #[accepted]
    #[like(Unknown)]
    AboveAll = above(E),
    /// The first and the last number of each gap between enumerators.
    #[accepted]
    #[like(Unknown)]
    Gap = gaps(E),
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
    /// All enumerators together.
    #[accepted]
    All = all(E),
    /// A bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    UnknownBit = unknown_bit(E),
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    TopBit = top_bit(E),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    AllOnes = all_ones(E),
    /// The number of the bound that the enumeration names.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    Bound = bound(E),
    /// Each other bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    OtherBit = other_bits(E),
}

/// One enumerator under `mask`, with free bits beside it.
#[domain]
enum Masked<E, mask> {
    /// Each enumerator under the mask in turn.
    #[accepted]
    Each = within(E),
    /// Each bit beside the mask in turn.
    #[accepted]
    Bit = beside(E),
    /// A bit between those that enumerators have.
    #[refused(INVALID_VALUE)]
    GapBit = gap_bit(E),
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(GapBit)]
    TopBit = top_bit(E),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(GapBit)]
    AllOnes = all_ones(E),
    /// Each other bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    #[like(GapBit)]
    OtherBit = other_bits(E),
}

/// The same, where all bits of the mask together are a name of the mask, and no enumerator.
#[domain]
enum MaskedOne<E, mask> {
    /// Each enumerator under the mask in turn.
    #[accepted]
    Each = within(E),
    /// Each bit beside the mask in turn.
    #[accepted]
    Bit = beside(E),
    /// Two enumerators under the mask together.
    #[refused(INVALID_VALUE)]
    Mixed = mixed(E),
    /// All bits of the mask, with a bit beside them.
    #[refused(INVALID_VALUE)]
    #[when(value & mask == mask && value > mask)]
    WholeMask = mask + mask + 1,
    /// A bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    UnknownBit = unknown_bit(E),
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    TopBit = top_bit(E),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    AllOnes = all_ones(E),
    /// Each other bit that no enumerator has.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    OtherBit = other_bits(E),
}

/// A number between two bounds, both allowed.
#[domain]
enum Range<lo, hi> {
    /// The lower bound.
    #[accepted]
    Lowest = lo,
    /// The upper bound.
    #[accepted]
    Highest = hi,
    /// One less than the lower bound.
    #[refused(INVALID_VALUE)]
    #[when(value < lo)]
    Below = lo - 1,
    /// One more than the upper bound.
    #[refused(INVALID_VALUE)]
    #[when(value > hi)]
    Above = hi + 1,
}

/// A number that the driver moves to the nearer end of what it can do.
#[domain]
enum Clamped {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// Less than any device can do.
    #[accepted]
    Low = -100,
    /// More than any device can do.
    #[accepted]
    High = 100,
}

/// Bits that headers give as macros: everything up to `all` is known.
#[domain]
enum Flags<all> {
    /// No bit.
    #[accepted]
    None = 0,
    /// The lowest bit.
    #[accepted]
    Lowest = 1,
    /// The highest bit that is known.
    #[accepted]
    Highest = (all + 1) / 2,
    /// All bits that are known.
    #[accepted]
    All = all,
    /// A bit that is not known.
    #[refused(INVALID_VALUE)]
    #[when(value & all != value)]
    UnknownBit = 0x4000_0000,
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    TopBit = top_bit(),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    AllOnes = all_ones(),
    /// Each other bit that is not known.
    #[refused(INVALID_VALUE)]
    #[like(UnknownBit)]
    OtherBit = other_bits(),
}

/// A CUDA version as the driver encodes it, 13000 for 13.0.
#[domain]
enum CudaVersion {
    /// 13.0.
    #[accepted]
    Current = 13000,
    /// 11.7, the oldest toolkit of the registry.
    #[accepted]
    Older = 11070,
    /// 2.0, the first version with entry points that still stand.
    #[accepted]
    Oldest = 2000,
    /// Zero, which is before every version.
    #[accepted]
    #[is(too_old)]
    Zero = 0,
    /// A number below zero.
    #[accepted]
    #[is(too_old)]
    Negative = -1,
    /// 99.0, which is after every version.
    #[accepted]
    Future = 99000,
}

/// Bytes to allocate.
#[domain]
enum Size {
    /// 64 KiB.
    #[accepted]
    Page = 65536,
    /// One byte.
    #[accepted]
    Small = 1,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// More than any device has.
    #[refused(OUT_OF_MEMORY)]
    #[when(value > 0x100_0000_0000)]
    Huge = 0x1000_0000_0000_0000,
}

/// Bytes of the range that starts at `of`.
#[domain]
enum Bytes<of> {
    /// Everything up to the end of the range.
    #[accepted]
    Whole = of.remaining(),
    /// Half of it.
    #[accepted]
    Partial = of.remaining() / 2,
    /// One byte.
    #[accepted]
    One = 1,
    /// No bytes.
    #[accepted]
    Zero = 0,
    /// So many that the end may lie beyond the largest address.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0xfe00_0000_0000_0000)]
    #[like(Over)]
    Wrapping = 0xffff_ffff_ffff_ffff,
    /// One byte more than the range has.
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining())]
    Over = of.remaining() + 1,
}

/// Elements of `size` bytes in the range that starts at `of`.
#[domain]
enum Elements<of, size> {
    /// Everything up to the end of the range.
    #[accepted]
    Whole = of.remaining() / size,
    /// Half of it.
    #[accepted]
    Partial = of.remaining() / size / 2,
    /// One element.
    #[accepted]
    One = 1,
    /// No elements.
    #[accepted]
    Zero = 0,
    /// So many that the end may lie beyond the largest address.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0xfe00_0000_0000_0000 / size)]
    #[like(Over)]
    Wrapping = 0xffff_ffff_ffff_ffff,
    /// One element more than the range has.
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining() / size)]
    Over = of.remaining() / size + 1,
}

/// How many elements the array beside it has; the array's exemplar decides.
#[domain]
enum Count<array> {
    /// As many as the array has.
    #[accepted]
    Exact = array.len(),
}

/// How much of something there is to do; none is fine.
#[domain]
enum Length<some> {
    /// As much as the domain is written with.
    #[accepted]
    Some = some,
    /// One.
    #[accepted]
    One = 1,
    /// None.
    #[accepted]
    Zero = 0,
}

/// Bytes between two rows.
#[domain]
enum Pitch {
    /// 512 bytes, more than a row has, and aligned for every element.
    #[accepted]
    Wide = 512,
    /// 3 bytes, less than a row has.
    #[accepted]
    #[is(narrow)]
    Narrow = 3,
    /// 511 bytes, aligned for single bytes only.
    #[accepted]
    Odd = 511,
    /// Zero.
    #[accepted]
    Zero = 0,
    /// 2 GiB, more than devices say that they take.
    #[accepted]
    #[is(enormous)]
    Enormous = 0x8000_0000,
}

/// Bytes of one element that rows are aligned for.
#[domain]
enum ElementSize {
    /// 4 bytes.
    #[accepted]
    Four = 4,
    /// 8 bytes.
    #[accepted]
    Eight = 8,
    /// 16 bytes.
    #[accepted]
    Sixteen = 16,
    /// 3 bytes, which is the size of no element.
    #[refused(INVALID_VALUE)]
    #[when(value != 0 && value != 4 && value != 8 && value != 16)]
    Three = 3,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}
