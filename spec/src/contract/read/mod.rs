//! From the files of `spec/contracts` and `spec/vocabulary` to the typed tree.

pub(crate) mod attributes;
mod behaviour;
mod body;
mod domain_use;
mod expression;
mod function;
mod library;
mod outcome;
mod resource;
mod scenario;
mod table;
mod vocabulary;

use std::collections::BTreeMap;
use std::path::Path;

use cuspec_case::Api;
use cuspec_diagnostic::Diagnostic;
use syn::spanned::Spanned;
use syn::{Item, ItemFn};

use crate::contract::model::Contracts;
use crate::names::Names;
use crate::source::{File, Source, list};
use library::{Library, Shared};

/// Reads the vocabulary and every contract below `root` (the `spec/` folder).
pub fn load(root: &Path, names: &Names<'_>, mistakes: &mut Vec<Diagnostic>) -> Contracts {
    let vocabulary = vocabulary::load(root, names, mistakes);
    let folders = Api::ALL.map(|api| format!("contracts/{}", api.word()));
    let paths = folders.iter().flat_map(|folder| list(root, folder));
    let sources: Vec<Source> = paths
        .filter_map(|path| Source::read(root, &path, mistakes))
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
                Item::Enum(table) => tables.extend(table::read(&mut file, table, names)),
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
