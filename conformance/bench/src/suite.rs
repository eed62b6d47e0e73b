//! The cases that are run: real ones, on functions of the subject that does nothing, over and over.

use cuspec_conformance::suite::Suite;
use cuspec_spec::case::{Arg, Case, Kind};

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

/// So many cases as lines of JSON, those of a function one after the other.
pub fn lines(count: usize) -> Vec<String> {
    let cases: Vec<(&str, Case)> = cuspec_suite::cases().filter_map(choose).collect();
    let mut lines = Vec::with_capacity(count);
    for (place, function) in FUNCTIONS.iter().enumerate() {
        let end = count * (place + 1) / FUNCTIONS.len();
        let own = cases.iter().filter(|(_, case)| case.function == *function);
        for (line, case) in own.cycle() {
            if lines.len() >= end {
                break;
            }
            let (before, behind) = line.split_at(START.len() + case.id.len());
            lines.push(format!("{before}#{}{behind}", lines.len()));
        }
    }
    lines
}

/// Whether a line is one of the cases that are repeated.
pub fn is_chosen(line: &'static str) -> bool {
    choose(line).is_some()
}

/// A case that has to succeed, whatever the machine.
fn choose(line: &'static str) -> Option<(&'static str, Case)> {
    let case: Case = serde_json::from_str(line).ok()?;
    let is_ordinary = line.starts_with(START)
        && matches!(case.kind, Kind::Plain | Kind::Accepted)
        && FUNCTIONS.contains(&case.function.as_str())
        && case.state == "ready"
        && case.expect.faults.is_empty()
        && case.ensures.is_empty()
        && case.gates.is_empty()
        && case.args.iter().all(is_made_at_once);
    is_ordinary.then_some((line, case))
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
        let lines = lines(9_000);
        for function in FUNCTIONS {
            let name = format!("\"function\":\"{function}\"");
            let own = lines.iter().filter(|line| line.contains(&name));
            assert_eq!(own.count(), 1_000, "{function}");
        }
        let read = |line: &String| serde_json::from_str::<Case>(line).expect("a case").id;
        let ids: std::collections::HashSet<String> = lines.iter().map(read).collect();
        assert_eq!(ids.len(), lines.len());
    }
}
