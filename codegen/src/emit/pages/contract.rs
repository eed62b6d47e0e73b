//! What a page says of a function's contract.

use cuspec_spec::Registry;
use cuspec_spec::contract::{
    Contract, DomainUse, Ensure, Order, Param, Rule, Standing, Step, StepKind,
};
use cuspec_spec::declared::{Function, c_type};

use super::text::{block, code, codes, table};
use crate::emit::display;

/// The parameters with their types and, under a contract, their meaning and domain.
pub(super) fn parameters(registry: &Registry, function: &Function) -> String {
    let contract = registry.contract(&function.name);
    let rows: Vec<[String; 4]> = function
        .params
        .iter()
        .enumerate()
        .map(|(index, param)| {
            let with = contract.and_then(|contract| Some((contract, contract.params.get(index)?)));
            let domain =
                |(contract, param): (_, &Param)| code(&display::domain(contract, &param.domain));
            [
                code(&param.name),
                code(&c_type(&registry.declared, function.api, &param.ty)),
                with.map_or_else(String::new, |(_, param)| param.doc.clone()),
                with.map_or_else(String::new, domain),
            ]
        })
        .collect();
    table(["Name", "Type", "", "Domain"], &rows)
}

/// Everything that is checked, in the order of the contract, and what holds after success.
pub(super) fn checks(registry: &Registry, contract: &Contract) -> String {
    let rows: Vec<[String; 5]> = contract
        .steps
        .iter()
        .flat_map(|step| rows(registry, contract, step))
        .collect();
    let order = match contract.order {
        Order::Observed => {
            "In the order in which a driver was seen to check: the first fault decides."
        }
        Order::Unknown => {
            "The order is not known: with several faults at once, the code of any of them may come."
        }
    };
    match &*table(["Check", "Where", "Answer", "Basis", ""], &rows) {
        "" => String::new(),
        table => format!("{order}\n\n{table}"),
    }
}

/// The rows of one step: several for a parameter whose exemplars are refused in several ways.
fn rows(registry: &Registry, contract: &Contract, step: &Step) -> Vec<[String; 5]> {
    let guard = step.guard.as_ref();
    let guard = guard.map(|guard| display::expression(contract, guard));
    let place = |condition: String| match &guard {
        None => condition,
        Some(guard) if condition.is_empty() => code(guard),
        Some(guard) => format!("{condition}, where `{guard}`"),
    };
    match &step.kind {
        StepKind::LastError => {
            let sentence = "What it returns is the last error of the thread.";
            let empty = || String::new();
            vec![[
                code("last-error"),
                empty(),
                empty(),
                empty(),
                sentence.to_owned(),
            ]]
        }
        StepKind::Need(name) => {
            let need = registry
                .contracts
                .vocabulary
                .needs
                .iter()
                .find(|need| need.name == *name);
            let answer =
                need.map_or_else(String::new, |need| code(&display::outcome(&need.yields)));
            let doc = need.map_or_else(String::new, |need| need.doc.clone());
            vec![[code(name), place(String::new()), answer, String::new(), doc]]
        }
        StepKind::Param(index) => {
            let axis = contract.axis(*index);
            let (name, refused) = (axis.name, refused(registry, axis.domain));
            let row =
                |(exemplar, answer, doc)| [code(name), place(exemplar), answer, String::new(), doc];
            refused.into_iter().map(row).collect()
        }
        StepKind::Rule(rule) => vec![rule_row(contract, rule, &place)],
        StepKind::Ensure(ensure) => vec![ensure_row(contract, ensure, &place)],
    }
}

/// What a parameter's domain refuses or leaves undefined: exemplars, their answer, a sentence.
fn refused(registry: &Registry, usage: &DomainUse) -> Vec<(String, String, String)> {
    let exemplars = display::exemplars(registry, usage).into_iter();
    let refused = exemplars.filter_map(|listed| {
        let answer = match listed.standing {
            Standing::Accepted => return None,
            Standing::Refused(outcome) => code(&display::outcome(outcome)),
            Standing::Undefined => "undefined".to_owned(),
        };
        Some((code(listed.name), answer, listed.doc.to_owned()))
    });
    let mut merged: Vec<(String, String, String)> = Vec::new();
    for (exemplar, answer, doc) in refused {
        match merged
            .iter_mut()
            .find(|row| row.1 == answer && row.2 == doc)
        {
            Some(row) => row.0 += &format!(", {exemplar}"),
            None => merged.push((exemplar, answer, doc)),
        }
    }
    merged
}

fn rule_row(contract: &Contract, rule: &Rule, place: &dyn Fn(String) -> String) -> [String; 5] {
    let mut answer = code(&display::outcome(&rule.outcome));
    if let Some(documented) = &rule.documented {
        answer += &format!(", documented: {}", code(&display::outcome(documented)));
    }
    let mut doc = rule.doc.clone();
    if let Some(hazard) = &rule.hazard {
        doc += &format!(" Tried only with the hazard `{hazard}`.");
    }
    if let Some(reason) = &rule.unreachable {
        doc += &format!(" Not tried: {reason}.");
    }
    [
        code(&rule.id),
        place(code(&display::expression(contract, &rule.condition))),
        answer,
        basis(display::basis(rule.basis), &rule.on),
        doc,
    ]
}

fn ensure_row(
    contract: &Contract,
    ensure: &Ensure,
    place: &dyn Fn(String) -> String,
) -> [String; 5] {
    let print = |expr| code(&display::expression(contract, expr));
    [
        code(&ensure.id),
        place(print(&ensure.condition)),
        format!("then {}", print(&ensure.holds)),
        basis(display::basis(ensure.basis), &ensure.on),
        ensure.doc.clone(),
    ]
}

/// `observed (580.159.04)`.
fn basis(basis: &str, on: &[String]) -> String {
    match on {
        [] => basis.to_owned(),
        on => format!("{basis} ({})", on.join(", ")),
    }
}

/// Documented codes that no case provokes or that a driver does not give, each with the reason.
pub(super) fn unreached(contract: &Contract) -> String {
    let kinds = [
        ("not reached", &contract.unreachable),
        ("not given", &contract.contradicted),
        ("unsafe to provoke", &contract.not_safe),
    ];
    let lines = kinds.iter().flat_map(|(kind, codes)| {
        codes
            .iter()
            .map(move |(name, reason)| format!("- `{name}`, {kind}: {reason}\n"))
    });
    lines.collect()
}

/// The scenarios that call the function, as examples that are known to work: those about it in
/// full, the others by name.
pub(super) fn scenarios(registry: &Registry, contract: &Contract) -> String {
    let (about, using) = display::scenarios(registry, contract);
    let mut texts: Vec<String> = about
        .iter()
        .map(|scenario| {
            let source = block("rust", &display::scenario(scenario));
            format!("`{}`: {}\n\n{source}", scenario.id, scenario.doc)
        })
        .collect();
    if !using.is_empty() {
        let names = codes(using.iter().map(|scenario| &scenario.id));
        texts.push(format!("Called in {names} as well.\n"));
    }
    texts.join("\n")
}
