//! First forms of memory functions: they have the effects of the newer forms, with addresses and sizes of 32 bits.
//!
//! Memory keeps its address of 64 bits. A call translates the addresses that it is given, and is validated like a call
//! of the newer form.

use super::prelude::*;
use crate::memory::Memory;
use crate::memory::kinds::{HOST_ALLOC_DEVICE_MAP, Kind};
use cuspec_glue::driver::calls::{
    ArrayCalls, MemAllocCalls, MemCopyArrayCalls, MemCopyBoxesCalls, MemCopyCalls,
    MemCopyRowsCalls, MemFirstCalls, MemHostCalls, MemIpcCalls, MemSetCalls, MemSetRowsCalls,
    ModuleSymbolsCalls,
};
use cuspec_glue::{Checked, Verdict};

/// Validates a call of the newer form and makes it.
macro_rules! newer {
    ($driver:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        // SAFETY: the caller of the first form guarantees that pointers are valid.
        let checked = unsafe { cuspec_glue::driver::validate::$name($driver $(, $argument)*) };
        match checked {
            Checked::Break(Verdict::Stop(code)) => Err(Code::from(code)),
            // SAFETY: as above.
            _ => unsafe { $driver.$name($($argument),*) },
        }
    }};
}

impl MemFirstCalls for Driver {
    unsafe fn cuMemAlloc(&self, dptr: *mut CUdeviceptr_v1, bytesize: c_uint) -> Outcome {
        let mut address = 0;
        // SAFETY: the caller guarantees that `dptr` is valid for writes.
        unsafe { put(dptr, 0) };
        newer!(self, cuMemAlloc_v2(&raw mut address, bytesize as usize))?;
        // SAFETY: the caller guarantees that `dptr` is valid for writes.
        unsafe { put_first(self, dptr, address, bytesize.into()) }
    }

    unsafe fn cuMemAllocPitch(
        &self,
        dptr: *mut CUdeviceptr_v1,
        pPitch: *mut c_uint,
        WidthInBytes: c_uint,
        Height: c_uint,
        ElementSizeBytes: c_uint,
    ) -> Outcome {
        let (mut address, mut pitch) = (0, 0);
        // SAFETY: the caller guarantees that pointers are valid for writes.
        unsafe {
            put(dptr, 0);
            put(pPitch, 0);
        }
        let (width, height) = (WidthInBytes as usize, Height as usize);
        let (at, of) = (&raw mut address, &raw mut pitch);
        newer!(
            self,
            cuMemAllocPitch_v2(at, of, width, height, ElementSizeBytes)
        )?;
        // SAFETY: the caller guarantees that pointers are valid for writes.
        unsafe {
            put(pPitch, pitch as c_uint);
            put_first(self, dptr, address, (pitch * height) as u64)
        }
    }

    unsafe fn cuMemAllocHost(&self, pp: *mut *mut c_void, bytesize: c_uint) -> Outcome {
        // SAFETY: the caller guarantees that `pp` is valid for writes.
        unsafe { put(pp, std::ptr::null_mut()) };
        newer!(self, cuMemAllocHost_v2(pp, bytesize as usize))
    }

    unsafe fn cuMemFree(&self, dptr: CUdeviceptr_v1) -> Outcome {
        let address = real(self, dptr);
        newer!(self, cuMemFree_v2(address))
    }

