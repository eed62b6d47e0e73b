//! Logical endpoints: numbers for memory that devices access over a fabric. The functions are newer than all drivers that
//! were tested.

/// A logical endpoint, until it is destroyed. Its number stays reserved.
#[resource(ended_by = cuLogicalEndpointDestroy)]
struct LogicalEndpoint;

/// The number of a logical endpoint. Nothing is accepted unless the parameter lists it. The numbers of an endpoint are its
/// size, and the end of the memory that is bound to it.
#[domain(CUlogicalEndpointId, live)]
#[resource(ended_by = cuLogicalEndpointIdRelease)]
#[any_thread]
enum EndpointId {
    /// A reserved number without an endpoint.
    #[refused(INVALID_VALUE)]
    Reserved,
    /// An endpoint of the first device, of 4 MiB, which a query has found constructed.
    #[refused(INVALID_VALUE)]
    #[has(endpoint_size = 0x40_0000, bound_end = 0)]
    Ready,
    /// The same, which other processes may import.
    #[refused(INVALID_VALUE)]
    #[has(endpoint_size = 0x40_0000, bound_end = 0)]
    Exportable,
    /// An endpoint of the first device that no query has found constructed.
    #[refused(INVALID_VALUE)]
    #[has(endpoint_size = 0x40_0000, bound_end = 0)]
    Unqueried,
    /// An endpoint of the first device, with 2 MiB of memory bound to its first half.
    #[refused(INVALID_VALUE)]
    #[has(endpoint_size = 0x40_0000, bound_end = 0x20_0000)]
    Bound,
    /// An endpoint of a team of one device, which was not added yet.
    #[gate(device.logical_endpoint_multicast_supported())]
    #[refused(INVALID_VALUE)]
    #[has(endpoint_size = 0x40_0000, bound_end = 0)]
    Incomplete,
    /// A number that was not reserved.
    #[refused(INVALID_VALUE)]
    Unreserved = 0xffff_fff0,
}

/// How many numbers of endpoints.
#[domain]
enum EndpointCount {
    /// One number.
    #[accepted]
    One = 1,
    /// Sixteen numbers.
    #[accepted]
    Sixteen = 16,
    /// No number.
    #[undefined]
    Zero = 0,
    /// Every bit of the type.
    #[undefined]
    AllOnes = all_ones(),
}

/// The number of devices in the team of an endpoint.
#[domain]
enum TeamSize {
    /// One device.
    #[accepted]
    One = 1,
    /// No device.
    #[undefined]
    Zero = 0,
    /// Every bit of the type.
    #[undefined]
    AllOnes = all_ones(),
}

/// The size of an endpoint in bytes.
#[domain]
enum EndpointSize {
    /// 4 MiB.
    #[accepted]
    Whole = 0x40_0000,
    /// One byte more than 4 MiB, which is no multiple of an alignment.
    #[refused(INVALID_VALUE)]
    #[when(value % 2 != 0)]
    Misaligned = 0x40_0001,
    /// No bytes.
    #[undefined]
    Zero = 0,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Misaligned)]
    AllOnes = all_ones(),
}

/// An offset in an endpoint or in physical memory, in bytes.
#[domain]
enum EndpointOffset {
    /// The start.
    #[accepted]
    Start = 0,
    /// 2 MiB.
    #[accepted]
    Half = 0x20_0000,
    /// One byte, which is no multiple of an alignment.
    #[refused(INVALID_VALUE)]
    #[when(value % 2 != 0)]
    Misaligned = 1,
    /// 8 MiB.
    #[accepted]
    Beyond = 0x80_0000,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Misaligned)]
    AllOnes = all_ones(),
}

/// A number of bytes that are bound to an endpoint.
#[domain]
enum BoundBytes {
    /// 2 MiB.
    #[accepted]
    Half = 0x20_0000,
    /// 4 MiB.
    #[accepted]
    Whole = 0x40_0000,
    /// One byte, which is no multiple of an alignment.
    #[refused(INVALID_VALUE)]
    #[when(value % 2 != 0)]
    Misaligned = 1,
    /// No bytes.
    #[undefined]
    Zero = 0,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Misaligned)]
    AllOnes = all_ones(),
}

/// The address of memory that is bound to an endpoint.
#[domain(live)]
#[any_thread]
enum EndpointMemory {
    /// The start of 2 MiB of physical memory of the first device, which are mapped.
    #[accepted]
    #[has(bound_bytes = 0x20_0000)]
    Mapped,
    /// Memory of another kind, such as that of `cuMemAlloc_v2`.
    #[refused(INVALID_VALUE)]
    #[has(bound_bytes = 65536)]
    Other,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(bound_bytes = 0)]
    Null = 0,
}

