//! The device and its properties.

use super::prelude::*;
use crate::device::{self};
use cuspec_glue::driver::calls::DeviceCalls;

/// Limits of a texture in linear memory: elements and bytes.
const TEXTURE_WIDTH: usize = 1 << 30;

const TEXTURE_BYTES: usize = 1 << 32;

impl DeviceCalls for Driver {
    unsafe fn cuDeviceGet(&self, device: *mut CUdevice, ordinal: c_int) -> Outcome {
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, ordinal) };
        Ok(())
    }

    unsafe fn cuDeviceGetCount(&self, count: *mut c_int) -> Outcome {
        // SAFETY: the caller guarantees that `count` is null or valid for writes.
        unsafe { put(count, device::COUNT) };
        Ok(())
    }

    unsafe fn cuDeviceGetName(&self, name: *mut c_char, len: c_int, _dev: CUdevice) -> Outcome {
        // A negative length is a great one.
        let size = usize::try_from(len).unwrap_or(usize::MAX);
        // SAFETY: the caller guarantees that `name` is null or valid for writes.
        unsafe { put_text(name, size, device::NAME) };
        Ok(())
    }

    unsafe fn cuDeviceGetUuid(&self, uuid: *mut CUuuid, _dev: CUdevice) -> Outcome {
        let bytes = device::UUID.map(|byte| byte as c_char);
        // SAFETY: the caller guarantees that `uuid` is null or valid for writes.
        unsafe { put(uuid, CUuuid { bytes }) };
        Ok(())
    }

    unsafe fn cuDeviceGetUuid_v2(&self, uuid: *mut CUuuid, dev: CUdevice) -> Outcome {
        // SAFETY: `cuDeviceGetUuid` has the same requirements.
        unsafe { self.cuDeviceGetUuid(uuid, dev) }
    }

    unsafe fn cuDeviceGetLuid(
        &self,
        luid: *mut c_char,
        deviceNodeMask: *mut c_uint,
        _dev: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(luid.cast::<[u8; 8]>(), device::LUID);
            put(deviceNodeMask, device::NODE_MASK);
        }
        Ok(())
    }

    unsafe fn cuDeviceTotalMem_v2(&self, bytes: *mut usize, _dev: CUdevice) -> Outcome {
        // SAFETY: the caller guarantees that `bytes` is null or valid for writes.
        unsafe { put(bytes, device::TOTAL_MEMORY as usize) };
        Ok(())
    }

    unsafe fn cuDeviceTotalMem(&self, bytes: *mut c_uint, _dev: CUdevice) -> Outcome {
        // Saturates at the greatest 32-bit value.
        let total = c_uint::try_from(device::TOTAL_MEMORY).unwrap_or(c_uint::MAX);
        // SAFETY: the caller guarantees that `bytes` is null or valid for writes.
        unsafe { put(bytes, total) };
        Ok(())
    }

    unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
        &self,
        maxWidthInElements: *mut usize,
        format: CUarray_format,
        numChannels: c_uint,
        _dev: CUdevice,
    ) -> Outcome {
        let width = widest_linear_texture(format, numChannels);
        // SAFETY: the caller guarantees that `maxWidthInElements` is null or valid for writes.
        unsafe { put(maxWidthInElements, width) };
        Ok(())
    }

    unsafe fn cuDeviceGetAttribute(
        &self,
        pi: *mut c_int,
        attrib: CUdevice_attribute,
        _dev: CUdevice,
    ) -> Outcome {
        let value = device::attribute(attrib.0).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that `pi` is null or valid for writes.
        unsafe { put(pi, value) };
        Ok(())
    }

    unsafe fn cuDeviceGetHostAtomicCapabilities(
        &self,
        capabilities: *mut c_uint,
        _operations: *const CUatomicOperation,
        count: c_uint,
        _dev: CUdevice,
    ) -> Outcome {
        // Without native atomics to the host no operation is supported.
        let none = std::iter::repeat_n(0, count as usize);
        // SAFETY: the caller guarantees that `capabilities` is null or valid for writes.
        unsafe { put_each(capabilities, none) };
        Ok(())
    }

    unsafe fn cuDeviceGetNvSciSyncAttributes(
        &self,
        _nvSciSyncAttrList: *mut c_void,
        _dev: CUdevice,
        _flags: c_int,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuDeviceGetExecAffinitySupport(
        &self,
        pi: *mut c_int,
        _type: CUexecAffinityType,
        _dev: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `pi` is null or valid for writes.
        unsafe { put(pi, 0) };
        Ok(())
    }

    unsafe fn cuFlushGPUDirectRDMAWrites(
        &self,
        _target: CUflushGPUDirectRDMAWritesTarget,
        _scope: CUflushGPUDirectRDMAWritesScope,
    ) -> Outcome {
        Ok(())
    }

    unsafe fn cuDeviceSetMemPool(&self, _dev: CUdevice, pool: CUmemoryPool) -> Outcome {
        self.lock().memory.pools.set_current(pool as usize)
    }

    unsafe fn cuDeviceGetMemPool(&self, pool: *mut CUmemoryPool, _dev: CUdevice) -> Outcome {
        let current = self.lock().memory.pools.current();
        // SAFETY: the caller guarantees that `pool` is null or valid for writes.
        unsafe { put(pool, current as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuDeviceGetDefaultMemPool(
        &self,
        pool_out: *mut CUmemoryPool,
        _dev: CUdevice,
    ) -> Outcome {
        let default = self.lock().memory.pools.default_pool();
        // SAFETY: the caller guarantees that `pool_out` is null or valid for writes.
        unsafe { put(pool_out, default as CUmemoryPool) };
        Ok(())
    }
}

/// Returns an attribute, or zero if this driver does not know it.
pub(super) fn fact(number: u32) -> c_int {
    device::attribute(number).unwrap_or(0)
}

/// Limit of elements of a texture in linear memory.
pub(super) fn widest_linear_texture(format: CUarray_format, channels: c_uint) -> usize {
    // A format that names its channels or its blocks has a size of its own.
    let size = match format.0 {
        // Four channels of 16 bits, and blocks of 64 bits.
        0x91 | 0x92 | 0x97 | 0x98 | 0xc5 | 0xcb => 8,
        // Blocks of 128 bits.
        0x93..=0x96 | 0x99..=0x9e => 16,
        _ => element_size(format, channels),
    };
    (TEXTURE_BYTES / size).min(TEXTURE_WIDTH)
}

/// Bytes of an element of several channels.
pub(super) fn element_size(format: CUarray_format, channels: c_uint) -> usize {
    channel_size(format.0) * channels.max(1) as usize
}

/// Bytes of one channel, by its number in `CUarray_format`; one for formats with several sizes or
/// none.
fn channel_size(format: u32) -> usize {
    match format {
        0x02 | 0x09 | 0x10 => 2,
        0x03 | 0x0a | 0x20 => 4,
        _ => 1,
    }
}