    unsafe fn cuMemGetAddressRange(
        &self,
        pbase: *mut CUdeviceptr_v1,
        psize: *mut c_uint,
        dptr: CUdeviceptr_v1,
    ) -> Outcome {
        if pbase.is_null() && psize.is_null() {
            return Ok(());
        }
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(pbase, 0);
            put(psize, 0);
        }
        let range = self.lock().memory.first_range(dptr);
        let (base, size) = range.ok_or(Code::NOT_FOUND)?;
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(pbase, base);
            put(psize, size);
        }
        Ok(())
    }

    unsafe fn cuMemGetInfo(&self, free: *mut c_uint, total: *mut c_uint) -> Outcome {
        let mut world = self.lock();
        let (left, all) = world.memory.info();
        let left = left.min(world.memory.free_first_addresses().into());
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(free, left as c_uint);
            put(total, all.min(c_uint::MAX.into()) as c_uint);
        }
        Ok(())
    }

    unsafe fn cuMemHostGetDevicePointer(
        &self,
        pdptr: *mut CUdeviceptr_v1,
        p: *mut c_void,
        Flags: c_uint,
    ) -> Outcome {
        let mut address = 0;
        newer!(
            self,
            cuMemHostGetDevicePointer_v2(&raw mut address, p, Flags)
        )?;
        let found = self.lock().memory.find(address).cloned();
        // Without unified addresses only memory that was mapped for the device has one of the device.
        let is_mapped = |kind: &Kind| match kind {
            Kind::Pinned { flags } | Kind::Registered { flags } => {
                flags & HOST_ALLOC_DEVICE_MAP != 0
            }
            _ => true,
        };
        let found = found.filter(|found| is_mapped(&found.kind));
        let found = found.ok_or(Code::INVALID_VALUE)?;
        let mut first = 0;
        // SAFETY: the place is valid for writes.
        unsafe { put_first(self, &raw mut first, found.base, found.size)? };
        // SAFETY: the caller guarantees that `pdptr` is valid for writes.
        unsafe { put(pdptr, first + (address - found.base) as c_uint) };
        Ok(())
    }

    unsafe fn cuArrayCreate(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `pAllocateArray` is null or valid.
        let wish = unsafe { array(pAllocateArray, 1) };
        let wish = wish.first().map(|wish| CUDA_ARRAY_DESCRIPTOR {
            Width: wish.Width as usize,
            Height: wish.Height as usize,
            Format: wish.Format,
            NumChannels: wish.NumChannels,
        });
        let wish = wish.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuArrayCreate_v2(pHandle, wish))
    }

    unsafe fn cuArray3DCreate(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `pAllocateArray` is null or valid.
        let wish = unsafe { array(pAllocateArray, 1) };
        let wish = wish.first().map(|wish| CUDA_ARRAY3D_DESCRIPTOR {
            Width: wish.Width as usize,
            Height: wish.Height as usize,
            Depth: wish.Depth as usize,
            Format: wish.Format,
            NumChannels: wish.NumChannels,
            Flags: wish.Flags,
        });
        let wish = wish.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuArray3DCreate_v2(pHandle, wish))
    }

    unsafe fn cuArrayGetDescriptor(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1,
        hArray: CUarray,
    ) -> Outcome {
        let mut found = CUDA_ARRAY_DESCRIPTOR::default();
        newer!(self, cuArrayGetDescriptor_v2(&raw mut found, hArray))?;
        let found = CUDA_ARRAY_DESCRIPTOR_v1 {
            Width: found.Width as c_uint,
            Height: found.Height as c_uint,
            Format: found.Format,
            NumChannels: found.NumChannels,
        };
        // SAFETY: the caller guarantees that `pArrayDescriptor` is valid for writes.
        unsafe { put(pArrayDescriptor, found) };
        Ok(())
    }

    unsafe fn cuArray3DGetDescriptor(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1,
        hArray: CUarray,
    ) -> Outcome {
        let mut found = CUDA_ARRAY3D_DESCRIPTOR::default();
        newer!(self, cuArray3DGetDescriptor_v2(&raw mut found, hArray))?;
        let found = CUDA_ARRAY3D_DESCRIPTOR_v1 {
            Width: found.Width as c_uint,
            Height: found.Height as c_uint,
            Depth: found.Depth as c_uint,
            Format: found.Format,
            NumChannels: found.NumChannels,
            Flags: found.Flags,
        };
        // SAFETY: the caller guarantees that `pArrayDescriptor` is valid for writes.
        unsafe { put(pArrayDescriptor, found) };
        Ok(())
    }

    unsafe fn cuMemcpyHtoD(
        &self,
        dstDevice: CUdeviceptr_v1,
        srcHost: *const c_void,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyHtoD_v2(real(self, dstDevice), srcHost, ByteCount as usize)
        )
    }

    unsafe fn cuMemcpyDtoH(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr_v1,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyDtoH_v2(dstHost, real(self, srcDevice), ByteCount as usize)
        )
    }

    unsafe fn cuMemcpyDtoD(
        &self,
        dstDevice: CUdeviceptr_v1,
        srcDevice: CUdeviceptr_v1,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyDtoD_v2(
                real(self, dstDevice),
                real(self, srcDevice),
                ByteCount as usize
            )
        )
    }

    unsafe fn cuMemcpyHtoA(
        &self,
        dstArray: CUarray,
        dstOffset: c_uint,
        srcHost: *const c_void,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyHtoA_v2(dstArray, dstOffset as usize, srcHost, ByteCount as usize)
        )
    }

    unsafe fn cuMemcpyAtoH(
        &self,
        dstHost: *mut c_void,
        srcArray: CUarray,
        srcOffset: c_uint,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset as usize, ByteCount as usize)
        )
    }

    unsafe fn cuMemcpyDtoA(
        &self,
        dstArray: CUarray,
        dstOffset: c_uint,
        srcDevice: CUdeviceptr_v1,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyDtoA_v2(
                dstArray,
                dstOffset as usize,
                real(self, srcDevice),
                ByteCount as usize
            )
        )
    }

    unsafe fn cuMemcpyAtoD(
        &self,
        dstDevice: CUdeviceptr_v1,
        srcArray: CUarray,
        srcOffset: c_uint,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyAtoD_v2(
                real(self, dstDevice),
                srcArray,
                srcOffset as usize,
                ByteCount as usize
            )
        )
    }

    unsafe fn cuMemcpyAtoA(
        &self,
        dstArray: CUarray,
        dstOffset: c_uint,
        srcArray: CUarray,
        srcOffset: c_uint,
        ByteCount: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyAtoA_v2(
                dstArray,
                dstOffset as usize,
                srcArray,
                srcOffset as usize,
                ByteCount as usize
            )
        )
    }

    unsafe fn cuMemcpyHtoDAsync(
        &self,
        dstDevice: CUdeviceptr_v1,
        srcHost: *const c_void,
        ByteCount: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyHtoDAsync_v2(real(self, dstDevice), srcHost, ByteCount as usize, hStream)
        )
    }

    unsafe fn cuMemcpyDtoHAsync(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr_v1,
        ByteCount: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyDtoHAsync_v2(dstHost, real(self, srcDevice), ByteCount as usize, hStream)
        )
    }

    unsafe fn cuMemcpyDtoDAsync(
        &self,
        dstDevice: CUdeviceptr_v1,
        srcDevice: CUdeviceptr_v1,
        ByteCount: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyDtoDAsync_v2(
                real(self, dstDevice),
                real(self, srcDevice),
                ByteCount as usize,
                hStream
            )
        )
    }

    unsafe fn cuMemcpyHtoAAsync(
        &self,
        dstArray: CUarray,
        dstOffset: c_uint,
        srcHost: *const c_void,
        ByteCount: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyHtoAAsync_v2(
                dstArray,
                dstOffset as usize,
                srcHost,
                ByteCount as usize,
                hStream
            )
        )
    }

    unsafe fn cuMemcpyAtoHAsync(
        &self,
        dstHost: *mut c_void,
        srcArray: CUarray,
        srcOffset: c_uint,
        ByteCount: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        newer!(
            self,
            cuMemcpyAtoHAsync_v2(
                dstHost,
                srcArray,
                srcOffset as usize,
                ByteCount as usize,
                hStream
            )
        )
    }

    unsafe fn cuMemcpy2D(&self, pCopy: *const CUDA_MEMCPY2D_v1) -> Outcome {
        // SAFETY: the caller guarantees that `pCopy` is null or valid.
        let copy = unsafe { array(pCopy, 1) };
        let copy = copy.first().map(|copy| rows(self, copy));
        let copy = copy.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuMemcpy2D_v2(copy))
    }

    unsafe fn cuMemcpy2DUnaligned(&self, pCopy: *const CUDA_MEMCPY2D_v1) -> Outcome {
        // SAFETY: the caller guarantees that `pCopy` is null or valid.
        let copy = unsafe { array(pCopy, 1) };
        let copy = copy.first().map(|copy| rows(self, copy));
        let copy = copy.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuMemcpy2DUnaligned_v2(copy))
    }

    unsafe fn cuMemcpy2DAsync(&self, pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) -> Outcome {
        // SAFETY: the caller guarantees that `pCopy` is null or valid.
        let copy = unsafe { array(pCopy, 1) };
        let copy = copy.first().map(|copy| rows(self, copy));
        let copy = copy.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuMemcpy2DAsync_v2(copy, hStream))
    }

    unsafe fn cuMemcpy3D(&self, pCopy: *const CUDA_MEMCPY3D_v1) -> Outcome {
        // SAFETY: the caller guarantees that `pCopy` is null or valid.
        let copy = unsafe { array(pCopy, 1) };
        let copy = copy.first().map(|copy| slices(self, copy));
        let copy = copy.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuMemcpy3D_v2(copy))
    }

    unsafe fn cuMemcpy3DAsync(&self, pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) -> Outcome {
        // SAFETY: the caller guarantees that `pCopy` is null or valid.
        let copy = unsafe { array(pCopy, 1) };
        let copy = copy.first().map(|copy| slices(self, copy));
        let copy = copy.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        newer!(self, cuMemcpy3DAsync_v2(copy, hStream))
    }

    unsafe fn cuMemsetD8(&self, dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) -> Outcome {
        newer!(self, cuMemsetD8_v2(real(self, dstDevice), uc, N as usize))
    }

    unsafe fn cuMemsetD16(&self, dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) -> Outcome {
        newer!(self, cuMemsetD16_v2(real(self, dstDevice), us, N as usize))
    }

    unsafe fn cuMemsetD32(&self, dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) -> Outcome {
        newer!(self, cuMemsetD32_v2(real(self, dstDevice), ui, N as usize))
    }

    unsafe fn cuMemsetD2D8(
        &self,
        dstDevice: CUdeviceptr_v1,
        dstPitch: c_uint,
        uc: c_uchar,
        Width: c_uint,
        Height: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemsetD2D8_v2(
                real(self, dstDevice),
                dstPitch as usize,
                uc,
                Width as usize,
                Height as usize
            )
        )
    }

    unsafe fn cuMemsetD2D16(
        &self,
        dstDevice: CUdeviceptr_v1,
        dstPitch: c_uint,
        us: c_ushort,
        Width: c_uint,
        Height: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemsetD2D16_v2(
                real(self, dstDevice),
                dstPitch as usize,
                us,
                Width as usize,
                Height as usize
            )
        )
    }

    unsafe fn cuMemsetD2D32(
        &self,
        dstDevice: CUdeviceptr_v1,
        dstPitch: c_uint,
        ui: c_uint,
        Width: c_uint,
        Height: c_uint,
    ) -> Outcome {
        newer!(
            self,
            cuMemsetD2D32_v2(
                real(self, dstDevice),
                dstPitch as usize,
                ui,
                Width as usize,
                Height as usize
            )
        )
    }

    unsafe fn cuModuleGetGlobal(
        &self,
        dptr: *mut CUdeviceptr_v1,
        bytes: *mut c_uint,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        if dptr.is_null() && bytes.is_null() {
            return Err(Code::INVALID_VALUE);
        }
        let (mut address, mut size) = (0, 0);
        newer!(
            self,
            cuModuleGetGlobal_v2(&raw mut address, &raw mut size, hmod, name)
        )?;
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(bytes, size as c_uint);
            match dptr.is_null() {
                true => Ok(()),
                false => put_first(self, dptr, address, size as u64),
            }
        }
    }

    /// Memory of another process is mapped once.
    unsafe fn cuIpcOpenMemHandle(
        &self,
        pdptr: *mut CUdeviceptr,
        handle: CUipcMemHandle,
        Flags: c_uint,
    ) -> Outcome {
        let mut address = 0;
        // SAFETY: the place is valid for writes.
        unsafe { self.cuIpcOpenMemHandle_v2(&raw mut address, handle, Flags)? };
        if self.lock().memory.is_opened_again(address) {
            self.close_opened(address)?;
            return Err(Code::ALREADY_MAPPED);
        }
        // SAFETY: the caller guarantees that `pdptr` is valid for writes.
        unsafe { put(pdptr, address) };
        Ok(())
    }
}

