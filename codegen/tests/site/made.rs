//! Sites for tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use tempfile::TempDir;

use super::page::Parsed;

/// Runs `cuspec site` in a folder that contains `spec`.
pub(crate) fn site(root: &Path, out: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .args(["--spec", "spec", "site", "--out"])
        .arg(out)
        .args(args)
        .current_dir(root)
        .output()
        .expect("cuspec runs")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A site with its pages, by their address.
pub(crate) struct Site {
    pub folder: TempDir,
    pub pages: BTreeMap<String, Parsed>,
}

impl Site {
    pub(crate) fn make(root: &Path) -> Site {
        let folder = TempDir::new().expect("a temporary folder");
        let output = site(root, folder.path(), &[]);
        assert!(output.status.success(), "{}", stderr(&output));
        let mut pages = BTreeMap::new();
        for path in files(folder.path()) {
            if path.ends_with(".html") {
                let text = fs::read_to_string(folder.path().join(&path)).expect("a page");
                pages.insert(path, Parsed::new(&text));
            }
        }
        Site { folder, pages }
    }

    pub(crate) fn read(&self, path: &str) -> String {
        let text = fs::read_to_string(self.folder.path().join(path));
        text.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Returns a page with each element on a separate line.
    pub(crate) fn lines(&self, path: &str) -> String {
        self.read(path).replace('<', "\n<").replace("\n</", "</")
    }

    /// Whether the site has an address, such as `f/cuInit.html#Flags.one`.
    pub(crate) fn has(&self, address: &str) -> bool {
        let (path, anchor) = address.split_once('#').unwrap_or((address, ""));
        let page = self.pages.get(path);
        page.is_some_and(|page| anchor.is_empty() || page.ids.iter().any(|id| id == anchor))
    }
}

pub(crate) fn files(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let path = path.strip_prefix(root).expect("a path below the root");
                    found.push(path.display().to_string());
                }
            }
        }
    }
    found.sort();
    found
}

pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/site/lamps")
}

/// The site of the real registry, made once.
pub(crate) fn real() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| Site::make(&repository()))
}

pub(crate) fn lamps() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| Site::make(&fixture()))
}

pub(crate) fn copy(from: &Path, to: &Path) {
    for file in files(from) {
        let target = to.join(&file);
        fs::create_dir_all(target.parent().expect("a folder")).expect("a folder");
        fs::copy(from.join(&file), target).expect("a copy");
    }
}
