//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn cudaGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const cudaUUID_t,
) -> cudaError_t;

#[group(UNGROUPED)]
#[header("driver_functions.h")]
#[inline(width = w, height = h, depth = d)]
#[toolkits("11.7.99"..)]
fn make_cudaExtent(w: usize, h: usize, d: usize) -> cudaExtent;

#[group(UNGROUPED)]
#[header("driver_functions.h")]
#[inline(ptr = d, pitch = p, xsize = xsz, ysize = ysz)]
#[toolkits("11.7.99"..)]
fn make_cudaPitchedPtr(d: *mut c_void, p: usize, xsz: usize, ysz: usize) -> cudaPitchedPtr;

#[group(UNGROUPED)]
#[header("driver_functions.h")]
#[inline(x = x, y = y, z = z)]
#[toolkits("11.7.99"..)]
fn make_cudaPos(x: usize, y: usize, z: usize) -> cudaPos;
