//! `cuspec generate`: runs the emitters and writes their outputs, or reports stale files.

mod addresses;
mod files;
mod timings;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cuspec_spec::Registry;
use rayon::prelude::*;

use crate::check;
use crate::emit::{EMITTERS, Output, git};
use timings::Timings;

/// Arguments of `cuspec generate`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write nothing; list the missing, different and orphaned files, and fail if there are any
    #[arg(long)]
    check: bool,
    /// Print the time of each step, and of a bindgen pass over the newest headers of both APIs for comparison
    #[arg(long)]
    timings: bool,
}

/// Generates all outputs, or checks that they are current.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let mut timings = Timings::default();
    let registry = match timings.step("load and check", || check::load(spec)) {
        Ok(registry) => registry,
        Err(failure) => return failure,
    };
    if let Some(toolkit) = &registry.reviewed {
        eprintln!(
            "note: contracts were held against {toolkit} and not yet against newer toolkits; `cuspec \
             check` lists what to look at"
        );
    }
    let parts = match timings.step("outputs", || make(spec, &registry)) {
        Ok(parts) => parts,
        Err(failure) => return failure,
    };
    let mut outputs: Vec<Output> = Vec::new();
    for part in parts {
        timings.part(part.name, part.elapsed);
        outputs.extend(part.outputs);
    }
    outputs.extend(git::emit(&outputs));
    let done = timings.step("files", || match args.check {
        true => files::compare(&root(spec), &outputs),
        false => files::write(&root(spec), &outputs),
    });
    let done = done.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    });
    match args.timings {
        true if !timings.print(&registry.history.toolkits) => ExitCode::FAILURE,
        _ => done,
    }
}

/// Runs all emitters in parallel. Each is measured from the common start to its own end.
fn make(spec: &Path, registry: &Registry) -> Result<Vec<Part>, ExitCode> {
    let start = Instant::now();
    let part = |name, outputs| Part {
        name,
        outputs,
        elapsed: start.elapsed(),
    };
    let (emitted, addresses) = rayon::join(
        || {
            let emitters = EMITTERS.par_iter();
            let parts: Vec<Part> = emitters
                .map(|(name, emit)| part(name, emit(registry)))
                .collect();
            parts
        },
        || {
            let addresses = addresses::emit(&root(spec), spec, registry);
            addresses.map(|output| part("addresses", vec![output]))
        },
    );
    let mut parts = emitted;
    parts.push(addresses?);
    Ok(parts)
}

/// The outputs of one emitter.
struct Part {
    name: &'static str,
    outputs: Vec<Output>,
    elapsed: Duration,
}

/// The root of the repository: the parent of `spec`.
fn root(spec: &Path) -> PathBuf {
    match spec.parent() {
        Some(parent) if parent != Path::new("") => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}
