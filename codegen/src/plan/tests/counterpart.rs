//! Functions of the runtime whose contracts stand for the driver's.

use cuspec_spec::case::Outcome;
use cuspec_spec::contract::{Basis, Given};

use super::*;

fn faults(id: &str) -> Vec<(String, Outcome)> {
    let mut cases = CASES.iter();
    let case = cases.find(|case| case.id == id).expect("the case");
    let faults = case.expect.faults.iter();
    faults
        .map(|fault| (fault.rule.clone(), fault.outcome.clone()))
        .collect()
}

fn code(name: &str) -> Outcome {
    Outcome::Codes(vec![name.to_owned()])
}

#[test]
fn a_rule_of_the_drivers_is_the_runtimes_own_with_the_code_of_the_same_number() {
    assert_eq!(
        faults("cudaEventCreateWithFlags[flags=CU_EVENT_INTERPROCESS]"),
        [(
            "cudaEventCreateWithFlags/shared-keeps-no-time".to_owned(),
            code("cudaErrorInvalidValue")
        )]
    );
}

#[test]
fn what_is_passed_always_decides_the_rules_about_it() {
    let contract = REGISTRY.contract("cudaEventCreate").expect("a contract");
    assert_eq!(contract.rules().count(), 0);
    let counterpart = contract.counterpart.as_ref().expect("a counterpart");
    assert_eq!(counterpart.function, "cuEventCreate");
    assert_eq!(counterpart.args, [Given::Param(0), Given::Number(0)]);
}

#[test]
fn without_a_context_the_runtime_works_and_without_a_device_it_does_not() {
    for state in ["no-context", "uninitialized"] {
        assert_eq!(faults(&format!("cudaStreamCreate[state={state}]")), []);
    }
    assert_eq!(
        faults("cudaStreamCreate[state=no-device]"),
        [(
            "cudaStreamCreate/runtime".to_owned(),
            code("cudaErrorNoDevice")
        )]
    );
}

#[test]
fn a_rule_is_documented_where_the_runtimes_header_lists_its_code() {
    let basis = |function: &str, rule: &str| {
        let contract = REGISTRY.contract(function).expect("a contract");
        let id = format!("{function}/{rule}");
        let mut rules = contract.rules();
        rules.find(|rule| rule.id == id).expect("the rule").basis
    };
    let documented = basis("cudaEventCreateWithFlags", "shared-keeps-no-time");
    assert_eq!(documented, Basis::Documented);
    // The driver's header lists the code, the runtime's does not.
    let observed = basis("cudaEventRecordWithFlags", "external-needs-capture");
    assert_eq!(observed, Basis::Observed);
}

#[test]
fn what_the_contract_takes_exception_to_is_left_out() {
    let contract = REGISTRY.contract("cudaMalloc").expect("a contract");
    let aligned = contract
        .ensures()
        .filter(|ensure| ensure.id == "cudaMalloc/aligned");
    assert!(
        aligned
            .into_iter()
            .all(|ensure| ensure.basis == Basis::Documented)
    );
    assert_eq!(faults("cudaMalloc[size=zero]"), []);
}
