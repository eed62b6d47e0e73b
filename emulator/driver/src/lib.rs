//! The reference driver: a `libcuda.so.1` on the host's memory that obeys the contracts.
//!
//! The contracts, printed as Rust in `cuspec-glue`, check every argument and every state. This
//! crate holds the rest: the state, and the effect of a valid call.
//!
//! A module uses only those listed above it; a test of `cuspec-tidy` enforces this.

/// Anonymous files, by which processes share bytes.
pub mod nameless_file;

/// Address space.
pub mod arena;

/// The device, with the attributes of a real one.
pub mod device;

/// The result codes.
pub mod code;

/// Unique numbers.
pub mod id;

/// Streams: queues of work, and the threads that execute them.
pub mod queue;

/// Formats of OpenGL images.
pub mod image_format;

/// The OpenGL context of the program.
pub mod opengl;

/// Objects of the driver, as plain data.
pub mod objects;

/// Memory of the driver.
pub mod memory;

/// The whole state, behind one lock.
pub mod world;

/// EGL streams, as functions that programs call.
pub mod egl_streams;

/// Operations on the objects.
pub mod operations;

/// The exemplar of the vocabulary that a value is, and the state of the process and the thread.
mod classify;

/// The effect of each function after its contract has found no fault.
pub mod calls;

cuspec_glue::export_driver!(crate::world::driver);

/// Returns the number of calls of this process so far whose contract leaves them undefined, so that random
/// sequences can leave them out.
#[unsafe(no_mangle)]
pub extern "C" fn cuspecDriverUndefinedCalls() -> u64 {
    cuspec_glue::undefined_calls()
}
