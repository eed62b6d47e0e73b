//! Derives the duties of callers from contracts: the conditions that the driver does not check.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, Domain, Outcome, Param, Role, Standing};
use cuspec_spec::declared::{Function, Type, TypedefKind};

use super::names::{Item, Names};

/// Returns a line for each duty; none for a safe function. Parameters that the method returns as values cause
/// no duty.
pub(super) fn of(
    registry: &Registry,
    names: &Names,
    function: &Function,
    contract: &Contract,
    is_returned: &dyn Fn(&str) -> bool,
) -> Vec<String> {
    let params = function.params.iter().zip(&contract.params);
    let params = params.filter(|(_, param)| !is_returned(&param.name));
    let mut duties: Vec<String> = params
        .flat_map(|(declared, param)| {
            let domain = domain(registry, param);
            let is_out = registry.contracts.vocabulary.special.out == Some(param.domain.domain);
            let memory = memory(names, &declared.ty, param, domain, is_out);
            memory.into_iter().chain(undefined(param, domain))
        })
        .collect();
    let rules = contract
        .rules()
        .filter(|rule| rule.outcome == Outcome::Undefined);
    duties.extend(rules.map(|rule| format!("- Undefined: {} (`{}`)", rule.doc, rule.id)));
    if contract.is_lasting {
        duties
            .push("- Whoever else in this process relies on what this changes agrees.".to_owned());
    }
    if let Some(hazard) = contract.hazard {
        let hazard = &registry.contracts.vocabulary[hazard];
        duties.push(format!("- {} (`{}`)", hazard.doc, hazard.name));
    }
    duties
}

fn domain<'a>(registry: &'a Registry, param: &Param) -> &'a Domain {
    &registry.contracts.vocabulary[param.domain.domain]
}

/// Returns what must be valid during the call: memory, or the object of a handle.
fn memory(
    names: &Names,
    ty: &Type,
    param: &Param,
    domain: &Domain,
    is_out: bool,
) -> Option<String> {
    let name = &param.name;
    let is_live = domain.live;
    Some(match (names.resolve(ty), domain.role) {
        (Type::Pointer { to, .. }, Role::Place) if is_out => match **to {
            Type::Void => format!("- `{name}` has room for the value: {}", param.doc),
            _ => return None,
        },
        (Type::Pointer { .. }, Role::Place) => {
            format!("- `{name}` has room for all that is written: {}", param.doc)
        }
        (Type::Pointer { .. }, Role::Pointer | Role::Array) => {
            format!("- `{name}` points to what is read: {}", param.doc)
        }
        (Type::Function { .. }, _) => format!("- `{name}` can be called: {}", param.doc),
        (Type::Named(ty), _) if is_handle(names, ty) => {
            format!("- `{name}` has not been destroyed: {}", param.doc)
        }
        (Type::Pointer { .. }, _) => {
            format!(
                "- `{name}` is valid for what the call does with it: {}",
                param.doc
            )
        }
        _ if is_live => {
            format!(
                "- `{name}` is not in use in a way that the call disturbs: {}",
                param.doc
            )
        }
        _ => return None,
    })
}

fn is_handle(names: &Names, name: &str) -> bool {
    match names.item(name) {
        Some(Item::Typedef(item)) => !matches!(item.kind, TypedefKind::Alias(_)),
        Some(Item::Record(_)) => true,
        Some(Item::Enum(_)) | None => false,
    }
}

/// Returns the kinds of values for which the behaviour is undefined.
fn undefined(param: &Param, domain: &Domain) -> Vec<String> {
    let exemplars = domain.exemplars.iter();
    let standing = |name: &String, own: &Standing| {
        let changed = param
            .domain
            .standings
            .iter()
            .find(|(known, _)| known == name);
        changed.map_or(own, |(_, standing)| standing).clone()
    };
    let undefined: Vec<&str> = exemplars
        .filter(|exemplar| !param.domain.without.contains(&exemplar.name))
        .filter(|exemplar| standing(&exemplar.name, &exemplar.standing) == Standing::Undefined)
        .map(|exemplar| &*exemplar.name)
        .collect();
    match undefined.is_empty() {
        true => Vec::new(),
        false => vec![format!(
            "- `{}` is none of `{}`: what happens then is undefined.",
            param.name,
            undefined.join("`, `")
        )],
    }
}
