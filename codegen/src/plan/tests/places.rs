//! The out-parameters that a successful call must write, and the required parts of each.

use cuspec_spec::case::{Arg, Case, Expr};

use super::CASES;

/// The size of the parts that must change, and the condition under which the place may stay unchanged.
type Demand = (Option<u64>, Option<Expr>);

/// Returns the demands on the places of an argument.
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
fn out_parameters_must_be_written_unless_the_contract_permits_otherwise() {
    let cases = &*CASES;
    let demands = |id: &str, param| demands_of(cases, id, param);
    // An address: a call that writes half of it is wrong.
    assert_eq!(demands("cuMemAlloc_v2[]", 0), [(Some(4), WRITTEN)]);
    // A union: an attribute fills only one of its fields.
    assert_eq!(demands("cuStreamGetAttribute[]", 2), [(None, WRITTEN)]);
    // A text may be shorter than its buffer.
    assert_eq!(demands("cuDeviceGetName[]", 0), [(None, WRITTEN)]);
    // The output is written only while the stream captures.
    let info = "cuStreamGetCaptureInfo_v3";
    let none = demands(&format!("{info}[]"), 2);
    assert_eq!(none, [(Some(4), LEFT_ALONE)]);
    let some = demands(&format!("{info}[hStream=capturing]"), 2);
    assert_eq!(some, [(Some(4), WRITTEN)]);
}

#[test]
fn elements_beyond_the_passed_count_need_not_be_written() {
    let cases = &*CASES;
    let demands = demands_of(cases, "cuPointerGetAttributes[]", 2);
    let left_alone: Vec<_> = demands
        .into_iter()
        .map(|(_, left_alone)| left_alone)
        .collect();
    assert_eq!(left_alone, [WRITTEN, LEFT_ALONE]);
}

#[test]
fn elements_of_an_array_of_numbers_are_fields_at_their_places() {
    let case = CASES
        .iter()
        .find(|case| case.id == "cuTensorMapEncodeTiled[]");
    let Arg::In(extents) = &case.expect("a plain case").args[4] else {
        panic!("the extents are behind a pointer");
    };
    let Arg::Record { size, fields } = &**extents else {
        panic!("the extents are a record");
    };
    let offsets: Vec<u64> = fields.iter().map(|(offset, ..)| *offset).collect();
    // Three dimensions, and room for five.
    assert_eq!((*size, offsets), (40, vec![0, 8, 16]));
}
