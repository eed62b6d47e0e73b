//! Output folders of commands.

use std::path::{Path, PathBuf};

use crate::results::exit::Stop;

/// Creates the folder and returns its absolute path.
pub(super) fn prepare(out: &Path) -> Result<PathBuf, Stop> {
    std::fs::create_dir_all(out).map_err(|error| Stop::cannot_write(out, &error))?;
    out.canonicalize()
        .map_err(|error| Stop::cannot_write(out, &error))
}
