//! Compares the PTX executor with a GPU, instruction by instruction. Small kernels run with many arguments,
//! including edge cases, and must return the same bits, except where the instruction set allows an error.

#![warn(missing_docs)]

mod types;

mod form;

mod evidence;
pub mod forms;
mod near;

mod gpu;
mod reference;

mod comparison;

pub use comparison::{Comparison, compare};
pub use evidence::Evidence;
pub use form::{Form, Held};
pub use gpu::{HEAD, record};
pub use types::Type;
