//! Runs the conformance suite against an implementation of CUDA.
//!
//! A [`suite::plan::Plan`] holds the cases to run, an [`engine::Run`] the library and the options; the
//! result is one [`results::CaseResult`] per case. The other modules select cases, judge results and report
//! them.
//!
//! A module uses only the modules listed above it; a test of `cuspec-tidy` enforces this order.

/// The suite as data: cases, their expectations on a machine, and their order.
pub mod suite;

/// The process that loads and calls the library, and its protocol with the runner.
pub mod worker;

/// Results of cases: outcomes, their classification, and their storage on disk.
pub mod results;

/// Recorded runs of real libraries, and judging other libraries by them.
pub mod evidence;

/// Runs cases in worker processes and returns a result for each, even if the library crashes or hangs.
pub mod engine;

/// Commands that need several runs: compare, retry, bisect, mutate.
pub mod analysis;

/// Random sequences of calls, judged by the answers of another library.
pub mod fuzz;

/// Expected deviations: baselines, flakes and skips.
pub mod expectations;

/// The reports at the end of a run, in several formats.
pub mod report;

/// The command line.
pub mod cli;
