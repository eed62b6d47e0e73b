//! The hand-written half of the registry: contracts, and the vocabulary they are written with.
//!
//! Reading resolves as it goes: what comes out refers to declared functions, enumerators and
//! domains that exist, and every mistake on the way is collected with its place.

mod attributes;
mod body;
mod check;
pub mod choice;
mod domain_use;
pub mod eval;
mod expression;
mod function;
pub mod model;
mod names;
mod outcome;
mod parse;
mod scenario;
pub mod search;
mod vocabulary;

use std::collections::BTreeMap;
use std::path::Path;

use syn::spanned::Spanned;
use syn::{Item, ItemFn};

pub use check::check;
pub use expression::attribute_name;
pub use model::*;
pub use names::{Names, shorten};
pub use parse::{kebab, snake};

pub(crate) use attributes::{Attr, doc, read as read_attributes};
pub(crate) use parse::{File, Source, list};

use crate::diagnostic::Diagnostic;
use function::{Library, Shared};

/// Reads the vocabulary and every contract below `root` (the `spec/` folder).
pub fn load(root: &Path, names: &Names<'_>, mistakes: &mut Vec<Diagnostic>) -> Contracts {
    let vocabulary = vocabulary::load(root, names, mistakes);
    let paths = list(root, "contracts/driver");
    let sources: Vec<Source> = paths
        .iter()
        .filter_map(|path| Source::read(root, path, mistakes))
        .collect();
    let mut functions = BTreeMap::new();
    let mut aliases = BTreeMap::new();
    let mut tables = Vec::new();
    for source in &sources {
        let mut file = File::of(source, mistakes);
        for item in &source.syntax.items {
            match item {
                Item::Fn(item) => {
                    let name = item.sig.ident.to_string();
                    if !is_marked(item, "scenario") && functions.insert(name.clone(), Shared { path: file.path.clone(), item: item.clone() }).is_some() {
                        file.error(item.sig.ident.span(), format!("`{name}` has two contracts"));
                    }
                }
                Item::Type(alias) => {
                    aliases.insert(alias.ident.to_string(), (*alias.ty).clone());
                }
                Item::Enum(table) => tables.extend(read_table(&mut file, table, names)),
                other => file.error(
                    other.span(),
                    "a contract file holds functions, scenarios, `type` aliases and `#[tagged]` enums",
                ),
            }
        }
    }
    let library = Library {
        names,
        vocabulary: &vocabulary,
        tables: &tables,
        functions: &functions,
        aliases: &aliases,
    };
    let mut contracts = Vec::new();
    let mut scenarios = Vec::new();
    for source in &sources {
        let mut file = File::of(source, mistakes);
        for item in &source.syntax.items {
            let Item::Fn(item) = item else { continue };
            if is_marked(item, "scenario") {
                scenarios.extend(scenario::read(&mut file, item, &library));
            } else if !is_marked(item, "rules") {
                contracts.extend(function::read(&mut file, item, &library));
            }
        }
    }
    Contracts {
        vocabulary,
        functions: contracts,
        scenarios,
        tables,
    }
}

fn is_marked(item: &ItemFn, word: &str) -> bool {
    item.attrs.iter().any(|attr| attr.path().is_ident(word))
}

/// `#[tagged(CUpointer_attribute)] enum PointerValue { #[tag(..)] Context(CUcontext), .. }`
fn read_table(file: &mut File<'_>, item: &syn::ItemEnum, names: &Names<'_>) -> Option<Table> {
    let attrs = attributes::read(file, &item.attrs);
    let Some(enumeration) = attrs
        .iter()
        .find(|attr| attr.name == "tagged")
        .and_then(|attr| attr.idents().into_iter().next())
    else {
        file.error(
            item.span(),
            "an enum beside contracts is marked `#[tagged(Enumeration)]`",
        );
        return None;
    };
    let mut table = Table {
        name: item.ident.to_string(),
        doc: attributes::doc(&item.attrs),
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
