//! Formatting and parsing of notes: details of an observation in the `detail` column.

use super::Observation;

const TOUCHED: &str = "the call wrote over ";
const OVERRUN: &str = "the call wrote outside ";
const BROKEN: &str = " does not hold: ";
const POISONED: &str = "poisoned: ";

/// Formats all details of an observation besides its code.
pub fn format_notes(seen: &Observation) -> Option<String> {
    let mut notes = Vec::new();
    match (&seen.end, &seen.code) {
        (Some(end), Some(code)) => {
            notes.push(format!("{} after it had answered {code}", end.text()))
        }
        (Some(end), None) => notes.push(end.text()),
        (None, _) => {}
    }
    if let Some(later) = &seen.later {
        notes.push(format!("the work answered {later}"));
    }
    for place in &seen.touched {
        notes.push(format!("{TOUCHED}{place}"));
    }
    for place in &seen.overrun {
        notes.push(format!("{OVERRUN}{place}"));
    }
    for (rule, found) in &seen.broken {
        notes.push(format!("{rule}{BROKEN}{found}"));
    }
    if let Some(reason) = &seen.poisoned {
        notes.push(format!("{POISONED}{reason}"));
    }
    (!notes.is_empty()).then(|| notes.join("; "))
}

/// The details of an observation that are stored only in notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    pub touched: Vec<String>,
    pub overrun: Vec<String>,
    pub broken: Vec<(String, String)>,
    pub poisoned: Option<String>,
}

/// Parses notes; other text is ignored.
pub fn parse_notes(notes: &str) -> Remarks {
    let mut remarks = Remarks::default();
    for note in notes.split("; ") {
        if let Some(place) = note.strip_prefix(TOUCHED) {
            remarks.touched.push(place.to_owned());
        } else if let Some(place) = note.strip_prefix(OVERRUN) {
            remarks.overrun.push(place.to_owned());
        } else if let Some(reason) = note.strip_prefix(POISONED) {
            remarks.poisoned = Some(reason.to_owned());
        } else if let Some((rule, found)) = note.split_once(BROKEN) {
            remarks.broken.push((rule.to_owned(), found.to_owned()));
        }
    }
    remarks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_parsed_as_they_were_formatted() {
        let seen = Observation {
            code: Some("CUDA_SUCCESS".to_owned()),
            touched: vec!["argument 1".to_owned(), "argument 2, element 1".to_owned()],
            overrun: vec!["argument 3".to_owned()],
            broken: vec![(
                "f/rule".to_owned(),
                "not value 1 == 2, with 3 and 2".to_owned(),
            )],
            poisoned: Some("cuCtxSynchronize answered 700".to_owned()),
            ..Observation::default()
        };
        let remarks = parse_notes(&format_notes(&seen).unwrap_or_default());
        let same = Remarks {
            touched: seen.touched,
            overrun: seen.overrun,
            broken: seen.broken,
            poisoned: seen.poisoned,
        };
        assert_eq!(remarks, same);
    }
}
