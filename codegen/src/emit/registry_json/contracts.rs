//! Converts the contracts for `registry.json`.

use cuspec_spec::contract::grounds::{self, Grounds};
use cuspec_spec::contract::{self as model, Order, StepKind};
use cuspec_spec::{Names, Registry};
use schemars::JsonSchema;
use serde::Serialize;

use super::condition::Condition;
use super::outcome::{Bound, ByVersion, Outcome, Standing, bound, by_version, outcome, standing};
use super::vocabulary::{self, owned};
use cuspec_spec::display;

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
    /// The fields of records that parameters are or point to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<Field>,
    /// What it stands on that a call works with which nothing is wrong.
    success: Source,
    /// Settings that a successful call changes, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    changes: Vec<String>,
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
    /// Whether a call returns only once something is done.
    waits: bool,
    /// Why nobody can see what a successful call does. Without it, something ensured or a scenario shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_visible_effect: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Param {
    name: String,
    sentence: String,
    /// The domain in the contract language, `Address<Managed, Pageable>`.
    domain: String,
    /// What each exemplar of the domain does to the call, in the domain's order, and what each
    /// enumerator does that is treated apart.
    exemplars: Vec<ParamExemplar>,
    /// What a successful call does to the resource that is passed or handed out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    effects: Vec<Effect>,
    /// What a failing call may have done to the place; nothing, if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    on_failure: Option<OnFailure>,
    /// Why nobody can see whether the call uses this value or another of the kind, or writes this result or
    /// another.
    #[serde(skip_serializing_if = "Option::is_none")]
    unseen: Option<String>,
    /// Whether a successful call leaves what the value stands for in another state.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_altered: bool,
    /// Where a successful call may leave the place as it is; it writes it always, if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    may_leave_alone: Option<LeftAlone>,
}

