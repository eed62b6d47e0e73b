//! The folder that a command writes to.

use std::path::{Path, PathBuf};

use crate::results::exit::Stop;

/// Makes the folder, and gives its whole path.
pub(super) fn prepare(out: &Path) -> Result<PathBuf, Stop> {
    std::fs::create_dir_all(out).map_err(|error| Stop::cannot_write(out, &error))?;
    out.canonicalize()
        .map_err(|error| Stop::cannot_write(out, &error))
}
