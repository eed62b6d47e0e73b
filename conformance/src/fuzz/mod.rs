//! Random sequences of calls, made from the plan of the suite and judged by the answers of another library.

pub mod compare;
pub mod corpus;
pub mod coverage;
pub mod generate;
pub mod material;
pub mod random;
pub mod render;
pub mod session;
pub mod shrink;
