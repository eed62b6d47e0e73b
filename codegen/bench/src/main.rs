//! `cargo bindings-bench`: compares cuspec-sys with other crates of CUDA bindings in one table.

mod builds;
mod calls;
mod cases;
mod clock;
mod counter;
mod error;
mod load;
mod measure;
mod project;
mod sides;
mod table;
mod workspace;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use serde::Serialize;

use cases::Report;
use counter::Counter;
use error::Error;
use load::Load;
use measure::Row;
use workspace::Workspace;

/// Compares cuspec-sys with cudarc, cust_raw and a bare function pointer.
///
/// Writes small projects to a temporary folder, fetches their dependencies, and builds and runs them in turn.
/// Needs Linux, cargo, `cc` and, if cargo's cache lacks the dependencies, the network; no GPU and no toolkit.
#[derive(Parser)]
#[command(
    name = "bindings-bench",
    version,
    after_help = "Exit codes: 0 all goals are met and all cases pass; 1 some are not; \
                  2 the command line is invalid; 3 something could not be measured."
)]
struct Arguments {
    /// Measure only one part of the table.
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Number of builds of each crate; calls are repeated in proportion.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..), value_name = "N")]
    repeat: u16,
    /// Print everything as JSON.
    #[arg(long)]
    json: bool,
    /// Folder of the crate cuspec-sys [default: the one of the workspace].
    #[arg(long, value_name = "DIR")]
    bindings: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Compile times and sizes of libraries.
    Build,
    /// Times to open the library, of the first call and of each call.
    Calls,
    /// Programs that need more than a crate for one toolkit.
    Cases,
}

/// The results of a run.
#[derive(Serialize)]
struct Findings {
    /// The load of the machine before the run.
    load: Option<Load>,
    /// The counter of instructions, if one is available.
    counter: Option<Counter>,
    rows: Vec<Row>,
    cases: Vec<Report>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let findings = match measure(&arguments) {
        Ok(findings) => findings,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(3);
        }
    };
    if arguments.json {
        match serde_json::to_string_pretty(&findings) {
            Ok(text) => println!("{text}"),
            Err(error) => {
                eprintln!("error: {error}");
                return ExitCode::from(3);
            }
        }
    } else {
        print(&findings);
    }
    findings.exit()
}

fn measure(arguments: &Arguments) -> Result<Findings, Error> {
    let is_selected = |part| arguments.only.is_none_or(|only| only == part);
    let workspace = Workspace::new(bindings(arguments)?)?;
    let repeat = usize::from(arguments.repeat);
    let mut findings = Findings {
        load: Load::now(),
        counter: None,
        rows: Vec::new(),
        cases: Vec::new(),
    };
    if is_selected(Part::Build) {
        findings.rows.extend(builds::measure(&workspace, repeat)?);
    }
    if is_selected(Part::Calls) {
        findings.counter = Counter::find();
        let rows = calls::measure(&workspace, repeat, findings.counter)?;
        findings.rows.extend(rows);
    }
    if is_selected(Part::Cases) {
        findings.cases = cases::run(&workspace)?;
    }
    Ok(findings)
}

/// Returns the folder of cuspec-sys. The path is absolute, because manifests in other folders contain it.
fn bindings(arguments: &Arguments) -> Result<PathBuf, Error> {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/bindings");
    let folder = arguments.bindings.clone().unwrap_or_else(own);
    folder
        .canonicalize()
        .map_err(|error| Error::file(&folder, &error))
}

fn print(findings: &Findings) {
    if !findings.rows.is_empty() {
        println!("Minimum / median; ratios are of the minima.");
        println!("{}", table::rows(&findings.rows));
        print!("{}", table::reasons(&findings.rows));
    }
    if let Some(load) = findings.load.filter(Load::is_busy) {
        println!("{load}");
    }
    if let Some(counter) = findings.counter {
        println!("Instructions are counted by {}.", counter.title());
    }
    if !findings.cases.is_empty() {
        println!("\n{}", cases::table(&findings.cases));
    }
}

impl Findings {
    fn exit(&self) -> ExitCode {
        let missed = |row: &Row| row.verdict.met == Some(false);
        let judged = |row: &Row| row.verdict.met.is_some() || !row.goal.is_set();
        if self.rows.iter().any(missed) || self.cases.iter().any(Report::is_failure) {
            ExitCode::from(1)
        } else if self.rows.iter().all(judged) && !self.cases.iter().any(Report::is_missing) {
            ExitCode::SUCCESS
        } else {
            ExitCode::from(3)
        }
    }
}
