//! Logical endpoints, and the memory that is bound to them.

use cuspec_suite::exemplars::{EndpointId, EndpointMemory, Make, PhysicalMemory, RangeAddress};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::recorded_calls;

recorded_calls! {
    EndpointCalls:
    cuLogicalEndpointIdReserve(base: &mut u32, count: u32);
    cuLogicalEndpointCreate(endpoint: u32, properties: *const u8);
    cuLogicalEndpointQuery(endpoint: u32, count: u32, status: &mut i32);
    cuLogicalEndpointBindMem(
        endpoint: u32, device: i32, offset: u64, memory: u64, start: u64, size: u64, flags: u64
    );
}

/// `CU_LOGICAL_ENDPOINT_TYPE_UNICAST`.
const UNICAST: u64 = 1;
/// `CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`.
const MULTICAST: u64 = 2;
/// `CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`.
const BY_FABRIC: u64 = 1;
/// Size of an endpoint in bytes.
const ENDPOINT: u64 = 4 << 20;
/// Bytes that are bound to an endpoint.
const BOUND: u64 = 2 << 20;
/// Size of memory that cannot be bound.
const MEMORY_SIZE: usize = 65536;
/// More queries than an endpoint needs until it is constructed.
const MAX_QUERIES: usize = 100_000;

impl Make<EndpointId> for CaseResources<'_> {
    fn make(&mut self, exemplar: EndpointId, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let mut number = 0;
        resources.cuLogicalEndpointIdReserve(&mut number, 1)?;
        match exemplar {
            EndpointId::Reserved => {}
            EndpointId::Unqueried => create(resources, number, UNICAST, 0)?,
            // A team of one device.
            EndpointId::Incomplete => create(resources, number, MULTICAST | 1 << 32, 0)?,
            EndpointId::Ready => construct(resources, number, 0)?,
            EndpointId::Exportable => construct(resources, number, BY_FABRIC)?,
            EndpointId::Bound => {
                construct(resources, number, 0)?;
                let memory =
                    Make::<PhysicalMemory>::make(resources, PhysicalMemory::Created, numbers)?;
                resources.cuLogicalEndpointBindMem(number, 0, 0, memory, 0, BOUND, 0)?;
            }
        }
        Ok(number.into())
    }
}

impl Make<EndpointMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: EndpointMemory, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            EndpointMemory::Mapped => {
                Make::<RangeAddress>::make(resources, RangeAddress::HalfMapped, numbers)
            }
            EndpointMemory::Other => resources.memory("device", MEMORY_SIZE, super::memory::device),
        }
    }
}

/// Creates an endpoint of the first device, or of a team.
fn create(
    resources: &mut CaseResources<'_>,
    number: u32,
    team: u64,
    handles: u64,
) -> Result<(), SetupError> {
    // The type and the device or the team, the size, the types of handles, and no flags.
    let properties = [team, ENDPOINT, handles];
    resources.cuLogicalEndpointCreate(number, properties.as_ptr().cast())?;
    Ok(())
}

/// Creates an endpoint and waits until it is constructed.
fn construct(
    resources: &mut CaseResources<'_>,
    number: u32,
    handles: u64,
) -> Result<(), SetupError> {
    create(resources, number, UNICAST, handles)?;
    for _ in 0..MAX_QUERIES {
        let mut status = 0;
        resources.cuLogicalEndpointQuery(number, 1, &mut status)?;
        if status != 0 {
            return Ok(());
        }
    }
    Err(SetupError::Unavailable(
        "the endpoint is not constructed".to_owned(),
    ))
}
