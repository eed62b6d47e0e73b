//! `cuspec show`: everything known about a function, for a person or as JSON.

use std::path::Path;
use std::process::ExitCode;

/// What to print.
#[derive(clap::Args)]
pub struct Args {
    /// The function, enumeration, record, type or constant; all functions when left out.
    symbol: Option<String>,
    /// Only what stands in this toolkit.
    #[arg(long, value_name = "VERSION")]
    toolkit: Option<String>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// Prints the facts asked for.
pub fn run(_spec: &Path, args: &Args) -> ExitCode {
    let _ = (&args.symbol, &args.toolkit, args.json);
    eprintln!("error: `cuspec show` is not there yet");
    ExitCode::from(2)
}
