//! What the headers put into no group.

/// Returns an extent of a width, height and depth; the width is in elements for arrays and in bytes
/// otherwise.
fn make_cudaExtent();

/// Returns the description of rows of memory: address, bytes from row to row, and logical width and
/// height.
fn make_cudaPitchedPtr();

/// Returns a position; x is in elements for arrays and in bytes otherwise.
fn make_cudaPos();
