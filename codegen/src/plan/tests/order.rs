//! Two faults at once.

use cuspec_spec::case::Outcome;

use super::*;

#[test]
fn two_faults_with_one_code_are_no_case_of_an_order() {
    let cases = plan_of(CONTRACT, |text| text);
    let ids: Vec<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    // Both are invalid values; an invalid handle is told from either.
    assert!(!ids.contains(&"cuStreamAttachMemAsync[dptr=device,length=over]"));
    assert!(ids.contains(&"cuStreamAttachMemAsync[hStream=legacy,length=over]"));
}

#[test]
fn a_refusal_in_a_state_that_changes_nothing_is_a_case_of_the_state() {
    let contract = CONTRACT.replace("#[needs(context)]", "#[needs(initialized)]");
    let cases = plan_of(&contract, |text| text);
    let id = "cuStreamAttachMemAsync[dptr=device,state=no-context]";
    let case = cases.iter().find(|case| case.id == id).expect("the case");
    assert_eq!(case.kind, Kind::State);
    assert_eq!(case.expect.faults.len(), 1);
}

#[test]
fn every_case_of_an_order_has_two_answers_to_choose_from() {
    for case in &*CASES {
        if case.kind != Kind::Order {
            continue;
        }
        let mut outcomes: Vec<&Outcome> = Vec::new();
        for fault in &case.expect.faults {
            if !outcomes.contains(&&fault.outcome) {
                outcomes.push(&fault.outcome);
            }
        }
        assert!(outcomes.len() > 1, "{}: {outcomes:?}", case.id);
    }
}
