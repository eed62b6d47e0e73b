//! A toolkit that changes items under contract: generated files stay the same, and `cuspec check` lists the
//! contracts to review until `reviewed!` names the toolkit.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::declared::{
    self, Declared, Enumerator, Function, Interval, Record, Release, Toolkit, Type,
};
use tempfile::TempDir;

/// The release that contracts were reviewed for; these tests remove later ones.
fn reviewed() -> Toolkit {
    let path = committed().join("contracts/reviewed.rs");
    let text = fs::read_to_string(path).expect("the file is there");
    let number = text.split('"').nth(1).expect("it names a toolkit");
    let mut parts = number
        .split('.')
        .map(|part| part.parse().expect("a number"));
    let parts = [(); 3].map(|()| parts.next().expect("three numbers"));
    Toolkit(parts)
}

/// The release after `reviewed`.
fn following() -> Toolkit {
    let [major, minor, _] = reviewed().0;
    Toolkit([major, minor + 1, 10])
}

/// Reduces the layer to the releases up to a toolkit.
fn truncate_to(layer: &mut Declared, last: &Toolkit) {
    let stays = |part: &mut Interval| {
        part.end = part.end.take().filter(|end| end <= last);
        part.first <= *last
    };
    layer.toolkits.retain(|one| one.toolkit <= *last);
    layer.functions.retain_mut(|one| {
        one.defaults.retain_mut(stays);
        one.deprecated.retain_mut(stays);
        one.returns.retain_mut(|set| stays(&mut set.toolkits));
        stays(&mut one.toolkits)
    });
    layer.enums.retain_mut(|one| {
        one.members.retain_mut(|member| {
            member.deprecated.retain_mut(stays);
            stays(&mut member.toolkits)
        });
        stays(&mut one.toolkits)
    });
    layer.records.retain_mut(|one| stays(&mut one.toolkits));
    layer.typedefs.retain_mut(|one| stays(&mut one.toolkits));
    layer.constants.retain_mut(|one| stays(&mut one.toolkits));
}

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is writable");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        let target = to.join(path.file_name().expect("a file has a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).expect("the file can be copied")),
        }
    }
}

/// The files of the declared layer with the new toolkit, made once because that is slow.
static LAYER: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut layer = declared::load(&committed()).expect("the layer loads");
    truncate_to(&mut layer, &reviewed());
    layer.toolkits.push(Release {
        toolkit: following(),
        packages: Vec::new(),
    });
    change_everything(&mut layer);
    declared::write(&layer)
});

/// Returns a repository with the committed registry and a new toolkit with every kind of change.
fn imported() -> TempDir {
    let root = TempDir::new().expect("a temporary folder");
    import_into(root.path());
    root
}

fn import_into(root: &Path) {
    let spec = root.join("spec");
    for folder in ["contracts", "guide", "python", "summaries", "vocabulary"] {
        copy(&committed().join(folder), &spec.join(folder));
    }
    for (path, text) in &*LAYER {
        let path = spec.join("declared").join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is writable");
        fs::write(path, text).expect("the file is writable");
    }
}

/// Such a repository with all generated files, shared by tests that only read it.
struct Generated {
    root: PathBuf,
    registry: Registry,
    /// The output of `cuspec check`.
    checked: String,
    /// The standard error of `cuspec generate`.
    printed: String,
}

static GENERATED: LazyLock<Generated> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lag");
    if root.exists() {
        fs::remove_dir_all(&root).expect("it can be removed");
    }
    import_into(&root);
    let checked = check(&root);
    let output = cuspec(&root, &["generate"]);
    let printed = text(&output.stderr);
    assert!(output.status.success(), "{printed}");
    let registry = Registry::load(&root.join("spec")).expect("it loads");
    Generated {
        root,
        registry,
        checked,
        printed,
    }
});

impl Generated {
    fn read(&self, path: &str) -> String {
        let path = self.root.join("generated").join(path);
        fs::read_to_string(path).expect("it is generated")
    }
}

