//! What holds the workspace itself: the order of its modules, its documents and its steps.

mod documents;
mod layers;
mod messages;
mod steps;

use std::path::{Path, PathBuf};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
