//! Recorded behaviour, read from insta snapshots: a header, then `case  behaviour` lines.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What one subject did, case by case.
pub(crate) struct Evidence {
    behaviours: HashMap<String, String>,
    /// The version the subject said it was, 13000 for 13.0, where that was recorded.
    pub driver_version: Option<u32>,
}

impl Evidence {
    /// Reads every `.snap` file of a folder.
    pub(crate) fn load(folder: &Path) -> Result<Self, String> {
        let fail = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
        let mut behaviours = HashMap::new();
        for entry in fs::read_dir(folder).map_err(fail)? {
            let path = entry.map_err(fail)?.path();
            if path.extension().is_some_and(|e| e == "snap") {
                let text = fs::read_to_string(&path)
                    .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
                behaviours.extend(lines(&text));
            }
        }
        if behaviours.is_empty() {
            return Err(format!("{} holds no recorded cases", folder.display()));
        }
        let environment = fs::read_to_string(folder.join("environment.json"));
        let driver_version = environment.ok().and_then(|text| version_in(&text));
        Ok(Self {
            behaviours,
            driver_version,
        })
    }

    pub(crate) fn of(&self, case: &str) -> Option<&str> {
        self.behaviours.get(case).map(String::as_str)
    }
}

fn version_in(environment: &str) -> Option<u32> {
    let environment: serde_json::Value = serde_json::from_str(environment).ok()?;
    let version = environment.get("driver")?.get("driver_version")?.as_u64()?;
    u32::try_from(version).ok()
}

/// The pairs of a snapshot; the header stands between two `---` lines.
fn lines(text: &str) -> impl Iterator<Item = (String, String)> + '_ {
    let body = text.splitn(3, "---\n").nth(2).unwrap_or(text);
    body.lines().filter_map(|line| {
        let (case, behaviour) = line.split_once("  ")?;
        Some((case.to_owned(), behaviour.trim().to_owned()))
    })
}

/// The evidence of a real driver beside the registry; the reference driver's does not count.
pub(super) fn find(spec: &Path) -> Option<PathBuf> {
    let root = spec
        .parent()
        .filter(|p| !p.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join("conformance/evidence"))
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir() && !path.ends_with("reference"))
        .collect();
    folders.sort();
    folders.pop()
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn what_stands_after_the_header_is_read() {
        let text = "---\nsource: x\n---\ncuInit[]  CUDA_SUCCESS\ncuInit[Flags=one]  crash\n";
        let found: Vec<_> = lines(text).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(
            found[1],
            ("cuInit[Flags=one]".to_owned(), "crash".to_owned())
        );
    }
}
