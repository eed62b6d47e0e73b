//! The kinds of processes that run cases.

use cuspec_case::Api;
use serde::{Deserialize, Serialize};

/// States that the driver sets up in a context, also for cases of the runtime.
const STATES_OF_DRIVER: [&str; 5] = [
    "context-destroyed",
    "faulted",
    "other-context",
    "primary-released",
    "primary-reset",
];

/// Whether the driver sets up this state of a case, in a context.
pub fn is_set_up_by_driver(state: &str) -> bool {
    STATES_OF_DRIVER.contains(&state)
}

/// The kind of process that a case needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// The runtime is only loaded for cases of the runtime.
    pub api: Api,
    /// The state that the process is in when the case starts.
    pub stage: Stage,
    /// The process runs no scenarios and gets the environment variables for calls.
    #[serde(default)]
    pub calls_only: bool,
    /// The process runs only cases marked as exclusive.
    #[serde(default)]
    pub exclusive: bool,
    /// The process ends as a program does, by `exit`, and its end is judged.
    #[serde(default)]
    pub leaves: bool,
}

/// The state of a process when a case is called in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The worker never calls `cuInit`.
    Bare,
    /// No device is visible to it.
    NoDevice,
    /// `cuInit` has been called, and nothing else.
    Initialized,
    /// `cuInit` has been called, and the first device's primary context is retained.
    Ready,
    /// Like `Ready`, but the process is exiting: an exit handler makes the calls of all its cases.
    Exiting,
    /// Like `Ready`, but a kernel faults after the arguments of all its cases have been made.
    Faulted,
    /// Like `Ready`, but the primary context is released to zero after the arguments have been made.
    PrimaryReleased,
    /// Like `Ready`, but the primary context is reset after the arguments have been made.
    PrimaryReset,
    /// Like `Ready`, but each case or scenario fills the memory of the device, so no other process may run.
    MemoryFull,
}

impl Stage {
    pub(super) const ALL: [Stage; 9] = [
        Stage::Bare,
        Stage::NoDevice,
        Stage::Initialized,
        Stage::Ready,
        Stage::Exiting,
        Stage::Faulted,
        Stage::PrimaryReleased,
        Stage::PrimaryReset,
        Stage::MemoryFull,
    ];

    /// The stage that a state of a case needs.
    pub(super) fn of_state(state: &str) -> Stage {
        match state {
            "uninitialized" => Stage::Bare,
            "no-device" => Stage::NoDevice,
            "primary-inactive" | "after-reset" => Stage::Initialized,
            "exiting" => Stage::Exiting,
            "faulted" => Stage::Faulted,
            "primary-released" => Stage::PrimaryReleased,
            "primary-reset" => Stage::PrimaryReset,
            "memory-full" => Stage::MemoryFull,
            _ => Stage::Ready,
        }
    }

    /// The stage of a scenario that needs a context, by its hazard. A scenario that fills memory runs
    /// alone.
    pub(super) fn of_hazard(hazard: Option<&str>) -> Stage {
        match hazard {
            Some("fills-memory") => Stage::MemoryFull,
            _ => Stage::Ready,
        }
    }
}

impl Pool {
    pub const fn of(api: Api, stage: Stage) -> Pool {
        Pool {
            api,
            stage,
            calls_only: false,
            exclusive: false,
            leaves: false,
        }
    }

    /// Every pool, in the order of execution.
    pub fn all() -> impl Iterator<Item = Pool> {
        let stages = |api| {
            Stage::ALL
                .into_iter()
                .map(move |stage| Pool::of(api, stage))
        };
        let shared = Api::ALL.into_iter().flat_map(stages);
        let exclusive = Api::ALL.into_iter().flat_map(stages).map(|pool| Pool {
            exclusive: true,
            ..pool
        });
        shared.chain(exclusive)
    }

    /// Whether such a process needs a device to start.
    pub fn needs_device(self) -> bool {
        !matches!(self.stage, Stage::Bare | Stage::NoDevice)
    }

    /// Whether such a process creates a context when it starts.
    pub fn needs_context(self) -> bool {
        !matches!(
            self.stage,
            Stage::Bare | Stage::NoDevice | Stage::Initialized
        )
    }

    /// Whether such a process runs while no other does, because a case needs the device for itself or fills
    /// its memory.
    pub fn runs_alone(self) -> bool {
        self.exclusive || self.stage == Stage::MemoryFull
    }

    /// Whether the process ends after the cases that it was given at once. Such a process takes as many
    /// cases as possible, of any function. An unexpected result is checked again in a process of its own.
    pub fn ends_with_its_cases(self) -> bool {
        matches!(
            self.stage,
            Stage::Exiting | Stage::Faulted | Stage::PrimaryReleased | Stage::PrimaryReset
        )
    }
}
