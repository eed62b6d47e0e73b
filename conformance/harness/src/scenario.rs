//! A scenario as the suite lists it.

use crate::{Driver, Failure, Runtime};

/// A precondition of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The primary context is current to the thread.
    Context,
    /// `cuInit` has succeeded in the process.
    Initialized,
    /// None: the process never called `cuInit`.
    Nothing,
    /// The runtime is there, and sets itself up.
    Runtime,
}

/// A short sequence of calls with expectations of its own.
#[derive(Clone, Copy)]
pub struct Scenario {
    /// The id of its case.
    pub id: &'static str,
    /// The function it is filed under.
    pub function: &'static str,
    /// Every function it calls, in the order of the first calls.
    pub calls: &'static [&'static str],
    /// The functions among them whose effect it would miss.
    pub shows: &'static [&'static str],
    /// The header's group in lower case.
    pub group: &'static str,
    /// Preconditions that the suite establishes before it starts.
    pub needs: &'static [Need],
    /// The name it has to be asked for by, if it has one.
    pub hazard: Option<&'static str>,
    /// What it does, and with which library.
    pub run: Run,
}

/// The calls of a scenario, by the library that they are made to.
#[derive(Clone, Copy)]
pub enum Run {
    /// `libcuda`
    Driver(fn(&Driver) -> Result<(), Failure>),
    /// `libcudart`
    Runtime(fn(&Runtime) -> Result<(), Failure>),
}
