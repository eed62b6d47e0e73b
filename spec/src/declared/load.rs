//! Loads the declared layer from its folder.

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::model::{Api, Declared, Library, Platforms};
use super::parse::{parse, parse_toolkits};
use cuspec_diagnostic::Diagnostic;

/// The help for a missing file.
const IMPORT_HELP: &str = "`cuspec import <toolkit>` writes the declared layer";

/// Returns the folder of a library's declared layer below `spec/`. Each library has its own, because it has
/// its own releases.
pub fn library_folder(spec_dir: &Path, library: &Library) -> PathBuf {
    spec_dir.join("libraries").join(library.word)
}

/// Returns the folder of the Windows-only declarations below `spec/`.
pub fn windows_folder(spec_dir: &Path) -> PathBuf {
    spec_dir.join("windows")
}

/// Loads the declarations that only the Windows headers have; empty if they were not imported.
pub fn load_windows(spec_dir: &Path) -> Result<Declared, Vec<Diagnostic>> {
    let folder = windows_folder(spec_dir);
    if !folder.is_dir() {
        return Ok(Declared::default());
    }
    let mut declared = load(&folder)?;
    for function in &mut declared.functions {
        function.platforms = Platforms::Windows;
    }
    Ok(declared)
}

/// Loads `declared/` below `spec_dir`: the driver's files by name, then the runtime's, or the files of the
/// library with folder `spec_dir`.
///
/// Reports all mistakes of all files. The files are parsed in parallel, because each command starts with this
/// step.
pub fn load(spec_dir: &Path) -> Result<Declared, Vec<Diagnostic>> {
    let root = spec_dir.join("declared");
    let mut declared = Declared::default();
    let mut mistakes = Vec::new();
    let list = root.join("toolkits.rs");
    match read(&list).and_then(|source| parse_toolkits(&list, &source)) {
        Ok(toolkits) => declared.toolkits = toolkits,
        Err(found) => mistakes.extend(found),
    }
    for api in apis_in(&root) {
        match list_files(&root.join(api.word())) {
            Ok(files) => {
                let parsed: Vec<_> = files.par_iter().map(|file| parse_file(file, api)).collect();
                for file in parsed {
                    match file {
                        Ok(file) => append(&mut declared, file),
                        Err(found) => mistakes.extend(found),
                    }
                }
            }
            Err(found) => mistakes.extend(found),
        }
    }
    if mistakes.is_empty() {
        Ok(declared)
    } else {
        Err(mistakes)
    }
}

/// Loads each imported library, with the declarations of all its releases.
pub fn load_libraries(spec_dir: &Path) -> Result<Vec<(Api, Declared)>, Vec<Diagnostic>> {
    let (mut libraries, mut mistakes) = (Vec::new(), Vec::new());
    for api in Api::all() {
        let Api::Library(library) = api else { continue };
        let folder = library_folder(spec_dir, library);
        if !folder.is_dir() {
            continue;
        }
        match load(&folder) {
            Ok(declared) => libraries.push((api, declared)),
            Err(found) => mistakes.extend(found),
        }
    }
    match mistakes.is_empty() {
        true => Ok(libraries),
        false => Err(mistakes),
    }
}

/// Returns the APIs with contracts, or the single library of this folder.
fn apis_in(root: &Path) -> Vec<Api> {
    let of_contracts = Api::ALL.iter().any(|api| root.join(api.word()).is_dir());
    let libraries = Api::all().skip(Api::ALL.len());
    let mut libraries = libraries.filter(|api| root.join(api.word()).is_dir());
    match libraries.next().filter(|_| !of_contracts) {
        Some(library) => vec![library],
        None => Api::ALL.to_vec(),
    }
}

/// Parses one file.
fn parse_file(file: &Path, api: Api) -> Result<Declared, Vec<Diagnostic>> {
    let mut declared = Declared::default();
    let source = read(file)?;
    parse(file, api, &source, &mut declared)?;
    Ok(declared)
}

fn append(declared: &mut Declared, file: Declared) {
    declared.functions.extend(file.functions);
    declared.enums.extend(file.enums);
    declared.records.extend(file.records);
    declared.typedefs.extend(file.typedefs);
    declared.constants.extend(file.constants);
}

fn read(path: &Path) -> Result<String, Vec<Diagnostic>> {
    fs::read_to_string(path).map_err(|error| {
        let mistake = Diagnostic::for_file(path, format!("cannot be read: {error}"));
        vec![mistake.with_help(IMPORT_HELP)]
    })
}

fn list_files(folder: &Path) -> Result<Vec<PathBuf>, Vec<Diagnostic>> {
    let fail = |error: std::io::Error| {
        let mistake = Diagnostic::for_file(folder, format!("cannot be listed: {error}"));
        vec![mistake.with_help(IMPORT_HELP)]
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
