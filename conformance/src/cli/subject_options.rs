//! Libraries under test: options that several commands share.

use std::path::PathBuf;

use clap::Args;

use crate::engine::reference_libraries;
use crate::engine::subject::Subject;
use crate::results::environment::BeneathId;
use crate::results::exit::Stop;
use crate::worker::preload::PRELOAD;

#[derive(Args, Clone, Debug, Default)]
#[group(id = "libraries")]
pub struct SubjectOptions {
    /// The driver: a path, or a bare name for the system's loader [default: the reference driver if no runtime is
    /// named]
    #[arg(long, value_name = "PATH")]
    pub driver: Option<PathBuf>,
    /// The runtime, a path or a bare name; without a driver it is tested alone, and without a runtime only the driver
    /// [default: the reference runtime if no driver is named]
    #[arg(long, value_name = "PATH")]
    pub runtime: Option<PathBuf>,
    /// A library to load before the driver and the runtime, as with LD_PRELOAD, and after the libraries in that
    /// variable; may be repeated
    #[arg(long = "preload", value_name = "PATH", value_parser = preload)]
    pub preloads: Vec<PathBuf>,
    /// An environment variable to set for the libraries; stored with the results; may be repeated
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub variables: Vec<(String, String)>,
    /// An environment variable to set for the libraries in calls, not in scenarios; scenarios then run in
    /// separate processes; stored with the results; may be repeated
    #[arg(long = "call-env", value_name = "NAME=VALUE", value_parser = variable)]
    pub call_variables: Vec<(String, String)>,
    /// Ignores all preloaded libraries.
    #[arg(skip)]
    pub is_bare: bool,
}

impl SubjectOptions {
    /// The libraries that the options name.
    pub fn subject(&self) -> Result<Subject, Stop> {
        let found = reference_libraries::resolve(self.driver.clone(), self.runtime.clone());
        Ok(Subject {
            preloads: self.all_preloads(),
            variables: self.variables.iter().cloned().collect(),
            call_variables: self.call_variables.iter().cloned().collect(),
            ..found.map_err(Stop::absent)?
        })
    }

    /// The options of the libraries that `id` names: the others stay, and nothing is preloaded.
    pub fn beneath(&self, id: &BeneathId) -> Result<SubjectOptions, Stop> {
        if *id == BeneathId::default() && self.all_preloads().is_empty() {
            return Err(Stop::usage(
                "--beneath without a path requires --preload; otherwise name the driver beneath with \
                 --beneath PATH, or the runtime with --beneath-runtime PATH",
            ));
        }
        Ok(SubjectOptions {
            driver: id.driver.clone().or(self.driver.clone()),
            runtime: id.runtime.clone().or(self.runtime.clone()),
            is_bare: true,
            ..self.clone()
        })
    }

    /// All preloaded libraries: from the environment, then from the command line.
    pub fn all_preloads(&self) -> Vec<PathBuf> {
        if self.is_bare {
            return Vec::new();
        }
        let inherited = std::env::var_os(PRELOAD).unwrap_or_default();
        let inherited = inherited.to_string_lossy().into_owned();
        let inherited = inherited.split([':', ' ']).filter(|path| !path.is_empty());
        let mut all: Vec<PathBuf> = inherited.map(PathBuf::from).collect();
        all.extend(self.preloads.iter().cloned());
        all
    }
}

/// Rejects blanks and colons, which separate names in `LD_PRELOAD`.
fn preload(path: &str) -> Result<PathBuf, String> {
    if path.contains([':', ' ']) {
        return Err(
            "the path must contain neither blanks nor colons, since the loader splits there"
                .to_owned(),
        );
    }
    Ok(PathBuf::from(path))
}

fn variable(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((PRELOAD, _)) => Err("name the library with --preload".to_owned()),
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write it as NAME=VALUE".to_owned()),
    }
}
