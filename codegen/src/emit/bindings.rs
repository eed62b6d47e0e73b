//! Emits the bindings, crate `cuspec-sys`: all toolkits in one build, a file for each file of the registry.

mod api;
pub(super) mod called;
mod constants;
pub(super) mod contracted;
mod docs;
mod duties;
mod entries;
mod enums;
mod free;
mod functions;
mod history;
mod link;
pub(super) mod names;
pub(super) mod plain;
mod records;
mod returns;
mod root;
mod table;
mod typedefs;
pub(super) mod types;
mod values;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Declared, Function, Platforms, Type, file_of};
use proc_macro2::Ident;
use rayon::prelude::*;

use super::{Output, Section, banner};
use entries::Entries;
use history::History;
use names::Names;

/// Folder of the crates: `cuspec-sys`, and below it its parts.
const CRATES: &str = "generated/bindings";

/// Folder of the sources of `cuspec-sys`.
const SOURCES: &str = "generated/bindings/src";

/// The manifest of the crate; its features are at the end.
const MANIFEST: &str = "generated/bindings/Cargo.toml";

/// Folder of the sources of the types that the crates of both APIs share.
const SHARED: &str = "generated/bindings/shared/src";

/// The hand-written crate that the others depend on, `cuspec-sys-core`: its names are in the list of public names.
const CORE: &[&str] = &[
    include_str!("../../core/src/code.rs"),
    include_str!("../../core/src/entry.rs"),
    include_str!("../../core/src/error.rs"),
    include_str!("../../core/src/handle.rs"),
    include_str!("../../core/src/library.rs"),
    include_str!("../../core/src/open.rs"),
    include_str!("../../core/src/opened.rs"),
    include_str!("../../core/src/symbol.rs"),
];

/// Returns all files of the crates.
pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let libraries = registry.libraries.iter().map(|(api, _)| *api);
    let apis: Vec<Api> = Api::ALL.into_iter().chain(libraries).collect();
    let mut outputs = vec![Output::rust(
        format!("{SOURCES}/lib.rs"),
        "codegen/src/emit/bindings/root.rs",
        root::emit_crate(&apis),
    )];
    outputs.push(Output::text(
        MANIFEST,
        format!(
            "{}\n{}{}",
            banner("#", "codegen/src/emit/bindings/manifest.toml"),
            include_str!("bindings/manifest.toml"),
            root::emit_features(&apis)
        ),
    ));
    outputs.push(Output::rust(
        format!("{SHARED}/lib.rs"),
        "codegen/src/emit/bindings/root.rs",
        root::emit_shared(),
    ));
    let mut plain = Plain::new();
    // Both APIs with contracts are in one layer, because one names types of the other.
    outputs.extend(emit_layer(
        registry,
        &registry.everywhere(),
        &apis,
        &Api::ALL,
        &mut plain,
    ));
    for (api, layer) in &registry.libraries {
        outputs.extend(emit_layer(registry, layer, &apis, &[*api], &mut plain));
    }
    outputs.push(api::emit(CRATES, &outputs, CORE));
    outputs
}

/// Records and callbacks that functions return, with the module of the type.
type Plain = HashSet<(Option<Api>, Type)>;

/// Returns the modules of the APIs that one layer declares.
fn emit_layer(
    registry: &Registry,
    layer: &Declared,
    apis: &[Api],
    own: &[Api],
    plain: &mut Plain,
) -> Vec<Output> {
    let declared = history::merge(layer);
    // Libraries other than the two APIs have no contracts.
    let lag = history::Lag::of(registry, layer).filter(|_| *own == Api::ALL);
    let history = History::index(layer, &declared, lag);
    let mut names = Names::index(&declared);
    names.add(history.older_layouts());
    let mut outputs = Vec::new();
    let mut shared = BTreeSet::new();
    if *own == Api::ALL {
        let mut sections = vec![root::emit_shared_head().into()];
        let records = records::emit_shared(&history, &names);
        for (name, section) in typedefs::emit_shared(&names).into_iter().chain(records) {
            shared.insert(name);
            sections.push(section);
        }
        outputs.push(Output::rust(
            format!("{SHARED}/types.rs"),
            "spec/declared/driver",
            sections,
        ));
    }
    let shared: Vec<Ident> = shared.into_iter().map(types::ident).collect();
    for api in own.iter().copied() {
        let library = Bindings {
            registry,
            history: &history,
            names: &names,
            api,
            place: apis
                .iter()
                .position(|known| *known == api)
                .unwrap_or_default(),
            entries: Entries::new(registry, &history, &names, &declared, api),
        };
        let modules = library.modules();
        let modules = modules.par_iter();
        let modules: Vec<(&String, Output)> = modules
            .filter_map(|(name, module)| Some((name, library.emit(name, module)?)))
            .collect();
        let files: Vec<&str> = modules.iter().map(|(name, _)| name.as_str()).collect();
        let entries = &library.entries.all;
        let results = functions::plain_results(&names, api, entries, plain);
        let shared = if api == Api::Driver { &shared[..] } else { &[] };
        let root = root::emit_module(&names, api, &declared, &files, &results, shared);
        let layouts = records::emit_layouts(&history, &names, api);
        let file = if Api::ALL.contains(&api) {
            "lib"
        } else {
            "mod"
        };
        outputs.push(library.file(file, root));
        if Api::ALL.contains(&api) {
            let externs = link::emit(&names, api, &library.entries);
            outputs.push(library.file("link", externs));
            outputs.push(library.file(
                "value_functions",
                values::emit_free(registry, &names, &library.entries, api),
            ));
        }
        outputs.push(library.file("free", enums::emit_free(&names, api)));
        outputs.push(library.file(
            "functions",
            free::emit(registry, &history, &names, &library.entries, api),
        ));
        outputs.push(library.file("layout", layouts));
        outputs.extend(modules.into_iter().map(|(_, output)| output));
    }
    outputs
}

