//! Which places a successful call has to write, and how much of each.

use cuspec_spec::case::{Arg, Case, Expr};

use super::CASES;

/// The part that has to be written to, and where nothing has to be.
type Demand = (Option<u64>, Option<Expr>);

/// What is demanded of the places of an argument.
fn demands(arg: &Arg) -> Vec<Demand> {
    match arg {
        Arg::Out {
            part,
            may_leave_alone,
            ..
        } => vec![(*part, may_leave_alone.clone())],
        Arg::Slice { elements, .. } => elements.iter().flat_map(demands).collect(),
        _ => Vec::new(),
    }
}

fn demands_of(cases: &[Case], id: &str, param: usize) -> Vec<Demand> {
    let case = cases.iter().find(|case| case.id == id);
    demands(&case.expect("a case of this id").args[param])
}

const WRITTEN: Option<Expr> = None;
const LEFT_ALONE: Option<Expr> = Some(Expr::Int(1));

#[test]
fn places_are_written_unless_the_contract_says_otherwise() {
    let cases = &*CASES;
    let demands = |id: &str, param| demands_of(cases, id, param);
    // An address, half of which would be none.
    assert_eq!(demands("cuMemAlloc_v2[]", 0), [(Some(4), WRITTEN)]);
    // A union, of which an attribute is one arm.
    assert_eq!(demands("cuStreamGetAttribute[]", 2), [(None, WRITTEN)]);
    // A text may be shorter than its room.
    assert_eq!(demands("cuDeviceGetName[]", 0), [(None, WRITTEN)]);
    // There is no capture to tell of, and then there is one.
    let info = "cuStreamGetCaptureInfo_v3";
    let none = demands(&format!("{info}[]"), 2);
    assert_eq!(none, [(Some(4), LEFT_ALONE)]);
    let some = demands(&format!("{info}[hStream=capturing]"), 2);
    assert_eq!(some, [(Some(4), WRITTEN)]);
}

#[test]
fn places_beyond_the_number_that_is_passed_are_not_written() {
    let cases = &*CASES;
    let demands = demands_of(cases, "cuPointerGetAttributes[]", 2);
    let left_alone: Vec<_> = demands
        .into_iter()
        .map(|(_, left_alone)| left_alone)
        .collect();
    assert_eq!(left_alone, [WRITTEN, LEFT_ALONE]);
}
