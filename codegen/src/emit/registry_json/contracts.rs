//! The contracts in `registry.json`.

use cuspec_spec::Registry;
use cuspec_spec::contract::{self as model, Order, StepKind};
use schemars::JsonSchema;
use serde::Serialize;

use super::condition::Condition;
use super::outcome::{Outcome, Standing, outcome, standing};
use super::vocabulary;
use crate::emit::display;

/// What calls demand and return, and what contracts are written with.
#[derive(Serialize, JsonSchema)]
pub(super) struct Contracts {
    contracts: Vec<Contract>,
    scenarios: Vec<Scenario>,
    vocabulary: vocabulary::Vocabulary,
}

/// What one function demands and returns.
#[derive(Serialize, JsonSchema)]
struct Contract {
    /// Name of the declared function.
    function: String,
    summary: String,
    /// Whether the order of `checks` was seen in a driver. Otherwise any present fault may decide.
    is_ordered: bool,
    /// What the call asks of the process and the thread, by name.
    needs: Vec<String>,
    params: Vec<Param>,
    checks: Vec<Check>,
    /// Documented codes that no case can reach.
    unreachable: Vec<Unreached>,
    /// Documented codes that a driver does not give although a case asks for them.
    contradicted: Vec<Unreached>,
    /// Documented codes whose provocation is unsafe.
    #[serde(rename = "unsafe")]
    not_safe: Vec<Unreached>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// Whether what a successful call changes outlasts the objects it was called with.
    is_lasting: bool,
    /// Whether the call has to do with the contexts or captures of the calling thread, or may leave
    /// something in its stream.
    has_own_thread: bool,
}

#[derive(Serialize, JsonSchema)]
struct Param {
    name: String,
    sentence: String,
    /// The domain in the contract language, `Address<Managed, Pageable>`.
    domain: String,
    /// What each exemplar of the domain does to the call, in the domain's order.
    exemplars: Vec<ParamExemplar>,
}

/// An exemplar at a parameter, where its standing may be another than in its domain.
#[derive(Serialize, JsonSchema)]
struct ParamExemplar {
    name: String,
    standing: Standing,
}

/// One thing that is checked before the call has an effect, or ensured after it.
#[derive(Serialize, JsonSchema)]
struct Check {
    /// Only where this holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    guard: Option<Condition>,
    #[serde(flatten)]
    kind: CheckKind,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum CheckKind {
    /// What the function returns is the last error of the thread.
    #[serde(rename = "last_error")]
    LastError,
    /// Something asked of the process or the thread.
    Need {
        name: String,
    },
    /// The implied rules of a parameter's domain.
    Param {
        name: String,
    },
    Rule(Rule),
    Ensure(Ensure),
}

/// A condition under which the call does not succeed.
#[derive(Serialize, JsonSchema)]
struct Rule {
    /// Permanent: `cuStreamAttachMemAsync/whole-allocation`.
    id: String,
    sentence: String,
    basis: Basis,
    /// Driver versions that showed it.
    on: Vec<String>,
    condition: Condition,
    outcome: Outcome,
    /// What the documents say, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    documented: Option<Outcome>,
    /// Whether the code is outside the documented set.
    is_undocumented: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// Why no case can provoke it alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreachable: Option<String>,
}

/// What holds after success.
#[derive(Serialize, JsonSchema)]
struct Ensure {
    id: String,
    sentence: String,
    basis: Basis,
    on: Vec<String>,
    /// Only where this holds.
    condition: Condition,
    holds: Condition,
}

/// Where a rule comes from.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Basis {
    Documented,
    /// Found by running a driver.
    Observed,
    /// Recorded, not judged.
    Assumed,
}

#[derive(Serialize, JsonSchema)]
struct Unreached {
    code: String,
    reason: String,
}

