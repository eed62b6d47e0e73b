//! A folder that others are stored beside is recorded again without changing the results that they inherit: its
//! snapshots move into a folder `earlier-1` inside it, which becomes the neighbour of the others and of itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use cuspec_case::Api;

use super::beside::{self, note, straight};
use super::{Evidence, NotRun, group, load, outdated};
use crate::results::CaseResult;

/// The name of the folder, before its number.
const EARLIER: &str = "earlier";

/// Earlier results that other folders inherit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetAside {
    /// Their folder; `None` if they stayed.
    pub folder: Option<PathBuf>,
    /// The cases that have another result now, with both results.
    pub changed: Vec<String>,
}

/// Sets the recorded results of the subject `name` aside if they differ from those of a run and folders below `root`
/// inherit them.
pub fn set_aside(
    root: &Path,
    name: &str,
    results: &[CaseResult],
    not_run: &[NotRun<'_>],
) -> Result<SetAside, String> {
    let inheritors = inheritors(root, name)?;
    if inheritors.is_empty() {
        return Ok(SetAside::default());
    }
    let before = load(&root.join(name))?;
    let after: Evidence = group(results, not_run).into_values().flatten().collect();
    if before == after {
        return Ok(SetAside::default());
    }
    Ok(SetAside {
        folder: Some(move_snapshots(root, name, &inheritors)?),
        changed: changed(&before, &after),
    })
}

fn changed(before: &Evidence, after: &Evidence) -> Vec<String> {
    let both = after
        .iter()
        .filter_map(|(case, now)| Some((case, now, before.get(case)?)));
    let changed = both.filter(|(_, now, then)| now.behaviour != then.behaviour);
    let changed = changed
        .map(|(case, now, then)| format!("{case}: {}, before {}", now.behaviour, then.behaviour));
    changed.collect()
}

/// The folders below `root` that are stored as differences from the folder `name`, by name.
fn inheritors(root: &Path, name: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    // The first recording makes the folder.
    if !root.is_dir() {
        return Ok(found);
    }
    visit(root, Path::new(""), &mut |folder, neighbour| {
        if neighbour == Path::new(name) {
            found.push(folder.to_string_lossy().into_owned());
        }
    })?;
    found.sort();
    Ok(found)
}

/// Visits the folders below `root` that have a neighbour. Both paths are relative to it.
fn visit(root: &Path, folder: &Path, found: &mut dyn FnMut(&Path, &Path)) -> Result<(), String> {
    let path = root.join(folder);
    let failed = |error: io::Error| format!("cannot read {}: {error}", path.display());
    if let Some(neighbour) = neighbour(root, folder)? {
        found(folder, &neighbour);
    }
    for entry in fs::read_dir(&path).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if entry.file_type().map_err(failed)?.is_dir() {
            visit(root, &folder.join(entry.file_name()), found)?;
        }
    }
    Ok(())
}

/// The neighbour of a folder. Both paths are relative to `root`.
fn neighbour(root: &Path, folder: &Path) -> Result<Option<PathBuf>, String> {
    let way = beside::neighbour(&root.join(folder))?;
    Ok(way.map(|way| straight(way.strip_prefix(root).unwrap_or(&way))))
}

/// Moves the snapshots of the folder `name`, and its list of outdated cases, into a new folder, and returns its path. The
/// complete evidence of the folder and of its inheritors stays the same.
fn move_snapshots(root: &Path, name: &str, inheritors: &[String]) -> Result<PathBuf, String> {
    let earlier = |number: u32| format!("{name}/{EARLIER}-{number}");
    let mut number = 1;
    while root.join(earlier(number)).exists() {
        number += 1;
    }
    let aside = earlier(number);
    let own = neighbour(root, Path::new(name))?;
    let failed = |error: io::Error| format!("cannot write to {}: {error}", root.display());
    fs::create_dir_all(root.join(&aside)).map_err(failed)?;
    for part in Api::ALL.map(Api::word).into_iter().chain([outdated::FILE]) {
        let recorded = root.join(name).join(part);
        if recorded.exists() {
            fs::rename(recorded, root.join(&aside).join(part)).map_err(failed)?;
        }
    }
    if let Some(own) = own {
        note(root, &aside, &own.to_string_lossy()).map_err(failed)?;
    }
    for folder in inheritors.iter().map(String::as_str).chain([name]) {
        note(root, folder, &aside).map_err(failed)?;
    }
    Ok(root.join(aside))
}
