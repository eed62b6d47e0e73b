//! The shapes that reference pages come in, and how each is recognised.

use std::collections::HashMap;

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
    let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, entry) in entries.iter().enumerate() {
        by_name.entry(&entry.function).or_default().push(index);
    }
    let is_same = |a: &Entry, b: &Entry| a.param_names() == b.param_names();
    let is_better = |other: &Entry, entry: &Entry| {
        let measure = |entry: &Entry| (entry.weight(), entry.statements.len());
        is_same(other, entry) && measure(other) >= measure(entry)
    };
    let mut is_kept = vec![false; entries.len()];
    for (index, entry) in entries.iter().enumerate() {
        let is_heading = entry.weight() == 0;
        let others = by_name.get(&*entry.function).into_iter().flatten();
        let mut earlier = others
            .clone()
            .filter(|other| **other < index && is_kept[**other]);
        let mut later = others.filter(|other| **other > index);
        let is_told_again = earlier.clone().any(|other| {
            is_same(&entries[*other], entry) && entries[*other].returns == entry.returns
        });
        let is_elaborated = is_heading
            && (later.any(|other| is_better(&entries[*other], entry))
                || earlier.any(|other| is_better(&entries[*other], entry)));
        is_kept[index] = !(is_told_again || is_elaborated);
    }
    drop(by_name);
    let mut is_kept = is_kept.into_iter();
    let mut entries = entries;
    entries.retain(|_| is_kept.next().unwrap_or(true));
    entries
}
