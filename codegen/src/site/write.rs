//! The files of the site on disk: writes files that differ, removes files of an earlier site.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Component, Path};

use cuspec_site::Page;
use rayon::prelude::*;

/// File that lists all files of a site, so that the next run recognizes them.
const LIST: &str = "files.txt";

/// Numbers of changed files.
pub(super) struct Written {
    pub changed: usize,
    pub removed: usize,
}

/// Makes a folder equal to the pages. Only files that an earlier site wrote are removed.
pub(super) fn write(folder: &Path, pages: &[Page]) -> io::Result<Written> {
    let earlier = fs::read_to_string(folder.join(LIST)).unwrap_or_default();
    let folders: BTreeSet<&Path> = pages
        .iter()
        .filter_map(|page| Path::new(&page.path).parent())
        .collect();
    for path in folders {
        let path = folder.join(path);
        fs::create_dir_all(&path).map_err(|error| named(error, &path))?;
    }
    let changed: Vec<bool> = pages
        .par_iter()
        .map(|page| replace(&folder.join(&page.path), &page.text))
        .collect::<io::Result<_>>()?;
    let current: BTreeSet<&str> = pages.iter().map(|page| page.path.as_str()).collect();
    let mut removed = 0;
    for path in earlier.lines().filter(|path| !current.contains(path)) {
        // The list may have been edited: no path outside the folder is touched.
        let is_inside = Path::new(path)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        if is_inside && fs::remove_file(folder.join(path)).is_ok() {
            removed += 1;
        }
    }
    let list: Vec<&str> = current.into_iter().collect();
    replace(&folder.join(LIST), &(list.join("\n") + "\n"))?;
    Ok(Written {
        changed: changed.into_iter().filter(|changed| *changed).count(),
        removed,
    })
}

/// Writes a file unless it is current. Returns whether it was written.
fn replace(path: &Path, text: &str) -> io::Result<bool> {
    if fs::read(path).ok().as_deref() == Some(text.as_bytes()) {
        return Ok(false);
    }
    fs::write(path, text).map_err(|error| named(error, path))?;
    Ok(true)
}

/// Adds the name of the file to an error.
fn named(error: io::Error, path: &Path) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
