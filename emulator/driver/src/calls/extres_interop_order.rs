//! Semaphores in the order of streams. Nobody else looks at them, so that a signal and a wait have their turn and no
//! more.

use super::extres_interop_semaphore::ExternalSemaphore;
use super::prelude::*;
use crate::objects::graph::NodeKind;
use cuspec_glue::driver::calls::ExtresInteropOrderCalls;

impl ExtresInteropOrderCalls for Driver {
    unsafe fn cuSignalExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        _paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller promises that the array has as many elements as is said.
        let semaphores = unsafe { array(extSemArray, numExtSems as usize) };
        let mut world = self.lock();
        let stream = stream_meant(stream);
        world.mark(stream, NodeKind::SemaphoreSignal, [])?;
        for semaphore in semaphores {
            let table = world.others.of::<ExternalSemaphore>();
            let semaphore = table.get_mut(semaphore as usize);
            semaphore.ok_or(Code::INVALID_VALUE)?.is_signalled = true;
        }
        Ok(())
    }

    unsafe fn cuWaitExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        _paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller promises that the array has as many elements as is said.
        let semaphores = unsafe { array(extSemArray, numExtSems as usize) };
        let mut world = self.lock();
        for semaphore in semaphores {
            let table = world.others.of::<ExternalSemaphore>();
            table.get(semaphore as usize).ok_or(Code::INVALID_VALUE)?;
        }
        let stream = stream_meant(stream);
        world.mark(stream, NodeKind::SemaphoreWait, []).map(|_| ())
    }
}
