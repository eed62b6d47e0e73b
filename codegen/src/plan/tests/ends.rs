//! Ends of number types, which the condition of a refused exemplar holds for.

use cuspec_spec::case::Outcome;

use super::*;

/// The contract, with a length that has an exemplar for every large number.
fn contract(length: &str) -> String {
    CONTRACT.replace("Bytes<dptr>", length)
}

/// The cases of a call whose length is of a domain.
fn of_length(length: &str) -> Vec<Case> {
    let cases = plan_of(&contract(length), |text| text).into_iter();
    cases.filter(|case| case.id.contains("huge")).collect()
}

fn is_end(case: &Case) -> bool {
    case.id.contains("-largest")
}

#[test]
fn the_largest_number_is_refused_as_the_exemplar_that_covers_it() {
    let cases = of_length("Size");
    let ends: Vec<&Case> = cases.iter().filter(|case| is_end(case)).collect();
    // It is combined with no other fault and no state.
    let [end] = ends.as_slice() else {
        panic!("one case, not {ends:?}");
    };
    assert_eq!(end.id, "cuStreamAttachMemAsync[length=huge-largest]");
    assert_eq!(end.args[2], Arg::Int(u64::MAX.into()));
    let fault = &end.expect.faults[0];
    assert_eq!(fault.rule, "cuStreamAttachMemAsync/length.huge");
    let code = "CUDA_ERROR_OUT_OF_MEMORY".to_owned();
    assert_eq!(fault.outcome, Outcome::Codes(vec![code]));
    let exemplar = |case: &&Case| case.id == "cuStreamAttachMemAsync[length=huge]";
    let exemplar = cases
        .iter()
        .find(exemplar)
        .expect("the exemplar has a case");
    assert_eq!(fault.basis, exemplar.expect.faults[0].basis);
}

#[test]
fn an_end_that_an_accepted_exemplar_covers_is_not_passed() {
    assert!(!of_length("Size<Huge>").iter().any(is_end));
}
