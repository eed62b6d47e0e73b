//! `cuspec import`: from a toolkit's headers to `spec/declared/`.
//!
//! ```text
//! packages -> fetch -> bind (clang) -> bindings --+
//!                        |                        +-> assemble -> merge -> output
//!                        +-> the headers' text: comments, macros
//! ```

mod assemble;
mod bind;
mod bindings;
mod bitfields;
mod comments;
mod error;
mod expression;
mod fetch;
mod functions;
mod layout;
mod macros;
mod merge;
mod names;
mod output;
mod packages;
pub mod pass;
mod read;
mod stubs;
mod twins;
mod versions;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cuspec_spec::declared::{self, Declared, Release, Toolkit};
use error::Error;

/// What `cuspec import` was asked to read.
#[derive(clap::Args)]
pub struct Args {
    /// The toolkit's release, as its runtime package is numbered: `13.0.96`.
    toolkit: String,
    /// An include folder that is already there, instead of fetching the packages; may be repeated.
    #[arg(long, value_name = "DIR")]
    from: Vec<PathBuf>,
    /// The libclang to parse with, instead of $LIBCLANG_PATH or the one that is fetched.
    #[arg(long, value_name = "PATH")]
    libclang: Option<PathBuf>,
}

/// Imports one toolkit and says what came of it.
pub fn run(spec: &Path, args: &Args) -> ExitCode {
    match import(spec, args) {
        Ok(facts) => {
            println!("imported {}: {}", args.toolkit, summarize(&facts));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the toolkit, and writes the layer only when all of it was read.
fn import(spec: &Path, args: &Args) -> Result<Declared, Error> {
    let toolkit: Toolkit = args.toolkit.parse().map_err(Error::NotAToolkit)?;
    let include = find_headers(&toolkit, &args.from)?;
    read::check(&include)?;
    load_libclang(args.libclang.as_deref())?;
    let facts = read::read(&include, &toolkit)?;
    let layer = match spec.join("declared/toolkits.rs").exists() {
        true => declared::load(spec).map_err(Error::Declared)?,
        false => Declared::default(),
    };
    let release = Release {
        toolkit,
        packages: Vec::new(),
    };
    let merged = merge::merge(&layer, release, facts.clone());
    output::write(&spec.join("declared"), &merged)?;
    Ok(facts)
}

/// The folders to look for headers in.
fn find_headers(toolkit: &Toolkit, from: &[PathBuf]) -> Result<Vec<PathBuf>, Error> {
    if !from.is_empty() {
        return Ok(from.to_vec());
    }
    let Some(packages) = packages::of_toolkit(toolkit) else {
        let known = packages::known_toolkits();
        return Err(Error::UnknownToolkit {
            asked: toolkit.clone(),
            known,
        });
    };
    let cache = fetch::cache_folder()?;
    let mut folders = Vec::new();
    for package in packages {
        let folder = fetch::fetch(&cache, package)?;
        folders.extend(fetch::find_below(&folder, "include"));
    }
    Ok(folders)
}

/// Loads the libclang that was named, or the one that is known to work.
fn load_libclang(named: Option<&Path>) -> Result<(), Error> {
    if named.is_some() || std::env::var_os("LIBCLANG_PATH").is_some() {
        return bind::load_libclang(named);
    }
    let Some(package) = packages::libclang() else {
        return bind::load_libclang(None);
    };
    let folder = fetch::fetch(&fetch::cache_folder()?, &package)?;
    let library = ["libclang.so", "libclang.dylib"];
    let library = library
        .iter()
        .find_map(|name| fetch::find_below(&folder, name));
    bind::load_libclang(library.as_deref())
}

fn summarize(facts: &Declared) -> String {
    let count = |api| facts.functions.iter().filter(|one| one.api == api).count();
    format!(
        "{} functions of the driver and {} of the runtime, {} enums, {} records, {} types, {} \
         constants",
        count(declared::Api::Driver),
        count(declared::Api::Runtime),
        facts.enums.len(),
        facts.records.len(),
        facts.typedefs.len(),
        facts.constants.len(),
    )
}
