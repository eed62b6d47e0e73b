//! The library for scenarios: loaded libraries, expectations, threads and callbacks.
//!
//! A scenario is a function of a [`Driver`] or of a [`Runtime`] that returns `Err` at the first expectation
//! that does not hold. The generated suite contains the calls, one method per entry point; this crate
//! contains the rest.

#![warn(missing_docs)]

mod charge;
mod collect;
mod driver;
mod egl;
mod egl_stream;
mod expect;
mod failure;
mod fixtures;
mod fork;
mod gate;
mod kernel;
mod library;
mod memory;
mod opengl;
pub mod other_process;
mod registered;
mod runtime;
mod scenario;
mod thread;

pub use cuspec_kernels::ptx;
#[doc(hidden)]
pub use expect::__difference;

pub use charge::forget_calls;
pub use collect::{Collector, Seen};
pub use driver::Driver;
pub use egl_stream::{EglStream, EglStreams};
pub use failure::Failure;
pub use gate::Gate;
pub use opengl::OpenGl;
pub use other_process::Other;
pub use registered::Registered;
pub use runtime::Runtime;
pub use scenario::{Need, Run, Scenario};
