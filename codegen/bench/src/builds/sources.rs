//! Sizes of the source files of a crate: those that the compiler read, and all in the package.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::project::Artifact;

/// Returns the size in bytes of the Rust files of the library, according to rustc's list.
pub(super) fn compiled(artifact: &Artifact) -> Result<f64, Error> {
    let unreadable = |text: String| Error::Unreadable {
        what: "rustc's list of sources".to_owned(),
        text,
    };
    let stem = artifact.rlib.file_stem().and_then(|stem| stem.to_str());
    let stem = stem
        .and_then(|stem| stem.strip_prefix("lib"))
        .ok_or_else(|| unreadable(artifact.rlib.display().to_string()))?;
    let list = artifact.rlib.with_file_name(format!("{stem}.d"));
    let text = fs::read_to_string(&list).map_err(|error| Error::file(&list, &error))?;
    let files = listed(&text);
    if files.is_empty() {
        return Err(unreadable(text));
    }
    let mut bytes = 0.0;
    for file in files {
        bytes += size(&artifact.package.join(file))?;
    }
    Ok(bytes)
}

/// Parses a list in makefile form, which has each file once as a target without prerequisites.
fn listed(text: &str) -> Vec<PathBuf> {
    text.lines()
        .filter_map(|line| line.strip_suffix(':'))
        .filter(|file| file.ends_with(".rs"))
        .map(|file| PathBuf::from(file.replace("\\ ", " ")))
        .collect()
}

/// Returns the size in bytes of all Rust files of a package: those in `src` and its build script.
pub(super) fn packaged(package: &Path) -> Result<f64, Error> {
    let script = package.join("build.rs");
    let script = if script.is_file() {
        size(&script)?
    } else {
        0.0
    };
    Ok(script + below(&package.join("src"))?)
}

fn below(folder: &Path) -> Result<f64, Error> {
    let mut bytes = 0.0;
    for entry in fs::read_dir(folder).map_err(|error| Error::file(folder, &error))? {
        let path = entry.map_err(|error| Error::file(folder, &error))?.path();
        if path.is_dir() {
            bytes += below(&path)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            bytes += size(&path)?;
        }
    }
    Ok(bytes)
}

/// Returns the size of a file in bytes, exact up to 2^53.
pub(super) fn size(path: &Path) -> Result<f64, Error> {
    let data = fs::metadata(path).map_err(|error| Error::file(path, &error))?;
    Ok(data.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_returns_each_source_once() {
        let text = "/t/a.d: src/lib.rs src/a\\ b.rs\n\n/t/liba.rlib: src/lib.rs src/a\\ b.rs\n\nsrc/lib.rs:\nsrc/a\\ b.rs:\n\n# env-dep:X=1\n";
        assert_eq!(
            listed(text),
            [PathBuf::from("src/lib.rs"), PathBuf::from("src/a b.rs")]
        );
    }

    #[test]
    fn only_rust_files_are_counted() {
        let package = tempfile::tempdir().expect("a temporary folder");
        let source = package.path().join("src");
        fs::create_dir_all(source.join("a")).expect("it is writable");
        fs::write(source.join("a/b.rs"), "12345").expect("it is writable");
        fs::write(source.join("a/b.h"), "123").expect("it is writable");
        fs::write(package.path().join("build.rs"), "12").expect("it is writable");
        assert_eq!(packaged(package.path()).expect("it is there"), 7.0);
    }
}
