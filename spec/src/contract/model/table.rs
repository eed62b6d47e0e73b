//! Tables from enumerators to types, for domains that another parameter selects.

use crate::span::Span;

/// A table from enumerators to the type of the value they select.
#[derive(Clone, Debug)]
pub struct Table {
    /// As domains refer to it, `PointerValue`.
    pub name: String,
    /// What its rows are, in a sentence.
    pub doc: String,
    /// The enumeration whose members the rows are about.
    pub enumeration: String,
    /// In the order of the file; a member without a row selects nothing.
    pub rows: Vec<Row>,
    /// Where it is written.
    pub span: Span,
}

/// One enumerator, and the type of the value that it selects.
#[derive(Clone, Debug)]
pub struct Row {
    /// Enumerator.
    pub tag: String,
    /// C type of the value.
    pub ty: String,
    /// Where it is written.
    pub span: Span,
}
