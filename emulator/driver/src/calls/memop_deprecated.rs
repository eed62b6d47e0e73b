//! The first form of waits and writes, which the device does not support: the contract refuses
//! every call.

use super::prelude::*;
use cuspec_glue::driver::calls::MemopDeprecatedCalls;

impl MemopDeprecatedCalls for Driver {
    unsafe fn cuStreamWaitValue32(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWriteValue32(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWaitValue64(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWriteValue64(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamBatchMemOp(
        &self,
        _stream: CUstream,
        _count: c_uint,
        _paramArray: *mut CUstreamBatchMemOpParams,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