/// The properties of an endpoint.
#[fields]
struct CUlogicalEndpointProp {
    /// The type of the endpoint: of one device, or of a team of devices.
    #[refuses(CU_LOGICAL_ENDPOINT_TYPE_INVALID = INVALID_VALUE)]
    r#type: OneOf<CUlogicalEndpointType>,
    /// The device of an endpoint of one device.
    #[field(unicast.device)]
    #[when(r#type == CU_LOGICAL_ENDPOINT_TYPE_UNICAST)]
    #[undefined(Cpu, Beyond, Negative)]
    device: Device,
    /// The number of devices of an endpoint of a team.
    #[field(multicast.numDevices)]
    #[when(r#type == CU_LOGICAL_ENDPOINT_TYPE_MULTICAST)]
    numDevices: TeamSize,
    /// The size in bytes: a multiple of the alignment, and no more than the maximum that `cuLogicalEndpointGetLimits`
    /// returns.
    size: EndpointSize,
    /// The types of handles with which the endpoint may be exported.
    #[undefined(UnknownBit, TopBit, AllOnes, OtherBit)]
    ipcHandleTypes: BitsOf<CUlogicalEndpointIpcHandleType>,
    /// Whether counted operations may use the endpoint.
    #[undefined(UnknownBit, TopBit, AllOnes, OtherBit)]
    flags: BitsOf<CUlogicalEndpointFlag>,
}

/// A handle of an endpoint of another process.
#[fields]
struct CUlogicalEndpointFabricHandle {
    /// Its bytes.
    #[field(data)]
    start: Any,
}

/// The device supports endpoints of some type.
#[rules]
fn device_has_endpoints() {
    /// The device supports no logical endpoints.
    #[rule("supported", assumed)]
    if !device.logical_endpoint_unicast_supported()
        && !device.logical_endpoint_multicast_supported()
    {
        return NOT_SUPPORTED;
    }
}

/// The device supports endpoints with these properties.
#[rules]
fn device_has_such_endpoints(prop: CUlogicalEndpointProp) {
    /// The device does not support endpoints of one device.
    #[rule("unicast", documented)]
    if prop.r#type == CU_LOGICAL_ENDPOINT_TYPE_UNICAST
        && !device.logical_endpoint_unicast_supported()
    {
        return NOT_SUPPORTED;
    }

    /// The device does not support endpoints of teams.
    #[rule("multicast", documented)]
    if prop.r#type == CU_LOGICAL_ENDPOINT_TYPE_MULTICAST
        && !device.logical_endpoint_multicast_supported()
    {
        return NOT_SUPPORTED;
    }

    /// The device does not support counted operations.
    #[rule("counted", documented)]
    if prop.flags == CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS
        && !device.logical_endpoint_counted_ops_supported()
    {
        return NOT_SUPPORTED;
    }
}

/// A range of an endpoint to which memory is bound.
#[rules]
fn range_is_in_endpoint(leId: EndpointId, offset: EndpointOffset, size: BoundBytes) {
    /// The range ends behind the endpoint.
    #[rule("inside-endpoint", documented)]
    if offset + size > leId.endpoint_size() {
        return INVALID_VALUE;
    }

    /// Memory is bound to a part of the range.
    #[rule("unbound", assumed)]
    if offset < leId.bound_end() {
        return INVALID_VALUE;
    }
}

/// Reserves consecutive numbers for logical endpoints.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "numbers are kept in host memory, which no case fills")]
fn cuLogicalEndpointIdReserve(
    /// Place for the first number.
    #[creates(EndpointId)]
    #[varies]
    baseLeId: Out<CUlogicalEndpointId>,
    /// The number of numbers.
    count: EndpointCount,
) {
    device_has_endpoints();
}

/// Releases consecutive numbers of logical endpoints.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "releasing allocates nothing")]
fn cuLogicalEndpointIdRelease(
    /// The first number. None of them has an endpoint.
    #[ends(EndpointId)]
    baseLeId: EndpointId<Reserved>,
    /// The number of numbers.
    #[without(Sixteen)]
    count: EndpointCount,
) {
    device_has_endpoints();
}

/// Creates a logical endpoint under a reserved number. It can be used as soon as `cuLogicalEndpointQuery` has found it
/// constructed.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "no case creates a large endpoint")]
fn cuLogicalEndpointCreate(
    /// The number.
    #[acquires(LogicalEndpoint)]
    leId: EndpointId<Reserved>,
    /// The properties of the endpoint.
    prop: In<CUlogicalEndpointProp>,
) {
    device_has_such_endpoints(prop);
}

