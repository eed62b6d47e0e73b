//! Recorded results of cases that the suite asks with other arguments today.
//!
//! The id of a case lists what differs from the plain case, so a new plain case gives an old id another meaning. The file
//! `outdated` of a subject lists such cases, one per line; a line that starts with `#` is a comment. Their results stay in
//! the snapshots and are not read. A new recording of a case removes its line.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use super::entry::Evidence;

/// The file with the cases.
pub(super) const FILE: &str = "outdated";

/// The cases that a file lists.
pub(super) fn parse(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Removes the results of the listed cases. A case without a recorded result is an error.
pub(super) fn apply(evidence: &mut Evidence, folder: &Path) -> Result<(), String> {
    let path = folder.join(FILE);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("cannot read {}: {error}", path.display())),
    };
    for case in parse(&text) {
        if evidence.remove(case).is_none() {
            return Err(format!(
                "{}: `{case}` has no recorded result; remove the line",
                path.display()
            ));
        }
    }
    Ok(())
}

/// Removes the lines of cases that were recorded again.
pub(super) fn forget(folder: &Path, recorded: &BTreeSet<&str>) -> io::Result<()> {
    let path = folder.join(FILE);
    let text = match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        text => text?,
    };
    if !parse(&text).any(|case| recorded.contains(case)) {
        return Ok(());
    }
    let lines = text.split_inclusive('\n');
    let kept: String = lines
        .filter(|line| !recorded.contains(line.trim()))
        .collect();
    if parse(&kept).next().is_none() {
        return fs::remove_file(path);
    }
    fs::write(path, kept)
}
