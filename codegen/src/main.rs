//! `cuspec`: imports headers, distills documents, checks the registry and generates what is made from it.

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

/// Syntax trees are made of very many small pieces; this takes a third off the time of a generation.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The registry of the CUDA Driver and Runtime APIs.
#[derive(Parser)]
#[command(name = "cuspec", version)]
struct Cli {
    /// Folder that holds `declared`, `contracts`, `summaries` and `vocabulary`.
    #[arg(long, global = true, default_value = "spec", value_name = "DIR")]
    spec: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Reads a toolkit's headers into the declared layer.
    Import(import::Args),
    /// Looks for every mistake of the registry.
    Check(check::Args),
    /// Has gcc hold what the registry says of a toolkit against its headers.
    ///
    /// Exits with 0 when all agrees, 1 when something does not, 3 when that could not be found out.
    Layout(layout::Args),
    /// Writes everything that is made from the registry.
    Generate(generate::Args),
    /// Sorts return-code cells by what a recorded driver did.
    Coverage(coverage::Args),
    /// Reads reference pages in any of their shapes, or holds them against the registry.
    Distill(distill::Args),
    /// Says what one toolkit or registry changes against another, and whom that concerns.
    Diff(diff::Args),
    /// Says what this machine has of what the commands need.
    Doctor(doctor::Args),
    /// Prints what is known about a function, or about all of them.
    Show(show::Args),
    /// Writes the reference as a folder of static files.
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
