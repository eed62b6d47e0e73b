//! Array calls, forwarded to the driver.

use cuspec_glue::runtime::calls::ArrayCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{
    cudaArray_const_t, cudaArray_t, cudaChannelFormatDesc, cudaExtent, cudaMipmappedArray_const_t,
};

use super::prelude::*;
use crate::channels::channel_desc;
use crate::contexts;
use crate::driver::{code_of, driver};

impl ArrayCalls for Runtime {
    /// Host functions may call this function, but no other function of the runtime that uses arrays.
    unsafe fn cudaGetMipmappedArrayLevel(
        &self,
        levelArray: *mut cudaArray_t,
        mipmappedArray: cudaMipmappedArray_const_t,
        level: c_uint,
    ) -> Outcome {
        if contexts::is_in_callback() {
            return Err(Code::cudaErrorNotPermitted);
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaGetMipmappedArrayLevel(self, levelArray, mipmappedArray, level) }
    }

    unsafe fn cudaArrayGetInfo(
        &self,
        desc: *mut cudaChannelFormatDesc,
        extent: *mut cudaExtent,
        flags: *mut c_uint,
        array: cudaArray_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that the handle is valid.
        let array = unsafe { driver.cuArray3DGetDescriptor_v2(array.cast()) };
        let array = array.map_err(code_of)?;
        let room = cudaExtent {
            width: array.Width,
            height: array.Height,
            depth: array.Depth,
        };
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(desc, channel_desc(array.Format, array.NumChannels));
            put(extent, room);
            put(flags, array.Flags);
        }
        Ok(())
    }

    unsafe fn cudaGetChannelDesc(
        &self,
        desc: *mut cudaChannelFormatDesc,
        array: cudaArray_const_t,
    ) -> Outcome {
        let (extent, flags) = (std::ptr::null_mut(), std::ptr::null_mut());
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cudaArrayGetInfo(desc, extent, flags, array.cast_mut()) }
    }
}
