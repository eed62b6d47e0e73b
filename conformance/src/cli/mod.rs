//! The command line.

pub mod accept;
mod beneath;
pub mod bisect;
mod command_line;
pub mod compare;
pub mod expect;
pub mod form;
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
mod subject_options;

use std::path::Path;
use std::process::ExitCode;

use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::results::run_manifest::RunManifest;
use crate::results::sanitize::sanitized;
use crate::suite::Suite;
use crate::worker;
use clap::{CommandFactory, Parser, Subcommand};

/// Does a library do what the registry says of the CUDA driver?
///
/// Without a command, the registry is checked if there is one, and the whole suite is run against
/// the reference driver.
///
/// Ends with 0 if all was as expected, 1 after unexpected outcomes, 2 if the command line makes no
/// sense, 3 if the runner could not do its work, 4 without a library or a device.
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
    /// Judge a run recorded earlier by the present suite, without calling anything
    Judge(judge::Options),
    /// Keep what a library did as evidence
    Record(record::Options),
    /// Write a baseline of what is known to differ from runs
    Accept(accept::Options),
    /// Hold one run or evidence against another
    Compare(compare::Options),
    /// Change the reference libraries, one check or effect at a time, and see whether the suite notices
    Mutate(mutate::Options),
    /// Find the earlier cases that make a case fail
    ///
    /// The case is run by itself, then behind the cases that come before it, then behind fewer and
    /// fewer of them, in one process each time. Of the sequence that is left, no case can be left out.
    /// The same selection, order and part have to be given as to the run in which the case failed.
    ///
    /// Ends with 1 if the case fails, 0 if it does not, 2 if the command line makes no sense, 3 if the
    /// runner could not do its work, 4 without a library or a device.
    Bisect(bisect::Options),
    /// Put several runs of one library together
    Merge(merge::Options),
    /// Write man pages into a folder
    #[command(hide = true)]
    Man(manual::Man),
    /// Print completions for a shell
    #[command(hide = true)]
    Completions(manual::Completions),
}

/// What the program does with a suite: carries out the command line, or serves as a worker of the runs
/// of another process, or as the second process of a scenario.
pub fn main(suite: &Suite) -> ExitCode {
    if worker::is_worker_process() {
        worker::serve(suite);
    }
    // clap ends with 2 by itself when the command line makes no sense.
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => run::all(suite),
        Some(Command::Run(options)) => match &options.resume.folder {
            Some(folder) => recall(folder).and_then(|options| beneath::run(suite, &options)),
            None => beneath::run(suite, &options),
        },
        Some(Command::List(options)) => list::list(suite, &options),
        Some(Command::Record(mut options)) => match options.run.resume.folder.clone() {
            Some(folder) => recall(&folder).and_then(|run| {
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
        Some(Command::Merge(options)) => merge::merge(suite, &options),
        Some(Command::Man(options)) => manual::man(&options, Arguments::command()),
        Some(Command::Completions(options)) => manual::completions(&options, Arguments::command()),
    };
    match done {
        Ok(exit) => ExitCode::from(exit as u8),
        Err(stop) => {
            // A path is anybody's, and so is what a library answers.
            let lines: Vec<String> = stop.message.lines().map(sanitized).collect();
            eprintln!("cuconform: {}", lines.join("\n"));
            ExitCode::from(stop.exit as u8)
        }
    }
}

/// The options of the run in a folder, where they are understood as they were: in the folder that
/// the command was given in.
fn recall(folder: &Path) -> Result<run_options::Options, Stop> {
    let missing = |error| Stop::usage(format!("cannot resume {}: {error}", folder.display()));
    let folder = folder
        .canonicalize()
        .map_err(|error| missing(error.to_string()))?;
    let origin = RunManifest::load(&folder).map_err(Stop::usage)?;
    std::env::set_current_dir(&origin.folder).map_err(|error| {
        missing(format!(
            "it was begun in {}: {error}",
            origin.folder.display()
        ))
    })?;
    let arguments = Arguments::try_parse_from(&origin.command)
        .map_err(|error| missing(format!("its command is not understood any more: {error}")))?;
    let mut options = match arguments.command {
        Some(Command::Run(options)) => options,
        Some(Command::Record(options)) => options.run,
        None => run_options::Options::default(),
        Some(_) => {
            return Err(missing(
                "it was not made by `cuconform run` or `record`".to_owned(),
            ));
        }
    };
    let begun = Environment::load(&folder).map_err(Stop::usage)?;
    options.select.recall(&begun);
    options.out = folder;
    options.resume = resume::Options::taken_up();
    Ok(options)
}