/// Adds the form of a function in the new toolkit and ends the preceding form.
fn add_form(layer: &mut Declared, name: &str, edit: impl FnOnce(&mut Function)) {
    let stands = |one: &&mut Function| one.name == name && one.toolkits.end.is_none();
    let old = layer
        .functions
        .iter_mut()
        .find(stands)
        .expect("the function is there");
    let mut new = old.clone();
    let since = Interval {
        first: following(),
        end: None,
    };
    let end = |part: &mut Interval| {
        if part.end.is_none() {
            part.end = Some(following());
        }
    };
    end(&mut old.toolkits);
    old.defaults.iter_mut().for_each(end);
    old.deprecated.iter_mut().for_each(end);
    old.returns
        .iter_mut()
        .for_each(|set| end(&mut set.toolkits));
    new.returns.retain(|set| set.toolkits.end.is_none());
    new.returns
        .iter_mut()
        .for_each(|set| set.toolkits = since.clone());
    new.defaults = vec![since.clone()];
    new.deprecated = Vec::new();
    new.toolkits = since;
    edit(&mut new);
    layer.functions.push(new);
    layer
        .functions
        .sort_by(|a, b| (a.api, &a.name).cmp(&(b.api, &b.name)));
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn cuspec(root: &Path, arguments: &[&str]) -> Output {
    let spec = root.join("spec");
    let command = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .args(arguments)
        .output();
    command.expect("the command starts")
}

fn check(root: &Path) -> String {
    let output = cuspec(root, &["check"]);
    let printed = text(&output.stdout);
    let error = text(&output.stderr);
    assert!(output.status.success(), "{printed}{error}");
    printed
}

/// Applies all changes of the release: a renamed parameter, a new type, an added parameter, a name that
/// moves, a removed function, a new enumerator, a record with an added field.
fn change_everything(layer: &mut Declared) {
    add_form(layer, "cuStreamAttachMemAsync", |one| {
        one.params[0].name = "stream".to_owned()
    });
    add_form(layer, "cuMemAlloc_v2", |one| {
        one.params[1].ty = Type::Named("c_ulonglong".to_owned())
    });
    add_form(layer, "cuStreamQuery", |one| {
        let mut more = one.params[0].clone();
        more.name = "flags".to_owned();
        one.params.push(more);
    });
    let next = Interval {
        first: following(),
        end: None,
    };
    let mut moved = layer
        .functions
        .iter()
        .find(|one| one.name == "cuEventQuery")
        .expect("it is there")
        .clone();
    for part in layer
        .functions
        .iter_mut()
        .filter(|one| one.name == "cuEventQuery")
    {
        part.defaults
            .iter_mut()
            .for_each(|part| part.end = Some(following()));
    }
    moved.name = "cuEventQuery_v2".to_owned();
    moved.base_name = "cuEventQuery".to_owned();
    let [major, minor, _] = following().0;
    moved.introduced = Some(u32::from(major) * 1000 + u32::from(minor) * 10);
    moved.toolkits = next.clone();
    moved.defaults = vec![next.clone()];
    moved.per_thread = None;
    moved.returns.retain(|set| set.toolkits.end.is_none());
    moved
        .returns
        .iter_mut()
        .for_each(|set| set.toolkits = next.clone());
    layer.functions.push(moved);
    let gone = layer
        .functions
        .iter_mut()
        .find(|one| one.name == "cuMemFreeHost")
        .expect("it is there");
    for part in gone.defaults.iter_mut().chain([&mut gone.toolkits]) {
        part.end = part.end.take().or(Some(following()));
    }
    for set in &mut gone.returns {
        set.toolkits.end = set.toolkits.end.take().or(Some(following()));
    }
    let flags = layer
        .enums
        .iter_mut()
        .find(|one| one.name == "CUmemAttach_flags")
        .expect("it is there");
    flags.members.push(Enumerator {
        name: "CU_MEM_ATTACH_ODD".to_owned(),
        value: 8,
        toolkits: next,
        deprecated: Vec::new(),
    });
    add_grown_record(layer, "CUmemPoolProps_v1");
}

/// Ends a record and adds a successor of the same name with another field.
fn add_grown_record(layer: &mut Declared, name: &str) {
    let stands = |one: &Record| one.name == name && one.toolkits.end.is_none();
    let place = layer.records.iter().position(stands).expect("a record");
    let mut new = layer.records[place].clone();
    layer.records[place].toolkits.end = Some(following());
    new.toolkits = Interval::since(&following());
    let mut field = new.fields[0].clone();
    field.name = "beacons".to_owned();
    field.ty = Type::Named("c_ulonglong".to_owned());
    field.offset = new.size;
    new.fields.push(field);
    new.size += 8;
    layer.records.insert(place + 1, new);
}

#[test]
fn every_change_of_an_item_under_contract_is_listed_with_its_place_and_the_remedy() {
    let printed = &GENERATED.checked;
    let (old, new) = (reviewed(), following());
    for part in [
        format!("{new} names `hStream` of `cuStreamAttachMemAsync` `stream`"),
        "help: rename it to `stream`".to_owned(),
        format!("`bytesize` of `cuMemAlloc_v2` is `unsigned long long` in {new}"),
        format!("`cuStreamQuery` takes 2 parameters in {new}, and 1 in {old}"),
        format!("`cuEventQuery` maps to `cuEventQuery_v2` in {new}"),
        format!("`cuMemFreeHost` is not declared in {new}"),
        format!("`CUmemAttach_flags` has an enumerator `CU_MEM_ATTACH_ODD` in {new}, 8"),
    ] {
        assert!(printed.contains(&part), "{part} is missing from\n{printed}");
    }
    let place = printed
        .split("names `hStream`")
        .nth(1)
        .expect("it is listed");
    assert!(
        place
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains("contracts/driver/") && line.contains(".rs:")),
        "{place}"
    );
}

