//! Analyses that require several runs.

pub mod bisect;
pub mod compare;
pub mod mutate;
pub mod retry;
pub mod states;
