//! The library named on a command line.

use cuspec_spec::case::{LIBRARIES, Library};

/// Finds a library by its word; the error lists the valid words.
pub(crate) fn find(word: &str) -> Result<&'static Library, String> {
    let found = LIBRARIES.iter().find(|library| library.word == word);
    found.ok_or_else(|| {
        let known: Vec<&str> = LIBRARIES.iter().map(|library| library.word).collect();
        format!("unknown library; known: {}", known.join(", "))
    })
}