/// Adds a device to the team of a logical endpoint, for the life of the endpoint.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuLogicalEndpointAddDevice(
    /// The endpoint of a team.
    leId: EndpointId<Incomplete>,
    /// The device.
    #[undefined(Cpu, Beyond, Negative)]
    dev: Device,
) {
    /// The device does not support endpoints of teams.
    #[rule("multicast", documented)]
    if !device.logical_endpoint_multicast_supported() {
        return NOT_SUPPORTED;
    }
}

/// Destroys a logical endpoint and unbinds its memory. Its number stays reserved.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuLogicalEndpointDestroy(
    /// The endpoint.
    #[ends(LogicalEndpoint)]
    leId: EndpointId<Ready, Exportable, Unqueried, Bound, Incomplete>,
) {
    device_has_endpoints();
}

/// Binds memory at an address to a range of a logical endpoint.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "depends on the resources of the fabric")]
#[unreachable(SYSTEM_NOT_READY, "depends on the software of the fabric")]
#[unreachable(ILLEGAL_STATE, "depends on the software of the fabric")]
fn cuLogicalEndpointBindAddr(
    /// The endpoint, which a query has found constructed.
    leId: EndpointId<Ready, Exportable, Bound>,
    /// The device of the endpoint, to which the memory belongs.
    #[refuses(Second = INVALID_VALUE)]
    #[undefined(Cpu, Beyond, Negative)]
    dev: Device,
    /// The start of the range in the endpoint, a multiple of the alignment.
    offset: EndpointOffset,
    /// The address of memory of `cuMemCreate` or of a pool.
    ptr: EndpointMemory,
    /// The size of the range in bytes, a multiple of the alignment.
    size: BoundBytes,
    /// Reserved.
    flags: Reserved,
) {
    device_has_endpoints();
    range_is_in_endpoint(leId, offset, size);

    /// The range is larger than the memory.
    #[rule("inside-memory", documented)]
    if size > ptr.bound_bytes() {
        return INVALID_VALUE;
    }
}

/// Binds physical memory to a range of a logical endpoint.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "depends on the resources of the fabric")]
#[unreachable(SYSTEM_NOT_READY, "depends on the software of the fabric")]
#[unreachable(ILLEGAL_STATE, "depends on the software of the fabric")]
fn cuLogicalEndpointBindMem(
    /// The endpoint, which a query has found constructed.
    leId: EndpointId<Ready, Exportable, Bound>,
    /// The device of the endpoint, to which the memory belongs.
    #[refuses(Second = INVALID_VALUE)]
    #[undefined(Cpu, Beyond, Negative)]
    dev: Device,
    /// The start of the range in the endpoint, a multiple of the alignment.
    offset: EndpointOffset,
    /// The memory.
    memHandle: PhysicalMemory,
    /// The start of the range in the memory, a multiple of the alignment.
    memOffset: EndpointOffset,
    /// The size of the range in bytes, a multiple of the alignment.
    size: BoundBytes,
    /// Reserved.
    flags: Reserved,
) {
    device_has_endpoints();
    range_is_in_endpoint(leId, offset, size);

    /// The range ends behind the memory.
    #[rule("inside-memory", documented)]
    if memOffset + size > memHandle.memory_size() {
        return INVALID_VALUE;
    }
}

/// Unbinds the memory of a device from a range of a logical endpoint.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "depends on the resources of the fabric")]
#[unreachable(SYSTEM_NOT_READY, "depends on the software of the fabric")]
#[unreachable(ILLEGAL_STATE, "depends on the software of the fabric")]
fn cuLogicalEndpointUnbind(
    /// The endpoint.
    leId: EndpointId<Bound>,
    /// The device.
    #[refuses(Second = INVALID_VALUE)]
    #[undefined(Cpu, Beyond, Negative)]
    dev: Device,
    /// The start of the range: the offset of a call that bound memory.
    #[refuses(Half = INVALID_VALUE, Beyond = INVALID_VALUE)]
    offset: EndpointOffset,
    /// The size of the range in bytes: that of the call, or of several calls together.
    #[without(Whole)]
    size: BoundBytes,
) {
    device_has_endpoints();
}

