//! Memory from pools, allocated and freed in the order of a stream.

/// Returns data with which a process that imported the pool can map one allocation of it.
fn cuMemPoolExportPointer();

/// Returns a handle with which other processes can import a pool.
fn cuMemPoolExportToShareableHandle();

/// Makes a pool that another process has exported known here; nothing can be allocated from it.
fn cuMemPoolImportFromShareableHandle();

/// Returns an address for an allocation of an imported pool, which has to be freed here before it
/// is freed there.
fn cuMemPoolImportPointer();

