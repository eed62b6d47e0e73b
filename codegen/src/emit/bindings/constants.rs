//! Emits object-like macros as constants.

use std::collections::HashSet;

use cuspec_spec::declared::{Api, Constant, ConstantValue, Type, TypedefKind};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names::{Item, Names};
use super::types;
use crate::emit::Section;

/// Returns the sections of a library's `constants.rs`.
pub(super) fn emit(names: &Names, api: Api) -> Vec<Section> {
    let taken: HashSet<&str> = enumerators(names, api).map(|(name, _)| name).collect();
    let constants = names
        .constants
        .iter()
        .filter(|constant| constant.api == api);
    let constants = constants.filter(|constant| !taken.contains(&*constant.name));
    let items = constants.filter_map(|constant| emit_constant(names, constant));
    vec![Section::Tokens(items.collect())]
}

fn emit_constant(names: &Names, constant: &Constant) -> Option<TokenStream> {
    let name = types::ident(&constant.name);
    let api = constant.api;
    Some(match &constant.value {
        ConstantValue::Int { value, ty } => {
            let (value, ty) = (
                int(names, api, *value, ty),
                int_type(names, api, *value, ty),
            );
            quote!(pub const #name: #ty = #value;)
        }
        ConstantValue::Float(value) => {
            let value = Literal::f64_unsuffixed(*value);
            quote!(pub const #name: f64 = #value;)
        }
        ConstantValue::Text(text) => {
            let text = Literal::c_string(&std::ffi::CString::new(text.as_str()).ok()?);
            quote!(pub const #name: &CStr = #text;)
        }
        ConstantValue::Pointer { value, ty } => {
            let value = pointer(names, *value, ty);
            let ty = types::ty(names, api, ty);
            quote!(pub const #name: #ty = #value;)
        }
        ConstantValue::Alias(target) => return alias(names, constant, target),
    })
}

/// Returns a number of the given type; the number of an enumeration is wrapped.
fn int(names: &Names, api: Api, value: i128, ty: &Type) -> TokenStream {
    let value = Literal::i128_unsuffixed(value);
    match names.resolve(ty) {
        Type::Named(name) if matches!(names.item(name), Some(Item::Enum(_))) => {
            let name = types::named(names, api, name);
            quote!(#name(#value))
        }
        _ => quote!(#value),
    }
}

/// Returns the type of a constant. A plain literal is an `int` in C, which converts to the type of a
/// parameter. Literals that are not negative are flags and sizes, for which parameters are unsigned.
fn int_type(names: &Names, api: Api, value: i128, ty: &Type) -> TokenStream {
    match ty {
        Type::Named(name) if name == "c_int" && value >= 0 => quote!(c_uint),
        // If `long` has 32 bits, C chooses the next larger type.
        Type::Named(name) if name == "c_ulong" && u32::try_from(value).is_err() => {
            quote!(c_ulonglong)
        }
        Type::Named(name) if name == "c_long" && i32::try_from(value).is_err() => {
            quote!(c_longlong)
        }
        ty => types::ty(names, api, ty),
    }
}

/// Returns a number that C casts to a pointer, or to a number that represents one.
fn pointer(names: &Names, value: u64, ty: &Type) -> TokenStream {
    let number = Literal::u64_unsuffixed(value);
    match names.resolve(ty) {
        Type::Pointer { is_const: true, .. } => quote!(core::ptr::without_provenance(#number)),
        Type::Pointer { .. } => quote!(core::ptr::without_provenance_mut(#number)),
        Type::Named(name) => match names.item(name) {
            Some(Item::Typedef(item)) => match &item.kind {
                TypedefKind::Handle { .. } => quote!(core::ptr::without_provenance_mut(#number)),
                // SAFETY: a nullable function pointer has the size of a pointer.
                TypedefKind::Callback { .. } => {
                    quote!(unsafe { core::mem::transmute::<usize, _>(#number) })
                }
                TypedefKind::Alias(_) => quote!(#number),
            },
            _ => quote!(#number),
        },
        _ => quote!(#number),
    }
}

/// Returns an alias of an enumerator or a constant; `None` for aliases of functions and types, which are
/// emitted elsewhere.
fn alias(names: &Names, constant: &Constant, target: &str) -> Option<TokenStream> {
    let name = types::ident(&constant.name);
    let api = constant.api;
    let value = types::ident(target);
    if let Some((_, ty)) = enumerators(names, api).find(|(member, _)| *member == target) {
        let ty = types::ident(ty);
        return Some(quote!(pub const #name: #ty = #ty::#value;));
    }
    let other = names
        .constants
        .iter()
        .find(|other| other.api == api && other.name == target)?;
    let ty = match &other.value {
        ConstantValue::Int { value, ty } => int_type(names, api, *value, ty),
        ConstantValue::Pointer { ty, .. } => types::ty(names, api, ty),
        ConstantValue::Float(_) => quote!(f64),
        ConstantValue::Text(_) => quote!(&CStr),
        ConstantValue::Alias(_) => return None,
    };
    Some(quote!(pub const #name: #ty = #value;))
}

/// Returns every enumerator of a library with the name of its type.
fn enumerators<'a>(names: &'a Names, api: Api) -> impl Iterator<Item = (&'a str, &'a str)> {
    let enums = names.enums.iter().filter(move |item| item.api == api);
    enums.flat_map(|item| {
        item.members
            .iter()
            .map(|member| (&*member.name, &*item.name))
    })
}
