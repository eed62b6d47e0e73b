//! `cargo runner-bench`: what a case costs the runner, beside what one costs deqp-runner, and what very
//! many cases cost it in memory.

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

/// Measures the runner beside deqp-runner 0.20.3, both with a subject that does nothing, and the
/// whole suite on the reference driver; and the memory that a suite of a million cases takes.
///
/// Installs deqp-runner below the target folder when it is not there, which takes minutes and, where
/// nothing is in cargo's cache yet, the network. Runs on Linux.
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
    /// Only one part of it.
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Cases of a batched run.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    cases: u32,
    /// Cases of a run in which each has a process of its own.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    isolated_cases: u32,
    /// How often each is run; the fastest counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..), value_name = "N")]
    repeat: u16,
    /// Workers at a time, on both sides.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..), value_name = "N")]
    jobs: u16,
    /// Cases of the suite whose memory is measured.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(1000..), value_name = "N")]
    memory_cases: u32,
    /// Print everything as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// What a case costs, here and there.
    Time,
    /// The most memory that the runner's own process takes.
    Memory,
}

#[derive(Subcommand)]
enum Side {
    /// Runs our side once, in a process of its own, as deqp-runner is.
    #[command(hide = true)]
    Ours(ours::Options),
    /// Runs the whole suite on the reference driver once.
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
