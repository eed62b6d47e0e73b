//! Memory of devices and of the host, arrays, copies and fills.

/// Returns one plane of an array with a format of several planes, as an array of its own.
fn cudaArrayGetPlane();

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cudaMemGetLocationInfo();

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
