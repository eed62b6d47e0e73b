//! Multicast objects, which the device of this driver does not support: none can be created, so no handle is one.

use super::prelude::*;
use crate::memory::Place;
use cuspec_glue::Facts;
use cuspec_glue::classify::{BoundAddress, BoundMemory, Classify, MulticastObject};
use cuspec_glue::driver::calls::MulticastCalls;

/// Bytes of the larger memory that an object takes.
const WHOLE: u64 = 1 << 30;

impl Classify<MulticastObject> for Driver {
    fn classify(&self, value: u64) -> Facts<MulticastObject> {
        let memory = self.known().and_then(|world| {
            let found = world.memory.physical(value as usize);
            found.ok().map(|memory| memory.size)
        });
        match memory {
            _ if value == 0 => Facts::new(MulticastObject::Null),
            Some(size) => Facts::new(MulticastObject::Memory).with("object_size", size.into()),
            None => Facts::new(MulticastObject::Garbage),
        }
    }
}

impl Classify<BoundMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<BoundMemory> {
        let memory = self.known().and_then(|world| {
            let found = world.memory.physical(value as usize);
            found.ok().map(|memory| memory.size)
        });
        let Some(size) = memory else {
            return Facts::new(match value {
                0 => BoundMemory::Null,
                _ => BoundMemory::Garbage,
            });
        };
        Facts::new(match size {
            WHOLE => BoundMemory::Whole,
            _ => BoundMemory::Half,
        })
        .with("memory_size", size.into())
    }
}

impl Classify<BoundAddress> for Driver {
    fn classify(&self, value: u64) -> Facts<BoundAddress> {
        let size = self
            .known()
            .and_then(|world| match world.memory.locate(value) {
                Place::Known(found) => Some(found.remaining(value)),
                _ => None,
            });
        let Some(size) = size else {
            return Facts::new(match value {
                0 => BoundAddress::Null,
                _ => BoundAddress::Garbage,
            });
        };
        Facts::new(match size {
            WHOLE => BoundAddress::Whole,
            _ => BoundAddress::Half,
        })
        .with("memory_size", size.into())
    }
}

impl MulticastCalls for Driver {
    unsafe fn cuMulticastCreate(
        &self,
        _mcHandle: *mut CUmemGenericAllocationHandle,
        _prop: *const CUmulticastObjectProp,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuMulticastAddDevice(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _dev: CUdevice,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }

    unsafe fn cuMulticastBindMem(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _mcOffset: usize,
        _memHandle: CUmemGenericAllocationHandle,
        _memOffset: usize,
        _size: usize,
        _flags: c_ulonglong,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }

    unsafe fn cuMulticastBindMem_v2(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _dev: CUdevice,
        _mcOffset: usize,
        _memHandle: CUmemGenericAllocationHandle,
        _memOffset: usize,
        _size: usize,
        _flags: c_ulonglong,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }

    unsafe fn cuMulticastBindAddr(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _mcOffset: usize,
        _memptr: CUdeviceptr,
        _size: usize,
        _flags: c_ulonglong,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }

    unsafe fn cuMulticastBindAddr_v2(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _dev: CUdevice,
        _mcOffset: usize,
        _memptr: CUdeviceptr,
        _size: usize,
        _flags: c_ulonglong,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }

    unsafe fn cuMulticastUnbind(
        &self,
        _mcHandle: CUmemGenericAllocationHandle,
        _dev: CUdevice,
        _mcOffset: usize,
        _size: usize,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }
}
