//! bindgen's output as plain lists.

use std::collections::BTreeMap;

use cuspec_spec::declared::{Param, RecordKind, Type, read_result, read_type};
use syn::ext::IdentExt;
use syn::{Expr, ForeignItem, Item, Lit, Stmt, UseTree};

use super::bitfields;

/// The declarations of one view of a header, in the order of the header.
#[derive(Debug, Default)]
pub(super) struct Bindings {
    pub functions: Vec<Function>,
    pub enums: Vec<Enum>,
    pub records: Vec<Record>,
    pub typedefs: Vec<(String, Type)>,
    /// Declarations of unknown form: name and problem.
    pub unknown: Vec<(String, String)>,
}

#[derive(Debug)]
pub(super) struct Function {
    pub symbol: String,
    pub params: Vec<Param>,
    pub result: Type,
}

#[derive(Debug, Default)]
pub(super) struct Enum {
    pub tag: String,
    /// The type of its values, `c_uint` or `c_int`; `c_ulong` or `c_long` if 32 bits are too few.
    pub repr: String,
    pub members: Vec<(String, i64)>,
}

#[derive(Debug)]
pub(super) struct Record {
    pub tag: String,
    pub kind: RecordKind,
    pub fields: Vec<Field>,
    /// Size and alignment; `None` for a record that is declared but not defined.
    pub layout: Option<(u64, u64)>,
}

#[derive(Debug)]
pub(super) struct Field {
    /// The name in bindgen's output: `__bindgen_anon_1` for an anonymous member.
    pub name: String,
    pub ty: Type,
    /// Offset, if bindgen's layout assertions state it.
    pub offset: Option<u64>,
    /// For a bit-field: first bit within its unit, width, and the unit.
    pub bits: Option<(u32, u32, bitfields::Unit)>,
}

/// Sizes, alignments and offsets from the assertions, by subject: `X`, `X::field`.
#[derive(Default)]
struct Layouts {
    size: BTreeMap<String, u64>,
    align: BTreeMap<String, u64>,
    offset: BTreeMap<String, u64>,
}

/// Reads the parsed output of bindgen.
pub(super) fn read(file: &syn::File) -> Bindings {
    let mut found = Bindings::default();
    let layouts = read_layouts(file);
    let mut members: BTreeMap<String, Vec<(String, i128)>> = BTreeMap::new();
    let mut units: BTreeMap<String, bitfields::Members> = BTreeMap::new();
    for item in &file.items {
        if let Item::Impl(item) = item {
            let Ok(Type::Named(tag)) = read_type(&item.self_ty) else {
                continue;
            };
            let list = read_enumerators(item);
            if !list.is_empty() {
                members.entry(tag.clone()).or_default().extend(list);
            }
            units.entry(tag).or_default().extend(bitfields::read(item));
        }
    }
    for item in &file.items {
        if let Err(error) = read_item(item, &mut found, &mut members, &layouts, &units) {
            let name = name_of(item).unwrap_or_default();
            found.unknown.push((name, error.to_string()));
        }
    }
    found
}

fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Struct(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

fn read_item(
    item: &Item,
    found: &mut Bindings,
    members: &mut BTreeMap<String, Vec<(String, i128)>>,
    layouts: &Layouts,
    units: &BTreeMap<String, bitfields::Members>,
) -> syn::Result<()> {
    match item {
        Item::ForeignMod(block) => {
            for item in &block.items {
                if let ForeignItem::Fn(function) = item {
                    match read_function(function) {
                        Ok(function) => found.functions.push(function),
                        Err(error) => {
                            let name = function.sig.ident.to_string();
                            found.unknown.push((name, error.to_string()));
                        }
                    }
                }
            }
        }
        Item::Struct(item) if item.ident.to_string().starts_with("__Bindgen") => {}
        Item::Struct(item) => match members.remove(&item.ident.to_string()) {
            Some(members) => found.enums.push(read_enum(item, members)?),
            None => {
                let fields = item.fields.iter();
                found.records.push(read_record(
                    &item.ident,
                    RecordKind::Struct,
                    fields,
                    layouts,
                    units,
                )?);
            }
        },
        Item::Union(item) => {
            let fields = item.fields.named.iter();
            found.records.push(read_record(
                &item.ident,
                RecordKind::Union,
                fields,
                layouts,
                units,
            )?);
        }
        Item::Type(item) => found
            .typedefs
            .push((item.ident.to_string(), read_type(&item.ty)?)),
        Item::Use(item) => {
            if let UseTree::Path(path) = &item.tree
                && let UseTree::Rename(rename) = &*path.tree
            {
                let target = Type::Named(rename.ident.to_string());
                found.typedefs.push((rename.rename.to_string(), target));
            }
        }
        _ => {}
    }
    Ok(())
}

fn read_function(item: &syn::ForeignItemFn) -> syn::Result<Function> {
    if let Some(dots) = &item.sig.variadic {
        let message = "a function with `...` among its parameters";
        return Err(syn::Error::new(dots.dots.spans[0], message));
    }
    let mut params = Vec::new();
    for input in &item.sig.inputs {
        let syn::FnArg::Typed(input) = input else {
            continue;
        };
        let name = match &*input.pat {
            syn::Pat::Ident(pattern) => c_name(&pattern.ident),
            _ => String::new(),
        };
        params.push(Param {
            name,
            ty: read_type(&input.ty)?,
        });
    }
    let symbol = item.sig.ident.to_string();
    Ok(Function {
        symbol,
        params,
        result: read_result(&item.sig.output)?,
    })
}

/// bindgen appends `_` to a Rust keyword.
fn c_name(ident: &syn::Ident) -> String {
    let name = ident.unraw().to_string();
    match name.strip_suffix('_') {
        Some(short) if syn::parse_str::<syn::Ident>(short).is_err() => short.to_owned(),
        _ => name,
    }
}

fn read_enum(item: &syn::ItemStruct, members: Vec<(String, i128)>) -> syn::Result<Enum> {
    let repr = match item
        .fields
        .iter()
        .next()
        .map(|field| read_type(&field.ty))
        .transpose()?
    {
        Some(Type::Named(repr)) => repr,
        _ => return Err(syn::Error::new(item.ident.span(), "an enum without a type")),
    };
    let members = members
        .into_iter()
        .map(|(name, value)| match value.try_into() {
            Ok(value) => Ok((name, value)),
            Err(_) => {
                let message = format!("an enum whose `{name}` does not fit into 63 bits");
                Err(syn::Error::new(item.ident.span(), message))
            }
        });
    let members = members.collect::<syn::Result<_>>()?;
    Ok(Enum {
        tag: item.ident.to_string(),
        repr,
        members,
    })
}

/// `impl X { pub const A: X = X(0); }`
fn read_enumerators(item: &syn::ItemImpl) -> Vec<(String, i128)> {
    item.items
        .iter()
        .filter_map(|item| match item {
            syn::ImplItem::Const(constant) => match &constant.expr {
                Expr::Call(call) => {
                    let value = read_integer(call.args.first()?)?;
                    Some((constant.ident.to_string(), value))
                }
                _ => None,
            },
            _ => None,
        })
        .collect()
}

fn read_record<'f>(
    ident: &syn::Ident,
    kind: RecordKind,
    fields: impl Iterator<Item = &'f syn::Field>,
    layouts: &Layouts,
    units: &BTreeMap<String, bitfields::Members>,
) -> syn::Result<Record> {
    let tag = ident.to_string();
    let layout = match (layouts.size.get(&tag), layouts.align.get(&tag)) {
        (Some(size), Some(align)) => Some((*size, *align)),
        _ => None,
    };
    let mut list = Vec::new();
    let mut aligner = None;
    for field in fields {
        let Some(ident) = &field.ident else { continue };
        let raw = ident.to_string();
        if let Some(members) = units.get(&tag).and_then(|units| units.get(&raw)) {
            let unit = bitfields::measure(&field.ty, aligner);
            list.extend(members.iter().map(|member| Field {
                name: member.name.clone(),
                ty: member.ty.clone(),
                offset: None,
                bits: Some((member.first, member.width, unit)),
            }));
        } else if raw.starts_with("_bitfield_align") {
            aligner = Some(&field.ty);
        } else if !raw.starts_with("_bitfield") && !raw.starts_with("__bindgen_padding") {
            let offset = layouts.offset.get(&format!("{tag}::{raw}")).copied();
            let ty = read_type(&field.ty)?;
            list.push(Field {
                name: c_name(ident),
                ty,
                offset,
                bits: None,
            });
        }
    }
    if layout.is_none() {
        list.clear();
    }
    Ok(Record {
        tag,
        kind,
        fields: list,
        layout,
    })
}

/// `["Size of X"][size_of::<X>() - 8usize];` states a size of 8.
fn read_layouts(file: &syn::File) -> Layouts {
    let mut found = Layouts::default();
    for item in &file.items {
        let Item::Const(item) = item else { continue };
        let Expr::Block(block) = &*item.expr else {
            continue;
        };
        for statement in &block.block.stmts {
            let Stmt::Expr(Expr::Index(index), _) = statement else {
                continue;
            };
            let (Some(about), Expr::Binary(difference)) = (first_text(&index.expr), &*index.index)
            else {
                continue;
            };
            let Some(value) = read_integer(&difference.right) else {
                continue;
            };
            let Ok(value) = u64::try_from(value) else {
                continue;
            };
            if let Some(tag) = about.strip_prefix("Size of ") {
                found.size.insert(tag.to_owned(), value);
            } else if let Some(tag) = about.strip_prefix("Alignment of ") {
                found.align.insert(tag.to_owned(), value);
            } else if let Some(field) = about.strip_prefix("Offset of field: ") {
                found.offset.insert(field.to_owned(), value);
            }
        }
    }
    found
}

fn first_text(expr: &Expr) -> Option<String> {
    let Expr::Array(array) = expr else {
        return None;
    };
    match array.elems.first()? {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

pub(super) fn read_integer(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
            read_integer(&unary.expr).map(|value| -value)
        }
        _ => None,
    }
}
