//! Bindings of the names in a body.

use std::collections::BTreeMap;

use syn::ItemFn;

use crate::contract::model::Contract;
use crate::contract::read::domain_use;
use crate::contract::read::expression::Binding;
use crate::contract::read::library::Library;

/// Bindings of the names in a body.
pub type Bindings = BTreeMap<String, Binding>;

/// The contract's parameters and fields, under their own names.
pub fn bind(item: &ItemFn, contract: &Contract) -> Bindings {
    let mut bindings = of_params(contract);
    if !matches!(item.sig.output, syn::ReturnType::Default) {
        bindings.insert("result".to_owned(), Binding::Returned);
    }
    bindings
}

/// The contract's parameters and fields, under their own names.
pub fn of_params(contract: &Contract) -> Bindings {
    let axes = 0..contract.axes();
    axes.map(|index| (contract.axis(index).name.to_owned(), Binding::Param(index)))
        .collect()
}

/// The parameters of another contract, bound by position to this one's arguments.
pub fn positional(library: &Library<'_>, other: &str, item: &ItemFn, known: &Bindings) -> Bindings {
    let Some(shared) = library.functions.get(other) else {
        return Bindings::new();
    };
    let mut bindings = Bindings::new();
    let names = domain_use::param_names(shared.item).into_iter();
    for (name, own) in names.zip(domain_use::param_names(item)) {
        bindings.extend(rename_fields(known, &own, &name));
        if let Some(binding) = known.get(&own) {
            bindings.insert(name, *binding);
        }
    }
    bindings
}

/// Copies the bindings of the fields of `old` to `new`.
pub(super) fn rename_fields(bindings: &Bindings, old: &str, new: &str) -> Bindings {
    let renamed = bindings.iter().filter_map(|(name, binding)| {
        let rest = name.strip_prefix(old)?;
        rest.starts_with(['.', '['])
            .then(|| (format!("{new}{rest}"), *binding))
    });
    renamed.collect()
}
