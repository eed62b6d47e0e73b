//! What `cuspec check` is asked for.

use std::path::PathBuf;

use cuspec_spec::case::docs::Docs;
use cuspec_spec::declared::Toolkit;

/// Looks for every mistake of the registry, or holds a library's exports against it.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 the registry has no mistakes, or the library exports all that the toolkit declares; \
1 there are mistakes, or symbols are missing; 2 the command line makes no sense, or there is \
nothing to hold against the registry")]
pub(crate) struct Args {
    /// Holds the exports of this shared library against the registry, without loading it.
    #[arg(long, value_name = "PATH")]
    pub(super) library: Option<PathBuf>,
    /// Takes this toolkit's symbols, and not those of the toolkit that the library is nearest to.
    #[arg(long, value_name = "VERSION", requires = "library")]
    pub(super) toolkit: Option<Toolkit>,
    /// Also names the exports that are no part of the API.
    #[arg(long, requires = "library")]
    pub(super) verbose: bool,
    /// Prints JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// The reference that mistakes link to: where it is published, or the folder that `cuspec site`
    /// wrote [default: target/site from here upwards, if it is there].
    #[arg(long, value_name = "URL", value_parser = Docs::parse, conflicts_with = "library")]
    pub(super) docs: Option<Docs>,
}
