//! Imported external semaphores. No other API signals them or waits for them.

use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::Arc;

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::objects::semaphore::{ExternalSemaphore, Semaphore, SemaphoreUse};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ExternalSemaphore as Exemplar};
use cuspec_glue::driver::calls::ExtresInteropSemaphoreCalls;

/// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`.
const TIMELINE: u32 = 9;

/// The signals of an array.
///
/// # Safety
/// Each array is null or has this many elements.
pub(super) unsafe fn signals(
    semaphores: *const CUexternalSemaphore,
    params: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    count: c_uint,
) -> Outcome<Vec<SemaphoreUse>> {
    // SAFETY: the caller guarantees that the arrays are null or have this many elements.
    unsafe { uses(semaphores, params, count, |one| one.params.fence.value) }
}

/// The waits of an array.
///
/// # Safety
/// Each array is null or has this many elements.
pub(super) unsafe fn waits(
    semaphores: *const CUexternalSemaphore,
    params: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    count: c_uint,
) -> Outcome<Vec<SemaphoreUse>> {
    // SAFETY: the caller guarantees that the arrays are null or have this many elements.
    unsafe { uses(semaphores, params, count, |one| one.params.fence.value) }
}

/// # Safety
/// Each array is null or has this many elements.
unsafe fn uses<T: Copy>(
    semaphores: *const CUexternalSemaphore,
    params: *const T,
    count: c_uint,
    value: impl Fn(&T) -> u64,
) -> Outcome<Vec<SemaphoreUse>> {
    let count = count as usize;
    // SAFETY: the caller guarantees that the array is null or has this many elements.
    let semaphores = unsafe { array(semaphores, count) };
    // SAFETY: as above.
    let params = unsafe { array(params, count) };
    if semaphores.len() != count || params.len() != count {
        return Err(Code::INVALID_VALUE);
    }
    let uses = semaphores.iter().zip(&params);
    let uses = uses.map(|(semaphore, params)| SemaphoreUse {
        semaphore: *semaphore as usize,
        value: value(params),
    });
    Ok(uses.collect())
}

impl ExtresInteropSemaphoreCalls for Driver {
    unsafe fn cuImportExternalSemaphore(
        &self,
        extSem_out: *mut CUexternalSemaphore,
        semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `semHandleDesc` is null or points to a record.
        let asked = unsafe { array(semHandleDesc, 1) };
        let asked = asked.first().ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the handle type selects the descriptor.
        let descriptor = unsafe { asked.handle.fd };
        let mut world = self.lock();
        let memory = world.memory.import_physical(descriptor);
        world
            .memory
            .release_physical(memory.ok_or(Code::INVALID_HANDLE)?)?;
        // SAFETY: the driver takes ownership of an imported descriptor.
        drop(unsafe { OwnedFd::from_raw_fd(descriptor) });
        let state = Semaphore::new(asked.r#type.0 == TIMELINE);
        let handle = world.others.of().insert(ExternalSemaphore {
            is_signalled: false,
            state: Arc::new(state),
        });
        // SAFETY: the caller guarantees that `extSem_out` is valid for writes.
        unsafe { put(extSem_out, handle as CUexternalSemaphore) };
        Ok(())
    }

    unsafe fn cuDestroyExternalSemaphore(&self, extSem: CUexternalSemaphore) -> Outcome {
        let mut world = self.lock();
        let semaphores = world.others.of::<ExternalSemaphore>();
        let ended = semaphores.remove(extSem as usize);
        ended.map(drop).ok_or(Code::INVALID_VALUE)
    }
}

impl Classify<Exemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<Exemplar> {
        let handle = value as usize;
        let known = self.known().map(|mut world| {
            let table = world.others.of::<ExternalSemaphore>();
            let semaphore = table.get(handle);
            let is_signalled = semaphore.is_some_and(|semaphore| semaphore.is_signalled);
            (table.identify(handle), is_signalled)
        });
        let (identity, is_signalled) = known.unwrap_or((Identity::Unknown, false));
        Facts::new(match identity {
            _ if value == 0 => Exemplar::Null,
            Identity::Live if is_signalled => Exemplar::Signalled,
            Identity::Live => Exemplar::Imported,
            Identity::Gone => Exemplar::Destroyed,
            Identity::Unknown => Exemplar::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<ExternalSemaphore>(), value)
    }
}
