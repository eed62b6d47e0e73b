//! What a run was made on: `environment.json`, beside the results.

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

/// The record of a run's circumstances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Environment {
    pub library: Library,
    /// The runtime above it, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<Library>,
    /// Libraries that were loaded before these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preloads: Vec<Library>,
    /// Variables that were set for them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub variables: BTreeMap<String, String>,
    /// Variables that were set for them in calls, and not in scenarios.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub call_variables: BTreeMap<String, String>,
    pub driver: Description,
    /// Hash of the registry that the suite was generated from.
    pub registry: String,
    pub host: Host,
    /// When the run began, in UTC.
    pub date: String,
    /// Which part of a selection was run, if not all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Part>,
    /// The seed of the order, if it was not the suite's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<u64>,
    /// What it was judged by, if not by the contracts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<ReferenceId>,
}

/// The subject as a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Library {
    /// As it was asked for.
    pub asked: PathBuf,
    /// What the loader found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// The release that the file's name ends in: `580.159.04`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub release: Option<String>,
}

/// The machine without its device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    pub system: String,
    pub architecture: String,
    pub cores: usize,
}

/// Which evidence a run was judged by, for `environment.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReferenceId {
    /// The folder's name.
    pub name: String,
    /// As it was asked for.
    pub asked: PathBuf,
    /// Device and driver, in words.
    pub subject: String,
    /// When it was recorded, in UTC.
    pub date: String,
    /// Hash of what was done in each case, and of the machine.
    pub sha256: String,
    /// Where it is a run of what lies beneath the library: what was named as that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beneath: Option<BeneathId>,
}

/// What was named as lying beneath a library; nothing where it is the same without what is preloaded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeneathId {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<PathBuf>,
}

/// Where the run of what lies beneath goes, below the folder of the library's own.
pub const BENEATH: &str = "beneath";

impl ReferenceId {
    /// Whether another run was judged by the same. Where the folder lay makes no difference.
    pub fn is_same(one: Option<&ReferenceId>, other: Option<&ReferenceId>) -> bool {
        one.map(|mark| &mark.sha256) == other.map(|mark| &mark.sha256)
    }

    /// Whether parts of one run may have been judged so: by the same, or each by what its own cases did on
    /// what lies beneath.
    pub fn is_alike(one: Option<&ReferenceId>, other: Option<&ReferenceId>) -> bool {
        let beneath = |mark: Option<&ReferenceId>| mark.and_then(|mark| mark.beneath.clone());
        match (beneath(one), beneath(other)) {
            (None, None) => ReferenceId::is_same(one, other),
            (one, other) => one == other,
        }
    }

    /// What a run was judged by, in words.
    pub fn tell(mark: Option<&ReferenceId>) -> String {
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
    /// Describes the subject and the machine, now.
    pub fn describe(
        driver_asked: &Path,
        runtime_asked: Option<&Path>,
        driver: Description,
        registry: &str,
    ) -> Environment {
        let runtime = runtime_asked.map(|asked| {
            let found = driver.runtime.as_ref();
            Library::describe(asked, found.and_then(|found| found.resolved.as_deref()))
        });
        Environment {
            library: Library::describe(driver_asked, driver.resolved.as_deref()),
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

    /// What was loaded before the libraries, or set for them, and was not there then.
    pub fn tell_surroundings_apart(&self, now: &Environment) -> Option<String> {
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

    /// Whether the libraries are the same, and the device.
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
            .map_err(|error| format!("{} does not read: {error}", path.display()))
    }

    /// Writes `environment.json`.
    pub fn store(&self, folder: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        atomic_write::write(&folder.join("environment.json"), &(text + "\n"))
    }

    /// A name for the subject's evidence: the device and the release, `h200-580.159.04`, and the runtime
    /// where there is one, `h200-580.159.04-cudart-13.0.96`. Without a device it begins with `no-device`.
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
        let name = format!("{device}-{version}{}", runtime.unwrap_or_default()).to_lowercase();
        name.chars().map(keep).collect()
    }
}

impl Library {
    /// The file of a path; of a name without a slash, which the loader finds, the name alone.
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

/// `580.159.04` of `libcuda.so.580.159.04`; nothing of `libcuda.so.1`.
fn release_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?;
    let (_, release) = name.split_once(".so.")?;
    let is_release = release.contains('.')
        && release
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_release.then(|| release.to_owned())
}

/// `2026-11-21T07:30:00Z`. Dates before 1970 are 1970.
fn format_date(time: SystemTime) -> String {
    let seconds = time
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let (year, month, day) = civil((seconds / 86_400) as i64);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Year, month and day of a day counted from 1970-01-01; years begin in March for the assessment.
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
    fn a_date_is_written_in_utc() {
        let time = UNIX_EPOCH + Duration::from_secs(1_709_210_096);
        assert_eq!(format_date(time), "2024-02-29T12:34:56Z");
    }

    #[test]
    fn a_release_is_read_off_the_file_name() {
        let release = |name| release_of(Path::new(name));
        assert_eq!(
            release("/usr/lib/libcuda.so.580.159.04").as_deref(),
            Some("580.159.04")
        );
        assert_eq!(release("/usr/lib/libcuda.so.1"), None);
        assert_eq!(release("libcuda.so"), None);
    }
}