/// Exports a logical endpoint for other processes.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "exporting allocates nothing on the device")]
fn cuLogicalEndpointExport(
    /// Place for the handle.
    #[varies]
    #[undefined(Null)]
    handle: Out<CUlogicalEndpointFabricHandle>,
    /// The endpoint, which was created for export.
    leId: EndpointId<Exportable>,
    /// The type of the handle.
    #[undefined(CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE)]
    handleType: OneOf<CUlogicalEndpointIpcHandleType>,
) {
    device_has_endpoints();
}

/// Imports a logical endpoint that was exported, under a reserved number.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "needs a handle of another process")]
#[unreachable(SUCCESS, "needs a handle of another process")]
fn cuLogicalEndpointImport(
    /// The number.
    #[acquires(LogicalEndpoint)]
    leId: EndpointId<Reserved>,
    /// The handle.
    handle: In<CUlogicalEndpointFabricHandle>,
    /// The type of the handle.
    #[undefined(CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE)]
    handleType: OneOf<CUlogicalEndpointIpcHandleType>,
) {
    device_has_endpoints();

    /// No process has exported an endpoint with this handle.
    #[rule("exported", assumed)]
    if (handle.start == 0 || handle.start == 7) && machine.devices() != 0 {
        return INVALID_VALUE;
    }
}

/// Returns the limits of logical endpoints with given properties.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "the call creates nothing")]
#[unreachable(SYSTEM_NOT_READY, "depends on the software of the fabric")]
#[unreachable(ILLEGAL_STATE, "depends on the software of the fabric")]
fn cuLogicalEndpointGetLimits(
    /// Place for the alignment of sizes and offsets in bytes.
    bindAlignment: Out<cuuint64_t>,
    /// Place for the largest size of an endpoint in bytes.
    maxSize: Out<cuuint64_t>,
    /// The properties. A size that is too large is no fault.
    #[undefined(size.Misaligned, size.AllOnes)]
    prop: In<CUlogicalEndpointProp>,
) {
    device_has_such_endpoints(prop);
}

/// Returns whether consecutive logical endpoints are constructed, without waiting for them.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "the call creates nothing")]
#[unreachable(SYSTEM_NOT_READY, "depends on the software of the fabric")]
#[unreachable(ILLEGAL_STATE, "depends on the devices of the fabric")]
fn cuLogicalEndpointQuery(
    /// The first number.
    leId: EndpointId<Ready, Exportable, Unqueried, Bound, Incomplete, Reserved>,
    /// The number of numbers.
    #[without(Sixteen)]
    count: EndpointCount,
    /// Place for the status: zero if one of them is not constructed.
    queryStatus: Out<c_int>,
) {
    device_has_endpoints();

    /// There is no endpoint, or its team is not complete.
    #[ensure("not-constructed", documented)]
    if leId.is_reserved() || leId.is_incomplete() {
        assert!(queryStatus.value() == 0);
    }
}

/// Endpoints have numbers of their own. Memory is bound once the endpoint is constructed, and only once to a range.
#[scenario]
#[needs(context)]
#[gate(device.logical_endpoint_unicast_supported())]
#[shows(
    cuLogicalEndpointBindAddr,
    cuLogicalEndpointBindMem,
    cuLogicalEndpointCreate,
    cuLogicalEndpointDestroy,
    cuLogicalEndpointGetLimits,
    cuLogicalEndpointIdRelease,
    cuLogicalEndpointIdReserve,
    cuLogicalEndpointUnbind
)]
fn endpoints_have_memory_bound_to_them(cuda: &Driver) {
    let first = cuda.cuLogicalEndpointIdReserve(2)?;
    let other = cuda.cuLogicalEndpointIdReserve(1)?;
    expect!(other != first);
    expect!(other != first + 1);
    let mut prop = CUlogicalEndpointProp {
        r#type: CU_LOGICAL_ENDPOINT_TYPE_UNICAST,
        size: 1,
        ..Default::default()
    };
    let (alignment, largest) = cuda.cuLogicalEndpointGetLimits(&mut prop)?;
    let bytes = alignment.max(0x20_0000);
    expect!(largest >= bytes);
    prop.size = bytes;
    cuda.cuLogicalEndpointCreate(first, &prop)?;
    expect!(cuda.cuLogicalEndpointCreate(first, &prop).is_err());
    expect!(cuda.cuLogicalEndpointIdRelease(first, 2).is_err());
    let properties = CUmemAllocationProp {
        r#type: CU_MEM_ALLOCATION_TYPE_PINNED,
        location: CUmemLocation {
            r#type: CU_MEM_LOCATION_TYPE_DEVICE,
            ..Default::default()
        },
        ..Default::default()
    };
    let memory = cuda.cuMemCreate(bytes as usize, &properties, 0)?;
    let address = cuda.cuMemAddressReserve(bytes as usize, 0, 0, 0)?;
    cuda.cuMemMap(address, bytes as usize, 0, memory, 0)?;
    let early = cuda.cuLogicalEndpointBindMem(first, 0, 0, memory, 0, bytes, 0);
    expect!(early == Err(INVALID_VALUE));
    while cuda.cuLogicalEndpointQuery(first, 1)? == 0 {}
    cuda.cuLogicalEndpointBindMem(first, 0, 0, memory, 0, bytes, 0)?;
    let place = address as *mut c_void;
    expect!(cuda.cuLogicalEndpointBindAddr(first, 0, 0, place, bytes, 0).is_err());
    cuda.cuLogicalEndpointUnbind(first, 0, 0, bytes)?;
    expect!(cuda.cuLogicalEndpointUnbind(first, 0, 0, bytes).is_err());
    cuda.cuLogicalEndpointBindAddr(first, 0, 0, place, bytes, 0)?;
    cuda.cuLogicalEndpointDestroy(first)?;
    cuda.cuLogicalEndpointCreate(first, &prop)?;
    cuda.cuLogicalEndpointDestroy(first)?;
    cuda.cuLogicalEndpointIdRelease(first, 2)?;
    cuda.cuLogicalEndpointIdRelease(other, 1)?;
    expect!(cuda.cuLogicalEndpointCreate(first, &prop).is_err());
    cuda.cuMemUnmap(address, bytes as usize)?;
    cuda.cuMemAddressFree(address, bytes as usize)?;
    cuda.cuMemRelease(memory)?;
}

