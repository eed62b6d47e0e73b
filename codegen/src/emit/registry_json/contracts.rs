//! Converts the contracts for `registry.json`.

use cuspec_spec::contract::grounds::{self, Grounds};
use cuspec_spec::contract::{self as model, Order, StepKind};
use cuspec_spec::{Names, Registry};
use schemars::JsonSchema;
use serde::Serialize;

use super::condition::Condition;
use super::outcome::{Bound, ByVersion, Outcome, Standing, bound, by_version, outcome, standing};
use super::vocabulary::{self, owned};
use super::waiting::{self, Copy, SourceRead, Wait};
use cuspec_spec::display;

/// The contracts of functions, the scenarios, and the vocabulary of contracts.
#[derive(Serialize, JsonSchema)]
pub(super) struct Contracts {
    contracts: Vec<Contract>,
    scenarios: Vec<Scenario>,
    vocabulary: vocabulary::Vocabulary,
}

/// The preconditions, return codes and effects of a function.
#[derive(Serialize, JsonSchema)]
struct Contract {
    /// The name of the declared function.
    function: String,
    summary: String,
    /// Whether a driver was observed to check in the order of `checks`. If not, a call with several faults may
    /// return the code of any of them.
    is_ordered: bool,
    /// Preconditions on the process and the thread, by name.
    needs: Vec<String>,
    params: Vec<Param>,
    /// The fields of records that parameters are or point to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<Field>,
    /// The basis of the expectation that a valid call succeeds.
    success: Source,
    /// Settings that a successful call changes, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    changes: Vec<String>,
    checks: Vec<Check>,
    /// Documented codes that no case can reach.
    unreachable: Vec<Unreached>,
    /// Documented codes that a driver does not return although a case provokes them.
    contradicted: Vec<Unreached>,
    /// Documented codes whose provocation is unsafe.
    #[serde(rename = "unsafe")]
    not_safe: Vec<Unreached>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// Whether the effect of a successful call outlasts the objects that are passed to it.
    is_lasting: bool,
    /// Whether the call uses the contexts or captures of the calling thread, or may leave work in its
    /// stream.
    has_own_thread: bool,
    /// When a successful call returns. The first statement that applies to a call counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waits: Vec<Wait>,
    /// The ends of the copy that the call makes between two addresses.
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<Copy>,
    /// When the call reads the source of the copy. The first statement that applies to a call counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reads: Vec<SourceRead>,
    /// The reason why the effect of a successful call is not observable. If absent, an `ensure` or a scenario
    /// observes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_visible_effect: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Param {
    name: String,
    sentence: String,
    /// The domain in the contract language, `Address<Managed, Pageable>`.
    domain: String,
    /// The effect of each exemplar of the domain on the call, in the order of the domain, and of each
    /// enumerator with an effect of its own.
    exemplars: Vec<ParamExemplar>,
    /// Effects of a successful call on the resource that is passed or returned.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    effects: Vec<Effect>,
    /// The possible effect of a failing call on the place. If absent, a failing call leaves it unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    on_failure: Option<OnFailure>,
    /// The reason why the use of this value, or of this result, is not observable.
    #[serde(skip_serializing_if = "Option::is_none")]
    unseen: Option<String>,
    /// Whether a successful call changes the state of the object.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_altered: bool,
    /// Whether the result differs between machines, processes or moments: an id, a time, an amount of free
    /// memory.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    varies: bool,
    /// The fields of the result of which the same is true, or which a call does not write.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    varying: Vec<String>,
    /// The condition under which a successful call may leave the place unwritten. If absent, it always writes
    /// the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    may_leave_alone: Option<LeftAlone>,
}

