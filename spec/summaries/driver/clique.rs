//! Which devices reach each other over the fabric.

/// Returns how many fabric cliques, groups of devices that reach each other, a device is in.
fn cuDeviceGetCliqueCount();

/// Lists the fabric cliques that a device is in, each with its number and the kind of access that
/// it is for.
fn cuDeviceGetCliqueInfo();

/// Returns the identity of the fabric cluster that a device belongs to.
fn cuDeviceGetFabricClusterUuid();