/// The address of 64 bits behind one of 32 bits.
fn real(driver: &Driver, address: CUdeviceptr_v1) -> CUdeviceptr {
    driver.lock().memory.real_address(address)
}

/// Writes the address of 32 bits of memory. New memory without one is freed.
///
/// # Safety
/// The pointer is valid for a write.
unsafe fn put_first(
    driver: &Driver,
    place: *mut CUdeviceptr_v1,
    address: CUdeviceptr,
    size: u64,
) -> Outcome {
    let found = Memory::first_address(&mut driver.lock().memory, address, size);
    match found {
        Ok(first) => {
            // SAFETY: the caller guarantees that the pointer is valid.
            unsafe { put(place, first) };
            Ok(())
        }
        Err(code) => {
            // Only memory that a program can free was just allocated.
            let _ = driver.free(address);
            Err(code)
        }
    }
}

/// A copy of rows in the newer form.
fn rows(driver: &Driver, copy: &CUDA_MEMCPY2D_v1) -> CUDA_MEMCPY2D {
    CUDA_MEMCPY2D {
        srcXInBytes: copy.srcXInBytes as usize,
        srcY: copy.srcY as usize,
        dstXInBytes: copy.dstXInBytes as usize,
        dstY: copy.dstY as usize,
        srcPitch: copy.srcPitch as usize,
        dstPitch: copy.dstPitch as usize,
        WidthInBytes: copy.WidthInBytes as usize,
        Height: copy.Height as usize,
        srcMemoryType: copy.srcMemoryType,
        srcHost: copy.srcHost,
        srcArray: copy.srcArray,
        dstMemoryType: copy.dstMemoryType,
        dstHost: copy.dstHost,
        dstArray: copy.dstArray,
        srcDevice: real(driver, copy.srcDevice),
        dstDevice: real(driver, copy.dstDevice),
    }
}

