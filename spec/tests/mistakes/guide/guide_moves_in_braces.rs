//! Addresses in braces that stand for nothing.

#[moves]
enum Moves {
    /// The group has no end.
    #[from("f/{cuOld,cuOlder.html")]
    #[to("f/{1}.html")]
    Open,
    /// The range ends before it begins.
    #[from("f/cuOld.html#bit-{3..1}")]
    #[to("f/cuOld.html")]
    Empty,
    /// An end of the range is no number.
    #[from("f/cuOld.html#bit-{0..x}")]
    #[to("f/cuOld.html")]
    Endless,
}
