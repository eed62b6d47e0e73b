//! `cuspec import`: from a toolkit's headers to `spec/declared/`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What `cuspec import` was asked to read.
#[derive(clap::Args)]
pub struct Args {
    /// The toolkit's release, as its runtime package is numbered: `13.0.96`.
    toolkit: String,
    /// An include folder that is already there, instead of fetching the packages.
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// The libclang to parse with, instead of fetching the one that is known to work.
    #[arg(long, value_name = "PATH")]
    libclang: Option<PathBuf>,
}

/// Imports one toolkit and says what came of it.
pub fn run(_spec: &Path, args: &Args) -> ExitCode {
    let _ = (&args.toolkit, &args.from, &args.libclang);
    eprintln!("error: `cuspec import` is not there yet");
    ExitCode::from(2)
}
