//! The command line.

pub mod accept;
mod beneath;
pub mod bisect;
mod command_line;
pub mod compare;
pub mod expect;
pub mod form;
pub mod fuzz;
pub mod judge;
pub mod list;
pub mod manual;
pub mod merge;
pub mod mutate;
mod out_folder;
mod pace;
mod parse;
mod print;
mod progress;
pub mod record;
mod reference;
mod resume;
pub mod run;
mod run_options;
pub mod select;
mod selection;
mod session;
pub mod states;
mod subject_options;
mod worker_options;

use std::path::Path;
use std::process::ExitCode;

use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::results::run_manifest::RunManifest;
use crate::results::sanitize::sanitized;
use crate::suite::Suite;
use crate::worker;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

/// Tests whether a library conforms to the CUDA registry
///
/// Without a command, cuconform checks the registry, if there is one, and runs the whole suite against the
/// reference driver.
///
/// Exit status: 0 if all results were expected, 1 after unexpected results, 2 after a usage error, 3 if the
/// runner failed, 4 without a library or a device, 5 if every selected case was skipped.
#[derive(Parser)]
#[command(name = "cuconform", version)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run the suite against a library
    Run(run_options::Options),
    /// List the cases
    List(list::Options),
    /// Judge an earlier run by the current suite, without calling the library
    Judge(judge::Options),
    /// Record the results of a library as evidence
    Record(record::Options),
    /// Write the known differences of runs to a baseline
    Accept(accept::Options),
    /// Compare a run or evidence with another
    Compare(compare::Options),
    /// Change the reference libraries by one check or effect at a time, and test whether the suite detects it
    Mutate(mutate::Options),
    /// Find the earlier cases that make a case fail
    ///
    /// Runs the case alone, then after all earlier cases, then after fewer and fewer of them, each time in a new
    /// process. The case fails only after all cases of the resulting sequence: none of them can be omitted.
    /// Pass the same selection, order and part as for the run in which the case failed.
    ///
    /// Exit status: 1 if the case fails, 0 if it passes, 2 after a usage error, 3 if the runner failed, 4
    /// without a library or a device.
    Bisect(bisect::Options),
    /// Call every function in every state, and print what it returned and changed
    ///
    /// Makes the plain call of each contracted function in each state, without regard to its contract. For each
    /// answer it prints the states that led to it, and whether the call invalidated a capture, replaced the
    /// current context, or wrote outputs although it failed.
    States(states::Options),
    /// Call random sequences of functions, and compare the answers with those of the reference libraries
    Fuzz(fuzz::Options),
    /// Merge several runs of one library
    Merge(merge::Options),
    /// Write man pages into a folder
    #[command(hide = true)]
    Man(manual::Man),
    /// Print completions for a shell
    #[command(hide = true)]
    Completions(manual::Completions),
}

/// The entry point of a program with a suite: executes the command line, or runs as a worker or as the second
/// process of a scenario.
pub fn main(suite: &Suite) -> ExitCode {
    if worker::is_worker_process() {
        worker::serve(suite);
    }
    // clap exits with 2 on a usage error.
    let arguments = Arguments::try_parse().unwrap_or_else(|error| explain(error).exit());
    let done = match arguments.command {
        None => run::all(suite),
        Some(Command::Run(options)) => match &options.resume.folder {
            Some(folder) => load_options(folder).and_then(|options| beneath::run(suite, &options)),
            None => beneath::run(suite, &options),
        },
        Some(Command::List(options)) => list::list(suite, &options),
        Some(Command::Record(mut options)) => match options.run.resume.folder.clone() {
            Some(folder) => load_options(&folder).and_then(|run| {
                options.run = run;
                record::record(suite, &options)
            }),
            None => record::record(suite, &options),
        },
        Some(Command::Accept(options)) => accept::accept(suite, &options),
        Some(Command::Compare(options)) => compare::compare(suite, &options),
        Some(Command::Judge(options)) => judge::judge(suite, &options),
        Some(Command::Mutate(options)) => mutate::mutate(suite, &options),
        Some(Command::Bisect(options)) => bisect::bisect(suite, &options),
        Some(Command::States(options)) => states::states(suite, &options),
        Some(Command::Fuzz(options)) => fuzz::fuzz(suite, &options),
        Some(Command::Merge(options)) => merge::merge(suite, &options),
        Some(Command::Man(options)) => manual::man(&options, Arguments::command()),
        Some(Command::Completions(options)) => manual::completions(&options, Arguments::command()),
    };
    match done {
        Ok(exit) => ExitCode::from(exit as u8),
        Err(stop) => {
            // Paths and answers of a library may contain control characters.
            let lines: Vec<String> = stop.message.lines().map(sanitized).collect();
            eprintln!("cuconform: {}", lines.join("\n"));
            ExitCode::from(stop.exit as u8)
        }
    }
}

/// Names the options that `--resume` excludes: it repeats the command of the run.
fn explain(error: clap::Error) -> clap::Error {
    let mut words = std::env::args().skip(1);
    let is_resume = |word: &String| word.split('=').next() == Some("--resume");
    if error.kind() != ErrorKind::ArgumentConflict || !words.any(|word| is_resume(&word)) {
        return error;
    }
    let options = std::env::args().skip(1);
    let options = options.filter(|word| word.starts_with('-') && !is_resume(word));
    let options: Vec<String> = options.collect();
    let message = format!(
        "--resume repeats the command of the run, so no other option goes with it: leave out {}",
        options.join(", ")
    );
    Arguments::command().error(ErrorKind::ArgumentConflict, message)
}

/// The options of the run in a folder. Relative paths in them are resolved in the working directory of the
/// original command, which becomes the current directory.
fn load_options(folder: &Path) -> Result<run_options::Options, Stop> {
    let missing = |error| Stop::usage(format!("cannot resume {}: {error}", folder.display()));
    let folder = folder
        .canonicalize()
        .map_err(|error| missing(error.to_string()))?;
    let origin = RunManifest::load(&folder).map_err(Stop::usage)?;
    std::env::set_current_dir(&origin.folder).map_err(|error| {
        missing(format!(
            "cannot enter its folder {}: {error}",
            origin.folder.display()
        ))
    })?;
    let arguments = Arguments::try_parse_from(&origin.command)
        .map_err(|error| missing(format!("its command is no longer valid: {error}")))?;
    let mut options = match arguments.command {
        Some(Command::Run(options)) => options,
        Some(Command::Record(options)) => options.run,
        None => run_options::Options::default(),
        Some(_) => {
            return Err(missing(
                "it was not started by `cuconform run` or `record`".to_owned(),
            ));
        }
    };
    let begun = Environment::load(&folder).map_err(Stop::usage)?;
    options.select.restore(&begun);
    options.out = folder;
    options.resume = resume::Options::resumed();
    Ok(options)
}
