//! `cargo runner-bench`: the time of a case in our runner and in deqp-runner, and the memory of our runner
//! for a very large suite.

mod clock;
mod deqp;
mod error;
mod memory;
mod million;
mod ours;
mod subject;
mod suite;
mod table;
mod trial;
mod whole;

use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use cuspec_conformance::worker;
use error::Error;
use table::{Findings, Row, Times};
use trial::{Trial, Way};

/// Compares the runner with deqp-runner 0.20.3, both with a subject that does nothing; measures the time of
/// the whole suite on the reference driver, and the memory for a suite of a million cases.
///
/// Installs deqp-runner below the target folder if it is missing, which takes minutes and may require network
/// access. Runs on Linux.
#[derive(Parser)]
#[command(
    name = "runner-bench",
    version,
    after_help = "Exit codes: 0 all goals are met; 1 some are not; 2 the command line makes no \
                  sense; 3 something could not be measured."
)]
struct Arguments {
    #[command(subcommand)]
    side: Option<Side>,
    /// Measure only this part.
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Number of cases of a batched run.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    cases: u32,
    /// Number of cases of a run with one process per case.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    isolated_cases: u32,
    /// Number of runs of each kind; the fastest is used.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..), value_name = "N")]
    repeat: u16,
    /// Number of parallel workers on both sides.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..), value_name = "N")]
    jobs: u16,
    /// Number of cases for the measurement of memory.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(1000..), value_name = "N")]
    memory_cases: u32,
    /// Print all results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Time per case of both runners.
    Time,
    /// Peak memory of the runner's own process.
    Memory,
}

#[derive(Subcommand)]
enum Side {
    /// Runs our side once, in a separate process, like deqp-runner.
    #[command(hide = true)]
    Ours(ours::Options),
    /// Runs the whole suite once on the reference driver.
    #[command(hide = true)]
    Whole(whole::Options),
}

fn main() -> ExitCode {
    if let Some(exit) = memory::serve() {
        return exit;
    }
    if worker::is_worker_process() {
        worker::serve(&suite::suite());
    }
    let arguments = Arguments::parse();
    let done = match &arguments.side {
        Some(Side::Ours(options)) => ours::run(options).map(|()| ExitCode::SUCCESS),
        Some(Side::Whole(options)) => whole::run(options).map(|()| ExitCode::SUCCESS),
        None => measure(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(3)
    })
}

fn measure(arguments: &Arguments) -> Result<ExitCode, Error> {
    let folder = tempfile::tempdir().map_err(|error| Error::file("a temporary folder", &error))?;
    let folder = folder.path();
    let library = subject::build(folder)?;
    let is_wanted = |part| arguments.only.is_none_or(|only| only == part);
    let findings = Findings {
        time: match is_wanted(Part::Time) {
            true => Some(measure_times(arguments, &library, folder)?),
            false => None,
        },
        memory: match is_wanted(Part::Memory) {
            true => memory::measure(arguments.memory_cases, &library, folder)?,
            false => Vec::new(),
        },
    };
    let mut rows = findings.time.iter().flat_map(|times| &times.rows);
    let is_met = rows.all(Row::is_met) && findings.memory.iter().all(memory::Stage::is_met);
    if arguments.json {
        let text = serde_json::to_string_pretty(&findings);
        println!(
            "{}",
            text.map_err(|error| Error::Unreadable(error.to_string()))?
        );
    } else {
        print!("{}", table::show(&findings));
    }
    Ok(ExitCode::from(u8::from(!is_met)))
}

fn measure_times(arguments: &Arguments, library: &Path, folder: &Path) -> Result<Times, Error> {
    let deqp = deqp::find()?;
    let mut rows = Vec::new();
    for way in [Way::Batched, Way::OwnThreads, Way::Isolated] {
        let cases = match way {
            Way::Isolated => arguments.isolated_cases,
            Way::Batched | Way::OwnThreads => arguments.cases,
        };
        let trial = Trial {
            cases,
            jobs: arguments.jobs,
            way,
        };
        let (mut theirs, mut own) = (Vec::new(), Vec::new());
        for _ in 0..arguments.repeat {
            theirs.push(deqp::time(&deqp, &trial, folder)?);
            own.push(ours::time(library, &trial, folder)?);
        }
        rows.push(Row::new(&trial, &own, &theirs));
    }
    let whole = whole::measure(folder, arguments.jobs, arguments.repeat)?;
    Ok(Times { rows, whole })
}
