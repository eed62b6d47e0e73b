//! Evidence that is stored as differences from a neighbour: two releases of a runtime above one driver differ
//! in few cases, and equal results are stored once.
//!
//! The folder contains a file `beside` with the relative path of the neighbour, which may have a neighbour in
//! turn. Its snapshots contain the cases with another result. `-` marks a case that was run on the neighbour
//! but not here.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::entry::{Entry, Evidence};

/// The file with the path of the neighbour.
pub(super) const FILE: &str = "beside";

/// The entry of a case that was not run.
const NOTHING: &str = "-";

/// The folder of the neighbour, if there is one.
pub(super) fn neighbour(folder: &Path) -> Result<Option<PathBuf>, String> {
    let path = folder.join(FILE);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(folder.join(text.trim()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

/// Records the neighbour of a folder. Both are folders below `root`, given by name.
pub fn note(root: &Path, name: &str, neighbour: &str) -> io::Result<()> {
    let up = Path::new(name).components();
    let up = up.filter(|part| matches!(part, Component::Normal(_)));
    let way: PathBuf = up.map(|_| "..").collect();
    let folder = root.join(name);
    fs::create_dir_all(&folder)?;
    fs::write(
        folder.join(FILE),
        format!("{}\n", way.join(neighbour).display()),
    )
}

/// Resolves `..` in a path.
pub(super) fn straight(way: &Path) -> PathBuf {
    let mut straight = PathBuf::new();
    for part in way.components() {
        match part {
            Component::ParentDir => {
                straight.pop();
            }
            part => straight.push(part),
        }
    }
    straight
}

/// Applies the differences to the neighbour's evidence.
pub(super) fn apply(evidence: &mut Evidence, differences: impl Iterator<Item = (String, Entry)>) {
    for (case, entry) in differences {
        if entry.behaviour == NOTHING {
            evidence.remove(&case);
        } else {
            evidence.insert(case, entry);
        }
    }
}

/// Removes cases without a difference from the neighbour, and groups that become empty.
pub(super) fn reduce<'a>(
    groups: &mut BTreeMap<&'a str, Evidence>,
    left_out: impl Iterator<Item = (&'a str, &'a str)>,
    neighbour: &Evidence,
) {
    for entries in groups.values_mut() {
        entries.retain(|case, entry| neighbour.get(case) != Some(entry));
    }
    for (group, case) in left_out {
        if neighbour.contains_key(case) {
            let nothing = Entry {
                behaviour: NOTHING.to_owned(),
                undefined: false,
                wrote: Default::default(),
            };
            let entries = groups.entry(group).or_default();
            entries.insert(case.to_owned(), nothing);
        }
    }
    groups.retain(|_, entries| !entries.is_empty());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parent_components_of_a_path_are_resolved() {
        let way = Path::new("gpu/cudart-2/../../gpu/cudart-1");
        assert_eq!(straight(way), Path::new("gpu/cudart-1"));
    }
}
