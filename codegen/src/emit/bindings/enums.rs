//! Enumerations as newtypes: a number that has no name is a value like any other.

use std::collections::HashSet;

use cuspec_spec::declared::{Api, Enum, Enumerator};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::names::Names;
use super::{docs, types};

/// The sections of one library's `enums.rs`.
pub fn emit(names: &Names, api: Api) -> Vec<TokenStream> {
    let mut sections = Vec::new();
    let mut free = HashSet::new();
    for item in names.enums.iter().filter(|item| item.api == api) {
        if names.is_home(&item.name, api) {
            let is_result = names.results.contains(&*item.name);
            sections.extend(emit_enum(item, is_result, &mut free));
        }
    }
    sections
}

/// The type, its enumerators, and the same names free for those that no enumeration before had.
fn emit_enum<'a>(item: &'a Enum, is_result: bool, free: &mut HashSet<&'a str>) -> Vec<TokenStream> {
    let name = types::ident(&item.name);
    let number = number(item);
    let docs = docs::attributes(&docs::enumeration(item));
    let must_use = is_result.then(|| quote!(#[must_use = "the call may have failed"]));
    let members = item.members.iter().map(|member| {
        let docs = docs::attributes(&docs::enumerator(member));
        let ident = types::ident(&member.name);
        let value = value(item, member);
        quote!(#docs pub const #ident: Self = Self(#value);)
    });
    let named = distinct(item).map(|member| {
        let value = value(item, member);
        let text = &member.name;
        quote!(#value => Some(#text),)
    });
    let aliases = item
        .members
        .iter()
        .filter(|member| free.insert(&member.name))
        .map(|member| {
            let ident = types::ident(&member.name);
            quote!(pub const #ident: #name = #name::#ident;)
        });
    let traits = traits(item, is_result);
    vec![
        quote! {
            #docs
            #must_use
            #[repr(transparent)]
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct #name(pub #number);
        },
        quote! {
            impl #name {
                #(#members)*

                /// The name of this value, if the header gives it one.
                pub const fn name(self) -> Option<&'static str> {
                    match self.0 {
                        #(#named)*
                        _ => None,
                    }
                }
            }
            #(#traits)*
        },
        quote!(#(#aliases)*),
    ]
}

/// What the shared macros of `code.rs` add to the type.
fn traits(item: &Enum, is_result: bool) -> Vec<TokenStream> {
    let name = types::ident(&item.name);
    let mut traits = vec![quote!(named!(#name);)];
    if is_flags(item) {
        traits.push(quote!(flags!(#name);));
    }
    if is_result {
        let success = success(item);
        traits.push(quote!(result!(#name, #success);));
    }
    traits
}

/// The C type that carries the values.
fn number(item: &Enum) -> Ident {
    let is_wide = item
        .members
        .iter()
        .any(|m| m.value > u32::MAX.into() || m.value < i32::MIN.into());
    match (is_wide, item.is_signed) {
        (false, true) => format_ident!("c_int"),
        (false, false) => format_ident!("c_uint"),
        (true, true) => format_ident!("i64"),
        (true, false) => format_ident!("u64"),
    }
}

fn value(item: &Enum, member: &Enumerator) -> Literal {
    if item.is_signed {
        Literal::i64_unsuffixed(member.value)
    } else {
        Literal::u64_unsuffixed(member.value as u64)
    }
}

/// The members with the values that no member before has.
fn distinct(item: &Enum) -> impl Iterator<Item = &Enumerator> {
    let mut seen = HashSet::new();
    item.members
        .iter()
        .filter(move |member| seen.insert(member.value))
}

/// Whether values are combined with `|`: the name says so, or every member is a bit of its own
/// and there are too many bits for a plain list that merely starts with 1 and 2.
pub fn is_flags(item: &Enum) -> bool {
    let is_bit = |member: &&Enumerator| member.value > 0 && member.value & (member.value - 1) == 0;
    let is_bound = |member: &&Enumerator| member.name.ends_with("_MAX") || member.value == 0;
    let mut members = item.members.iter().filter(|member| !is_bound(member));
    item.name.to_lowercase().contains("flags")
        || (members.clone().any(|member| member.value > 2) && members.all(|m| is_bit(&m)))
}

/// The code of success, which both libraries number zero.
fn success(item: &Enum) -> TokenStream {
    let member = item.members.iter().find(|member| member.value == 0);
    member.map_or_else(
        || quote!(None),
        |member| {
            let ident = types::ident(&member.name);
            quote!(#ident)
        },
    )
}
