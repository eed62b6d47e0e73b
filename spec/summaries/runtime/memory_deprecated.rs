//! Copies of bytes from and to arrays, whatever their rows.

/// Copies bytes from one array to another, on from the end of a row to the next.
fn cudaMemcpyArrayToArray();

/// Copies bytes out of an array, on from the end of a row to the next, and waits for it.
fn cudaMemcpyFromArray();

/// Copies bytes out of an array, on from the end of a row to the next, in stream order.
fn cudaMemcpyFromArrayAsync();

/// Copies bytes into an array, on from the end of a row to the next, and waits for it.
fn cudaMemcpyToArray();

/// Copies bytes into an array, on from the end of a row to the next, in stream order.
fn cudaMemcpyToArrayAsync();
