//! The bindings crate, `cuspec-sys`: one file for each file of the registry.

mod constants;
mod docs;
mod enums;
mod functions;
mod names;
mod records;
mod root;
mod typedefs;
mod types;

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::declared::Api;
use proc_macro2::TokenStream;
use quote::quote;

use super::{Output, banner};
use names::Names;

/// Where the crate's sources stand.
const SOURCES: &str = "generated/bindings/src";

/// Files of the crate that do not depend on the registry; they are written as they are.
const VERBATIM: &[(&str, &str)] = &[
    ("code.rs", include_str!("bindings/verbatim/code.rs")),
    ("error.rs", include_str!("bindings/verbatim/error.rs")),
    ("library.rs", include_str!("bindings/verbatim/library.rs")),
];

/// All files of the crate but its manifest.
pub fn emit(registry: &Registry) -> Vec<Output> {
    let names = Names::index(&registry.declared);
    let mut outputs = vec![Output::rust(
        format!("{SOURCES}/lib.rs"),
        "codegen/src/emit/bindings/root.rs",
        root::emit_crate(),
    )];
    for (file, text) in VERBATIM {
        let source = format!("codegen/src/emit/bindings/verbatim/{file}");
        let text = format!("{}\n{text}", banner("//", &source));
        outputs.push(Output::text(format!("{SOURCES}/{file}"), text));
    }
    for api in [Api::Driver, Api::Runtime] {
        outputs.extend(emit_library(&names, api));
    }
    outputs
}

/// The files of one library: those of its registry files, the list of its symbols, and the module.
fn emit_library(names: &Names, api: Api) -> Vec<Output> {
    let folder = root::folder(api);
    let everything = format!("all of spec/declared/{folder}");
    let mut outputs = Vec::new();
    let mut modules = vec!["symbols".to_owned()];
    for (file, sections) in files(names, api) {
        let source = format!("spec/declared/{folder}/{file}.rs");
        outputs.push(emit_file(api, &file, &source, sections));
        modules.push(file);
    }
    modules.sort();
    outputs.push(emit_file(
        api,
        "symbols",
        &everything,
        root::emit_symbols(names, api),
    ));
    let module = root::emit_module(api, &modules);
    outputs.push(Output::rust(
        format!("{SOURCES}/{folder}/mod.rs"),
        &everything,
        module,
    ));
    outputs
}

/// What comes of each registry file, by its name; a group may have the name of a list.
fn files(names: &Names, api: Api) -> BTreeMap<String, Vec<TokenStream>> {
    let mut files = BTreeMap::from([
        ("constants".to_owned(), constants::emit(names, api)),
        ("enums".to_owned(), enums::emit(names, api)),
        ("records".to_owned(), records::emit(names, api)),
        ("types".to_owned(), typedefs::emit(names, api)),
    ]);
    for (file, functions) in root::groups(names, api) {
        files
            .entry(file)
            .or_default()
            .extend(functions::emit(names, &functions));
    }
    files
}

/// A module of one library, which sees what all its modules define.
fn emit_file(api: Api, file: &str, source: &str, sections: Vec<TokenStream>) -> Output {
    let uses = quote!(
        use super::*;
    );
    let sections = std::iter::once(uses).chain(sections).collect();
    Output::rust(
        format!("{SOURCES}/{}/{file}.rs", root::folder(api)),
        source,
        sections,
    )
}
