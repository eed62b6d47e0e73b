//! `cuconform`: checks a library against the registry.

use std::process::ExitCode;

use cuspec_conformance::cli;
use cuspec_conformance::suite::Suite;

fn main() -> ExitCode {
    cli::main(&Suite::generated())
}
