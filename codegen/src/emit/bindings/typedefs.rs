//! Emits handles, callbacks and other names for types.

use std::collections::BTreeSet;

use cuspec_spec::declared::{Api, Typedef, TypedefKind};
use proc_macro2::TokenStream;
use quote::quote;

use super::names::Names;
use super::types;
use crate::emit::Section;

/// Returns the sections of a library's `types.rs`.
pub(super) fn emit(names: &Names, api: Api) -> Vec<Section> {
    let types = typedefs(names, api, false);
    types.map(|(_, tokens)| tokens.into()).collect()
}

/// Returns the shared types of the driver, by name.
pub(super) fn emit_shared<'n>(names: &'n Names) -> Vec<(&'n str, Section)> {
    let types = typedefs(names, Api::Driver, true);
    types.map(|(name, tokens)| (name, tokens.into())).collect()
}

/// Returns the types of a library that are shared, or those that are not, by name.
fn typedefs<'n>(
    names: &'n Names,
    api: Api,
    shared: bool,
) -> impl Iterator<Item = (&'n str, TokenStream)> {
    let mut types = Vec::new();
    let mut opaque = BTreeSet::new();
    for item in names.typedefs.iter().filter(|item| item.api == api) {
        if names.is_typedef(item) {
            types.extend(emit_opaque(names, api, item, &mut opaque));
            types.push((&*item.name, emit_typedef(names, api, item)));
        }
    }
    types
        .into_iter()
        .filter(move |(name, _)| names.is_shared(name) == shared)
}

/// Returns the opaque structure behind a handle, once.
fn emit_opaque<'a>(
    names: &Names,
    api: Api,
    item: &'a Typedef,
    emitted: &mut BTreeSet<&'a str>,
) -> Option<(&'a str, TokenStream)> {
    let TypedefKind::Handle { tag } = &item.kind else {
        return None;
    };
    if !names.is_home(tag, api) || names.item(tag).is_some() || !emitted.insert(tag) {
        return None;
    }
    let name = types::ident(tag);
    let doc = format!(" What a `{}` points to.", item.name);
    let tokens = quote! {
        #[doc = #doc]
        pub enum #name {}
    };
    Some((tag, tokens))
}

fn emit_typedef(names: &Names, api: Api, item: &Typedef) -> TokenStream {
    let name = types::ident(&item.name);
    let target = match &item.kind {
        TypedefKind::Handle { tag } => {
            let tag = types::named(names, api, tag);
            quote!(*mut #tag)
        }
        TypedefKind::Callback { params, result } => types::callback(names, api, params, result),
        TypedefKind::Alias(ty) => types::ty(names, api, ty),
    };
    quote!(pub type #name = #target;)
}
