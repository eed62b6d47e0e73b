//! The formats of reference pages, and their recognition.

use std::collections::{HashMap, HashSet};

use rayon::prelude::*;

use super::document::Document;
use super::entry::{Entry, Named, Shape};
use super::span::Span;
use super::{docs_rs, html, pdf, sphinx};

impl Shape {
    /// All formats, in the order of the tests: the most distinctive marks first.
    pub(super) const ALL: [Self; 4] = [Self::Sphinx, Self::DocsRs, Self::Pdf, Self::Html];

    /// Recognizes the format of a document by its content.
    pub(super) fn recognise(document: &Document) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| match shape {
            Self::DocsRs => docs_rs::is_shape(&document.lines),
            Self::Pdf => pdf::is_shape(&document.lines),
            Self::Sphinx => sphinx::is_shape(&document.lines),
            Self::Html => html::is_shape(&document.lines),
        })
    }

    /// Reports the functions of a document of this format one by one, since a document may contain more than memory
    /// can hold.
    pub(super) fn read(self, document: Document, tell: &mut dyn FnMut(Entry)) {
        let Document { name, lines } = document;
        let (lines, lost) = match self {
            Self::Pdf => pdf::join(lines),
            Self::DocsRs | Self::Sphinx | Self::Html => (lines, Vec::new()),
        };
        let spans = match self {
            Self::DocsRs => docs_rs::find(&lines),
            Self::Pdf => pdf::find(&lines),
            Self::Sphinx => sphinx::find(&lines),
            Self::Html => html::find(&lines),
        };
        let read = |place: usize| -> Option<Entry> {
            let own = &lines[spans[place].lines.clone()];
            let mut entry = match self {
                Self::DocsRs => docs_rs::read(own),
                Self::Pdf => pdf::read(own),
                Self::Sphinx => sphinx::read(own),
                Self::Html => html::read(own),
            }?;
            let next = spans
                .get(place + 1)
                .map(|next| lines[next.lines.start].number);
            let until = next.unwrap_or(usize::MAX);
            let is_own = |line: &&usize| (entry.line..until).contains(*line);
            if let Some(line) = lost.iter().rev().find(is_own) {
                pdf::forget_returns(&mut entry, *line);
            }
            entry.document.clone_from(&name);
            Some(entry)
        };
        let left_out = elaborated_elsewhere(&spans, &read);
        let places: Vec<usize> = (0..spans.len())
            .filter(|place| !left_out.contains(place))
            .collect();
        for some in places.chunks(AT_ONCE) {
            let entries: Vec<Option<Entry>> = some.par_iter().map(|place| read(*place)).collect();
            entries.into_iter().flatten().for_each(&mut *tell);
        }
    }
}

/// Number of entries that are read before they are reported.
const AT_ONCE: usize = 1024;

/// Data that decides which of several entries of a function are reported.
struct Digest {
    place: usize,
    is_title: bool,
    params: Vec<String>,
    returns: Vec<Named>,
    weight: usize,
    statements: usize,
}

impl Digest {
    fn of(place: usize, span: &Span, entry: Entry) -> Self {
        let params = entry.param_names().into_iter().map(str::to_owned);
        Self {
            place,
            is_title: span.is_title,
            params: params.collect(),
            weight: entry.weight(),
            statements: entry.statements.len(),
            returns: entry.returns,
        }
    }

    /// Whether this entry elaborates one that is a heading alone.
    fn elaborates(&self, heading: &Self) -> bool {
        let measure = |one: &Self| (one.weight, one.statements);
        self.params == heading.params && measure(self) >= measure(heading)
    }
}

/// Headings that another entry of the same function elaborates: lists of functions at the top of a page, titles above a
/// signature, signatures that a page repeats.
fn elaborated_elsewhere(
    spans: &[Span],
    read: &(dyn Fn(usize) -> Option<Entry> + Sync),
) -> HashSet<usize> {
    let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, span) in spans.iter().enumerate() {
        by_name.entry(&span.name).or_default().push(place);
    }
    let several: Vec<Vec<usize>> = by_name
        .into_values()
        .filter(|places| places.len() > 1)
        .collect();
    let left_out = several.par_iter().flat_map_iter(|places| {
        let digest = |place: &usize| Some(Digest::of(*place, &spans[*place], read(*place)?));
        let mut all: Vec<Digest> = places.iter().filter_map(digest).collect();
        let mut left_out = Vec::new();
        // A title above a signature states nothing that the signature does not.
        let has_signature = all.iter().any(|one| !one.is_title);
        all.retain(|one| {
            let is_told = !one.is_title || one.weight > 0 || !has_signature;
            if !is_told {
                left_out.push(one.place);
            }
            is_told
        });
        left_out.extend(repeated(&all));
        left_out
    });
    left_out.collect()
}

/// Entries of one function that another one covers.
fn repeated(all: &[Digest]) -> Vec<usize> {
    let mut is_kept = vec![false; all.len()];
    for (index, one) in all.iter().enumerate() {
        let earlier = (0..index).filter(|other| is_kept[*other]);
        let earlier: Vec<&Digest> = earlier.map(|other| &all[other]).collect();
        let is_told_again = earlier
            .iter()
            .any(|other| other.params == one.params && other.returns == one.returns);
        let mut others = all[index + 1..].iter().chain(earlier);
        let is_elaborated = one.weight == 0 && others.any(|other| other.elaborates(one));
        is_kept[index] = !(is_told_again || is_elaborated);
    }
    let left_out = all.iter().zip(is_kept).filter(|(_, is_kept)| !is_kept);
    left_out.map(|(one, _)| one.place).collect()
}
