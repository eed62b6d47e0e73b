//! Logical endpoints: numbers that stand for memory which devices reach over the fabric.

/// Adds a device to a multicast endpoint; all must be there before memory is bound.
fn cuLogicalEndpointAddDevice();

/// Binds memory at a mapped address to a part of an endpoint, for one device.
fn cuLogicalEndpointBindAddr();

/// Binds physical memory to a part of an endpoint, for one device.
fn cuLogicalEndpointBindMem();

/// Creates an endpoint for one device or for several under a reserved number; it is ready once a
/// query says so.
fn cuLogicalEndpointCreate();

/// Destroys an endpoint; its number stays reserved.
fn cuLogicalEndpointDestroy();

/// Returns a handle with which other processes can import an endpoint.
fn cuLogicalEndpointExport();

/// Returns how large an endpoint with given properties may be, and what bound ranges must be
/// aligned to.
fn cuLogicalEndpointGetLimits();

/// Gives back a range of numbers for endpoints.
fn cuLogicalEndpointIdRelease();

/// Reserves a range of numbers for endpoints.
fn cuLogicalEndpointIdReserve();

/// Makes an endpoint that another process has exported usable here, under a reserved number.
fn cuLogicalEndpointImport();

/// Returns whether the endpoints of a range of numbers are ready for memory and for access.
fn cuLogicalEndpointQuery();

/// Takes the memory of one device away from a part of an endpoint.
fn cuLogicalEndpointUnbind();
