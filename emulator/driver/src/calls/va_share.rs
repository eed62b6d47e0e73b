//! Physical memory that is exported and imported.

use std::os::fd::{IntoRawFd, RawFd};

use super::prelude::*;
use crate::classify::neighbour;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ExportableMemory, SharedDescriptor};
use cuspec_glue::driver::calls::VaShareCalls;

/// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`.
const DESCRIPTOR: u32 = 1;

impl Classify<ExportableMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<ExportableMemory> {
        let known = self.known();
        let memory = known.as_ref().map(|world| &world.memory);
        let found = memory.and_then(|memory| memory.physical(value as usize).ok());
        Facts::new(match found {
            _ if value == 0 => ExportableMemory::Null,
            Some(found) if found.is_imported => ExportableMemory::Imported,
            Some(found) if found.properties.handle_types & DESCRIPTOR != 0 => {
                ExportableMemory::Exportable
            }
            Some(_) => ExportableMemory::Private,
            None => ExportableMemory::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.memory.physical, value)
    }
}

impl Classify<SharedDescriptor> for Driver {
    fn classify(&self, value: u64) -> Facts<SharedDescriptor> {
        let known = self.known();
        let exported = known.and_then(|world| world.memory.exported(value as RawFd));
        Facts::new(match exported {
            _ if value == 0 => SharedDescriptor::Zero,
            Some(_) => SharedDescriptor::Exported,
            None => SharedDescriptor::Unopened,
        })
    }
}

impl VaShareCalls for Driver {
    unsafe fn cuMemExportToShareableHandle(
        &self,
        shareableHandle: *mut c_void,
        handle: CUmemGenericAllocationHandle,
        _handleType: CUmemAllocationHandleType,
        _flags: c_ulonglong,
    ) -> Outcome {
        let descriptor = self.lock().memory.export_physical(handle as usize)?;
        // SAFETY: the caller guarantees that `shareableHandle` is valid for writes.
        unsafe { put(shareableHandle.cast::<c_int>(), descriptor.into_raw_fd()) };
        Ok(())
    }

    unsafe fn cuMemImportFromShareableHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        osHandle: *mut c_void,
        _shHandleType: CUmemAllocationHandleType,
    ) -> Outcome {
        let descriptor = osHandle as usize as RawFd;
        let imported = self.lock().memory.import_anew(descriptor)?;
        // SAFETY: the caller guarantees that `handle` is valid for writes.
        unsafe { put(handle, imported as CUmemGenericAllocationHandle) };
        Ok(())
    }
}
