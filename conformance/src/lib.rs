//! Runs the conformance suite against an implementation of the CUDA driver.
//!
//! A [`plan::Plan`] is the cases to run, a [`run::Run`] the library and how it is run; the result is one
//! [`outcome::CaseResult`] per case. What is done with them, on a terminal or on disk, is in the
//! other modules.

pub mod again;
pub mod bisect;
mod board;
pub mod cli;
pub mod compare;
mod conclude;
pub mod counts;
pub mod environment;
pub mod evidence;
pub mod exit;
pub mod expectations;
mod fixture;
mod forecast;
pub mod judge;
pub mod measure;
pub mod memory;
pub mod merge;
pub mod mutate;
pub mod origin;
pub mod outcome;
pub mod plan;
pub mod protocol;
pub mod records;
pub mod reference;
pub mod rejudge;
pub mod report;
pub mod run;
pub mod selection;
pub mod slow;
pub mod suite;
pub mod tally;
pub mod whole;
mod words;
pub mod worker;
