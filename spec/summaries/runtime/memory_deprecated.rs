//! Copies of bytes from and to arrays, whatever their rows.

/// Copies bytes from one array to another, running on from row to row.
fn cudaMemcpyArrayToArray();

/// Copies bytes out of an array, running on from row to row, and waits for it.
fn cudaMemcpyFromArray();

/// Copies bytes out of an array, running on from row to row, in stream order.
fn cudaMemcpyFromArrayAsync();

/// Copies bytes into an array, running on from row to row, and waits for it.
fn cudaMemcpyToArray();

/// Copies bytes into an array, running on from row to row, in stream order.
fn cudaMemcpyToArrayAsync();
