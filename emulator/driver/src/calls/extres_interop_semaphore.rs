//! Semaphores that somebody else has exported: objects that nobody signals.

use std::os::fd::{FromRawFd, OwnedFd};

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{ExternalSemaphore as Exemplar, Tells};
use cuspec_glue::driver::calls::ExtresInteropSemaphoreCalls;

/// An imported semaphore.
#[derive(Default)]
pub(super) struct ExternalSemaphore {
    /// Whether somebody has had it signalled.
    pub(super) is_signalled: bool,
}

impl ExtresInteropSemaphoreCalls for Driver {
    unsafe fn cuImportExternalSemaphore(
        &self,
        extSem_out: *mut CUexternalSemaphore,
        semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> Outcome {
        // SAFETY: the caller promises that `semHandleDesc` is null or leads to a record.
        let asked = unsafe { array(semHandleDesc, 1) };
        let asked = asked.first().ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the kind of handle says that it is a descriptor.
        let descriptor = unsafe { asked.handle.fd };
        let mut world = self.lock();
        let memory = world.memory.import_physical(descriptor);
        world
            .memory
            .release_physical(memory.ok_or(Code::INVALID_HANDLE)?)?;
        // SAFETY: a descriptor that is taken is the driver's to close.
        drop(unsafe { OwnedFd::from_raw_fd(descriptor) });
        let handle = world.others.of().insert(ExternalSemaphore::default());
        // SAFETY: the caller promises that `extSem_out` has room for the value.
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

impl Tells<Exemplar> for Driver {
    fn tell(&self, value: u64) -> Facts<Exemplar> {
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
