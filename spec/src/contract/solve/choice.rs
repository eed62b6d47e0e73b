//! Choices of a parameter: the exemplars of its domain, with values.

use std::collections::BTreeSet;

use super::unlisted::{self, Member};
use crate::contract::model::{
    ByVersion, Contract, Contracts, Domain, DomainArg, DomainId, DomainUse, Exemplar,
    ExemplarValue, Expr, Field, Gate, Query, Role, Standing,
};
use crate::contract::naming::{kebab, snake};
use crate::declared::{Enum, Enumerator};
use crate::names::Names;
use cuspec_case::{Api, Op};

/// A choice for a parameter.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Name in a case's id: `managed-interior`, `CU_MEM_ATTACH_SINGLE`, `two`.
    pub label: String,
    /// The exemplar's name, `ManagedInterior`.
    pub exemplar: String,
    /// The domain of the exemplar.
    pub domain: DomainId,
    /// The way its value is passed.
    pub role: Role,
    /// Its effect on the call, according to the contract.
    pub standing: Standing,
    /// Its effect in some versions only; the first that applies counts.
    pub by_version: Vec<ByVersion>,
    /// Its predicates.
    pub is: BTreeSet<String>,
    /// Its numbers.
    pub numbers: Vec<(String, Expr)>,
    /// The number that is passed; `None` if the worker makes the value.
    pub value: Option<Expr>,
    /// The text that is passed, if it is one.
    pub text: Option<String>,
    /// The case is skipped if one of these is false.
    pub gates: Vec<Expr>,
    /// Whether its case gets a thread of its own.
    pub has_own_thread: bool,
    /// Whether no release has shown its effect.
    pub is_unobserved: bool,
    /// Whether it exists only in an initialized driver.
    pub live: bool,
    /// The elements of an array, or the value behind a pointer.
    pub elements: Vec<Choice>,
    /// The exemplar that it is like, or itself: pairs use few of those that are alike.
    pub family: String,
    /// Whether its value, or that behind it, is one enumerator of an enumeration.
    pub is_enumerator: bool,
    /// Whether it means something else in the per-thread twin of a symbol.
    pub is_by_symbol: bool,
    /// The label of the exemplar whose condition holds for the value, unless it is an exemplar's own.
    pub represents: Option<String>,
    /// Whether it is a null pointer or handle.
    is_null: bool,
    /// Whether all its elements are the same.
    is_repeated: bool,
}

impl Choice {
    /// Whether it is accepted.
    pub fn is_accepted(&self) -> bool {
        self.standing == Standing::Accepted
    }

    /// Whether it, or a value in it, concerns the calling thread.
    pub fn wants_own_thread(&self) -> bool {
        self.has_own_thread || self.elements.iter().any(Choice::wants_own_thread)
    }

    /// Conditions of the machine for it and all values in it.
    pub fn all_gates(&self) -> Vec<&Expr> {
        let held = self.elements.iter().flat_map(Choice::all_gates);
        self.gates.iter().chain(held).collect()
    }

    /// Returns the same choice with another number, itself or behind the pointer. The effect is the same, because the
    /// condition of its exemplar holds for both.
    pub fn with_value(&self, name: &str, value: i128) -> Self {
        let mut out = self.clone();
        match out.elements.last_mut() {
            Some(element) => element.value = Some(Expr::Int(value)),
            None => out.value = Some(Expr::Int(value)),
        }
        out.label = format!("{}-{name}", self.label);
        out.represents = Some(self.label.clone());
        out
    }

    /// Number of elements of an array, unless that depends on another parameter.
    fn own_len(&self) -> Option<usize> {
        match self.numbers.iter().find(|(name, _)| name == "len")? {
            (_, Expr::Int(len)) => usize::try_from(*len).ok(),
            _ => None,
        }
    }

    /// Whether this is a null pointer or handle.
    pub fn is_null(&self) -> bool {
        self.is_null
    }
}

/// Returns the choices of every axis, in the order of the vocabulary.
pub fn of_contract(
    names: &Names<'_>,
    contracts: &Contracts,
    contract: &Contract,
) -> Vec<Vec<Choice>> {
    let axes = (0..contract.axes()).map(|index| {
        let choices = of_use(names, contracts, contract.axis(index).domain);
        match contract.field(index) {
            Some(field) => {
                let fitting = choices.into_iter().filter(|choice| fits(choice, field));
                fitting.collect()
            }
            None => choices,
        }
    });
    axes.collect()
}

