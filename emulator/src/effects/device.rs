//! The device and facts about it.

use std::ffi::CStr;

use super::prelude::*;
use crate::device::{self, attributes};

/// What an attribute is, zero if this driver does not know it.
fn fact(number: u32) -> c_int {
    device::attribute(number).unwrap_or(0)
}

pub unsafe fn cuDeviceGet(_driver: &Driver, device: *mut CUdevice, ordinal: c_int) -> Outcome {
    unsafe { put(device, ordinal) };
    Ok(())
}

pub unsafe fn cuDeviceGetCount(_driver: &Driver, count: *mut c_int) -> Outcome {
    unsafe { put(count, device::COUNT) };
    Ok(())
}

pub unsafe fn cuDeviceGetName(
    _driver: &Driver,
    name: *mut c_char,
    len: c_int,
    _dev: CUdevice,
) -> Outcome {
    let size = usize::try_from(len).map_err(|_| Code::INVALID_VALUE)?;
    unsafe { put_text(name, size, device::NAME) };
    Ok(())
}

pub unsafe fn cuDeviceGetUuid(_driver: &Driver, uuid: *mut CUuuid, _dev: CUdevice) -> Outcome {
    let bytes = device::UUID.map(|byte| byte as c_char);
    unsafe { put(uuid, CUuuid { bytes }) };
    Ok(())
}

pub unsafe fn cuDeviceGetUuid_v2(driver: &Driver, uuid: *mut CUuuid, dev: CUdevice) -> Outcome {
    unsafe { cuDeviceGetUuid(driver, uuid, dev) }
}

pub unsafe fn cuDeviceGetLuid(
    _driver: &Driver,
    luid: *mut c_char,
    deviceNodeMask: *mut c_uint,
    _dev: CUdevice,
) -> Outcome {
    unsafe {
        put(luid.cast::<[u8; 8]>(), device::LUID);
        put(deviceNodeMask, device::NODE_MASK);
    }
    Ok(())
}

pub unsafe fn cuDeviceTotalMem_v2(_driver: &Driver, bytes: *mut usize, _dev: CUdevice) -> Outcome {
    unsafe { put(bytes, device::TOTAL_MEMORY as usize) };
    Ok(())
}

pub unsafe fn cuDeviceTotalMem(_driver: &Driver, bytes: *mut c_uint, _dev: CUdevice) -> Outcome {
    // More than 32 bits can tell is told as the most they can.
    let total = c_uint::try_from(device::TOTAL_MEMORY).unwrap_or(c_uint::MAX);
    unsafe { put(bytes, total) };
    Ok(())
}

pub unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
    _driver: &Driver,
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: c_uint,
    _dev: CUdevice,
) -> Outcome {
    let element = channel_size(format.0) * numChannels.max(1) as usize;
    unsafe {
        put(
            maxWidthInElements,
            (TEXTURE_BYTES / element).min(TEXTURE_WIDTH),
        )
    };
    Ok(())
}

/// A texture in linear memory ends where its elements or its bytes are too many.
const TEXTURE_WIDTH: usize = 1 << 30;
const TEXTURE_BYTES: usize = 1 << 32;

/// Bytes of one channel, by its number in `CUarray_format`; of those that have several sizes or
/// none, one.
fn channel_size(format: u32) -> usize {
    match format {
        0x02 | 0x09 | 0x10 => 2,
        0x03 | 0x0a | 0x20 => 4,
        _ => 1,
    }
}

pub unsafe fn cuDeviceGetAttribute(
    _driver: &Driver,
    pi: *mut c_int,
    attrib: CUdevice_attribute,
    _dev: CUdevice,
) -> Outcome {
    let value = device::attribute(attrib.0).ok_or(Code::INVALID_VALUE)?;
    unsafe { put(pi, value) };
    Ok(())
}

pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    _driver: &Driver,
    capabilities: *mut c_uint,
    _operations: *const CUatomicOperation,
    count: c_uint,
    _dev: CUdevice,
) -> Outcome {
    for at in 0..count as usize {
        // Without native atomics towards the host there is nothing a device could do.
        unsafe { put(capabilities.wrapping_add(at), 0) };
    }
    Ok(())
}

pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    _driver: &Driver,
    _nvSciSyncAttrList: *mut c_void,
    _dev: CUdevice,
    _flags: c_int,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

pub unsafe fn cuDeviceGetExecAffinitySupport(
    _driver: &Driver,
    pi: *mut c_int,
    _type: CUexecAffinityType,
    _dev: CUdevice,
) -> Outcome {
    unsafe { put(pi, 0) };
    Ok(())
}

pub unsafe fn cuFlushGPUDirectRDMAWrites(
    _driver: &Driver,
    _target: CUflushGPUDirectRDMAWritesTarget,
    _scope: CUflushGPUDirectRDMAWritesScope,
) -> Outcome {
    Ok(())
}

pub unsafe fn cuDeviceGetProperties(
    _driver: &Driver,
    prop: *mut CUdevprop,
    _dev: CUdevice,
) -> Outcome {
    let properties = CUdevprop {
        maxThreadsPerBlock: fact(1),
        maxThreadsDim: [2, 3, 4].map(fact),
        maxGridSize: [5, 6, 7].map(fact),
        sharedMemPerBlock: fact(8),
        totalConstantMemory: fact(9),
        SIMDWidth: fact(10),
        memPitch: fact(11),
        regsPerBlock: fact(12),
        clockRate: fact(13),
        textureAlign: fact(14),
    };
    unsafe { put(prop, properties) };
    Ok(())
}

pub unsafe fn cuDeviceComputeCapability(
    _driver: &Driver,
    major: *mut c_int,
    minor: *mut c_int,
    _dev: CUdevice,
) -> Outcome {
    unsafe {
        put(major, fact(attributes::COMPUTE_CAPABILITY_MAJOR));
        put(minor, fact(attributes::COMPUTE_CAPABILITY_MINOR));
    }
    Ok(())
}

pub unsafe fn cuDeviceGetByPCIBusId(
    _driver: &Driver,
    dev: *mut CUdevice,
    pciBusId: *const c_char,
) -> Outcome {
    if pciBusId.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the text is not null and ends in a zero.
    let name = unsafe { CStr::from_ptr(pciBusId) };
    let name = name.to_str().map_err(|_| Code::INVALID_VALUE)?;
    let found = device::find_by_pci_bus_id(name).map_err(|_| Code::INVALID_VALUE)?;
    let found = found.ok_or(Code::INVALID_DEVICE)?;
    unsafe { put(dev, found) };
    Ok(())
}

pub unsafe fn cuDeviceGetPCIBusId(
    _driver: &Driver,
    pciBusId: *mut c_char,
    len: c_int,
    _dev: CUdevice,
) -> Outcome {
    let size = usize::try_from(len).map_err(|_| Code::INVALID_VALUE)?;
    unsafe { put_text(pciBusId, size, &device::pci_bus_id()) };
    Ok(())
}

pub unsafe fn cuDeviceRegisterAsyncNotification(
    driver: &Driver,
    _device: CUdevice,
    _callbackFunc: CUasyncCallback,
    _userData: *mut c_void,
    callback: *mut CUasyncCallbackHandle,
) -> Outcome {
    // Nothing this driver does is worth a notification, so the function is not kept.
    let handle = driver.lock().notifications.insert(());
    unsafe { put(callback, handle as CUasyncCallbackHandle) };
    Ok(())
}

pub unsafe fn cuDeviceUnregisterAsyncNotification(
    driver: &Driver,
    _device: CUdevice,
    callback: CUasyncCallbackHandle,
) -> Outcome {
    let removed = driver.lock().notifications.remove(callback as usize);
    removed.ok_or(Code::INVALID_VALUE)
}

pub unsafe fn cuDeviceCanAccessPeer(
    _driver: &Driver,
    canAccessPeer: *mut c_int,
    _dev: CUdevice,
    _peerDev: CUdevice,
) -> Outcome {
    unsafe { put(canAccessPeer, 0) };
    Ok(())
}
