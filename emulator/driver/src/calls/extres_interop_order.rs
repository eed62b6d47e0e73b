//! Signals and waits of external semaphores in stream order.

use super::extres_interop_semaphore::{signals, waits};
use super::prelude::*;
use crate::objects::graph::NodeWork;
use cuspec_glue::driver::calls::ExtresInteropOrderCalls;

impl ExtresInteropOrderCalls for Driver {
    unsafe fn cuSignalExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the arrays have the stated number of elements.
        let uses = unsafe { signals(extSemArray, paramsArray, numExtSems)? };
        let mut world = self.lock();
        let work = world.signal_work(&uses)?;
        let node = NodeWork::SemaphoreSignal(uses.clone());
        world.submit(resolve_stream(stream), node, work)?;
        world.note_signals(&uses);
        Ok(())
    }

    unsafe fn cuWaitExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the arrays have the stated number of elements.
        let uses = unsafe { waits(extSemArray, paramsArray, numExtSems)? };
        let mut world = self.lock();
        let work = world.wait_work(&uses)?;
        let node = NodeWork::SemaphoreWait(uses);
        world.submit(resolve_stream(stream), node, work)
    }
}
