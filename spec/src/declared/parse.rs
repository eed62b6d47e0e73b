//! Parses declared files into the model.

use std::path::Path;

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Expr, ExprUnary, ForeignItemFn, Item, ItemConst, ItemEnum, ItemType, Lit, LitStr, Token, UnOp,
    bracketed, parenthesized,
};

use super::attributes::{Attributes, read_toolkit};
use super::model::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Field, Function, Interval, Package,
    Param, Platforms, Record, RecordKind, Release, Type, Typedef, TypedefKind,
};
use super::types;
use crate::span;
use cuspec_diagnostic::Diagnostic;

/// Parses one declared file and adds its items to `declared`.
///
/// `path` is used only for positions of mistakes.
pub fn parse(
    path: &Path,
    api: Api,
    source: &str,
    declared: &mut Declared,
) -> Result<(), Vec<Diagnostic>> {
    let file = syn::parse_file(source).map_err(|error| vec![span::syntax_mistake(path, &error)])?;
    let mut reader = Reader {
        path,
        api,
        mistakes: Vec::new(),
    };
    for item in &file.items {
        if let Err(error) = reader.read_item(item, declared) {
            reader.mistakes.push(span::syntax_mistake(path, &error));
        }
    }
    if reader.mistakes.is_empty() {
        Ok(())
    } else {
        Err(reader.mistakes)
    }
}

/// Parses the list of imported toolkits, oldest first.
pub(super) fn parse_toolkits(path: &Path, source: &str) -> Result<Vec<Release>, Vec<Diagnostic>> {
    read_toolkits(source).map_err(|error| vec![span::syntax_mistake(path, &error)])
}

fn read_toolkits(source: &str) -> syn::Result<Vec<Release>> {
    let wrong = |span: Span| syn::Error::new(span, "expected `toolkits! { \"13.0.96\": [..], }`");
    let file = syn::parse_file(source)?;
    let [Item::Macro(item)] = &file.items[..] else {
        return Err(wrong(Span::call_site()));
    };
    if !item.mac.path.is_ident("toolkits") {
        return Err(wrong(item.mac.path.span()));
    }
    let list = item.mac.parse_body_with(|input: ParseStream| {
        Punctuated::<Release, Token![,]>::parse_terminated_with(input, read_release)
    })?;
    Ok(list.into_iter().collect())
}

/// Parses `"13.0.96": [("nvidia-cuda-runtime", "13.0.96", "7f82..")]`.
fn read_release(input: ParseStream) -> syn::Result<Release> {
    let toolkit = read_toolkit(&input.parse()?)?;
    input.parse::<Token![:]>()?;
    let list;
    bracketed!(list in input);
    let packages = Punctuated::<Package, Token![,]>::parse_terminated_with(&list, read_package)?;
    Ok(Release {
        toolkit,
        packages: packages.into_iter().collect(),
    })
}

fn read_package(input: ParseStream) -> syn::Result<Package> {
    let parts;
    let place = parenthesized!(parts in input);
    let list = Punctuated::<LitStr, Token![,]>::parse_terminated(&parts)?;
    let mut list = list.iter().map(LitStr::value);
    match (list.next(), list.next(), list.next(), list.next()) {
        (Some(name), Some(version), Some(sha256), None) => Ok(Package {
            name,
            version,
            sha256,
        }),
        _ => Err(syn::Error::new(
            place.span.join(),
            "expected a package's name, its version and its file's hash",
        )),
    }
}

