//! `cuspec import`: from a toolkit's headers to `spec/declared/`.

mod assemble;
mod bind;
mod bindings;
mod bitfields;
mod comments;
mod error;
mod layout;
mod macros;
mod names;
mod output;
mod read;
mod stubs;
mod versions;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cuspec_spec::declared::{Declared, Toolkit};
use error::Error;

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
pub fn run(spec: &Path, args: &Args) -> ExitCode {
    match import(spec, args) {
        Ok(declared) => {
            println!(
                "imported {}: {} functions, {} enums, {} records, {} types, {} constants",
                args.toolkit,
                declared.functions.len(),
                declared.enums.len(),
                declared.records.len(),
                declared.typedefs.len(),
                declared.constants.len(),
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn import(spec: &Path, args: &Args) -> Result<Declared, Error> {
    let toolkit: Toolkit = args.toolkit.parse().map_err(Error::Internal)?;
    bind::load_libclang(args.libclang.as_deref())?;
    let include = vec![args.from.clone().unwrap_or_default()];
    let declared = read::read(&include, &toolkit)?;
    output::write(&spec.join("declared"), &declared)?;
    Ok(declared)
}
