//! Effects of successful calls that parameters show. The reference libraries and the suite derive mutants
//! from them.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, Domain, DomainArg, DomainUse, Param, Role};
use cuspec_spec::declared::Api;

/// Returns the parameters through which a successful call writes.
pub(crate) fn written<'a>(
    registry: &'a Registry,
    contract: &'a Contract,
) -> impl Iterator<Item = &'a Param> {
    let params = contract.params.iter();
    params.filter(|param| is_written(registry, &param.domain))
}

/// Returns the parameters that are objects or addresses which only the library can distinguish.
pub(crate) fn used<'a>(
    registry: &'a Registry,
    contract: &'a Contract,
) -> impl Iterator<Item = &'a Param> {
    // A function of the runtime with a counterpart in the driver passes its objects on, so the cases of the
    // driver's function detect another object.
    let params = contract.params.iter();
    let params = params.filter(|_| contract.counterpart.is_none());
    let used = params.filter(|param| is_object(domain(registry, &param.domain)));
    // The reference runtime keeps no objects to exchange, but it can query the driver for memory next to an
    // address.
    let address = registry.contracts.vocabulary.special.address;
    used.filter(move |param| contract.api == Api::Driver || address == Some(param.domain.domain))
}

/// Whether values of a domain are objects or addresses that calls create and end.
pub(crate) fn is_object(domain: &Domain) -> bool {
    domain.live && domain.has_identity()
}

/// Returns the domain that a parameter names.
pub(crate) fn domain<'a>(registry: &'a Registry, used: &DomainUse) -> &'a Domain {
    &registry.contracts.vocabulary[used.domain]
}

/// Returns the domain of the elements of an array.
pub(crate) fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// Whether a successful call writes through the parameter: an out-parameter, a value that the domain declares
/// as replaced, an array of out-parameters. Other arrays do not count, because their elements may stay
/// unchanged.
fn is_written(registry: &Registry, used: &DomainUse) -> bool {
    let found = domain(registry, used);
    match found.role {
        Role::Place => true,
        Role::Pointer => found.is_replaced,
        Role::Array => inner(used).is_some_and(|inner| domain(registry, inner).role == Role::Place),
        Role::Value | Role::Record => false,
    }
}
