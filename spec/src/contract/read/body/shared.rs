//! Shared checks: of `#[rules]`, of another contract, or of the driver's.

use syn::spanned::Spanned;

use super::bindings::rename_fields;
use super::{Bindings, Body, of_params, positional};
use crate::contract::read::attributes::ident;
use crate::contract::read::counterpart::{AsDriver, Given};
use crate::contract::read::domain_use;
use crate::contract::read::expression::{Binding, dotted};
use crate::contract::read::library::Shared;
use crate::declared::Type;
use crate::source::File;
use cuspec_diagnostic::nearest;

impl Body<'_, '_> {
    /// A call of shared rules, whose parameters are bound to the arguments.
    pub(super) fn call(&mut self, file: &mut File<'_>, call: &syn::ExprCall, bindings: &Bindings) {
        let Some(name) = ident(&call.func) else {
            return file.error(call.span(), "expected the name of shared rules");
        };
        let Some(Shared { item, .. }) = self.library.functions.get(&name) else {
            let help = nearest(&name, self.library.functions.keys().map(String::as_str))
                .map(|n| format!("did you mean `{n}`?"));
            return file.error_with(
                call.func.span(),
                format!("no shared rules have the name `{name}`"),
                help,
            );
        };
        let formal = domain_use::param_names(item);
        if formal.len() != call.args.len() {
            let message = format!(
                "`{name}` takes {} names, not {}",
                formal.len(),
                call.args.len()
            );
            return file.error(call.span(), message);
        }
        let mut inner = Bindings::new();
        for (formal, actual) in formal.into_iter().zip(&call.args) {
            let name = dotted(actual);
            match name.as_ref().and_then(|name| bindings.get(name)) {
                Some(binding) => {
                    inner.extend(rename_fields(
                        bindings,
                        name.as_deref().unwrap_or(""),
                        &formal,
                    ));
                    inner.insert(formal, *binding);
                }
                // The runtime's record lacks the field.
                None if self.is_derived => {}
                None => file.error(actual.span(), "expected a parameter or an element"),
            }
        }
        self.shared(file, &name, &inner, call.span());
    }

    /// The checks of the driver's contract behind this one.
    pub fn derived(&mut self, file: &mut File<'_>, of: &AsDriver) {
        let own = of_params(self.contract);
        let mut bindings = Bindings::new();
        for (name, given) in &of.given {
            match given {
                Given::Number(number) => {
                    let is_null = *number == 0 && self.is_pointer(&of.function, name);
                    let binding = match is_null {
                        true => Binding::Null,
                        false => Binding::Number(*number),
                    };
                    bindings.insert(name.clone(), binding);
                }
                Given::Param(param) | Given::Field(param) => {
                    bindings.extend(rename_fields(&own, param, name));
                    if let Some(binding) = own.get(param) {
                        bindings.insert(name.clone(), *binding);
                    }
                }
            }
        }
        self.is_derived = true;
        self.except.clone_from(&of.except);
        self.shared(file, &of.function, &bindings, of.span);
        self.except.clear();
        self.is_derived = false;
    }

    /// Whether a parameter of a function is a pointer.
    fn is_pointer(&self, function: &str, param: &str) -> bool {
        let declared = self.library.names.function(function);
        let params = declared.iter().flat_map(|declared| &declared.params);
        let mut pointers = params.filter(|param| matches!(param.ty, Type::Pointer { .. }));
        pointers.any(|pointer| pointer.name == param)
    }

    /// The checks of another contract or of shared rules, with the caller's bindings.
    pub fn shared(
        &mut self,
        file: &mut File<'_>,
        name: &str,
        bindings: &Bindings,
        at: proc_macro2::Span,
    ) {
        let Some(Shared { item, path, api }) = self.library.functions.get(name) else {
            let help = nearest(name, self.library.functions.keys().map(String::as_str))
                .map(|n| format!("did you mean `{n}`?"));
            return file.error_with(
                at,
                format!("unknown contract or shared rules `{name}`"),
                help,
            );
        };
        if self.depth > 8 {
            return file.error(at, format!("`{name}` shares rules with itself"));
        }
        self.depth += 1;
        let inherited = item.attrs.iter().find(|a| a.path().is_ident("same_rules"));
        if let Some(attr) = inherited
            && let Ok(other) = attr.parse_args::<syn::Ident>()
        {
            let other = other.to_string();
            let positions = positional(self.library, &other, item, bindings);
            self.shared(file, &other, &positions, at);
        }
        // Mistakes are reported at the shared body.
        let caller = std::mem::replace(&mut file.path, path.clone());
        let caller_api = std::mem::replace(&mut file.api, *api);
        self.statements(file, &item.block.stmts, bindings);
        file.path = caller;
        file.api = caller_api;
        self.depth -= 1;
    }
}
