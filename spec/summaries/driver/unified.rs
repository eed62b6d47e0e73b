//! Batches on managed memory, and where memory lies.

/// Gives up the contents of managed ranges and moves them, without copying, to where they will be
/// written next.
fn cuMemDiscardAndPrefetchBatchAsync();

/// Declares the contents of managed ranges as no longer needed, in stream order, so that they need
/// not be moved.
fn cuMemDiscardBatchAsync();

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cuMemGetLocationInfo();

/// Migrates a batch of managed ranges in stream order to where they will be used next.
fn cuMemPrefetchBatchAsync();
