//! Derives how a call uses the memory behind a parameter, from its type or a contract.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Domain, DomainUse, ExemplarValue, Expr, Role, Standing};
use cuspec_spec::declared::{Function, Type};

use super::Direction;

/// The domain of a parameter; `None` if no contract covers this form of the function.
pub(super) struct Usage<'a>(Option<(&'a DomainUse, &'a Domain)>);

/// Returns the domain of a parameter in the contract.
pub(super) fn use_of<'a>(registry: &'a Registry, function: &Function, param: &str) -> Usage<'a> {
    let stands = registry
        .function(&function.name)
        .filter(|one| one.api == function.api);
    let contract = registry
        .contract(&function.name)
        .filter(|contract| contract.api == function.api)
        .filter(|_| stands.is_some_and(|stands| stands.params == function.params));
    let found = contract.and_then(|contract| {
        let param = contract.params.iter().find(|one| one.name == param)?;
        let domain = &registry.contracts.vocabulary[param.domain.domain];
        Some((&param.domain, domain))
    });
    Usage(found)
}

impl Usage<'_> {
    /// Returns the direction: a pointer to const is read; for other pointers the contract decides.
    pub(super) fn direction(&self, ty: &Type) -> Option<Direction> {
        let Type::Pointer { is_const, .. } = ty else {
            return None;
        };
        match self.0.map(|(_, domain)| domain) {
            _ if *is_const => Some(Direction::In),
            Some(domain) if domain.is_replaced => Some(Direction::InOut),
            Some(domain) => match domain.role {
                Role::Place => Some(Direction::Out),
                Role::Pointer | Role::Array => Some(Direction::In),
                _ => None,
            },
            None => None,
        }
    }

    /// Whether the domain of a pointer accepts null.
    pub(super) fn nullable(&self, ty: &Type) -> Option<bool> {
        let (own, domain) = self.0?;
        let is_null = |value: &Option<ExemplarValue>| {
            matches!(value, Some(ExemplarValue::Expr(Expr::Int(0))))
        };
        let mut exemplars = domain.exemplars.iter();
        let null = exemplars.find(|exemplar| is_null(&exemplar.value))?;
        match (ty, own.standing(null, &null.name)) {
            (Type::Pointer { .. }, Standing::Accepted) => Some(true),
            (Type::Pointer { .. }, Standing::Refused(_)) => Some(false),
            _ => None,
        }
    }
}
