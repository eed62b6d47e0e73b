//! Recorded behaviour, read from insta snapshots: a header, then lines `case  behaviour`.

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use cuspec_site::facts::Machine;
use cuspec_spec::declared::Api;
use serde_json::Value;

/// File in the folder of a release that names the release it is compared with.
const BESIDE: &str = "beside";

/// File with the library, the device and the date of a run.
const ENVIRONMENT: &str = "environment.json";

/// File that lists recorded cases whose arguments differ from those of today, one per line. `#` starts a comment.
const OUTDATED: &str = "outdated";

/// Marks a case that a release did not run and its neighbour did.
const NOTHING: &str = "-";

/// The recorded answers of one subject, by case.
pub(crate) struct Evidence {
    pub behaviours: HashMap<String, String>,
    /// The environment of the run; null if it was not recorded.
    pub environment: Value,
}

impl Evidence {
    /// Reads every `.snap` file of a subject, which has one folder for each API. A release recorded beside
    /// another stores only differences, and `-` for cases that were not run.
    pub(crate) fn load(folder: &Path) -> Result<Self, String> {
        let fail = |path: &Path, error| format!("cannot read {}: {error}", path.display());
        let beside = folder.join(BESIDE);
        let mut behaviours = match fs::read_to_string(&beside) {
            Ok(way) => Self::load(&folder.join(way.trim()))?.behaviours,
            Err(error) if error.kind() == ErrorKind::NotFound => HashMap::new(),
            Err(error) => return Err(fail(&beside, error)),
        };
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
        behaviours.retain(|_, behaviour| behaviour != NOTHING);
        let outdated = folder.join(OUTDATED);
        match fs::read_to_string(&outdated) {
            Ok(cases) => cases.lines().for_each(|case| {
                behaviours.remove(case.trim());
            }),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(fail(&outdated, error)),
        }
        if behaviours.is_empty() {
            return Err(format!(
                "{} holds no recorded cases; `cuconform record` writes them",
                folder.display()
            ));
        }
        Ok(Self {
            behaviours,
            environment: environment(folder).unwrap_or_default(),
        })
    }

    pub(crate) fn of(&self, case: &str) -> Option<&str> {
        self.behaviours.get(case).map(String::as_str)
    }

    /// The release of the library of an API, `580.159.04`.
    pub(crate) fn release(&self, api: Api) -> Option<&str> {
        let path = match api {
            Api::Driver => "/library/release",
            Api::Runtime => "/runtime/release",
            Api::Library(_) => return None,
        };
        self.environment.pointer(path)?.as_str()
    }

    /// The version that the library of an API reported, 13000 for 13.0.
    pub(crate) fn version(&self, api: Api) -> Option<u32> {
        let version = match api {
            Api::Driver => return self.driver_version(),
            Api::Runtime => self.environment.pointer("/driver/runtime/version")?,
            Api::Library(_) => return None,
        };
        u32::try_from(version.as_u64()?).ok()
    }

    /// Whether the run had a device.
    pub(crate) fn has_device(&self) -> bool {
        self.environment.pointer("/driver/no_device").is_none()
    }

    /// The machine's answers to the questions of cases.
    pub(crate) fn machine(&self) -> Machine {
        let numbers = |path: &str| {
            let object = self.environment.pointer(path).and_then(Value::as_object);
            let entries = object.into_iter().flatten();
            entries.filter_map(|(name, value)| Some((name.clone(), i128::from(value.as_i64()?))))
        };
        let attributes = numbers("/driver/machine/attributes");
        Machine {
            attributes: attributes
                .filter_map(|(number, value)| Some((number.parse().ok()?, value)))
                .collect(),
            answers: numbers("/driver/machine/answers").collect(),
        }
    }

    /// The version that the subject reported, 13000 for 13.0.
    pub(crate) fn driver_version(&self) -> Option<u32> {
        let version = self.environment.pointer("/driver/driver_version")?;
        u32::try_from(version.as_u64()?).ok()
    }
}

fn environment(folder: &Path) -> Option<Value> {
    let text = fs::read_to_string(folder.join(ENVIRONMENT)).ok()?;
    serde_json::from_str(&text).ok()
}

/// Parses the lines of a snapshot; the header is between two `---` lines.
fn lines(text: &str) -> impl Iterator<Item = (String, String)> + '_ {
    let body = text.splitn(3, "---\n").nth(2).unwrap_or(text);
    body.lines().filter_map(|line| {
        let (case, behaviour) = line.split_once("  ")?;
        Some((case.to_owned(), behaviour.trim().to_owned()))
    })
}

/// The evidence folders of real drivers, by name, without the reference
/// driver's.
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

/// The folders of runtime releases that were recorded on a driver besides its own, by name.
pub(crate) fn releases(subject: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(subject).into_iter().flatten();
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path()));
    // Earlier results of a release have no environment.
    let is_release = |path: &PathBuf| {
        [BESIDE, ENVIRONMENT]
            .iter()
            .all(|file| path.join(file).is_file())
    };
    let mut folders: Vec<PathBuf> = folders.filter(is_release).collect();
    folders.sort();
    folders
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{Evidence, lines, releases};

    #[test]
    fn lines_after_the_header_are_read() {
        let text = "---\nsource: x\n---\ncuInit[]  CUDA_SUCCESS\ncuInit[Flags=one]  crash\n";
        let found: Vec<_> = lines(text).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(
            found[1],
            ("cuInit[Flags=one]".to_owned(), "crash".to_owned())
        );
    }

    #[test]
    fn a_release_inherits_unchanged_answers_of_its_neighbour() {
        let folder = tempfile::tempdir().expect("a folder");
        let subject = folder.path().join("gpu");
        let release = subject.join("cudart-1");
        let snapshot = |folder: &Path, text: &str| {
            fs::create_dir_all(folder.join("runtime")).expect("a folder");
            let text = format!("---\nsource: x\n---\n{text}");
            fs::write(folder.join("runtime/device.snap"), text).expect("a snapshot");
        };
        snapshot(&subject, "f[]  A\ng[]  A\nh[]  A\n");
        snapshot(&release, "g[]  B\nh[]  -\n");
        fs::write(release.join("beside"), "..\n").expect("a neighbour");
        fs::write(release.join("environment.json"), "{}\n").expect("an environment");

        assert_eq!(releases(&subject), std::slice::from_ref(&release));
        let evidence = Evidence::load(&release).expect("evidence");
        let behaviours = ["f[]", "g[]", "h[]"].map(|case| evidence.of(case));
        assert_eq!(behaviours, [Some("A"), Some("B"), None]);
    }
}
