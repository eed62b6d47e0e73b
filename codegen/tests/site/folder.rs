//! The output folder of a site.

use std::fs;
use std::process::Output;

use tempfile::TempDir;

use super::made::{copy, fixture, site, stderr};

#[test]
fn making_a_site_again_writes_nothing() {
    let folder = TempDir::new().expect("a temporary folder");
    let printed = |output: Output| String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!printed(site(&fixture(), folder.path(), &[])).contains(": 0 written"));
    let again = printed(site(&fixture(), folder.path(), &[]));
    assert!(again.contains(": 0 written, 0 removed"), "{again}");
}

#[test]
fn pages_of_an_earlier_site_are_removed_and_other_files_stay() {
    let folder = TempDir::new().expect("a temporary folder");
    site(&fixture(), folder.path(), &[]);
    let list = folder.path().join("files.txt");
    let text = fs::read_to_string(&list).expect("the list");
    fs::write(&list, text + "f/cuLampGone.html\n../outside.txt\n").expect("the list");
    fs::write(folder.path().join("f/cuLampGone.html"), "").expect("a page");
    fs::write(folder.path().join("f/mine.html"), "").expect("a file");
    let output = site(&fixture(), folder.path(), &[]);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("1 removed"), "{printed}");
    assert!(!folder.path().join("f/cuLampGone.html").exists());
    assert!(folder.path().join("f/mine.html").exists());
}

#[test]
fn a_published_site_names_its_pages() {
    let folder = TempDir::new().expect("a temporary folder");
    let output = site(
        &fixture(),
        folder.path(),
        &["--base", "https://example.org/lamps/"],
    );
    assert!(output.status.success(), "{}", stderr(&output));
    let map = fs::read_to_string(folder.path().join("sitemap.txt")).expect("a site map");
    assert!(
        map.contains("https://example.org/lamps/f/cuLampOpen_v2.html\n"),
        "{map}"
    );
    assert!(!map.contains("ptsz"), "{map}");
}

#[test]
fn a_mistake_in_the_registry_writes_nothing() {
    let root = TempDir::new().expect("a temporary folder");
    copy(&fixture(), root.path());
    let path = root.path().join("spec/guide/lamps.rs");
    let text = fs::read_to_string(&path).expect("the guide");
    fs::write(&path, text.replace("cuLampClose", "cuLampClosed")).expect("the guide");
    let output = site(root.path(), &root.path().join("out"), &[]);
    assert_eq!(output.status.code(), Some(1));
    let printed = stderr(&output);
    assert!(
        printed.contains("guide/lamps.rs") && printed.contains("did you mean `cuLampClose`?"),
        "{printed}"
    );
    assert!(!root.path().join("out").exists());
}
