//! Each kind of mistake in a contract or a summary is reported with its position and a suggestion.
//!
//! A fixture is a contract file of the driver in `tests/mistakes/`, or of the runtime in `runtime/` below it
//! (with the contracts of the driver that it refers to in `runtime/below/`, if any), a file of the vocabulary
//! in `vocabulary/`, of summaries of the driver's functions in `summaries/`, of the guide in `guide/`, of
//! Python calls in `python/`, or of the declared layer in `declared/`. The file beside it has the expected
//! output of `cuspec check`. A test fails if no fixture reaches a place in the program that creates a
//! diagnostic. `CUSPEC_BLESS=1 cargo test -p cuspec-spec --test mistakes` regenerates the expected outputs:
//! read the difference before you commit it.

mod index;
mod sites;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cuspec_spec::contract::{self, Contracts};
use cuspec_spec::declared::{self, Declared, Toolkit};
use cuspec_spec::diagnostic::Diagnostic;
use cuspec_spec::guide;
use cuspec_spec::python;
use cuspec_spec::reviewed;
use cuspec_spec::summaries;
use cuspec_spec::{Names, Registry};
use libtest_mimic::{Arguments, Failed, Trial};

/// Files beside the fixtures that are no fixtures.
const PROGRAM: [&str; 3] = ["mistakes/index.rs", "mistakes/main.rs", "mistakes/sites.rs"];

/// Files whose diagnostics no fixture provokes, with the reason.
const WITHOUT_FIXTURE: [(&str, &str); 5] = [
    (
        "src/lag.rs",
        "remarks are no mistakes; codegen/tests/lag.rs provokes them",
    ),
    (
        "src/declared/load.rs",
        "a file that cannot be read: the message comes from the system",
    ),
    (
        "src/registry.rs",
        "a file that cannot be read: the message comes from the system",
    ),
    (
        "src/source.rs",
        "a file that cannot be read: the message comes from the system",
    ),
    (
        "src/sentences.rs",
        "remarks are no mistakes; codegen/tests/summaries.rs provokes them",
    ),
];

fn main() {
    let args = Arguments::from_args();
    let spec = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let registry = Registry::load(&spec).unwrap_or_else(|mistakes| {
        panic!("the registry does not load: {mistakes:?}");
    });
    let registry = Arc::new(registry);
    let folders = [
        "tests/mistakes",
        "tests/mistakes/declared",
        "tests/mistakes/guide",
        "tests/mistakes/python",
        "tests/mistakes/reviewed",
        "tests/mistakes/runtime",
        "tests/mistakes/summaries",
        "tests/mistakes/vocabulary",
    ];
    let mut fixtures: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(spec.join(folder)).expect("a folder of fixtures"))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .filter(|path| !PROGRAM.iter().any(|own| path.ends_with(own)))
        .collect();
    fixtures.sort();
    let all = fixtures.clone();
    let whole = registry.clone();
    let folder = spec.clone();
    let every = Trial::test("every_mistake_has_a_fixture", move || {
        every_mistake_has_a_fixture(&folder, &whole, &all)
    });
    let (folder, all) = (spec.clone(), fixtures.clone());
    let index = Trial::test("the_index_has_every_mistake", move || {
        index::is_current(&folder, &all)
    });
    let trials = fixtures
        .into_iter()
        .map(|fixture| {
            let (spec, registry) = (spec.clone(), registry.clone());
            let name = fixture
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            Trial::test(name, move || {
                let mistakes = find(&spec, &registry, &fixture)?;
                compare(&fixture, &render(&mistakes, &fs::read_to_string(&fixture)?))
            })
        })
        .chain([every, index])
        .collect();
    libtest_mimic::run(&args, trials).exit();
}

/// Returns the mistakes that a fixture provokes.
fn find(spec: &Path, registry: &Registry, fixture: &Path) -> Result<Vec<Diagnostic>, Failed> {
    let (declared, contracts) = (&registry.history, &registry.contracts);
    let is_in = |folder: &str| {
        fixture
            .parent()
            .is_some_and(|parent| parent.ends_with(folder))
    };
    let mistakes = if is_in("summaries") {
        check_summaries(declared, contracts, fixture)?
    } else if is_in("declared") {
        check_declared(fixture)?
    } else if is_in("guide") {
        check_guide(declared, contracts, fixture)?
    } else if is_in("python") {
        check_python(declared, fixture)?
    } else if is_in("reviewed") {
        // The message about the newest toolkit must not depend on later imports.
        let mut known = Declared {
            toolkits: declared.toolkits.clone(),
            ..Declared::default()
        };
        known
            .toolkits
            .retain(|one| one.toolkit <= Toolkit([13, 5, 37]));
        check_reviewed(&known, fixture)?
    } else {
        check(spec, &registry.declared, fixture)?
    };
    match mistakes.is_empty() {
        true => Err("no mistake was found".into()),
        false => Ok(mistakes),
    }
}

/// Requires that a fixture reaches each place in the program that reports a mistake.
fn every_mistake_has_a_fixture(
    spec: &Path,
    registry: &Registry,
    fixtures: &[PathBuf],
) -> Result<(), Failed> {
    let mut sites = sites::find(&spec.join("src"));
    if sites.is_empty() {
        return Err("found no place that creates a diagnostic".into());
    }
    for fixture in fixtures {
        for mistake in find(spec, registry, fixture)? {
            let (file, line) = mistake.found_by();
            sites.retain(|(known, at)| !(known.ends_with(file) && *at == line));
        }
    }
    for (file, reason) in WITHOUT_FIXTURE {
        let count = sites.len();
        sites.retain(|(known, _)| !known.ends_with(file));
        if sites.len() == count {
            return Err(format!("{file} needs no exception any more: {reason}").into());
        }
    }
    let left: Vec<String> = sites
        .iter()
        .map(|(file, line)| format!("{file}:{line}"))
        .collect();
    match left.is_empty() {
        true => Ok(()),
        false => Err(format!("no fixture provokes the mistakes of\n{}", left.join("\n")).into()),
    }
}

