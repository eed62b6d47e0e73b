//! Classification of values by the public functions of the driver: addresses, arrays and captures. The driver
//! checks the other values when it is called.

use std::ffi::c_void;

use cuspec_glue::Facts;
use cuspec_glue::classify::spoilable::Capture;
use cuspec_glue::classify::{
    Address, Array, Callback, Classify, Event, Graph, GraphExec, KernelParams, LaunchExtra,
    MemPool, MipmappedArray, Node, NodeOf, SourceGraph, Spoils, Stream, SurfObject, TexObject,
    UpdateSource, VdpauLookup,
};
use cuspec_sys::driver::{
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, CU_GRAPH_NODE_TYPE_EVENT_RECORD, CU_GRAPH_NODE_TYPE_GRAPH,
    CU_GRAPH_NODE_TYPE_HOST, CU_GRAPH_NODE_TYPE_KERNEL, CU_GRAPH_NODE_TYPE_MEM_ALLOC,
    CU_GRAPH_NODE_TYPE_MEM_FREE, CU_GRAPH_NODE_TYPE_MEMCPY, CU_GRAPH_NODE_TYPE_MEMSET,
    CU_GRAPH_NODE_TYPE_WAIT_EVENT, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_HOST,
    CU_POINTER_ATTRIBUTE_IS_MANAGED, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
    CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_STREAM_LEGACY,
    CU_STREAM_PER_THREAD, CUgraphNode, CUmemorytype, CUstreamCaptureStatus, Values,
};

use crate::channels::row_bytes;
use crate::driver::driver;
use crate::library::Runtime;

