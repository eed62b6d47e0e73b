//! The reference runtime: a `libcudart.so.13` on the public driver API that obeys the contracts.
//!
//! It finds its driver as any program does and calls only functions that `cuda.h` declares, so it runs on the
//! reference driver and on the vendor's driver.
//!
//! A module uses only modules listed above it. A test of `cuspec-tidy` checks this.

/// The result codes, their names and descriptions.
pub mod code;

/// The driver below.
mod driver;

/// The current device of each thread, and the contexts that the runtime holds.
mod contexts;

/// The properties of a device.
mod properties;

/// The last error of each thread.
mod last_error;

/// Code that programs register.
mod registered;

/// Texture and surface references that programs register.
mod references;

/// Functions that compilers insert calls to.
pub mod exports;

/// The library as a whole.
mod library;

/// Element formats of arrays.
mod channels;

/// Descriptors of textures and surfaces.
mod textures;

/// Classification of values.
mod classify;

/// Copies of rows and slices.
mod copies;

/// The effect of each function, once its contract has accepted the call.
mod calls;

cuspec_glue::export_runtime!(crate::library::runtime);

/// Returns the number of calls of this process so far whose contract leaves them undefined, so that random
/// sequences can leave them out.
#[unsafe(no_mangle)]
pub extern "C" fn cuspecRuntimeUndefinedCalls() -> u64 {
    cuspec_glue::undefined_calls()
}
