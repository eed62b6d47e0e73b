//! Each kind of mistake in a contract or a summary is reported with its place and what to do about
//! it.
//!
//! A fixture is a contract file in `tests/mistakes/`, or one of the vocabulary in `vocabulary/` below
//! it, or one of summaries of the driver's functions in `summaries/`, or one of the guide in `guide/`;
//! beside it stands what `cuspec check` says.
//! `CUSPEC_BLESS=1 cargo test -p cuspec-spec --test mistakes` writes the expectations anew: read
//! the difference before you commit it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cuspec_spec::Names;
use cuspec_spec::contract::{self, Contracts};
use cuspec_spec::declared::{self, Declared};
use cuspec_spec::diagnostic::Diagnostic;
use cuspec_spec::guide;
use cuspec_spec::summaries;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let args = Arguments::from_args();
    let spec = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let declared = declared::load(&spec).unwrap_or_else(|mistakes| {
        panic!("the declared layer does not load: {mistakes:?}");
    });
    let mut mistakes = Vec::new();
    let contracts = contract::load(&spec, &Names::new(&declared.latest()), &mut mistakes);
    assert!(
        mistakes.is_empty(),
        "the contracts do not load: {mistakes:?}"
    );
    let registry = Arc::new((declared, contracts));
    let folders = [
        "tests/mistakes",
        "tests/mistakes/vocabulary",
        "tests/mistakes/summaries",
        "tests/mistakes/guide",
    ];
    let mut fixtures: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(spec.join(folder)).expect("a folder of fixtures"))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .collect();
    fixtures.sort();
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
                let (declared, contracts) = &*registry;
                let folder = fixture.parent().and_then(Path::file_name);
                match folder.and_then(|folder| folder.to_str()) {
                    Some("summaries") => check_summaries(declared, contracts, &fixture),
                    Some("guide") => check_guide(declared, contracts, &fixture),
                    _ => check(&spec, declared, &fixture),
                }
            })
        })
        .collect();
    libtest_mimic::run(&args, trials).exit();
}

/// Loads the real vocabulary with the fixture as the only contract, or as a part of it. Mistakes
/// elsewhere are left out: without the other contracts nothing makes what the vocabulary speaks of.
fn check(spec: &Path, declared: &Declared, fixture: &Path) -> Result<(), Failed> {
    let root = tempfile::tempdir()?;
    let contracts = root.path().join("contracts/driver");
    let vocabulary = root.path().join("vocabulary");
    fs::create_dir_all(&contracts)?;
    fs::create_dir_all(&vocabulary)?;
    for entry in fs::read_dir(spec.join("vocabulary"))? {
        let entry = entry?;
        fs::copy(entry.path(), vocabulary.join(entry.file_name()))?;
    }
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    let is_vocabulary = fixture.parent().is_some_and(|p| p.ends_with("vocabulary"));
    let folder = if is_vocabulary { vocabulary } else { contracts };
    fs::copy(fixture, folder.join(name))?;

    let names = Names::new(declared);
    let mut mistakes = Vec::new();
    let loaded = contract::load(root.path(), &names, &mut mistakes);
    mistakes.extend(contract::check(&names, &loaded));
    mistakes.retain(|mistake| Path::new(&mistake.path).file_name() == Some(name));
    if mistakes.is_empty() {
        return Err("no mistake was found".into());
    }
    compare(fixture, &render(&mistakes, &fs::read_to_string(fixture)?))
}

/// Loads the fixture as the only summaries, beside the real contracts.
fn check_summaries(
    declared: &Declared,
    contracts: &Contracts,
    fixture: &Path,
) -> Result<(), Failed> {
    let root = tempfile::tempdir()?;
    let folder = root.path().join("summaries/driver");
    fs::create_dir_all(&folder)?;
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    fs::copy(fixture, folder.join(name))?;
    let mut mistakes = Vec::new();
    summaries::load(root.path(), declared, contracts, &mut mistakes);
    if mistakes.is_empty() {
        return Err("no mistake was found".into());
    }
    compare(fixture, &render(&mistakes, &fs::read_to_string(fixture)?))
}

/// Loads the fixture as the only file of the guide, beside the real contracts.
fn check_guide(declared: &Declared, contracts: &Contracts, fixture: &Path) -> Result<(), Failed> {
    let root = tempfile::tempdir()?;
    let folder = root.path().join("guide");
    fs::create_dir_all(&folder)?;
    let name = fixture.file_name().ok_or("a fixture has a name")?;
    fs::copy(fixture, folder.join(name))?;
    let mut mistakes = Vec::new();
    guide::load(root.path(), declared, contracts, &mut mistakes);
    if mistakes.is_empty() {
        return Err("no mistake was found".into());
    }
    compare(fixture, &render(&mistakes, &fs::read_to_string(fixture)?))
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
