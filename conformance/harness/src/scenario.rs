//! Scenarios in the list of the suite.

use crate::{Driver, Failure, Runtime};

/// A precondition of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The primary context is current to the thread.
    Context,
    /// `cuInit` has succeeded in the process.
    Initialized,
    /// The process has not called `cuInit`.
    Nothing,
    /// The runtime is loaded, and initializes itself.
    Runtime,
}

/// A short sequence of calls with expectations.
#[derive(Clone, Copy)]
pub struct Scenario {
    /// Id of its case.
    pub id: &'static str,
    /// The function to which it belongs in reports.
    pub function: &'static str,
    /// All functions that it calls, in the order of the first calls.
    pub calls: &'static [&'static str],
    /// Functions among them whose missing effect it would notice.
    pub shows: &'static [&'static str],
    /// The header's group in lower case.
    pub group: &'static str,
    /// Preconditions that the suite establishes before it starts.
    pub needs: &'static [Need],
    /// Name of the option value that enables the scenario, if it is a hazard.
    pub hazard: Option<&'static str>,
    /// The body, with the library that it calls.
    pub run: Run,
}

/// The body of a scenario, by the library that it calls.
#[derive(Clone, Copy)]
pub enum Run {
    /// `libcuda`
    Driver(fn(&Driver) -> Result<(), Failure>),
    /// `libcudart`
    Runtime(fn(&Runtime) -> Result<(), Failure>),
}
