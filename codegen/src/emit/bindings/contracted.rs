//! Emits the crate `cuspec-contracted`: the bindings with the types that contracts were reviewed for.
//! Hand-written code is compiled with it, so that a toolkit with another layout of a record changes nothing
//! there before a review.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Type};
use proc_macro2::TokenStream;
use quote::quote;

use super::history::{self, History};
use super::names::Names;
use super::{root, types};
use crate::emit::Output;

const PATH: &str = "generated/contracted/src/lib.rs";

/// Returns the only file of the crate.
pub(in crate::emit) fn emit(registry: &Registry) -> Vec<Output> {
    let layer = registry.everywhere();
    let declared = history::merge(&layer);
    let lag = history::Lag::of(registry, &layer);
    let history = History::index(&layer, &declared, lag);
    let mut names = Names::index_in(&declared, "cuspec_sys");
    names.add(history.older_layouts());
    let modules = Api::ALL.map(|api| module(&history, &names, api));
    let source = "spec/declared and spec/contracts/reviewed.rs";
    let sections = vec![quote! {
        //! The bindings, with types as contracts know them: those of the toolkit that contracts were last held
        //! against. Where that is the newest, nothing is different.

        #![allow(
            non_camel_case_types,
            unused_imports,
            missing_docs,
            reason = "the names are those of the bindings, and so is what is to be said of them"
        )]

        pub use cuspec_sys::*;

        #(#modules)*
    }];
    vec![Output::rust(PATH, source, sections)]
}

/// Returns a module of the bindings with some older types; `None` if no type changed.
fn module(history: &History, names: &Names, api: Api) -> Option<TokenStream> {
    let reviewed = history.reviewed()?;
    let module = root::folder(api);
    let reshaped: BTreeSet<&str> = history.reshaped().collect();
    let reshaped = reshaped
        .into_iter()
        .filter(|name| names.home(name) == Some(api));
    let known = reshaped.filter_map(|name| {
        let plain = Type::Named(name.to_owned());
        let then = history.at(api, &plain, Some(reviewed));
        let (name, tag) = (types::ident(name), tag(names, api, name));
        let then = match then {
            same if same == plain => return None,
            Type::Named(other) => {
                let other = types::ident(&other);
                quote!(pub use cuspec_sys::#module::#other as #name;)
            }
            other => {
                let ty = types::ty(names, api, &other);
                quote!(pub type #name = #ty;)
            }
        };
        let tag = tag.map(|tag| quote!(pub use self::#name as #tag;));
        Some(quote!(#then #tag))
    });
    let known: Vec<TokenStream> = known.collect();
    Some(quote! {
        pub mod #module {
            pub use cuspec_sys::#module::*;
            use core::ffi::*;

            #(#known)*
        }
    })
}

/// Returns the tag of a type, if it differs from the type's name.
fn tag(names: &Names, api: Api, name: &str) -> Option<proc_macro2::Ident> {
    let mut tags = names.tags(api);
    let found = tags.find(|(_, of)| *of == name);
    found.map(|(tag, _)| types::ident(tag))
}
