//! The library that a command line names.

use cuspec_spec::case::{LIBRARIES, Library};

/// The row of a library's word; the mistake lists the words that there are.
pub(crate) fn find(word: &str) -> Result<&'static Library, String> {
    let found = LIBRARIES.iter().find(|library| library.word == word);
    found.ok_or_else(|| {
        let known: Vec<&str> = LIBRARIES.iter().map(|library| library.word).collect();
        format!(
            "there is no library of that name; there are: {}",
            known.join(", ")
        )
    })
}
