//! `cuspec layout`: checks the registry against headers with a C compiler.
//!
//! The importer reads headers with libclang and computes some values itself. This command asks another
//! compiler about each fact of the registry, and shares only the include folders
//! with the importer.

mod compile;
mod error;
mod stubs;
mod verdict;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cuspec_spec::declared::{self, Declared, Release, Toolkit};
use rayon::prelude::*;

use crate::check;
use crate::emit::layout_c;
use crate::import::{self, Sources, Subject};
use crate::print;
use error::Error;
use verdict::Verdict;

/// The toolkits and headers to compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The toolkit, such as `13.0.96`
    #[arg(required_unless_present = "all")]
    toolkit: Option<Toolkit>,
    /// Check every toolkit of the registry
    #[arg(long, conflicts_with_all = ["toolkit", "from", "emit"])]
    all: bool,
    /// An existing include folder, used instead of fetched packages; may be repeated
    #[arg(long, value_name = "DIR")]
    from: Vec<PathBuf>,
    /// Print the C program without compiling it
    #[arg(long)]
    emit: bool,
    /// The compiler
    #[arg(long, value_name = "PATH", default_value = "gcc")]
    gcc: PathBuf,
    /// Print JSON
    #[arg(long, conflicts_with = "emit")]
    json: bool,
}

/// Exit code for [`Error`].
const UNKNOWN: u8 = 3;

/// Checks the requested toolkits against their headers.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let declared = match declared::load(spec) {
        Ok(declared) => declared,
        Err(mistakes) => {
            check::report(spec, &mistakes);
            return ExitCode::from(UNKNOWN);
        }
    };
    match (&args.toolkit, args.emit) {
        (Some(toolkit), true) => emit(&declared, toolkit),
        _ => hold_all(&declared, args),
    }
}

fn emit(declared: &Declared, toolkit: &Toolkit) -> ExitCode {
    if let Err(error) = look_up(declared, toolkit) {
        eprintln!("error: {error}");
        return ExitCode::from(UNKNOWN);
    }
    let (text, _) = layout_c::emit(&declared.at(toolkit)).print();
    print::text(&text);
    ExitCode::SUCCESS
}

fn hold_all(declared: &Declared, args: &Args) -> ExitCode {
    let toolkits: Vec<Toolkit> = match &args.toolkit {
        Some(toolkit) => vec![toolkit.clone()],
        None => toolkits(declared),
    };
    let results: Vec<Result<Verdict, Error>> = toolkits
        .par_iter()
        .map(|toolkit| hold(declared, toolkit, args))
        .collect();
    let (mut verdicts, mut is_known) = (Vec::new(), !results.is_empty());
    for result in results {
        match result {
            Ok(verdict) => verdicts.push(verdict),
            Err(error) => {
                eprintln!("error: {error}");
                is_known = false;
            }
        }
    }
    print::text(&match args.json {
        true => verdict::json(&verdicts),
        false => verdicts.iter().map(Verdict::describe).collect(),
    });
    match verdicts.iter().all(Verdict::agrees) {
        false => ExitCode::FAILURE,
        true if is_known => ExitCode::SUCCESS,
        true => ExitCode::from(UNKNOWN),
    }
}

/// Checks one toolkit against its headers.
fn hold(declared: &Declared, toolkit: &Toolkit, args: &Args) -> Result<Verdict, Error> {
    let release = look_up(declared, toolkit)?;
    let sources = Sources::find(Subject::Apis, toolkit, Some(release), &args.from)
        .map_err(|error| Error::NoHeaders(error.to_string()))?;
    demand_header(&args.from)?;
    let program = layout_c::emit(&declared.at(toolkit));
    let compiler = compile::Compiler {
        path: &args.gcc,
        include: &sources.include,
        toolkit,
    };
    let answer = compiler.ask(&program)?;
    Ok(Verdict::new(toolkit, &program, answer))
}

/// Rejects named folders without the main header.
fn demand_header(folders: &[PathBuf]) -> Result<(), Error> {
    const HEADER: &str = "cuda.h";
    let has_it = |folder: &PathBuf| folder.join(HEADER).is_file();
    if folders.is_empty() || folders.iter().any(has_it) {
        return Ok(());
    }
    let absent = import::Error::NoHeader {
        header: HEADER.to_owned(),
        folders: folders.to_vec(),
    };
    Err(Error::NoHeaders(absent.to_string()))
}

fn look_up<'a>(declared: &'a Declared, toolkit: &Toolkit) -> Result<&'a Release, Error> {
    let mut releases = declared.toolkits.iter();
    let found = releases.find(|release| release.toolkit == *toolkit);
    found.ok_or_else(|| Error::NotImported {
        asked: toolkit.clone(),
        known: toolkits(declared),
    })
}

fn toolkits(declared: &Declared) -> Vec<Toolkit> {
    let releases = declared.toolkits.iter();
    releases.map(|release| release.toolkit.clone()).collect()
}
