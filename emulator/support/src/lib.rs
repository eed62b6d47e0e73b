//! The hand-written code that the printed contracts, crate `cuspec-glue`, are made of: three-valued numbers, arguments,
//! checks, and the functions that a library exports.

mod verdict;

pub mod mutation;
pub mod tri;

mod arguments;
mod calls;
mod checks;
mod memory;
mod symbols;

pub use arguments::{Arg, Exemplar, Facts, any};
pub use calls::{enter, enter_or, is_per_thread, undefined_calls, unless_skipped};
pub use checks::{check_argument, check_need, check_rule};
pub use memory::{element, elements, field, indices, read, zero};
pub use tri::Tri;
pub use verdict::{Checked, Outcome, ResultCode, Verdict};
