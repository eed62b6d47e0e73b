//! Whether a context can still be used, shared with the work of its streams.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::code::{Code, Outcome};

/// What kernels of a context tell the rest of it, and are told.
#[derive(Debug, Default)]
pub struct Health {
    /// The code of the first fault, or zero.
    fault: AtomicU32,
    /// Whether kernels have to end.
    is_ending: AtomicBool,
}

impl Health {
    /// Success while no kernel has faulted. Afterwards the context is of no more use, and its calls answer
    /// what the first fault was.
    pub fn check(&self) -> Outcome {
        match self.fault.load(Ordering::Acquire) {
            0 => Ok(()),
            code => Err(Code(code)),
        }
    }

    pub fn is_sound(&self) -> bool {
        self.check().is_ok()
    }

    /// Notes a fault. Of several the first one counts.
    pub fn fail(&self, code: Code) {
        let order = Ordering::AcqRel;
        let _ = self
            .fault
            .compare_exchange(0, code.0, order, Ordering::Acquire);
    }

    /// Has kernels end that are running or are still to come: nothing of the context will be left.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    /// What kernels look at while they run.
    pub fn stop(&self) -> &AtomicBool {
        &self.is_ending
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_fault_counts() {
        let health = Health::default();
        assert_eq!(health.check(), Ok(()));
        health.fail(Code::ASSERT);
        health.fail(Code::ILLEGAL_ADDRESS);
        assert_eq!(health.check(), Err(Code::ASSERT));
    }
}
