//! Arrays, copies of rows and boxes, and memory shared with other processes.

/// Creates an array of up to three dimensions; flags make it layered, a cube map, sparse or fit for
/// surfaces.
fn cuArray3DCreate_v2();

/// Returns extent, format and flags of any array.
fn cuArray3DGetDescriptor_v2();

/// Creates an array of one or two dimensions: memory laid out for textures.
fn cuArrayCreate_v2();

/// Destroys an array and frees its memory; textures and surfaces on it must not be used any more.
fn cuArrayDestroy();

/// Returns width, height and format of an array of one or two dimensions.
fn cuArrayGetDescriptor_v2();

/// Returns size and alignment of the memory that is to be mapped to an array which was created
/// without any.
fn cuArrayGetMemoryRequirements();

/// Returns one plane of an array with a format of several planes, as an array of its own.
fn cuArrayGetPlane();

/// Returns how a sparse array is cut into tiles, and where its smallest mipmap levels lie.
fn cuArrayGetSparseProperties();

/// Registers a function to be called when something happens to a device, for instance its memory
/// runs over budget.
fn cuDeviceRegisterAsyncNotification();

/// Unregisters a function, which is then no longer called when something happens to a device.
fn cuDeviceUnregisterAsyncNotification();

/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

/// Returns a handle of a range of memory for drivers of other devices: a dma-buf file descriptor.
fn cuMemGetHandleForAddressRange();

/// Copies a rectangle of rows between any two kinds of memory in stream order.
fn cuMemcpy2DAsync_v2(
    /// Both sides' kind of memory, address or array, offsets and pitch in bytes; bytes of a row,
    /// and how many rows.
    pCopy: _,
    /// Stream whose order the copy joins; null is the default stream.
    hStream: _,
);

/// Copies a rectangle of rows whose pitches need not suit the device, which may be slower, and
/// waits for it.
fn cuMemcpy2DUnaligned_v2(
    /// Both sides' kind of memory, address or array, offsets and pitch in bytes; bytes of a row,
    /// and how many rows.
    pCopy: _,
);

/// Copies a box of rows and layers between any two kinds of memory in stream order.
fn cuMemcpy3DAsync_v2(
    /// Both sides' kind of memory, address or array, offsets, pitch in bytes and rows of a layer;
    /// and the box.
    pCopy: _,
    /// Stream whose order the copy joins; null is the default stream.
    hStream: _,
);

/// Copies a batch of boxes in stream order and in no order among themselves, and tells which one is
/// at fault.
fn cuMemcpy3DBatchAsync();

/// Copies a batch of boxes in stream order and in no order among themselves.
fn cuMemcpy3DBatchAsync_v2();

/// Copies a box of rows and layers between the memory of two contexts.
fn cuMemcpy3DPeer();

/// Copies a box of rows and layers between the memory of two contexts in stream order.
fn cuMemcpy3DPeerAsync();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpy3DWithAttributesAsync();

/// Copies a box of rows and layers between any two kinds of memory and waits for it.
fn cuMemcpy3D_v2(
    /// Both sides' kind of memory, address or array, offsets, pitch in bytes and rows of a layer;
    /// and the box.
    pCopy: _,
);

/// Copies bytes from one array of one dimension to another.
fn cuMemcpyAtoA_v2();

/// Copies bytes from an array of one dimension to device memory.
fn cuMemcpyAtoD_v2();

/// Copies bytes from an array of one dimension to the host in stream order.
fn cuMemcpyAtoHAsync_v2();

/// Copies bytes from an array of one dimension to the host and waits for it.
fn cuMemcpyAtoH_v2();

/// Copies a batch of ranges in stream order and in no order among themselves, and tells which one
/// is at fault.
fn cuMemcpyBatchAsync();

/// Copies a batch of ranges in stream order and in no order among themselves.
fn cuMemcpyBatchAsync_v2();

/// Copies bytes from device memory to an array of one dimension.
fn cuMemcpyDtoA_v2();

/// Copies bytes from the host to an array of one dimension in stream order.
fn cuMemcpyHtoAAsync_v2();

/// Copies bytes from the host to an array of one dimension and waits for it.
fn cuMemcpyHtoA_v2();

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpyWithAttributesAsync();

/// Creates an array with mipmap levels, each half as large as the one before.
fn cuMipmappedArrayCreate();

/// Destroys a mipmapped array with all of its levels.
fn cuMipmappedArrayDestroy();

/// Returns one level of a mipmapped array as an array, which belongs to the whole.
fn cuMipmappedArrayGetLevel();

/// Returns size and alignment of the memory that is to be mapped to a mipmapped array created
/// without any.
fn cuMipmappedArrayGetMemoryRequirements();

/// Returns how a sparse mipmapped array is cut into tiles, and where its smallest levels lie.
fn cuMipmappedArrayGetSparseProperties();
