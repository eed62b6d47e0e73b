//! Orders of checks that a recorded driver has shown.

use std::collections::BTreeMap;

use cuspec_spec::case::{Case, Kind, Outcome};

use crate::evidence::Evidence;

/// Returns the functions whose order of checks the driver has shown, with the number of supporting answers: the two
/// faults of such a case lead to different codes, and the driver returned that of the first.
pub(super) fn shown<'c>(cases: &'c [Case], evidence: &Evidence) -> BTreeMap<&'c str, usize> {
    let mut out = BTreeMap::new();
    let orders = cases.iter().filter(|case| case.kind == Kind::Order);
    for case in orders.filter(|case| case.expect.ordered) {
        let mut present = case.expect.faults.iter();
        let first = present.next().map(|fault| &fault.outcome);
        let (Some(Outcome::Codes(codes)), Some(answer)) = (first, evidence.of(&case.id)) else {
            continue;
        };
        let code = answer.split(',').next().unwrap_or(answer);
        if codes.iter().any(|known| known == code) {
            *out.entry(case.function.as_str()).or_default() += 1;
        }
    }
    out
}
