//! The options of `cuconform run`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use regex::Regex;

use super::subject_options::SubjectOptions;
use super::{expect, form, parse};
use crate::engine::START_TIMEOUT;
use crate::engine::memory::DEFAULT_MEGABYTES;

/// Default output folder of a run.
pub(super) const OUT: &str = "target/conform";

#[derive(Args, Clone, Debug)]
pub struct Options {
    #[command(flatten)]
    pub libraries: SubjectOptions,
    /// Run only cases whose id matches this regular expression
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    pub filter: Option<Regex>,
    /// Number of parallel worker processes [default: one per core, four at most]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Run each case in a process of its own
    #[arg(long)]
    pub isolate: bool,
    /// Run all cases of a state in which processes hang; without it, a few
    #[arg(long)]
    pub no_hang_limit: bool,
    /// Time limit of a case, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse::seconds)]
    pub timeout: Duration,
    /// Time limit of a worker's start: loading the library and creating a context, in seconds
    #[arg(long, value_name = "S", default_value = "120", value_parser = parse::seconds)]
    pub start_timeout: Duration,
    /// Memory limit of a worker, including the processes it starts, in megabytes
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    #[arg(default_value_t = DEFAULT_MEGABYTES)]
    pub memory: u64,
    /// Interval of progress lines, in seconds, if standard error is no terminal
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse::seconds)]
    pub heartbeat: Duration,
    /// Output folder of the report
    #[arg(long, value_name = "DIR", default_value = OUT)]
    pub out: PathBuf,
    /// Working directory of the library [default: an empty folder, `scratch` in --out]
    #[arg(long, value_name = "DIR")]
    pub chdir: Option<PathBuf>,
    /// Run cases of this hazard too; may be repeated
    #[arg(long = "hazard", value_name = "NAME")]
    pub hazards: Vec<String>,
    /// Run calls with an undefined outcome too; their outcome is recorded but not judged
    #[arg(long)]
    pub undefined: bool,
    #[command(flatten)]
    pub select: super::select::Select,
    #[command(flatten)]
    pub resume: super::resume::Options,
    #[command(flatten)]
    pub against: expect::Against,
    #[command(flatten)]
    pub beneath: expect::Beneath,
    #[command(flatten)]
    pub lists: expect::Lists,
    #[command(flatten)]
    pub again: expect::Again,
    #[command(flatten)]
    pub form: form::Form,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            libraries: SubjectOptions::default(),
            filter: None,
            jobs: None,
            isolate: false,
            no_hang_limit: false,
            timeout: Duration::from_secs(10),
            start_timeout: START_TIMEOUT,
            heartbeat: Duration::from_secs(10),
            memory: DEFAULT_MEGABYTES,
            out: PathBuf::from(OUT),
            chdir: None,
            hazards: Vec::new(),
            undefined: false,
            select: super::select::Select::default(),
            resume: super::resume::Options::default(),
            against: expect::Against::default(),
            beneath: expect::Beneath::default(),
            lists: expect::Lists::default(),
            again: expect::Again::default(),
            form: form::Form::default(),
        }
    }
}
