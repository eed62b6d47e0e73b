//! The driver's checks in a contract of the runtime.

use std::collections::BTreeSet;

use cuspec_case::Op;

use super::counterpart::{AsDriver, code_here};
use super::library::Library;
use crate::contract::model::{
    Basis, Contract, Expr, NeedId, Outcome, Query, Step, StepKind, Unobserved, Vocabulary,
};
use crate::source::File;

/// Converts the driver's steps, from `first` on, to the runtime's. Removes steps that
/// the contract excludes and those that can no longer fail.
pub fn adapt(
    file: &mut File<'_>,
    contract: &mut Contract,
    counterpart: &AsDriver,
    first: usize,
    library: &Library<'_>,
) {
    let vocabulary = library.vocabulary;
    let documented = library.names.documented(&contract.function);
    let mut unused: BTreeSet<&str> = counterpart.except.iter().map(String::as_str).collect();
    let mut kept = Vec::new();
    for mut step in contract.steps.split_off(first) {
        step.is_derived = true;
        // Versions of the driver become guards that query the driver.
        step.bounds.clear();
        step.guard = step.guard.map(|guard| settled(vocabulary, guard));
        if is_false(step.guard.as_ref()) {
            continue;
        }
        // A check that the contract makes under a condition is not made again without it.
        let is_conditional = |own: &Step| {
            own.guard.is_some() && own.bounds.is_empty() && is_same_check(&own.kind, &step.kind)
        };
        if contract.steps.iter().any(is_conditional) {
            continue;
        }
        // The contract's own needs are complete.
        if step
            .need()
            .is_some_and(|need| !contract.needs.contains(&need))
        {
            continue;
        }
        let id = match &step.kind {
            StepKind::Rule(rule) => &rule.id,
            StepKind::Ensure(ensure) => &ensure.id,
            _ => {
                kept.push(step);
                continue;
            }
        };
        let own = id.rsplit_once('/').map_or(id.as_str(), |(_, own)| own);
        if counterpart.except.iter().any(|except| except == own) {
            unused.remove(own);
            continue;
        }
        let is_shown = !contract
            .unobserved
            .contains(&Unobserved::Derived(own.to_owned()));
        let on = match is_shown {
            true => contract.on.clone(),
            false => Vec::new(),
        };
        let basis = match on.is_empty() {
            true => Basis::Assumed,
            false => Basis::Observed,
        };
        match &mut step.kind {
            StepKind::Rule(rule) => {
                rule.condition = settled(vocabulary, rule.condition.clone());
                if is_false(Some(&rule.condition)) {
                    continue;
                }
                if let Outcome::Codes(codes) = &mut rule.outcome {
                    for code in codes.iter_mut() {
                        *code = code_here(file, library.names, code, counterpart.span);
                    }
                }
                rule.documented = None;
                let is_listed = matches!(&rule.outcome, Outcome::Codes(codes)
                    if codes.iter().all(|code| documented.contains(&code.as_str())));
                rule.is_undocumented = !is_listed;
                (rule.basis, rule.on) = match rule.basis {
                    Basis::Assumed => (Basis::Assumed, Vec::new()),
                    // A driver's check without an observation has none in the runtime either.
                    Basis::Documented if is_listed && rule.on.is_empty() => {
                        (Basis::Documented, Vec::new())
                    }
                    Basis::Documented if is_listed => (Basis::Documented, on),
                    _ => (basis, on),
                };
            }
            StepKind::Ensure(ensure) => {
                ensure.condition = settled(vocabulary, ensure.condition.clone());
                if is_false(Some(&ensure.condition)) {
                    continue;
                }
                ensure.holds = settled(vocabulary, ensure.holds.clone());
                (ensure.basis, ensure.on) = match ensure.basis {
                    Basis::Assumed => (Basis::Assumed, Vec::new()),
                    _ => (basis, on),
                };
            }
            _ => {}
        }
        kept.push(step);
    }
    contract.steps.extend(kept);
    for left in unused {
        let message = format!(
            "the contract of `{}` has no rule `{left}` that could be left out",
            counterpart.function
        );
        file.error(counterpart.span, message);
    }
}

/// Whether both steps check the same need or the same parameter.
fn is_same_check(left: &StepKind, right: &StepKind) -> bool {
    match (left, right) {
        (StepKind::Need(left), StepKind::Need(right)) => left == right,
        (StepKind::Param(left), StepKind::Param(right)) => left == right,
        _ => false,
    }
}

fn is_false(condition: Option<&Expr>) -> bool {
    matches!(condition, Some(Expr::Int(0)))
}

/// The condition after the runtime has set up a context, with its arguments in place of parameters.
fn settled(vocabulary: &Vocabulary, expr: Expr) -> Expr {
    match expr {
        Expr::Query(Query::Question(id)) => match vocabulary[id].once_set_up {
            Some(answer) => Expr::Int(answer.into()),
            None => expr,
        },
        Expr::Not(inner) => match settled(vocabulary, *inner) {
            Expr::Int(value) => Expr::Int((value == 0).into()),
            inner => Expr::Not(Box::new(inner)),
        },
        Expr::OneOf(value, options) => {
            let value = settled(vocabulary, *value);
            let number = number(&value);
            let all: Option<Vec<i128>> = options.iter().map(self::number).collect();
            match (number, all) {
                (Some(number), Some(all)) => Expr::Int(all.contains(&number).into()),
                _ => Expr::OneOf(Box::new(value), options),
            }
        }
        Expr::Binary(op, left, right) => {
            binary(op, settled(vocabulary, *left), settled(vocabulary, *right))
        }
        other => other,
    }
}

fn number(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => Some(*value),
        _ => None,
    }
}

fn binary(op: Op, left: Expr, right: Expr) -> Expr {
    let truth = |value: bool| Expr::Int(value.into());
    match (op, number(&left), number(&right)) {
        (Op::And, Some(0), _) | (Op::And, _, Some(0)) => truth(false),
        (Op::And, Some(_), None) => right,
        (Op::And, None, Some(_)) => left,
        (Op::Or, Some(0), None) => right,
        (Op::Or, None, Some(0)) => left,
        (Op::Or, Some(1..), _) | (Op::Or, _, Some(1..)) => truth(true),
        (Op::Eq, Some(left), Some(right)) => truth(left == right),
        (Op::Ne, Some(left), Some(right)) => truth(left != right),
        (Op::BitAnd, Some(left), Some(right)) => Expr::Int(left & right),
        (Op::Lt, Some(left), Some(right)) => truth(left < right),
        (Op::Gt, Some(left), Some(right)) => truth(left > right),
        _ => Expr::Binary(op, Box::new(left), Box::new(right)),
    }
}

/// A need that the driver checks for some calls is checked for all by the runtime, first unless the contract
/// places it. Returns whether this is the case.
pub fn unguard(contract: &mut Contract, need: NeedId) -> bool {
    let is_it = |step: &Step| step.need() == Some(need);
    let is_guarded = |step: &Step| is_it(step) && step.guard.is_some() && step.bounds.is_empty();
    if !contract.steps.iter().any(is_guarded) {
        return false;
    }
    contract.steps.retain(|step| !is_guarded(step));
    if !contract.steps.iter().any(is_it) {
        let step = Step::unguarded(StepKind::Need(need));
        contract.steps.insert(0, step);
    }
    true
}

/// Places a need first, if the contract has it.
pub fn set_up_first(contract: &mut Contract, need: NeedId) {
    let is_it = |step: &Step| step.need() == Some(need);
    if let Some(at) = contract.steps.iter().position(is_it) {
        let step = contract.steps.remove(at);
        contract.steps.insert(0, step);
    }
}
