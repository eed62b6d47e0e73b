//! Plans scenarios as cases. Their bodies are written by hand; their conditions follow from the functions
//! that they call.

use cuspec_spec::case::{Case, Expect, Expr, Kind};
use cuspec_spec::contract::machine::of_machine;
use cuspec_spec::contract::{Scenario, grounds};
use cuspec_spec::{Names, Registry};

use super::declared::function_gates;

/// Returns a case for each scenario.
pub(super) fn scenarios(registry: &Registry, names: &Names<'_>) -> Vec<Case> {
    let vocabulary = &registry.contracts.vocabulary;
    let context = vocabulary.special_needs.context;
    let has_context =
        |scenario: &Scenario| context.is_some_and(|need| scenario.needs.contains(&need));
    let scenarios = registry.contracts.scenarios.iter().map(|scenario| Case {
        id: scenario.id.clone(),
        api: scenario.api,
        function: scenario.function.clone(),
        group: scenario.file.clone(),
        kind: Kind::Scenario,
        state: vocabulary.state_name(has_context(scenario)).to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect {
            basis: Some(grounds::of_scenario(scenario)),
            ..Expect::default()
        },
        ensures: Vec::new(),
        gates: scenario_gates(registry, names, scenario),
        lookup: None,
        steps: Vec::new(),
        waiting: None,
        lasting: scenario.is_lasting || has_lasting_effect(registry, scenario),
        shares_thread: false,
        needs_nothing: false,
        exclusive: scenario.is_exclusive,
        hazard: vocabulary.hazard_name(scenario.hazard).map(str::to_owned),
    });
    scenarios.collect()
}

/// Whether a scenario calls a function whose success outlasts the case.
fn has_lasting_effect(registry: &Registry, scenario: &Scenario) -> bool {
    let mut contracts = registry.contracts.functions.iter();
    contracts.any(|contract| contract.is_lasting && scenario.calls.contains(&contract.function))
}

/// Returns the conditions on the library under which it has every function that a scenario calls.
fn scenario_gates(registry: &Registry, names: &Names<'_>, scenario: &Scenario) -> Vec<Expr> {
    let mut gates = Vec::new();
    for gate in scenario
        .calls
        .iter()
        .flat_map(|function| function_gates(registry, names, function))
    {
        if !gates.contains(&gate) {
            gates.push(gate);
        }
    }
    let own = scenario.gates.iter();
    gates.extend(own.filter_map(|gate| of_machine(&registry.contracts.vocabulary, gate)));
    gates
}
