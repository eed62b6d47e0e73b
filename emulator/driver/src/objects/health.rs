//! Whether contexts are usable, shared with the work of their streams.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::code::{Code, Outcome};

/// The first fault of a kernel, which invalidates all contexts of the process, or zero.
#[derive(Debug, Default)]
pub struct Fault(AtomicU32);

impl Fault {
    /// Success, or the first fault of a kernel.
    pub fn check(&self) -> Outcome {
        match self.0.load(Ordering::Acquire) {
            0 => Ok(()),
            code => Err(Code(code)),
        }
    }
}

/// State shared between the kernels of a context and the driver.
#[derive(Debug, Default)]
pub struct Health {
    /// Shared by all contexts.
    fault: Arc<Fault>,
    /// Whether kernels have to stop.
    is_ending: AtomicBool,
}

impl Health {
    /// The state of a further context.
    pub fn of(fault: &Arc<Fault>) -> Health {
        Health {
            fault: fault.clone(),
            ..Health::default()
        }
    }

    /// Success, or the first fault of a kernel. After a fault the context is unusable and its calls return
    /// that fault.
    pub fn check(&self) -> Outcome {
        self.fault.check()
    }

    pub fn is_sound(&self) -> bool {
        self.check().is_ok()
    }

    /// Records a fault; only the first counts.
    pub fn fail(&self, code: Code) {
        let order = Ordering::AcqRel;
        let fault = &self.fault.0;
        let _ = fault.compare_exchange(0, code.0, order, Ordering::Acquire);
    }

    /// Stops running and future kernels: the context is being destroyed.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    /// Flag that running kernels poll.
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
    fn a_fault_reaches_all_contexts() {
        let fault = Arc::default();
        let (one, other) = (Health::of(&fault), Health::of(&fault));
        one.end();
        one.fail(Code::ASSERT);
        assert_eq!(other.check(), Err(Code::ASSERT));
        assert!(!other.stop().load(Ordering::Acquire));
    }
}
