//! The complete messages of `cuconform` if a command fails.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages");
    cuspec_tidy::run_scripts(Path::new(env!("CARGO_BIN_EXE_cuconform")), &folder)
}
