//! What the header puts into no group.

/// Returns a table of functions that the driver keeps for NVIDIA's own libraries, by the table's
/// UUID.
fn cuGetExportTable();
