//! Memory of devices and of the host, arrays, copies and fills.

/// Returns format, extent and flags of an array; each may be left out.
fn cudaArrayGetInfo();

/// Returns size and alignment of the memory that is to be mapped to an array which was created
/// without any.
fn cudaArrayGetMemoryRequirements();

/// Returns one plane of an array with a format of several planes, as an array of its own.
fn cudaArrayGetPlane();

/// Returns how a sparse array is cut into tiles, and where its smallest mipmap levels lie.
fn cudaArrayGetSparseProperties();

/// Destroys an array and frees its memory; textures and surfaces on it must not be used any more.
fn cudaFreeArray();

/// Destroys a mipmapped array with all of its levels.
fn cudaFreeMipmappedArray();

/// Returns one level of a mipmapped array as an array, which belongs to the whole.
fn cudaGetMipmappedArrayLevel();

/// Allocates rows and layers of memory on the current device, with the pitch that the device likes
/// best.
fn cudaMalloc3D();

/// Creates an array of up to three dimensions; flags make it layered, a cube map, sparse or fit for
/// surfaces.
fn cudaMalloc3DArray();

/// Creates an array of one or two dimensions: memory laid out for textures and surfaces.
fn cudaMallocArray();

/// Creates an array with mipmap levels, each half as large as the one before.
fn cudaMallocMipmappedArray();

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cudaMemGetLocationInfo();

/// Copies a rectangle of rows between host and device and waits for it.
fn cudaMemcpy2D();

/// Copies a rectangle of rows from one array to another.
fn cudaMemcpy2DArrayToArray();

/// Copies a rectangle of rows in stream order.
fn cudaMemcpy2DAsync(
    /// First byte written.
    dst: _,
    /// Bytes from one row to the next at the destination; at least `width`.
    dpitch: _,
    /// First byte read.
    src: _,
    /// Bytes from one row to the next at the source; at least `width`.
    spitch: _,
    /// Bytes of a row to copy.
    width: _,
    /// Rows to copy.
    height: _,
    /// From which side to which; `cudaMemcpyDefault` takes that from the addresses.
    kind: _,
    /// Stream whose order the copy joins; null is the default stream.
    stream: _,
);

/// Copies a rectangle of rows out of an array and waits for it.
fn cudaMemcpy2DFromArray();

/// Copies a rectangle of rows out of an array in stream order.
fn cudaMemcpy2DFromArrayAsync();

/// Copies a rectangle of rows into an array and waits for it.
fn cudaMemcpy2DToArray();

/// Copies a rectangle of rows into an array in stream order.
fn cudaMemcpy2DToArrayAsync();

/// Copies a box of rows and layers between memory and arrays and waits for it.
fn cudaMemcpy3D();

/// Copies a box of rows and layers between memory and arrays in stream order.
fn cudaMemcpy3DAsync();

/// Copies a batch of boxes in stream order and in no order among themselves.
fn cudaMemcpy3DBatchAsync();

/// Copies a box of rows and layers from one device to another.
fn cudaMemcpy3DPeer();

/// Copies a box of rows and layers from one device to another in stream order.
fn cudaMemcpy3DPeerAsync();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cudaMemcpy3DWithAttributesAsync();

/// Copies a batch of ranges in stream order and in no order among themselves.
fn cudaMemcpyBatchAsync();

/// Copies memory from one device to another, through the host where they do not reach each other.
fn cudaMemcpyPeer();

/// Copies memory from one device to another in stream order, through the host where they do not
/// reach each other.
fn cudaMemcpyPeerAsync(
    /// First byte written.
    dst: _,
    /// Device that it is on.
    dstDevice: _,
    /// First byte read.
    src: _,
    /// Device that it is on.
    srcDevice: _,
    /// Bytes to copy.
    count: _,
    /// Stream whose order the copy joins; null is the default stream of the current device.
    stream: _,
);

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cudaMemcpyWithAttributesAsync();

/// Fills a box of rows and layers with one byte and leaves what lies between them.
fn cudaMemset3D();

/// Fills a box of rows and layers with one byte in stream order and leaves what lies between them.
fn cudaMemset3DAsync();

/// Returns size and alignment of the memory that is to be mapped to a mipmapped array created
/// without any.
fn cudaMipmappedArrayGetMemoryRequirements();

/// Returns how a sparse mipmapped array is cut into tiles, and where its smallest levels lie.
fn cudaMipmappedArrayGetSparseProperties();
