//! The cases that are run: real ones, on functions of the subject that does nothing, over and over.

use cuspec_case::{Arg, Case, Kind};
use cuspec_conformance::suite::Suite;

/// The functions, with what cases of them may need to have made: streams and events.
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
/// Those that are made by calls that return at once. Others take threads, contexts and waiting, and
/// measure the subject.
const EXEMPLARS: [&str; 5] = [
    "Created",
    "NonBlocking",
    "Recorded",
    "Unrecorded",
    "NoTiming",
];

/// What a line begins with, before the id of its case.
const START: &str = "{\"case\":\"";

/// The generated suite, of which only the cases differ.
pub fn suite() -> Suite {
    Suite::generated()
}

/// So many cases as lines of JSON, those of a function one after the other; each shares its thread, or
/// none does.
pub fn lines(count: usize, share_threads: bool) -> impl Iterator<Item = String> {
    let shares = FUNCTIONS.iter().enumerate().map(move |(place, function)| {
        let (start, end) = (place, place + 1);
        let numbers = count * start / FUNCTIONS.len()..count * end / FUNCTIONS.len();
        (function, numbers)
    });
    shares.flat_map(move |(function, numbers)| {
        let own: Vec<String> = cuspec_suite::cases()
            .filter(|line| is_of(line, function) && is_chosen(line))
            .map(|line| match share_threads {
                true => line.to_owned(),
                false => with_own_thread(line),
            })
            .collect();
        numbers.filter_map(move |number| {
            let line = own.get(number % own.len().max(1))?;
            let id = line[START.len()..].find('"')?;
            let (before, behind) = line.split_at(START.len() + id);
            Some(format!("{before}#{number}{behind}"))
        })
    })
}

/// The same case, on a thread that no other case uses.
fn with_own_thread(line: &str) -> String {
    let case = serde_json::from_str::<Case>(line).map(|case| Case {
        shares_thread: false,
        ..case
    });
    case.and_then(|case| serde_json::to_string(&case))
        .unwrap_or_default()
}

/// Whether a line is a case of the function, as far as its id says.
fn is_of(line: &str, function: &str) -> bool {
    let id = line.strip_prefix(START);
    let rest = id.and_then(|id| id.strip_prefix(function));
    rest.is_some_and(|rest| rest.starts_with('['))
}

/// Whether a line is one of the cases that are repeated: those that have to succeed, whatever the
/// machine.
pub fn is_chosen(line: &str) -> bool {
    if !FUNCTIONS.iter().any(|function| is_of(line, function)) {
        return false;
    }
    serde_json::from_str::<Case>(line).is_ok_and(|case| {
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
    use super::*;

    #[test]
    fn every_function_has_its_share_of_different_cases() {
        let lines: Vec<String> = lines(9_000, true).collect();
        for function in FUNCTIONS {
            let name = format!("\"function\":\"{function}\"");
            let own = lines.iter().filter(|line| line.contains(&name));
            assert_eq!(own.count(), 1_000, "{function}");
        }
        let read = |line: &String| serde_json::from_str::<Case>(line).expect("a case").id;
        let ids: std::collections::HashSet<String> = lines.iter().map(read).collect();
        assert_eq!(ids.len(), lines.len());
    }

    #[test]
    fn all_cases_share_their_thread_or_none_does() {
        for share_threads in [true, false] {
            for line in lines(900, share_threads) {
                let case: Case = serde_json::from_str(&line).expect("a case");
                assert_eq!(case.shares_thread, share_threads, "{line}");
            }
        }
    }
}
