//! The libraries that are run, and what kind of files they are, found out before anybody loads them:
//! the system's loader tells some of these apart badly, and a library for another machine not at all.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use object::read::ReadCache;
use object::{Architecture, Object, ObjectKind};

use crate::results::environment::{Environment, Library};
use crate::results::sanitize::sanitized;
use crate::worker::ipc::Description;

/// The libraries that are run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    pub driver: PathBuf,
    /// Without one, no case of the runtime is run.
    pub runtime: Option<PathBuf>,
    /// Libraries that are loaded before these, in this order.
    pub preloads: Vec<PathBuf>,
    /// Variables that the libraries see.
    pub variables: BTreeMap<String, String>,
    /// Variables that they see in calls, and not in scenarios.
    pub call_variables: BTreeMap<String, String>,
}

impl From<&Path> for Subject {
    fn from(driver: &Path) -> Subject {
        Subject {
            driver: driver.to_owned(),
            ..Subject::default()
        }
    }
}

impl Subject {
    /// The same wherever it is loaded from. A name without a slash is for the loader to find.
    pub(super) fn absolute(&self) -> io::Result<Subject> {
        let absolute = |path: &PathBuf| match path.components().count() {
            1 if !path.is_absolute() => Ok(path.clone()),
            _ => std::path::absolute(path),
        };
        Ok(Subject {
            driver: absolute(&self.driver)?,
            runtime: self.runtime.as_ref().map(absolute).transpose()?,
            preloads: self
                .preloads
                .iter()
                .map(absolute)
                .collect::<Result<_, _>>()?,
            variables: self.variables.clone(),
            call_variables: self.call_variables.clone(),
        })
    }

    /// What a run on it, now, is made on.
    pub fn describe(&self, found: Description, registry: &str) -> Environment {
        Environment {
            preloads: self
                .preloads
                .iter()
                .map(|path| Library::found(path))
                .collect(),
            variables: self.variables.clone(),
            call_variables: self.call_variables.clone(),
            ..Environment::describe(&self.driver, self.runtime.as_deref(), found, registry)
        }
    }

    /// Why it cannot be loaded here, as a sentence.
    pub fn examine(&self) -> Result<(), String> {
        for preload in &self.preloads {
            examine(preload, "--preload")?;
        }
        examine(&self.driver, "--driver")?;
        match &self.runtime {
            Some(runtime) => examine(runtime, "--runtime"),
            None => Ok(()),
        }
    }
}

/// Why a file cannot be loaded as a library here, as a sentence. A name without a slash is for the
/// loader to find, and nothing is known of it.
fn examine(path: &Path, option: &str) -> Result<(), String> {
    if path.components().count() == 1 && !path.is_absolute() {
        return Ok(());
    }
    let shown = sanitized(&path.display().to_string());
    let metadata = path.metadata().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("there is no {shown}"),
        _ => format!("cannot read {shown}: {error}"),
    })?;
    if metadata.is_dir() {
        return Err(format!(
            "{shown} is a folder; {option} takes the library itself"
        ));
    }
    let architecture = read(path).map_err(|reason| format!("{shown} {reason}"))?;
    match OWN {
        Some(own) if own != architecture => Err(format!(
            "{shown} is a library for {architecture:?}, and this is a program for {own:?}"
        )),
        _ => Ok(()),
    }
}

/// The machine that this program is for, where it is known to run.
const OWN: Option<Architecture> = if cfg!(target_arch = "x86_64") {
    Some(Architecture::X86_64)
} else if cfg!(target_arch = "aarch64") {
    Some(Architecture::Aarch64)
} else {
    None
};

/// The machine that a shared library is for.
fn read(path: &Path) -> Result<Architecture, String> {
    let file = File::open(path).map_err(|error| format!("cannot be read: {error}"))?;
    let cache = ReadCache::new(file);
    let file = object::File::parse(&cache)
        .map_err(|error| format!("is no shared library: {}", error.to_string().to_lowercase()))?;
    match file.kind() {
        ObjectKind::Dynamic => Ok(file.architecture()),
        kind => Err(format!("is no shared library, but of the kind {kind:?}")),
    }
}
