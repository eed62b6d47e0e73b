//! The sequence of toolkits, and spans of it.

use cuspec_spec::declared::{Declared, Interval, Toolkit};

/// The toolkits of the registry, oldest first.
#[derive(Debug)]
pub struct Toolkits<'a> {
    all: Vec<&'a Toolkit>,
    names: Vec<String>,
}

/// Consecutive toolkits: from the first to before the second, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub first: usize,
    pub end: usize,
}

impl<'a> Toolkits<'a> {
    pub fn new(declared: &'a Declared) -> Self {
        let all: Vec<&Toolkit> = declared.toolkits.iter().map(|one| &one.toolkit).collect();
        let names = all.iter().map(ToString::to_string).collect();
        Self { all, names }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The versions, `13.0.96`, oldest first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The index of a toolkit, or of the first later one.
    fn place(&self, toolkit: &Toolkit) -> usize {
        self.all.partition_point(|one| *one < toolkit)
    }

    pub fn span(&self, interval: &Interval) -> Span {
        Span {
            first: self.place(&interval.first),
            end: interval
                .end
                .as_ref()
                .map_or(self.len(), |end| self.place(end)),
        }
    }

    /// Joins intervals to as few spans as possible, oldest first.
    pub fn spans<'i>(&self, intervals: impl IntoIterator<Item = &'i Interval>) -> Vec<Span> {
        join(intervals.into_iter().map(|one| self.span(one)).collect())
    }

    /// Whether the spans cover every toolkit.
    pub fn is_complete(&self, spans: &[Span]) -> bool {
        spans
            == [Span {
                first: 0,
                end: self.len(),
            }]
    }

    /// `since 12.0.107`, `11.7.99 to 12.9.79`, `every toolkit`.
    pub fn words(&self, spans: &[Span]) -> String {
        if self.is_complete(spans) {
            return "every toolkit".to_owned();
        }
        let words: Vec<String> = spans.iter().map(|span| self.word(*span)).collect();
        words.join(", ")
    }

    fn word(&self, span: Span) -> String {
        let name = |place: usize| self.names.get(place).map_or("", String::as_str);
        let (first, last) = (name(span.first), name(span.end.saturating_sub(1)));
        match (span.end == self.len(), span.end == span.first + 1) {
            (true, _) => format!("since {first}"),
            (false, true) => format!("{first} only"),
            (false, false) => format!("{first} to {last}"),
        }
    }

    /// The spans for a script that hides items of other toolkits, `0-4,9-33`; empty for all.
    pub fn mark(&self, spans: &[Span]) -> Option<String> {
        if self.is_complete(spans) {
            return None;
        }
        let marks = spans
            .iter()
            .map(|span| format!("{}-{}", span.first, span.end));
        Some(marks.collect::<Vec<_>>().join(","))
    }
}

/// Sorts spans and joins adjacent ones.
pub(crate) fn join(mut spans: Vec<Span>) -> Vec<Span> {
    spans.retain(|span| span.first < span.end);
    spans.sort_unstable();
    let mut joined: Vec<Span> = Vec::new();
    for span in spans {
        match joined.last_mut() {
            Some(last) if span.first <= last.end => last.end = last.end.max(span.end),
            _ => joined.push(span),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_that_touch_become_one() {
        let span = |first, end| Span { first, end };
        let joined = join(vec![span(4, 6), span(0, 2), span(2, 4), span(8, 9)]);
        assert_eq!(joined, [span(0, 6), span(8, 9)]);
    }
}
