//! Multicast objects: memory of several devices that one store writes to.

/// A multicast object, by the handle of memory without an address.
#[domain(CUmemGenericAllocationHandle, live)]
#[any_thread]
enum MulticastObject {
    /// An object of 1 GiB for one device, which has been added.
    #[accepted]
    #[gate(device.multicast_supported())]
    #[has(object_size = 0x4000_0000)]
    Complete,
    /// The same with memory of 512 MiB bound to its start.
    #[accepted]
    #[gate(device.multicast_supported())]
    #[has(object_size = 0x4000_0000)]
    Bound,
    /// An object of 1 GiB for one device, which has not been added.
    #[undefined]
    #[gate(device.multicast_supported())]
    #[has(object_size = 0x4000_0000)]
    Incomplete,
    /// Physical memory of the device.
    #[undefined]
    #[has(object_size = 0x20_0000)]
    Memory,
    /// Null.
    #[undefined]
    #[has(object_size = 0x4000_0000)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    #[has(object_size = 0x4000_0000)]
    Garbage = 0xdead_0000_beef,
}

/// The memory of a device that is bound to a part of a multicast object.
#[resource(CUmemGenericAllocationHandle, ended_by = cuMulticastUnbind)]
struct MulticastBinding;

/// Properties of a multicast object.
#[fields]
struct CUmulticastObjectProp {
    /// Number of devices of the object.
    numDevices: MulticastDevices,
    /// Bytes of memory that each device can bind, a multiple of the minimum granularity.
    size: MulticastSize,
    /// Kinds of handles that the object can be exported as, or none.
    #[undefined(
        CU_MEM_HANDLE_TYPE_WIN32,
        CU_MEM_HANDLE_TYPE_WIN32_KMT,
        CU_MEM_HANDLE_TYPE_FABRIC,
        All,
        UnknownBit
    )]
    handleTypes: BitsOf<CUmemAllocationHandleType>,
    /// Reserved.
    flags: Reserved,
}

/// Number of devices of a multicast object.
#[domain]
enum MulticastDevices {
    /// One device.
    #[accepted]
    One = 1,
    /// Two devices.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Two = 2,
    /// No device.
    #[undefined]
    None = 0,
    /// More devices than a machine has.
    #[undefined]
    #[when(value > machine.devices())]
    Many = 129,
}

/// Bytes of a multicast object.
#[domain]
enum MulticastSize {
    /// 1 GiB, a multiple of each granularity.
    #[accepted]
    Large = 0x4000_0000,
    /// 512 MiB.
    #[accepted]
    Half = 0x2000_0000,
    /// No bytes.
    #[undefined]
    Zero = 0,
    /// One byte less than 1 GiB.
    #[refused(INVALID_VALUE)]
    #[when(value % 0x1000 != 0)]
    Odd = 0x3fff_ffff,
}

/// A multiple of the granularity of a multicast object, in bytes.
#[domain]
enum MulticastBytes {
    /// 512 MiB.
    #[accepted]
    Half = 0x2000_0000,
    /// 1 GiB.
    #[accepted]
    Whole = 0x4000_0000,
    /// No bytes.
    #[undefined]
    Zero = 0,
    /// One byte.
    #[refused(INVALID_VALUE)]
    #[when(value % 0x1000 != 0)]
    Byte = 1,
}

/// A distance from the start of a multicast object or of memory, in bytes.
#[domain]
enum MulticastOffset {
    /// At the first byte.
    #[accepted]
    Start = 0,
    /// 512 MiB.
    #[accepted]
    Half = 0x2000_0000,
    /// 1 GiB, the end of the object.
    #[accepted]
    End = 0x4000_0000,
    /// One byte.
    #[refused(INVALID_VALUE)]
    #[when(value % 0x1000 != 0)]
    Byte = 1,
}

/// Physical memory that is bound to a multicast object.
#[domain(CUmemGenericAllocationHandle, live)]
#[any_thread]
enum BoundMemory {
    /// 512 MiB of the first device.
    #[accepted]
    #[has(memory_size = 0x2000_0000)]
    Half,
    /// 1 GiB of the first device.
    #[accepted]
    #[has(memory_size = 0x4000_0000)]
    Whole,
    /// Null.
    #[undefined]
    #[has(memory_size = 0x2000_0000)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    #[has(memory_size = 0x2000_0000)]
    Garbage = 0xdead_0000_beef,
}

/// An address of memory that is bound to a multicast object.
#[domain(CUdeviceptr, live)]
#[any_thread]
enum BoundAddress {
    /// The start of 512 MiB of the first device, mapped with access for it.
    #[accepted]
    #[has(memory_size = 0x2000_0000)]
    Half,
    /// The same with 1 GiB.
    #[accepted]
    #[has(memory_size = 0x4000_0000)]
    Whole,
    /// Null.
    #[undefined]
    #[has(memory_size = 0x2000_0000)]
    Null = 0,
    /// A number that never was an address.
    #[undefined]
    #[has(memory_size = 0x2000_0000)]
    Garbage = 0xdead_0000_beef,
}

/// A bound part lies inside the multicast object.
#[rules]
fn part_of_object(mcHandle: MulticastObject, mcOffset: MulticastOffset, size: MulticastBytes) {
    /// The part ends after the end of the object.
    #[rule("inside-object", documented)]
    if mcOffset + size > mcHandle.object_size() {
        return INVALID_VALUE;
    }
}

/// A device without multicast has no multicast objects.
#[rules]
fn device_has_multicast() {
    /// The device does not support multicast.
    #[rule("supported", documented)]
    if !device.multicast_supported() {
        return NOT_SUPPORTED;
    }
}

