//! Emits structures and unions, and assertions about their layouts.

use cuspec_spec::declared::{Api, Field, Record, RecordKind, Toolkit, Type};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::history::{History, Layout};
use super::names::{Item, Names};
use super::{docs, types};
use crate::emit::Section;

/// Returns the sections of a library's `records.rs`.
pub(super) fn emit(history: &History, names: &Names, api: Api) -> Vec<Section> {
    let own = emit_those(history, names, api, false);
    own.map(|(_, section)| section).collect()
}

/// Returns the shared records of the driver, in all their layouts, by name.
pub(super) fn emit_shared<'h>(history: &'h History, names: &'h Names) -> Vec<(&'h str, Section)> {
    emit_those(history, names, Api::Driver, true).collect()
}

fn emit_those<'h>(
    history: &'h History,
    names: &'h Names,
    api: Api,
    shared: bool,
) -> impl Iterator<Item = (&'h str, Section)> {
    layouts(history, names, api)
        .filter(move |layout| names.is_shared(&layout.record.name) == shared)
        .map(|layout| (&*layout.name, emit_record(history, names, layout).into()))
}

/// Returns the sections of a library's `layout.rs`, which is compiled for tests: assertions about layouts on
/// each platform.
pub(super) fn emit_layouts(history: &History, names: &Names, api: Api) -> Vec<Section> {
    let layouts = layouts(history, names, api);
    let head = Section::Tokens(quote! {
        // A library without records has nothing to assert.
        #[allow(unused_imports)]
        use super::*;
    });
    let layouts = layouts.map(|layout| Section::Text(emit_layout(layout)));
    std::iter::once(head).chain(layouts).collect()
}

/// Returns every layout of every record that a library's module defines, grouped by record.
fn layouts<'h, 'a>(
    history: &'h History<'a>,
    names: &'h Names,
    api: Api,
) -> impl Iterator<Item = &'h Layout<'a>> {
    let records = history.records(api).into_iter();
    let own = records.filter(move |name| names.is_home(name, api));
    own.flat_map(move |name| history.layouts(api, name))
}

