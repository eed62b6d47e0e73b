//! Where the reference driver lies: cargo builds it beside this program.

use std::path::{Path, PathBuf};

/// The reference driver, under the name that programs look for.
///
/// Beside the program may lie `libcuda.so.1`, put there by whoever copied both to another machine; or
/// cargo's own output, `libcuda.so` in `deps`, for which a link of that name is made.
pub fn find() -> Result<PathBuf, String> {
    let program = std::env::current_exe()
        .map_err(|error| format!("cannot tell where this program lies: {error}"))?;
    let folder = program.parent().unwrap_or(Path::new("."));
    let built = [folder.join("deps/libcuda.so"), folder.join("libcuda.so")];
    if let Some(library) = built.into_iter().find(|path| path.is_file()) {
        return Ok(link(&library, &folder.join("libcuda.so.1")));
    }
    let copied = folder.join("libcuda.so.1");
    if copied.is_file() {
        return Ok(copied);
    }
    Err(format!(
        "the reference driver is not in {}; build it with `cargo build -p cuspec-reference-driver`, \
         or name a library with --driver",
        folder.display()
    ))
}

/// Makes the link if it can be made; the library will do as well.
fn link(library: &Path, link: &Path) -> PathBuf {
    if std::fs::read_link(link).is_ok_and(|target| target == library) {
        return link.to_owned();
    }
    if link.is_symlink() {
        let _ = std::fs::remove_file(link);
    }
    match std::os::unix::fs::symlink(library, link) {
        Ok(()) => link.to_owned(),
        Err(_) => library.to_owned(),
    }
}
