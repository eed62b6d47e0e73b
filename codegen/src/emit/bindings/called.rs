//! The names in the bindings of the registry's functions.

use std::collections::BTreeMap;

use cuspec_spec::Registry;

use super::history::{self, History, Lag};
use super::{entries, plain};

/// The names of methods by symbol, if they differ from the symbol.
#[derive(Default)]
pub(in crate::emit) struct Called {
    /// Methods that return values.
    values: BTreeMap<String, String>,
    /// The functions themselves, in the form of the contract; that is an older form if a toolkit that was not
    /// yet reviewed changed the function.
    raw: BTreeMap<String, String>,
}

impl Called {
    pub(in crate::emit) fn of(registry: &Registry) -> Self {
        let layer = &registry.history;
        let merged = history::merge(layer);
        let history = History::index(layer, &merged, Lag::of(registry, layer));
        let mut called = Self::default();
        for function in &registry.declared.functions {
            let symbol = &function.name;
            let value = plain::name(function);
            let forms = history.forms(function.api, symbol);
            let known = entries::form_known(registry, &history, function.api, &forms);
            let suffix = known.map_or("", |place| forms[place].suffix.as_str());
            let raw = format!("{value}{suffix}");
            if raw != *symbol {
                called.raw.insert(symbol.clone(), raw);
            }
            if value != *symbol {
                called.values.insert(symbol.clone(), value);
            }
        }
        called
    }

    /// Returns a map with one renamed symbol.
    #[cfg(test)]
    pub(in crate::emit) fn with(symbol: &str, name: &str) -> Self {
        let names = BTreeMap::from([(symbol.to_owned(), name.to_owned())]);
        Self {
            values: names.clone(),
            raw: names,
        }
    }

    /// Returns the name of the function itself, which has out-parameters.
    pub(in crate::emit) fn function<'c>(&'c self, symbol: &'c str) -> &'c str {
        self.raw.get(symbol).map_or(symbol, String::as_str)
    }

    /// Returns the name of the method for this call in a scenario, if it differs.
    pub(in crate::emit) fn method(&self, call: &syn::ExprMethodCall) -> Option<&str> {
        let is_raw = matches!(
            &*call.receiver,
            syn::Expr::MethodCall(inner) if inner.method == "raw"
        );
        let names = if is_raw { &self.raw } else { &self.values };
        names.get(&call.method.to_string()).map(String::as_str)
    }
}
