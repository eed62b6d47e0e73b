//! The environment of a run: `environment.json`, beside the results.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::results::atomic_write;
use crate::suite::shard::Part;
use crate::worker::ipc::Description;

/// The environment of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Environment {
    /// The driver, or the runtime if it is tested alone.
    pub library: Library,
    /// The runtime, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<Library>,
    /// Preloaded libraries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preloads: Vec<Library>,
    /// Environment variables of the libraries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub variables: BTreeMap<String, String>,
    /// Environment variables of the libraries in calls but not in scenarios.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub call_variables: BTreeMap<String, String>,
    pub driver: Description,
    /// Hash of the registry from which the suite was generated.
    pub registry: String,
    pub host: Host,
    /// Start of the run, in UTC.
    pub date: String,
    /// The part of the selection, if it is sharded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Part>,
    /// Seed of the order, if it was shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<u64>,
    /// The reference of the judgement; `None` for the contracts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<ReferenceId>,
}

/// A library of the subject.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Library {
    /// Name or path on the command line.
    pub asked: PathBuf,
    /// Path of the loaded file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// The release at the end of the file's name: `580.159.04`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub release: Option<String>,
}

impl Library {
    /// Path of the loaded file, or the name on the command line if it is not known.
    pub fn file(&self) -> &Path {
        self.path.as_ref().unwrap_or(&self.asked)
    }
}

/// The machine without its device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    pub system: String,
    pub architecture: String,
    pub cores: usize,
}

/// The reference by which a run was judged, for `environment.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReferenceId {
    /// Name of the folder.
    pub name: String,
    /// Name or path on the command line.
    pub asked: PathBuf,
    /// Device and driver, for people.
    pub subject: String,
    /// Date of the record, in UTC.
    pub date: String,
    /// Hash of the evidence and of the machine.
    pub sha256: String,
    /// The libraries beneath, if the reference is a run of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beneath: Option<BeneathId>,
}

/// The libraries beneath the subject, as named by the options; empty for the same libraries without preloads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeneathId {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<PathBuf>,
}

/// Folder of the run of the libraries beneath, inside the run's folder.
pub const BENEATH: &str = "beneath";

impl ReferenceId {
    /// Whether both references have the same evidence. Their folders may differ.
    pub fn is_same(one: Option<&ReferenceId>, other: Option<&ReferenceId>) -> bool {
        one.map(|mark| &mark.sha256) == other.map(|mark| &mark.sha256)
    }

    /// Whether parts of one run may have these references: equal ones, or results of the same libraries
    /// beneath for different cases.
    pub fn is_alike(one: Option<&ReferenceId>, other: Option<&ReferenceId>) -> bool {
        let beneath = |mark: Option<&ReferenceId>| mark.and_then(|mark| mark.beneath.clone());
        match (beneath(one), beneath(other)) {
            (None, None) => ReferenceId::is_same(one, other),
            (one, other) => one == other,
        }
    }

    /// Describes the reference, or the contracts, for people.
    pub fn describe(mark: Option<&ReferenceId>) -> String {
        mark.map_or_else(
            || "the contracts".to_owned(),
            |mark| {
                format!(
                    "{} ({})",
                    mark.name,
                    &mark.sha256[..12.min(mark.sha256.len())]
                )
            },
        )
    }
}

impl Environment {
    /// Describes the subject and the machine, with the present time.
    pub fn describe(
        driver_asked: Option<&Path>,
        runtime_asked: Option<&Path>,
        driver: Description,
        registry: &str,
    ) -> Environment {
        let runtime = runtime_asked.map(|asked| {
            let found = driver.runtime.as_ref();
            Library::describe(asked, found.and_then(|found| found.resolved.as_deref()))
        });
        let library =
            driver_asked.map(|asked| Library::describe(asked, driver.resolved.as_deref()));
        Environment {
            library: library.or(runtime.clone()).unwrap_or_default(),
            runtime,
            preloads: Vec::new(),
            variables: BTreeMap::new(),
            call_variables: BTreeMap::new(),
            driver,
            registry: registry.to_owned(),
            host: Host {
                system: std::env::consts::OS.to_owned(),
                architecture: std::env::consts::ARCH.to_owned(),
                cores: std::thread::available_parallelism().map_or(1, usize::from),
            },
            date: format_date(SystemTime::now()),
            shard: None,
            shuffle: None,
            reference: None,
        }
    }

    /// Describes a difference in preloaded libraries or environment variables.
    pub fn find_surroundings_difference(&self, now: &Environment) -> Option<String> {
        let hashes = |environment: &Environment| -> Vec<Option<String>> {
            let preloads = environment.preloads.iter();
            preloads.map(|library| library.sha256.clone()).collect()
        };
        if hashes(self) != hashes(now) {
            return Some("other libraries are preloaded".to_owned());
        }
        if self.call_variables != now.call_variables {
            return Some("other variables are set with --call-env".to_owned());
        }
        (self.variables != now.variables).then(|| "other variables are set with --env".to_owned())
    }

    /// Whether the libraries and the device are the same.
    pub fn is_same_subject(&self, other: &Environment) -> bool {
        let runtime = |environment: &Environment| {
            let runtime = environment.runtime.as_ref();
            runtime.map(|library| library.sha256.clone())
        };
        self.library.sha256 == other.library.sha256
            && runtime(self) == runtime(other)
            && self.driver.device == other.driver.device
    }

