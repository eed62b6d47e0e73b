//! That whatever is made can be given back, and that contracts say what they make.

use cuspec_diagnostic::Diagnostic;

use crate::contract::model::{
    Contract, Contracts, Domain, DomainArg, EffectKind, Param, Resource, Role,
};

/// Mistakes of resources, and of what contracts do to them.
pub fn check(contracts: &Contracts) -> Vec<Diagnostic> {
    let mut mistakes = Vec::new();
    for resource in &contracts.vocabulary.resources {
        ending(contracts, resource, &mut mistakes);
        making(contracts, resource, &mut mistakes);
    }
    for contract in &contracts.functions {
        for param in &contract.params {
            effects(contracts, param, &mut mistakes);
            handles(contracts, contract, param, &mut mistakes);
        }
    }
    mistakes
}

/// The function that ends a resource takes it, places for results, and what has a plain number, and nothing else.
fn ending(contracts: &Contracts, resource: &Resource, mistakes: &mut Vec<Diagnostic>) {
    let name = &resource.name;
    let function = &resource.ended_by;
    let mut found = contracts.functions.iter();
    let Some(contract) = found.find(|contract| contract.function == *function) else {
        let message = format!("`{name}` is ended by `{function}`, which has no contract");
        mistakes.push(resource.span.error(message));
        return;
    };
    let ends = |param: &&Param| {
        let mut effects = param.effects.iter();
        effects.any(|effect| effect.kind == EffectKind::Ends && effect.resource == *name)
    };
    let mut others = contract.params.iter().filter(|param| !ends(param));
    if contract.params.iter().filter(ends).count() != 1 {
        let message = format!("`{function}` does not say which of its parameters ends a `{name}`");
        let help = format!("add `#[ends({name})]` to the parameter");
        mistakes.push(contract.span.error(message).with_help(help));
    } else if let Some(other) = others.find(|param| !is_known(contracts, param)) {
        let message = format!(
            "`{function}` ends a `{name}` and takes `{}` as well: nobody could tell what to pass",
            other.name
        );
        mistakes.push(other.span.error(message));
    }
}

/// What nobody makes or takes cannot be there.
fn making(contracts: &Contracts, resource: &Resource, mistakes: &mut Vec<Diagnostic>) {
    let makes = |contract: &Contract| {
        contract.effects().any(|(_, effect)| {
            matches!(effect.kind, EffectKind::Creates | EffectKind::Acquires)
                && effect.resource == resource.name
        })
    };
    if !contracts.functions.iter().any(makes) {
        let message = format!("no contract creates or acquires a `{}`", resource.name);
        mistakes.push(resource.span.error(message));
    }
}

/// What is handed out stands in a place, what is taken or ended is passed by value.
fn effects(contracts: &Contracts, param: &Param, mistakes: &mut Vec<Diagnostic>) {
    let place = is_place(contracts, param);
    for effect in &param.effects {
        let (word, wants_place) = match effect.kind {
            EffectKind::Creates => ("creates", true),
            EffectKind::Lends => ("lends", true),
            EffectKind::Acquires => ("acquires", false),
            EffectKind::Ends => ("ends", false),
        };
        if place != wants_place {
            let what = if place { "a place" } else { "no place" };
            let message = format!("`{}` is {what}, and cannot say `{word}`", param.name);
            mistakes.push(param.span.error(message));
        }
    }
    if param.on_failure.is_some() && !place && !is_replaced(contracts, param) {
        let message = format!(
            "`{}` is no place that a failing call could write",
            param.name
        );
        mistakes.push(param.span.error(message));
    }
}

/// A handle that comes out is a new one, or somebody else's; who forgets to say which leaks it.
fn handles(
    contracts: &Contracts,
    contract: &Contract,
    param: &Param,
    mistakes: &mut Vec<Diagnostic>,
) {
    if !is_place(contracts, param) {
        return;
    }
    let Some(DomainArg::Type(ty)) = param.domain.args.first() else {
        return;
    };
    let mut resources = contracts.vocabulary.resources.iter();
    let Some(resource) = resources.find(|r| r.c_type.as_deref() == Some(ty)) else {
        return;
    };
    let says = |kind: EffectKind| {
        let mut effects = param.effects.iter();
        effects.any(|effect| effect.kind == kind && effect.resource == resource.name)
    };
    if !says(EffectKind::Creates) && !says(EffectKind::Lends) {
        let name = &resource.name;
        let message = format!(
            "`{}` hands out a `{ty}` and does not say whose it is",
            contract.function
        );
        let help = format!(
            "add `#[creates({name})]` to `{0}` if the caller has to end it, `#[lends({name})]` if not",
            param.name
        );
        mistakes.push(param.span.error(message).with_help(help));
    }
}

pub(super) fn is_place(contracts: &Contracts, param: &Param) -> bool {
    domain(contracts, param).is_some_and(|domain| domain.role == Role::Place)
}

/// Whether everybody knows what to pass: room, or the number of the plain case.
fn is_known(contracts: &Contracts, param: &Param) -> bool {
    let domain = domain(contracts, param);
    is_place(contracts, param) || domain.is_some_and(|domain| domain.plain_number().is_some())
}

/// Whether a call may write where it reads.
fn is_replaced(contracts: &Contracts, param: &Param) -> bool {
    domain(contracts, param).is_some_and(|domain| domain.is_replaced)
}

fn domain<'a>(contracts: &'a Contracts, param: &Param) -> Option<&'a Domain> {
    let mut domains = contracts.vocabulary.domains.iter();
    domains.find(|domain| domain.name == param.domain.domain)
}
