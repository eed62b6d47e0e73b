//! Which libraries are run: the options that `run` and `bisect` share.

use std::path::PathBuf;

use clap::Args;

use crate::engine::reference_libraries;
use crate::engine::subject::Subject;
use crate::results::exit::Stop;
use crate::worker::preload::PRELOAD;

#[derive(Args, Clone, Debug, Default)]
#[group(id = "libraries")]
pub struct SubjectOptions {
    /// The driver: a path, or a bare name for the system's loader to find [default: the reference
    /// driver]
    #[arg(long, value_name = "PATH")]
    pub driver: Option<PathBuf>,
    /// The runtime above it, given in the same way; without one no case of the runtime is run
    /// [default: the reference runtime where the driver is the reference driver]
    #[arg(long, value_name = "PATH")]
    pub runtime: Option<PathBuf>,
    /// A library that is loaded before these, as LD_PRELOAD has it; may be given several times, and
    /// comes after what that variable names
    #[arg(long = "preload", value_name = "PATH", value_parser = preload)]
    pub preloads: Vec<PathBuf>,
    /// A variable that the libraries see, kept with the results; may be given several times
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub variables: Vec<(String, String)>,
    /// A variable that the libraries see in calls and not in scenarios, which then run in processes of
    /// their own; kept with the results; may be given several times
    #[arg(long = "call-env", value_name = "NAME=VALUE", value_parser = variable)]
    pub call_variables: Vec<(String, String)>,
    /// Whether nothing is preloaded, whatever is named.
    #[arg(skip)]
    pub is_bare: bool,
}

impl SubjectOptions {
    /// The libraries that are asked for.
    pub fn subject(&self) -> Result<Subject, Stop> {
        let found = reference_libraries::resolve(self.driver.clone(), self.runtime.clone());
        Ok(Subject {
            preloads: self.all_preloads(),
            variables: self.variables.iter().cloned().collect(),
            call_variables: self.call_variables.iter().cloned().collect(),
            ..found.map_err(Stop::absent)?
        })
    }

    /// What is loaded first: what the environment names, and what the command line does.
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

/// The loader takes several names with blanks or colons between them.
fn preload(path: &str) -> Result<PathBuf, String> {
    if path.contains([':', ' ']) {
        return Err("the loader takes no path with a blank or a colon in it".to_owned());
    }
    Ok(PathBuf::from(path))
}

fn variable(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((PRELOAD, _)) => Err("name the library with --preload".to_owned()),
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write it like NAME=VALUE".to_owned()),
    }
}
