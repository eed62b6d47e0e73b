//! The complete messages of `cuspec` for requests that fail.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages");
    cuspec_tidy::run_scripts(Path::new(env!("CARGO_BIN_EXE_cuspec")), &folder)
}
