//! The evidence of every subject there is: from a folder, or as this program was built with it, so
//! that it can be quoted on a machine that has no repository.

use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::{Entry, Evidence, beside, headline, load, read};
use crate::results::environment::Environment;

/// Where evidence is kept, in a repository.
pub const FOLDER: &str = "conformance/evidence";

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/evidence");

/// What was recorded of several subjects, each with its device and driver.
#[derive(Debug, Default)]
pub struct EvidenceStore {
    subjects: Vec<(String, Evidence)>,
}

impl EvidenceStore {
    /// What this program was built with.
    pub fn built_in() -> EvidenceStore {
        let read = |subject| {
            let (environment, evidence) = unpack(subject)?;
            Some((headline(&environment), evidence))
        };
        EvidenceStore {
            subjects: BUILT_IN.dirs().filter_map(read).collect(),
        }
    }

    /// Reads the folder of one subject, or one that holds a folder per subject.
    pub fn load(folder: &Path) -> Result<EvidenceStore, String> {
        let mut folders = vec![folder.to_owned()];
        if !is_subject(folder) {
            let list = std::fs::read_dir(folder)
                .map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
            folders = list.filter_map(|item| Some(item.ok()?.path())).collect();
            folders.retain(|path| is_subject(path));
            folders.sort();
        }
        if folders.is_empty() {
            return Err(format!(
                "{} holds no evidence: neither environment.json nor folders with one",
                folder.display()
            ));
        }
        let read = |path: &PathBuf| Ok((headline(&Environment::load(path)?), load(path)?));
        let subjects = folders.iter().map(read).collect::<Result<_, String>>()?;
        Ok(EvidenceStore { subjects })
    }

    /// What real drivers did in a case, each with its device and version.
    pub fn answers(&self, case: &str) -> impl Iterator<Item = (&str, &Entry)> {
        let subjects = self.subjects.iter();
        subjects.filter_map(move |(name, evidence)| Some((name.as_str(), evidence.get(case)?)))
    }
}

/// The folder of the repository that this runs in, if it does run in one.
pub fn in_reach() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut folders = here.ancestors().map(|up| up.join(FOLDER));
    folders.find(|folder| folder.is_dir())
}

/// One subject that this program was built with, by its name.
pub fn built_in(name: &str) -> Option<(Environment, Evidence)> {
    unpack(BUILT_IN.get_dir(name)?)
}

/// The names of the subjects that this program was built with.
pub fn built_in_names() -> impl Iterator<Item = String> {
    let folders = BUILT_IN.dirs();
    folders.map(|folder| folder.path().to_string_lossy().into_owned())
}

fn unpack(subject: &Dir<'static>) -> Option<(Environment, Evidence)> {
    let environment = subject.get_file(subject.path().join("environment.json"))?;
    let environment = serde_json::from_slice(environment.contents()).ok()?;
    Some((environment, unpack_evidence(subject)?))
}

fn unpack_evidence(subject: &Dir<'static>) -> Option<Evidence> {
    let neighbour = subject.get_file(subject.path().join(beside::FILE));
    let mut evidence = match neighbour {
        Some(way) => {
            let way = subject.path().join(way.contents_utf8()?.trim());
            unpack_evidence(BUILT_IN.get_dir(beside::straight(&way))?)?
        }
        None => Evidence::new(),
    };
    let files = subject.dirs().flat_map(|api| api.files());
    let snapshots = files.filter(|file| file.path().extension() == Some("snap".as_ref()));
    let texts = snapshots.filter_map(|file| file.contents_utf8());
    beside::apply(&mut evidence, texts.flat_map(read));
    Some(evidence)
}

fn is_subject(folder: &Path) -> bool {
    folder.join("environment.json").is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_in_is_what_the_folder_holds() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("evidence");
        let folder = EvidenceStore::load(&folder).expect("evidence");
        let is_same = EvidenceStore::built_in().subjects == folder.subjects;
        assert!(is_same, "a subject is too long to be shown");
        assert!(folder.subjects.iter().any(|(_, cases)| cases.len() > 1000));
    }

    #[test]
    fn a_folder_without_evidence_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = EvidenceStore::load(folder.path()).expect_err("no evidence");
        assert!(error.contains("holds no evidence"), "{error}");
    }
}
