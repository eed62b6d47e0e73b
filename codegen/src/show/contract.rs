//! The contract of a function as text.

use cuspec_spec::Registry;
use cuspec_spec::contract::grounds::Grounds;
use cuspec_spec::contract::{Contract, Order, Scenario, StepKind, Vocabulary};

use cuspec_spec::display;

/// Place, needs, domains and rules; empty for a function without a contract.
pub(super) fn describe(registry: &Registry, function: &str) -> String {
    let Some(contract) = registry.contract(function) else {
        return String::new();
    };
    let vocabulary = &registry.contracts.vocabulary;
    let order = match contract.order {
        Order::Observed => "in this order, as observed on a driver",
        Order::Partial => "some first, as observed on a driver; the order of the rest is unknown",
        Order::Unknown => "in an unknown order",
    };
    let mut lines = vec![
        line("contract", &contract.span.path.display().to_string()),
        line("needs", &needs(registry, contract)),
    ];
    for axis in (0..contract.axes()).map(|index| contract.axis(index)) {
        let domain = display::domain(vocabulary, contract, axis.domain);
        lines.push(line("", &format!("{}: {domain}", axis.name)));
    }
    lines.push(line("rules", order));
    let names = registry.names();
    let grounds = Grounds::of(&names, contract);
    for step in &contract.steps {
        lines.extend(rule(vocabulary, contract, &grounds, &step.kind));
    }
    let shows = |scenario: &&Scenario| {
        scenario
            .calls
            .first()
            .is_some_and(|first| first == function)
            || scenario.proves.iter().any(|(proved, _)| proved == function)
    };
    for scenario in registry.contracts.scenarios.iter().filter(shows) {
        lines.push(line(
            "scenario",
            &format!("{}: {}", scenario.id, scenario.doc),
        ));
    }
    lines.concat()
}

fn needs(registry: &Registry, contract: &Contract) -> String {
    if contract.needs.is_empty() {
        "nothing".to_owned()
    } else {
        let vocabulary = &registry.contracts.vocabulary;
        vocabulary.need_names(&contract.needs).join(", ")
    }
}

fn rule(
    vocabulary: &Vocabulary,
    contract: &Contract,
    grounds: &Grounds<'_>,
    step: &StepKind,
) -> Vec<String> {
    let (id, doc, basis, condition, answer) = match step {
        StepKind::Rule(rule) => (
            &rule.id,
            &rule.doc,
            grounds.rule(rule),
            display::expression(vocabulary, contract, &rule.condition),
            display::outcome(&rule.outcome),
        ),
        StepKind::Ensure(ensure) => (
            &ensure.id,
            &ensure.doc,
            grounds.ensure(ensure),
            display::expression(vocabulary, contract, &ensure.condition),
            format!(
                "then {}",
                display::expression(vocabulary, contract, &ensure.holds)
            ),
        ),
        StepKind::LastError | StepKind::Need(_) | StepKind::Param(_) => return Vec::new(),
    };
    vec![
        line("", &format!("{id} ({basis}): {doc}")),
        line("", &format!("    {condition}: {answer}")),
    ]
}

/// A line whose text is aligned with those above.
fn line(label: &str, text: &str) -> String {
    format!("  {label:<11} {text}\n")
}
