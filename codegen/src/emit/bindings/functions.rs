//! One file of entry points per group: for each symbol the type of its pointer and a method.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function, Type};
use quote::format_ident;

use super::names::Names;
use super::{docs, types};
use crate::emit::{Section, text};

/// A symbol that the library may export.
pub struct Symbol<'a> {
    pub name: &'a str,
    pub introduced: Option<u32>,
    pub function: &'a Function,
}

/// Every symbol of a function: its own and its twin's.
pub fn symbols<'a>(function: &'a Function) -> impl Iterator<Item = Symbol<'a>> {
    let own = Symbol {
        name: &function.name,
        introduced: function.introduced,
        function,
    };
    let twin = function.per_thread.as_ref().map(|twin| Symbol {
        name: &twin.symbol,
        introduced: twin.introduced,
        function,
    });
    std::iter::once(own).chain(twin)
}

/// The sections of a group's file.
pub fn emit(registry: &Registry, names: &Names, functions: &[&Function]) -> Vec<Section> {
    let symbols = functions.iter().flat_map(|function| symbols(function));
    symbols
        .flat_map(|symbol| emit_symbol(registry, names, &symbol))
        .map(Section::List)
        .collect()
}

/// The type of a symbol's pointer, and the method that calls through it.
fn emit_symbol(registry: &Registry, names: &Names, symbol: &Symbol) -> [String; 2] {
    let function = symbol.function;
    let api = function.api;
    let name = symbol.name;
    let params = types::params(names, api, &function.params);
    let args: Vec<String> = function
        .params
        .iter()
        .map(|param| types::ident(&param.name).to_string())
        .collect();
    let arrow = types::arrow_text(names, api, &function.result);
    let head = format!("pub type Fn_{name} = unsafe extern \"C\" fn");
    let pointer = text::call(0, &head, &params, &format!("{arrow};"));

    let result = match &function.result {
        Type::Void => "()".to_owned(),
        result => types::text(names, api, result),
    };
    let mut inputs = vec!["&self".to_owned()];
    inputs.extend(params);
    let method = format!(
        "impl {library} {{
{docs}    #[inline]
{head}        let entry: Fn_{name} = unsafe {{ transmute(self.address(Symbol::{name})?) }};
{call}    }}
}}
",
        library = library(api),
        docs = docs::comments("    ", &docs::function(registry, symbol)),
        head = text::call(
            4,
            &format!("pub unsafe fn {name}"),
            &inputs,
            &format!(" -> Result<{result}, Missing> {{"),
        ),
        call = text::call(8, "Ok(unsafe { entry", &args, " })"),
    );
    [pointer, method]
}

/// The structure that stands for the loaded library.
pub fn library(api: Api) -> proc_macro2::Ident {
    match api {
        Api::Driver => format_ident!("Driver"),
        Api::Runtime => format_ident!("Runtime"),
    }
}
