//! The libraries under test. Their files are checked before a worker loads them, because the loader reports
//! some defects badly, and a library for another machine not at all.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use cuspec_case::Api;
use object::read::ReadCache;
use object::{Architecture, Object, ObjectKind};

use crate::results::environment::{Environment, Library};
use crate::results::sanitize::sanitized;
use crate::worker::ipc::Description;

/// The libraries under test.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    /// Without a driver, the runtime is tested alone, and no case of the driver is run.
    pub driver: Option<PathBuf>,
    /// Without a runtime, no case of the runtime is run.
    pub runtime: Option<PathBuf>,
    /// Libraries that are loaded before the driver and runtime, in this order.
    pub preloads: Vec<PathBuf>,
    /// Environment variables of the libraries.
    pub variables: BTreeMap<String, String>,
    /// Environment variables for calls, but not for scenarios.
    pub call_variables: BTreeMap<String, String>,
}

impl From<&Path> for Subject {
    fn from(driver: &Path) -> Subject {
        Subject {
            driver: Some(driver.to_owned()),
            ..Subject::default()
        }
    }
}

impl Subject {
    /// The libraries whose cases are run.
    pub fn apis(&self) -> &'static [Api] {
        match (&self.driver, &self.runtime) {
            (Some(_), Some(_)) => &Api::ALL,
            (None, Some(_)) => &[Api::Runtime],
            _ => &[Api::Driver],
        }
    }

    /// The library that is named first: the driver, or a runtime alone.
    pub fn first(&self) -> Option<&Path> {
        self.driver.as_deref().or(self.runtime.as_deref())
    }

    /// The same subject with absolute paths. A name without a slash is left for the loader to find.
    pub(super) fn absolute(&self) -> io::Result<Subject> {
        let absolute = |path: &PathBuf| match path.components().count() {
            1 if !path.is_absolute() => Ok(path.clone()),
            _ => std::path::absolute(path),
        };
        Ok(Subject {
            driver: self.driver.as_ref().map(absolute).transpose()?,
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

    /// The environment of a run on this subject, now.
    pub fn describe(&self, found: Description, registry: &str) -> Environment {
        Environment {
            preloads: self
                .preloads
                .iter()
                .map(|path| Library::found(path))
                .collect(),
            variables: self.variables.clone(),
            call_variables: self.call_variables.clone(),
            ..Environment::describe(
                self.driver.as_deref(),
                self.runtime.as_deref(),
                found,
                registry,
            )
        }
    }

    /// Checks the files. The error says why one cannot be loaded here.
    pub fn check_files(&self) -> Result<(), String> {
        for preload in &self.preloads {
            check_file(preload, "--preload")?;
        }
        let named = [("--driver", &self.driver), ("--runtime", &self.runtime)];
        for (option, path) in named {
            if let Some(path) = path {
                check_file(path, option)?;
            }
        }
        Ok(())
    }
}

/// Checks whether a file can be loaded as a library here. The error is a sentence. A name without a slash
/// is left for the loader to find, and is not checked.
fn check_file(path: &Path, option: &str) -> Result<(), String> {
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
            "{shown} is a folder; name the library file itself with {option}"
        ));
    }
    let architecture = read(path).map_err(|reason| format!("{shown} {reason}"))?;
    match OWN_ARCHITECTURE {
        Some(own) if own != architecture => Err(format!(
            "{shown} is a library for {architecture:?}, and this is a program for {own:?}"
        )),
        _ => Ok(()),
    }
}

/// The architecture of this program; `None` if it is not a supported one.
const OWN_ARCHITECTURE: Option<Architecture> = if cfg!(target_arch = "x86_64") {
    Some(Architecture::X86_64)
} else if cfg!(target_arch = "aarch64") {
    Some(Architecture::Aarch64)
} else {
    None
};

/// The architecture of a shared library. The error completes a sentence that begins with the path.
fn read(path: &Path) -> Result<Architecture, String> {
    let file = File::open(path).map_err(|error| format!("cannot be read: {error}"))?;
    let cache = ReadCache::new(file);
    let file = object::File::parse(&cache).map_err(|error| {
        format!(
            "is not a shared library: {}",
            error.to_string().to_lowercase()
        )
    })?;
    match file.kind() {
        ObjectKind::Dynamic => Ok(file.architecture()),
        kind => Err(format!("is not a shared library, but of the kind {kind:?}")),
    }
}
