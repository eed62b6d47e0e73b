//! Tests of the committed declared layer and its files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_spec::declared::{self, Api, Declared, Toolkit, Type, TypedefKind};

fn spec() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn layer() -> Declared {
    declared::load(spec()).expect("the committed layer reads without a mistake")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            found.extend(files(&path))
        } else {
            found.push(path)
        }
    }
    found.sort();
    found
}

#[test]
fn printing_the_parsed_files_restores_every_byte() {
    let written = declared::write(&layer());
    let root = spec().join("declared");
    for (path, text) in &written {
        let kept = fs::read_to_string(root.join(path)).expect("the file is there");
        assert!(kept == *text, "{path} is not what `cuspec import` writes");
    }
    assert_eq!(written.len(), files(&root).len());
}

#[test]
fn rustfmt_has_nothing_to_change() {
    let output = Command::new("rustfmt")
        .args(["--edition", "2024", "--check"])
        .args(files(&spec().join("declared")))
        .output()
        .expect("rustfmt comes with the toolchain");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
}

/// Returns the number of symbols of one API, including variants, that its main header declares, and the
/// number that its other headers declare.
fn symbols(layer: &Declared, api: Api) -> (usize, usize) {
    let mut main = BTreeSet::new();
    let mut others = BTreeSet::new();
    let exported = layer.functions.iter().filter(|one| one.inline.is_none());
    for function in exported.filter(|one| one.api == api) {
        let names = match function.header {
            None => &mut main,
            Some(_) => &mut others,
        };
        names.insert(function.name.as_str());
        names.extend(
            function
                .per_thread
                .iter()
                .map(|variant| variant.symbol.as_str()),
        );
    }
    (main.len(), others.len())
}

#[test]
fn every_symbol_of_a_toolkit_is_declared() {
    let layer = layer();
    let at = |toolkit: [u16; 3], api| symbols(&layer.at(&Toolkit(toolkit)), api);
    assert_eq!(at([11, 7, 99], Api::Driver), (504, 38));
    assert_eq!(at([13, 0, 96], Api::Driver), (634, 38));
    assert_eq!(at([13, 5, 37], Api::Driver), (685, 38));
    assert_eq!(at([11, 7, 99], Api::Runtime), (347, 30));
    assert_eq!(at([13, 0, 96], Api::Runtime), (378, 29));
    assert_eq!(at([13, 5, 37], Api::Runtime), (411, 29));
}

#[test]
fn every_symbol_belongs_to_a_toolkit() {
    let layer = layer();
    for api in [Api::Driver, Api::Runtime] {
        let mut seen = BTreeSet::new();
        for release in &layer.toolkits {
            let view = layer.at(&release.toolkit);
            let names = view.functions.iter().filter(|one| one.api == api);
            seen.extend(names.map(|one| one.name.clone()));
        }
        let all = layer.functions.iter().filter(|one| one.api == api);
        let all: BTreeSet<String> = all.map(|one| one.name.clone()).collect();
        assert_eq!(seen, all);
    }
}

#[test]
fn every_toolkit_on_pip_is_imported() {
    let layer = layer();
    let releases = |major| {
        let toolkits = layer.toolkits.iter().map(|release| &release.toolkit);
        toolkits.filter(|toolkit| toolkit.0[0] == major).count()
    };
    // A further imported toolkit needs no change of this test.
    assert!(releases(11) >= 2 && releases(12) >= 20 && releases(13) >= 11);
}

#[test]
fn every_type_that_is_used_is_declared() {
    let layer = layer();
    for api in [Api::Driver, Api::Runtime] {
        let known = known_types(&layer, api);
        let mut used = BTreeSet::new();
        for function in layer.functions.iter().filter(|one| one.api == api) {
            function
                .params
                .iter()
                .for_each(|param| collect(&param.ty, &mut used));
            collect(&function.result, &mut used);
        }
        for record in layer.records.iter().filter(|one| one.api == api) {
            record
                .fields
                .iter()
                .for_each(|field| collect(&field.ty, &mut used));
        }
        for typedef in layer.typedefs.iter().filter(|one| one.api == api) {
            match &typedef.kind {
                TypedefKind::Handle { .. } => {}
                TypedefKind::Alias(ty) => collect(ty, &mut used),
                TypedefKind::Callback { params, result } => {
                    params.iter().for_each(|ty| collect(ty, &mut used));
                    collect(result, &mut used);
                }
            }
        }
        let unknown: Vec<_> = used.difference(&known).collect();
        assert!(unknown.is_empty(), "{api:?} uses {unknown:?}");
    }
}

fn known_types(layer: &Declared, api: Api) -> BTreeSet<String> {
    let primitives = "c_char c_schar c_uchar c_short c_ushort c_int c_uint c_long c_ulong c_longlong \
                      c_ulonglong usize u8 u16 u32 u64 i8 i16 i32 i64 f32 f64";
    let enums = layer
        .enums
        .iter()
        .filter(|item| item.api == api)
        .map(|item| &item.name);
    let records = layer
        .records
        .iter()
        .filter(|item| item.api == api)
        .map(|item| &item.name);
    let typedefs = layer
        .typedefs
        .iter()
        .filter(|item| item.api == api)
        .map(|item| &item.name);
    // Handles are opaque.
    let tags = layer.typedefs.iter().filter_map(|item| match &item.kind {
        TypedefKind::Handle { tag } => Some(tag),
        _ => None,
    });
    let names = enums.chain(records).chain(typedefs).chain(tags).cloned();
    primitives
        .split_whitespace()
        .map(str::to_owned)
        .chain(names)
        .collect()
}