struct Reader<'a> {
    path: &'a Path,
    api: Api,
    mistakes: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn read_item(&mut self, item: &Item, declared: &mut Declared) -> syn::Result<()> {
        match item {
            Item::Verbatim(tokens) => {
                let function = syn::parse2::<ForeignItemFn>(tokens.clone())?;
                declared.functions.push(self.read_function(&function)?);
            }
            Item::Enum(item) => declared.enums.push(self.read_enum(item)?),
            Item::Struct(item) => {
                let fields = item.fields.iter();
                let record = (&item.ident, &item.attrs[..], RecordKind::Struct);
                declared.records.push(self.read_record(record, fields)?);
            }
            Item::Union(item) => {
                let fields = item.fields.named.iter();
                let record = (&item.ident, &item.attrs[..], RecordKind::Union);
                declared.records.push(self.read_record(record, fields)?);
            }
            Item::Type(item) => declared.typedefs.push(self.read_typedef(item)?),
            Item::Const(item) => declared.constants.push(self.read_constant(item)?),
            other => {
                return Err(syn::Error::new(
                    other.span(),
                    "a declared file may contain functions without bodies, enums, structs, unions, \
                     types and constants",
                ));
            }
        }
        Ok(())
    }

    fn attributes(&mut self, all: &[syn::Attribute]) -> Attributes {
        Attributes::read(self.path, self.api, all, &mut self.mistakes)
    }

    fn read_function(&mut self, item: &ForeignItemFn) -> syn::Result<Function> {
        let found = self.attributes(&item.attrs);
        let name = item.sig.ident.to_string();
        let mut params = Vec::new();
        for input in &item.sig.inputs {
            let syn::FnArg::Typed(input) = input else {
                return Err(syn::Error::new(input.span(), "a C function has no `self`"));
            };
            let syn::Pat::Ident(pattern) = &*input.pat else {
                return Err(syn::Error::new(
                    input.pat.span(),
                    "expected a parameter's name",
                ));
            };
            let name = pattern.ident.unraw().to_string();
            params.push(Param {
                name,
                ty: types::read(&input.ty)?,
            });
        }
        let span = item.sig.ident.span();
        let toolkits = required(found.toolkits.clone(), "toolkits", span)?;
        Ok(Function {
            defaults: found.defaults_in(&toolkits),
            deprecated: found.deprecated_in(&toolkits),
            platforms: Platforms::of_header(found.header.as_deref()),
            header: found.header,
            inline: found.inline,
            api: self.api,
            group: required(found.group, "group", span)?,
            params,
            result: types::read_result(&item.sig.output)?,
            base_name: found.base.unwrap_or_else(|| name.clone()),
            introduced: found.introduced,
            per_thread: found.per_thread,
            toolkits,
            returns: found.returns,
            notes: found.notes,
            see: found.see,
            name,
        })
    }

    fn read_enum(&mut self, item: &ItemEnum) -> syn::Result<Enum> {
        let found = self.attributes(&item.attrs);
        let name = item.ident.to_string();
        let tag = found.tag(&name);
        let toolkits = required(found.toolkits, "toolkits", item.ident.span())?;
        let members = item
            .variants
            .iter()
            .map(|variant| self.read_enumerator(variant, &toolkits))
            .collect::<syn::Result<_>>()?;
        Ok(Enum {
            tag,
            name,
            api: self.api,
            is_signed: found
                .repr
                .as_deref()
                .is_some_and(|repr| repr.starts_with('i')),
            members,
            toolkits,
        })
    }

    fn read_enumerator(
        &mut self,
        variant: &syn::Variant,
        toolkits: &Interval,
    ) -> syn::Result<Enumerator> {
        let found = self.attributes(&variant.attrs);
        let Some((_, value)) = &variant.discriminant else {
            return Err(syn::Error::new(
                variant.span(),
                "an enumerator must have a value",
            ));
        };
        let toolkits = found.toolkits.clone().unwrap_or_else(|| toolkits.clone());
        Ok(Enumerator {
            deprecated: found.deprecated_in(&toolkits),
            name: variant.ident.to_string(),
            value: read_integer(value)?
                .try_into()
                .map_err(|_| syn::Error::new(value.span(), "the value does not fit 64 bits"))?,
            toolkits,
        })
    }

    fn read_record<'f>(
        &mut self,
        (ident, attributes, kind): (&syn::Ident, &[syn::Attribute], RecordKind),
        fields: impl Iterator<Item = &'f syn::Field>,
    ) -> syn::Result<Record> {
        let found = self.attributes(attributes);
        let name = ident.to_string();
        let tag = found.tag(&name);
        let (size, align) = required(found.layout, "layout", ident.span())?;
        Ok(Record {
            tag,
            name,
            api: self.api,
            kind,
            size,
            align,
            windows: found.windows,
            fields: fields
                .map(|field| self.read_field(field))
                .collect::<syn::Result<_>>()?,
            toolkits: required(found.toolkits, "toolkits", ident.span())?,
        })
    }

    fn read_field(&mut self, field: &syn::Field) -> syn::Result<Field> {
        let found = self.attributes(&field.attrs);
        let name = match &field.ident {
            Some(ident) if !found.is_anonymous => ident.unraw().to_string(),
            _ => String::new(),
        };
        Ok(Field {
            name,
            ty: types::read(&field.ty)?,
            offset: required(found.offset, "offset", field.span())?,
            bits: found.bits,
        })
    }

    fn read_typedef(&mut self, item: &ItemType) -> syn::Result<Typedef> {
        let found = self.attributes(&item.attrs);
        let ty = types::read(&item.ty)?;
        let kind = match ty {
            Type::Pointer { to, .. } if found.is_handle => match *to {
                Type::Named(tag) => TypedefKind::Handle { tag },
                _ => {
                    return Err(syn::Error::new(
                        item.ty.span(),
                        "a handle must point to a name",
                    ));
                }
            },
            _ if found.is_handle => {
                return Err(syn::Error::new(
                    item.ty.span(),
                    "a handle must be a pointer",
                ));
            }
            Type::Function { params, result } => TypedefKind::Callback {
                params,
                result: *result,
            },
            other => TypedefKind::Alias(other),
        };
        Ok(Typedef {
            name: item.ident.to_string(),
            api: self.api,
            kind,
            toolkits: required(found.toolkits, "toolkits", item.ident.span())?,
        })
    }

    fn read_constant(&mut self, item: &ItemConst) -> syn::Result<Constant> {
        let found = self.attributes(&item.attrs);
        Ok(Constant {
            name: item.ident.to_string(),
            api: self.api,
            value: read_value(item, found.is_alias)?,
            toolkits: required(found.toolkits, "toolkits", item.ident.span())?,
        })
    }
}