/// A sequence of calls with expectations.
#[derive(Serialize, JsonSchema)]
struct Scenario {
    /// `stream/priority_is_clamped`.
    id: String,
    sentence: String,
    needs: Vec<String>,
    /// Functions under contract that it calls, in order of first call.
    calls: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// In Rust.
    source: String,
}

/// The contracts as the file has them.
pub(super) fn convert(registry: &Registry) -> Contracts {
    let contracts = &registry.contracts;
    Contracts {
        contracts: contracts
            .functions
            .iter()
            .map(|item| contract(registry, item))
            .collect(),
        scenarios: contracts.scenarios.iter().map(scenario).collect(),
        vocabulary: vocabulary::convert(&contracts.vocabulary),
    }
}

fn contract(registry: &Registry, item: &model::Contract) -> Contract {
    let exemplar = |(exemplar, of): (&model::Exemplar, &model::Standing)| ParamExemplar {
        name: exemplar.name.clone(),
        standing: standing(of),
    };
    let param = |param: &model::Param| Param {
        name: param.name.clone(),
        sentence: param.doc.clone(),
        domain: display::domain(item, &param.domain),
        exemplars: display::exemplars(registry, param)
            .into_iter()
            .map(exemplar)
            .collect(),
    };
    let unreached = |(code, reason): &(String, String)| Unreached {
        code: code.clone(),
        reason: reason.clone(),
    };
    Contract {
        function: item.function.clone(),
        summary: item.doc.clone(),
        is_ordered: item.order == Order::Observed,
        needs: item.needs.clone(),
        params: item.params.iter().map(param).collect(),
        checks: item.steps.iter().map(|step| check(item, step)).collect(),
        unreachable: item.unreachable.iter().map(unreached).collect(),
        contradicted: item.contradicted.iter().map(unreached).collect(),
        not_safe: item.not_safe.iter().map(unreached).collect(),
        hazard: item.hazard.clone(),
        is_lasting: item.is_lasting,
        has_own_thread: item.has_own_thread,
    }
}

fn check(contract: &model::Contract, step: &model::Step) -> Check {
    let print = |expr| Condition::new(contract, expr);
    Check {
        guard: step.guard.as_ref().map(print),
        kind: match &step.kind {
            StepKind::LastError => CheckKind::LastError,
            StepKind::Need(name) => CheckKind::Need { name: name.clone() },
            StepKind::Param(index) => CheckKind::Param {
                name: contract
                    .params
                    .get(*index)
                    .map_or_else(String::new, |p| p.name.clone()),
            },
            StepKind::Rule(item) => CheckKind::Rule(rule(contract, item)),
            StepKind::Ensure(item) => CheckKind::Ensure(Ensure {
                id: item.id.clone(),
                sentence: item.doc.clone(),
                basis: basis(item.basis),
                on: item.on.clone(),
                condition: print(&item.condition),
                holds: print(&item.holds),
            }),
        },
    }
}

fn rule(contract: &model::Contract, item: &model::Rule) -> Rule {
    Rule {
        id: item.id.clone(),
        sentence: item.doc.clone(),
        basis: basis(item.basis),
        on: item.on.clone(),
        condition: Condition::new(contract, &item.condition),
        outcome: outcome(&item.outcome),
        documented: item.documented.as_ref().map(outcome),
        is_undocumented: item.is_undocumented,
        hazard: item.hazard.clone(),
        unreachable: item.unreachable.clone(),
    }
}

fn basis(basis: model::Basis) -> Basis {
    match basis {
        model::Basis::Documented => Basis::Documented,
        model::Basis::Observed => Basis::Observed,
        model::Basis::Assumed => Basis::Assumed,
    }
}

fn scenario(item: &model::Scenario) -> Scenario {
    Scenario {
        id: item.id.clone(),
        sentence: item.doc.clone(),
        needs: item.needs.clone(),
        calls: item.calls.clone(),
        hazard: item.hazard.clone(),
        source: display::scenario(item),
    }
}
