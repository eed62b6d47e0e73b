//! Compares files on disk with the outputs, and updates them.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rayon::prelude::*;

use crate::emit::{Form, Output};
use crate::print::say;

/// The folder of generated files.
const GENERATED: &str = "generated";

/// Hand-written files and folders below that folder.
const HAND_WRITTEN: &[&str] = &[
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "examples",
    "tests",
];

/// Writes files that differ, also in the order of their lines, removes orphans, and prints their numbers.
pub(super) fn write(root: &Path, outputs: &[Output]) -> io::Result<ExitCode> {
    let stale = Stale::find(root, outputs, |_, found, text| found == text)?;
    for output in outputs {
        if stale.missing.contains(&output.path) || stale.differing.contains(&output.path) {
            replace(&root.join(&output.path), &output.text)?;
        }
    }
    for path in &stale.orphaned {
        fs::remove_file(root.join(path)).map_err(|error| named(error, path))?;
    }
    say!(
        "{} files: {} new, {} changed, {} removed",
        outputs.len(),
        stale.missing.len(),
        stale.differing.len(),
        stale.orphaned.len()
    );
    Ok(ExitCode::SUCCESS)
}

/// Prints the stale files among those that are committed.
pub(super) fn compare(root: &Path, outputs: &[Output]) -> io::Result<ExitCode> {
    let mut stale = Stale::find(root, outputs, Form::is_same)?;
    for output in outputs.iter().filter(|output| output.form == Form::Local) {
        stale.missing.remove(&output.path);
    }
    let kinds = [
        ("missing", &stale.missing),
        ("differs", &stale.differing),
        ("orphaned", &stale.orphaned),
    ];
    for (kind, paths) in kinds {
        for path in paths {
            eprintln!("{kind}: {}", path.display());
        }
    }
    if kinds.iter().all(|(_, paths)| paths.is_empty()) {
        say!("{} files are current", outputs.len());
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!(
        "error: generated files are stale; run `cargo cuspec generate` and commit what it changes"
    );
    Ok(ExitCode::FAILURE)
}

/// Differences between the files on disk and the outputs.
#[derive(Debug, Default, PartialEq, Eq)]
struct Stale {
    missing: BTreeSet<PathBuf>,
    differing: BTreeSet<PathBuf>,
    orphaned: BTreeSet<PathBuf>,
}

/// Whether the content of a file is that of its output.
type IsSame = fn(Form, &str, &str) -> bool;

impl Stale {
    fn find(root: &Path, outputs: &[Output], is_same: IsSame) -> io::Result<Self> {
        let mut stale = Self::default();
        let states = outputs.par_iter();
        let states = states.map(|output| State::of(root, output, is_same));
        let states: Vec<State> = states.collect::<io::Result<_>>()?;
        for (output, state) in outputs.iter().zip(states) {
            match state {
                State::Current => {}
                State::Differs => drop(stale.differing.insert(output.path.clone())),
                State::Missing => drop(stale.missing.insert(output.path.clone())),
            }
        }
        let wanted: BTreeSet<&Path> = outputs.iter().map(|output| &*output.path).collect();
        for path in files_below(root, Path::new(GENERATED))? {
            if !wanted.contains(&*path) && !is_hand_written(&path) {
                stale.orphaned.insert(path);
            }
        }
        Ok(stale)
    }
}

/// The state of an output's file.
enum State {
    Current,
    Differs,
    Missing,
}

impl State {
    fn of(root: &Path, output: &Output, is_same: IsSame) -> io::Result<Self> {
        match fs::read(root.join(&output.path)) {
            Ok(bytes) => Ok(match std::str::from_utf8(&bytes) {
                Ok(found) if is_same(output.form, found, &output.text) => Self::Current,
                _ => Self::Differs,
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::Missing),
            Err(error) => Err(named(error, &output.path)),
        }
    }
}

fn is_hand_written(path: &Path) -> bool {
    path.iter()
        .any(|part| HAND_WRITTEN.iter().any(|hand| part == *hand))
}

/// Lists the files below a folder, relative to `root`; empty if the folder does not exist.
fn files_below(root: &Path, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(root.join(&folder)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(named(error, &folder)),
        };
        for entry in entries {
            let entry = entry.map_err(|error| named(error, &folder))?;
            let path = folder.join(entry.file_name());
            match entry
                .file_type()
                .map_err(|error| named(error, &path))?
                .is_dir()
            {
                true => folders.push(path),
                false => files.push(path),
            }
        }
    }
    Ok(files)
}

/// Replaces a file atomically: a concurrent reader sees the old or the new content.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let replace = || {
        fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new()
            .permissions(readable())
            .tempfile_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.persist(path)?;
        Ok(())
    };
    replace().map_err(|error: io::Error| named(error, path))
}

/// The permissions of an ordinary new file; those of a temporary one are narrower.
fn readable() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    fs::Permissions::from_mode(0o644)
}

/// Adds the name of the file to an error.
fn named(error: io::Error, path: &Path) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
