//! Evidence that says only where it differs from a neighbour's: two releases of a runtime above one driver
//! do nearly all the same, and what is the same is kept once.
//!
//! The folder has a file `beside` with the way to the folder of the neighbour, which may have one in turn. A
//! snapshot in it has the cases in which something else was done. One that was not run, although
//! it was beside, is a `-`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::entry::{Entry, Evidence};

/// The file that names the neighbour.
pub(super) const FILE: &str = "beside";

/// What a case did that was not run.
const NOTHING: &str = "-";

/// The folder of the neighbour, if this one has one.
pub(super) fn neighbour(folder: &Path) -> Result<Option<PathBuf>, String> {
    let path = folder.join(FILE);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(folder.join(text.trim()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

/// Notes in a folder which one its neighbour is. Both are folders below `root`, by their names.
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

/// A way without going back.
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

/// Takes over what differs from the neighbour.
pub(super) fn apply(evidence: &mut Evidence, differences: impl Iterator<Item = (String, Entry)>) {
    for (case, entry) in differences {
        if entry.behaviour == NOTHING {
            evidence.remove(&case);
        } else {
            evidence.insert(case, entry);
        }
    }
}

/// Leaves in each group what differs from the neighbour, and no group without a difference.
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
    fn a_way_goes_straight() {
        let way = Path::new("gpu/cudart-2/../../gpu/cudart-1");
        assert_eq!(straight(way), Path::new("gpu/cudart-1"));
    }
}
