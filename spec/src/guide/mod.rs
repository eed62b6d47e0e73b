//! The guide: what readers are told beside declarations and contracts. Titles of groups, what codes
//! and notes mean, how handles come and go, which programs call what, and what was found out about
//! a driver. Addresses that moved stand here as well.
//!
//! `spec/guide/*.rs` and `spec/guide/findings/*.rs` are written by people. Every file holds enums, and
//! what an enum is marked with says what its variants are:
//!
//! ```text
//! #[notes]
//! enum Note {
//!     /// The call may return the code of work that was launched earlier.
//!     errors_from_earlier_launches,
//! }
//! ```

mod check;
pub mod model;
mod read;

use std::path::Path;

pub use model::*;

use crate::contract::Contracts;
use crate::declared::Declared;
use crate::diagnostic::Diagnostic;
use crate::source::{File, Source, list};

/// Reads the guide below `root` (the `spec/` folder); nothing where there is no such folder. Names
/// that no header declares are mistakes, and so is what a contract says already.
pub fn load(
    root: &Path,
    history: &Declared,
    contracts: &Contracts,
    mistakes: &mut Vec<Diagnostic>,
) -> Guide {
    let mut guide = Guide::default();
    for path in list(root, "guide")
        .into_iter()
        .chain(list(root, "guide/findings"))
    {
        if let Some(source) = Source::read(root, &path, mistakes) {
            read::lists(
                &mut File::of(&source, mistakes),
                &source.syntax.items,
                &mut guide,
            );
        }
    }
    mistakes.extend(check::check(&guide, history, contracts));
    guide
}
