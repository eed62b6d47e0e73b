//! What a successful call does, as far as parameters show it: the mutants of effects are made of that, by the
//! reference libraries and by the suite alike.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, Domain, DomainArg, DomainUse, Param, Role};
use cuspec_spec::declared::Api;

/// The parameters that lead to what a successful call writes.
pub(crate) fn written<'a>(
    registry: &'a Registry,
    contract: &'a Contract,
) -> impl Iterator<Item = &'a Param> {
    let params = contract.params.iter();
    params.filter(|param| is_written(registry, &param.domain))
}

/// The parameters that are objects or addresses which only the library can tell from others.
pub(crate) fn used<'a>(
    registry: &'a Registry,
    contract: &'a Contract,
) -> impl Iterator<Item = &'a Param> {
    // A function of the runtime that stands for one of the driver hands its objects on: whether another
    // object is noticed is shown by the cases of the driver's function.
    let params = contract.params.iter();
    let params = params.filter(|_| contract.counterpart.is_none());
    let domains = params.map(|param| (param, domain(registry, &param.domain)));
    let used = domains.filter(|(_, domain)| domain.is_some_and(is_object));
    // The reference runtime keeps no objects that it could exchange for others. Of an address it can ask
    // the driver which memory lies beside it.
    let used = used.filter(|(_, domain)| {
        contract.api == Api::Driver || domain.is_some_and(|domain| domain.name == "Address")
    });
    used.map(|(param, _)| param)
}

/// Whether values of a domain are objects or addresses that are made and ended.
pub(crate) fn is_object(domain: &Domain) -> bool {
    domain.live && domain.has_identity()
}

/// The domain that a parameter names.
pub(crate) fn domain<'a>(registry: &'a Registry, used: &DomainUse) -> Option<&'a Domain> {
    let mut domains = registry.contracts.vocabulary.domains.iter();
    domains.find(|domain| domain.name == used.domain)
}

/// What lies in an array of places.
pub(crate) fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// Whether a successful call writes what the parameter leads to: a place, a value that the domain says is
/// replaced, an array of places. Elements of other arrays may be left as they were, so these do not count.
fn is_written(registry: &Registry, used: &DomainUse) -> bool {
    let Some(found) = domain(registry, used) else {
        return false;
    };
    match found.role {
        Role::Place => true,
        Role::Pointer => found.is_replaced,
        Role::Array => inner(used).is_some_and(|inner| {
            let inner = domain(registry, inner);
            inner.is_some_and(|inner| inner.role == Role::Place)
        }),
        Role::Value | Role::Record => false,
    }
}
