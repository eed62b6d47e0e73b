//! The cases of time measurements: real cases for functions of the subject that does nothing, repeated.

use cuspec_case::{Arg, Kind};
use cuspec_conformance::suite::{Line, Row, Suite};

/// The functions. Their cases may require streams and events. Functions whose cases depend on a version are
/// omitted, such as those that a newer toolkit replaces.
const FUNCTIONS: [&str; 9] = [
    "cuDeviceGetAttribute",
    "cuStreamGetFlags",
    "cuStreamGetPriority",
    "cuStreamQuery",
    "cuStreamSynchronize",
    "cuStreamWaitEvent",
    "cuEventQuery",
    "cuEventRecord",
    "cuEventSynchronize",
];
/// Exemplars that are made by calls that return immediately. Others require threads, contexts or waiting,
/// which would measure the subject.
const EXEMPLARS: [&str; 5] = [
    "Created",
    "NonBlocking",
    "Recorded",
    "Unrecorded",
    "NoTiming",
];

/// The generated suite; only its cases are replaced.
pub(crate) fn suite() -> Suite {
    Suite::generated()
}

/// This many cases as rows, grouped by function. Either all cases share their thread, or none does.
pub(crate) fn lines(count: usize, share_threads: bool) -> impl Iterator<Item = Line> {
    let chosen = Suite::generated();
    let chosen: Vec<Row<'static>> = rows(&chosen).filter(is_selected).collect();
    let own = |function: &&str| -> Vec<Row<'static>> {
        let own = chosen.iter();
        let own = own.filter(|row| row.table.function() == Some(function));
        own.cloned().collect()
    };
    let mut parts: Vec<Vec<Row<'static>>> = FUNCTIONS.iter().map(own).collect();
    parts.retain(|own| !own.is_empty());
    let all = parts.len();
    let shares = parts
        .into_iter()
        .enumerate()
        .map(move |(place, own)| (own, count * place / all..count * (place + 1) / all));
    shares.flat_map(move |(own, numbers)| {
        numbers.filter_map(move |number| {
            let row = own.get(number % own.len().max(1))?;
            let thread = if share_threads { "" } else { " own" };
            Some(Line::Row(numbered(row, thread, number)))
        })
    })
}

/// The rows of a suite.
pub(crate) fn rows(suite: &Suite) -> impl Iterator<Item = Row<'static>> {
    (suite.cases)().filter_map(|line| match line {
        Line::Row(row) => Some(row),
        _ => None,
    })
}

/// The same case with another id.
pub(crate) fn numbered(row: &Row<'static>, more: &str, number: usize) -> Row<'static> {
    Row {
        text: format!("{}{more} #{number}", row.text).into(),
        ..*row
    }
}

/// Whether a case is selected for repetition: it must succeed on every machine.
pub(crate) fn is_selected(row: &Row<'_>) -> bool {
    let function = row.table.function().unwrap_or_default();
    FUNCTIONS.contains(&function)
        && row.table.case(&row.text).is_ok_and(|case| {
            matches!(case.kind, Kind::Plain | Kind::Accepted)
                && case.shares_thread
                && case.state == "ready"
                && case.expect.faults.is_empty()
                && case.ensures.is_empty()
                && case.gates.is_empty()
                && case.args.iter().all(is_made_at_once)
        })
}

fn is_made_at_once(arg: &Arg) -> bool {
    match arg {
        Arg::Int(_) | Arg::Null | Arg::Out { .. } => true,
        Arg::Make { exemplar, .. } => EXEMPLARS.contains(&exemplar.as_str()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use cuspec_case::Case;

    use super::*;

    fn cases(count: usize, share_threads: bool) -> Vec<Case> {
        let lines = lines(count, share_threads);
        lines.map(|line| line.case().expect("a case")).collect()
    }

    #[test]
    fn every_function_has_its_share_of_different_cases() {
        let cases = cases(9_000, true);
        let functions: HashSet<&str> = cases.iter().map(|case| &*case.function).collect();
        assert!(functions.len() > FUNCTIONS.len() / 2, "{functions:?}");
        let share = 9_000 / functions.len();
        for function in functions {
            let own = cases.iter().filter(|case| case.function == function);
            assert!((share..=share + 1).contains(&own.count()), "{function}");
        }
        assert_eq!(cases.len(), 9_000);
        let ids: HashSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
        assert_eq!(ids.len(), cases.len());
    }

    #[test]
    fn all_cases_share_their_thread_or_none_does() {
        for share_threads in [true, false] {
            for case in cases(900, share_threads) {
                assert_eq!(case.shares_thread, share_threads, "{}", case.id);
            }
        }
    }
}
