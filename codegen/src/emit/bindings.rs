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
use cuspec_spec::declared::{Api, Function, file_of};
use quote::quote;
use rayon::prelude::*;

use super::{Output, Section, banner};
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
        let modules = modules(&names, api);
        outputs.push(emit_root(api, &modules));
        let modules = modules.par_iter();
        outputs.par_extend(modules.map(|(name, module)| module.emit(registry, &names, api, name)));
    }
    outputs
}

/// A module of one library: what a registry file lists, and the functions of a group. The list and
/// the group may have the same name.
#[derive(Default)]
struct Module<'a> {
    list: Option<List>,
    functions: Vec<&'a Function>,
}

/// Makes all sections of a module.
type List = fn(&Names, Api) -> Vec<Section>;

/// The modules of one library by their names.
fn modules<'a>(names: &Names<'a>, api: Api) -> BTreeMap<String, Module<'a>> {
    let lists: [(&str, List); 5] = [
        ("constants", constants::emit),
        ("enums", enums::emit),
        ("records", records::emit),
        ("symbols", root::emit_symbols),
        ("types", typedefs::emit),
    ];
    let mut modules: BTreeMap<String, Module> = BTreeMap::new();
    for (name, list) in lists {
        modules.entry(name.to_owned()).or_default().list = Some(list);
    }
    for function in names
        .functions
        .iter()
        .filter(|function| function.api == api)
    {
        modules
            .entry(file_of(&function.group))
            .or_default()
            .functions
            .push(function);
    }
    modules
}

impl Module<'_> {
    fn emit(&self, registry: &Registry, names: &Names, api: Api, name: &str) -> Output {
        let mut sections: Vec<Section> = vec![
            quote!(
                use super::*;
            )
            .into(),
        ];
        sections.extend(self.list.into_iter().flat_map(|list| list(names, api)));
        sections.extend(functions::emit(registry, names, &self.functions));
        let folder = root::folder(api);
        let path = format!("{SOURCES}/{folder}/{name}.rs");
        Output::rust(path, &self.sources(registry, api, name), sections)
    }

    /// The registry files that it comes from.
    fn sources(&self, registry: &Registry, api: Api, name: &str) -> String {
        let folder = root::folder(api);
        let declared = match name {
            "symbols" => format!("all of spec/declared/{folder}"),
            name => format!("spec/declared/{folder}/{name}.rs"),
        };
        let contracts = self
            .functions
            .iter()
            .filter_map(|f| registry.contract(&f.name));
        let contracts = contracts.map(|c| format!("spec/contracts/{folder}/{}.rs", c.file));
        let contracts: BTreeSet<String> = contracts.collect();
        let all: Vec<String> = std::iter::once(declared).chain(contracts).collect();
        all.join(", ")
    }
}

/// The module that holds those of one library.
fn emit_root(api: Api, modules: &BTreeMap<String, Module>) -> Output {
    let names: Vec<&str> = modules.keys().map(String::as_str).collect();
    let folder = root::folder(api);
    Output::rust(
        format!("{SOURCES}/{folder}/mod.rs"),
        &format!("all of spec/declared/{folder}"),
        root::emit_module(api, &names),
    )
}
