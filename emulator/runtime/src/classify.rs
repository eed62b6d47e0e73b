//! Which exemplar of the vocabulary a value is: what the driver's public functions tell of addresses, arrays and
//! captures. The rest the driver says when it is called.

use std::ffi::c_void;

use cuspec_glue::Facts;
use cuspec_glue::classify::spoilable::Capture;
use cuspec_glue::classify::{
    Address, Array, Callback, Classify, MemPool, MipmappedArray, Spoils, Stream, SurfObject,
    TexObject,
};
use cuspec_sys::driver::{
    CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_HOST, CU_POINTER_ATTRIBUTE_IS_MANAGED,
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_RANGE_SIZE,
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CUmemorytype, CUstreamCaptureStatus, Values,
};

use crate::channels::bytes_of_row;
use crate::driver::driver;
use crate::library::Runtime;

impl Classify<Address> for Runtime {
    /// Of memory that the driver does not know the program's own is what it can read.
    fn classify(&self, value: u64) -> Facts<Address> {
        let Some(range) = range(value) else {
            return Facts::new(match value {
                0 => Address::Null,
                _ if is_readable(value) => Address::Pageable,
                _ => Address::Freed,
            });
        };
        let offset = value - range.start;
        let kind = match (range.kind, range.is_managed, offset) {
            (_, true, 0) => Address::Managed,
            (_, true, _) => Address::ManagedInterior,
            (CU_MEMORYTYPE_DEVICE, _, 0) => Address::Device,
            (CU_MEMORYTYPE_DEVICE, _, offset) if offset % 4 != 0 => Address::Misaligned,
            (CU_MEMORYTYPE_DEVICE, _, _) => Address::Interior,
            (_, _, 0) => Address::Pinned,
            _ => Address::PinnedInterior,
        };
        Facts::new(kind)
            .with("allocation_size", range.size.into())
            .with("offset", offset.into())
            .with("remaining", (range.size - offset).into())
    }

    /// A place beside it in the same memory.
    fn neighbour(&self, value: u64) -> Option<u64> {
        let range = range(value)?;
        let last = range.start + range.size - 1;
        Some(if value == last { value - 1 } else { value + 1 })
    }
}

impl Classify<TexObject> for Runtime {
    /// Which texture object it is the driver says.
    fn classify(&self, value: u64) -> Facts<TexObject> {
        Facts::new(match value {
            0 => TexObject::Null,
            _ => TexObject::Linear,
        })
    }
}

impl Classify<SurfObject> for Runtime {
    /// Which surface object it is the driver says.
    fn classify(&self, value: u64) -> Facts<SurfObject> {
        Facts::new(match value {
            0 => SurfObject::Null,
            _ => SurfObject::Made,
        })
    }
}

impl Classify<MemPool> for Runtime {
    /// Which pool it is the driver says.
    fn classify(&self, value: u64) -> Facts<MemPool> {
        Facts::new(match value {
            0 => MemPool::Null,
            _ => MemPool::Created,
        })
    }
}

/// Memory that the driver knows.
struct Range {
    kind: CUmemorytype,
    is_managed: bool,
    start: u64,
    size: u64,
}

/// The memory that an address lies in.
fn range(address: u64) -> Option<Range> {
    let (mut kind, mut is_managed, mut start, mut size) = (0_u32, 0_u32, 0_u64, 0_usize);
    let mut questions = [
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        CU_POINTER_ATTRIBUTE_RANGE_SIZE,
    ];
    let mut rooms: [*mut c_void; 4] = [
        (&raw mut kind).cast(),
        (&raw mut is_managed).cast(),
        (&raw mut start).cast(),
        (&raw mut size).cast(),
    ];
    let (questions, rooms) = (questions.as_mut_ptr(), rooms.as_mut_ptr());
    // SAFETY: each room is one for the answer to its question, and nothing behind the address is looked at.
    unsafe { driver()?.cuPointerGetAttributes(4, questions, rooms, address) }.ok()?;
    let kind = CUmemorytype(kind);
    [CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE]
        .contains(&kind)
        .then_some(Range {
            kind,
            is_managed: is_managed != 0,
            start,
            size: size as u64,
        })
}

/// Whether the program itself can read at an address.
fn is_readable(address: u64) -> bool {
    let mut byte = 0_u8;
    let here = libc::iovec {
        iov_base: (&raw mut byte).cast(),
        iov_len: 1,
    };
    let there = libc::iovec {
        iov_base: address as *mut c_void,
        iov_len: 1,
    };
    // SAFETY: the system copies one byte to a place that has room for it, and refuses what cannot be read.
    unsafe { libc::process_vm_readv(libc::getpid(), &here, 1, &there, 1, 0) == 1 }
}

impl Classify<Array> for Runtime {
    /// The driver tells how large an array is.
    fn classify(&self, value: u64) -> Facts<Array> {
        if value == 0 {
            return Facts::new(Array::Null);
        }
        let array = value as usize as *mut _;
        // SAFETY: the C caller passes valid arrays.
        let ask = |driver: Values| unsafe { driver.cuArray3DGetDescriptor_v2(array) }.ok();
        let facts = Facts::new(Array::Table);
        let Some(told) = driver().and_then(ask) else {
            return facts;
        };
        facts
            .with("row", bytes_of_row(&told) as i128)
            .with("rows", told.Height.max(1) as i128)
            .with("slices", told.Depth.max(1) as i128)
    }
}

impl Classify<MipmappedArray> for Runtime {
    fn classify(&self, value: u64) -> Facts<MipmappedArray> {
        Facts::new(match value {
            0 => MipmappedArray::Null,
            _ => MipmappedArray::Levels,
        })
    }
}

impl Classify<Callback> for Runtime {
    fn classify(&self, value: u64) -> Facts<Callback> {
        Facts::new(match value {
            0 => Callback::Null,
            _ => Callback::Returns,
        })
    }
}

impl Classify<Stream> for Runtime {
    /// A stream whose capture is spoiled is refused before the driver looks at anything.
    fn classify(&self, value: u64) -> Facts<Stream> {
        let stream = value as usize as *mut _;
        // SAFETY: the C caller passes valid streams.
        let ask = |driver: Values| unsafe { driver.cuStreamIsCapturing(stream) }.ok();
        let status = match value {
            0 => None,
            _ => driver().and_then(ask),
        };
        Facts::new(match status {
            _ if value == 0 => Stream::Null,
            Some(CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED) => {
                Stream::CaptureInvalidated
            }
            _ => Stream::Created,
        })
    }
}

impl Spoils<Capture> for Runtime {
    /// The driver does, when it is called.
    fn spoil(&self, _: u64) {}
}