#[test]
fn a_record_under_contract_with_a_new_layout_is_listed() {
    let checked = &GENERATED.checked;
    let remark = format!(
        "the layout of record `CUmemPoolProps` changed in {}",
        following()
    );
    assert!(checked.contains(&remark), "{checked}");
    let outgrown = |name: &str| {
        let function = (declared::Api::Driver, name.to_owned());
        GENERATED.registry.outgrown.get(&function)
    };
    assert_eq!(outgrown("cuMemPoolCreate"), Some(&following()));
    // The first function changed by an added parameter; the second only by a renamed one, which is no change.
    assert_eq!(outgrown("cuStreamQuery"), Some(&following()));
    assert_eq!(outgrown("cuStreamAttachMemAsync"), None);
    assert_eq!(outgrown("cuMemPoolDestroy"), None);

    let [major, minor, _] = following().0;
    let before = format!(
        "_before_{}",
        u32::from(major) * 1000 + u32::from(minor) * 10
    );
    // The bindings have both forms; hand-written code sees the old one under its known names.
    let records = GENERATED.read("bindings/driver/src/records.rs");
    assert!(records.contains("pub struct CUmemPoolProps_v1 {"));
    assert!(records.contains(&format!("pub struct CUmemPoolProps_v1{before} {{")));
    let contracted = GENERATED.read("contracted/src/lib.rs");
    for name in ["CUmemPoolProps", "CUmemPoolProps_v1"] {
        let line = format!("pub use cuspec_sys::driver::CUmemPoolProps_v1{before} as {name};");
        assert!(contracted.contains(&line), "{line}\n{contracted}");
    }
    assert!(!contracted.contains("CUmemLocation"), "{contracted}");
    let thunks = GENERATED.read("suite/src/thunks.rs");
    assert!(thunks.contains(&format!("Fn_cuMemPoolCreate{before}>")));
    let values = GENERATED.read("bindings/driver/src/values.rs");
    assert!(values.contains(&format!("self.0.0.cuMemPoolCreate{before}.value2(")));
}

#[test]
fn files_generated_from_contracts_stay_the_same() {
    let before = Registry::load(&committed()).expect("it loads");
    let after = &GENERATED.registry;
    let show = |registry: &Registry| format!("{:?}", registry.contracts.functions);
    assert_eq!(show(&before), show(after));
    let form = |registry: &Registry, name: &str| {
        let functions = registry.declared.functions.iter();
        let mut functions = functions.filter(|one| one.name == name);
        functions.next().map(|one| one.params.clone())
    };
    for name in ["cuStreamAttachMemAsync", "cuMemAlloc_v2", "cuStreamQuery"] {
        assert_eq!(form(&before, name), form(after, name), "{name}");
    }
    assert!(form(after, "cuEventQuery_v2").is_some());
}

#[test]
fn bindings_and_data_have_the_new_forms() {
    let printed = &GENERATED.printed;
    assert!(
        printed.contains(&format!("held against {}", reviewed())),
        "{printed}"
    );
    let json = GENERATED.read("registry.json");
    assert!(json.contains("CUresult cuStreamAttachMemAsync(CUstream stream,"));
    let stream = GENERATED.read("bindings/driver/src/stream.rs");
    let function = stream.split("pub unsafe fn cuStreamAttachMemAsync(").nth(1);
    let function = function.expect("it is bound");
    let head = function.split(')').next().unwrap_or_default();
    assert!(
        head.contains("stream: CUstream") && !head.contains("hStream"),
        "{head}"
    );
}

#[test]
fn an_updated_contract_is_checked_with_the_new_form_and_no_longer_listed() {
    let root = imported();
    let contracts = root.path().join("spec/contracts/driver");
    let files = fs::read_dir(&contracts)
        .expect("the folder is there")
        .flatten()
        .map(|entry| entry.path());
    let mut holds = files.filter(|path| {
        let text = fs::read_to_string(path).expect("it is there");
        text.contains("\nfn cuStreamAttachMemAsync(")
    });
    let path = holds.next().expect("there is a contract");
    let text = fs::read_to_string(&path).expect("it is there");
    let start = text
        .find("\n#[waits(never, stream = hStream)]\nfn cuStreamAttachMemAsync(")
        .expect("it is there");
    let end = start + text[start..].find("\n}\n").expect("it ends");
    let changed = text[start..end].replace("hStream", "stream");
    fs::write(
        &path,
        format!("{}{changed}{}", &text[..start], &text[end..]),
    )
    .expect("it is writable");
    let printed = check(root.path());
    assert!(!printed.contains("names `hStream`"), "{printed}");
    assert!(
        printed.contains("`cuStreamQuery` takes 2 parameters"),
        "{printed}"
    );
}

#[test]
fn after_a_review_a_contract_that_does_not_fit_is_a_mistake() {
    let root = imported();
    let path = root.path().join("spec/contracts/reviewed.rs");
    fs::write(&path, format!("reviewed!(\"{}\");\n", following())).expect("it is writable");
    let output = cuspec(root.path(), &["check"]);
    assert!(!output.status.success());
    let error = text(&output.stderr);
    assert!(error.contains("cuStreamAttachMemAsync"), "{error}");
    assert!(error.contains("cuStreamQuery"), "{error}");
}