/// A copy of a box in the newer form.
fn slices(driver: &Driver, copy: &CUDA_MEMCPY3D_v1) -> CUDA_MEMCPY3D {
    CUDA_MEMCPY3D {
        srcXInBytes: copy.srcXInBytes as usize,
        srcY: copy.srcY as usize,
        srcZ: copy.srcZ as usize,
        srcLOD: copy.srcLOD as usize,
        srcPitch: copy.srcPitch as usize,
        srcHeight: copy.srcHeight as usize,
        dstXInBytes: copy.dstXInBytes as usize,
        dstY: copy.dstY as usize,
        dstZ: copy.dstZ as usize,
        dstLOD: copy.dstLOD as usize,
        dstPitch: copy.dstPitch as usize,
        dstHeight: copy.dstHeight as usize,
        WidthInBytes: copy.WidthInBytes as usize,
        Height: copy.Height as usize,
        Depth: copy.Depth as usize,
        srcMemoryType: copy.srcMemoryType,
        srcHost: copy.srcHost,
        srcArray: copy.srcArray,
        dstMemoryType: copy.dstMemoryType,
        dstHost: copy.dstHost,
        dstArray: copy.dstArray,
        srcDevice: real(driver, copy.srcDevice),
        dstDevice: real(driver, copy.dstDevice),
        ..Default::default()
    }
}
