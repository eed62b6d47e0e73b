//! A planned case: what the planner writes into the suite and the runner reads from it.
//!
//! A [`Case`] is one call, or one scenario. Everything that depends on the machine is left in it as
//! an [`Expr`], which the worker evaluates; everything else is already decided. The suite holds
//! cases as [`table`]s: what the cases of one function have in common stands there once.

#![warn(missing_docs)]

pub mod address;
mod basis;
pub mod canary;
mod case;
pub mod docs;
mod effect;
mod expr;
mod fault_entry;
mod library;
mod program;
pub mod sources;
pub mod table;
mod waiting;

use case::{EnsureEntry, FaultEntry};

pub use basis::Basis;
pub use case::*;
pub use effect::*;
pub use expr::*;
pub use library::{Files, LIBRARIES, Library, Query};
pub use program::Program;
pub use waiting::{Copied, Held, ReadTime, Waiting};
