//! A place of a contract is as wide as the value that the call writes or reads there.
//!
//! A result written wider than its place overwrites what follows, and one read narrower
//! than it was written is incomplete.

use crate::contract::model::{Contract, Contracts, DomainArg, DomainUse, Role};
use crate::declared::Type;
use crate::layout;
use crate::names::Names;
use cuspec_diagnostic::Diagnostic;

pub(super) fn check(
    names: &Names<'_>,
    contracts: &Contracts,
    contract: &Contract,
    mistakes: &mut Vec<Diagnostic>,
) {
    let Some(function) = names.function(&contract.function) else {
        return;
    };
    for (declared, param) in function.params.iter().zip(&contract.params) {
        let Some(own) = element(contracts, &param.domain) else {
            continue;
        };
        let Type::Pointer { to, .. } = &declared.ty else {
            continue;
        };
        // Characters in the header may be bytes of any type.
        if matches!(&**to, Type::Named(name) if name.ends_with("char")) {
            continue;
        }
        // A removed function may have used an older layout, whose size the contract gives.
        if function.toolkits.end.is_some() && own == "c_uchar" {
            continue;
        }
        let sizes = [layout::size_of(names, own), layout::size_of_type(names, to)];
        if let [Some(has), Some(wants)] = sizes
            && has != wants
        {
            let name = &param.name;
            let message =
                format!("`{name}` leads to `{own}`, of {has} bytes, and in the header to {wants}");
            let mut mistake = param.span.error(message);
            if let Type::Named(to) = &**to {
                let domain = &contracts.vocabulary[param.domain.domain].name;
                mistake.help = Some(format!("the header has `{domain}<{to}>`"));
            }
            mistakes.push(mistake);
        }
    }
}

/// The C type behind a domain's values, if it names one.
fn element<'a>(contracts: &Contracts, used: &'a DomainUse) -> Option<&'a str> {
    match (contracts.vocabulary[used.domain].role, used.args.first()) {
        (Role::Place | Role::Pointer | Role::Array, Some(DomainArg::Type(ty))) => Some(ty),
        _ => None,
    }
}
