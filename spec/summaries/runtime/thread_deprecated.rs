//! The first names of calls that have always been about the device and not the thread.

/// Does what `cudaDeviceReset` does, under its first name.
fn cudaThreadExit();

/// Does what `cudaDeviceGetCacheConfig` does, under its first name.
fn cudaThreadGetCacheConfig();

/// Does what `cudaDeviceGetLimit` does, under its first name.
fn cudaThreadGetLimit();

/// Does what `cudaDeviceSetCacheConfig` does, under its first name.
fn cudaThreadSetCacheConfig();

/// Does what `cudaDeviceSetLimit` does, under its first name.
fn cudaThreadSetLimit();

/// Does what `cudaDeviceSynchronize` does, under its first name.
fn cudaThreadSynchronize();