/// Whether a number fits a field of this size in bytes.
fn fits(choice: &Choice, field: &Field) -> bool {
    let Some(value) = choice.value.as_ref().and_then(constant) else {
        return true;
    };
    let bits = 8 * u32::try_from(field.size.min(8)).unwrap_or(8);
    let least = if field.is_signed {
        -(1 << (bits - 1))
    } else {
        0
    };
    least <= value && value < 1 << bits
}

/// Evaluates an expression that does not depend on the call.
fn constant(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => Some(*value),
        Expr::Binary(op, left, right) => op.apply(constant(left)?, constant(right)?),
        _ => None,
    }
}

/// Returns the choices of a domain; excluded exemplars are omitted.
pub fn of_use(names: &Names<'_>, contracts: &Contracts, used: &DomainUse) -> Vec<Choice> {
    let domain = &contracts.vocabulary[used.domain];
    let mut out = Vec::new();
    for exemplar in &domain.exemplars {
        if used.leaves_out(exemplar, &exemplar.name) {
            continue;
        }
        for Value {
            label,
            value,
            since,
        } in values(names, domain, used, exemplar)
        {
            if used.leaves_out(exemplar, &label) {
                continue;
            }
            let mut one = choice(domain, used, exemplar, label, value);
            one.gates
                .extend(since.map(|version| is_known_since(names, used, version)));
            if matches!(exemplar.value, Some(ExemplarValue::Above)) {
                one.gates.extend(is_known_to_all(names, used));
            }
            out.push(one);
        }
    }
    if matches!(domain.role, Role::Array | Role::Pointer) {
        out = with_elements(names, contracts, used, out);
    }
    out
}

fn choice(
    domain: &Domain,
    used: &DomainUse,
    exemplar: &Exemplar,
    label: String,
    value: Option<Expr>,
) -> Choice {
    let mut is: BTreeSet<String> = exemplar.is.iter().cloned().collect();
    is.insert(snake(&exemplar.name));
    // A change may name the exemplar, or an enumerator among its values.
    let is_unobserved = used.is_unobserved(exemplar, &label);
    let standing = used.standing(exemplar, &label);
    let by_version = used.by_version(exemplar, &label);
    let is_passed_so = |gate: &&Gate| gate.c_type.is_none() || gate.c_type == used.c_type;
    let gates = exemplar.gates.iter().filter(is_passed_so);
    Choice {
        label,
        exemplar: exemplar.name.clone(),
        domain: used.domain,
        role: domain.role,
        standing,
        by_version,
        is_null: exemplar.special.is_null,
        is_repeated: exemplar.is_repeated,
        is,
        numbers: exemplar
            .numbers
            .iter()
            .map(|(name, number)| (name.clone(), bind(number, used)))
            .collect(),
        gates: gates.map(|gate| bind(&gate.holds, used)).collect(),
        has_own_thread: exemplar.has_own_thread,
        is_unobserved,
        live: domain.live && value.is_none(),
        text: match &exemplar.value {
            Some(ExemplarValue::Text(text)) => Some(text.clone()),
            _ => None,
        },
        value,
        elements: Vec::new(),
        family: exemplar.like.clone().unwrap_or(exemplar.name.clone()),
        is_enumerator: matches!(
            exemplar.value,
            Some(ExemplarValue::Each | ExemplarValue::Within | ExemplarValue::Beside)
        ),
        is_by_symbol: exemplar.in_twin.is_some(),
        represents: None,
    }
}

/// A value of an exemplar.
struct Value {
    label: String,
    value: Option<Expr>,
    /// The oldest driver version that can know it, if not all do.
    since: Option<i128>,
}

/// Older libraries cannot know the value, so its effect there is undefined.
fn is_known_since(names: &Names<'_>, used: &DomainUse, version: i128) -> Expr {
    let api = enumeration(names, used).map_or(Api::Driver, |item| item.api);
    let library = Expr::Query(Query::Version(api));
    Expr::Binary(Op::Ge, Box::new(library), Box::new(Expr::Int(version)))
}

/// A driver newer than every toolkit may have given the value a meaning.
fn is_known_to_all(names: &Names<'_>, used: &DomainUse) -> Option<Expr> {
    let api = enumeration(names, used).map_or(Api::Driver, |item| item.api);
    let newest = names.declared.toolkits.last()?.toolkit.api_version();
    let library = Expr::Query(Query::Version(api));
    let newest = Box::new(Expr::Int(newest.into()));
    Some(Expr::Binary(Op::Le, Box::new(library), newest))
}

