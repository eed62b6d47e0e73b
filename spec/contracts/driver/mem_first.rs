//! First forms of memory functions, whose addresses and sizes have 32 bits. They work in contexts that the first form of
//! `cuCtxCreate` made, and the newer forms work in all other contexts.

#![on("580.159.04")]

/// An address of 32 bits.
#[domain]
enum FirstAddress {
    /// Null.
    #[accepted]
    Null = 0,
    /// One, where nothing is allocated.
    #[refused(INVALID_VALUE)]
    One = 1,
    /// A number that never was an address.
    #[refused(INVALID_VALUE)]
    Garbage = 12345,
}

/// The form of the current context.
#[rules]
fn context_is_of_first_form() {
    /// The contexts of the process were made by newer forms of `cuCtxCreate`, or are primary contexts.
    #[rule("context-of-first-form", observed, on("580.159.04"))]
    if machine.devices() != 0 && !process.has_first_contexts() {
        return INVALID_CONTEXT;
    }
}

/// Allocates device memory with an address of 32 bits.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(OUT_OF_MEMORY, "takes a context of the first form")]
fn cuMemAlloc(
    /// Room for the address.
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr_v1>,
    /// Bytes to allocate.
    bytesize: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
    check!(dptr);
}

/// Allocates rows of device memory with an address of 32 bits.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(OUT_OF_MEMORY, "takes a context of the first form")]
fn cuMemAllocPitch(
    /// Room for the address.
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr_v1>,
    /// Room for the bytes from one row to the next.
    #[on_failure(zeroed)]
    pPitch: Out<c_uint>,
    /// Bytes of a row that are used.
    WidthInBytes: Any,
    /// Number of rows.
    Height: Any,
    /// Bytes of the widest access.
    ElementSizeBytes: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
    check!(dptr, pPitch);
}

/// Allocates host memory that is page-locked.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(OUT_OF_MEMORY, "takes a context of the first form")]
fn cuMemAllocHost(
    /// Room for the address.
    #[on_failure(zeroed)]
    pp: Out<VoidPtr>,
    /// Bytes to allocate.
    bytesize: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
    check!(pp);
}

/// Frees device memory by its address of 32 bits.
#[needs(initialized)]
#[class(free)]
#[order(observed)]
#[unobserved(own_process)]
fn cuMemFree(
    /// Start of an allocation, or null.
    dptr: FirstAddress,
) {
    check!(initialized, outside_callback, no_capture);
    if thread.has_context() {
        context_is_of_first_form();
    }
    check!(sound_context, dptr);
}

