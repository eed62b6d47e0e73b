//! Holds the executor of PTX against a GPU, instruction by instruction: small kernels with many arguments, edge
//! values among them, run on both, and give the same bits, except where the instruction set allows an error.

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
