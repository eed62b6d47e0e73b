//! Pools that are shared by a descriptor: a file in memory that says which pool of which process it is.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::mem::ManuallyDrop;
use std::os::fd::{FromRawFd, IntoRawFd};

use super::prelude::*;
use crate::memory::kinds::Kind;
use crate::memory::pool::Pool;
use cuspec_glue::Facts;
use cuspec_glue::classify::{PoolDescriptor, SharedMemory, SharedPool, Tells};
use cuspec_glue::driver::calls::MallocAsyncShareCalls;

/// How a descriptor's file and an allocation's data begin.
const MARK: [u8; 8] = *b"sharable";

/// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`.
const DESCRIPTOR: u32 = 1;

impl MallocAsyncShareCalls for Driver {
    unsafe fn cuMemPoolExportToShareableHandle(
        &self,
        handle_out: *mut c_void,
        pool: CUmemoryPool,
        _handleType: CUmemAllocationHandleType,
        _flags: c_ulonglong,
    ) -> Outcome {
        // SAFETY: the name is a text with an end.
        let number = unsafe { libc::memfd_create(c"cuda-pool".as_ptr(), libc::MFD_CLOEXEC) };
        if number < 0 {
            return Err(Code::OUT_OF_MEMORY);
        }
        // SAFETY: the descriptor is new, and nobody else knows it.
        let mut file = unsafe { File::from_raw_fd(number) };
        let pool = (pool as u64).to_le_bytes();
        let written = file.write_all(&MARK).and_then(|()| file.write_all(&pool));
        written.map_err(|_| Code::OUT_OF_MEMORY)?;
        // SAFETY: the caller promises that `handle_out` has room for a descriptor.
        unsafe { put(handle_out.cast::<c_int>(), file.into_raw_fd()) };
        Ok(())
    }

    unsafe fn cuMemPoolImportFromShareableHandle(
        &self,
        pool_out: *mut CUmemoryPool,
        handle: *mut c_void,
        _handleType: CUmemAllocationHandleType,
        _flags: c_ulonglong,
    ) -> Outcome {
        let exported = exported(handle as u64).ok_or(Code::UNKNOWN)?;
        let mut world = self.lock();
        let pools = &mut world.memory.pools;
        let mut pool = Pool::new(pools.get(exported)?.location, 0);
        pool.is_imported = true;
        let pool = pools.create(pool);
        // SAFETY: the caller promises that `pool_out` has room for the value.
        unsafe { put(pool_out, pool as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemPoolExportPointer(
        &self,
        shareData_out: *mut CUmemPoolPtrExportData,
        ptr: CUdeviceptr,
    ) -> Outcome {
        let mut reserved = [0x55; 64];
        reserved[..8].copy_from_slice(&MARK);
        reserved[8..16].copy_from_slice(&ptr.to_le_bytes());
        // SAFETY: the caller promises that `shareData_out` has room for the record.
        unsafe { put(shareData_out, CUmemPoolPtrExportData { reserved }) };
        Ok(())
    }

    /// There are no other processes whose allocations could be reached.
    unsafe fn cuMemPoolImportPointer(
        &self,
        _ptr_out: *mut CUdeviceptr,
        _pool: CUmemoryPool,
        _shareData: *mut CUmemPoolPtrExportData,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }
}

/// The pool whose descriptor this is, if it is one.
fn exported(descriptor: u64) -> Option<usize> {
    let number = i32::try_from(descriptor).ok()?;
    // SAFETY: whatever the number stands for stays open, for the file is never dropped.
    let mut file = ManuallyDrop::new(unsafe { File::from_raw_fd(number) });
    let mut content = [0; 16];
    file.rewind().ok()?;
    file.read_exact(&mut content).ok()?;
    let (mark, pool) = content.split_at(8);
    let pool = u64::from_le_bytes(pool.try_into().ok()?);
    (mark == MARK).then_some(pool as usize)
}

impl Tells<SharedPool> for Driver {
    fn tell(&self, value: u64) -> Facts<SharedPool> {
        let handle = value as usize;
        let known = self.known();
        let pool = known.as_ref().map(|world| &world.memory.pools);
        let pool = pool.and_then(|pools| pools.get(handle).ok());
        Facts::new(match pool {
            _ if value == 0 => SharedPool::Null,
            Some(pool) if pool.handle_types & DESCRIPTOR != 0 => SharedPool::Shareable,
            Some(pool) if pool.is_default => SharedPool::Default,
            Some(_) => SharedPool::Created,
            None => SharedPool::Garbage,
        })
    }
}

impl Tells<PoolDescriptor> for Driver {
    fn tell(&self, value: u64) -> Facts<PoolDescriptor> {
        Facts::new(match exported(value) {
            Some(_) => PoolDescriptor::Exported,
            None => PoolDescriptor::Foreign,
        })
    }
}

impl Tells<SharedMemory> for Driver {
    fn tell(&self, value: u64) -> Facts<SharedMemory> {
        let known = self.known();
        let memory = known.as_ref().map(|world| &world.memory);
        let found = memory.and_then(|memory| Some((memory, memory.find(value)?)));
        Facts::new(match found {
            _ if value == 0 => SharedMemory::Null,
            Some((memory, allocation)) => match allocation.kind {
                Kind::Pooled { pool } => {
                    let pool = memory.pools.get(pool);
                    match pool.is_ok_and(|pool| pool.handle_types & DESCRIPTOR != 0) {
                        true if allocation.base == value => SharedMemory::Shared,
                        true => SharedMemory::Interior,
                        false => SharedMemory::Pooled,
                    }
                }
                _ => SharedMemory::Device,
            },
            None => SharedMemory::Device,
        })
    }
}
