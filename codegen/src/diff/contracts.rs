//! Symbols that have a contract, valid or not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::Item;

/// Returns the functions in the files of contracts.
pub(super) fn symbols(spec: &Path) -> BTreeSet<String> {
    let folders = ["driver", "runtime"].map(|api| spec.join("contracts").join(api));
    let files = folders
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok());
    let texts = files
        .flatten()
        .flatten()
        .filter_map(|entry| fs::read_to_string(entry.path()).ok());
    let items = texts.filter_map(|text| syn::parse_file(&text).ok());
    let items = items.flat_map(|file| file.items);
    let names = items.filter_map(|item| match item {
        Item::Fn(item) => Some(item.sig.ident.to_string()),
        _ => None,
    });
    names.collect()
}
