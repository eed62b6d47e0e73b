//! Reading tables from enumerators to types.

use syn::spanned::Spanned;

use super::attributes;
use crate::contract::model::{Row, Table};
use crate::names::Names;
use crate::source::File;

/// `#[tagged(CUpointer_attribute)] enum PointerValue { #[tag(..)] Context(CUcontext), .. }`
pub fn read(file: &mut File<'_>, item: &syn::ItemEnum, names: &Names<'_>) -> Option<Table> {
    let attrs = attributes::read(file, &item.attrs);
    let Some(enumeration) = attrs
        .iter()
        .find(|attr| attr.name == "tagged")
        .and_then(|attr| attr.idents().into_iter().next())
    else {
        file.error(
            item.span(),
            "an enum beside contracts needs the attribute `#[tagged(Enumeration)]`",
        );
        return None;
    };
    let mut table = Table {
        name: item.ident.to_string(),
        doc: crate::source::doc(&item.attrs),
        enumeration,
        rows: Vec::new(),
        span: file.span(item.ident.span()),
    };
    for variant in &item.variants {
        let tag = attributes::read(file, &variant.attrs)
            .iter()
            .find(|attr| attr.name == "tag")
            .and_then(|attr| attr.idents().into_iter().next());
        let ty = match &variant.fields {
            syn::Fields::Unnamed(fields) => fields.unnamed.first().map(|field| {
                use quote::ToTokens;
                field.ty.to_token_stream().to_string()
            }),
            _ => None,
        };
        match (tag, ty) {
            (Some(tag), Some(ty)) => {
                if names.constant(&tag).is_none() {
                    file.error(
                        variant.span(),
                        format!("no header declares an enumerator `{tag}`"),
                    );
                }
                let span = file.span(variant.ident.span());
                table.rows.push(Row { tag, ty, span });
            }
            _ => file.error(variant.span(), "a row is `#[tag(ENUMERATOR)] Name(Type)`"),
        }
    }
    Some(table)
}
