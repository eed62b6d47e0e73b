//! Resources of any graphics API, once they are registered.

/// Maps registered resources for the work of a stream; the graphics API must not touch them
/// meanwhile.
fn cuGraphicsMapResources();

/// Returns the mipmapped array through which a mapped texture is reached.
fn cuGraphicsResourceGetMappedMipmappedArray();

/// Returns the address and the size in bytes of a mapped buffer, which may differ at each mapping.
fn cuGraphicsResourceGetMappedPointer_v2();

/// States whether a resource will only be read or only be written where it is mapped next.
fn cuGraphicsResourceSetMapFlags_v2();

/// Returns the array for one layer or cube face and one mipmap level of a mapped texture.
fn cuGraphicsSubResourceGetMappedArray();

/// Unmaps resources after the work of a stream, so that the graphics API may use them again.
fn cuGraphicsUnmapResources();

/// Ends the registration of a graphics resource; its handle is invalid from then on.
fn cuGraphicsUnregisterResource();
