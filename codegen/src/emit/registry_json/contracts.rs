//! The contracts in `registry.json`.

use cuspec_spec::Registry;
use cuspec_spec::contract::{self as model, Order, StepKind};
use schemars::JsonSchema;
use serde::Serialize;

use crate::emit::words;

/// What calls demand and return, and what contracts are written with.
#[derive(Serialize, JsonSchema)]
pub struct Contracts {
    contracts: Vec<Contract>,
    scenarios: Vec<Scenario>,
    vocabulary: Vocabulary,
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
    /// Documented codes whose provocation is unsafe.
    #[serde(rename = "unsafe")]
    not_safe: Vec<Unreached>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Param {
    name: String,
    sentence: String,
    /// The domain in the contract language, `Address<Managed, Pageable>`.
    domain: String,
}

/// One thing that is checked before the call has an effect, or ensured after it.
#[derive(Serialize, JsonSchema)]
struct Check {
    /// Only where this holds, in the contract language.
    #[serde(skip_serializing_if = "Option::is_none")]
    guard: Option<String>,
    #[serde(flatten)]
    kind: CheckKind,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum CheckKind {
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
    /// In the contract language.
    condition: String,
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
    /// Only where this holds, in the contract language.
    condition: String,
    holds: String,
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
#[serde(tag = "kind", rename_all = "lowercase")]
enum Outcome {
    /// One of these.
    Codes { codes: Vec<String> },
    /// Some error, whichever.
    Failure,
    /// Nobody may rely on it.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later { code: String },
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

/// The closed lists that contracts are written with.
#[derive(Serialize, JsonSchema)]
struct Vocabulary {
    domains: Vec<Domain>,
    needs: Vec<Need>,
    states: Vec<State>,
    questions: Vec<Question>,
}

/// A kind of parameter, and the exemplars that stand for its values.
#[derive(Serialize, JsonSchema)]
struct Domain {
    name: String,
    sentence: String,
    params: Vec<String>,
    exemplars: Vec<Exemplar>,
}

#[derive(Serialize, JsonSchema)]
struct Exemplar {
    name: String,
    sentence: String,
    /// What it does to a call: `accepted`, `refused(INVALID_VALUE)` or `undefined`.
    standing: String,
    /// Predicates that hold for it besides its own name.
    is: Vec<String>,
}

/// Something a function can ask of the process and the thread.
#[derive(Serialize, JsonSchema)]
struct Need {
    name: String,
    sentence: String,
    /// What a call answers where it is not met.
    yields: Outcome,
    /// Needs that come with it and are checked before it.
    implies: Vec<String>,
}

/// A state that calls are tried in.
#[derive(Serialize, JsonSchema)]
struct State {
    name: String,
    sentence: String,
    /// Needs that are not met in it.
    fails: Vec<String>,
}

/// Something a condition may ask, `device.max_pitch()`.
#[derive(Serialize, JsonSchema)]
struct Question {
    object: String,
    name: String,
    sentence: String,
}

/// The contracts as the file has them.
pub fn convert(registry: &Registry) -> Contracts {
    let contracts = &registry.contracts;
    Contracts {
        contracts: contracts.functions.iter().map(contract).collect(),
        scenarios: contracts.scenarios.iter().map(scenario).collect(),
        vocabulary: vocabulary(&contracts.vocabulary),
    }
}

fn contract(item: &model::Contract) -> Contract {
    let param = |param: &model::Param| Param {
        name: param.name.clone(),
        sentence: param.doc.clone(),
        domain: words::domain(item, &param.domain),
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
        not_safe: item.not_safe.iter().map(unreached).collect(),
        hazard: item.hazard.clone(),
    }
}

fn check(contract: &model::Contract, step: &model::Step) -> Check {
    let print = |expr| words::expression(contract, expr);
    Check {
        guard: step.guard.as_ref().map(print),
        kind: match &step.kind {
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
        condition: words::expression(contract, &item.condition),
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

fn outcome(outcome: &model::Outcome) -> Outcome {
    match outcome {
        model::Outcome::Codes(codes) => Outcome::Codes {
            codes: codes.clone(),
        },
        model::Outcome::Failure => Outcome::Failure,
        model::Outcome::Undefined => Outcome::Undefined,
        model::Outcome::Later(code) => Outcome::Later { code: code.clone() },
    }
}

fn scenario(item: &model::Scenario) -> Scenario {
    Scenario {
        id: item.id.clone(),
        sentence: item.doc.clone(),
        needs: item.needs.clone(),
        calls: item.calls.clone(),
        hazard: item.hazard.clone(),
        source: words::scenario(item),
    }
}

fn vocabulary(vocabulary: &model::Vocabulary) -> Vocabulary {
    let exemplar = |item: &model::Exemplar| Exemplar {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        standing: words::standing(&item.standing),
        is: item.is.clone(),
    };
    let domain = |item: &model::Domain| Domain {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        params: item.params.iter().map(|param| param.name.clone()).collect(),
        exemplars: item.exemplars.iter().map(exemplar).collect(),
    };
    let need = |item: &model::Need| Need {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        yields: outcome(&item.yields),
        implies: item.implies.clone(),
    };
    let state = |item: &model::State| State {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        fails: item.fails.clone(),
    };
    let question = |item: &model::Question| Question {
        object: item.object.clone(),
        name: item.name.clone(),
        sentence: item.doc.clone(),
    };
    Vocabulary {
        domains: vocabulary.domains.iter().map(domain).collect(),
        needs: vocabulary.needs.iter().map(need).collect(),
        states: vocabulary.states.iter().map(state).collect(),
        questions: vocabulary.questions.iter().map(question).collect(),
    }
}