fn emit_record(history: &History, names: &Names, layout: &Layout) -> TokenStream {
    let item = layout.record;
    let name = types::ident(&layout.name);
    let docs = docs::attributes(&docs::record(layout));
    let then = history.newest_of(&layout.toolkits);
    let fields = members(item).map(|member| {
        let name = types::ident(&member.name);
        let ty = match member.bits {
            Some(bytes) => {
                let bytes = Literal::u64_unsuffixed(bytes);
                quote!([u8; #bytes])
            }
            None => types::ty(names, item.api, &history.at(item.api, member.ty, then)),
        };
        quote!(pub #name: #ty)
    });
    let fields: Vec<_> = fields.collect();
    let keyword = match item.kind {
        RecordKind::Struct => quote!(struct),
        RecordKind::Union => quote!(union),
    };
    let repr = repr(history, names, layout);
    let debug = is_plain(names, item, 0).then(|| emit_debug(layout));
    quote! {
        #docs
        #repr
        pub #keyword #name {
            #(#fields),*
        }
        impl Copy for #name {}
        impl Clone for #name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl Default for #name {
            #[inline]
            fn default() -> Self {
                // SAFETY: fields are numbers, newtypes of numbers and nullable pointers.
                unsafe { core::mem::zeroed() }
            }
        }
        #debug
    }
}

/// Limit of the fields in one tuple, equal to the largest tuple that `code.rs` supports.
const TUPLE: usize = 8;

/// Returns an implementation of `Debug` that prints the same as `derive(Debug)`.
fn emit_debug(layout: &Layout) -> TokenStream {
    let name = types::ident(&layout.name);
    let members: Vec<Member> = members(layout.record).collect();
    let names: Vec<&str> = std::iter::once(&*layout.name)
        .chain(members.iter().map(|member| &*member.name))
        .collect();
    let names = names.join("\n");
    let tuples = members.chunks(TUPLE).map(|members| {
        let fields = members.iter().map(|member| types::ident(&member.name));
        quote!((#(self.#fields,)*))
    });
    let fields = tuples
        .rev()
        .reduce(|rest, tuple| quote!(crate::code::Then(#tuple, #rest)));
    let body = match fields {
        Some(fields) => quote!(crate::code::record(f, #names, #fields)),
        None => quote!(f.write_str(#names)),
    };
    quote! {
        impl core::fmt::Debug for #name {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                #body
            }
        }
    }
}

fn emit_layout(layout: &Layout) -> String {
    let item = layout.record;
    let whole = |cfg: &str, (size, align), members: &str| {
        let name = types::ident(&layout.name);
        format!(
            "{cfg}const _: () = {{
    assert!(size_of::<{name}>() == {size});
    assert!(align_of::<{name}>() == {align});
{members}}};
"
        )
    };
    let members: String = members(item)
        .map(|member| {
            let (name, field) = (types::ident(&layout.name), types::ident(&member.name));
            let offset = member.offset;
            format!("    assert!(offset_of!({name}, {field}) == {offset});\n")
        })
        .collect();
    let usual = (item.size, item.align);
    match item.windows {
        None => whole("", usual, &members),
        Some(windows) => {
            whole("#[cfg(not(windows))]\n", usual, &members)
                + &whole("#[cfg(windows)]\n", windows, "")
        }
    }
}

/// A field in Rust: anonymous members have names, and bit-fields that share bytes are one field.
struct Member<'a> {
    name: String,
    ty: &'a Type,
    offset: u64,
    /// Size in bytes of the storage of bit-fields; `None` for other fields.
    bits: Option<u64>,
}

fn members(item: &Record) -> impl Iterator<Item = Member<'_>> {
    let mut members: Vec<Member> = Vec::new();
    let (mut anonymous, mut storages) = (0, 0);
    for field in &item.fields {
        let member = match (field.bits, members.last_mut()) {
            (
                Some(bits),
                Some(Member {
                    offset,
                    bits: Some(bytes),
                    ..
                }),
            ) => {
                *bytes = (*bytes).max(end_of(field, bits) - *offset);
                continue;
            }
            (Some(bits), _) => {
                storages += 1;
                Member {
                    name: format!("_bits{storages}"),
                    ty: &field.ty,
                    offset: field.offset,
                    bits: Some(end_of(field, bits) - field.offset),
                }
            }
            (None, _) if field.name.is_empty() => {
                anonymous += 1;
                Member {
                    name: format!("anon{anonymous}"),
                    ty: &field.ty,
                    offset: field.offset,
                    bits: None,
                }
            }
            (None, _) => Member {
                name: field.name.clone(),
                ty: &field.ty,
                offset: field.offset,
                bits: None,
            },
        };
        members.push(member);
    }
    members.into_iter()
}

/// Returns the offset of the first byte after a bit-field.
fn end_of(field: &Field, (first, width): (u32, u32)) -> u64 {
    field.offset + u64::from(first + width).div_ceil(8)
}

/// Returns `repr(C)`, with the alignment if the fields do not imply it; on Windows it may differ, because
/// some numbers are shorter.
fn repr(history: &History, names: &Names, layout: &Layout) -> TokenStream {
    let item = layout.record;
    let usual = repr_with(history, names, layout);
    match item.windows.filter(|(_, align)| *align != item.align) {
        Some((_, align)) => {
            let align = Literal::u64_unsuffixed(align);
            quote! {
                #[cfg_attr(windows, repr(C, align(#align)))]
                #[cfg_attr(not(windows), #usual)]
            }
        }
        None => quote!(#[#usual]),
    }
}

fn repr_with(history: &History, names: &Names, layout: &Layout) -> TokenStream {
    let item = layout.record;
    let then = history.newest_of(&layout.toolkits);
    let fields = item.fields.iter().filter(|field| field.bits.is_none());
    let natural = fields
        .map(|field| align(history, names, (item.api, then), &field.ty, 0))
        .max()
        .unwrap_or(1);
    let given = Literal::u64_unsuffixed(item.align);
    match item.align.cmp(&natural) {
        std::cmp::Ordering::Equal => quote!(repr(C)),
        std::cmp::Ordering::Greater => quote!(repr(C, align(#given))),
        std::cmp::Ordering::Less => quote!(repr(C, packed(#given))),
    }
}

/// Returns the alignment of a type of a toolkit in bytes on 64-bit Linux.
fn align(
    history: &History,
    names: &Names,
    then: (Api, Option<&Toolkit>),
    ty: &Type,
    depth: u8,
) -> u64 {
    match names.resolve(ty) {
        Type::Void => 1,
        Type::Pointer { .. } | Type::Function { .. } => 8,
        Type::Array { of, .. } if depth < 16 => align(history, names, then, of, depth + 1),
        Type::Array { .. } => 1,
        Type::Named(name) => match history.layout_then(then.0, name, then.1) {
            Some(layout) => layout.record.align,
            None => align_of_named(names, name),
        },
    }
}

fn align_of_named(names: &Names, name: &str) -> u64 {
    match names.item(name) {
        Some(Item::Record(record)) => record.align,
        Some(Item::Enum(_)) => 4,
        Some(Item::Typedef(_)) => 8,
        None => match name {
            "c_char" | "c_schar" | "c_uchar" | "bool" | "i8" | "u8" => 1,
            "c_short" | "c_ushort" | "i16" | "u16" => 2,
            "c_int" | "c_uint" | "c_float" | "i32" | "u32" | "f32" => 4,
            _ => 8,
        },
    }
}

/// Whether a record can implement `Debug`: it is not a union and contains none.
fn is_plain(names: &Names, item: &Record, depth: u8) -> bool {
    let is_plain = |field: &Field| is_plain_type(names, &field.ty, depth);
    item.kind == RecordKind::Struct && item.fields.iter().all(is_plain)
}

fn is_plain_type(names: &Names, ty: &Type, depth: u8) -> bool {
    match names.resolve(ty) {
        Type::Array { of, .. } => depth < 16 && is_plain_type(names, of, depth + 1),
        Type::Named(name) => match names.item(name) {
            Some(Item::Record(record)) => depth < 16 && is_plain(names, record, depth + 1),
            Some(Item::Enum(_) | Item::Typedef(_)) | None => true,
        },
        Type::Void | Type::Pointer { .. } | Type::Function { .. } => true,
    }
}
