//! Passes libraries and search folders to the linker.

use std::env;
use std::path::{Path, PathBuf};

/// Environment variable with folders to search, as a list like `PATH`.
const SEARCH: &str = "CUSPEC_LINK_SEARCH";

/// Environment variables that name a toolkit.
const ROOTS: &[&str] = &["CUDA_PATH", "CUDA_HOME", "CUDA_ROOT"];

/// Library folders of a toolkit. A machine without a driver links against the stubs.
const FOLDERS: &[&str] = &["lib64", "lib", "lib/x64", "lib64/stubs", "lib/stubs"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for folder in folders() {
        println!("cargo::rustc-link-search=native={}", folder.display());
    }
    if has("DRIVER") {
        println!("cargo::rustc-link-lib=dylib=cuda");
    }
    match (has("RUNTIME_STATIC"), has("RUNTIME")) {
        (true, _) => runtime_as_archive(),
        (false, true) => println!("cargo::rustc-link-lib=dylib=cudart"),
        (false, false) => {}
    }
}

fn has(feature: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{feature}")).is_some()
}

/// The archive does not list its dependencies.
fn runtime_as_archive() {
    println!("cargo::rustc-link-lib=static=cudart_static");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        for library in ["rt", "pthread", "dl"] {
            println!("cargo::rustc-link-lib=dylib={library}");
        }
    }
}

fn folders() -> Vec<PathBuf> {
    println!("cargo::rerun-if-env-changed={SEARCH}");
    let named = env::var_os(SEARCH).unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&named)
        .filter(|folder| !folder.as_os_str().is_empty())
        .collect();
    let mut roots = Vec::new();
    for name in ROOTS {
        println!("cargo::rerun-if-env-changed={name}");
        roots.extend(env::var_os(name).map(PathBuf::from));
    }
    roots.push(PathBuf::from("/usr/local/cuda"));
    let below = |root: &PathBuf| FOLDERS.iter().map(|folder| root.join(folder)).collect();
    let below = roots
        .iter()
        .flat_map(|root| -> Vec<PathBuf> { below(root) });
    folders.extend(below.filter(|folder| Path::is_dir(folder)));
    folders
}
