//! The hand-written half of the registry: contracts and their vocabulary.
//!
//! Reading resolves names: the result refers to declared functions, enumerators and
//! domains that exist, and all mistakes are collected with their places.

mod check;
pub mod grounds;
mod model;
mod naming;
mod read;
mod solve;

pub use check::{Restored, check, restored};
pub use model::*;
pub use naming::{attribute_name, kebab, snake};
pub(crate) use read::attributes;
pub use read::load;
pub use solve::{axes, call_space, choice, eval, incremental, machine, unlisted, value};
