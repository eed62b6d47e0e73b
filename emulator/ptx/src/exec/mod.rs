//! The execution of kernels.

mod plan;

mod reach;

mod barrier;

mod warp;

mod coalesced;

mod transfers;

mod pictures;

mod print;

mod builtins;

mod position;

mod collective;

mod step;

mod block;

mod schedule;

pub use plan::{Fault, FaultKind, Launch, Memory, Output, Region};
pub use schedule::launch;
