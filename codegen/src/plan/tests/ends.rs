//! Ends of number types, which the condition of a refused exemplar holds for.

use cuspec_spec::case::Outcome;

use super::*;

/// The cases of a call with a length that passes an end of its type.
fn ends(contract: &str) -> Vec<Case> {
    let cases = plan_of(contract, |text| text).into_iter();
    cases.filter(|case| case.id.contains("-largest")).collect()
}

#[test]
fn the_largest_number_is_refused_as_the_exemplar_that_covers_it() {
    let ends = ends(CONTRACT);
    // It is combined with no other fault and no state.
    let [end] = ends.as_slice() else {
        panic!("one case, not {ends:?}");
    };
    assert_eq!(end.id, "cuStreamAttachMemAsync[length=over-largest]");
    assert_eq!(end.args[2], Arg::Int(u64::MAX.into()));
    let fault = &end.expect.faults[0];
    assert_eq!(fault.rule, "cuStreamAttachMemAsync/length.over");
    let code = "CUDA_ERROR_INVALID_VALUE".to_owned();
    assert_eq!(fault.outcome, Outcome::Codes(vec![code]));
    assert!(!fault.is_assumed(), "the exemplar is judged, and so is its end");
}

#[test]
fn an_end_that_an_accepted_exemplar_covers_is_not_passed() {
    let accepted = CONTRACT.replace("Bytes<dptr>", "Bytes<dptr, Over>");
    assert_eq!(ends(&accepted), []);
}
