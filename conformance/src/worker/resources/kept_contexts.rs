//! The contexts that a worker keeps: making one takes a device seconds when many processes do it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::orphan_thread::OrphanThread;

#[derive(Default)]
pub(super) struct KeptContexts(Mutex<Handles>);

#[derive(Default)]
pub(super) struct Handles {
    /// What streams and events of another context belong to.
    pub other: Option<u64>,
    /// What is passed as a context. The first of a case is always the same, and so on.
    pub spares: Vec<u64>,
    /// The handle of a context that has been destroyed.
    pub destroyed: Option<u64>,
    /// A thread to which a destroyed context is current.
    pub orphan: Option<OrphanThread>,
    /// Threads that were begun for that and of which nobody has been told.
    pub begun: Vec<i32>,
}

impl KeptContexts {
    pub(super) fn lock(&self) -> MutexGuard<'_, Handles> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
