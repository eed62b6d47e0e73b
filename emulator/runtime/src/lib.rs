//! The reference runtime: a `libcudart.so.13` on the public driver API that obeys the contracts.
//!
//! It looks for its driver as any program does, and asks it nothing that is not in `cuda.h`: so it
//! stands on the reference driver and on the vendor's alike.
//!
//! A module uses only those listed above it; a test of `cuspec-tidy` holds them to that.

/// The result codes, their names and sentences.
pub mod code;

/// The driver below.
mod driver;

/// The current device of each thread, and the contexts that the runtime holds.
mod contexts;

/// What a device is like.
mod properties;

/// The last error of each thread.
mod last_error;

/// Code that programs register.
mod registered;

/// What compilers have programs call.
pub mod exports;

/// The library as a whole.
mod library;

/// What the elements of arrays are.
mod channels;

/// What textures read, and how.
mod textures;

/// Which exemplar a value is.
mod classify;

/// Copies of rows and slices.
mod copies;

/// What each function does once its contract has found the call to be right.
mod calls;

cuspec_glue::export_runtime!(crate::library::runtime);
