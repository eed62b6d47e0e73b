//! Files that are there whole or not at all.

use std::io;
use std::path::Path;

/// Writes a file through another one beside it, so that nobody ever reads half of it and a full disk
/// leaves what was there before. What is no file, a pipe or a terminal, is written to as it is.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let is_file = path
        .symlink_metadata()
        .map_or(true, |found| found.is_file());
    let (true, Some(name)) = (is_file, path.file_name()) else {
        return std::fs::write(path, text);
    };
    let mut other = name.to_owned();
    other.push(".new");
    let other = path.with_file_name(other);
    let written = std::fs::write(&other, text).and_then(|()| std::fs::rename(&other, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&other);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_put_in_place_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        write(&path, "before").expect("a file");
        // A name that fits, and with what is added to it no longer does.
        let long = folder.path().join("x".repeat(253));
        write(&long, "text").expect_err("too long a name");
        let names = std::fs::read_dir(folder.path()).expect("a folder");
        assert_eq!(names.count(), 1);
        write(&path, "after").expect("a file");
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "after");
    }

    #[test]
    fn what_is_no_file_is_written_to() {
        write(Path::new("/dev/null"), "text").expect("no error");
    }
}