fn collect(ty: &Type, used: &mut BTreeSet<String>) {
    match ty {
        Type::Named(name) => {
            used.insert(name.clone());
        }
        Type::Void => {}
        Type::Pointer { to, .. } => collect(to, used),
        Type::Array { of, .. } => collect(of, used),
        Type::Function { params, result } => {
            params.iter().for_each(|param| collect(param, used));
            collect(result, used);
        }
    }
}

#[test]
fn every_driver_function_up_to_13_5_is_dated() {
    let last = Toolkit([13, 5, 37]);
    let undated: Vec<_> = layer()
        .functions
        .into_iter()
        .filter(|one| one.api == Api::Driver && one.introduced.is_none())
        .filter(|one| one.toolkits.first <= last)
        .map(|one| one.name)
        .collect();
    assert_eq!(undated, Vec::<String>::new());
}

#[test]
fn every_api_name_has_exactly_one_default_symbol_in_each_toolkit() {
    let layer = layer();
    for release in &layer.toolkits {
        let toolkit = &release.toolkit;
        let view = layer.at(toolkit);
        let mut names = BTreeSet::new();
        for function in &view.functions {
            let is_new = !function.is_default_in(toolkit)
                || names.insert((function.api, &function.base_name));
            assert!(is_new, "{} in {toolkit}", function.base_name);
        }
    }
}

#[test]
fn a_base_name_maps_to_one_symbol_at_a_time() {
    let layer = layer();
    let symbol = |toolkit: [u16; 3]| {
        let toolkit = Toolkit(toolkit);
        let view = layer.at(&toolkit);
        let mut all = view.functions.iter();
        let found = all.find(|one| one.base_name == "cuCtxCreate" && one.is_default_in(&toolkit));
        found.map(|one| one.name.clone())
    };
    assert_eq!(symbol([11, 7, 99]).as_deref(), Some("cuCtxCreate_v2"));
    assert_eq!(symbol([12, 9, 79]).as_deref(), Some("cuCtxCreate_v2"));
    assert_eq!(symbol([13, 0, 48]).as_deref(), Some("cuCtxCreate_v4"));
}

#[test]
fn fields_are_in_order_and_inside_their_record() {
    for record in layer().records {
        let mut last = 0;
        for field in &record.fields {
            assert!(
                field.offset >= last && field.offset < record.size.max(1),
                "{}",
                record.name
            );
            last = field.offset;
        }
    }
}

fn mistakes(source: &str) -> Vec<String> {
    let mut declared = Declared::default();
    let path = Path::new("spec/declared/driver/stream.rs");
    match declared::parse(path, Api::Driver, source, &mut declared) {
        Ok(()) => Vec::new(),
        Err(found) => found.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_message_for_a_misspelt_attribute_suggests_the_right_one() {
    let source = "#[group(CUDA_STREAM)]\n#[toolkit(\"13.0.96\"..)]\nfn cuInit() -> CUresult;\n";
    let found = mistakes(source);
    assert_eq!(
        found,
        [
            "spec/declared/driver/stream.rs:2:3: unknown attribute `toolkit` on a declared item; \
             did you mean `toolkits`?",
            "spec/declared/driver/stream.rs:3:4: `#[toolkits(..)]` is missing",
        ]
    );
}

#[test]
fn an_invalid_release_is_reported_with_its_position() {
    let source = "#[toolkits(\"13.0\"..)]\ntype A = c_int;\n";
    assert_eq!(
        mistakes(source)[0],
        "spec/declared/driver/stream.rs:1:12: `13.0` is not a toolkit release; expected three \
         numbers such as `13.0.96`"
    );
}

#[test]
fn text_that_is_not_rust_is_reported_where_it_ends() {
    assert_eq!(mistakes("fn cuInit( -> CUresult;\n").len(), 1);
    assert!(mistakes("fn cuInit( -> CUresult;\n")[0].contains("stream.rs:1:10"));
}

#[test]
fn a_shortened_code_expands_to_the_same_code() {
    for (api, full, short) in [
        (Api::Driver, "CUDA_SUCCESS", "SUCCESS"),
        (Api::Driver, "CUDA_ERROR_INVALID_VALUE", "INVALID_VALUE"),
        (Api::Runtime, "cudaSuccess", "Success"),
        (Api::Runtime, "cudaErrorInvalidValue", "InvalidValue"),
        (
            Api::Runtime,
            "CUDA_ERROR_INVALID_VALUE",
            "CUDA_ERROR_INVALID_VALUE",
        ),
    ] {
        assert_eq!(declared::shorten(api, full), short);
        assert_eq!(declared::spell_out(api, short), full);
    }
}

#[test]
fn an_item_of_each_kind_survives_printing_and_parsing() {
    let source = "\
//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_STREAM)]
#[base(cuThing)]
#[not_default]
#[introduced(6000)]
#[toolkits(\"11.7.99\"..\"13.0.96\")]
#[per_thread(cuThing_v2_ptsz, 7000)]
#[returns(\"11.7.99\"..\"12.0.1\", SUCCESS, INVALID_VALUE)]
#[returns(\"12.0.1\".., SUCCESS)]
#[notes(async, null_stream)]
#[see(cuOther)]
#[deprecated]
fn cuThing_v2(r#type: *const *mut c_void, f: Option<unsafe extern \"C\" fn(c_int)>) -> CUresult;
";
    let mut declared = Declared::default();
    declared::parse(Path::new("x.rs"), Api::Driver, source, &mut declared).expect("it reads");
    assert_eq!(declared::write(&declared)["driver/stream.rs"], source);
    let function = &declared.functions[0];
    assert_eq!(function.params[0].name, "type");
    assert_eq!(
        declared::c_declaration(&declared, function),
        "CUresult cuThing_v2(void *const *type, void (*f)(int));"
    );
}