impl Classify<VdpauLookup> for Runtime {
    /// Whether a function finds others is known after a call of it.
    fn classify(&self, value: u64) -> Facts<VdpauLookup> {
        Facts::new(match value {
            0 => VdpauLookup::Null,
            _ => VdpauLookup::Finds,
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

impl Classify<Address> for Runtime {
    /// An address that the driver does not know is pageable memory if the program can read it.
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

    /// An address next to this one in the same memory.
    fn neighbour(&self, value: u64) -> Option<u64> {
        let range = range(value)?;
        let last = range.start + range.size - 1;
        Some(if value == last { value - 1 } else { value + 1 })
    }
}

/// Handles that only the driver can distinguish: they are null, or any that the driver accepts.
macro_rules! classified_by_driver {
    ($($domain:ident: $accepted:ident),* $(,)?) => {$(
        impl Classify<$domain> for Runtime {
            fn classify(&self, value: u64) -> Facts<$domain> {
                Facts::new(match value {
                    0 => $domain::Null,
                    _ => $domain::$accepted,
                })
            }
        }
    )*};
}

classified_by_driver! {
    TexObject: Linear,
    SurfObject: Made,
    MemPool: Created,
    Event: Recorded,
    Graph: Empty,
    SourceGraph: OnDevice,
    UpdateSource: Same,
    GraphExec: Instantiated,
    Node: Member,
}

impl Classify<NodeOf> for Runtime {
    fn classify(&self, value: u64) -> Facts<NodeOf> {
        let node = value as usize as CUgraphNode;
        let kind = match driver() {
            _ if value == 0 => return Facts::new(NodeOf::Null),
            // SAFETY: the caller guarantees that the handle is one of a node, which the driver checks.
            Some(driver) => unsafe { driver.cuGraphNodeGetType(node) }.ok(),
            None => None,
        };
        Facts::new(match kind {
            Some(CU_GRAPH_NODE_TYPE_KERNEL) => NodeOf::Kernel,
            Some(CU_GRAPH_NODE_TYPE_MEMCPY) => NodeOf::Memcpy,
            Some(CU_GRAPH_NODE_TYPE_MEMSET) => NodeOf::Memset,
            Some(CU_GRAPH_NODE_TYPE_HOST) => NodeOf::Host,
            Some(CU_GRAPH_NODE_TYPE_GRAPH) => NodeOf::Child,
            Some(CU_GRAPH_NODE_TYPE_WAIT_EVENT) => NodeOf::WaitEvent,
            Some(CU_GRAPH_NODE_TYPE_EVENT_RECORD) => NodeOf::EventRecord,
            Some(CU_GRAPH_NODE_TYPE_MEM_ALLOC) => NodeOf::MemAlloc,
            Some(CU_GRAPH_NODE_TYPE_MEM_FREE) => NodeOf::MemFree,
            Some(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP) => NodeOf::BatchMemOp,
            Some(_) => NodeOf::Empty,
            None => NodeOf::Garbage,
        })
    }
}

impl Classify<KernelParams> for Runtime {
    /// The driver reads the list.
    fn classify(&self, value: u64) -> Facts<KernelParams> {
        Facts::new(match value {
            0 => KernelParams::Null,
            _ => KernelParams::Given,
        })
    }
}

impl Classify<LaunchExtra> for Runtime {
    /// The driver reads the list.
    fn classify(&self, value: u64) -> Facts<LaunchExtra> {
        Facts::new(match value {
            0 => LaunchExtra::Null,
            _ => LaunchExtra::Packed,
        })
    }
}

/// A range of memory that the driver knows.
struct Range {
    kind: CUmemorytype,
    is_managed: bool,
    start: u64,
    size: u64,
}

/// Returns the range that contains an address.
fn range(address: u64) -> Option<Range> {
    let (mut kind, mut is_managed, mut start, mut size) = (0_u32, 0_u32, 0_u64, 0_usize);
    let mut attributes = [
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        CU_POINTER_ATTRIBUTE_RANGE_SIZE,
    ];
    let mut places: [*mut c_void; 4] = [
        (&raw mut kind).cast(),
        (&raw mut is_managed).cast(),
        (&raw mut start).cast(),
        (&raw mut size).cast(),
    ];
    let (attributes, places) = (attributes.as_mut_ptr(), places.as_mut_ptr());
    // SAFETY: each element of `places` points to a value of the attribute's type. The driver does not
    // dereference `address`.
    unsafe { driver()?.cuPointerGetAttributes(4, attributes, places, address) }.ok()?;
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

/// Returns whether the process can read an address.
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
    // SAFETY: the kernel writes one byte to a local variable, and fails if the address is not readable.
    unsafe { libc::process_vm_readv(libc::getpid(), &here, 1, &there, 1, 0) == 1 }
}

impl Classify<Array> for Runtime {
    /// Reads the size of an array from the driver.
    fn classify(&self, value: u64) -> Facts<Array> {
        if value == 0 {
            return Facts::new(Array::Null);
        }
        let array = value as usize as *mut _;
        // SAFETY: the caller guarantees that handles are valid.
        let query = |driver: Values| unsafe { driver.cuArray3DGetDescriptor_v2(array) }.ok();
        let facts = Facts::new(Array::Table);
        let Some(desc) = driver().and_then(query) else {
            return facts;
        };
        facts
            .with("row", row_bytes(&desc) as i128)
            .with("rows", desc.Height.max(1) as i128)
            .with("slices", desc.Depth.max(1) as i128)
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
    /// A stream whose capture is invalidated is rejected before the driver is called.
    fn classify(&self, value: u64) -> Facts<Stream> {
        let stream = value as usize as *mut _;
        // SAFETY: the caller guarantees that handles are valid.
        let query = |driver: Values| unsafe { driver.cuStreamIsCapturing(stream) }.ok();
        let status = match value {
            0 => None,
            _ => driver().and_then(query),
        };
        Facts::new(match status {
            _ if value == 0 => Stream::Null,
            Some(CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED) => {
                Stream::CaptureInvalidated
            }
            _ if stream == CU_STREAM_LEGACY => Stream::Legacy,
            _ if stream == CU_STREAM_PER_THREAD => Stream::PerThread,
            _ => Stream::Created,
        })
    }
}

impl Spoils<Capture> for Runtime {
    /// The driver does this itself when it is called.
    fn spoil(&self, _: u64) {}
}
