//! `cuspec`: imports headers, distills documents, checks the registry and generates its outputs.

mod check;
mod coverage;
mod diff;
mod distill;
mod doctor;
mod emit;
mod evidence;
mod generate;
mod import;
mod layout;
mod library;
mod plan;
mod print;
mod show;
mod site;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Syntax trees consist of very many small allocations; this allocator saves a third of a generation.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The registry of the CUDA Driver and Runtime APIs.
#[derive(Parser)]
#[command(name = "cuspec", version)]
struct Cli {
    /// Folder with `declared`, `contracts`, `summaries` and `vocabulary`
    #[arg(long, global = true, default_value = "spec", value_name = "DIR")]
    spec: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Import the declarations of a toolkit's headers
    Import(import::Args),
    /// Report every mistake of the registry
    Check(check::Args),
    /// Check the facts of a toolkit against its headers with gcc
    ///
    /// Exit codes: 0 all facts agree; 1 a fact differs; 3 the check could not run.
    Layout(layout::Args),
    /// Write all generated files
    Generate(generate::Args),
    /// Classify the documented codes of each function by recorded answers
    Coverage(coverage::Args),
    /// Extract the facts of reference pages, or compare them with the registry
    Distill(distill::Args),
    /// Compare two toolkits or registries
    Diff(diff::Args),
    /// List the tools and files that the commands need
    Doctor(doctor::Args),
    /// Print the facts about a function, or list all functions
    Show(show::Args),
    /// Write the reference as a folder of static files
    Site(site::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command {
        Command::Import(args) => import::run(&cli.spec, &args),
        Command::Check(args) => check::run(&cli.spec, &args),
        Command::Layout(args) => layout::run(&cli.spec, &args),
        Command::Generate(args) => generate::run(&cli.spec, &args),
        Command::Coverage(args) => coverage::run(&cli.spec, &args),
        Command::Distill(args) => distill::run(&cli.spec, &args),
        Command::Diff(args) => diff::run(&cli.spec, &args),
        Command::Doctor(args) => doctor::run(&cli.spec, &args),
        Command::Show(args) => show::run(&cli.spec, &args),
        Command::Site(args) => site::run(&cli.spec, &args),
    }
}
