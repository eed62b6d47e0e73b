//! Signals and waits of external semaphores in stream order.

use std::sync::Arc;

use super::extres_interop_semaphore::{ExternalSemaphore, Semaphore};
use super::prelude::*;
use crate::objects::graph::NodeKind;
use crate::world::World;
use cuspec_glue::driver::calls::ExtresInteropOrderCalls;

impl ExtresInteropOrderCalls for Driver {
    unsafe fn cuSignalExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the array has the stated number of elements.
        let semaphores = unsafe { array(extSemArray, numExtSems as usize) };
        // SAFETY: as above.
        let asked = unsafe { array(paramsArray, numExtSems as usize) };
        let mut world = self.lock();
        let known = semaphores_of(&mut world, &semaphores)?;
        let values = asked.iter().map(|asked| asked.params.fence.value);
        let signals: Vec<(Arc<Semaphore>, u64)> = known.into_iter().zip(values).collect();
        let run = move || {
            for (semaphore, value) in signals {
                semaphore.signal(value);
            }
        };
        world.submit(
            resolve_stream(stream),
            NodeKind::SemaphoreSignal,
            Box::new(run),
        )?;
        for semaphore in semaphores {
            let table = world.others.of::<ExternalSemaphore>();
            if let Some(semaphore) = table.get_mut(semaphore as usize) {
                semaphore.is_signalled = true;
            }
        }
        Ok(())
    }

    unsafe fn cuWaitExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the array has the stated number of elements.
        let semaphores = unsafe { array(extSemArray, numExtSems as usize) };
        // SAFETY: as above.
        let asked = unsafe { array(paramsArray, numExtSems as usize) };
        let mut world = self.lock();
        let known = semaphores_of(&mut world, &semaphores)?;
        let values = asked.iter().map(|asked| asked.params.fence.value);
        let waits: Vec<(Arc<Semaphore>, u64)> = known.into_iter().zip(values).collect();
        let run = move || {
            for (semaphore, value) in waits {
                semaphore.wait(value);
            }
        };
        world.submit(
            resolve_stream(stream),
            NodeKind::SemaphoreWait,
            Box::new(run),
        )
    }
}

/// Resolves the handles.
fn semaphores_of(
    world: &mut World,
    handles: &[CUexternalSemaphore],
) -> Outcome<Vec<Arc<Semaphore>>> {
    let table = world.others.of::<ExternalSemaphore>();
    let known = handles.iter().map(|handle| {
        let semaphore = table.get(*handle as usize);
        semaphore.map(|semaphore| semaphore.state.clone())
    });
    known.collect::<Option<_>>().ok_or(Code::INVALID_VALUE)
}
