//! The subject that only writes its results.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, finish};

/// Builds it in a folder.
pub(crate) fn build(folder: &Path) -> Result<PathBuf, Error> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("subject/nothing.c");
    let library = folder.join("libcuda.so.1");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O2", "-o"]);
    compiler.arg(&library).arg(&source);
    finish("building the subject", &mut compiler)?;
    Ok(library)
}
