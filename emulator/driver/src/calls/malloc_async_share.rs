//! Pools shared by a descriptor: a memory file that names the process and the pool.

use std::fs::File;
use std::mem::ManuallyDrop;
use std::os::fd::{FromRawFd, IntoRawFd, RawFd};
use std::os::unix::fs::FileExt;

use super::prelude::*;
use crate::memory::external::is_open;
use crate::memory::kinds::Kind;
use crate::memory::managed::Location;
use crate::memory::pool::Pool;
use crate::memory::sharing::Shared;
use crate::nameless_file::nameless_file;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, PoolDescriptor, SharedMemory, SharedPool};
use cuspec_glue::driver::calls::MallocAsyncShareCalls;

/// Magic numbers of a descriptor's file and of an allocation's data.
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
        let handle = pool as usize;
        let location = self.lock().memory.pools.own(handle)?.location;
        let content = Exported {
            process: std::process::id(),
            pool: pool as u64,
            location,
        };
        let file = nameless_file(c"cuda-pool", 0).ok_or(Code::OUT_OF_MEMORY)?;
        let written = file.write_all_at(&content.to_bytes(), 0);
        written.map_err(|_| Code::OUT_OF_MEMORY)?;
        // SAFETY: the caller guarantees that `handle_out` is valid for writes.
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
        let exported = exported(handle as u64).ok_or(Code::INVALID_HANDLE)?;
        let mut world = self.lock();
        let pools = &mut world.memory.pools;
        let mut pool = Pool::new(exported.location, DESCRIPTOR);
        pool.is_imported = true;
        pool.origin = Some((exported.process, exported.pool));
        let pool = pools.create(pool);
        // SAFETY: the caller guarantees that `pool_out` is valid for writes.
        unsafe { put(pool_out, pool as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemPoolExportPointer(
        &self,
        shareData_out: *mut CUmemPoolPtrExportData,
        ptr: CUdeviceptr,
    ) -> Outcome {
        let mut world = self.lock();
        let pool = match world.memory.find(ptr).map(|found| &found.kind) {
            Some(Kind::Pooled { pool }) => *pool as u64,
            _ => return Err(Code::INVALID_VALUE),
        };
        let mut reserved = [0x55; 64];
        reserved[..8].copy_from_slice(&MARK);
        reserved[8..56].copy_from_slice(&world.memory.share(ptr)?.to_bytes());
        reserved[56..].copy_from_slice(&pool.to_le_bytes());
        // SAFETY: the caller guarantees that `shareData_out` is valid for writes.
        unsafe { put(shareData_out, CUmemPoolPtrExportData { reserved }) };
        Ok(())
    }

    unsafe fn cuMemPoolImportPointer(
        &self,
        ptr_out: *mut CUdeviceptr,
        pool: CUmemoryPool,
        shareData: *mut CUmemPoolPtrExportData,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `shareData` points to a record.
        let data = unsafe { array(shareData, 1) };
        let data = data.first().ok_or(Code::INVALID_VALUE)?.reserved;
        let (mark, rest) = data.split_at(8);
        let (shared, exporter) = rest.split_at(Shared::LENGTH);
        let shared = Shared::from_bytes(shared).filter(|_| mark == MARK);
        let shared = shared.ok_or(Code::INVALID_VALUE)?;
        let exporter = exporter.try_into().map(u64::from_le_bytes);
        let exporter = exporter.map_err(|_| Code::INVALID_VALUE)?;
        let pool = pool as usize;
        let mut world = self.lock();
        // It belongs to the imported pool of another process.
        let origin = world.memory.pools.get(pool)?.origin;
        if origin != Some((shared.process, exporter)) || shared.process == std::process::id() {
            return Err(Code::INVALID_VALUE);
        }
        let address = world.memory.open(0, Some(pool), shared)?;
        // SAFETY: the caller guarantees that `ptr_out` is valid for writes.
        unsafe { put(ptr_out, address) };
        Ok(())
    }
}

/// The content of a pool's file.
struct Exported {
    process: u32,
    pool: u64,
    location: Location,
}

impl Exported {
    const LENGTH: usize = 28;

    fn to_bytes(&self) -> [u8; Exported::LENGTH] {
        let mut bytes = [0; Exported::LENGTH];
        bytes[..8].copy_from_slice(&MARK);
        bytes[8..12].copy_from_slice(&self.process.to_le_bytes());
        bytes[12..20].copy_from_slice(&self.pool.to_le_bytes());
        bytes[20..24].copy_from_slice(&self.location.kind.to_le_bytes());
        bytes[24..].copy_from_slice(&self.location.id.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; Exported::LENGTH]) -> Option<Exported> {
        let word = |at: usize| <[u8; 4]>::try_from(&bytes[at..at + 4]);
        let pool = <[u8; 8]>::try_from(&bytes[12..20]).ok()?;
        (bytes[..8] == MARK).then_some(Exported {
            process: u32::from_le_bytes(word(8).ok()?),
            pool: u64::from_le_bytes(pool),
            location: Location {
                kind: u32::from_le_bytes(word(20).ok()?),
                id: i32::from_le_bytes(word(24).ok()?),
            },
        })
    }
}

/// Returns the pool of a descriptor, if it is one.
fn exported(descriptor: u64) -> Option<Exported> {
    let number = i32::try_from(descriptor).ok()?;
    // SAFETY: the file is never dropped, so the descriptor stays open.
    let file = ManuallyDrop::new(unsafe { File::from_raw_fd(number) });
    let mut content = [0; Exported::LENGTH];
    file.read_exact_at(&mut content, 0).ok()?;
    Exported::from_bytes(&content)
}

impl Classify<SharedPool> for Driver {
    fn classify(&self, value: u64) -> Facts<SharedPool> {
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

impl Classify<PoolDescriptor> for Driver {
    fn classify(&self, value: u64) -> Facts<PoolDescriptor> {
        Facts::new(match exported(value) {
            Some(_) => PoolDescriptor::Exported,
            None if is_open(value as RawFd) => PoolDescriptor::Foreign,
            None => PoolDescriptor::Nobodys,
        })
    }
}

impl Classify<SharedMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<SharedMemory> {
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
