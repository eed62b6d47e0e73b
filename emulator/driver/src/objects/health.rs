//! Whether contexts can still be used, shared with the work of their streams.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::code::{Code, Outcome};

/// The first fault of a kernel, which ends all contexts of the process, or zero.
#[derive(Debug, Default)]
pub struct Fault(AtomicU32);

impl Fault {
    /// Success while no kernel has faulted; afterwards what the first fault was.
    pub fn check(&self) -> Outcome {
        match self.0.load(Ordering::Acquire) {
            0 => Ok(()),
            code => Err(Code(code)),
        }
    }
}

/// What kernels of a context tell the rest of it, and are told.
#[derive(Debug, Default)]
pub struct Health {
    /// Shared by all contexts.
    fault: Arc<Fault>,
    /// Whether kernels have to end.
    is_ending: AtomicBool,
}

impl Health {
    /// That of one more context of a process.
    pub fn of(fault: &Arc<Fault>) -> Health {
        Health {
            fault: fault.clone(),
            ..Health::default()
        }
    }

    /// Success while no kernel has faulted. Afterwards the context is of no more use, and its calls answer
    /// what the first fault was.
    pub fn check(&self) -> Outcome {
        self.fault.check()
    }

    pub fn is_sound(&self) -> bool {
        self.check().is_ok()
    }

    /// Notes a fault. Of several the first one counts.
    pub fn fail(&self, code: Code) {
        let order = Ordering::AcqRel;
        let fault = &self.fault.0;
        let _ = fault.compare_exchange(0, code.0, order, Ordering::Acquire);
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

    #[test]
    fn a_fault_is_told_to_all_contexts() {
        let fault = Arc::default();
        let (one, other) = (Health::of(&fault), Health::of(&fault));
        one.end();
        one.fail(Code::ASSERT);
        assert_eq!(other.check(), Err(Code::ASSERT));
        assert!(!other.stop().load(Ordering::Acquire));
    }
}
