//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(UNGROUPED)]
#[toolkits("13.0.96"..)]
fn cudaGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const cudaUUID_t,
) -> cudaError_t;
