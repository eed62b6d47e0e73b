//! Two faults at once.

use cuspec_spec::case::Outcome;
use cuspec_spec::contract::Order;

use super::*;

#[test]
fn two_faults_with_the_same_code_make_no_order_case() {
    let cases = plan_of(CONTRACT, |text| text);
    let ids: Vec<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    // Both return `INVALID_VALUE`; an invalid handle returns another code.
    assert!(!ids.contains(&"cuStreamAttachMemAsync[dptr=device,length=over]"));
    assert!(ids.contains(&"cuStreamAttachMemAsync[hStream=legacy,length=over]"));
}

#[test]
fn a_refusal_in_a_state_without_effect_is_a_state_case() {
    let contract = CONTRACT.replace("#[needs(context)]", "#[needs(initialized)]");
    let cases = plan_of(&contract, |text| text);
    let id = "cuStreamAttachMemAsync[dptr=device,state=no-context]";
    let case = cases.iter().find(|case| case.id == id).expect("the case");
    assert_eq!(case.kind, Kind::State);
    assert_eq!(case.expect.faults.len(), 1);
}

#[test]
fn a_check_that_is_known_to_come_first_decides_alone() {
    let known = "#[order(partial)]\nfn cuStreamAttachMemAsync";
    let contract = CONTRACT
        .replace("#[order(unknown)]\nfn cuStreamAttachMemAsync", known)
        .replace(
            "    /// A managed allocation changes hands whole.",
            "    check!(initialized, hStream);\n\n    /// A managed allocation changes hands whole.",
        );
    let of = |contract: &str, id: &str| {
        let cases = plan_of(contract, |text| text);
        let case = cases.into_iter().find(|case| case.id == id);
        let faults = case.expect("the case").expect.faults;
        let rules = faults.into_iter().map(|fault| fault.rule);
        rules.collect::<Vec<_>>()
    };
    let stream = "cuStreamAttachMemAsync/hStream.legacy";
    let length = "cuStreamAttachMemAsync/length.over";
    let both = "cuStreamAttachMemAsync[hStream=legacy,length=over]";
    assert_eq!(of(&contract, both), [stream]);
    assert_eq!(of(CONTRACT, both), [stream, length]);
    // The order of the later checks is unknown.
    let late = "cuStreamAttachMemAsync[length=over,state=no-context]";
    assert_eq!(of(&contract, late), of(CONTRACT, late));
    assert!(of(&contract, late).len() > 1);
}

#[test]
fn every_order_case_has_at_least_two_possible_results() {
    for case in &*CASES {
        // A fault that is known to come first is the only one listed.
        let is_known_in_part = || {
            let contract = REGISTRY.contract(case.function.trim_end_matches("_ptsz"));
            contract.is_some_and(|contract| contract.order == Order::Partial)
        };
        if case.kind != Kind::Order || case.expect.faults.len() == 1 && is_known_in_part() {
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
