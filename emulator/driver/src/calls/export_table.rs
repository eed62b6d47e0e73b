//! Tables of functions for libraries of the vendor. This driver knows the number of no such table.

use super::prelude::*;
use cuspec_glue::driver::calls::ExportTableCalls;

impl ExportTableCalls for Driver {
    unsafe fn cuGetExportTable(
        &self,
        ppExportTable: *mut *const c_void,
        _pExportTableId: *const CUuuid,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `ppExportTable` is null or valid for writes.
        unsafe { put(ppExportTable, std::ptr::null()) };
        Err(Code::INVALID_VALUE)
    }
}
