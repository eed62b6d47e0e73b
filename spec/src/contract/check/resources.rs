//! Every resource can be released, and contracts declare the resources that they create.

use cuspec_diagnostic::Diagnostic;

use crate::contract::model::{
    Contract, Contracts, Domain, DomainArg, EffectKind, Param, ResourceId, Role,
};

/// Returns the mistakes of resources and of their effects.
pub fn check(contracts: &Contracts) -> Vec<Diagnostic> {
    let mut mistakes = Vec::new();
    for (resource, _) in ResourceId::all(&contracts.vocabulary) {
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

/// The function that ends a resource takes it, places for results, plain numbers, and numbers that every maker of
/// one takes under the same name.
fn ending(contracts: &Contracts, id: ResourceId, mistakes: &mut Vec<Diagnostic>) {
    let resource = &contracts.vocabulary[id];
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
        effects.any(|effect| effect.kind == EffectKind::Ends && effect.resource == id)
    };
    let mut others = contract.params.iter().filter(|param| !ends(param));
    if contract.params.iter().filter(ends).count() != 1 {
        let message = format!("`{function}` has no parameter with `#[ends({name})]`");
        let help = format!("add `#[ends({name})]` to the parameter");
        mistakes.push(contract.span.error(message).with_help(help));
    } else if let Some(other) =
        others.find(|param| !is_known(contracts, param) && !is_passed_on(contracts, id, param))
    {
        let message = format!(
            "`{function}` ends a `{name}` and takes `{}` as well, whose value cannot be derived",
            other.name
        );
        let help = "every function that makes one needs a parameter of this name, or the domain a number as its plain exemplar";
        mistakes.push(other.span.error(message).with_help(help));
    }
}

/// Rejects a resource that no function creates or acquires.
fn making(contracts: &Contracts, id: ResourceId, mistakes: &mut Vec<Diagnostic>) {
    if !contracts
        .functions
        .iter()
        .any(|contract| makes(contract, id))
    {
        let resource = &contracts.vocabulary[id];
        let message = format!("no contract creates or acquires a `{}`", resource.name);
        mistakes.push(resource.span.error(message));
    }
}

/// Created resources are in a place; acquired and ended ones are passed by value.
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
            let what = if place { "a place" } else { "not a place" };
            let message = format!("`{}` is {what} and cannot have `{word}`", param.name);
            mistakes.push(param.span.error(message));
        }
    }
    if param.on_failure.is_some() && !place && !is_replaced(contracts, param) {
        let message = format!(
            "`{}` is not a place that a failing call could write",
            param.name
        );
        mistakes.push(param.span.error(message));
    }
}

/// A handle written to a place is declared as created or lent; otherwise it would leak.
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
    let of_type: Vec<(ResourceId, &str)> = ResourceId::all(&contracts.vocabulary)
        .filter(|(_, resource)| resource.c_type.as_deref() == Some(ty))
        .map(|(id, resource)| (id, resource.name.as_str()))
        .collect();
    let mut effects = param.effects.iter();
    let is_declared = effects.any(|effect| {
        matches!(effect.kind, EffectKind::Creates | EffectKind::Lends)
            && of_type.iter().any(|(id, _)| *id == effect.resource)
    });
    let [(_, first), others @ ..] = of_type.as_slice() else {
        return;
    };
    if !is_declared {
        let place = &param.name;
        let message = format!(
            "`{}` writes a `{ty}` to `{place}` without declaring its owner",
            contract.function
        );
        let mut help = format!(
            "add `#[creates({first})]` to `{place}` if the caller has to end it, `#[lends({first})]` if not"
        );
        if !others.is_empty() {
            let names: Vec<&str> = of_type.iter().map(|(_, name)| *name).collect();
            help += &format!("; a `{ty}` may be a `{}`", names.join("`, a `"));
        }
        mistakes.push(param.span.error(message).with_help(&help));
    }
}

pub(super) fn is_place(contracts: &Contracts, param: &Param) -> bool {
    domain(contracts, param).role == Role::Place
}

/// Whether every function that makes the resource takes a number under this name, which is then passed on.
fn is_passed_on(contracts: &Contracts, resource: ResourceId, param: &Param) -> bool {
    let is_number = |param: &Param| {
        let domain = domain(contracts, param);
        param.effects.is_empty() && domain.role == Role::Value && !domain.has_identity()
    };
    let mut makers = contracts
        .functions
        .iter()
        .filter(|contract| makes(contract, resource));
    is_number(param)
        && makers.all(|maker| {
            let mut params = maker.params.iter();
            params.any(|other| other.name == param.name && is_number(other))
        })
}

fn makes(contract: &Contract, resource: ResourceId) -> bool {
    contract.effects().any(|(_, effect)| {
        matches!(effect.kind, EffectKind::Creates | EffectKind::Acquires)
            && effect.resource == resource
    })
}

/// Whether the value is derived without the maker: room, or the number of the plain case.
fn is_known(contracts: &Contracts, param: &Param) -> bool {
    is_place(contracts, param) || domain(contracts, param).plain_number().is_some()
}

/// Whether a call may write where it reads.
fn is_replaced(contracts: &Contracts, param: &Param) -> bool {
    domain(contracts, param).is_replaced
}

fn domain<'a>(contracts: &'a Contracts, param: &Param) -> &'a Domain {
    &contracts.vocabulary[param.domain.domain]
}
