//! Functions of the runtime whose contracts derive from those of the driver.

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
fn a_rule_of_the_driver_becomes_a_rule_of_the_runtime_with_the_code_of_the_same_number() {
    assert_eq!(
        faults("cudaEventCreateWithFlags[flags=CU_EVENT_INTERPROCESS]"),
        [(
            "cudaEventCreateWithFlags/shared-keeps-no-time".to_owned(),
            code("cudaErrorInvalidValue")
        )]
    );
}

#[test]
fn rules_about_a_constant_argument_are_resolved() {
    let contract = REGISTRY.contract("cudaEventCreate").expect("a contract");
    assert_eq!(contract.rules().count(), 0);
    let counterpart = contract.counterpart.as_ref().expect("a counterpart");
    assert_eq!(counterpart.function, "cuEventCreate");
    assert_eq!(counterpart.args, [Given::Param(0), Given::Number(0)]);
}

#[test]
fn the_runtime_works_without_a_context_but_fails_without_a_device() {
    for state in ["no-context", "uninitialized"] {
        assert_eq!(faults(&format!("cudaStreamCreate[state={state}]")), []);
    }
    // The first code is that of a runtime of a newer major version than the driver.
    let codes = ["cudaErrorInsufficientDriver", "cudaErrorNoDevice"];
    assert_eq!(
        faults("cudaStreamCreate[state=no-device]"),
        codes.map(|name| ("cudaStreamCreate/runtime".to_owned(), code(name)))
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
    // The driver's header lists the code; the runtime's header omits it.
    let observed = basis("cudaEventRecordWithFlags", "external-needs-capture");
    assert_eq!(observed, Basis::Observed);
}

#[test]
fn clauses_that_the_contract_excepts_are_omitted() {
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