    /// Reads `environment.json` of a run.
    pub fn load(folder: &Path) -> Result<Environment, String> {
        let path = folder.join("environment.json");
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        serde_json::from_str(&text)
            .map_err(|error| format!("cannot parse {}: {error}", path.display()))
    }

    /// Writes `environment.json`.
    pub fn store(&self, folder: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        atomic_write::write(&folder.join("environment.json"), &(text + "\n"))
    }

    /// Whether a runtime is tested without a driver.
    pub fn is_runtime_alone(&self) -> bool {
        self.runtime.as_ref() == Some(&self.library)
    }

    /// Paths of the libraries: what is preloaded, over the driver and the runtime.
    pub fn libraries_in_words(&self) -> String {
        let join = |libraries: &mut dyn Iterator<Item = &Library>| {
            let paths = libraries.map(|library| library.file().display().to_string());
            paths.collect::<Vec<_>>().join(" and ")
        };
        let runtime = self.runtime.iter().filter(|_| !self.is_runtime_alone());
        let beneath = join(&mut [&self.library].into_iter().chain(runtime));
        match self.preloads.is_empty() {
            true => beneath,
            false => format!("{} over {beneath}", join(&mut self.preloads.iter())),
        }
    }

    /// The library that is judged: the first preloaded one, or the driver.
    pub fn subject(&self) -> &Library {
        self.preloads.first().unwrap_or(&self.library)
    }

    /// Name of the subject's evidence: device and release, `h200-580.159.04`, with the runtime if there is
    /// one, `h200-580.159.04-cudart-13.0.96`. It begins with `no-device` if there is no device.
    pub fn subject_name(&self) -> String {
        let device = match &self.driver.no_device {
            Some(_) => "no-device",
            None => self.driver.device.as_deref().unwrap_or("device"),
        };
        let device = device.strip_prefix("NVIDIA ").unwrap_or(device);
        let version = match (&self.library.release, self.driver.driver_version) {
            (Some(release), _) => release.clone(),
            (None, Some(version)) => format!("{}.{}", version / 1000, version % 1000 / 10),
            (None, None) => "unknown".to_owned(),
        };
        let keep = |c: char| {
            if c.is_ascii_alphanumeric() || c == '.' {
                c
            } else {
                '-'
            }
        };
        let runtime = self.runtime.as_ref().map(|library| {
            let version = self.driver.runtime.as_ref().and_then(|known| known.version);
            let version = version.map(|number| format!("{}.{}", number / 1000, number % 1000 / 10));
            let version = library.release.clone().or(version);
            format!("-cudart-{}", version.as_deref().unwrap_or("unknown"))
        });
        let version = match self.is_runtime_alone() {
            true => String::new(),
            false => format!("-{version}"),
        };
        let name = format!("{device}{version}{}", runtime.unwrap_or_default()).to_lowercase();
        name.chars().map(keep).collect()
    }
}

impl Library {
    /// Describes the file at a path; for a bare name, which the loader resolves, only the name is known.
    pub fn found(asked: &Path) -> Library {
        Library::describe(asked, asked.is_file().then_some(asked))
    }

    fn describe(asked: &Path, found: Option<&Path>) -> Library {
        let mut library = Library {
            asked: asked.to_owned(),
            path: found.map(Path::to_owned),
            ..Library::default()
        };
        let Some(path) = found else { return library };
        library.release = release_of(path);
        if let Ok(mut file) = File::open(path) {
            let mut hash = Sha256::new();
            if let Ok(bytes) = io::copy(&mut file, &mut hash) {
                library.bytes = Some(bytes);
                library.sha256 = Some(hex(&hash.finalize()));
            }
        }
        library
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The release in a file name: `580.159.04` of `libcuda.so.580.159.04`; `None` for `libcuda.so.1`.
fn release_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?;
    let (_, release) = name.split_once(".so.")?;
    let is_release = release.contains('.')
        && release
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_release.then(|| release.to_owned())
}

/// Formats a time as `2026-11-21T07:30:00Z`. Times before 1970 are clamped to 1970.
fn format_date(time: SystemTime) -> String {
    let seconds = time
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let (year, month, day) = civil((seconds / 86_400) as i64);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Year, month and day of a day number since 1970-01-01. The computation uses years that begin in March, so
/// that leap days come last.
fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_runtime_alone_is_named_once() {
        let runtime = Path::new("/lib/libcudart.so.12.8.90");
        let describe =
            |driver| Environment::describe(driver, Some(runtime), Description::default(), "");
        let alone = describe(None);
        assert!(alone.is_runtime_alone());
        assert_eq!(alone.libraries_in_words(), "/lib/libcudart.so.12.8.90");
        assert!(alone.subject_name().starts_with("device-cudart-"));
        let above = describe(Some(Path::new("libcuda.so.1")));
        assert!(!above.is_runtime_alone());
        let words = above.libraries_in_words();
        assert_eq!(words, "libcuda.so.1 and /lib/libcudart.so.12.8.90");
    }

    #[test]
    fn a_date_is_written_in_utc() {
        let time = UNIX_EPOCH + Duration::from_secs(1_709_210_096);
        assert_eq!(format_date(time), "2024-02-29T12:34:56Z");
    }

    #[test]
    fn a_release_is_parsed_from_the_file_name() {
        let release = |name| release_of(Path::new(name));
        assert_eq!(
            release("/usr/lib/libcuda.so.580.159.04").as_deref(),
            Some("580.159.04")
        );
        assert_eq!(release("/usr/lib/libcuda.so.1"), None);
        assert_eq!(release("libcuda.so"), None);
    }
}