/// Returns the labels and values of an exemplar.
fn values(names: &Names<'_>, domain: &Domain, used: &DomainUse, exemplar: &Exemplar) -> Vec<Value> {
    let label = kebab(&exemplar.name);
    let alone = |value: Option<Expr>| {
        vec![Value {
            label: label.clone(),
            value,
            since: None,
        }]
    };
    let value = match &exemplar.value {
        None | Some(ExemplarValue::Text(_)) => return alone(None),
        Some(ExemplarValue::Expr(expr)) => {
            let mut value = alone(Some(bind(expr, used)));
            value[0].since = named_since(names, expr);
            return value;
        }
        Some(value) => value,
    };
    let members = enumerators(names, used);
    let mask = mask(domain, used);
    let list = |keep: &dyn Fn(i128) -> bool| -> Vec<Value> {
        let kept = members.iter().filter(|member| keep(member.value));
        let mut kept: Vec<Value> = kept
            .map(|member| Value {
                label: member.name.clone(),
                value: Some(Expr::Int(member.value)),
                since: member.since,
            })
            .collect();
        // The first is used in the plain call: an enumerator of old libraries.
        if let Some(oldest) = (0..kept.len()).min_by_key(|at| kept[*at].since) {
            kept[..=oldest].rotate_right(1);
        }
        kept
    };
    // A combined value is known if all its parts are.
    let all = |value: i128, within: &dyn Fn(i128) -> bool| {
        let parts = members.iter().filter(|member| within(member.value));
        vec![Value {
            label: label.clone(),
            value: Some(Expr::Int(value)),
            since: parts.filter_map(|member| member.since).max(),
        }]
    };
    match value {
        ExemplarValue::Each => list(&|_| true),
        ExemplarValue::Within => list(&|value| value & !mask == 0),
        ExemplarValue::Beside => list(&|value| value & !mask != 0),
        ExemplarValue::All => all(unlisted::bits(&members), &|_| true),
        ExemplarValue::Mixed => {
            let is_within = |value: i128| value != 0 && value & !mask == 0;
            let values = members.iter().map(|member| member.value);
            let within: Vec<i128> = values.filter(|value| is_within(*value)).collect();
            mixed(&within).map_or_else(Vec::new, |value| {
                all(value, &|part| is_within(part) && part & !value == 0)
            })
        }
        ExemplarValue::Gap
        | ExemplarValue::Gaps
        | ExemplarValue::Below
        | ExemplarValue::Above
        | ExemplarValue::Bound
        | ExemplarValue::Beyond
        | ExemplarValue::TopBit
        | ExemplarValue::AllOnes
        | ExemplarValue::UnknownBit
        | ExemplarValue::GapBit
        | ExemplarValue::OtherBits => unlisted::numbers(domain, used, &members, bound(names, used))
            .into_iter()
            .filter(|one| one.exemplar == exemplar.name)
            .map(|one| Value {
                label: one.label,
                value: Some(Expr::Int(one.value)),
                since: None,
            })
            .collect(),
        ExemplarValue::Expr(_) | ExemplarValue::Text(_) => Vec::new(),
    }
}

/// The version of the newest enumerator in an expression.
fn named_since(names: &Names<'_>, expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Constant { name, .. } => {
            let mut members = names.declared.enums.iter().flat_map(|item| &item.members);
            let member = members.find(|member| member.name == *name)?;
            since(names, member)
        }
        Expr::Not(inner) => named_since(names, inner),
        Expr::Binary(_, left, right) => named_since(names, left).max(named_since(names, right)),
        _ => None,
    }
}

/// The version of an enumerator, if a toolkit without it is known.
fn since(names: &Names<'_>, member: &Enumerator) -> Option<i128> {
    let oldest = names.declared.toolkits.first()?;
    let first = &member.toolkits.first;
    (*first > oldest.toolkit).then(|| first.api_version().into())
}

/// Returns the enumerators of a domain's enumeration, each value once, without bounds (`.._MAX`).
pub fn enumerators(names: &Names<'_>, used: &DomainUse) -> Vec<Member> {
    let Some(item) = enumeration(names, used) else {
        return Vec::new();
    };
    let bound = item.bound().map(|member| &member.name);
    let mut out: Vec<Member> = Vec::new();
    for member in &item.members {
        let value = i128::from(member.value);
        let is_bound = Some(&member.name) == bound;
        let since = since(names, member);
        match out.iter_mut().find(|known| known.value == value) {
            // A value is as old as its oldest name.
            Some(known) => known.since = known.since.min(since),
            None if is_bound => {}
            None => out.push(Member {
                name: member.name.clone(),
                value,
                since,
            }),
        }
    }
    out
}