/// An endpoint of a team is constructed once its devices were added.
#[scenario]
#[needs(context)]
#[gate(device.logical_endpoint_multicast_supported())]
#[shows(cuLogicalEndpointAddDevice, cuLogicalEndpointQuery)]
fn a_team_needs_its_devices(cuda: &Driver) {
    let id = cuda.cuLogicalEndpointIdReserve(1)?;
    let mut prop = CUlogicalEndpointProp {
        r#type: CU_LOGICAL_ENDPOINT_TYPE_MULTICAST,
        ..Default::default()
    };
    prop.anon1.multicast.numDevices = 1;
    let (alignment, _) = cuda.cuLogicalEndpointGetLimits(&prop)?;
    prop.size = alignment;
    cuda.cuLogicalEndpointCreate(id, &prop)?;
    expect!(cuda.cuLogicalEndpointQuery(id, 1)? == 0);
    cuda.cuLogicalEndpointAddDevice(id, 0)?;
    while cuda.cuLogicalEndpointQuery(id, 1)? == 0 {}
    cuda.cuLogicalEndpointDestroy(id)?;
    cuda.cuLogicalEndpointIdRelease(id, 1)?;
}

/// Another process imports an endpoint that was exported.
#[scenario]
#[needs(context)]
#[gate(device.logical_endpoint_unicast_supported())]
#[shows(cuLogicalEndpointExport, cuLogicalEndpointImport)]
fn another_process_imports_an_endpoint(cuda: &Driver) {
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        let handle = first.receive::<[u8; 64]>()?;
        let id = cuda.cuLogicalEndpointIdReserve(1)?;
        let kind = CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;
        cuda.cuLogicalEndpointImport(id, handle.as_ptr().cast(), kind)?;
        while cuda.cuLogicalEndpointQuery(id, 1)? == 0 {}
        cuda.cuLogicalEndpointDestroy(id)?;
        cuda.cuLogicalEndpointIdRelease(id, 1)?;
        first.send(1u8)?;
    })?;
    let id = cuda.cuLogicalEndpointIdReserve(1)?;
    let kind = CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;
    let mut prop = CUlogicalEndpointProp {
        r#type: CU_LOGICAL_ENDPOINT_TYPE_UNICAST,
        ipcHandleTypes: kind.0,
        ..Default::default()
    };
    let (alignment, _) = cuda.cuLogicalEndpointGetLimits(&prop)?;
    prop.size = alignment;
    cuda.cuLogicalEndpointCreate(id, &prop)?;
    let mut handle: [u8; 64] = [0; 64];
    cuda.raw().cuLogicalEndpointExport(handle.as_mut_ptr().cast(), id, kind)?;
    other.send(handle)?;
    expect!(other.receive::<u8>()? == 1);
    cuda.cuLogicalEndpointDestroy(id)?;
    cuda.cuLogicalEndpointIdRelease(id, 1)?;
    other.end()?;
}
