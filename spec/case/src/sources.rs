//! Which state of the registry a suite was generated from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// The folders of `spec/` that the suite is made from.
const FOLDERS: [&str; 3] = ["declared", "vocabulary", "contracts"];

/// A hash of every `.rs` file of the registry in `spec`, by its path and its bytes, as 64
/// hexadecimal digits. A folder that is not there holds no file.
pub fn hash(spec: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    for folder in FOLDERS {
        for file in files_below(&spec.join(folder))? {
            let bytes = fs::read(&file)?;
            let name = file.strip_prefix(spec).unwrap_or(&file);
            hash.update(name.to_string_lossy().as_bytes());
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
    }
    let digest = hash.finalize();
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