/// The number of the bound (`.._MAX`) of a domain's enumeration.
pub fn bound(names: &Names<'_>, used: &DomainUse) -> Option<i128> {
    let bound = enumeration(names, used)?.bound()?;
    Some(bound.value.into())
}

/// The enumeration that a domain names.
fn enumeration<'a>(names: &Names<'a>, used: &DomainUse) -> Option<&'a Enum> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Type(name) => names.enumeration(name),
        _ => None,
    })
}

/// The mask of a `Masked<E, mask>`.
pub fn mask(domain: &Domain, used: &DomainUse) -> i128 {
    unlisted::argument(domain, used, "mask").unwrap_or(-1)
}

fn mixed(within: &[i128]) -> Option<i128> {
    within.iter().enumerate().find_map(|(index, left)| {
        within[index + 1..]
            .iter()
            .map(|right| left | right)
            .find(|both| !within.contains(both))
    })
}

/// Substitutes the arguments of a domain for its parameters.
pub fn bind(expr: &Expr, used: &DomainUse) -> Expr {
    substitute(expr, &|leaf| {
        let Expr::Argument { index, question } = leaf else {
            return leaf.clone();
        };
        match (used.args.get(*index), question) {
            (Some(DomainArg::Param(param)), Some(question)) => Expr::Ask {
                param: *param,
                question: question.clone(),
            },
            (Some(DomainArg::Param(param)), None) => Expr::Param(*param),
            (Some(DomainArg::Expr(value)), None) => value.clone(),
            _ => Expr::Unknown,
        }
    })
}

/// Substitutes a value for the live one.
pub fn bind_value(expr: &Expr, value: &Expr) -> Expr {
    substitute(expr, &|leaf| match leaf {
        Expr::Live => value.clone(),
        leaf => leaf.clone(),
    })
}

fn substitute(expr: &Expr, leaf: &dyn Fn(&Expr) -> Expr) -> Expr {
    let inner = |e: &Expr| Box::new(substitute(e, leaf));
    match expr {
        Expr::Not(e) => Expr::Not(inner(e)),
        Expr::Binary(op, left, right) => Expr::Binary(*op, inner(left), inner(right)),
        Expr::OneOf(value, options) => Expr::OneOf(
            inner(value),
            options.iter().map(|o| substitute(o, leaf)).collect(),
        ),
        other => leaf(other),
    }
}

/// Choices behind a pointer: every choice of the inner domain once, the first by default.
fn with_elements(
    names: &Names<'_>,
    contracts: &Contracts,
    used: &DomainUse,
    choices: Vec<Choice>,
) -> Vec<Choice> {
    let inner = used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(of_use(names, contracts, inner)),
        _ => None,
    });
    let Some(inner) = inner else { return choices };
    let accepted: Vec<&Choice> = inner.iter().filter(|c| c.is_accepted()).collect();
    let mut out = Vec::new();
    let mut spelled = Vec::new();
    for mut choice in choices {
        let len = match choice.own_len() {
            Some(len) => len,
            None if choice.role == Role::Pointer && !choice.is_null() => 1,
            None => 0,
        };
        let is_null = choice.is_null();
        if !is_null && !accepted.is_empty() {
            let repeats = choice.is_repeated;
            choice.elements = (0..len)
                .map(|index| accepted[if repeats { 0 } else { index % accepted.len() }].clone())
                .collect();
            if len == 1 && choice.is_accepted() && spelled.is_empty() {
                for (index, element) in inner.iter().enumerate() {
                    if index > 0 {
                        spelled.push(one_of(&choice, element));
                    }
                }
            }
        }
        out.push(choice);
    }
    out.extend(spelled);
    out
}

fn one_of(holder: &Choice, element: &Choice) -> Choice {
    let mut out = holder.clone();
    out.label = format!("{}-{}", holder.label, element.label);
    out.standing = element.standing.clone();
    out.by_version.clone_from(&element.by_version);
    out.is_unobserved |= element.is_unobserved;
    out.live |= element.live;
    out.is_enumerator = element.is_enumerator;
    out.elements = vec![element.clone()];
    out
}