fn read_value(item: &ItemConst, is_alias: bool) -> syn::Result<ConstantValue> {
    match &*item.expr {
        Expr::Path(path) if is_alias => match path.path.get_ident() {
            Some(name) => Ok(ConstantValue::Alias(name.to_string())),
            None => Err(syn::Error::new(path.span(), "expected a single name")),
        },
        Expr::Cast(cast) => {
            let value = read_integer(&cast.expr)?
                .try_into()
                .map_err(|_| syn::Error::new(cast.span(), "the address does not fit 64 bits"))?;
            Ok(ConstantValue::Pointer {
                value,
                ty: types::read(&item.ty)?,
            })
        }
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Ok(ConstantValue::Text(text.value())),
            Lit::Float(number) => Ok(ConstantValue::Float(number.base10_parse()?)),
            _ => Ok(ConstantValue::Int {
                value: read_integer(&item.expr)?,
                ty: types::read(&item.ty)?,
            }),
        },
        expr => Ok(ConstantValue::Int {
            value: read_integer(expr)?,
            ty: types::read(&item.ty)?,
        }),
    }
}

fn read_integer(expr: &Expr) -> syn::Result<i128> {
    match expr {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse(),
            other => Err(syn::Error::new(other.span(), "expected a whole number")),
        },
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => Ok(-read_integer(expr)?),
        other => Err(syn::Error::new(other.span(), "expected a whole number")),
    }
}

fn required<T>(value: Option<T>, attribute: &str, span: Span) -> syn::Result<T> {
    value.ok_or_else(|| syn::Error::new(span, format!("`#[{attribute}(..)]` is missing")))
}
