//! The guide: text for readers that is neither in declarations nor in contracts. It has titles of groups, the
//! meaning of codes and notes, the creation and destruction of handles, programs that call the APIs, and
//! findings about a driver. Moved addresses are here as well.
//!
//! `spec/guide/*.rs` and `spec/guide/findings/*.rs` are written by hand. Each file contains enums, and the
//! attribute of an enum defines the meaning of its variants:
//!
//! ```text
//! #[notes]
//! enum Note {
//!     /// The call may return the code of work that was launched earlier.
//!     errors_from_earlier_launches,
//! }
//! ```

mod braces;
mod check;
pub mod model;
mod read;

use std::path::Path;

pub use model::*;

use crate::contract::Contracts;
use crate::declared::Declared;
use crate::diagnostic::Diagnostic;
use crate::source::{File, Source, list};

/// Loads the guide below `root` (the `spec/` folder); empty if the folder does not exist. Reports undeclared
/// names, and facts that a contract already has.
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
