//! The files of the registry that a suite was generated from.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// The folders of `spec/` that the suite is made from.
const FOLDERS: [&str; 3] = ["declared", "vocabulary", "contracts"];

/// The SHA-256 of each file of the registry, in hexadecimal digits, by its path below `spec`. As text, the hash stands in
/// the line after the path: no two changes of different files touch each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// Reads the `.rs` files below `spec`. A folder that does not exist holds no file.
    pub fn read(spec: &Path) -> io::Result<Self> {
        let mut hashes = BTreeMap::new();
        for folder in FOLDERS {
            for file in files_below(&spec.join(folder))? {
                let digest = Sha256::digest(fs::read(&file)?);
                let name = file.strip_prefix(spec).unwrap_or(&file);
                let hash = digest.iter().map(|byte| format!("{byte:02x}"));
                hashes.insert(name.to_string_lossy().into_owned(), hash.collect());
            }
        }
        Ok(Self(hashes))
    }

    /// Reads the text that [`Sources`] is displayed as. A name without a hash differs from every file.
    pub fn parse(text: &str) -> Self {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut hashes = BTreeMap::new();
        while let Some(name) = lines.next() {
            let hash = lines.next().unwrap_or_default();
            hashes.insert(name.to_owned(), hash.to_owned());
        }
        Self(hashes)
    }

    /// The first file, by name, that one of the two lacks or that differs between them.
    pub fn first_difference<'a>(&'a self, other: &'a Self) -> Option<&'a str> {
        let names = self.0.keys().chain(other.0.keys());
        let mut names: Vec<&String> = names.collect();
        names.sort_unstable();
        let is_other = |name: &&&String| self.0.get(**name) != other.0.get(**name);
        names.iter().find(is_other).map(|name| name.as_str())
    }
}

impl fmt::Display for Sources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, hash) in &self.0 {
            writeln!(f, "{name}\n  {hash}")?;
        }
        Ok(())
    }
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
