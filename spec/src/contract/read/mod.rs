//! From the files of `spec/contracts` and `spec/vocabulary` to the typed tree.

pub(crate) mod attributes;
mod behaviour;
mod body;
mod bounds;
mod counterpart;
mod derived;
mod domain_use;
mod exemplar;
mod expression;
mod fields;
mod function;
mod head;
mod library;
mod outcome;
mod records;
mod releases;
mod resource;
mod scenario;
mod setting;
mod table;
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cuspec_case::Api;
use cuspec_diagnostic::Diagnostic;
use syn::spanned::Spanned;
use syn::{Item, ItemFn};

use crate::contract::model::Contracts;
use crate::names::Names;
use crate::source::{File, Source, list};
use attributes::unknown;
use library::{Library, Shared};

/// Reads the vocabulary and every contract below `root` (the `spec/` folder).
///
/// Syntax cannot be shared between cores. So each API has one, which parses all that its contracts may name:
/// those of the runtime say which of the driver's they are like, and no contract of the driver names the runtime.
pub fn load(root: &Path, names: &Names<'_>, mistakes: &mut Vec<Diagnostic>) -> Contracts {
    let read = |of: Api, named: &[Api]| {
        let mut mistakes = Vec::new();
        (load_api(root, names, of, named, &mut mistakes), mistakes)
    };
    // The longer one first: the other waits for a core that has something else to do.
    let ((runtime, found), (driver, more)) = rayon::join(
        || read(Api::Runtime, &Api::ALL),
        || read(Api::Driver, &[Api::Driver]),
    );
    mistakes.extend(found);
    mistakes.extend(more);
    // What is wrong with a file is found wherever it is read, and with a record by every contract that is about one.
    let mut seen = BTreeSet::new();
    mistakes.retain(|mistake| {
        let place = (mistake.path.clone(), mistake.line, mistake.col);
        seen.insert((place, mistake.message.clone()))
    });
    let mut contracts = runtime;
    contracts.functions.splice(..0, driver.functions);
    contracts.scenarios.splice(..0, driver.scenarios);
    contracts
}

/// The contracts of one API, which name those of some, with the words and the tables of all these.
fn load_api(
    root: &Path,
    names: &Names<'_>,
    of: Api,
    named: &[Api],
    mistakes: &mut Vec<Diagnostic>,
) -> Contracts {
    let folders = named.iter().map(|api| format!("contracts/{}", api.word()));
    let paths = folders.flat_map(|folder| list(root, &folder));
    let contract_files = read_all(root, paths, mistakes);
    let mut sources = read_all(root, list(root, "vocabulary").into_iter(), mistakes);
    let first = sources.len();
    sources.extend(contract_files);
    let (words, contract_files) = sources.split_at(first);
    for source in words {
        only_words(source, mistakes);
    }
    // A family of functions may bring the words that it alone needs.
    let (vocabulary, records) = vocabulary::read(&sources, names, mistakes);
    let mut functions = BTreeMap::new();
    let mut aliases = BTreeMap::new();
    let mut tables = Vec::new();
    for source in contract_files {
        let mut file = File::of(source, mistakes);
        let inner = attributes::read(&mut file, &source.syntax.attrs);
        for attr in inner.iter().filter(|attr| !attr.is_list_of_releases()) {
            unknown(&mut file, attr);
        }
        for item in &source.syntax.items {
            match item {
                Item::Fn(item) => {
                    let name = item.sig.ident.to_string();
                    let shared = Shared {
                        path: file.path.clone(),
                        api: file.api,
                        item,
                    };
                    if !is_marked(item, "scenario")
                        && functions.insert(name.clone(), shared).is_some()
                    {
                        file.error(item.sig.ident.span(), format!("`{name}` has two contracts"));
                    }
                }
                Item::Type(alias) => {
                    let name = alias.ident.to_string();
                    if aliases.insert(name.clone(), (*alias.ty).clone()).is_some() {
                        file.error(
                            alias.ident.span(),
                            format!("`{name}` is short for two domains"),
                        );
                    }
                }
                Item::Enum(table) if !vocabulary::is_word(item) => {
                    tables.extend(table::read(&mut file, table, names));
                }
                item if vocabulary::is_word(item) => {}
                other => file.error(
                    other.span(),
                    "a contract file holds functions, scenarios, `type` aliases, `#[tagged]` enums, \
                     and words as the vocabulary has them",
                ),
            }
        }
    }
    let library = Library {
        names,
        vocabulary: &vocabulary,
        tables: &tables,
        functions: &functions,
        records: &records,
        aliases: &aliases,
    };
    let mut contracts = Vec::new();
    let mut scenarios = Vec::new();
    for source in contract_files {
        let mut file = File::of(source, mistakes);
        if file.api != of {
            continue;
        }
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

fn read_all(
    root: &Path,
    paths: impl Iterator<Item = PathBuf>,
    mistakes: &mut Vec<Diagnostic>,
) -> Vec<Source> {
    let sources = paths.filter_map(|path| Source::read(root, &path, mistakes));
    sources.collect()
}

/// A file of the vocabulary holds nothing but words.
fn only_words(source: &Source, mistakes: &mut Vec<Diagnostic>) {
    let mut file = File::of(source, mistakes);
    for item in source
        .syntax
        .items
        .iter()
        .filter(|item| !vocabulary::is_word(item))
    {
        file.error(
            item.span(),
            "the vocabulary holds traits, `#[resource]` and `#[fields]` structs, and enums that are \
             `#[domain]`, `#[needs]`, `#[states]`, `#[settings]`, `#[hazards]`, `#[absences]` or `#[releases]`",
        );
    }
}

fn is_marked(item: &ItemFn, word: &str) -> bool {
    item.attrs.iter().any(|attr| attr.path().is_ident(word))
}
