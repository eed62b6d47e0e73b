//! Which libraries are run: the options that `run` and `bisect` share.

use std::path::PathBuf;

use clap::Args;

use crate::engine::reference_libraries;
use crate::engine::subject::Subject;
use crate::results::exit::Stop;

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
}

impl SubjectOptions {
    /// The libraries that are asked for.
    pub fn subject(&self) -> Result<Subject, Stop> {
        reference_libraries::unless_named(self.driver.clone(), self.runtime.clone())
            .map_err(Stop::absent)
    }
}
