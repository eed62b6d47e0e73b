//! Logical endpoints.

use super::prelude::*;
use crate::device;
use crate::memory::kinds::Kind;
use crate::objects::endpoint::{ALIGNMENT, Endpoint, MAX_SIZE, Team};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, EndpointId, EndpointMemory};
use cuspec_glue::driver::calls::LogicalEndpointCalls;

/// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED`.
const UNICAST: u32 = 153;

/// Refuses a call of a driver that is older than logical endpoints.
pub(super) fn check_support() -> Outcome {
    match device::has(UNICAST) {
        true => Ok(()),
        false => Err(Code::NOT_SUPPORTED),
    }
}

/// The endpoint that properties describe.
fn described(prop: &CUlogicalEndpointProp) -> Outcome<Endpoint> {
    // SAFETY: the type of the endpoint selects the arm, and both are numbers.
    let (device, members) = unsafe { (prop.anon1.unicast.device, prop.anon1.multicast.numDevices) };
    let team = match prop.r#type {
        CU_LOGICAL_ENDPOINT_TYPE_UNICAST => Team::Owner(device),
        CU_LOGICAL_ENDPOINT_TYPE_MULTICAST => Team::Members(members, Vec::new()),
        _ => return Err(Code::INVALID_VALUE),
    };
    let is_team = match &team {
        Team::Owner(device) => *device == device::ORDINAL,
        Team::Members(count, _) => (1..=device::COUNT.cast_unsigned()).contains(count),
    };
    let by_fabric = CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC.0;
    if !is_team || prop.ipcHandleTypes & !by_fabric != 0 {
        return Err(Code::INVALID_VALUE);
    }
    Ok(Endpoint::new(team, prop.size, prop.ipcHandleTypes != 0))
}

impl Classify<EndpointId> for Driver {
    fn classify(&self, value: u64) -> Facts<EndpointId> {
        let known = self.known();
        let number = u32::try_from(value).ok();
        let place = known.as_ref().zip(number);
        let place = place.and_then(|(world, number)| world.endpoints.get(number));
        let endpoint = match place {
            None => return Facts::new(EndpointId::Unreserved),
            Some(None) => return Facts::new(EndpointId::Reserved),
            Some(Some(endpoint)) => endpoint,
        };
        Facts::new(match endpoint {
            _ if !endpoint.is_constructed() => EndpointId::Incomplete,
            _ if !endpoint.is_queried => EndpointId::Unqueried,
            _ if endpoint.bound_end() > 0 => EndpointId::Bound,
            _ if endpoint.is_exportable => EndpointId::Exportable,
            _ => EndpointId::Ready,
        })
        .with("endpoint_size", endpoint.size.into())
    }
}

impl Classify<EndpointMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<EndpointMemory> {
        let known = self.known();
        let found = known.as_ref().and_then(|world| world.memory.find(value));
        let bytes = found.map_or(0, |found| found.remaining(value));
        Facts::new(match found.map(|found| &found.kind) {
            _ if value == 0 => EndpointMemory::Null,
            Some(Kind::Mapped { .. } | Kind::Pooled { .. }) => EndpointMemory::Mapped,
            _ => EndpointMemory::Other,
        })
        .with("bound_bytes", bytes.into())
    }
}

