//! Tests of the bases of rules in the committed registry.

use std::path::Path;

use cuspec_spec::Registry;
use cuspec_spec::contract::Basis;

#[test]
fn an_observed_shared_rule_is_assumed_for_functions_that_no_release_ran() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR"));
    let registry = Registry::load(spec).expect("the committed registry reads without a mistake");
    let basis = |function: &str| {
        let contract = registry.contract(function).expect("it has a contract");
        let mut rules = contract.rules();
        let id = format!("{function}/driver-has-it");
        let rule = rules.find(|rule| rule.id == id).expect("it has the rule");
        (contract.on.is_empty(), rule.basis, rule.on.is_empty())
    };
    assert_eq!(
        basis("cudaMemcpyWithAttributesAsync"),
        (true, Basis::Assumed, true)
    );
}
