//! What can be told of a contract without a driver: which arguments there are, which faults a call
//! has, and which call violates one rule alone.

pub mod axes;
pub mod call_space;
pub mod choice;
pub mod eval;
pub mod incremental;
pub mod machine;
mod search;
pub mod unlisted;
pub mod value;