/// Returns the allocation around an address of 32 bits.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unobserved(own_process)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemGetAddressRange(
    /// Room for the first address, or null.
    #[on_failure(zeroed)]
    pbase: Out<CUdeviceptr_v1, Null>,
    /// Room for the size in bytes, or null.
    #[on_failure(zeroed)]
    psize: Out<c_uint, Null>,
    /// Any address in the allocation.
    dptr: Any,
) {
    /// A call without a place for a result succeeds in every state.
    #[rule("nothing-asked", observed, on("580.159.04"))]
    if pbase.is_null() && psize.is_null() {
        return SUCCESS;
    }

    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Returns the free and the total memory in numbers of 32 bits.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemGetInfo(
    /// Room for the free bytes, or null.
    #[on_failure(zeroed)]
    free: Out<c_uint, Null>,
    /// Room for the bytes of the device, or null.
    #[on_failure(zeroed)]
    total: Out<c_uint, Null>,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Returns the address of 32 bits at which the device accesses host memory.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemHostGetDevicePointer(
    /// Room for the address.
    #[on_failure(zeroed)]
    pdptr: Out<CUdeviceptr_v1>,
    /// Address on the host.
    p: Opaque,
    /// Reserved.
    Flags: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
    check!(pdptr);
}

/// Creates an array of one or two dimensions.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(OUT_OF_MEMORY, "takes a context of the first form")]
#[unreachable(UNKNOWN, "takes a context of the first form")]
fn cuArrayCreate(
    /// Room for the array.
    #[creates(Array)]
    pHandle: Out<CUarray>,
    /// Description of the array, whose numbers have 32 bits.
    #[undefined(Some)]
    pAllocateArray: Opaque,
) {
    // The driver reads the description first.
    check!(initialized, context, live_context, outside_callback, pAllocateArray);
    context_is_of_first_form();
    check!(pHandle);
}

/// Creates an array of up to three dimensions.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(OUT_OF_MEMORY, "takes a context of the first form")]
#[unreachable(UNKNOWN, "takes a context of the first form")]
fn cuArray3DCreate(
    /// Room for the array.
    #[creates(Array)]
    pHandle: Out<CUarray>,
    /// Description of the array, whose numbers have 32 bits.
    #[undefined(Some)]
    pAllocateArray: Opaque,
) {
    // The driver reads the description first.
    check!(initialized, context, live_context, outside_callback, pAllocateArray);
    context_is_of_first_form();
    check!(pHandle);
}

/// Returns the description of an array of one or two dimensions.
#[class(handle_lookup)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(NOT_INITIALIZED, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuArrayGetDescriptor(
    /// Room for the description, whose numbers have 32 bits.
    pArrayDescriptor: Out<CUDA_ARRAY_DESCRIPTOR_v1>,
    /// The array.
    hArray: Array,
) {
    check!(hArray);

    /// The array belongs to a context of a newer form.
    #[rule("array-of-first-form", observed, on("580.159.04"))]
    if machine.devices() != 0 && !process.has_first_contexts() {
        return INVALID_CONTEXT;
    }

    check!(pArrayDescriptor);
}

/// Returns the description of an array of up to three dimensions.
#[class(handle_lookup)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(NOT_INITIALIZED, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(CONTEXT_IS_DESTROYED, "takes a context of the first form")]
fn cuArray3DGetDescriptor(
    /// Room for the description, whose numbers have 32 bits.
    pArrayDescriptor: Out<CUDA_ARRAY3D_DESCRIPTOR_v1>,
    /// The array.
    hArray: Array,
) {
    check!(hArray);

    /// The array belongs to a context of a newer form.
    #[rule("array-of-first-form", observed, on("580.159.04"))]
    if machine.devices() != 0 && !process.has_first_contexts() {
        return INVALID_CONTEXT;
    }

    check!(pArrayDescriptor);
}

/// Copies from the host to the device.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
fn cuMemcpyHtoD(
    /// First byte written.
    dstDevice: Any,
    /// First byte read.
    srcHost: Opaque,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the device to the host.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyDtoH(
    /// First byte written.
    dstHost: Opaque,
    /// First byte read.
    srcDevice: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the device to the device.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyDtoD(
    /// First byte written.
    dstDevice: Any,
    /// First byte read.
    srcDevice: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the host to an array.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyHtoA(
    /// Array that is written.
    dstArray: Opaque,
    /// Bytes of its row before those that are written.
    dstOffset: Any,
    /// First byte read.
    srcHost: Opaque,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from an array to the host.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyAtoH(
    /// First byte written.
    dstHost: Opaque,
    /// Array that is read.
    srcArray: Opaque,
    /// Bytes of its row before those that are read.
    srcOffset: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the device to an array.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyDtoA(
    /// Array that is written.
    dstArray: Opaque,
    /// Bytes of its row before those that are written.
    dstOffset: Any,
    /// First byte read.
    srcDevice: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from an array to the device.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyAtoD(
    /// First byte written.
    dstDevice: Any,
    /// Array that is read.
    srcArray: Opaque,
    /// Bytes of its row before those that are read.
    srcOffset: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from one array to another.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpyAtoA(
    /// Array that is written.
    dstArray: Opaque,
    /// Bytes of its row before those that are written.
    dstOffset: Any,
    /// Array that is read.
    srcArray: Opaque,
    /// Bytes of its row before those that are read.
    srcOffset: Any,
    /// Bytes to copy.
    ByteCount: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the host to the device in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpyHtoDAsync(
    /// First byte written.
    dstDevice: Any,
    /// First byte read.
    srcHost: Opaque,
    /// Bytes to copy.
    ByteCount: Any,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the device to the host in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpyDtoHAsync(
    /// First byte written.
    dstHost: Opaque,
    /// First byte read.
    srcDevice: Any,
    /// Bytes to copy.
    ByteCount: Any,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the device to the device in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpyDtoDAsync(
    /// First byte written.
    dstDevice: Any,
    /// First byte read.
    srcDevice: Any,
    /// Bytes to copy.
    ByteCount: Any,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from the host to an array in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpyHtoAAsync(
    /// Array that is written.
    dstArray: Opaque,
    /// Bytes of its row before those that are written.
    dstOffset: Any,
    /// First byte read.
    srcHost: Opaque,
    /// Bytes to copy.
    ByteCount: Any,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies from an array to the host in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpyAtoHAsync(
    /// First byte written.
    dstHost: Opaque,
    /// Array that is read.
    srcArray: Opaque,
    /// Bytes of its row before those that are read.
    srcOffset: Any,
    /// Bytes to copy.
    ByteCount: Any,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies rows.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpy2D(
    /// The copy, whose numbers have 32 bits.
    pCopy: Opaque,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies rows of any alignment.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpy2DUnaligned(
    /// The copy, whose numbers have 32 bits.
    pCopy: Opaque,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies rows in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpy2DAsync(
    /// The copy, whose numbers have 32 bits.
    pCopy: Opaque,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Copies a box.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemcpy3D(
    /// The copy, whose numbers have 32 bits.
    pCopy: Opaque,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Copies a box in stream order.
#[needs(initialized, intact_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(INVALID_HANDLE, "takes a context of the first form")]
fn cuMemcpy3DAsync(
    /// The copy, whose numbers have 32 bits.
    pCopy: Opaque,
    /// Stream whose order the copy joins.
    hStream: Opaque,
) {
    check!(initialized, intact_context, outside_callback);
    context_is_of_first_form();
}

/// Fills memory with bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD8(
    /// First byte filled.
    dstDevice: Any,
    /// The value of each.
    uc: Any,
    /// Number of them.
    N: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Fills memory with elements of two bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD16(
    /// First byte filled.
    dstDevice: Any,
    /// The value of each.
    us: Any,
    /// Number of them.
    N: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Fills memory with elements of four bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD32(
    /// First byte filled.
    dstDevice: Any,
    /// The value of each.
    ui: Any,
    /// Number of them.
    N: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Fills rows with bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD2D8(
    /// First byte filled.
    dstDevice: Any,
    /// Bytes from one row to the next.
    dstPitch: Any,
    /// The value of each.
    uc: Any,
    /// Number of them in a row.
    Width: Any,
    /// Number of rows.
    Height: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Fills rows with elements of two bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD2D16(
    /// First byte filled.
    dstDevice: Any,
    /// Bytes from one row to the next.
    dstPitch: Any,
    /// The value of each.
    us: Any,
    /// Number of them in a row.
    Width: Any,
    /// Number of rows.
    Height: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Fills rows with elements of four bytes.
#[needs(live_context)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuMemsetD2D32(
    /// First byte filled.
    dstDevice: Any,
    /// Bytes from one row to the next.
    dstPitch: Any,
    /// The value of each.
    ui: Any,
    /// Number of them in a row.
    Width: Any,
    /// Number of rows.
    Height: Any,
) {
    check!(initialized, context, live_context, outside_callback);
    context_is_of_first_form();
}

/// Returns the address of 32 bits and the size of a variable of a module.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unobserved(own_process, success)]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(NOT_FOUND, "takes a context of the first form")]
fn cuModuleGetGlobal(
    /// Room for the address, or null.
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr_v1, Null>,
    /// Room for the size in bytes, or null.
    #[on_failure(zeroed)]
    bytes: Out<c_uint, Null>,
    /// The module.
    #[refuses(Null = INVALID_HANDLE)]
    hmod: Module,
    /// Its name.
    name: Opaque,
) {
    check!(initialized, outside_callback, hmod);

    /// The module belongs to a context of a newer form.
    #[rule("module-of-first-form", observed, on("580.159.04"))]
    if machine.devices() != 0 && !process.has_first_contexts() {
        return INVALID_CONTEXT;
    }
}

/// Maps memory of another process, once.
#[class(context_state)]
#[order(observed)]
#[same_rules(cuIpcOpenMemHandle_v2)]
#[unreachable(SUCCESS, "takes a handle of another process")]
#[unobserved(success, live_context, sound_context, own_process)]
fn cuIpcOpenMemHandle(
    /// Room for the address.
    #[lends(DeviceMemory)]
    pdptr: Out<CUdeviceptr>,
    /// Handle that the other process was given.
    handle: Record<CUipcMemHandle>,
    /// The flag for access between devices, which has to be given. No other bit is looked at.
    #[accepts(None, UnknownBit)]
    Flags: BitsOf<CUipcMem_flags>,
) {
}

/// In a context of the first form, the first forms create arrays, describe them, and copy to and from them.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(
    cuArray3DCreate,
    cuArray3DGetDescriptor,
    cuArrayCreate,
    cuArrayGetDescriptor,
    cuMemcpy2D,
    cuMemcpy2DAsync,
    cuMemcpy2DUnaligned,
    cuMemcpy3D,
    cuMemcpy3DAsync,
    cuMemcpyAtoA,
    cuMemcpyAtoD,
    cuMemcpyAtoH,
    cuMemcpyAtoHAsync,
    cuMemcpyDtoA,
    cuMemcpyHtoA,
    cuMemcpyHtoAAsync
)]
fn first_forms_copy_arrays(cuda: &Driver) {
    cuda.cuInit(0)?;
    let context = cuda.cuCtxCreate(CUctx_flags(0), 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let line = CUDA_ARRAY_DESCRIPTOR_v1 {
        Width: 16,
        Height: 0,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
    };
    let (first, second) = (cuda.cuArrayCreate(&line)?, cuda.cuArrayCreate(&line)?);
    let found = cuda.cuArrayGetDescriptor(first)?;
    expect!((found.Width, found.Height, found.NumChannels) == (16, 0, 1));
    let block = CUDA_ARRAY3D_DESCRIPTOR_v1 {
        Width: 4,
        Height: 2,
        Depth: 2,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        Flags: 0,
    };
    let boxes = cuda.cuArray3DCreate(&block)?;
    let found = cuda.cuArray3DGetDescriptor(boxes)?;
    expect!((found.Width, found.Height, found.Depth, found.Flags) == (4, 2, 2, 0));

    let memory = cuda.cuMemAlloc(64)?;
    cuda.cuMemsetD8(memory, 9, 64)?;
    let sent: [u8; 16] = core::array::from_fn(|number| number as u8);
    let mut seen = [0_u8; 16];
    cuda.cuMemcpyHtoA(first, 0, sent.as_ptr().cast(), 16)?;
    cuda.cuMemcpyHtoAAsync(second, 0, [5_u8; 16].as_ptr().cast(), 16, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemcpyAtoA(second, 1, first, 4, 3)?;
    cuda.cuMemcpyAtoD(memory + 1, second, 0, 5)?;
    cuda.cuMemcpyDtoA(second, 8, memory, 3)?;
    cuda.cuMemcpyAtoH(seen.as_mut_ptr().cast(), second, 0, 8)?;
    cuda.cuMemcpyAtoHAsync(seen[8..].as_mut_ptr().cast(), second, 8, 8, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen == [5, 4, 5, 6, 5, 5, 5, 5, 9, 5, 4, 5, 5, 5, 5, 5]);

    let mut rows = CUDA_MEMCPY2D_v1 {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: sent.as_ptr().cast(),
        srcPitch: 4,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory,
        dstPitch: 8,
        WidthInBytes: 2,
        Height: 2,
        ..Default::default()
    };
    cuda.cuMemcpy2D(&rows)?;
    rows.dstDevice = memory + 16;
    cuda.cuMemcpy2DUnaligned(&rows)?;
    rows.dstDevice = memory + 32;
    cuda.cuMemcpy2DAsync(&rows, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    for start in [0, 16, 32] {
        cuda.cuMemcpyDtoH(seen.as_mut_ptr().cast(), memory + start, 12)?;
        expect!(seen[..2] == [0, 1]);
        expect!(seen[8..10] == [4, 5]);
    }
    let mut slices = CUDA_MEMCPY3D_v1 {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: sent.as_ptr().cast(),
        srcPitch: 4,
        srcHeight: 2,
        dstMemoryType: CU_MEMORYTYPE_ARRAY,
        dstArray: boxes,
        WidthInBytes: 4,
        Height: 2,
        Depth: 2,
        ..Default::default()
    };
    cuda.cuMemcpy3D(&slices)?;
    slices.srcMemoryType = CU_MEMORYTYPE_ARRAY;
    slices.srcArray = boxes;
    slices.dstMemoryType = CU_MEMORYTYPE_HOST;
    slices.dstHost = seen.as_mut_ptr().cast();
    slices.dstPitch = 4;
    slices.dstHeight = 2;
    cuda.cuMemcpy3DAsync(&slices, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen == sent);

    cuda.cuMemFree(memory)?;
    for array in [first, second, boxes] {
        cuda.cuArrayDestroy(array)?;
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(context)?;
}

/// Another process opens memory once by the first form, and reads it.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cuIpcOpenMemHandle)]
fn another_process_opens_memory_once(cuda: &Driver) {
    const FLAGS: CUipcMem_flags = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        let context = cuda.cuDevicePrimaryCtxRetain(0)?;
        cuda.cuCtxSetCurrent(context)?;
        let handle: CUipcMemHandle = first.receive()?;
        let block = cuda.cuIpcOpenMemHandle(handle, FLAGS)?;
        expect!(cuda.read(block, 4)? == [7; 4]);
        expect!(cuda.cuIpcOpenMemHandle(handle, FLAGS) == Err(ALREADY_MAPPED));
        expect!(cuda.cuIpcOpenMemHandle_v2(handle, FLAGS)? == block);
        cuda.cuIpcCloseMemHandle(block)?;
        cuda.cuIpcCloseMemHandle(block)?;
        cuda.cuDevicePrimaryCtxRelease_v2(0)?;
        first.send(1_u8)?;
    })?;
    cuda.cuInit(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxSetCurrent(context)?;
    let block = cuda.cuMemAlloc_v2(65536)?;
    cuda.write(block, &[7; 65536])?;
    cuda.cuCtxSynchronize()?;
    other.send(cuda.cuIpcGetMemHandle(block)?)?;
    other.receive::<u8>()?;
    other.end()?;
    cuda.cuMemFree_v2(block)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}
