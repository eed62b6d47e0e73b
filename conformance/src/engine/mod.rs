//! The engine runs the cases of a plan in workers and returns one result per case.

mod attempt;
mod captured_output;
mod charges;
mod child;
mod culprits;
mod descriptor;
mod exits;
mod hangs;
mod launch;
mod leaving;
mod limits;
mod line;
pub mod memory;
mod orphans;
mod outbox;
mod pending_exit;
mod process;
mod queue;
pub mod reference_libraries;
mod refusals;
mod repeats;
mod run;
pub mod run_stats;
mod schedule;
mod slot;
mod spares;
mod start;
mod start_error;
pub mod subject;

pub use outbox::Results;
pub use run::{Observer, Run, START_TIMEOUT};
pub use start::ProbeError;