/// Where a successful call may leave a place as it is.
#[derive(Serialize, JsonSchema)]
struct LeftAlone {
    reason: String,
    /// Calls for which this holds; all of them, if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

/// A field of a record that a parameter is or points to.
#[derive(Serialize, JsonSchema)]
struct Field {
    /// `pCopy.srcHost`; `map[].flags` for what each element of an array has.
    name: String,
    sentence: String,
    /// The parameter, or the field, that holds the record or points to it.
    holder: String,
    /// Bytes from the beginning of the record.
    offset: u64,
    /// Bytes.
    size: u64,
    domain: String,
    exemplars: Vec<ParamExemplar>,
    /// The field is there where this holds; always, if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

/// What becomes of a resource of the vocabulary.
#[derive(Serialize, JsonSchema)]
struct Effect {
    kind: EffectKind,
    resource: String,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum EffectKind {
    /// The place holds a new one.
    Creates,
    /// The place holds one that is somebody else's.
    Lends,
    /// The value that was passed is one from now on.
    Acquires,
    /// The value that was passed is none any more.
    Ends,
}

#[derive(Serialize, JsonSchema)]
struct OnFailure {
    what: FailureWrite,
    /// Calls that fail with one of these codes leave the place alone.
    unless: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum FailureWrite {
    /// All of it is zero, or untouched.
    Zeroed,
    /// It holds anything.
    Written,
}

/// An exemplar at a parameter, where its standing may be another than in its domain.
#[derive(Serialize, JsonSchema)]
struct ParamExemplar {
    name: String,
    standing: Standing,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_version: Vec<ByVersion>,
    /// What the answer stands on, where it is refused.
    #[serde(flatten)]
    source: Option<Source>,
}

/// What an expectation stands on: neither, and it is recorded and not judged.
#[derive(Serialize, JsonSchema)]
struct Source {
    /// The document, and the place in there.
    #[serde(skip_serializing_if = "Option::is_none")]
    documented_in: Option<String>,
    /// Releases of the driver, or of the runtime, that showed it.
    on: Vec<String>,
}

/// One thing that is checked before the call has an effect, or ensured after it.
#[derive(Serialize, JsonSchema)]
struct Check {
    /// Only where this holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    guard: Option<Condition>,
    /// Versions of the library that it holds from or until; the guard says so as well.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bounds: Vec<Bound>,
    /// A driver was seen to make it before all that is not so marked, where the order of those is unknown.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_known_first: bool,
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
        #[serde(flatten)]
        source: Option<Source>,
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
    #[serde(flatten)]
    source: Source,
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
    #[serde(flatten)]
    source: Source,
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
    #[serde(flatten)]
    stands_on: Source,
    /// Functions under contract that it calls, in order of first call.
    calls: Vec<String>,
    /// Functions among them whose effect it would miss.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shows: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// In Rust.
    source: String,
}

/// The contracts as the file has them.
pub(super) fn convert(registry: &Registry) -> Contracts {
    let contracts = &registry.contracts;
    let names = registry.names();
    Contracts {
        contracts: contracts
            .functions
            .iter()
            .map(|item| contract(registry, &names, item))
            .collect(),
        scenarios: contracts
            .scenarios
            .iter()
            .map(|item| scenario(registry, item))
            .collect(),
        vocabulary: vocabulary::convert(&contracts.vocabulary),
    }
}

fn contract(registry: &Registry, names: &Names<'_>, item: &model::Contract) -> Contract {
    let grounds = Grounds::of(names, item);
    let answer = |outcome: &model::Outcome| grounds::answer(names, item.api, outcome);
    let exemplar = |listed: display::Listed<'_>| ParamExemplar {
        name: listed.name.to_owned(),
        standing: standing(&listed.standing),
        by_version: listed.by_version.iter().map(by_version).collect(),
        source: match &listed.standing {
            model::Standing::Refused(outcome) => Some(source(
                grounds.exemplar(listed.is_unobserved, &answer(outcome)),
            )),
            model::Standing::Accepted | model::Standing::Undefined => None,
        },
    };
    let vocabulary = &registry.contracts.vocabulary;
    let need = |id: model::NeedId| {
        let need = &vocabulary[id];
        CheckKind::Need {
            name: need.name.clone(),
            source: Some(source(
                grounds.need(id, &answer(item.outcome_without(vocabulary, id))),
            )),
        }
    };
    let exemplars = |usage: &model::DomainUse| {
        let listed = display::exemplars(registry, usage).into_iter();
        listed.map(exemplar).collect()
    };
    let param = |param: &model::Param| Param {
        name: param.name.clone(),
        sentence: param.doc.clone(),
        domain: display::domain(vocabulary, item, &param.domain),
        exemplars: exemplars(&param.domain),
        effects: param
            .effects
            .iter()
            .map(|one| effect(vocabulary, one))
            .collect(),
        on_failure: param.on_failure.as_ref().map(on_failure),
        is_altered: param.is_altered,
        may_leave_alone: param.may_leave_alone.as_ref().map(|left| LeftAlone {
            reason: left.reason.clone(),
            when: left
                .when
                .as_ref()
                .map(|when| Condition::new(vocabulary, item, when)),
        }),
        unseen: param.unseen.clone(),
    };
    let field = |field: &model::Field| Field {
        name: field.name.clone(),
        sentence: field.doc.clone(),
        holder: item.axis(field.holder).name.to_owned(),
        offset: field.offset,
        size: field.size,
        domain: display::domain(vocabulary, item, &field.domain),
        exemplars: exemplars(&field.domain),
        when: field
            .when
            .as_ref()
            .map(|when| Condition::new(vocabulary, item, when)),
    };
    let unreached = |(code, reason): &(String, String)| Unreached {
        code: code.clone(),
        reason: reason.clone(),
    };
    Contract {
        function: item.function.clone(),
        summary: item.doc.clone(),
        is_ordered: item.order == Order::Observed,
        needs: owned(vocabulary.need_names(&item.needs)),
        params: item.params.iter().map(param).collect(),
        fields: item.fields.iter().map(field).collect(),
        success: source(grounds.success()),
        changes: item
            .changes
            .iter()
            .map(|setting| vocabulary[*setting].name.clone())
            .collect(),
        checks: item
            .steps
            .iter()
            .map(|step| check(vocabulary, item, &grounds, &need, step))
            .collect(),
        unreachable: item.unreachable.iter().map(unreached).collect(),
        contradicted: item.contradicted.iter().map(unreached).collect(),
        not_safe: item.not_safe.iter().map(unreached).collect(),
        hazard: vocabulary.hazard_name(item.hazard).map(str::to_owned),
        is_lasting: item.is_lasting,
        has_own_thread: item.has_own_thread,
        waits: item.waits,
        no_visible_effect: item.no_visible_effect.clone(),
    }
}

fn effect(vocabulary: &model::Vocabulary, effect: &model::ParamEffect) -> Effect {
    Effect {
        kind: match effect.kind {
            model::EffectKind::Creates => EffectKind::Creates,
            model::EffectKind::Lends => EffectKind::Lends,
            model::EffectKind::Acquires => EffectKind::Acquires,
            model::EffectKind::Ends => EffectKind::Ends,
        },
        resource: vocabulary[effect.resource].name.clone(),
    }
}

fn on_failure(on_failure: &model::OnFailure) -> OnFailure {
    OnFailure {
        what: match on_failure.what {
            model::FailureWrite::Zeroed => FailureWrite::Zeroed,
            model::FailureWrite::Written => FailureWrite::Written,
        },
        unless: on_failure.unless.clone(),
    }
}

fn check(
    vocabulary: &model::Vocabulary,
    contract: &model::Contract,
    grounds: &Grounds<'_>,
    need: &dyn Fn(model::NeedId) -> CheckKind,
    step: &model::Step,
) -> Check {
    let print = |expr| Condition::new(vocabulary, contract, expr);
    Check {
        guard: step.guard.as_ref().map(print),
        bounds: step.bounds.iter().map(bound).collect(),
        is_known_first: step.is_known_first,
        kind: match &step.kind {
            StepKind::LastError => CheckKind::LastError,
            StepKind::Need(id) => need(*id),
            StepKind::Param(index) => CheckKind::Param {
                name: contract.axis(*index).name.to_owned(),
            },
            StepKind::Rule(item) => CheckKind::Rule(rule(vocabulary, contract, grounds, item)),
            StepKind::Ensure(item) => CheckKind::Ensure(Ensure {
                id: item.id.clone(),
                sentence: item.doc.clone(),
                basis: basis(item.basis),
                source: source(grounds.ensure(item)),
                condition: print(&item.condition),
                holds: print(&item.holds),
            }),
        },
    }
}

fn rule(
    vocabulary: &model::Vocabulary,
    contract: &model::Contract,
    grounds: &Grounds<'_>,
    item: &model::Rule,
) -> Rule {
    Rule {
        id: item.id.clone(),
        sentence: item.doc.clone(),
        basis: basis(item.basis),
        source: source(grounds.rule(item)),
        condition: Condition::new(vocabulary, contract, &item.condition),
        outcome: outcome(&item.outcome),
        documented: item.documented.as_ref().map(outcome),
        is_undocumented: item.is_undocumented,
        hazard: vocabulary.hazard_name(item.hazard).map(str::to_owned),
        unreachable: item.unreachable.clone(),
    }
}

fn source(basis: cuspec_spec::case::Basis) -> Source {
    Source {
        documented_in: basis.documented,
        on: basis.on,
    }
}

fn basis(basis: model::Basis) -> Basis {
    match basis {
        model::Basis::Documented => Basis::Documented,
        model::Basis::Observed => Basis::Observed,
        model::Basis::Assumed => Basis::Assumed,
    }
}

fn scenario(registry: &Registry, item: &model::Scenario) -> Scenario {
    let vocabulary = &registry.contracts.vocabulary;
    Scenario {
        id: item.id.clone(),
        sentence: item.doc.clone(),
        needs: owned(item.need_names(vocabulary)),
        stands_on: source(grounds::of_scenario(item)),
        calls: item.calls.clone(),
        shows: item.shows.clone(),
        hazard: vocabulary.hazard_name(item.hazard).map(str::to_owned),
        source: display::scenario(item),
    }
}
