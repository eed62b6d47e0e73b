//! Atomic writing of files.

use std::io;
use std::path::Path;

/// Writes to a file beside the target and renames it, so that no reader sees a partial file and an error
/// keeps the old one. Pipes and terminals are written directly.
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
    fn a_failed_write_leaves_no_temporary_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        write(&path, "before").expect("a file");
        // This name fits, but not with the suffix of the temporary file.
        let long = folder.path().join("x".repeat(253));
        write(&long, "text").expect_err("too long a name");
        let names = std::fs::read_dir(folder.path()).expect("a folder");
        assert_eq!(names.count(), 1);
        write(&path, "after").expect("a file");
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "after");
    }

    #[test]
    fn pipes_and_devices_are_written_directly() {
        write(Path::new("/dev/null"), "text").expect("no error");
    }
}
