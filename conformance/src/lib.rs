//! Runs the conformance suite against an implementation of the CUDA driver.

mod board;
mod fixture;
pub mod judge;
pub mod outcome;
pub mod plan;
mod process;
pub mod protocol;
pub mod run;
pub mod suite;
pub mod worker;
