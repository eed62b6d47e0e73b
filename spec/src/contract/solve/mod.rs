//! Conclusions from a contract without a driver: possible arguments, the faults of a
//! call, and calls that violate one rule alone.

pub mod axes;
pub mod call_space;
pub mod choice;
pub mod eval;
pub mod incremental;
pub mod machine;
mod search;
pub mod unlisted;
pub mod value;
