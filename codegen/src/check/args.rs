//! The arguments of `cuspec check`.

use std::path::PathBuf;

use cuspec_spec::case::docs::Docs;
use cuspec_spec::declared::Toolkit;

/// Reports every mistake of the registry, or compares the exports of a library with it.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 the registry has no mistakes, or the library exports every function of the toolkit; \
1 the registry has mistakes, or the library lacks symbols; 2 the command line is invalid, or the \
library cannot be compared with the registry")]
pub(crate) struct Args {
    /// Compare the exports of this shared library with the registry, without loading the library.
    #[arg(long, value_name = "PATH")]
    pub(super) library: Option<PathBuf>,
    /// The toolkit to compare the library with [default: the toolkit with the fewest missing and extra symbols].
    #[arg(long, value_name = "VERSION", requires = "library")]
    pub(super) toolkit: Option<Toolkit>,
    /// List the exports that are not part of the API too.
    #[arg(long, requires = "library")]
    pub(super) verbose: bool,
    /// Print JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// The reference documentation that mistakes link to: its URL, or the output folder of `cuspec site`
    /// [default: target/site in this folder or a parent, if it exists].
    #[arg(long, value_name = "URL", value_parser = Docs::parse, conflicts_with = "library")]
    pub(super) docs: Option<Docs>,
}
