//! Contexts that a worker keeps, because creating one takes seconds when many processes do it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::orphan_thread::OrphanThread;

#[derive(Default)]
pub(super) struct KeptContexts(Mutex<Handles>);

#[derive(Default)]
pub(super) struct Handles {
    /// The context of streams and events of another context.
    pub other: Option<u64>,
    /// Contexts that are passed to calls. A case uses them in this order, so its first one is always the
    /// same.
    pub spares: Vec<u64>,
    /// The handle of a context that has been destroyed.
    pub destroyed: Option<u64>,
    /// A thread whose current context is destroyed.
    pub orphan: Option<OrphanThread>,
    /// Ids of threads started for that purpose and not yet reported.
    pub started: Vec<i32>,
}

impl KeptContexts {
    pub(super) fn lock(&self) -> MutexGuard<'_, Handles> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