/// Loads the real vocabulary with the fixture as the only contract, or as a part of it. Mistakes elsewhere
/// are ignored, because without the other contracts no function creates the resources of the vocabulary.
fn check(spec: &Path, declared: &Declared, fixture: &Path) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    let is_in = |folder: &str| {
        fixture
            .parent()
            .is_some_and(|parent| parent.ends_with(folder))
    };
    let contracts = root.path().join(match is_in("runtime") {
        true => "contracts/runtime",
        false => "contracts/driver",
    });
    let vocabulary = root.path().join("vocabulary");
    fs::create_dir_all(&contracts)?;
    fs::create_dir_all(&vocabulary)?;
    for entry in fs::read_dir(spec.join("vocabulary"))? {
        let entry = entry?;
        fs::copy(entry.path(), vocabulary.join(entry.file_name()))?;
    }
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    let folder = if is_in("vocabulary") {
        vocabulary
    } else {
        contracts
    };
    fs::copy(fixture, folder.join(name))?;

    // The contract of the driver that a runtime fixture refers to.
    let below = fixture.with_file_name("below").join(name);
    if below.exists() {
        let driver = root.path().join("contracts/driver");
        fs::create_dir_all(&driver)?;
        fs::copy(below, driver.join(name))?;
    }

    let names = Names::new(declared);
    let mut mistakes = Vec::new();
    let loaded = contract::load(root.path(), &names, &mut mistakes);
    contract::check(&names, &loaded, &mut mistakes);
    mistakes.retain(|mistake| Path::new(&mistake.path).file_name() == Some(name));
    Ok(mistakes)
}

/// Loads the fixture as the only summaries, with the real contracts.
fn check_summaries(
    declared: &Declared,
    contracts: &Contracts,
    fixture: &Path,
) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    let folder = root.path().join("summaries/driver");
    fs::create_dir_all(&folder)?;
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    fs::copy(fixture, folder.join(name))?;
    // One contract, so that the other functions can have summaries.
    let mut contracts = contracts.clone();
    contracts
        .functions
        .retain(|one| one.function == "cuMemAlloc_v2");
    let mut mistakes = Vec::new();
    summaries::load(root.path(), declared, &contracts, &mut mistakes);
    Ok(mistakes)
}

/// Loads the fixture as the only file of the guide, with the real contracts.
fn check_guide(
    declared: &Declared,
    contracts: &Contracts,
    fixture: &Path,
) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    let folder = root.path().join("guide");
    fs::create_dir_all(&folder)?;
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    fs::copy(fixture, folder.join(name))?;
    let mut mistakes = Vec::new();
    guide::load(root.path(), declared, contracts, &mut mistakes);
    Ok(mistakes)
}

/// Loads the fixture as the only file of Python calls.
fn check_python(declared: &Declared, fixture: &Path) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    let folder = root.path().join("python");
    fs::create_dir_all(&folder)?;
    fs::copy(fixture, folder.join("driver.rs"))?;
    let mut mistakes = Vec::new();
    python::load(root.path(), declared, &mut mistakes);
    Ok(mistakes)
}

/// Loads the fixture as the toolkit that contracts were last reviewed against.
fn check_reviewed(declared: &Declared, fixture: &Path) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    fs::create_dir_all(root.path().join("contracts"))?;
    fs::copy(fixture, root.path().join("contracts/reviewed.rs"))?;
    let mut mistakes = Vec::new();
    reviewed::load(root.path(), declared, &mut mistakes);
    Ok(mistakes)
}

/// Loads the fixture as the only declarations of the driver, or as the list of toolkits.
fn check_declared(fixture: &Path) -> Result<Vec<Diagnostic>, Failed> {
    let root = tempfile::tempdir()?;
    let declared = root.path().join("declared");
    for api in ["driver", "runtime"] {
        fs::create_dir_all(declared.join(api))?;
    }
    fs::write(declared.join("toolkits.rs"), "toolkits! {}\n")?;
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    let folder = match name == "toolkits.rs" {
        true => declared,
        false => declared.join("driver"),
    };
    fs::copy(fixture, folder.join(name))?;
    let mut mistakes = Vec::new();
    match declared::load(root.path()) {
        Ok(layer) => declared::check_types(root.path(), &layer, &mut mistakes),
        Err(found) => mistakes = found,
    }
    // The folder has a different name in each run.
    let prefix = format!("{}/", root.path().display());
    for mistake in &mut mistakes {
        mistake.path = mistake.path.replace(&prefix, "");
    }
    Ok(mistakes)
}

fn render(mistakes: &[Diagnostic], source: &str) -> String {
    mistakes
        .iter()
        .map(|mistake| mistake.render(source) + "\n\n")
        .collect()
}

fn compare(fixture: &Path, found: &str) -> Result<(), Failed> {
    let golden = fixture.with_extension("txt");
    if std::env::var_os("CUSPEC_BLESS").is_some() {
        fs::write(&golden, found)?;
        return Ok(());
    }
    let expected = fs::read_to_string(&golden)
        .map_err(|error| format!("{}: {error}; run with CUSPEC_BLESS=1", golden.display()))?;
    if expected == found {
        Ok(())
    } else {
        Err(format!("--- expected\n{expected}\n--- found\n{found}").into())
    }
}
