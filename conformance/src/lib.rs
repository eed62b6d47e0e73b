//! Runs the conformance suite against an implementation of CUDA.
//!
//! A [`suite::plan::Plan`] is the cases to run, an [`engine::Run`] the library and how it is run; the
//! result is one [`results::CaseResult`] per case. The other modules choose cases, judge results and
//! report them.
//!
//! A module uses only those listed above it; a test of `cuspec-tidy` holds them to that.

/// The suite as data: cases, what they expect on a machine, and which are run in what order.
pub mod suite;

/// The process in which the library is loaded and called, and how the runner talks to it.
pub mod worker;

/// What came of cases: outcomes, how they are decided, and how a run is kept on disk.
pub mod results;

/// Recorded runs of real libraries, and judging others by them.
pub mod evidence;

/// Runs cases in worker processes, and gets a result for each whatever the library does.
pub mod engine;

/// Questions that take several runs: compare, retry, bisect, mutate.
pub mod analysis;

/// What is known beforehand: baselines, flakes and skips.
pub mod expectations;

/// What a run says at its end, in several forms.
pub mod report;

/// The command line.
pub mod cli;
