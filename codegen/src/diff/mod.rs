//! `cuspec diff`: changes between two toolkits or registries, and the programs that they affect.
//!
//! 1. `sides` reads the two things to compare.
//! 2. `compare` finds every change; `rule` puts each into one class.
//! 3. `report` prints them.

mod change;
mod compare;
mod constants;
mod contracts;
mod enums;
mod fields;
mod functions;
mod leaves;
mod names;
mod neighbours;
mod reason;
mod records;
mod report;
mod revision;
mod rule;
mod shape;
mod sides;
mod summary;
#[cfg(test)]
mod tests;
mod types;
mod view;

use std::path::Path;
use std::process::ExitCode;

use clap::ValueEnum;
use cuspec_spec::declared::{self, Library};

use crate::library;
use crate::print;
use report::Report;
use rule::Class;
use sides::Request;

pub(crate) use neighbours::neighbours;
pub(crate) use summary::summarize;

/// Exit code: a change of the class given by `--fail-on`.
const FAILED: u8 = 1;
/// Exit code: invalid arguments.
const USAGE: u8 = 2;
/// Exit code: the sides cannot be compared.
const NOT_COMPARED: u8 = 3;

/// The sides to compare, and the format of the result.
#[derive(clap::Args)]
#[command(
    after_help = "Exit codes: 0 compared, and no change is of a class given with --fail-on or of a stronger one; \
1 such a change exists; 2 the command line is invalid; \
3 could not compare: an unknown toolkit or revision, a registry that cannot be read, no item in common"
)]
pub(crate) struct Args {
    /// The old side: a toolkit, `12.9.79`, or a folder that contains `declared`.
    #[arg(
        value_name = "A",
        required_unless_present = "against",
        requires = "new"
    )]
    old: Option<String>,
    /// The new side: a toolkit or a folder, as the old side.
    #[arg(value_name = "B")]
    new: Option<String>,
    /// Compare the registry at this git revision with the registry in the working tree.
    #[arg(long, value_name = "REVISION", conflicts_with_all = ["old", "new"])]
    against: Option<String>,
    /// Compare releases of this library, which are numbered like its own package.
    #[arg(long, value_name = "NAME", value_parser = library::find)]
    library: Option<&'static Library>,
    /// Output format.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// The same as `--format json`.
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Exit with 1 on a change of this class or a stronger one. From the strongest to the weakest: ABI, SOURCE-C,
    /// SOURCE-RUST, BEHAVIOUR, ADDITION. If several classes are given, the weakest counts.
    #[arg(
        long,
        value_enum,
        value_name = "CLASS",
        value_delimiter = ',',
        ignore_case = true
    )]
    fail_on: Vec<Class>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Json,
}

/// Compares and prints; the exit code distinguishes "no changes" from "not compared".
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let format = if args.json { Format::Json } else { args.format };
    let request = match (&args.against, &args.old, &args.new) {
        (Some(revision), ..) => Ok(Request::Against(revision)),
        (None, Some(old), Some(new)) => Request::read(old, new),
        _ => Err("give two toolkits, two folders or --against".to_owned()),
    };
    let request = match request {
        Ok(request) => request,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(USAGE);
        }
    };
    let folder = args
        .library
        .map(|library| declared::library_folder(spec, library));
    let spec = folder.as_deref().unwrap_or(spec);
    let report = request.load(spec).and_then(|(old, new)| {
        let declared = new.declared.clone();
        let report = Report::new(old, new)?;
        Ok(report.with_contracts(&contracts::symbols(spec), &declared))
    });
    match report {
        Ok(report) => {
            print::text(&match format {
                Format::Text => report::text(&report),
                Format::Markdown => report::markdown(&report),
                Format::Json => report::json(&report),
            });
            let weakest = args.fail_on.iter().min();
            let is_failed = weakest.is_some_and(|weakest| report.has(*weakest));
            ExitCode::from(if is_failed { FAILED } else { 0 })
        }
        Err(reason) => {
            eprintln!("could not compare: {reason}");
            if format == Format::Json {
                print::text(&report::json_of_failure(&reason));
            }
            ExitCode::from(NOT_COMPARED)
        }
    }
}