/// The condition under which a successful call may leave a place unwritten.
#[derive(Serialize, JsonSchema)]
struct LeftAlone {
    reason: String,
    /// Restricts it to calls for which this holds; if absent, it applies to all calls.
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

/// A field of a record that a parameter is or points to.
#[derive(Serialize, JsonSchema)]
struct Field {
    /// The path: `pCopy.srcHost`, or `map[].flags` for a field of each element of an array.
    name: String,
    sentence: String,
    /// The parameter or field that contains the record or points to it.
    holder: String,
    /// The offset in the record, in bytes.
    offset: u64,
    /// The size in bytes.
    size: u64,
    domain: String,
    exemplars: Vec<ParamExemplar>,
    /// The condition under which the field exists. If absent, it always exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

/// An effect of a successful call on a resource of the vocabulary.
#[derive(Serialize, JsonSchema)]
struct Effect {
    kind: EffectKind,
    resource: String,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum EffectKind {
    /// The call writes a new resource to the place, which the caller has to release.
    Creates,
    /// The call writes a resource to the place that the caller does not own.
    Lends,
    /// The value that is passed has or is this resource after the call.
    Acquires,
    /// The call releases the resource that is passed.
    Ends,
}

#[derive(Serialize, JsonSchema)]
struct OnFailure {
    what: FailureWrite,
    /// Calls that fail with one of these codes leave the place unchanged.
    unless: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum FailureWrite {
    /// The place is zero or unchanged.
    Zeroed,
    /// The content of the place is not specified.
    Written,
}

/// An exemplar at a parameter. Its standing may differ from the one in its domain.
#[derive(Serialize, JsonSchema)]
struct ParamExemplar {
    name: String,
    standing: Standing,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_version: Vec<ByVersion>,
    /// The basis of the expected code, if the exemplar is refused.
    #[serde(flatten)]
    source: Option<Source>,
}

/// The basis of an expectation: a document, releases, or both. Without a basis the behaviour is recorded and
/// not judged.
#[derive(Serialize, JsonSchema)]
struct Source {
    /// The document and the place in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    documented_in: Option<String>,
    /// Releases of the driver, or of the runtime, that showed it.
    on: Vec<String>,
}

/// A check that precedes the effect of the call, or a postcondition.
#[derive(Serialize, JsonSchema)]
struct Check {
    /// The condition under which the check is made. If absent, it is always made.
    #[serde(skip_serializing_if = "Option::is_none")]
    guard: Option<Condition>,
    /// The versions of the library in which it holds; the guard contains the same condition.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bounds: Vec<Bound>,
    /// Whether a driver was observed to make it before all unmarked checks, whose order is unknown.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_known_first: bool,
    #[serde(flatten)]
    kind: CheckKind,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum CheckKind {
    /// The function returns the last error of the thread.
    #[serde(rename = "last_error")]
    LastError,
    /// A precondition on the process or the thread.
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

/// A condition under which the call fails.
#[derive(Serialize, JsonSchema)]
struct Rule {
    /// The id, which never changes: `cuStreamAttachMemAsync/whole-allocation`.
    id: String,
    sentence: String,
    basis: Basis,
    #[serde(flatten)]
    source: Source,
    condition: Condition,
    outcome: Outcome,
    /// The outcome that the documents state, if it differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    documented: Option<Outcome>,
    /// Whether the documents do not list the code for the function.
    is_undocumented: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// The reason why no case can violate the rule alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreachable: Option<String>,
}

/// A postcondition of a successful call.
#[derive(Serialize, JsonSchema)]
struct Ensure {
    id: String,
    sentence: String,
    basis: Basis,
    #[serde(flatten)]
    source: Source,
    /// The condition, before the call, under which the postcondition applies.
    condition: Condition,
    holds: Condition,
}

/// The basis of a rule.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Basis {
    Documented,
    /// A driver was observed to do it.
    Observed,
    /// A guess, which is recorded and not judged.
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
    /// The id, `stream/priority_is_clamped`.
    id: String,
    sentence: String,
    needs: Vec<String>,
    #[serde(flatten)]
    stands_on: Source,
    /// Functions with a contract that it calls, in the order of the first call.
    calls: Vec<String>,
    /// Those of the called functions without whose effect it fails.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shows: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hazard: Option<String>,
    /// The body in Rust.
    source: String,
}

/// Converts the contracts to the model of the file.
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
        varies: param.varies,
        varying: param
            .varying
            .iter()
            .map(|field| field.name.clone())
            .collect(),
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
        waits: item
            .waits
            .iter()
            .map(|wait| waiting::wait(vocabulary, item, wait))
            .collect(),
        copies: item.copies.map(|copy| waiting::copy(item, copy)),
        reads: item
            .reads
            .iter()
            .map(|read| waiting::read(vocabulary, item, read))
            .collect(),
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
