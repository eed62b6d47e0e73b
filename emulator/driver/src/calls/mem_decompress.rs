//! Decompression by the hardware of a device, which the imitated device does not have.

use super::prelude::*;
use cuspec_glue::driver::calls::MemDecompressCalls;

impl MemDecompressCalls for Driver {
    unsafe fn cuMemBatchDecompressAsync(
        &self,
        _paramsArray: *mut CUmemDecompressParams,
        _count: usize,
        _flags: c_uint,
        _errorIndex: *mut usize,
        _stream: CUstream,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
