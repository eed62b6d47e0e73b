//! Recorded behaviour, read from insta snapshots: a header, then `case  behaviour` lines.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_spec::declared::Api;
use serde_json::Value;

/// What one subject did, case by case.
pub(crate) struct Evidence {
    pub behaviours: HashMap<String, String>,
    /// What it was and where it ran; null where that was not recorded.
    pub environment: Value,
}

impl Evidence {
    /// Reads every `.snap` file of a subject's folder, which has a folder for each API.
    pub(crate) fn load(folder: &Path) -> Result<Self, String> {
        let fail = |path: &Path, error| format!("cannot read {}: {error}", path.display());
        let mut behaviours = HashMap::new();
        for api in Api::ALL.map(|api| folder.join(api.word())) {
            if !api.is_dir() {
                continue;
            }
            for entry in fs::read_dir(&api).map_err(|error| fail(&api, error))? {
                let path = entry.map_err(|error| fail(&api, error))?.path();
                if path.extension().is_some_and(|e| e == "snap") {
                    let text = fs::read_to_string(&path).map_err(|error| fail(&path, error))?;
                    behaviours.extend(lines(&text));
                }
            }
        }
        if behaviours.is_empty() {
            return Err(format!("{} holds no recorded cases", folder.display()));
        }
        Ok(Self {
            behaviours,
            environment: environment(folder).unwrap_or_default(),
        })
    }

    pub(crate) fn of(&self, case: &str) -> Option<&str> {
        self.behaviours.get(case).map(String::as_str)
    }

    /// Whether there was no device behind the library.
    pub(crate) fn is_without_device(&self) -> bool {
        self.environment.pointer(NO_DEVICE).is_some()
    }

    /// The version the subject said it was, 13000 for 13.0.
    pub(crate) fn driver_version(&self) -> Option<u32> {
        let version = self.environment.pointer("/driver/driver_version")?;
        u32::try_from(version.as_u64()?).ok()
    }
}

/// Where an environment says why there was no device.
const NO_DEVICE: &str = "/driver/no_device";

fn environment(folder: &Path) -> Option<Value> {
    let text = fs::read_to_string(folder.join("environment.json")).ok()?;
    serde_json::from_str(&text).ok()
}

/// The pairs of a snapshot; the header stands between two `---` lines.
fn lines(text: &str) -> impl Iterator<Item = (String, String)> + '_ {
    let body = text.splitn(3, "---\n").nth(2).unwrap_or(text);
    body.lines().filter_map(|line| {
        let (case, behaviour) = line.split_once("  ")?;
        Some((case.to_owned(), behaviour.trim().to_owned()))
    })
}

/// The folders of evidence of real drivers beside the registry, by name; the reference driver's
/// does not count.
pub(crate) fn folders(spec: &Path) -> Vec<PathBuf> {
    let root = spec
        .parent()
        .filter(|p| !p.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let entries = fs::read_dir(root.join("conformance/evidence"));
    let mut folders: Vec<PathBuf> = entries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir() && !path.ends_with("reference"))
        .collect();
    folders.sort();
    folders
}

/// The last of several subjects that had a device: one without answers few cases.
pub(crate) fn of_a_device(folders: Vec<PathBuf>) -> Option<PathBuf> {
    let has_device = |folder: &&PathBuf| {
        let environment = environment(folder);
        environment.is_some_and(|environment| environment.pointer(NO_DEVICE).is_none())
    };
    let found = folders.iter().rev().find(has_device);
    found.or(folders.last()).cloned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{lines, of_a_device};

    #[test]
    fn a_subject_with_a_device_is_preferred() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = |name: &str, environment: &str| {
            let folder = root.path().join(name);
            fs::create_dir(&folder).expect("a folder");
            fs::write(folder.join("environment.json"), environment).expect("a file");
            folder
        };
        let with = folder("h200", r#"{"driver":{"device":"NVIDIA H200"}}"#);
        let without = folder("no-device", r#"{"driver":{"no_device":"cuInit answered"}}"#);
        assert_eq!(of_a_device(vec![with.clone(), without.clone()]), Some(with));
        assert_eq!(of_a_device(vec![without.clone()]), Some(without));
        assert_eq!(of_a_device(Vec::new()), None);
    }

    #[test]
    fn what_stands_after_the_header_is_read() {
        let text = "---\nsource: x\n---\ncuInit[]  CUDA_SUCCESS\ncuInit[Flags=one]  crash\n";
        let found: Vec<_> = lines(text).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(
            found[1],
            ("cuInit[Flags=one]".to_owned(), "crash".to_owned())
        );
    }
}
