//! Parts of places that a successful call had to write and did not.

use std::ops::Range;

use crate::suite::success::WRITTEN;
use crate::worker::ipc::{Execution, Report};

/// A part of a place that is unchanged after the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unwritten {
    /// The label of the place, such as `argument 3`.
    pub place: String,
    /// The byte range in the place.
    pub part: Range<usize>,
    /// The size of the place in bytes.
    pub of: usize,
}

/// The result of one attempt to run a case.
pub(super) struct CaseAttempt {
    pub report: Report,
    /// Parts that the call left unchanged, or overwrote with the same bytes.
    pub unwritten: Vec<Unwritten>,
}

impl From<Report> for CaseAttempt {
    fn from(report: Report) -> CaseAttempt {
        CaseAttempt {
            report,
            unwritten: Vec::new(),
        }
    }
}

impl CaseAttempt {
    /// Whether the case must be run again with another filling, because a written result may equal the
    /// first one. This is not possible in a process that cannot make another call.
    pub(super) fn needs_second_try(&self) -> bool {
        !self.unwritten.is_empty() && self.report.retire.is_none()
    }

    /// Applies a second attempt: parts that it wrote only looked unwritten in the first one.
    pub(super) fn confirm(&mut self, second: CaseAttempt) {
        let has_succeeded =
            |report: &Report| matches!(&report.what, Execution::Called(called) if called.code == 0);
        if has_succeeded(&second.report) {
            let unwritten = &second.unwritten;
            self.unwritten.retain(|part| unwritten.contains(part));
        }
        self.report.retire = second.report.retire;
    }

    /// The report, with unwritten parts as broken rules. They come before other broken rules, which assume
    /// that the results were written.
    pub(super) fn into_report(self, function: &str) -> Report {
        let mut report = self.report;
        if let Execution::Called(called) = &mut report.what {
            let rule = || format!("{function}/{WRITTEN}");
            let wrong = describe(&self.unwritten).into_iter();
            called
                .broken
                .splice(0..0, wrong.map(|wrong| (rule(), wrong)));
        }
        report
    }
}

/// One sentence for each place.
fn describe(unwritten: &[Unwritten]) -> Vec<String> {
    let same_place = |one: &Unwritten, other: &Unwritten| one.place == other.place;
    let places = unwritten.chunk_by(same_place);
    let sentence = |parts: &[Unwritten]| {
        let place = &parts[0].place;
        if parts.iter().map(|part| part.part.len()).sum::<usize>() == parts[0].of {
            return format!("{place} was not written");
        }
        let bytes = parts.iter().map(|Unwritten { part, .. }| match part.len() {
            1 => format!("byte {}", part.start),
            _ => format!("bytes {} to {}", part.start, part.end - 1),
        });
        let bytes = bytes.collect::<Vec<_>>().join(", ");
        format!("not written: {bytes} of {place}")
    };
    places.map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::ipc::Called;

    fn part(start: usize, end: usize) -> Unwritten {
        Unwritten {
            place: "argument 2".to_owned(),
            part: start..end,
            of: 8,
        }
    }

    fn tried(code: u32, unwritten: Vec<Unwritten>) -> CaseAttempt {
        let called = Called {
            code,
            broken: vec![("f/other".to_owned(), "x".to_owned())],
            ..Called::default()
        };
        CaseAttempt {
            unwritten,
            ..CaseAttempt::from(Report::of(Execution::Called(called)))
        }
    }

    fn broken(tried: CaseAttempt) -> Vec<(String, String)> {
        match tried.into_report("f").what {
            Execution::Called(called) => called.broken,
            _ => Vec::new(),
        }
    }

    #[test]
    fn a_place_unchanged_in_both_tries_is_unwritten() {
        let mut first = tried(0, vec![part(0, 4), part(4, 8)]);
        first.confirm(tried(0, vec![part(0, 4), part(4, 8)]));
        let wrong = "argument 2 was not written";
        assert_eq!(broken(first)[0], ("f/written".to_owned(), wrong.to_owned()));
    }

    #[test]
    fn a_result_equal_to_the_first_filling_is_written() {
        let mut first = tried(0, vec![part(0, 4)]);
        first.confirm(tried(0, vec![]));
        assert_eq!(broken(first)[0].0, "f/other");
    }

    #[test]
    fn an_unwritten_half_of_a_place_is_reported() {
        let mut first = tried(0, vec![part(0, 4), part(4, 8)]);
        first.confirm(tried(0, vec![part(4, 8)]));
        let wrong = "not written: bytes 4 to 7 of argument 2";
        assert_eq!(broken(first)[0], ("f/written".to_owned(), wrong.to_owned()));
    }

    #[test]
    fn a_failed_second_try_does_not_change_the_first() {
        let mut first = tried(0, vec![part(0, 4)]);
        first.confirm(tried(1, vec![]));
        assert_eq!(broken(first)[0].0, "f/written");
    }

    #[test]
    fn a_process_that_must_end_gets_no_second_try() {
        assert!(tried(0, vec![part(0, 4)]).needs_second_try());
        assert!(!tried(0, vec![]).needs_second_try());
        let mut last = tried(0, vec![part(0, 4)]);
        last.report.retire = Some("x".to_owned());
        assert!(!last.needs_second_try());
    }
}
