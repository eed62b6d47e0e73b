//! The evidence of all subjects: from a folder, or built into this program for machines without the
//! repository.

use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::{Entry, Evidence, beside, headline, load, outdated, read};
use crate::results::environment::Environment;

/// Folder of the evidence in the repository.
pub const FOLDER: &str = "conformance/evidence";

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/evidence");

/// Evidence of several subjects, each with its device and driver.
#[derive(Debug, Default)]
pub struct EvidenceStore {
    subjects: Vec<(String, Evidence)>,
}

impl EvidenceStore {
    /// The built-in evidence.
    pub fn built_in() -> EvidenceStore {
        let read = |subject| {
            let (environment, evidence) = unpack(subject)?;
            Some((headline(&environment), evidence))
        };
        EvidenceStore {
            subjects: BUILT_IN.dirs().filter_map(read).collect(),
        }
    }

    /// Reads the folder of one subject, or a folder with one folder per subject.
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
                "{} contains no evidence: neither environment.json nor folders with one",
                folder.display()
            ));
        }
        let read = |path: &PathBuf| Ok((headline(&Environment::load(path)?), load(path)?));
        let subjects = folders.iter().map(read).collect::<Result<_, String>>()?;
        Ok(EvidenceStore { subjects })
    }

    /// Recorded results of a case, each with its device and driver.
    pub fn answers(&self, case: &str) -> impl Iterator<Item = (&str, &Entry)> {
        let subjects = self.subjects.iter();
        subjects.filter_map(move |(name, evidence)| Some((name.as_str(), evidence.get(case)?)))
    }
}

/// The evidence folder of the repository around the current folder, if there is one.
pub fn in_reach() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut folders = here.ancestors().map(|up| up.join(FOLDER));
    folders.find(|folder| folder.is_dir())
}

/// Built-in evidence of a subject, by name.
pub fn built_in(name: &str) -> Option<(Environment, Evidence)> {
    unpack(BUILT_IN.get_dir(name)?)
}

/// Names of the subjects with built-in evidence.
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
    if let Some(list) = subject.get_file(subject.path().join(outdated::FILE)) {
        for case in outdated::parse(list.contents_utf8()?) {
            evidence.remove(case);
        }
    }
    Some(evidence)
}

/// Whether a folder contains the evidence of a subject, and not the earlier results of one.
pub(super) fn is_subject(folder: &Path) -> bool {
    folder.join("environment.json").is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_evidence_equals_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("evidence");
        let folder = EvidenceStore::load(&folder).expect("evidence");
        let is_same = EvidenceStore::built_in().subjects == folder.subjects;
        assert!(is_same, "a subject is too long to be shown");
        assert!(folder.subjects.iter().any(|(_, cases)| cases.len() > 1000));
    }

    #[test]
    fn a_folder_without_evidence_is_reported() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = EvidenceStore::load(folder.path()).expect_err("no evidence");
        assert!(error.contains("contains no evidence"), "{error}");
    }
}
