//! Tables from enumerators to types, for domains that another parameter selects.

use crate::span::Span;

/// A table from enumerators to the type of the value they select.
#[derive(Clone, Debug)]
pub struct Table {
    /// The name in domains, `PointerValue`.
    pub name: String,
    /// The meaning of its rows, in a sentence.
    pub doc: String,
    /// The enumeration of the tags.
    pub enumeration: String,
    /// Rows in file order; a member without a row selects nothing.
    pub rows: Vec<Row>,
    /// Its position.
    pub span: Span,
}

/// An enumerator, and the type of the value that it selects.
#[derive(Clone, Debug)]
pub struct Row {
    /// Enumerator.
    pub tag: String,
    /// C type of the value.
    pub ty: String,
    /// Its position.
    pub span: Span,
}
