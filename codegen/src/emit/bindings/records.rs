//! Structures and unions, with their layout held at compile time.

use cuspec_spec::declared::{Api, Field, Record, RecordKind, Type};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names::{Item, Names};
use super::{docs, types};
use crate::emit::Section;

/// The sections of one library's `records.rs`.
pub fn emit(names: &Names, api: Api) -> Vec<Section> {
    let mut sections = Vec::new();
    for item in names.records.iter().filter(|item| item.api == api) {
        if names.is_home(&item.name, api) {
            sections.push(emit_record(names, item).into());
            sections.push(emit_layout(item).into());
        }
    }
    sections
}

fn emit_record(names: &Names, item: &Record) -> TokenStream {
    let name = types::ident(&item.name);
    let docs = docs::attributes(&docs::record(item));
    let fields = members(item).map(|member| {
        let name = types::ident(&member.name);
        let ty = match member.bits {
            Some(bytes) => {
                let bytes = Literal::u64_unsuffixed(bytes);
                quote!([u8; #bytes])
            }
            None => types::ty(names, item.api, member.ty),
        };
        quote!(pub #name: #ty)
    });
    let fields: Vec<_> = fields.collect();
    let keyword = match item.kind {
        RecordKind::Struct => quote!(struct),
        RecordKind::Union => quote!(union),
    };
    let repr = repr(names, item);
    let debug = is_plain(names, item, 0).then(|| quote!(Debug,));
    quote! {
        #docs
        #repr
        #[derive(#debug Clone, Copy)]
        pub #keyword #name {
            #(#fields),*
        }
        zeroed!(#name);
    }
}

/// What the compiler must agree with, on the platform whose layout the registry has.
fn emit_layout(item: &Record) -> TokenStream {
    let name = types::ident(&item.name);
    let size = Literal::u64_unsuffixed(item.size);
    let align = Literal::u64_unsuffixed(item.align);
    let offsets = members(item).map(|member| {
        let field = types::ident(&member.name);
        let offset = Literal::u64_unsuffixed(member.offset);
        quote!(assert!(offset_of!(#name, #field) == #offset);)
    });
    quote! {
        #[cfg(all(target_os = "linux", target_pointer_width = "64"))]
        const _: () = {
            assert!(size_of::<#name>() == #size);
            assert!(align_of::<#name>() == #align);
            #(#offsets)*
        };
    }
}

/// A field as Rust has it: anonymous members have names, bit-fields that share bytes are one.
struct Member<'a> {
    name: String,
    ty: &'a Type,
    offset: u64,
    /// Bytes of storage, where this stands for bit-fields.
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

/// The first byte after a bit-field.
fn end_of(field: &Field, (first, width): (u32, u32)) -> u64 {
    field.offset + u64::from(first + width).div_ceil(8)
}

/// `repr(C)`, and the alignment where the fields do not give it.
fn repr(names: &Names, item: &Record) -> TokenStream {
    let fields = item.fields.iter().filter(|field| field.bits.is_none());
    let natural = fields
        .map(|field| align(names, &field.ty, 0))
        .max()
        .unwrap_or(1);
    let given = Literal::u64_unsuffixed(item.align);
    match item.align.cmp(&natural) {
        std::cmp::Ordering::Equal => quote!(#[repr(C)]),
        std::cmp::Ordering::Greater => quote!(#[repr(C, align(#given))]),
        std::cmp::Ordering::Less => quote!(#[repr(C, packed(#given))]),
    }
}

/// The alignment of a type in bytes on 64-bit Linux.
fn align(names: &Names, ty: &Type, depth: u8) -> u64 {
    match names.resolve(ty) {
        Type::Void => 1,
        Type::Pointer { .. } | Type::Function { .. } => 8,
        Type::Array { of, .. } if depth < 16 => align(names, of, depth + 1),
        Type::Array { .. } => 1,
        Type::Named(name) => match names.item(name) {
            Some(Item::Record(record)) => record.align,
            Some(Item::Enum(_)) => 4,
            Some(Item::Typedef(_)) => 8,
            None => match &**name {
                "c_char" | "c_schar" | "c_uchar" | "bool" | "i8" | "u8" => 1,
                "c_short" | "c_ushort" | "i16" | "u16" => 2,
                "c_int" | "c_uint" | "c_float" | "i32" | "u32" | "f32" => 4,
                _ => 8,
            },
        },
    }
}

/// Whether a record can print itself: it is no union, nor holds one.
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