/// Returns the functions whose contracts leave no duties to the caller, so that they are safe to call.
pub(super) fn safe_functions(registry: &Registry) -> BTreeSet<&str> {
    let names = Names::index(&registry.declared);
    let contracts = registry.contracts.functions.iter();
    let safe = contracts.filter(|contract| {
        let function = registry.function(&contract.function);
        function.is_some_and(|one| values::duties(registry, &names, one, contract).is_empty())
    });
    safe.map(|contract| contract.function.as_str()).collect()
}

/// Returns the folder of the declarations of a library.
fn declared_in(api: Api) -> String {
    let folder = api.word();
    match api {
        Api::Driver | Api::Runtime => format!("spec/declared/{folder}"),
        Api::Library(_) => format!("spec/libraries/{folder}/declared/{folder}"),
    }
}

/// The inputs of the files of a library.
struct Bindings<'a> {
    registry: &'a Registry,
    history: &'a History<'a>,
    names: &'a Names<'a>,
    api: Api,
    /// Index among all libraries.
    place: usize,
    entries: Entries<'a>,
}

/// A module of a library: a list of a registry file, and the functions of a group; both may have the same
/// name.
#[derive(Default)]
struct Module<'a> {
    list: Option<List>,
    functions: Vec<&'a Function>,
}

/// Returns all sections of a module.
type List = fn(&Bindings) -> Vec<Section>;

/// The modules of lists.
const LISTS: &[(&str, List)] = &[
    ("constants", |b| constants::emit(b.names, b.api)),
    ("enums", |b| enums::emit(b.names, b.api)),
    ("records", |b| records::emit(b.history, b.names, b.api)),
    ("table", |b| table::emit(&b.entries, b.api, b.place)),
    ("types", |b| typedefs::emit(b.names, b.api)),
    ("values", |b| {
        values::emit(b.registry, b.names, &b.entries, b.api)
    }),
];

impl<'a> Bindings<'a> {
    /// Returns the modules by name.
    fn modules(&self) -> BTreeMap<String, Module<'a>> {
        let mut modules: BTreeMap<String, Module> = BTreeMap::new();
        for (name, list) in LISTS {
            modules.entry((*name).to_owned()).or_default().list = Some(*list);
        }
        let functions = self.names.functions.iter();
        for function in functions.filter(|function| function.api == self.api) {
            modules
                .entry(file_of(&function.group))
                .or_default()
                .functions
                .push(function);
        }
        modules
    }

    /// Returns the file of a module; `None` for an empty list.
    fn emit(&self, name: &str, module: &Module) -> Option<Output> {
        let lists = module.list.into_iter();
        let mut sections: Vec<Section> = lists.flat_map(|list| list(self)).collect();
        let groups: BTreeSet<&str> = module.functions.iter().map(|f| &*f.group).collect();
        let entries = groups
            .into_iter()
            .flat_map(|group| self.entries.of_group(group));
        sections.extend(functions::emit(
            self.registry,
            self.names,
            self.api,
            entries,
        ));
        sections.extend(functions::emit_constructors(
            self.names,
            module.functions.iter(),
        ));
        let source = self.sources(name, module);
        (!sections.is_empty()).then(|| Output::rust(self.path(name), &source, sections))
    }

    /// Returns a file about the whole library.
    fn file<S: Into<Section>>(&self, name: &str, sections: Vec<S>) -> Output {
        let source = format!("all of {}", declared_in(self.api));
        Output::rust(self.path(name), &source, sections)
    }

    fn path(&self, name: &str) -> String {
        let folder = root::folder(self.api);
        match self.api {
            Api::Driver | Api::Runtime => format!("{CRATES}/{folder}/src/{name}.rs"),
            Api::Library(_) => format!("{SOURCES}/{folder}/{name}.rs"),
        }
    }

    /// Returns the registry files from which a module is made.
    fn sources(&self, name: &str, module: &Module) -> String {
        let folder = root::folder(self.api);
        let stands_in = declared_in(self.api);
        let is_of_windows = |f: &&Function| f.platforms == Platforms::Windows;
        let declared = match name {
            "table" | "values" => format!("all of {stands_in}"),
            name if module.functions.first().is_some_and(is_of_windows) => {
                format!("spec/windows/declared/{folder}/{name}.rs")
            }
            name => format!("{stands_in}/{name}.rs"),
        };
        let functions = module.functions.iter();
        let contracts = functions.filter_map(|f| self.registry.contract(&f.name));
        let contracts = contracts.map(|c| format!("spec/contracts/{folder}/{}.rs", c.file));
        let functions = module.functions.iter();
        let summaries = functions.filter_map(|f| self.registry.summaries.get(self.api, &f.name));
        let summaries = summaries.map(|s| format!("spec/summaries/{folder}/{}.rs", s.file));
        let written: BTreeSet<String> = contracts.chain(summaries).collect();
        let all: Vec<String> = std::iter::once(declared).chain(written).collect();
        all.join(", ")
    }
}
