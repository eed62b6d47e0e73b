//! `cuconform`: tests whether a library conforms to the registry.

use std::process::ExitCode;

use cuspec_conformance::cli;
use cuspec_conformance::suite::Suite;

fn main() -> ExitCode {
    cli::main(&Suite::generated())
}
