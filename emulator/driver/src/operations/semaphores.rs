//! Signals of external semaphores and waits for them, in streams and in launches of graphs.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::semaphore::{ExternalSemaphore, Semaphore, SemaphoreUse};
use crate::queue::Work;
use crate::world::World;

impl World {
    /// Resolves the handles of semaphores. The work keeps a semaphore alive that is destroyed before the work is done.
    pub fn semaphores(&mut self, uses: &[SemaphoreUse]) -> Outcome<Vec<(Arc<Semaphore>, u64)>> {
        let table = self.others.of::<ExternalSemaphore>();
        let known = uses.iter().map(|used| {
            let semaphore = table.get(used.semaphore)?;
            Some((semaphore.state.clone(), used.value))
        });
        known.collect::<Option<_>>().ok_or(Code::INVALID_VALUE)
    }

    /// The work of a signal.
    pub fn signal_work(&mut self, uses: &[SemaphoreUse]) -> Outcome<Work> {
        let semaphores = self.semaphores(uses)?;
        Ok(Box::new(move || {
            for (semaphore, value) in semaphores {
                semaphore.signal(value);
            }
        }))
    }

    /// The work of a wait.
    pub fn wait_work(&mut self, uses: &[SemaphoreUse]) -> Outcome<Work> {
        let semaphores = self.semaphores(uses)?;
        Ok(Box::new(move || {
            for (semaphore, value) in semaphores {
                semaphore.wait(value);
            }
        }))
    }

    /// Notes that semaphores have a signal.
    pub fn note_signals(&mut self, uses: &[SemaphoreUse]) {
        let table = self.others.of::<ExternalSemaphore>();
        for used in uses {
            if let Some(semaphore) = table.get_mut(used.semaphore) {
                semaphore.is_signalled = true;
            }
        }
    }
}
