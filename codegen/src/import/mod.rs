//! `cuspec import`: from a toolkit's headers to `spec/declared/`.
//!
//! ```text
//! sources (packages, fetch) -> read: bind (clang) -> bindings --+
//!                                |                              +-> assemble -> merge -> output
//!                                +-> the headers' text: comments, macros, inline
//! ```

mod assemble;
mod bind;
mod bindings;
mod bitfields;
mod calls;
mod comments;
mod damage;
mod declarations;
mod described;
mod error;
mod expression;
pub(crate) mod fetch;
mod found;
mod functions;
mod headers;
mod inline;
mod layout;
mod left_out;
mod macros;
mod merge;
mod names;
mod output;
mod packages;
pub(crate) mod pass;
mod per_thread;
pub(crate) mod places;
mod probe;
mod read;
mod reading;
mod reduced;
mod remarks;
mod sources;
mod statements;
mod stubs;
mod summary;
mod unresolved;
mod versions;
mod windows;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cuspec_spec::declared::{self, Declared, Library, Release, Toolkit};

use crate::library;
use crate::print::{self, say};

pub(crate) use error::Error;
pub(crate) use headers::Subject;
pub(crate) use remarks::Remark;
pub(crate) use sources::{Sources, load_libclang};

/// Arguments of `cuspec import`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Releases of toolkits, numbered like their runtime packages: `13.0.96`
    #[arg(required_unless_present = "again")]
    toolkits: Vec<String>,
    /// Import this library, whose releases are numbered like its own package
    #[arg(long, value_name = "NAME", value_parser = library::find)]
    library: Option<&'static Library>,
    /// Import the declarations that the headers for Windows add to imported toolkits
    #[arg(long, conflicts_with = "library")]
    windows: bool,
    /// Import every toolkit of the registry again
    #[arg(long, conflicts_with = "toolkits")]
    again: bool,
    /// An existing include folder, used instead of fetched packages; may be repeated
    #[arg(long, value_name = "DIR")]
    from: Vec<PathBuf>,
    /// The libclang library [default: $LIBCLANG_PATH, or else a fetched one]
    #[arg(long, value_name = "PATH")]
    libclang: Option<PathBuf>,
    /// Import although headers of the toolkit are missing; their declarations are
    /// taken from the previous toolkit
    #[arg(long)]
    allow_missing: bool,
    /// Import headers although they name another release
    #[arg(long)]
    allow_version_mismatch: bool,
    /// Print the time after the download, and of bindgen passes over `cuda.h` for comparison
    #[arg(long)]
    timings: bool,
}

impl Args {
    fn subject(&self) -> Subject {
        match self.library {
            Some(library) => Subject::Library(library),
            None if self.windows => Subject::Windows,
            None => Subject::Apis,
        }
    }

    fn allowed(&self) -> found::Allowed {
        found::Allowed {
            missing: self.allow_missing,
            version_mismatch: self.allow_version_mismatch,
        }
    }
}

/// Imports toolkits and reports the result: failure if anything was left out.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    match import_all(spec, args) {
        Ok(remarks) if remarks.iter().any(Remark::is_loss) => {
            eprintln!("error: not everything was understood; the rest was imported");
            ExitCode::FAILURE
        }
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn import_all(spec: &Path, args: &Args) -> Result<Vec<Remark>, Error> {
    let usual = match args.subject() {
        Subject::Windows => load(spec)?,
        Subject::Apis | Subject::Library(_) => Declared::default(),
    };
    let spec = &*args.subject().folder(spec);
    let known = load(spec)?.toolkits;
    let toolkits = match args.again {
        true => known.iter().map(|one| one.toolkit.clone()).collect(),
        false => read_toolkits(&args.toolkits)?,
    };
    let mut remarks = Vec::new();
    for toolkit in toolkits {
        let release = known.iter().find(|release| release.toolkit == toolkit);
        remarks.extend(import(spec, &usual, toolkit, release, args)?);
    }
    Ok(remarks)
}

fn read_toolkits(names: &[String]) -> Result<Vec<Toolkit>, Error> {
    let toolkits = names.iter().map(|name| name.parse());
    toolkits
        .collect::<Result<_, _>>()
        .map_err(Error::NotAToolkit)
}

/// Reads one toolkit, and writes the layer after all of it was read.
/// Facts in `usual` are left out.
fn import(
    spec: &Path,
    usual: &Declared,
    toolkit: Toolkit,
    known: Option<&Release>,
    args: &Args,
) -> Result<Vec<Remark>, Error> {
    let sources = Sources::find(args.subject(), &toolkit, known, &args.from)?;
    let families = headers::families(args.subject());
    found::check(&sources.include, &families, &toolkit, args.allowed())?;
    load_libclang(args.libclang.as_deref())?;

    let start = Instant::now();
    let reading = read::read(&sources.include, &families, &toolkit)?;
    let release = Release {
        toolkit: toolkit.clone(),
        packages: sources.packages.clone(),
    };
    // Another import may run at the same time; the second adds to the result of the first.
    let lock = output::lock(spec)?;
    let layer = load(spec)?;
    let usual = usual.at(&toolkit);
    let mut remarks = reading.remarks;
    remarks.extend(windows::lacking(&reading.facts, &usual, &families));
    let mut facts = windows::without(reading.facts, &usual);
    remarks.extend(merge::keep(&layer, &toolkit, &reading.unread, &mut facts));
    let merged = merge::merge(&layer, release, facts);
    output::write(&spec.join("declared"), &merged)?;
    drop(lock);
    let summary = summary::write(&merged, args.subject(), &toolkit, &remarks);
    let took = start.elapsed();

    print::text(&summary);
    if args.timings {
        print_timings(took, &sources)?;
    }
    Ok(remarks)
}

/// Reads the layer; empty before the first import.
fn load(spec: &Path) -> Result<Declared, Error> {
    match spec.join("declared/toolkits.rs").exists() {
        true => declared::load(spec).map_err(Error::Declared),
        false => Ok(Declared::default()),
    }
}

/// Number of bindgen passes to compare with.
const PASSES: u32 = 3;

fn print_timings(took: Duration, sources: &Sources) -> Result<(), Error> {
    let mut passes = Duration::ZERO;
    for _ in 0..PASSES {
        passes += pass::time(sources)?;
    }
    let (took, passes) = (took.as_secs_f64(), passes.as_secs_f64());
    say!("{took:>8.3} s  import, after the download");
    say!("{passes:>8.3} s  {PASSES} bindgen passes over cuda.h");
    say!("{:>8.2}    the first over the second", took / passes);
    Ok(())
}
