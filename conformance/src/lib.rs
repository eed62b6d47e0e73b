//! Runs the conformance suite against an implementation of CUDA.
//!
//! A [`suite::plan::Plan`] contains the cases to run, and an [`engine::Run`] the library and the settings of
//! the run; the result is one [`results::CaseResult`] per case. The other modules select cases, judge results
//! and report them.
//!
//! A module uses only the modules above it; a test of `cuspec-tidy` checks that.

/// The suite as data: cases, their expectations on a machine, and their selection and order.
pub mod suite;

/// The process that loads and calls the library, and its communication with the runner.
pub mod worker;

/// Results of cases: classification, verdicts, and storage.
pub mod results;

/// Recorded results of real libraries, and judgement by them.
pub mod evidence;

/// Runs cases in worker processes, and obtains a result for each, regardless of the library's behaviour.
pub mod engine;

/// Analyses that require several runs: compare, retry, bisect, mutate.
pub mod analysis;

/// Expectations besides the contracts: baselines, flakes and skips.
pub mod expectations;

/// Reports of a run, in several formats.
pub mod report;

/// The command line.
pub mod cli;
