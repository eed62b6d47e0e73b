//! Random sequences of calls, made from the plan of the suite and judged by the answers of another library.
//!
//! [`fuzzer`] compares two libraries, or one with a [`corpus`]. [`generate`] makes sequences from the [`material`] of the
//! suite, [`session`] runs them, [`compare`] judges the answers after [`masking`], and [`shrink`] and [`render`] explain
//! a difference. [`totals`] counts, with the [`coverage`] of functions, their neighbours, codes and [`states`], and
//! [`report`] prints.

pub mod compare;
pub mod corpus;
pub mod coverage;
pub mod fuzzer;
pub mod generate;
pub mod masking;
pub mod material;
pub mod random;
pub mod render;
pub mod report;
pub mod session;
pub mod shrink;
pub mod states;
pub mod totals;
