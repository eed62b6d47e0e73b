//! The library for which glue is emitted.

use cuspec_spec::contract::Contract;
use cuspec_spec::declared::{Api, Function, Type};
use cuspec_spec::{Names, Registry};
use proc_macro2::Ident;
use quote::format_ident;

use crate::emit::bindings::names::Names as Index;
use crate::emit::bindings::types;
use crate::emit::text;

/// The folder of the glue.
pub(super) const SOURCES: &str = "generated/glue/src";

/// One API of the registry.
#[derive(Clone, Copy)]
pub(super) struct Target<'a> {
    pub api: Api,
    pub registry: &'a Registry,
    pub index: &'a Index<'a>,
    pub names: &'a Names<'a>,
}

impl<'a> Target<'a> {
    /// Returns every function that such a library may export, in the order of the declared layer.
    pub(super) fn functions(self) -> impl Iterator<Item = &'a Function> {
        let functions = self.registry.declared.functions.iter();
        functions.filter(move |function| function.api == self.api && function.inline.is_none())
    }

    /// Returns the line of each function, followed by the text for its contract, if there is any.
    pub(super) fn slots(self, print: impl Fn(&'a Contract) -> Option<String>) -> String {
        let slots = self.functions().map(|function| {
            let contract = self.registry.contract(&function.name);
            let content = contract.and_then(&print).unwrap_or_default();
            text::slot("", &function.name, &content)
        });
        slots.collect()
    }

    /// Returns the contracts, in the order of their files.
    pub(super) fn contracts(self) -> impl Iterator<Item = &'a Contract> {
        let contracts = self.registry.contracts.functions.iter();
        contracts.filter(move |contract| contract.api == self.api)
    }

    /// Returns the module of the generated crate, and of the bindings.
    pub(super) fn module(self) -> Ident {
        format_ident!("{}", self.api.word())
    }

    /// Returns `StreamWorkCalls` for `stream_work`.
    pub(super) fn calls_trait(self, file: &str) -> String {
        format!("{}Calls", camel(file))
    }

    /// Returns the parameters of a function with types as in its own module.
    pub(super) fn params(self, function: &Function) -> Vec<String> {
        types::params(self.index, self.api, &function.params)
    }

    /// Returns the names of the parameters of a function.
    pub(super) fn idents(self, function: &Function) -> Vec<String> {
        let params = function.params.iter();
        params
            .map(|param| types::ident(&param.name).to_string())
            .collect()
    }

    /// Whether the library exports a function. A function without a result code cannot report an error, so it
    /// needs a contract.
    pub(super) fn exports(self, function: &Function) -> bool {
        self.returns_code(function) || self.registry.contract(&function.name).is_some()
    }

    /// Whether a function returns a result code, as nearly all do.
    pub(super) fn returns_code(self, function: &Function) -> bool {
        let code = cuspec_spec::result_type(self.api);
        matches!(&function.result, Type::Named(name) if name == code)
    }

    /// Returns a type with a full path, as a macro needs it.
    pub(super) fn qualified(self, ty: &Type) -> String {
        let inner = |ty| self.qualified(ty);
        match ty {
            Type::Named(name) => match self.index.home(name) {
                Some(home) => format!("$crate::sys::{}::{name}", home.word()),
                None if name.starts_with("c_") => format!("::core::ffi::{name}"),
                None => name.clone(),
            },
            Type::Void => "::core::ffi::c_void".to_owned(),
            Type::Pointer { to, is_const: true } => format!("*const {}", inner(to)),
            Type::Pointer {
                to,
                is_const: false,
            } => format!("*mut {}", inner(to)),
            Type::Array { of, len } => format!("[{}; {len}]", inner(of)),
            Type::Function { params, result } => {
                let params: Vec<String> = params.iter().map(inner).collect();
                let arrow = match &**result {
                    Type::Void => String::new(),
                    result => format!(" -> {}", inner(result)),
                };
                format!(
                    "Option<unsafe extern \"C\" fn({}){arrow}>",
                    params.join(", ")
                )
            }
        }
    }
}

/// Returns `NoCapture` for `no_capture`.
pub(super) fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}
