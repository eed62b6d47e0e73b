//! The files of the site on disk: what differs is written, what an earlier site left is removed.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Component, Path};

use cuspec_site::Page;
use rayon::prelude::*;

/// Names every file that a site has written, so that the next one knows its own.
const LIST: &str = "files.txt";

/// How many files a site changed.
pub(super) struct Written {
    pub changed: usize,
    pub removed: usize,
}

/// Brings a folder in line with the pages. Nothing is removed that no earlier site has written.
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
        // The list may have been changed by hand: nothing outside of the folder is touched.
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

/// Writes a file unless it is there already; whether it was written.
fn replace(path: &Path, text: &str) -> io::Result<bool> {
    if fs::read(path).ok().as_deref() == Some(text.as_bytes()) {
        return Ok(false);
    }
    fs::write(path, text).map_err(|error| named(error, path))?;
    Ok(true)
}

/// The error with the file's name before it.
fn named(error: io::Error, path: &Path) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
