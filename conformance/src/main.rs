//! `cuconform`: does a library do what the registry says?

mod cli;

use std::process::ExitCode;

use clap::Parser;
use cuspec_conformance::suite::Suite;

use cli::Command;

fn main() -> ExitCode {
    let suite = Suite::generated();
    if std::env::args_os()
        .nth(1)
        .is_some_and(|word| word == "worker")
    {
        cuspec_conformance::worker::serve(&suite);
    }
    // clap ends with 2 by itself when the command line makes no sense.
    let arguments = cli::Arguments::parse();
    let done = match arguments.command {
        None => cli::run::all(&suite),
        Some(Command::Run(options)) => cli::run::run(&suite, &options),
        Some(Command::List(options)) => cli::list::list(&suite, &options),
        Some(Command::Record(options)) => cli::record::record(&suite, &options),
        Some(Command::Accept(options)) => cli::accept::accept(&suite, &options),
        Some(Command::Compare(options)) => cli::compare::compare(&suite, &options),
        Some(Command::Judge(options)) => cli::judge::judge(&suite, &options),
        Some(Command::Mutate(options)) => cli::mutate::mutate(&suite, &options),
        Some(Command::Bisect(options)) => cli::bisect::bisect(&suite, &options),
        Some(Command::Merge(options)) => cli::merge::merge(&suite, &options),
    };
    match done {
        Ok(exit) => ExitCode::from(exit as u8),
        Err(stop) => {
            eprintln!("cuconform: {}", stop.message);
            ExitCode::from(stop.exit as u8)
        }
    }
}
