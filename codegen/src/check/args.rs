//! The arguments of `cuspec check`.

use std::path::PathBuf;

use cuspec_spec::case::docs::Docs;
use cuspec_spec::declared::Toolkit;

/// Reports every mistake of the registry, or compares the exports of a library with it.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 the registry has no mistakes, or the library exports all that the toolkit declares; \
1 there are mistakes, or symbols are missing; 2 the command line is invalid, or there is \
nothing to compare with the registry")]
pub(crate) struct Args {
    /// Compares the exports of this shared library with the registry, without loading the library.
    #[arg(long, value_name = "PATH")]
    pub(super) library: Option<PathBuf>,
    /// Compares with this toolkit, not with the toolkit that the library is nearest to.
    #[arg(long, value_name = "VERSION", requires = "library")]
    pub(super) toolkit: Option<Toolkit>,
    /// Also lists the exports that are not part of the API.
    #[arg(long, requires = "library")]
    pub(super) verbose: bool,
    /// Prints JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// The reference that mistakes link to: its published address, or the folder that `cuspec site` wrote
    /// [default: target/site in this folder or one above it, if it exists].
    #[arg(long, value_name = "URL", value_parser = Docs::parse, conflicts_with = "library")]
    pub(super) docs: Option<Docs>,
}
