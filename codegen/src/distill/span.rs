//! The lines of a document about a function.

use std::ops::Range;

/// The lines of one entry, from its heading to the next.
pub(super) struct Span {
    /// The function.
    pub name: String,
    pub lines: Range<usize>,
    /// Whether it begins with the title of a page, above a signature of the same function.
    pub is_title: bool,
}

impl Span {
    pub(super) fn new(name: impl Into<String>, lines: Range<usize>) -> Self {
        Self {
            name: name.into(),
            lines,
            is_title: false,
        }
    }
}
