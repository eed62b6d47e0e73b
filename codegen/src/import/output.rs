//! The declared layer to its folder, all of it or nothing.

use std::fs;
use std::path::Path;

use cuspec_spec::declared::{self, Declared};

use super::error::Error;

/// Writes the layer beside `folder` and puts it in its place when it is complete.
pub fn write(folder: &Path, declared: &Declared) -> Result<(), Error> {
    let parent = folder.parent().unwrap_or(Path::new("."));
    let fail = |error: std::io::Error| Error::File {
        path: folder.to_owned(),
        reason: format!("cannot be written: {error}"),
    };
    fs::create_dir_all(parent).map_err(fail)?;
    let fresh = tempfile::Builder::new()
        .prefix(".declared")
        .tempdir_in(parent)
        .map_err(fail)?;
    let stage = fresh.path().join("declared");
    for (path, text) in declared::write(declared) {
        let path = stage.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&stage)).map_err(fail)?;
        fs::write(&path, text).map_err(fail)?;
    }
    let old = fresh.path().join("old");
    let had_one = folder.exists();
    if had_one {
        fs::rename(folder, &old).map_err(fail)?;
    }
    fs::rename(&stage, folder).map_err(|error| {
        if had_one {
            // What was there is better than nothing.
            let _ = fs::rename(&old, folder);
        }
        fail(error)
    })
}