impl LogicalEndpointCalls for Driver {
    unsafe fn cuLogicalEndpointIdReserve(
        &self,
        baseLeId: *mut CUlogicalEndpointId,
        count: cuuint32_t,
    ) -> Outcome {
        check_support()?;
        let first = self.lock().endpoints.reserve(count)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(baseLeId, first) };
        Ok(())
    }

    unsafe fn cuLogicalEndpointIdRelease(
        &self,
        baseLeId: CUlogicalEndpointId,
        count: cuuint32_t,
    ) -> Outcome {
        check_support()?;
        self.lock().endpoints.release(baseLeId, count)
    }

    unsafe fn cuLogicalEndpointCreate(
        &self,
        leId: CUlogicalEndpointId,
        prop: *const CUlogicalEndpointProp,
    ) -> Outcome {
        check_support()?;
        // SAFETY: the caller guarantees that the pointer is null or valid.
        let endpoint = described(&unsafe { record(prop) }?)?;
        let size = endpoint.size;
        if size == 0 || size > MAX_SIZE || !size.is_multiple_of(ALIGNMENT) {
            return Err(Code::INVALID_VALUE);
        }
        self.lock().endpoints.insert(leId, endpoint)
    }

    unsafe fn cuLogicalEndpointAddDevice(
        &self,
        leId: CUlogicalEndpointId,
        dev: CUdevice,
    ) -> Outcome {
        check_support()?;
        if dev != device::ORDINAL {
            return Err(Code::INVALID_DEVICE);
        }
        self.lock().endpoints.endpoint(leId)?.add(dev)
    }

    unsafe fn cuLogicalEndpointDestroy(&self, leId: CUlogicalEndpointId) -> Outcome {
        check_support()?;
        self.lock().endpoints.remove(leId)
    }

    unsafe fn cuLogicalEndpointBindAddr(
        &self,
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        ptr: *mut c_void,
        size: cuuint64_t,
        _flags: c_ulonglong,
    ) -> Outcome {
        check_support()?;
        let mut world = self.lock();
        let start = ptr as u64;
        let found = world.memory.find(start).ok_or(Code::INVALID_VALUE)?;
        if !start.is_multiple_of(ALIGNMENT) || size > found.remaining(start) {
            return Err(Code::INVALID_VALUE);
        }
        world.endpoints.endpoint(leId)?.bind(dev, offset, size)
    }

    unsafe fn cuLogicalEndpointBindMem(
        &self,
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: cuuint64_t,
        size: cuuint64_t,
        _flags: c_ulonglong,
    ) -> Outcome {
        check_support()?;
        let mut world = self.lock();
        let bytes = world.memory.physical(memHandle as usize)?.size;
        let end = memOffset.checked_add(size);
        if !memOffset.is_multiple_of(ALIGNMENT) || end.is_none_or(|end| end > bytes) {
            return Err(Code::INVALID_VALUE);
        }
        world.endpoints.endpoint(leId)?.bind(dev, offset, size)
    }

    unsafe fn cuLogicalEndpointUnbind(
        &self,
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        size: cuuint64_t,
    ) -> Outcome {
        check_support()?;
        let mut world = self.lock();
        world.endpoints.endpoint(leId)?.unbind(dev, offset, size)
    }

    unsafe fn cuLogicalEndpointExport(
        &self,
        handle: *mut c_void,
        leId: CUlogicalEndpointId,
        _handleType: CUlogicalEndpointIpcHandleType,
    ) -> Outcome {
        check_support()?;
        let words = self.lock().endpoints.endpoint(leId)?.export()?;
        // SAFETY: the caller guarantees room for a handle, which has this size.
        unsafe { put(handle.cast(), words) };
        Ok(())
    }

    unsafe fn cuLogicalEndpointImport(
        &self,
        leId: CUlogicalEndpointId,
        handle: *const c_void,
        _handleType: CUlogicalEndpointIpcHandleType,
    ) -> Outcome {
        check_support()?;
        // SAFETY: the caller guarantees that the pointer is null or points to a handle, which has this size.
        let endpoint = Endpoint::import(unsafe { record(handle.cast()) }?)?;
        self.lock().endpoints.insert(leId, endpoint)
    }

    unsafe fn cuLogicalEndpointGetLimits(
        &self,
        bindAlignment: *mut cuuint64_t,
        maxSize: *mut cuuint64_t,
        prop: *const CUlogicalEndpointProp,
    ) -> Outcome {
        check_support()?;
        // SAFETY: the caller guarantees that pointers are null or valid.
        unsafe {
            described(&record(prop)?)?;
            put(bindAlignment, ALIGNMENT);
            put(maxSize, MAX_SIZE);
        }
        Ok(())
    }

    unsafe fn cuLogicalEndpointQuery(
        &self,
        leId: CUlogicalEndpointId,
        count: cuuint32_t,
        queryStatus: *mut c_int,
    ) -> Outcome {
        check_support()?;
        let all = self.lock().endpoints.query(leId, count)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(queryStatus, all.into()) };
        Ok(())
    }
}
