//! The bindings crate, `cuspec-sys`: one file for each file of the registry.

mod constants;
mod docs;
mod enums;
mod functions;
pub mod names;
mod records;
mod root;
mod typedefs;
pub mod types;

use std::collections::{BTreeMap, BTreeSet};

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
    ("tests.rs", include_str!("bindings/verbatim/tests.rs")),
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
        outputs.extend(emit_library(registry, &names, api));
    }
    outputs
}

/// The files of one library: those of its registry files, the list of its symbols, and the module.
fn emit_library(registry: &Registry, names: &Names, api: Api) -> Vec<Output> {
    let folder = root::folder(api);
    let everything = format!("all of spec/declared/{folder}");
    let mut files = files(registry, names, api);
    files.insert(
        "symbols".to_owned(),
        File {
            sources: vec![everything.clone()],
            sections: root::emit_symbols(names, api),
        },
    );
    let modules: Vec<&str> = files.keys().map(String::as_str).collect();
    let module = root::emit_module(api, &modules);
    let path = format!("{SOURCES}/{folder}/mod.rs");
    let mut outputs = vec![Output::rust(path, &everything, module)];
    outputs.extend(
        files
            .into_iter()
            .map(|(name, file)| emit_file(api, &name, file)),
    );
    outputs
}

/// A module in the making.
struct File {
    /// The registry files that it comes from.
    sources: Vec<String>,
    sections: Vec<TokenStream>,
}

/// What comes of each registry file, by its name; a group may have the name of a list.
fn files(registry: &Registry, names: &Names, api: Api) -> BTreeMap<String, File> {
    let folder = root::folder(api);
    let lists = [
        ("constants", constants::emit(names, api)),
        ("enums", enums::emit(names, api)),
        ("records", records::emit(names, api)),
        ("types", typedefs::emit(names, api)),
    ];
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for (name, sections) in lists {
        let sources = vec![format!("spec/declared/{folder}/{name}.rs")];
        files.insert(name.to_owned(), File { sources, sections });
    }
    for (name, functions) in root::groups(names, api) {
        let declared = format!("spec/declared/{folder}/{name}.rs");
        let contracts = functions.iter().filter_map(|f| registry.contract(&f.name));
        let contracts = contracts.map(|c| format!("spec/contracts/{folder}/{}.rs", c.file));
        let contracts: BTreeSet<String> = contracts.collect();
        let file = files.entry(name).or_insert(File {
            sources: vec![declared],
            sections: vec![],
        });
        file.sources.extend(contracts);
        file.sections
            .extend(functions::emit(registry, names, &functions));
    }
    files
}

/// A module of one library, which sees what all its modules define.
fn emit_file(api: Api, name: &str, file: File) -> Output {
    let uses = quote!(
        use super::*;
    );
    let sections = std::iter::once(uses).chain(file.sections).collect();
    let path = format!("{SOURCES}/{}/{name}.rs", root::folder(api));
    Output::rust(path, &file.sources.join(", "), sections)
}
