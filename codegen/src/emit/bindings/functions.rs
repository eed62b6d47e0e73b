//! One file of entry points per group: for each symbol the type of its pointer and a method.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function, Type};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::names::Names;
use super::{docs, types};
use crate::emit::Section;

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
        .map(Section::from)
        .collect()
}

/// The type of a symbol's pointer, and the method that calls through it.
fn emit_symbol(registry: &Registry, names: &Names, symbol: &Symbol) -> [TokenStream; 2] {
    let function = symbol.function;
    let api = function.api;
    let name = types::ident(symbol.name);
    let alias = format_ident!("Fn_{}", symbol.name);
    let library = library(api);
    let params = types::params(names, api, &function.params);
    let args = function
        .params
        .iter()
        .map(|param| types::ident(&param.name));
    let arrow = types::arrow(names, api, &function.result);
    let result = match &function.result {
        Type::Void => quote!(()),
        result => types::ty(names, api, result),
    };
    let docs = docs::attributes(&docs::function(registry, symbol));
    let pointer = quote! {
        pub type #alias = unsafe extern "C" fn(#(#params),*) #arrow;
    };
    let method = quote! {
        impl #library {
            #docs
            #[inline]
            pub unsafe fn #name(&self, #(#params),*) -> Result<#result, Missing> {
                let entry: #alias = unsafe { transmute(self.address(Symbol::#name)?) };
                Ok(unsafe { entry(#(#args),*) })
            }
        }
    };
    [pointer, method]
}

/// The structure that stands for the loaded library.
pub fn library(api: Api) -> proc_macro2::Ident {
    match api {
        Api::Driver => format_ident!("Driver"),
        Api::Runtime => format_ident!("Runtime"),
    }
}
