//! The shapes that reference pages come in, and how each is recognised.

use super::document::Document;
use super::entry::{Entry, Shape};
use super::{docs_rs, html, pdf, sphinx};

impl Shape {
    /// All shapes, in the order in which they are tried: the most telling marks first.
    pub(super) const ALL: [Self; 4] = [Self::Sphinx, Self::DocsRs, Self::Pdf, Self::Html];

    /// The shape of a document, told from its content.
    pub(super) fn recognise(document: &Document) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| match shape {
            Self::DocsRs => docs_rs::is_shape(&document.lines),
            Self::Pdf => pdf::is_shape(&document.lines),
            Self::Sphinx => sphinx::is_shape(&document.lines),
            Self::Html => html::is_shape(&document.lines),
        })
    }

    /// The functions that a document of this shape describes.
    pub(super) fn read(self, document: &Document) -> Vec<Entry> {
        let entries = match self {
            Self::DocsRs => docs_rs::read(&document.lines),
            Self::Pdf => pdf::read(&document.lines),
            Self::Sphinx => sphinx::read(&document.lines),
            Self::Html => html::read(&document.lines),
        };
        let mut entries = merge(entries);
        for entry in &mut entries {
            entry.document.clone_from(&document.name);
        }
        entries
    }
}

/// Leaves out a heading that another entry of the same function elaborates: lists of functions at
/// the top of a page, signatures that a page shows twice.
fn merge(entries: Vec<Entry>) -> Vec<Entry> {
    let is_same =
        |a: &Entry, b: &Entry| a.function == b.function && a.param_names() == b.param_names();
    let is_better = |other: &Entry, entry: &Entry| {
        let measure = |entry: &Entry| (entry.weight(), entry.statements.len());
        is_same(other, entry) && measure(other) >= measure(entry)
    };
    let mut kept: Vec<Entry> = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let is_heading = entry.weight() == 0;
        let is_told_again = kept
            .iter()
            .any(|earlier| is_same(earlier, entry) && earlier.returns == entry.returns);
        let is_elaborated = entries[index + 1..]
            .iter()
            .any(|later| is_better(later, entry))
            || kept.iter().any(|earlier| is_better(earlier, entry));
        if !(is_told_again || is_heading && is_elaborated) {
            kept.push(entry.clone());
        }
    }
    kept
}
