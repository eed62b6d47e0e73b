//! Tests of the workspace itself: order of modules, documents, steps of CI, messages.

mod crates;
mod documents;
mod layers;
mod messages;
mod steps;

use std::path::{Path, PathBuf};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