/// Creates a multicast object for a number of devices, without devices and memory.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(INVALID_DEVICE, "the properties name no device")]
fn cuMulticastCreate(
    /// Place for the handle of the object.
    #[creates(PhysicalMemory)]
    mcHandle: Out<CUmemGenericAllocationHandle>,
    /// Properties of the object.
    prop: In<CUmulticastObjectProp>,
) {
    check!(initialized);
    device_has_multicast();
}

/// Adds a device to a multicast object. Memory is bound after all devices have been added.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(INVALID_VALUE, "no fault is documented besides those of the device")]
fn cuMulticastAddDevice(
    /// The object.
    #[accepts(Incomplete)]
    #[undefined(Complete, Bound)]
    mcHandle: MulticastObject,
    /// The device.
    dev: Device,
) {
    check!(initialized);
}

/// Binds physical memory to a part of a multicast object, for the device that the memory is on.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(SYSTEM_NOT_READY, "needs a host without the service of its switches")]
#[unreachable(ILLEGAL_STATE, "needs a host whose service of its switches has failed")]
fn cuMulticastBindMem(
    /// The object, to which all devices have been added.
    #[acquires(MulticastBinding)]
    #[undefined(Bound)]
    mcHandle: MulticastObject,
    /// Start of the part in the object, in bytes.
    mcOffset: MulticastOffset,
    /// The memory.
    memHandle: BoundMemory,
    /// Start of the bound bytes in the memory.
    memOffset: MulticastOffset,
    /// Number of bytes.
    size: MulticastBytes,
    /// Reserved.
    flags: Reserved,
) {
    check!(initialized);
    part_of_object(mcHandle, mcOffset, size);

    /// The part ends after the end of the memory.
    #[rule("inside-memory", documented)]
    if memOffset + size > memHandle.memory_size() {
        return INVALID_VALUE;
    }
}

/// Binds physical memory to a part of a multicast object, for a device that the caller names.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(SYSTEM_NOT_READY, "needs a host without the service of its switches")]
#[unreachable(ILLEGAL_STATE, "needs a host whose service of its switches has failed")]
#[unreachable(MULTICAST_RESOURCE_FULL, "needs a host whose switches have no resources left")]
fn cuMulticastBindMem_v2(
    /// The object, to which all devices have been added.
    #[acquires(MulticastBinding)]
    #[undefined(Bound)]
    mcHandle: MulticastObject,
    /// The device.
    dev: Device,
    /// Start of the part in the object, in bytes.
    mcOffset: MulticastOffset,
    /// The memory.
    memHandle: BoundMemory,
    /// Start of the bound bytes in the memory.
    memOffset: MulticastOffset,
    /// Number of bytes.
    size: MulticastBytes,
    /// Reserved.
    flags: Reserved,
) {
    check!(initialized);
    part_of_object(mcHandle, mcOffset, size);

    /// The part ends after the end of the memory.
    #[rule("inside-memory", documented)]
    if memOffset + size > memHandle.memory_size() {
        return INVALID_VALUE;
    }
}

/// Binds memory at a mapped address to a part of a multicast object, for the device that the memory is on.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(SYSTEM_NOT_READY, "needs a host without the service of its switches")]
#[unreachable(ILLEGAL_STATE, "needs a host whose service of its switches has failed")]
fn cuMulticastBindAddr(
    /// The object, to which all devices have been added.
    #[acquires(MulticastBinding)]
    #[undefined(Bound)]
    mcHandle: MulticastObject,
    /// Start of the part in the object, in bytes.
    mcOffset: MulticastOffset,
    /// Address of the memory.
    memptr: BoundAddress,
    /// Number of bytes.
    size: MulticastBytes,
    /// Reserved.
    flags: Reserved,
) {
    check!(initialized);
    part_of_object(mcHandle, mcOffset, size);

    /// The part is larger than the memory.
    #[rule("inside-memory", documented)]
    if size > memptr.memory_size() {
        return INVALID_VALUE;
    }
}

/// Binds memory at a mapped address to a part of a multicast object, for a device that the caller names.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
#[unreachable(OUT_OF_MEMORY, "needs a host whose switches have no resources left")]
#[unreachable(SYSTEM_NOT_READY, "needs a host without the service of its switches")]
#[unreachable(ILLEGAL_STATE, "needs a host whose service of its switches has failed")]
#[unreachable(MULTICAST_RESOURCE_FULL, "needs a host whose switches have no resources left")]
fn cuMulticastBindAddr_v2(
    /// The object, to which all devices have been added.
    #[acquires(MulticastBinding)]
    #[undefined(Bound)]
    mcHandle: MulticastObject,
    /// The device.
    dev: Device,
    /// Start of the part in the object, in bytes.
    mcOffset: MulticastOffset,
    /// Address of the memory.
    memptr: BoundAddress,
    /// Number of bytes.
    size: MulticastBytes,
    /// Reserved.
    flags: Reserved,
) {
    check!(initialized);
    part_of_object(mcHandle, mcOffset, size);

    /// The part is larger than the memory.
    #[rule("inside-memory", documented)]
    if size > memptr.memory_size() {
        return INVALID_VALUE;
    }
}

/// Removes the memory of a device from a part of a multicast object.
#[hazard("multicast")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[no_visible_effect("only kernels with instructions for several devices reach the object")]
fn cuMulticastUnbind(
    /// The object.
    #[ends(MulticastBinding)]
    #[undefined(Complete)]
    mcHandle: MulticastObject<Bound>,
    /// The device that the memory is on.
    dev: Device,
    /// Start of the part in the object, in bytes, as it was bound.
    #[undefined(Half, End)]
    mcOffset: MulticastOffset,
    /// Number of bytes, as they were bound.
    #[undefined(Whole)]
    size: MulticastBytes,
) {
    check!(initialized);
}
